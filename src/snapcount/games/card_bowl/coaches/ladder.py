"""The ladder: who coaches Card Bowl, weakest first, each with a habit that can be read and beaten.

They grow up by the share of their decisions that they make as the veteran does; their habits they keep.
"""

from __future__ import annotations

from random import Random

from snapcount.core.drivers.sampled import Coach
from snapcount.core.habits import AS_USUAL, Character, Habit, Habits, like, often
from snapcount.core.rulebook import CoachLevel
from snapcount.football.downs import series_gain
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches import defence, offence, situation
from snapcount.games.card_bowl.coaches.points import kick_chance
from snapcount.games.card_bowl.coaches.rookie import (
    FORMATIONS,
    SETS,
    Rookie,
    best_run,
    best_throw,
    one_of,
)
from snapcount.games.card_bowl.coaches.situation import hurried
from snapcount.games.card_bowl.coaches.veteran import Veteran
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.lineup.arrange import arranged, book_set
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES
from snapcount.games.card_bowl.rules.turns.match_ups import in_backfield
from snapcount.games.card_bowl.state import OTHERS
from snapcount.games.card_bowl.tables import LAW
from snapcount.games.card_bowl.view import View

LIKELY = 0.5
"""A field goal that the miser takes on third down."""
OWN_END, TRIES = 35, 6
"""The gambler goes for it beyond here, with so many yards to go."""


def grown_up(share: float, habits: Habits) -> Coach:
    """Reads clock and score as the veteran does, and thinks like him so often on the field; but the habits first."""
    veteran = Veteran()
    thinks = like(veteran, {**offence.ANSWERS, **defence.ANSWERS}, share)
    return Character(Character(Rookie(), {**like(veteran, situation.ANSWERS), **thinks}), habits)


# The habits


def laid_out_for(plan: str) -> Habit:
    """Big cards where this plan needs them."""
    return lambda view, question, random: arranged(one_of(FORMATIONS, random), question.hand, plan)


def carries(view: View, question: q.Execute, random: Random) -> object:
    """Hands the ball to the best back, unless the clock runs against him."""
    if hurried(view):
        return AS_USUAL
    men = zip(question.field.men[OTHERS:], view.offence[OTHERS:], strict=True)
    backs = [(VALUE[card], man.place) for man, card in men if in_backfield(man)]
    return (best_run(view, question.field, max(backs)[1], random) if backs else None) or AS_USUAL


def waits_and_throws(view: View, question: q.Execute, random: Random) -> object:
    """Not the quick throw: a turn later it may be a longer one, if the rush lets it."""
    if question.may_wait and question.moment == "blocking":
        return None
    return best_throw(view, question.field, random) or AS_USUAL


def kicks_early(view: View, question: q.CallPlay, random: Random) -> object:
    """Three points on third down already."""
    _, ball, down, _ = question.situation
    takes = down == LAW.downs - 1 and kick_chance(ball) >= LIKELY and not view.late
    return "field_goal" if takes else AS_USUAL


def goes_for_it(view: View, question: q.CallPlay, random: Random) -> object:
    """Fourth down is a down like others."""
    _, ball, down, line = question.situation
    goes = down == LAW.downs and ball >= OWN_END and line - ball <= TRIES and not view.late
    return "scrimmage" if goes else AS_USUAL


def draws_on(view: View, question: q.DrawYardage, random: Random) -> object:
    """One more card: the throw may yet be longer."""
    return 1 if question.most and not question.sack_round else AS_USUAL


def expects_the_same(view: View, question: q.SetDefence, random: Random) -> object:
    """Yards gained look like a run, and ask for a strong front; none look like a pass, and ask for cover."""
    yards = series_gain(LAW, view.situation)
    if yards is None:
        return AS_USUAL
    plan = "front" if yards > 0 else "cover"
    return book_set(one_of(SETS, random), question.hand, SHAPES[question.shape], plan)


# The characters


def gambler() -> Coach:
    throws = often(0.35, waits_and_throws)
    return grown_up(0.50, {q.CallPlay: goes_for_it, q.Execute: throws, q.DrawYardage: draws_on})


def runner() -> Coach:
    return grown_up(0.42, {q.SetOffence: often(0.9, laid_out_for("run")), q.Execute: carries})


def miser() -> Coach:
    return grown_up(0.62, {q.CallPlay: kicks_early, q.DrawYardage: lambda view, question, random: 0})


def believer() -> Coach:
    return grown_up(0.82, {q.SetDefence: often(0.6, expects_the_same)})


LADDER = (
    CoachLevel("rookie", "Penny", "Book formations, quick runs and throws.", Rookie, 1000),
    CoachLevel(
        "gambler",
        "Dot Diamond",
        "Holds the ball for a longer throw, draws one more card for it, and goes for it on fourth down.",
        gambler,
        1106,
    ),
    CoachLevel(
        "runner",
        "Gus Spade",
        "Lays his big cards in front of a back and hands him the ball: send your linebackers up.",
        runner,
        1207,
    ),
    CoachLevel(
        "miser",
        "Clement Club",
        "Takes three points on third down and never draws for a longer throw: he hates to lose the ball.",
        miser,
        1277,
    ),
    CoachLevel(
        "believer",
        "Hattie Heart",
        "Believes what she saw last: after a gain she stacks her front, after none she covers the pass.",
        believer,
        1387,
    ),
    CoachLevel(
        "veteran",
        "Ace Morgan",
        "Runs behind its big cards, reads the line, weighs every risk.",
        Veteran,
        1484,
    ),
)
