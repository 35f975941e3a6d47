"""Chapter 15: timing and other rules of the Advanced Game."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.questions import ReturnKick, ReturnOrGround
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import Hurt
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FIELD_GOAL,
    HOME,
    PUNT,
    advanced,
    asked,
    at,
    go,
    kicking,
    setting,
)

CARD = setting(3, "4Z-70")
RUN = (Call("run", "HB", hole=6), CARD, 8, 8)
COMPLETE = (Call("pass", "SE", "M", zone=6), CARD, 3, 8, 7)
MISS = (Call("pass", "SE", "M", zone=6), CARD, 7, 8)
TAKEN = (Call("pass", "SE", "M", zone=5), CARD, 4, 9, 7, "return", 6, 6)
SACK = (Call("pass", "HB", "M", zone=4), CARD, 8, 6)
FUMBLED_SNAP = (Call("pass", "SE", "M", zone=6), setting(4, "4Z-70"), 2, 8, 6)
SPENT = {
    "run": (41, RUN, 30, 20),
    "complete": (41, COMPLETE, 30, 20),
    "incomplete": (41, MISS, 20, 10),
    "interception": (41, TAKEN, 30, 20),
    "field goal": (85, (FIELD_GOAL, 7), 20, 10),
    "wide": (75, (FIELD_GOAL, 3, "return", 8, 9), 30, 20),
    "punt": (41, (PUNT, 6, 4, "return", 7), 30, 20),
    "through": (61, (PUNT, 7, 5, 10), 20, 10),
    "ground": (41, (Call("ground"), CARD), 20, 20),
    # rows that the book doesn't name (CP-15.6)
    "sack": (41, SACK, 30, 20),
    "fumbled snap": (41, FUMBLED_SNAP, 30, 20),
    "blocked": (41, (PUNT, 7, 5, 12, 6), 30, 20),
    "conceded": (60, (PUNT, 7, 5, 10, "concede", 7), 30, 20),
    "stopped": (60, (PUNT, 7, 5, 10, "return", 7), 30, 20),
    "single by SG": (85, (FIELD_GOAL, 4), 20, 10),
}


def spent(ball: int, play: tuple[Any, ...], quarter: int = 1, clock: int = 600) -> int:
    return clock - go(at(ball, rules=ADVANCED, quarter=quarter, left=clock), *play).state.left


@pytest.mark.parametrize("name", list(SPENT)[:9])
def test_cp_15_1_times_in_columns_a_and_b(name: str) -> None:
    ball, play, a, b = SPENT[name]
    assert spent(ball, play) == a and spent(ball, play, 4, 180) == b
    assert spent(ball, play, 3, 120) == a  # only the second and fourth quarters have a column B


def test_cp_15_1_kickoffs() -> None:
    kickoff = go(kicking(rules=ADVANCED), "normal", 6, 4, "return", 7)
    assert kickoff.state.left == 570
    assert go(kicking(rules=ADVANCED), "normal", 11, 4).state.left == 580  # out of the end zone


def test_cp_15_2_times_hold_regardless_of_penalties() -> None:
    play = (Call("pass", "SE", "S", zone=2), CARD, 3, 10, 6)
    assert spent(41, (*play, "accept")) == spent(41, (*play, "decline")) == 20


def test_cp_15_3_the_clock_stops_at_3_00() -> None:
    assert go(at(rules=ADVANCED, quarter=4, left=200), *RUN).state.left == 180
    assert go(at(rules=ADVANCED, quarter=4, left=190), *MISS).state.left == 180


def test_cp_15_4_onside_kicks_and_converts_take_no_time_a_two_point_convert_ten_seconds() -> None:
    assert go(kicking(rules=ADVANCED), "onside", 3).state.left == 600
    assert go(kicking("try", rules=ADVANCED), "kick", 8).state.left == 600
    assert go(kicking("try", rules=ADVANCED), "SE", 8).state.left == 590


def test_cp_15_5_a_one_circle_play_at_0_10_leaves_one_more() -> None:
    late: dict[str, Any] = {"rules": ADVANCED, "quarter": 4, "left": 10}
    more = go(at(**late), *MISS).state
    assert more.left == 0 and more.untimed and not more.period_over
    assert go(more, *RUN).state.period_over  # whatever it takes
    assert go(more, *MISS).state.period_over
    assert go(at(**late), *RUN).state.period_over  # two circles use up the clock
    assert go(at(**late)._replace(quarter=3), *MISS).state.period_over  # 20 seconds there
    tried = go(kicking("try", **late), "SE", 5).state
    assert tried.untimed and tried.phase == "kickoff"  # the kickoff is the one more
    assert go(tried, "normal", 6, 4, "return", 7).state.period_over
    assert go(tried, "onside", 3).state.untimed


@pytest.mark.parametrize("name", list(SPENT)[9:])
def test_cp_15_6_rows_that_are_not_named(name: str) -> None:
    ball, play, a, b = SPENT[name]
    assert spent(ball, play) == a and spent(ball, play, 2, 100) == b


@pytest.mark.rules("CP-15.6")
def test_grounding_in_the_hurry_up_takes_20_seconds() -> None:
    state = at(rules=advanced("hurry_up"), quarter=4, left=100)
    assert go(state, Call("ground", hurry=True), CARD).state.left == 80


def test_cp_15_7_the_column_goes_by_the_clock_at_the_start() -> None:
    assert spent(41, MISS, 4, 180) == 10 and spent(41, MISS, 4, 210) == 20


def test_cp_15_8_grounding_the_ball() -> None:
    played = go(at(rules=ADVANCED), Call("ground"), CARD)
    assert played.spot == (HOME, 41, 2, 51) and played.thrown == []
    assert go(at(down=3, rules=ADVANCED), Call("ground"), CARD).spot == (AWAY, 69, 1, 79)
    assert Call("ground") not in calls(menu_of(at(), True))


def test_cp_15_9_returners_may_ground_the_ball() -> None:
    seat, question = asked(kicking(rules=ADVANCED), "normal", 6, 4)
    assert seat is AWAY and isinstance(question, ReturnKick) and question.options() == ("return", "ground")
    grounded = go(kicking(rules=ADVANCED), "normal", 6, 4, "ground")
    assert grounded.spot == (AWAY, 12, 1, 22) and grounded.thrown == ["kick", "kick"]
    deep = go(at(60, 3, rules=ADVANCED), PUNT, 7, 5, 10, "ground")
    assert deep.state.score == (1, 0) and deep.spot == (AWAY, 35, 1, 45)
    seat, question = asked(at(rules=ADVANCED), *TAKEN[:5])
    assert seat is AWAY and isinstance(question, ReturnOrGround) and question.spot == 52
    assert go(at(rules=ADVANCED), *TAKEN[:5], "ground").spot == (AWAY, 52, 1, 62)
    end_zone = go(at(96, rules=ADVANCED), *TAKEN[:5], "ground")
    assert end_zone.spot == (AWAY, 25, 1, 35) and end_zone.state.score == (0, 0)
    lost = (Call("run", "FB", hole=6), setting(4, "4Z-70"), 11, 8, 7)
    assert go(at(rules=ADVANCED), *lost, "ground").spot == (AWAY, 51, 1, 61)


@pytest.mark.rules("CP-15.8", "CP-15.9")
def test_cp_15_8_grounding_takes_20_seconds_whoever_does_it() -> None:
    def taken(*answers: Any) -> int:
        start = kicking(rules=ADVANCED) if answers[0] == "normal" else at(60, 3, rules=ADVANCED)
        return start.left - go(start, *answers).state.left

    assert taken("normal", 6, 4, "ground") == 20 and taken("normal", 6, 4, "return", 7) == 30
    assert taken(PUNT, 7, 5, 10, "ground") == 20  # a single
    assert taken(*TAKEN[:5], "ground") == 20
    assert taken(Call("run", "FB", hole=6), setting(4, "4Z-70"), 11, 8, 7, "ground") == 20


def test_cp_15_10_kicks_are_as_in_the_basic_game() -> None:
    basic, full = at(41, 3), at(41, 3, rules=ADVANCED)
    assert go(basic, PUNT, 6, 4, 7).spot == go(full, PUNT, 6, 4, "return", 7).spot
    assert (
        go(at(85, 3), FIELD_GOAL, 7).state.score == go(at(85, 3, rules=ADVANCED), FIELD_GOAL, 7).state.score
    )
    assert go(kicking("try", rules=ADVANCED), "kick", 8).state.score == (1, 0)


def test_cp_15_11_a_replacements_ratings_count() -> None:
    hurt = at(rules=ADVANCED, hurt=(Hurt(HOME, "Burl Ironbridge", "game", True),))
    played = go(hurt, Call("run", "HB", hole=7), CARD, 8, 8)
    assert played.facts("setting_added_up")["parts"] == (("setting", 3), ("LT", -1))  # Boulderclay
    back = at(rules=ADVANCED, hurt=(Hurt(HOME, "Roy Bell", "game", True),))
    run = go(back, Call("run", "HB", hole=6), CARD, 9, 8)
    assert run.facts("gained")["player"] == "Cal Drywater" and run.facts("gained")["yards"] == -1


def test_cp_15_12_the_two_point_convert() -> None:
    for total in range(2, 13):
        played = go(kicking("try", rules=ADVANCED), "FL", total)
        assert played.state.score == ((2, 0) if total in (4, 5, 6, 7) else (0, 0))
        assert played.facts("tried")["player"] == "Dex Hoarfrost" and played.state.phase == "kickoff"
    _, question = asked(kicking("try", rules=ADVANCED))
    assert question.options() == ("kick", "FB", "HB", "WB", "TE", "SE", "FL")
