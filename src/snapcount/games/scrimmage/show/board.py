"""The field around the ball as text and as a scoreboard."""

from __future__ import annotations

import textwrap

from snapcount.core.rulebook import Names
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import counted, ordinal, period
from snapcount.games.scrimmage.rules.downs import dir_of, to_go
from snapcount.games.scrimmage.rules.field import (
    COLUMN,
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
FEWEST = 4
"""Rows that there must be, however small the window."""
BESIDE = 4
"""Lines that are no rows: two of columns, the line of scrimmage, the legend."""
WIDEST = 80
CELL = 4
"""Characters to a hex."""
LAST_COLUMN = 37


def eye(play: Play) -> int:
    """The hex of the ball, as far as it is known; the snap's before that."""
    known = play.holder or play.loose or (play.carriers[0] if play.carriers else "")
    here = find_man(play, known).hex if known and play.men else -1
    return here if here >= 0 else play.hex


def centre_row(play: Play, window: int = WINDOW) -> int:
    """The row that the eye should be on: a little ahead of the ball, which stays in so many rows about it."""
    here = eye(play)
    ahead = 0 if here == play.hex and not play.carriers else min(2, (window - 1) // 2)
    return ROW[here] + ahead * play.dir


def centre_column(play: Play) -> int:
    return COLUMN[eye(play)]


def cell(men: tuple[Man, ...], play: Play) -> str:
    """Four characters: jersey, facing and state of the man on top; + where several stand together."""
    man = next((man for man in men if man.id in play.carriers), men[0])
    mark = "*" if man.id in play.carriers else "h" if man.hit else LEVELS[man.level]
    if len(men) > 1:
        mark = "+"
    return f"{man.id[1:]:>2}{ARROWS[man.id[0]][man.facing]}{mark}"


def text_row(play: Play, row: int, columns: range) -> str:
    """One row of hexes: even columns stand half a hex further north and have a line of their own."""
    at = ground(play.men).at
    cells: list[str] = []
    for column in columns:
        hex = find(column, row)
        empty = " () " if hex == play.hex and not play.carriers else " ·  "
        cells.append(cell(at[hex], play) if hex in at else empty)
    return "".join(cells)


def column_names(columns: range) -> str:
    return "".join(f"{column:02}  " for column in columns).rstrip()


def row_name(row: int) -> str:
    if row < 1:
        return f"S{1 - row}"
    return f"N{row - GOAL_ROWS}" if row > GOAL_ROWS else f"{row:02}"


def board(view: State, names: Names) -> str:
    """Fifteen rows of the field under the columns, north at the top; O's men with ↑ arrows, D's with ⇓."""
    return drawn(view, names, WINDOW, WIDEST)


def small_board(view: State, names: Names, wide: int, high: int) -> str:
    """As many rows and columns about the ball as there is room for."""
    beside = len(textwrap.wrap(situation(view, names), wide)) + len(private_lines(view.play)) + BESIDE
    return drawn(view, names, min(WINDOW, max(FEWEST, (high - beside) // 2)), wide)


def drawn(view: State, names: Names, window: int, wide: int) -> str:
    play = view.play
    lines = textwrap.wrap(situation(view, names), wide)
    if not play.men:
        return "\n".join(lines)
    odd, even = columns_in(play, wide)
    lines += ["     " + column_names(even), "   " + column_names(odd)]
    middle = min(max(centre_row(play, window), FIRST_ROW + window // 2), LAST_ROW - window // 2)
    for row in range(middle + window // 2, middle + window // 2 - window, -1):
        if row == play.scrimmage_line:
            lines.append("-" * (wide - 1))
        elif row in (0, GOAL_ROWS):
            lines.append("=" * (wide - 1))
        lines.append((" " * 5 + text_row(play, row, even)).rstrip()[:wide])
        lines.append((f"{row_name(row)} " + text_row(play, row, odd)).rstrip()[:wide])
    lines.append("arrows: facing (⇓ defence)  * ball or dummy  h hit  ₁₂₃₄ neutralized  + stacked"[:wide])
    return "\n".join([*lines, *(line[:wide] for line in private_lines(play))])


def columns_in(play: Play, wide: int) -> tuple[range, range]:
    """The odd and the even columns that fit, about the eye."""
    pairs = min(LAST_COLUMN // 2 + 1, (wide - 4) // CELL)
    first = min(max(1, centre_column(play) - pairs), LAST_COLUMN + 2 - 2 * pairs) | 1
    return range(first, min(first + 2 * pairs, LAST_COLUMN + 1), 2), range(
        first + 1, min(first + 2 * pairs, LAST_COLUMN + 1), 2
    )


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
