"""PostgreSQL, Redis and nginx for the tests that drive real ones: those of the system, installed with apt where we may.

A test starts its own in a temporary folder. So what is installed here must not start anything by itself, neither now
nor when the machine starts again. Without them all other tests run; those that need one are skipped and say so.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from anden_scripts.debian import may_install
from anden_scripts.steps import Problem, Steps, one_at_a_time, quiet, say

POLICY = Path("/usr/sbin/policy-rc.d")
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/anden-tests.conf")
SBIN = ("/usr/sbin", "/usr/local/sbin")  # not in everybody's PATH


@dataclass(frozen=True)
class Server:
    name: str
    program: str
    package: str
    places: tuple[str, ...] = ()

    def find(self) -> Path | None:
        """The program in the PATH or in one of the folders where distributions keep it."""
        if found := shutil.which(self.program):
            return Path(found)
        folders = [folder for place in (*self.places, *SBIN) for folder in sorted(Path("/").glob(place[1:]))]
        return next((path for folder in folders if (path := folder / self.program).exists()), None)


SERVERS = (
    Server("PostgreSQL", "postgres", "postgresql", ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin")),
    Server("Redis", "redis-server", "redis-server"),
    Server("nginx", "nginx", "nginx"),
)


def ensure_servers(steps: Steps) -> None:
    """One step: quick when all are there; where they cannot be installed it says so, and the tests go on."""
    with steps.step("Servers for tests"):
        missing = [server for server in SERVERS if server.find() is None]
        if missing and may_install():
            with one_at_a_time():
                install(missing)
            missing = [server for server in missing if server.find() is None]
        if missing:
            say(f"      {advice(missing)}")
            steps.note = f"without {names(missing)}"
        else:
            steps.note = f"ready: {names(SERVERS)}"


def names(servers: Sequence[Server]) -> str:
    return ", ".join(server.name for server in servers)


def advice(missing: Sequence[Server]) -> str:
    packages = " ".join(server.package for server in missing)
    return (
        f"Not here: {names(missing)}. The tests that need them are skipped. "
        f"On Debian and Ubuntu: sudo apt install {packages}"
    )


def install(missing: Sequence[Server]) -> None:
    """What cannot be installed (no network, no such package) is told, and does not keep the other tests from running."""
    packages = [server.package for server in missing]
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        with nothing_starts():
            quiet(["apt-get", "update"], log="apt-update", env=env)
            command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
            quiet(command, log="apt-servers", env=env)
    except Problem as problem:
        say(f"      {problem.what}")
        say(f"      {problem.advice}")
        return
    not_at_boot([package for package in packages if package != "postgresql"])


@contextmanager
def nothing_starts() -> Iterator[None]:
    """Debian's packages start their services when installed, and PostgreSQL makes a database: not while this holds."""
    made = [
        written(POLICY, "#!/bin/sh\nexit 101\n", 0o755),
        written(NO_CLUSTER, "create_main_cluster = false\n", 0o644),
    ]
    try:
        yield
    finally:
        for path in made:
            if path is not None:
                path.unlink(missing_ok=True)


def written(path: Path, text: str, mode: int) -> Path | None:
    """The file, if it was not there; what the owner of the machine has put there stays."""
    if path.exists():
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(mode)
    return path


def not_at_boot(services: Sequence[str]) -> None:
    if services and shutil.which("systemctl"):
        subprocess.run(["systemctl", "disable", *services], capture_output=True, check=False)
