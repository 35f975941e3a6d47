"""The ladder of Dice Football: each character's habit shows in its play, and gives way to clock and score."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.coaches.endgame import CLOSE, IN_SIGHT, chance
from snapcount.games.dice_football.coaches.outlook import mix, outlook
from snapcount.games.dice_football.questions import (
    CALL_DEFENCE,
    CALL_IN_RANGE,
    CALL_OUT_OF_RANGE,
    CALL_TRY,
    ChangeDefence,
    ChangePlay,
    Kick,
    KickOff,
    TakeTimeout,
)
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES, load
from snapcount.games.dice_football.view import view
from tests.rules.dice_football.scripted import AWAY, HOME, KICK, LONG, PUNT, RUN, at, kicking, overtime
from tests.rules.dice_football.test_coaches import Checked

LEVELS = [coach.level for coach in RULEBOOK.coaches.levels]
QUICK = [level for level in LEVELS if level != "pro"]
"""All that answer at once."""
NEAR = 0.03


def answers(level: str, state: State, question: Question[Any], seat: Seat = HOME) -> Counter[Any]:
    random, coach = Random(1), RULEBOOK.coach(level).make()
    return Counter(coach.answer(view(state, seat), question, random) for _ in range(200))


def test_the_runner_runs_and_waits_for_runs_where_the_veteran_mixes() -> None:
    assert answers("runner", at(35), CALL_OUT_OF_RANGE)[RUN] > 180
    assert answers("veteran", at(35), CALL_OUT_OF_RANGE)[RUN] < 60
    assert (
        answers("runner", at(35), CALL_DEFENCE, AWAY)[5]
        > 90
        > answers("veteran", at(35), CALL_DEFENCE, AWAY)[5]
    )


def test_the_gambler_throws_long_goes_for_it_goes_for_two_and_kicks_onside() -> None:
    assert answers("gambler", at(45, down=4, line=52), CALL_OUT_OF_RANGE) == {LONG: 200}
    assert answers("veteran", at(45, down=4, line=52), CALL_OUT_OF_RANGE)[LONG] < 200
    assert answers("gambler", at(12, down=4, line=20), CALL_OUT_OF_RANGE) == {PUNT: 200}, (
        "not on his own goal line"
    )
    assert KICK not in answers("gambler", kicking(phase="try"), CALL_TRY)
    assert 60 < answers("gambler", kicking(), KickOff(True))[Kick.ONSIDE] < 140
    assert answers("gambler", kicking(), KickOff(False)) == {Kick.DEEP: 200}


def test_the_miser_kicks_on_third_down_where_the_rookie_plays() -> None:
    near, far = at(82, down=3, line=90), at(30, down=3, line=38)
    assert answers("miser", near, CALL_IN_RANGE) == {KICK: 200}
    assert answers("miser", far, CALL_OUT_OF_RANGE) == {PUNT: 200}
    assert not answers("rookie", near, CALL_IN_RANGE).keys() & {KICK, PUNT}
    assert not answers("miser", at(82, down=2, line=90), CALL_IN_RANGE).keys() & {KICK, PUNT}


def test_the_believer_sets_up_against_what_the_series_has_shown() -> None:
    gain, none, first = at(38, down=2, line=45), at(35, down=2, line=45), at(35)
    assert answers("believer", gain, CALL_DEFENCE, AWAY)[5] > 160 and answers(
        "believer", gain, CALL_OUT_OF_RANGE
    ) == {RUN: 200}
    assert answers("believer", none, CALL_DEFENCE, AWAY)[1] > 160 and answers(
        "believer", none, CALL_OUT_OF_RANGE
    ) == {LONG: 200}
    assert len(answers("believer", first, CALL_DEFENCE, AWAY)) == 5
    goal = at(95, down=2, line=100)
    assert len(answers("believer", goal, CALL_DEFENCE, AWAY)) == 5, (
        "with the goal line to go nobody can see it"
    )


@pytest.mark.parametrize("level", QUICK)
def test_everybody_reads_the_clock(level: str) -> None:
    """The last play of a half is for points, and behind at the end nobody gives the ball away."""
    last = at(80, down=1, line=90, half=1, left=1)
    assert answers(level, last, CALL_IN_RANGE) == {KICK: 200}
    level_score = at(80, down=1, line=90, left=1, score=(7, 7))
    assert answers(level, level_score, CALL_IN_RANGE) == {KICK: 200}
    four_behind = at(80, down=4, line=90, left=1, score=(0, 4))
    assert not answers(level, four_behind, CALL_IN_RANGE).keys() & {KICK, PUNT}
    desperate = at(20, down=4, line=35, left=3, score=(0, 7))
    assert PUNT not in answers(level, desperate, CALL_OUT_OF_RANGE)
    answer = overtime(2, ball=40, down=4, line=60, score=(7, 0))
    assert PUNT not in answers(level, answer, CALL_OUT_OF_RANGE, AWAY)


@pytest.mark.parametrize("level", QUICK)
def test_nobody_spends_a_timeout_to_lay_the_same_card_again(level: str) -> None:
    """DF-5.10, DF-5.11: Punt isn't changed into Punt."""
    random, coach = Random(2), RULEBOOK.coach(level).make()
    spent = 0
    for situation in (
        at(35),
        at(15, down=4, line=30),
        at(85, down=4, line=95),
        at(60, down=3, line=68, left=2, score=(0, 2)),
    ):
        in_range = situation.situation.ball >= 60
        for call in (*Call,) if in_range else (Call.RUN, Call.SHORT_PASS, Call.LONG_PASS, Call.PUNT):
            for defence in DEFENCES:
                if coach.answer(view(situation, HOME), TakeTimeout(23, call, defence), random):
                    spent += 1
                    changed = coach.answer(view(situation, HOME), ChangePlay(in_range, call, defence), random)
                    assert changed is not call, (situation, call, defence)
                if call in (Call.PUNT, Call.FIELD_GOAL):
                    continue
                if coach.answer(view(situation, AWAY), TakeTimeout(24, call, defence), random):
                    spent += 1
                    again = coach.answer(view(situation, AWAY), ChangeDefence(call, defence), random)
                    assert again != defence, (situation, call, defence)
    assert spent > 5


