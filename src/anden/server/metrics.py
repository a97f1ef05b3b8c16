"""Numbers for hosts, in the text format of Prometheus."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
HELP = {
    "anden_requests_total": "Requests by method, route and status",
    "anden_request_seconds": "How long requests took",
    "anden_entries_total": "Log entries stored, luck included",
    "anden_tables_created_total": "Tables opened",
    "anden_replays_total": "Matches rebuilt from their log",
    "anden_bot_moves_total": "Decisions of bots by level",
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
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        text = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self._counters[name][text] += amount

    def value(self, name: str) -> float:
        """The sum of a counter over its labels."""
        return sum(self._counters[name].values())

    def took(self, seconds: float) -> None:
        """Add a request to the histogram."""
        self._seconds += seconds
        for n, limit in enumerate(BUCKETS):
            if seconds <= limit:
                self._buckets[n] += 1
        self._buckets[-1] += 1

    def text(self) -> str:
        """All of it as Prometheus reads it."""
        lines: list[str] = []
        for name in sorted(self._counters):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} counter"]
            for labels, value in sorted(self._counters[name].items()):
                lines.append(f"{name}{{{labels}}} {value:g}" if labels else f"{name} {value:g}")
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} gauge", f"{name} {ask():g}"]
        name = "anden_request_seconds"
        lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        for limit, number in zip([*(f"{b:g}" for b in BUCKETS), "+Inf"], self._buckets, strict=True):
            lines.append(f'{name}_bucket{{le="{limit}"}} {number}')
        lines += [f"{name}_sum {self._seconds:.6f}", f"{name}_count {self._buckets[-1]}"]
        return "\n".join(lines) + "\n"
