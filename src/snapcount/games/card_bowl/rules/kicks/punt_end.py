"""Chapter 7: how a punt ends: dead, touched by the receivers, and with a foul."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.games.card_bowl.rules.cards import (
    Card,
    Pile,
)
from snapcount.games.card_bowl.rules.downs import following, new_series
from snapcount.games.card_bowl.rules.fouls import (
    accepted_after,
    chosen,
    determined,
    previous_spot,
    scored,
)
from snapcount.games.card_bowl.rules.fumble import Loose, came_of, loose_ball
from snapcount.games.card_bowl.rules.kicks.kick_fouls import receiver_foul
from snapcount.games.card_bowl.state import Down, Foul, Next, Result
from snapcount.games.card_bowl.tables import LAW, TOUCHBACK


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


@rule("CB-4.18")
def touched_ball(t: Table, kick: Punted, spot: int, fact: str, pile: Pile) -> Result:
    """CB-7.34 A muffed or touched punt: the kickers may recover it but not advance it."""
    loose = Loose(kick.receiver, spot, held=kick.down.offence, kicked=True)
    found, pile = loose_ball(t, loose, pile)
    result = came_of(found, "punt", "muff" if fact == "muff" else "")._replace(
        changed=True,
        clock="touched",
        facts=(*kick.facts, (fact, True), ("fumble_at", spot)),
    )
    return punt_settled(t, kick.down, result, pile)


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
        event="replay",
        team=after.situation.offence,
        spot=after.situation.ball,
        next=after,
        points=0,
        clock=clock or stands.clock,
    )


@rule("CB-7.36")
def kicker_foul(t: Table, down: Down, stands: Result, foul: Foul) -> Result:
    """Decline, add the yards at the dead-ball spot, or have the punt repeated farther back."""
    again = replayed(stands, previous_spot(down, foul), "repeated")
    after = stands.next
    if after is None or after.kind != "scrimmage" or after.situation.offence is not down.defence:
        return chosen(t, foul, ("previous_spot", "decline"), (again, stands))
    ball = after.situation.ball
    at = ball + half_distance(foul.yards, other_end(LAW, ball))
    tacked = stands._replace(event="ball", team=down.defence, spot=at, next=new_series(down.defence, at))
    return chosen(t, foul, ("tack_on", "previous_spot", "decline"), (tacked, again, stands))
