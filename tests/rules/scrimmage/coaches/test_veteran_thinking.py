"""What the veteran works out in a position: lanes, the rush, protection, throws, line-ups, giving up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches.align import line_up
from snapcount.games.scrimmage.coaches.lanes import FAR, next_to
from snapcount.games.scrimmage.coaches.playbook import call_of
from snapcount.games.scrimmage.coaches.protect import pressure, shield, stays_behind
from snapcount.games.scrimmage.coaches.rush import rush
from snapcount.games.scrimmage.coaches.tactics import rehearse
from snapcount.games.scrimmage.coaches.throws import expected, pass_choice, worth
from snapcount.games.scrimmage.coaches.veteran_cover import cover_pass
from snapcount.games.scrimmage.coaches.veteran_offence import attack, gives_up
from snapcount.games.scrimmage.questions.listed import Markers
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.questions.place import Placement
from snapcount.games.scrimmage.rules.actions import DOWN, END
from snapcount.games.scrimmage.rules.field import COLUMN, distance
from tests.rules.scrimmage.build import LINED_UP, eligible, h, man, position
from tests.rules.scrimmage.coaches.test_veteran import QUICK, Sides


def rushing(**fields: Any) -> Any:
    """A passer behind one blocker, an end and a tackle in front of them; the defence to move."""
    men = {"O12": "1925N", "O51": "1928N", "D99": "1931S", "D91": "1431S"}
    return position(men, phase="D.movement_contact", holder="O12", o_line="pass_blocking", **fields)


def test_a_lane_is_longer_through_a_blocker_and_as_long_as_it_is_without_one() -> None:
    play = rushing()
    ways = next_to(play, h("1925"), "D")
    free = next_to(position({"O12": "1925N", "D99": "1931S"}), h("1925"), "D")
    assert free[h("1931")] == distance(h("1931"), h("1925")) - 1
    assert free[h("1931")] < ways[h("1931")] < FAR


def test_a_rusher_gets_nearer_and_goes_around_the_blockers_zone() -> None:
    play = rushing(snapshot=eligible(d_line=("D99", "D91")))
    plan = rush(play, man(play, "D91"), man(play, "O12"))
    there = rehearse(play, plan)
    assert plan_problem(play, (*plan, END)) is None
    assert distance(man(there, "D91").hex, h("1925")) == 1


def test_a_blocker_in_the_way_takes_from_the_rush() -> None:
    play = position(
        {"O12": "1925N", "O36": "1927N", "D89": "1530S"},
        holder="O12",
        o_line="pass_blocking",
        o_ball="forward_pass",
    )
    plan = shield(play, man(play, "O36"), h("1925"))
    assert plan, "he does not stand and watch"
    if plan[-1].kind != "contact":
        assert pressure(rehearse(play, plan), h("1925")) < pressure(play, h("1925"))


def test_sc_9_37_a_lineman_who_blocks_for_a_pass_never_steps_across_the_line() -> None:
    play = position(
        {"O12": "1925N", "O51": "1930N", "D99": "1932S"},
        holder="O12",
        o_line="pass_blocking",
        o_ball="forward_pass",
        snapshot=eligible(linemen=("O51",)),
    )
    plan = shield(play, man(play, "O51"), h("1925"))
    assert stays_behind(play, man(play, "O51"), plan)


def thrower(**men: str) -> Any:
    return position(
        {"O12": "1925N", "O21": "1938N", **men},
        holder="O12",
        o_ball="forward_pass",
        targets=(h("1940"), h("0940")),
        snapshot=eligible("O21", "O12", passers=("O12",)),
    )


def test_a_throw_is_worth_less_with_every_defender_who_can_come() -> None:
    open_play, covered = thrower(), thrower(D5="1942S", D13="2042S", D11="1843S")
    values = [
        expected(play, man(play, "O12"), man(play, "O21"), h("1940"), h("1940"), 0.0)
        for play in (open_play, covered)
    ]
    assert values[0] > 1.5 * values[1]
    assert worth(open_play, 9, h("1940"), True) > worth(open_play, 4, h("1940"), True)


def test_the_passer_throws_to_an_open_man_and_not_to_one_who_cannot_catch() -> None:
    options = ("none", "lateral", "forward 1", "forward 2")
    assert pass_choice(thrower(), options, call_of(thrower(), 7)) == "forward 1"
    assert pass_choice(thrower(O21="1938N h"), options, call_of(thrower(), 7)) == "none"


def test_sc_8_6_a_back_enters_a_receivers_hex_once_the_throw_is_called() -> None:
    play = position(
        {"O12": "1925N 6mp", "O21": "1938N 2mp", "D5": "1936N"},
        phase="D.movement_contact",
        holder="O12",
        committed="forward",
        d_backs="man_to_man",
        snapshot=eligible("O21", "O12", passers=("O12",), d_backs=("D5",)),
    )
    plan = cover_pass(play)
    assert plan_problem(play, plan) is None
    assert "enter" in [action.kind for action in plan]


@pytest.mark.parametrize(("spot", "downs"), [("1927", True), ("19S2", False)])
def test_sc_8_25_a_passer_who_is_hit_and_surrounded_downs_the_ball_but_not_for_a_safety(
    spot: str, downs: bool
) -> None:
    row = 30 if downs else 3
    around = ("1928S", "1926N") if downs else ("19S1S", "19S3N")
    play = position(
        {"O12": f"{spot}N h", "D99": around[0], "D78": around[1]},
        holder="O12",
        o_ball="forward_pass",
        line=row,
        ball=f"19{row:02}",
        snapshot=eligible("O12", passers=("O12",)),
    )
    assert gives_up(play) is downs
    assert (attack(play, call_of(play, 7)) == (DOWN,)) is downs


def test_corners_line_up_over_the_wide_receivers() -> None:
    play = position({**LINED_UP, "O85": "3329N"}, turn="pre", phase="D.movement")
    front = (Placement("D5", h("2735"), 3), Placement("D13", h("1035"), 3), Placement("D99", h("1831"), 3))
    placed = {place.man: place for place in line_up(play, front)}
    assert abs(COLUMN[placed["D5"].hex] - 33) <= 1
    assert abs(COLUMN[placed["D13"].hex] - 10) <= 1
    assert placed["D99"].hex == h("1831")


def test_sc_19_12_a_rookie_who_is_lined_up_does_not_deploy_again() -> None:
    play = position(LINED_UP, turn="pre", phase="O.movement", o_ball="forward_pass", o_line="pass_blocking")
    coach = RULEBOOK.coach("rookie").make()
    start = RULEBOOK.rules.start(RULEBOOK.settle({}))._replace(play=play)
    assert coach.answer(start, Move(play), Random(1)) == (END,)


@pytest.mark.parametrize("coach", ["rookie", "veteran"])
def test_sc_13_28_the_passer_makes_room_for_a_centre_who_must_step_back(coach: str) -> None:
    minds = Sides(coach, "rookie", (Markers("pass_blocking", "forward_pass"),))
    for seed in range(3):
        played = play_out(RULEBOOK, QUICK, (minds, minds), seed_of("centre", seed), listen=True)
        moved = [event.facts["man"] for event in played.events if event.what in ("moved", "stepped")]
        assert "O51" in moved and moved.index("O12") < moved.index("O51")


@pytest.mark.slow
@pytest.mark.parametrize("ball", ["lateral_right", "lateral_left", "option_right", "option_left"])
def test_pitch_and_option_are_played_by_the_rules(ball: str) -> None:
    line = "pass_blocking" if ball.startswith("option") else "aggressive_blocking"
    for seed in range(3):
        minds = Sides("veteran", "veteran", (Markers(line, ball),))
        played = play_out(RULEBOOK, QUICK, (minds, minds), seed_of("tricks", seed), listen=True)
        assert RULEBOOK.rules.is_over(played.state)
