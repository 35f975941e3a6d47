"""Chapter 17: blocking phase."""

from __future__ import annotations

import pytest

from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.questions import BlockOrRelease
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.turns.defence import may_leave, reveal_cover
from snapcount.games.card_bowl.rules.turns.match_ups import defender_at, man_at, man_of, with_man
from tests.rules.card_bowl.bowl import PASS, QUIET, RUN, asked, formation, refused, scrimmage, watched
from tests.rules.card_bowl.lineup.pro import CORNERS, FRONT, ZONES

STAY = (35, "O", "stay")


def test_cb_17_1_all_linemen_are_turned_up() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    shown = [place for place, _ in asked(table, "shown")[0]["cards"]]
    assert shown == ["QB", "C", "LG", "RG", "LT", "RT", "TER1"]


def test_cb_17_2_backs_in_the_line_are_turned_up_with_it() -> None:
    table = watched("2H 6C 3D 9S AH", [(26, "O", {"BR1": "F2"}), (32, "O", RUN), (38, "D", "MLB")])
    assert "BR1" in [place for place, _ in asked(table, "shown")[0]["cards"]]


def test_cb_17_7_all_defensive_cards_in_line_match_ups_are_turned_up() -> None:
    table = watched(
        "2H 6C 3D 9S AH",
        [
            (28, "D", [{"card": "MLB", "act": "line", "to": "F3"}]),
            (28, "D", []),
            (28, "D", []),
            (35, "O", RUN),
            (38, "D", "none"),
        ],
    )
    assert [place for place, _ in asked(table, "shown")[1]["cards"]] == ["F1", "F2", "F3", "F4", "MLB"]


def test_cb_17_9_a_hanging_end_may_later_cover_or_rejoin_his_match_up() -> None:
    hang = [
        *QUIET[:2],
        (28, "D", [{"card": "F4", "act": "hang"}]),
        STAY,
        (36, "O", {"act": "reveal", "card": "WRR1"}),
    ]
    rejoin = [
        *hang,
        (28, "D", [{"card": "F4", "act": "line", "to": "F4"}]),
        (37, "O", {**RUN, "lane": "F4"}),
        (38, "D", "none"),
    ]
    assert scrimmage("2H 6C 3D 9S AH", rejoin)["D"] == 7 + 13
    cover = [
        *hang,
        (28, "D", [{"card": "F4", "act": "cover", "to": "WRR1"}]),
        (37, "O", {"play": "pass", "to": "WRR1"}),
        (38, "D", "none"),
    ]
    table = watched("2H 5D 2D AC AH", cover)
    assert {chosen.place for chosen in asked(table, "covered")[0]["cards"]} == {"F4", "CB2"}
    joins = (28, "D", [{"card": "F4", "act": "cover", "to": "WRR1"}])
    assert refused("2H", [*QUIET[:2], (30, "O", []), joins]) == "CB-17.8", (
        "released, he is the end's only man"
    )
    other = [*hang, (28, "D", [{"card": "F4", "act": "line", "to": "F3"}])]
    assert refused("2H", other) == "CB-17.9"


def test_cb_17_12_coverage_may_be_committed_in_the_blocking_phase_too() -> None:
    turns = [
        *QUIET[:2],
        (28, "D", [{"card": "S-L", "act": "cover", "to": "WRL1"}]),
        (35, "O", PASS),
        (38, "D", "none"),
        (43, "D", []),
    ]
    assert scrimmage("2H 5D 7D 3C 2C 4S", turns)["D"] == 8 + 10 + 5


def test_cb_17_3_a_released_tight_end_does_not_block() -> None:
    assert (
        scrimmage("2H 6C 3D 9S AH", [(32, "O", {**RUN, "lane": "F3-F4"}), (38, "D", "none")])["O"]
        == 26 + 6 + 14 + 4
    )
    assert (
        scrimmage("2H 6C 3D 9S AH", [(30, "O", []), (32, "O", {**RUN, "lane": "F3-F4"}), (38, "D", "none")])[
            "O"
        ]
        == 26 + 6 + 14
    )
    assert refused("2H", [(30, "O", []), (32, "O", {**RUN, "lane": "F4"})]) == "CB-21.2"


def test_cb_17_5_one_back_only() -> None:
    assert refused("2H", [(31, "O", {"BL1": "F2", "BR1": "F2"})]) == "CB-17.5"


def test_cb_17_6_no_sneak_and_no_yardage_in_the_blocking_phase() -> None:
    assert refused("2H", [(32, "O", {"play": "sneak", "back": "QB", "lane": "F2"})]) == "CB-22.1"
    assert refused("2H 5D 7D 3C 2C 4S", [(32, "O", PASS), (40, "O", 1)]) == ""


def test_cb_17_8_when_the_tight_end_blocks_the_end_may_join_a_corner() -> None:
    joined = [
        *QUIET[:2],
        (28, "D", [{"card": "F4", "act": "cover", "to": "WRR1"}]),
        (35, "O", {"play": "pass", "to": "WRR1"}),
        (38, "D", "none"),
    ]
    table = watched("2H 5D 2D AC AH", joined)
    assert {chosen.place for chosen in asked(table, "covered")[0]["cards"]} == {"F4", "CB2"}


