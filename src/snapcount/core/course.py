"""The course of a game: its rules run from checkpoint to checkpoint, with the inputs that came so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core import fair
from snapcount.core.branching import Parent
from snapcount.core.drivers.live import Live, Seats, Source
from snapcount.core.drivers.recorded import Input
from snapcount.core.moments import Mark, Moment, TakenBack, Undo
from snapcount.core.record.signature import Signature
from snapcount.core.rulebook import Names, Rulebook, Value
from snapcount.core.sitting import Sitting
from snapcount.core.table import Event, Pending, Question, Refusal, Seat
from snapcount.core.taking_back import keeps_problem, told_by


class Course:
    """What happened in a game, and what makes it go on; `Game` is its public face.

    A game is its rulebook, its options and its inputs; everything else follows. The rules run from the last checkpoint
    to the next open question; an answer runs them again from that checkpoint with one more input.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | str | bytes | None = None,
        names: Names = ("Home", "Away"),
        contributions: fair.Contributions = ("", ""),
        source: Source | None = None,
        start: Any = None,
    ) -> None:
        self.rulebook = rulebook
        self.options_chosen: dict[str, Value] = rulebook.settle(options or {})
        self.names = names
        self.seed = seed if isinstance(seed, int | str) else None
        server_seed = (
            seed if isinstance(seed, bytes) else fair.new_seed() if seed is None else fair.seed_from(seed)
        )
        self.dice = fair.FairDice(server_seed, contributions)
        self.commitment = self.dice.commitment
        self.moments: list[Moment] = [Moment(rulebook.begin(self.options_chosen, start), 0)]
        self.started_from = start
        self.events: list[Event] = []
        self.waiting: dict[Seat, Question[Any]] = {}
        self.resigned: Seat | None = None
        """Who gave up; the rules know nothing of it, the record does."""
        self.timed_out: Seat | None = None
        """Whose clock ran out, where the other seat claimed the game; the record knows that too."""
        self.chairs: dict[Seat, str] = {}
        """Coaches that sit in a person's empty chair."""
        self.sittings: list[Sitting] = []
        """How that came, and who came back."""
        self.parent: Parent | None = None
        """The game that this one is a branch of."""
        self.variations: list[Any] = []
        """Branches that are kept in its record, games themselves (`Game.variation`)."""
        self.note = ""
        """What somebody wrote beside this variation."""
        self.signature: Signature | None = None
        """A server's, under the record that the game came from; gone with the first change."""
        self.for_keeps = False
        """What was rolled, drawn or shown can't be taken back."""
        self.taken_back: list[TakenBack] = []
        self.log: list[Input | Mark | Undo] = []
        """Everything ever accepted, in order, taken-back inputs too: what a record is written from."""
        self.advance(source or Seats(self.dice))

    @property
    def ended(self) -> bool:
        """Whether it is over, by the rules or because a seat gave up or ran out of time.

        >>> snapcount.new("dice_football", seed=7).ended
        False
        """
        return self.resigned is not None or self.timed_out is not None or self.is_over

    @property
    def state(self) -> Any:
        """The last checkpoint, with all secrets. Rules and referees use it; players get `view`.

        >>> snapcount.new("dice_football", seed=7).state.score
        (0, 0)
        """
        return self.moments[-1].state

    @property
    def is_over(self) -> bool:
        """Whether the rules have nothing more to ask.

        >>> snapcount.new("dice_football", seed=7).is_over
        False
        """
        return self.rulebook.rules.is_over(self.state)

    @property
    def inputs(self) -> list[Input]:
        """Every answer, throw and card so far, in order: with the options they are the whole game.

        >>> [given.kind for given in snapcount.new("dice_football", seed=7).inputs]
        ['draw']
        """
        return [given for moment in self.moments for given in moment.inputs]

    def nothing_asked(self, seat: Seat | None) -> str:
        """Why this seat can't answer now, in a sentence."""
        if self.is_over:
            return "The game is over: nothing is asked any more."
        if not self.waiting:
            return "Nothing is asked now: the dice wait until each team has added its part."
        whose = " and ".join(self.names[waiting] for waiting in sorted(self.waiting))
        name = "nobody" if seat is None else self.names[seat]
        return f"Nothing is asked of {name} now: {whose} must answer first."

    def contribute(self, seat: Seat, text: str) -> None:
        """A seat's own part in the dice; what waited for it goes on."""
        parts = list(self.dice.contributions)
        if parts[seat] is not None:
            raise Refusal(
                self.rulebook.rules.prefix, f"{self.names[seat]} has added a part to the dice already."
            )
        parts[seat] = text
        self.dice.contributions = (parts[0], parts[1])
        self.advance(Seats(self.dice))

    def advance(self, source: Source) -> None:
        """Run the rules until a question is open, the source is dry or the game is over."""
        while True:
            moment = self.moments[-1]
            del self.events[moment.events :]
            self.waiting = {}
            if self.rulebook.rules.is_over(moment.state):
                return
            before = len(moment.inputs)
            table = Live(moment.inputs, source)
            try:
                state = self.rulebook.rules.play(table, moment.state)
            except Pending as pending:
                self.waiting = pending.questions
                return
            finally:
                self.log += moment.inputs[before:]
                self.events += table.events
            self.moments.append(Moment(state, len(self.events)))
            self.log.append(Mark(state))
            source.checkpoint(state)

    def cut(self, length: int, by: Seat | None = None) -> None:
        """Keep only the first inputs. Dice already thrown are never thrown again the same way."""
        self.forget(length, by)
        self.advance(Seats(self.dice))

    def forget(self, length: int, by: Seat | None = None) -> None:
        """Drop the inputs from `length` on; a game for keeps refuses where something was rolled, drawn or shown."""
        problem = keeps_problem(self, length) if self.for_keeps else None
        if problem is not None:
            raise problem
        self.signature = None
        told = told_by(self, length)
        self.taken_back = [
            TakenBack(back.by, min(back.events, told)) for back in (*self.taken_back, TakenBack(by, told))
        ]
        self.log.append(Undo(length, by))
        kept = 0
        for at, moment in enumerate(self.moments):
            if kept + len(moment.inputs) > length or at == len(self.moments) - 1:
                del moment.inputs[length - kept :]
                del self.moments[at + 1 :]
                return
            kept += len(moment.inputs)
