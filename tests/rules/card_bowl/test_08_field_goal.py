"""Chapter 8: field goal."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tests.rules.card_bowl.bowl import K, R, asked, kick, played, proves

# The ledger's examples


def test_cb_8_1_distance() -> None:
    proves("CB-8.1", "CB-E013", "CB-E039")


def test_cb_8_2_kick() -> None:
    proves("CB-8.2", "CB-E013")


def test_cb_8_5_block_window() -> None:
    proves("CB-8.5", "CB-E090")


def test_cb_8_6_rj_outside_the_window() -> None:
    proves("CB-8.6", "CB-E091")


def test_cb_8_7_spot_of_the_block() -> None:
    proves("CB-8.7", "CB-E090", "CB-E224")


def test_cb_8_8_first_card_after_a_replacement() -> None:
    proves("CB-8.8", "CB-E224")


def test_cb_8_9_bj_as_first_card() -> None:
    proves("CB-8.9", "CB-E094", "CB-E095")


def test_cb_8_10_bj_as_second_card() -> None:
    proves("CB-8.10", "CB-E096")


def test_cb_8_11_bj_later() -> None:
    proves("CB-8.11", "CB-E225")


def test_cb_8_12_enforcement() -> None:
    proves("CB-8.12", "CB-E095")


def test_cb_8_3_six_cards_then_the_fumble_then_the_determination() -> None:
    given = {"kind": "field_goal", "los": 80, "down": 4, "to_go": 5}
    _, table = played(given, "9S BJ 8H RJ 9D 3C 4S", [(49, "K", "decline")])
    purposes = [facts["purpose"] for facts in asked(table, "turned")]
    assert purposes == ["kick", "kick", "kick", "kick", "recovery", "recovery", "penalty"]


def test_cb_8_4_a_42_yard_kick_is_about_even() -> None:
    odds = json.loads((files("snapcount.games.card_bowl") / "tables" / "odds.json").read_text())["sections"][
        "field_goal"
    ]
    assert odds["by_distance"]["42"]["good_if_not_interrupted"] == pytest.approx(0.522, abs=0.001)
    assert odds["by_distance"]["42"]["good"] == pytest.approx(0.478, abs=0.001)


def test_cb_8_13_good_is_three_points_and_a_kickoff_a_miss_the_others_ball() -> None:
    good = kick("field_goal", "9S 9H 9D 8C 8H 2S", los=80, down=2, to_go=5)
    assert (good["points"], good["next"]["kind"], good["team"]) == (3, "kickoff", K)
    missed = kick("field_goal", "2S 3H 4D 5C 6S 7H", los=60, down=2, to_go=5)
    assert (missed["team"], missed["spot"], missed["next"]["down"]) == (R, 48, 1)


def test_cb_8_12_the_penalty_or_the_result_of_the_kick() -> None:
    kicked = "9S BJ 2H 2D 3C 4S 5H 4H"
    points = kick("field_goal", kicked, [(49, "K", "decline")], los=80, down=4, to_go=12)
    assert points["team"] is R
    replay = kick("field_goal", kicked, [(49, "K", "accept")], los=80, down=4, to_go=12)
    assert (replay["event"], replay["los"], replay["down"], replay["to_go"]) == ("replay", 85, 4, 7)
