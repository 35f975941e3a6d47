"""What can be typed in the terminal."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.examples.given import formations
from snapcount.games.card_bowl.rules.cards import SUITED
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift
from snapcount.games.card_bowl.rules.lineup.formations import DefenceSet
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.show.typed import read, typing
from snapcount.games.card_bowl.state import Call
from tests.rules.card_bowl.bowl import formation, kicked_from

HAND = SUITED[:11]
FIELD = formations(formation(), False).field


def fine(question: Question[Any], text: str) -> Any:
    answer = read(question, text)
    assert question.problem(answer) is None, (text, answer)
    return answer


def test_formations_by_name_by_shape_and_card_by_card() -> None:
    offence = q.SetOffence(HAND)
    assert fine(offence, "Pro set pass").shape == "U-B101-T01-W11"
    assert fine(offence, "G-B001-T00-W22 run").shape == "G-B001-T00-W22"
    assert fine(offence, "U-B101-T01-W11 " + " ".join(HAND)).cards == HAND
    assert read(offence, "wishbone of dreams") is None and read(offence, "") is None
    defence = q.SetDefence(HAND, "U-B101-T01-W11")
    assert len(fine(defence, "4-3 cover").front) == 4
    typed = "-2.5 -0.5 1 3 / olb-l mlb olb-r s-l s-r / wrl1 wrr1 / " + " ".join(HAND)
    assert fine(defence, typed) == DefenceSet(
        (-2.5, -0.5, 1.0, 3.0), ("OLB-L", "MLB", "OLB-R", "S-L", "S-R"), ("WRL1", "WRR1"), HAND
    )
    assert read(defence, "a b c / d / e / f") is None


def test_a_book_formation_with_cards_exchanged() -> None:
    offence = q.SetOffence(HAND)
    book = fine(offence, "pro set run")
    changed = fine(offence, f"pro set run, QB C, {book.cards[7]} BL1")
    assert changed.cards[:2] == book.cards[1::-1]
    assert (changed.cards[7], changed.cards[9]) == (book.cards[9], book.cards[7])
    assert read(offence, "pro set run, QB XX") is None and read(offence, "pro set run, QB") is None
    defence = q.SetDefence(HAND, "U-B101-T01-W11")
    book_set = fine(defence, "nickel cover")
    swapped = fine(defence, "4-2-5 cover, F1 CB1")
    assert (swapped.cards[0], swapped.cards[-3]) == (book_set.cards[-3], book_set.cards[0])


def test_what_can_be_typed_is_said_where_the_list_is_long() -> None:
    assert "pro set" in typing(q.SetOffence(HAND))
    assert "rush" in typing(q.Execute(FIELD, "blocking"))
    assert typing(q.CallToss()) == ""


def test_turns_and_plays() -> None:
    turn = fine(q.DefenceTurn(FIELD, 1), "mlb line f2; s-l cover wrl1")
    assert turn == Turn((Move("MLB", "line", "F2"), Move("S-L", "cover", "WRL1")))
    assert read(q.DefenceTurn(FIELD, 1), "mlb line f2 +") == Turn((Move("MLB", "line", "F2"),), False)
    assert fine(q.DefenceTurn(FIELD, 1), "done") == Turn()
    assert fine(q.BlockingPattern(FIELD), "lg block f1; c free").moves[1] == Move("C", "free")
    assert fine(q.Motion(FIELD), "ter1 tel") == Shift("TER1", "TEL")
    execute = q.Execute(FIELD, "blocking")
    assert fine(execute, "pass wrl1") == Call("pass", "WRL1")
    assert fine(execute, "scramble f2-f3") == Call("scramble", "QB", "F2-F3")
    assert fine(execute, "screen bl1 l wrl1") == Call("screen", "BL1", "", "L", ("WRL1",))
    assert read(execute, "rush bl1 f2") == Call("rush", "BL1", "F2") and read(execute, "punt") is None
    assert read(q.LeaveOut(("5D", "7D"), 30, 20, 99), "5♦ 7d") == ("5D", "7D")
    assert fine(q.ChooseKick(kicked_from(Seat.HOME, 30), False), "squib 33") == q.FreeKick("squib", 33)
    assert fine(q.ChooseKick(kicked_from(Seat.HOME, 30), False), "on-side 9") == q.FreeKick("onside", 9)
    assert fine(q.ChooseKick(kicked_from(Seat.HOME, 20), True), "punt") == q.FreeKick("safety_punt")
    assert read(q.CallToss(), "heads") is None, "labels are read elsewhere"


def test_numbers_commands_and_labels_are_left_to_the_terminal() -> None:
    questions: list[Question[Any]] = [
        q.SetOffence(HAND),
        q.SetDefence(HAND, "U-B101-T01-W11"),
        q.Motion(FIELD),
        q.DefenceTurn(FIELD, 1),
        q.BlockOrRelease(("TER1",)),
        q.Execute(FIELD, "blocking"),
        q.Tacklers((q.Chosen("MLB", "QD"),), ("8S",), 1, 40),
        q.DownfieldBlocks((), (), (), 3),
        q.LeaveOut(("5D",), 30, 20, 99),
        q.Develop(FIELD),
    ]
    for question in questions:
        for text in ("1", "12", "q", "r 5.1", "undo", "rule CB-28.9", "no", "help"):
            assert read(question, text) is None, (question, text)
