"""A long list in little memory: what a match keeps of every entry and seldom looks at again."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar, overload

import msgspec

T = TypeVar("T")

PAGE = 64
"""So many items are compressed together."""
LEVEL = 1
"""Of compression: a little larger than the best, in half the time."""

_encode = msgspec.msgpack.Encoder().encode


class _Kind(Generic[T]):
    """How items of one type are read. Shared by all lists of the type."""

    def __init__(self, kind: Any) -> None:
        self.item: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)
        self.page: msgspec.msgpack.Decoder[list[T]] = msgspec.msgpack.Decoder(list[kind])


@lru_cache(maxsize=256)
def _kind_of(kind: Any) -> _Kind[Any]:
    return _Kind(kind)


class Packed(Sequence[T]):
    """A list that grows at its end. Items are kept encoded, whole pages of them compressed; a single item costs the decoding of
    its page, going through costs each page once."""

    def __init__(self, kind: Any) -> None:
        self._kind: _Kind[T] = _kind_of(kind)
        self._pages: list[bytes] = []
        self._loose: list[bytes] = []
        """The newest, not yet a page."""
        self._open: tuple[int, list[T]] | None = None
        """The page looked at last and its number, until the list grows."""

    def __len__(self) -> int:
        return len(self._pages) * PAGE + len(self._loose)

    # --- growing -------------------------------------------------------------------------------------------------

    @staticmethod
    def pack(item: T) -> bytes:
        return _encode(item)

    def append(self, item: T) -> None:
        self.add([_encode(item)])

    def add(self, packed: Iterable[bytes]) -> None:
        """Append what `pack` made of items."""
        self._open = None
        self._loose += packed
        while len(self._loose) >= PAGE:
            page = _encode([msgspec.Raw(one) for one in self._loose[:PAGE]])
            self._pages.append(zlib.compress(page, LEVEL))
            self._loose = self._loose[PAGE:]

    # --- reading -------------------------------------------------------------------------------------------------

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return list(self.pick(range(*at.indices(len(self)))))
        n = range(len(self))[at]
        page, place = divmod(n, PAGE)
        if page == len(self._pages):
            return self._kind.item.decode(self._loose[place])
        opened = self._open
        if opened is None or opened[0] != page:
            self._open = opened = (page, self._page(page))
        return opened[1][place]

    def __setitem__(self, at: int, item: T) -> None:
        """Change one of the newest; what is compressed stays as it is."""
        place = range(len(self))[at] - len(self._pages) * PAGE
        if place < 0:
            raise IndexError(f"item {at} is too old to be changed")
        self._loose[place] = _encode(item)

    def __iter__(self) -> Iterator[T]:
        return self.pick(range(len(self)))

    def pick(self, numbers: Iterable[int]) -> Iterator[T]:
        """The items of these numbers. When the numbers stand in order each page is decoded once."""
        at, items = -1, []
        for n in numbers:
            page, place = divmod(n, PAGE)
            if page == len(self._pages):
                yield self._kind.item.decode(self._loose[place])
                continue
            if page != at:
                at, items = page, self._page(page)
            yield items[place]

    def _page(self, n: int) -> list[T]:
        return self._kind.page.decode(zlib.decompress(self._pages[n]))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Packed | list | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # like every list

    def __repr__(self) -> str:
        return repr(list(self))
