"""Chapter 12: formations, motion, adjustment."""

from __future__ import annotations

from itertools import combinations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.questions import SetDefence, SetOffence
from snapcount.games.card_bowl.rules.cards import Pile
from snapcount.games.card_bowl.rules.lineup.adjustment import settled
from snapcount.games.card_bowl.rules.lineup.arrange import book_front
from snapcount.games.card_bowl.rules.lineup.formations import (
    LINE_X,
    MEN,
    NAMED_SHAPES,
    PLACES,
    SHAPES,
    DefenceSet,
    OffenceSet,
    Shape,
    defence_problem,
    defenders_of,
    front_problem,
    shape_problem,
)
from snapcount.games.card_bowl.rules.lineup.scrimmage import defence_phase, offence_phase
from snapcount.games.card_bowl.state import Hands, Options, Phase, Play, State
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS
from snapcount.games.card_bowl.view import view
from tests.rules.card_bowl.bowl import PASS, RUN, down_at, refused, scrimmage
from tests.rules.card_bowl.lineup.pro import BASE, CORNERS, FRONT, HAND, OTHER, PRO, ZONES


def state(phase: Phase = "offence") -> State:
    return State(
        Options(),
        phase,
        left=100,
        hands=Hands(HAND, OTHER, Pile((), ())),
        situation=down_at(Seat.HOME, 30, 1),
    )


def test_cb_12_1_five_linemen_stand_in_every_shape() -> None:
    assert all(places[1:6] == ("C", "LG", "RG", "LT", "RT") for places in PLACES.values())
    assert [LINE_X[place] for place in ("LT", "LG", "C", "RG", "RT")] == [-2, -1, 0, 1, 2]


def test_cb_12_2_one_quarterback_under_centre_or_in_shotgun() -> None:
    assert all(places.count("QB") == 1 for places in PLACES.values())
    assert len([shape for shape in SHAPES.values() if shape.gun]) == 112 and len(SHAPES) == 300


def test_cb_12_3_five_others_of_which_the_first_tight_end_is_at_three_and_the_second_at_four() -> None:
    assert all(sum(shape[1:]) == 5 for shape in SHAPES.values())
    assert [LINE_X[place] for place in ("TEL2", "TEL1", "TER1", "TER2")] == [-4, -3, 3, 4]
    refusal = shape_problem(Shape(False, 1, 0, 1, 0, 1, 1, 2))
    assert refusal is not None and refusal.rule == "CB-12.3"


def test_cb_12_5_the_300_shapes_are_exactly_those_the_limits_allow() -> None:
    allowed = {
        Shape(gun, *counts).id
        for gun in (False, True)
        for counts in _fives(7)
        if shape_problem(Shape(gun, *counts)) is None
    }
    assert allowed == set(SHAPES)
    fewer_than_none = shape_problem(Shape(False, 1, -1, 1, 1, 0, 2, 1))
    assert fewer_than_none is not None and fewer_than_none.rule == "CB-12.3"


def _fives(slots: int, left: int = 5) -> list[tuple[int, ...]]:
    if slots == 1:
        return [(left,)]
    return [(first, *rest) for first in range(left + 1) for rest in _fives(slots - 1, left - first)]


def test_cb_12_6_places_are_named_without_gaps() -> None:
    assert PLACES["G-B100-T01-W21"] == (
        "QB",
        "C",
        "LG",
        "RG",
        "LT",
        "RT",
        "TER1",
        "WRL1",
        "WRL2",
        "WRR1",
        "BL1",
    )


def test_cb_12_7_the_offence_lies_face_down_and_only_its_shape_is_seen() -> None:
    table = Script([OffenceSet("U-B101-T01-W11", HAND)])
    after = offence_phase(table, state())
    assert view(after, Seat.AWAY).offence == ("",) * 11 and view(after, Seat.HOME).offence == HAND
    assert view(after, Seat.AWAY).field == after.play.field if after.play else False
    assert table.events[0].facts["shape"] == "U-B101-T01-W11" and "cards" not in table.events[0].facts
    question = SetOffence(HAND)
    wrong = question.problem(OffenceSet("U-B101-T01-W11", (*HAND[:10], "KC")))
    assert wrong is not None and wrong.rule == "CB-12.7"
    unknown = question.problem(OffenceSet("U-B999-T01-W11", HAND))
    assert unknown is not None and unknown.rule == "CB-12.5"


