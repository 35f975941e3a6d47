"""Chapters 5 and 10: kickoff, squib kick, the kicks after a safety, and the kick return."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.card_bowl.cards import (
    BJ,
    FACE,
    JOKERS,
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
from snapcount.games.card_bowl.fouls import accepted_after, chosen, conceded, determined, scored, walk
from snapcount.games.card_bowl.fumble import Loose, loose_ball
from snapcount.games.card_bowl.law import OUT_BACK, first_and_ten
from snapcount.games.card_bowl.open_field import run_back
from snapcount.games.card_bowl.questions import FieldKick, StayInEndZone
from snapcount.games.card_bowl.state import Foul, Next, Result
from snapcount.games.card_bowl.tables import FREE_KICK, KICKOFF, LAW, TOUCHBACK

RETURN_CARDS: int = KICKOFF["return_cards"]
SHORT_CARDS: int = KICKOFF["squib"]["return_cards_if_short"]
SHORT_BEYOND: int = KICKOFF["squib"]["short_if_received_beyond"]


class Flight(NamedTuple):
    """A free kick in the air: the cards of its distance, or out of bounds."""

    cards: tuple[Card, ...]
    muff: bool = False
    out: bool = False


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


def yard_line(first: int, second: int, spot: int) -> int:
    """CB-5.3, CB-5.4, CB-10.3 The yard line on which a kickoff from `spot` is received."""
    return first + second - 11 + (int(LAW["kickoff_from"]) - spot)


def running_at(received: int, cards: tuple[Card, ...], coverage: Card, count: int) -> int:
    """CB-5.15, CB-7.22 Where the runner is after some of `count` return cards."""
    return received + total(cards) - shared(VALUE[coverage] * len(cards), count)


def return_run(last: Card, coverage: Card, less: int) -> int:
    """CB-5.20, CB-5.25 Open-field cards after a return."""
    return max(0, max(0, FACE[last] - less) - FACE[coverage])


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
            t.tell("flagged", kind="KO-OFFSIDE", seat=kicker)
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
            t.tell("flagged", kind="KO-KICK", seat=kicker)
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
    return kicked_to(t, kicker, spot, received, bool(squib), kick.muff, pile)


@rule("CB-10.2")
def safety_punt(t: Table, kicker: Seat, spot: int, pile: Pile) -> Result:
    """CB-10.4, CB-10.5 Four cards and 25 yards, returned as a kickoff."""
    kick, pile = flight(t, kicker, FREE_KICK["punt"]["cards"], pile)
    if kick.out:
        return out_of_bounds(t, kicker, spot)
    gross = total(kick.cards) + FREE_KICK["punt"]["add"]
    result = kicked_to(t, kicker, spot, 100 - (spot + gross), False, kick.muff, pile)
    return result._replace(facts=(*result.facts, ("gross", gross)))


@rule("CB-5.7")
def out_of_bounds(t: Table, kicker: Seat, spot: int) -> Result:
    """The receivers start 30 yards from the spot of the kick."""
    at = 100 - (spot + LAW["kick_out_of_bounds_from_spot"])
    t.tell("kicked out", seat=kicker, spot=at)
    return Result(
        "oob",
        kicker.other,
        at,
        "kickoff",
        oob=True,
        changed=True,
        clock="out",
        next=first_and_ten(kicker.other, at),
    )


@rule("CB-5.10")
def kicked_to(
    t: Table, kicker: Seat, spot: int, received: int, squib: bool, muff: bool, pile: Pile
) -> Result:
    """CB-5.13 Received: through the end zone, a touchback, or a return against the coverage card."""
    receiver = kicker.other
    facts: tuple[tuple[str, object], ...] = (("received", received),)
    t.tell("kicked", seat=kicker, spot=received, squib=squib)
    base = Result(
        "touchback", receiver, TOUCHBACK, "squib" if squib else "kickoff", changed=True, clock="touchback"
    )
    if received <= OUT_BACK:
        return kick_settled(t, kicker, spot, base._replace(facts=facts), pile)
    coverage, muffed, pile = later_kick_card(t, kicker, pile, "coverage")
    muff = muff or muffed
    facts = (*facts, ("muff", muff))
    short = squib and received > SHORT_BEYOND
    count = (SHORT_CARDS if short else RETURN_CARDS) - muff
    if received <= 0 and t.ask(receiver, FieldKick(received, coverage, count)) == "touchback":
        return kick_settled(t, kicker, spot, base._replace(facts=facts), pile)
    result, pile = kick_return(t, Return(receiver, received, coverage, count, 2, int(short)), pile)
    clock = "squib" if squib else "return"
    result = result._replace(play=base.play, clock=clock, facts=(*facts, *result.facts))
    return kick_settled(t, kicker, spot, result, pile)


@rule("CB-5.14")
def kick_return(t: Table, back: Return, pile: Pile) -> tuple[Result, Pile]:
    """CB-5.16 to CB-5.19 Return cards one at a time, then the open field; the Jokers act where the runner is."""
    cards: tuple[Card, ...] = ()
    last: Card = ""
    beyond = back.received > 0
    at = back.received
    while len(cards) < back.cards:
        card, pile = turn(t, pile, "return", back.seat)
        if card == RJ:
            return lost_return(t, back, pile, at, beyond, False)
        if card == BJ:
            t.tell("flagged", kind="RET-REC", spot=at, seat=back.seat)
            pile = flagged(pile, Flag("RET-REC", at, back.seat, True))
            continue
        cards, last = (*cards, card), card
        at = running_at(back.received, cards, back.coverage, back.cards)
        beyond = beyond or at > 0
        if not beyond and len(cards) <= back.late and stays(t, back, at, back.cards - len(cards)):
            result = Result("touchback", back.seat, TOUCHBACK, changed=True, clock="return")
            return result._replace(facts=(("ret", at - back.received),)), pile
    run, pile = run_back(
        t, pile, back.seat, at, return_run(last, back.coverage, back.less) if at < 100 else 0, back.less
    )
    facts: tuple[tuple[str, object], ...] = (("ret", at - back.received),)
    if run.fumbled and run.spot < 100:
        lost, pile = lost_return(t, back, pile, run.spot, beyond or run.spot > 0, True)
        return lost._replace(facts=(*facts, *lost.facts)), pile
    event, spot = returned_to(run.spot, beyond)
    gain = min(100, run.spot) - back.received
    t.tell("returned", seat=back.seat, spot=spot, end=event, yards=gain)
    result = Result(
        event, back.seat, spot, changed=True, ofr=run.drew, returned=gain, ran_to=run.spot, facts=facts
    )
    return result, pile


@rule("CB-5.16")
def stays(t: Table, back: Return, at: int, left: int) -> bool:
    """Still in the end zone: the receivers may take the touchback after all."""
    return t.ask(back.seat, StayInEndZone(at, left)) == "touchback"


def returned_to(spot: int, beyond: bool) -> tuple[str, int]:
    """CB-4.12 A return that ends in the end zone: touchback if it never left it, else a safety."""
    if spot >= 100:
        return "TD", 100
    if spot > 0:
        return "ball", spot
    return ("safety", spot) if beyond else ("touchback", TOUCHBACK)


@rule("CB-5.18")
def lost_return(t: Table, back: Return, pile: Pile, at: int, beyond: bool, ofr: bool) -> tuple[Result, Pile]:
    """The returner fumbles: no more return cards, either team may advance the ball."""
    if not ofr:
        t.tell("fumbled", seat=back.seat, spot=at)
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


# Fouls on free kicks


@rule("CB-5.27")
def kick_settled(t: Table, kicker: Seat, spot: int, result: Result, pile: Pile) -> Result:
    """The foul choice of a free kick, both outcomes known before it is asked."""
    stands = result._replace(next=after_kick(result))
    if pile.flag is None:
        return stands
    foul, pile = determined(t, pile, pile.flag, kicker)
    if scored(result, foul.vs.other):
        t.tell("declined", seat=foul.vs.other, automatic=True)
        return stands._replace(foul=foul._replace(choice="decline"))
    if foul.enforced == "kick":
        return kicker_foul(t, kicker, spot, stands, foul)
    accepted = receiver_foul(result, foul)
    return chosen(t, foul, ("accept", "decline"), (accepted, stands))


def after_kick(result: Result) -> Next:
    """What follows a return."""
    if result.event == "TD":
        return Next("try", result.team, 100 - LAW["try_from"])
    if result.event == "safety":
        return Next("safety kick", result.team, LAW["safety_kick_from"])
    return first_and_ten(result.team, result.spot)


@rule("CB-5.27")
def kicker_foul(t: Table, kicker: Seat, spot: int, stands: Result, foul: Foul) -> Result:
    """The receivers add the yards to their ball, or without it have the kick repeated farther back."""
    if stands.team is kicker.other and stands.event in ("ball", "touchback"):
        at = stands.spot + walk(foul.yards, 100 - stands.spot)
        accepted = stands._replace(event="ball", spot=at, next=first_and_ten(kicker.other, at))
        return chosen(t, foul, ("accept", "decline"), (accepted, stands))
    again = spot - walk(foul.yards, spot)
    rekick = stands._replace(event="rekick", team=kicker, spot=again, clock="repeated", points=0)
    return chosen(
        t, foul, ("rekick", "decline"), (rekick._replace(next=Next("rekick", kicker, again)), stands)
    )


def receiver_foul(result: Result, foul: Foul) -> Result:
    """CB-5.28, CB-7.37 A foul of the returners: from the nearer of foul and end of run, or the 20."""
    if foul.kind != "RET-REC" or foul.runner is None:
        return accepted_after(result, foul, None)
    base = foul.spot if result.ran_to is None else min(foul.spot, result.ran_to)
    if result.event == "touchback":
        base = TOUCHBACK
    if base <= 0:
        return conceded(result, foul._replace(spot=base), foul.runner)
    at = max(1, base - walk(foul.yards, base))
    return result._replace(
        event="ball", team=foul.runner, spot=at, points=0, next=first_and_ten(foul.runner, at), foul=foul
    )
