"""Chapters 5 and 10: kickoff, squib kick and the kicks after a safety."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.card_bowl.questions import FieldKick
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    JOKERS,
    RJ,
    VALUE,
    Card,
    Flag,
    Pile,
    flagged,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.downs import OUT_BACK, new_series
from snapcount.games.card_bowl.rules.kicks.kick_fouls import kick_settled
from snapcount.games.card_bowl.rules.kicks.kick_return import Return, kick_return
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import ADOPTED, FREE_KICK, KICKOFF, KICKOFF_FROM, LAW, TOUCHBACK

OUT_AFTER: int = ADOPTED["kick_out_of_bounds_from_spot"]
"""CB-5.7"""
RETURN_CARDS: int = KICKOFF["return_cards"]
SHORT_CARDS: int = KICKOFF["squib"]["return_cards_if_short"]
SHORT_BEYOND: int = KICKOFF["squib"]["short_if_received_beyond"]


class Flight(NamedTuple):
    """A free kick in the air: the cards of its distance, or out of bounds."""

    cards: tuple[Card, ...]
    muff: bool = False
    out: bool = False


def yard_line(first: int, second: int, spot: int) -> int:
    """CB-5.3, CB-5.4, CB-10.3 The yard line on which a kickoff from `spot` is received."""
    return first + second - 11 + (KICKOFF_FROM - spot)


@rule("CB-5.6")
def first_kick_card(t: Table, kicker: Seat, pile: Pile) -> tuple[Flight, Pile]:
    """The first card: a Black Joker is determined at once, out of bounds or offside; a Red one is muffed."""
    muff = False
    while True:
        card, pile = turn(t, pile, "kick", kicker)
        if card == RJ:
            muff = True
            t.tell("muffed", seat=kicker.other)
        elif card == BJ:
            second, pile = turn(t, pile, "penalty", kicker)
            if second in JOKERS or VALUE[second] > 5:
                return Flight((), muff, True), pile
            t.tell("flagged", seat=kicker, foul="KO-OFFSIDE")
            pile = flagged(pile, Flag("KO-OFFSIDE"))
        else:
            return Flight((card,), muff), pile


@rule("CB-5.8")
def later_kick_card(t: Table, kicker: Seat, pile: Pile, purpose: str) -> tuple[Card, bool, Pile]:
    """CB-5.9, CB-5.11, CB-5.12 A later kick card or the coverage card: Red Joker muffed, Black one a foul; replaced."""
    muff = False
    while True:
        card, pile = turn(t, pile, purpose, kicker)
        if card == RJ:
            muff = True
            t.tell("muffed", seat=kicker.other)
        elif card == BJ:
            t.tell("flagged", seat=kicker, foul="KO-KICK")
            pile = flagged(pile, Flag("KO-KICK"))
        else:
            return card, muff, pile


@rule("CB-5.2")
def flight(t: Table, kicker: Seat, count: int, pile: Pile) -> tuple[Flight, Pile]:
    """The cards of a free kick: two for a kickoff, four for a punt after a safety (CB-10.5)."""
    kick, pile = first_kick_card(t, kicker, pile)
    if kick.out:
        return kick, pile
    cards, muff = kick.cards, kick.muff
    for _ in range(count - 1):
        card, muffed, pile = later_kick_card(t, kicker, pile, "kick")
        cards, muff = (*cards, card), muff or muffed
    return Flight(cards, muff), pile


@rule("CB-5.1")
def kickoff(t: Table, kicker: Seat, spot: int, squib: int, pile: Pile) -> Result:
    """A kickoff, or a squib kick at a yard line (`squib`, 0 for none)."""
    kick, pile = flight(t, kicker, KICKOFF["kick_cards"], pile)
    if kick.out:
        return out_of_bounds(t, kicker, spot)
    first, second = kick.cards
    received = squib - total(kick.cards) if squib else yard_line(VALUE[first], VALUE[second], spot)
    return kicked_to(t, kicker, spot, received, "squib" if squib else "kickoff", kick.muff, pile)


@rule("CB-10.2")
def safety_punt(t: Table, kicker: Seat, spot: int, pile: Pile) -> Result:
    """CB-10.4, CB-10.5 Four cards and 25 yards, returned as a kickoff."""
    kick, pile = flight(t, kicker, FREE_KICK["punt"]["cards"], pile)
    if kick.out:
        return out_of_bounds(t, kicker, spot)
    gross = total(kick.cards) + FREE_KICK["punt"]["add"]
    result = kicked_to(t, kicker, spot, other_end(LAW, spot + gross), "safety_punt", kick.muff, pile)
    return result._replace(facts=(*result.facts, ("gross", gross)))


@rule("CB-5.7")
def out_of_bounds(t: Table, kicker: Seat, spot: int) -> Result:
    """The receivers start 30 yards from the spot of the kick."""
    out = spot + OUT_AFTER
    at = other_end(LAW, out)
    t.tell("kicked_out", seat=kicker, spot=out)
    return Result(
        "oob",
        kicker.other,
        at,
        "kickoff",
        oob=True,
        changed=True,
        clock="out",
        next=new_series(kicker.other, at),
    )


@rule("CB-5.10")
def kicked_to(t: Table, kicker: Seat, spot: int, received: int, kind: str, muff: bool, pile: Pile) -> Result:
    """CB-5.13 Received: through the end zone, a touchback, or a return against the coverage card.

    CB-32.17 ruling: a touchback at once takes no time, a squib kick's neither.
    """
    receiver = kicker.other
    facts: tuple[tuple[str, object], ...] = (("received", received),)
    squib = kind == "squib"
    t.tell("kicked_off", seat=kicker, kind=kind, spot=other_end(LAW, received))
    base = Result(
        "touchback", receiver, TOUCHBACK, "squib" if squib else "kickoff", changed=True, clock="touchback"
    )
    if received <= OUT_BACK:  # CB-5.5, CB-10.5
        t.tell("touchback", seat=receiver)
        return kick_settled(t, kicker, spot, base._replace(facts=facts), pile)
    coverage, muffed, pile = later_kick_card(t, kicker, pile, "coverage")
    muff = muff or muffed
    facts = (*facts, ("muff", muff))
    short = squib and received > SHORT_BEYOND
    count = (SHORT_CARDS if short else RETURN_CARDS) - muff  # CB-5.9, CB-5.26
    if received <= 0 and t.ask(receiver, FieldKick(received, coverage, count)) == "touchback":
        t.tell("touchback", seat=receiver)
        return kick_settled(t, kicker, spot, base._replace(facts=facts), pile)
    result, pile = kick_return(t, Return(receiver, received, coverage, count, 2, int(short)), pile)
    clock = "squib" if squib else "return"
    result = result._replace(play=base.play, clock=clock, facts=(*facts, *result.facts))
    return kick_settled(t, kicker, spot, result, pile)
