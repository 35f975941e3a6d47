"""CP-20.1, part 6: passing cards."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.forge.fit import nearest_subset, rounded
from snapcount.games.canadian_pro.cards.tables import TOTALS, WEIGHT, Json, table

QUARTERBACK = table("forge")["quarterback"]
T = TypeVar("T")

LENGTHS = ("S", "M", "L")
FEW_ATTEMPTS = 60
STATUE_SACK = "-7"


class Passing(NamedTuple):
    """A season of passes. `feet` is runner, statue or nothing special."""

    attempted: int
    completed: int
    yds: int
    x: int
    td: int
    rushed: int | None = None
    feet: str = ""
    mirrored: bool = False


class Rates(NamedTuple):
    """What the card is forged from."""

    completion: float
    interception: float
    lp: int


def rates(line: Passing, starter: Passing | None = None) -> Rates:
    """CP-20.3: a man with few passes is forged below his team's starter."""
    own = Rates(line.completed / line.attempted, line.x / line.attempted, lp_rating(line.td / line.attempted))
    if line.attempted >= FEW_ATTEMPTS or starter is None:
        return own
    first = rates(starter)
    return Rates(max(0.0, first.completion - 0.05), first.interception + 0.01, max(own.lp, first.lp))


def lp_rating(td_rate: float) -> int:
    return int(next(step["lp"] for step in QUARTERBACK["lp"] if td_rate >= step["td_rate_from"]))


def completions(completion: float) -> dict[tuple[int, int], str]:
    """The five columns: five throws of 36 less from each to the next."""
    reserved = {tuple(QUARTERBACK[f"{letter}_cell"]): letter.upper() for letter in "pnf"}
    cells: dict[tuple[int, int], str] = {(cell[0], cell[1]): letter for cell, letter in reserved.items()}
    middle = rounded(36 * completion - 1.4)
    for column in range(1, 6):
        taken = plain_sum(WEIGHT[total] for (total, at) in reserved if at == column)
        weight = middle + QUARTERBACK["column_step"] * (3 - column) - (column == QUARTERBACK["f_cell"][1])
        priority = QUARTERBACK["completion_priority"][str(column)]
        for total in nearest_subset(priority, max(0, min(36 - taken, weight))):
            cells[total, column] = "C"
    for total, column in QUARTERBACK["cp_cells"]:
        if cells.get((total, column)) == "C":
            cells[total, column] = "CP"
    return cells


def marks(letter: str, weight: int) -> dict[str, list[int]]:
    """Where X or R stands in Pass Rush - X: more of it the longer the pass."""
    split, priority = QUARTERBACK[f"{letter}_split"], QUARTERBACK[f"{letter}_priority"]
    share = {"S": rounded(split["S"] * weight), "L": rounded(split["L"] * weight)}
    share["M"] = weight - share["S"] - share["L"]
    return {length: nearest_subset(priority[length], min(36, share[length])) for length in LENGTHS}


def rush_weight(line: Passing) -> int:
    if line.rushed is None:
        return int(QUARTERBACK["r_total_default"])
    return min(108, rounded(108 * (line.rushed / (line.attempted + line.rushed)) / (20 / 108)))


def passing_card(line: Passing, starter: Passing | None = None) -> Json:
    """Passing, Pass Rush - X, Sb and the record."""
    rate = rates(line, starter)
    cells = completions(rate.completion)
    x = marks("x", min(108, rounded(972 * rate.interception)))
    r = marks("r", rush_weight(line))
    rush_x = {
        total: ["R" * (total in r[length]) + "X" * (total in x[length]) for length in LENGTHS]
        for total in TOTALS
    }
    passing = {total: [cells.get((total, column), "") for column in range(1, 6)] for total in TOTALS}
    sb = scramble(line.feet)
    if line.mirrored:
        passing, rush_x, sb = _turned(passing), _turned(rush_x), _turned(sb)
    return {
        "passing": {
            "rating_lp": rate.lp,
            "columns": ["1", "2", "3", "4", "5"],
            "rows": {str(total): passing[total] for total in TOTALS},
        },
        "rush_x": {"columns": list(LENGTHS), "rows": {str(total): rush_x[total] for total in TOTALS}},
        "sb": {str(total): sb[total] for total in TOTALS},
        "record": {
            "attempted": line.attempted,
            "yds": line.yds,
            "pct": rounded(1000 * line.completed / line.attempted) / 10,
            "x": line.x,
            "td": line.td,
        },
    }


def scramble(feet: str) -> dict[int, str]:
    """The Sb column: a runner gets away on 5 as well, a statue only on 3."""
    column = {int(total): str(cell) for total, cell in QUARTERBACK["sb_template"].items()}
    if feet == "runner":
        column[5] = "RUN"
    elif feet == "statue":
        column[4] = STATUE_SACK
    return column


def _turned(rows: dict[int, T]) -> dict[int, T]:
    """The second pattern: the card turned over."""
    return {14 - total: cell for total, cell in rows.items()}