@pytest.mark.parametrize("level", QUICK)
def test_characters_play_every_option_set_legally(level: str) -> None:
    options = [
        {"plays_per_quarter": 12, "burnt_deck": True, "no_ties": True},
        {"plays_per_quarter": 12, "no_onside": True, "long_returns": True, "overtime": False},
    ]
    for index, chosen in enumerate(options):
        coaches: Any = (Checked(RULEBOOK.coach(level).make()), Checked(RULEBOOK.coach("rookie").make()))
        play_out(RULEBOOK, chosen, coaches if index else coaches[::-1], seed_of(level, index))


def test_the_veteran_looks_ahead_over_the_last_plays() -> None:
    """Third and 10 on the 30, two plays left, two behind: a play first, and then the kick from nearer."""
    state = at(70, down=3, line=80, left=2, score=(0, 2))
    assert not answers("veteran", state, CALL_IN_RANGE).keys() & {KICK, PUNT}
    assert chance(2, -2, 70, 3, 80) == pytest.approx(0.643, abs=0.03)
    assert (
        chance(1, -2, 70, 3, 80)
        == mix(outlook(view(at(70, left=1, score=(0, 2)), HOME), HOME), 70, 1, 80).payoffs.field_goal
    )
    assert chance(0, -2, 70, 3, 80) == 0 and chance(0, 0, 70, 3, 80) == 0.5 and chance(3, 9, 70, 3, 80) == 1


def test_the_last_plays_are_near_the_solved_game() -> None:
    """DF-A.4: the anchors with so few plays left, solved with timeouts; the look ahead has none."""
    seen = 0
    for row in load("win_probability")["snaps"]:
        given = row["given"]
        lead = given["score"]["home"] - given["score"]["away"]
        if given["half"] != 2 or given["plays_left"] > IN_SIGHT or abs(lead) > CLOSE:
            continue
        found = chance(given["plays_left"], lead, given["ball"], given["down"], given["line"])
        assert found == pytest.approx(row["win_probability_of_offence"], abs=NEAR), given
        seen += 1
    assert seen > 10
