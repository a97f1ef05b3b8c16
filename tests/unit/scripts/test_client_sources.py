"""The sources of the client: what neither its linter nor its formatter looks at."""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).resolve().parents[3] / "web" / "src"
LONGEST = 160
KINDS = {".ts", ".svelte", ".css"}


def test_no_line_is_longer_than_a_screen() -> None:
    """The formatter leaves long strings alone: drawings, and sentences put together in one line."""
    long = [
        f"{path.relative_to(WEB)}:{n}"
        for path in sorted(WEB.rglob("*"))
        if path.suffix in KINDS and "generated" not in path.parts
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []
