"""The charts of the Playboard and of solitaire, to lie beside the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.games.canadian_pro.cards.sheet.frame import GREY, PALE, Column, cells, column, shown, table
from snapcount.games.canadian_pro.cards.tables import TOTALS, Json
from snapcount.games.canadian_pro.cards.tables import table as chart
from snapcount.paper.letters import fitted, width
from snapcount.paper.page import WHITE, Document, Page

INK = (0.13, 0.16, 0.2)
MARGIN = 38.0


class List(NamedTuple):
    """A chart in words: heads, rows, and how wide each column is."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    widths: Sequence[float]


def pages(document: Document) -> None:
    _playboard(_page(document, "Playboard", "settings 0 and 6, turnovers, injuries, options"))
    _penalties(_page(document, "Penalties", "2 dice for the number, then its row"))
    _advanced(_page(document, "Advanced Game and options", "weather, time, alignments"))
    _solitaire(_page(document, "Solitaire", "the green die, and the advanced charts"))


def _page(document: Document, title: str, subtitle: str) -> Page:
    page = document.page()
    page.box(MARGIN, 34, page.width - 2 * MARGIN, 26, fill=INK, corner=4)
    page.text(MARGIN + 10, 52, title, 14, "bold", colour=WHITE)
    page.text(page.width - MARGIN - 10, 51.5, subtitle, 8, "italic", "right", WHITE)
    page.text(
        page.width / 2, page.height - 26, "Snapcount · Canadian Pro Football", 6, "regular", "centre", GREY
    )
    return page


def _heading(page: Page, x: float, y: float, text: str, rule: str) -> float:
    page.text(x, y + 9, text, 9, "bold")
    page.text(x + width(text, 9, "bold") + 6, y + 9, rule, 6, colour=GREY)
    return y + 12


def _list(page: Page, x: float, y: float, content: List, row: float = 12.0) -> float:
    """A chart in words. Returns its bottom."""
    full = sum(content.widths)
    left = x
    for head, w in zip(content.heads, content.widths, strict=True):
        page.text(left + 2, y + 8, head, fitted(head, 6.5, w - 3, "bold"), "bold", colour=GREY)
        left += w
    for i, line in enumerate(content.rows):
        top = y + 11 + i * row
        if i % 2 == 0:
            page.box(x, top, full, row, fill=PALE)
        left = x
        for j, (text, w) in enumerate(zip(line, content.widths, strict=True)):
            font = "bold" if j == 0 else "regular"
            page.text(left + 2, top + row - 3.6, text, fitted(text, 7.4, w - 3, font), font)
            left += w
    bottom = y + 11 + row * len(content.rows)
    for edge in (y + 11, bottom):
        page.line(x, edge, x + full, edge, 0.7)
    return bottom


def _playboard(page: Page) -> None:
    edges = chart("playboard_columns_0_6")
    y = _heading(page, MARGIN, 74, "Settings 0 and 6", "CP-4.7")
    columns = [
        Column(f"{kind} {edge}", cells(edges[kind.lower()][edge]), 40.0)
        for kind in ("Run", "Pass")
        for edge in "06"
    ]
    table(page, MARGIN, y, columns, roll=20)
    returns = chart("playboard_turnover_return")
    right = MARGIN + 212
    y2 = _heading(page, right, 74, "Turnover Return Chart", "CP-5.6")
    seven = [Column(name, column(returns["rows"], j), 41.0) for j, name in enumerate(returns["columns"])]
    table(page, right, y2, seven, roll=20)
    injuries, number = chart("playboard_injury_table")["columns"], chart("injury_n_number")["rows"]
    y3 = _heading(page, MARGIN, 262, "Injury Table", "CP-9.2, CP-9.3")
    who = [Column(name.capitalize(), cells(injuries[name]), 68.0) for name in ("run", "pass", "kick")]
    table(page, MARGIN, y3, [*who, Column("N", [str(number[str(t)]) for t in TOTALS], 24.0)], roll=20)
    y4 = _heading(page, MARGIN + 270, 262, "Injury Duration Chart", "CP-9.4")
    rows = [(line["total"], line["effect"]) for line in chart("playboard_injury_duration")["rows"]]
    _list(page, MARGIN + 270, y4, List(("N + rating", "out for"), rows, (48.0, 216.0)), 12.3)
    two = ", ".join(str(total) for total in chart("two_point_convert")["good_rolls"])
    kick = chart("playboard_quick_kick")
    y5 = _heading(page, MARGIN, 450, "Quick kick", "CP-16.9 to CP-16.14")
    options = [
        Column("Distance", cells(kick["distance"]), 44.0),
        Column("Return", cells(kick["return"]), 40.0),
    ]
    table(page, MARGIN, y5, options, roll=20)
    page.text(
        MARGIN, y5 + 158, "Distance at setting 5; add 5 for each setting below.", 6, "italic", colour=GREY
    )
    y6 = _heading(page, MARGIN + 170, 450, "Sneak", "CP-16.4")
    table(page, MARGIN + 170, y6, [Column("Gain", cells(chart("qb_sneak")["rows"]), 44.0)], roll=20)
    y7 = _heading(page, MARGIN + 270, 450, "Screen pass", "CP-16.24")
    table(page, MARGIN + 270, y7, [Column("Gain", cells(chart("screen_pass")["rows"]), 44.0)], roll=20)
    y8 = _heading(page, MARGIN + 370, 450, "Two point convert", "CP-15.12")
    page.text(MARGIN + 370, y8 + 12, f"Good on a total of {two}.", 8)


