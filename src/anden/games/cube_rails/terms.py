# mypyc: compile
"""What a game, a map or a table's options decide about building. Plain numbers and tables; one Terms for all states.

Prices are pure numbers here: who pays them, and from what, is the game's business.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.tiles import CLASSES, TOWN, TileSet


class Terms:
    """Age of Steam on its base map, unless told otherwise. Change the attributes before the first state is made."""

    def __init__(self, tiles: TileSet) -> None:
        self.base: vec[u8] = vec[u8]([u8(0)] * 256)
        """By oriented tile: its price on bare ground without surcharge."""
        self.change: vec[u8] = vec[u8]([u8(0)] * 16)
        """By old class * 4 + new class: the price of replacing a tile. Between plain tiles of as many paths see
        `redirect`."""
        self.redirect: i64 = 2
        """The price of redirecting one path."""
        self.change_by_base: bool = False
        """Replacing and redirecting cost the new tile's base price instead (Raíles)."""
        self.spurs_to_others: bool = False
        """A town tile may lead to another player's track; that spur is then his (Raíles)."""
        self.redirect_to_join: bool = False
        """Unowned track out of reach may be redirected too, if its new end joins a city, own or reachable track."""
        self.city_claims_anything: bool = False
        """A New City brings its player unowned track even where he could not build (`contiguity`): an older reading."""
        self.city_claims_in_reach: bool = False
        """A New City claims only unowned track that starts at a city or touches its player's track (Raíles)."""
        self.discs: i64 = 20
        """Ownership discs of each player; 0 = as many as needed."""
        self.start: vec[u8] = vec[u8]()
        """By hex: 1 for the cities where a railroad may begin; empty = any city."""
        self.contiguous: bool = False
        """All track of a railroad hangs together, until the game lifts it (`Track.contiguous`)."""
        self.only_complete: bool = False
        """No unfinished section may remain at the end of a build turn (Germany)."""
        self.placements: i64 = 3
        """Tiles a turn."""
        self.set_prices(tiles, (2, 3, 4), 1, 1)
        self.set_changes(3, 3, 3)

    def set_prices(self, tiles: TileSet, plain: tuple[int, int, int], town: int, exit: int) -> None:
        """Base prices: of simple, coexisting and crossing tiles, and town + exit * exits for a town."""
        for o in range(1, tiles.count):
            cls = int(tiles.cls[o])
            price = town + exit * int(tiles.exits[o]) if cls == TOWN else plain[cls]
            self.base[o] = u8(price)

    def set_changes(self, coexist: int, crossing: int, town: int) -> None:
        """Prices of replacing: a simple tile by a coexisting or a crossing one, and any tile in a town."""
        classes = len(CLASSES)
        self.change[0 * classes + 1] = u8(coexist)
        self.change[0 * classes + 2] = u8(crossing)
        self.change[TOWN * classes + TOWN] = u8(town)
