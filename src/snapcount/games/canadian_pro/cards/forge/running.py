"""CP-20.1, part 4: running cards."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.forge.fit import Column, Unforgeable, fit, rounded
from snapcount.games.canadian_pro.cards.tables import TOTALS, WEIGHT, Json, by_total, table

RUN = table("forge")["run"]
TEMPLATES = {
    name: [{total: cells[j] for total, cells in by_total(rows).items()} for j in range(5)]
    for name, rows in RUN["templates"].items()
}
LONGEST_TOTAL = 2
FUMBLE_CELLS = [(int(total), int(column)) for total, column in RUN["f_cells_order"]]


class Rushing(NamedTuple):
    """A season of carries, and how the man runs."""

    tc: int
    net: int
    lg: int
    td: int = 0
    fumbles: int = 0
    template: str = "bell"
    inside: int = 0
    outside: int = 0
    blocking: int | None = 0
    without_longest: bool = False

    @property
    def average(self) -> float:
        """CP-20.3: on demand the longest run is taken out first."""
        if self.without_longest:
            return (self.net - self.lg) / (self.tc - 1)
        return self.net / self.tc


def columns(line: Rushing) -> list[Column]:
    """Five columns three yards apart; the longest run stands once, on 2 in the best of them."""
    high = line.lg if line.lg <= 8 else line.lg - 1
    middle = rounded(36 * line.average) + 6
    made: list[Column] = []
    for j, template in enumerate(TEMPLATES[line.template]):
        best = j == 4
        cells = {**template, LONGEST_TOTAL: line.lg} if best else template
        target = middle + RUN["column_step"] * (j - 2)
        column = fit(cells, target, RUN["low"], high, {LONGEST_TOTAL} if best else ())
        if column is None:
            raise Unforgeable(
                "lg",
                f"a longest run of {line.lg} can't go with an average of {line.average:.1f} yards a carry",
            )
        made.append(column)
    return made


def letters(line: Rushing) -> dict[tuple[int, int], str]:
    """A, P and N on one cell each; F on cells that are met as often as he fumbled."""
    marks = {
        (RUN["a_cell"][0], RUN["a_cell"][1]): "A",
        (RUN["p_cell_default"][0], RUN["p_cell_default"][1]): "P",
        (RUN["n_cell_default"][0], RUN["n_cell_default"][1]): "N",
    }
    for cell in fumble_cells(rounded(180 * line.fumbles / line.tc)):
        marks[cell] = "F"
    return marks


def fumble_cells(weight: int) -> list[tuple[int, int]]:
    """The first cells of the list with this weight together, or with the most there is below it."""
    weight = min(weight, plain_sum(WEIGHT[total] for total, _ in FUMBLE_CELLS))
    while weight > 0:
        found = _cells(FUMBLE_CELLS, weight)
        if found is not None:
            return found
        weight -= 1
    return []


def _cells(cells: list[tuple[int, int]], weight: int) -> list[tuple[int, int]] | None:
    if weight == 0:
        return []
    for at, cell in enumerate(cells):
        if WEIGHT[cell[0]] <= weight:
            rest = _cells(cells[at + 1 :], weight - WEIGHT[cell[0]])
            if rest is not None:
                return [cell, *rest]
    return None


def a_figure(line: Rushing, a_cell: int) -> int:
    """What the A cell is worth in the Advanced Game: less for the man whose average it carries."""
    for step in RUN["a_figure"]:
        if step["from"] is None or line.average >= step["from"]:
            return a_cell - int(step["less"])
    raise AssertionError("the last step of the A figures has no limit")


def running_card(line: Rushing) -> Json:
    """The running half of a card, with its ratings and its record."""
    made = columns(line)
    marks = letters(line)
    a_total, a_column = RUN["a_cell"]
    return {
        "ratings": {
            "IN": line.inside,
            "OUT": line.outside,
            "A": a_figure(line, made[a_column - 1][a_total]),
            "B": line.blocking,
        },
        "columns": ["1", "2", "3", "4", "5"],
        "rows": {
            str(total): [f"{made[j][total]}{marks.get((total, j + 1), '')}" for j in range(5)]
            for total in TOTALS
        },
        "record": {
            "tc": line.tc,
            "net": line.net,
            "ave": _tenths(line.net / line.tc),
            "lg": line.lg,
            "td": line.td,
        },
    }


def _tenths(x: float) -> float:
    return rounded(10 * x) / 10
