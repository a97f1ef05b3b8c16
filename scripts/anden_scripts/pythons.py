"""The engine's tests on every Python we promise, as far as this machine has them: `make pythons`.

None is downloaded. Looked for are those in the PATH, those of pyenv and uv, and those that ANDEN_PYTHONS names (paths with
`:` between them). A Python that is not here is named, and does not make the run red.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from anden_scripts import installer
from anden_scripts.places import BUILD, REQUIREMENTS, ROOT
from anden_scripts.python_env import environment
from anden_scripts.steps import Problem, Steps, open_output, quiet

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
HOMES = (".pyenv/versions/{version}*/bin/python{version}", ".local/share/uv/python/*/bin/python{version}")
NOT_ENGINE = {"arena", "bench", "bots", "cli", "scripts", "texts"}
ASK = "import sys; print('.'.join(map(str, sys.version_info[:2])))"


def find(version: str) -> Path | None:
    """An interpreter of this version that runs: what is called python3.12 may be a stand-in that only says no."""
    return next((path for path in candidates(version) if version_of(path) == version), None)


def candidates(version: str) -> Iterator[Path]:
    for named in os.environ.get("ANDEN_PYTHONS", "").split(os.pathsep):
        if named:
            yield Path(named)
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    for pattern in HOMES:
        yield from sorted(Path.home().glob(pattern.format(version=version)))


def version_of(python: Path) -> str:
    try:
        asked = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip()


def engine_tests() -> list[str]:
    units = sorted(folder for folder in (ROOT / "tests" / "unit").iterdir() if folder.is_dir())
    chosen = [folder for folder in units if folder.name not in NOT_ENGINE and not folder.name.startswith("_")]
    return ["tests/contract", "tests/scenarios", *(str(folder.relative_to(ROOT)) for folder in chosen)]


def run(steps: Steps, marks: str, arguments: Sequence[str]) -> None:
    """One step for each; raises Problem at the end when one has failed."""
    failed = []
    for version in VERSIONS:
        with steps.step(f"Engine tests on Python {version}"):
            python = find(version)
            if python is None:
                steps.note = "not to be had here"
                continue
            ours = prepare(version, python)
            cache = f"cache_dir={ours.parents[1] / 'pytest_cache'}"
            command: list[str | Path] = [ours, "-m", "pytest", "-q", "-o", cache, "-m", marks]
            code, summaries = open_output([*command, *arguments, *engine_tests()], env=environment())
            steps.summaries += summaries
            steps.note = f"{'passed' if code == 0 else 'FAILED'}: {python}"
            failed += [version] if code else []
    if failed:
        raise Problem(f"The engine's tests fail on Python {', '.join(failed)}.", "The lines above say why.")


def prepare(version: str, python: Path) -> Path:
    """An environment of its own in build/pythons, from the same lock file."""
    folder = BUILD / "pythons" / version
    ours = folder / "bin" / "python"
    env = environment()
    if not ours.exists():
        quiet([python, "-m", "venv", "--without-pip", "--clear", folder], log=f"venv-{version}")
    if not installer.has_uv(env):
        raise Problem("For several Pythons uv is needed, and it could not be had.")
    install: list[str | Path] = [installer.UV, "pip", "install", "--python", ours]
    lock = REQUIREMENTS / "dev.txt"
    env |= installer.settings_for_uv()
    quiet([*install, "--require-hashes", "-r", lock, "-c", lock], log=f"packages-{version}", env=env)
    itself: list[str | Path] = ["--no-index", "--no-deps", "--no-build-isolation", "--editable", ROOT]
    quiet([*install, *itself], log=f"anden-{version}", env=env | {"ANDEN_PURE": "1"})
    return ours
