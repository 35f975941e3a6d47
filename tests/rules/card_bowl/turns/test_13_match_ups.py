"""Chapter 13: match-ups, lanes, zones, range."""

from __future__ import annotations

from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.plays.calls import receiver_sides
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from snapcount.games.card_bowl.rules.turns.match_ups import (
    ADJACENT,
    covering,
    end_side,
    in_cover_range,
    lanes,
    line_range,
    man_of,
    with_man,
    zone_reaches,
    zone_reaches_line,
)
from snapcount.games.card_bowl.state import Defender, Man
from tests.rules.card_bowl.bowl import PASS, QUIET, RUN, asked, refused, scrimmage, watched

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
        assert len(asked(table, "joined")) == 1
    assert not asked(watched("2H 3D 6H", [(27, "O", {"lane": "F2"})]), "joined")


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


DROP = (28, "D", [{"card": "F2", "act": "drop"}])
FREE = (38, "D", "none")


def test_cb_13_2_a_match_up_whose_defender_left_stays_open_and_can_be_filled() -> None:
    hole = scrimmage("2H 6C 3D 9S AH", [DROP, (32, "O", RUN), FREE])
    assert (hole["O"], hole["D"]) == (47, 13), "its blockers stay, nobody defends it"
    fill = (28, "D", [{"card": "MLB", "act": "line", "to": "F2"}])
    filled = scrimmage("2H 6C 3D 9S AH", [DROP, fill, (32, "O", RUN), FREE])
    assert filled["D"] == 12 + 13
    pair = scrimmage("2H 6C 3D 9S AH", [DROP, (32, "O", {**RUN, "lane": "F1-F2"}), FREE])
    assert (pair["O"], pair["D"]) == (26 + 6 + 6 + 15, 8 + 13), "it counts in lanes"


def test_cb_13_3_linemen_and_tight_ends_count_in_full_backs_by_half() -> None:
    run = {**RUN, "lane": "F4"}
    assert scrimmage("2H 6C 3D 9S AH", [(32, "O", run), FREE])["O"] == 26 + 6 + 4, "the tight end"
    back = [(26, "O", {"BR1": "F4"}), (32, "O", run), FREE]
    assert scrimmage("2H 6C 3D 9S AH", back)["O"] == 26 + 6 + 4 + 5, "half of 9, rounded up"
    up = [(28, "D", [{"card": "OLB-R", "act": "line", "to": "F4"}]), (32, "O", run), FREE]
    assert scrimmage("2H 6C 3D 9S AH", up)["D"] == 7 + 5 + 13, "both defenders in full"


def test_cb_13_4_and_cb_13_5_single_match_ups_and_consecutive_pairs_are_lanes() -> None:
    assert list(lanes(3)) == ["F1", "F1-F2", "F2", "F2-F3", "F3"]
    assert all(len(lanes(count)) == 2 * count - 1 for count in range(3, 8))
    assert lanes(4)["F2-F3"] == (1, 2)
    pair = scrimmage("2H 6C 3D 9S AH", [(32, "O", {**RUN, "lane": "F1-F2"}), FREE])
    assert (pair["O"], pair["D"]) == (26 + 6 + 6 + 15, 8 + 11 + 13), (
        "two places apart and neighbours all the same"
    )


def test_cb_13_6_only_an_outermost_match_up_alone_is_around_the_end() -> None:
    assert [end_side(lane, 4) for lane in lanes(4).values()] == ["L", "", "", "", "", "", "R"]


def test_cb_13_8_and_cb_13_9_inside_linebackers_reach_the_whole_line_outside_ones_their_half() -> None:
    xs = (-2.5, -0.5, 0.0, 0.5, 3.0)
    for zone in ("ILB-L", "MLB", "ILB-R"):
        assert [zone_reaches_line(zone, x) for x in xs] == [True] * 5
        assert [zone_reaches(zone, kind, side) for kind in "WTB" for side in "LR"] == [False] * 2 + [True] * 4
    assert [zone_reaches_line("OLB-L", x) for x in xs] == [True, True, True, False, False]
    assert [zone_reaches_line("OLB-R", x) for x in xs] == [False, False, True, True, True]
    for side, other in ("LR", "RL"):
        assert all(zone_reaches(f"OLB-{side}", kind, side) for kind in "WTB")
        assert not any(zone_reaches(f"OLB-{side}", kind, other) for kind in "WTB")


