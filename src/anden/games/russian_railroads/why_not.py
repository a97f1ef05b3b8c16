"""Why nothing can be done with what a person points at: the reason that matters most, from the same judges as `problem`.

A judge says that a space cannot be carried out completely; who points at it is told what is missing for that, and where it
comes from.
"""

from __future__ import annotations

from anden.core.facts import Arg, Problem
from anden.games.russian_railroads import actions as a
from anden.games.russian_railroads.completion import needs as n
from anden.games.russian_railroads.effects import limits
from anden.games.russian_railroads.effects.pending import (
    K_REPEAT,
    K_SWAP,
    KIND_NAMES,
    NO_ENTRY,
    colour_count,
    depth_in_use,
    depth_of,
    find,
    kind_of,
)
from anden.games.russian_railroads.effects.pieces import source_of_space
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.phases import turn, uses
from anden.games.russian_railroads.phases.judge import problem
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.state import FACTORIES, NONE, RELOCATION, RESOLVE, TURN, State
from anden.games.russian_railroads.targets import (
    AtCard,
    AtEngineer,
    AtEntry,
    AtFaceUp,
    AtFactory,
    AtLocomotive,
    AtMarker,
    AtPile,
    AtSpace,
    AtStack,
    AtToken,
    AtTrack,
    RailroadsTarget,
)

INCOMPLETE = (
    *("tracks_cannot", "industry_cannot", "build_cannot", "doubler_cannot"),
    *("cannot_complete", "nothing_possible", "repeat_cannot"),
)
"""Refusals of a space that say what cannot be done, but not why."""


def why_not(s: State, target: RailroadsTarget) -> Problem | None:
    """For whoever is to act. Where a target is all there is to choose, its action is judged."""
    match target:
        case AtSpace():
            return _space(s, target.space)
        case AtEngineer():
            return _engineer(s, target.engineer)
        case AtStack():
            return _stack(s, target.value)
        case AtFaceUp():
            return _factory(s, target.value, 0)
        case AtFactory():
            return _gap(s, target.slot)
        case AtPile():
            return _pile(s)
        case AtEntry():
            return _entry(s, target.entry)
        case _:
            return problem(s, _action(target))


def _action(target: AtTrack | AtMarker | AtLocomotive | AtToken | AtCard) -> a.RailroadsAction:
    match target:
        case AtTrack():
            return a.Advance(target.line, target.colour)
        case AtMarker():
            return a.Industry(target.marker)
        case AtLocomotive():
            return a.Locomotive(target.line, target.value)
        case AtToken():
            return a.Token(target.token)
        case AtCard():
            return a.Card(target.card)


# --- spaces and engineers --------------------------------------------------------------------------------------------


def _space(s: State, name: str) -> Problem | None:
    """A space is used, used again, left or gone to, whatever is to be done now."""
    space = t.SPACE_INDEX.get(name, NONE)
    if space == NONE:
        return refusal("no_such_space", space=name)
    if s.phase == TURN:
        found = turn.turn_problem(s, space)
    elif s.phase == RELOCATION:
        found = problem(s, a.Relocate(name))
    elif s.phase == RESOLVE and find(s, K_SWAP) != NO_ENTRY:
        found = problem(s, a.Swap(name))
    elif s.phase == RESOLVE and find(s, K_REPEAT) != NO_ENTRY:
        found = problem(s, a.Repeat(name))
    else:
        found = problem(s, a.Place(name))
    if found is None or found.key not in INCOMPLETE:
        return found
    return _missing(s, space) or found


def _engineer(s: State, engineer: str) -> Problem | None:
    """An engineer who is still on his way comes one place nearer every round; else his space or his owner is asked about."""
    slots = box.ENGINEER_ROW[int(s.players)]
    first = [slot.public for slot in slots].index(True)
    index = t.ENGINEER_INDEX.get(engineer, NONE)
    places = [place for place, lies in enumerate(s.row) if lies == index != NONE]
    if not places:
        return _space(s, box.OWN + engineer)
    if places[0] < first:
        return refusal("engineer_coming", engineer=engineer, rounds=first - places[0])
    slot = slots[places[0]].slot
    return _space(s, "engineer_hire" if slot == "hire" else f"engineer_public_{slot}")


# --- what is missing to carry out a space ----------------------------------------------------------------------------


