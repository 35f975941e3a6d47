"""The table as text, and the scoreboard."""

from __future__ import annotations

from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question, Seat
from snapcount.football.field import from_home
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import counted, down_and_distance, period
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.turns.match_ups import match_up_name
from snapcount.games.card_bowl.show.names import (
    SUITS,
    cards_text,
    clock_text,
    spot_text,
)
from snapcount.games.card_bowl.show.words import situation
from snapcount.games.card_bowl.state import Field
from snapcount.games.card_bowl.tables import FIELD, LAW
from snapcount.games.card_bowl.view import View

WIDTH = 78
MIDDLE = 38
STEP = 6
"""Characters to one place of the line."""


def in_play(view: View) -> bool:
    """The ball lies somewhere: for a down, a try or a kick."""
    return view.phase not in ("toss", "stock", "over")


def scoreboard(view: View, names: Names) -> Scoreboard:
    over = view.phase == "over"
    seat, ball, down, line = view.situation
    shown = in_play(view)
    snap = bool(down or view.trying)
    what = (
        down_and_distance(LAW, view.situation)
        if down
        else "try"
        if view.trying
        else KICKS.get(view.phase, "kickoff")
    )
    simple = view.options.timing == "simple1"
    return Scoreboard(
        score=view.score,
        period="final" if over else period(view.quarter),
        clock="" if over else f"{counted(view.left, 'play')} left" if simple else clock_text(view.left),
        possession=seat if shown else None,
        down=what if shown else "",
        spot=spot_text(seat, ball, names).removeprefix("the ") if shown and snap else "",
        ball=from_home(LAW, seat, ball) if shown else None,
        line=from_home(LAW, seat, line) if shown and down else None,
        goes=1 if seat is Seat.HOME else -1,
        timeouts=view.timeouts,
    )


KICKS = {"free_kick": "free kick"}


# Text


def face(card: str) -> str:
    """A card in four characters; a hidden one is a back."""
    if not card:
        return "[##]"
    return f"[{card}]" if card in ("RJ", "BJ") else f"[{card[:-1]}{SUITS[card[-1]]}]"


def put(rows: dict[int, list[str]], row: int, column: int, text: str) -> None:
    """Write a text into a row, moved right or left if something is there."""
    line = rows.setdefault(row, [" "] * WIDTH)
    column = max(0, min(WIDTH - len(text), column))
    for shift in (0, 1, -1, 2, -2, 3, -3, 5, -5, 7, -7, 9, -9, 11, -11, 14, -14):
        start = column + shift
        if 0 <= start <= WIDTH - len(text) and all(
            char == " " for char in line[max(0, start - 1) : start + len(text) + 1]
        ):
            line[start : start + len(text)] = text
            return


def column_of(x: float) -> int:
    return int(MIDDLE + x * STEP)


ZONE_COLUMNS = {"S-L": 14, "OLB-L": 10, "ILB-L": 26, "MLB": 38, "ILB-R": 50, "OLB-R": 66, "S-R": 62}
BACK_COLUMNS = {"L": 26, "M": 38, "R": 50}


def receiver_column(place: str) -> int:
    number = int(place[3:])
    return 1 + 5 * (number - 1) if place[2] == "L" else WIDTH - 6 - 5 * (number - 1)


def defence_rows(view: View, field: Field, rows: dict[int, list[str]]) -> None:
    for at, x in enumerate(field.xs):
        put(rows, 4, column_of(x), f" {match_up_name(at)}")
    for defender, card in zip(field.defenders, view.defence, strict=True):
        shown = face(card)
        if defender.m >= 0:
            put(rows, 3 if defender.place[0] == "F" else 2, column_of(field.xs[defender.m]), shown)
        elif defender.zone:
            put(
                rows,
                0 if defender.zone[0] == "S" else 1,
                ZONE_COLUMNS[defender.zone],
                f"{shown}{defender.place}",
            )
        else:
            wide = defender.on[:2] == "WR"
            column = receiver_column(defender.on) if wide else 20 if defender.on[-2:-1] == "L" else 56
            put(rows, 3 if wide else 2, column, shown)
            put(rows, 4 if wide else 3, column, defender.place)


