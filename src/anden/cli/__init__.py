"""The command line: `anden`."""

from __future__ import annotations

import sys

FROM_OUTSIDE = "anden"


def main() -> None:
    """Entry point of the `anden` command. The base package is the engine alone: a command that needs more says what to install."""
    try:
        from anden.cli.app import app  # loaded here, so that importing the package costs nothing

        app(prog_name="anden")
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", FROM_OUTSIDE):  # a fault of our own
            raise
        sys.exit(what_to_install(missing, sys.argv[1:]))


def what_to_install(missing: str, words: list[str]) -> str:
    """The sentence for somebody who has the engine only."""
    command = " ".join(["anden", *words[:1]])
    return (
        f"{command}: the package {missing!r} is not installed; the engine does without it, this command does not.\n"
        "Install it with the server and all commands:  pip install 'anden[server]'\n"
        "or with the commands alone (arena, replay, check, …):  pip install 'anden[tools]'"
    )
