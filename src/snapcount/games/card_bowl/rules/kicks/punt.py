"""Chapter 7: the punt."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.football.field import other_end
from snapcount.games.card_bowl.questions import FieldPunt
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
from snapcount.games.card_bowl.rules.downs import OUT_BACK
from snapcount.games.card_bowl.rules.fumble import Loose, came_of, loose_ball
from snapcount.games.card_bowl.rules.kicks.bounce import bounced
from snapcount.games.card_bowl.rules.kicks.kick_return import Return, kick_return
from snapcount.games.card_bowl.rules.kicks.punt_end import (
    Punted,
    downed,
    punt_settled,
    touchback,
    touched_ball,
)
from snapcount.games.card_bowl.state import Down, Result
from snapcount.games.card_bowl.tables import LAW, PUNT

AUTOMATIC_FAIR: list[int] = PUNT["automatic_fair_catch_cards"]
"""CB-7.16"""


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
            t.tell("flagged", seat=down.offence, foul="PUNT")
            pile = flagged(pile, Flag("PUNT"))
        else:
            cards, last = (*cards, card), card
    gross = total(cards) + PUNT["add"]
    lands = down.ball + gross
    spot = other_end(LAW, lands)
    facts = (("gross", gross), ("received", spot))
    t.tell("punted", seat=down.offence, yards=gross, spot=lands)
    if spot <= OUT_BACK:
        return touchback(t, down, facts, pile)
    if aim_out and spot > 0:
        check, pile = plain_card(t, pile, "out of bounds", down.offence)
        if SUIT[check] != SUIT[last]:
            return downed(t, down, spot, "out of bounds", facts, pile)
    return come_down(t, down, spot, last, count in AUTOMATIC_FAIR, facts, pile)


@rule("CB-7.5")
def blocked_punt(t: Table, down: Down, pile: Pile) -> Result:
    """CB-7.6 A blocked punt is loose behind the line; the blockers draw two recovery cards first."""
    card, pile = plain_card(t, pile, "blocked punt", down.offence)
    spot = down.ball - VALUE[card] - 5
    t.tell("blocked", seat=down.defence, spot=other_end(LAW, spot))
    found, pile = loose_ball(t, Loose(down.offence, spot, blocked=True, kick=True), pile)
    if found.ofr:
        t.tell("settled", seat=found.team, spot=found.spot, end=found.event, yards=found.ran)
    result = came_of(found, "punt", "blocked")._replace(
        yards=(found.spot if found.team is down.offence else spot) - down.ball,
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
    """CB-7.12, CB-7.13, CB-7.14, CB-7.15, CB-7.17 The coverage card, then the receivers choose.

    A forced fair catch leaves no choice (CB-7.16).
    """
    coverage, pile = turn(t, pile, "coverage", down.offence)
    if coverage == BJ:
        t.tell("flagged", seat=down.offence, foul="PUNT-COV")
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
        t.tell("flagged", seat=kick.receiver, foul="RET-REC", spot=kick.spot)
        pile = flagged(pile, Flag("RET-REC", kick.spot, kick.receiver, True))
    return downed(t, kick.down, kick.spot, "fair catch", kick.facts, pile)
