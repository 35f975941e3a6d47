"""Counts of what this worker does, as plain text in the form that Prometheus reads."""

from __future__ import annotations

from collections import Counter

HELP = {
    "matches_created": "Matches made, rematches and branches too.",
    "sockets_opened": "Sockets that said hello with a valid link.",
    "sockets_refused": "Sockets turned away.",
    "answers_accepted": "Answers stored and acknowledged, those of coaches too.",
    "answers_refused": "Answers that the rules or the moment didn't allow.",
    "messages_malformed": "Socket messages that were no message.",
    "commits_failed": "Writes that the database didn't take.",
    "races_lost": "Answers that another worker was faster with.",
    "rooms_replayed": "Rooms built again from the store.",
    "errors": "Surprises: each has a line in the log.",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] += by

    def text(self, now: dict[str, int]) -> str:
        lines: list[str] = []
        for name, meaning in HELP.items():
            full = f"snapcount_{name}_total"
            lines += [f"# HELP {full} {meaning}", f"# TYPE {full} counter", f"{full} {self.counts[name]}"]
        for name, value in now.items():
            lines += [f"# TYPE snapcount_{name} gauge", f"snapcount_{name} {value}"]
        return "\n".join(lines) + "\n"
