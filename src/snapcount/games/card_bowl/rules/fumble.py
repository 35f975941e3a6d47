"""Chapter 29: loose balls."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.card_bowl.questions import Declare
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    FACE,
    JOKERS,
    SUIT,
    VALUE,
    Card,
    Flag,
    Pile,
    flagged,
    turn,
)
from snapcount.games.card_bowl.rules.downs import FAR_BACK, OUT_BACK, ended
from snapcount.games.card_bowl.rules.open_field import run_back
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import FIELD, FUMBLE, LAW, TOUCHBACK

BOUNCE: dict[str, int] = FUMBLE["bounce"]
"""CB-29.6 Yards towards D by rank; the low ones towards O, whose draw it is."""


class Loose(NamedTuple):
    """A loose ball. O is the team that lost it (CB-29.4), and `spot` is in its yards."""

    o: Seat
    spot: int
    blocked: bool = False
    """A blocked punt: the others draw two cards first (CB-29.11)."""
    bonus: int = 0
    """Added to the others' first card (CB-29.12)."""
    held: Seat | None = None
    """The team that may recover but not advance."""
    trying: bool = False
    kicked: bool = False
    """An opponents' kick put the ball where it is (CB-4.13)."""
    kick: bool = False
    """A kick that nobody has touched but to block it."""


class Recovery(NamedTuple):
    """Who has it and where (in O's yards); nobody if it went over an end line."""

    winner: Seat | None
    spot: int
    run: int
    """Open-field cards of the winner."""
    bounces: int


class Found(NamedTuple):
    """How the play ended after a loose ball."""

    event: str
    team: Seat
    spot: int
    ofr: bool = False
    lost: bool = False
    """The ball was at some time in the hands of the other team."""
    returned: int = 0
    recovered: int | None = None
    ran_to: int | None = None

    @property
    def ran(self) -> int:
        """How far the ball was run after it was recovered last."""
        drew = self.ofr and self.recovered is not None and self.ran_to is not None
        return (self.ran_to or 0) - (self.recovered or 0) if drew else 0


def came_of(found: Found, play: str, how: str) -> Result:
    """The play that a loose ball ended; its yards, clock and facts are the play's own."""
    return Result(
        found.event,
        found.team,
        found.spot,
        play,
        how,
        ofr=found.ofr,
        changed=found.lost,
        loose=True,
        returned=found.returned,
        recovered=found.recovered,
        ran_to=found.ran_to,
    )


def recovery_card(t: Table, pile: Pile, o: Seat, seat: Seat, purpose: str) -> tuple[Card, Pile]:
    """CB-29.13, CB-29.14 A recovery or bounce card: the Black Joker is a foul, both Jokers are replaced."""
    while True:
        card, pile = turn(t, pile, purpose, seat)
        if card not in JOKERS:
            return card, pile
        if card == BJ:
            t.tell("flagged", seat=seat, foul="FUMBLE")
            pile = flagged(pile, Flag("FUMBLE", 0, o, True))


@rule("CB-29.7")
def declarations(t: Table, loose: Loose) -> tuple[int, int]:
    """CB-29.8 Both declare at once, O and the others, for all draws of this fumble."""
    mine = Declare(True, loose.spot)
    theirs = Declare(False, other_end(LAW, loose.spot))
    if loose.o is Seat.HOME:
        return t.ask_both(mine, theirs)
    others, own = t.ask_both(theirs, mine)
    return own, others


