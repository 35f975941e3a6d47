"""Chapter 10: which event card does something on which play, and the first throw."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.dice_football.rules import event_cards as events
from snapcount.games.dice_football.rules.dice import TWO_DICE
from snapcount.games.dice_football.rules.results import Play, Snap
from snapcount.games.dice_football.rules.usual import USUAL, Effect, usual_play
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import APPLIES, EVENTS


@rule("DF-10.0")
def scrimmage(t: Table, snap: Snap) -> Play:
    """The first throw, and what the event makes of it with these cards."""
    return EFFECTS[snap.event][snap.call](t, snap, t.roll(TWO_DICE))


CARDS: dict[int, Effect] = {
    1: events.intercept,
    2: events.intercept_and_return,
    3: events.fumble,
    4: events.fumble_and_return,
    5: events.challenge_catch,
    6: events.challenge_drop,
    7: events.delay_of_game,
    8: events.false_start_or_offside,
    9: events.holding,
    10: events.face_mask,
    11: events.run_doubled,
    12: events.pass_doubled,
    13: events.run_uncovered,
    14: events.pass_uncovered,
    15: events.run_broken,
    16: events.pass_broken,
    17: events.five_back,
    18: events.halved,
    19: events.sack,
    20: events.deep_sack,
    21: events.doubled_by_timeout,
    22: events.halved_by_timeout,
    23: usual_play,
    24: usual_play,
}

EFFECTS: tuple[dict[Call, Effect], ...] = tuple(
    {call: CARDS[event] if event and APPLIES[event, call] else USUAL[call] for call in USUAL}
    for event in (0, *EVENTS)
)
"""DF-1.8 By event (0: none) and offence card: the event's effect where it has one, else the usual play."""
