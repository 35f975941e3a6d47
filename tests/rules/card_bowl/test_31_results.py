"""Chapter 31: results and scoring."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.rules.booking import booked
from snapcount.games.card_bowl.state import Foul, Next, Result, Rules, State
from tests.rules.card_bowl.bowl import PASS, RUN, asked, proves, scrimmage, watched

# The ledger's examples


def test_cb_31_1_dead_ball_spot() -> None:
    proves("CB-31.1", "CB-E141")


def test_cb_31_4_play_notes() -> None:
    proves(
        "CB-31.4",
        "CB-E038a",
        "CB-E038b",
        "CB-E038c",
        "CB-E038d",
        "CB-E038e",
        "CB-E038f",
        "CB-E038g",
        "CB-E038h",
        "CB-E038i",
        "CB-E038j",
        "CB-E038k",
        "CB-E038l",
        "CB-E038m",
        "CB-E038n",
        "CB-E272",
    )


def test_cb_31_5_errors_in_the_sample_sheet() -> None:
    proves(
        "CB-31.5",
        "CB-E038a",
        "CB-E038b",
        "CB-E038c",
        "CB-E038d",
        "CB-E038e",
        "CB-E038f",
        "CB-E038g",
        "CB-E038h",
        "CB-E038i",
        "CB-E038j",
        "CB-E038k",
        "CB-E038l",
        "CB-E038m",
        "CB-E038n",
    )


def test_cb_31_2_a_scoring_play_is_booked_to_the_goal_line() -> None:
    long = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")], los=97, to_go=3)
    assert long["event"] == "TD" and long["yards"] == 3 and long["base_yards"] == 6


def test_cb_31_3_a_pass_is_booked_as_first_part_and_run() -> None:
    caught = scrimmage("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    assert (caught["base_yards"], caught["yards"]) == (11, 19)
    table = watched("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    (row,) = RULEBOOK.face.rows(table.events, ("Home", "Away"))
    assert (row["air_yards"], row["yards_after_catch"], row["yards_gained"]) == (11, 8, 19)
    assert (row["down"], row["ydstogo"], row["yardline_100"], row["play_type"]) == (1, 10, 70, "pass")


def test_cb_31_6_foul_then_points_then_clock_then_the_next_down() -> None:
    foul = Foul("HANDOFF", 10, Seat.HOME, False, "holding", "previous", choice="accept")
    cancelled = Result(
        "penalty", Seat.HOME, 82, "rush", yards=8, next=Next("down", Seat.HOME, 82, 1, 18), foul=foul
    )
    state = State(Rules(), "execute", left=100, seat=Seat.HOME, spot=92, down=1, to_go=8)
    after = booked(Script(), state, cancelled)
    assert (after.score, after.left, after.spot, after.running) == ((0, 0), 99, 82, False)
    table = Script()
    booked(table, state, Result("TD", Seat.HOME, 100, "rush", yards=8, next=Next("try", Seat.HOME, 98)))
    assert [event.what for event in table.events] == ["scored", "ended"]
    assert asked(watched("2H 6C 3D 9S AH", [(32, "O", RUN)]), "ended")[0]["points"] == 0
