"""Answers that change nothing could be given for ever, and fields nobody knows mean nothing: no game takes either."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from snapcount.core.data.answers import decode_answer
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.drivers.live import Live
from snapcount.core.drivers.recorded import answered
from snapcount.core.drivers.replay import Replay
from snapcount.core.game import Game
from snapcount.core.table import Pending, Question, Refusal, Seat
from tests.conformance.play import GAMES, find, shortest

Put = Callable[[Any], Any]


def changed(plain: Any, put: Put = lambda value: value) -> Iterator[Any]:
    """An answer with one part of it emptied, doubled, turned over or left out."""
    if isinstance(plain, dict):
        for name, part in plain.items():
            yield from changed(part, lambda value, name=name: put({**plain, name: value}))  # type: ignore[misc]
    elif isinstance(plain, list):
        yield from (put([]), put(plain[:-1]), put(plain + plain[-1:]))
        for at, part in enumerate(plain[:4]):
            yield from changed(part, lambda value, at=at: put([*plain[:at], value, *plain[at + 1 :]]))  # type: ignore[misc]
    elif isinstance(plain, bool):
        yield put(not plain)
    elif isinstance(plain, str):
        yield put("")
    elif plain is not None:
        yield from (put(0), put(-plain), put(plain + 1))


def legal_ones(question: Question[Any], random: Random) -> Iterator[Any]:
    offered = list(islice(question.options(), 60))
    random.shuffle(offered)
    yield from offered[:4]
    for option in offered[:3]:
        for plain in islice(changed(to_plain(option)), 20):
            try:
                answer = decode_answer(question, plain)
            except Refusal:
                continue
            if question.problem(answer) is None:
                yield answer


def asked_next(game: Game, seat: Seat, answer: Any) -> Question[Any] | None:
    """What this seat is asked after an answer, if no die or card comes between."""
    moment, question = game.moments[-1], game.waiting[seat]
    try:
        given = [*moment.inputs, answered(seat, question, answer)]
        game.rulebook.rules.play(Live(given, Replay(())), moment.state)
    except Pending as pending:
        return pending.questions.get(seat)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_changes_nothing_is_refused(game: str) -> None:
    random = Random(8)
    playing = Game(find(game), shortest(find(game)), seed=8)
    for _ in range(250):
        if playing.is_over:
            break
        if len(playing.waiting) == 1:
            ((seat, question),) = playing.waiting.items()
            for answer in legal_ones(question, random):
                after = asked_next(playing, seat, answer)
                told = f"{type(question).__name__}: {canonical(to_plain(answer))[:200]}"
                assert after != question, f"{told} changes nothing"
        seat = random.choice(sorted(playing.waiting))
        playing.answer(playing.waiting[seat].sample(random), seat)


def with_more(plain: Any, put: Put = lambda value: value) -> Iterator[Any]:
    """An answer with a field that nobody knows in one of its objects."""
    if isinstance(plain, dict):
        yield put({**plain, "unheard_of": 1})
        for name, part in plain.items():
            yield from with_more(part, lambda value, name=name: put({**plain, name: value}))  # type: ignore[misc]
    elif isinstance(plain, list):
        for at, part in enumerate(plain[:4]):
            yield from with_more(part, lambda value, at=at: put([*plain[:at], value, *plain[at + 1 :]]))  # type: ignore[misc]


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_field_in_an_answer_is_refused(game: str) -> None:
    random = Random(9)
    playing = Game(find(game), shortest(find(game)), seed=9)
    for _ in range(200):
        if playing.is_over:
            break
        seat = random.choice(sorted(playing.waiting))
        question = playing.waiting[seat]
        answer = question.sample(random)
        for plain in with_more(to_plain(answer)):
            with pytest.raises(Refusal, match="This isn't an answer") as refused:
                playing.answer(plain, seat)
            assert refused.value.rule == question.rule
        playing.answer(answer, seat)
