"""Who answers when somebody asks to take back: people for themselves, bots at once, and nobody for who is absent."""

from __future__ import annotations

from anden.server.table import LiveTable


def answer_for_bots(live: LiveTable) -> None:
    """A bot's own seat agrees at once. A bot that stands in for somebody never consents in his name: his absence
    means no."""
    while (request := live.match.request) is not None:
        absent = [n for n in request.waiting if live.places[n].stand_in]
        bots = [n for n in request.waiting if live.places[n].kind == "bot"]
        if absent:
            live.match.answer_undo(absent[0], False)
        elif bots:
            live.match.answer_undo(bots[0], True)
        else:
            return


def bots_asked(live: LiveTable) -> bool:
    """Whether an answer is due that no person gives."""
    request = live.match.request
    return request is not None and any(live.places[n].played_by_bot for n in request.waiting)
