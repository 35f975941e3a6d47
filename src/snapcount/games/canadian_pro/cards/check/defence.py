"""The Defensive Team Card (CP-4.5)."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.cards.check.place import Cell, Place

GRADES = ("V.G.", "Gd.", "Fr.", "Pr.")
CHANGES = ("run", "S", "M", "L")
COLUMNS = {
    "run": Cell(r"([+-][123]|NC)P?", "a change from -3 to +3 or NC, then P or nothing"),
    "S": Cell(r"([+-][123]|NC)[XRP]?", "a change from -3 to +3 or NC, then X, R, P or nothing"),
    "xr": Cell(r"[1-7]", "a column of the Turnover Return Chart, 1 to 7"),
    "f": Cell(r"F?", "F or empty"),
    "r": Cell(r"[1-7]?", "a column of the Turnover Return Chart, 1 to 7, or empty"),
}
COLUMNS["M"] = COLUMNS["L"] = COLUMNS["S"]


def dtc(place: Place, card: Any) -> None:
    """Four change columns, the Turnovers section, the grades."""
    if not place.section(card, ("provenance", "columns", "grades"), ("record", "forge", "note")):
        return
    place.provenance(card)
    columns, grades = place.at("columns"), place.at("grades")
    if columns.section(card.get("columns"), COLUMNS):
        for name, cell in COLUMNS.items():
            if name in card["columns"]:
                columns.at(name).column(card["columns"][name], cell)
    if grades.section(card.get("grades"), CHANGES):
        for name in CHANGES:
            if name in card["grades"]:
                grades.at(name).one_of(card["grades"][name], GRADES)
    _record(place.at("record"), card.get("record"))


def _record(place: Place, record: Any) -> None:
    keys = ("w", "l", "t", "pts", "for", "against", "finished")
    if record is None or not place.section(record, keys):
        return
    if not place.wholes(record, keys, 0, 99999):
        return
    points = 2 * record["w"] + record["t"]
    if record["pts"] != points:
        place.at("pts").wrong(f"is {record['pts']}, but two a win and one a tie make {points}")
