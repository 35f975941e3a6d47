"""A game being played: the small public face of Snapcount."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snapcount.core import analysis, fair, foresight
from snapcount.core.branching import Parent, branch
from snapcount.core.data.answers import legal
from snapcount.core.drivers.live import Live, Seats, Source
from snapcount.core.drivers.odds import Policy
from snapcount.core.drivers.recorded import Input, answered
from snapcount.core.moments import Mark, Moment, TakenBack, Undo
from snapcount.core.record.signature import Signature
from snapcount.core.rulebook import Advice, Names, Rulebook, Value
from snapcount.core.sitting import Sitting
from snapcount.core.table import Event, Pending, Question, Refusal, Seat
from snapcount.core.taking_back import keeps_problem, told_by

if TYPE_CHECKING:
    from snapcount.core.review.shapes import Review


class Game:
    """One game from its first question to its result.

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
        self.signature: Signature | None = None
        """A server's, under the record that the game came from; gone with the first change."""
        self.for_keeps = False
        """What was rolled, drawn or shown can't be taken back."""
        self.taken_back: list[TakenBack] = []
        self.log: list[Input | Mark | Undo] = []
        """Everything ever accepted, in order, taken-back inputs too: what a record is written from."""
        self.advance(source or Seats(self.dice))

    # What is going on

    @property
    def ended(self) -> bool:
        """By the rules, or because a seat gave up or ran out of time."""
        return self.resigned is not None or self.timed_out is not None or self.is_over

    @property
    def state(self) -> Any:
        """The last checkpoint. Rules and referees use it; players get `view`."""
        return self.moments[-1].state

    @property
    def is_over(self) -> bool:
        return self.rulebook.rules.is_over(self.state)

    @property
    def score(self) -> tuple[int, int]:
        return self.rulebook.rules.score(self.state)

    @property
    def seat(self) -> Seat | None:
        """Whose answer is awaited; with sealed answers the home seat comes first."""
        return min(self.waiting, default=None)

    @property
    def question(self) -> Question[Any] | None:
        return None if self.seat is None else self.waiting[self.seat]

    @property
    def options(self) -> tuple[Any, ...]:
        """Every legal answer to the question at hand."""
        return () if self.question is None else tuple(self.question.options())

    @property
    def inputs(self) -> list[Input]:
        return [given for moment in self.moments for given in moment.inputs]

    def view(self, seat: Seat | None = None) -> Any:
        """What one seat (None: a spectator) may see."""
        return self.rulebook.rules.view(self.state, seat)

    def seen(self, seat: Seat | None = None) -> list[Event]:
        """The events that one seat (None: a spectator) may know of."""
        return [event for event in self.events if event.seen_by(seat)]

    def say(self, event: Event) -> str:
        return self.rulebook.face.words.event(event, self.names)

    # Playing

    def answer(self, answer: Any, seat: Seat | None = None) -> None:
        """Accept an answer, or raise a `Refusal` and change nothing. Plain values ("receive", 3) will do for enums."""
        seat = self.seat if seat is None else seat
        if seat is None or seat not in self.waiting:
            raise Refusal(self.rulebook.rules.prefix, self.nothing_asked(seat))
        question = self.waiting[seat]
        given = answered(seat, question, legal(question, answer))
        self.moments[-1].inputs.append(given)
        self.log.append(given)
        if len(self.waiting) == 2:  # sealed: until the other answers too, nothing can happen
            self.waiting = {seat.other: self.waiting[seat.other]}
        else:
            self.advance(Seats(self.dice))

    def nothing_asked(self, seat: Seat | None) -> str:
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

    def undo(self) -> None:
        """Take the last answer back, with the dice and cards that followed it."""
        inputs = self.inputs
        while inputs and inputs[-1].kind != "answer":
            inputs.pop()
        if not inputs:
            raise Refusal(
                self.rulebook.rules.prefix, "There is nothing to take back: no answer has been given yet."
            )
        self.cut(len(inputs) - 1)

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

    def at(self, length: int, *, seed: int | str | bytes | None = None) -> Game:
        """The game as it was before input `length`, as a game of its own: look, or try it from here.

        It goes on with dice of its own: secret ones, or those of a seed.
        """
        return branch(self, length, seed=seed)

    # Odds

    def odds(self, *answers: Any, policy: str | Policy = "veteran") -> Any:
        """The exact chances of what the open question leads to; plain values will do, for a sealed pair give both.

        What isn't answered here, now or later in the play, `policy` answers: a coach by level, or a function."""
        return foresight.odds(self, answers, policy)

    def equilibrium(self) -> foresight.Mixes:
        """How both sides should mix the calls that are made unseen now, and what the offence can be sure of."""
        return foresight.equilibrium(self)

    def advice(self, seat: Seat | None = None) -> Sequence[Advice]:
        """What can be said of each option of the question at hand, from that seat's view only."""
        seat = self.seat if seat is None else seat
        if seat is None or seat not in self.waiting:
            return ()
        return self.rulebook.coaches.advice(self.view(seat), self.waiting[seat])

    def win_chance(self, position: Any = None) -> analysis.WinChance:
        """How likely each side is to win from here, or from another position of this game; a tie counts one half."""
        return analysis.win_chance(self, position)

    def points_expected(self, seat: Seat = Seat.HOME, position: Any = None) -> float:
        """What a seat can expect of the next score of the half: less than 0 where the other is likelier to score."""
        return analysis.points_expected(self, seat, position)

    def review(
        self, progress: Callable[[int, int], None] | None = None, stop: Callable[[], bool] | None = None
    ) -> Review:
        """A finished game looked back on: every play's decisions and luck, apart.

        `progress` hears how many of how many plays are done; where `stop` says so, the plays so far are all."""
        from snapcount.core.review.work import review

        return review(self, progress, stop)

    # Records

    def save(self, path: str | Path) -> None:
        from snapcount.core.record.file import save

        save(self, Path(path))

    # What a person sees

    def __str__(self) -> str:
        view = self.view(self.seat)
        if self.question is not None:
            view = self.rulebook.face.during(view, self.question)
        lines = [self.rulebook.face.board(view, self.names)]
        if self.question is not None and self.seat is not None:
            prompt = self.rulebook.face.words.prompt(self.question, self.names)
            lines.append(f"{self.names[self.seat]}: {prompt}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        home, away = self.score
        return f"<{self.rulebook.face.title}: {self.names[0]} {home}, {self.names[1]} {away}>"

    def _repr_svg_(self) -> str:
        face, view = self.rulebook.face, self.view(self.seat)
        drawn: str = face.scoreboard(view, self.names).picture(
            self.names, face.words.situation(view, self.names)
        )
        return drawn
