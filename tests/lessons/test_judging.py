"""Tries that are known by what they do: drawn lines, countless forms of one answer."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.lessons.judging import agrees, mentions
from snapcount.lessons.learning import Learning
from snapcount.lessons.lesson import find_lesson


def at(lesson: int, path: list[Any] | None = None) -> Learning:
    return Learning(find("out_of_sight"), find_lesson("out_of_sight", lesson), path or [])


def dive(*points: tuple[float, float]) -> dict[str, Any]:
    way = [[27.75, 0.0], *map(list, points)]
    pen = {"pen": "down", "pts": way, "hang_ms": None, "air_yd": None}
    return {"play": "dive", "drop": [[29.75, 0.0], [27.75, 0.0]], "stroke": {"segments": [pen]}}


def test_parts_and_limits_agree() -> None:
    assert agrees({"yards": {"at_least": 4}}, {"yards": 4, "by": "lb"})
    assert not agrees({"yards": {"at_least": 4, "at_most": 5}}, {"yards": 6})
    assert not agrees({"yards": {"at_least": 4}}, {}) and not agrees({"down": 1}, {"down": True})
    men = [{"id": "O31", "hex": 9}, {"id": "D5", "hex": 3}]
    assert agrees({"O31": {"hex": {"at_least": 9}}}, men) and not agrees({"D5": {"hex": 9}}, men)
    assert agrees({}, None) and not agrees({"down": 1}, None)


def test_an_answer_mentions_itself_or_what_it_is_made_with() -> None:
    assert mentions("punt", ["punt"]) and mentions({"play": "dive", "drop": None}, ["dive"])
    assert not mentions("punt", ["dive"]) and not mentions(3, ["dive"])


def test_any_line_is_judged_by_what_it_does() -> None:
    first = at(1)
    assert "A bar is a tackler" in first.give(dive((44.0, 0.3))).say
    assert "past him" in first.give(dive((34.0, 3.0), (50.0, 3.0))).say
    assert first.wrong == 0
    assert not first.give(dive((31.0, 0.0))).right and first.wrong == 1


def test_a_right_part_of_the_way_is_kept_and_a_wrong_try_goes_back_to_where_the_step_began() -> None:
    rulebook, lesson = find("scrimmage"), find_lesson("scrimmage", 2)
    second = Learning(rulebook, lesson, [lesson.steps[0].example])
    start = second.table.state
    part, rest = lesson.steps[1].example[:1], lesson.steps[1].example[1:]
    reply = second.go_on(part)
    assert reply.stays and second.table.state != start and len(second.answered) == 1
    arms = [{**part[0], "dirs": [0]}]
    assert not second.go_on(arms).right and second.table.state == start, "in his arms: all of it goes back"
    second.go_on(part)
    assert second.go_on(rest).right and len(second.answered) == 2
    again = Learning(rulebook, lesson, second.path)
    assert again.table.state == second.table.state, "the parts are on the path"


def test_what_a_step_is_not_about_is_refused() -> None:
    with pytest.raises(Refusal, match="only this will do: dive"):
        at(1).give({**dive((44.0, 0.0)), "play": "off_tackle_left"})


def test_the_learners_own_line_is_judged_again_under_another_name() -> None:
    sweep = at(3).step.example
    reply = at(3, [sweep]).give()
    called = next(event for event in reply.events if event.what == "called")
    gained = next(event for event in reply.events if event.what == "gained")
    assert called.facts["play"] == "dive" and gained.facts["yards"] < 0


def test_one_set_of_linebackers_stands_against_three_plays() -> None:
    test = at(7, [at(7).step.example, at(7, [at(7).step.example]).step.example])
    bunched, good = test.step.ready, test.step.example
    assert not test.give(bunched).right, "only the run is stopped"
    assert test.give(good).right
    assert test.give([good[0], good[1], [36.0, 20.0]]).right, "two of three"
