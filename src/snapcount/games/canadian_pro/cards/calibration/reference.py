"""CP-20.2: the reference environment, as rules of a table: enumerated by Odds, thrown by Sampled.

Initial settings 1 to 5 with weights 1:1:2:1:1; one throw for the defence, one for the offence. P, N and F cells count
by their number, or as incomplete.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.table import Dice, Table, rule
from snapcount.games.canadian_pro.cards.tables import TOTALS, Json, table

TWO_DICE = Dice(2)
SETTINGS = (1, 2, 3, 3, 4, 5)
LENGTHS = ("S", "M", "L")
PASS_DECK = (0,) * 10 + (1,) * 7 + (2,) * 3
LONG = -1
PLAYBOARD = table("playboard_columns_0_6")

Numbers = tuple[int, ...]
Words = tuple[str, ...]


class Runner(NamedTuple):
    """Seven columns of gains, the Playboard's 0 and 6 with them; each cell by total, from 2."""

    columns: tuple[Numbers, ...]


class Passer(NamedTuple):
    """Seven columns of completions, and Pass Rush - X by length."""

    complete: tuple[tuple[bool, ...], ...]
    rush_x: tuple[Words, ...]


class Defence(NamedTuple):
    """One column of a Defensive Team Card: changes and letters by total, from 2."""

    changes: Numbers
    letters: Words


def runner(run: Json, advanced: bool) -> Runner:
    """A running card; in the Advanced Game an A cell gains the A figure."""

    def gain(cell: str) -> int:
        return run["ratings"]["A"] if advanced and "A" in cell else number(cell)

    own = [tuple(gain(run["rows"][str(t)][j]) for t in TOTALS) for j in range(5)]
    edges = [tuple(number(PLAYBOARD["run"][edge][str(t)]) for t in TOTALS) for edge in ("0", "6")]
    return Runner((edges[0], *own, edges[1]))


def passer(card: Json) -> Passer:
    own = [tuple(card["passing"]["rows"][str(t)][j].startswith("C") for t in TOTALS) for j in range(5)]
    edges = [tuple(PLAYBOARD["pass"][edge][str(t)].startswith("C") for t in TOTALS) for edge in ("0", "6")]
    rush = tuple(tuple(card["rush_x"]["rows"][str(t)][j] for t in TOTALS) for j in range(3))
    return Passer((edges[0], *own, edges[1]), rush)


def defence(dtc: Json, column: str) -> Defence:
    cells = [dtc["columns"][column][str(t)] for t in TOTALS]
    return Defence(
        tuple(number(cell) for cell in cells), tuple(cell.lstrip("+-0123456789NC") for cell in cells)
    )


def number(cell: str) -> int:
    """The number of a cell, its letters left out; NC is 0."""
    found = re.match(r"[+-]?\d+", cell)
    return int(found[0]) if found else 0


@rule("CP-1.3")
def total(t: Table) -> int:
    """A total of two dice, counted from 2."""
    return plain_sum(t.roll(TWO_DICE)) - 2


@rule("CP-3.5")
def against(t: Table, card: Defence) -> tuple[int, str]:
    """The final setting, and the letter the defence obtained."""
    first = t.draw(SETTINGS)
    thrown = total(t)
    return max(0, min(6, first + card.changes[thrown])), card.letters[thrown]


@rule("CP-20.2")
def carry(t: Table, man: Runner, card: Defence) -> int:
    """One run in the reference environment: its gain."""
    setting, _ = against(t, card)
    return man.columns[setting][total(t)]


@rule("CP-20.2")
def throw(t: Table, man: Passer, length: int, card: Defence) -> str:
    """One pass in the reference environment: complete, incomplete, intercepted or rushed."""
    setting, letter = against(t, card)
    thrown = total(t)
    if letter in ("X", "R"):
        if letter in man.rush_x[length][thrown]:
            return "intercepted" if letter == "X" else "rushed"
        thrown = total(t)
    return "complete" if man.complete[setting][thrown] else "incomplete"


@rule("CP-20.2")
def attempt(t: Table, man: Passer, cards: tuple[Defence, Defence, Defence]) -> str:
    """One pass of any length: half of them short, 35 in a hundred medium, 15 long."""
    length = t.draw(PASS_DECK)
    return throw(t, man, length, cards[length])


@rule("CP-20.2")
def catch(t: Table, lengths: Numbers, columns: tuple[Numbers, ...]) -> int:
    """One completed pass: `lengths` holds each length as often as his group catches it."""
    return columns[t.draw(lengths)][total(t)]


@rule("CP-6.10")
def punt(t: Table, first: Numbers, second: Numbers) -> int:
    """The length of a punt; `second` holds the long ones as often as they come, blocked kicks left out."""
    yards = first[total(t)]
    return t.draw(second) if yards == LONG else yards


@rule("CP-6.4")
def runback(t: Table, columns: tuple[Numbers, ...]) -> int:
    """A return in column A or B, either as likely."""
    return t.draw(columns)[total(t)]
