"""Chapter 2: strokes that are refused, and what that costs."""

from __future__ import annotations

from math import inf, nan

import pytest

from snapcount.core.data.answers import decode_answer
from snapcount.core.game import Game
from snapcount.core.record.file import dump
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.questions.drawn import RunAfterCatch, RunBack
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.strokes import Segment, Stroke, dot
from snapcount.games.out_of_sight.view import view
from tests.rules.out_of_sight.pen import BALL, DROP, START, dot_code, down, question, run_code
from tests.rules.out_of_sight.table import (
    HOME,
    called,
    caught,
    code_of,
    game,
    go,
    receiver,
    set_up,
    snap,
)


def many(count: int) -> Stroke:
    return down(START, *((27.75 + i / count, 0.0) for i in range(count)))


@pytest.mark.parametrize(
    ("code", "stroke"),
    [
        ("E_NAN", down(START, (nan, 0.0))),
        ("E_NAN", down(START, (30.0, inf))),
        ("E_RANGE", down(START, (150.1, 0.0))),
        ("E_RANGE", down(START, (30.0, -60.1))),
        ("E_RANGE", down(START, (10**400, 0.0))),
        ("E_EMPTY", Stroke(())),
        ("E_EMPTY", down()),
        ("E_EMPTY", down(START, (27.8, 0.0))),
        ("E_EMPTY", None),
        ("E_MANY", many(4000)),
        ("E_START", down((28.5, 0.0), (40.0, 0.0))),
        ("E_LIFT", Stroke((Segment("down", (START, (33.0, 0.0))), Segment("up"), Segment("down", ((34.0, 0.0),))))),
        ("E_LIFT", Stroke((Segment("up"), Segment("down", (START, (40.0, 0.0)))))),
        ("E_TIME", down((27.75, 0.0, 10), (33.0, 0.0, 5))),
        ("E_TIME", down((27.75, 0.0), (33.0, 0.0, 5))),
        ("E_GAP", down((27.75, 0.0, 0), (58.0, 0.0, 400))),
        ("E_SLOW", down((27.75, 0.0, 0), (33.0, 0.0, 20001))),
        ("E_FAST", down((27.75, 0.0, 0), (35.0, 0.0, 4))),
        ("E_FAST", down((27.75, 0.0, 7), (35.0, 0.0, 7))),
        (None, many(3999)),
        (None, down((27.75, 0.0, 0), (57.0, 0.0, 400))),
        (None, down((27.75, 0.0, 0), (33.0, 0.0, 20000))),
        (None, down((27.75, 0.0, 0), (32.7, 0.0, 1))),
    ],
)  # fmt: skip
def test_os_2_12_bad_runs_are_refused_with_their_code(code: str | None, stroke: Stroke) -> None:
    assert run_code(stroke) == code


@pytest.mark.parametrize(
    ("code", "stroke"),
    [
        ("E_NO_LIFT", down((60.0, 0.0))),
        ("E_DOT", Stroke((Segment("up"),))),
        ("E_DOT", Stroke((Segment("up"), Segment("down", ((60.0, 0.0),)), Segment("down", ((61.0, 0.0),))))),
        ("E_DOT", Stroke((Segment("up"), Segment("down", ((60.0, 0.0), (60.0, 1.1)))))),
        ("E_NAN", dot((nan, 0.0))),
        ("E_NAN", Stroke((Segment("up", (), nan), Segment("down", ((60.0, 0.0),))))),
        ("E_EMPTY", Stroke((Segment("up"), Segment("down")))),
        ("E_RANGE", dot((60.0, 61.0))),
        (None, dot((60.0, 0.0))),
    ],
)
def test_os_2_12_bad_dots_are_refused_with_their_code(code: str | None, stroke: Stroke) -> None:
    assert dot_code(stroke) == code


def test_os_2_12_the_checks_come_in_their_order() -> None:
    crooked = (BALL, (27.75, 1.0))
    assert run_code(down((nan, 0.0)), drop=crooked, play="wedge") == "E_PLAY"
    assert run_code(down((nan, 0.0)), drop=(BALL, (nan, 0.0))) == "E_NAN"
    assert run_code(down((nan, 0.0)), drop=crooked) == "E_DROP"
    lifted = Stroke((Segment("up"), Segment("down", ((nan, 0.0),))))
    assert run_code(lifted) == "E_LIFT", "form before points"
    assert run_code(down((200.0, 0.0), (nan, 0.0))) == "E_NAN", "NaN before range"
    assert run_code(down((200.0, 0.0), (30.0, 0.0))) == "E_RANGE", "range before start"
    assert run_code(down((40.0, 0.0, 5), (30.0, 0.0, 1))) == "E_START", "start before times"
    assert run_code(down((27.75, 0.0, 0), (60.0, 0.0, 30000))) == "E_GAP", "gap before slow"


def test_os_2_12_every_refusal_has_a_rule_and_a_sentence() -> None:
    refusal = question().problem(Execution("dive", DROP, down((28.5, 0.0), (40.0, 0.0))))
    assert isinstance(refusal, Refusal) and refusal.rule == "OS-2.3" and refusal.sentence.endswith("of it.")


def test_os_2_13_a_refused_stroke_changes_nothing_and_reveals_nothing() -> None:
    going = Game(RULEBOOK, {"plays": 5}, seed=3)
    for answer in ("odd", "receive", "West"):
        going.answer(answer)
    assert going.question is not None
    going.answer(dot((60.0 if going.question.goes == 1 else 40.0, 0.0)))  # type: ignore[attr-defined]
    before, seat = dump(going), going.seat
    with pytest.raises(Refusal, match=r"OS-2\.3"):
        going.answer(down((0.0, 0.0), (1.0, 0.0)))
    assert dump(going) == before and going.seat is seat and isinstance(going.question, RunBack)


def test_os_2_13_a_refused_run_after_a_catch_leaves_the_field_hidden() -> None:
    complete = snap(game(receiver(40, 5)), "slant", (38.6, 5.0)).state
    with pytest.raises(Refusal):
        go(complete, Stroke((Segment("up"), Segment("down", ((38.6, 5.0), (50.0, 5.0))))))
    assert view(complete, HOME).hidden


def test_a_run_after_a_catch_is_checked_like_any_run() -> None:
    asked = RunAfterCatch("[]", (38.6, 5.0), "slant", BALL, 1, "clear")
    assert code_of(asked, down((38.6, 5.0), (38.7, 5.0))) == "E_EMPTY"
    assert code_of(asked, down((39.6, 5.0), (45.0, 5.0))) == "E_START"
    assert code_of(asked, down((38.6, 5.0), (45.0, 5.0))) is None
    assert called(set_up(game()), "dive", (40.0, 0.0)).drop == DROP
    assert caught(game(receiver(40, 5)), "slant", (38.6, 6.5), (38.6, 12.0)).state.phase == "scrimmage"


def test_a_stroke_of_monstrous_size_is_refused_before_it_is_read() -> None:
    points = [[27.75, 0.0]] * 20_001
    plain = {
        "play": "dive",
        "drop": None,
        "stroke": {"segments": [{"pen": "down", "pts": points, "hang_ms": None, "air_yd": None}]},
    }
    with pytest.raises(Refusal, match="at most 20000 entries"):
        decode_answer(question(), plain)
