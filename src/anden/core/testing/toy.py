"""A tiny game to test the platform with; not a game anybody should have to play.

Each round luck deals cards into hidden hands; all bid one card in secret and at the same time; the bids are shown and
the highest drives. Luck rolls the strength of the engine, and the driver couples wagons one by one and says when he is
done. It has all that is hard for a platform: hidden hands, simultaneous secrets, luck, reveals, turns of several steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from anden.core.defaults import RulesDefaults
from anden.core.facts import (
    CHANCE,
    Action,
    Event,
    MapInfo,
    Option,
    Phase,
    Problem,
    Score,
    ScoreLine,
    Seat,
    Setup,
    Target,
)

VALUES = 6
COPIES = 4
HAND = 3
WAGONS = (1, 2, 3)
UNKNOWN = 0
"""A card the viewer may not know."""


class Deal(Action, frozen=True, tag="deal"):
    """Luck: the cards each seat draws."""

    hands: tuple[tuple[int, ...], ...]
    face_up: bool = False


class Bid(Action, frozen=True, tag="bid"):
    card: int


class Roll(Action, frozen=True, tag="roll"):
    """Luck: the strength of the engine."""

    pips: int


class Load(Action, frozen=True, tag="load"):
    wagon: int


class End(Action, frozen=True, tag="end"):
    """The driver is done."""


ToyAction = Deal | Bid | Roll | Load | End


class AtCard(Target, frozen=True, tag="card"):
    """A card of the hand."""

    card: int


class AtWagon(Target, frozen=True, tag="wagon"):
    """A heap of wagons."""

    wagon: int


ToyTarget = AtCard | AtWagon


class ToyState:
    """Hands, bids, what luck has left, and the trains. A bid is None before it is made, UNKNOWN when covered."""

    def __init__(self, players: int, rounds: int, bonus: int, open_hands: bool) -> None:
        self.players = players
        self.rounds = rounds
        self.bonus = bonus
        self.open_hands = open_hands
        self.round = 1
        self.phase = "deal"
        self.driver = 0
        self.strength = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.bids: list[int | None] = [None] * players
        self.deck = [card for card in range(1, VALUES + 1) for _ in range(COPIES)]
        """A sorted heap without an order of drawing: luck picks."""
        self.played: list[int] = []
        self.supply = [2 * players for _ in WAGONS]
        self.train: list[int] = []
        self.trains: list[list[int]] = [[] for _ in range(players)]
        self.full = [0] * players

    def copy(self) -> ToyState:
        twin = ToyState.__new__(ToyState)
        for name, value in vars(self).items():
            setattr(
                twin,
                name,
                [list(v) if isinstance(v, list) else v for v in value] if isinstance(value, list) else value,
            )
        return twin


def next_state(s: ToyState) -> None:
    """After the driver's turn: the next round or the end."""
    s.round += 1
    s.phase = "deal" if s.round <= s.rounds else "over"
    s.round = min(s.round, s.rounds)


