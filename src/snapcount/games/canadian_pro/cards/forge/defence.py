"""CP-20.1, part 8: the Defensive Team Card."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.canadian_pro.cards.forge.fit import Unforgeable, fit, nearest_subset, rounded, weighed
from snapcount.games.canadian_pro.cards.tables import TOTALS, Json, by_total, table

DTC = table("forge")["dtc"]
LEAGUE = DTC["league"]
BASE = {name: by_total(cells) for name, cells in DTC["base"].items()}
BASELINE = {name: weighed(cells) / 36 for name, cells in BASE.items()}
LENGTHS = ("S", "M", "L")
POINTS_A_SETTING = 0.139
YARDS_A_SETTING = 3


class Allowed(NamedTuple):
    """What a defence allowed in a season, as rates."""

    run: float
    completion: float
    interception: float
    rush_factor: float = 1.0
    recovered: float | None = None
    by_length: tuple[float | None, float | None, float | None] = (None, None, None)


def change(cell: int) -> str:
    return f"{cell:+d}" if cell else "NC"


def run_column(allowed: Allowed) -> dict[int, int]:
    target = rounded(36 * (allowed.run - LEAGUE["run"]) / YARDS_A_SETTING)
    return _fitted("run", target, "net", f"{allowed.run:.2f} yards a carry")


def pass_column(allowed: Allowed, length: str) -> dict[int, int]:
    own = allowed.by_length[LENGTHS.index(length)]
    completion = allowed.completion if own is None else own
    shift = (LEAGUE["completion"] - completion) / POINTS_A_SETTING
    target = weighed(BASE[length]) + rounded(36 * shift)
    return _fitted(length, target, "completed", f"{completion:.1%} completed")


def _fitted(name: str, target: int, statistic: str, line: str) -> dict[int, int]:
    column = fit(BASE[name], target, *DTC["limits"])
    if column is None:
        raise Unforgeable(statistic, f"{line} is more than changes of 3 settings either way can express")
    return column


def pass_letters(allowed: Allowed, length: str) -> dict[int, str]:
    """One letter a cell: P first, X on what is left, R on what is left then."""
    penalised = DTC["p_rolls"].get(length)
    letters = {} if penalised is None else {int(penalised): "P"}
    weight = max(1, min(9, rounded(4 * allowed.interception / LEAGUE["interception"])))
    for total in nearest_subset([t for t in DTC["x_priority"] if t not in letters], weight):
        letters[total] = "X"
    weight = rounded(DTC["r_weight"][length] * allowed.rush_factor)
    for total in nearest_subset([t for t in DTC["r_priority"][length] if t not in letters], weight):
        letters[total] = "R"
    return letters


def grade(name: str, column: dict[int, int]) -> str:
    """V.G. to Pr. by how far the column is better than the league's."""
    advantage = weighed(column) / 36 - BASELINE[name]
    if name == "run":
        advantage = -advantage
    return str(next(g["grade"] for g in DTC["grades"] if g["from"] is None or advantage >= g["from"] - 1e-9))


def team_card(allowed: Allowed) -> Json:
    """The four change columns, the Turnovers section and the grades."""
    numbers = {"run": run_column(allowed)} | {length: pass_column(allowed, length) for length in LENGTHS}
    letters = {length: pass_letters(allowed, length) for length in LENGTHS}
    share = int(DTC["f_weight_default"]) if allowed.recovered is None else rounded(36 * allowed.recovered)
    recovered = nearest_subset(DTC["f_priority"], min(36, share))
    columns = {
        name: {str(t): change(column[t]) + letters.get(name, {}).get(t, "") for t in TOTALS}
        for name, column in numbers.items()
    }
    columns["xr"] = {str(t): str(DTC["xr"][str(t)]) for t in TOTALS}
    columns["f"] = {str(t): "F" if t in recovered else "" for t in TOTALS}
    columns["r"] = {str(t): str(DTC["r_numbers"].get(str(t), "")) for t in TOTALS}
    return {"columns": columns, "grades": {name: grade(name, column) for name, column in numbers.items()}}
