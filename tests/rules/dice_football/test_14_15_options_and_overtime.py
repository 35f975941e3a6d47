"""Chapters 14 and 15: options, the end of the game, overtime."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.football.scoring import winner
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.questions import Catch, Choice, Kick
from snapcount.games.dice_football.rules.overtime import stage_of
from snapcount.games.dice_football.state import Options, Overtime, Phase
from snapcount.games.dice_football.tables import EVENTS
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    LONG,
    PUNT,
    RUN,
    SHORT,
    Played,
    asked,
    at,
    go,
    kicking,
    overtime,
    snap,
)

BURNT = Options(burnt_deck=True)
OVER = "over"


def test_df_14_2_a_burnt_card_is_gone() -> None:
    played = snap(at(options=BURNT, deck=(3, 11, 17)), RUN, 3, 11, (2, 3))
    assert played.state.deck == (3, 17)
    assert RULEBOOK.rules.start(RULEBOOK.settle({"burnt_deck": True})).deck == EVENTS
    assert snap(at(), RUN, 3, 11, (2, 3)).state.deck == ()
    with pytest.raises(AssertionError, match="not in the deck"):
        snap(at(options=BURNT, deck=(3, 17)), RUN, 3, 11, (2, 3))


def test_df_14_2_shuffled_at_the_quarter_the_half_and_overtime() -> None:
    quarter = at(options=BURNT, deck=(9,), left=25)
    assert snap(quarter, RUN, 1, 9, (2, 5)).state.deck == EVENTS
    kicked = kicking(options=BURNT, deck=(9,), left=25)
    assert go(kicked, Kick.DEEP, Catch.TOUCHBACK).state.deck == EVENTS
    free = kicking(phase="free_kick", options=BURNT, deck=(9,), left=25)
    assert go(free, Catch.TOUCHBACK).state.deck == EVENTS
    half = at(options=BURNT, deck=(9, 10), half=1, left=1, opening_kicker=AWAY)
    assert snap(half, RUN, 1, 9, (2, 5)).state.deck == EVENTS
    level = snap(at(options=BURNT, deck=(9, 10), left=1), RUN, 1, 9, (2, 5)).state
    assert level.phase == "overtime_toss" and level.deck == (10,)
    assert go(level, HOME, Choice.KICK).state.deck == EVENTS
    short = Options(12, burnt_deck=True)
    ot = overtime(1, options=short, deck=(9, 10), left=13)
    assert snap(ot, RUN, 1, 9, (2, 5)).state.deck == (10,)


def test_df_14_2_an_empty_deck_is_filled_when_the_next_card_is_due() -> None:
    emptied = snap(at(options=BURNT, deck=(9,)), RUN, 1, 9, (2, 5)).state
    assert emptied.deck == ()
    assert snap(emptied, RUN, 1, 9, (2, 5)).state.deck == tuple(card for card in EVENTS if card != 9)


@pytest.mark.rules("DF-14.3", "DF-15.9")
def test_df_15_9_without_ties_the_period_goes_on_where_it_was() -> None:
    options = Options(no_ties=True)
    level = overtime(1, ball=50, options=options, left=1, timeouts=(0, 1), down=2)
    played = snap(level, RUN, 1, 1, (1, 2))
    assert played.spot == (HOME, 53, 3, 60)
    assert (played.state.left, played.state.timeouts, stage_of(played.state)) == (16, (2, 2), 1)
    last = overtime(2, ball=90, options=options, left=1, score=(3, 0))
    kicked = snap(last, KICK, 1, 1, (1, 2)).state
    assert kicked.phase == "kickoff" and kicked.left == 16 and stage_of(kicked) == 3
    ahead = overtime(2, options=options, left=1, score=(3, 0))
    assert snap(ahead, RUN, 1, 1, (1, 2)).state.phase == OVER


def test_df_14_6_no_overtime_is_a_tie() -> None:
    over = snap(at(left=1, options=Options(overtime=False)), RUN, 1, 1, (1, 2)).state
    assert over.phase == OVER and winner(over.score) is None


def test_df_15_1_more_points_win_and_level_is_played_off() -> None:
    for score, won in (((7, 3), HOME), ((3, 7), AWAY)):
        over = snap(at(left=1, score=score), RUN, 1, 1, (1, 2))
        assert over.state.phase == OVER and winner(over.state.score) is won
        assert over.facts("game_over")["winner"] is won
    assert snap(at(left=1), RUN, 1, 1, (1, 2)).state.phase == "overtime_toss"


def test_df_15_2_overtime_begins_with_a_new_toss() -> None:
    level = snap(at(left=1, timeouts=(0, 1)), RUN, 1, 1, (1, 2)).state
    began = go(level, AWAY, Choice.RECEIVE).state
    assert (began.half, began.left, began.timeouts) == (3, 16, (2, 2))
    assert began.situation.offence is HOME and began.opening_kicker is None
    assert began.overtime == Overtime(AWAY, 1)
    assert go(level, AWAY, Choice.KICK).state.overtime == Overtime(HOME, 1)
    assert asked(began)[HOME].options() == (Kick.DEEP,)
    assert stage_of(go(began, Kick.DEEP, Catch.TOUCHBACK).state) == 1


def ended(played: Played, won: Any, score: tuple[int, int]) -> bool:
    return played.state.phase == OVER and winner(played.state.score) is won and played.state.score == score


def test_df_15_3_an_opportunity_is_over_with_a_score_or_the_ball_lost() -> None:
    assert stage_of(snap(overtime(1), RUN, 1, 1, (1, 2)).state) == 1
    assert stage_of(snap(overtime(1, ball=90), KICK, 1, 1, (1, 2)).state) == 2
    assert stage_of(snap(overtime(1, down=4), RUN, 1, 1, (1, 2)).state) == 2


def test_df_15_4_stage_one_scores_lead_to_a_kickoff() -> None:
    touchdown = snap(overtime(1, ball=95), RUN, 1, 1, (1, 4)).state
    assert touchdown.phase == "try" and stage_of(touchdown) == 1
    after = go(touchdown, KICK, 1, (1, 2)).state
    assert after.phase == "kickoff" and after.situation.offence is HOME and stage_of(after) == 2
    kicked = snap(overtime(1, ball=90), KICK, 1, 1, (1, 2)).state
    assert kicked.phase == "kickoff" and stage_of(kicked) == 2 and kicked.score == (3, 0)
    returned = go(
        kicking(AWAY, half=3, overtime=Overtime(HOME, 1)), Kick.DEEP, Catch.RETURN, (6, 6), (6, 6), (1, 2)
    ).state
    assert returned.phase == "try" and stage_of(returned) == 1


def test_df_15_4_stage_one_the_ball_lost_begins_stage_two_there() -> None:
    assert snap(overtime(1, down=4), RUN, 1, 1, (1, 2)).facts("stage_began") == {"stage": 2}
    for played in (
        snap(overtime(1, ball=30), PUNT, 1, 1, Catch.TOUCHBACK),
        snap(overtime(1, ball=70, down=4), RUN, 5, 1, (1, 2)),
        snap(overtime(1, ball=62), KICK, 1, 1, (1, 2)),
        snap(overtime(1), LONG, 1, 1, (1, 2), False),
        snap(overtime(1), RUN, 1, 3, (1, 2), False),
        snap(overtime(1), LONG, 1, 2, (2, 2), (1, 2)),
    ):
        assert played.state.phase == "scrimmage"
        assert played.state.situation.offence is AWAY and played.state.overtime == Overtime(HOME, 2)


def test_df_15_4_a_score_by_the_defence_ends_the_game_without_a_try() -> None:
    assert ended(snap(overtime(1, ball=2), RUN, 5, 1, (1, 2)), AWAY, (0, 2))
    assert ended(snap(overtime(1, ball=2), RUN, 5, 3, (1, 2), False), AWAY, (0, 6))
    long = ((6, 6), (6, 6), (1, 2))
    assert ended(snap(overtime(1), LONG, 1, 2, (1, 1), *long), AWAY, (0, 6))
    far = ((6, 6), (6, 6), (6, 6), (6, 6), (1, 2))
    assert ended(snap(overtime(1, ball=30), PUNT, 1, 1, Catch.RETURN, *far), AWAY, (0, 6))


def test_df_15_4_a_try_with_no_play_left_decides() -> None:
    touchdown = snap(overtime(1, ball=95, left=1), RUN, 1, 1, (1, 4)).state
    assert touchdown.phase == "try"
    assert ended(go(touchdown, KICK, 1, (1, 2)), HOME, (7, 0))


def test_df_15_5_stage_two_taking_the_lead_wins_at_once() -> None:
    assert ended(snap(overtime(2, ball=90), KICK, 1, 1, (1, 2)), AWAY, (0, 3))
    assert ended(snap(overtime(2, ball=95, score=(3, 0)), RUN, 1, 1, (1, 4)), AWAY, (3, 6))


@pytest.mark.parametrize(
    ("deficit", "call", "dice", "phase"),
    [
        (7, KICK, (1, 2), "kickoff"),
        (7, KICK, (5, 6), OVER),
        (7, RUN, (1, 2), OVER),
        (6, KICK, (1, 2), OVER),
        (6, KICK, (5, 6), "kickoff"),
        (8, RUN, (1, 2), "kickoff"),
        (8, KICK, (1, 2), OVER),
    ],
)
def test_df_15_5_the_second_teams_try_decides(deficit: int, call: Any, dice: Any, phase: Phase) -> None:
    touchdown = snap(overtime(2, ball=95, score=(deficit, 0)), RUN, 1, 1, (1, 4)).state
    assert touchdown.phase == "try" and stage_of(touchdown) == 2
    after = go(touchdown, 1, call, dice).state
    assert after.phase == phase
    if phase == "kickoff":
        assert stage_of(after) == 3 and after.situation.offence is AWAY


def test_df_15_5_field_goals_in_stage_two() -> None:
    level = snap(overtime(2, ball=90, score=(3, 0)), KICK, 1, 1, (1, 2)).state
    assert level.phase == "kickoff" and stage_of(level) == 3 and level.situation.offence is AWAY
    assert ended(snap(overtime(2, ball=90, score=(7, 0)), KICK, 1, 1, (1, 2)), HOME, (7, 3))


def test_df_15_5_behind_the_ball_lost_is_the_game_lost_before_any_return() -> None:
    behind: dict[str, Any] = {"score": (3, 0)}
    assert ended(snap(overtime(2, ball=30, **behind), PUNT, 1, 1), HOME, (3, 0))
    assert ended(snap(overtime(2, ball=70, **behind), PUNT, 1, 1), HOME, (3, 0))
    assert ended(snap(overtime(2, **behind), LONG, 1, 2, (2, 2)), HOME, (3, 0))
    assert ended(snap(overtime(2, **behind), RUN, 1, 4, (2, 2), (1, 2)), HOME, (3, 0))
    assert ended(snap(overtime(2, ball=62, **behind), KICK, 1, 1, (1, 2)), HOME, (3, 0))
    downs = snap(overtime(2, down=4, **behind), RUN, 5, 1, (1, 2))
    assert ended(downs, HOME, (3, 0)) and "turned_over_on_downs" in downs.whats
    assert ended(snap(overtime(2, ball=2, **behind), RUN, 5, 1, (1, 2)), HOME, (5, 0))
    assert ended(snap(overtime(2, ball=2, **behind), RUN, 5, 3, (1, 2), False), HOME, (9, 0))


def test_df_15_5_level_the_ball_lost_begins_stage_three() -> None:
    returned = snap(overtime(2, ball=40), RUN, 5, 4, (2, 2), (1, 2), (3, 4))
    assert returned.spot == (HOME, 67, 1, 77) and stage_of(returned.state) == 3
    assert returned.facts("stage_began") == {"stage": 3}
    assert stage_of(snap(overtime(2, ball=30), PUNT, 1, 1, Catch.TOUCHBACK).state) == 3
    scored = snap(overtime(2), LONG, 1, 2, (1, 1), (6, 6), (6, 6), (1, 2))
    assert ended(scored, HOME, (6, 0))


def test_df_15_6_sudden_death() -> None:
    assert ended(snap(overtime(3, ball=90), KICK, 1, 1, (1, 2)), HOME, (3, 0))
    assert ended(snap(overtime(3, ball=92), SHORT, 1, 13, (4, 5)), HOME, (6, 0))
    assert ended(snap(overtime(3, ball=2), RUN, 5, 1, (1, 2)), AWAY, (0, 2))
    lost = snap(overtime(3, down=4), RUN, 1, 1, (1, 2)).state
    assert stage_of(lost) == 3 and lost.situation.offence is AWAY
    kickoff = kicking(half=3, overtime=Overtime(HOME, 3))
    assert ended(go(kickoff, Kick.DEEP, Catch.RETURN, (6, 6), (6, 6), (1, 2)), AWAY, (0, 6))


def test_df_15_7_the_period_ends_whatever_the_stage() -> None:
    assert ended(snap(overtime(1, left=1), RUN, 1, 1, (1, 2)), None, (0, 0))
    assert ended(snap(overtime(2, left=1, score=(3, 0)), RUN, 1, 1, (1, 2)), HOME, (3, 0))
    assert ended(snap(overtime(1, left=1, ball=90), KICK, 1, 1, (1, 2)), HOME, (3, 0))
    kickoff = kicking(half=3, overtime=Overtime(HOME, 2), left=1, score=(3, 0))
    assert ended(go(kickoff, Kick.DEEP, Catch.TOUCHBACK), HOME, (3, 0))
    assert snap(overtime(1, left=5), RUN, 1, 1, (1, 2)).state.left == 4
