"""The field around the ball as text and as a scoreboard."""

from __future__ import annotations

import textwrap

from snapcount.core.rulebook import Names
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import counted, ordinal, period
from snapcount.games.scrimmage.rules.downs import dir_of, to_go
from snapcount.games.scrimmage.rules.field import (
    FIRST_ROW,
    GOAL_ROWS,
    LAST_ROW,
    ROW,
    find,
    label,
    yards,
)
from snapcount.games.scrimmage.rules.sight import ground
from snapcount.games.scrimmage.show.moments import situation
from snapcount.games.scrimmage.state import Man, Play, State, find_man

ARROWS = {"O": "↑↗↘↓↙↖", "D": "⇑⇗⇘⇓⇙⇖"}
LEVELS = " ₁₂₃₄"
WINDOW = 15
"""Rows shown."""


def centre_row(play: Play) -> int:
    """The row that the eye should be on."""
    known = play.holder or play.loose or (play.carriers[0] if play.carriers else "")
    if known and play.men and find_man(play, known).hex >= 0:
        return ROW[find_man(play, known).hex] + 2 * play.dir
    return ROW[play.hex]


def cell(men: tuple[Man, ...], play: Play) -> str:
    """Four characters: jersey, facing and state of the man on top; + where several stand together."""
    man = next((man for man in men if man.id in play.carriers), men[0])
    mark = "*" if man.id in play.carriers else "h" if man.hit else LEVELS[man.level]
    if len(men) > 1:
        mark = "+"
    return f"{man.id[1:]:>2}{ARROWS[man.id[0]][man.facing]}{mark}"


def text_row(play: Play, row: int, first: int) -> str:
    """One row of hexes: even columns stand half a hex further north and have a line of their own."""
    at = ground(play.men).at
    cells: list[str] = []
    for column in range(first, 38, 2):
        hex = find(column, row)
        empty = " () " if hex == play.hex and not play.carriers else " ·  "
        cells.append(cell(at[hex], play) if hex in at else empty)
    return "".join(cells)


def column_names(first: int) -> str:
    return "".join(f"{column:02}  " for column in range(first, 38, 2)).rstrip()


def row_name(row: int) -> str:
    if row < 1:
        return f"S{1 - row}"
    return f"N{row - GOAL_ROWS}" if row > GOAL_ROWS else f"{row:02}"


def board(view: State, names: Names) -> str:
    """Fifteen rows of the field under the columns, north at the top; O's men with ↑ arrows, D's with ⇓."""
    play = view.play
    lines = textwrap.wrap(situation(view, names), 80)
    if play.men:
        lines += ["     " + column_names(2), "   " + column_names(1)]
        middle = min(max(centre_row(play), FIRST_ROW + WINDOW // 2), LAST_ROW - WINDOW // 2)
        for row in range(middle + WINDOW // 2, middle - WINDOW // 2 - 1, -1):
            if row == play.scrimmage_line:
                lines.append("---" + "-" * 76)
            elif row in (0, GOAL_ROWS):
                lines.append("===" + "=" * 76)
            lines.append(("    " + " " + text_row(play, row, 2)).rstrip()[:80])
            lines.append((f"{row_name(row)} " + text_row(play, row, 1)).rstrip()[:80])
        lines.append("arrows: facing (⇓ defence)  * ball or dummy  h hit  ₁₂₃₄ neutralized  + stacked")
        lines += private_lines(play)
    return "\n".join(lines)


def private_lines(play: Play) -> list[str]:
    """What this seat alone knows, and who is down."""
    lines: list[str] = []
    if len(play.carriers) > 1:
        where = f"the ball is with {play.holder}" if play.holder else "one has the ball"
        lines.append(f"Ball markers: {', '.join(play.carriers)} ({where})")
    if play.targets:
        lines.append("Your targets: " + ", ".join(label(hex) for hex in play.targets))
    down = [f"{man.id} n{man.level}" for man in play.men if man.level]
    if down:
        lines.append(("Down: " + ", ".join(down))[:80])
    return lines


def time_words(view: State) -> tuple[str, str]:
    """What the scoreboard says of the time."""
    match, options = view.match, view.options
    if view.play.phase == "over":
        return "final", ""
    if options.scenario == "full":
        return period(match.quarter), f"{counted(match.left, 'play')} left"
    if options.scenario == "multiple":
        return (
            f"possession {min(sum(match.had) + 1, 2 * options.possessions)} of {2 * options.possessions}",
            "",
        )
    return "single play", ""


def scoreboard(view: State, names: Names) -> Scoreboard:
    """Places in yards from the home seat's goal line; downs and distance in hexes as the game counts them."""
    match, play = view.match, view.play
    time, clock = time_words(view)
    if play.phase in ("toss", "objective", "kickoff", "free_kick", "over"):
        down = play.phase.replace("_", " ") if play.phase != "over" else ""
        return Scoreboard(match.score, time, clock, down=down)
    home = 1 if match.situation.offence == 0 else -1
    dir = dir_of(match, match.situation.offence)
    own = yards(dir, play.scrimmage_line)
    ball = own if home > 0 else 100 - own
    single = view.options.scenario == "single"
    go = to_go(match.situation)
    hexes = counted(go, "hex", "hexes")
    side = names[match.situation.offence] if own <= 50 else names[match.situation.offence.other]
    return Scoreboard(
        score=match.score,
        period=time,
        clock=clock,
        possession=match.situation.offence,
        down=f"{hexes} to gain" if single else f"{ordinal(match.situation.down)} and {hexes}",
        spot=f"{side} {round(min(own, 100 - own))}",
        ball=round(ball, 2),
        line=round(min(max(ball + home * go * 5 / 3, 0), 100), 2),
        goes=home,
    )
