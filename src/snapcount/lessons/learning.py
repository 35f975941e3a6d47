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
from snapcount.lessons.judging import Fields, When, agrees, alike, called_alike, holds, mentions
from snapcount.lessons.lesson import Lesson, Script, Step, Try
from snapcount.lessons.scripted import LEARNER, ScriptedDice, offered, play, twin


class Reply(NamedTuple):
    """What came of a try: the sentence, what happened, and the table afterwards. A wrong one is then taken back."""

    right: bool
    say: str
    point: tuple[str, ...]
    events: tuple[Event, ...]
    game: Game
    left: Script = Script()
    """What nobody asked for of the script: in a lesson without faults nothing."""
    stays: bool = False
    """A right part of the way: the step stays open."""
    typed: str = ""
    """The sentence where answers are typed; empty: the same."""


WATCHED = Try((), True, "", (), Script(), True, {}, (), None, (), 1, False)
"""What comes of a step that is only watched."""


class Learning:
    """One learner at one lesson. `path` holds what was answered rightly so far, in its order."""

    def __init__(self, rulebook: Rulebook, lesson: Lesson, path: Sequence[Any] = ()) -> None:
        self.rulebook = rulebook
        self.lesson = lesson
        self.path: list[Any] = []
        self.answered: list[Any] = []
        """The last answer to every step done."""
        self.wrong = 0
        """Tries that had to be taken back: they cost stars."""
        self.unasked = Script()
        """What nobody asked for of that which comes before the step: in a lesson without faults nothing."""
        self.table = self.begun(None)
        self.open()
        for number, given in enumerate(path, 1):
            if not self.go_on(given).right:
                raise Refusal("", f"{given!r:.60} isn't a right answer to step {number} of this lesson.")

    @property
    def done(self) -> bool:
        return len(self.answered) == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        if self.done:
            raise Refusal("", "The lesson is over.")
        return self.lesson.steps[len(self.answered)]

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
            return self.played(step.script, [], WATCHED)
        if step.kind == "choose" and plain not in step.choices:
            raise Refusal(
                "", f"{given!r:.60} isn't a choice here: expected one of {', '.join(step.choices)}."
            )
        if step.kind == "answer":
            plain = to_plain(offered(plain, self.table.waiting[LEARNER]))
            self.allowed(plain)
        reply = self.judged(plain)
        self.wrong += not reply.right
        return reply

    def allowed(self, plain: Any) -> None:
        """What the rules don't allow they refuse in their own words; so does a step that is about something else."""
        twin(self.table).answer(plain, LEARNER)
        only = self.step.only
        if only and not mentions(plain, only):
            names = ", ".join(name.replace("_", " ") for name in only)
            raise Refusal("", f"Here only this will do: {names}.")

    def judged(self, plain: Any) -> Reply:
        """The first try that it is: by its answers, or by what comes of it."""
        step = self.step
        for one in step.tries:
            if one.when is not None:
                reply = self.if_so(one, one.when, plain)
                if reply is not None:
                    return reply
            elif any(
                alike(plain, answer) or (not one.played and called_alike(plain, answer))
                for answer in one.answers
            ):
                if not one.played:
                    return Reply(one.right, one.say, one.point, (), self.table, typed=one.typed)
                return self.played(one.script, [plain] if step.kind == "answer" else [], one)
        return Reply(False, step.otherwise, step.point, (), self.table)

    def if_so(self, one: Try, when: When, plain: Any) -> Reply | None:
        """The play in which the answer does what the try is known by; None where it doesn't often enough."""
        if not agrees(when.given, plain):
            return None
        try:
            plays = [self.played(script, [plain], one) for script in one.against or (one.script,)]
        except Refusal:  # what the script answers next isn't asked after this answer
            return None
        found = [reply for reply in plays if holds(when, reply.game.events[self.opened :], reply.game.state)]
        return found[0] if len(found) >= one.times else None

    def go_on(self, given: Any = None) -> Reply:
        """The same, and with a right answer on to the next step."""
        drive = self.step.kind == "drive"
        reply = Reply(True, "", (), (), self.table) if drive else self.give(given)
        if reply.right:
            self.path.append(to_plain(given))
            self.table = reply.game
            if reply.stays:
                self.heard = before(self.step.script, reply.left)
                return reply
            self.answered.append(to_plain(given))
            if not self.done:
                self.open()
        else:  # with the parts of the way that led there
            done, self.table, self.heard = self.first
            del self.path[done:]
        return reply

    def open(self) -> None:
        """Set the table for the step: its position, and what comes before the learner is asked."""
        step = self.step
        if step.start is not None:
            self.table = self.begun(step.start, step.options)
        self.unasked = play(self.table, step.before) if step.before != Script() else Script()
        self.opened = len(self.table.events)
        """Events from here on came of the answers to this step."""
        self.heard = Script()
        if step.kind == "answer" and LEARNER not in self.table.waiting:
            left = play(self.table, step.script._replace(mine=()))
            self.heard = before(step.script._replace(mine=()), left)
        self.first = len(self.path), self.table, self.heard
        """How the step began."""

    def played(self, script: Script, answers: Sequence[Any], found: Try) -> Reply:
        game = twin(self.table)
        told = len(game.events)
        mine = tuple(self.again(answer) for answer in script.mine)
        left = play(game, after(script._replace(mine=mine), self.heard), answers)
        news = tuple(game.events[told:])
        return Reply(found.right, found.say, found.point, news, game, left, found.stays, found.typed)

    def again(self, answer: Any) -> Any:
        """What was answered in an earlier step, with some of it changed; every other answer is itself."""
        if not isinstance(answer, Mapping) or "again" not in answer:
            return answer
        given = self.answered[answer["again"] - 1]
        return {**given, **answer["but"]} if "but" in answer else given

    def begun(self, changes: Fields | None, own: Fields | None = None) -> Game:
        """A game of the lesson at a position, given as changes of the first state."""
        options = self.rulebook.settle({**self.lesson.options, **(own or {})})
        position = None
        if changes is not None:
            first = to_plain(self.rulebook.rules.start(options))
            position = from_plain(self.rulebook.rules.state, changed(first, changes))
        source = Seats(ScriptedDice(Script()))
        return Game(self.rulebook, options, seed=0, names=self.lesson.names, source=source, start=position)


def changed(first: Fields, changes: Fields) -> dict[str, Any]:
    """The first state with these changes; of what has parts only those that are named."""
    parts = {
        name: changed(first[name], value)
        if isinstance(value, Mapping) and isinstance(first.get(name), Mapping)
        else value
        for name, value in changes.items()
    }
    return {**first, **parts}


def before(whole: Script, left: Script) -> Script:
    """What was used of a script."""
    return Script(*(one[: len(one) - len(rest)] for one, rest in zip(whole, left, strict=True)))


def after(whole: Script, used: Script) -> Script:
    """What a script still has when so much of each kind was used."""
    return Script(*(one[len(rest) :] for one, rest in zip(whole, used, strict=True)))
