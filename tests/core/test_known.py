"""What a seat knows: branches hold no more than that, and a take-back leaves nothing open that was closed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.live import Seats
from snapcount.core.drivers.replay import Replay
from snapcount.core.game import Game
from snapcount.core.known import inside, known_to
from snapcount.core.table import Refusal, Seat
from snapcount.core.taking_back import take_back_point, told_by
from snapcount.games import GAMES, find
from tests.core.toy import TOY

SECRET_IN_STATE = {"card_bowl", "out_of_sight", "scrimmage"}


def played(name: str, answers: int, random: Random, **options: Any) -> Game:
    game = Game(find(name), options, seed=answers)
    for _ in range(answers):
        if game.is_over:
            break
        seat = random.choice(list(game.waiting))
        game.answer(game.waiting[seat].sample(random), seat)
    return game


def moments(game: Game) -> list[int]:
    return [*(at for at, given in enumerate(game.inputs) if given.kind == "answer"), len(game.inputs)]


def tried_from(game: Game, at: int, seat: Seat, random: Random) -> Game:
    start, given = known_to(game, at, (seat,), random)
    other = Game(game.rulebook, game.options_chosen, source=Replay(given), start=start)
    other.advance(Seats(other.dice))
    return other


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_shows_its_seat_what_it_saw_and_hides_what_it_did_not(name: str) -> None:
    """The view is the same; of what the other seat alone sees nothing is sure to come along."""
    random, changed = Random(name), 0
    rules = find(name).rules
    for answers in (7, 19, 40):
        game = played(name, answers, random)
        for at in random.sample(moments(game), min(6, len(moments(game)))):
            number, _ = inside(game, at)
            state = game.moments[number].state
            for seat in Seat:
                other = tried_from(game, at, seat, random)
                begins = other.started_from
                assert rules.view(begins, seat) == rules.view(state, seat)
                changed += begins != state
    assert (changed > 0) == (name in SECRET_IN_STATE)


def test_a_sealed_call_is_dropped_and_the_own_one_stays() -> None:
    game = played("dice_football", 0, Random(1))
    random = Random(2)
    while len(game.waiting) < 2:
        seat = min(game.waiting)
        game.answer(game.waiting[seat].sample(random), seat)
    for caller in Seat:
        called = Game(game.rulebook, source=Replay(game.inputs))
        called.answer(called.waiting[caller].sample(random), caller)
        at = len(called.inputs)
        assert tried_from(called, at, caller, random).waiting.keys() == {caller.other}, "one's own call stays"
        assert tried_from(called, at, caller.other, random).waiting.keys() == set(Seat)
        _, given = known_to(called, at, tuple(Seat), random)
        assert len([taken for taken in given if taken.kind == "answer"]) < len(
            [taken for taken in called.moments[-1].inputs if taken.kind == "answer"]
        ), "at one screen nobody's call is open"


@pytest.mark.parametrize("alignments", [False, True])
def test_canadian_pro_a_call_that_waits_for_the_other_is_dropped(alignments: bool) -> None:
    """With alignments the defence's is shown, the rest of its call is not (CP-16.26)."""
    game = Game(find("canadian_pro"), {"mode": "advanced", "alignments": alignments}, seed=3)
    random = Random(4)
    for _ in range(60):
        inputs = game.moments[-1].inputs
        ((seat, question),) = game.waiting.items()
        closed = [given for given in inputs if given.seat is seat.other and given.question.startswith("Call")]
        if closed and question.secret:
            _, given = known_to(game, len(game.inputs), (seat,), random)
            assert not [
                taken for taken in given if taken.seat is seat.other and taken.question.startswith("Call")
            ]
            return
        game.answer(question.sample(random), seat)
    raise AssertionError("nobody waited for a sealed call")


# Take-backs


def test_os_8_2_linebackers_that_came_out_are_set_anew_after_a_take_back() -> None:
    game, random = Game(find("out_of_sight"), seed=1), Random(1)
    while type(game.question).__name__ != "CallPlay":
        assert game.seat is not None and game.question is not None
        game.answer(game.question.sample(random))
    offence = game.seat
    assert offence is not None and game.question is not None
    play = next(
        option for option in game.question.options() if option.play.endswith("sneak") or option.stroke
    )
    game.answer(play)
    assert any("linebackers" in event.facts and event.to is None for event in game.events)
    point = take_back_point(game, (offence,))
    assert point is not None
    game.cut(point, offence)
    assert type(game.question).__name__ == "SetLinebackers", "what was sealed and is open now is called anew"


def test_what_stayed_closed_is_not_called_anew() -> None:
    game, random = Game(find("out_of_sight"), seed=1), Random(1)
    while type(game.question).__name__ != "CallPlay":
        assert game.question is not None
        game.answer(game.question.sample(random))
    defence = game.seat.other if game.seat is not None else Seat.HOME
    assert take_back_point(game, (defence,)) == len(game.inputs) - 1, "the defence sets its own again"


@pytest.mark.parametrize("name", GAMES)
def test_every_take_back_removes_the_last_answer_of_its_seat(name: str) -> None:
    random = Random(name)
    game = played(name, 30, random)
    for seat in Seat:
        last = max(at for at, given in enumerate(game.inputs) if given.seat is seat)
        point = take_back_point(game, (seat,))
        assert point is not None and point <= last
        other = game.at(len(game.inputs))
        other.cut(point, seat)
        assert other.waiting and other.taken_back[-1].by is seat
        assert other.taken_back[-1].events == len(other.events)


def test_card_bowl_a_take_back_stays_within_its_deal() -> None:
    """Cards that came out are laid out anew by whoever held them; nobody gets another hand."""
    random, further = Random(5), 0
    book = find("card_bowl")
    game, coach = Game(book, seed=5), book.coach("rookie").make()
    for _ in range(120):
        seat = random.choice(sorted(game.waiting))
        game.answer(coach.answer(game.view(seat), game.waiting[seat], random), seat)
        if game.is_over or not any(given.seat is seat.other for given in game.inputs):
            continue
        last = max(at for at, given in enumerate(game.inputs) if given.seat is seat.other)
        point = take_back_point(game, (seat.other,))
        assert point is not None
        further += point < last
        assert dealt(game, point) == dealt(game, last)
    assert further > 5, "what came out is called anew"


def dealt(game: Game, length: int) -> int:
    return sum(event.what == "dealt" for event in game.events[: told_by(game, length)])


# For keeps


def test_a_game_for_keeps_takes_nothing_back_that_was_rolled() -> None:
    game = Game(TOY, seed=1)
    game.for_keeps = True
    game.answer("high", Seat.HOME)
    game.cut(0, Seat.HOME)
    assert game.waiting.keys() == set(Seat), "a sealed call that nobody saw may be changed"
    game.answer("high", Seat.HOME)
    game.answer("low", Seat.AWAY)
    before = len(game.inputs), list(game.events)
    with pytest.raises(Refusal, match="for keeps"):
        game.undo()
    assert (len(game.inputs), game.events) == before


def test_os_2_14_what_a_line_showed_counts_as_shown() -> None:
    """No die is rolled for a run, but it showed where the men stand."""
    game, random = Game(find("out_of_sight"), seed=1), Random(1)
    game.for_keeps = True
    while type(game.question).__name__ != "CallPlay":
        assert game.question is not None
        game.answer(game.question.sample(random))
    assert game.question is not None
    game.answer(next(iter(game.question.options())))
    with pytest.raises(Refusal, match="for keeps"):
        game.undo()
