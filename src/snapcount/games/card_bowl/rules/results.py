"""Chapter 31: how a play from scrimmage is booked."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.rules.cards import Pile
from snapcount.games.card_bowl.rules.downs import ended
from snapcount.games.card_bowl.rules.fumble import Loose, loose_ball
from snapcount.games.card_bowl.state import Down, Result

Facts = tuple[tuple[str, object], ...]


@rule("CB-31.1")
def dead_at(
    t: Table, down: Down, spot: int, play: str, facts: Facts, ofr: bool = False, out: bool = False
) -> Result:
    """The offence's ball is dead: a touchdown, a safety or a new spot; CB-31.2 a score counts to the goal line.

    CB-31.3 The facts hold the first part of the yards (`base_yards`); the rest was run.
    `ofr`: after an open-field run; `out`: out of bounds, if not in an end zone.
    """
    event, at = ended(down.offence, spot)
    ran_to = min(100, spot)
    yards = ran_to - down.los
    if t.listens:
        t.tell("gained", seat=down.offence, play=play, yards=yards, spot=at, end=event, totals=facts)
    oob = out and event == "ball"
    return Result(event, down.offence, at, play, yards=yards, ofr=ofr, oob=oob, ran_to=ran_to, facts=facts)


@rule("CB-29.2")
def fumbled_at(t: Table, down: Down, pile: Pile, spot: int, play: str, facts: Facts) -> tuple[Result, Pile]:
    """The offence loses the ball at `spot`; at or beyond the goal line it is a touchdown (CB-28.6)."""
    if spot >= 100:
        return dead_at(t, down, spot, play, facts), pile
    found, pile = loose_ball(t, Loose(down.offence, spot, trying=down.trying), pile)
    kept = found.team is down.offence
    at = (100 if found.event == "TD" else found.spot) if kept else spot
    result = Result(
        found.event,
        found.team,
        found.spot,
        play,
        how="fumble",
        yards=at - down.los,
        ofr=found.ofr,
        changed=found.lost,
        loose=True,
        returned=found.returned,
        recovered=found.recovered,
        ran_to=found.ran_to,
        facts=(*facts, ("fumble_at", spot)),
    )
    t.tell("dead", seat=found.team, spot=found.spot, end=found.event, how="fumble")
    return result, pile


@rule("CB-4.6")
def incomplete(t: Table, down: Down, play: str, why: str, facts: Facts) -> Result:
    """An incomplete pass: the ball goes back to the line of scrimmage."""
    if t.listens:
        t.tell("incomplete", seat=down.offence, play=play, why=why, totals=facts)
    return Result("ball", down.offence, down.los, play, how="incomplete", facts=(*facts, ("incomplete", why)))
