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
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from anden_scripts.opening import Place, seconds_to_page
from anden_scripts.steps import Problem

ROOT = Path(__file__).resolve().parents[1]
FIRST, SECOND = 60.0, 3.0
"""Seconds a newcomer waits for the page, and anybody afterwards."""
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
    env["ANDEN_DATA"] = "/anden/build/opening-data"
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


def play(place: Place, limit: float) -> bool:
    """Start, wait for the page, stop. Says how long it took, how much of that was work, and how busy the machine was."""
    took, work = seconds_to_page(place, "make", "play", "ARGS=--no-browser --port {port}")
    print(
        f"== the page answers after {took:.1f} s (wanted: {limit:.0f} s); {work:.1f} s of work; "
        f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
        flush=True,
    )
    return took <= limit


def test(place: Place, chosen: str) -> bool:
    began = time.monotonic()
    code = place.start("make", "test", f"ARGS={chosen}").wait()
    print(f"== make test: exit code {code} after {time.monotonic() - began:.0f} s", flush=True)
    return code == 0


@contextmanager
def told() -> Iterator[None]:
    try:
        yield
    except Problem as problem:
        sys.exit(problem.what)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--debian", action="store_true")
    parser.add_argument("--suite", default="bookworm", help="which Debian")
    parser.add_argument("--root", type=Path, help="folder of the Debian root (default: a temporary one)")
    parser.add_argument("--keep", action="store_true", help="leave the Debian root there")
    parser.add_argument("--test", nargs="?", const="", default=None, metavar="OPTIONS OF PYTEST")
    args = parser.parse_args()
    place_of = bare_debian(args.suite, args.root, args.keep) if args.debian else here()
    with place_of as place, told():
        well = [play(place, FIRST), play(place, SECOND)]
        if args.test is not None:
            well.append(test(place, args.test))
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
