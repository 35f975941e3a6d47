"""Cards of quarterbacks, backs and receivers (CP-4)."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.cards.check.place import Cell, Place, number_of, shown

FIVE = ("1", "2", "3", "4", "5")
THREE = ("S", "M", "L")
RUN_CELL = Cell(r"-?\d{1,3}A?P?N?F?", "a gain: a number, then A, P, N or F")
SHORT_CELL = Cell(r"(-?\d{1,3}\*?P?N?F?|TD)?", "a gain: a number, then *, P, N or F; TD; or empty")
LONGER_CELL = Cell(r"(-?\d{1,3}P?N?F?|TD)?", "a gain: a number, then P, N or F; TD; or empty")
PASS_CELL = Cell(r"C|CP|P|N|F|", "C, CP, P, N, F or empty")
RUSH_CELL = Cell(r"R?X?", "R, X, RX or empty")
SB_CELL = Cell(r"RUN|0|-\d{1,2}", "RUN or a loss such as -6")

BACK_POSITIONS = ("FB", "HB", "WB")
RECEIVER_POSITIONS = ("WB", "TE", "SE", "FL")
SKILL = ("FB", "HB", "WB", "TE", "SE", "FL")
WHO = ("player", "provenance", "position", "injury")
ABOUT = ("invented", "named_by_book", "standard", "height", "weight", "age", "forge", "note", "notes")
RECORDS: dict[str, tuple[str, ...]] = {
    "run": ("tc", "net", "ave", "lg", "td"),
    "receiving": ("no", "yds", "ave", "lg", "td"),
    "passing": ("attempted", "yds", "pct", "x", "td"),
}


def quarterback(place: Place, man: Any) -> None:
    """A passing card and a running card."""
    required = (*WHO, "passing", "rush_x", "sb", "running")
    if not place.section(man, required, (*ABOUT, "record")):
        return
    _head(place, man, ("QB",))
    passing, rush_x = place.at("passing"), place.at("rush_x")
    if passing.section(man.get("passing"), ("rating_lp", "rows"), ("columns",)):
        passing.columns_named(man["passing"], FIVE)
        passing.at("rating_lp").whole(man["passing"].get("rating_lp"), -3, 3)
        columns = passing.table(man["passing"].get("rows"), FIVE, lambda _: PASS_CELL)
        if columns and not any(cell.startswith("C") for column in columns.values() for cell in column):
            passing.wrong("has no C anywhere: he would never complete a pass")
    if rush_x.section(man.get("rush_x"), ("rows",), ("columns",)):
        rush_x.columns_named(man["rush_x"], THREE)
        rush_x.table(man["rush_x"].get("rows"), THREE, lambda _: RUSH_CELL)
    place.at("sb").column(man.get("sb"), SB_CELL)
    _record(place, man.get("record"), "passing")
    if "running" in man:
        run(place.at("running"), man["running"], blocks=False)


def back(place: Place, man: Any) -> None:
    _runner(place, man, (*BACK_POSITIONS, "RB"), "running back")


def receiver(place: Place, man: Any) -> None:
    _runner(place, man, RECEIVER_POSITIONS, "receiver")


def _runner(place: Place, man: Any, positions: tuple[str, ...], kind: str) -> None:
    if not place.section(man, (*WHO, "kind", "may_play"), (*ABOUT, "run", "receiving", "blocking_B")):
        return
    _head(place, man, positions)
    if "kind" in man:
        place.at("kind").one_of(man["kind"], (kind,))
    if place.at("may_play").filled_list(man.get("may_play")):
        for i, position in enumerate(man["may_play"]):
            place.at("may_play").item(i).one_of(position, SKILL)
        if man.get("position") not in (*man["may_play"], "RB"):
            place.at("may_play").wrong(f"does not list his own position, {man.get('position')}")
    if "run" not in man and "receiving" not in man:
        place.wrong("has neither run nor receiving: the card is empty")
    if "run" in man:
        run(place.at("run"), man["run"])
    if "receiving" in man:
        receiving(place.at("receiving"), man["receiving"])
    if "blocking_B" in man:
        place.at("blocking_B").whole(man["blocking_B"], -3, 3)


def _head(place: Place, man: dict[str, Any], positions: tuple[str, ...]) -> None:
    place.provenance(man)
    if "player" in man:
        place.at("player").text(man["player"])
    if "position" in man:
        place.at("position").one_of(man["position"], positions)
    if "injury" in man:
        place.at("injury").whole(man["injury"], -9, 9)


def run(place: Place, card: Any, blocks: bool = True) -> None:
    """Five running columns with their ratings (CP-4.8, CP-12.10)."""
    if not place.section(card, ("ratings", "rows"), ("columns", "record", "provenance", "standard")):
        return
    place.columns_named(card, FIVE)
    place.provenance(card)
    ratings = place.at("ratings")
    figure: Any = None
    if ratings.section(card.get("ratings"), ("IN", "OUT", "A", "B")):
        figure = card["ratings"].get("A")
        ratings.at("A").whole(figure, -20, 110, empty=True)
        for key in ("IN", "OUT"):
            ratings.at(key).whole(card["ratings"].get(key), -3, 3)
        ratings.at("B").whole(card["ratings"].get("B"), -3, 3, empty=not blocks)
    columns = place.table(card.get("rows"), FIVE, lambda _: RUN_CELL)
    record = _record(place, card.get("record"), "run")
    if columns:
        cells = [cell for column in columns.values() for cell in column]
        if figure is None and any("A" in cell for cell in cells):
            place.at("ratings.A").wrong("is null, but a cell has the letter A: say what it gains (CP-12.11)")
        _longest(place, cells, record)


def receiving(place: Place, card: Any) -> None:
    """Columns S, M and L: each whole or empty (CP-1.10)."""
    if not place.section(card, ("ratings", "rows"), ("columns", "record", "provenance", "standard")):
        return
    place.columns_named(card, THREE)
    columns = place.table(card.get("rows"), THREE, lambda name: SHORT_CELL if name == "S" else LONGER_CELL)
    ratings = place.at("ratings")
    rated: dict[str, Any] = card.get("ratings") if isinstance(card.get("ratings"), dict) else {}
    if ratings.section(card.get("ratings"), THREE):
        for name in THREE:
            ratings.at(name).whole(rated.get(name), -3, 3, empty=True)
    record = _record(place, card.get("record"), "receiving")
    if columns is None:
        return
    for name, column in columns.items():
        if "" in column and any(column):
            place.at(f"column {name}").wrong("is half empty: fill all eleven rows or none (CP-1.10)")
        if not any(column) and rated.get(name) is not None:
            ratings.at(name).wrong(f"is {shown(rated[name])}, but column {name} is empty; write null")
    if not any(any(column) for column in columns.values()):
        place.wrong("has no numbers: leave receiving out for a man who is never thrown to")
    if record is None and any("*" in cell for cell in columns["S"]):
        place.at("record").wrong("is needed: column S has asterisks, and a screen may read LG (CP-16.24)")
    _longest(place, [cell for column in columns.values() for cell in column], record)


def _longest(place: Place, cells: list[str], record: dict[str, Any] | None) -> None:
    numbers = [number for cell in cells if (number := number_of(cell)) is not None]
    longest = record.get("lg") if record else None
    if numbers and isinstance(longest, int) and max(numbers) > longest:
        place.wrong(f"a gain of {max(numbers)} is longer than the longest of his record, {longest}")


def _record(place: Place, record: Any, kind: str) -> dict[str, Any] | None:
    """The record line at the foot: whole, and its average right."""
    if record is None:
        return None
    place = place.at("record")
    keys = RECORDS[kind]
    if not place.section(record, keys):
        return None
    averages = [key for key in keys if key in ("ave", "pct")]
    whole = [key for key in keys if key not in averages]
    if not (place.numbers(record, averages, -99, 99999) and place.wholes(record, whole, -99, 99999)):
        return None
    line: dict[str, Any] = record
    if kind == "passing":
        return line
    count, yards = record[keys[0]], record[keys[1]]
    if count <= 0:
        place.at(keys[0]).wrong("must be more than 0; leave the record null if there is none")
    elif abs(yards / count - record["ave"]) > 0.0501:
        place.at("ave").wrong(f"is {record['ave']}, but {yards} yards in {count} make {yards / count:.1f}")
    return line
