"""What a guest has achieved: the best result in each challenge of a game."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from anden.server.db.models import Progress
from anden.server.table import LiveTable

EVENT = "challenge_result"
"""Any game may end with this event {number, stars}."""


def store_progress(connection: Connection, live: LiveTable, first: int) -> None:
    """Keep the stars of the challenge that the entries from `first` on have ended. Imported games do not count."""
    if live.facts.imported:
        return
    for events in live.match.events[first:]:
        for event in events:
            number, stars = event.args.get("number"), event.args.get("stars")
            if event.key != EVENT or not isinstance(stars, int) or stars < 1:
                continue
            for guest in sorted({p.guest for p in live.places if p.guest is not None and not p.stand_in}):
                _keep_best(connection, guest, live.facts.game, f"challenge-{number}", stars)


def _keep_best(connection: Connection, guest: str, game: str, key: str, stars: int) -> None:
    values = {"guest": guest, "game": game, "key": key, "stars": stars}
    columns = [Progress.guest, Progress.game, Progress.key]
    if connection.dialect.name == "sqlite":
        lite = sqlite.insert(Progress).values(**values)
        best: dict[str, Any] = {"stars": func.max(Progress.stars, lite.excluded.stars)}
        connection.execute(lite.on_conflict_do_update(index_elements=columns, set_=best))
    else:
        full = postgresql.insert(Progress).values(**values)
        best = {"stars": func.greatest(Progress.stars, full.excluded.stars)}
        connection.execute(full.on_conflict_do_update(index_elements=columns, set_=best))


def progress_of(connection: Connection, guest: str) -> dict[str, dict[str, int]]:
    """Stars by game and challenge."""
    found: dict[str, dict[str, Any]] = {}
    query = select(Progress.game, Progress.key, Progress.stars).where(Progress.guest == guest)
    for row in connection.execute(query.order_by(Progress.game, Progress.key)):
        found.setdefault(row.game, {})[row.key] = row.stars
    return found