def test_cb_13_10_and_cb_13_14_a_safety_reaches_wide_receivers_and_tight_ends_of_its_side() -> None:
    reached = [(kind, side) for kind in "WTB" for side in "LR" if zone_reaches("S-R", kind, side)]
    assert reached == [("W", "R"), ("T", "R")]
    assert not any(zone_reaches_line("S-R", x) for x in (-2.5, 0.0, 3.0))


def test_cb_13_11_and_cb_13_12_a_zone_card_shifts_one_step_on_the_map() -> None:
    assert {
        "S-L": {"OLB-L"}, "OLB-L": {"S-L", "ILB-L", "MLB"}, "ILB-L": {"OLB-L", "MLB"},
        "MLB": {"OLB-L", "ILB-L", "OLB-R", "ILB-R"},
        "S-R": {"OLB-R"}, "OLB-R": {"S-R", "ILB-R", "MLB"}, "ILB-R": {"OLB-R", "MLB"},
    } == ADJACENT  # fmt: skip
    for card, to in (("S-L", "ILB-L"), ("S-L", "S-R"), ("OLB-L", "OLB-R"), ("MLB", "S-L")):
        assert refused("2H", [(28, "D", [{"card": card, "act": "shift", "to": to}])]) == "CB-13.12"
    crowd = [{"card": card, "act": "shift", "to": "MLB"} for card in ("OLB-L", "OLB-R")]
    told = watched("2H 6C 3D 9S AH", [(28, "D", crowd), (32, "O", RUN), FREE])
    assert len(asked(told, "moved")) == 2, "after the snap a zone holds any number"


def test_cb_13_13_an_outside_linebacker_reaches_a_lane_by_one_of_its_match_ups() -> None:
    for lane, card in (("F2-F3", "OLB-L"), ("F2-F3", "OLB-R")):
        run = [(32, "O", {**RUN, "lane": lane}), (38, "D", card)]
        assert scrimmage("2H 6C 3D 9S AH", run)["extra"] == card
    assert refused("2H 6C", [(32, "O", {**RUN, "lane": "F3"}), (38, "D", "OLB-L")]) == "CB-13.19"


def test_cb_13_15_a_shift_changes_the_range_only_when_ranges_are_updated() -> None:
    shift = (28, "D", [{"card": "S-L", "act": "shift", "to": "OLB-L"}])
    line = (28, "D", [{"card": "S-L", "act": "line", "to": "F2"}])
    assert refused("2H", [shift, line]) == "CB-13.15", "in the pattern phase the set-up range holds"
    late = scrimmage("2H 6C 3D 9S AH", [shift, (28, "D", []), line, (35, "O", RUN), FREE])
    assert late["D"] == 11 + 10 + 13, "from the blocking phase on he is an outside linebacker"
    at_once = [(28, "D", []), (28, "D", []), shift, (35, "O", {**RUN, "lane": "F1"}), (38, "D", "S-L")]
    assert scrimmage("2H 6C 3D 9S AH", at_once)["extra"] == "S-L", "each offensive turn updates it"


def test_cb_13_17_a_hanging_end_reaches_his_match_up_and_receivers_of_his_side() -> None:
    end = Defender("F4", 3.0, "R", 3, hang=True)
    assert line_range(end, (-2.5, -0.5, 1.0, 3.0)) == (3,)
    assert [in_cover_range(end, Man(kind, kind), side) for kind in "WTB" for side in "LR"] == [
        False,
        True,
    ] * 3
    assert line_range(end._replace(hang=False), (-2.5, -0.5, 1.0, 3.0)) == ()
