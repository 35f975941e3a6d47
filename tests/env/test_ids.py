"""Ids: every answer has one or is written in several, they never change, and they play the games of the coaches."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.core.stepping.codec import Listed
from snapcount.core.table import Refusal, Seat
from snapcount.env.match import codec_of
from snapcount.games import find
from tests.env.quick import GAMES, SHORT, any_id, feed, match

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def veterans(game: str, seed: int) -> Any:
    return snapcount.play_out(game, "veteran", "veteran", seed=seed, listen=True, **SHORT[game])


@pytest.mark.parametrize(
    ("game", "seed"), [*((game, 3) for game in GAMES), ("card_bowl", 4), ("scrimmage", 4), ("scrimmage", 5)]
)
def test_the_veterans_games_come_out_the_same_through_ids(game: str, seed: int) -> None:
    recorded = veterans(game, seed)
    again = match(game, seed)
    feed(again, recorded.inputs)
    assert again.is_over
    assert again.steps.score == recorded.score
    assert again.steps.state == recorded.state


@every_game
def test_every_question_is_spelled_and_nothing_else(game: str) -> None:
    assert set(codec_of(game).spellings) == set(find(game).rules.questions)


@every_game
def test_ids_have_names_of_their_own_and_fields_too(game: str) -> None:
    codec = codec_of(game)
    assert len(set(codec.names)) == len(codec.names)
    assert len({field.name for field in codec.fields}) == len(codec.fields)


@every_game
def test_every_listed_option_has_an_id_that_is_legal_and_comes_back(game: str) -> None:
    at, random = match(game, 7), Random(7)
    for _ in range(200):
        if at.seat is None:
            break
        for question in at.steps.waiting.values():
            if question.listed and isinstance(at.codec.spellings[type(question)], Listed):
                numbers = [at.codec.spell(question, option) for option in question.options()]
                assert sorted(numbers) == [(number,) for number in at.codec.legal(question)]
                assert [at.codec.read(question, number) for number in numbers] == list(question.options())
        at.play(at.seat, any_id(at, at.seat, random))


@every_game
def test_random_ids_are_legal_answers_to_the_end(game: str) -> None:
    at, random = match(game, 11), Random(11)
    for _ in range(6000):
        seat = at.seat
        if seat is None:
            break
        legal = list(at.legal(seat))
        assert legal == sorted(set(legal)) and legal
        number = random.choice(legal)
        question = at.steps.waiting[seat]
        written = (*at.written.get(seat, ()), number)
        if not at.codec.legal(question, written):
            assert question.problem(at.codec.read(question, written)) is None
        alone = at.codec.alone.get(type(question), {})
        for whole in set(alone).intersection(() if at.written.get(seat) else legal):
            assert not at.codec.legal(question, (whole,))
            assert at.codec.read(question, (whole,)) == alone[whole]
        at.play(seat, number)


@every_game
def test_an_id_that_is_not_legal_is_refused_in_a_sentence_and_changes_nothing(game: str) -> None:
    at = match(game)
    seat = at.seat
    assert seat is not None
    before = at.steps.state, at.steps.waiting, at.written
    wrong = next(number for number in range(at.codec.size) if number not in at.legal(seat))
    for number in (wrong, -1, at.codec.size):
        with pytest.raises(Refusal, match="look at the mask"):
            at.play(seat, number)
    assert (at.steps.state, at.steps.waiting, at.written) == before
    other = Seat(1 - seat)
    if other not in at.steps.waiting:
        with pytest.raises(Refusal, match="Nothing is asked"):
            at.play(other, wrong)


@pytest.mark.parametrize(
    ("game", "number", "name"),
    [
        ("dice_football", 0, "receive"),
        ("dice_football", 6, "run"),
        ("dice_football", 11, "defence 1"),
        ("dice_football", 17, "no"),
    ],
)
def test_ids_stay_what_they_are(game: str, number: int, name: str) -> None:
    assert codec_of(game).names[number] == name
