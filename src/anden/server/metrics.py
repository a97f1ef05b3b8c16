"""Numbers for hosts, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from itertools import accumulate

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
HELP = {
    "anden_requests_total": "Requests by method, route and status",
    "anden_request_seconds": "How long requests took",
    "anden_connections_refused_total": "Connections closed by us: too many, too slow to ask or to read",
    "anden_entries_total": "Log entries stored, luck included",
    "anden_tables_created_total": "Tables opened",
    "anden_replays_total": "Matches rebuilt from their log",
    "anden_bot_moves_total": "Decisions of bots by level",
    "anden_bot_decisions_unused_total": "Decisions of bots in vain, as somebody changed the table meanwhile",
    "anden_bot_turns_taken_over_total": "Turns of bots that a dead process had taken from the queue",
    "anden_bot_failures_total": "Bots that were late, crashed or answered nonsense, by level and reason",
    "anden_hints_total": "Hints given",
    "anden_tables_in_memory": "Tables whose state is in memory",
    "anden_streams": "Open event streams",
    "anden_workers": "Running worker processes",
    "anden_bots_thinking": "Bots that think now",
}


class Metrics:
    """Counters, one histogram, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self._counters: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self._requests: dict[tuple[str, str, int], int] = defaultdict(int)
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        text = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self._counters[name][text] += amount

    def request(self, method: str, route: str, status: int) -> None:
        """Count a request. What the client makes up (a method, a path) never becomes a label of its own."""
        self._requests[method if method in METHODS else "other", route, status] += 1

    def value(self, name: str) -> float:
        """The sum of a counter over its labels."""
        return sum(self._counters[name].values())

    def took(self, seconds: float) -> None:
        """Add a request to the histogram."""
        self._seconds += seconds
        self._buckets[bisect_left(BUCKETS, seconds)] += 1

    def text(self) -> str:
        """All of it as Prometheus reads it."""
        lines: list[str] = []
        counters: dict[str, dict[str, float]] = {**self._counters, "anden_requests_total": self._by_request()}
        for name in sorted(counters):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} counter"]
            for labels, value in sorted(counters[name].items()):
                lines.append(f"{name}{{{labels}}} {value:g}" if labels else f"{name} {value:g}")
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} gauge", f"{name} {ask():g}"]
        name = "anden_request_seconds"
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        upto = list(accumulate(self._buckets))
        for limit, number in zip([*(f"{b:g}" for b in BUCKETS), "+Inf"], upto, strict=True):
            lines.append(f'{name}_bucket{{le="{limit}"}} {number}')
        lines += [f"{name}_sum {self._seconds:.6f}", f"{name}_count {upto[-1]}"]
        return "\n".join(lines) + "\n"

    def _by_request(self) -> dict[str, float]:
        return {
            f'method="{method}",route="{route}",status="{status}"': number
            for (method, route, status), number in self._requests.items()
        }
