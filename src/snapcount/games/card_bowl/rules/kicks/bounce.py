"""Chapter 7: a punt that is left to bounce."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import DownBackward, DownForward
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    RJ,
    SUIT,
    VALUE,
    Card,
    Pile,
    turn,
)
from snapcount.games.card_bowl.rules.kicks.punt_end import Punted, downed, touchback, touched_ball
from snapcount.games.card_bowl.state import Result


@rule("CB-7.25")
def bounced(t: Table, kick: Punted, pile: Pile) -> Result:
    """CB-7.26, CB-7.27 The first bounce goes back with the suit of the last punt card, else forward, perhaps twice."""
    card, touched, pile = bounce_card(t, kick, pile)
    if SUIT[card] == SUIT[kick.last]:
        return bounced_back(t, kick, card, touched, pile)
    spot, dead = bounced_forward(t, kick, card, touched)
    if dead:
        return (
            downed(t, kick.down, spot, "downed", kick.facts, pile)
            if spot > 0
            else touchback(t, kick.down, kick.facts, pile)
        )
    if spot > 0:
        second, again, pile = bounce_card(t, kick, pile)
        touched = touched or again
        spot += VALUE[second] if SUIT[second] == SUIT[card] else -VALUE[second]
    return at_rest(t, kick, spot, touched, pile)


def bounce_card(t: Table, kick: Punted, pile: Pile) -> tuple[Card, bool, Pile]:
    """CB-7.33, CB-7.35 A bounce: the Red Joker touches a receiver, both Jokers are replaced."""
    touched = False
    while True:
        card, pile = turn(t, pile, "bounce", kick.down.offence)
        if card == RJ:
            touched = True
            t.tell("touched", seat=kick.receiver)
        elif card != BJ:
            return card, touched, pile


@rule("CB-7.29")
def bounced_back(t: Table, kick: Punted, card: Card, touched: bool, pile: Pile) -> Result:
    """The kickers may apply the coverage card: it takes its value off the bounce."""
    back = VALUE[card]
    if not touched:
        question = DownBackward(kick.spot, kick.coverage, card)
        if t.ask(kick.down.offence, question) == "apply":
            back = max(0, back - VALUE[kick.coverage])
    return at_rest(t, kick, kick.spot + back, touched, pile)


@rule("CB-7.30")
def bounced_forward(t: Table, kick: Punted, card: Card, touched: bool) -> tuple[int, bool]:
    """CB-7.31 With the coverage card's suit the kickers may take part of it off the bounce and down the ball."""
    bounce = VALUE[card]
    if not touched and SUIT[kick.coverage] == SUIT[card]:
        part = t.ask(kick.down.offence, DownForward(kick.spot, kick.coverage, card))
        if part:
            return kick.spot - (bounce - part), True
    return kick.spot - bounce, False


@rule("CB-7.32")
def at_rest(t: Table, kick: Punted, spot: int, touched: bool, pile: Pile) -> Result:
    """A touched ball is loose; one in the end zone is a touchback; any other is downed."""
    if touched:
        return touched_ball(t, kick, spot, "touched", pile)
    if spot <= 0:
        return touchback(t, kick.down, kick.facts, pile)
    return downed(t, kick.down, spot, "downed", kick.facts, pile)
