"""Chapter 13: match-ups, lanes, zones, range."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.plays.calls import receiver_sides
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from snapcount.games.card_bowl.rules.turns.match_ups import covering, man_of, with_man
from tests.rules.card_bowl.bowl import PASS, QUIET, RUN, asked, proves, refused, scrimmage, watched

# The ledger's examples


def test_cb_13_2_hole() -> None:
    proves("CB-13.2", "CB-E238", "CB-E238b", "CB-E238c", "CB-E239")


def test_cb_13_3_values() -> None:
    proves("CB-13.3", "CB-E025b")


def test_cb_13_4_lanes() -> None:
    proves("CB-13.4", "CB-E131", "CB-E233")


def test_cb_13_5_neighbouring() -> None:
    proves("CB-13.5", "CB-E233")


def test_cb_13_6_around_the_end() -> None:
    proves("CB-13.6", "CB-E233")


def test_cb_13_8_range_of_inside_linebackers() -> None:
    proves(
        "CB-13.8",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_9_range_of_outside_linebackers() -> None:
    proves(
        "CB-13.9",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_10_range_of_safeties() -> None:
    proves(
        "CB-13.10",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_11_shifting() -> None:
    proves(
        "CB-13.11",
        "CB-E020",
        "CB-E042a",
        "CB-E042b",
        "CB-E042c",
        "CB-E042d",
        "CB-E042e",
        "CB-E042f",
        "CB-E042g",
    )


def test_cb_13_12_zone_map() -> None:
    proves("CB-13.12", "CB-E042a", "CB-E042b", "CB-E042c", "CB-E042d", "CB-E042e", "CB-E042f", "CB-E042g")


def test_cb_13_13_half_of_the_field_for_lanes() -> None:
    proves(
        "CB-13.13",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_14_te_for_a_safety() -> None:
    proves(
        "CB-13.14",
        "CB-E234a",
        "CB-E234b",
        "CB-E234c",
        "CB-E234d",
        "CB-E234e",
        "CB-E234f",
        "CB-E234g",
        "CB-E234h",
        "CB-E234i",
        "CB-E234j",
        "CB-E234k",
        "CB-E234l",
        "CB-E234m",
    )


def test_cb_13_15_range_changes_with_delay() -> None:
    proves("CB-13.15", "CB-E019", "CB-E020", "CB-E238")


def test_cb_13_17_range_of_a_hanging_de() -> None:
    proves("CB-13.17", "CB-E277")


def test_cb_13_19_who_can_be_the_extra_card() -> None:
    proves("CB-13.19", "CB-E277")


BASE = set_field(
    SHAPES["U-B101-T01-W11"],
    (-2.5, -0.5, 1.0, 3.0),
    ("OLB-L", "MLB", "OLB-R", "S-L", "S-R"),
    ("WRL1", "WRR1"),
)


def test_cb_13_1_one_match_up_for_each_front_place_with_whoever_is_assigned() -> None:
    field = default_pattern(BASE)
    assert len(field.xs) == 4
    sides = [[man.place for man in field.men if man.at == at] for at in range(4)]
    assert sides == [["LT"], ["C", "LG"], ["RG", "RT"], ["TER1"]]
    run = scrimmage(
        "2H 3D AH",
        [(25, "O", {"TER1": None}), (32, "O", {"play": "scramble", "lane": "F4"}), (38, "D", "none")],
    )
    assert (run["O"], run["D"]) == (12, 7 + 4), "an empty side counts nothing"


def test_cb_13_7_the_cards_set_or_committed_to_a_receiver_are_his_match_up() -> None:
    assert covering(BASE, "WRL1") == ("CB1",) and covering(BASE, "TER1") == ()
    moves = [{"card": "S-L", "act": "cover", "to": "WRL1"}]
    caught = scrimmage(
        "2H 5D 7D 3C 2C 4S", [(28, "D", moves), (32, "O", PASS), (38, "D", "none"), (43, "D", [])]
    )
    assert set(caught["cover"]) == {"CB1", "S-L"} and caught["D"] == 8 + 10 + 5


def test_cb_13_16_a_defensive_end_facing_a_tight_end_may_stay_down() -> None:
    hang = [(28, "D", []), (28, "D", []), (28, "D", [{"card": "F4", "act": "hang"}])]
    run = scrimmage("2H 6C 3D 9S AH", [*hang, (35, "O", {**RUN, "lane": "F4"}), (38, "D", "none")])
    assert run["D"] == 13, "he counts nothing in his match-up"
    assert refused("2H", [*QUIET[:2], (28, "D", [{"card": "F1", "act": "hang"}])]) == "CB-17.9"


def test_cb_13_18_one_extra_card_at_the_end_of_every_play_but_a_sneak() -> None:
    for call in (
        RUN,
        PASS,
        {"play": "scramble", "lane": "F2"},
        {"play": "screen", "back": "BL1", "lane": "F2"},
    ):
        table = watched(
            "2H 5D 7D 3C 2C 4S"
            if call is PASS
            else "2H 5D 3D"
            if call["play"] == "scramble"
            else "2H 6C 3D 9S AH"
            if call is RUN
            else "2H 5D 6C 3D 9S AH 8S",
            [(32, "O", call)],
        )
        assert len(asked(table, "extra")) == 1
    assert not asked(watched("2H 3D 6H", [(27, "O", {"lane": "F2"})]), "extra")


def test_cb_13_19_front_cards_corners_and_committed_cards_are_no_extra_card() -> None:
    for place in ("F3", "CB1", "S-L"):
        assert refused("2H 6C", [(32, "O", RUN), (38, "D", place)]) == "CB-13.19"
    up = [{"card": "MLB", "act": "line", "to": "F1"}]
    assert refused("2H 6C", [(28, "D", up), (32, "O", RUN), (38, "D", "MLB")]) == "CB-13.19"


def test_cb_13_20_a_middle_back_declares_his_side() -> None:
    middle = set_field(
        SHAPES["U-B011-T01-W11"],
        (-2.0, 0.0, 2.0),
        ("MLB", "S-L", "S-R", "OLB-L", "OLB-R", "ILB-L"),
        ("WRL1", "WRR1"),
    )
    back = man_of(middle, "BM1")
    assert receiver_sides(middle, back) == ("L", "R") and receiver_sides(middle, man_of(middle, "BR1")) == (
        "R",
    )
    blocking = with_man(middle, 9, back._replace(at=2))
    assert receiver_sides(blocking, blocking.men[9]) == ("R",), (
        "a blocker goes out on the side of his match-up"
    )
    given = {"BL1": "", "BM1": "KH"}
    assert refused("2H", [(32, "O", {"play": "pass", "to": "BM1"})], offence=given) == "CB-13.20"
    left = scrimmage(
        "2H 3C 6H 4C 5S 2S",
        [(32, "O", {"play": "pass", "to": "BM1", "side": "L"}), (39, "D", "OLB-L"), (43, "D", [])],
        offence=given,
    )
    assert left["cover"] == ("OLB-L",)
    assert (
        refused(
            "2H", [(32, "O", {"play": "pass", "to": "BM1", "side": "R"}), (39, "D", "OLB-L")], offence=given
        )
        == "CB-24.5"
    )
