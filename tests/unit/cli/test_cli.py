"""The commands, as a person at a terminal uses them."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import anden
from anden.cli import doctor, hosting
from anden.cli.app import app
from anden.cli.checking import judged
from anden.core import Event, registry
from anden.core.records import Record, json_of, text_of
from anden.core.testing import random_match, toy
from anden.core.testing.toy import Toy, rules, toy_setup


@pytest.fixture(autouse=True)
def _toy_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("ANDEN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANGUAGE", raising=False)
    with registry.registered(toy.rules):
        yield


def run(*arguments: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    match = random_match(rules, toy_setup(rounds=1), "abc")
    path.write_text(
        text_of(Record(match, ["Ana [b]", "Bruno"], comments={2: ["a fine bid"]})), encoding="utf-8"
    )
    return path


def test_version() -> None:
    result = run("--version")
    assert result.output == f"anden {anden.__version__}\n"


def test_help_lists_all_commands() -> None:
    output = run("--help").output
    for command in ("play", "serve", "arena", "replay", "check", "perft", "verify", "doctor", "games"):
        assert command in output


# --- replay ------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0, result.output
    assert "1. Luck: deal 336 234" in result.output
    assert "Bruno lays a card face down." in result.output
    assert "a fine bid" in result.output
    assert "At the end" in result.output
    assert "Ana [b] > Bruno" in result.output


def test_replay_in_spanish_up_to_an_entry(record: Path) -> None:
    result = run("replay", str(record), "--lang", "es", "--at", "2")
    assert result.exit_code == 0
    assert "Bruno deja una carta boca abajo." in result.output
    assert "3." not in result.output
    assert "Después de la anotación 2" in result.output


def test_replay_up_to_the_last_entry(record: Path) -> None:
    result = run("replay", str(record), "--at", "6")
    assert result.exit_code == 0, result.output
    assert "6." in result.output


def test_a_map_file_hears_from_the_game_it_is_for() -> None:
    """Of two games that take its format, from the one that has less to say."""
    wrong = "map.json: format: "
    opinions = [
        [f"{wrong}this is not ours"],
        ["map.json: no city", "map.json: no hex"],
        ["map.json: no city"],
    ]
    assert judged(opinions, wrong) == ["map.json: no city"]
    assert judged([[f"{wrong}one"], [f"{wrong}two"]], wrong) == [f"{wrong}one", f"{wrong}two"]
    assert judged([[f"{wrong}one"], []], wrong) == []


def test_replay_takes_the_language_from_the_environment(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "El azar" in run("replay", str(record)).output


def test_replay_tells_platform_entries(tmp_path: Path) -> None:
    match = random_match(rules, toy_setup(rounds=1), "abc")
    match.undo({0, 1}, free=True)
    match.redo()
    path = tmp_path / "undo.json"
    path.write_text(json_of(Record(match)), encoding="utf-8")
    output = run("replay", str(path)).output
    assert "undoes back to move" in output
    assert "redoes what was undone" in output


def test_replay_from_standard_input(record: Path) -> None:
    assert run("replay", "-", stdin=record.read_bytes()).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["replay", "/no/such/file"], "No such file"),
        (["replay", "RECORD", "--at", "99"], "has 6 entries"),
        (["replay", "RECORD", "--lang", "fr"], "no texts in 'fr'"),
        (["replay", "BROKEN"], "line 2: found the game 'chess'"),
        (["verify", "BROKEN"], "line 2: found the game 'chess'"),
        (["perft", "chess"], "no game 'chess'"),
        (["perft", "toy@7"], "version 7 of toy is not installed"),
        (["perft", "toy", "--map", "moon"], "no map 'moon'"),
        (["perft", "toy", "--players", "9"], "does not allow"),
        (["perft", "toy", "--options", "["], "no JSON object"),
        (["check", "chess"], "no game 'chess'"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], says: str, record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(record.read_text(encoding="utf-8").replace('"toy"', '"chess"'), encoding="utf-8")
    files = {"RECORD": str(record), "BROKEN": str(broken)}
    result = run(*(files.get(argument, argument) for argument in arguments))
    assert result.exit_code in (1, 2)
    assert says in result.output
    assert "Traceback" not in result.output


# --- verify, perft, games ----------------------------------------------------------------------------------------


def test_verify_honest_luck(record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert "2 acts of luck are what the seed gives" in result.output


def test_verify_tells_the_deviation(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    lines = [
        line.replace("roll 1", "roll 6") for line in lines if "Result" not in line and "Scores" not in line
    ]
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines), encoding="utf-8")
    result = run("verify", str(forged))
    assert result.exit_code == 1
    assert "entry 4: luck gave `roll 6`, the seed gives `roll 1`" in result.output


def test_verify_another_seed(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"abc"', '"abd"'), encoding="utf-8")
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "does not fit" in result.output


def test_verify_without_seed(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"abc"', '"none"'), encoding="utf-8")
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "nothing can be checked" in result.output


def test_perft_counts() -> None:
    result = run("perft", "toy", "--map", "yard", "--depth", "3", "--seed", "abc", "--divide")
    assert result.exit_code == 0
    assert "depth 3: 24" in result.output
    assert "bid 6" in result.output


def test_games_are_listed() -> None:
    output = run("games").output
    assert "toy" in output
    assert "siding, yard" in output


# --- check -------------------------------------------------------------------------------------------------------


def test_check_a_sound_game() -> None:
    result = run("check", "toy", "--seeds", "2")
    assert result.exit_code == 0, result.output
    assert "toy, rules version 1: data, texts and contract are in order" in result.output


class Leaky(Toy):
    def hide(self, s: Any, seat: int | None) -> Any:
        return s.copy()


class Crashing(Toy):
    def scores(self, s: Any) -> Any:
        raise ZeroDivisionError


class Unsound(Toy):
    def check_data(self) -> list[str]:
        return ["hex E5 has no neighbour"]

    keys = Toy.keys | {"event-whistle"}

    def apply(self, s: Any, seat: int, a: Any) -> list[Event]:
        return [*super().apply(s, seat, a), Event("whistle")]


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (Leaky(), "can tell"),
        (Crashing(), "ZeroDivisionError"),
        (Unsound(), "data: hex E5 has no neighbour"),
        (Unsound(), "es: no text for event-whistle"),
    ],
)
def test_check_tells_what_is_wrong(game: Toy, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "toy", game)
    # texts lie beside the rules of the toy, not beside this test
    monkeypatch.setattr(type(game), "__module__", Toy.__module__)
    result = run("check", "toy", "--quick")
    assert result.exit_code == 1
    assert says in result.output


# --- play, serve -------------------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Instead of a server: with what it would have been started."""
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr(
        hosting,
        "start",
        lambda host, port, database, *, open_browser: calls.append((host, port, database, open_browser)),
    )
    return calls


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody listens on."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen(1)
        yield busy.getsockname()[1]