THREE = {
    "front": [["F1", -2.5, "8D"], ["F2", 0.0, "JC"], ["F3", 3.0, "7S"]],
    "zones": {
        "OLB-L": ["9H"],
        "MLB": ["QD"],
        "OLB-R": ["5C"],
        "S-L": ["10S"],
        "S-R": ["JD"],
        "ILB-L": ["6D"],
    },
}


def test_cb_17_13_a_hanging_end_still_counts_as_one_of_three() -> None:
    hang = [
        *QUIET[:2],
        (28, "D", [{"card": "F3", "act": "hang"}]),
        (35, "O", {**RUN, "lane": "F3"}),
        (38, "D", "none"),
    ]
    assert scrimmage("2H 6C 3D 9S AH", hang, defence=THREE)["D"] == 13


def test_cb_17_13_the_end_leaves_the_line_for_good_when_his_tight_end_is_shown() -> None:
    hang = [*QUIET[:2], (30, "O", []), (28, "D", [{"card": "F4", "act": "hang"}]), STAY]
    shown = [
        *hang,
        (36, "O", {"act": "reveal", "card": "TER1"}),
        (28, "D", []),
        (37, "O", {**RUN, "lane": "F3-F4"}),
    ]
    assert refused("2H 6C", [*shown, (38, "D", "F4")]) == "CB-13.19", "he is on the tight end now"
    assert scrimmage("2H 6C 3D 9S AH", [*shown, (38, "D", "none")])["D"] == 6 + 13, "his place is a hole"


@pytest.mark.rules("CB-16.15", "CB-17.13")
def test_cb_17_13_two_left_on_the_line_do_not_keep_the_others_from_moving() -> None:
    shown = [
        *QUIET[:2],
        (30, "O", []),
        (28, "D", [{"card": "F3", "act": "hang"}]),
        STAY,
        (36, "O", {"act": "reveal", "card": "TER1"}),
    ]
    doubled = [
        *shown,
        (28, "D", [{"card": "S-R", "act": "cover", "to": "TER1"}]),
        (37, "O", {"play": "pass", "to": "TER1"}),
        (38, "D", "none"),
    ]
    found = scrimmage("2H 3H 2D AS AH", doubled, defence=THREE)
    assert (found["cover"], found["D"]) == (("F3", "S-R"), 7 + 11 + 2)


def test_cb_17_4_a_tight_end_assigned_to_nobody_is_not_asked_for() -> None:
    refusal = BlockOrRelease(("TER1",)).problem(("TEL1",))
    assert refusal is not None and refusal.rule == "CB-17.4"
    free = [(25, "O", {"TER1": None}), (30, "O", ["TER1"])]
    assert refused("2H", free) == "", "with nobody to block there is no choice"
    table = watched("2H 6C 3D 9S AH", [free[0], (32, "O", RUN), (38, "D", "none")])
    assert "TER1" not in [place for place, _ in asked(table, "shown")[0]["cards"]]


def test_cb_17_10_in_the_blocking_phase_linebackers_come_up_shown_and_line_cards_drop() -> None:
    up = [{"card": "MLB", "act": "line", "to": "F2"}, {"card": "F1", "act": "drop"}]
    turns = [*QUIET[:2], (28, "D", up), (35, "O", RUN), (38, "D", "none")]
    run = scrimmage("2H 6C 3D 9S AH", turns)
    assert run["D"] == 11 + 12 + 13
    two = [{"card": card, "act": "drop"} for card in ("F1", "F2")]
    assert refused("2H", [*QUIET[:2], (28, "D", two)]) == "CB-16.15"


def test_cb_17_11_a_card_that_drops_then_stays_face_down() -> None:
    drop = [*QUIET[:2], (28, "D", [{"card": "F2", "act": "drop"}]), (35, "O", RUN), (38, "D", "none")]
    table = watched("2H 6C 3D 9S AH", drop)
    assert [place for place, _ in asked(table, "shown")[1]["cards"]] == ["F1", "F3", "F4"]


def test_cb_17_13_the_end_who_hung_for_a_revealed_tight_end_leaves_the_line_with_him() -> None:
    begun = scrimmage_state(formation()).play
    assert begun is not None
    field = begun.field
    men = tuple([man._replace(at=-1, aim=3) if man.place == "TER1" else man for man in field.men])
    them = tuple([d._replace(m=3, hang=True) if d.place == "F4" else d for d in field.defenders])
    after = reveal_cover(field._replace(men=men, defenders=them), "TER1")
    (end,) = [d for d in after.defenders if d.place == "F4"]
    assert (end.m, end.on, end.hang, end.up) == (-1, "TER1", False, True)


def test_cb_17_8_in_the_first_match_up_too_the_end_may_leave_a_tight_end_who_blocks() -> None:
    field = set_field(SHAPES["U-B101-T10-W11"], FRONT, ZONES, CORNERS)
    end, tight_end = field.defenders[defender_at(field, "F1")], man_of(field, "TEL1")
    for at, leaves in ((0, True), (-1, False)):
        shown = with_man(field, man_at(field, "TEL1"), tight_end._replace(aim=0, at=at, up=True))
        assert may_leave(shown, end, man_of(shown, "WRL1")) is leaves
    assert defender_at(field, "F9") == man_at(field, "WRL9") == -1, "nobody of that name"
