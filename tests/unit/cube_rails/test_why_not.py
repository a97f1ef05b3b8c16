"""A thing has no reason exactly when something is offered for it: in random games of both games, on all their maps."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden.core import Match, Rules, Setup
from anden.core.testing import every_setup
from anden.games.age_of_steam import rules as age_of_steam
from anden.games.cube_rails.targets import AtAction, AtCube, AtFinish, AtGoal, AtHex, AtUpgrade
from anden.games.railes import rules as railes

GROWS = {"build", "deliver", "issue", "capital", "urbanize", "upgrade"}
"""What brings a random game on."""
ASKED = 12
"""So many positions of a game are looked at."""


def one_of_each_map() -> list[Any]:
    found: dict[tuple[str, str], Any] = {}
    for rules in (age_of_steam, railes):
        for setup in every_setup(rules, variants=False):
            found.setdefault((rules.id, setup.map), (rules, setup))
    return [pytest.param(*case, id="-".join(name)) for name, case in found.items()]


def tag(action: Any) -> str:
    return str(action.__struct_config__.tag)


def offered(view: dict[str, Any], legal: list[Any]) -> dict[Any, bool]:
    """Everything that can be pointed at in a build or a move turn, and whether something is offered for it."""
    hex_of = {place["id"]: place["hex"] for place in view["board"]["places"]}
    by_tag: dict[str, list[Any]] = {}
    for action in legal:
        by_tag.setdefault(tag(action), []).append(action)
    if view["phase"] == "build":
        hexes = {a.hex for a in by_tag.get("build", [])}
        hexes |= {hex_of[a.town] for a in by_tag.get("urbanize", [])}
        hexes |= {hex_of[a.city] for a in by_tag.get("grow", [])}
        found: dict[Any, bool] = {AtHex(h["id"]): h["id"] in hexes for h in view["board"]["hexes"]}
        return found | {AtFinish(): "finish" in by_tag, AtUpgrade(): False}
    lying = [(place, good) for place, at in view["places"].items() for good in dict.fromkeys(at["goods"])]
    lying += list(view.get("land", {}).items())
    routes = {(a.route[0], a.good, a.route[-1]) for a in by_tag.get("deliver", [])}
    movable = {(start, good) for start, good, _ in routes}
    found = {AtCube(*cube): cube in movable for cube in lying}
    found |= {
        AtGoal(*cube, goal): (*cube, goal) in routes for cube in lying for goal in hex_of if goal != cube[0]
    }
    return found | {AtUpgrade(): "upgrade" in by_tag, AtFinish(): False, AtAction("engineer"): False}


@pytest.mark.parametrize(("rules", "setup"), one_of_each_map())
def test_no_reason_means_that_something_is_offered(rules: Rules[Any, Any], setup: Setup) -> None:
    match: Match[Any, Any] = Match(rules, setup, "why not")
    match.run_chance()
    rng = Random(f"why not {setup.map}")
    reasons: set[str] = set()
    asked = 0
    while match.to_act() and asked < ASKED:
        [seat] = match.to_act()
        legal = list(rules.legal(match.state, seat))
        if rules.phase(match.state).key in ("build", "move") and rng.random() < 0.3:
            asked += 1
            for target, open_ in offered(rules.show(match.state, seat), legal).items():
                problem = rules.why_not(match.state, seat, target)
                assert (problem is None) == open_, (target, problem)
                reasons.add(problem.key if problem is not None else "")
        better = [action for action in legal if tag(action) in GROWS]
        match.play(seat, rng.choice(better if better and rng.random() < 0.8 else legal))
    assert len(reasons) > 3, reasons
