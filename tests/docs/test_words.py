"""The page of words lists the shared events as the code does."""

from __future__ import annotations

from pathlib import Path

from snapcount.football.events import EVENTS

WORDS = (Path(__file__).parents[2] / "docs" / "guide" / "words.md").read_text(encoding="utf-8")


def test_every_shared_event_is_on_the_page_with_its_facts() -> None:
    for name, event in EVENTS.items():
        assert f"| `{name}` | {', '.join(event.facts) or '–'} | {event.text} |" in WORDS
