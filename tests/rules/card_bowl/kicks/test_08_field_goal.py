"""Chapter 8: field goal."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from snapcount.games.card_bowl.rules.kicks.field_goal import block_window
from tests.rules.card_bowl.bowl import K, R, asked, kick, played


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


LINE: dict[str, Any] = {"los": 80, "down": 4, "to_go": 5}
"""A kick of 38 yards; the Red Joker blocks it among the first three cards."""


def test_cb_8_1_and_cb_8_2_six_cards_must_reach_the_yards_to_the_goal_line_and_eighteen() -> None:
    good = kick("field_goal", "9S 9H 9D 8C AH 2S", **LINE)
    assert (good["dist"], good["total"], good["event"]) == (38, 38, "FG")
    missed = kick("field_goal", "9S 9H 9D 8C AH AS", **LINE)
    assert (missed["total"], missed["event"], missed["how"]) == (37, "ball", "missed")


def test_cb_8_5_the_window_of_a_block_grows_with_the_distance() -> None:
    edges = {18: 1, 19: 1, 20: 2, 29: 2, 30: 3, 39: 3, 40: 4, 49: 4, 50: 5, 59: 5, 60: 6, 75: 6}
    assert {distance: block_window(distance) for distance in edges} == edges


def test_cb_8_6_a_red_joker_outside_the_window_is_replaced() -> None:
    assert kick("field_goal", "9S 9H 9D RJ 8C AH 2S", **LINE)["event"] == "FG"
    assert kick("field_goal", "9S 9H RJ 9D 3C", **LINE)["blocked"], "the third card is in it"


def test_cb_8_7_a_blocked_kick_lies_eight_yards_back_and_half_the_first_card_forward() -> None:
    assert kick("field_goal", "9S RJ 9D 3C", **LINE)["block_spot"] == 80 - 8 + 5
    assert kick("field_goal", "8S RJ 9D 3C", **LINE)["block_spot"] == 80 - 8 + 4
    first = kick("field_goal", "RJ 9D 3C", **LINE)
    assert (first["block_spot"], first["how"], first["team"]) == (72, "blocked", K)
    theirs = kick("field_goal", "RJ 3D KC 4C 5C 6C", **LINE)
    assert (theirs["team"], theirs["spot"]) == (R, 28 + 15)


def test_cb_8_8_a_replacement_is_the_first_card() -> None:
    blocked = kick("field_goal", "BJ 4S 9S RJ 9D 3C", [(49, "K", "decline")], **LINE)
    assert blocked["block_spot"] == 80 - 8 + 5
    third = kick("field_goal", "BJ 4S 9S 9H RJ 9D 3C", [(49, "K", "decline")], **LINE)
    assert third["blocked"], "the Joker replaced no place of the window"


def test_cb_8_9_a_black_joker_first_is_illegal_procedure_or_offside() -> None:
    for card in ("4H", "RJ"):
        stopped = kick("field_goal", f"BJ {card}", **LINE)
        assert (stopped["event"], stopped["los"], stopped["down"], stopped["to_go"]) == ("replay", 75, 4, 10)
        assert stopped["intervals"] == 0
    offside = "BJ 4S AS AH AD AC 2S 3H"
    taken = kick("field_goal", offside, [(49, "K", "accept")], **LINE)
    assert (taken["los"], taken["down"], taken["to_go"]) == (85, 1, 10), "five yards are a first down here"
    assert kick("field_goal", offside, [(49, "K", "decline")], **LINE)["team"] is R


def test_cb_8_10_a_black_joker_second_is_running_into_the_kicker_or_roughing_him() -> None:
    short = "AS BJ AH AD AC 2S 3H {}"
    into = kick("field_goal", short.format("10H"), [(49, "K", "accept")], los=80, down=4, to_go=12)
    assert (into["foul"]["yards"], into["foul"]["auto"], into["down"], into["to_go"]) == (5, False, 4, 7)
    for card in ("JS", "RJ"):
        rough = kick("field_goal", short.format(card), [(49, "K", "accept")], los=80, down=4, to_go=18)
        assert (rough["foul"]["yards"], rough["los"], rough["down"]) == (15, 80 + 10, 1), "half the distance"


def test_cb_8_11_a_later_black_joker_is_replaced_without_a_foul() -> None:
    good = kick("field_goal", "9S 9H BJ 9D 8C AH 2S", **LINE)
    assert good["event"] == "FG" and "foul" not in good
