"""Chapter 12: formations, motion, adjustment."""

from __future__ import annotations

from itertools import combinations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.questions import Adjust, Motion, SetDefence, SetOffence
from snapcount.games.card_bowl.rules.cards import SUITED, Pile
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift, adjust_moves, in_motion, motions, settled
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
    set_field,
    shape_problem,
)
from snapcount.games.card_bowl.rules.lineup.scrimmage import defence_phase, motion_phase, offence_phase
from snapcount.games.card_bowl.rules.turns.match_ups import defender_at, man_of
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.state import Hands, Options, Phase, Play, State
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS
from snapcount.games.card_bowl.view import view
from tests.rules.card_bowl.bowl import PASS, RUN, down_at, refused, scrimmage

PRO = SHAPES["U-B101-T01-W11"]
FRONT = (-2.5, -0.5, 1.0, 3.0)
ZONES = ("OLB-L", "MLB", "OLB-R", "S-L", "S-R")
CORNERS = ("WRL1", "WRR1")
HAND, OTHER = SUITED[:11], SUITED[13:24]
BASE = set_field(PRO, FRONT, ZONES, CORNERS)


def state(phase: Phase = "offence") -> State:
    return State(
        Options(),
        phase,
        left=100,
        hands=Hands(HAND, OTHER, Pile((), ())),
        situation=down_at(Seat.HOME, 30, 1),
    )


def moved(shift: Shift, *moves: Move) -> State:
    begun = State(
        Options(),
        "motion",
        left=100,
        play=Play(BASE, HAND, OTHER, Pile((), ())),
        situation=down_at(Seat.HOME, 30, 1),
    )
    return motion_phase(Script([shift, Turn(moves)]), begun)


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


def test_cb_12_15_one_card_may_go_in_motion() -> None:
    across = moved(Shift("TER1", "TEL"))
    assert across.play is not None
    places = [man.place for man in across.play.field.men]
    assert "TEL1" in places and "TER1" not in places
    assert across.play.offence[places.index("TEL1")] == HAND[PLACES[PRO.id].index("TER1")]
    assert across.phase == "snap"


def test_cb_12_16_motion_ends_in_a_legal_shape_and_corners_go_along() -> None:
    assert Motion(BASE).problem(Shift("C", "TEL")) is not None
    for shift in motions(BASE):
        field, _, _ = in_motion(BASE, HAND, OTHER, shift)
        assert {man.place for man in field.men} in [set(places) for places in PLACES.values()]
    assert Shift("WRL1", "BL") not in motions(BASE), "the left side would have no end"
    into = moved(Shift("WRR1", "BM"))
    assert into.play is not None
    assert [d.zone for d in into.play.field.defenders].count("OLB-R") == 2, "his corner becomes an OLB"
    along = moved(Shift("WRR1", "WRL"))
    assert along.play is not None and [d.on for d in along.play.field.defenders if d.on] == ["WRL1", "WRL2"]


def test_cb_12_17_and_cb_12_18_the_defence_adjusts_only_in_answer_to_a_motion() -> None:
    begun = State(
        Options(),
        "motion",
        left=100,
        play=Play(BASE, HAND, OTHER, Pile((), ())),
        situation=down_at(Seat.HOME, 30, 1),
    )
    still = motion_phase(Script([None]), begun)
    assert still.play is not None and still.play.field == BASE, "no adjustment is asked for"
    acts = {move.act for move in adjust_moves(in_motion(BASE, HAND, OTHER, Shift("TER1", "TEL"))[0], ())}
    assert acts == {"slide", "drop", "line", "shift", "cover"}
    across = in_motion(BASE, HAND, OTHER, Shift("TER1", "TEL"))[0]
    assert Adjust(across).problem(Turn((Move("CB1", "cover", "TEL1"),))) is None
    assert Adjust(across).problem(Turn((Move("CB2", "cover", "TEL1"),))) is not None, "not his side"


def test_cb_12_18_each_card_once_and_within_the_limits_with_up_to_seven_in_front() -> None:
    field = in_motion(BASE, HAND, OTHER, Shift("BR1", "TEL"))[0]
    question = Adjust(field)

    def rule_of(*moves: Move) -> str:
        refusal = question.problem(Turn(moves))
        return refusal.rule if refusal else ""

    assert rule_of(Move("F1", "slide", "-3.5")) == ""
    assert rule_of(Move("F1", "slide", "-4")) == "CB-12.18"
    assert rule_of(Move("F1", "slide", "-3"), Move("F1", "slide", "-3.5")) == "CB-12.18"
    assert rule_of(Move("F2", "slide", "0.5")) == "CB-12.9", "half a place from F3"
    assert rule_of(Move("OLB-L", "line", "-3.5")) == "" and rule_of(Move("OLB-L", "line", "2")) == "CB-12.18"
    assert rule_of(Move("MLB", "line", "2")) == "" and rule_of(Move("S-L", "line", "-3.5")) == "CB-12.18"
    assert rule_of(Move("S-L", "shift", "ILB-L")) == "CB-13.11" and rule_of(Move("F1", "drop")) == ""
    assert rule_of(Move("CB2", "cover", "TER1")) == "" and rule_of(Move("CB2", "cover", "WRL1")) == "CB-12.18"
    wide = set_field(
        SHAPES["U-B100-T12-W10"],
        (-3.5, -2.5, -1.5, -0.5, 0.5, 1.5),
        ("MLB", "OLB-R", "S-L", "S-R"),
        ("WRL1",),
    )
    assert Adjust(wide).problem(Turn((Move("OLB-R", "line", "3"),))) is None
    eight = Turn((Move("OLB-R", "line", "3"), Move("MLB", "line", "4.5")))
    refusal = Adjust(wide).problem(eight)
    assert refusal is not None and refusal.rule == "CB-12.9"


def test_cb_12_20_named_formations_are_offered_and_legal() -> None:
    assert len(NAMED_SHAPES) == 14 and len(DEFENCE_FORMATIONS["named"]) == 8
    offered = SetOffence(HAND).options()
    assert {option.shape for option in offered} == set(NAMED_SHAPES.values())
    assert all(SetOffence(HAND).problem(option) is None for option in offered)
    for shape in NAMED_SHAPES.values():
        question = SetDefence(OTHER, shape)
        assert all(question.problem(option) is None for option in question.options())


def test_cb_12_21_names_after_motion_and_adjustment() -> None:
    second = moved(Shift("BR1", "TER"))
    assert second.play is not None
    assert man_of(second.play.field, "TER2").x == 4.0
    deep = set_field(SHAPES["U-B100-T02-W11"], FRONT, ZONES, CORNERS)
    field, cards, _ = in_motion(deep, HAND, OTHER, Shift("TER1", "TEL"))
    assert man_of(field, "TER1").x == 3.0, "the second closes up"
    assert cards[[m.place for m in field.men].index("TER1")] == HAND[PLACES["U-B100-T02-W11"].index("TER2")]
    answered = moved(Shift("BR1", "TEL"), Move("OLB-L", "line", "-3.5"), Move("S-L", "shift", "OLB-L"))
    assert answered.play is not None
    front = [(d.place, d.x) for d in answered.play.field.defenders if d.m >= 0]
    assert front == [("F1", -3.5), ("F2", -2.5), ("F3", -0.5), ("F4", 1.0), ("F5", 3.0)]
    assert answered.play.defence[0] == OTHER[defender_at(BASE, "OLB-L")]
    assert answered.play.field.xs == (-3.5, -2.5, -0.5, 1.0, 3.0)


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
        Shape(True, 0, 1, 0, 1, 1, 1, 1): "straight behind a quarterback in shotgun",
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
