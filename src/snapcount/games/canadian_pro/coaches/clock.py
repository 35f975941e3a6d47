"""Manners: what the clock and the score demand of every coach, whatever its habits."""

from __future__ import annotations

from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.clock import seconds
from snapcount.games.canadian_pro.state import State

IN_REACH = 72
"""From here on a punt is likely to be a single."""


def ahead(state: State) -> int:
    """By how many points the side with the ball leads."""
    return state.score[state.situation.offence] - state.score[1 - state.situation.offence]


def last_play(state: State) -> bool:
    """The game is over after a play or two at most: 0:00, or no more than a play takes."""
    return state.quarter >= 4 and state.left <= seconds(state, "run", False)


def desperate(state: State) -> bool:
    """Behind, with little time left: kicks that give the ball away don't help."""
    behind = -ahead(state)
    return state.quarter >= 4 and behind > 0 and state.left <= 120 + 10 * behind


def runs_out(state: State) -> bool:
    """Ahead, and the downs that are left take all the time there is."""
    left = (4 - state.situation.down) * seconds(state, "ground", False)
    return state.quarter >= 4 and ahead(state) > 0 and state.left <= left


def winning_kick(state: State, open_calls: tuple[Call, ...]) -> Call | None:
    """On the last play: three points, or one, if that ties or wins."""
    behind = -ahead(state)
    if not last_play(state) or not 0 <= behind <= 3:
        return None
    if Call("fg") in open_calls:
        return Call("fg")
    return (
        Call("punt")
        if behind <= 1 and state.situation.ball >= IN_REACH and Call("punt") in open_calls
        else None
    )
