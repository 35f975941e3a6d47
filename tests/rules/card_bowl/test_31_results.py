"""Chapter 31: results and scoring."""

from __future__ import annotations

from typing import Any

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.examples.checks import CHECKS
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.state import Foul, Options, Result, State
from tests.rules.card_bowl.bowl import PASS, RUN, O, asked, down_at, follows, row_of, scrimmage, watched


def test_cb_31_2_a_scoring_play_is_booked_to_the_goal_line() -> None:
    long = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")], los=97, to_go=3)
    assert long["event"] == "TD" and long["yards"] == 3 and long["base_yards"] == 6


def test_cb_31_3_a_pass_is_booked_as_first_part_and_run() -> None:
    caught = scrimmage("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    assert (caught["base_yards"], caught["yards"]) == (11, 19)
    row = row_of("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    assert (row["air_yards"], row["yards_after_catch"], row["yards_gained"]) == (11, 8, 19)
    assert (row["down"], row["ydstogo"], row["yardline_100"], row["play_type"]) == (1, 10, 70, "pass")


def test_cb_31_6_foul_then_points_then_clock_then_the_next_down() -> None:
    foul = Foul("HANDOFF", 10, Seat.HOME, False, "holding", "previous", choice="accept")
    cancelled = Result(
        "penalty", Seat.HOME, 82, "rush", yards=8, next=follows("scrimmage", Seat.HOME, 82, 1, 18), foul=foul
    )
    state = State(Options(), "execute", left=100, situation=down_at(Seat.HOME, 92, 1, 8))
    after = booked(Script(), state, cancelled)
    assert (after.score, after.left, after.situation.ball, after.running) == ((0, 0), 99, 82, False)
    table = Script()
    booked(table, state, Result("TD", Seat.HOME, 100, "rush", yards=8, next=follows("try", Seat.HOME, 98)))
    assert [event.what for event in table.events] == ["scored", "play_ended"]
    assert not asked(watched("2H 6C 3D 9S AH", [(32, "O", RUN)]), "scored")


def test_cb_31_1_the_ball_is_dead_at_the_line_and_the_yards() -> None:
    run = [(32, "O", RUN), (38, "D", "MLB")]
    for los, event, spot in ((30, "ball", 36), (93, "ball", 99), (94, "TD", 100)):
        found = scrimmage("2H 6C 3D 9S AH", run, los=los, to_go=min(10, 100 - los))
        assert (found["event"], found["spot"]) == (event, spot)


SHEET = (  # down, to go, own yard line, gain; down, to go, own yard line after it
    ((1, 10, 24, 16), (1, 10, 40)),
    ((1, 10, 40, 2), (2, 8, 42)),
    ((2, 8, 42, -1), (3, 9, 41)),
    ((3, 9, 41, 23), (1, 10, 64)),
    ((1, 10, 64, 7), (2, 3, 71)),
    ((2, 3, 71, -1), (3, 4, 70)),
    ((1, 10, 43, 7), (2, 3, 50)),
    ((2, 3, 50, 13), (1, 10, 63)),
    ((3, 6, 67, 10), (1, 10, 77)),
    ((2, 10, 77, 6), (3, 4, 83)),
    ((3, 4, 83, -2), (4, 6, 81)),
)


def test_cb_31_4_and_cb_31_5_the_lines_of_the_sample_sheet_follow_each_other() -> None:
    for (down, to_go, los, gain), (next_down, left, spot) in SHEET:
        found = after(los, down, to_go, gain)
        assert (found["down"], found["to_go"], found["los"]) == (next_down, left, spot)
    told = asked(watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")]), "play_ended")[0]
    assert (told["situation"], told["result"].yards) == (down_at(O, 36, 2, 4), 6), "a line of the notes"


def after(los: int, down: int, to_go: int, gain: int) -> dict[str, Any]:
    return CHECKS["series"](
        {"state": {"los": los, "down": down, "to_go": to_go}, "gain": gain}, Worked([], [])
    )
