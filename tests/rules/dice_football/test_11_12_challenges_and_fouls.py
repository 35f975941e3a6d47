"""Chapters 11 and 12: challenges and fouls."""

from __future__ import annotations

from itertools import product

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.dice_football.questions import ThrowChallenge
from snapcount.games.dice_football.rules.challenge import review
from tests.rules.dice_football.scripted import AWAY, HOME, KICK, LONG, RUN, SHORT, asked_after, at, snap


def test_df_11_1_a_challenge_only_where_the_ruling_was_made() -> None:
    assert snap(at(), LONG, 1, 1, (2, 3)).told("gained")
    assert snap(at(), RUN, 1, 1, (1, 3)).told("gained")
    assert snap(at(), RUN, 1, 3, (2, 3)).told("gained")
    assert snap(at(), RUN, 1, 5, (2, 3)).told("gained")
    assert snap(at(), SHORT, 2, 5, (1, 4)).told("incomplete")
    assert snap(at(), SHORT, 1, 6, (1, 4)).told("gained")
    assert snap(at(90), KICK, 1, 3, (1, 5)).told("field_goal_tried")
    assert snap(at(), LONG, 1, 2, (2, 2), (1, 2)).told("intercepted")
    assert snap(at(), RUN, 1, 4, (2, 2), (1, 2), (1, 2)).told("fumbled")


@pytest.mark.parametrize(("event", "whose"), [(1, HOME), (3, HOME), (5, AWAY), (6, HOME)])
def test_df_11_2_a_timeout_is_needed_to_challenge(event: int, whose: int) -> None:
    defence = 2 if event in (3, 6) else 1
    assert list(asked_after(at(), SHORT, defence, event, (1, 4))) == [whose]
    none = (0, 3) if whose == HOME else (3, 0)
    stands = snap(at(timeouts=none), SHORT, defence, event, (1, 4))
    assert "ruled" not in stands.whats and stands.state.timeouts == none


def test_df_11_3_odd_wins_even_costs_a_timeout() -> None:
    for dice in product(range(1, 7), repeat=2):
        table = Script([dice])
        odd = sum(dice) % 2 == 1
        assert review(table, AWAY, (2, 2)) == ((True, (2, 2)) if odd else (False, (2, 1)))
        assert table.events[0].what == ("challenge_won" if odd else "challenge_lost")


def test_df_11_4_decided_with_everything_open_before_a_return_and_once() -> None:
    (question,) = asked_after(at(), RUN, 3, 3, (1, 1), (2, 3)).values()
    assert question == ThrowChallenge(3, RUN, 3, (1, 1), 7, 7)
    (caught,) = asked_after(at(), LONG, 1, 5, (1, 1), (2, 3)).values()
    assert caught == ThrowChallenge(5, LONG, 1, (1, 1), 14, 0)
    (dropped,) = asked_after(at(), LONG, 1, 6, (1, 4)).values()
    assert dropped == ThrowChallenge(6, LONG, 1, (1, 4), 0, 10)
    final = snap(at(), SHORT, 2, 6, (1, 4), True, (1, 2))
    assert final.whats.count("challenge_won") == 1 and final.told("gained")


def test_df_12_1_a_foul_cancels_everything() -> None:
    assert snap(at(90), KICK, 1, 8, (1, 2)).spot == (HOME, 85, 1, 100)
    offside = snap(at(70, down=2), LONG, 5, 8, (5, 6))
    assert offside.spot == (HOME, 75, 2, 80) and "gained" not in offside.whats
    assert snap(at(95), RUN, 1, 9, (1, 5)).state.score == (0, 0)


def test_df_12_1_the_flag_names_the_team_that_fouled() -> None:
    for offence in (HOME, AWAY):
        for dice, by, guilty in (((1, 3), "offence", offence), ((3, 6), "defence", offence.other)):
            flag = snap(at(40, offence=offence), RUN, 1, 9, dice).facts("flagged")
            assert (flag["seat"], flag["by"]) == (guilty, by)


def test_df_12_2_from_the_previous_spot() -> None:
    assert snap(at(40), LONG, 1, 9, (1, 5)).state.situation.ball == 30
    assert snap(at(40), LONG, 1, 9, (5, 6)).state.situation.ball == 50


@pytest.mark.parametrize(
    ("ball", "dice", "after"), [(11, (1, 3), 6), (1, (1, 3), 1), (89, (3, 6), 94), (99, (3, 6), 99)]
)
def test_df_12_3_at_most_half_the_distance(ball: int, dice: tuple[int, int], after: int) -> None:
    played = snap(at(ball), RUN, 1, 10, dice)
    assert played.state.situation.ball == after and played.state.phase == "scrimmage"


def test_df_12_4_offence_foul_repeats_the_down() -> None:
    foul = snap(at(30, down=3, line=34), RUN, 1, 9, (1, 3))
    assert foul.spot == (HOME, 20, 3, 34) and foul.told("penalised").rule == "DF-12.4"


def test_df_12_5_defence_foul_gives_a_first_down_at_the_line_or_by_the_card() -> None:
    assert snap(at(30, down=3, line=34), RUN, 1, 8, (3, 6)).spot == (HOME, 35, 1, 45)
    assert snap(at(30, down=3, line=35), RUN, 1, 8, (3, 6)).spot == (HOME, 35, 1, 45)
    assert snap(at(30, down=3, line=36), RUN, 1, 8, (3, 6)).spot == (HOME, 35, 3, 36)
    assert snap(at(30, down=3, line=50), RUN, 1, 9, (3, 6)).spot == (HOME, 40, 1, 50)
    assert snap(at(30, down=3, line=60), RUN, 1, 10, (3, 6)).spot == (HOME, 45, 1, 55)
    assert snap(at(95, down=4, line=100), RUN, 1, 8, (3, 6)).spot == (HOME, 97, 4, 100)


def test_df_12_6_both_at_once_is_a_usual_play_with_that_throw() -> None:
    assert snap(at(), LONG, 3, 10, (1, 6)).facts("gained")["yards"] == 14
    assert snap(at(), LONG, 2, 10, (1, 6)).told("incomplete")


def test_df_12_7_a_foul_uses_up_a_play() -> None:
    assert snap(at(), RUN, 1, 9, (1, 3)).state.left == 29
    assert snap(at(), RUN, 1, 9, (3, 6)).state.left == 29