def _penalties(page: Page) -> None:
    penalties = chart("playboard_penalties")
    y = _heading(page, MARGIN, 74, "Penalty number", "CP-8.3, CP-8.4")
    names = penalties["upper_chart"]["columns"]
    columns = [
        Column(name.replace("_", " "), [str(rows[str(t)]) for t in TOTALS], 64.0)
        for name, rows in names.items()
    ]
    table(page, MARGIN, y, columns, roll=22)
    y = _heading(page, MARGIN, 262, "Type and yards", "CP-8.7 to CP-8.17")
    rows = [_penalty(line) for line in penalties["lower_chart"]]
    y = _list(
        page,
        MARGIN,
        y,
        List(("no.", "type", "against", "yards", "how"), rows, (24.0, 200.0, 80.0, 44.0, 186.0)),
    )
    y = _heading(page, MARGIN, y + 12, "How it is walked off", "")
    rows2 = [(name.replace("_", " "), text) for name, text in penalties["enforcement"].items()]
    _list(page, MARGIN, y, List(("how", "what happens"), rows2, (80.0, 454.0)))


def _penalty(line: Json) -> tuple[str, ...]:
    yards = "spot" if line["yards"] is None else str(line["yards"])
    first = ", first down" if line["automatic_first_down_if_against_defence"] else ""
    return (
        str(line["number"]),
        line["type"],
        line["against"],
        yards,
        line["enforcement"].replace("_", " ") + first,
    )


def _advanced(page: Page) -> None:
    weather = chart("playboard_weather")["rows"]
    y = _heading(page, MARGIN, 74, "Weather", "CP-11.6, CP-11.7")
    keys = ("S", "M", "L", "run", "kick", "fg_los", "wind")
    rows = [
        (str(total), weather[str(total)]["name"], *(_signed(weather[str(total)][key]) for key in keys))
        for total in TOTALS
    ]
    heads = ("roll", "weather", "short", "medium", "long", "run", "kicks", "fg line", "wind")
    y = _list(page, MARGIN, y, List(heads, rows, (28.0, 130.0, *[54.0] * 7)))
    timing = chart("timing")["advanced"]
    y = _heading(page, MARGIN, y + 14, "Time in seconds", "CP-15.1, CP-15.4")
    played = [(line["play"], *(_seconds(line[key]) for key in "ABC")) for line in timing["rows"]]
    played += [(name, str(seconds), "", "") for name, seconds in timing["other"].items()]
    columns = ("play", "A normal", "B last three minutes", "C hurry up")
    y = _list(page, MARGIN, y, List(columns, played, (280.0, 70.0, 100.0, 86.0)))
    alignments = chart("alignments")
    y = _heading(page, MARGIN, y + 14, "Alignments", "CP-16.26 to CP-16.29")
    changes = [(f"pass {name}", *map(_signed, alignments["pass"][name])) for name in "SML"]
    changes += [
        (f"run, {name.replace('_', ' ')}", *map(_signed, row)) for name, row in alignments["run"].items()
    ]
    y = _list(page, MARGIN, y, List(("change", *alignments["columns"]), changes, (152.0, *[64.0] * 6)))
    defenders = chart("main_defender")
    y = _heading(page, MARGIN, y + 14, "Main defender where the card names none", "CP-9.9")
    man = "man: " + ", ".join(f"{who} {by}" for who, by in defenders["man"].items())
    zone = "zone: " + ", ".join(f"{where} {by}" for where, by in defenders["zone"].items())
    page.text(MARGIN, y + 8, man, 7.4)
    page.text(MARGIN, y + 19, zone, 7.4)


def _solitaire(page: Page) -> None:
    basic = chart("solitaire_basic")
    y = _heading(page, MARGIN, 74, "Initial setting by the green die", "CP-17.2")
    rows = [
        (name.replace("_", " ") if i == 0 else "", togo, *map(str, settings))
        for name in ("first_down", "second_down", "third_down")
        for i, (togo, settings) in enumerate(basic[name].items())
    ]
    y = _list(
        page,
        MARGIN,
        y,
        List(("down", "to go", *map(str, basic["die"])), rows, (80.0, 60.0, *[40.0] * 6)),
        11.5,
    )
    advanced = chart("solitaire_advanced")
    y = _heading(page, MARGIN, y + 12, "Runs: defensive total and hole", "CP-18.2, CP-18.3")
    holes = advanced["hole_order"]
    heads = [f"{hole} {advanced['in_out'].get(hole, '')}".strip() for hole in holes]
    runs = advanced["run"]
    columns = [
        Column(head, [row if isinstance(row := runs[str(t)], str) else row[hole] for t in TOTALS], 62.0)
        for head, hole in zip(heads, holes, strict=True)
    ]
    table(page, MARGIN, y, columns, roll=24)
    y = _heading(page, MARGIN, y + 158, "Passes: change by length, then zone", "CP-18.4 to CP-18.7")
    passes = advanced["pass"]
    changes = [Column(n, [_signed(passes[str(t)]["change"][n]) for t in TOTALS], 24.0) for n in "SML"]
    zones = [
        Column(zone, [passes[str(t)]["calls"][j] for t in TOTALS], 48.0)
        for j, zone in enumerate(advanced["zone_order"])
    ]
    table(page, MARGIN, y, [*changes, *zones], roll=24)


def _signed(number: int) -> str:
    return shown(f"{number:+d}") if number else "0"


def _seconds(seconds: int | None) -> str:
    return "20" if seconds is None else str(seconds)
