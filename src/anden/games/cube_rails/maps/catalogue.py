"""The maps there are of a game: those of the package and those in the folder that the variable ANDEN_MAPS names. Never compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from anden.core.facts import MapInfo
from anden.games.cube_rails.maps import folder
from anden.games.cube_rails.maps.ground import Finding
from anden.games.cube_rails.maps.map_file import Drawn
from anden.games.cube_rails.maps.reading import Misread

F = TypeVar("F", bound=Drawn)


class BrokenMap(ValueError):
    """A map file that cannot be played: what is wrong, each with file, place and reason."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__("\n".join(findings))
        self.findings = findings


class Layout(Generic[F]):
    """How map files of a game are read and judged."""

    def __init__(
        self, format: str, read: Callable[[bytes], F], judge: Callable[[F, str], list[Finding]]
    ) -> None:
        self.format = format
        self.read = read
        self.judge = judge

    def load(self, path: Path) -> F:
        """Read and judge one map file. Raises BrokenMap."""
        try:
            file = self.read(path.read_bytes())
        except OSError as error:
            raise BrokenMap([f"{path.name}: cannot be read: {error.strerror}"]) from None
        except Misread as error:
            raise BrokenMap([f"{path.name}: {error.place}: {error.reason}"]) from None
        if findings := self.judge(file, path.stem):
            raise BrokenMap([f"{path.name}: {place}: {reason}" for place, reason in findings])
        return file


class Catalogue(Generic[F]):
    """The maps of a game, read once. `printed` are the ids of the box's, in the order they are offered.

    Where our boards are `reconstructed`, a file of the folder may replace one by its id. Files that are for no game and a
    missing folder are told once, by the game whose catalogue is `in_charge`.
    """

    def __init__(
        self,
        layout: Layout[F],
        data: Path,
        printed: tuple[str, ...],
        reconstructed: bool = False,
        in_charge: bool = False,
    ) -> None:
        self.layout = layout
        self.data = data
        self.printed = printed
        self.reconstructed = reconstructed
        self.in_charge = in_charge
        self._read: tuple[dict[str, F], list[str]] | None = None

    def forget(self) -> None:
        """Read all anew the next time."""
        self._read = None

    def known_maps(self) -> dict[str, F]:
        """All maps that can be played, by id."""
        return self._all()[0]

    def check_maps(self) -> list[str]:
        """What is wrong with map files that were found; those are not offered."""
        return list(self._all()[1])

    def check_file(self, path: Path) -> list[str]:
        """What is wrong with a map file; empty when it can be played."""
        try:
            self.layout.load(path)
        except BrokenMap as broken:
            return broken.findings
        return []

    def map_infos(self) -> tuple[MapInfo, ...]:
        return tuple(
            MapInfo(id=id, players=file.players, name=file.name) for id, file in self.known_maps().items()
        )

    def _all(self) -> tuple[dict[str, F], list[str]]:
        if self._read is None:
            self._read = self._read_all()
        return self._read

    def _read_all(self) -> tuple[dict[str, F], list[str]]:
        maps = {id: self.layout.load(self.data / f"{id}.json") for id in self.printed}
        taken = set() if self.reconstructed else set(maps)
        findings = folder.missing() if self.in_charge else []
        for path in folder.files(self.layout.format, unknown=self.in_charge):
            try:
                file = self.layout.load(path)
            except BrokenMap as broken:
                findings += broken.findings
                continue
            if file.id in taken:
                findings.append(f"{path.name}: id: there is already a map {file.id!r}")
            else:
                taken.add(file.id)
                maps[file.id] = file
        return maps, findings
