"""`wp`, `wpa`, `ep`, `epa`: before the play, for the team in possession, as in nflverse."""

from __future__ import annotations

from random import Random

import pytest

import snapcount
from snapcount.core.analysis import Analysis
from snapcount.core.drivers.played_out import PlayedOut
from snapcount.football.columns import Row
from snapcount.football.row_chances import game_rows, known, with_chances
from snapcount.football.rows import TRIES
from snapcount.games import find

NAMES = ("Home", "Away")
RULEBOOK = find("canadian_pro")


@pytest.fixture(scope="module")
def played() -> PlayedOut:
    return snapcount.play_out("canadian_pro", "rookie", "rookie", seed=5, listen=True, minutes=5)


@pytest.fixture(scope="module")
def rows(played: PlayedOut) -> list[Row]:
    bare = RULEBOOK.face.rows(played.events, NAMES)
    found = known(RULEBOOK, RULEBOOK.settle({"minutes": 5}))
    return with_chances(bare, played.events, played.checkpoints, played.state, found)


def home(row: Row) -> bool:
    return bool(row["posteam"] == "Home")


def test_a_play_begins_where_the_one_before_it_ended(rows: list[Row]) -> None:
    for row, following in zip(rows, rows[1:], strict=False):
        after = row["wp"] + row["wpa"]
        again = following["wp"] if home(row) == home(following) else 1 - following["wp"]
        assert after == pytest.approx(again, abs=3e-4)


def test_all_changes_add_up_to_the_result(rows: list[Row], played: PlayedOut) -> None:
    start = rows[0]["wp"] if home(rows[0]) else 1 - rows[0]["wp"]
    changes = sum(row["wpa"] if home(row) else -row["wpa"] for row in rows)
    ahead = played.score[0] - played.score[1]
    assert start + changes == pytest.approx(0.5 if ahead == 0 else float(ahead > 0), abs=0.01)


def test_a_score_is_worth_its_points_less_what_was_expected(rows: list[Row]) -> None:
    scores = [row for row in rows if row["tt_points_home"] + row["tt_points_away"]]
    assert scores
    for row in scores:
        points = row["tt_points_home"] - row["tt_points_away"]
        mine = points if home(row) else -points
        try_to_come = 1 if row["tt_scored"] == "touchdown" else 0
        still = mine + (try_to_come if mine > 0 else -try_to_come)
        assert row["epa"] == pytest.approx(still - row["ep"], abs=0.2), row["desc"]


def test_nothing_is_expected_beyond_the_half(rows: list[Row]) -> None:
    for row, following in zip(rows, rows[1:], strict=False):
        ends = row["qtr"] == 2 and following["qtr"] == 3
        if ends and row["play_type"] not in TRIES and not row["tt_points_home"] + row["tt_points_away"]:
            assert row["epa"] == pytest.approx(-row["ep"])


def test_a_better_play_is_worth_more(rows: list[Row]) -> None:
    downs = [row for row in rows if row["play_type"] in ("run", "pass") and row["down"] == 1]
    long = [row["epa"] for row in downs if row["yards_gained"] >= 10]
    none = [row["epa"] for row in downs if row["yards_gained"] <= 0]
    assert min(long) > 0 > max(none)


def test_a_game_that_was_not_measured_has_empty_columns(played: PlayedOut) -> None:
    bare = RULEBOOK.face.rows(played.events, NAMES)
    nothing = with_chances(bare, played.events, played.checkpoints, played.state, None)
    assert {nothing[3][name] for name in ("wp", "wpa", "ep", "epa")} == {""}
    half_known = Analysis("points only", points_expected=lambda state: 0.0)
    some = with_chances(bare, played.events, played.checkpoints, played.state, half_known)
    assert (some[3]["wp"], some[3]["ep"]) == ("", 0.0)


def test_a_game_under_way_has_them_too() -> None:
    game = snapcount.new("canadian_pro", seed=3, minutes=5)
    coach = RULEBOOK.coach("rookie").make()
    random = Random(3)
    while len(game.moments) < 12:
        assert game.seat is not None and game.question is not None
        game.answer(coach.answer(game.view(game.seat), game.question, random))
    found = game_rows(game)
    assert found and all(0 < row["wp"] < 1 for row in found)
    sign = 1 if home(found[-1]) else -1
    after = found[-1]["wp"] + found[-1]["wpa"]
    assert game.win_chance().home == pytest.approx(after if sign > 0 else 1 - after, abs=3e-4)
