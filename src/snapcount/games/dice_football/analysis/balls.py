"""The sums of the pairs of cards from one ball, ready to be added up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from snapcount.games.dice_football.state import Call

Take = Callable[[Sequence[float]], tuple[float, ...]]
"""The values at certain places."""


class Sum(NamedTuple):
    """Weights of ends and challenges, by their place among those of the ball, and the sum that they are added to."""

    base: int
    take: Take
    weights: tuple[float, ...]


class Foul(NamedTuple):
    """A foul that any card but a punt can come to."""

    by_us: bool
    event: int
    chance: float
    for_leader: bool
    """Only a side that leads can commit it."""


class Option(NamedTuple):
    """An answer to what an event offers: the timeout it costs (0: none, 1: ours, 2: theirs), and its sum."""

    spent: int
    number: int


class Offer(NamedTuple):
    """An event that offers a timeout, and to whom."""

    to_defence: bool
    options: tuple[Option, ...]
    kept: int
    """The sum of the answer that costs none."""
    change: int
    """The answers that do, by their place among the ball's `changes`: many pairs of cards have the same choice."""


class Changes(NamedTuple):
    """The sums that a timeout leads to, in this order: to one for the offence, for the defence, to a choice of many."""

    ours: Take
    theirs: Take
    our_choices: tuple[Take, ...]
    their_choices: tuple[Take, ...]


class Usual(NamedTuple):
    """Ends of a card when no event counts and nothing is challenged, and their chances."""

    take: Take
    weights: tuple[float, ...]


class Challenges(NamedTuple):
    """Those of one side: what stands and what is won, by place among the ends."""

    stands: Take
    won: Take


class Ball(NamedTuple):
    """Everything that the cards can come to from one ball. Ends are placed balls, others, then challenges."""

    spot: int
    calls: tuple[Call, ...]
    placed: tuple[int, ...]
    """Spots that a play can end at."""
    at_spots: Take
    """What a play that ends there is worth, out of all spots."""
    others: tuple[str, ...]
    """Turnovers and kicks by name."""
    named: Callable[[Mapping[str, float]], tuple[float, ...]]
    challenges: tuple[tuple[int, int, int], ...]
    """Who may (1: the defence), what stands and what is won, by place among the ends; ours come first."""
    ours: Challenges
    theirs: Challenges
    sums: tuple[Sum, ...]
    usual: tuple[Usual, ...]
    """By call, against the first defence card."""
    pairs: tuple[tuple[int, int, int], ...]
    """By call and defence card: the sums of the events that offer nothing, of event 7 for a leader, and for others."""
    offers: tuple[tuple[Offer, ...], ...]
    changes: Changes
    fouls: tuple[Foul, ...]
    punt: int
    """Its place among the calls."""


def taking(places: Sequence[Any]) -> Callable[[Any], tuple[float, ...]]:
    """The values at these places."""
    if len(places) == 1:
        only = places[0]
        return lambda values: (values[only],)
    return itemgetter(*places) if places else lambda values: ()
