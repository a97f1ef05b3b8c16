"""The commands: play, test, dev and the others. Each is a list of steps."""

import argparse
import errno
import io
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from anden_scripts import (
    beside,
    chromium,
    client,
    engine,
    locks,
    opening,
    python_env,
    pythons,
    servers,
    site,
    stamps,
)
from anden_scripts.places import BUILD, ROOT, STATIC, VENV, VENV_PYTHON, WEB
from anden_scripts.python_env import environment, tool
from anden_scripts.steps import Beside, Problem, Steps, advice_for, one_at_a_time, open_output, say, shown
from anden_scripts.types import typescript

NO_TESTS_FOUND = 5  # pytest's exit code for an empty selection
LIGHT = "not slow and not browser and not engine"
GAMES = "not slow and not browser and (engine or contract)"
BROWSER = "not slow and browser"
BROWSER_TESTS = "tests/browser"
LAST_FAILED = BUILD / "pytest_cache" / "v" / "cache" / "lastfailed"
FLAKY_ALLOWED = 1
SLOWEST = "--durations=15"  # tells where the time of a run went
SIDE_BY_SIDE = ("-n", "2", "--dist", "worksteal")
LINT_CACHE = ("--cache", "--cache-location", "node_modules/.cache/eslint")
FORMAT_CACHE = ("--cache", "--cache-location", "node_modules/.cache/prettier")
COMPILE_FIRST = "--compile-first"
WORTH_A_TABLE = 2.0  # seconds a step takes, so that it is of interest where the time went


# --- setting up ---------------------------------------------------------------------------------------------------


def set_up_python(steps: Steps, packages: str) -> None:
    with one_at_a_time():
        python_env.ensure_venv(steps)
        python_env.ensure_packages(steps, packages)
        python_env.ensure_linked(steps)


def set_up_client(steps: Steps) -> None:
    with one_at_a_time():
        client.ensure_npm_packages(steps)
        client.ensure_client(steps)


def set_up_engine(steps: Steps, *, required: bool = False) -> bool:
    with one_at_a_time(engine.LOCK):
        return engine.ensure_compiled(steps, required=required)


def become(command: Sequence[str | Path], env: Mapping[str, str]) -> None:
    """End as this command: it gets the terminal, the signals and the exit code."""
    words = [str(word) for word in command]
    os.chdir(ROOT)
    os.execve(words[0], words, dict(env))


# --- checking -----------------------------------------------------------------------------------------------------


def check_step(
    steps: Steps, title: str, command: Sequence[str | Path], env: Mapping[str, str], cwd: Path = ROOT
) -> None:
    with steps.step(title):
        code, summaries = open_output(command, env=env, cwd=cwd)
        steps.summaries += summaries
        if code == NO_TESTS_FOUND and "pytest" in map(str, command):
            steps.note = "no tests yet"
        elif code != 0:
            raise Problem(f"Exit code {code}.", f"To repeat only this: {shown_in(cwd, command)}")


def shown_in(cwd: Path, command: Sequence[str | Path]) -> str:
    return shown(command) if cwd == ROOT else f"(cd {cwd.relative_to(ROOT)} && {shown(command)})"


def pytest_step(
    steps: Steps, title: str, folders: Sequence[str], arguments: Sequence[str], env: Mapping[str, str]
) -> None:
    there = [folder for folder in folders if any((ROOT / folder).rglob("test_*.py"))]
    if there:
        check_step(steps, title, [VENV_PYTHON, "-m", "pytest", SLOWEST, *arguments, *there], env)
        return
    with steps.step(title):
        steps.note = "no tests yet"


def games_step(steps: Steps, arguments: Sequence[str]) -> None:
    """The tests that play many games, and the contract once more, on the engine that people play with."""
    title = "Tests of whole games, compiled engine (pytest)"
    env = engine.compiled_environment(ANDEN_EXPECT_COMPILED="1")
    if not set_up_engine(steps, required=True):
        title = "Tests of whole games, interpreted (pytest)"
        env = environment()
    pytest_step(steps, title, ["tests"], [*SIDE_BY_SIDE, "-m", GAMES, *arguments], env)


