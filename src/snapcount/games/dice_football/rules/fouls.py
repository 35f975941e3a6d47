"""Chapter 12: fouls."""

from __future__ import annotations

from typing import Literal

from snapcount.core.data.made import new
from snapcount.core.table import Roll, Table, rule
from snapcount.football.downs import same_down
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.football.scoring import lead
from snapcount.games.dice_football.rules.downs import new_series
from snapcount.games.dice_football.rules.results import Kind, Play, Snap
from snapcount.games.dice_football.state import State, placed, with_left
from snapcount.games.dice_football.tables import FOULS, LAW


@rule("DF-12.1")
def flag(t: Table, snap: Snap, dice: Roll, by: Literal["offence", "defence"]) -> Play:
    """A foul cancels the play: nothing else of it counts."""
    foul = FOULS[snap.event, by]
    guilty = snap.offence if by == "offence" else snap.offence.other
    if t.listens:
        t.tell("flagged", seat=guilty, by=by, foul=foul.name, event=snap.event, dice=dice)
    kind = Kind.FOUL_OFFENCE if by == "offence" else Kind.FOUL_DEFENCE
    return new(Play, (kind, foul.yards, snap.timeouts, snap.event))


@rule("DF-12.4")
def against_offence(t: Table, state: State, play: Play) -> State:
    """From the previous spot (DF-12.2) toward the own goal, at most half-way (DF-12.3); the down is repeated."""
    now = state.situation
    foul = FOULS[play.event, "offence"]
    yards = half_distance(foul.yards, now.ball)
    spot = now.ball - yards
    if t.listens:
        t.tell(
            "penalised", seat=now.offence, by="offence", foul=foul.name, yards=yards, spot=spot, repeated=True
        )
    return placed(state, "scrimmage", same_down(now, spot))


@rule("DF-12.5")
def against_defence(t: Table, state: State, play: Play) -> State:
    """Toward the other goal: a first down at the line to gain or by the card, else the down again."""
    now = state.situation
    if state.left == 0:
        if state.half == 2 and lead(state.score, now.offence) > 0:
            return declined(t, state)
        state = extend(t, state)
    foul = FOULS[play.event, "defence"]
    yards = half_distance(foul.yards, other_end(LAW, now.ball))
    spot = now.ball + yards
    repeated = not foul.automatic and spot < now.line
    if t.listens:
        t.tell(
            "penalised",
            seat=now.offence.other,
            by="defence",
            foul=foul.name,
            yards=yards,
            spot=other_end(LAW, spot),
            repeated=repeated,
        )
    if repeated:
        return placed(state, "scrimmage", same_down(now, spot))
    t.tell("first_down", seat=now.offence, spot=spot)
    return new_series(state, now.offence, spot)


@rule("DF-4.5")
def declined(t: Table, state: State) -> State:
    """The winners take no penalty on the last play: the game is over."""
    t.tell("declined", seat=state.situation.offence)
    return state


@rule("DF-4.5")
def extend(t: Table, state: State) -> State:
    """A half doesn't end on a foul by the defence: one more play."""
    t.tell("untimed_down", half=state.half)
    return with_left(state, 1)