def test_play_starts_the_server(started: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "is_free", lambda host, port: True)
    assert run("play").exit_code == 0
    assert run("play", "--no-browser", "--port", "9123").exit_code == 0
    assert started == [("127.0.0.1", 8000, None, True), ("127.0.0.1", 9123, None, False)]


def test_play_takes_the_next_free_port_and_says_so(
    started: list[Any], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "PORT", taken)
    result = run("play")
    assert result.exit_code == 0
    assert f"Port {taken} is in use; taking " in result.output
    assert taken < started[0][1] < taken + 50


def test_play_with_a_port_of_ones_own_insists(started: list[Any], taken: int) -> None:
    result = run("play", "--port", str(taken))
    assert result.exit_code == 1
    assert f"port {taken} is in use" in result.output
    assert not started


def test_serve_for_others(started: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "is_free", lambda host, port: True)
    monkeypatch.setenv("ANDEN_WORKERS", "1")
    result = run("serve", "--port", "9000", "--database", "postgresql+psycopg://db/anden", "--workers", "3")
    assert result.exit_code == 0
    assert started == [("0.0.0.0", 9000, "postgresql+psycopg://db/anden", False)]
    assert os.environ["ANDEN_WORKERS"] == "3"


def test_bots_need_a_database_that_is_shared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ANDEN_DATA", str(tmp_path))
    monkeypatch.delenv("ANDEN_DATABASE", raising=False)
    result = run("bots", "--workers", "2")
    assert result.exit_code == 1
    assert "--database postgresql://" in result.output
    assert list(tmp_path.iterdir()) == [], "no key, no database"


def test_serve_refuses_a_taken_port(started: list[Any], taken: int) -> None:
    result = run("serve", "--host", "127.0.0.1", "--port", str(taken))
    assert result.exit_code == 1
    assert "in use" in result.output
    assert not started


# --- doctor ------------------------------------------------------------------------------------------------------


def test_doctor_names_everything(tmp_path: Path) -> None:
    output = run("doctor").output
    for word in (
        "Python",
        "engine:",
        "C compiler",
        "data folder",
        "disk",
        "port 8000",
        "Chromium",
        "Node.js",
        "games",
    ):
        assert word in output
    assert str(tmp_path / "data") in output.replace("\n", "")


def test_doctor_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("ANDEN_DATA", str(blocked / "data"))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    result = run("doctor")
    assert result.exit_code == 1
    assert "ANDEN_DATA" in result.output
    assert "apt install gcc" in result.output
    assert "apt install chromium" in result.output


def test_doctor_minds_disk_space(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "DISK", 10**18)
    result = run("doctor")
    assert result.exit_code == 1
    assert "free some space" in result.output


# --- arena -------------------------------------------------------------------------------------------------------


def test_arena_hands_its_arguments_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from anden.arena import command

    seen: list[list[str]] = []

    def main(arguments: list[str]) -> int:
        seen.append(list(arguments))
        return 1

    monkeypatch.setattr(command, "main", main)
    result = run("arena", "railroad_tiles", "--games", "4", "--help")
    assert result.exit_code == 1
    assert seen == [["railroad_tiles", "--games", "4", "--help"]]
