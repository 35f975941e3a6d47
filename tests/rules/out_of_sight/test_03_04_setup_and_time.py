"""Chapters 3 and 4: set-up and time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.questions.listed import ChooseEnd, ReceiveOrKick
from snapcount.games.out_of_sight.rules.clock import half_plays_count
from snapcount.games.out_of_sight.rules.huddle import declare_question
from snapcount.games.out_of_sight.rules.strokes import dot
from snapcount.games.out_of_sight.rules.toss import opening
from snapcount.games.out_of_sight.state import Options, State
from tests.rules.out_of_sight.table import (
    AWAY,
    HOME,
    at,
    bar,
    caught,
    code_of,
    dive,
    gain_x,
    game,
    go,
    kick,
    kickoff,
    penalty,
    receiver,
    returned,
    snap,
)


def fresh(**options: Any) -> State:
    return opening(Options(20, "never", options.get("weather", False), "may tie", "[]"))


def test_os_3_1_each_team_attacks_the_far_end() -> None:
    state = game()
    assert state.goes(HOME) == 1 and state.goes(AWAY) == -1
    assert state.own(AWAY, 30.0) == 70.0


@pytest.mark.parametrize(
    ("call", "die", "choice", "end", "kicker", "home_goes"),
    [
        ("odd", 3, "receive", "West", HOME, 1),
        ("odd", 4, "receive", "West", AWAY, -1),
        ("even", 4, "kick", "East", AWAY, -1),
        ("even", 5, "kick", "East", HOME, 1),
    ],
)
def test_os_3_2_the_visitors_call_the_winner_chooses_the_ball_the_loser_the_end(
    call: str, die: int, choice: str, end: str, kicker: object, home_goes: int
) -> None:
    after = go(fresh(), call, (die,), choice, end).state
    assert (after.offence, after.home_goes, after.phase) == (kicker, home_goes, "kickoff")
    assert ReceiveOrKick.rule == ChooseEnd.rule == "OS-3.2"


def test_os_3_3_ends_change_after_the_first_and_third_quarter_and_the_half_starts_anew() -> None:
    first = game(quarter=1, left=0, phase="scrimmage", opening_kicker=AWAY, first_goes=1)
    second = go(first).state
    assert (second.quarter, second.home_goes, second.left, second.phase) == (2, -1, 40, "scrimmage")
    third = go(second._replace(left=0)).state
    assert (third.quarter, third.home_goes, third.phase, third.offence) == (3, 1, "kickoff", HOME)
    fourth = go(third._replace(phase="scrimmage", left=0)).state
    assert (fourth.quarter, fourth.home_goes) == (4, -1)


def test_os_3_4_a_drive_goes_on_at_the_other_end_and_the_ball_is_spotted_anew() -> None:
    state = game(quarter=1, left=0, phase="scrimmage", los=37.4, ltg=43.6, down=2)
    after = go(state).state
    assert (after.scrimmage_x, gain_x(after), after.situation.down, after.phase, after.offence) == (
        62.6,
        56.4,
        2,
        "scrimmage",
        HOME,
    )


def test_os_3_5_the_options_and_their_defaults() -> None:
    settled = RULEBOOK.settle({})
    assert settled == {
        "plays": 20, "half_play": "never", "weather": False, "overtime": "may tie", "field": "default",
    }  # fmt: skip
    with pytest.raises(Refusal, match=r"OS-22\.1"):
        RULEBOOK.settle({"field": "meadow"})
    assert RULEBOOK.settle({"field": '[["w1","white",50,0,4,0.6,90]]'})["field"] != "default"


def test_os_3_6_weather_is_rolled_before_the_toss() -> None:
    state = fresh(weather=True)
    assert state.phase == "weather"
    after = go(state, (1, 2)).state
    assert (after.phase, after.weather) == ("toss", "fog")
    assert fresh().phase == "toss"


def test_os_3_7_weather_toss_kickoff_return_downs_try_kickoff() -> None:
    going = Game(RULEBOOK, {"plays": 5, "weather": True}, seed=5)
    phases = [going.state.phase]
    random = Random(3)
    while not going.is_over:
        assert going.question is not None
        going.answer(going.question.sample(random))
        phases.append(going.state.phase)
    asked = list(dict.fromkeys(phase for phase in phases))
    assert asked[:2] == ["toss", "kickoff"] and phases[-1] == "over"
    late = dive(game(bar("white", 36), left=2))
    assert late.state.left == 0 and late.state.scrimmage_x == 35.7 and late.state.quarter == 1, (
        "the play is finished first"
    )


def test_os_4_1_a_quarter_is_a_number_of_plays_kept_in_halves() -> None:
    assert fresh().left == 40 and dive(game(left=40)).state.left == 38
    last = dive(game(left=2), 33.0).state
    assert last.left == 0 and go(last).state.quarter == 2


def test_os_4_2_what_counts_as_a_play() -> None:
    assert kickoff(game(), (109.9, 0.0)).state.left == 38
    assert go(game(phase="kickoff"), "onside", (1,)).state.left == 38
    assert go(game(phase="declare"), "kneel").state.left == 38
    assert kick(at(game(down=4), 75.0), "field_goal", dot((116.0, 0.0))).state.left == 38
    landed = kickoff(game(), (90.0, 0.0)).state
    assert landed.left == 40 and go(landed, "down").state.left == 38, "a kick and its return are one play"
    scored = game(phase="declare", trying=True, los=98.0, ltg=100.0, down=0)
    assert kick(scored, "field_goal", dot((116.0, 0.0))).state.left == 40, "a try never counts"


@pytest.mark.parametrize(
    ("half_play", "quarter", "units", "counts"),
    [
        ("never", 2, 4, False),
        ("last5", 2, 10, True),
        ("last5", 2, 11, False),
        ("last5", 1, 4, False),
        ("last5", 4, 10, True),
        ("last5", 5, 10, True),
        ("all", 1, 40, True),
    ],
)
def test_os_4_3_half_plays_in_the_last_five_or_throughout(
    half_play: str, quarter: int, units: int, counts: bool
) -> None:
    state = game(half_play=half_play, quarter=quarter, left=units)
    assert half_plays_count(state) is counts
    thrown = snap(state, "slant", (35.0, 3.0)).state
    assert units - thrown.left == (1 if counts else 2)


def cost(after: State) -> int:
    return 40 - after.left


def test_os_4_4_which_plays_stop_the_clock() -> None:
    state = game(half_play="all")
    wide = snap(state, "sweep_left", (28.0, 9.5), (60, 40))
    assert cost(wide.state) == 1, "out of bounds"
    assert cost(dive(game(bar("white", 36), half_play="all")).state) == 2, "a tackle in bounds"
    assert cost(dive(game(bar("white", 36), half_play="all", down=4)).state) == 1, "a failed fourth down"
    assert cost(dive(at(state, 95.0), 103.0, lbs=((60.0, 20.0),)).state) == 1, "a score"
    assert cost(go(kickoff(state, (90.0, 0.0)).state, "down").state) == 1, "a kickoff"
    assert cost(go(state._replace(phase="declare"), "kneel").state) == 2, "a kneel"
    assert cost(go(state._replace(phase="declare"), "spike").state) == 1, "a spike"
    assert cost(dive(game(penalty(40), half_play="all"), dice=(5,)).state) == 1, "a face mask"
    taken = go(dive(game(penalty(40), half_play="all"), dice=(3,)).state, True)
    assert cost(taken.state) == 1, "an accepted penalty"
    declined = go(dive(game(penalty(40), half_play="all"), dice=(3,)).state, False)
    assert cost(declined.state) == 2, "a declined one"
    quick = caught(game(receiver(40, 5), half_play="all"), "slant", (38.6, 6.5), (38.6, 12.0))
    assert cost(quick.state) == 2, "a completed pass in bounds"
    fourth = game(half_play="all", phase="declare", down=4)
    assert cost(go(fourth, "fake_punt", (6,)).state) == 2, "a fake that works, in bounds"
    assert cost(go(fourth, "fake_punt", (1,)).state) == 1, "one that fails gives the ball away"
    kept = dive(state, lbs=((33.0, 0.0), (75.0, 20.0)), dice=(6, 1))
    assert cost(kept.state) == 2, "a fumble the offence recovers"
    stopped = returned(kickoff(game(bar("red", 70), half_play="all"), (90.0, 0.0)).state, (50.0, 0.0))
    assert cost(stopped.state) == 1, "a kickoff return"


def test_os_4_5_with_one_unit_left_a_play_may_start_and_ends_the_half() -> None:
    after = dive(game(quarter=2, left=1), 33.0).state
    assert after.left == 0 and go(after).state.quarter == 3


def test_os_4_6_after_a_score_on_the_last_play_the_try_is_played_but_not_the_kickoff() -> None:
    scored = dive(at(game(quarter=2, left=2), 95.0), 103.0, lbs=((60.0, 20.0),)).state
    assert scored.trying and scored.left == 0
    tried = kick(go(scored, 0.0).state, "field_goal", dot((116.0, 0.0))).state
    assert tried.phase == "kickoff" and tried.score == (7, 0)
    half = go(tried._replace(opening_kicker=HOME)).state
    assert (half.quarter, half.phase, half.offence) == (3, "kickoff", AWAY)
    opens = go(tried._replace(quarter=1)).state
    assert (opens.quarter, opens.phase, opens.offence, opens.home_goes) == (2, "kickoff", HOME, -1)


def test_os_4_7_a_half_can_not_end_on_a_face_mask() -> None:
    after = dive(game(penalty(40), quarter=2, left=2), dice=(5,))
    assert after.told[-1] == "untimed_down" and after.state.untimed and after.state.phase == "scrimmage"
    untimed = go(after.state, 0.0).state
    over = dive(untimed._replace(phase="huddle"), 55.0).state
    assert over.left == 0 and not over.untimed and go(over).state.quarter == 3
    assert not dive(game(penalty(40), quarter=1, left=2), dice=(5,)).state.untimed, "a quarter may"


def test_os_4_8_kneel_and_spike() -> None:
    knelt = go(game(phase="declare", down=2), "kneel").state
    assert (knelt.scrimmage_x, knelt.situation.down) == (29.0, 3)
    asked = declare_question(at(game(phase="declare"), 1.0))
    assert code_of(asked, "kneel") == "E_KNEEL"
    assert code_of(declare_question(at(game(), 1.1)), "kneel") is None
    assert code_of(declare_question(game()), "spike") == "E_SPIKE"
    spiked = go(game(phase="declare", half_play="all"), "spike").state
    assert (spiked.scrimmage_x, spiked.situation.down, spiked.left) == (30.0, 2, 39)
