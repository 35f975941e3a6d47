"""The table as text, and the scoreboard."""

from __future__ import annotations

from functools import cache

from snapcount.core.rulebook import Names
from snapcount.core.table import Seat
from snapcount.football.field import from_home
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.text_field import text_field
from snapcount.football.words import place
from snapcount.games.dice_football.rules.passing import RED_ZONE_FROM
from snapcount.games.dice_football.show.log import numbers
from snapcount.games.dice_football.show.moments import clock, next_up, period, possession
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    DEFENCES,
    END_ZONE,
    FIELD,
    LAW,
    PASS_NUMBERS,
    RUN_VALUE,
    TIMEOUTS,
)
from snapcount.games.dice_football.view import View


def on_the_ground(view: View) -> bool:
    """Whether there is a ball to be shown: before a snap or a try."""
    return view.phase in ("scrimmage", "try")


def scoreboard(view: View, names: Names) -> Scoreboard:
    """Score, clock and situation for any scoreboard."""
    seat, ball, _, line = view.situation
    shown = on_the_ground(view)
    kicked = view.phase in ("kickoff", "free_kick")
    return Scoreboard(
        score=view.score,
        period=period(view),
        clock="" if view.phase == "over" else clock(view),
        possession=possession(view),
        down=next_up(view),
        spot=place(LAW, seat, ball, names) if shown else "",
        ball=from_home(LAW, seat, ball) if shown or kicked else None,
        line=from_home(LAW, seat, line) if shown else None,
        goes=-1 if seat is Seat.AWAY else 1,
        length=FIELD,
        end_zone=END_ZONE,
        timeouts=view.timeouts,
    )


def board(view: View, names: Names) -> str:
    """Scoreboard, field and, before a snap, the defence cards; at most 80 columns."""
    lines = [*heading(view, names), *text_field(scoreboard(view, names), names)]
    if on_the_ground(view):
        lines += defence_cards(view.situation.ball >= RED_ZONE_FROM)
    if view.options.burnt_deck and view.phase != "over":
        lines.append(f"Event cards left: {numbers(view.deck) if view.deck else 'a new deck'}")
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, names: Names) -> list[str]:
    home, away = (f"{name[:18]} {points}" for name, points in zip(names, view.score, strict=True))
    time = period(view) if view.phase == "over" else f"{period(view)}, {clock(view)}"
    marks = ["T" * left + "." * max(0, TIMEOUTS - left) for left in view.timeouts]
    home = f"{home} >" if possession(view) is Seat.HOME else home
    away = f"< {away}" if possession(view) is Seat.AWAY else away
    where = next_up(view)
    if on_the_ground(view):
        short = (names[0][:14], names[1][:14])
        where += f" at {place(LAW, view.situation.offence, view.situation.ball, short)}"
    return [f"{home:<24}{time:^32}{away:>24}", f"{marks[0]:<24}{where:^32}{marks[1]:>24}"]


@cache
def defence_cards(near: bool) -> tuple[str, ...]:
    """What the five defence cards stop, near the goal line or not."""
    lines = [("Defence", [str(card) for card in DEFENCES])]
    lines.append(("run less", [str(RUN_VALUE[card]) for card in DEFENCES]))
    for call, name in ((Call.SHORT_PASS, "short stop"), (Call.LONG_PASS, "long stop")):
        lines.append((name, [numbers(PASS_NUMBERS[call, near][card]) for card in DEFENCES]))
    return tuple(f"{name:<12}" + "".join(f"{cell:>10}" for cell in cells) for name, cells in lines)
