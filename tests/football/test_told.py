"""What players read, of every recorded game: people's words, each said once, nothing of the program showing through."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.football.glossary import glossary
from snapcount.football.outcomes import told_at
from snapcount.games import GAMES, find
from tests.records.asked import asked
from tests.records.goldens import records, replayed

pytestmark = pytest.mark.games

NAMES = ("Rovers", "Harbor")
LISTED = 15
"""So many answers of a question are read."""

RULES = json.loads((Path(__file__).parent / "words.json").read_text(encoding="utf-8"))
"""What no sentence may have in it; the words of the page are read by the same (`web/src/text/words.test.ts`).

Among them stops after stops, holes where a word should be and a hyphen for a minus. Known abbreviations are positions,
compass points, and what is printed in the cells of cards: each stands on the board, in the legend or in the letters of
how to play."""
DOUBLED = re.compile(RULES["doubled"], re.IGNORECASE)
SNAKE, CAMEL = re.compile(RULES["snake"]), re.compile(RULES["camel"])
OF_THE_PROGRAM = re.compile(RULES["of_the_program"])
ONE_OF_MANY = re.compile(RULES["one_of_many"])
STRANGE = re.compile(RULES["strange"])
ABBREVIATION = re.compile(RULES["abbreviation"])
KNOWN: dict[str, str] = RULES["known"]
FINE = {
    "canadian_pro": re.compile(r"row \d+: [^.]*|\[[^\]]*\]|\b\d[MZB]-\d+\b|\b\d-\d-\d\b|\d+-\d+"),
    "scrimmage": re.compile(r"\b\d\d[NS]\d\b|\bSC-[\d.]+"),
}
"""Cells as they are printed; places as they are typed."""
MEN = re.compile(r"\b(?:Mc|Mac|Le|De|La|O')[A-Z]\w+")
"""Names of men with a capital inside."""


def told(game: str) -> Iterator[str]:
    """Lines of the log, how plays came out, and where the game stood."""
    book = find(game)
    words = book.face.words
    for path in records(game):
        over = replayed(path)
        for at, event in enumerate(over.events):
            yield words.event(event, NAMES)
            if came := told_at(words, over.events, at, NAMES):
                yield from (came.line, came.next, came.sum)
        for moment in over.moments:
            yield words.situation(book.rules.view(moment.state, Seat.HOME), NAMES)


def questions(game: str) -> Iterator[str]:
    """What was asked, every answer on its button and what it means."""
    words = find(game).face.words
    for path in records(game):
        for _, question, answer in asked(path):
            yield words.prompt(question, NAMES)
            for option in (*islice(question.options(), LISTED), answer):
                yield words.label(question, option)
                yield words.explain(question, option)


@cache
def sentences(game: str) -> frozenset[str]:
    return frozenset(line for lines in (told(game), questions(game)) for line in lines if line)


def enum_names(book: Rulebook) -> set[str]:
    """Names of enums as a program writes them: `Call.RUN`."""
    return {kind.__name__ for question in book.rules.questions for kind in enums_of(question)}


def enums_of(question: type) -> Iterator[type[Enum]]:
    for kind in vars(__import__(question.__module__, fromlist=["x"])).values():
        if isinstance(kind, type) and issubclass(kind, Enum):
            yield kind


def wrong(game: str, pattern: re.Pattern[str]) -> list[str]:
    return sorted(line for line in sentences(game) if pattern.search(MEN.sub("", line)))[:20]


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_said_twice(game: str) -> None:
    assert not wrong(game, DOUBLED)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_program_shows_through(game: str) -> None:
    book = find(game)
    kinds = {question.__name__ for question in book.rules.questions} | enum_names(book)
    named = re.compile(rf"\b(?:{'|'.join(sorted(kinds))})\.[A-Za-z_]|\b(?:{'|'.join(sorted(kinds))})\(")
    for pattern in (SNAKE, CAMEL, OF_THE_PROGRAM, named):
        assert not wrong(game, pattern), pattern.pattern


@pytest.mark.parametrize("game", GAMES)
def test_one_yard_is_a_yard_and_sentences_end_once(game: str) -> None:
    assert not wrong(game, ONE_OF_MANY)
    fine = FINE.get(game)
    lines = {line if fine is None else fine.sub("x", line) for line in sentences(game)}
    assert not sorted(line for line in lines if STRANGE.search(line))[:20]


@pytest.mark.parametrize("game", GAMES)
def test_an_abbreviation_is_one_that_a_player_can_look_up(game: str) -> None:
    known = set(KNOWN[game].split()) | {word for word in glossary(find(game)) if word.isupper()}
    fine = FINE.get(game)
    found: dict[str, str] = {}
    for line in sentences(game):
        for short in ABBREVIATION.findall(line if fine is None else fine.sub("x", line)):
            if short not in known:
                found.setdefault(short, line)
    assert not found


CARDS = re.compile(
    r"recovers at .* \((?:(\S+)(?: [+−] \d+ = (\d+))?) against (?:(\S+)(?: [+−] \d+ = (\d+))?)\)"
)
VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13}


def test_the_card_that_won_is_named_first_with_what_it_counted() -> None:
    """CB-29.3"""
    found = [match for line in sentences("card_bowl") if (match := CARDS.search(line))]
    assert len(found) > 5
    for match in found:
        won, lost = (
            int(total) if total else VALUES.get(card[:-1]) or int(card[:-1])
            for card, total in ((match[1], match[2]), (match[3], match[4]))
        )
        assert won > lost, match[0]


GAMES_CODE = Path(__file__).parents[2] / "src" / "snapcount" / "games"


def refusals(game: str) -> Iterator[str]:
    """What a player is told who answers what can't be: every sentence in the code, with x for what is filled in."""
    for path in sorted((GAMES_CODE / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "Refusal"
                and len(node.args) > 1
            ):
                said = node.args[1]
                parts = said.values if isinstance(said, ast.JoinedStr) else [said]
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in parts)


NOT_FOR_PLAYERS = re.compile(r"^(?:[a-z_]+(?:\.|:| is four)|play\.)|^x$|HEADING|--")
"""Of positions and options that somebody writes, not of answers at the table."""


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_said_in_the_same_words(game: str) -> None:
    known = set(KNOWN[game].split())
    said = [line for line in refusals(game) if not NOT_FOR_PLAYERS.search(line)]
    assert said
    for line in said:
        for pattern in (DOUBLED, SNAKE, CAMEL, OF_THE_PROGRAM):
            assert not pattern.search(line), line
        assert not set(ABBREVIATION.findall(line)) - known - {"SC"}, line
