"""Chapter 9: injuries."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.rules.lineups import blocking_back, line_of
from snapcount.games.canadian_pro.rules.throws import INJURY, throw
from snapcount.games.canadian_pro.state import After, Hurt, Play, State
from snapcount.games.canadian_pro.tables import (
    DEFENCE,
    INJURY_TABLE,
    LINEMEN,
    MAIN_MAN,
    N_NUMBER,
    OFFENCE,
    duration,
)
from snapcount.games.canadian_pro.teams.cards import Player

SCOPES = ("play", "possession", "quarter", "game")
"""CP-9.10: from the shortest to the longest."""


@rule("CP-9.1")
def injury(t: Table, state: State, play: Play) -> Hurt | None:
    """Two dice name who is hurt and how badly (CP-9.2, CP-9.3, CP-9.4)."""
    total = throw(t, INJURY)
    row, n = INJURY_TABLE[play.hurt][total], N_NUMBER[total]
    seat, place, man = victim(state, play, row)
    if man is None or man.name not in line_of(state, seat).team.players:
        t.tell("hurt", table=row, n=n, player=None, total=None, effect="disregarded", seat=seat, row=total)
        return None
    length = duration(n + man.injury)
    t.tell(
        "hurt",
        table=row,
        n=n,
        player=man.name,
        total=n + man.injury,
        effect=length.effect,
        seat=seat,
        row=total,
    )
    if length.scope == "none":
        return None
    scope = {"plays": "play", "season": "game"}.get(length.scope, length.scope)
    games = 99 if length.scope == "season" else length.games
    return Hurt(seat, man.name, scope, place not in DEFENCE, games)


def victim(state: State, play: Play, row: str) -> tuple[Seat, str, Player | None]:
    """Whom the row means on this play: anybody (CP-9.7), nobody where the Basic Game disregards him (CP-9.5)."""
    kick = play.hurt == "kick"
    ours = play.kicker.other if kick else play.offence
    if row == "Returner":
        return ours, "", returner(state, ours, play.returner)
    place = {
        "Ball carrier": play.carrier,
        "Blocking RB": blocking_back(play.carrier, play.hole),
        "Quarterback": "QB",
        "Receiver": play.receiver[0],
        "Main defender": play.defender or MAIN_MAN.get(play.receiver[0], ""),
    }.get(row, row)
    seat = ours if place in OFFENCE else ours.other
    if not state.options.advanced and (place in DEFENCE or place in LINEMEN):
        return seat, place, None
    return seat, place, line_of(state, seat).men.get(place)


def returner(state: State, seat: Seat, name: str) -> Player | None:
    """CP-9.8: a man who only returns has nothing to lose."""
    return line_of(state, seat).team.players.get(name)


def still_hurt(state: State, play: Play | None, after: After, new: Hurt | None) -> tuple[Hurt, ...]:
    """CP-9.10: who is still out after this play. Quarters are seen to when they end."""
    if not state.hurt and new is None:
        return ()
    scrimmage = state.phase == "scrimmage" and play is not None
    kept = tuple(
        hurt
        for hurt in state.hurt
        if not (hurt.scope == "possession" and after.fresh)
        and not (
            hurt.scope == "play" and scrimmage and hurt.offence == (hurt.seat is state.situation.offence)
        )
    )
    if new is None or (
        new.scope == "possession" and after.fresh and play is not None and play.hurt != "kick"
    ):
        return kept
    before = [hurt for hurt in kept if (hurt.seat, hurt.player) == (new.seat, new.player)]
    longest = max([new, *before], key=lambda hurt: (SCOPES.index(hurt.scope), hurt.games))
    return (*(hurt for hurt in kept if hurt not in before), longest)
