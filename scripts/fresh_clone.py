"""Proves the two commands in a fresh clone: `make play` twice (how long until the page answers?) and `make test`.

    python3 scripts/fresh_clone.py                    in a temporary folder of this machine
    sudo python3 scripts/fresh_clone.py --debian      in a minimal Debian with python3 and make only, made by debootstrap
    python3 scripts/fresh_clone.py --test             make test as well; --test="-k shell" chooses tests in every step

What is committed counts. A Debian root gets the settings by which this machine reaches its package registries (apt, pip,
npm, certificates, proxies); they go nowhere else. Nothing is left behind, unless --keep says so.
"""

import argparse
import io
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FIRST, SECOND = 60.0, 3.0
"""Seconds a newcomer waits for the page, and anybody afterwards."""
PATIENCE = 900.0
REACHES_OUT = ("PROXY", "CERT", "SSL", "CA_BUNDLE", "PIP_", "NPM_", "NODE_EXTRA")
"""Words in the names of variables by which a machine is told how to reach registries."""
SETTINGS = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/npmrc",
    "/etc/ssl/certs/ca-certificates.crt",
    "/usr/local/share/ca-certificates",
)
SETTINGS_AT_HOME = (".config/pip", ".pip", ".npmrc", ".config/uv")


class Place:
    """Where the clone lies and how a command is run there."""

    def __init__(self, folder: Path, enter: Sequence[str] = (), env: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.enter = enter
        self.env = {**os.environ} if env is None else dict(env)

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        print(f"$ {' '.join(command)}", flush=True)
        return subprocess.Popen(
            [*self.enter, *command],
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


def clone(folder: Path) -> Path:
    """What is committed, without history."""
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")
    return folder


@contextmanager
def here() -> Iterator[Place]:
    with tempfile.TemporaryDirectory(prefix="anden-fresh-") as folder:
        yield Place(clone(Path(folder) / "anden"))


@contextmanager
def bare_debian(suite: str, root: Path | None, keep: bool) -> Iterator[Place]:
    """A minimal Debian; with --keep the same is used again, with a fresh clone."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("A Debian root is made as root, by debootstrap: sudo apt install debootstrap")
    root = root or Path(tempfile.mkdtemp(prefix="anden-debian-"))
    if not (root / "etc").exists():
        subprocess.run(
            ["debootstrap", "--variant=minbase", "--include=python3,make", suite, str(root)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    settings_of_this_machine(root)
    for folder, kind in (("proc", "proc"), ("dev", "bind")):
        how = ["-t", "proc", "proc"] if kind == "proc" else ["--bind", f"/{folder}"]
        subprocess.run(["mount", *how, str(root / folder)], check=True)
    shutil.rmtree(root / "anden", ignore_errors=True)
    clone(root / "anden")
    variables = {name: value for name, value in os.environ.items() if reaches_out(name)}
    env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8", **variables}
    try:
        yield Place(root, ("chroot", str(root), "env", "-C", "/anden"), env)
    finally:
        for folder in ("dev", "proc"):
            subprocess.run(["umount", "--lazy", str(root / folder)], check=False)
        if not keep:
            shutil.rmtree(root)


def reaches_out(name: str) -> bool:
    return any(word in name.upper() for word in REACHES_OUT)


def settings_of_this_machine(root: Path) -> None:
    home = Path.home()
    wanted = [(Path(place), root / place[1:]) for place in SETTINGS]
    wanted += [(home / place, root / "root" / place) for place in SETTINGS_AT_HOME]
    for file in Path("/etc/apt/apt.conf.d").glob("*"):
        if "Acquire::" in file.read_text(errors="replace"):
            wanted.append((file, root / str(file)[1:]))
    for source, target in wanted:
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def play(place: Place, port: int, limit: float) -> bool:
    """Start, wait for the page, stop. Says how long it took, how much of that was work, and how busy the machine was."""
    began = time.monotonic()
    process = place.start("make", "play", f"ARGS=--no-browser --port {port}")
    try:
        while not answers(port):
            if process.poll() is not None:
                sys.exit(f"make play ended with {process.returncode}")
            if time.monotonic() - began > PATIENCE:
                sys.exit("make play: no page")
            time.sleep(0.1)
        took = time.monotonic() - began
        print(
            f"== the page answers after {took:.1f} s (wanted: {limit:.0f} s); {cpu_seconds(process.pid):.1f} s of work; "
            f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
            flush=True,
        )
    finally:
        stop(process)
    return took <= limit


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b"<title>" in page.read()
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    """Of a process, and all it has started, so far."""
    ticks, parents = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
        ticks[int(stat.parent.name)] = sum(map(int, fields[11:15]))
    family = {pid}
    while grown := {child for child, parent in parents.items() if parent in family} - family:
        family |= grown
    return sum(ticks.get(member, 0) for member in family) / os.sysconf("SC_CLK_TCK")


def stop(process: subprocess.Popen[bytes]) -> None:
    """As Ctrl+C does: everything that belongs to the command."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test(place: Place, chosen: str) -> bool:
    began = time.monotonic()
    code = place.start("make", "test", f"ARGS={chosen}").wait()
    print(f"== make test: exit code {code} after {time.monotonic() - began:.0f} s", flush=True)
    return code == 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--debian", action="store_true")
    parser.add_argument("--suite", default="bookworm", help="which Debian")
    parser.add_argument("--root", type=Path, help="folder of the Debian root (default: a temporary one)")
    parser.add_argument("--keep", action="store_true", help="leave the Debian root there")
    parser.add_argument("--test", nargs="?", const="", default=None, metavar="OPTIONS OF PYTEST")
    parser.add_argument("--port", type=int, default=8765)
    args = parser.parse_args()
    place_of = bare_debian(args.suite, args.root, args.keep) if args.debian else here()
    with place_of as place:
        well = [play(place, args.port, FIRST), play(place, args.port, SECOND)]
        if args.test is not None:
            well.append(test(place, args.test))
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
