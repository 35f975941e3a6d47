"""Chapters 19 and 20: optional modules and the printed examples."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.examples.given import start_match
from snapcount.games.scrimmage.questions.kicks import Kickoff, KickOrPlay
from snapcount.games.scrimmage.questions.listed import ChangePlay, Markers
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.course import start
from snapcount.games.scrimmage.rules.deploy import deployments
from snapcount.games.scrimmage.rules.field import ROW
from snapcount.games.scrimmage.rules.kicking import (
    extra_point,
    field_goal_hexes,
    field_goal_limit,
    kickoff_row,
    punt_row,
)
from snapcount.games.scrimmage.rules.sight import sights
from snapcount.games.scrimmage.state import End, Options, State
from snapcount.games.scrimmage.tables import COUNTERS, KICKOFF, LINE_UPS, MOVEMENT, PUNT, WAYS, load
from tests.rules.scrimmage.build import (
    asked,
    changed,
    cited,
    go,
    h,
    man,
    position,
    run_until_asked,
    total,
    verdict,
)

OPTIONS: dict[str, Any] = {**RULEBOOK.settle({}), "scenario": "full"}
VECTORS: dict[str, Any] = {
    vector["id"]: vector
    for vector in json.loads(
        (files("snapcount.games.scrimmage") / "examples" / "examples.json").read_text(encoding="utf-8")
    )
}


def full(phase: str, ball: str = "1930", down: int = 1, dir: int = 1, **match: Any) -> State:
    started = changed(start_match(dir, h(ball), down), **{"left": 30, **match})
    return State(Options(**OPTIONS), started, position({}, phase=phase))


def settled(why: str, spot: str, *rolls: int, possession: str = "O", **match: Any) -> tuple[State, Script]:
    state = full("settle", **match)
    state = state._replace(play=state.play._replace(end=End(why, h(spot), possession, ROW[h(spot)])))
    table = Script([total(roll) for roll in rolls])
    return play_phase(table, state), table


def test_sc_19_modules_are_off_by_default() -> None:
    chosen = RULEBOOK.settle({})
    assert chosen["scenario"] != "full" and not any(
        chosen[name] for name in ("quick_setup", "auto_deploy", "turn_limit")
    )


def test_sc_19_1_the_full_game_has_points_kicks_and_periods() -> None:
    state = run_until_asked(start(OPTIONS), "heads", (1,), "receive", "deep", 7)
    seat, question = asked(state)
    assert seat is Seat.AWAY and isinstance(question, KickOrPlay)
    assert state.match.hex == h("1915")


def test_sc_19_2_points() -> None:
    assert settled("touchdown", "19N1", 7)[0].match.score == (7, 0)
    assert settled("touchdown", "19N1", 12)[0].match.score == (6, 0)
    assert settled("tackled", "19S1")[0].match.score == (0, 2)
    assert settled("fumble_lost", "19S1", 12, possession="D")[0].match.score == (0, 6)
    state, _ = go(full("scrimmage", "1950"), "field goal", 5)
    assert state.match.score == (3, 0)


def test_sc_19_2_downs_go_on_as_in_the_multiple_play_game() -> None:
    second, table = settled("tackled", "1932")
    assert second.match.situation.down == 2 and not cited(table, "first_down")
    first, table = settled("tackled", "1937")
    assert first.match.situation.down == 1 and cited(table, "first_down") == ["SC-19.2"]
    over, table = settled("tackled", "1932", down=4)
    assert over.match.situation.offence is Seat.AWAY and not cited(table, "first_down")
    taken, _ = settled("intercepted", "1940", possession="D")
    assert (taken.match.situation.offence, taken.match.hex) == (Seat.AWAY, h("1940"))


def test_sc_19_3_four_quarters_of_so_many_plays() -> None:
    state, table = settled("tackled", "1932", left=1)
    assert (state.match.quarter, state.match.left, state.play.phase) == (2, 30, "scrimmage")
    half, _ = settled("tackled", "1932", left=1, quarter=2, opening_kicker=Seat.AWAY)
    assert half.play.phase == "kickoff" and half.match.receiver is Seat.AWAY
    over, _ = settled("tackled", "1932", left=1, quarter=4, score=(3, 0))
    assert over.play.phase == "over" and over.match.winner == "home"
    tie, _ = settled("tackled", "1932", left=1, quarter=4)
    assert tie.match.winner == "tie" and cited(table, "quarter_ended") == ["SC-19.3"]
    kicks, _ = go(full("kickoff", receiver=Seat.AWAY), "deep", 7)
    assert kicks.match.left == 30


def test_sc_19_4_the_toss_winner_receives_or_kicks() -> None:
    seat, question = asked(start(OPTIONS), "heads", (1,))
    assert seat is Seat.AWAY and set(question.options()) == {"receive", "kick"}
    state, _ = go(start(OPTIONS), "heads", (1,), "kick")
    assert state.match.receiver is Seat.HOME and state.match.opening_kicker is Seat.AWAY


def test_sc_19_5_the_kickoff_table() -> None:
    assert KICKOFF == {2: 30, 3: 24, 4: 20, 5: 18, 6: 16, 7: 15, 8: 14, 9: 13, 10: 12, 11: 9}
    mean = sum(KICKOFF[n] * WAYS[n] for n in KICKOFF) / sum(WAYS[n] for n in KICKOFF)
    assert mean == pytest.approx(load("kicking")["kickoff"]["mean_hexes"], abs=0.02)
    assert kickoff_row(1, 6, False) == 16 and kickoff_row(-1, 6, False) == 45
    state, table = go(full("kickoff", receiver=Seat.AWAY), "deep", 12)
    assert state.match.situation.offence is Seat.HOME and ROW[state.match.hex] == 46
    assert cited(table, "kicked_off") == ["SC-19.5"]


def test_sc_19_6_onside_kicks() -> None:
    assert isinstance(asked(full("kickoff", receiver=Seat.AWAY))[1], Kickoff)
    for roll, offence, row in ((10, Seat.HOME, 30), (12, Seat.HOME, 30), (9, Seat.AWAY, 31)):
        state, _ = go(full("kickoff", receiver=Seat.AWAY), "onside", roll)
        assert (state.match.situation.offence, ROW[state.match.hex]) == (offence, row)


def test_sc_19_7_punts() -> None:
    assert PUNT == {3: 12, 4: 15, 5: 18, 6: 20, 7: 21, 8: 23, 9: 24, 10: 27, 11: 30, 12: 9}
    assert punt_row(1, 20, 7) == 41 and punt_row(1, 42, 8) is None and punt_row(-1, 40, 7) == 19
    state, table = go(full("scrimmage", "1720"), "punt", 7)
    assert (state.match.hex, state.match.situation.offence) == (h("1741"), Seat.AWAY) and cited(
        table, "punted"
    ) == ["SC-19.7"]
    assert go(full("scrimmage", "1742"), "punt", 8)[0].match.hex == h("1949")
    blocked, told = go(full("scrimmage", "1720"), "punt", 2)
    (facts,) = [event.facts for event in told.events if event.what == "punted"]
    assert (facts["yards"], facts["hexes"]) == (0, 0), "a blocked punt goes nowhere"
    assert (blocked.match.hex, blocked.match.situation.offence) == (h("1714"), Seat.AWAY)
    safety, _ = go(full("scrimmage", "1705"), "punt", 2)
    assert safety.match.score == (0, 2) and safety.play.phase == "free_kick"


@pytest.mark.parametrize(
    ("hexes", "limit"),
    [(4, 10), (5, 10), (11, 10), (12, 8), (17, 8), (18, 7), (24, 6), (30, 5), (36, 2), (39, 2), (40, 0)],
)
def test_sc_19_8_field_goals(hexes: int, limit: int) -> None:
    assert field_goal_limit(hexes) == limit
    assert field_goal_hexes(1, 42) == 22 and field_goal_hexes(-1, 18) == 22


def test_sc_19_8_misses_and_blocks() -> None:
    missed, _ = go(full("scrimmage", "1742"), "field goal", 8)
    assert (missed.match.hex, missed.match.situation.offence) == (h("1949"), Seat.AWAY)
    blocked, _ = go(full("scrimmage", "1742"), "field goal", 12)
    assert blocked.match.hex == h("1742")
    limit = field_goal_limit(22)
    good, told = go(full("scrimmage", "1742"), "field goal", limit)
    assert good.match.score == (3, 0) and cited(told, "field_goal_tried") == ["SC-19.8"], (
        "at the limit it is good"
    )
    assert go(full("scrimmage", "1742"), "field goal", limit + 1)[0].match.score == (0, 0)
    question = asked(full("scrimmage", "1920"))[1]
    assert isinstance(question, KickOrPlay) and "field goal" not in question.options()


def test_sc_19_9_the_extra_point() -> None:
    for roll, points in ((11, 1), (12, 0)):
        table = Script([total(roll)])
        assert extra_point(table, full("settle"), Seat.HOME).match.score == (points, 0)
        assert cited(table, "tried") == ["SC-19.9"]


def test_sc_19_10_the_free_kick_after_a_safety() -> None:
    assert kickoff_row(1, 6, True) == 25 and kickoff_row(1, 12, True) == 24
    state, _ = settled("tackled", "19S1")
    assert state.play.phase == "free_kick" and state.match.receiver is Seat.AWAY
    kicked, _ = go(state, 6)
    assert (kicked.match.situation.offence, ROW[kicked.match.hex]) == (Seat.AWAY, 61 - 25)


def test_sc_19_11_stored_formations_become_moves() -> None:
    question = Place("O", 1, 30, h("1930"), False, (), LINE_UPS["O"])
    state = State(
        Options(auto_deploy=True), start_match(1, h("1930")), position({}, turn="pre", phase="O.place")
    )
    state, _ = go(state, question.formation("shotgun"))
    moving = state._replace(play=state.play._replace(phase="O.movement"))
    asks = asked(moving)[1]
    assert isinstance(asks, Move) and asks.auto_deploy
    plans = dict(deployments(moving.play))
    assert set(plans) == {entry["id"] for entry in load("formations")["offense"]}
    assert all(asks.problem(plan) is None and plan[-1] == END for plan in plans.values())
    assert set(plans.values()) <= set(asks.options())


def test_sc_19_12_the_quick_set_up() -> None:
    options = Options(scenario="multiple", quick_setup=True)
    state = State(options, start_match(1, h("1930")), position({}, turn="pre", phase="O.place"))
    question = asked(state)[1]
    assert isinstance(question, Place) and question.quick
    layout = question.formation("pro_set_right")
    assert question.problem(layout) is None and any(place.hex == h("1930") for place in layout)
    crowded = question.problem((layout[0], layout[1]._replace(hex=layout[0].hex)))
    assert crowded is not None
    state = run_until_asked(state, layout, question_markers("O"))
    theirs = asked(state)[1]
    assert isinstance(theirs, Place)
    state = run_until_asked(state, theirs.formation("four_three"), (END,), question_markers("D"), (END,))
    assert state.play.turn == "snap", "one Pre-Contact Game-Turn, then the snap"


def question_markers(side: str) -> Any:
    return Markers("aggressive_blocking", "run_left") if side == "O" else Markers("reaction_charge", "zone")


def test_sc_19_13_the_turn_limit() -> None:
    play = position({"O12": "1928N"}, phase="turn_end", holder="O12", number=40)
    state = State(Options(scenario="multiple", turn_limit=40), start_match(1, h("1930")), play)
    table = Script()
    over = play_phase(table, state)
    assert over.play.end is not None and (over.play.end.why, over.play.end.spot) == ("downed", h("1928"))
    assert cited(table, "whistled_dead") == ["SC-19.13"]
    free = State(Options(scenario="multiple"), state.match, play)
    assert isinstance(asked(free)[1], ChangePlay)


@pytest.mark.parametrize("id", ["SC-EX1B", "SC-EX1C", "SC-EX2", "SC-EX3"])
@pytest.mark.rules("SC-20.1", "SC-20.6", "SC-20.8", "SC-20.9", "SC-20.10", "SC-20.12", "SC-20.13")
def test_sc_20_1_and_sc_20_6_and_sc_20_9_the_printed_plays_come_out(id: str) -> None:
    assert verdict(VECTORS[id]).problem == ""


def test_sc_20_2_and_sc_20_3_the_left_tackles_three_mp_are_aggressive_blocking() -> None:
    example = VECTORS["SC-EX1B"]
    assert example["given"]["markers"]["O"]["line"] == "aggressive_blocking"
    wrong = json.loads(json.dumps(example))
    wrong["given"]["markers"]["O"]["line"] = "pass_blocking"
    assert verdict(wrong).outcome == "failed"


def test_sc_20_4_the_snap_comes_first() -> None:
    wrong = json.loads(json.dumps(VECTORS["SC-EX1B"]))
    wrong["choices"] = [*wrong["choices"][1:4], wrong["choices"][0]]
    assert "SC-9.4" in verdict(wrong).problem


def test_sc_20_5_the_quarterback_must_face_obliquely_to_see_centre_and_back() -> None:
    for facing, both in (("N", False), ("NE", True), ("S", False)):
        play = position({"O12": f"1929{facing}", "O51": "1930N", "O31": "2028NW"})
        quarterback = man(play, "O12")
        assert all(sights(quarterback, man(play, id)) for id in ("O51", "O31")) is both
    assert MOVEMENT["O31"] >= 12 and MOVEMENT["O12"] >= 10


def test_sc_20_7_and_sc_20_11_the_utility_linebacker_plays_left_and_corners_swap() -> None:
    assert (COUNTERS["D94"].physical, COUNTERS["D94"].movement) == (3, 10)
    two, one = VECTORS["SC-EX2"]["given"]["men"], VECTORS["SC-EX1B"]["given"]["men"]
    assert "D94" in two and "D55" not in two
    assert (one["D5"]["hex"] > "19", two["D5"]["hex"] > "19") == (True, False)