def _missing(s: State, space: int) -> Problem | None:
    """The first thing that a space gives and the player cannot take, and what would help; None where it is not one thing alone."""
    source = source_of_space(s, space)
    effects = [int(effect) for effect in t.T.effects[source]]
    for effect in effects:
        kind, amount = t.effect_type(effect), t.effect_amount(effect)
        if kind == t.ADVANCE:
            found = _missing_track(s, space, t.effect_colours(effect), 1 if space >= t.OWN else amount)
        elif kind == t.INDUSTRY:
            found = _missing_steps(s, space, 1 if space >= t.OWN else amount)
        elif kind in (t.BUILD_EITHER, t.BUILD_BOTH, t.BUILD_FACTORY):
            found = _missing_tiles(s, space, kind == t.BUILD_BOTH)
        elif kind == t.DOUBLERS:
            found = _missing_doublers(s)
        else:
            continue
        if found is not None:
            return found
    return None


def _missing_track(s: State, space: int, colours: int, need: int) -> Problem | None:
    """Only for a single colour: of several, each has a reason of its own."""
    if colour_count(colours) != 1:
        return None
    colour = n.first_colour(colours)
    track = s.player().track
    args = {"space": t.SPACE_NAMES[space], "colour": box.COLOUR_IDS[colour]}
    if all(track[line * t.COLOURS + colour] == NONE for line in range(t.LINES)):
        return refusal("colour_not_yet", **args, at=box.NEW_TRACKS[box.COLOUR_IDS[colour]])
    have = int(limits.room_of_colour(track, colour))
    if have >= need:
        return None
    if colour == 0:
        return refusal("tracks_at_end", **args, have=have, need=need)
    return refusal("tracks_behind", **args, have=have, need=need, other=box.COLOUR_IDS[colour - 1])


def _missing_steps(s: State, space: int, need: int) -> Problem | None:
    p = s.player()
    have = int(limits.steps_left(p, p.factories))
    args: dict[str, Arg] = {"space": t.SPACE_NAMES[space], "have": have, "need": need}
    if have >= need:
        return None
    if p.factories == FACTORIES:
        return refusal("steps_at_end", **args)
    return refusal("steps_gap", **args, slot=int(p.factories) + 1)


def _missing_tiles(s: State, space: int, both: bool) -> Problem | None:
    have, need = int(limits.tiles_left(s)), 2 if both else 1
    lowest = s.lowest()
    if both and lowest > 0 and not limits.fits_somewhere(s.player().locomotive, lowest):
        return refusal("locomotive_unplaceable", value=int(lowest))
    if have < need or (both and lowest == 0):
        return refusal("tiles_gone", space=t.SPACE_NAMES[space], have=have, need=need)
    return None


def _missing_doublers(s: State) -> Problem | None:
    if s.player().doublers >= t.DOUBLER_FIELDS:
        return refusal("doublers_full", count=t.DOUBLER_FIELDS)
    return refusal("doublers_gone") if s.doublers == 0 else None


# --- locomotives, factories, end bonus cards, what is pending ---------------------------------------------------------


def _stack(s: State, value: int) -> Problem | None:
    """A tile of the lowest stack is a locomotive or a factory."""
    locomotive = problem(s, a.Build("locomotive"))
    factory = _factory(s, 0, 0)
    if locomotive is not None and factory is not None:
        return locomotive
    return None if value == s.lowest() else refusal("locomotive_from_stack", value=value)


def _factory(s: State, face_up: int, slot: int) -> Problem | None:
    """A factory goes to the leftmost free gap; only when all are full a person chooses one."""
    built = int(s.player().factories)
    if built == FACTORIES:
        return problem(s, a.Build("factory", face_up, slot or 1))
    return problem(s, a.Build("factory", face_up, 0 if slot == built + 1 else slot))


def _gap(s: State, slot: int) -> Problem | None:
    """A gap is for any tile that can become a factory: of the lowest stack or face up."""
    found = [_factory(s, value, slot) for value in range(10) if value == 0 or s.face_up[value] > 0]
    return None if None in found else found[0]


def _pile(s: State) -> Problem | None:
    """Whether the pile can be looked through, or a card taken from it."""
    return None if s.looking else problem(s, a.Look())


def _entry(s: State, entry: int) -> Problem | None:
    """Whether something that is pending can be used now."""
    if s.phase != RESOLVE or not 0 <= entry < len(s.pending):
        return refusal("no_such_entry", entry=entry + 1)
    e = s.pending[entry]
    if found := uses.order_problem(s, kind_of(e)):
        return found
    if depth_of(e) < depth_in_use(s):
        return uses.factory_first(s)
    return None if uses.usable(s, e) else refusal("cannot_be_used", kind=KIND_NAMES[kind_of(e)])
