"""What a pair of eyes sees of a match, written as JSON text. Everything here goes through `view` and `seen_by`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.ledger import entries
from snapcount.core.rulebook import Names, Rulebook
from snapcount.core.table import Event, Question, Seat
from snapcount.football.first_time import first_time
from snapcount.football.outcomes import told_at

NAMES = ("home", "away")
SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
MOST_OPTIONS = 300
LONG = 8000
"""Letters of a text that may be written where everybody waits for it: long texts are slow to make."""
ROLES: dict[str, tuple[Seat, ...]] = {
    "home": (Seat.HOME,),
    "away": (Seat.AWAY,),
    "table": (Seat.HOME, Seat.AWAY),
    "watch": (),
}


def eyes_of(role: str) -> Seat | None:
    """Whose view a link shows. The table's own is a spectator's: what each side sees comes beside it."""
    return SEATS.get(role)


def sees(role: str, event: Event) -> bool:
    return event.to is None or event.to in ROLES[role]


JsonText = Callable[[Any], str]
"""Writes a plain value; a server has a faster way than `canonical`."""


class JsonWriter:
    """Writes one game's views, questions and events. Questions are told in the same words to everybody, so kept."""

    def __init__(self, rulebook: Rulebook, json_text: JsonText = canonical) -> None:
        self.rulebook = rulebook
        self.json_text = json_text
        self.tags = tags_of(rulebook)
        self.question = lru_cache(2048)(self.write_question)
        self.prompt = lru_cache(2048)(self.write_prompt)
        self.length = 0.0
        """Letters of a sight or a question, lately: what is long is written in a thread."""

    def sight(self, view: Any, names: Names) -> str:
        """The members of a `Sight` but its text board, without braces."""
        return self.noted(self.json_text({"view": to_plain(view), **self.said_of(view, names)})[1:-1])

    def beside(self, view: Any, names: Names) -> str:
        """A sight without its view."""
        return self.json_text(self.said_of(view, names))[1:-1]

    def said_of(self, view: Any, names: Names) -> dict[str, Any]:
        """What a `Sight` says of a view in words and numbers."""
        face = self.rulebook.face
        return {
            "scoreboard": to_plain(face.scoreboard(view, names)),
            "situation": face.words.situation(view, names),
        }

    def parts(self, view: Any) -> dict[str, str]:
        """A view member by member."""
        return {name: self.json_text(part) for name, part in to_plain(view).items()}

    def board(self, view: Any, names: Names) -> str:
        """The member of a `Sight` that only those get who ask for it."""
        return self.noted(f',"board":{self.json_text(self.rulebook.face.board(view, names))}')

    @property
    def slow(self) -> bool:
        return self.length >= LONG

    def noted(self, text: str) -> str:
        self.length = max(len(text), self.length * 0.9)
        return text

    def write_question(self, question: Question[Any]) -> str:
        """The members of an `Asked` that are the same whoever is asked."""
        words = self.rulebook.face.words
        offered = list(islice(question.options(), MOST_OPTIONS + 1))
        told: dict[str, Any] = {
            "name": type(question).__name__,
            "kind": words.kind(question),
            "first_time": first_time(self.rulebook, question),
            "rule": question.rule,
            "listed": question.listed,
            "covered": question.covered,
            "facts": to_plain(question),
            "options": [
                {
                    "value": to_plain(option),
                    "label": words.label(question, option),
                    "explain": words.explain(question, option),
                }
                for option in offered[:MOST_OPTIONS]
            ],
            "truncated": len(offered) > MOST_OPTIONS,
        }
        return self.noted(self.json_text(told)[1:-1])

    def write_prompt(self, question: Question[Any], names: Names) -> str:
        return canonical(self.rulebook.face.words.prompt(question, names))

    def asked(self, seat: Seat, question: Question[Any], sealed: bool, names: Names) -> str:
        prompt, closed = self.prompt(question, names), "true" if sealed else "false"
        return f'{{"seat":"{NAMES[seat]}","prompt":{prompt},"sealed":{closed},{self.question(question)}}}'

    def event(self, events: Sequence[Event], at: int, names: Names) -> dict[str, Any]:
        """An `EventOut` as plain data, numbered as those count who see all of them."""
        rule, what, facts, to = event = events[at]
        words = self.rulebook.face.words
        told = {
            "n": at,
            "rule": rule,
            "tag": self.tags.get(rule, ""),
            "what": what,
            "facts": to_plain(facts),
            "text": words.event(event, names),
        }
        if to is not None:
            told["seat"] = NAMES[to]
        if (found := told_at(words, events, at, names)) is not None:
            told["outcome"] = to_plain(found)
        return told


def tags_of(rulebook: Rulebook) -> dict[str, str]:
    try:
        return {number: entry.tag for number, entry in entries(rulebook).items()}
    except (OSError, ImportError):
        return {}  # a game made up for a test has no ledger


def seats_json(seats: Collection[Seat]) -> str:
    if len(seats) == 2:
        return '["home","away"]'
    return f'["{NAMES[next(iter(seats))]}"]' if seats else "[]"


def numbered(told: list[dict[str, Any]], first: int) -> list[dict[str, Any]]:
    """The same events, numbered as a pair of eyes counts them that doesn't see all."""
    for number, event in enumerate(told, first):
        event["n"] = number
    return told
