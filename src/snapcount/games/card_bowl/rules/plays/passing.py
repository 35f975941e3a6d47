"""Chapter 24: the passing play."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import DrawYardage, LeaveOut, ThrowAway
from snapcount.games.card_bowl.rules.cards import BJ, RJ, SUIT, VALUE, Card, Flag, Pile, flagged, total, turn
from snapcount.games.card_bowl.rules.downs import FAR_BACK, OUT_BACK
from snapcount.games.card_bowl.rules.open_field import Runner
from snapcount.games.card_bowl.rules.plays.after_catch import after_catch, interception_run
from snapcount.games.card_bowl.rules.plays.coverage import Throw, coverage, throw_facts
from snapcount.games.card_bowl.rules.results import Facts, dead_at, fumbled_at, incomplete
from snapcount.games.card_bowl.rules.turns.match_ups import (
    man_of,
    passer,
)
from snapcount.games.card_bowl.rules.turns.pass_rush import (
    Hot,
    hot_lanes,
    sack_round,
    without,
    yardage_allowance,
)
from snapcount.games.card_bowl.state import Call, Down, Play, Result
from snapcount.games.card_bowl.tables import FIELD, PASS

BATCH: int = PASS["batch_max"]
BEHIND = 5
DEEPEST = 109
ANY = 52


def poor_throw(card: Card, pressed: int, quarterback: int) -> bool:
    """CB-24.7, CB-2.16 Pass card and pressure reach the quarterback: a poor throw."""
    return VALUE[card] + pressed >= quarterback


def broken_up(receiver: Card, reception: Card, cover: tuple[Card, ...], first: Card) -> bool:
    """CB-24.24, CB-24.25 The best cover card at least as high as the receiver, with the first defensive card."""
    best = max([VALUE[card] for card in cover], default=0)
    return best >= VALUE[receiver] and best + VALUE[first] > VALUE[receiver] + VALUE[reception]


@rule("CB-24.2")
def throw_pass(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """The whole pass: coverage, pass card, yardage, reception, defensive cards, run.

    CB-24.8 After a poor throw no yardage, but all other cards. CB-18.20 A sack voids the pass card.
    """
    throw = coverage(t, down, play, call)
    card, pile = pass_card(t, down, play.pile)
    if card == RJ:
        return fumbled_at(t, down, pile, down.ball - BEHIND, "pass", throw_facts(throw))
    throw = throw._replace(
        drawn=(card,), wrong="poor throw" if poor_throw(card, play.pressure, throw.quarterback) else ""
    )
    sack: Result | None = None
    if throw.good and play.moment != "blocking":
        throw, sack, pile = yardage(t, down, play, call, throw, pile)
    if sack is not None:
        return sack._replace(facts=(*sack.facts, *throw_facts(throw))), pile
    return reception(t, down, play, call, throw, pile)


@rule("CB-24.7")
def pass_card(t: Table, down: Down, pile: Pile) -> tuple[Card, Pile]:
    """CB-24.9, CB-24.10, CB-24.11 The pass card: the Red Joker is a fumble, the Black one a foul of the offence."""
    card, pile = turn(t, pile, "pass", down.offence)
    if card == BJ:
        t.tell("flagged", seat=down.offence, foul="PASS-BJ")
        card, pile = turn(t, flagged(pile, Flag("PASS-BJ")), "pass", down.offence)
    return card, pile


def allowance(play: Play, call: Call, hot: tuple[Hot, ...]) -> tuple[int, int]:
    """CB-24.14 How many yardage cards at most, and how many of them before a sack round is needed."""
    man = man_of(play.field, call.carrier)
    most, free = yardage_allowance(play.survived, bool(hot))
    limit = ANY if most is None else most
    free = limit if most is None else free
    if man.kind == "B" or (man.kind == "T" and man.up and man.at >= 0):
        limit = min(limit, 1)
    return limit, min(limit, free)


@rule("CB-24.12")
def yardage(
    t: Table, down: Down, play: Play, call: Call, throw: Throw, pile: Pile
) -> tuple[Throw, Result | None, Pile]:
    """Yardage cards in batches while the offence likes, with a sack round before the last under pressure."""
    check = without(play.check, call.carrier, throw.receiver)
    hot = hot_lanes(check, VALUE[passer(play)])
    limit, free = allowance(play, call, hot)
    count = 0
    base = throw.quarterback + VALUE[throw.receiver]
    while throw.good and count < limit:
        due = count >= free
        most = 1 if due else min(BATCH, free - count)
        batch = t.ask(
            down.offence,
            DrawYardage(most, throw.drawn, throw.receiver, base + total(throw.drawn), throw.against, due),
        )
        if not batch:
            break
        if due:
            done, pile = sack_round(t, down, pile, hot)
            if done.ended is not None:
                return throw, done.ended, pile
        throw, pile = yardage_cards(t, down, throw, pile, batch)
        count += batch
    return throw, None, pile


@rule("CB-24.15")
def yardage_cards(t: Table, down: Down, throw: Throw, pile: Pile, batch: int) -> tuple[Throw, Pile]:
    """CB-24.13, CB-24.16, CB-24.17 A batch: all its cards count; the receiver's suit and the Red Joker end the pass."""
    for _ in range(batch):
        card, pile = turn(t, pile, "yardage", down.offence)
        if card == BJ:
            t.tell("flagged", seat=down.offence, foul="YDS-BJ")
            card, pile = turn(t, flagged(pile, Flag("YDS-BJ")), "yardage", down.offence)
        if card == RJ:
            throw = throw._replace(intercepted=True)
            continue
        suit = SUIT[card] == SUIT[throw.receiver] and throw.good
        throw = throw._replace(drawn=(*throw.drawn, card), wrong="same suit" if suit else throw.wrong)
    return throw, pile


