"""How a play came out, with the sum that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.games.dice_football.show.log import CHANGES, Facts, numbers
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import CALL_NAMES, EVENT_TITLES, FACTOR, LAW


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    return outcomes.outcome(play, names, LAW, sum_of(play))


def sum_of(play: Sequence[Event]) -> str:
    """Long Pass: 7 × 2 = 14, Pass-Play Bonus: 20 more."""
    for event in reversed(play):
        if event.what == "gained":
            return gained(event.facts)
        if event.what == "field_goal_tried":
            return f"From {event.facts['yards']} yards: good are {numbers(event.facts['row'])} and doublets"
    return ""


def gained(facts: Facts) -> str:
    dice, usual, yards, call = facts["dice"], facts["usual"], facts["yards"], facts["card"]
    factor = FACTOR.get(call, 1)
    if call is Call.RUN:
        score, less = sum(dice), sum(dice) - usual
        doublet = dice[0] == dice[1]
        said = (
            f"doublet, {usual}" if doublet else f"{score} − {less} = {signed(usual)}" if less else f"{score}"
        )
    else:
        said = f"{usual // factor} × {factor} = {usual}" if factor > 1 else f"{usual}"
    return f"{CALL_NAMES[call]}: {said}" + (changed(facts["event"]) if yards != usual else "")


def changed(event: int) -> str:
    """What the event card did; a timeout says so itself."""
    card = "" if EVENT_TITLES[event] == "Timeout" else f"{EVENT_TITLES[event]}: "
    return f", {card}{CHANGES[event]}"


def signed(yards: int) -> str:
    return f"−{-yards}" if yards < 0 else str(yards)