def browser_step(steps: Steps, arguments: Sequence[str], env: Mapping[str, str]) -> None:
    """A page can be late on a busy machine: what failed gets one more chance by itself. One test that needs it is told;
    several are a page that is not sound."""
    chosen = ["-m", BROWSER, *arguments]
    try:
        title = "Browser tests (pytest, Playwright)"
        pytest_step(steps, title, [BROWSER_TESTS], [*SIDE_BY_SIDE, *chosen], env)
        return
    except Problem as problem:
        say(f"      {problem.what} What failed runs once more, one after another.")
    flaky = failed_tests(BROWSER_TESTS)
    steps.total += 2
    title = "Browser tests that failed, once more"
    pytest_step(steps, title, [BROWSER_TESTS], [*chosen, "--last-failed"], env)
    with steps.step("Flaky browser tests"):
        for name in flaky:
            say(f"      passed only at its second try: {name}")
        steps.note = f"{len(flaky)} passed only at the second try"
        if len(flaky) > FLAKY_ALLOWED:
            raise Problem(f"{len(flaky)} browser tests are flaky.", "\n".join(flaky))


def failed_tests(folder: str) -> list[str]:
    """The tests below a folder that failed when they last ran, as pytest remembers them."""
    return sorted(name for name in stamps.read(LAST_FAILED) if name.startswith(f"{folder}/"))


def opening_step(steps: Steps) -> None:
    """The other command: its page must answer. How long that takes is told; a busy machine is no fault of ours."""
    with steps.step("The page of make play"):
        command = [sys.executable, "scripts/anden_setup.py", "play", "--no-browser", "--port", "{port}"]
        took, work = opening.seconds_to_page(opening.Place(ROOT), *command, output=subprocess.DEVNULL)
        steps.note = f"answers after {took:.1f} s ({work:.1f} s of work)"


def check_sources(steps: Steps) -> None:
    """The quick checks of the Python sources."""
    env = environment()
    check_step(steps, "Lint (ruff check)", [tool("ruff"), "check"], env)
    check_step(steps, "Format (ruff format --check)", [tool("ruff"), "format", "--check"], env)
    check_step(steps, "Layers (import-linter)", [tool("lint-imports"), "--no-cache"], env)


@contextmanager
def check_types_beside(steps: Steps) -> Iterator[None]:
    """mypy takes one core for a minute: the steps inside go on meanwhile, and what it found is told after them."""
    command = [tool("mypy")]
    with Beside(command, environment(), log="mypy") as types:
        yield
        with steps.step("Types (mypy --strict)"):
            code, output = types.wait()
            say(output.rstrip())
            if code != 0:
                raise Problem(f"Exit code {code}.", f"To repeat only this: {shown(command)}")
            steps.note = "ok, it ran beside the others"