@rule("CB-29.3")
def recover(t: Table, loose: Loose, pile: Pile) -> tuple[Recovery, Pile]:
    """O draws, then the others; the higher recovers. CB-2.16, CB-29.5 A tie bounces the ball and both draw again.

    CB-29.16 On a blocked punt the others' second card comes before any bounce.
    """
    o, d, spot, bounces = loose.o, loose.o.other, loose.spot, 0
    own, others = declarations(t, loose)
    t.tell("declared", offence=own, defence=others, seat=o)
    bonus, two = loose.bonus, loose.blocked
    while True:
        card, pile = recovery_card(t, pile, o, o, "recovery")
        best, pile = recovery_card(t, pile, o, d, "recovery")
        if two:
            second, pile = recovery_card(t, pile, o, d, "recovery")
            best = second if VALUE[second] > VALUE[best] else best
        mine, theirs = VALUE[card] + own, VALUE[best] + others + bonus
        if mine != theirs:
            winner = o if mine > theirs else d
            run = run_cards(loose, winner, (card, best), (own, others))
            at = spot if winner is o else other_end(LAW, spot)
            t.tell(
                "recovered",
                seat=winner,
                spot=at,
                lost=winner is d,
                cards=(card, best),
                counted=(mine, theirs),
            )
            return Recovery(winner, spot, run, bounces), pile
        bounce, pile = recovery_card(t, pile, o, o, "bounce")
        spot += BOUNCE[bounce[:-1]]
        bounces, bonus, two = bounces + 1, 0, False
        t.tell("bounced", card=bounce, spot=spot, seat=o)
        if not OUT_BACK < spot < FAR_BACK:
            return Recovery(None, spot, 0, bounces), pile


def adjusted_face(card: Card, declared: int) -> int:
    """CB-29.9 The face value for the run after falling on the ball or scooping it."""
    return min(3, max(0, FACE[card] - declared)) if FACE[card] else 0


def run_cards(loose: Loose, winner: Seat, cards: tuple[Card, Card], declared: tuple[int, int]) -> int:
    """CB-29.10 The winner's face value less the loser's, whoever of his team has it (CB-4.20).

    CB-9.8, CB-9.9, CB-29.15 On a try only the fumbler himself runs, and nothing is taken off.
    """
    mine, theirs = adjusted_face(cards[0], declared[0]), adjusted_face(cards[1], declared[1])
    if loose.trying:
        fumbler = FACE[cards[0]] > 0 == FACE[cards[1]] and SUIT[cards[0]] == SUIT[cards[1]]
        return mine if winner is loose.o and fumbler else 0
    if winner is loose.held:
        return 0
    if winner is loose.o:
        return max(0, mine - theirs) if FACE[cards[0]] else 0
    return max(0, theirs - mine) if FACE[cards[1]] else 0


@rule("CB-29.1")
def loose_ball(t: Table, loose: Loose, pile: Pile) -> tuple[Found, Pile]:
    """A loose ball from the fumble to the dead ball: recovery, then the winner's run, in which it may be lost again.

    CB-4.13 In an end zone; CB-29.17 a second fumble is the runner's; CB-9.7, CB-9.9 on a try it is dead unless O runs.
    """
    t.tell("came_loose" if loose.kick else "fumbled", seat=loose.o, spot=loose.spot)
    if not OUT_BACK < loose.spot < FAR_BACK:
        return over_end_line(t, loose, loose.spot), pile
    got, pile = recover(t, loose, pile)
    if got.winner is None:
        return over_end_line(t, loose, got.spot), pile
    own = got.winner is loose.o
    spot = got.spot if own else other_end(LAW, got.spot)
    if loose.trying and not (own and got.run):
        return Found("ball", got.winner, spot, lost=not own, recovered=spot, ran_to=spot), pile
    if spot >= FIELD:
        return Found("TD", got.winner, FIELD, lost=not own, recovered=spot, ran_to=spot), pile
    run, pile = run_back(t, pile, got.winner, spot, got.run, 0)
    if run.fumbled and run.spot < FIELD:
        again = Loose(got.winner, run.spot, trying=loose.trying)
        found, pile = loose_ball(t, again, pile)
        lost = found.lost or not own
        return found._replace(ofr=True, lost=lost, returned=max(found.returned, run.spot - spot)), pile
    event, at = ended(got.winner, run.spot, loose.kicked if own else True)
    if event == "touchback":
        t.tell("touchback", seat=got.winner)
    ran_to = min(FIELD, run.spot)
    returned = 0 if own else ran_to - spot
    return Found(event, got.winner, at, run.drew, not own, returned, spot, ran_to), pile


@rule("CB-4.14")
def over_end_line(t: Table, loose: Loose, spot: int) -> Found:
    """Over O's own end line a safety (touchback after an opponents' kick), over the other a touchback."""
    far = spot >= FAR_BACK
    if not far and not loose.kicked:
        return Found("safety", loose.o, spot)
    team = loose.o.other if far else loose.o
    t.tell("touchback", seat=team)
    return Found("touchback", team, TOUCHBACK, lost=far)
