"""Chapter 6: kickoffs, punts and field goals, and the wind that moves them (CP-11.7)."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.canadian_pro.rules.calls import Call, field_goal_column
from snapcount.games.canadian_pro.rules.cells import Cell
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.downs import new_series
from snapcount.games.canadian_pro.rules.throws import FIELD_GOAL, KICK_2, KICK_K, KICK_R, ONSIDE, throw
from snapcount.games.canadian_pro.rules.turnovers import loose_ball
from snapcount.games.canadian_pro.state import After, End, How, Play, State
from snapcount.games.canadian_pro.tables import FIELD, KICKOFF_FROM, LAW, WEATHER
from snapcount.games.canadian_pro.teams.cards import Returner, Team
from snapcount.games.canadian_pro.teams.teams import team

BLOCKED_PUNT, FUMBLED_SNAP, BLOCKED_FIELD_GOAL = 15, 20, 10
AFTER_SAFETY = 20
SHORTER_AFTER_SAFETY = 10
SHORTER_OUT_OF_BOUNDS, LONG_OUT_OF_BOUNDS = 5, 30


class Kick(NamedTuple):
    """A kick in the air: where it comes down, in the yards of the team that receives it."""

    kind: str
    kicker: Seat
    los: int
    landing: int
    letter: str
    time: str
    returner: Returner | None = None
    fouls: tuple[tuple[Seat, str], ...] = ()
    hurt: bool = False


def club(state: State, seat: Seat) -> Team:
    return team(state.options.team(seat))


def carried_by_wind(state: State, seat: Seat, yards: int) -> int:
    """CP-11.7: the length of a kick after weather and wind, never below 0."""
    if not state.weather:
        return yards
    weather = WEATHER[state.weather]
    behind = state.opening_kicker if state.quarter % 2 else state.opening_kicker.other
    return max(0, yards + weather.kick + (weather.wind if seat is behind else -weather.wind))


@rule("CP-6.1")
def kickoff(t: Table, state: State) -> Kick:
    """K's total gives distance, return column and yard line; R's total the returner."""
    kicker = state.situation.offence
    card = club(state, kicker).kicking
    total, theirs = throw(t, KICK_K), throw(t, KICK_R)
    cell = card.kickoffs[total - 2]
    length = carried_by_wind(state, kicker, cell.yards)
    after_safety = state.phase == "free_kick"
    landing = card.yard_lines[total - 2].yards - (length - cell.yards) + state.shift
    if after_safety:
        landing += AFTER_SAFETY
        length -= SHORTER_AFTER_SAFETY
    t.tell(
        "kicked_off",
        seat=kicker,
        kind=state.phase,
        spot=other_end(LAW, landing),
        team=state.options.team(kicker),
        player=card.kicker,
        card="kickoff",
        provenance=card.provenance,
        row=total,
        cell=cell.text,
        yards=length,
        landing=landing,
    )
    letter = "A" if "A" in cell.letters else "B" if "B" in cell.letters else ""
    returner = club(state, kicker.other).kickoff_returns[theirs - 2]
    fouls = ((kicker, "kickoff_kicking"),) if "P" in cell.letters else ()
    return Kick(
        "kickoff", kicker, KICKOFF_FROM, landing, letter, "kick", returner, fouls, "N" in cell.letters
    )


@rule("CP-6.8")
def onside_kick(t: Table, state: State) -> After:
    """A yard line of R's half: K has it with R, else R. No return."""
    kicker = state.situation.offence
    card = club(state, kicker).kicking
    total = throw(t, ONSIDE)
    cell = card.onside[total - 2]
    landing = cell.yards + state.shift
    spot = other_end(LAW, landing)
    kept = "R" in cell.letters
    t.tell(
        "kicked_off",
        seat=kicker,
        kind="onside",
        spot=spot,
        team=state.options.team(kicker),
        player=card.kicker,
        card="kickoff",
        provenance=card.provenance,
        column="OS",
        row=total,
        cell=cell.text,
        landing=landing,
    )
    t.tell("onside_recovered" if kept else "onside_lost", seat=kicker, spot=spot)
    return new_series(kicker, spot) if kept else new_series(kicker.other, landing)


@rule("CP-6.10")
def punt(t: Table, state: State, call: Call, defence: DefenceCall | None) -> Kick | Play:
    """Column 1 of the punter's card: a distance with its return column, K for column 2 (CP-6.11), or trouble.

    Aimed out of bounds, F still counts, and column 2 with its BLK is not read (CP-16.3).
    """
    card = club(state, state.situation.offence).kicking
    total, theirs = throw(t, KICK_K), throw(t, KICK_R)
    cell = card.punts[0][total - 2]
    aside = call.variant == "out_of_bounds"
    column, row = 1, total
    read = cell
    if cell.word == "K" and not aside:
        row, column = throw(t, KICK_2), 2
        read = card.punts[1][row - 2]
    if read.word == "BLK":
        return blocked(t, state, BLOCKED_PUNT, "kick")
    if "F" in read.letters and not read.yards:
        return fumbled_snap(t, state)
    length = aside_length(cell) if aside else read.yards
    returner = club(state, state.situation.offence.other).punt_returns[theirs - 2]
    return kicked(t, state, Punted(cell, read, length, column, row, aside, returner))


