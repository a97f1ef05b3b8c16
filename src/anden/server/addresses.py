"""Where a request comes from, and who may say so for others.

A proxy in front of Andén (nginx, Caddy) makes the connection, so every request seems to come from it. It names the
real client in `X-Forwarded-For`, adding the address it sees at the end of what it was sent. Anybody can send such a
header, so it is believed only from the proxies that the host names in `ANDEN_PROXIES` (`127.0.0.1`, `10.0.0.0/8`,
separated by commas): from the right, each address is believed as long as the one who added it is one of our own.
`X-Forwarded-Proto` tells in the same way that the client came by https. Without the setting nobody is believed.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

log = logging.getLogger("anden.server")

UNIX = "unix"
"""The address of who comes by a Unix socket."""
MOST_PROXIES = 16
"""No more addresses of one header are looked at."""


def read(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it may stand in a header, with a port or without."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """What limits count: an IPv4 address, or the network an IPv6 client gets to choose his addresses from (/64)."""
    found = read(address)
    if isinstance(found, IPv6Address):
        return f"{IPv6Network((found, 64), strict=False)}"
    return address if found is None else str(found)


class Proxies:
    """Our own proxies."""

    def __init__(self, text: str) -> None:
        names = [name.strip() for name in text.split(",") if name.strip()]
        self._unix = UNIX in names
        self._networks: list[IPv4Network | IPv6Network] = [_network(name) for name in names if name != UNIX]
        self._warned = False
        self.include = lru_cache(maxsize=4096)(self._include)

    def _include(self, address: str) -> bool:
        if address == UNIX:
            return self._unix
        found = read(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: str) -> str:
        """Who asks, when `peer` makes the connection and sends this `X-Forwarded-For`."""
        if not self.include(peer):
            self._warn(peer)
            return peer
        client = peer
        for text in reversed(forwarded.rsplit(",", MOST_PROXIES)[-MOST_PROXIES:]):
            found = read(text)
            if found is None:
                break
            client = str(found)
            if not self.include(client):
                break
        return client

    def _warn(self, peer: str) -> None:
        """Say once that a proxy nearby is not known: all who come through it count as one."""
        found = read(peer)
        near = peer == UNIX or (found is not None and found.is_private)
        if near and not self._warned:
            self._warned = True
            log.warning(
                "%s sends X-Forwarded-For; if it is your proxy, set ANDEN_PROXIES=%s, "
                "otherwise all who come through it share one limit",
                *(peer, peer),
            )


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise ValueError(f"ANDEN_PROXIES: {name!r} is neither an address nor a network") from None
