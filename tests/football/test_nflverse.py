"""Our rows have nflverse's names, types and meanings; its dictionary is kept beside this file."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from snapcount.core.table import Seat
from snapcount.football.columns import COLUMNS, FLAGS, NUMBERS, TEXTS, Row
from snapcount.football.situation import Situation
from snapcount.games import GAMES
from tests.football.told import gained, play, rows_of, scored, told
from tests.records.goldens import records, replayed

HERE = Path(__file__).parent / "nflverse"
HOME, AWAY = Seat


def dictionary() -> dict[str, str]:
    with (HERE / "columns.csv").open(encoding="utf-8", newline="") as file:
        return {row["field"]: row["type"] for row in csv.DictReader(file)}


def played(game: str) -> list[Row]:
    """The rows of all recorded games."""
    found: list[Row] = []
    for path in records(game):
        one = replayed(path)
        found += one.rulebook.face.rows(one.events, one.names)
    return found


def test_every_column_is_nflverses_with_its_type_or_says_that_it_is_ours() -> None:
    types: dict[str, str] = {}
    types |= dict.fromkeys(TEXTS, "character")
    types |= dict.fromkeys((*NUMBERS, *FLAGS), "numeric")
    ours = {name: types[name] for name in COLUMNS if not name.startswith("tt_")}
    assert ours == dictionary()
    assert set(types) == set(COLUMNS)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_recorded_games_fill_them_with_such_values(game: str) -> None:
    allowed: dict[str, list[str]] = json.loads((HERE / "values.json").read_text(encoding="utf-8"))
    for row in played(game):
        for name in NUMBERS:
            assert row[name] == "" or isinstance(row[name], int | float), name
        for name in FLAGS:
            assert row[name] in (0, 1), name
        for name in TEXTS:
            assert isinstance(row[name], str), name
        for name, values in allowed.items():
            assert row[name] in ("", *values), (name, row[name], row["desc"])
        assert row["play_type"], row["desc"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_a_ball_that_was_thrown_has_a_length_and_a_receiver(game: str) -> None:
    for row in played(game):
        ways = row["complete_pass"] + row["incomplete_pass"] + row["interception"]
        thrown = ways or (row["two_point_attempt"] and row["play_type"] == "pass")
        assert ways + row["sack"] == row["pass_attempt"], row["desc"]
        assert not (row["rush_attempt"] and row["pass_attempt"]), row["desc"]
        if not thrown:
            empty = ("pass_length", "air_yards", "yards_after_catch", "receiver_player_name")
            assert [row[name] for name in empty] == [""] * 4, row["desc"]


def test_a_snap_that_was_fumbled_before_a_pass_is_a_run_without_a_length() -> None:
    called = told("called", seat=HOME, play="pass")
    fumbled = told("fumbled", seat=HOME, spot=40)

    def threw_long(row: Row, facts: Any) -> None:
        row |= {"pass_length": "deep", "air_yards": 30}

    def ran(row: Row, facts: Any) -> None:
        row |= {"play_type": "run", "rush_attempt": 1}

    fill = {"called": threw_long, "fumbled": ran}
    (row,) = rows_of(play(called, fumbled, kind="pass"), fill=fill)
    assert (row["play_type"], row["pass_length"], row["air_yards"]) == ("run", "", "")


def two_touchdowns() -> list[Row]:
    first = play(gained(20), scored("touchdown", 6), now=Situation(HOME, 80, 1, 90), after=(6, 0))
    second = play(
        gained(30), scored("touchdown", 6, AWAY), now=Situation(AWAY, 70, 1, 80), before=(6, 0), after=(6, 6)
    )
    return rows_of([*first, *second])


def test_the_score_is_the_one_before_the_play_so_that_no_model_knows_the_future() -> None:
    home, away = two_touchdowns()
    assert (home["score_differential"], away["score_differential"]) == (0, -6)
    assert (away["total_home_score"], away["total_away_score"]) == (6, 0)
    assert (away["posteam_score"], away["defteam_score"]) == (0, 6)
    assert (home["score_differential_post"], away["score_differential_post"]) == (6, 0)
    assert (away["posteam_score_post"], away["defteam_score_post"], away["sp"]) == (6, 6, 1)


def test_a_sack_is_a_pass_attempt_and_no_pass_of_the_box_score() -> None:
    (row,) = rows_of(play(told("sacked", seat=HOME, yards=-7), now=Situation(HOME, 30, 1, 40)))
    assert (row["pass_attempt"], row["sack"], row["complete_pass"]) == (1, 1, 0)


@pytest.mark.parametrize(("happened", "kind"), [(gained(3), "run"), (gained(3, "pass"), "pass")])
def test_a_try_for_two_is_the_play_that_was_tried(happened: Any, kind: str) -> None:
    tried = told("tried", seat=HOME, how="two_points", good=True)
    (row,) = rows_of(play(happened, tried, kind="two_points", now=Situation(HOME, 97, 0, 100)))
    assert (row["play_type"], row["two_point_attempt"], row["tt_try"]) == (kind, 1, 1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_time_runs_down_as_a_number(game: str) -> None:
    """Seconds or plays; a half is what is left of both of its quarters, a game of all four."""
    for path in records(game):
        one = replayed(path)
        rows = one.rulebook.face.rows(one.events, one.names)
        kind = (
            "tt_{}_plays_remaining" if rows[0]["quarter_seconds_remaining"] == "" else "{}_seconds_remaining"
        )
        if rows[0][kind.format("game")] == "":
            continue  # a single play of Scrimmage, or a game taken up in its midst
        left = [row[kind.format("game")] for row in rows if row["qtr"] <= 4]
        assert left == sorted(left, reverse=True)
        whole = rows[0][kind.format("quarter")]
        assert left[0] == 4 * whole
        for row in rows:
            if row["qtr"] <= 4:
                half = row[kind.format("quarter")] + (whole if row["qtr"] in (1, 3) else 0)
                assert row[kind.format("half")] == half


def undecided(row: Row) -> bool:
    """A knee, a snap that was fumbled before the call, a fake kick against which nobody sets linebackers."""
    return bool(row["qb_kneel"] or row["fumble"]) or row["tt_offence_call"].startswith("fake")


@pytest.mark.parametrize(
    ("game", "columns"),
    {
        "dice_football": "tt_offence_call tt_defence_call tt_event tt_dice posteam_timeouts_remaining",
        "canadian_pro": "tt_offence_call tt_dice",
        "card_bowl": "tt_offence_call tt_offence_formation tt_defence_formation tt_cards posteam_timeouts_remaining",
        "scrimmage": "tt_offence_formation tt_defence_formation",
        "out_of_sight": "tt_offence_call tt_defence_call",
    }.items(),
)
def test_every_pass_and_run_says_what_was_decided(game: str, columns: str) -> None:
    snaps = [row for row in played(game) if row["rush_attempt"] or row["complete_pass"]]
    assert snaps
    for row in snaps:
        if not undecided(row):
            assert all(row[name] != "" for name in columns.split()), {
                name: row[name] for name in columns.split()
            }
