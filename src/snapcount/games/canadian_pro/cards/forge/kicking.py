"""CP-20.1, part 7: punts, kickoffs and place kicks."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.games.canadian_pro.cards.forge.fit import Unforgeable, fit, nearest_subset, rounded
from snapcount.games.canadian_pro.cards.tables import TOTALS, Json, by_total, table

PUNTING = table("forge")["punting"]
KICKOFF = table("forge")["kickoff"]
PLACE = table("forge")["place_kicking"]
PUNT_1 = by_total(PUNTING["col1_template"])
PUNT_2 = by_total(PUNTING["col2_template"])
BANDS: tuple[str, ...] = tuple(PLACE["bands"])


class Punts(NamedTuple):
    no: int
    avg: float
    blocked: int = 0
    singles: int = 0


class Kickoffs(NamedTuple):
    no: int
    avg: float
    singles: int = 0


class PlaceKicks(NamedTuple):
    made: int
    tried: int
    longest: int
    converts: int
    convert_tries: int
    singles: int = 0


def punting_card(line: Punts) -> dict[str, list[str]]:
    """Column 1 short, column 2 the long ones behind KA and KB, one roll blocked."""
    long_mean = 1.38 * line.avg
    short_mean = (line.avg - 0.25 * long_mean) / 0.75
    weight = min(5, rounded(144 * line.blocked / line.no))
    blocked = PUNTING["block_roll_by_weight"].get(str(weight))
    short = fit(PUNT_1, rounded(27 * short_mean))
    long = fit({t: y for t, y in PUNT_2.items() if t != blocked}, rounded((36 - weight) * long_mean))
    if short is None or long is None:
        raise Unforgeable("avg", f"an average of {line.avg} yards can't be carded")
    first = {total: f"{yards}{PUNTING['letters'][str(total)]}" for total, yards in short.items()}
    first.update(by_total(PUNTING["k_rolls"]))
    return {str(total): [first[total], "BLK" if total == blocked else str(long[total])] for total in TOTALS}


def kickoff_card(line: Kickoffs) -> dict[str, list[str]]:
    """Yards with the return column, R's yard line, and the onside kick."""
    roll = int(KICKOFF["single_roll"])
    fixed = KICKOFF["single_yards"] if line.singles else KICKOFF["otherwise"]
    template = {**by_total(KICKOFF["template"]), roll: fixed}
    yards = fit(template, rounded(36 * line.avg), locked={roll})
    if yards is None or min(yards.values()) < 0:
        raise Unforgeable("avg", f"an average of {line.avg} yards can't be carded")
    return {
        str(total): [
            f"{yards[total]}{KICKOFF['letters'][str(total)]}",
            str(65 - yards[total]),
            KICKOFF["onside"][str(total)],
        ]
        for total in TOTALS
    }


def field_goal_column(line: PlaceKicks, band: str) -> dict[str, str] | None:
    """One band of the place-kicking card; None beyond his reach."""
    start, end = (int(yards) for yards in band.split("-"))
    if band != BANDS[0] and start > line.longest - 4:
        return None
    rate = line.made / line.tried / 0.58
    weight = min(34, rounded(36 * min(0.97, PLACE["bands"][band] * rate)))
    good = nearest_subset(PLACE["good_priority"], weight)
    cells = {2: "BLK", **dict.fromkeys(good, "GD")}
    for at, total in enumerate(t for t in TOTALS if t not in cells):
        figure = f"{end + 7 + 2 * (total % 5)}{'A' if total % 2 else 'B'}"
        cells[total] = "SG" if at % 3 == 0 else figure
    return {str(total): cells[total] for total in TOTALS}


def place_kicking_card(line: PlaceKicks) -> Json:
    """Field goals by band, and converts."""
    share = line.converts / line.convert_tries if line.convert_tries else 1.0
    wide = nearest_subset(PLACE["convert_wide_priority"], min(12, rounded(36 * (1 - share))))
    return {
        "field_goals": {band: field_goal_column(line, band) for band in BANDS},
        "convert": {str(total): "WD" if total in wide else "GD" for total in TOTALS},
    }
