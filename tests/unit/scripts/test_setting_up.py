"""The scripts behind make: what counts as changed, what is compiled, what is said when something is missing."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from anden_scripts import client, engine, locks, stamps
from anden_scripts.places import PACKAGE, REQUIREMENTS, ROOT
from anden_scripts.python_env import CONTAINED_IN
from anden_scripts.steps import PYTEST_SUMMARY, Problem, Steps, advice_for, quiet
from anden_scripts.tasks import COMMANDS
from compile_engine import group_of


def test_an_old_python_can_read_the_first_script() -> None:
    ast.parse((ROOT / "scripts" / "anden_setup.py").read_text(), feature_version=(3, 4))


def test_every_command_is_a_make_target_and_back() -> None:
    targets = re.findall(r"^([a-z]+): ## ", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert set(targets) == {*COMMANDS, "help", "fresh"}


def test_only_marked_modules_of_the_engine_are_compiled(tmp_path: Path) -> None:
    def module(name: str, text: str) -> Path:
        path = tmp_path / "anden" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    marked = module("games/toy/state.py", '"""A state."""\n\n# mypyc: compile\n')
    module("games/toy/actions.py", '"""Structs."""\n')
    module("games/toy/late.py", "\n" * 5 + "# mypyc: compile\n")
    module("server/app.py", "# mypyc: compile\n")
    assert engine.marked_modules(tmp_path) == [marked]


def test_each_game_is_compiled_on_its_own() -> None:
    assert group_of("src/anden/games/railroad_tiles/phases/pawns.py") == "anden_railroad_tiles"
    assert group_of("anden/core/match.py") == "anden_core"
    assert group_of("anden/games/__init__.py") == "anden_core"


def test_a_hash_follows_names_and_contents_but_not_leftovers(tmp_path: Path) -> None:
    def key() -> str:
        return stamps.hash_of(stamps.files_under(tmp_path), root=tmp_path)

    (tmp_path / "a.py").write_text("1")
    first = key()
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("x")
    assert key() == first
    (tmp_path / "a.py").write_text("2")
    second = key()
    assert second != first
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert key() not in (first, second)


def test_a_damaged_stamp_counts_as_none(tmp_path: Path) -> None:
    stamp = tmp_path / "deep" / "stamp.json"
    assert stamps.read(stamp) == {}
    stamps.write(stamp, key="k")
    assert stamps.read(stamp) == {"key": "k"}
    stamp.write_text("{")
    assert stamps.read(stamp) == {}


def test_lock_files_tell_nothing_about_a_machine() -> None:
    locks.check()


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "--find-links /home/me/wheels",
        "--extra-index-url file:///srv/simple",
        "anden @ file:///home/me/anden",
    ],
)
def test_an_address_in_a_lock_file_is_found(line: str) -> None:
    assert locks.ADDRESS.search(f"a==1 \\\n    --hash=sha256:00\n{line}\n")


def names(lines: list[str]) -> set[str]:
    found = (re.match(r"[\w.-]+(\[\w+\])?", line) for line in lines)
    return {match.group().lower().replace("_", "-") for match in found if match}


def test_the_packages_to_run_are_the_same_in_both_lists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["tools"], *extras["server"]]
    ours = names(needed) - {"anden[tools]"}
    assert names((REQUIREMENTS / "base.in").read_text().splitlines()) == ours


def test_the_lists_of_packages_agree_on_versions() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^(\S+==\S+)", (REQUIREMENTS / f"{name}.txt").read_text(), re.MULTILINE))

    assert pins("base") < pins("build") < pins("dev")
    chosen = dict(pin.split("==") for pin in pins("dev"))
    beside = [pin.split("==") for pin in pins("docs") | pins("bench")]
    assert [name for name, version in beside if chosen.get(name, version) != version] == []
    assert set(CONTAINED_IN["build"]) == {"build", "dev"}


def test_no_binary_hides_a_source() -> None:
    assert not list(PACKAGE.rglob("*.so"))


def test_tests_of_the_client_do_not_change_the_client() -> None:
    assert not [path for path in client.inputs() if path.name.endswith(".test.ts")]


@pytest.mark.parametrize(
    ("output", "word"),
    [
        ("OSError: [Errno 28] No space left on device", "disk"),
        ("npm error code EAI_AGAIN", "network"),
        ("Failed to establish a new connection", "network"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "lock file"),
        ("something else", "above"),
    ],
)
def test_advice(output: str, word: str) -> None:
    assert word in advice_for(output)


@pytest.mark.parametrize(
    "line",
    [
        "==== 3 passed in 0.12s ====",
        "========= 1 failed, 762 passed, 2 skipped in 85.70s (0:01:25) =========",
        "=== no tests ran in 0.01s ===",
    ],
)
def test_the_summary_of_pytest_is_recognised(line: str) -> None:
    assert PYTEST_SUMMARY.match(line)
    assert not PYTEST_SUMMARY.match("==== short test summary info ====")


def test_a_failing_command_shows_its_last_words_and_the_step(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps("try", total=1)
    with pytest.raises(Problem) as caught, steps.step("Saying no"):
        quiet(["sh", "-c", "echo because; exit 3"], log="test-failing")
    assert "because" in capsys.readouterr().out
    assert "exit code 3" in caught.value.what
    assert caught.value.where == "step 1 of 1, Saying no"
