"""The field as text, and the scoreboard."""

from __future__ import annotations

from functools import cache, lru_cache

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.football.scoreboard import Scoreboard
from snapcount.games.dice_football.show.log import numbers
from snapcount.games.dice_football.show.places import from_home, next_up, period, plays, yard_line
from snapcount.games.dice_football.state import Call, Phase
from snapcount.games.dice_football.tables import (
    DEFENCES,
    END_ZONE,
    FIELD,
    PASS_NUMBERS,
    RED_ZONE,
    RUN_VALUE,
    TIMEOUTS,
    TRY_YARDS,
)
from snapcount.games.dice_football.view import View

YARDS = 2
"""Yards to a character: the field with its end zones is 60 characters wide."""
LEFT = 9
ROWS = 5


def placed(view: View) -> tuple[Seat, int, int] | None:
    """Who snaps, the ball and the line to gain, where there is a ball on the ground."""
    if view.offence is None or view.phase not in (Phase.SNAP, Phase.TRY):
        return None
    if view.phase is Phase.TRY:
        return view.offence, FIELD - TRY_YARDS, FIELD
    return view.offence, view.ball, view.line


def scoreboard(view: View, names: Names) -> Scoreboard:
    """Score, clock and situation for any scoreboard."""
    snap = placed(view)
    return Scoreboard(
        score=view.score,
        period=period(view),
        clock="" if view.phase is Phase.GAME_OVER else plays(view.plays_left),
        possession=view.offence,
        down=next_up(view),
        spot=yard_line(snap[0], snap[1], names) if snap else "",
        ball=from_home(snap[0], snap[1]) if snap else None,
        line=from_home(snap[0], snap[2]) if snap else None,
        goes=-1 if view.offence is Seat.AWAY else 1,
        length=FIELD,
        end_zone=END_ZONE,
        timeouts=view.timeouts,
    )


def board(view: View, names: Names) -> str:
    """Scoreboard, field and, before a snap, the defence cards; at most 80 columns."""
    snap = placed(view)
    lines = [*heading(view, names), *field(snap, names)]
    if snap:
        lines += defence_cards(view.phase is Phase.TRY or FIELD - view.ball <= RED_ZONE)
    if view.options.burnt_deck and view.phase is not Phase.GAME_OVER:
        lines.append(f"Event cards left: {numbers(view.deck) if view.deck else 'a new deck'}")
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, names: Names) -> list[str]:
    home, away = (f"{name[:18]} {points}" for name, points in zip(names, view.score, strict=True))
    clock = period(view) if view.phase is Phase.GAME_OVER else f"{period(view)}, {plays(view.plays_left)}"
    marks = ["T" * left + "." * max(0, TIMEOUTS - left) for left in view.timeouts]
    arrow = {None: "", Seat.HOME: " >", Seat.AWAY: "< "}[view.offence]
    home = f"{home}{arrow}" if view.offence is Seat.HOME else home
    away = f"{arrow}{away}" if view.offence is Seat.AWAY else away
    snap = placed(view)
    short = (names[0][:14], names[1][:14])
    where = f"{next_up(view)} at {yard_line(snap[0], snap[1], short)}" if snap else next_up(view)
    return [f"{home:<24}{clock:^32}{away:>24}", f"{marks[0]:<24}{where:^32}{marks[1]:>24}"]


@lru_cache(1024)
def field(snap: tuple[Seat, int, int] | None, names: Names) -> tuple[str, ...]:
    """End zones, yard lines every ten yards, the ball and the line to gain. Both seats see the same."""
    width = (FIELD + 2 * END_ZONE) // YARDS
    zone = END_ZONE // YARDS
    empty = [" "] * width
    for yards in range(10, FIELD, 10):
        empty[zone + yards // YARDS] = ":"
    rows = [list(empty) for _ in range(ROWS)]
    for row, (one, other) in zip(
        rows, zip(zone_name(names[0]), zone_name(names[1]), strict=True), strict=True
    ):
        row[1], row[-2] = one, other
        row[zone - 1] = row[-zone] = "|"
    if snap:
        seat, ball, line = snap
        mark(rows, from_home(seat, line), ["!"] * ROWS)
        mark(rows, from_home(seat, ball), ["", "", ">" if seat is Seat.HOME else "<", "", ""])
    rule = "+" + "-" * width + "+"
    numbered = list(" " * width)
    for yards in range(10, FIELD, 10):
        text = str(min(yards, FIELD - yards))
        at = zone + yards // YARDS - 1
        numbered[at : at + 2] = text
    margin = " " * LEFT
    return (
        margin + rule,
        *(f"{margin}|{''.join(row)}|" for row in rows),
        margin + rule,
        margin + " " + "".join(numbered),
    )


def mark(rows: list[list[str]], yards: int, signs: list[str]) -> None:
    at = min(len(rows[0]) - 1, max(0, (yards + END_ZONE) // YARDS))
    for row, sign in zip(rows, signs, strict=True):
        row[at] = sign or row[at]


def zone_name(name: str) -> str:
    """Five letters to stand in an end zone."""
    return name.upper()[:ROWS].ljust(ROWS)


@cache
def defence_cards(near: bool) -> tuple[str, ...]:
    """What the five defence cards stop, near the goal line or not."""
    lines = [("Defence", [str(card) for card in DEFENCES])]
    lines.append(("run less", [str(RUN_VALUE[card]) for card in DEFENCES]))
    for call, name in ((Call.SHORT_PASS, "short stop"), (Call.LONG_PASS, "long stop")):
        lines.append((name, [numbers(PASS_NUMBERS[call, near][card]) for card in DEFENCES]))
    return tuple(f"{name:<12}" + "".join(f"{cell:>10}" for cell in cells) for name, cells in lines)
