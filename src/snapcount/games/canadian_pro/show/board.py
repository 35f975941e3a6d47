"""The table as text and as a picture, and the scoreboard."""

from __future__ import annotations

from snapcount.core.rulebook import Names
from snapcount.football.scoreboard import Scoreboard
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.show.words import PHASES, clock, down_and_distance, period, place
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import DEFENCE, END_ZONE, FIELD, SKILL, WEATHER

WIDTH = 78
ZONE, GRASS = 11, 56


def from_home(spot: int, seat: int) -> int:
    """A spot in a team's own yards, counted from the home seat's goal line."""
    return FIELD - spot if seat else spot


def column(yard: int) -> int:
    """Where a yard counted from the home goal line stands on the text field, two yards a column."""
    return ZONE + max(-ZONE, min(GRASS + ZONE - 1, yard // 2))


def board(state: State, names: Names) -> str:
    """Score, clock, the field of 110 yards with its end zones, and who is on it."""
    home, away = state.score
    head = f"{names[0][:24]} {home}  {names[1][:24]} {away}"
    when = f"{period(state.quarter)} {clock(state.clock)}" + (" one more play" if state.extra else "")
    lines = [f"{head:<50} {when:>26}"[:WIDTH], *field_lines(state), *status_lines(state, names)]
    return "\n".join(line.rstrip()[:80] for line in lines)


def field_lines(state: State) -> list[str]:
    grass = "".join("|" if at % 5 == 0 else "." for at in range(GRASS))
    row = list("=" * ZONE + grass + "=" * ZONE)
    marks = [" "] * len(row)
    if state.phase != "toss":
        ball = column(from_home(state.ball, state.team))
        row[ball] = "<" if state.team else ">"
        if state.phase == "scrimmage" and state.line < FIELD:
            marks[column(from_home(state.line, state.team))] = "v"
    numbers = [" "] * len(row)
    for yard in range(10, FIELD, 10):
        text = str(min(yard, FIELD - yard))
        at = column(yard)
        numbers[at : at + len(text)] = text
    numbers[ZONE], numbers[ZONE + GRASS - 1] = "G", "G"
    return ["".join(marks), "".join(row), "".join(numbers)]


def status_lines(state: State, names: Names) -> list[str]:
    if state.phase != "scrimmage":
        return [PHASES[state.phase].format(names[state.team]).capitalize() + "."]
    down = down_and_distance(state.down, state.line, state.ball)
    lines = [f"{names[state.team]}: {down} on the {place(state.ball, state.team, names)}"]
    men = line_of(state, state.team).men
    on_field = [f"{spot} {men[spot].name.rsplit(' ', 1)[-1]}" for spot in SKILL if spot in men]
    lines += ["  ".join(on_field[:4]), "  ".join(on_field[4:])]
    if state.options.advanced:
        theirs = line_of(state, state.team.other).men
        names_of = [f"{spot} {theirs[spot].name.rsplit(' ', 1)[-1]}" for spot in DEFENCE]
        lines += ["  ".join(names_of[:4]), "  ".join(names_of[4:7]), "  ".join(names_of[7:])]
    if state.weather:
        lines.append(f"Weather: {WEATHER[state.weather].name}")
    if state.hurt:
        lines.append("Hurt: " + ", ".join(f"{hurt.player} ({hurt.scope})" for hurt in state.hurt))
    return lines


def scoreboard(state: State, names: Names) -> Scoreboard:
    playing = state.phase not in ("toss", "weather", "second_half", "over")
    scrimmage = state.phase == "scrimmage"
    down = {"kickoff": "kickoff", "safety_kick": "kickoff after a safety touch", "convert": "convert"}
    return Scoreboard(
        score=state.score,
        period="final" if state.phase == "over" else period(state.quarter),
        clock=clock(state.clock),
        possession=state.team if playing else None,
        down=down_and_distance(state.down, state.line, state.ball)
        if scrimmage
        else down.get(state.phase, ""),
        spot=place(state.ball, state.team, names) if playing else "",
        ball=float(from_home(state.ball, state.team)) if playing else None,
        line=float(from_home(state.line, state.team)) if scrimmage else None,
        goes=-1 if state.team else 1,
        length=FIELD,
        end_zone=END_ZONE,
    )


# The picture


def picture(state: State, names: Names) -> str:
    """The field as SVG: five units a yard, the home end zone on the left."""
    long, wide, zone = FIELD * 5, 325, END_ZONE * 5
    lines = "".join(
        f'<line x1="{zone + yard * 5}" x2="{zone + yard * 5}" y1="0" y2="{wide}" stroke="#fff" stroke-width="1"/>'
        f'<text x="{zone + yard * 5}" y="20" fill="#fff" font-size="16" text-anchor="middle">'
        f"{min(yard, FIELD - yard) or 'G'}</text>"
        for yard in range(0, FIELD + 1, 10)
    )
    marks = ""
    if state.phase not in ("toss", "over"):
        x = zone + from_home(state.ball, state.team) * 5
        marks += f'<ellipse cx="{x}" cy="{wide / 2}" rx="9" ry="6" fill="#8a4b1f" stroke="#fff"/>'
    if state.phase == "scrimmage" and state.line < FIELD:
        x = zone + from_home(state.line, state.team) * 5
        marks += f'<line x1="{x}" x2="{x}" y1="0" y2="{wide}" stroke="#ffd400" stroke-width="3"/>'
    title = f"{names[0]} {state.score[0]}, {names[1]} {state.score[1]}"
    title = title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long + 2 * zone} {wide}" role="img">'
        f"<title>{title}</title>"
        f'<rect width="{long + 2 * zone}" height="{wide}" fill="#1f6b3a"/>'
        f'<rect width="{zone}" height="{wide}" fill="#174f2b"/>'
        f'<rect x="{zone + long}" width="{zone}" height="{wide}" fill="#174f2b"/>{lines}{marks}</svg>'
    )
