"""Chapter 20: execution in general."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.plays.calls import PLAYS, calls
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from tests.rules.card_bowl.bowl import PASS, RUN, asked, refused, scrimmage, watched

FIELD = default_pattern(set_field(SHAPES["U-B101-T01-W11"], (-2.5, -0.5, 1.0, 3.0), ("MLB",), ()))


def test_cb_20_1_five_plays_and_the_sneak_only_in_the_pattern_phase() -> None:
    assert (
        {call.play for call in calls(FIELD)}
        == set(PLAYS)
        == {"rush", "pass", "scramble", "screen", "lateral"}
    )
    assert refused("2H", [(32, "O", {"play": "sneak", "back": "QB", "lane": "F2"})]) == "CB-22.1"
    assert refused("2H", [(32, "O", {"play": "flea flicker", "back": "BL1", "lane": "F2"})]) == "CB-20.1"


def test_cb_20_2_the_new_carrier_is_shown() -> None:
    assert asked(watched("2H 6C 3D 9S AH", [(32, "O", RUN)]), "ran")[0]["card"] == "KH"
    assert asked(watched("2H 5D 7D 3C 2C 4S", [(32, "O", PASS)]), "threw")[0]["card"] == "10C"


def test_cb_20_3_all_cards_of_the_match_up_and_those_drawn_are_added() -> None:
    run = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    assert (run["O"], run["D"]) == (2 * 13 + 6 + 7 + 8, 11 + 12 + 3 + 9 + 1)


def test_cb_20_5_the_play_is_announced_before_the_first_draw() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    order = [event.what if event.what != "turned" else event.facts["purpose"] for event in table.events]
    assert order.index("ran") < order.index("handoff")
    assert asked(table, "ran")[0]["lane"] == "F2"


def test_cb_20_4_only_a_back_in_the_backfield_carries() -> None:
    for who in ("WRL1", "TER1", "C", "QB"):
        assert refused("2H", [(32, "O", {**RUN, "back": who})]) == "CB-20.4"
    assert refused("2H", [(32, "O", {"play": "pass", "to": "C"})]) == "CB-20.4"
