"""Chapter 5: fumbles and turnovers."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.canadian_pro.questions import ReturnOrGround
from snapcount.games.canadian_pro.rules.cells import Cells
from snapcount.games.canadian_pro.rules.throws import FUMBLE_COLUMN, RECOVER, RETURN, SPOT, X_COLUMN, throw
from snapcount.games.canadian_pro.state import End, How, Options
from snapcount.games.canadian_pro.tables import AFTER_TOUCHBACK, END_ZONE, FIELD, LAW, RETURN_CHART
from snapcount.games.canadian_pro.teams.cards import DefensiveTeamCard
from snapcount.games.canadian_pro.teams.teams import team


def dtc_of(options: Options, seat: Seat) -> DefensiveTeamCard:
    return team(options.team(seat)).dtc


@rule("CP-5.2")
def loose_ball(
    t: Table, options: Options, holder: Seat, spot: int, kicked_in: bool, snap: bool = False
) -> End:
    """The F column of the team without the ball (CP-5.11) says who has it now; the holder doesn't return it (CP-5.4).

    `kicked_in`: the ball came into the holder's end zone by the other team's kick. `snap`: nobody had hold of it yet.
    """
    other = holder.other
    t.tell("fumbled", seat=holder, spot=spot, snap=snap)
    lost = recovered(t, options, holder, spot)
    if spot < 0:
        return loose_in_end_zone(t, other, lost, kicked_in)
    return run_back_fumble(t, options, other, FIELD - spot) if lost else End(holder, spot)


def recovered(t: Table, options: Options, holder: Seat, spot: int) -> bool:
    """Whether the team without the ball has it now."""
    other = holder.other
    total = throw(t, RECOVER)
    lost = dtc_of(options, other).recovers[total - 2]
    if t.listens:
        t.tell(
            "recovered",
            seat=other if lost else holder,
            spot=other_end(LAW, spot) if lost else spot,
            lost=lost,
            team=options.team(other),
            card="DTC",
            column="F",
            row=total,
        )
    return lost


@rule("CP-5.9")
def loose_in_end_zone(t: Table, other: Seat, lost: bool, kicked_in: bool) -> End:
    """Behind the fumbling team's own goal line: touchdown, safety touch, or single after a kick."""
    how: How = "touchdown" if lost else "single" if kicked_in else "safety"
    t.tell("signalled", seat=other, how=how)
    return End(other, 0, how)


@rule("CP-5.3")
def run_back_fumble(t: Table, options: Options, seat: Seat, spot: int) -> End:
    """The R column beside F: empty is no return, a number the column of the Turnover Return Chart."""
    if grounded(t, options, seat, spot):
        return End(seat, spot, grounded=True)
    total = throw(t, FUMBLE_COLUMN)
    column = dtc_of(options, seat).returns[total - 2]
    t.tell("column_read", seat=seat, team=options.team(seat), card="DTC", column="R", row=total, value=column)
    return turnover_return(t, options, seat, spot, column) if column else End(seat, spot)


@rule("CP-15.9")
def grounded(t: Table, options: Options, seat: Seat, spot: int) -> bool:
    """Advanced Game: the ball just taken away may be grounded before the return dice."""
    if not options.advanced or t.ask(seat, ReturnOrGround(spot)) == "return":
        return False
    t.tell("grounded", seat=seat, spot=spot)
    return True


@rule("CP-4.15")
def interception_spot(t: Table, cells: Cells) -> int:
    """Yards from the line of scrimmage on the receiver's column; TD is thrown again."""
    cell = cells[throw(t, SPOT) - 2]
    return interception_spot(t, cells) if cell.word == "TD" else cell.yards


@rule("CP-5.5")
def interception(t: Table, options: Options, thief: Seat, point: int) -> End:
    """Intercepted at `point` in the offence's yards; the X-R column gives the return column."""
    if point < 0:
        t.tell("signalled", seat=thief, how="touchdown")
        return End(thief, 0, "touchdown")
    spot = max(FIELD - point, 1 - END_ZONE)
    if grounded(t, options, thief, spot):
        return brought_out(t, thief, spot)._replace(grounded=True)
    total = throw(t, X_COLUMN)
    column = dtc_of(options, thief).interceptions[total - 2]
    if t.listens:
        t.tell(
            "column_read",
            seat=thief,
            team=options.team(thief),
            card="DTC",
            column="X-R",
            row=total,
            value=column,
        )
    return turnover_return(t, options, thief, spot, column)


@rule("CP-5.7")
def turnover_return(t: Table, options: Options, seat: Seat, spot: int, column: int) -> End:
    """The Turnover Return Chart: beyond the goal line is a touchdown."""
    total = throw(t, RETURN)
    cell = RETURN_CHART[column - 1][total - 2]
    ends = FIELD + 1 if cell.word == "TD" else spot + cell.yards
    if t.listens:
        t.tell(
            "returned",
            seat=seat,
            yards=min(ends, FIELD) - spot,
            spot=ends,
            table="Turnover Return Chart",
            column=column,
            row=total,
            cell=cell.text,
        )
    if ends > FIELD:
        t.tell("signalled", seat=seat, how="touchdown")
        return End(seat, 0, "touchdown")
    if "F" in cell.letters:
        return fumbled_return(t, options, seat, ends)
    return brought_out(t, seat, ends)


@rule("CP-5.8")
def fumbled_return(t: Table, options: Options, seat: Seat, spot: int) -> End:
    """The opponents' F column; whoever has it has first and ten there, and nobody runs on."""
    other = seat.other
    t.tell("fumbled", seat=seat, spot=spot, snap=False)
    if not recovered(t, options, seat, spot):
        return brought_out(t, seat, spot)
    if spot < 0:
        return loose_in_end_zone(t, other, True, False)
    return End(other, FIELD - spot, fresh=True)


@rule("CP-5.10")
def brought_out(t: Table, seat: Seat, spot: int) -> End:
    """An interception that stays in the end zone: no point, first and ten on the own 25."""
    if spot < 0:
        t.tell("touchback", seat=seat, spot=AFTER_TOUCHBACK)
        return End(seat, AFTER_TOUCHBACK, fresh=True)
    return End(seat, spot, fresh=True)