def test_cb_12_10_zones_and_corners_have_limits_at_set_up() -> None:
    def rule_of(zones: tuple[str, ...], corners: tuple[str, ...]) -> str:
        refusal = defence_problem(PRO, DefenceSet((-2.0, 0.0, 2.0), zones, corners, OTHER))
        return refusal.rule if refusal else ""

    assert rule_of(("OLB-L", "OLB-L", "MLB", "OLB-R", "S-L", "S-R"), CORNERS) == ""
    assert rule_of(("MLB", "MLB", "OLB-R", "OLB-L", "S-L", "S-R"), CORNERS) == "CB-12.10"
    assert rule_of(("ILB-L", "ILB-L", "OLB-R", "OLB-L", "S-L", "S-R"), CORNERS) == "CB-12.10"
    assert rule_of(("S-L", "S-L", "S-L", "OLB-L", "MLB", "S-R"), CORNERS) == "CB-12.10"
    assert rule_of(("MLB", "OLB-R", "OLB-L", "S-L", "S-R"), ("WRL1",) * 3) == "CB-12.10"
    assert rule_of(("MLB", "OLB-R", "OLB-L", "S-L", "S-R", "S-R"), ("WRL1", "BL1")) == "CB-12.10"
    assert rule_of(("MLB", "OLB-R", "OLB-L", "S-L", "S-R"), CORNERS) == "CB-12.13", "eleven are placed"


def test_cb_12_12_a_receiver_may_be_covered_by_two_or_by_nobody() -> None:
    for corners in (("WRL1", "WRL1"), ("TER1", "TER1")):
        assert defence_problem(PRO, DefenceSet(FRONT, ZONES, corners, OTHER)) is None
    double = scrimmage(
        "2H 5D 7D 3C 2C 4S",
        [(32, "O", {"play": "pass", "to": "WRL1"}), (38, "D", "none"), (43, "D", [])],
        defence={"cb": [["CB1", "WRL1", "8C"], ["CB2", "WRL1", "4H"]]},
    )
    assert double["D"] == 8 + 4 + 5 and double["cover"] == ("CB1", "CB2")


def test_cb_12_13_the_defence_places_face_down_after_seeing_the_shape() -> None:
    begun = offence_phase(Script([OffenceSet("U-B101-T01-W11", HAND)]), state())
    after = defence_phase(Script([DefenceSet(FRONT, ZONES, CORNERS, OTHER)]), begun)
    assert view(after, Seat.HOME).defence == ("",) * 11 and view(after, Seat.AWAY).defence == OTHER
    assert SetDefence(OTHER, PRO.id).places == PLACES[PRO.id]
    wrong = SetDefence(OTHER, PRO.id).problem(DefenceSet(FRONT, ZONES, CORNERS, (*OTHER[:10], "KC")))
    assert wrong is not None and wrong.rule == "CB-12.13"


def test_cb_12_20_named_formations_are_offered_and_legal() -> None:
    assert len(NAMED_SHAPES) == 14 and len(DEFENCE_FORMATIONS["named"]) == 8
    offered = SetOffence(HAND).options()
    assert {option.shape for option in offered} == set(NAMED_SHAPES.values())
    assert all(SetOffence(HAND).problem(option) is None for option in offered)
    for shape in NAMED_SHAPES.values():
        question = SetDefence(OTHER, shape)
        assert all(question.problem(option) is None for option in question.options())


def test_cb_12_20_six_in_front_are_not_offered_against_a_spread_shotgun_without_tight_ends() -> None:
    def fronts(shape: str) -> list[int]:
        return sorted({len(option.front) for option in SetDefence(OTHER, shape).options()})

    assert fronts("G-B000-T00-W23") == fronts("G-B001-T00-W22") == [3, 4, 5]
    assert fronts("U-B001-T00-W22") == fronts("G-B001-T10-W12") == fronts(PRO.id) == [3, 4, 5, 6]


