"""A moment of a game as one seat knows it: what is closed to the seat drawn anew."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.drivers.sampled import Cup
from snapcount.core.drivers.stepped import Due, Stepped
from snapcount.core.stepping.steps import NOT_THROWN, Steps
from snapcount.core.table import Dice, Event, Pending, Question, Roll, Seat

T = TypeVar("T")
TRIES = 60
"""How many other worlds are looked at."""


class Redrawn(Stepped):
    """A phase run once more in another world: throws fall as they fell, hidden cards and closed answers are others.

    `shown` is all that the seat has heard and is asked, as text: a card in it stays.
    """

    __slots__ = ("again", "again_used", "random", "seat", "shown")

    def __init__(self, moment: Steps, seat: Seat, shown: str, random: Random) -> None:
        super().__init__([], Cup(random), listen=True)
        self.again = moment.inputs
        self.again_used = 0
        self.seat, self.shown, self.random = seat, shown, random

    def following(self, pending: dict[Seat, Question[Any]]) -> Any:
        if self.again_used == len(self.again):
            raise Pending(pending) if pending else Due(())
        self.again_used += 1
        return self.again[self.again_used - 1]

    def roll(self, dice: Dice) -> Roll:
        fell: Roll = self.following({})
        self.inputs.append(fell)
        return fell

    def draw(self, deck: tuple[T, ...]) -> T:
        drawn = self.following({})
        if self.hidden(drawn) or drawn not in deck:
            drawn = self.chances.draw(tuple(card for card in deck if self.hidden(card)) or deck)
        self.inputs.append(drawn)
        return drawn  # type: ignore[no-any-return]

    def hidden(self, card: object) -> bool:
        return canonical(to_plain(card)) not in self.shown

    def ask(self, seat: Seat, question: Question[T]) -> T:
        answer = self.following({seat: question})
        if seat is not self.seat and (self.random.random() < 0.5 or question.problem(answer) is not None):
            answer = question.sample(self.random)
        self.inputs.append(answer)
        return answer  # type: ignore[no-any-return]

    def ask_both(self, home: Question[Any], away: Question[Any]) -> tuple[Any, Any]:
        """Both answers have been opened: everybody knows them."""
        both = {Seat.HOME: home, Seat.AWAY: away}
        first, second = self.following(both), self.following(both)
        self.inputs.extend((first, second))
        return first, second


def as_known_to(moment: Steps, seat: Seat, random: Random) -> Steps:
    """The moment once more, with other secrets: this seat would have heard, seen and been asked the same.

    Where none of many worlds fits what the seat knows it stays as it is, but for a sealed answer, which is another.
    """
    other = moment.clone()
    for theirs in moment.given:
        if theirs is not seat:
            other.given = {theirs: moment.asked[theirs].sample(random)}
    events = heard(moment)
    shown = canonical(
        to_plain([[event.facts for event in events if event.seen_by(seat)], moment.asked.get(seat)])
    )
    rules = moment.rulebook.rules
    for _ in range(TRIES):
        state = rules.scramble(moment.state, seat, random)
        table = Redrawn(moment, seat, shown, random)
        try:
            rules.play(table, state)
        except (Pending, Due) as stop:
            asked = stop.questions if isinstance(stop, Pending) else {}
        except Exception:  # the answers of one world may make no sense in another
            continue
        else:
            continue
        same = asked.keys() == moment.asked.keys() and asked.get(seat) == moment.asked.get(seat)
        if same and seen(table.events, seat) == seen(events, seat):
            other.state, other.inputs, other.asked = state, table.inputs, asked
            other.waiting = {who: asked[who] for who in moment.waiting}
            other.due = due_of(other) if moment.due else None
            break
    return other


def seen(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


def heard(moment: Steps) -> list[Event]:
    """All that the phase has told so far."""
    table = Stepped(list(moment.inputs), NOT_THROWN, listen=True)
    with suppress(Pending, Due):
        moment.rulebook.rules.play(table, moment.state)
    return table.events


def due_of(moment: Steps) -> Due | None:
    """The throw or card that this moment waits for."""
    try:
        moment.rulebook.rules.play(Stepped(list(moment.inputs), NOT_THROWN), moment.state)
    except Due as due:
        return due
    except Pending:
        pass
    return None
