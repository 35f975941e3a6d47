"""Chapter 15: the snap."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Table, rule
from snapcount.football.penalties import half_distance
from snapcount.games.card_bowl.questions import AvoidDelay
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    FACE,
    JOKERS,
    RED,
    RJ,
    VALUE,
    Card,
    Flag,
    Pile,
    flagged,
    plain_card,
    turn,
)
from snapcount.games.card_bowl.rules.downs import same_down, try_again
from snapcount.games.card_bowl.rules.fouls import penalised
from snapcount.games.card_bowl.state import Down, Foul, Next, Result

FUMBLED_UNDER = 2
"""CB-15.3"""
FUMBLED_GUN = 5
"""CB-15.4"""


class Snapped(NamedTuple):
    """What the snap did: the play goes on, or it is dead, or the ball is loose so far behind the line."""

    dead: Result | None = None
    loose: int | None = None


PLAY_GOES_ON = Snapped()


@rule("CB-15.1")
def snap(t: Table, down: Down, gun: bool, pile: Pile) -> tuple[Snapped, Pile]:
    """One snap card of no value; only the Jokers matter."""
    card, pile = turn(t, pile, "snap", down.offence)
    if card == BJ:
        return black_snap(t, down, pile)
    if card == RJ:
        return red_snap(t, down, gun, pile)
    return PLAY_GOES_ON, pile


@rule("CB-15.2")
def black_snap(t: Table, down: Down, pile: Pile) -> tuple[Snapped, Pile]:
    """Black: the defence is offside and the play goes on. Red: a dead-ball foul of the offence."""
    card, pile = turn(t, pile, "snap, second card", down.offence)
    if card not in RED:
        t.tell("flagged", seat=down.defence, foul="SNAP")
        return PLAY_GOES_ON, flagged(pile, Flag("SNAP"))
    return Snapped(dead=dead_ball(t, down, card)), pile


@rule("CB-15.3")
def red_snap(t: Table, down: Down, gun: bool, pile: Pile) -> tuple[Snapped, Pile]:
    """CB-15.4 A low second card is a fumbled snap; anything else a dead-ball foul, with one Joker nothing (CB-33.3)."""
    card, pile = turn(t, pile, "snap, second card", down.offence)
    if card not in JOKERS and VALUE[card] <= (FUMBLED_GUN if gun else FUMBLED_UNDER):
        behind = card
        if gun:
            behind, pile = plain_card(t, pile, "fumbled snap", down.offence)
        return Snapped(loose=down.ball - VALUE[behind]), pile
    if down.single:
        return PLAY_GOES_ON, pile
    return Snapped(dead=dead_ball(t, down, card)), pile


@rule("CB-15.7")
def dead_ball(t: Table, down: Down, card: Card) -> Result:
    """Five yards, the down again; a face card is delay of game, which a timeout avoids (CB-15.6)."""
    delay = FACE[card] > 0
    name = "delay of game" if delay else "false start"
    event = "retry" if down.trying else "replay"
    if delay and down.timeouts and t.ask(down.offence, AvoidDelay(down.timeouts)) == "timeout":
        t.tell("timeout", seat=down.offence)
        spent = (("timeout", down.offence),)
        return Result(event, down.offence, down.ball, next=repeated(down, down.ball), facts=spent)
    spot = down.ball - half_distance(5, down.ball)
    foul = Foul("DEAD", 5, down.offence, False, name, "previous", choice="accept")
    after = repeated(down, spot)
    penalised(t, foul, after.situation, "accept")
    return Result(event, down.offence, spot, next=after, foul=foul)


def repeated(down: Down, spot: int) -> Next:
    return try_again(down.offence, spot) if down.trying else same_down(down, spot)
