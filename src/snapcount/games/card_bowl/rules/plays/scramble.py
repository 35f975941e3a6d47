"""Chapter 23: the quarterback scramble."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import ScrambleOut
from snapcount.games.card_bowl.rules.cards import VALUE, Pile, total
from snapcount.games.card_bowl.rules.plays.rush import extra_card, lane_extras, run_defence, run_yards
from snapcount.games.card_bowl.rules.results import Facts, dead_at, fumbled_at
from snapcount.games.card_bowl.rules.turns.match_ups import (
    end_side,
    lane_defence,
    lane_offence,
    lanes,
    passer,
)
from snapcount.games.card_bowl.state import Call, Down, Play, Result
from snapcount.games.card_bowl.tables import FIELD

MOST_LOST = 6
"""CB-23.1"""
OUT_COSTS = 2
"""CB-23.4"""


@rule("CB-23.1")
def scramble(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """CB-23.2, CB-23.8 The quarterback runs: no handoff, single value, extra card, two defensive cards.

    CB-23.3 Without the shotgun's bonus.
    """
    lane = lanes(len(play.field.xs))[call.lane]
    t.tell("scrambled", seat=down.offence, card=passer(play), lane=call.lane)
    extra = extra_card(t, down, call, lane_extras(play, lane), "")
    cards, fumbled, pile = run_defence(t, down, play.pile, 2)
    o = VALUE[passer(play)] + lane_offence(play, lane)
    d = lane_defence(play, lane) + total(cards) + extra.value
    yards = run_yards(o, d, cards, 2, MOST_LOST)
    facts: Facts = (("O", o), ("D", d), ("base_yards", yards), ("extra", extra.place))
    if fumbled:
        return fumbled_at(t, down, pile, down.ball + yards, "scramble", facts)
    out = stepped_out(t, down, yards, end_side(lane, len(play.field.xs)))
    result = dead_at(t, down, down.ball + yards - (OUT_COSTS if out else 0), "scramble", facts)
    return result._replace(oob=out), pile


@rule("CB-23.4")
def stepped_out(t: Table, down: Down, yards: int, end: str) -> bool:
    """Around an end, short of the goal line (CB-23.5), he may go out of bounds for two yards less."""
    if not end or down.ball + yards >= FIELD:
        return False
    return t.ask(down.offence, ScrambleOut(yards)) == "out"
