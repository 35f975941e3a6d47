"""A game being played: the small public face of Snapcount."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snapcount.core import analysis, foresight
from snapcount.core.branching import branch
from snapcount.core.course import Course
from snapcount.core.data.answers import legal
from snapcount.core.data.html import paragraph
from snapcount.core.drivers.live import Seats
from snapcount.core.drivers.odds import Policy
from snapcount.core.drivers.recorded import answered
from snapcount.core.record.position_text import Position
from snapcount.core.rulebook import Advice
from snapcount.core.table import Event, Question, Refusal, Seat, seat_of

if TYPE_CHECKING:
    from snapcount.core.review.shapes import Review


class Game(Course):
    """One game from its first question to its result: `snapcount.new("dice_football")` or `snapcount.load(path)`.

    >>> import snapcount
    >>> game = snapcount.new("dice_football", length="quick", seed=7)
    >>> game.question, game.options                # what is asked, and every legal answer
    (ChooseSide(), (<Choice.RECEIVE: 'receive'>, <Choice.KICK: 'kick'>))
    >>> game.answer("receive")                     # what isn't legal raises a Refusal and changes nothing
    >>> while not game.is_over:
    ...     game.answer(game.options[0])
    >>> game.score
    (24, 16)

        Asked      seat, question, options; `waiting` has both seats' questions while calls are sealed
        Playing    answer(x), undo(), at(n) (the game at an earlier moment), is_over, score
        Looking    print(game), view(seat), events, seen(seat), say(event); a notebook draws the field
        Thinking   odds(...), equilibrium(), advice(), win_chance(), points_expected()
        After it   rows() and box() are its statistics, review() tells decisions from luck
        Keeping    save(path); position() is where it stands in a line; variation(n) is kept in the record

    A seat sees no more than `view(seat)` and `seen(seat)`: a coach of yours is given those, never the game.
    """

    # What is going on

    @property
    def score(self) -> tuple[int, int]:
        """Home's points and away's."""
        return self.rulebook.rules.score(self.state)

    @property
    def seat(self) -> Seat | None:
        """Whose answer is awaited; with sealed answers the home seat comes first.

        >>> snapcount.new("dice_football", seed=7).seat
        <Seat.HOME: 0>
        """
        return min(self.waiting, default=None)

    @property
    def question(self) -> Question[Any] | None:
        """The decision at hand, with what the seat may know of it; None when the game is over."""
        return None if self.seat is None else self.waiting[self.seat]

    @property
    def options(self) -> tuple[Any, ...]:
        """Every legal answer to the question at hand."""
        return () if self.question is None else tuple(self.question.options())

    def view(self, seat: Seat | str | None = None) -> Any:
        """What one seat (None: a spectator) may see, at the last checkpoint.

        >>> snapcount.new("dice_football", seed=7).view(snapcount.HOME).score
        (0, 0)
        """
        return self.rulebook.rules.view(self.state, None if seat is None else seat_of(seat))

    def seen(self, seat: Seat | str | None = None) -> list[Event]:
        """The events that one seat (None: a spectator) may know of.

        >>> [event.what for event in snapcount.new("dice_football", seed=7).seen(snapcount.AWAY)]
        ['tossed']
        """
        eyes = None if seat is None else seat_of(seat)
        return [event for event in self.events if event.seen_by(eyes)]

    def say(self, event: Event) -> str:
        """An event in words.

        >>> game = snapcount.new("dice_football", seed=7, names=("Reds", "Blues"))
        >>> game.say(game.events[0])
        'Reds win the toss.'
        """
        return self.rulebook.face.words.event(event, self.names)

    # Playing

    def answer(self, answer: Any, seat: Seat | str | None = None) -> None:
        """Accept an answer, or raise a `Refusal` and change nothing. Plain values ("receive", 3) will do for enums."""
        seat = self.seat if seat is None else seat_of(seat)
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

    def undo(self) -> None:
        """Take the last answer back, with the dice and cards that followed it.

        >>> game = snapcount.new("dice_football", seed=7)
        >>> game.answer("receive")
        >>> game.undo()
        >>> game.question
        ChooseSide()
        """
        inputs = self.inputs
        while inputs and inputs[-1].kind != "answer":
            inputs.pop()
        if not inputs:
            raise Refusal(
                self.rulebook.rules.prefix, "There is nothing to take back: no answer has been given yet."
            )
        self.cut(len(inputs) - 1)

    def at(self, length: int, *, seed: int | str | bytes | None = None) -> Game:
        """The game as it was before input `length`, as a game of its own: look, or try it from here.

        It goes on with dice of its own: secret ones, or those of a seed.

        >>> game = snapcount.new("dice_football", seed=7)
        >>> game.answer("receive")
        >>> game.at(1).question
        ChooseSide()
        """
        return branch(self, length, seed=seed)

    def variation(self, length: int, note: str = "", *, seed: int | str | bytes | None = None) -> Game:
        """A branch as `at` makes it, kept in the record: a game and its `variations` and theirs are a tree.

        >>> game = snapcount.new("dice_football", seed=7)
        >>> game.answer("receive")
        >>> game.variation(1, "What if we kick?", seed=8).answer("kick")
        >>> game.save("tree.snap")
        >>> [(variation.parent.at, variation.note) for variation in snapcount.load("tree.snap").variations]
        [(1, 'What if we kick?')]
        """
        other = self.at(length, seed=seed)
        other.note = note
        self.variations.append(other)
        return other

    # Odds

    def odds(self, *answers: Any, policy: str | Policy = "veteran") -> Any:
        """The exact chances of what the open question leads to; plain values will do, for a sealed pair give both.

        What isn't answered here, now or later in the play, `policy` answers: a coach by level, or a function.

        >>> game = snapcount.new("dice_football", seed=7)
        >>> for answer in ("receive", "deep", "touchback"):
        ...     game.answer(answer)
        >>> round(float(game.odds("run", 3).first_down), 3)
        0.189
        """
        return foresight.odds(self, answers, policy)

    def equilibrium(self) -> foresight.Mixes:
        """How both sides should mix the calls that are made unseen now, and what the offence can be sure of.

        >>> game = snapcount.new("dice_football", seed=7)
        >>> for answer in ("receive", "deep", "touchback"):
        ...     game.answer(answer)
        >>> round(sum(game.equilibrium().offence.values()), 6)
        1.0
        """
        return foresight.equilibrium(self)

    def advice(self, seat: Seat | str | None = None) -> Sequence[Advice]:
        """What can be said of each option of the question at hand, from that seat's view only.

        >>> [advice.option for advice in snapcount.new("dice_football", seed=7).advice()]
        [<Choice.RECEIVE: 'receive'>, <Choice.KICK: 'kick'>]
        """
        seat = self.seat if seat is None else seat_of(seat)
        if seat is None or seat not in self.waiting:
            return ()
        return self.rulebook.coaches.advice(self.view(seat), self.waiting[seat])

    def win_chance(self, position: Any = None) -> analysis.WinChance:
        """How likely each side is to win from here, or from another position of this game; a tie counts one half.

        >>> round(snapcount.new("canadian_pro", seed=7).win_chance().home, 2)
        0.57
        """
        return analysis.win_chance(self, position)

    def points_expected(self, seat: Seat | str = Seat.HOME, position: Any = None) -> float:
        """What a seat can expect of the next score of the half: less than 0 where the other is likelier to score.

        >>> round(snapcount.new("dice_football", seed=7).points_expected(), 1)
        0.0
        """
        return analysis.points_expected(self, seat_of(seat), position)

    # When it is over

    def rows(self) -> list[dict[str, Any]]:
        """One row for every play so far, with nflverse's names and meanings (docs/guide/statistics.md).

        >>> game = snapcount.new("dice_football", seed=7)
        >>> for answer in ("receive", "deep", "touchback"):
        ...     game.answer(answer)
        >>> [row["play_type"] for row in game.rows()]
        ['kickoff']
        """
        return self.rulebook.face.rows(self.events, self.names)

    def box(self) -> Any:
        """The box score: what the rows add up to, as a mapping that prints as a table.

        >>> game = snapcount.new("dice_football", seed=7, names=("Reds", "Blues"))
        >>> game.box()["teams"]["Reds"]["points"]
        0
        """
        return self.rulebook.face.box(self.rows(), self.names)

    def review(
        self, progress: Callable[[int, int], None] | None = None, stop: Callable[[], bool] | None = None
    ) -> Review:
        """A finished game looked back on: every play's decisions and luck, apart.

        `progress` hears how many of how many plays are done; where `stop` says so, the plays so far are all.

        >>> game = snapcount.play_out("canadian_pro", "rookie", "rookie", seed=2, listen=True, minutes=5).game()
        >>> len(game.review(stop=lambda: True).plays)
        0
        """
        from snapcount.core.review.work import review

        return review(self, progress, stop)

    # Records

    def save(self, path: str | Path) -> None:
        """Write the record; `snapcount.load` has the game again.

        >>> snapcount.new("dice_football", seed=7).save("game.snap")
        >>> snapcount.load("game.snap")
        <Dice Football: Home 0, Away 0>
        """
        from snapcount.core.record.file import save

        save(self, Path(path))

    def position(self, *, whole: bool = False) -> str:
        """Where it stands, at the last checkpoint, in a line: what a spectator may know, or the whole state.

        >>> snapcount.new("dice_football", overtime=False, seed=7).position()
        'dice_football/2 seen {overtime:false} {}'
        """
        value = self.state if whole else self.view(None)
        return str(Position(self.rulebook, self.options_chosen, value, whole))

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

    def _repr_html_(self) -> str:
        return self._repr_svg_() + "".join(
            map(paragraph, str(self).splitlines()[-1:] if self.waiting else ())
        )

    def _repr_svg_(self) -> str:
        face, view = self.rulebook.face, self.view(self.seat)
        drawn: str = face.scoreboard(view, self.names).picture(
            self.names, face.words.situation(view, self.names)
        )
        return drawn
