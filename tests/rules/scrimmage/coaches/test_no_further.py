"""The veteran looks no further than it must, and chooses as if it had looked at everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Question
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches.protect import pressure
from snapcount.games.scrimmage.coaches.tactics import approach_cost, fresh, opponents, towards
from snapcount.games.scrimmage.coaches.veteran_cover import danger, dangers, left_open, total
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.state import Play, State, with_man
from tests.rules.scrimmage.coaches.test_veteran import QUICK


class Watched:
    """A veteran, and the positions in which somebody was to move."""

    def __init__(self) -> None:
        self.coach = RULEBOOK.coach("veteran").make()
        self.plays: list[Play] = []

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        if isinstance(question, Move):
            self.plays.append(view.play)
        return self.coach.answer(view, question, random)


@pytest.fixture(scope="module")
def positions() -> list[Play]:
    mind = Watched()
    for index in range(6):
        play_out(RULEBOOK, QUICK, (mind, mind), seed_of("no further", index))
    return mind.plays


def test_who_asks_for_enough_pressure_gets_all_of_it_or_more_than_enough(positions: list[Play]) -> None:
    shortened = 0
    for play in positions:
        for man in opponents(play, "D"):
            whole = pressure(play, man.hex)
            for enough in (0.3 * whole, whole, whole + 0.1):
                felt = pressure(play, man.hex, enough)
                assert felt == whole if enough >= whole else felt > enough
                shortened += felt != whole
    assert shortened > 20


def test_the_nearest_place_is_found_among_all(positions: list[Play]) -> None:
    for play in positions[::3]:
        for man in fresh(play, play.phase[0])[:3]:
            for goal in {foe.hex for foe in opponents(play, man.id[0])}:
                way = reach(play, man.id)
                best = min(way.places(), key=lambda place: approach_cost(place, goal, goal))
                stays = best[:2] == (man.hex, man.facing)
                assert towards(play, man, goal) == (() if stays else way.path(best[0], best[1]))


def test_what_a_defender_leaves_open_is_exact_where_it_is_an_improvement(positions: list[Play]) -> None:
    better = worse = 0
    for play in positions:
        worth = dangers(play) if play.committed else {}
        for man in fresh(play, "D") if worth else ():
            for hex in (man.hex, *(foe.hex for foe in opponents(play, "D"))):
                there = with_man(play, man._replace(hex=hex))
                whole = total({one: danger(there, one) for one in worth})
                for enough in (whole + 0.5, 0.4 * whole):
                    found = left_open(there, worth, worth, enough)
                    assert found == whole if whole < enough else found > enough
                    better += whole < enough
                    worse += found != whole
    assert better > 20 and worse > 20