def offence_rows(view: View, field: Field, rows: dict[int, list[str]]) -> None:
    """The line with its names below it; backs and passer with theirs beside them."""
    for man, card in zip(field.men, view.offence, strict=True):
        shown = face(card)
        if man.kind == "Q":
            put(rows, 9 if field.gun else 8, column_of(0), f"{shown}QB")
        elif man.kind in "LT":
            put(rows, 6, column_of(man.x), shown)
            put(rows, 7, column_of(man.x), f" {man.place}"[:5])
        elif man.kind == "W":
            put(rows, 6, receiver_column(man.place), shown)
            put(rows, 7, receiver_column(man.place), man.place)
        elif man.at >= 0:
            put(rows, 5, column_of(field.xs[man.at]), shown)
        elif man.out:
            put(rows, 8, 4 if man.side == "L" else 68, f"{shown}{man.place}")
        else:
            put(rows, 10, BACK_COLUMNS[man.side], f"{shown}{man.place}")


def formation_lines(view: View, field: Field) -> list[str]:
    """Two facing formations: the defence above, the offence below."""
    rows: dict[int, list[str]] = {}
    if view.defence:
        defence_rows(view, field, rows)
    offence_rows(view, field, rows)
    drawn = ["".join(rows[row]).rstrip() for row in sorted(rows)]
    if not any(man.at >= 0 for man in field.men):
        return drawn
    match_ups = [f"{match_up_name(at)}  {names_in(view, field, at)}" for at in range(len(field.xs))]
    return [*drawn, "", *match_ups]


def names_in(view: View, field: Field, at: int) -> str:
    """Who meets in a match-up, with the values where they can be seen."""
    men = [named(man.place, card) for man, card in zip(field.men, view.offence, strict=True) if man.at == at]
    them = [named(d.place, card) for d, card in zip(field.defenders, view.defence, strict=True) if d.m == at]
    check = view.check
    totals = (
        f"   ({check.offence[at]} : {check.defence[at]})"
        if len(check.offence) > at < len(check.defence)
        else ""
    )
    return f"{' + '.join(men) or 'nobody'} against {' + '.join(them) or 'a hole'}{totals}"


def named(place: str, card: str) -> str:
    return f"{place} {VALUE[card]}" if card else place


def wrapped(text: str) -> list[str]:
    lines: list[str] = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [line for line in lines if line]


def during(view: View, question: Question[Any]) -> View:
    """The view while a question is open: the formations as they have been moved, the hand that is asked about."""
    field, hand = getattr(question, "field", None), getattr(question, "hand", None)
    if isinstance(field, Field) and view.field is not None:
        view = view._replace(field=field)
    return view._replace(hand=hand) if isinstance(hand, tuple) else view


def board(view: View, names: Names) -> str:
    """Situation, the two formations and one's own hand; at most 80 columns."""
    lines = wrapped(situation(view, names))
    lines += field_line(view)
    if view.field is not None:
        lines += ["", *formation_lines(view, view.field)]
    if view.hand:
        lines += wrapped(f"Your hand: {cards_text(view.hand)}")
    if view.discards:
        lines += wrapped(f"Your discards: {cards_text(view.discards)}")
    return "\n".join(lines)


def field_line(view: View) -> list[str]:
    """The field in one line: two yards a character, the ball and the line to gain."""
    cells = ["."] * 50
    for ten in range(5, 50, 5):
        cells[ten] = "|"
    if in_play(view):
        seat, ball, down, line = view.situation
        if down:
            cells[min(49, from_home(LAW, seat, min(FIELD - 1, line)) // 2)] = "!"
        cells[min(49, from_home(LAW, seat, ball) // 2)] = ">" if seat is Seat.HOME else "<"
    return ["=====" + "".join(cells) + "====="]
