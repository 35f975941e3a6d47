"""Edges that only one number decides: goal lines, the last seconds, empty positions, words of a card."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.rules import throws
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.downs import new_series
from snapcount.games.canadian_pro.rules.injuries import still_hurt
from snapcount.games.canadian_pro.rules.lineups import Line
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.run_backs import run_back
from snapcount.games.canadian_pro.rules.settings import blocker, describe, spot_text
from snapcount.games.canadian_pro.rules.solitaire import solitaire_pass
from snapcount.games.canadian_pro.rules.throws import Throw
from snapcount.games.canadian_pro.rules.turnovers import fumbled_return, turnover_return
from snapcount.games.canadian_pro.state import End, Hurt, Play
from snapcount.games.canadian_pro.tables import FORMATIONS
from snapcount.games.canadian_pro.teams.teams import team
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    BASIC,
    FIELD_GOAL,
    HB,
    HOME,
    PUNT,
    advanced,
    asked,
    at,
    dice,
    go,
    passing,
    refused,
    setting,
)


def scripted(*inputs: Any) -> Script:
    return Script([dice(given) for given in inputs])


@pytest.mark.rules("CP-1.1")
@pytest.mark.parametrize("more", [{"hole": 3}, {"variant": "draw"}])
def test_the_basic_game_has_neither_holes_nor_draws(more: dict[str, Any]) -> None:
    assert refused(at(), Call("run", "HB", **more)) == "CP-1.1"


@pytest.mark.rules("CP-10.3")
def test_the_stop_at_3_00_is_no_untimed_play() -> None:
    stopped = go(at(quarter=2, left=190), HB, setting(2), 2, 7).state
    assert (stopped.left, stopped.untimed) == (180, False)


@pytest.mark.rules("CP-4.22")
def test_two_plays_are_remembered_and_no_more() -> None:
    after = go(at(41, 1, 30, history=(("run", "FB"), ("run", "WB"))), HB, setting(2), 2, 7).state
    assert after.history == (("run", "WB"), ("run", "HB"))


@pytest.mark.rules("CP-2.1")
def test_a_game_begins_before_any_down() -> None:
    start = RULEBOOK.rules.start(RULEBOOK.settle({}))
    assert start.situation == (HOME, 45, 0, 0) and start.score == (0, 0) and start.quarter == 1


@pytest.mark.rules("CP-16.30")
def test_a_kick_back_to_ones_own_goal_line_has_left_the_end_zone() -> None:
    back = (PUNT, 7, 5, 10, "kick_back", 12)  # 74 yards from Edmonton; 20 yards back
    _, question = asked(at(56, 3, rules=advanced("kick_back")), *back)  # from 20 deep to the goal line
    assert type(question).__name__ == "AnswerKickBack"
    assert go(at(57, 3, rules=advanced("kick_back")), *back).state.score == (6, 0)  # from 21 deep


@pytest.mark.rules("CP-5.8", "CP-7.2")
def test_a_return_fumbled_on_the_goal_line_is_in_the_field() -> None:
    assert fumbled_return(scripted(8), BASIC, AWAY, 0) == End(HOME, 110, fresh=True)
    assert fumbled_return(scripted(8), BASIC, AWAY, -1) == End(HOME, 0, "touchdown")


@pytest.mark.rules("CP-5.7", "CP-6.6")
def test_td_ends_a_return_just_behind_the_goal_line() -> None:
    kick, pick = scripted(12), scripted(2)
    vifargent = team("montreal_1973").punt_returns[8 - 2]
    ran = run_back(kick, BASIC, AWAY, 30, vifargent, "B", False)
    assert ran.end == End(AWAY, 0, "touchdown", True) and ran.yards == 80
    assert turnover_return(pick, BASIC, AWAY, 10, 4).how == "touchdown"
    for table in (kick, pick):
        (returned,) = [event for event in table.events if event.what == "returned"]
        assert returned.facts["spot"] == 111


@pytest.mark.rules("CP-12.9", "CP-9.6")
def test_nobody_blocks_where_nobody_is_left() -> None:
    empty = Line(team("edmonton_1973"), {})
    assert blocker(empty, "WB", Call("run", "HB", hole=3)) == ("WB B", 0)
    assert blocker(empty, "RB", Call("run", "HB", hole=3)) == ("FB B", 0)


@pytest.mark.rules("CP-21.2")
def test_every_throw_is_of_two_dice_but_the_clip_and_the_green_die() -> None:
    found = {name: thrown for name, thrown in vars(throws).items() if isinstance(thrown, Throw)}
    assert {name for name, thrown in found.items() if thrown.count == 1} == {"CLIP", "GREEN_DIE"}
    assert all(thrown.count in (1, 2) and thrown.sides == 6 and thrown.purpose for thrown in found.values())


@pytest.mark.rules("CP-13.3", "CP-13.4")
def test_the_cell_of_a_formation_card_is_told_in_words() -> None:
    zones = {zone: spot_text(spot) for zone, spot in FORMATIONS["4Z-70"].zones.items()}
    assert [zones[zone] for zone in (1, 2, 3, 6, 8)] == ["red RLB", "P", "red receiver R-C", "nothing", "LP"]
    holes = FORMATIONS["4Z-70"].holes
    assert {describe(hole).count(" red ") for hole in holes.values()} == {0, 1}
    for hole in holes.values():
        red = {"offence": hole.above, "defence": hole.below}.get(hole.red)
        assert describe(hole).startswith(f"{hole.above}/{hole.below}" + (f" red {red}" if red else ""))
        assert describe(hole).endswith(" ".join(part for part in (hole.mark, hole.in_out) if part))


@pytest.mark.rules("CP-18.4")
def test_the_entry_of_the_solitaire_chart_is_told() -> None:
    rules = ADVANCED._replace(solitaire=True)
    told = []
    for call in (Call("pass", "SE", "S", zone=1), Call("pass", "SE", "L", zone=7)):
        table = scripted()
        solitaire_pass(table, at(rules=rules), call, 3, 3)
        told.append(table.events[-1].facts["cell"])
    assert told == ["nothing", "LP"]


@pytest.mark.rules("CP-4.12")
@pytest.mark.parametrize(("number", "total", "why", "more"), [(2, 3, "missed", ()), (4, 6, "hurt", (2,))])
def test_an_incomplete_pass_says_why(number: int, total: int, why: str, more: tuple[int, ...]) -> None:
    played = go(at(), passing("SE", "M"), setting(number), total, 8, *more)
    assert played.facts("incomplete")["why"] == why


@pytest.mark.rules("CP-16.6")
def test_in_the_hurry_up_every_call_can_be_hurried() -> None:
    late = at(rules=advanced("hurry_up"), quarter=4, left=100)
    found = calls(menu_of(late, True))
    assert sum(call.hurry for call in found) * 2 == len(found) == len(set(found))
    assert {call._replace(hurry=False) for call in found if call.hurry} == {
        call for call in found if not call.hurry
    }


@pytest.mark.rules("CP-19.3")
def test_extra_time_is_told_with_the_half_that_begins() -> None:
    level = go(at(quarter=4, left=0, score=(17, 17), rules=BASIC._replace(winner=True)))
    assert level.facts("overtime_began") == {"quarter": 5, "score": (17, 17)}
    assert level.state.quarter == 5


@pytest.mark.rules("CP-9.10")
@pytest.mark.parametrize(
    ("was", "again", "left"),
    [
        (("quarter", 0), ("game", 0), ("game", 0)),
        (("game", 0), ("play", 0), ("game", 0)),
        (("game", 3), ("game", 1), ("game", 3)),
        (("possession", 0), ("quarter", 0), ("quarter", 0)),
    ],
)
def test_a_man_hurt_again_misses_the_longer_and_a_namesake_stays_hurt(
    was: tuple[str, int], again: tuple[str, int], left: tuple[str, int]
) -> None:
    before = tuple(Hurt(seat, "Roy Bell", was[0], True, was[1]) for seat in (HOME, AWAY))
    after = new_series(HOME, 41, earned=True)._replace(fresh=False)
    play = Play("run", HOME, 41, End(HOME, 41), "run", hurt="run")
    found = still_hurt(at(hurt=before), play, after, Hurt(HOME, "Roy Bell", again[0], True, again[1]))
    assert found == (before[1], Hurt(HOME, "Roy Bell", left[0], True, left[1]))


@pytest.mark.rules("CP-6.16")
def test_a_field_goal_is_told_by_its_yards_to_the_goal_line() -> None:
    assert go(at(85, 3), FIELD_GOAL, 7).facts("field_goal_tried")["yards"] == 25
