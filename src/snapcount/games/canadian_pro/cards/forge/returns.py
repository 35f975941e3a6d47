"""CP-20.1, part 7: return cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.forge.fit import Unforgeable, fit, nearest_subset, rounded, weighed
from snapcount.games.canadian_pro.cards.tables import TOTALS, Json, by_total, table

RETURNS = table("forge")["returns"]
TOUCHDOWN = int(RETURNS["td_counts"])
TEMPLATES: dict[str, dict[str, dict[int, int]]] = {
    name: {
        column: {total: TOUCHDOWN if cell == "TD" else int(cell) for total, cell in by_total(cells).items()}
        for column, cells in columns.items()
    }
    for name, columns in RETURNS["templates"].items()
}
SHAPES = tuple(TEMPLATES)
TOUCHDOWN_TOTALS = (12, 2, 11, 3)
FUMBLE_TOTALS = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7}
PENALTY_TOTAL = 9


class Returns(NamedTuple):
    """A season of returns by one man."""

    no: int
    average: float
    td: int = 0
    fumbles: int = 0
    penalised: bool = False
    template: str = "fink"


def shares(returns: Sequence[int]) -> list[list[int]]:
    """Which totals belong to whom: from the last man up by his share; the first has what is left."""
    left = [int(total) for total in RETURNS["share_priority"]]
    owned: list[list[int]] = []
    for count in reversed(returns[1:]):
        mine = nearest_subset(left, rounded(36 * count / plain_sum(returns)))
        left = [total for total in left if total not in mine]
        owned.append(sorted(mine))
    return [sorted(left), *reversed(owned)]


def column(line: Returns, name: str) -> dict[int, str]:
    """Column A or B: the template scaled to his average. A touchdown counts 110 yards of it."""
    template = TEMPLATES[line.template][name]
    target = rounded(36 * float(RETURNS[name]) * line.average)
    scale = target / weighed(template)
    cells = {total: rounded(yards * scale) for total, yards in template.items()}
    scored = TOUCHDOWN_TOTALS[: line.td] if name == "B" else ()
    cells.update(dict.fromkeys(scored, TOUCHDOWN))
    made = fit(cells, target, 0, TOUCHDOWN - 1, scored)
    if made is None:
        raise Unforgeable("td", f"{line.td} touchdowns can't go with an average of {line.average:.1f} yards")
    return {total: "TD" if total in scored else str(yards) for total, yards in made.items()}


def returner(line: Returns, rolls: list[int]) -> Json:
    """One man of a return card, without his name."""
    cells = {name: column(line, name) for name in "AB"}
    weight = rounded(72 * line.fumbles / line.no)
    for name in "AB":
        if weight > 0:
            cells[name][FUMBLE_TOTALS[min(6, weight)]] += "F"
            weight -= 6
    if line.penalised:
        cells["B"][PENALTY_TOTAL] += "P"
    return {
        "rolls": rolls,
        "columns": {name: {str(total): cells[name][total] for total in TOTALS} for name in "AB"},
        "record": {"no": line.no, "ave": rounded(10 * line.average) / 10},
    }