def check_client(steps: Steps) -> None:
    """The quick checks of the client's sources."""
    command, env = client.web_tool("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    check_step(steps, "Types of the client (svelte-check)", command, env, cwd=WEB)
    command, env = client.web_tool("eslint", "--max-warnings", "0", *LINT_CACHE, ".")
    check_step(steps, "Lint of the client (eslint)", command, env, cwd=WEB)
    command, env = client.web_tool("prettier", "--check", *FORMAT_CACHE, ".")
    check_step(steps, "Format of the client (prettier --check)", command, env, cwd=WEB)


# --- commands -----------------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> None:
    """The page first. What takes minutes is done beside it, unless it is wanted first."""
    compile_first = COMPILE_FIRST in arguments
    arguments = [argument for argument in arguments if argument != COMPILE_FIRST]
    steps = Steps("play", total=6)
    set_up_python(steps, "build")
    set_up_client(steps)
    later = engine.must_compile() and not compile_first
    if later:
        with steps.step("Compiled engine (mypyc) in build/compiled"):
            steps.note = "follows beside the server, which begins on the interpreted one"
    else:
        set_up_engine(steps)
    if any(step.took >= WORTH_A_TABLE for step in steps.done):
        steps.table()
    say(f"      all set in {steps.elapsed}; starting the server (stop it with Ctrl+C)")
    become([tool("anden"), "play", *arguments], beside.start() if later else engine.compiled_environment())


def compile_engine(arguments: list[str]) -> None:
    """Now and here, or beside a server that already runs (`make play` does that)."""
    if arguments[:1] == ["--beside"]:
        beside.compile_beside(int(arguments[1]))
        return
    steps = Steps("compile", total=4)
    set_up_python(steps, "build")
    set_up_engine(steps, required=True)


def test(arguments: list[str]) -> None:
    """Tests of servers and pages wait a good deal: the engine is compiled meanwhile, at low priority."""
    steps = Steps("test", total=21)
    set_up_python(steps, "dev")
    with Beside([*beside.COMMAND, beside.BEHIND_TESTS], environment(), log="compile") as compiling:
        check_sources(steps)
        with check_types_beside(steps):
            set_up_client(steps)
            check_client(steps)
            vitest, env = client.web_tool("vitest", "run")
            check_step(steps, "Tests of the client (vitest)", vitest, env, cwd=WEB)
        servers.ensure_servers(steps)
        light = [*SIDE_BY_SIDE, "-m", LIGHT, *arguments]
        pytest_step(steps, "Tests (pytest)", ["tests"], light, environment())
        with steps.step("Engine that was compiled beside them"):
            compiling.wait()
    games_step(steps, arguments)
    browser = chromium.ensure_chromium(steps)
    env = engine.compiled_environment(**chromium.driven(browser))
    browser_step(steps, arguments, env)
    opening_step(steps)
    finish(steps, "All tests passed")


def check(arguments: list[str]) -> None:
    steps = Steps("check", total=11)
    set_up_python(steps, "dev")
    check_sources(steps)
    with check_types_beside(steps):
        with one_at_a_time():
            client.ensure_npm_packages(steps)
        check_client(steps)
    finish(steps, "All checks passed")


def slow(arguments: list[str]) -> None:
    steps = Steps("slow", total=9)
    set_up_python(steps, "dev")
    set_up_client(steps)
    set_up_engine(steps, required=True)
    servers.ensure_servers(steps)
    browser = chromium.ensure_chromium(steps)
    env = engine.compiled_environment(**chromium.driven(browser))
    pytest_step(
        steps, "Slow tests on the compiled engine (pytest)", ["tests"], ["-m", "slow", *arguments], env
    )
    finish(steps, "All slow tests passed")


def on_every_python(arguments: list[str]) -> None:
    """The engine on all versions of Python we promise, as far as they are here."""
    steps = Steps("pythons", total=2 + len(pythons.VERSIONS))
    with one_at_a_time():
        python_env.ensure_venv(steps)
        python_env.ensure_packages(steps, "build")
    pythons.run(steps, LIGHT, arguments)
    finish(steps, "No Python that is here fails")


def finish(steps: Steps, words: str) -> None:
    steps.table()
    say(f"{words} in {steps.elapsed}.")


def format_sources(arguments: list[str]) -> None:
    steps = Steps("format", total=8)
    set_up_python(steps, "dev")
    with one_at_a_time():
        client.ensure_npm_packages(steps)
    env = environment()
    check_step(
        steps, "Mend what can be mended (ruff check --fix)", [tool("ruff"), "check", "--fix-only"], env
    )
    check_step(steps, "Format (ruff format)", [tool("ruff"), "format"], env)
    command, env = client.web_tool("eslint", "--fix", *LINT_CACHE, ".")
    check_step(steps, "Mend what can be mended in the client (eslint --fix)", command, env, cwd=WEB)
    command, env = client.web_tool("prettier", "--write", "--log-level", "warn", *FORMAT_CACHE, ".")
    check_step(steps, "Format of the client (prettier)", command, env, cwd=WEB)


def types(arguments: list[str]) -> None:
    for path in typescript.write():
        say(f"written: {path.relative_to(ROOT)}")


def dev(arguments: list[str]) -> None:
    steps = Steps("dev", total=4)
    set_up_python(steps, "dev")
    with one_at_a_time():
        client.ensure_npm_packages(steps)
    server: list[str | Path] = [VENV_PYTHON, "-m", "uvicorn", "--factory", "anden.server.app:create_app"]
    server += ["--reload", "--reload-dir", "src/anden", "--host", "127.0.0.1", "--port", "8000", *arguments]
    data = os.environ.get("ANDEN_DATA") or str(BUILD / "dev-data")
    vite, vite_env = client.web_tool("vite")
    say("      The server, as it is in src, listens on port 8000; its games are in build/dev-data.")
    say("      Open the client at http://127.0.0.1:5173 and stop both with Ctrl+C.")
    run_together(
        subprocess.Popen(server, cwd=ROOT, env=environment(ANDEN_DATA=data)),
        subprocess.Popen(vite, cwd=WEB, env=vite_env),
    )


def run_together(*processes: subprocess.Popen[bytes]) -> None:
    """Until Ctrl+C, or until one of them ends: then the others end too."""
    try:
        while all(process.poll() is None for process in processes):
            time.sleep(0.3)
    except KeyboardInterrupt:
        say("\nStopping.")
    for process in processes:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
    for process in processes:
        process.wait()


def bench(arguments: list[str]) -> None:
    steps = Steps("bench", total=5)
    set_up_python(steps, "dev")
    with one_at_a_time():
        python_env.ensure_packages(steps, "bench")
    set_up_engine(steps, required=True)
    become([VENV_PYTHON, "-m", "bench", *arguments], engine.compiled_environment())


def load(arguments: list[str]) -> None:
    steps = Steps("load", total=4)
    set_up_python(steps, "dev")
    set_up_engine(steps, required=True)
    become([VENV_PYTHON, "-m", "bench.load", *arguments], engine.compiled_environment())


def arena(arguments: list[str]) -> None:
    steps = Steps("arena", total=4)
    set_up_python(steps, "build")
    set_up_engine(steps)
    become([tool("anden"), "arena", *arguments], engine.compiled_environment())


def docs(arguments: list[str]) -> None:
    """The site in build/site. A link that leads nowhere, or a page that nothing leads to, is an error."""
    steps = Steps("docs", total=3)
    with one_at_a_time():
        python_env.ensure_venv(steps)
        python_env.ensure_packages(steps, "docs")
    site.collect()
    command: list[str | Path] = [VENV_PYTHON, "-m", "mkdocs", "build", "--strict", "--clean"]
    command += ["--config-file", site.SETTINGS, *arguments]
    check_step(steps, "Site of guides, decisions, rulings and reference (mkdocs)", command, environment())
    say(f"Open {(site.SITE / 'index.html').relative_to(ROOT)} in a browser.")


def lock(arguments: list[str]) -> None:
    steps = Steps("lock", total=11)
    set_up_python(steps, "dev")
    locks.recompile(steps, *arguments)


def wheel(arguments: list[str]) -> None:
    steps = Steps("wheel", total=6)
    set_up_python(steps, "dev")
    set_up_client(steps)
    command: list[str | Path] = [
        VENV_PYTHON,
        "-m",
        "build",
        "--no-isolation",
        "--wheel",
        "--outdir",
        "dist",
        *arguments,
    ]
    check_step(steps, "Wheel with compiled engine and client, in dist/", command, environment())


def clean(arguments: list[str]) -> None:
    """Remove all that was made here. Games and accounts are elsewhere, in the user's data folder."""
    made = [VENV, BUILD, ROOT / "dist", WEB / "node_modules", STATIC]
    made += [ROOT / name for name in (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")]
    for path in made:
        if path.exists():
            say(f"removing {path.relative_to(ROOT)}")
            shutil.rmtree(path)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "compile": compile_engine,
    "test": test,
    "dev": dev,
    "bench": bench,
    "load": load,
    "arena": arena,
    "check": check,
    "format": format_sources,
    "types": types,
    "docs": docs,
    "slow": slow,
    "pythons": on_every_python,
    "clean": clean,
    "lock": lock,
    "wheel": wheel,
}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="anden_setup.py", description="Set up and run Andén.")
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on to what the command runs")
    chosen = parser.parse_args(words)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents still shows the rest
    try:
        COMMANDS[chosen.command](chosen.arguments)
    except Problem as problem:
        say(f"\n{problem.what}")
        if problem.advice:
            say(problem.advice)
        say(f"FAILED: make {chosen.command}" + (f", {problem.where}" if problem.where else ""))
        return 1
    except KeyboardInterrupt:
        say("\nStopped. Run the same command to go on where it was left.")
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EACCES, errno.EPERM, errno.EDQUOT):
            raise
        say(f"\n{error}")
        say(advice_for("ENOSPC" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "EACCES"))
        say(f"FAILED: make {chosen.command}")
        return 1
    return 0