class Toy(RulesDefaults):
    """Rules of the toy game."""

    id = "toy"
    version = 1
    actions = ToyAction
    targets = ToyTarget
    maps: Sequence[MapInfo] = (MapInfo(id="siding", players=(2, 3)), MapInfo(id="yard", players=(2, 3, 4)))
    options: Sequence[Option] = (
        Option(key="rounds", kind="number", default=2, minimum=1, maximum=4),
        Option(key="open_hands", kind="flag", default=False),
    )
    keys = frozenset(
        [
            *(
                "event-dealt",
                "event-drew",
                "event-bid",
                "event-shown",
                "event-rolled",
                "event-loaded",
                "event-left",
            ),
            *(
                "problem-players",
                "problem-map",
                "problem-option",
                "problem-phase",
                "problem-card",
                "problem-wagon",
            ),
            *("problem-too_heavy", "problem-luck", "score-wagons", "score-full"),
            *("phase-deal", "phase-bid", "phase-roll", "phase-load", "phase-over"),
        ]
    )

    def check_setup(self, setup: Setup) -> Problem | None:
        board = next((m for m in self.maps if m.id == setup.map), None)
        if board is None:
            return Problem("map", "setup", {"map": setup.map})
        if setup.players not in board.players:
            return Problem("players", "setup", {"players": setup.players})
        for key, value in setup.options.items():
            rounds = key == "rounds" and type(value) is int and 1 <= value <= 4
            if not rounds and not (key == "open_hands" and isinstance(value, bool)):
                return Problem("option", "setup", {"option": key})
        return None

    def start(self, setup: Setup) -> ToyState:
        options = setup.options
        bonus = 2 if setup.map == "yard" else 0
        return ToyState(setup.players, options.get("rounds", 2), bonus, options.get("open_hands", False))

    def copy(self, s: ToyState) -> ToyState:
        return s.copy()

    def snapshot(self, s: ToyState) -> dict[str, Any]:
        return vars(s.copy())

    def to_act(self, s: ToyState) -> tuple[Seat, ...]:
        if s.phase in ("deal", "roll"):
            return (CHANCE,)
        if s.phase == "bid":
            return tuple(seat for seat in range(s.players) if s.bids[seat] is None)
        return (s.driver,) if s.phase == "load" else ()

    def phase(self, s: ToyState) -> Phase:
        return Phase(s.phase, s.round, s.rounds)

    def legal(self, s: ToyState, seat: Seat) -> Iterable[ToyAction]:
        if s.phase == "bid":
            yield from (Bid(card) for card in sorted(set(s.hands[seat])))
        elif s.phase == "load":
            yield from (Load(wagon) for wagon in WAGONS if self._load_problem(s, wagon) is None)
            yield End()

    def problem(self, s: ToyState, seat: Seat, a: ToyAction) -> Problem | None:
        match a:
            case Deal(hands, face_up) if s.phase == "deal":
                fits = face_up == s.open_hands and self._can_deal(s, hands)
                return None if fits else Problem("luck", "dealing")
            case Roll(pips) if s.phase == "roll":
                return None if 1 <= pips <= 6 else Problem("luck", "rolling")
            case Bid(card) if s.phase == "bid":
                return (
                    None
                    if card in s.hands[seat] and card != UNKNOWN
                    else Problem("card", "bidding", {"card": card})
                )
            case Load(wagon) if s.phase == "load":
                return self._load_problem(s, wagon)
            case End() if s.phase == "load":
                return None
        return Problem("phase", "order", {"phase": s.phase})

    def why_not(self, s: ToyState, seat: Seat, target: ToyTarget) -> Problem | None:
        match target:
            case AtCard(card):
                return self.problem(s, seat, Bid(card))
            case AtWagon(wagon):
                return self.problem(s, seat, Load(wagon))

    def apply(self, s: ToyState, seat: Seat, a: ToyAction) -> list[Event]:
        match a:
            case Deal(hands, _):
                return self._deal(s, hands)
            case Roll(pips):
                s.strength = pips + s.bonus
                s.phase = "load"
                return [Event("rolled", {"pips": pips, "strength": s.strength}, reveals=True)]
            case Bid(card):
                return self._bid(s, seat, card)
            case Load(wagon):
                s.supply[wagon - 1] -= 1
                s.train.append(wagon)
                return [Event("loaded", {"seat": seat, "wagon": wagon, "total": sum(s.train)})]
            case End():
                return self._end(s, seat)

    def sample_chance(self, s: ToyState, rng: Random) -> ToyAction:
        if s.phase == "roll":
            return Roll(rng.randint(1, 6))
        cards = rng.sample(s.deck, sum(HAND - len(hand) for hand in s.hands))
        drawn = []
        for hand in s.hands:
            need = HAND - len(hand)
            drawn.append(tuple(sorted(cards[:need])))
            del cards[:need]
        return Deal(tuple(drawn), s.open_hands)

    def hide(self, s: ToyState, seat: Seat | None) -> ToyState:
        s = s.copy()
        s.deck = [UNKNOWN] * len(s.deck)
        for other in range(s.players):
            if other != seat:
                if not s.open_hands:
                    s.hands[other] = [UNKNOWN] * len(s.hands[other])
                if s.phase == "bid" and s.bids[other] is not None:
                    s.bids[other] = UNKNOWN
                    if s.open_hands:
                        # the missing card would tell the bid
                        s.hands[other] = [UNKNOWN] * len(s.hands[other])
        return s

    def hide_action(
        self, seat: Seat, a: ToyAction, viewer: Seat | None, then: Phase, now: Phase
    ) -> ToyAction | None:
        if isinstance(a, Deal) and not a.face_up:
            return Deal(tuple(h if i == viewer else (UNKNOWN,) * len(h) for i, h in enumerate(a.hands)))
        shown = (now.round, now.key) != (then.round, then.key)
        return None if isinstance(a, Bid) and seat != viewer and not shown else a

    def guess_hidden(self, s: ToyState, seat: Seat, rng: Random) -> ToyState:
        s = s.copy()
        rest = [card for card in range(1, VALUES + 1) for _ in range(COPIES)]
        seen = [card for hand in s.hands for card in hand] + s.played
        seen += [bid for bid in s.bids if bid is not None] if s.phase == "bid" else []
        for card in seen:
            if card != UNKNOWN:
                rest.remove(card)
        rng.shuffle(rest)
        for other in range(s.players):
            s.hands[other] = sorted(card if card != UNKNOWN else rest.pop() for card in s.hands[other])
            if s.bids[other] == UNKNOWN:
                s.bids[other] = rest.pop()
        s.deck = sorted(rest)
        return s

    def scores(self, s: ToyState) -> Sequence[Score]:
        return [self._score(s, seat) for seat in range(s.players)]

    def ranking(self, s: ToyState) -> Sequence[Sequence[Seat]]:
        """By points; then the shorter train; else shared."""
        worth = [(-self._score(s, seat).total, len(s.trains[seat])) for seat in range(s.players)]
        return [[seat for seat in range(s.players) if worth[seat] == w] for w in sorted(set(worth))]

    def notation(self, s: ToyState, a: ToyAction) -> str:
        match a:
            case Deal(hands, face_up):
                cards = ["".join(str(card) if card else "?" for card in hand) or "-" for hand in hands]
                return " ".join(["deal", *(["open"] if face_up else []), *cards])
            case Bid(card):
                return f"bid {card}"
            case Roll(pips):
                return f"roll {pips}"
            case Load(wagon):
                return f"load {wagon}"
            case End():
                return "end"

    def parse(self, s: ToyState, text: str) -> ToyAction:
        word, _, rest = text.partition(" ")
        if text == "end":
            return End()
        if word == "deal" and rest:
            face_up = rest.startswith("open ")
            hands = ["" if hand == "-" else hand for hand in rest.removeprefix("open ").split(" ")]
            if all(not hand or (hand.isascii() and hand.isdecimal()) for hand in hands):
                return Deal(tuple(tuple(map(int, hand)) for hand in hands), face_up)
        if word in ("bid", "roll", "load") and len(rest) == 1 and rest.isascii() and rest.isdecimal():
            value = int(rest)
            return Bid(value) if word == "bid" else Roll(value) if word == "roll" else Load(value)
        raise ValueError("expected deal <cards of each seat>, bid <card>, roll <pips>, load <wagon> or end")

    def show(self, s: ToyState, seat: Seat | None) -> dict[str, Any]:
        return {
            "round": s.round,
            "rounds": s.rounds,
            "phase": s.phase,
            "driver": s.driver if s.phase == "load" else None,
            "strength": s.strength,
            "deck": len(s.deck),
            "supply": s.supply,
            "train": s.train,
            "played": s.played,
            "players": [
                {"hand": s.hands[i], "bid": s.bids[i], "train": s.trains[i], "full": s.full[i]}
                for i in range(s.players)
            ],
        }

    def picture(self, s: ToyState, seat: Seat | None) -> str:
        shown = self.show(s, seat)
        return "\n".join(f"{key}: {value}" for key, value in shown.items())

    def audit(self, s: ToyState) -> list[str]:
        found = []
        covered = [bid for bid in s.bids if bid is not None] if s.phase == "bid" else []
        cards = sorted(s.deck + s.played + covered + [card for hand in s.hands for card in hand])
        if cards != sorted(card for card in range(1, VALUES + 1) for _ in range(COPIES)):
            found.append(f"cards: {cards}")
        for wagon, left in zip(WAGONS, s.supply, strict=True):
            used = sum(train.count(wagon) for train in [s.train, *s.trains])
            if left < 0 or left + used != 2 * s.players:
                found.append(f"wagons of {wagon}: {left} left and {used} used, not {2 * s.players}")
        if sum(s.train) > s.strength and s.phase == "load":
            found.append(f"train: {sum(s.train)} is more than the strength {s.strength}")
        return found

    # --- inside --------------------------------------------------------------------------------------------------

    def _can_deal(self, s: ToyState, hands: tuple[tuple[int, ...], ...]) -> bool:
        if len(hands) != s.players or any(
            len(d) + len(h) != HAND for d, h in zip(hands, s.hands, strict=True)
        ):
            return False
        dealt = [card for hand in hands for card in hand]
        return all(dealt.count(card) <= s.deck.count(card) for card in dealt) and all(
            list(hand) == sorted(hand) for hand in hands
        )

    def _deal(self, s: ToyState, hands: tuple[tuple[int, ...], ...]) -> list[Event]:
        events = [Event("dealt", {"round": s.round})]
        s.bids = [None] * s.players
        for seat, drawn in enumerate(hands):
            for card in drawn:
                s.deck.remove(card)
            s.hands[seat] = sorted([*s.hands[seat], *drawn])
            events.append(
                Event("drew", {"seat": seat, "cards": drawn}, only=None if s.open_hands else (seat,))
            )
        s.phase = "bid"
        return events

    def _bid(self, s: ToyState, seat: Seat, card: int) -> list[Event]:
        s.hands[seat].remove(card)
        s.bids[seat] = card
        events = [Event("bid", {"seat": seat})]
        if None in s.bids:
            return events
        bids = [bid or 0 for bid in s.bids]
        s.played = sorted([*s.played, *bids])
        s.phase = "roll"
        first = s.driver
        order = [(first + i) % s.players for i in range(s.players)]
        s.driver = max(order, key=lambda other: bids[other])
        events.append(Event("shown", {"bids": tuple(bids), "driver": s.driver}, reveals=True))
        return events

    def _load_problem(self, s: ToyState, wagon: int) -> Problem | None:
        if wagon not in WAGONS or s.supply[wagon - 1] == 0:
            return Problem("wagon", "coupling", {"wagon": wagon})
        if sum(s.train) + wagon > s.strength:
            return Problem("too_heavy", "coupling", {"wagon": wagon, "strength": s.strength})
        return None

    def _end(self, s: ToyState, seat: Seat) -> list[Event]:
        full = sum(s.train) == s.strength
        s.full[seat] += full
        events = [Event("left", {"seat": seat, "total": sum(s.train), "full": full})]
        s.trains[seat] += s.train
        s.train = []
        next_state(s)
        return events

    def _score(self, s: ToyState, seat: Seat) -> Score:
        wagons = ScoreLine("wagons", sum(s.trains[seat]), {"count": len(s.trains[seat])})
        full = ScoreLine("full", 2 * s.full[seat], {"count": s.full[seat]})
        return Score(seat, wagons.points + full.points, (wagons, full))


rules = Toy()


def toy_setup(players: int = 2, map: str = "yard", **options: Any) -> Setup:
    """A setup of the toy game."""
    return Setup(game="toy", version=1, players=players, map=map, options=options)
