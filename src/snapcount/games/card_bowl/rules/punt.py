"""Chapter 7: the punt."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.card_bowl.questions import DownBackward, DownForward, FieldPunt
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    RJ,
    SUIT,
    VALUE,
    Card,
    Flag,
    Pile,
    flagged,
    plain_card,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.downs import OUT_BACK, first_and_ten, following
from snapcount.games.card_bowl.rules.fouls import (
    accepted_after,
    chosen,
    determined,
    previous_spot,
    scored,
    walk,
)
from snapcount.games.card_bowl.rules.fumble import Loose, loose_ball
from snapcount.games.card_bowl.rules.kick_fouls import receiver_foul
from snapcount.games.card_bowl.rules.kick_return import Return, kick_return
from snapcount.games.card_bowl.state import Down, Foul, Next, Result
from snapcount.games.card_bowl.tables import PUNT, TOUCHBACK

AUTOMATIC_FAIR: list[int] = PUNT["automatic_fair_catch_cards"]


class Punted(NamedTuple):
    """A punt that comes down: where, its last card, and its coverage card (empty if a fair catch is forced)."""

    down: Down
    spot: int
    last: Card
    coverage: Card
    facts: tuple[tuple[str, object], ...]

    @property
    def receiver(self) -> Seat:
        return self.down.defence


@rule("CB-7.3")
def punt(t: Table, down: Down, count: int, aim_out: bool, pile: Pile) -> Result:
    """The punt cards, the check out of bounds, the coverage card, and what the receivers do."""
    cards: tuple[Card, ...] = ()
    last: Card = ""
    while len(cards) < count:
        card, pile = turn(t, pile, "punt", down.offence)
        if card == RJ:
            return blocked_punt(t, down, pile)
        if card == BJ:
            t.tell("flagged", kind="PUNT", seat=down.offence)
            pile = flagged(pile, Flag("PUNT"))
        else:
            cards, last = (*cards, card), card
    gross = total(cards) + PUNT["add"]
    spot = 100 - (down.los + gross)
    facts = (("gross", gross), ("received", spot))
    t.tell("punted", seat=down.offence, yards=gross, spot=spot)
    if spot <= OUT_BACK:
        return touchback(t, down, facts, pile)
    if aim_out and spot > 0:
        check, pile = plain_card(t, pile, "out of bounds", down.offence)
        if SUIT[check] != SUIT[last]:
            return downed(t, down, spot, "out of bounds", facts, pile)
    return come_down(t, down, spot, last, count in AUTOMATIC_FAIR, facts, pile)


@rule("CB-7.9")
def touchback(t: Table, down: Down, facts: tuple[tuple[str, object], ...], pile: Pile) -> Result:
    t.tell("touchback", seat=down.defence)
    result = Result("touchback", down.defence, TOUCHBACK, "punt", changed=True, clock="dead", facts=facts)
    return punt_settled(t, down, result, pile)


@rule("CB-7.28")
def downed(
    t: Table, down: Down, spot: int, how: str, facts: tuple[tuple[str, object], ...], pile: Pile
) -> Result:
    """The receivers' ball, dead where it is."""
    t.tell("downed", seat=down.defence, spot=spot, how=how)
    out = how == "out of bounds"
    result = Result("ball", down.defence, spot, "punt", how, oob=out, changed=True, clock="dead", facts=facts)
    return punt_settled(t, down, result, pile)


@rule("CB-7.5")
def blocked_punt(t: Table, down: Down, pile: Pile) -> Result:
    """CB-7.6 A blocked punt is loose behind the line; the blockers draw two recovery cards first."""
    card, pile = plain_card(t, pile, "blocked punt", down.offence)
    spot = down.los - VALUE[card] - 5
    t.tell("blocked", seat=down.defence, spot=spot)
    found, pile = loose_ball(t, Loose(down.offence, spot, blocked=True), pile)
    result = Result(
        found.event,
        found.team,
        found.spot,
        "punt",
        "blocked",
        yards=(found.spot if found.team is down.offence else spot) - down.los,
        ofr=found.ofr,
        changed=found.lost,
        loose=True,
        returned=found.returned,
        recovered=found.recovered,
        ran_to=found.ran_to,
        clock="blocked",
        facts=(("blocked", True), ("block_spot", spot), ("fumble_at", spot)),
    )
    return punt_settled(t, down, result, pile)


