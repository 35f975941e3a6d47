"""A game played answer by answer with neither record nor log: for training and for search."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from snapcount.core.drivers.sampled import Cup
from snapcount.core.drivers.stepped import Chances, Due, NotThrown, Stepped
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Event, Pending, Question, Seat

HOME, AWAY = Seat
OTHER_DICE = Cup(Random())
"""What clones throw unless they are given dice: no game's own, so that nobody tries out what will come."""


class Steps:
    """A game at its next question: a checkpoint, the inputs of its phase so far, and who is asked what.

    With the same seed and the same answers it is the game that `play_out` plays. Answers are taken as they come.
    """

    __slots__ = (
        "asked", "chances", "due", "events", "given", "inputs", "listen", "rulebook", "state", "told", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        rulebook: Rulebook,
        options: Mapping[str, object] | None = None,
        *,
        chances: Chances,
        listen: bool = False,
        start: Any = None,
    ) -> None:
        self.rulebook = rulebook
        self.chances = chances
        self.listen = listen
        self.state = rulebook.begin(rulebook.settle(options or {}), start)
        self.inputs: list[Any] = []
        self.asked: dict[Seat, Question[Any]] = {}
        """Both questions while sealed answers come in one by one."""
        self.waiting: dict[Seat, Question[Any]] = {}
        self.given: dict[Seat, Any] = {}
        """A sealed answer, until the other seat's is there too."""
        self.due: Due | None = None
        """A throw or card that somebody else must give."""
        self.events: list[Event] = []
        """What was told since the last answer or throw, if somebody listens."""
        self.told = 0
        """How much of the phase has been told before."""
        self.advance()

    @property
    def is_over(self) -> bool:
        return not self.waiting and self.due is None

    @property
    def score(self) -> tuple[int, int]:
        return self.rulebook.rules.score(self.state)

    def view(self, seat: Seat | None = None) -> Any:
        return self.rulebook.rules.view(self.state, seat)

    def answer(self, seat: Seat, answer: Any) -> None:
        given = self.given
        if len(self.waiting) == 2:
            self.waiting = {seat.other: self.waiting[seat.other]}
            self.given, self.events = {seat: answer}, []
            return
        if given:
            other = given[seat.other]
            self.inputs += (answer, other) if seat is HOME else (other, answer)
            self.given = {}
        else:
            self.inputs.append(answer)
        self.advance()

    def throw(self, outcome: Any) -> None:
        """What came of the throw or card that is due."""
        self.inputs.append(outcome)
        self.advance()

    def advance(self) -> None:
        """Run the rules until somebody is asked or a throw is due, or to the end."""
        play, is_over = self.rulebook.rules.play, self.rulebook.rules.is_over
        self.due, self.events = None, []
        while not is_over(self.state):
            table = Stepped(self.inputs, self.chances, listen=self.listen)
            try:
                state = play(table, self.state)
            except Pending as pending:
                self.asked = self.waiting = pending.questions
                if self.listen:
                    self.heard(table)
                return
            except Due as due:
                self.due, self.asked = due, {}
                self.waiting = {}
                if self.listen:
                    self.heard(table)
                return
            if self.listen:
                self.heard(table)
            self.state, self.inputs, self.told = state, [], 0
        self.asked = self.waiting = {}

    def heard(self, table: Stepped) -> None:
        self.events += table.events[self.told :]
        self.told = len(table.events)

    # Going back, and trying out

    def clone(self, chances: Chances | None = None) -> Steps:
        """The same moment once more, with dice of its own."""
        other = object.__new__(Steps)
        other.rulebook, other.listen = self.rulebook, self.listen
        other.chances = self.chances if isinstance(self.chances, NotThrown) else chances or OTHER_DICE
        other.restore(self)
        return other

    def restore(self, moment: Steps) -> None:
        """Back to a moment that was cloned. The dice go on: what is thrown now was not thrown before."""
        self.state, self.inputs = moment.state, moment.inputs.copy()
        self.asked, self.waiting, self.given = moment.asked, moment.waiting, moment.given
        self.due, self.events, self.told = moment.due, moment.events, moment.told

    def __deepcopy__(self, memo: object) -> Steps:
        other = self.clone()
        other.chances = self.chances
        return other

    def __getstate__(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in Steps.__slots__])

    def __setstate__(self, parts: tuple[Any, ...]) -> None:
        for name, part in zip(Steps.__slots__, parts, strict=True):
            setattr(self, name, part)


NOT_THROWN = NotThrown()
"""For a tree of chances: whoever walks it throws."""
