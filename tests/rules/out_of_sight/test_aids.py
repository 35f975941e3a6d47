"""What the board asks while somebody thinks: where the ball and the linebackers may stand."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from snapcount.core.data.typed import from_plain
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.questions.listed import SetLinebackers, SpotBall
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.view import View, view
from tests.rules.out_of_sight.table import AWAY, HOME, bar, game


def asked(seen: View, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = RULEBOOK.face.aid(seen, request)
    return answer


def spotting(*symbols: Any, **changes: Any) -> View:
    return view(game(*symbols, phase="spot", **changes), HOME)


def test_os_7_5_the_ball_goes_to_the_nearest_legal_place() -> None:
    seen = spotting(bar("white", 29.0))
    question = SpotBall(seen.options.field, seen.scrimmage_x, seen.going, False)
    (_, low), (high, _) = question.stretches()
    assert asked(seen, ask="spot", y=high + 0.5)["y"] == high + 0.5, "it may lie there"
    assert asked(seen, ask="spot", y=0.3)["y"] == high and asked(seen, ask="spot", y=-0.3)["y"] == low
    assert asked(seen, ask="spot", y=99.0)["y"] == question.stretches()[-1][1]


def test_os_7_5_a_step_leads_over_what_is_printed_and_ends_at_the_hashes() -> None:
    seen = spotting(bar("white", 29.0))
    (first, low), (high, last) = SpotBall(seen.options.field, seen.scrimmage_x, seen.going, False).stretches()
    assert asked(seen, ask="spot", y=low, by=0.1)["y"] == high
    assert asked(seen, ask="spot", y=high, by=-0.1)["y"] == low
    assert asked(seen, ask="spot", y=last, by=1.0)["y"] == last
    assert asked(seen, ask="spot", y=first, by=-1.0)["y"] == first
    assert find(seen.options.field).symbols


def setting(**changes: Any) -> View:
    return view(game(phase="huddle", los=30.0, ltg=40.0, **changes), AWAY)


def stand(at: Point, *others: Point, by: Point = (0.0, 0.0)) -> Point:
    request = {"at": list(at), "others": [list(one) for one in others], "by": list(by)}
    found: Point = from_plain(Point, asked(setting(), ask="linebacker", **request)["at"])
    return found


def test_os_8_8_a_linebacker_let_go_slides_to_where_he_may_stand() -> None:
    question = SetLinebackers(30.0, 0.0, 1)
    assert stand((36.0, 0.0)) == (36.0, 0.0), "he may stand there"
    for at, others in (((26.0, 0.0), ()), ((30.5, 0.2), ()), ((36.0, 0.0), ((36.0, 1.0),))):
        found = stand(at, *others)
        assert question.code((found, *others)) is None and question.code((at, *others)) is not None
        assert hypot(found[0] - at[0], found[1] - at[1]) < 9


def test_os_8_8_a_step_hops_over_where_nobody_may_stand() -> None:
    assert stand((36.0, 0.0), by=(0.5, 0.0)) == (36.5, 0.0)
    assert stand((31.5, 0.0), by=(-0.5, 0.0))[0] <= 30 - 7 - 1.25, "out of the blitz circle behind the line"
    assert stand((36.0, 0.0), (36.0, 2.0), by=(0.0, 0.5))[1] >= 4.5, "beyond the other one"


def test_os_2_14_hidden_eyes_are_told_nothing() -> None:
    drawing = view(game(phase="huddle"), HOME)
    with pytest.raises(Refusal, match="OS-2.14"):
        asked(drawing, ask="spot", y=0.0)


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"ask": "spot"},
        {"ask": "spot", "y": "left"},
        {"ask": "linebacker", "at": [1.0]},
        {"ask": "linebacker", "at": [1.0, 2.0], "others": [3]},
    ],
)
def test_what_cannot_be_read_gets_a_sentence(request_: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        RULEBOOK.face.aid(setting(), request_)
