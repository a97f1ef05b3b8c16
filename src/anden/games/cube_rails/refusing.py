# mypyc: compile
"""Why a placement is refused. Asks the same Site as `placing`, but names the rule.

The keys are those of the games' problems; both games use the same ones for building.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from anden.core.facts import Arg
from anden.games.cube_rails.board import BLOCKED, WATER, Board
from anden.games.cube_rails.contiguity import contiguity_problem, has_track
from anden.games.cube_rails.discs import more_discs
from anden.games.cube_rails.packing import hex_of_placement, tile_of_placement
from anden.games.cube_rails.placing import Lister
from anden.games.cube_rails.prices import charge
from anden.games.cube_rails.site import BARRED, FINISHED, NOT_LAST, OTHERS, OUT_OF_REACH, Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK, TOWN
from anden.games.cube_rails.track import BUILT, NOBODY, Track

Trouble = tuple[str, Mapping[str, Arg]]
"""The key of a problem and its arguments: `hex` a label, `tile` and `place` ids, `side` an edge, `seat` a seat, -1 for
nobody."""


def build_problem(
    t: Track,
    board: Board,
    terms: Terms,
    seat: i64,
    cash: i64,
    tiles_left: i64,
    packed: i64,
    dearest: i64 = -1,
    city_to_come: bool = False,
) -> Trouble | None:
    """Why a placement is refused, or None. The hex must be on the board and the tile one of the set, 1 … count - 1.

    `tiles_left`: how many tiles the player may still place; `dearest`: as in `prices.charge`; `city_to_come`: as in
    `placing.list_builds`.
    """
    h: i64 = hex_of_placement(packed)
    tile: i64 = tile_of_placement(packed)
    if tiles_left <= 0:
        return "no_tiles_left", {"limit": terms.placements}
    trouble = _hex_problem(t, board, h, tile)
    if trouble is not None:
        return trouble
    lister = Lister(t, board, terms, seat, cash, tiles_left, dearest)
    lister.city_to_come = city_to_come
    lister.site.look(h)
    return tile_problem(lister, tile)


def tile_problem(lister: Lister, tile: i64) -> Trouble | None:
    """Why a tile may not lie where a lister's site looks, or None. The hex must take tiles of its kind."""
    site = lister.site
    terms = site.terms
    trouble = _side_problem(site, tile) or _kept_problem(site, tile)
    if trouble is None:
        trouble = _meeting_problem(site, tile) or _joining_problem(site, tile) or _stock_problem(site, tile)
    if trouble is not None:
        return trouble
    if lister.discs < more_discs(site, tile):
        return "no_ownership_discs", {"discs": terms.discs}
    key = contiguity_problem(site, tile)
    label = site.board.labels[site.hex]
    if key != "":
        return key, {"hex": label}
    price: i64 = site.price(tile)
    if price > lister.most:
        return "too_expensive", {"price": charge(price, lister.dearest), "cash": lister.cash}
    if terms.only_complete and not lister.completable(tile):
        return "unfinished_track", {"hex": label}
    return None


def _hex_problem(t: Track, board: Board, h: i64, tile: i64) -> Trouble | None:
    """What kind of tile on what kind of hex («RESTRICCIONES», «CONSTRUIR VIAS»)."""
    label = board.labels[h]
    tiles = board.tiles
    if t.city[h] != 0:
        return "on_city", {"hex": label, "place": board.place_ids[board.place[h]]}
    if i64(t.fresh[h]) & BUILT != 0:
        return "hex_built_this_turn", {"hex": label}
    if tiles.cls[tile] == TOWN and board.town[h] == 0:
        return "town_tile_elsewhere", {"tile": tiles.id_of(tile), "hex": label}
    if tiles.cls[tile] != TOWN and board.town[h] != 0:
        return "plain_tile_in_town", {"tile": tiles.id_of(tile), "hex": label}
    if tile == i64(t.tile[h]):
        return "same_tile", {"hex": label}
    return None


def _new_edges(site: Site, tile: i64) -> list[int]:
    """The edges where a tile has track that the old tile has not, or leads it elsewhere."""
    other = site.tiles.other
    found: list[int] = []
    e: i64
    for e in range(6):
        to: i64 = i64(other[tile * 8 + e])
        if to != NO_TRACK and to != i64(other[site.old * 8 + e]):
            found.append(e)
    return found


def _side_problem(site: Site, tile: i64) -> Trouble | None:
    """Track off the board, into water or over a closed side («RESTRICCIONES»)."""
    for e in _new_edges(site, tile):
        if site.face[e] == BARRED:
            why = site.board.side[site.hex * 6 + e]
            key = "into_water" if why == WATER else "blocked_side" if why == BLOCKED else "off_board"
            return key, {"hex": site.board.labels[site.hex], "side": e}
    return None


