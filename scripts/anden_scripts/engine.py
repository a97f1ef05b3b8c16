"""The compiled engine in build/compiled: a copy of the package with mypyc's binaries beside the sources.

src never holds a binary, so what runs from src is always what is written there. What runs from build/compiled is
brought up to date here before every use.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from anden_scripts import debian, stamps
from anden_scripts.places import BUILD, COMPILED, PACKAGE, ROOT, SOURCE, STATIC, VENV, VENV_PYTHON
from anden_scripts.python_env import environment
from anden_scripts.steps import Problem, Steps, quiet, say

ENGINE_PACKAGES = ("core", "hexes", "games")
MARK = "# mypyc: compile"
MARK_WITHIN_LINES = 5
STAMP = COMPILED / "anden.json"
COPY = COMPILED / "anden"
WORK = BUILD / "mypyc"
COMPILER = ROOT / "scripts" / "compile_engine.py"
LOCK = "lock-engine"
COMPILER_PACKAGES = ("gcc", "libc6-dev", f"python3.{sys.version_info.minor}-dev")

Tell = Callable[[str], None]
"""Hears every line the compiler prints."""


def marked_modules(source: Path = SOURCE) -> list[Path]:
    """The modules to compile: under core, hexes or games, with the mark in one of their first five lines."""
    found = []
    for name in ENGINE_PACKAGES:
        for path in stamps.files_under(source / "anden" / name, ".py"):
            with path.open(encoding="utf-8") as file:
                if any(line.strip() == MARK for line, _ in zip(file, range(MARK_WITHIN_LINES), strict=False)):
                    found.append(path)
    return found


def c_compiler() -> str | None:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for candidate in (named.split()[0], "cc", "gcc", "clang"):
        if path := shutil.which(candidate):
            return path
    return None


def has_python_headers() -> bool:
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()


def can_compile() -> bool:
    return c_compiler() is not None and has_python_headers()


def ensure_compiler() -> None:
    """A C compiler and Python's headers, as root on Debian. Where they cannot be had the engine stays pure Python."""
    if not can_compile() and debian.may_install():
        try:
            debian.install(COMPILER_PACKAGES, log="apt-compiler")
        except Problem as problem:
            say(f"      {problem.what} {problem.advice}")


def engine_key() -> str:
    """What the binaries depend on: the engine's sources, mypyc, this Python, and how we compile."""
    files = [PACKAGE / "__init__.py", COMPILER]
    for name in ENGINE_PACKAGES:
        files += stamps.files_under(PACKAGE / name, ".py")
    mypy = sorted(path.name for path in VENV.glob("lib/python3*/site-packages/mypy-*.dist-info"))
    python = str(stamps.read(VENV / "anden.json").get("python"))
    can = f"compiler: {can_compile()}"
    return stamps.hash_of(files, *mypy, python, can, sysconfig.get_platform(), root=ROOT)


def must_compile() -> bool:
    """Whether it would take minutes to bring build/compiled up to date, and not a moment."""
    return stamps.read(STAMP).get("engine") != engine_key()


def ensure_compiled(steps: Steps, *, required: bool = False) -> bool:
    """Bring build/compiled up to date. True if the engine in it is compiled; False if it runs as pure Python."""
    with steps.step("Compiled engine (mypyc) in build/compiled"):
        was_ready = not must_compile()
        outcome = bring_up_to_date()
        steps.note = f"{'ready' if was_ready else 'built'}: {outcome}"
        if required and outcome.startswith("failed"):
            STAMP.unlink(missing_ok=True)
            raise Problem("The engine does not compile.", "The whole output: build/logs/mypyc.log")
        return outcome.startswith("compiled")


def bring_up_to_date(tell: Tell | None = None) -> str:
    """The outcome in words, beginning with compiled, pure or failed."""
    tree = stamps.hash_of(stamps.files_under(PACKAGE), root=ROOT)
    key = engine_key()
    facts = stamps.read(STAMP)
    if facts.get("engine") != key:
        ensure_compiler()
        key = engine_key()
        facts = {}
        STAMP.unlink(missing_ok=True)
        remove_binaries()
    if facts.get("tree") != tree:
        synchronise()
    outcome = str(facts.get("outcome") or compile_modules(tell))
    stamps.write(STAMP, tree=tree, engine=key, outcome=outcome)
    return outcome


def remove_binaries() -> None:
    for binary in [*COMPILED.rglob("*.so"), *COMPILED.rglob("*.pyd")]:
        binary.unlink()


def synchronise() -> None:
    """Make build/compiled/anden a copy of src/anden; files change by renaming, so a running server keeps its own."""
    wanted = {path.relative_to(PACKAGE): path for path in stamps.files_under(PACKAGE)}
    for path in list(stamps.files_under(COPY)):
        if path.relative_to(COPY) not in wanted and path.suffix not in (".so", ".pyd"):
            path.unlink()
    for relative, path in wanted.items():
        target = COPY / relative
        if not target.exists() or target.read_bytes() != path.read_bytes():
            put(path, target)
    served = COPY / "server" / "static"
    if not served.is_symlink():
        served.parent.mkdir(parents=True, exist_ok=True)
        served.symlink_to(os.path.relpath(STATIC, served.parent), target_is_directory=True)


def put(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".new")
    shutil.copyfile(path, fresh)
    fresh.replace(target)


def compile_modules(tell: Tell | None = None) -> str:
    """Compile the marked modules of the copy. Says in words how it went, beginning with compiled, pure or failed."""
    modules = marked_modules(COMPILED)
    if not modules:
        return "pure Python (no module is marked yet)"
    if not can_compile():
        say(
            "      No C compiler or no Python headers here: the engine will run as pure Python, several times slower."
        )
        say(f"      For the fast one, on Debian and Ubuntu: sudo apt install {' '.join(COMPILER_PACKAGES)}")
        return "pure Python (no C compiler)"
    say(f"      modules to compile: {len(modules)}; again only when the engine changes")
    binaries = WORK / "lib"
    names = [str(module.relative_to(COMPILED)) for module in modules]
    if stamps.read(WORK / "modules.json").get("modules") != names:
        shutil.rmtree(WORK, ignore_errors=True)  # otherwise what did not change is kept
        stamps.write(WORK / "modules.json", modules=names)
    try:
        command = [VENV_PYTHON, COMPILER, COMPILED, WORK, *modules]
        quiet(command, log="mypyc", env=environment(), cwd=COMPILED, tell=tell)
    except Problem as problem:
        say(f"      {problem.what}\n      The engine will run as pure Python. {problem.advice}")
        return "failed (runs as pure Python; see build/logs/mypyc.log)"
    for binary in sorted([*binaries.rglob("*.so"), *binaries.rglob("*.pyd")]):
        put(binary, COMPILED / binary.relative_to(binaries))
    return f"compiled ({len(modules)} of its modules)"


def compiled_environment(**more: str) -> dict[str, str]:
    """The environment in which `import anden` finds build/compiled."""
    return environment(PYTHONPATH=str(COMPILED), **more)
