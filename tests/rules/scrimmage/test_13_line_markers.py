"""Chapter 13: the markers of the two lines."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.scrimmage.questions.listed import Markers, SelectMarkers
from snapcount.games.scrimmage.rules.actions import END, Action
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import D_LINE, O_LINE
from snapcount.games.scrimmage.view import show_play
from tests.rules.scrimmage.build import (
    LINE,
    LINED_UP,
    asked,
    cited,
    contact,
    do,
    go,
    h,
    hand,
    man,
    position,
    refused,
    step,
)


def snapped(side: str = "O", **fields: object) -> Play:
    phase = f"{side}.movement_contact"
    men = {**LINED_UP, **fields.pop("men", {})}  # type: ignore[dict-item]
    return position(men, turn="snap", phase=phase, holder="O12", snapshot=LINE, **fields)


def test_sc_13_1_and_sc_13_2_two_markers_face_down_changed_in_secret_until_the_snap() -> None:
    play = position(LINED_UP, turn="pre", phase="O.select", o_line="pass_blocking", o_ball="run_left")
    seat, question = asked(play)
    assert seat is Seat.HOME and isinstance(question, SelectMarkers) and len(question.options()) == 14
    kept, one = go(play, Markers("pass_blocking", "run_left"))
    changed, two = go(play, Markers("aggressive_blocking", "forward_pass"))
    public = [[e for e in table.events if e.seen_by(Seat.AWAY)] for table in (one, two)]
    assert public[0] == public[1]
    assert show_play(kept.play, "D") == show_play(changed.play, "D")
    for side, name in (("O", "o_line"), ("D", "d_line")):
        phase = position(LINED_UP, turn="pre", phase=f"{side}.select")
        state, _ = go(phase, next(iter(asked(phase)[1].options())))
        assert getattr(state.play, name)


def test_sc_13_3_line_markers_are_for_the_linemen_of_the_snapshot() -> None:
    assert O_LINE == ("aggressive_blocking", "pass_blocking") and D_LINE == (
        "aggressive_charge",
        "reaction_charge",
    )
    play = snapped(o_line="aggressive_blocking")
    assert differential(play, ("O71",), "D91") == 6 + 1 - 6
    assert differential(play, ("O83",), "D61") == 4 - 6, "an end is no lineman"


def test_sc_13_4_and_sc_13_27_aggressive_blocking_adds_one_and_costs_three_in_the_snap_turn() -> None:
    play, table = do(snapped(o_line="aggressive_blocking"), contact("O71", "D91"), dice=(8,))
    assert man(play, "O71").mp == 4 - 3 and table.events[0].facts["differential"] == 1
    later = position({"O71": "1730N", "D91": "1731S"}, o_line="aggressive_blocking", snapshot=LINE)
    assert man(do(later, contact("O71", "D91"), dice=(8,))[0], "O71").mp == 8 - 4


def test_sc_13_5_pass_blockers_are_stronger_when_contacted_in_every_defensive_phase() -> None:
    men = {"O66": "1829N", "D99": "1830S"}
    play = position(men, phase="D.movement_contact", o_line="pass_blocking", snapshot=LINE, number=5)
    assert differential(play, ("D99",), "O66") == 7 - 5 - 1
    assert differential(play._replace(o_line="aggressive_blocking"), ("D99",), "O66") == 2
    fumble = play._replace(phase="D.fumble", loose="O66")
    assert differential(fumble, ("D99",), "O66") == 1


def test_sc_13_6_an_aggressive_charge_shakes_hits_off_before_the_phase() -> None:
    men = {"D91": "1731S h", "D64": "1933S h"}
    play = snapped(o_line="aggressive_blocking", d_line="aggressive_charge", men=men)
    state, table = go(play, (END,))
    assert not man(state, "D91").hit and man(state, "D64").hit
    assert cited(table, "hits_recovered") == ["SC-13.6"]


def test_sc_13_7_an_aggressive_charge_gives_a_free_step_ahead() -> None:
    play = snapped("D", d_line="aggressive_charge", men={"O71": "1729N"})
    after, table = do(play, Action("free_step", "D91"))
    assert man(after, "D91").mp == 5 and man(after, "D91").hex == h("1730")
    assert cited(table, "stepped") == ["SC-13.7"]
    assert refused(after, *step("D91", 2)) == "SC-7.18", "zones apply"
    assert refused(play, Action("free_step", "D99")) == "SC-13.7", "occupied"
    assert refused(play, Action("free_step", "D64")) == "SC-13.7", "no lineman"


def test_sc_13_8_a_reaction_charge_makes_linemen_stronger_in_the_offences_snap_phase() -> None:
    play = snapped(o_line="aggressive_blocking", d_line="reaction_charge")
    assert differential(play, ("O66",), "D99") == 5 + 1 - 7 - 1
    assert differential(play, ("O66",), "D64") == 5 + 1 - 5


def test_sc_13_9_a_reaction_charge_gives_a_free_turn() -> None:
    play = snapped("D", d_line="reaction_charge")
    after, table = do(play, Action("free_turn", "D61", by=-1))
    assert (man(after, "D61").facing, man(after, "D61").mp) == (2, 5) and cited(table, "turned") == [
        "SC-13.9"
    ]
    assert refused(play, Action("free_turn", "D61", by=2)) == "SC-13.9"
    assert refused(snapped("D", d_line="aggressive_charge"), Action("free_turn", "D61", by=1)) == "SC-13.9"


def test_sc_13_10_hit_men_have_no_free_move() -> None:
    play = snapped("D", d_line="reaction_charge", men={"D91": "1731S h"})
    assert refused(play, Action("free_turn", "D91", by=1)) == "SC-13.10"


def test_sc_13_28_pass_blockers_step_back_first_and_stay_back() -> None:
    play = snapped(o_line="pass_blocking")
    assert refused(play, END) == "SC-13.28"
    assert refused(play, contact("O71", "D91")) == refused(play, Action("turn", "O66", by=1)) == "SC-13.28"
    back, _ = do(play, *step("O66", 3))
    assert refused(back, *step("O66", 0)) == "SC-13.28"
    assert refused(back, Action("turn", "O66", by=1)) == ""
    three, _ = do(play, *(a for id in ("O66", "O65", "O71") for a in step(id, 3)))
    assert refused(three, END) == "SC-13.28", "O77 can still go back"
    boxed = snapped(o_line="pass_blocking", men={"O51": "1930N 0mp"})
    boxed, _ = do(boxed, *(a for id in ("O66", "O65", "O71", "O77") for a in step(id, 3)))
    assert refused(boxed, END) == "", "who can't is excused"
    assert refused(boxed, hand("O12", "O51")) == "SC-13.28"


def test_sc_13_28_who_is_boxed_in_does_nothing_and_owes_the_step_once_the_way_is_clear() -> None:
    play = snapped(o_line="pass_blocking", men={"O31": "2029N", "O36": "1829N", "O51": "1930N 3mp"})
    play, _ = do(play, *step("O71", 3), *step("O77", 3))
    assert refused(play, END) == "", "O51, O65 and O66 can't go back"
    assert refused(play, Action("turn", "O51", by=1)) == "SC-13.28"
    assert refused(play, contact("O66", "D99")) == refused(play, hand("O12", "O51")) == "SC-13.28"
    cleared, _ = do(play, *step("O12", 3))
    assert refused(cleared, END) == "SC-13.28", "now O51 can"
    back, _ = do(cleared, *step("O51", 3))
    assert refused(back, END) == ""


def test_sc_13_29_free_moves_come_first_and_once_in_the_snap_turn() -> None:
    play = snapped("D", d_line="reaction_charge")
    turned, _ = do(play, Action("free_turn", "D61", by=1))
    assert refused(turned, Action("free_turn", "D61", by=1)) == "SC-13.29"
    moved, _ = do(play, Action("turn", "D61", by=1))
    assert refused(moved, Action("free_turn", "D61", by=1)) == "SC-13.29"
    later = play._replace(turn="contact")
    assert refused(later, Action("free_turn", "D61", by=1)) == "SC-13.9"
