"""What a measured win chance must be, whatever was measured."""

from __future__ import annotations

import pytest

from snapcount.cli.numbers.model import measured_of
from snapcount.core.table import Seat
from snapcount.football.chances.measured import Model, read_table
from snapcount.football.chances.standing import OVERTIME, Clock, Standing

GAMES = ("canadian_pro", "card_bowl", "dice_football", "out_of_sight")
"""Those with halves and a clock."""
CLOCKS = [Clock(1, 30, 60), Clock(1, 2, 24), Clock(2, 60), Clock(2, 12), Clock(2, 3), Clock(2, 1)]


@pytest.fixture(params=GAMES)
def model(request: pytest.FixtureRequest) -> Model:
    game: str = request.param
    return measured_of(game).model(read_table(game))


def places(clock: Clock) -> list[Standing]:
    """A few positions of a game with this clock and a level score."""
    return [
        Standing("down", Seat.HOME, 0, clock, 80, 1, 10),
        Standing("down", Seat.HOME, 0, clock, 40, 3, 4),
        Standing("down", Seat.HOME, 0, clock, 3, 2, 3),
        Standing("kick", Seat.HOME, 0, clock),
        Standing("try", Seat.HOME, 0, clock, 2),
        Standing("toss", Seat.HOME, 0, clock),
    ]


@pytest.mark.parametrize("clock", [*CLOCKS, Clock(OVERTIME, 8), Clock(OVERTIME, 8, sudden=True)])
def test_more_points_are_never_worse(model: Model, clock: Clock) -> None:
    for at in places(clock):
        chances = [model.win_chance(at._replace(lead=lead)) for lead in range(-45, 46)]
        assert chances == sorted(chances), at
        assert 0 <= chances[0] < 0.1 and 0.9 < chances[-1] <= 1 or clock.sudden, at


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_kick_of_a_side_is_the_others_reception(model: Model, clock: Clock) -> None:
    """After a touchdown and a try that is played the other side receives: nothing else has changed."""
    one = Standing("toss", Seat.HOME, 0, clock)
    assert model.win_chance(one) == pytest.approx(0.5)
    for lead in (-7, -3, 0, 10):
        assert model.win_chance(one._replace(lead=lead)) == pytest.approx(
            1 - model.win_chance(one._replace(lead=-lead))
        )


def test_a_lead_without_time_has_won(model: Model) -> None:
    for kind in ("down", "kick", "try"):
        at = Standing(kind, Seat.HOME, 0, Clock(2, 0), 50, 1, 10)
        assert model.win_chance(at._replace(lead=9)) == 1
        assert model.win_chance(at._replace(lead=-9)) == 0
    assert model.win_chance(Standing("down", Seat.HOME, 0, Clock(2, 0), 50, 1, 10)) == 0.5


def test_a_game_that_is_over_is_decided(model: Model) -> None:
    ends = [model.win_chance(Standing("over", Seat.HOME, lead, Clock(2, 0))) for lead in (-1, 0, 1)]
    assert ends == [0, 0.5, 1]


def test_a_lead_is_worth_more_the_less_time_is_left(model: Model) -> None:
    for lead in (3, 7, 14):
        chances = [
            model.win_chance(Standing("kick", Seat.HOME, lead, Clock(2, left))) for left in (50, 25, 10, 3, 1)
        ]
        assert chances == sorted(chances)


def test_the_next_score_decides_a_sudden_death(model: Model) -> None:
    near = Standing("down", Seat.HOME, 0, Clock(OVERTIME, 10, sudden=True), 3, 1, 3)
    assert model.win_chance(near) > 0.8
    late = near._replace(clock=Clock(OVERTIME, 10), goal=3)
    assert model.win_chance(near) > model.win_chance(late), "a lead in an overtime that goes on is no win yet"


def test_nearer_is_better_and_a_first_down_better_than_the_last(model: Model) -> None:
    at = Standing("down", Seat.HOME, 0, Clock(2, 30), 80, 1, 10)
    by_goal = [model.points_expected(at._replace(goal=goal)) for goal in (90, 70, 50, 30, 15)]
    assert by_goal == sorted(by_goal)
    assert model.points_expected(at) > model.points_expected(at._replace(down=3))
    assert model.win_chance(at) > model.win_chance(at._replace(down=3))


def test_points_fade_when_the_half_is_nearly_over(model: Model) -> None:
    at = Standing("down", Seat.HOME, 0, Clock(2, 30), 70, 1, 10)
    long, short, none = (model.points_expected(at._replace(clock=Clock(2, left))) for left in (30, 2, 0))
    assert long > short > none == 0


def test_a_try_is_worth_about_a_point(model: Model) -> None:
    assert 0.7 < model.points_expected(Standing("try", Seat.HOME, 6, Clock(2, 30), 2)) < 1.3


def test_who_receives_after_half_time_is_better_off(model: Model) -> None:
    at = Standing("kick", Seat.HOME, 0, Clock(1, 5, 60))
    better, open_yet, worse = (model.win_chance(at._replace(receives=whose)) for whose in (1, 0, -1))
    assert better > open_yet > worse
