"""Chapters 6, 9, 16, 19 and 30: edges that other tests come near, but not to."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.kicks.kickoff import kickoff
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern, pattern_moves
from snapcount.games.card_bowl.rules.turns.moves import Move
from tests.rules.card_bowl.bowl import (
    PASS,
    QUIET,
    RUN,
    D,
    K,
    O,
    asked,
    kick,
    played,
    refused,
    scrimmage,
    watched,
)


def test_cb_6_11_who_has_an_on_side_kick_is_told_in_the_kickers_yards() -> None:
    _, ours = played({"kind": "onside", "declared": 7}, "7S KH 3D")
    assert asked(ours, "onside_recovered") == [{"seat": K, "spot": 44}] and not asked(ours, "onside_lost")
    _, theirs = played({"kind": "onside", "declared": 7}, "7S 10H 7D")
    assert asked(theirs, "onside_lost") == [{"seat": K, "spot": 44}] and not asked(theirs, "onside_recovered")


def test_cb_9_3_a_black_joker_second_is_no_foul_on_an_extra_point() -> None:
    assert "foul" not in kick("extra_point", "9S BJ 9H 9D 8C 8H 2S")


def test_cb_16_2_every_lineman_may_be_left_free_also_before_the_first_front_card() -> None:
    base = set_field(SHAPES["U-B101-T01-W11"], (-2.5, -0.5, 1.0, 3.0), ("MLB",), ())
    free = {move.card for move in pattern_moves(default_pattern(base)) if move.act == "free"}
    assert free == {"LT", "C", "LG", "RG", "RT", "TER1"} and Move("LT", "free") in pattern_moves(
        default_pattern(base)
    )


def test_cb_19_4_the_quarterback_blocks_nobody() -> None:
    stay = [*QUIET, (35, "O", "stay")]
    assert refused("2H", [*stay, (36, "O", {"act": "block", "card": "QB", "to": "F1"})]) == "CB-19.4"
    assert refused("2H", [*stay, (36, "O", {"act": "block", "card": "XX", "to": "F1"})]) == "CB-19.2"


def test_cb_24_28_interference_on_the_goal_line_is_in_the_end_zone() -> None:
    passed = [(32, "O", PASS), (38, "D", "S-L"), (49, "O", "accept")]
    assert scrimmage("2H 5D 10D BJ 3C 2C", passed, los=86)["los"] == 99, "14 yards to the 100: at the 1"


def test_cb_30_15_a_score_is_told_to_have_declined_by_itself() -> None:
    scored = watched("2H 6C BJ 3D 9S AH QC", [(32, "O", RUN), (38, "D", "MLB")], los=96, to_go=4)
    assert asked(scored, "declined") == [{"seat": O, "automatic": True}]


def test_cb_30_17_added_to_a_ball_that_is_dead_in_the_end_zone_it_counts_from_the_goal_line() -> None:
    here = {"los": 2, "down": 1, "to_go": 10}
    out = kick("kneel", "RJ 2S BJ 9H 8D 8S", [(49, "K", "accept")], state=here)
    assert (out["foul"]["vs"], out["event"], out["spot"]) == (D, "ball", 10)


def test_cb_5_18_a_return_that_ends_in_a_fumble_is_noted_as_one() -> None:
    result = kickoff(Script(["QS", "5H", "10C", "RJ", 0, 0, "9H", "4D"]), K, 30, 0, FULL_PILE)
    assert result.loose and result.changed and result.how == "fumble"
