"""The command line: `anden`."""

from __future__ import annotations


def main() -> None:
    """Entry point of the `anden` command."""
    from anden.cli.app import app  # loaded here, so that importing the package costs nothing

    app(prog_name="anden")
