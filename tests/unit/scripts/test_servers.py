"""PostgreSQL, Redis and nginx for the tests: found, installed without starting anything, or told to be missing."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from anden_scripts import servers
from anden_scripts.servers import SERVERS, Server
from anden_scripts.steps import Problem, Steps

NOWHERE = Server("Nowhere", "no-such-program-anywhere", "no-such-package")


def programs(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).touch(mode=0o755)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Sequence[str]]:
    """An empty machine, and the commands it is asked for. Nothing is installed really."""
    commands: list[Sequence[str]] = []
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(servers, "SBIN", ())
    monkeypatch.setattr(servers, "SERVERS", tuple(Server(s.name, s.program, s.package) for s in SERVERS))
    monkeypatch.setattr(servers, "POLICY", tmp_path / "policy-rc.d")
    monkeypatch.setattr(servers, "NO_CLUSTER", tmp_path / "createcluster.d" / "tests.conf")
    monkeypatch.setattr(servers, "not_at_boot", lambda services: commands.append(["not at boot", *services]))

    def quiet(command: Sequence[str], *, log: str, env: object) -> None:
        assert (tmp_path / "policy-rc.d").read_text() == "#!/bin/sh\nexit 101\n"
        assert "create_main_cluster = false" in (tmp_path / "createcluster.d" / "tests.conf").read_text()
        commands.append(command)
        if "install" in command:
            wanted = [server.program for server in SERVERS if server.package in command]
            programs(tmp_path / "bin", *wanted)

    monkeypatch.setattr(servers, "quiet", quiet)
    return commands


def step() -> tuple[Steps, str]:
    steps = Steps("test", total=1)
    servers.ensure_servers(steps)
    return steps, steps.done[0].note


def test_what_is_there_is_not_installed(asked: list[Sequence[str]], tmp_path: Path) -> None:
    programs(tmp_path / "bin", *(server.program for server in SERVERS))
    assert step()[1] == "ready: PostgreSQL, Redis, nginx"
    assert asked == []


def test_only_what_is_missing_is_installed_and_nothing_starts(
    asked: list[Sequence[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "may_install", lambda: True)
    programs(tmp_path / "bin", "nginx")
    assert step()[1] == "ready: PostgreSQL, Redis, nginx"
    assert [command[-2:] for command in asked] == [
        ["apt-get", "update"],
        ["postgresql", "redis-server"],
        ["not at boot", "redis-server"],
    ]
    assert not (tmp_path / "policy-rc.d").exists(), "the machine is as before"
    assert not (tmp_path / "createcluster.d" / "tests.conf").exists()


def test_what_the_owner_of_the_machine_has_decided_stays(tmp_path: Path, asked: list[Sequence[str]]) -> None:
    (tmp_path / "policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
    with servers.nothing_starts():
        assert servers.NO_CLUSTER.exists()
    assert (tmp_path / "policy-rc.d").exists()
    assert asked == []


def test_without_rights_it_says_what_to_do_and_goes_on(
    asked: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(servers, "may_install", lambda: False)
    assert step()[1] == "without PostgreSQL, Redis, nginx"
    said = capsys.readouterr().out
    assert "tests that need them are skipped" in said
    assert "sudo apt install postgresql redis-server nginx" in said
    assert asked == []


def test_without_a_network_it_says_so_and_goes_on(
    asked: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(_command: Sequence[str], **_given: object) -> None:
        raise Problem("This command failed", "The network did not answer.")

    monkeypatch.setattr(servers, "may_install", lambda: True)
    monkeypatch.setattr(servers, "quiet", fails)
    assert step()[1] == "without PostgreSQL, Redis, nginx"
    assert "The network did not answer." in capsys.readouterr().out
    assert asked == []


def test_programs_outside_the_path_are_found(tmp_path: Path) -> None:
    programs(tmp_path / "postgresql" / "15" / "bin", "a-server-of-tests")
    found = Server("A", "a-server-of-tests", "a", (f"{tmp_path}/postgresql/*/bin",)).find()
    assert found == tmp_path / "postgresql" / "15" / "bin" / "a-server-of-tests"
    assert NOWHERE.find() is None