def _kept_problem(site: Site, tile: i64) -> Trouble | None:
    """Old track stays, but for redirecting («REEMPLAZAR VIAS», «Redirigir», «ENTRAR A UN PUEBLO»)."""
    if site.old == 0:
        return None
    tiles = site.tiles
    label = site.board.labels[site.hex]
    if site.town:
        old: i64 = i64(tiles.mask[site.old])
        new: i64 = i64(tiles.mask[tile])
        if old & ~new != 0:
            turned = tiles.exits[tile] == tiles.exits[site.old]
            return "redirect_town" if turned else "town_exits_lost", {"hex": label}
        if old == new:
            return "town_nothing_new", {"hex": label}
        return None
    pairs: i64 = tiles.pairs[tile]
    a: i64
    for a in range(6):
        b: i64 = i64(tiles.other[site.old * 8 + a])
        if b == NO_TRACK or b < a or (pairs >> i64(tiles.pair[a * 8 + b])) & 1 != 0:
            continue
        trouble = _redirect_problem(site, tile, a, b)
        if trouble is not None:
            return trouble
    return None


def _redirect_problem(site: Site, tile: i64, a: i64, b: i64) -> Trouble | None:
    """Why the old path a-b may not become what a tile makes of it."""
    tiles = site.tiles
    label = site.board.labels[site.hex]
    fate: i64 = site.fate(a, b)
    owner: i64 = i64(site.track.owner[site.hex * 6 + a])
    if fate == OTHERS:
        lost = tiles.other[tile * 8 + a] == NO_TRACK and tiles.other[tile * 8 + b] == NO_TRACK
        return "track_lost" if lost else "redirect_other", {"hex": label, "seat": owner}
    if fate == FINISHED:
        return "redirect_finished", {"hex": label}
    if fate == NOT_LAST:
        return "redirect_not_last", {"hex": label}
    stays: i64 = a if site.goes_on(a) else b
    goes: i64 = i64(tiles.other[tile * 8 + stays])
    if fate == OUT_OF_REACH:
        joins = goes != NO_TRACK and (site.join >> goes) & 1 != 0
        if not joins or not site.terms.redirect_to_join:
            return "unowned_out_of_reach", {"hex": label}
    if goes == NO_TRACK or _old_end(site, goes):  # gone, or run into the other old path
        return "track_lost", {"hex": label, "seat": owner if owner != NOBODY else -1}
    return None


def _meeting_problem(site: Site, tile: i64) -> Trouble | None:
    """Another player's track beyond an edge, or a place linked to itself («RESTRICCIONES»)."""
    board = site.board
    label = board.labels[site.hex]
    tiles = site.tiles
    new = _new_edges(site, tile)
    for e in new:
        w: i64 = site.face[e]
        if w < NOBODY and w != site.seat and (site.ok >> e) & 1 == 0 and not _old_end(site, e):
            return "meets_other", {"hex": label, "side": e, "seat": w}
    for e in new:
        to: i64 = i64(tiles.other[tile * 8 + e])
        start: i64 = _place_beyond(site, e)
        end: i64 = site.hex if site.town else _place_beyond(site, to)
        if start >= 0 and start == end:
            return "self_link", {"hex": label, "place": board.place_ids[board.place[start]]}
    return None


def _old_end(site: Site, e: i64) -> bool:
    """Whether old track already goes on over an edge."""
    return site.tiles.other[site.old * 8 + e] != NO_TRACK and site.goes_on(e)


def _place_beyond(site: Site, e: i64) -> i64:
    if _old_end(site, e):
        return site.anchor(e)
    return site.far[e]


def _joining_problem(site: Site, tile: i64) -> Trouble | None:
    """Every new path joins a city or own track; of a town's new exits one is enough («CONSTRUIR VIAS»)."""
    tiles = site.tiles
    new = _new_edges(site, tile)
    if site.town:
        joined = site.own_town
        for e in new:
            joined = joined or (site.join >> e) & 1 != 0
        return None if joined else _unjoined(site, new)
    for e in new:
        to: i64 = i64(tiles.other[tile * 8 + e])
        if _old_end(site, e) or _old_end(site, to):
            continue  # an old path redirected
        if (site.join >> e) & 1 == 0 and (site.join >> to) & 1 == 0:
            return _unjoined(site, [e, to])
    return None


def _unjoined(site: Site, edges: list[int]) -> Trouble:
    label = site.board.labels[site.hex]
    for e in edges:
        if site.face[e] == NOBODY:
            return "unowned_out_of_reach", {"hex": label}
    if not has_track(site.track, site.seat):
        return "first_not_city", {"hex": label}
    return "not_connected", {"hex": label}


def _stock_problem(site: Site, tile: i64) -> Trouble | None:
    """Tiles and town discs are limited."""
    if not site.in_stock(tile):
        return "out_of_stock", {"tile": site.tiles.id_of(tile)}
    if not site.disc_left(tile):
        return "no_town_discs", {}
    return None
