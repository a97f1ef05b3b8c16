"""Whom we believe about where a request comes from."""

from __future__ import annotations

import logging

import pytest

from anden.server.addresses import Proxies, counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", "1.2.3.4", "203.0.113.7"),  # a stranger may claim what he likes
        ("127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),  # what the client itself sent stands further left
        ("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.1.2.3", "1.2.3.4"),  # two proxies of ours
        ("127.0.0.1", "10.9.9.9,10.1.2.3", "10.9.9.9"),  # a client inside our own network
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "1.2.3.4, nonsense", "127.0.0.1"),
        ("127.0.0.1", "1.2.3.4, nonsense, 10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        ("127.0.0.1", "[2001:db8::1]:5678", "2001:db8::1"),
        ("127.0.0.1", "::ffff:1.2.3.4", "1.2.3.4"),
        ("::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("unix", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", ",".join(["10.0.0.1"] * 5000), "10.0.0.1"),
    ],
)
def test_the_header_is_believed_as_far_as_our_own_proxies_reach(
    peer: str, forwarded: str, client: str
) -> None:
    assert Proxies("127.0.0.1, 10.0.0.0/8,unix").client(peer, forwarded) == client


def test_nobody_is_believed_by_default() -> None:
    for peer in ("127.0.0.1", "::1", "unix", "10.0.0.1"):
        assert Proxies("").client(peer, "1.2.3.4") == peer


def test_a_proxy_nearby_that_is_not_known_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "anden.server"):
        proxies = Proxies("")
        proxies.client("8.8.8.8", "1.2.3.4")
        assert not caplog.records
        proxies.client("127.0.0.1", "1.2.3.4")
        proxies.client("127.0.0.1", "1.2.3.4")
    assert [
        record.getMessage() for record in caplog.records if "ANDEN_PROXIES=127.0.0.1" in record.getMessage()
    ]
    assert len(caplog.records) == 1


def test_a_nonsense_setting_is_told() -> None:
    with pytest.raises(ValueError, match="ANDEN_PROXIES: 'nginx'"):
        Proxies("127.0.0.1,nginx")


def test_who_can_choose_his_address_is_counted_by_his_network() -> None:
    assert counted("2001:db8:1:2:aaaa::1") == counted("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("1.2.3.4") == counted("::ffff:1.2.3.4") == "1.2.3.4"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("unix") == "unix"
