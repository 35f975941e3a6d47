"""The contract between rules and the world. It knows no football."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import wraps
from inspect import isfunction
from itertools import product
from random import Random
from typing import Any, ClassVar, Concatenate, Generic, NamedTuple, NoReturn, ParamSpec, TypeVar, cast

from snapcount.core.data.made import new

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
P = ParamSpec("P")

Roll = tuple[int, ...]


class Seat(IntEnum):
    """The two coaches' chairs. Offence and defence change; seats don't.

    >>> snapcount.HOME, snapcount.HOME.other, snapcount.Seat("away") is snapcount.AWAY
    (<Seat.HOME: 0>, <Seat.AWAY: 1>, True)
    """

    HOME = 0
    AWAY = 1

    other: Seat
    """The chair across the table."""

    @classmethod
    def _missing_(cls, value: object) -> Seat | None:
        return next((seat for seat in cls if seat.name.lower() == value), None)


Seat.HOME.other, Seat.AWAY.other = Seat.AWAY, Seat.HOME


@dataclass(frozen=True, slots=True)
class Dice:
    """A throw of `count` dice. Dice that look alike are reported in ascending order."""

    count: int
    sides: int = 6
    alike: bool = True
    faces: tuple[Roll, ...] = field(init=False, repr=False, compare=False)
    """Every equally likely throw, for tables that pick one; empty where there are too many to list."""

    def __post_init__(self) -> None:
        few = self.sides**self.count <= 1296
        thrown = product(range(1, self.sides + 1), repeat=self.count) if few else ()
        object.__setattr__(self, "faces", tuple(tuple(sorted(t)) if self.alike else t for t in thrown))


class Refusal(ValueError):
    """An answer the rules don't allow: the rule it breaks and, in a sentence, what was expected.

    >>> try:
    ...     snapcount.new("dice_football", seed=7).answer("heads")
    ... except snapcount.Refusal as refusal:
    ...     print(refusal.rule, refusal.sentence)
    DF-3.2 This isn't an answer to the question: expected one of receive, kick, got 'heads'.
    """

    def __init__(self, rule: str, sentence: str) -> None:
        # A command that has no rule behind it (a game's name, a take-back) says only its sentence.
        super().__init__(f"{sentence} [{rule}]" if "-" in rule else sentence)
        self.rule = rule
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str]]:
        """Another process hears rule and sentence."""
        return Refusal, (self.rule, self.sentence)


def seat_of(seat: Seat | int | str) -> Seat:
    """A seat, its number or its name; anything else is refused, so that nobody is shown what is nobody's view."""
    try:
        return Seat(seat)  # type: ignore[arg-type]
    except ValueError:
        raise Refusal("seat", f"There is no seat {seat!r}: expected home or away.") from None


class Question(ABC, Generic[T]):
    """One decision point of the rulebook: a frozen record of what the seat may see and choose.

    >>> question = snapcount.new("dice_football", seed=7).question
    >>> isinstance(question, snapcount.Question), tuple(question.options())
    (True, (<Choice.RECEIVE: 'receive'>, <Choice.KICK: 'kick'>))
    """

    __slots__ = ()
    rule: ClassVar[str]
    """The ledger number under which this decision is asked for and refused."""
    listed: ClassVar[bool] = True
    """False for a decision too large to list (a path, a stroke): `options()` then offers good examples only."""

    @abstractmethod
    def options(self) -> Iterable[T]:
        """Every legal answer. Called only when somebody needs the list."""

    @property
    def secret(self) -> bool:
        """Whether the other seat must not look while this is answered: a shared screen is then covered.

        >>> snapcount.new("dice_football", seed=7).question.secret
        False
        """
        return False

    watched: ClassVar[bool] = False
    """The other seat may watch the answer being made: a line drawn blind, say."""

    covered: ClassVar[bool] = False
    """It is answered with the eyes hidden: while it is open nothing may show this seat the table."""

    def problem(self, answer: T) -> Refusal | None:
        """Why this answer is illegal, or None.

        >>> print(snapcount.new("dice_football", seed=7).question.problem("heads").sentence)
        heads is not possible here: expected one of receive, kick.
        """
        options = tuple(self.options())
        for option in options:
            if type(option) is type(answer) and option == answer:
                return None
        shown = ", ".join(plainly(option) for option in options[:12]) + (", …" if len(options) > 12 else "")
        return Refusal(self.rule, f"{plainly(answer)} is not possible here: expected one of {shown}.")

    def sample(self, random: Random) -> T:
        """Any legal answer, for random play.

        >>> from random import Random
        >>> snapcount.new("dice_football", seed=7).question.sample(Random(1))
        <Choice.RECEIVE: 'receive'>
        """
        options = tuple(self.options())
        return options[int(random.random() * len(options))]


