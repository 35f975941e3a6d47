"""Lessons on the wire, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from snapcount.core.data.reading import sane
from snapcount.server.wire.fields import Checked, In, Out, Plain, like, long, message
from snapcount.server.wire.rest import Match
from snapcount.server.wire.sights import EventOut
from snapcount.server.wire.to_page import State

Shelf = Literal["lessons", "puzzles"]
MOST_STEPS = 40
Path = Annotated[list[Any], long(0, MOST_STEPS), Checked(sane)]
"""What was answered rightly so far."""
MOST_ANSWERS = 600
LongPath = Annotated[list[Any], long(0, MOST_ANSWERS), Checked(sane)]
"""What was answered so far in a whole drive."""


@message
class LessonInfo(Out):
    number: int
    title: str
    idea: str
    remember: str
    rules: list[str]
    steps: int


@message
class Lessons(Out):
    lessons: list[LessonInfo]


@message
class LessonStep(Out):
    number: int
    say: str
    point: list[str]
    """What to point at on the table."""
    kind: Literal["answer", "choose", "watch", "drive"]
    choices: list[str]
    example: Plain
    """A right answer, for whoever can't find one; null where none is asked for."""


@message
class LessonReply(Out):
    right: bool
    say: str
    point: list[str]
    stays: bool
    """A right part of the way: the step stays open."""


@message
class LessonTable(Out):
    """The table of a lesson: as its step finds it, or as a try has left it."""

    lesson: LessonInfo
    step: LessonStep | None
    """Null: the lesson is over."""
    reply: LessonReply | None
    match: Match
    events: list[EventOut]
    state: State


@message
class ExerciseTable(Out):
    """The table before a costly decision, with its question open."""

    match: Match
    events: list[EventOut]
    state: State


@message
class ExerciseReply(Out):
    right: bool
    """As good as the best, to a point of win chance."""
    say: str
    chance: float | None


@message
class ExerciseTry(In):
    given: Plain


@message
class LessonOpen(In):
    path: Path


@message
class LessonTry(In):
    path: Path
    given: Plain


@message
class LessonAid(In):
    path: Path
    wanted: Annotated[dict[str, Any], Checked(sane)]


@message
class DailyOpen(In):
    path: LongPath


@message
class DailyTry(In):
    path: LongPath
    given: Plain


@message
class DailyAid(In):
    path: LongPath
    wanted: Annotated[dict[str, Any], Checked(sane)]


@message
class DailyEnter(In):
    """A drive that is over, for the table of its day: what came of it the server finds out itself."""

    path: LongPath
    name: Annotated[str, long(1, 60)]
    person: Annotated[str, long(16, 64), like(r"^[A-Za-z0-9_-]+$")]
    """A secret of the browser's own: one drive a person and day."""


@message
class DailyEntry(Out):
    name: str
    said: str
    """Touchdown: 65 yards in 7 plays."""
    picture: str


@message
class DailyTable(Out):
    count: int
    """How many drives are in the table; the best are told."""
    place: int | None
    """Of whoever entered one now."""
    entries: list[DailyEntry]
    say: str
    """Why a drive was not entered."""


@message
class DailyBest(Out):
    game: str
    count: int
    best: DailyEntry | None


@message
class DailyToday(Out):
    games: list[DailyBest]
