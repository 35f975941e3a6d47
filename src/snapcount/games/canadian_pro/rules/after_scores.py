"""Chapters 6 and 7: what follows a touchdown or a field goal."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.canadian_pro.questions import ChooseAfterFieldGoal, ChooseConvert
from snapcount.games.canadian_pro.rules.calling import begun
from snapcount.games.canadian_pro.rules.clock import Done, conclude
from snapcount.games.canadian_pro.rules.downs import CONVERT as CONVERT_POINT
from snapcount.games.canadian_pro.rules.downs import TWO_POINTS, first_and_ten, kickoff_by, points
from snapcount.games.canadian_pro.rules.kicks import club
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.throws import CONVERT, TWO_POINT_TRY, throw
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, KICKOFF_FROM, RECEIVERS, TWO_POINT


@rule("CP-6.27")
def convert(t: Table, state: State) -> State:
    """One point by the convert section of the place-kicking card; Advanced: or two (CP-15.12)."""
    men = line_of(state, state.team).men
    if state.options.advanced:
        receivers = tuple(who for who in RECEIVERS if who in men)
        chosen = t.ask(state.team, ChooseConvert(receivers))
        if chosen != "kick":
            return two_points(t, state, chosen)
    begun(t, state, "convert")
    card = club(state, state.team).place_kicking
    total = throw(t, CONVERT)
    cell = card.convert[total - 2]
    good = cell.word == "GD"
    t.tell(
        "converted",
        seat=state.team,
        player=card.player,
        good=good,
        points=CONVERT_POINT if good else 0,
        card="converts",
        provenance=card.provenance,
        row=total,
        cell=cell.text,
    )
    gained = points(state.team, CONVERT_POINT if good else 0)
    return conclude(t, state, kickoff_by(state.team, gained, state.shift), Done("convert", hurt=state.hurt))


@rule("CP-15.12")
def two_points(t: Table, state: State, who: str) -> State:
    """4, 5, 6, 7 is good for two points; ten seconds."""
    begun(t, state, "two-point")
    total = throw(t, TWO_POINT_TRY)
    good = total in TWO_POINT
    player = line_of(state, state.team).men[who].name
    t.tell(
        "converted",
        seat=state.team,
        player=player,
        good=good,
        points=TWO_POINTS if good else 0,
        two=True,
        row=total,
    )
    gained = points(state.team, TWO_POINTS if good else 0)
    return conclude(t, state, kickoff_by(state.team, gained, state.shift), Done("two-point", hurt=state.hurt))


@rule("CP-7.6")
def after_field_goal(t: Table, state: State) -> State:
    """The team scored against receives a kickoff, or has first and ten on its own 35."""
    spot = AFTER_SINGLE + state.shift
    chosen = t.ask(state.team, ChooseAfterFieldGoal(spot))
    t.tell("chose", seat=state.team, choice=chosen)
    if chosen == "kickoff":
        return state._replace(phase="kickoff", team=state.team.other, ball=KICKOFF_FROM)
    after = first_and_ten(state.team, spot)
    return state._replace(phase="scrimmage", ball=after.ball, down=1, line=after.line, shift=0, history=())
