"""Chapters 18, 19 and 20: weather, overtime, information."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.script import Script
from snapcount.games.out_of_sight.rules.downs import field_goal, new_series, safety, touchdown
from snapcount.games.out_of_sight.rules.huddle import declare_question
from snapcount.games.out_of_sight.rules.overtime import end_of_game
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.strokes import dot
from snapcount.games.out_of_sight.rules.weather import limits, roll_weather
from snapcount.games.out_of_sight.state import Overtime, State, first_and_ten
from snapcount.games.out_of_sight.view import scramble, view
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    at,
    bar,
    changed,
    code_of,
    dive,
    game,
    go,
    kick,
    kickoff,
    penalty,
    receiver,
    returned,
    set_up,
    snap,
)


def test_os_18_1_the_odds_of_the_weather() -> None:
    odds = Odds().of(roll_weather)
    chance: dict[str, Fraction] = {}
    for (kind, _), share in odds.items():
        chance[kind] = chance.get(kind, Fraction(0)) + share
    assert chance == {
        "frozen_tundra": Fraction(1, 36), "fog": Fraction(1, 18), "rain_snow": Fraction(1, 12),
        "wind": Fraction(1, 3), "clear": Fraction(1, 2),
    }  # fmt: skip


@pytest.mark.parametrize(("die", "to"), [(1, 1), (3, 1), (4, -1), (6, -1)])
def test_os_18_2_the_wind_blows_one_way_for_the_whole_game(die: int, to: int) -> None:
    assert roll_weather(Script([(4, 4), (die,)])) == ("wind", to)
    assert limits("wind", 1, 1) == {"kickoff": 80, "punt": 65, "fg": 50, "short": 15, "long": 40, "bomb": 55}
    assert limits("wind", 1, -1) == {"kickoff": 65, "punt": 50, "fg": 40, "short": 12, "long": 27, "bomb": 40}
    against = at(game(weather="wind", wind_to=-1), 59.0)
    assert code_of(declare_question(against), "field_goal") == "E_FG_RANGE"
    assert code_of(declare_question(against._replace(wind_to=1)), "field_goal") is None


def test_os_18_3_fog_shortens_passes_and_forbids_the_bomb() -> None:
    state = game(receiver(42, 5), weather="fog")
    assert "bomb" not in play_question(set_up(state)).plays
    assert snap(state, "slant", (40.5, 6.5)).facts("verdict")["why"] == "overthrown"
    assert snap(state, "slant", (40.0, 5.0)).facts("verdict")["v"] == "complete"
    ready = set_up(state)
    bomb = play_question(set_up(game())).options()[-1]
    assert bomb.play == "bomb" and code_of(play_question(ready), bomb) == "E_PLAY"


def test_os_18_4_rain_and_snow_bring_reds_only_later_and_no_relief() -> None:
    later = dive(game(bar("white", 45), weather="rain_snow"), 80.0)
    assert later.facts("carried")["by"] == "white_bar" and later.facts("carried")["yards"] > 10
    assert dive(game(bar("white", 51), weather="rain_snow"), 80.0).facts("carried")["by"] == "end"
    landed = kickoff(game(bar("red", 30), weather="rain_snow"), (98.0, 0.0)).state
    assert landed.run is not None and landed.run.reds_after == 10
    assert returned(landed, (2.0, 0.0)).facts("carried")["by"] == "red_bar", "no 60-yard relief"
    wet = game(penalty(40), weather="rain_snow")
    assert (
        "fumbled" in dive(wet, dice=(2, 6, 2, 1, 2)).told and dive(wet, dice=(3,)).told[-1] == "illegal block"
    )


def test_os_18_5_frozen_tundra() -> None:
    cold = game(bar("white", 50), weather="frozen_tundra")
    assert dive(cold, 80.0).facts("carried")["by"] == "white_bar"
    passed = snap(
        game(bar("red", 28, 6, 3, 0), weather="frozen_tundra"), "sweep_left", (27.9, 9.0), (40.0, 11.0)
    )
    assert passed.facts("carried")["by"] == "end", "backfield columns stay"
    landed = kickoff(game(weather="frozen_tundra"), (90.0, 0.0)).state
    assert landed.run is not None and landed.run.reds_after == 20
    assert limits("frozen_tundra", 0, 1)["punt"] == 45 and limits("frozen_tundra", 0, 1)["fg"] == 35


def test_os_18_6_over_a_changed_maximum_the_printed_consequence_follows() -> None:
    against = game(down=4, weather="wind", wind_to=-1)
    assert kick(against, "punt", dot((82.0, 0.0))).told[-1] == "blocked"
    assert kickoff(against, (100.1, 0.0)).told[-1] == "kicked_off"
    assert snap(game(receiver(44, 5), weather="wind", wind_to=-1), "slant", (42.5, 5.0)).facts("verdict")[
        "why"
    ] == ("overthrown")


# Overtime


def test_os_19_1_the_higher_score_wins_after_four_quarters() -> None:
    ended = go(game(phase="scrimmage", quarter=4, left=0, score=(7, 3)))
    assert ended.state.phase == "over" and ended.told == ["game_over"]


def overtime(**changes: Any) -> State:
    state = end_of_game(Script(), game(phase="scrimmage", quarter=4, left=0, score=(20, 20)))
    assert (state.phase, state.quarter, state.left) == ("toss", 5, 40)
    state = state._replace(situation=first_and_ten(HOME, 30.0))
    return changed(state._replace(phase="scrimmage", overtime=Overtime("first", HOME)), **changes)


def turnover(state: State) -> State:
    return new_series(Script(), state, state.offence.other, 20.0, True)


def test_os_19_2_a_first_touchdown_wins_without_a_try_and_a_safety_for_the_other() -> None:
    won = touchdown(Script(), overtime(), HOME)
    assert won.phase == "over" and won.score == (26, 20) and not won.trying
    assert safety(Script(), overtime(), HOME).score == (20, 22)
    assert touchdown(Script(), overtime(), AWAY).phase == "over", "an interception run back"


def test_os_19_2_a_first_field_goal_gives_the_others_one_possession() -> None:
    kicked = field_goal(Script(), overtime())
    assert kicked.phase == "kickoff" and kicked.overtime == Overtime("answer", HOME)
    answering = new_series(Script(), kicked, AWAY, 20.0, True)
    assert answering.phase == "scrimmage"
    assert touchdown(Script(), answering, AWAY).phase == "over"
    nothing = turnover(answering)
    assert nothing.phase == "over" and nothing.score == (23, 20)
    level = field_goal(Script(), answering)
    assert level.phase == "kickoff" and level.overtime == Overtime("sudden", AWAY)
    received = new_series(Script(), level, HOME, 20.0, True)
    assert field_goal(Script(), received).phase == "over"


def test_os_19_2_a_first_possession_without_a_score_is_followed_by_sudden_death() -> None:
    second = turnover(overtime())
    assert second.overtime == Overtime("sudden", HOME)
    assert field_goal(Script(), second).phase == "over"
    third = turnover(second)
    assert third.phase == "scrimmage" and safety(Script(), third, HOME).phase == "over"


def test_os_19_2_the_plays_of_overtime_are_counted() -> None:
    spent = overtime(left=0, phase="scrimmage")
    assert go(spent).state.phase == "over", "may tie"
    behind = field_goal(Script(), overtime())._replace(left=0)
    assert go(behind).state.phase == "over" and go(behind).state.score == (23, 20)
    decide = overtime(left=0)._replace(options=spent.options._replace(overtime="must decide"))
    again = go(decide).state
    assert (again.phase, again.quarter, again.overtime) == ("toss", 6, Overtime("first", None))
    tossed = go(again, "odd", (1,), "receive", "West").state
    received = go(
        tossed._replace(phase="kickoff"), dot((109.9, 0.0)) if tossed.going == 1 else dot((-9.9, 0.0))
    ).state
    assert received.overtime == Overtime("first", AWAY)


def test_os_19_3_overtime_is_late_for_onside_kicks_and_half_plays() -> None:
    assert go(game(phase="kickoff", quarter=5), "onside", (5,)).told[-1] == "onside_lost"
    thrown = snap(game(quarter=5, left=10, half_play="last5"), "slant", (35.0, 3.0)).state
    assert thrown.left == 9


# Information


def test_os_20_1_linebackers_are_hidden_from_their_setting_to_the_reveal() -> None:
    random = Random(1)
    ready = set_up(game(), ((33.0, 0.0), FAR[0]))
    for seat in (HOME, None):
        seen = view(ready, seat)
        assert seen.linebackers == () and seen.linebacker_count == 2
        assert view(scramble(ready, seat, random), seat) == seen
        assert scramble(ready, seat, random).linebackers != ready.linebackers
    assert view(ready, AWAY).linebackers == ready.linebackers
    assert scramble(ready, AWAY, random) == ready
    after = go(ready, play_question(ready).options()[1], (6,), (1,))
    assert after.facts("revealed")["linebackers"] == ready.linebackers
    assert view(after.state, HOME).last is not None


def test_os_20_2_no_die_is_rolled_where_the_geometry_decides() -> None:
    for play in ("dive", "sweep_left", "slant"):
        snap(game(bar("white", 36), receiver(40, 8)), play, (33.0, 3.0))
    returned(kickoff(game(bar("red", 70)), (90.0, 0.0)).state, (50.0, 0.0))
