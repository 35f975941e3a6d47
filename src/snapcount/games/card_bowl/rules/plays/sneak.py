"""Chapter 22: the quarterback sneak."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.rules.cards import VALUE, Pile, total
from snapcount.games.card_bowl.rules.plays.rush import run_defence, run_yards
from snapcount.games.card_bowl.rules.results import Facts, dead_at, fumbled_at
from snapcount.games.card_bowl.rules.turns.match_ups import lane_defence, lane_offence, lanes, passer
from snapcount.games.card_bowl.state import Call, Down, Play, Result

MOST_LOST = 1
"""CB-22.6"""


@rule("CB-22.4")
def sneak(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """CB-22.5, CB-22.9 No handoff, no extra card, two defensive cards, a quarter of the margin.

    CB-22.10 A tight end assigned to the lane counts: nobody has been asked whether he blocks.
    """
    lane = lanes(len(play.field.xs))[call.lane]
    t.tell("sneaked", seat=down.offence, card=passer(play), lane=call.lane)
    cards, fumbled, pile = run_defence(t, down, play.pile, 2)
    o = VALUE[passer(play)] + lane_offence(play, lane)
    d = lane_defence(play, lane) + total(cards)
    yards = run_yards(o, d, cards, 4, MOST_LOST)
    facts: Facts = (("O", o), ("D", d), ("base_yards", yards))
    if fumbled:
        return fumbled_at(t, down, pile, down.ball + yards, "sneak", facts)
    return dead_at(t, down, down.ball + yards, "sneak", facts), pile
