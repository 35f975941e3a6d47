"""The veteran: mixes its calls in equilibrium, and knows what a yard, a down and a play are worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from snapcount.core.drivers.odds import Odds
from snapcount.core.equilibrium import solve
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football.coaches.outlook import Mix, mix, outlook, pick, winning
from snapcount.games.dice_football.coaches.worth import good_chance, load_model, unchanged, zone_of
from snapcount.games.dice_football.questions import (
    CallDefence,
    CallPlay,
    CallTry,
    Catch,
    ChangeDefence,
    ChangePlay,
    Choice,
    ChooseSide,
    DefendTry,
    Kick,
    KickOff,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.rules.results import Snap
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.rules.tries import try_points
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    DEFENCES,
    FIELD,
    SCRIMMAGE,
    TOUCHBACK,
    TRY_KICK,
    TRY_TWO,
    TRY_YARDS,
)
from snapcount.games.dice_football.view import View

RETURN_PER_RATE = 9.8
TIMEOUT = 0.25
"""Points that a timeout is worth with plenty of plays left."""
WORTH_THE_RISK = 0.01


def now(view: View) -> Mix:
    offence, ball, down, line = view.situation
    return mix(outlook(view, offence), ball, down, line)


def call(view: View, question: CallPlay, random: Random) -> Any:
    return pick(now(view).offence, random)


def defend(view: View, question: CallDefence, random: Random) -> Any:
    return pick(now(view).defence, random)


def against(view: View, defence: int) -> dict[Call, float]:
    """The worth of every offence card against an open defence card."""
    payoffs = now(view).payoffs
    worth = {card: row[defence - 1] for card, row in zip(SCRIMMAGE, payoffs.matrix, strict=True)}
    worth[Call.PUNT] = payoffs.punt
    if view.situation.ball >= IN_RANGE:
        worth[Call.FIELD_GOAL] = payoffs.field_goal
    return worth


def covering(view: View, card: Call) -> dict[int, float]:
    """The worth for the offence of its open card against every defence card."""
    row = now(view).payoffs.matrix[SCRIMMAGE.index(card)]
    return dict(zip(DEFENCES, row, strict=True))


def change_play(view: View, question: ChangePlay, random: Random) -> Call:
    worth = against(view, question.defence)
    return max(worth, key=lambda card: worth[card])


def change_defence(view: View, question: ChangeDefence, random: Random) -> int:
    worth = covering(view, question.call)
    return min(worth, key=lambda card: worth[card])


def price(view: View) -> float:
    """What a timeout is worth, in the points or the winning chance that count now."""
    points = TIMEOUT * min(1.0, view.left / 24)
    seen = outlook(view, view.situation.offence)
    if seen.lead is None:
        return points
    use = seen.use()
    return use(points) - use(0.0)


def timeout(view: View, question: TakeTimeout, random: Random) -> bool:
    """Worth its price: a changed card, or a gain doubled or halved."""
    if question.event == 23:
        worth = against(view, question.defence)
        return max(worth.values()) - worth[question.call] > price(view)
    if question.event == 24:
        cards = covering(view, question.call)
        return cards[question.defence] - min(cards.values()) > price(view)
    usual, other = stretched(view, question.call, question.defence, 2.0 if question.event == 21 else 0.5)
    return (other - usual if question.event == 21 else usual - other) > price(view)


def stretched(view: View, card: Call, defence: int, factor: float) -> tuple[float, float]:
    """The worth of the yards of a pair of cards, and of the same yards times `factor`."""
    seen = outlook(view, view.situation.offence)
    worth, use = seen.worth(), seen.use()
    _, ball, down, line = view.situation
    cell = load_model().game.cells[card, defence, zone_of(card, ball)]
    usual = other = 0.0
    for yards, chance in cell.yards.items():
        usual += chance * use(worth.placed(ball + yards, down, line))
        other += chance * use(worth.placed(ball + int(yards * factor), down, line))
    return usual, other


def challenge(view: View, question: ThrowChallenge, random: Random) -> bool:
    """One in two: half the difference against half the price of a timeout."""
    seen = outlook(view, view.situation.offence)
    worth, use = seen.worth(), seen.use()
    _, ball, down, line = view.situation
    stands = worth.placed(ball + question.stands, down, line)
    if question.event in (1, 3):
        stands = worth.lost(ball + question.stands)
    reversed_ = worth.placed(ball + question.overturned, down, line)
    better = use(reversed_) - use(stands)
    return (-better if question.event == 5 else better) > price(view)


def receive(view: View, question: ReturnBall, random: Random) -> Catch:
    usual = question.spot + RETURN_PER_RATE * question.rate
    return Catch.RETURN if usual > TOUCHBACK else Catch.TOUCHBACK


def kick(view: View, question: KickOff, random: Random) -> Kick:
    """Onside only where a deep kick would be the last that is seen of the ball."""
    return Kick.ONSIDE if question.onside and outlook(view, view.situation.offence).must_score else Kick.DEEP


class TwoPoints(NamedTuple):
    """The equilibrium of the try for two: how often it succeeds, and both sides' mixes."""

    chance: float
    offence: tuple[tuple[Call, float], ...]
    defence: tuple[tuple[int, float], ...]


@lru_cache(maxsize=1)
def try_chances() -> list[list[float]]:
    """How often each card makes its three yards against each defence card, from the rules themselves."""
    odds = Odds(depth=6)
    snaps = [
        [Snap(Seat.HOME, card, defence, 0, FIELD - TRY_YARDS, False, (0, 0)) for defence in DEFENCES]
        for card in SCRIMMAGE
    ]
    return [[float(odds.of(try_points, snap).get(TRY_TWO, 0)) for snap in row] for row in snaps]


@lru_cache(maxsize=1)
def two_points() -> TwoPoints:
    found = solve(try_chances())
    return TwoPoints(
        found.value,
        tuple(zip(SCRIMMAGE, found.rows, strict=True)),
        tuple(zip(DEFENCES, found.columns, strict=True)),
    )


def call_try(view: View, question: CallTry, random: Random) -> Any:
    """The kick, unless two points win what one doesn't."""
    seen = outlook(view, view.situation.offence)
    use = unchanged if seen.lead is None else winning(seen.lead, seen.plays)
    future = seen.worth().kickoff
    sure, chance = good_chance(TRY_YARDS), two_points().chance
    one = sure * use(TRY_KICK + future) + (1 - sure) * use(future)
    two = chance * use(TRY_TWO + future) + (1 - chance) * use(future)
    return pick(two_points().offence, random) if two > one + WORTH_THE_RISK else Call.FIELD_GOAL


def defend_try(view: View, question: DefendTry, random: Random) -> Any:
    return pick(two_points().defence, random)


def choose_side(view: View, question: ChooseSide, random: Random) -> Choice:
    """The second-half kickoff is worth a little more than the first; in overtime the ball comes first."""
    return Choice.KICK if view.half == 1 else Choice.RECEIVE


ANSWERS: dict[type[Question[Any]], Callable[[View, Any, Random], Any]] = {
    ChooseSide: choose_side,
    KickOff: kick,
    ReturnBall: receive,
    CallPlay: call,
    CallDefence: defend,
    TakeTimeout: timeout,
    ChangePlay: change_play,
    ChangeDefence: change_defence,
    ThrowChallenge: challenge,
    CallTry: call_try,
    DefendTry: defend_try,
}


class Veteran:
    """Down, distance, score and plays left decide; the dice of its own head decide the rest."""

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return ANSWERS[type(question)](view, question, random)