def plainly(answer: object) -> str:
    """An answer as a person would type it."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(getattr(answer, "value", answer))


class Event(NamedTuple):
    """What happened, filed under the rule that was running. `to` names the only seat that may know."""

    rule: str
    what: str
    facts: dict[str, Any]
    to: Seat | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or self.to == seat


class Pending(BaseException):
    """The phase can't go on without these inputs: the questions still open, by seat."""

    def __init__(self, questions: dict[Seat, Question[Any]]) -> None:
        self.questions = questions

    def __str__(self) -> str:
        return ", ".join(f"{seat.name}: {question}" for seat, question in self.questions.items())


class Table(ABC):
    """The world as the rules see it. Each driver (live, sampled, script, odds) is a subclass."""

    __slots__ = ()
    listens: bool = True
    """False where nobody hears what is told, so that a rule played very often may save the words."""
    direct: bool = False
    """True where `enter` does nothing of its own, so that a rule may run without it."""
    filing: bool = False
    """True where `enter` only notes which rule is running, as `Listening` does: a rule then notes it by itself."""

    @abstractmethod
    def roll(self, dice: Dice) -> Roll: ...

    @abstractmethod
    def draw(self, deck: tuple[T, ...]) -> T:
        """One card of a shuffled deck: any of them, each equally likely."""

    def draw_out(self, deck: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
        """A card drawn, and the deck without it. No two cards of the deck are the same."""
        card = self.draw(deck)
        at = deck.index(card)
        return card, deck[:at] + deck[at + 1 :]

    def deal(self, deck: tuple[T, ...], count: int) -> tuple[list[T], tuple[T, ...]]:
        """So many cards drawn one after another, and the deck without them."""
        cards: list[T] = []
        for _ in range(count):
            card, deck = self.draw_out(deck)
            cards.append(card)
        return cards, deck

    @abstractmethod
    def ask(self, seat: Seat, question: Question[T]) -> T: ...

    @abstractmethod
    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        """Two sealed answers, opened together."""

    def tell(self, what: str, /, *, to: Seat | None = None, **facts: object) -> None:
        """Announce what happened, to everybody or to one seat. Filed under the rule that is running."""

    def enter(self, number: str, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        """Run a rule. The odds table answers from memory here instead."""
        return body(self, *args)

    def refuse(self, sentence: str, rule: str) -> NoReturn:
        """A state that the rules can't have produced: stop loudly."""
        raise Refusal(rule, sentence)


class Listening(Table):
    """A table that keeps what it is told. What every rule asks of it is in slots, which are found in half the time."""

    __slots__ = ("direct", "events", "filing", "listens", "running")

    def __init__(self) -> None:
        self.direct = False
        self.filing = True
        self.listens = True
        self.events: list[Event] = []
        self.running = ""

    def tell(self, what: str, /, *, to: Seat | None = None, **facts: object) -> None:
        self.events.append(new(Event, (self.running, what, facts, to)))

    def enter(self, number: str, body: Callable[..., T], args: tuple[Any, ...]) -> T:
        before = self.running
        self.running = number
        result = body(self, *args)
        self.running = before
        return result


Rule = Callable[Concatenate[Table, P], T]


def rule(number: str) -> Callable[[Rule[P, T]], Rule[P, T]]:
    """Mark a function as a numbered rule. Its arguments and its result are hashable plain data."""

    def mark(body: Rule[P, T]) -> Rule[P, T]:
        entered = wraps(body)(_entered(number, body))
        entered.number = number  # type: ignore[attr-defined]
        return cast("Rule[P, T]", entered)

    return mark


# A rule is entered many times in every play. With its arguments written out a call costs half as much.

_ENTERED = """
def entered(table, {args}):
    if table.direct:
        return body(table, {args})
    if not table.filing:
        return table.enter(number, body, ({args},))
    before = table.running
    table.running = number
    result = body(table, {args})
    table.running = before
    return result
"""


def _entered(number: str, body: Any) -> Any:
    count = body.__code__.co_argcount - 1 if isfunction(body) else 0
    if not count:
        return _with_any_arguments(number, body)
    made: dict[str, Any] = {"number": number, "body": body}
    exec(_ENTERED.format(args=", ".join([f"a{at}" for at in range(count)])), made)
    made["entered"].__defaults__ = body.__defaults__
    return made["entered"]


def _with_any_arguments(number: str, body: Any) -> Any:
    def entered(table: Table, *args: Any) -> Any:
        return body(table, *args) if table.direct else table.enter(number, body, args)

    return entered
