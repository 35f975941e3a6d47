"""Chapter 5: the return of a kick, card by card."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.card_bowl.questions import StayInEndZone
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    FACE,
    RJ,
    VALUE,
    Card,
    Flag,
    Pile,
    flagged,
    shared,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.downs import ended
from snapcount.games.card_bowl.rules.fumble import Loose, loose_ball
from snapcount.games.card_bowl.rules.open_field import run_back
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import FIELD, TOUCHBACK


class Return(NamedTuple):
    """A kick to be returned: received where, against which coverage card, with how many return cards."""

    seat: Seat
    received: int
    coverage: Card
    cards: int
    late: int
    """After how many return cards the touchback is still offered."""
    less: int = 0
    """Taken off the face values of the return (a short squib)."""


def running_at(received: int, cards: tuple[Card, ...], coverage: Card, count: int) -> int:
    """CB-5.15, CB-7.22 Where the runner is after some of `count` return cards; CB-5.22 perhaps farther back."""
    return received + total(cards) - shared(VALUE[coverage] * len(cards), count)


def return_run(last: Card, coverage: Card, less: int) -> int:
    """CB-5.20, CB-5.25 Open-field cards after a return, CB-5.21 whatever it gained."""
    return max(0, max(0, FACE[last] - less) - FACE[coverage])


@rule("CB-5.14")
def kick_return(t: Table, back: Return, pile: Pile) -> tuple[Result, Pile]:
    """CB-5.16, CB-5.18, CB-5.19 Return cards one at a time, then the open field; the Jokers act where the runner is.

    CB-5.17, CB-7.23 The touchback is offered while he has never been beyond the goal line, coverage counted.
    """
    cards: tuple[Card, ...] = ()
    last: Card = ""
    beyond = back.received > 0
    at = back.received
    while len(cards) < back.cards:
        card, pile = turn(t, pile, "return", back.seat)
        if card == RJ:
            return lost_return(t, back, pile, at, beyond, False)
        if card == BJ:
            t.tell("flagged", seat=back.seat, foul="RET-REC", spot=at)
            pile = flagged(pile, Flag("RET-REC", at, back.seat, True))
            continue
        cards, last = (*cards, card), card
        at = running_at(back.received, cards, back.coverage, back.cards)
        beyond = beyond or at > 0
        if not beyond and len(cards) <= back.late and stays(t, back, at, back.cards - len(cards)):
            t.tell("touchback", seat=back.seat)
            result = Result("touchback", back.seat, TOUCHBACK, changed=True, clock="return")
            return result._replace(facts=(("ret", at - back.received),)), pile
    run, pile = run_back(
        t, pile, back.seat, at, return_run(last, back.coverage, back.less) if at < FIELD else 0, back.less
    )
    facts: tuple[tuple[str, object], ...] = (("ret", at - back.received),)
    if run.fumbled and run.spot < FIELD:
        lost, pile = lost_return(t, back, pile, run.spot, beyond or run.spot > 0, True)
        return lost._replace(facts=(*facts, *lost.facts)), pile
    event, spot = ended(back.seat, run.spot, not beyond)  # CB-4.12
    gain = min(FIELD, run.spot) - back.received
    t.tell("returned", seat=back.seat, yards=gain, spot=spot, end=event)
    if event == "touchback":
        t.tell("touchback", seat=back.seat)
    result = Result(
        event, back.seat, spot, changed=True, ofr=run.drew, returned=gain, ran_to=run.spot, facts=facts
    )
    return result, pile


@rule("CB-5.16")
def stays(t: Table, back: Return, at: int, left: int) -> bool:
    """Still in the end zone: the receivers may take the touchback after all."""
    return t.ask(back.seat, StayInEndZone(at, left)) == "touchback"


@rule("CB-5.18")
def lost_return(t: Table, back: Return, pile: Pile, at: int, beyond: bool, ofr: bool) -> tuple[Result, Pile]:
    """The returner fumbles: no more return cards, either team may advance the ball; CB-5.28 his run has ended."""
    found, pile = loose_ball(t, Loose(back.seat, at, kicked=not beyond), pile)
    return Result(
        found.event,
        found.team,
        found.spot,
        how="fumble",
        ofr=ofr or found.ofr,
        changed=True,
        loose=True,
        returned=at - back.received,
        recovered=found.recovered,
        ran_to=at,
        facts=(("fumble_at", at),),
    ), pile
