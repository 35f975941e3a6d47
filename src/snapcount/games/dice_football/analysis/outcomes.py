"""What every pair of cards can come to, from the rules themselves: chances and choices by ball, cards and event."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import fsum
from typing import Any, NamedTuple

from snapcount.core.drivers.tree import Chance, Choice, Deferred, Tree
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football.rules.challenge import review
from snapcount.games.dice_football.rules.downs import place_ball
from snapcount.games.dice_football.rules.field_goal import good, missed
from snapcount.games.dice_football.rules.fouls import against_defence, against_offence
from snapcount.games.dice_football.rules.kicks import punt
from snapcount.games.dice_football.rules.results import Play, Snap
from snapcount.games.dice_football.rules.scrimmage import scrimmage
from snapcount.games.dice_football.rules.snap import settle, snap
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.rules.turnovers import RETURNED, turnover
from snapcount.games.dice_football.state import Call, Options, State
from snapcount.games.dice_football.tables import EVENTS, FIELD, RED_ZONE

OFFENCE, DEFENCE = Seat.HOME, Seat.AWAY
FULL = (3, 3)
PLAIN = 40
"""A ball from which no pass reaches an end line, no field goal is tried and no red zone begins."""
LEAST = 1e-10
"""Rarer ends of a play are left out; the rest is scaled."""


class Leaf(NamedTuple):
    """A rule that is left to be played, what it looks at, and who spent a timeout (0: none, 1: offence, 2: defence)."""

    rule: str
    yards: int
    event: int
    spent: int


class Small(NamedTuple):
    """A decision within a play (a challenge): what stands, and what an even chance of better or worse would be."""

    seat: Seat
    stands: Leaf
    won: Leaf
    lost: Leaf


Form = dict[Any, float]
"""Chances of leaves and small decisions."""


class Event(NamedTuple):
    """What a card that is turned means: a form, or a choice of forms with the timeout that each costs."""

    seat: Seat | None
    forms: tuple[tuple[int, Any], ...]
    """(timeout spent, key of the form)"""


STATE = State(
    Options(), "scrimmage", 2, 30, (0, 0), FULL, Situation(OFFENCE, PLAIN, 2, PLAIN + 8), None, None, ()
)
RULES: dict[Any, str] = {
    place_ball: "placed",
    turnover: "turnover",
    against_offence: "against_offence",
    against_defence: "against_defence",
    good: "good",
    missed: "missed",
    punt: "punt",
}
NAMES = {getattr(body, "__wrapped__", body): name for body, name in RULES.items()}
SNAP_TREE = Tree([scrimmage, punt])
PLAY_TREE = Tree(thrown=[review])
AFTER_TREE = Tree(NAMES)


def standing(ball: int, leads: bool) -> State:
    return STATE._replace(situation=Situation(OFFENCE, ball, 2, FIELD), score=(int(leads), 0))


def spent(timeouts: tuple[int, int]) -> int:
    return {(3, 3): 0, (2, 3): 1, (3, 2): 2}[timeouts]


@cache
def leaf_of(play: Play) -> Leaf:
    """What follows a play."""
    return leaf(AFTER_TREE.of(settle, STATE, play))


def leaf(ended: Deferred) -> Leaf:
    name, (state, *rest) = NAMES[ended.rule], ended.args
    if name == "placed":
        return Leaf(name, rest[0], 0, spent(state.timeouts))
    play: Play = rest[0]
    if name == "turnover":
        return Leaf(name, play.yards, int(play.event in RETURNED), spent(state.timeouts))
    return Leaf(name, 0, play.event if name.startswith("against") else 0, spent(state.timeouts))


def nearest(call: Call, ball: int) -> int:
    """A ball from which this card comes to the same: tests look at the others."""
    if call is Call.FIELD_GOAL:
        return ball
    return PLAIN if call is Call.RUN or ball < FIELD - RED_ZONE else ball


@cache
def form(call: Call, defence: int, event: int, leads: bool, ball: int) -> Form:
    """Every end of a play with these cards when all of the event is known."""
    snapped = Snap(OFFENCE, call, defence, event, ball, leads, FULL)
    found: Form = {}
    for end, chance in parts(PLAY_TREE.of(scrimmage, snapped)):
        key = small(end) if isinstance(end, Choice) else leaf_of(end)
        found[key] = found.get(key, 0.0) + float(chance)
    whole = fsum(chance for chance in found.values() if chance >= LEAST)
    return {key: chance / whole for key, chance in found.items() if chance >= LEAST}


def parts(tree: Any) -> Iterable[tuple[Any, Any]]:
    return tree.parts if isinstance(tree, Chance) else ((tree, 1),)


def small(choice: Choice) -> Small:
    """A challenge: it changes the ruling or costs a timeout, each as likely (DF-11.3)."""
    answers = dict(choice.parts)
    stands, thrown = leaf_of(answers[False]), dict(answers[True].parts)
    (won, lost) = sorted((leaf_of(play) for play in thrown), key=lambda one: one.spent)
    assert set(thrown.values()) == {0.5} and lost == stands._replace(spent=lost.spent) and not stands.spent
    return Small(choice.seat, stands, won, lost)


FormKey = tuple[Call, int, int, bool]


@cache
def events(call: Call, defence: int, in_range: bool) -> tuple[Event, ...]:
    """The 24 events, one after another; the forms that follow are named by cards, event and lead."""
    ball = IN_RANGE if in_range else PLAIN
    state = standing(ball, True)
    return tuple([event_of(SNAP_TREE.of(snap, state, after=(call, defence, event))) for event in EVENTS])


def event_of(tree: Any) -> Event:
    if not isinstance(tree, Choice):
        return Event(None, (named(tree),))
    found: list[tuple[int, Any]] = []
    for _, below in tree.parts:
        found += [named(each) for _, each in below.parts] if isinstance(below, Choice) else [named(below)]
    return Event(tree.seat, tuple(found))


def named(ended: Any) -> tuple[int, Any]:
    assert isinstance(ended, Deferred)
    if ended.rule is punt.__wrapped__:  # type: ignore[attr-defined]
        return spent(ended.args[0].timeouts), "punt"
    _, call, defence, event, _, leads, timeouts = ended.args[0]
    return spent(timeouts), (call, defence, event, leads)
