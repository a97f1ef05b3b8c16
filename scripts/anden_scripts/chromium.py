"""Chromium for the browser tests: the one of the system, installed with apt where we may."""

import os
import shutil
from pathlib import Path

from anden_scripts import client, debian
from anden_scripts.steps import Problem, Steps

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "The browser tests drive the Chromium of this machine. On Debian and Ubuntu: sudo apt install chromium\n"
    "Elsewhere: install Chromium or Chrome, or name it:  ANDEN_CHROMIUM=/path/to/chromium make test"
)


def find() -> Path | None:
    named = os.environ.get("ANDEN_CHROMIUM")
    if named:
        if not Path(named).exists():
            raise Problem(f"ANDEN_CHROMIUM names {named}, which does not exist.", ADVICE)
        return Path(named)
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    return None


def ensure_chromium(steps: Steps) -> Path:
    with steps.step("Chromium for the browser tests"):
        found = find()
        if found is None:
            install()
            found = find()
            steps.note = "installed"
        if found is None:
            raise Problem("There is no Chromium here.", ADVICE)
        steps.note = f"{steps.note or 'ready'}: {found}"
        return found


def driven(browser: Path) -> dict[str, str]:
    """What the tests must know. Playwright brings a Node.js that needs more than a bare Debian has (libatomic1): ours
    does as well."""
    node = client.node_home() / "bin" / "node"
    ours = {"PLAYWRIGHT_NODEJS_PATH": str(node)} if node.exists() else {}
    return {"ANDEN_CHROMIUM": str(browser), **ours}


def install() -> None:
    if not debian.may_install():
        raise Problem("There is no Chromium here.", ADVICE)
    debian.install(["chromium", "fonts-liberation"], log="apt-chromium")
