"""Chapter 8: the field goal."""

from __future__ import annotations

from snapcount.core.data.made import new
from snapcount.core.table import Roll, Table, rule
from snapcount.football.field import other_end
from snapcount.games.dice_football.rules.downs import take_over
from snapcount.games.dice_football.rules.overtime import after_field_goal
from snapcount.games.dice_football.rules.results import Kind, Play, Snap
from snapcount.games.dice_football.rules.scoring import points
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.state import State, placed
from snapcount.games.dice_football.tables import FIELD, FIELD_GOAL, FIELD_GOAL_NUMBERS, LAW, TOUCHBACK


def is_good(yards_to_goal: int, dice: Roll) -> bool:
    """DF-8.2 A doublet, or one die on a listed number; no further throws (DF-8.5)."""
    numbers = FIELD_GOAL_NUMBERS[yards_to_goal]
    return dice[0] == dice[1] or dice[0] in numbers or dice[1] in numbers


@rule("DF-8.2")
def kick_field_goal(t: Table, snap: Snap, dice: Roll) -> Play:
    """The throw is looked up under the yards to the goal line."""
    yards = FIELD - snap.ball
    good = is_good(yards, dice)
    kind = Kind.FIELD_GOAL_GOOD if good else Kind.FIELD_GOAL_MISSED
    if t.listens:
        t.tell(
            "field_goal_tried",
            seat=snap.offence,
            dice=dice,
            yards=yards,
            good=good,
            table="field_goal",
            row=tuple(sorted(FIELD_GOAL_NUMBERS[yards])),
        )
    return new(Play, (kind, yards, snap.timeouts, snap.event))


@rule("DF-8.3")
def good(t: Table, state: State, play: Play) -> State:
    """Three points, and the scoring team kicks off."""
    offence = state.situation.offence
    state = points(t, state, offence, "field_goal", FIELD_GOAL)
    if state.overtime:
        return after_field_goal(t, state)
    return placed(state, "kickoff", KICKOFF[offence])


@rule("DF-8.4")
def missed(t: Table, state: State, play: Play) -> State:
    """The other team takes over at the previous spot, but never behind its own 20."""
    return take_over(t, state, max(TOUCHBACK, other_end(LAW, state.situation.ball)))
