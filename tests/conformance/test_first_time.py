"""Every kind of decision that a game can ask a person is explained the first time it comes."""

from __future__ import annotations

import re

import pytest

from snapcount.core.game import Game
from snapcount.football.first_time import first_time, first_times
from tests.conformance.play import GAMES, find, played
from tests.lessons.by_hand import BY_HAND
from tests.records.asked import asked_in
from tests.records.goldens import records, replayed

LONGEST = 200
"""Letters: a phone shows them in the strip of the story."""
SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-Z\d“])")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_the_rulebook_has_its_words_and_no_words_are_for_nothing(game: str) -> None:
    asked = {question.__name__ for question in find(game).rules.questions}
    explained = {kind.split()[0] for kind in first_times(game)}
    assert explained == asked


@pytest.mark.parametrize("typed", (False, True))
@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_few(game: str, typed: bool) -> None:
    for kind, words in first_times(game, typed).items():
        assert 30 <= len(words) <= LONGEST and len(SENTENCE.split(words)) <= 4, kind
        assert words[0].isupper() and words[-1] in ".?!", kind


@pytest.mark.parametrize("game", GAMES)
def test_nobody_at_a_terminal_is_told_to_tap(game: str) -> None:
    assert first_times(game, typed=True).keys() == first_times(game).keys(), (
        "in place of words, not beside them"
    )
    assert not {kind: words for kind, words in first_times(game, typed=True).items() if BY_HAND.search(words)}


def silent(game: Game) -> set[str]:
    """The kinds that were asked, and to which nothing is said."""
    kind = game.rulebook.face.words.kind
    return {kind(question) for _, question, _ in asked_in(game) if not first_time(game.rulebook, question)}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_in_a_game_is_explained(game: str) -> None:
    assert not silent(played(game))


@pytest.mark.games
@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_asked_in_recorded_games_is_explained(game: str) -> None:
    assert not set().union(*(silent(replayed(path)) for path in records(game)))
