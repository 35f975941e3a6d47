"""A player who does only what the lessons teach: each of its rules names a lesson, and all that it does is legal."""

from __future__ import annotations

import pytest
from benchmarks.learned.__main__ import pupil_of, series
from benchmarks.learned.pupil import UNTAUGHT

from snapcount.core.drivers.checked import Checked
from snapcount.core.drivers.sampled import Coach, play_out
from snapcount.games import GAMES, find
from snapcount.lessons.lesson import lessons_of


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_pupil_comes_from_a_lesson_of_its_game(game: str) -> None:
    taught = {rule.lesson for rules in pupil_of(game).rules.values() for rule in rules}
    assert taught - {UNTAUGHT} <= {lesson.number for lesson in lessons_of(game)}


@pytest.mark.parametrize("game", GAMES)
def test_a_pupil_plays_a_whole_game_by_the_rules(game: str) -> None:
    rulebook, pupil = find(game), pupil_of(game)
    quick = next(length for length in rulebook.face.lengths if length.name == "quick")
    coach: Coach = rulebook.coaches.levels[0].make()
    play_out(rulebook, rulebook.settle(quick.options), (Checked(pupil), coach), 3)
    assert pupil.used.total() > pupil.used[UNTAUGHT]


def test_a_series_counts_from_the_pupils_side_whatever_chair_he_has() -> None:
    rulebook = find("dice_football")
    quick = rulebook.settle({"plays_per_quarter": 12})
    found = series(rulebook, quick, "miser", 20, 1)
    assert len(found.margins) == 20 and sum(found.margins) == found.points[0] - found.points[1]
    assert found.won > 10
