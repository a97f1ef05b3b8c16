"""The same engine twice in one process: compiled from build/compiled, and interpreted from src."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from bench.games import Bench

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
SOURCE = ROOT / "src"


class Engine:
    """One copy of the packages, with what the measurements need of it."""

    def __init__(self, name: str, folder: Path, bench: Bench) -> None:
        self.name = name
        self.bench = bench
        game = bench.game
        _forget()
        sys.path.insert(0, str(folder))
        try:
            importlib.invalidate_caches()
            package = importlib.import_module(f"anden.games.{game}")
            self.core: ModuleType = importlib.import_module("anden.core")
            self.records: ModuleType = importlib.import_module("anden.core.records")
            self.luck: ModuleType = importlib.import_module("anden.core.luck")
            self.value: ModuleType = importlib.import_module(f"anden.games.{game}.value")
            self.rules: Any = package.rules
            importlib.import_module("anden.core.registry").register(self.rules)
            # msgspec looks up the types of the actions once: now, while their modules can be found by name.
            importlib.import_module("anden.core.codec").Codec(self.rules)
            where = importlib.import_module(f"anden.games.{game}.state").__file__ or ""
        finally:
            sys.path.remove(str(folder))
            _forget()
        if not where.startswith(str(folder)):
            raise RuntimeError(f"{name}: wanted the engine of {folder}, got {where}")
        self.is_compiled = not where.endswith(".py")

    def setup(self) -> Any:
        bench = self.bench
        return self.core.Setup(
            game=self.rules.id,
            version=self.rules.version,
            players=bench.players,
            map=bench.map,
            options=bench.options,
        )


def _forget() -> None:
    """Let the next import load the packages anew; those loaded so far stay alive with whoever holds them."""
    for name in [n for n in sys.modules if n == "anden" or n.startswith(("anden.", "anden_"))]:
        del sys.modules[name]


def both(bench: Bench) -> tuple[Engine | None, Engine]:
    """The compiled engine (None when there is none) and the interpreted one."""
    compiled = None
    if COMPILED.exists():
        compiled = Engine("compiled", COMPILED, bench)
        if not compiled.is_compiled:
            compiled = None
    return compiled, Engine("interpreted", SOURCE, bench)
