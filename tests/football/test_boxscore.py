"""Box scores and drives, with four downs and with three."""

from __future__ import annotations

import pytest

from snapcount.core.table import Event, Seat
from snapcount.football.boxscore import Box, as_text, box_score, drives
from snapcount.football.situation import Situation
from tests.football.laws import CANADIAN, NAMES
from tests.football.told import FIRST_DOWN, OVER_ON_DOWNS, gained, play, rows_of, scored, told

HOME, AWAY = Seat
THIRD = Situation(HOME, 40, 3, 44)


def chart(*plays: list[Event]) -> list[Box]:
    return drives(rows_of([event for each in plays for event in each], CANADIAN))


def test_a_drive_that_fails_on_the_last_of_three_downs_ends_on_downs() -> None:
    (drive,) = chart(play(gained(4)), play(gained(2), OVER_ON_DOWNS, now=THIRD))
    assert (drive["result"], drive["plays"], drive["yards"]) == ("downs", 2, 6)
    assert (drive["start_yardline_100"], drive["end_yardline_100"]) == (70, 68)
    assert (drive["play_id"], drive["last_play_id"]) == (1, 2)


def test_third_downs_of_three_are_counted_and_no_fourth_is_shown() -> None:
    rows = rows_of([*play(gained(5), FIRST_DOWN, now=THIRD), *play(gained(2), OVER_ON_DOWNS, now=THIRD)])
    box = box_score(rows, NAMES)
    team = box["teams"]["Home"]
    assert (team["third_downs_made"], team["third_downs"], team["fourth_downs"]) == (1, 2, 0)
    assert team["turned_over_on_downs"] == 1
    assert "Third downs" in as_text(box, NAMES) and "Fourth downs" not in as_text(box, NAMES)


def test_fourth_downs_are_shown_where_they_are_tried() -> None:
    rows = rows_of(play(gained(1), OVER_ON_DOWNS, now=Situation(AWAY, 40, 4, 44)))
    assert "Fourth downs" in as_text(box_score(rows, NAMES), NAMES)
    assert drives(rows)[0]["result"] == "downs"


PICKED = told("intercepted", seat=AWAY, spot=40)
PUNTED = told("punted", seat=HOME, yards=40, spot=80)
LOST = (told("fumbled", seat=HOME, spot=44), told("recovered", seat=AWAY, spot=56, lost=True))
THEIRS = scored("touchdown", 6, AWAY)


@pytest.mark.parametrize(
    ("happened", "result"),
    [
        ((gained(70), scored("touchdown", 6)), "touchdown"),
        ((PICKED, THEIRS), "interception"),
        ((PUNTED, THEIRS), "punt"),
        ((gained(4), *LOST, THEIRS), "fumble"),
        ((scored("safety", 2, AWAY),), "safety"),
        ((told("field_goal_tried", seat=HOME, yards=30, good=True),), "field goal"),
        ((told("field_goal_tried", seat=HOME, yards=30, good=False),), "missed field goal"),
        ((gained(4),), "end of half"),
    ],
)
def test_a_drive_ends_as_its_last_play_did_for_the_team_that_had_the_ball(
    happened: tuple[Event, ...], result: str
) -> None:
    (drive,) = chart(play(*happened))
    assert drive["result"] == result and drive["team"] == "Home"


def test_the_drive_in_which_a_side_gave_up_ended_with_the_game() -> None:
    rows = rows_of(play(gained(4)))
    assert [drive["result"] for drive in drives(rows, over=True)] == ["end of game"]
    assert [drive["result"] for drive in drives(rows)] == ["end of half"]


def test_a_ball_lost_on_a_return_is_a_turnover_of_who_returned_it_and_begins_a_drive() -> None:
    dropped = (told("fumbled", seat=AWAY, spot=20), told("recovered", seat=HOME, spot=80, lost=True))
    punt = play(PUNTED, *dropped, kind="punt")
    snap = play(gained(3), now=Situation(HOME, 80, 1, 90))
    rows = rows_of([*play(gained(4)), *punt, *snap])
    teams = box_score(rows, NAMES)["teams"]
    assert (teams["Away"]["fumbles_lost"], teams["Away"]["turnovers"]) == (1, 1)
    assert (teams["Home"]["fumbles_lost"], teams["Home"]["turnovers"]) == (0, 0)
    assert [(drive["team"], drive["result"]) for drive in drives(rows)] == [
        ("Home", "punt"),
        ("Home", "end of half"),
    ]


def test_a_new_possession_is_a_new_drive_and_a_score_ends_one() -> None:
    other = Situation(AWAY, 30, 1, 40)
    after = {"before": (6, 0), "after": (6, 0)}
    found = chart(
        play(gained(70), scored("touchdown", 6), after=(6, 0)),
        play(told("tried", seat=HOME, how="extra_point", good=False), kind="extra_point", **after),  # type: ignore[arg-type]
        play(told("kicked_off", seat=HOME, kind="deep", spot=100), kind="kickoff", **after),  # type: ignore[arg-type]
        play(gained(3, seat=AWAY), now=other, **after),  # type: ignore[arg-type]
        play(gained(4, seat=AWAY), now=other, **after),  # type: ignore[arg-type]
    )
    assert [(drive["drive"], drive["team"], drive["plays"]) for drive in found] == [
        (1, "Home", 1),
        (2, "Away", 2),
    ]


def test_a_play_undone_by_a_penalty_is_no_play_of_the_drive() -> None:
    events = play(told("penalised", seat=HOME, foul="Offside", yards=5, spot=35))
    rows = rows_of([*play(gained(3)), *events])
    rows[1]["play_type"] = "no_play"
    assert drives(rows)[0]["plays"] == 1
