"""How long each lesson takes, as `python -m benchmarks.lesson_times --keep` measured it on the page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

Page = Mapping[str, Any]

KEPT = Path(__file__).with_name("times.json")
WORDS_A_MINUTE = 200
SENTENCES = {"title", "idea", "remember", "say", "typed", "otherwise", "choices"}


class Taken(NamedTuple):
    """One lesson as it was measured."""

    played: str
    """What was played then, in short: another play must be measured again."""
    words: int
    """The teacher's words then: new ones are counted on top."""
    minutes: float
    """With the drive at its end."""


def pages(game: str) -> list[Page]:
    """The lessons of a game as they are written."""
    folder = files("snapcount.games") / game / "lessons"
    named = [page for page in folder.iterdir() if page.name.endswith(".json")]
    named.sort(key=lambda page: int(page.name.partition("-")[0]))
    return [json.loads(page.read_text(encoding="utf-8")) for page in named]


def right_way(page: Page) -> Iterator[tuple[Page, Page | None]]:
    """Every step with its first right try; None where nothing is asked."""
    for step in page["steps"]:
        yield step, next((one for one in step.get("tries", ()) if one.get("right")), None)


def played(page: Page) -> str:
    """What happens on the right way, without a sentence."""
    steps = [
        {**{name: what for name, what in step.items() if name != "tries"}, "done": done}
        for step, done in right_way(page)
    ]
    told = json.dumps(without_sentences(steps), sort_keys=True)
    return sha256(told.encode()).hexdigest()[:12]


def without_sentences(what: Any) -> Any:
    if isinstance(what, Mapping):
        return {name: without_sentences(one) for name, one in what.items() if name not in SENTENCES}
    return [without_sentences(one) for one in what] if isinstance(what, list) else what


def words(page: Page) -> int:
    """What the teacher says to somebody who answers rightly at once."""
    said = [page["title"], page["idea"], page["remember"]]
    for step, done in right_way(page):
        said += [step["say"], *step.get("choices", ()), done.get("say", "") if done else ""]
    return sum(len(text.split()) for text in said)


def read() -> dict[str, dict[int, Taken]]:
    """By game and number."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return {game: {int(number): Taken(*one) for number, one in taken.items()} for game, taken in kept.items()}


def keep(times: Mapping[str, Mapping[int, Taken]]) -> None:
    games = []
    for game, taken in sorted(times.items()):
        lines = (f'    "{number}": {json.dumps(list(one))}' for number, one in sorted(taken.items()))
        games.append(f'  "{game}": {{\n' + ",\n".join(lines) + "\n  }")
    KEPT.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")
