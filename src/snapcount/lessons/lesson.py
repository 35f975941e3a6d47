"""What a lesson is: data. A position, what the dice and the other side will do, sentences, right and wrong tries."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from snapcount.core.rulebook import Names, Value
from snapcount.core.table import Refusal
from snapcount.lessons.judging import When

Fields = Mapping[str, Any]


class Script(NamedTuple):
    """What comes in a play besides the learner's own answer, each in its order, as plain data."""

    dice: tuple[tuple[int, ...], ...] = ()
    cards: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    """Answers of the other side."""
    mine: tuple[Any, ...] = ()
    """Answers that are given for the learner: plain, or `{"option": 0}`, the first of what is offered then, or
    `{"again": 1, "but": {…}}`, what he answered in step 1 with some of it changed."""


class Try(NamedTuple):
    """What may be answered, and what is said to it. It is played out; a wrong one then goes back."""

    answers: tuple[Any, ...]
    """Plain answers of the game's question, or the text of a choice; where `when` decides, examples."""
    right: bool
    say: str
    point: tuple[str, ...]
    script: Script
    played: bool
    """False: the sentence is enough, nothing happens on the field."""
    after: Fields
    """What must be true of the state afterwards: whoever mends a rule hears it from the tests."""
    told: tuple[str, ...]
    """Rule ids that the play must name on its way, for the same reason."""
    when: When | None
    """What the try is known by in place of its answers: the first whose play does this."""
    against: tuple[Script, ...]
    """Plays in which the same answer is tried; none: only its own script."""
    times: int
    """In how many of them it must be so."""
    stays: bool
    """Part of the way: it is kept and nothing is said to it, and the step stays open."""
    typed: str = ""
    """What is said in its place where answers are typed, not pointed at; empty: the same."""


class Drive(NamedTuple):
    """Free play against a coach with real dice, until somebody scores or the ball changes hands."""

    coach: str
    passed: str
    """What is said to points."""
    failed: str


class Step(NamedTuple):
    """One sentence to the learner, and what he does."""

    say: str
    point: tuple[str, ...]
    start: Fields | None
    """A position to begin at, as changes of the game's first state; None: it goes on from where it stands."""
    before: Script
    """What is played before the learner is asked: hands laid out, turns that are not what the step is about."""
    script: Script
    """Of the play that follows; where a step is only watched, all of it."""
    choices: tuple[str, ...]
    """A question about the game instead of an answer in it: the texts to choose from."""
    tries: tuple[Try, ...]
    otherwise: str
    """What is said to any other answer, which isn't played."""
    drive: Drive | None
    only: tuple[str, ...]
    """What is offered here of all that the question offers; nothing named: all."""
    ready: Any
    """An answer that lies ready to be changed; None: what the game has ready."""
    seeing: bool
    """What is else done blind is done here with open eyes."""
    options: Mapping[str, Value]
    """Options of the game at this position, where they differ from the lesson's."""
    typed: str = ""
    """What is said in its place where answers are typed, not pointed at; empty: the same."""

    @property
    def example(self) -> Any:
        """A right answer; None where none is asked for."""
        return next((one.answers[0] for one in self.tries if one.right and not one.stays), None)

    @property
    def kind(self) -> str:
        """What the learner does: answer, choose, watch or drive."""
        if self.drive is not None:
            return "drive"
        return "choose" if self.choices else "answer" if self.tries else "watch"


class Lesson(NamedTuple):
    """One idea, taught in a few steps."""

    game: str
    number: int
    title: str
    idea: str
    remember: str
    rules: tuple[str, ...]
    options: Mapping[str, Value]
    names: Names
    """The learner, who sits at home, and the other side."""
    steps: tuple[Step, ...]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where nobody has written any."""
    folder = files("snapcount.games") / game / "lessons"
    if not folder.is_dir():
        return ()
    pages = sorted(
        (page for page in folder.iterdir() if page.name.endswith(".json")),
        key=lambda page: int(page.name.partition("-")[0]),
    )
    return tuple(
        read_lesson(game, number, json.loads(page.read_text(encoding="utf-8")))
        for number, page in enumerate(pages, 1)
    )


def find_lesson(game: str, number: int) -> Lesson:
    lessons = lessons_of(game)
    if not 1 <= number <= len(lessons):
        expected = f"1 to {len(lessons)}" if lessons else "none yet"
        raise Refusal("", f"There is no lesson {number} of {game}: expected {expected}.")
    return lessons[number - 1]


def read_lesson(game: str, number: int, page: Fields) -> Lesson:
    return Lesson(
        game,
        number,
        page["title"],
        page["idea"],
        page["remember"],
        tuple(page["rules"]),
        page.get("options", {}),
        (page["names"][0], page["names"][1]),
        tuple(map(read_step, page["steps"])),
    )


def read_step(step: Fields) -> Step:
    script = read_script(step, Script())
    drive = Drive(**step["drive"]) if "drive" in step else None
    return Step(
        step["say"],
        tuple(step.get("point", ())),
        step.get("start"),
        read_script(step.get("before", {}), Script()),
        script,
        tuple(step.get("choices", ())),
        tuple(read_try(one, script) for one in step.get("tries", ())),
        step.get("otherwise", ""),
        drive,
        tuple(step.get("only", ())),
        step.get("ready"),
        step.get("seeing", False),
        step.get("options", {}),
        step.get("typed", ""),
    )


def read_try(one: Fields, usual: Script) -> Try:
    return Try(
        tuple(one["answers"]),
        one.get("right", False) or one.get("stays", False),
        one.get("say", ""),
        tuple(one.get("point", ())),
        read_script(one, usual),
        one.get("played", True),
        one.get("after", {}),
        tuple(one.get("told", ())),
        When(**one["when"]) if "when" in one else None,
        tuple(read_script(other, usual) for other in one.get("against", ())),
        one.get("times", 1),
        one.get("stays", False),
        one.get("typed", ""),
    )


def read_script(fields: Fields, usual: Script) -> Script:
    """Its own dice, cards and answers; those of the step where it names none."""
    own = {name: tuple(fields[name]) for name in Script._fields if name in fields}
    if "dice" in own:
        own["dice"] = tuple(map(tuple, own["dice"]))
    return usual._replace(**own)
