"""Characters: a habit comes before its coach, and leaves to it what it has nothing to say about."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import RandomCoach
from snapcount.core.habits import AS_USUAL, Character, Habit, first_of, like, often
from snapcount.core.table import Question, Refusal
from snapcount.games import GAMES, find
from tests.core.toy import TOY


class Yes(Question[Any]):
    def options(self) -> tuple[bool, ...]:
        return (True, False)


class No(Yes):
    """Another class of question: a habit is for one class, not for those derived from it."""


class Says:
    def __init__(self, word: Any) -> None:
        self.word = word

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return self.word


def saying(word: Any) -> Habit:
    return lambda view, question, random: word


def told(coach: Character, question: Question[Any], times: int = 1) -> Counter[Any]:
    random = Random(4)
    return Counter(coach.answer(None, question, random) for _ in range(times))


def test_a_habit_answers_its_question_and_the_coach_all_others() -> None:
    coach = Character(Says("coach"), {Yes: saying("habit")})
    assert told(coach, Yes()) == {"habit": 1} and told(coach, No()) == {"coach": 1}


def test_a_habit_that_has_nothing_to_say_leaves_it_to_the_coach_but_none_is_an_answer() -> None:
    assert told(Character(Says("coach"), {Yes: saying(AS_USUAL)}), Yes()) == {"coach": 1}
    assert told(Character(Says("coach"), {Yes: saying(None)}), Yes()) == {None: 1}


def test_a_habit_is_kept_to_its_share() -> None:
    heard = told(Character(Says("coach"), {Yes: often(0.3, saying("habit"))}), Yes(), 2000)
    assert 540 < heard["habit"] < 660 and heard.total() == 2000


def test_the_first_habit_that_speaks_is_heard() -> None:
    habit = first_of(saying(AS_USUAL), saying("second"), saying("third"))
    assert told(Character(Says("coach"), {Yes: habit}), Yes()) == {"second": 1}
    assert told(Character(Says("coach"), {Yes: first_of(saying(AS_USUAL))}), Yes()) == {"coach": 1}


def test_a_coach_grows_up_by_a_share_of_anothers_answers() -> None:
    grown = Character(Says("rookie"), like(Says("veteran"), (Yes,), 0.75))
    heard = told(grown, Yes(), 2000)
    assert 1440 < heard["veteran"] < 1560 and told(grown, No()) == {"rookie": 1}


def test_a_coach_is_found_by_level_by_name_and_by_first_name() -> None:
    for text in ("rookie", "Toy", "toy"):
        assert TOY.coach(text).level == "rookie"
    assert find("dice_football").coach("Ada Stone") is find("dice_football").coach("ADA")
    with pytest.raises(Refusal, match="expected one of rookie"):
        TOY.coach("to")


@pytest.mark.parametrize("game", GAMES)
def test_every_ladder_has_rookie_and_veteran_and_nobody_twice(game: str) -> None:
    levels = find(game).coaches.levels
    called = [word for coach in levels for word in (coach.level, coach.name.casefold().split()[0])]
    assert len(set(called)) == len(called) and {"rookie", "veteran"} <= set(called)
    assert all(coach.text.endswith(".") and len(coach.text) <= 110 for coach in levels)


def test_random_is_a_coach_of_every_tournament_but_on_no_ladder() -> None:
    assert all("random" not in {coach.level for coach in find(game).coaches.levels} for game in GAMES)
    assert RandomCoach().answer(None, Yes(), Random(1)) in (True, False)
