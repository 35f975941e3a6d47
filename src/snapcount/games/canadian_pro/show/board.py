"""The table as text, and the scoreboard."""

from __future__ import annotations

from snapcount.core.rulebook import Names
from snapcount.football.field import from_home
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.text_field import text_field
from snapcount.football.words import down_and_distance, period
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.show.words import PHASES, clock, down_on, place
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import DEFENCE, END_ZONE, FIELD, LAW, SKILL, WEATHER

WIDTH = 78
NEXT = {"kickoff": "kickoff", "free_kick": "kickoff after a safety touch", "try": "convert"}


def board(state: State, names: Names) -> str:
    """Score, clock, the field of 110 yards with its end zones, and who is on it."""
    home, away = state.score
    head = f"{names[0][:24]} {home}  {names[1][:24]} {away}"
    when = f"{period(state.quarter)} {clock(state.left)}" + (" one more play" if state.untimed else "")
    lines = [f"{head:<50} {when:>26}"[:WIDTH], *text_field(scoreboard(state, names), names)]
    return "\n".join(line.rstrip()[:80] for line in (*lines, *status_lines(state, names)))


def status_lines(state: State, names: Names) -> list[str]:
    offence = state.situation.offence
    if state.phase != "scrimmage":
        said = PHASES[state.phase].format(names[offence])
        return [said[0].upper() + said[1:] + "."]
    lines = [f"{names[offence]}: {down_on(state.situation, names)}"]
    men = line_of(state, offence).men
    on_field = [f"{spot} {men[spot].name.rsplit(' ', 1)[-1]}" for spot in SKILL if spot in men]
    lines += ["  ".join(on_field[:4]), "  ".join(on_field[4:])]
    if state.options.advanced:
        theirs = line_of(state, offence.other).men
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
    seat, ball, _, line = state.situation
    return Scoreboard(
        score=state.score,
        period="final" if state.phase == "over" else period(state.quarter),
        clock=clock(state.left),
        possession=seat if playing else None,
        down=down_and_distance(LAW, state.situation) if scrimmage else NEXT.get(state.phase, ""),
        spot=place(ball, seat, names) if playing else "",
        ball=float(from_home(LAW, seat, ball)) if playing else None,
        line=float(from_home(LAW, seat, line)) if scrimmage else None,
        goes=-1 if seat else 1,
        length=FIELD,
        end_zone=END_ZONE,
    )
