"""No game leads into a dead end: whoever is to act can act, in every version of the rules, whatever came before.

A failure prints the setup, the seed and the log as a record: `anden replay` shows it.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from anden.core.registry import everything
from anden.core.testing import toy
from anden.core.testing.never_stuck import Tally, search, search_installed

FEW = 3_000
MANY = 1_000_000
SHARD = 10_000
PROCESSES = 2
RECORDS = Path(__file__).parent.parent / "records"
NAMES = [name for name, rules in sorted(everything().items()) if rules.id != toy.rules.id]
"""All games in all their versions. Other tests may have installed the toy game, which worker processes do not know."""


def known(name: str) -> list[str]:
    """The golden games of this version."""
    rules = everything()[name]
    folder = RECORDS / rules.id / f"v{rules.version}"
    paths = [path for path in folder.glob("*.txt") if not path.name.endswith(".standings.txt")]
    return [path.read_text(encoding="utf-8") for path in sorted(paths)]


@pytest.mark.parametrize("name", NAMES)
def test_whoever_is_to_act_can_act(name: str) -> None:
    tally = search(everything()[name], "few", FEW, known(name))
    assert tally.states >= FEW
    assert tally.side_steps > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted({name.split("@")[0] for name in NAMES}))
def test_whoever_is_to_act_can_act_in_a_million_states(game: str) -> None:
    names = [name for name in NAMES if name.split("@")[0] == game]
    shards = MANY // SHARD
    tally = Tally()
    # a compiled engine and threads do not mix with fork
    with ProcessPoolExecutor(PROCESSES, multiprocessing.get_context("spawn")) as pool:
        jobs = []
        for n in range(shards):
            name = names[n % len(names)]
            jobs.append(pool.submit(search_installed, name, f"many {n}", SHARD, known(name)))
        try:
            for job in jobs:
                tally.add(job.result())
        finally:
            pool.shutdown(cancel_futures=True)
    print(f"{game}: {tally}")
    assert tally.states >= MANY
    assert tally.games > 0
