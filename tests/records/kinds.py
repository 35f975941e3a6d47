"""A recorded moment for every kind of question of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from snapcount.core.game import Game
from snapcount.core.rulebook import Value
from snapcount.core.table import Question, Seat
from snapcount.football.first_time import first_times
from snapcount.games import find
from tests.conformance.play import play_randomly
from tests.records.asked import asked_after
from tests.records.goldens import records, replayed

WHOLE = 2000
SEEDS: dict[str, tuple[tuple[int, dict[str, Value] | None, int], ...]] = {
    "card_bowl": tuple((seed, None, WHOLE) for seed in (3, 10, 15, 59, 74)),
    "scrimmage": (
        (1, {"scenario": "full", "quarter_plays": 5}, 20),
        (1, {"scenario": "multiple", "possessions": 1}, 500),
    ),
}
"""Random games in which the kinds are asked that no record has (seed, options, answers): the same every time."""

NEVER = {
    "scrimmage": {
        "ChooseRecoverer": "two men must reach one fumble: it lists them like LongPass and Intercept do",
        "Reactivate": "ten men must be hurt in one game: it lists them like ChooseRecoverer",
    }
}
"""Kinds that no game at hand asks, and why they may be left out."""

LISTED = 12
"""So many answers are read to see how much a question says."""


class Moment(NamedTuple):
    game: Game
    at: int
    seat: Seat
    question: Question[Any]


def kinds(game: str) -> set[str]:
    """Every kind of decision of the rulebook, as they are explained: "Move O" and "Move D" are two."""
    return set(first_times(game)) - set(NEVER.get(game, {}))


def moments(game: str) -> dict[str, Moment]:
    """By kind the recorded moment that has most to say: the longest words are cut first."""
    found: dict[str, tuple[int, Moment]] = {}
    for played in games(game):
        for at, (seat, question, _) in asked_after(played):
            kind = played.rulebook.face.words.kind(question)
            length = letters(played, question)
            if kind not in found or found[kind][0] < length:
                found[kind] = (length, Moment(played, at, seat, question))
    return {kind: moment for kind, (_, moment) in found.items()}


def games(game: str) -> Iterator[Game]:
    yield from map(replayed, records(game))
    for seed, options, answers in SEEDS.get(game, ()):
        yield play_randomly(find(game), seed, options, answers)


def letters(game: Game, question: Question[Any]) -> int:
    words = game.rulebook.face.words
    answers = islice(question.options(), LISTED)
    return len(words.prompt(question, game.names)) + sum(len(words.label(question, each)) for each in answers)
