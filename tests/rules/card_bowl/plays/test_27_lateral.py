"""Chapter 27: lateral."""

from __future__ import annotations

import pytest

from snapcount.games.card_bowl.examples.given import formations
from snapcount.games.card_bowl.rules.plays.screen import way_of_lateral
from snapcount.games.card_bowl.state import Call
from tests.rules.card_bowl.bowl import D, O, asked, formation, refused, scrimmage, watched

LATERAL = {"play": "lateral", "back": "BL1", "lane": "F1"}


def test_cb_27_4_a_lateral_cannot_be_thrown_away() -> None:
    weak = {"offence": {"BL1": "5S"}}
    choices = [(32, "O", LATERAL), (38, "D", "MLB"), (50, "O", "throw_away")]
    assert refused("2H 2D QC KS 9S 10D", choices, **weak) == ""


def test_cb_27_6_the_order_of_draws() -> None:
    table = watched("2H 7D 3D 2D AH 4S", [(32, "O", LATERAL), (38, "D", "OLB-L"), (43, "D", [])])
    order = [event.facts.get("purpose", event.what) for event in table.events]
    order = order[order.index("lateralled") + 1 :]
    assert order[:5] == ["reception", "joined", "defence", "defence", "defence"]
    assert asked(table, "gained")[0]["spot"] == 37


def test_cb_27_5_the_side_of_a_lateral() -> None:
    play = formations(formation(), False)
    sides = {
        lane: way_of_lateral(play, Call("lateral", "BL1", lane)) for lane in ("F1", "F2", "F3", "F4", "F2-F3")
    }
    assert sides == {"F1": "L", "F2": "L", "F3": "R", "F4": "R", "F2-F3": "R"}
    head_up = {"front": [["F1", -2.0, "8D"], ["F2", 0.0, "JC"], ["F3", 1.5, "6D"], ["F4", 3.0, "7S"]]}
    middle = formations(formation(defence=head_up), False)
    assert way_of_lateral(middle, Call("lateral", "BL1", "F2")) == "L", "the back's own side"
    third = formation(defence=head_up, offence={"BL1": "", "BM1": "KH"})
    assert way_of_lateral(formations(third, False), Call("lateral", "BM1", "F2", "R")) == "R"
    assert refused("2H", [(32, "O", {**LATERAL, "back": "BM1", "lane": "F2"})], third) == "CB-27.5"


def test_cb_27_5_a_side_may_be_named_where_the_lane_gives_it_but_no_other() -> None:
    assert scrimmage("2H RJ 9S 4S", [(32, "O", {**LATERAL, "side": "L"})])["fumble_at"] == 25
    assert refused("2H", [(32, "O", {**LATERAL, "side": "R"})]) == "CB-27.5"


@pytest.mark.rules("CB-4.3", "CB-27.2")
def test_cb_27_2_a_lateral_lost_over_the_end_line_is_a_safety_without_a_run() -> None:
    weak = {"offence": {"BL1": "4S"}, "los": 2}
    lost = scrimmage("2H 2D KS KC QH", [(32, "O", LATERAL), (38, "D", "MLB")], **weak)
    assert (lost["event"], lost["base_yards"], lost["ofr"]) == ("safety", -8, False)
    short = scrimmage(
        "2H 2D KS KC QH 2S", [(32, "O", LATERAL), (38, "D", "MLB"), (43, "D", [])], **weak | {"los": 4}
    )
    assert (short["event"], short["ofr"]) == ("safety", True)


def test_cb_27_1_a_lateral_starts_five_yards_back_and_a_dropped_one_is_loose_there() -> None:
    ran = scrimmage("2H 7D 3D 2D AH 4S", [(32, "O", LATERAL), (38, "D", "OLB-L"), (43, "D", [])])
    assert (ran["O"], ran["D"], ran["base_yards"]) == (26 + 7 + 6, 8 + 9 + 6, 8)
    assert ran["spot"] == 30 - 5 + 8 + 4
    dropped = scrimmage("2H 6H 4S 9S", [(32, "O", LATERAL)], offence={"BL1": "6C"})
    assert (dropped["fumble_at"], dropped["team"]) == (25, D)
    lost = scrimmage("2H 2D KS KC 9S 4S", [(32, "O", LATERAL), (38, "D", "MLB"), (43, "D", [])])
    assert (lost["base_yards"], lost["spot"]) == (-6, 30 - 5 - 6 + 4)


def test_cb_27_3_a_red_joker_is_loose_a_black_one_the_foul_of_a_handoff() -> None:
    loose = scrimmage("2H RJ 9S 4S", [(32, "O", LATERAL)])
    assert (loose["fumble_at"], loose["team"], loose["how"]) == (25, O, "fumble")
    flagged = "2H BJ 7D 3D 2D AH 4S {}"
    run = [(32, "O", LATERAL), (38, "D", "OLB-L"), (43, "D", [])]
    red = scrimmage(flagged.format("10H"), [*run, (49, "D", "accept")])
    assert (red["foul"]["kind"], red["los"], red["to_go"]) == ("HANDOFF", 20, 20)
    black = scrimmage(flagged.format("AS"), [*run, (49, "O", "accept")])
    assert (black["los"], black["down"]) == (37 + 5, 1)
