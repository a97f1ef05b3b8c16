"""Who installs Python packages into .venv: uv, which takes seconds, or pip where uv cannot.

Both take the same lock files and check the same hashes. uv itself is such a package: pip's own wheel, which every Python
carries for `ensurepip`, fetches it, so that .venv need not be filled with a pip first.
"""

import configparser
import os
import sysconfig
from pathlib import Path

from anden_scripts.places import REQUIREMENTS, VENV_BIN, VENV_PYTHON
from anden_scripts.steps import Problem, quiet, say

UV = VENV_BIN / ("uv.exe" if os.name == "nt" else "uv")
UV_LOCK = REQUIREMENTS / "uv.txt"
PIP_CONFIGURATIONS = ("/etc/pip.conf", "~/.pip/pip.conf", "~/.config/pip/pip.conf")
HANDED_ON = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
"""Settings of pip that uv must know, too, where packages come from a mirror."""


def install(*what: str | Path, log: str, env: dict[str, str]) -> str:
    """Install it with uv, else with pip; says with which. Raises Problem when neither can."""
    if has_uv(env):
        try:
            quiet(
                [UV, "pip", "install", "--python", VENV_PYTHON, *what], log=log, env=env | settings_for_uv()
            )
        except Problem:
            say("      uv could not; pip tries")
        else:
            return "uv"
    quiet([*pip(env), "install", "--no-input", "--progress-bar=off", *what], log=log, env=env)
    return "pip"


def has_uv(env: dict[str, str]) -> bool:
    """Fetch it if it is not there. Whatever keeps it from coming or starting, pip is there."""
    if UV.exists():
        return True
    wheel = wheel_of_pip()
    command = pip(env) if wheel is None else [VENV_PYTHON, "-m", "pip"]
    command += ["install", "--no-input", "--progress-bar=off", "--no-deps", "--only-binary=:all:"]
    from_wheel = {} if wheel is None else {"PYTHONPATH": str(wheel)}
    try:
        quiet([*command, "--require-hashes", "-r", UV_LOCK], log="pip-uv", env=env | from_wheel)
        quiet([UV, "--version"], log="uv-version", env=env)
    except Problem:
        say("      without uv: pip installs, which takes longer")
        UV.unlink(missing_ok=True)
    return UV.exists()


def pip(env: dict[str, str]) -> list[str | Path]:
    """pip in .venv, which is made without one."""
    if not any(VENV_BIN.glob("pip*")):
        quiet([VENV_PYTHON, "-m", "ensurepip", "--default-pip"], log="ensurepip", env=env)
    return [VENV_PYTHON, "-m", "pip"]


def wheel_of_pip() -> Path | None:
    """The wheel that ensurepip would install; distributions keep theirs in a folder of their own."""
    import ensurepip

    places = [
        Path(ensurepip.__file__).parent / "_bundled",
        sysconfig.get_config_var("WHEEL_PKG_DIR"),
        getattr(ensurepip, "_WHEEL_PKG_DIR", None),
    ]
    wheels = (wheel for place in places if place for wheel in sorted(Path(place).glob("pip-*.whl")))
    return next(wheels, None)


def settings_for_uv() -> dict[str, str]:
    """What pip was told about where packages come from, in the words of uv; what uv was told itself stays."""
    told: dict[str, str] = {}
    for place in (*PIP_CONFIGURATIONS, os.environ.get("PIP_CONFIG_FILE", "")):
        file = configparser.RawConfigParser()
        try:
            file.read(Path(place).expanduser(), encoding="utf-8")
        except configparser.Error:
            continue
        told |= dict(file["global"]) if file.has_section("global") else {}
    settings = {"UV_NO_PROGRESS": "1"}
    for name, word in HANDED_ON.items():
        value = os.environ.get(f"PIP_{name.upper().replace('-', '_')}") or told.get(name)
        if value and word not in os.environ:
            settings[word] = value
    return settings
