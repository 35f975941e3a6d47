"""CP-20.1, part 5: receiving columns."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.canadian_pro.cards.forge.fit import Column, Unforgeable, fit, rounded
from snapcount.games.canadian_pro.cards.tables import TOTALS, Json, by_total, table

RECEIVING = table("forge")["receiving"]
TEMPLATES = {name: by_total(cells) for name, cells in RECEIVING["templates"].items()}
SCREEN_TOTALS = frozenset(RECEIVING["star_rolls"])
GROUP_OF = {"FB": "back", "HB": "back", "RB": "back", "WB": "slot", "TE": "slot", "SE": "wide", "FL": "wide"}


class Catches(NamedTuple):
    """A season of catches. `group` is how he was used: back, slot or wide."""

    no: int
    yds: int
    lg: int
    td: int = 0
    group: str = "wide"
    variant: int = 1
    scored_on_longest: bool = False

    @property
    def average(self) -> float:
        return self.yds / self.no

    @property
    def shape(self) -> str:
        """The group, or short where the longest catch is too short for a long column."""
        factor = RECEIVING["groups"][self.group]["factor"]["L"]
        if factor is not None and factor * self.average > 0.85 * self.lg:
            return "short"
        return self.group


def columns(line: Catches) -> dict[str, Column]:
    """S, M and L (where he has it) at their share of the average; the longest catch stands once."""
    factors = RECEIVING["groups"][line.shape]["factor"]
    long = factors["L"] is not None
    limits = {
        "S": (-4, max(6, line.lg - 1)),
        "M": (4, line.lg - 1 if long else line.lg),
        "L": (16, line.lg - 1),
    }
    longest = ("L", 2) if long else ("M", 11)
    made: dict[str, Column] = {}
    for name, template in zip("SML", RECEIVING["variant"][str(line.variant)], strict=True):
        if factors[name] is None:
            continue
        cells = TEMPLATES[template]
        locked: tuple[int, ...] = ()
        if name == longest[0]:
            cells = {**cells, longest[1]: line.lg}
            locked = (longest[1],)
        column = fit(cells, rounded(36 * factors[name] * line.average), *limits[name], locked)
        if column is None:
            raise Unforgeable(
                "lg",
                f"a longest catch of {line.lg} can't go with an average of {line.average:.1f} yards a catch",
            )
        made[name] = column
    return made


def ratings(line: Catches) -> dict[str, int | None]:
    """PR: how the man changes the setting, by what he caught."""
    group = line.group
    made: dict[str, int | None] = {"S": _step(RECEIVING["pr"]["S"], line.no)}
    if group == "back":
        made["M"] = 1 if line.average >= 8.5 else 2
    else:
        made["M"] = _step(RECEIVING["pr"]["M"][group], line.no)
    made["L"] = None if line.shape in ("back", "short") else _long_rating(line)
    return made


def _long_rating(line: Catches) -> int:
    if line.group == "wide":
        if line.no >= 40 and line.average >= 17:
            return 0
        return 1 if line.average >= 15 else 2
    return 1 if line.no >= 25 and line.average >= 14 else 2


def _step(steps: list[list[int]], catches: int) -> int:
    return next(rating for least, rating in steps if catches >= least)


def on_screens(line: Catches) -> bool:
    return line.group == "back" and line.no >= 15 and line.average >= 7


def receiving_card(line: Catches, screens: bool | None = None) -> Json:
    """The receiving half of a card. `screens` overrules who has asterisks in his short column."""
    made = columns(line)
    starred = on_screens(line) if screens is None else screens
    rows: dict[str, list[str]] = {}
    for total in TOTALS:
        cells = {name: str(column[total]) for name, column in made.items()}
        if starred and total in SCREEN_TOTALS:
            cells["S"] += "*"
        rows[str(total)] = [cells.get(name, "") for name in "SML"]
    if line.scored_on_longest:
        rows["2" if "L" in made else "11"]["SML".index("L" if "L" in made else "M")] = "TD"
    return {
        "ratings": ratings(line),
        "columns": ["S", "M", "L"],
        "rows": rows,
        "record": {
            "no": line.no,
            "yds": line.yds,
            "ave": rounded(10 * line.average) / 10,
            "lg": line.lg,
            "td": line.td,
        },
    }