class Punted(NamedTuple):
    first: Cell
    read: Cell
    length: int
    column: int
    row: int
    aside: bool
    returner: Returner


def aside_length(cell: Cell) -> int:
    """CP-16.2: 5 yards shorter, and 30 for KA or KB."""
    return LONG_OUT_OF_BOUNDS if cell.word == "K" else cell.yards - SHORTER_OUT_OF_BOUNDS


def return_letter(cell: Cell) -> str:
    """CP-6.3, CP-6.12: A or B is the return column; without one the kick went out of bounds."""
    return "A" if "A" in cell.letters else "B" if "B" in cell.letters else ""


def kicked(t: Table, state: State, punted: Punted) -> Kick:
    """A punt in the air; a P beside its distance is against the kickers (CP-6.26)."""
    seat, ball, _, _ = state.situation
    card = club(state, seat).kicking
    length = carried_by_wind(state, seat, punted.length)
    landing = FIELD - ball - length
    t.tell(
        "punted",
        seat=seat,
        spot=ball + length,
        team=state.options.team(seat),
        player=card.punter,
        card="punting",
        provenance=card.provenance,
        column=punted.column,
        row=punted.row,
        cell=punted.read.text,
        first=punted.first.text,
        yards=length,
        landing=landing,
        aside=punted.aside,
    )
    fouls = ((seat, "kick_kicking"),) if "P" in punted.read.letters else ()
    letter = "" if punted.aside else return_letter(punted.first)
    time = "out of bounds" if punted.aside else "kick"
    hurt = "N" in punted.read.letters
    return Kick("kick", seat, ball, landing, letter, time, punted.returner, fouls, hurt)


@rule("CP-6.14")
def blocked(t: Table, state: State, behind: int, time: str, setting: int | None = None) -> Play:
    """A blocked kick is loose behind the line of scrimmage; R's DTC decides (CP-6.19, CP-16.13)."""
    seat, ball, _, _ = state.situation
    spot = ball - behind
    t.tell("blocked", seat=seat.other, spot=other_end(LAW, spot), setting=setting)
    return loose_kick(t, state, spot, time)


@rule("CP-6.15")
def fumbled_snap(t: Table, state: State) -> Play:
    """F on a punter's card: loose 20 yards behind the line of scrimmage."""
    return loose_kick(t, state, state.situation.ball - FUMBLED_SNAP, "kick", snap=True)


def loose_kick(t: Table, state: State, spot: int, time: str, snap: bool = False) -> Play:
    """CP-6.28: recovered by K the down counts."""
    seat, ball, _, _ = state.situation
    end = loose_ball(t, state.options, seat, spot, False, snap)
    lost = None if end.team is seat else spot
    return Play("kick", seat, ball, end, time, lost=lost, kicker=seat)


@rule("CP-6.17")
def field_goal(t: Table, state: State, call: Call, defence: DefenceCall | None) -> Kick | Play:
    """GD three points, SG a single, a number a punt of that length, BLK a loose ball."""
    seat, ball, _, _ = state.situation
    card = club(state, seat).place_kicking
    found = field_goal_column(state)
    assert found is not None
    band, cells = found
    total = throw(t, FIELD_GOAL)
    cell = cells[total - 2]
    t.tell(
        "field_goal_tried",
        seat=seat,
        yards=FIELD - ball,
        good=cell.word == "GD",
        team=state.options.team(seat),
        player=card.player,
        card="field goals",
        provenance=card.provenance,
        column=band,
        row=total,
        cell=cell.text,
    )
    if cell.word == "BLK":
        return blocked(t, state, BLOCKED_FIELD_GOAL, "missed field goal")
    if cell.word in ("GD", "SG"):
        how: How = "field_goal" if cell.word == "GD" else "single"
        t.tell("signalled", seat=seat, how=how)
        time = "field goal" if how == "field_goal" else "kick out"
        return Play("kick", seat, ball, End(seat, 0, how), time, kicker=seat)
    return missed(t, state, cell)


@rule("CP-6.18")
def missed(t: Table, state: State, cell: Cell) -> Kick:
    """No good: a punt of that length; two more dice will pick the returner."""
    seat, ball, _, _ = state.situation
    length = carried_by_wind(state, seat, cell.yards)
    landing = FIELD - ball - length
    t.tell("missed", seat=seat, yards=length, landing=landing, cell=cell.text)
    fouls = ((seat, "kick_kicking"),) if "P" in cell.letters else ()
    letter, time = return_letter(cell), "missed field goal"
    return Kick("kick", seat, ball, landing, letter, time, None, fouls, "N" in cell.letters)
