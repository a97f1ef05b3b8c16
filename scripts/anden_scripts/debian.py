"""What the system itself must bring: installed with apt where we may, otherwise told."""

import os
import shutil
from collections.abc import Sequence

from anden_scripts.steps import quiet, say


def may_install() -> bool:
    """As root on Debian and its kin, unless the owner of the machine forbids it: ANDEN_APT=no."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None and os.environ.get("ANDEN_APT") != "no"


def install(packages: Sequence[str], *, log: str) -> None:
    """Says what it installs before it does. Raises Problem when it cannot."""
    say(f"      missing on this system, installing with apt: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet(["apt-get", "update"], log="apt-update", env=env)
    quiet(["apt-get", "install", "--yes", "--no-install-recommends", *packages], log=log, env=env)
