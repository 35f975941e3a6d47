"""A lesson being taken: what stands on the table, and what is said to a try."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import from_plain
from snapcount.core.drivers.live import Seats
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Event, Refusal
from snapcount.lessons.lesson import Lesson, Script, Step, Try
from snapcount.lessons.scripted import LEARNER, ScriptedDice, play, twin


class Reply(NamedTuple):
    """What came of a try: the sentence, what happened, and the table afterwards. A wrong one is then taken back."""

    right: bool
    say: str
    point: tuple[str, ...]
    events: tuple[Event, ...]
    game: Game
    left: Script = Script()
    """What nobody asked for of the script: in a lesson without faults nothing."""


class Learning:
    """One learner at one lesson. `path` holds what was answered rightly so far, a value for every step done."""

    def __init__(self, rulebook: Rulebook, lesson: Lesson, path: Sequence[Any] = ()) -> None:
        self.rulebook = rulebook
        self.lesson = lesson
        self.path: list[Any] = []
        self.wrong = 0
        """Tries that had to be taken back: they cost stars."""
        self.unasked = Script()
        """What nobody asked for of that which comes before the step: in a lesson without faults nothing."""
        self.table = self.begun(None)
        self.open()
        for number, given in enumerate(path, 1):
            if not self.go_on(given).right:
                raise Refusal("", f"{given!r:.60} is no right answer to step {number} of this lesson.")

    @property
    def done(self) -> bool:
        return len(self.path) == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        if self.done:
            raise Refusal("", "The lesson is over.")
        return self.lesson.steps[len(self.path)]

    @property
    def stars(self) -> int:
        """Three for a lesson without a wrong try, one for every lesson that was finished."""
        return 3 if not self.wrong else 2 if self.wrong < 3 else 1

    def give(self, given: Any = None) -> Reply:
        """Try an answer in the game or a choice's text; nothing where one only watches. The table stays as it is."""
        step, plain = self.step, to_plain(given)
        if step.kind == "drive":
            raise Refusal("", "Here you play freely: there is no one answer.")
        if step.kind == "watch":
            return self.played(step.script, [], Try((), True, "", (), step.script, True, {}, ()))
        if step.kind == "choose" and plain not in step.choices:
            raise Refusal("", f"{given!r:.60} is no choice here: expected one of {', '.join(step.choices)}.")
        if step.kind == "answer":
            twin(self.table).answer(
                plain, LEARNER
            )  # what the rules don't allow they refuse in their own words
        found = next((one for one in step.tries if any(alike(plain, answer) for answer in one.answers)), None)
        if found is None:
            reply = Reply(False, step.otherwise, step.point, (), self.table)
        elif not found.played:
            reply = Reply(found.right, found.say, found.point, (), self.table)
        else:
            reply = self.played(found.script, [plain] if step.kind == "answer" else [], found)
        self.wrong += not reply.right
        return reply

    def go_on(self, given: Any = None) -> Reply:
        """The same, and with a right answer on to the next step."""
        drive = self.step.kind == "drive"
        reply = Reply(True, "", (), (), self.table) if drive else self.give(given)
        if reply.right:
            self.path.append(to_plain(given))
            self.table = reply.game
            if not self.done:
                self.open()
        return reply

    def open(self) -> None:
        """Set the table for the step: its position, and what comes before the learner is asked."""
        step = self.step
        if step.start is not None:
            self.table = self.begun(step.start)
        self.unasked = play(self.table, step.before) if step.before != Script() else Script()
        self.heard = Script()
        if step.kind == "answer" and LEARNER not in self.table.waiting:
            left = play(self.table, step.script._replace(mine=()))
            self.heard = before(step.script._replace(mine=()), left)

    def played(self, script: Script, answers: Sequence[Any], found: Try) -> Reply:
        game = twin(self.table)
        told = len(game.events)
        left = play(game, after(script, self.heard), answers)
        return Reply(found.right, found.say, found.point, tuple(game.events[told:]), game, left)

    def begun(self, changes: Mapping[str, Any] | None) -> Game:
        """A game of the lesson at a position, given as changes of the first state."""
        options = self.rulebook.settle(self.lesson.options)
        position = None
        if changes is not None:
            first = to_plain(self.rulebook.rules.start(options))
            position = from_plain(self.rulebook.rules.state, {**first, **changes})
        source = Seats(ScriptedDice(Script()))
        return Game(self.rulebook, options, seed=0, names=self.lesson.names, source=source, start=position)


def alike(one: Any, other: Any) -> bool:
    """The same plain value: yes is not card 1."""
    return type(one) is type(other) and one == other


def before(whole: Script, left: Script) -> Script:
    """What was used of a script."""
    return Script(*(one[: len(one) - len(rest)] for one, rest in zip(whole, left, strict=True)))


def after(whole: Script, used: Script) -> Script:
    """What a script still has when so much of each kind was used."""
    return Script(*(one[len(rest) :] for one, rest in zip(whole, used, strict=True)))
