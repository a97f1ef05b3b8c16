"""A long list in little memory behaves like a list."""

from __future__ import annotations

import sys

import pytest

from anden.core.facts import Event
from anden.core.packed import PAGE, Packed

SIZES = (0, 1, PAGE - 1, PAGE, PAGE + 1, 5 * PAGE + 3)


def both(size: int) -> tuple[Packed[tuple[Event, ...]], list[tuple[Event, ...]]]:
    plain = [(Event("laid", {"tile": n, "at": ("a", n), "new": True}),) * (n % 3) for n in range(size)]
    packed: Packed[tuple[Event, ...]] = Packed(tuple[Event, ...])
    for events in plain:
        packed.append(events)
    return packed, plain


@pytest.mark.parametrize("size", SIZES)
def test_it_reads_like_a_list(size: int) -> None:
    packed, plain = both(size)
    assert len(packed) == size
    assert packed == plain
    assert list(packed) == plain
    assert [packed[n] for n in range(-size, size)] == plain + plain
    for cut in (
        slice(None),
        slice(3, -2),
        slice(PAGE - 2, PAGE + 2),
        slice(None, None, -1),
        slice(size, None),
    ):
        assert packed[cut] == plain[cut]
    for n in (size, -size - 1):
        with pytest.raises(IndexError):
            packed[n]
    assert repr(packed) == repr(plain)


@pytest.mark.parametrize("size", SIZES)
def test_many_at_once_are_the_same(size: int) -> None:
    packed, plain = both(size)
    again: Packed[tuple[Event, ...]] = Packed(tuple[Event, ...])
    again.add(map(Packed.pack, plain))
    assert again == packed
    assert packed != [*plain, ()]
    assert packed != "laid"


def test_the_newest_can_be_changed() -> None:
    packed, plain = both(PAGE + 2)
    for some in (packed, plain):
        some[-1] += (Event("end"),)
    assert packed == plain
    with pytest.raises(IndexError):
        packed[0] = ()


def test_growing_is_seen_after_looking() -> None:
    packed, _ = both(PAGE)
    assert packed[0] == ()
    packed.append(())
    assert packed[-1] == ()
    assert packed[1][0].args == {"tile": 1, "at": ("a", 1), "new": True}


def test_old_items_take_little() -> None:
    packed, plain = both(20 * PAGE)
    pages = sum(map(sys.getsizeof, packed._pages))
    assert pages < 10 * len(plain)
