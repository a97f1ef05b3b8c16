"""What scenarios of Italian Rails need again and again besides positions: an event that comes up in a turn."""

from __future__ import annotations

from anden.games.italian_rails.state import DRAW, MOVE
from tests.scenarios.italian_rails.table import NEWS, Scene


def draw_due(scene: Scene, *offer: int) -> Scene:
    """The active player is moving and a card has to be drawn: only three unlocked cards lie open."""
    if offer:
        scene.offer(*offer)
    scene.state.phase = DRAW
    scene.state.resume = MOVE
    scene.state.begun = True
    return scene


def strike(scene: Scene, event: str, *offer: int) -> Scene:
    """An event comes up in the turn of the active player; three cards of orders lie open before."""
    draw_due(scene, *(offer or (1, 2, 3)))
    scene.do(f"draw {NEWS[event]}")
    return scene
