"""The arithmetic of the load harness: percentiles, judgements, pacing, delays."""

import math
import random

import msgspec
import pytest

from bench.load.echoes import delay_of
from bench.load.figures import at_most, milliseconds, percentile, size
from bench.load.house import Sizes
from bench.load.paced import due_times
from bench.load.people import choose
from bench.load.records import Library, with_pairs
from bench.load.run import size_of
from bench.load.servers import PLENTY, lifted


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert percentile(values, 0.5) == 50
    assert percentile(values, 0.99) == 99
    assert percentile(values, 1.0) == 100
    assert percentile([7.0], 0.99) == 7
    assert math.isnan(percentile([], 0.5))


def test_what_was_not_measured_is_missed() -> None:
    assert at_most("cost", "CPU", 3.0, 3.0, "ms").ok is True
    assert at_most("cost", "CPU", 3.0, 3.01, "ms").ok is False
    empty = at_most("cost", "CPU", 3.0, math.nan, "ms", ["besides"])
    assert (empty.ok, empty.measured) == (False, "not measured; besides")


def test_figures_are_told_with_three_digits() -> None:
    assert [milliseconds(s) for s in (0.00123, 0.0123, 1.234)] == ["1.23 ms", "12.3 ms", "1,234 ms"]
    assert [size(n) for n in (12, 12_345, 12_345_678)] == ["12 B", "12.3 kB", "12.3 MB"]


def test_actions_are_due_at_the_wanted_rate_and_the_same_each_time() -> None:
    times = due_times(200, 60, random.Random(1))
    assert times == sorted(times) == due_times(200, 60, random.Random(1))
    assert times[0] > 0
    assert times[-1] < 60
    assert len(times) == pytest.approx(12_000, rel=0.05)


def test_a_delay_runs_from_the_answer_to_the_first_event_that_brings_the_action() -> None:
    told = [(10, 1.0), (12, 2.0), (13, 3.0)]
    assert delay_of(told, 12, 1.5) == 0.5
    assert delay_of(told, 11, 1.5) == 0.5  # one event may bring several entries
    assert delay_of(told, 12, 2.5) == 0.0  # the event was faster than the answer
    assert delay_of(told, 14, 3.0) is None


def test_actions_that_do_nothing_are_chosen_seldom() -> None:
    legal = [msgspec.Raw(b'{"do":"pass"}'), msgspec.Raw(b'{"do":"build","at":"E5"}')]
    dice = random.Random(1)
    chosen = [choose(legal, dice) for _ in range(1000)]
    assert 200 < chosen.count(b'{"do":"pass"}') < 350
    assert choose(legal[:1], dice) == b'{"do":"pass"}'


def test_undos_are_numbered_on_and_counted_in_the_header() -> None:
    library = Library(
        {}, {}, '[Length "2"]\n\n1. *: deal\n2. 1: take\n{{PAIRS}}\n', "1: undo 1\n1: redo", length=2
    )
    assert with_pairs(library, 2).decode().splitlines() == [
        '[Length "6"]', "", "1. *: deal", "2. 1: take", "3. 1: undo 1", "4. 1: redo", "5. 1: undo 1", "6. 1: redo",
    ]  # fmt: skip


def test_every_limit_of_the_settings_is_lifted() -> None:
    source = '    rate_guest: str = "1200/minute"\n    streams_per_address: int = 250\n    workers: int = 1\n'
    assert lifted(source) == {"ANDEN_RATE_GUEST": PLENTY["rate"], "ANDEN_STREAMS_PER_ADDRESS": PLENTY["per"]}


def test_a_size_is_given_by_its_name() -> None:
    assert size_of("live_rate=300") == ("live_rate", 300.0)
    assert size_of("writers=7") == ("writers", 7)
    for wrong in ("live_rat=3", "games=1", "writers=many"):
        with pytest.raises(Exception, match=r"no size|not a number"):
            size_of(wrong)
    assert Sizes(writers=7).writers == 7
