"""A whole game as plain lists and dictionaries: what lies on the table, whose turn it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tests.property.naive_rails.walks import Board, Walks
from tests.property.railes_naive.box import GOODS, MARKERS, NEW_CITIES, SPACES, TOKENS, TURNS


@dataclass
class Player:
    """The markers of a player."""

    cash: int = 0
    income: int = 0
    victory: int = 0
    locomotive: int = 1
    out: bool = False
    action: str | None = None
    used: bool = False
    """The token was not taken as «pass»."""
    upgraded: bool = False
    left_in: int = 0
    """The turn in which he went bankrupt."""
    fell_with: int = 0
    """The number of his token in that turn."""


@cache
def choices(box: tuple[int, ...], lying: tuple[str, ...]) -> frozenset[tuple[int, ...]]:
    """Every way to choose tokens of a box for the faces that lie on the board, as what is left of each kind."""
    if not lying:
        return frozenset({box})
    return frozenset(
        (*left[:n], left[n] - 1, *left[n + 1 :])
        for left in choices(box, lying[1:])
        for n, (faces, _) in enumerate(TOKENS)
        if lying[0] in faces and left[n] > 0
    )


@dataclass
class Tokens:
    """The supply of track tiles: what the box holds of each kind of token, and which face lies on a hex."""

    box: list[int] = field(default_factory=lambda: [count for _, count in TOKENS])
    on: dict[str, str] = field(default_factory=dict)

    def hide(self, box: list[int]) -> None:
        """Let the box hold no more than this, before anything lies on the board."""
        self.box = box

    def most(self, face: str, taken: str | None = None) -> int:
        """How many of a face are left by the best choice of tokens for all that lies there, with one hex cleared."""
        mine = {f for faces, _ in TOKENS for f in faces if face in faces}
        near = {f for faces, _ in TOKENS for f in faces if mine & set(faces)}  # what can matter for this face
        lying = sorted(f for hex, f in self.on.items() if f in near and hex != taken)
        kinds = [n for n, (faces, _) in enumerate(TOKENS) if face in faces]
        return max(sum(left[n] for n in kinds) for left in choices(tuple(self.box), tuple(lying)))

    def stock(self) -> dict[str, int]:
        return {face: self.most(face) for faces, _ in TOKENS for face in faces}

    def has(self, face: str, hex: str) -> bool:
        """Whether a face can be put on a hex; what lies there goes back first."""
        return self.most(face, hex) > 0

    def without(self, hex: str) -> Tokens:
        return Tokens(self.box, {there: face for there, face in self.on.items() if there != hex})

    def laid(self, face: str, hex: str) -> Tokens:
        return Tokens(self.box, {**self.on, hex: face})


@dataclass
class OldTokens:
    """The same by version 1: which token lies on a hex is settled when it is placed."""

    left: list[int] = field(default_factory=lambda: [count for _, count in TOKENS])
    on: dict[str, int] = field(default_factory=dict)

    def hide(self, box: list[int]) -> None:
        self.left = box

    def stock(self) -> dict[str, int]:
        """How many tiles of each face could be taken."""
        counts: Counter[str] = Counter()
        for (faces, _), left in zip(TOKENS, self.left, strict=True):
            counts.update(dict.fromkeys(faces, left))
        return dict(counts)

    def has(self, face: str, hex: str) -> bool:
        """Whether a face can be put on a hex; what lies there goes back first."""
        return any(
            face in faces and self.left[n] + (self.on.get(hex) == n) > 0
            for n, (faces, _) in enumerate(TOKENS)
        )

    def without(self, hex: str) -> OldTokens:
        """After the tile of a hex went back."""
        after = OldTokens(list(self.left), dict(self.on))
        if hex in after.on:
            after.left[after.on.pop(hex)] += 1
        return after

    def laid(self, face: str, hex: str) -> OldTokens:
        """After a tile was put on a hex: of two tokens with this face that of which there are more, else the first."""
        after = self.without(hex)
        kinds = [n for n, (faces, _) in enumerate(TOKENS) if face in faces]
        kind = max(kinds, key=lambda n: (after.left[n], -n))
        after.left[kind] -= 1
        after.on[hex] = kind
        return after


@dataclass
class Auction:
    """Bids for the turn order: of a place in the Basic game, of all places in the Standard game."""

    turn: int
    """Whose turn to bid it is."""
    inside: list[int]
    """Who has not passed, in the order of asking."""
    bids: dict[int, int] = field(default_factory=dict)
    won: list[int] = field(default_factory=list)
    """Basic: who has a place already."""
    dropped: list[int] = field(default_factory=list)
    """Standard: who passed, first to last."""
    free_pass: int | None = None
    """Standard: who may still pass without dropping out."""

    @property
    def highest(self) -> int | None:
        return max(self.bids, key=lambda seat: self.bids[seat], default=None)

    @property
    def lowest(self) -> int:
        return max(self.bids.values(), default=-1) + 1


@dataclass
class Position(Walks):
    """All that the rules know."""

    map: str
    standard: bool
    soft: bool
    by_lot: bool
    color: dict[str, str | None]
    players: list[Player]
    turns: int
    version: int
    turn: int = 0
    phase: str = "setup"
    order: list[int] = field(default_factory=list)
    queue: list[int] = field(default_factory=list)
    """Who is still to act in this phase, first to last."""
    round: int = 0
    """Of moving goods: 1 or 2."""
    goods: dict[str, list[str]] = field(default_factory=dict)
    bag: Counter[str] = field(default_factory=lambda: Counter(GOODS))
    supply: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SPACES)])
    new_cities: Counter[str] = field(default_factory=lambda: Counter(NEW_CITIES))
    markers: int = MARKERS
    grown: set[str] = field(default_factory=set)
    tokens: Tokens | OldTokens = field(default_factory=Tokens)
    begun: set[int] = field(default_factory=set)
    """Who has built track in this game."""
    used: int = 0
    """Tiles placed in this build turn."""
    built: set[str] = field(default_factory=set)
    added: set[tuple[str, int]] = field(default_factory=set)
    """Track added in this build turn: hex and edge."""
    owed: str | None = None
    """Urban Growth or Urbanize, while the builder has it before him."""
    points: dict[int, int] = field(default_factory=dict)
    """Track points of the cube just delivered."""
    deciding: list[int] = field(default_factory=list)
    """Who is still to decide about them, first to last."""
    auction: Auction | None = None
    free_pass: int | None = None
    """Standard: who had Turn Order in the turn before."""

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    @property
    def limit(self) -> int:
        return 4 if self.me.action == "engineer" else 3

    def copy(self) -> Position:
        """Independent where tiles and New Cities change something."""
        new = Position(**self.__dict__)
        new.tiles = dict(self.tiles)
        new.cities = set(self.cities)
        new.color = dict(self.color)
        new.goods = dict(self.goods)
        new.supply = list(self.supply)
        new.new_cities = Counter(self.new_cities)
        new.grown = set(self.grown)
        new.begun = set(self.begun)
        new.built = set(self.built)
        new.added = set(self.added)
        new.players = [replace(player) for player in self.players]
        if self.auction is not None:
            new.auction = replace(
                self.auction, bids=dict(self.auction.bids), dropped=list(self.auction.dropped)
            )
        return new

    def holder(self, action: str) -> int | None:
        """Who has a token and did not take it as «pass»."""
        return next((i for i, p in enumerate(self.players) if p.action == action and p.used), None)

    def first(self, action: str) -> list[int]:
        """The turn order with the holder of a token in front."""
        leader = self.holder(action)
        return self.order if leader is None else [leader, *(s for s in self.order if s != leader)]

    def links_of(self, seat: int) -> int:
        """How many completed links a player controls."""
        return sum(s.done and seat in s.owners for s in self.sections())

    def final(self, seat: int, links: int | None = None) -> int:
        """«Calcular los Puntos de Victoria»; the number of links if it is known."""
        player = self.players[seat]
        worth = player.income // 2 if player.income > 0 else 2 * player.income
        return player.victory + worth + (self.links_of(seat) if links is None else links)


def start(view: dict[str, Any], players: int, options: dict[str, Any], version: int) -> Position:
    """The table before luck has dealt anything."""
    return Position(
        board=Board(view["board"]),
        seat=-1,
        cities={place for place, p in view["places"].items() if p["city"]},
        tiles={},
        map=view["map"],
        standard=options.get("game") == "standard",
        soft=bool(options.get("soft")),
        by_lot=options.get("first_order") == "random",
        color={place: p["color"] for place, p in view["places"].items()},
        players=[Player() for _ in range(players)],
        turns=TURNS[players],
        version=version,
        tokens=OldTokens() if version == 1 else Tokens(),
        goods={place: [] for place in view["places"]},
    )
