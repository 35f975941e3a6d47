"""Chapter 31: how a play from scrimmage is booked."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.rules.cards import Pile
from snapcount.games.card_bowl.rules.downs import ended
from snapcount.games.card_bowl.rules.fumble import Loose, came_of, loose_ball
from snapcount.games.card_bowl.state import Down, Result
from snapcount.games.card_bowl.tables import FIELD

Facts = tuple[tuple[str, object], ...]
GAINS = {
    "rush": "run", "sneak": "run", "scramble": "run", "lateral": "run", "kneel": "run",
    "pass": "pass", "screen": "pass",
}  # fmt: skip
"""The plays that gain yards, as all games tell them; a sack is told as one."""


@rule("CB-31.1")
def dead_at(
    t: Table, down: Down, spot: int, play: str, facts: Facts, ofr: bool = False, out: bool = False
) -> Result:
    """The offence's ball is dead: a touchdown, a safety or a new spot; CB-31.2 a score counts to the goal line.

    CB-31.3 The facts hold the first part of the yards (`base_yards`); the rest was run.
    `ofr`: after an open-field run; `out`: out of bounds, if not in an end zone.
    """
    offence, ball = down.offence, down.ball
    event, at = ended(offence, spot)
    ran_to = min(FIELD, spot)
    yards = ran_to - ball
    if t.listens and play in GAINS:
        end = "try" if down.trying and event == "TD" else event
        t.tell(
            "gained", seat=offence, play=GAINS[play], call=play, yards=yards, spot=at, end=end, totals=facts
        )
    oob = out and event == "ball"
    return Result(event, offence, at, play, yards=yards, ofr=ofr, oob=oob, ran_to=ran_to, facts=facts)


@rule("CB-29.2")
def fumbled_at(t: Table, down: Down, pile: Pile, spot: int, play: str, facts: Facts) -> tuple[Result, Pile]:
    """The offence loses the ball at `spot`; at or beyond the goal line it is a touchdown (CB-28.6)."""
    if spot >= FIELD:
        return dead_at(t, down, spot, play, facts), pile
    found, pile = loose_ball(t, Loose(down.offence, spot, trying=down.trying), pile)
    kept = found.team is down.offence
    at = (FIELD if found.event == "TD" else found.spot) if kept else spot
    result = came_of(found, play, "fumble")._replace(
        yards=at - down.ball, facts=(*facts, ("fumble_at", spot))
    )
    if found.ofr and not kept:
        t.tell("returned", seat=found.team, yards=found.returned, spot=found.spot, end=found.event)
    else:
        end = "try" if down.trying and found.event == "TD" else found.event
        t.tell("settled", seat=found.team, spot=found.spot, end=end, yards=found.ran)
    return result, pile


@rule("CB-4.6")
def incomplete(t: Table, down: Down, play: str, why: str, facts: Facts) -> Result:
    """An incomplete pass: the ball goes back to the line of scrimmage."""
    offence = down.offence
    if t.listens:
        t.tell("incomplete", seat=offence, why=why, call=play, totals=facts)
    return Result("ball", offence, down.ball, play, how="incomplete", facts=(*facts, ("incomplete", why)))
