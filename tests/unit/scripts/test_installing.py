"""Who installs packages, what is installed on a bare Debian, and what is said where that is not allowed."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from anden_scripts import debian, engine, installer, python_env
from anden_scripts.steps import Problem


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """The commands that were run. Nothing is installed really: pip brings uv, and uv does as it is told."""
    commands: list[list[str]] = []
    uv = tmp_path / "uv"
    monkeypatch.setattr(installer, "UV", uv)
    monkeypatch.setattr(installer, "VENV_BIN", tmp_path)
    monkeypatch.setattr(installer, "VENV_PYTHON", tmp_path / "python")

    def quiet(command: Sequence[str | Path], *, log: str, env: object) -> None:
        commands.append([str(part) for part in command])
        if log == "pip-uv":
            uv.touch()

    monkeypatch.setattr(installer, "quiet", quiet)
    return commands


def test_uv_comes_first_with_its_hash_and_installs_the_rest(ran: list[list[str]]) -> None:
    assert installer.install("--require-hashes", "-r", "x.txt", log="packages", env={}) == "uv"
    fetched, _version, installed = ran
    assert fetched[1:3] == ["-m", "pip"]
    assert fetched[-3:] == ["--require-hashes", "-r", str(installer.UV_LOCK)]
    assert installed[1:3] == ["pip", "install"]
    assert installed[-3:] == ["--require-hashes", "-r", "x.txt"]
    ran.clear()
    installer.install("y", log="packages", env={})
    assert len(ran) == 1, "it stays"


def test_pip_installs_where_uv_does_not_come(ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    plain = vars(installer)["quiet"]

    def quiet(command: Sequence[str | Path], *, log: str, env: dict[str, str]) -> None:
        if log == "pip-uv":
            raise Problem("no wheel for this machine")
        plain(command, log=log, env=env)

    monkeypatch.setattr(installer, "quiet", quiet)
    assert installer.install("-r", "x.txt", log="packages", env={}) == "pip"
    assert [command[1:3] for command in ran] == [["-m", "ensurepip"], ["-m", "pip"]]


def test_pip_installs_what_uv_cannot(ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    plain = vars(installer)["quiet"]

    def quiet(command: Sequence[str | Path], *, log: str, env: dict[str, str]) -> None:
        plain(command, log=log, env=env)
        if str(command[0]).endswith("uv") and log == "packages":
            raise Problem("the registry does not like uv")

    monkeypatch.setattr(installer, "quiet", quiet)
    assert installer.install("-r", "x.txt", log="packages", env={}) == "pip"
    assert ran[-1][1:4] == ["-m", "pip", "install"]


def test_every_python_carries_a_wheel_of_pip() -> None:
    pytest.importorskip("ensurepip")
    wheel = installer.wheel_of_pip()
    assert wheel is not None
    assert wheel.suffix == ".whl"


def test_uv_is_told_of_the_mirror_that_pip_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UV_DEFAULT_INDEX", "SSL_CERT_FILE", "PIP_INDEX_URL", "PIP_CERT", "PIP_CONFIG_FILE"):
        monkeypatch.delenv(name, raising=False)
    file = tmp_path / "pip.conf"
    file.write_text("[global]\nindex-url = mirror/simple\ncert = %(not-ours)s\n")
    monkeypatch.setattr(installer, "PIP_CONFIGURATIONS", (str(file), str(tmp_path / "nothing")))
    told = installer.settings_for_uv()
    assert (told["UV_DEFAULT_INDEX"], told["SSL_CERT_FILE"]) == ("mirror/simple", "%(not-ours)s")
    monkeypatch.setenv("PIP_INDEX_URL", "nearer/simple")
    monkeypatch.setenv("SSL_CERT_FILE", "its own")
    told = installer.settings_for_uv()
    assert told["UV_DEFAULT_INDEX"] == "nearer/simple"
    assert "SSL_CERT_FILE" not in told, "what uv was told itself stays"


class Machine:
    """A Debian without python3-venv and without a compiler."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool) -> None:
        self.missing = ["ensurepip"]
        self.can_compile = False
        self.asked: list[Sequence[str]] = []
        monkeypatch.setattr(debian, "may_install", lambda: root)
        monkeypatch.setattr(debian, "install", self.install)
        monkeypatch.setattr(python_env, "missing_modules", lambda: self.missing)
        monkeypatch.setattr(engine, "can_compile", lambda: self.can_compile)

    def install(self, packages: Sequence[str], *, log: str) -> None:
        self.asked.append(packages)
        self.missing = []
        self.can_compile = "gcc" in packages


def test_as_root_on_debian_what_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    python_env.check_machine()
    engine.ensure_compiler()
    [venv], compiler = machine.asked
    assert venv.endswith("-venv")
    assert "gcc" in compiler
    python_env.check_machine()
    engine.ensure_compiler()
    assert len(machine.asked) == 2, "once"


def test_without_rights_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False)
    with pytest.raises(Problem) as caught:
        python_env.check_machine()
    assert "sudo apt install python3." in caught.value.advice
    engine.ensure_compiler()
    assert machine.asked == []


def test_the_owner_of_a_machine_can_forbid_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.delenv("ANDEN_APT", raising=False)
    assert debian.may_install()
    monkeypatch.setenv("ANDEN_APT", "no")
    assert not debian.may_install()
