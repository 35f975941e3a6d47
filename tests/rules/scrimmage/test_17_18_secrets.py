"""Chapters 17 and 18: what is hidden from whom, and chances."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Seat
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.actions import (
    DOWN,
    carry_out,
)
from snapcount.games.scrimmage.rules.contact import fumbled
from snapcount.games.scrimmage.rules.fumbles import settle
from snapcount.games.scrimmage.rules.passing import try_interception
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.state import Play, State
from snapcount.games.scrimmage.view import scramble, show_play, view
from tests.rules.scrimmage.build import (
    asked,
    do,
    h,
    hand,
    position,
    refused,
    scrum,
    state_of,
    step,
    total,
)


def hidden() -> State:
    play = scrum(
        "D.movement_contact",
        carriers=("O12", "O31"),
        o_line="pass_blocking",
        o_ball="forward_pass",
        d_line="aggressive_charge",
        d_backs="zone",
        targets=(h("1940"), h("2040")),
        target=h("2040"),
    )
    return state_of(play)


def test_sc_17_1_markers_are_private_until_they_are_shown() -> None:
    play = hidden().play._replace(lines_shown=False)
    ours, theirs, nobody = (show_play(play, side) for side in ("O", "D", ""))
    assert (ours.o_line, ours.o_ball, ours.d_line, ours.d_backs) == ("pass_blocking", "forward_pass", "", "")
    assert (theirs.o_line, theirs.o_ball, theirs.d_line, theirs.d_backs) == (
        "",
        "",
        "aggressive_charge",
        "zone",
    )
    assert (nobody.o_line, nobody.o_ball, nobody.d_line, nobody.d_backs) == ("", "", "", "")
    shown = play._replace(lines_shown=True, ball_shown=True, backs_shown=True)
    assert show_play(shown, "").o_ball == "forward_pass" and show_play(shown, "O").d_backs == "zone"


def test_sc_17_1_each_seat_sees_the_markers_of_its_own_side() -> None:
    state = hidden()
    state = state._replace(play=state.play._replace(lines_shown=False))
    offence, defence, spectator = (view(state, seat).play for seat in (Seat.HOME, Seat.AWAY, None))
    assert (offence.o_ball, offence.d_backs, offence.holder) == ("forward_pass", "", "O12")
    assert (defence.o_ball, defence.d_backs, defence.holder) == ("", "zone", "")
    assert (spectator.o_ball, spectator.d_backs, spectator.holder) == ("", "", "")
    turned = state._replace(play=state.play._replace(offence=Seat.AWAY))
    assert view(turned, Seat.AWAY).play.o_ball == "forward_pass" and view(turned, Seat.HOME).play.o_ball == ""


def test_sc_17_2_only_the_offence_knows_who_has_the_ball() -> None:
    play = hidden().play
    assert (
        show_play(play, "O").holder == "O12"
        and show_play(play, "D").holder == show_play(play, "").holder == ""
    )
    assert show_play(play, "D").carriers == ("O12", "O31")
    assert show_play(play._replace(carriers=("O12",)), "D").holder == "O12"


def test_sc_17_3_targets_and_the_choice_are_the_offences() -> None:
    play = hidden().play
    assert show_play(play, "O").target == h("2040") and show_play(play, "D").target == -1
    assert show_play(play, "D").targets == show_play(play, "").targets == ()


def test_sc_17_4_everything_else_is_public() -> None:
    play = hidden().play
    secret = {"holder", "o_line", "o_ball", "d_line", "d_backs", "targets", "target"}
    for side in ("O", "D", ""):
        seen = show_play(play, side)
        assert all(getattr(seen, name) == getattr(play, name) for name in Play._fields if name not in secret)
    assert view(hidden(), None).match == hidden().match


@pytest.mark.rules("SC-17.5")
def test_sc_17_5_what_is_hidden_leaks_neither_by_view_nor_by_question_nor_by_event() -> None:
    random = Random(1)
    for seat in (Seat.HOME, Seat.AWAY, None):
        for _ in range(20):
            assert view(scramble(hidden(), seat, random), seat) == view(hidden(), seat)
    seat, question = asked(hidden())
    assert seat is Seat.AWAY and isinstance(question, Move)
    assert question.play == show_play(hidden().play, "D")
    # The same public step by a real carrier behind the line and by a dummy look alike to the defence.
    told = []
    for holder in ("O12", "O31"):
        play = position({"O12": "1928N", "O31": "1828N"}, carriers=("O12", "O31"))._replace(holder=holder)
        after, table = do(play, *step("O31", 0))
        told.append(([event for event in table.events if event.seen_by(Seat.AWAY)], show_play(after, "D")))
    assert told[0] == told[1]
    bound = position({"O12": "1928N", "O31": "2030N"}, carriers=("O12", "O31"), o_ball="run_left")
    assert refused(bound._replace(holder="O31"), *step("O31", 0)) == "SC-13.19"
    assert refused(bound._replace(holder="O12"), *step("O31", 0)) == ""


def test_sc_17_6_unrevealed_markers_stay_secret_after_the_play() -> None:
    play = position({"O12": "1928N"}, holder="O12", o_ball="run_left", d_backs="zone", targets=(5, 9))
    over, table = do(play, DOWN)
    seen = show_play(over, "D")
    assert seen.o_ball == "" and seen.targets == () and show_play(over, "O").d_backs == ""
    assert table.events and all("run_left" not in str(event.facts) for event in table.events)


def test_sc_18_1_every_chance_of_the_game_is_asked_of_the_table() -> None:
    play = position({"O12": "1928N", "O31": "1929NW", "D64": "1940S"}, holder="O12")
    with pytest.raises(AssertionError, match="dice"):
        carry_out(REHEARSAL, play, hand("O12", "O31"))
    assert total(12) == (6, 6)


def test_sc_18_2_chances() -> None:
    odds = Odds()
    assert odds.of(fumbled, "O31") == {True: Fraction(1, 36), False: Fraction(35, 36)}
    loose = position({"O12": "1928N", "D64": "1928S"}, phase="D.fumble", loose="O12")
    spread = Odds().of(settle, loose, "O12", "D64", "D")
    lost = sum(chance for result, chance in spread.items() if result.end and result.end.why == "fumble_lost")
    assert float(lost) == pytest.approx(6 / 7, abs=1e-12)
    air = position(
        {"O21": "1935N", "D26": "1936S"}, phase="D.intercept", aimed="O21", aimed_from="O21", forward=True
    )
    caught = Odds(lambda seat, question: "D26").of(try_interception, air)
    ends = {result.end.why: chance for result, chance in caught.items() if result.end is not None}
    assert ends == {"intercepted": Fraction(6, 36), "incomplete": Fraction(30, 36)}
