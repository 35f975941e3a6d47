"""Kicking, place-kicking and return cards (CP-6)."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.cards.check.place import Cell, Place, number_of
from snapcount.games.canadian_pro.cards.tables import TOTALS, table

BANDS: tuple[str, ...] = tuple(table("forge")["place_kicking"]["bands"])
PUNT = {
    "1": Cell(r"\d{1,2}[AB]?P?|KA|KB|F", "a distance with A, B or nothing, KA, KB or F"),
    "2": Cell(r"\d{1,3}P?|BLK|F", "a distance, with P or without, BLK or F"),
}
KICKOFF = {
    "yards": Cell(r"\d{1,3}[AB]P?", "a distance with A or B, such as 55A"),
    "yard_line": Cell(r"-?\d{1,2}", "a yard line, such as 10 or -7"),
    "onside": Cell(r"\d{1,2}R?", "a yard line, with R if the kickers have it"),
}
FIELD_GOAL = Cell(r"GD|SG|BLK|\d{1,2}[AB]?", "GD, SG, BLK or a distance with A, B or nothing")
CONVERT = Cell(r"GD|WD", "GD or WD")
RETURN = Cell(r"-?\d{1,3}F?P?|TD", "yards, then F or P; or TD")
KICK_SUM = 65


def kicking(place: Place, card: Any) -> None:
    """Punts (CP-6.10) and kickoffs (CP-6.1)."""
    if not place.section(card, ("provenance", "punting", "kickoff"), ("note",)):
        return
    place.provenance(card)
    for key, columns in (("punting", PUNT), ("kickoff", KICKOFF)):
        half, data = place.at(key), card.get(key)
        if not half.section(data, ("player", "rows"), ("record", "columns", "invented")):
            continue
        half.at("player").text(data.get("player"))
        cells = half.table(data.get("rows"), tuple(columns), columns.__getitem__)
        _kick_record(half.at("record"), data.get("record"))
        if cells and key == "kickoff":
            _yard_lines(half, cells)


def _yard_lines(place: Place, cells: dict[str, list[str]]) -> None:
    for total, yards, line in zip(TOTALS, cells["yards"], cells["yard_line"], strict=True):
        distance = number_of(yards)
        if distance is not None and int(line) != KICK_SUM - distance:
            right = KICK_SUM - distance
            place.row(str(total)).wrong(
                f"{distance} yards from the 45 come down on {right}, not on {line} (CP-6.2)"
            )


def _kick_record(place: Place, record: Any) -> None:
    if record is None or not place.section(record, ("no", "avg"), ("blocked", "singles")):
        return
    for key in ("no", "blocked", "singles"):
        if key in record:
            place.at(key).whole(record[key], 0, 99999)
    if "avg" in record:
        place.at("avg").number(record["avg"], 0, 110)


def place_kicking(place: Place, card: Any) -> None:
    """Field goals by band (CP-6.16) and converts (CP-6.27)."""
    required = ("provenance", "player", "field_goals", "convert")
    if not place.section(card, required, ("invented", "record", "note")):
        return
    place.provenance(card)
    place.at("player").text(card.get("player"))
    bands = place.at("field_goals")
    if bands.section(card.get("field_goals"), BANDS):
        beyond: str | None = None
        for band in BANDS:
            column = card["field_goals"].get(band)
            if column is None:
                beyond = beyond or band
            elif beyond is not None:
                bands.at(band).wrong(f"has a column although the nearer {beyond} has none")
            if column is not None:
                bands.at(band).column(column, FIELD_GOAL)
        if card["field_goals"].get(BANDS[0], "") is None:
            bands.at(BANDS[0]).wrong("is null: from there everybody may try")
    place.at("convert").column(card.get("convert"), CONVERT)
    _place_record(place.at("record"), card.get("record"))


def _place_record(place: Place, record: Any) -> None:
    keys = ("fg_made", "fg_tried", "converts", "convert_tries")
    if record is None or not place.section(record, keys, ("singles", "lg")):
        return
    if place.wholes(record, keys, 0, 99999):
        for made, tried in (keys[:2], keys[2:]):
            if record[made] > record[tried]:
                place.at(made).wrong(f"{record[made]} is more than {tried}, which is {record[tried]}")


def return_card(place: Place, card: Any) -> None:
    """Returners who share out the totals 2 to 12 between them (CP-6.4)."""
    if not place.section(card, ("provenance", "returners"), ("note",)):
        return
    place.provenance(card)
    men = place.at("returners")
    if not men.filled_list(card.get("returners")):
        return
    owners: dict[int, str] = {}
    for i, man in enumerate(card["returners"]):
        _returner(men.item(i, man), man, owners)
    for total in TOTALS:
        if total not in owners:
            men.wrong(f"nobody returns on a total of {total}")


def _returner(place: Place, man: Any, owners: dict[int, str]) -> None:
    if not place.section(man, ("player", "rolls", "columns"), ("record", "invented", "printed_range")):
        return
    place.at("player").text(man.get("player"))
    if place.at("rolls").filled_list(man.get("rolls")):
        for total in man["rolls"]:
            if not place.at("rolls").whole(total, 2, 12):
                continue
            if total in owners:
                place.at("rolls").wrong(f"a total of {total} belongs to {owners[total]} already")
            owners.setdefault(total, str(man.get("player")))
    columns = place.at("columns")
    if columns.section(man.get("columns"), ("A", "B")):
        for name in ("A", "B"):
            if name in man["columns"]:
                columns.at(name).column(man["columns"][name], RETURN)
    record = place.at("record")
    if man.get("record") is not None and record.section(man["record"], ("no", "ave")):
        record.at("no").whole(man["record"].get("no"), 0, 99999)
        record.at("ave").number(man["record"].get("ave"), -20, 110)