def test_cb_12_19_a_player_always_sees_his_own_face_down_cards() -> None:
    begun = State(
        Options(),
        "motion",
        left=100,
        play=Play(BASE, HAND, OTHER, Pile((), ())),
        situation=down_at(Seat.HOME, 30, 1),
    )
    assert view(begun, Seat.HOME).offence == HAND and view(begun, Seat.AWAY).defence == OTHER
    assert set(view(begun, None).offence + view(begun, None).defence) == {""}


def test_cb_12_9_every_front_of_the_table_and_no_other() -> None:
    counts = DEFENCE_FORMATIONS["front_counts_by_E"]["2,3"]
    places = [at / 2 for at in range(-5, 8)]
    for count, wanted in counts.items():
        assert (
            len([xs for xs in combinations(places, int(count)) if front_problem(xs, 2, 3) is None]) == wanted
        )
    assert set(settled(BASE, OTHER)[0].defenders) == set(BASE.defenders) and MEN[PRO.id] == BASE.men
    with pytest.raises(KeyError):
        PLACES["U-B202-T01-W00"]


def test_cb_12_9_front_places_stay_as_they_were_written() -> None:
    zones, corners = ("OLB-L", "MLB", "OLB-R", "S-L", "S-R"), ("WRL1", "WRR1")
    for front in ((-2.0, -1.0, 1.0, 2.0), (-2, -1, 1, 2), (-2.0, -1.0, 1.0, 2.0)):
        assert [repr(d.x) for d in defenders_of(front, zones, corners)[:4]] == [repr(x) for x in front]


def test_cb_12_4_the_limits_of_a_shape() -> None:
    wrong = {
        Shape(False, 0, 1, 0, 3, 0, 0, 1): "two tight ends a side",
        Shape(False, 0, 0, 0, 2, 2, 1, 0): "three in all",
        Shape(False, 0, 0, 0, 0, 0, 5, 0): "four wide receivers",
        Shape(False, 2, 1, 1, 0, 0, 1, 0): "three backs",
        Shape(False, 3, 0, 0, 0, 0, 1, 1): "two in one alignment",
        Shape(True, 0, 1, 0, 1, 1, 1, 1): "right behind the quarterback",
    }
    for shape, why in wrong.items():
        refusal = shape_problem(shape)
        assert refusal is not None and refusal.rule == "CB-12.4" and why in refusal.sentence
    assert shape_problem(Shape(False, 2, 1, 0, 1, 0, 0, 1)) is None


def test_cb_12_8_what_shotgun_changes() -> None:
    run = [(32, "O", RUN), (38, "D", "none")]
    assert scrimmage("2H 6C 3D 9S AH", run)["O"] - scrimmage("2H 6C 3D 9S AH", run, qb="gun")["O"] == 2
    thrown = [(32, "O", PASS), (38, "D", "none"), (43, "D", [])]
    under, gun = (scrimmage("2H JH 7D 3C 2C 4S", thrown, qb=qb) for qb in ("under", "gun"))
    assert gun["O"] - under["O"] == 1
    assert scrimmage("2H QH 7D 3C 2C 4S", thrown, qb="gun")["base_yards"], "a pass card Q passes under 13"
    assert refused("2H", [(27, "O", {"lane": "F2"})], qb="gun") == "", "no sneak is ever asked for"
    assert scrimmage("RJ 5S 3H 10D 4C", qb="gun")["fumble_at"] == 27, "a five fumbles the snap"


def test_cb_12_9_the_books_fronts_reach_from_end_to_end_of_the_line_and_wider_where_six_are_crowded() -> None:
    book_front.cache_clear()  # or a front laid out by another test would be looked at
    assert book_front(4, 2.0, 3.0) == (-2.0, -0.5, 1.5, 3.0)
    assert book_front(5, 3.0, 2.0) == (-3.0, -2.0, -0.5, 1.0, 2.0)
    assert book_front(6, 2.0, 2.0) == (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5)
