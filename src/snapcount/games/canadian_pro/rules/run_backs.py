"""Chapter 6: returning a kick, or grounding it."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.rules.kicks import Kick
from snapcount.games.canadian_pro.rules.throws import KICK_RETURN, throw
from snapcount.games.canadian_pro.rules.turnovers import loose_ball
from snapcount.games.canadian_pro.state import End, How, Options, Play
from snapcount.games.canadian_pro.tables import FIELD
from snapcount.games.canadian_pro.teams.cards import Returner
from snapcount.games.canadian_pro.teams.teams import team


class Ran(NamedTuple):
    """A kick return: how it ended, its yards and its letters."""

    end: End
    yards: int
    letters: str
    returner: str


def play_of(kick: Kick, end: End, time: str, fielded: int | None, ran: Ran | None = None) -> Play:
    """A kick that was fielded (or not) by the receiving team and came to this end."""
    fouls, hurt, yards, returner = kick.fouls, "kick" if kick.hurt else "", 0, ""
    if ran is not None:
        yards, returner = ran.yards, ran.returner
        if "P" in ran.letters:
            column = "kickoff_receiving" if kick.kind == "kickoff" else "kick_receiving"
            fouls += ((kick.kicker.other, column),)
        hurt = "kick" if "N" in ran.letters else hurt
    return Play(
        kick.kind,
        kick.kicker,
        kick.los,
        end,
        time,
        0,
        fouls,
        hurt,
        None,
        fielded=fielded,
        kicker=kick.kicker,
        kicked_from=kick.los,
        caught=kick.landing,
        run_back=yards,
        returner=returner,
    )


@rule("CP-15.9")
def grounded(t: Table, kick: Kick) -> Play:
    """Dead at that spot; in the end zone a single."""
    t.tell("grounded", seat=kick.kicker.other, spot=kick.landing)
    if kick.landing < 0:
        t.tell("signalled", seat=kick.kicker, how="single")
        return play_of(kick, End(kick.kicker, 0, "single", grounded=True), kick.time, kick.landing)
    return play_of(kick, End(kick.kicker.other, kick.landing, grounded=True), kick.time, kick.landing)


@rule("CP-6.4")
def run_back(
    t: Table, options: Options, seat: Seat, spot: int, returner: Returner, letter: str, kickoff: bool
) -> Ran:
    """Two dice on the returner's column A or B (CP-6.6, CP-6.13)."""
    club = team(options.team(seat))
    total = throw(t, KICK_RETURN)
    cell = returner.columns[letter][total - 2]
    ends = FIELD + 1 if cell.word == "TD" else spot + cell.yards
    yards = min(ends, FIELD) - spot
    t.tell(
        "returned",
        seat=seat,
        team=options.team(seat),
        player=returner.name,
        card="kickoff return" if kickoff else "punt return",
        provenance=club.kickoff_returns_from if kickoff else club.punt_returns_from,
        column=letter,
        row=total,
        cell=cell.text,
        yards=yards,
        number=cell.yards,
        spot=ends,
    )
    return Ran(
        end_of_return(t, options, seat, spot, ends, "F" in cell.letters), yards, cell.letters, returner.name
    )


@rule("CP-6.24")
def end_of_return(t: Table, options: Options, seat: Seat, spot: int, ends: int, fumble: bool) -> End:
    """Not brought out is a single; carried back over the goal line a safety touch."""
    if ends > FIELD:
        t.tell("signalled", seat=seat, how="touchdown")
        return End(seat, 0, "touchdown", True)
    if fumble:
        return loose_ball(t, options, seat, ends, spot < 0)._replace(fresh=True)
    if ends < 0:
        how: How = "single" if spot < 0 else "safety"
        t.tell("signalled", seat=seat.other, how=how)
        return End(seat.other, 0, how)
    return End(seat, ends, fresh=True)
