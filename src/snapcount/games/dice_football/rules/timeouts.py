"""Chapter 5, timeouts: what events 21 to 24 offer once both cards are open."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.scoring import Pair, add
from snapcount.games.dice_football.questions import TIMEOUTS, ChangeDefence, ChangePlay
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import APPLIES, FIELD_GOAL_RANGE, LAW


class Cards(NamedTuple):
    """The cards that will be played, the event that still counts (0: none) and the timeouts left."""

    call: Call
    defence: int
    event: int
    timeouts: Pair


IN_RANGE = other_end(LAW, FIELD_GOAL_RANGE)
"""DF-5.3, DF-8.1 Where a field goal may be tried from, and from there on."""


def offer(t: Table, state: State, seat: Seat, cards: Cards) -> bool:
    """DF-5.7 Ask a team that has a timeout, where the event does something; spend it."""
    if state.timeouts[seat] == 0 or not APPLIES[cards.event, cards.call]:
        return False
    if not t.ask(seat, TIMEOUTS[cards.event, cards.call, cards.defence]):
        return False
    if t.listens:
        t.tell("timeout", seat=seat, event=cards.event)
    return True


@rule("DF-5.8")
def double_gain(t: Table, state: State, cards: Cards) -> Cards:
    """21: the offence may have its gain doubled."""
    offence = state.situation.offence
    if not offer(t, state, offence, cards):
        return without_event(cards)
    return new(Cards, (cards.call, cards.defence, cards.event, add(cards.timeouts, offence, -1)))


@rule("DF-5.9")
def halve_gain(t: Table, state: State, cards: Cards) -> Cards:
    """22: the defence may have the gain halved."""
    defenders = state.situation.offence.other
    if not offer(t, state, defenders, cards):
        return without_event(cards)
    return new(Cards, (cards.call, cards.defence, cards.event, add(cards.timeouts, defenders, -1)))


@rule("DF-5.10")
def change_play(t: Table, state: State, cards: Cards) -> Cards:
    """23: the offence may change its card; the defence may not answer."""
    offence = state.situation.offence
    if not offer(t, state, offence, cards):
        return without_event(cards)
    call = t.ask(offence, ChangePlay(state.situation.ball >= IN_RANGE, cards.call, cards.defence))
    t.tell("play_changed", seat=offence, card=call)
    return Cards(call, cards.defence, 0, add(cards.timeouts, offence, -1))


@rule("DF-5.11")
def change_defence(t: Table, state: State, cards: Cards) -> Cards:
    """24: the defence may change its card; the offence may not answer."""
    defenders = state.situation.offence.other
    if not offer(t, state, defenders, cards):
        return without_event(cards)
    defence = t.ask(defenders, ChangeDefence(cards.call, cards.defence))
    t.tell("defence_changed", seat=defenders, defence=defence)
    return Cards(cards.call, defence, 0, add(cards.timeouts, defenders, -1))


def without_event(cards: Cards) -> Cards:
    return new(Cards, (cards.call, cards.defence, 0, cards.timeouts))


TIMEOUT_EVENTS: dict[int, Callable[[Table, State, Cards], Cards]] = {
    21: double_gain,
    22: halve_gain,
    23: change_play,
    24: change_defence,
}
