# mypyc: compile
"""Phase I, issuing shares (heading «EMITIR ACCIONES»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import Issue, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.memo import M
from anden.games.age_of_steam.state import SHARES, State
from anden.games.cube_rails.phases import turns


def begin(s: State, events: list[Event]) -> None:
    turns.begin(s, SHARES)
    _skip(s, events)


def _skip(s: State, events: list[Event]) -> None:
    """Who is at the end of the share track has nothing to decide."""
    while s.at < len(s.queue) and s.shares[s.seat()] >= s.map.max_shares:
        events.append(Event("issue_none", {"seat": s.seat()}))
        s.at += 1


def most(s: State) -> i64:
    """How many shares the player may issue now."""
    left: i64 = s.map.max_shares - s.shares[s.seat()]
    limit: i64 = s.map.shares_per_turn
    return limit if 0 < limit < left else left


def legal(s: State) -> list[SteamAction]:
    out: list[SteamAction] = []
    for n in range(most(s) + 1):
        out.append(M.issues[n])
    return out


def problem(s: State, a: Issue) -> Problem | None:
    if a.shares < 0:
        return refusal("shares_negative", shares=a.shares)
    left = int(s.map.max_shares - s.shares[s.seat()])
    if a.shares > left:
        return refusal("shares_track_end", shares=a.shares, left=left)
    if a.shares > int(most(s)):
        return refusal("shares_one_per_turn", shares=a.shares)
    return None


def issue(s: State, a: Issue, events: list[Event]) -> None:
    seat = s.seat()
    shares = a.shares
    if shares == 0:
        events.append(Event("issue_none", {"seat": seat}))
    else:
        cash = shares * s.map.share_price
        s.shares[seat] += shares
        s.cash[seat] += cash
        events.append(
            Event("issue", {"seat": seat, "shares": shares, "cash": cash, "total": int(s.shares[seat])})
        )
    s.at += 1
    _skip(s, events)
