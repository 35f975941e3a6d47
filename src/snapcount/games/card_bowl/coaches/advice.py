"""Odds and a sentence for the options of the main decisions, from what the seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.answers import best_answer, threat
from snapcount.games.card_bowl.coaches.defence import moment_of
from snapcount.games.card_bowl.coaches.kick_advice import KICKS
from snapcount.games.card_bowl.coaches.offence import longer_throws, moment
from snapcount.games.card_bowl.coaches.points import (
    EXTRA_POINT,
    NET_PUNT,
    ODDS,
    TWO_POINTS,
    conversion,
    going_points,
    kick_chance,
    kick_points,
    points_of,
    punt_points,
)
from snapcount.games.card_bowl.coaches.prospects import prospects
from snapcount.games.card_bowl.coaches.sight import sight_of
from snapcount.games.card_bowl.coaches.worth import Worth
from snapcount.games.card_bowl.rules.turns.moves import DONE, Turn
from snapcount.games.card_bowl.show.names import yards_text
from snapcount.games.card_bowl.tables import LAW
from snapcount.games.card_bowl.view import View

SHOWN = 8
"""So many plays are advised on, the best first; and whatever is a card's best of its kind."""
WAITING = {
    True: "A round of sack draws comes first; then a card is shown and the defence answers.",
    False: "Nobody comes through now. A card is shown, the defence answers, and a longer throw becomes possible.",
}
SNAP_LOST: float = ODDS["snap"]["p_fumble_under"] / 2


def advice(view: View, question: Question[Any]) -> Sequence[Advice]:
    """What each option promises: yards, odds or points to expect."""
    advise = ADVISED.get(type(question))
    return advise(view, question) if advise is not None else ()


def points(worth: float) -> str:
    return f"{worth:+.1f} points to expect.".replace("-", "−")


def plays(view: View, question: q.CallPlay) -> list[Advice]:
    """The class of play: what it is worth on this down at this spot."""
    _, spot, down, line = question.situation
    to_go = line - spot
    made, good = conversion(to_go), kick_chance(spot)
    lost = "short of it the ball goes over" if down == LAW.downs else "there are more downs"
    found = [
        Advice(
            "scrimmage",
            f"{to_go} to go; {lost}. {points(going_points(spot, to_go, made)) if down == LAW.downs else ''}".strip(),
            (("first down", made),),
        ),
        Advice(
            "punt",
            f"About {NET_PUNT:.0f} yards net. {points(punt_points(spot))}",
            (("blocked", ODDS["punt_from_own_30"]["p_blocked"]),),
        ),
        Advice(
            "field_goal",
            f"{yards_text(118 - spot)}. {points(kick_points(spot))}",
            (("good", good), ("missed", 1 - good)),
        ),
        Advice("spike", "Worth a down only when the seconds run out.", (("ball lost", SNAP_LOST),)),
        Advice("kneel", "Only a fumbled snap can spoil it.", (("ball lost", SNAP_LOST),)),
    ]
    return [one for one in found if one.option in question.options()]


def tries(view: View, question: q.ChooseTry) -> list[Advice]:
    two = f"About {2 * TWO_POINTS:.1f} points to expect."
    return [
        Advice("kick", f"About {EXTRA_POINT:.1f} points to expect.", (("good", EXTRA_POINT),)),
        Advice("two", two, (("good", TWO_POINTS),)),
    ]


def executions(view: View, question: q.Execute) -> list[Advice]:
    sight = sight_of(view, question.field)
    at = moment(view, question, sight)
    found = prospects(sight, question.field, at, view.offence)
    found.sort(key=lambda worth: -worth.use)
    bests = {(worth.call.play, worth.call.carrier): worth for worth in reversed(found)}
    few = [worth for place, worth in enumerate(found) if place < SHOWN or worth in bests.values()]
    advised = [Advice(worth.call, sentence(worth), chances(worth)) for worth in few]
    if question.may_wait:
        advised.append(Advice(None, WAITING[bool(at.hot)], (("sacked", at.sacked),) if at.hot else ()))
    return advised


def sentence(worth: Worth) -> str:
    yards = f"About {worth.yards:.1f} yards"
    if worth.call.play == "pass" and worth.cards:
        return f"{yards} with {worth.cards} yardage card{'s' if worth.cards > 1 else ''}."
    return f"{yards}."


def chances(worth: Worth) -> tuple[tuple[str, float], ...]:
    odds = (("first down", worth.first), ("ball lost", worth.lost))
    thrown = worth.call.play in ("pass", "screen", "lateral")
    sacked = (("sacked", worth.sacked),) if worth.sacked else ()
    return (*((("complete", worth.made),) if thrown else ()), *odds, *sacked)


def draws(view: View, question: q.DrawYardage) -> list[Advice]:
    throws = longer_throws(view, question)
    texts = [f"About {throw.yards:.1f} yards if it is caught." for throw in throws]
    if question.sack_round:
        texts[1:] = [f"{text} A round of sack draws comes first." for text in texts[1:]]
    return [
        Advice(count, text, (("spoiled", throw.spoiled),) if count else ())
        for count, (text, throw) in enumerate(zip(texts, throws, strict=True))
    ]


def defences(view: View, question: q.DefenceTurn) -> list[Advice]:
    """The moves that the veteran would make, each by itself, and what they take off the offence's best plays."""
    field, at, number = question.field, moment_of(view), question.number
    sight = sight_of(view, field)
    moves, _ = best_answer(sight, field, at, number, acted=question.acted)
    now = threat(sight, field, at, number)
    found = [Advice(DONE, f"As it stands the offence's best plays are worth about {now:.1f} yards.")]
    for move in moves:
        turn = Turn((move,), False)
        left = threat(sight, question.after(turn), at, number)
        text = f"Leaves the offence's best plays worth about {left:.1f} yards."
        if left >= now:
            text = "Makes sense together with the other moves."
        found.append(Advice(turn, text))
    return found


def penalties(view: View, question: q.TakePenalty) -> list[Advice]:
    """Both outcomes in points for the side that was offended."""
    if view.trying:
        return []
    seat = question.foul.vs.other
    return [
        Advice(choice, points(points_of(after, seat)))
        for choice, after in zip(question.choices, question.after, strict=True)
    ]


ADVISED: dict[type, Callable[[View, Any], Sequence[Advice]]] = {
    **KICKS,
    q.CallPlay: plays,
    q.ChooseTry: tries,
    q.Execute: executions,
    q.DrawYardage: draws,
    q.DefenceTurn: defences,
    q.TakePenalty: penalties,
}
