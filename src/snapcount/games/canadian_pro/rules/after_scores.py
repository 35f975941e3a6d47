"""Chapters 6 and 7: what follows a touchdown or a field goal."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.football.scoring import add
from snapcount.games.canadian_pro.questions import ChooseAfterFieldGoal, ChooseConvert
from snapcount.games.canadian_pro.rules.calling import tell_beginning
from snapcount.games.canadian_pro.rules.clock import Done, conclude
from snapcount.games.canadian_pro.rules.downs import CONVERT as CONVERT_POINT
from snapcount.games.canadian_pro.rules.downs import NOTHING, TWO_POINTS, kickoff_by, new_series
from snapcount.games.canadian_pro.rules.kicks import club
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.throws import CONVERT, TWO_POINT_TRY, throw
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, RECEIVERS, TWO_POINT


@rule("CP-6.27")
def convert(t: Table, state: State) -> State:
    """One point by the convert section of the place-kicking card; Advanced: or two (CP-15.12)."""
    seat = state.situation.offence
    men = line_of(state, seat).men
    if state.options.advanced:
        receivers = tuple(who for who in RECEIVERS if who in men)
        chosen = t.ask(seat, ChooseConvert(receivers))
        if chosen != "kick":
            return two_points(t, state, chosen)
    tell_beginning(t, state, "extra_point")
    card = club(state, seat).place_kicking
    total = throw(t, CONVERT)
    cell = card.convert[total - 2]
    good = cell.word == "GD"
    t.tell(
        "tried",
        seat=seat,
        how="extra_point",
        good=good,
        player=card.player,
        card="converts",
        provenance=card.provenance,
        row=total,
        cell=cell.text,
    )
    points = add(NOTHING, seat, CONVERT_POINT) if good else NOTHING
    done = Done("convert", hurt=state.hurt, how="extra_point")
    return conclude(t, state, kickoff_by(seat, points, state.shift), done)


@rule("CP-15.12")
def two_points(t: Table, state: State, who: str) -> State:
    """4, 5, 6, 7 is good for two points; ten seconds."""
    seat = state.situation.offence
    tell_beginning(t, state, "two_points")
    total = throw(t, TWO_POINT_TRY)
    good = total in TWO_POINT
    player = line_of(state, seat).men[who].name
    t.tell("tried", seat=seat, how="two_points", good=good, player=player, row=total)
    points = add(NOTHING, seat, TWO_POINTS) if good else NOTHING
    done = Done("two-point", hurt=state.hurt, how="two_points")
    return conclude(t, state, kickoff_by(seat, points, state.shift), done)


@rule("CP-7.6")
def after_field_goal(t: Table, state: State) -> State:
    """The team scored against receives a kickoff, or has first and ten on its own 35."""
    spot = AFTER_SINGLE + state.shift
    seat = state.situation.offence
    chosen = t.ask(seat, ChooseAfterFieldGoal(spot))
    t.tell("chose", seat=seat, choice=chosen)
    if chosen == "kickoff":
        return state._replace(phase="kickoff", situation=kickoff_by(seat.other, NOTHING, 0).situation)
    return state._replace(phase="scrimmage", situation=new_series(seat, spot).situation, shift=0, history=())
