"""Chapter 12: fouls."""

from __future__ import annotations

from snapcount.core.table import Roll, Table, rule
from snapcount.games.dice_football.rules.downs import new_series
from snapcount.games.dice_football.rules.results import Kind, Play, Snap
from snapcount.games.dice_football.state import State, at_snap, having_ball, lead, with_clock
from snapcount.games.dice_football.tables import FIELD, FOULS


@rule("DF-12.1")
def flag(t: Table, snap: Snap, dice: Roll, by: str) -> Play:
    """A foul cancels the play: nothing else of it counts."""
    foul = FOULS[snap.event, by]
    guilty = snap.offence if by == "offence" else snap.offence.other
    t.tell("flagged", offence=snap.offence, seat=guilty, by=by, foul=foul.name, event=snap.event, dice=dice)
    kind = Kind.FOUL_OFFENCE if by == "offence" else Kind.FOUL_DEFENCE
    return Play(kind, foul.yards, snap.timeouts, snap.event)


@rule("DF-12.4")
def against_offence(t: Table, state: State, play: Play) -> State:
    """Toward the own goal, at most half the distance (DF-12.3); the down is repeated."""
    offence = having_ball(state)
    yards = min(play.yards, state.ball // 2)
    t.tell("penalised_offence", offence=offence, yards=yards, spot=state.ball - yards)
    return at_snap(state, offence, state.ball - yards, state.down, state.line)


@rule("DF-12.5")
def against_defence(t: Table, state: State, play: Play) -> State:
    """Toward the other goal: a first down at the line to gain or by the card, else the down again."""
    offence = having_ball(state)
    if state.plays_left == 0:
        if state.half == 2 and lead(state, offence) > 0:
            return declined(t, state)
        state = extend(t, state)
    yards = min(play.yards, (FIELD - state.ball) // 2)
    spot = state.ball + yards
    automatic = FOULS[play.event, "defence"].automatic
    first_down = automatic or spot >= state.line
    t.tell("penalised_defence", offence=offence, yards=yards, spot=spot, first_down=first_down)
    if first_down:
        return new_series(state, offence, spot)
    return at_snap(state, offence, spot, state.down, state.line)


@rule("DF-4.5")
def declined(t: Table, state: State) -> State:
    """The winners take no penalty on the last play: the game is over."""
    t.tell("penalised_defence", offence=having_ball(state), yards=0, spot=state.ball, first_down=False)
    return state


@rule("DF-4.5")
def extend(t: Table, state: State) -> State:
    """A half doesn't end on a foul by the defence: one more play."""
    t.tell("half_extended", half=state.half)
    return with_clock(state, 1, state.timeouts)
