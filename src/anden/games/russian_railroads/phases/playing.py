# mypyc: compile
"""Carrying out actions: which function does what. Everything was judged before."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads import actions as a
from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.effects import choices, works
from anden.games.russian_railroads.effects.lines import advance, place_locomotive
from anden.games.russian_railroads.effects.pending import NO_ENTRY
from anden.games.russian_railroads.phases import round_end, setup, turn, uses
from anden.games.russian_railroads.phases.factory_use import cancel_unusable
from anden.games.russian_railroads.printed.tables import (
    CARD_INDEX,
    COLOUR_INDEX,
    END_INDEX,
    LINE_INDEX,
    SPACE_INDEX,
    TOKEN_INDEX,
)
from anden.games.russian_railroads.state import FACTORIES_AT_ONCE, RESOLVE, State


def apply(s: State, action: RailroadsAction) -> list[Event]:
    """Do it, in place."""
    events = _do(s, action)
    if s.phase == RESOLVE and s.factory_mode == FACTORIES_AT_ONCE:
        cancel_unusable(s, events)
    return events


def _do(s: State, action: RailroadsAction) -> list[Event]:
    if isinstance(action, a.Advance):
        return _advance(s, LINE_INDEX[action.line], COLOUR_INDEX[action.colour])
    if isinstance(action, a.Place):
        return turn.place(s, action)
    if isinstance(action, a.End):
        return _end(s)
    if isinstance(action, a.Pass):
        events = turn.pass_turn(s)
        events.extend(round_end.next_turn(s))
        return events
    if isinstance(action, a.Industry):
        events = []
        works.step(s, uses.step_entry(s, action.marker, uses.SAFE), action.marker, events)
        return events
    if isinstance(action, a.Build):
        return _build(s, action)
    if isinstance(action, a.Locomotive):
        events = []
        place_locomotive(s, LINE_INDEX[action.line], action.over, events)
        return events
    if isinstance(action, a.Relocate):
        return round_end.relocate(s, action)
    if isinstance(action, a.Stay):
        return round_end.stay(s)
    if isinstance(action, a.StartBonus):
        return setup.take_start(s, action)
    if isinstance(action, a.Order):
        return setup.set_order(s, action)
    if isinstance(action, a.Engineers):
        return setup.set_engineers(s, action)
    if isinstance(action, a.BonusPile):
        return setup.set_pile(s, action)
    return _choose(s, action)


def _choose(s: State, action: RailroadsAction) -> list[Event]:
    events: list[Event] = []
    if isinstance(action, a.Token):
        choices.use_token(s, TOKEN_INDEX[action.token], events)
    elif isinstance(action, a.Card):
        choices.use_card(s, CARD_INDEX[action.card], events)
    elif isinstance(action, a.Small):
        choices.use_small(s, choices.SMALL_NAMES.index(action.action), events)
    elif isinstance(action, a.Repeat):
        choices.use_repeat(s, SPACE_INDEX[action.space], events)
    elif isinstance(action, a.Swap):
        choices.use_swap(s, SPACE_INDEX[action.space], events)
    elif isinstance(action, a.Look):
        choices.look(s, events)
    elif isinstance(action, a.Bonus):
        choices.take_bonus(s, END_INDEX[action.card], events)
    elif isinstance(action, a.Points):
        choices.take_ten(s, events)
    else:
        assert isinstance(action, a.Forfeit)
        choices.forfeit(s, action.entry, "forfeit", events)
    return events


def _advance(s: State, line: i64, colour: i64) -> list[Event]:
    events: list[Event] = []
    index: i64 = 0
    if len(s.pending) > 1:
        index = uses.advance_entry(s, line, colour, uses.risk(s))
    assert index != NO_ENTRY
    advance(s, index, line, colour, events)
    return events


def _build(s: State, action: a.Build) -> list[Event]:
    events: list[Event] = []
    factory = action.make == "factory"
    index: i64 = uses.build_entry(s, factory)
    if factory:
        works.build_factory(s, index, action.face_up, action.slot, events)
    else:
        works.build_locomotive(s, index, events)
    return events


def _end(s: State) -> list[Event]:
    """The turn ends; what could not be used is lost."""
    events: list[Event] = []
    while len(s.pending) > 0:
        choices.forfeit(s, 0, "lost", events)
    events.append(Event("end", {"seat": int(s.actor)}))
    events.extend(round_end.next_turn(s))
    return events
