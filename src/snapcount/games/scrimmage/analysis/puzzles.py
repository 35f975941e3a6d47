"""What a position of Scrimmage may be asked as a puzzle: all answers weighed by the exact odds of the dice."""

from __future__ import annotations

from snapcount.core.review.judging import Posed
from snapcount.core.table import Seat
from snapcount.football.words import counted
from snapcount.games.scrimmage.analysis import spring, stop, two_turns
from snapcount.games.scrimmage.coaches.situation import situation
from snapcount.games.scrimmage.rules.legal.throwing import receivers
from snapcount.games.scrimmage.rules.previews import preview_pass
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.show.places import man_at
from snapcount.games.scrimmage.state import Play, State, find_man
from snapcount.games.scrimmage.view import view

CLEAR, LIKELY, THOUGHT_OF = 0.08, 0.3, 0.05
"""By how much the best throw must be better than the next, how likely at least, and how likely the next must be."""
SHOWN = 5
JUDGED = "the exact odds of the dice: passer and hands, less distance, target and the men near them"


def posed(state: State) -> Posed | None:
    """A puzzle for home, with the ball or against it; None where nothing is clear."""
    if state.match.situation.offence is not Seat.HOME:
        return stop.posed(state, Seat.HOME)
    return best_throw(state) or two_turns.posed(state) or spring.posed(state)


def best_throw(state: State) -> Posed | None:
    """SC-9.30, SC-9.50 To whom, for a first down by the catch alone, or where that isn't clear to gain at all?"""
    offence = state.match.situation.offence
    play = view(state, offence).play
    if play.phase not in ("O.short_pass", "O.long_pass") or not play.holder:
        return None
    return thrown(play, situation(state).hexes) or thrown(play, 1)


def thrown(play: Play, needed: int) -> Posed | None:
    long = play.phase == "O.long_pass"
    chances = {
        man: preview_pass(play, man).chance if depth_of(play, find_man(play, man).hex) >= needed else 0.0
        for man in receivers(play, long=long)
    }
    men = sorted(chances, key=lambda man: -chances[man])
    if len(men) < 2:
        return None
    best, second = (chances[man] for man in men[:2])
    if best < LIKELY or second < THOUGHT_OF or best - second < CLEAR:
        return None
    asks = f"You throw now, and must gain {counted(needed, 'hex', 'hexes')} or more by the catch. To whom?"
    asked = "LongPass" if long else "ShortPass"
    pointed = tuple(f"man:{man}" for man in sorted(chances))[:SHOWN]
    ranked = tuple((man_at(play, man), chances[man]) for man in men[:SHOWN])
    return Posed(
        asked, asks, "caught for the gain in", JUDGED, ranked, pointed, summed(play, men[0]), "throw"
    )


def summed(play: Play, man: str) -> str:
    """10 and 5, less 3 for 22 hexes, less 2 for the men beside him: 10."""
    points = preview_pass(play, man).points
    less = (
        (points.distance, counted(points.hexes, "hex", "hexes")),
        (points.target, "the way to his target"),
        (points.passer_adjacent, "the men beside the passer"),
        (points.receiver_adjacent, "the men beside him"),
        (points.zoc_overlap, "the rush"),
    )
    taken = "".join(f", less {-cost} for {what}" for cost, what in less if cost)
    return f"{points.passer} and {points.receiver}{taken}: {points.net}."