@rule("CB-7.11")
def come_down(
    t: Table,
    down: Down,
    spot: int,
    last: Card,
    automatic: bool,
    facts: tuple[tuple[str, object], ...],
    pile: Pile,
) -> Result:
    """CB-7.12 to CB-7.17 The coverage card, then the receivers choose; a forced fair catch leaves no choice."""
    coverage, pile = turn(t, pile, "coverage", down.offence)
    if coverage == BJ:
        t.tell("flagged", kind="PUNT-COV", seat=down.offence)
        coverage, pile = turn(t, flagged(pile, Flag("PUNT-COV")), "coverage", down.offence)
    forced = automatic or coverage == RJ
    kick = Punted(down, spot, last, coverage, facts)
    choice = "touchback" if spot <= 0 else "fair_catch"
    if not forced:
        choice = t.ask(down.defence, FieldPunt(spot, coverage))
    if choice == "touchback":
        return touchback(t, down, facts, pile)
    if choice == "fair_catch":
        return fair_catch(t, kick, pile)
    if choice == "bounce":
        return bounced(t, kick, pile)
    return returned(t, kick, pile)


@rule("CB-7.19")
def returned(t: Table, kick: Punted, pile: Pile) -> Result:
    """Two return cards against the coverage card, then the open field (CB-7.24)."""
    back = Return(kick.receiver, kick.spot, kick.coverage, PUNT["return_cards"], 1)
    result, pile = kick_return(t, back, pile)
    result = result._replace(play="punt", clock="return", facts=(*kick.facts, *result.facts))
    return punt_settled(t, kick.down, result, pile)


@rule("CB-7.18")
def fair_catch(t: Table, kick: Punted, pile: Pile) -> Result:
    """One card: the Red Joker is a muff, the Black one a foul of the receivers."""
    card, pile = turn(t, pile, "fair catch", kick.receiver)
    if card == RJ:
        t.tell("muffed", seat=kick.receiver)
        return touched_ball(t, kick, kick.spot, "muff", pile)
    if card == BJ:
        t.tell("flagged", kind="RET-REC", spot=kick.spot, seat=kick.receiver)
        pile = flagged(pile, Flag("RET-REC", kick.spot, kick.receiver, True))
    return downed(t, kick.down, kick.spot, "fair catch", kick.facts, pile)


@rule("CB-4.18")
def touched_ball(t: Table, kick: Punted, spot: int, fact: str, pile: Pile) -> Result:
    """CB-7.34 A muffed or touched punt: the kickers may recover it but not advance it."""
    loose = Loose(kick.receiver, spot, held=kick.down.offence, kicked=True)
    found, pile = loose_ball(t, loose, pile)
    result = Result(
        found.event,
        found.team,
        found.spot,
        "punt",
        "muff" if fact == "muff" else "",
        ofr=found.ofr,
        changed=True,
        loose=True,
        returned=found.returned,
        recovered=found.recovered,
        ran_to=found.ran_to,
        clock="touched",
        facts=(*kick.facts, (fact, True), ("fumble_at", spot)),
    )
    return punt_settled(t, kick.down, result, pile)


# The bounce


@rule("CB-7.25")
def bounced(t: Table, kick: Punted, pile: Pile) -> Result:
    """CB-7.27 The first bounce goes back with the suit of the last punt card, else forward and perhaps again."""
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


# Fouls on punts


@rule("CB-7.36")
def punt_settled(t: Table, down: Down, result: Result, pile: Pile) -> Result:
    """The foul choice of a punt, every outcome known before it is asked."""
    stands = result._replace(next=following(down, result))
    if pile.flag is None:
        return stands
    foul, pile = determined(t, pile, pile.flag, down.offence)
    if scored(result, foul.vs.other):
        t.tell("declined", seat=foul.vs.other, automatic=True)
        return stands._replace(foul=foul._replace(choice="decline"))
    if foul.enforced == "punt":
        return kicker_foul(t, down, stands, foul)
    if foul.enforced == "previous":
        accepted = replayed(stands, previous_spot(down, foul), "")
    elif foul.kind == "RET-REC":
        accepted = receiver_foul(result, foul)
    else:
        accepted = accepted_after(result, foul, down)
    return chosen(t, foul, ("accept", "decline"), (accepted, stands))


def replayed(stands: Result, after: Next, clock: str) -> Result:
    """The down is played again, or a new one follows, from the previous spot."""
    return stands._replace(
        event="replay", team=after.seat, spot=after.spot, next=after, points=0, clock=clock or stands.clock
    )


@rule("CB-7.36")
def kicker_foul(t: Table, down: Down, stands: Result, foul: Foul) -> Result:
    """Decline, add the yards at the dead-ball spot, or have the punt repeated farther back."""
    again = replayed(stands, previous_spot(down, foul), "repeated")
    after = stands.next
    if after is None or after.kind != "down" or after.seat is not down.defence:
        return chosen(t, foul, ("previous_spot", "decline"), (again, stands))
    at = after.spot + walk(foul.yards, 100 - after.spot)
    tacked = stands._replace(event="ball", team=down.defence, spot=at, next=first_and_ten(down.defence, at))
    return chosen(t, foul, ("tack_on", "previous_spot", "decline"), (tacked, again, stands))
