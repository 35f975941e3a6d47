"""Cards of quarterbacks, backs and receivers."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.games.canadian_pro.cards.sheet.frame import (
    GREY,
    Box,
    Column,
    Team,
    bracketed,
    cells,
    column,
    footer,
    frame,
    ratings,
    record,
    signed,
    split_name,
    table,
    table_height,
    titled,
    under_band,
)
from snapcount.games.canadian_pro.cards.tables import Json
from snapcount.games.canadian_pro.cards.tables import table as chart
from snapcount.paper.page import Page

POSITIONS: dict[str, str] = chart("positions")["offence_skill"] | {"RB": "Running back"}
RUN_WIDTH, CATCH_WIDTH = 16.6, 16.2
GAP = 6.0


def passing_card(page: Page, box: Box, team: Team, man: Json) -> None:
    y = _head(page, box, team, man)
    x = box.left
    ratings(page, x + 2, y + 8, [("PASSING", signed(man["passing"]["rating_lp"]))])
    page.text(box.right - 37, y + 8, "Pass Rush – X", 6.5, "bold", "centre")
    y += 11
    five = [Column(str(j + 1), column(man["passing"]["rows"], j), 14.6) for j in range(5)]
    right = table(page, x, y, five, roll=12)
    three = [Column(name, column(man["rush_x"]["rows"], j), 14.0) for j, name in enumerate("SML")]
    table(page, right + 4, y, [*three, Column("Sb", cells(man["sb"]), 19.0)], roll=12)
    line = man.get("record") or {}
    foot = y + table_height() + 9
    _record_title(page, box, team, foot)
    pairs = [("ATTEMPTED", "attempted"), ("YDS", "yds"), ("PCT", "pct"), ("X", "x"), ("TD", "td")]
    record(page, x, box.w - 16, foot + 8, [(name, line.get(key)) for name, key in pairs])
    footer(page, box, team.label, man, _injury_note(man))


def quarterback_running_card(page: Page, box: Box, team: Team, man: Json) -> None:
    run = man["running"]
    y = _head(page, box, team, man)
    _run_ratings(page, box.left + 20, y + 8, run)
    y += 11
    five = [Column(str(j + 1), column(run["rows"], j), 25.0) for j in range(5)]
    table(page, box.left + 11, y, five, roll=17)
    foot = y + table_height() + 9
    _record_title(page, box, team, foot)
    _run_record(page, box.left, box.w - 16, foot + 8, run)
    card = {**man, "provenance": run.get("provenance", man["provenance"])}
    standard = "league-standard running card" if run.get("standard") else "running card"
    footer(page, box, team.label, card, standard)


def runner_card(page: Page, box: Box, team: Team, man: Json) -> None:
    """A back or receiver: five running columns, three receiving ones, or the half he has."""
    y = _head(page, box, team, man)
    run, caught = man.get("run"), man.get("receiving")
    foot = y + 11 + table_height() + 9
    if run and caught:
        _run_ratings(page, box.left + 2, y + 8, run)
        right = table(page, box.left, y + 11, _run_columns(run, RUN_WIDTH), roll=13)
        start = right + GAP
        page.text(start + 2, y + 8, "PR", 6, "regular", colour=GREY)
        _catch_ratings(page, start + 13, y + 8, caught, CATCH_WIDTH)
        table(page, start, y + 11, _catch_columns(caught, CATCH_WIDTH), roll=13)
        _run_record(page, box.left, right - box.left, foot + 8, run)
        _catch_record(page, start - 2, box.right - start + 2, foot + 8, caught)
    elif caught:
        start = box.left + 22
        _catch_ratings(page, start + 18, y + 8, caught, 34.0)
        page.text(start + 6, y + 8, "PR", 6, "regular", colour=GREY)
        table(page, start, y + 11, _catch_columns(caught, 34.0), roll=18)
        _catch_record(page, box.left, box.w - 16, foot + 8, caught)
    elif run:
        _run_ratings(page, box.left + 20, y + 8, run)
        table(page, box.left + 11, y + 11, _run_columns(run, 25.0), roll=17)
        _run_record(page, box.left, box.w - 16, foot + 8, run)
    _record_title(page, box, team, foot)
    notes = [f"blocks {signed(man['blocking_B'])}"] if "blocking_B" in man else []
    if man.get("standard"):
        notes.append(f"league-standard card {man['standard']}")
    if len(man["may_play"]) > 1:
        notes.append(f"may play {' '.join(man['may_play'])}")
    footer(page, box, team.label, man, " · ".join(notes))


def _head(page: Page, box: Box, team: Team, man: Json) -> float:
    first, last = split_name(man["player"])
    position = POSITIONS[man["position"]]
    y = frame(page, box, team, first, last, (position, bracketed(man["injury"])))
    body = [
        f"{name} {man[key]}"
        for name, key in (("Ht", "height"), ("Wt", "weight"), ("Age", "age"))
        if key in man
    ]
    return under_band(page, box, y, team.club, "  ".join(body))


def _injury_note(man: Json) -> str:
    return "named in the book" if man.get("named_by_book") else ""


def _run_columns(run: Json, width: float) -> list[Column]:
    return [Column(str(j + 1), column(run["rows"], j), width) for j in range(5)]


def _catch_columns(caught: Json, width: float) -> list[Column]:
    return [Column(name, column(caught["rows"], j), width) for j, name in enumerate("SML")]


def _run_ratings(page: Page, x: float, y: float, run: Json) -> None:
    rated = run["ratings"]
    items = [("IN", signed(rated["IN"])), ("OUT", signed(rated["OUT"]))]
    items += [("A =", str(rated["A"]))] if rated["A"] is not None else []
    items += [("B", signed(rated["B"]))] if rated["B"] is not None else []
    ratings(page, x, y, items)


def _catch_ratings(page: Page, x: float, y: float, caught: Json, width: float) -> None:
    for j, name in enumerate("SML"):
        page.text(x + width * (j + 0.5), y, signed(caught["ratings"][name]), 7.2, "bold", "centre")


def _record_title(page: Page, box: Box, team: Team, y: float) -> None:
    titled(page, box.left, box.w - 16, y, f"{team.season} RECORD")


def _run_record(page: Page, x: float, w: float, y: float, run: Json) -> None:
    _line(
        page,
        x,
        w,
        y,
        run.get("record"),
        (("TC", "tc"), ("NET", "net"), ("AVE", "ave"), ("LG", "lg"), ("TD", "td")),
    )


def _catch_record(page: Page, x: float, w: float, y: float, caught: Json) -> None:
    names = (("NO", "no"), ("YDS", "yds"), ("AVE", "ave"), ("LG", "lg"), ("TD", "td"))
    _line(page, x, w, y, caught.get("record"), names)


def _line(
    page: Page, x: float, w: float, y: float, line: Json | None, names: Sequence[tuple[str, str]]
) -> None:
    record(page, x, w, y, [(name, (line or {}).get(key)) for name, key in names])
