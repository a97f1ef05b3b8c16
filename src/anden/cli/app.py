"""All commands of `anden`. What they do is in the modules beside this one, loaded when a command runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import anden

app = typer.Typer(
    help="Andén: railway board games by their full rules, with people and with bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str | None, typer.Option("--lang", help="es or en (default: from the environment)")]
GameName = Annotated[str, typer.Argument(help="a game's id, see `anden games`")]
Database = Annotated[
    str | None, typer.Option(help="database URL (default: ANDEN_DATABASE, else SQLite in the data folder)")
]
RecordFile = Annotated[Path, typer.Argument(help="a record, text or JSON; - reads from standard input")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"anden {anden.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="print the version and stop")
    ] = False,
) -> None:
    del version


@app.command()
def play(
    port: Annotated[
        int | None, typer.Option(help="port (default: 8000 or the next free one)", min=0, max=65535)
    ] = None,
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="open the browser")] = True,
) -> None:
    """Start the server on your own machine and open the browser. Games are kept in your data folder."""
    from anden.cli import hosting

    hosting.play(host, port, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="address to listen on")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="port", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="database URL (default: ANDEN_DATABASE, else SQLite in the data folder)"),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(help="processes for bots (0: on PostgreSQL, leave it to `anden bots`)", min=0, max=256),
    ] = None,
) -> None:
    """Start the server for others, with a database of your choice."""
    from anden.cli import hosting

    hosting.serve(host, port, database, workers)


@app.command()
def bots(
    database: Annotated[str | None, typer.Option(help="PostgreSQL URL (default: ANDEN_DATABASE)")] = None,
    workers: Annotated[int | None, typer.Option(help="processes that think", min=1, max=256)] = None,
) -> None:
    """Think for the bots of servers that share a PostgreSQL database; serves no pages."""
    from anden.server.thinking import think

    think(database, workers)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="the new file, or a folder for a file named by the time")],
    database: Database = None,
) -> None:
    """Save all games, guests and the secret key to one file, while the server runs."""
    from anden.cli import keeping

    keeping.backup_to(file, database)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="a file made by `anden backup`")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="in the place of what is there, which is saved first")
    ] = False,
    check_only: Annotated[bool, typer.Option("--check", help="only tell whether the file is whole")] = False,
) -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL. Stop the server first."""
    from anden.cli import keeping

    keeping.restore_from(file, database, replace=replace, only_check=check_only)


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
    add_help_option=False,
)
def arena(context: typer.Context) -> None:
    """Let bots play each other and sum up; `anden arena --help` tells the options."""
    from anden.arena.command import main

    raise typer.Exit(main(context.args))


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="stop after this entry", min=0)] = None,
    lang: Lang = None,
) -> None:
    """Print a record move by move, with the standings."""
    from anden.cli import replaying

    replaying.replay(file, at, lang)


@app.command()
def check(
    game: Annotated[
        str | None, typer.Argument(help="a game's id, or a map file (default: all games)")
    ] = None,
    seeds: Annotated[int, typer.Option(help="random games per setup", min=1)] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="no options, only maps and player counts")] = False,
) -> None:
    """Check the data of a game and whether it keeps the contract, over every map, player count and option.

    Of a map file (`anden check my_map.json`) it says what is wrong with it: file, place and reason.
    """
    from anden.cli import checking

    if game is not None and checking.is_file(game):
        raise typer.Exit(checking.check_file(Path(game)))
    raise typer.Exit(checking.check(game, seeds, quick))


@app.command()
def perft(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="number of players", min=1)] = None,
    depth: Annotated[int, typer.Option(help="decisions deep", min=0)] = 3,
    seed: Annotated[str, typer.Option(help="seed of luck")] = "perft",
    map_id: Annotated[str | None, typer.Option("--map", help="map")] = None,
    options: Annotated[str, typer.Option(help="options as JSON")] = "{}",
    divide: Annotated[bool, typer.Option("--divide", help="also for each first decision apart")] = False,
) -> None:
    """Count the ways a game can go."""
    from anden.cli import counting

    raise typer.Exit(counting.count(game, players, depth, seed, map_id, options, divide))


@app.command()
def verify(file: RecordFile) -> None:
    """Check that luck in a finished game was honest: commitment, seed and every draw."""
    from anden.cli import verifying

    raise typer.Exit(verifying.verify_file(file))


@app.command()
def doctor() -> None:
    """Tell whether this machine has what Andén needs, and what to do if not."""
    from anden.cli import doctor as doctor_module

    raise typer.Exit(doctor_module.examine())


@app.command()
def games(lang: Lang = None) -> None:
    """List the installed games."""
    from anden.cli import listing

    listing.games(lang)
