"""What can be said of each answer before it is given, from what the seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.odds import Odds
from snapcount.core.rulebook import Advice
from snapcount.core.table import Question, Seat
from snapcount.football.field import other_end
from snapcount.football.words import counted
from snapcount.games.dice_football.coaches.outlook import mix, outlook
from snapcount.games.dice_football.coaches.veteran import two_points
from snapcount.games.dice_football.coaches.worth import good_chance, load_model, zone_of
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
from snapcount.games.dice_football.rules.kicks import long_return, short_return
from snapcount.games.dice_football.rules.results import Snap
from snapcount.games.dice_football.rules.tries import try_points
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    DEFENCES,
    FIELD,
    LAW,
    LONG_RATE,
    ONSIDE_LOST,
    ONSIDE_RECOVERED,
    PUNT_DISTANCE,
    SCRIMMAGE,
    TOUCHBACK,
    TRY_YARDS,
)
from snapcount.games.dice_football.view import View

DEPTH = 8
VETERAN = "a veteran's mix"
ONSIDE = 1 / 6
STRETCHED = {21: 2.0, 22: 0.5}
"""DF-11.2 The events with which a timeout doubles or halves the gain."""
CHANGE_PLAY = 23


class Outcome(NamedTuple):
    """What a pair of cards, or a mix of pairs, leads to over all events."""

    first_down: float
    touchdown: float
    turnover: float
    gain: float


Weighted = tuple[Call, int, float]
"""A pair of cards, and how often it is taken."""


def defence_mix(view: View) -> tuple[tuple[int, float], ...]:
    """How often a veteran would lay each defence card here."""
    offence, ball, down, line = view.situation
    return mix(outlook(view, offence), ball, down, line).defence


def call_mix(view: View) -> tuple[tuple[Call, float], ...]:
    """How often a veteran would lay each card from scrimmage; evenly where it would kick instead."""
    offence, ball, down, line = view.situation
    laid = mix(outlook(view, offence), ball, down, line).offence
    return laid if len(laid) == len(SCRIMMAGE) else tuple((card, 1 / len(SCRIMMAGE)) for card in SCRIMMAGE)


def outcome(view: View, pairs: Iterable[Weighted]) -> Outcome:
    """The pairs of cards taken so often. A touchdown counts as a first down too."""
    cells = load_model().game.cells
    now = view.situation
    sums = [0.0] * 4
    for call, defence, weight in pairs:
        cell = cells[call, defence, zone_of(call, now.ball)]
        to_go, to_goal = now.line - now.ball, other_end(LAW, now.ball)
        sums[0] += weight * plain_sum(p for y, p in (*cell.yards.items(), *cell.fouls.items()) if y >= to_go)
        sums[1] += weight * plain_sum(p for y, p in cell.yards.items() if y >= to_goal)
        sums[2] += weight * plain_sum(cell.lost.values())
        sums[3] += weight * plain_sum(
            p * min(y, to_goal) for y, p in (*cell.yards.items(), *cell.fouls.items())
        )
    return Outcome(*sums)


def said(option: Any, found: Outcome, against: str) -> Advice:
    text = f"Mean gain {found.gain:.1f} against {against}."
    chances = (
        ("first down", found.first_down),
        ("touchdown", found.touchdown),
        ("turnover", found.turnover),
    )
    return Advice(option, text, chances)


def of_call(view: View, card: Call, defences: tuple[tuple[int, float], ...], against: str) -> Advice:
    if card is Call.FIELD_GOAL:
        yards = other_end(LAW, view.situation.ball)
        return Advice(card, f"Three points from {counted(yards)} out.", (("good", good_chance(yards)),))
    if card is Call.PUNT:
        spot = PUNT_DISTANCE - view.situation.ball
        where = f"on their {spot}" if spot > 0 else "in their end zone"
        return Advice(card, f"Comes down {where}; they may start at their {TOUCHBACK} or run it back.")
    return said(card, outcome(view, [(card, defence, weight) for defence, weight in defences]), against)


def calls(view: View, question: CallPlay) -> list[Advice]:
    return [of_call(view, card, defence_mix(view), VETERAN) for card in question.options()]


def new_calls(view: View, question: ChangePlay) -> list[Advice]:
    against = f"defence {question.defence}"
    return [of_call(view, card, ((question.defence, 1.0),), against) for card in question.options()]


def defences(view: View, question: CallDefence) -> list[Advice]:
    return [
        said(card, outcome(view, [(call, card, weight) for call, weight in call_mix(view)]), VETERAN)
        for card in DEFENCES
    ]


def new_defences(view: View, question: ChangeDefence) -> list[Advice]:
    return [
        said(card, outcome(view, [(question.call, card, 1.0)]), "the card on the table") for card in DEFENCES
    ]


@cache
def try_chance(call: Call, defence: int) -> float:
    snap = Snap(Seat.HOME, call, defence, 0, FIELD - TRY_YARDS, False, (0, 0))
    missed = Odds(depth=DEPTH).of(try_points, snap).get(0, 0)
    return 1 - float(missed)


def tries(view: View, question: CallTry) -> list[Advice]:
    found: list[Advice] = []
    for card in question.options():
        chance = plain_sum(weight * try_chance(card, defence) for defence, weight in two_points().defence)
        points = 1 if card is Call.FIELD_GOAL else 2
        text = f"Worth {points * chance:.2f} points against {VETERAN}."
        found.append(Advice(card, text, (("good", chance),)))
    return found


def try_defences(view: View, question: DefendTry) -> list[Advice]:
    found: list[Advice] = []
    for card in DEFENCES:
        run, short, long = (try_chance(call, card) for call in SCRIMMAGE)
        found.append(
            Advice(
                card,
                "How often each call gets through.",
                (("run", run), ("short pass", short), ("long pass", long)),
            )
        )
    return found


@cache
def return_odds(rate: int) -> dict[int, float]:
    body = long_return if rate == LONG_RATE else short_return
    return {yards: float(chance) for yards, chance in Odds(depth=DEPTH).of(body).items()}


def returns(view: View, question: ReturnBall) -> list[Advice]:
    odds = return_odds(question.rate)
    better = plain_sum(p for yards, p in odds.items() if question.spot + yards > TOUCHBACK)
    touchdown = plain_sum(p for yards, p in odds.items() if question.spot + yards >= FIELD)
    mean = question.spot + plain_sum(p * yards for yards, p in odds.items())
    text = f"Ends at your {mean:.0f} on average."
    return [
        Advice(Catch.TOUCHBACK, f"Your own {TOUCHBACK}."),
        Advice(Catch.RETURN, text, (("past the 20", better), ("touchdown", touchdown))),
    ]


def kickoffs(view: View, question: KickOff) -> list[Advice]:
    deep = Advice(Kick.DEEP, f"They start near their {TOUCHBACK}.")
    if not question.onside:
        return [deep]
    lost = f"else they start at your {FIELD - ONSIDE_LOST}"
    text = f"Recovered, you have the ball at your {ONSIDE_RECOVERED}; {lost}."
    return [deep, Advice(Kick.ONSIDE, text, (("recovered", ONSIDE),))]


def challenges(view: View, question: ThrowChallenge) -> list[Advice]:
    return [
        Advice(True, "A coin toss.", (("overturned", 0.5),)),
        Advice(False, ""),
    ]


def timeouts(view: View, question: TakeTimeout) -> list[Advice]:
    """A timeout stretches or shortens what these cards gain, or lets one see a card and change its own."""
    keep = Advice(False, "The play goes on with the cards on the table.")
    if question.call not in SCRIMMAGE:
        return [Advice(True, "A kick is what it is: the timeout would change little."), keep]
    usual = outcome(view, [(question.call, question.defence, 1.0)])
    if question.event in STRETCHED:
        text = f"These cards gain {usual.gain:.1f} on average, then {usual.gain * STRETCHED[question.event]:.1f}."
        return [Advice(True, text), keep]
    calls = question.event == CHANGE_PLAY
    others = [outcome(view, [(card, question.defence, 1.0)]) for card in SCRIMMAGE]
    if not calls:
        others = [outcome(view, [(question.call, card, 1.0)]) for card in DEFENCES]
    best = (max if calls else min)(others, key=lambda found: found.first_down)
    chances = (("first down, changed for the best", best.first_down), ("as it stands", usual.first_down))
    return [Advice(True, "The other card is open: yours may be changed.", chances), keep]


def sides(view: View, question: ChooseSide) -> list[Advice]:
    ball = "You have the ball first."
    if view.half != 1:
        return [Advice(Choice.RECEIVE, ball), Advice(Choice.KICK, "They have the ball first.")]
    later = "You have the first ball of the second half, which is worth a little more."
    return [Advice(Choice.RECEIVE, ball), Advice(Choice.KICK, later)]


ADVICE: dict[type[Question[Any]], Callable[[View, Any], list[Advice]]] = {
    CallPlay: calls,
    ChangePlay: new_calls,
    CallDefence: defences,
    ChangeDefence: new_defences,
    CallTry: tries,
    DefendTry: try_defences,
    ReturnBall: returns,
    KickOff: kickoffs,
    ThrowChallenge: challenges,
    TakeTimeout: timeouts,
    ChooseSide: sides,
}


def advice(view: View, question: Question[Any]) -> list[Advice]:
    """One piece of advice for every option of every question."""
    return ADVICE[type(question)](view, question)
