"""The Python environment in .venv: created once, filled from the lock files, with src on its path."""

import importlib.util
import json
import os
import shutil
import sys
import tomllib
from pathlib import Path

from anden_scripts import debian, installer, stamps
from anden_scripts.places import PACKAGE, REQUIREMENTS, ROOT, VENV, VENV_BIN, VENV_PYTHON
from anden_scripts.steps import Problem, Steps, quiet

STAMP = VENV / "anden.json"
NEEDED_SPACE = 2_000_000_000
# dev.txt holds everything that build.txt holds, in the same versions.
CONTAINED_IN = {"build": ("build", "dev"), "dev": ("dev",), "bench": ("bench",), "docs": ("docs",)}
PIP_AND_VENV = ("venv", "ensurepip")


def environment(**more: str) -> dict[str, str]:
    """The environment for commands from .venv: its programs first, no surprises from outside."""
    env = {**os.environ, **more}
    env.pop("PYTHONHOME", None)
    if "PYTHONPATH" not in more:
        env.pop("PYTHONPATH", None)
    env["VIRTUAL_ENV"] = str(VENV)
    env["PATH"] = os.pathsep.join([str(VENV_BIN), env.get("PATH", os.defpath)])
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env["PIP_ROOT_USER_ACTION"] = "ignore"
    env["PYTHONUNBUFFERED"] = "1"
    return env


def ensure_venv(steps: Steps) -> None:
    with steps.step("Python environment in .venv"):
        facts = stamps.read(STAMP)
        if VENV_PYTHON.exists() and facts.get("root") == str(ROOT):
            steps.note = f"ready, Python {facts.get('python')}"
            return
        check_machine()
        quiet([sys.executable, "-m", "venv", "--without-pip", "--clear", VENV], log="venv")
        version = ".".join(map(str, sys.version_info[:3]))
        stamps.write(STAMP, root=str(ROOT), python=version, installed={}, linked="")
        steps.note = f"created with Python {version}"


def check_machine() -> None:
    """Debian splits Python into packages, and its plain python3 can make no environment."""
    package = f"python3.{sys.version_info.minor}-venv"
    if missing_modules() and debian.may_install():
        debian.install([package], log="apt-venv")
        importlib.invalidate_caches()
    if missing := missing_modules():
        raise Problem(
            f"This Python ({sys.executable}) comes without the module {' and '.join(missing)}.",
            f"On Debian and Ubuntu: sudo apt install {package}   and run the same command again.",
        )
    if shutil.disk_usage(ROOT).free < NEEDED_SPACE:
        raise Problem(
            f"Less than {NEEDED_SPACE // 1_000_000_000} GB are free on the disk of {ROOT}.",
            "Free some space and run the same command again.",
        )


def missing_modules() -> list[str]:
    return [name for name in PIP_AND_VENV if importlib.util.find_spec(name) is None]


def ensure_packages(steps: Steps, which: str) -> None:
    """Install requirements/<which>.txt, unless just that, or a list that contains it, is installed."""
    with steps.step(f"Python packages of requirements/{which}.txt"):
        facts = stamps.read(STAMP)
        installed = facts.get("installed", {})
        if any(installed.get(name) == lock_hash(name) for name in CONTAINED_IN[which]):
            steps.note = "ready"
            return
        lock = REQUIREMENTS / f"{which}.txt"
        # As a constraint too: a package that asks for another with an extra (`psycopg[pool]`) is not pinned by the
        # plain line of the lock, and pip would look for its newest version, whose hash nobody knows.
        options: list[str | Path] = ["--require-hashes", "-r", lock, "-c", lock]
        by = installer.install(*options, log=f"packages-{which}", env=environment())
        # What is now in .venv has the versions of this list; an older, larger list no longer counts.
        kept = {name: value for name, value in installed.items() if value == lock_hash(name)}
        stamps.write(STAMP, **{**facts, "installed": {**kept, which: lock_hash(which)}})
        steps.note = f"installed with {by}"


def lock_hash(which: str) -> str:
    return stamps.hash_of([REQUIREMENTS / f"{which}.txt"], root=ROOT)


def ensure_linked(steps: Steps) -> None:
    """Put src on the path of .venv, with the command `anden` and the list of games. Always pure Python."""
    with steps.step("Andén itself, from src"):
        remove_stray_binaries()
        facts = stamps.read(STAMP)
        key = stamps.hash_of([ROOT / "setup.py"], what_is_packaged(), root=ROOT)
        if facts.get("linked") == key and (VENV_BIN / "anden").exists():
            steps.note = "ready"
            return
        options: list[str | Path] = ["--no-index", "--no-deps", "--no-build-isolation", "--editable", ROOT]
        installer.install(*options, log="anden", env=environment(ANDEN_PURE="1"))
        stamps.write(STAMP, **{**facts, "linked": key})
        steps.note = "linked"


def what_is_packaged() -> str:
    """pyproject.toml without the settings of tools, which change nothing that is installed."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return json.dumps([settings["build-system"], settings["project"], settings["tool"]["setuptools"]])


def remove_stray_binaries() -> None:
    """A compiled module beside its source would win over the source and hide every later edit."""
    for pattern in ("*.so", "*.pyd"):
        for stray in [*PACKAGE.rglob(pattern), *PACKAGE.parent.glob(pattern)]:
            stray.unlink()


def tool(name: str) -> Path:
    return VENV_BIN / name
