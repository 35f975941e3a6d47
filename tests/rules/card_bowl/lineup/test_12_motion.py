"""Chapter 12: motion and the defence's adjustment."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.card_bowl.questions import Adjust, Motion
from snapcount.games.card_bowl.rules.cards import Pile
from snapcount.games.card_bowl.rules.lineup.adjustment import (
    Shift,
    adjust_moves,
    in_motion,
    motions,
    standing_problem,
)
from snapcount.games.card_bowl.rules.lineup.formations import (
    PLACES,
    SHAPES,
    set_field,
)
from snapcount.games.card_bowl.rules.lineup.scrimmage import motion_phase
from snapcount.games.card_bowl.rules.turns.match_ups import defender_at, man_of
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.state import Options, Play, State
from tests.rules.card_bowl.bowl import down_at
from tests.rules.card_bowl.lineup.pro import BASE, CORNERS, FRONT, HAND, OTHER, PRO, ZONES


def moved(shift: Shift, *moves: Move) -> State:
    begun = State(
        Options(),
        "motion",
        left=100,
        play=Play(BASE, HAND, OTHER, Pile((), ())),
        situation=down_at(Seat.HOME, 30, 1),
    )
    return motion_phase(Script([shift, Turn(moves)]), begun)


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


def test_cb_12_10_and_cb_12_18_two_corners_may_stand_over_one_receiver_and_not_three() -> None:
    assert standing_problem(set_field(PRO, FRONT, ZONES, ("WRR1", "WRR1"))) is None
    three = standing_problem(set_field(PRO, FRONT, ZONES[:4], ("WRR1", "WRR1", "WRR1")))
    assert three is not None and three.rule == "CB-12.10"


def test_cb_12_18_each_card_once_and_within_the_limits_with_up_to_seven_in_front() -> None:
    field = in_motion(BASE, HAND, OTHER, Shift("BR1", "TEL"))[0]
    question = Adjust(field)

    def rule_of(*moves: Move) -> str:
        refusal = question.problem(Turn(moves))
        return refusal.rule if refusal else ""

    assert rule_of(Move("F1", "slide", "-3.5")) == ""
    assert rule_of(Move("F1", "slide", "-4")) == "CB-12.18"
    assert rule_of(Move("F4", "slide", "3.5")) == "", "half a place outside the tight end"
    assert rule_of(Move("F4", "slide", "4")) == "CB-12.9"
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