@rule("CB-24.18")
def reception(t: Table, down: Down, play: Play, call: Call, throw: Throw, pile: Pile) -> tuple[Result, Pile]:
    """The reception card, cards left out, the two defensive cards, and what became of the pass.

    CB-24.34 ruling: cards left out do not count for the spot of an interception either.
    """
    if throw.wrong != "same suit":
        throw, pile = reception_card(t, down, throw, pile)
    left_out: tuple[Card, ...] = ()
    o = throw.quarterback + VALUE[throw.receiver] + total(throw.drawn)
    d = throw.against
    if throw.good:  # CB-24.22
        if not down.simple or down.ball + o - d >= FIELD:  # CB-33.8
            left_out = t.ask(down.offence, LeaveOut(throw.drawn, o, d, down.ball))
        o -= total(left_out)
    cards, throw, interfered, pile = pass_defence(t, down, throw, pile)
    d += total(cards)
    cover = tuple([chosen.card for chosen in throw.cover])
    if throw.good and broken_up(throw.receiver, throw.reception, cover, cards[0]):
        throw = throw._replace(wrong="broken up")
    if interfered:
        spot = min(DEEPEST, down.ball + o - d)
        pile = flagged(pile, Flag("DPI", spot) if o >= d else Flag("DPI5"))
    facts: Facts = (("O", o), ("D", d), ("base_yards", o - d), *throw_facts(throw))
    if throw.intercepted:  # CB-24.33
        spot = min(DEEPEST, max(down.ball - BEHIND, down.ball + o - d))
        return interception_run(t, down, pile, spot, facts)
    if throw.wrong:
        return incomplete(t, down, "pass", throw.wrong, facts), pile
    return caught(t, down, play, call, throw, pile, o - d, facts)


@rule("CB-24.18")
def reception_card(t: Table, down: Down, throw: Throw, pile: Pile) -> tuple[Throw, Pile]:
    """CB-24.19, CB-24.20 Dropped if it reaches the receiver; the Red Joker intercepts, the Black one is a foul."""
    while True:
        card, pile = turn(t, pile, "reception", down.offence)
        if card == RJ:
            throw = throw._replace(intercepted=True)
        elif card == BJ:
            t.tell("flagged", seat=down.offence, foul="REC-BJ")
            pile = flagged(pile, Flag("REC-BJ"))
        else:
            break
    dropped = throw.good and VALUE[card] >= VALUE[throw.receiver]
    return throw._replace(
        drawn=(*throw.drawn, card), reception=card, wrong="dropped" if dropped else throw.wrong
    ), pile


@rule("CB-24.23")
def pass_defence(
    t: Table, down: Down, throw: Throw, pile: Pile
) -> tuple[tuple[Card, ...], Throw, bool, Pile]:
    """CB-24.26, CB-24.27 Two cards, even of an incomplete pass: Red Joker intercepted, Black one interference."""
    cards: tuple[Card, ...] = ()
    interfered = False
    while len(cards) < 2:
        card, pile = turn(t, pile, "defence", down.defence)
        if card == RJ:
            throw = throw._replace(intercepted=True)
        elif card == BJ:
            t.tell("flagged", seat=down.defence, foul="DPI")
            interfered = True
        else:
            cards = (*cards, card)
    return cards, throw, interfered, pile


@rule("CB-24.29")
def caught(
    t: Table, down: Down, play: Play, call: Call, throw: Throw, pile: Pile, yards: int, facts: Facts
) -> tuple[Result, Pile]:
    """CB-24.30, CB-24.31, CB-24.32 A completion gains the margin, unless it leaves the field or is thrown away."""
    spot = down.ball + yards
    if not OUT_BACK < spot < FAR_BACK:
        return incomplete(t, down, "pass", "out of the end zone", facts), pile
    if yards < 0 and t.ask(down.offence, ThrowAway(yards, down.ball)) == "throw_away":
        return incomplete(t, down, "pass", "thrown away", facts), pile
    t.tell("caught", seat=down.offence, place=call.carrier, yards=yards, spot=spot)
    if spot >= FIELD:
        return dead_at(t, down, spot, "pass", facts), pile
    way = throw.side if man_of(play.field, call.carrier).kind == "W" else ""
    runner = Runner(call.carrier, way, (*throw.covered_by, throw.extra.place))
    run, pile = after_catch(t, down, play, pile, spot, runner)
    facts = (*facts, ("run", run.sets))
    if run.fumbled:
        result, pile = fumbled_at(t, down, pile, run.spot, "pass", facts)
        return result._replace(ofr=result.ofr or run.drew), pile
    # CB-32.24, CB-32.25 out by suit, once all is run
    out = run.out or (down.suits and SUIT[throw.reception] == SUIT[throw.receiver])
    return dead_at(t, down, run.spot, "pass", facts, run.drew, out), pile
