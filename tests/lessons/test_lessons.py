"""Every lesson is played to its end, with every wrong try in it: a rule that is mended can't break one unheard."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.core.examples import difference
from snapcount.core.ledger import entries
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find
from snapcount.lessons.drive import FreeDrive
from snapcount.lessons.judging import mentions
from snapcount.lessons.learning import Learning, Reply
from snapcount.lessons.lesson import Lesson, Script, Try, find_lesson, lessons_of
from snapcount.lessons.scripted import LEARNER

MANY = 40
"""Of thousands of hexes the first few will do."""
WEB = Path(__file__).parents[2] / "web" / "src"
PAGE = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.tsx"))
LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
TAUGHT = sorted({lesson.game for lesson in LESSONS})
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.number}")


def take(lesson: Lesson) -> Learning:
    return Learning(find(lesson.game), lesson)


def problems(one: Try, reply: Reply) -> list[str]:
    """What the lesson says of a try and isn't so."""
    told = {event.rule for event in reply.events}
    found = [difference(one.after, to_plain(reply.game.state))] if one.after else []
    found += [f"{rule} is not told" for rule in one.told if rule not in told]
    found += [f"left over: {reply.left}"] if reply.left != Script() and not one.stays else []
    return [problem for problem in found if problem]


def done_rightly(learning: Learning) -> Any:
    """A right answer of the open step, or None where none is asked for."""
    return learning.step.example


@every_lesson
def test_a_lesson_is_played_to_its_end_by_right_answers(lesson: Lesson) -> None:
    learning = take(lesson)
    while not learning.done:
        assert learning.go_on(done_rightly(learning)).right, learning.step.say
    assert learning.stars == 3


@every_lesson
def test_every_try_does_what_the_lesson_says_of_it(lesson: Lesson) -> None:
    """From every step, on the way of the first right answers: right and wrong tries, each with its dice and cards."""
    learning = take(lesson)
    while not learning.done:
        assert learning.unasked == Script(), learning.step.say
        for one in learning.step.tries:
            for answer in one.answers:
                before = len(learning.table.inputs)
                reply = learning.give(answer)
                assert reply.right == one.right and reply.say == one.say
                if one.played:
                    assert not problems(one, reply), (learning.step.say, answer)
                assert len(learning.table.inputs) == before, "a try is taken back"
        learning.go_on(done_rightly(learning))


@every_lesson
def test_whichever_right_answer_is_given_the_lesson_goes_on_to_its_end(lesson: Lesson) -> None:
    right = [
        [answer for one in step.tries if one.right and not one.stays for answer in one.answers] or [None]
        for step in lesson.steps
    ]
    usual = [answers[0] for answers in right]
    for at, answers in enumerate(right):
        for answer in answers:
            assert Learning(find(lesson.game), lesson, [*usual[:at], answer, *usual[at + 1 :]]).done


@every_lesson
def test_a_step_asks_for_what_the_rules_ask_for(lesson: Lesson) -> None:
    learning = take(lesson)
    while not learning.done:
        if learning.step.kind == "answer":
            for option in islice(learning.table.waiting[LEARNER].options(), MANY):
                said = learning.step.only and not mentions(to_plain(option), learning.step.only)
                reply = None if said else learning.give(option)
                assert not reply or reply.say or reply.stays, (
                    f"{learning.step.say}: nothing is said to {option}"
                )
        learning.go_on(done_rightly(learning))


@every_lesson
def test_a_lesson_says_little_and_names_rules_that_exist(lesson: Lesson) -> None:
    known = set(entries(find(lesson.game)))
    assert lesson.rules and not set(lesson.rules) - known
    said = [
        text for step in lesson.steps for text in (step.say, step.otherwise, *(t.say for t in step.tries))
    ]
    for text in said:
        assert len(text.split()) <= 45, f"too long to be read while playing: {text}"
    assert 2 <= len(lesson.steps) <= 12


@every_lesson
def test_what_a_lesson_points_at_is_on_the_page(lesson: Lesson) -> None:
    """An answer in the hand, something that carries its name, or one of many that carry theirs (`card:BL1`)."""
    named = set(re.findall(r'data-point="([^"]+)"', PAGE)) | set(re.findall(r"data-point=\{[^}]*\}", PAGE))
    carried = " ".join(named)
    kinds = ("hand:", *re.findall(r"data-point=\{`(\w+:)\w*\$\{", PAGE))
    for step in lesson.steps:
        for point in (*step.point, *(one for t in step.tries for one in t.point)):
            assert point.startswith(kinds) or point in named or f'"{point}"' in carried, point


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_has_six_to_ten_lessons_and_each_a_title_of_its_own(game: str) -> None:
    titles = [lesson.title for lesson in lessons_of(game)]
    assert 6 <= len(titles) <= 10 and len(set(titles)) == len(titles)


def test_a_wrong_try_costs_a_star_and_changes_nothing() -> None:
    learning = take(find_lesson("dice_football", 1))
    reply = learning.go_on("punt")
    assert not reply.right and reply.say == "Later. Lay Run first."
    assert not learning.path and not learning.table.inputs
    for _ in range(3):
        learning.go_on("run")
    learning.go_on("4 yards")
    learning.go_on("11 yards")
    assert learning.done and learning.stars == 2


def test_what_the_rules_refuse_is_refused_in_their_words() -> None:
    learning = take(find_lesson("dice_football", 1))
    with pytest.raises(Refusal, match="field_goal is not possible here"):
        learning.give("field_goal")
    assert not learning.wrong


def test_a_wrong_choice_of_words_is_refused_with_what_was_expected() -> None:
    learning = Learning(find("dice_football"), find_lesson("dice_football", 1), ["run", "run", "run"])
    with pytest.raises(Refusal, match="expected one of 8 yards, 4 yards, 2 yards"):
        learning.give("3 yards")


def test_an_unknown_lesson_is_refused_with_their_numbers() -> None:
    with pytest.raises(Refusal, match="There is no lesson 12 of dice_football: expected 1 to 9"):
        find_lesson("dice_football", 12)


def test_a_lesson_is_taken_up_after_right_answers_only() -> None:
    with pytest.raises(Refusal, match="'punt' isn't a right answer to step 2"):
        Learning(find("dice_football"), find_lesson("dice_football", 1), ["run", "punt"])
    with pytest.raises(Refusal, match="The lesson is over"):
        Learning(
            find("dice_football"),
            find_lesson("dice_football", 1),
            ["run", "run", "run", "4 yards", "11 yards", "run"],
        )


def test_a_free_drive_ends_with_points_or_with_the_ball_lost() -> None:
    lesson = find_lesson("dice_football", 9)
    learning = Learning(find("dice_football"), lesson, [None, "Run", "Punt", 5])
    assert learning.step.kind == "drive" and learning.step.drive is not None
    ends = set()
    for _ in range(60):
        drive = FreeDrive(learning.table, learning.step.drive.coach)
        while not drive.over:
            drive.answer(next(iter(drive.game.waiting[LEARNER].options())))
        ends.add(drive.passed)
        assert drive.passed == (drive.game.score[0] > 0)
    assert ends == {True, False}, "sixty drives with real dice: some score, some don't"
