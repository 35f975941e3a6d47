"""A review adds up: every play's parts to its change, and over the game to the result."""

from __future__ import annotations

from math import fsum

import pytest

from snapcount.core.game import Game
from snapcount.core.review.adding_up import in_points
from snapcount.core.review.shapes import DECISION, Review
from snapcount.core.table import Refusal, Seat
from snapcount.games import find
from tests.review.standing_in import record

GAMES = {
    "dice_football": "overtime",
    "canadian_pro": "own_team",
    "card_bowl": "one_joker",
    "out_of_sight": "fresh_field_taken_back",
    "scrimmage": "possessions",
}


def reviewed(game: str, name: str) -> tuple[Game, Review]:
    played = record(game, name)
    return played, played.review()


@pytest.fixture(scope="module", params=GAMES)
def one(request: pytest.FixtureRequest) -> tuple[Game, Review]:
    return reviewed(request.param, GAMES[request.param])


def test_the_parts_of_a_play_are_its_change(one: tuple[Game, Review]) -> None:
    for play in one[1].plays:
        assert fsum(part.change for part in play.parts) == pytest.approx(play.after - play.before, abs=1e-12)


def test_every_play_begins_where_the_last_one_ended(one: tuple[Game, Review]) -> None:
    plays = one[1].plays
    assert [play.before for play in plays[1:]] == [play.after for play in plays[:-1]]
    assert [play.at for play in plays] == sorted({play.at for play in plays})


def test_all_parts_are_the_result(one: tuple[Game, Review]) -> None:
    game, review = one
    assert fsum(row.change for row in review.sums) == pytest.approx(review.end - review.start, abs=1e-9)
    assert sum(row.points for row in review.sums) == round(100 * review.end) - round(100 * review.start)
    home, away = game.score
    assert review.end == (1.0 if home > away else 0.0 if home < away else 0.5)


def test_nobody_decides_better_than_the_best(one: tuple[Game, Review]) -> None:
    for play in one[1].plays:
        assert play.decided(Seat.HOME) <= 0 <= play.decided(Seat.AWAY)
    assert all(decision.cost >= 0 for decision in one[1].decisions)


def test_the_costs_of_all_decisions_are_the_decision_parts(one: tuple[Game, Review]) -> None:
    for seat, sign in ((Seat.HOME, -1), (Seat.AWAY, 1)):
        cost = fsum(decision.cost for decision in one[1].decisions if decision.seat is seat)
        part = next(row.change for row in one[1].sums if row.kind == DECISION and row.seat is seat)
        assert part == pytest.approx(sign * cost, abs=1e-9)


def test_a_decision_stands_at_its_input_and_names_what_was_chosen(one: tuple[Game, Review]) -> None:
    game, review = one
    for decision in review.decisions:
        given = game.inputs[decision.at]
        assert (given.kind, given.seat, given.question) == ("answer", decision.seat, decision.asked)
        if decision.choices:
            assert [choice.label for choice in decision.choices if choice.chosen] == [decision.chosen]


def test_whole_points_add_up_where_rounding_would_not() -> None:
    assert in_points([0.014, 0.014, 0.012], 4) == [2, 1, 1]
    assert sum(in_points([-0.225, 0.313, -0.094, -0.094, -0.4], -50)) == -50


def test_a_game_that_is_not_over_has_no_review() -> None:
    with pytest.raises(Refusal, match="isn't over"):
        Game(find("dice_football"), seed=1).review()


def test_a_review_that_is_stopped_has_the_plays_so_far() -> None:
    game = record("dice_football", "safety")
    heard: list[tuple[int, int]] = []
    review = game.review(lambda done, of: heard.append((done, of)), lambda: len(heard) > 3)
    assert not review.complete and len(review.plays) == 3
    assert [done for done, _ in heard] == [0, 1, 2, 3]
    assert fsum(row.change for row in review.sums) == pytest.approx(review.end - review.start, abs=1e-9)


def test_where_it_turned_says_when_once(one: tuple[Game, Review]) -> None:
    _, review = one
    for turn in review.turns:
        play = review.plays[turn.play]
        when = ", ".join(filter(None, (play.period, play.clock)))
        assert turn.words.count(when) == 1, turn.words
