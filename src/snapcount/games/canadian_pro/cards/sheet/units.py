"""The cards of a team: defence, kicking, returns, roster."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.games.canadian_pro.cards.sheet.frame import (
    GREY,
    PALE,
    Box,
    Column,
    Team,
    cells,
    column,
    fitting,
    footer,
    frame,
    record,
    signed,
    split_name,
    table,
    table_height,
    titled,
    under_band,
)
from snapcount.games.canadian_pro.cards.tables import Json
from snapcount.paper.letters import fitted
from snapcount.paper.page import Page

Heads = tuple[tuple[str, float], ...]

NOTES = (
    "RUN and PASS change the setting.",
    "X and R are ranges of dice totals.",
    "In brackets: the injury rating.",
)


def defence_card(page: Page, box: Box, team: Team, dtc: Json) -> None:
    y = _unit_head(page, box, team, "DEFENSIVE TEAM")
    columns, grades = dtc["columns"], dtc["grades"]
    x = box.left
    titled(page, x + 13, 20, y + 8, "Run")
    titled(page, x + 49, 59, y + 8, "Pass")
    titled(page, x + 111, 53, y + 8, "Turnovers")
    y += 11
    x = table(page, x, y, [Column("", cells(columns["run"]), 20.5)], roll=12)
    start = x + 3
    x = table(page, start, y, [Column(name, cells(columns[name]), 20.5) for name in "SML"], roll=12)
    turnovers = [
        Column(head, cells(columns[key]), 14.0) for head, key in (("XR", "xr"), ("F", "f"), ("R", "r"))
    ]
    table(page, x + 3, y, turnovers, roll=12)
    foot = y + table_height() + 8
    for j, name in enumerate(("run", "S", "M", "L")):
        centre = box.left + 22 if name == "run" else start + 12 + 20.5 * (j - 0.5)
        page.text(centre, foot, grades[name], 6.5, "bold", "centre")
    line = dtc.get("record") or {}
    names = (
        ("W", "w"),
        ("L", "l"),
        ("T", "t"),
        ("PTS", "pts"),
        ("FOR", "for"),
        ("AGST", "against"),
        ("FIN", "finished"),
    )
    record(page, box.left, box.w - 16, foot + 9, [(name, line.get(key)) for name, key in names])
    footer(page, box, team.label, dtc)


def kicking_card(page: Page, box: Box, team: Team, kicking: Json) -> None:
    y = _unit_head(page, box, team, "KICKING")
    punts, kickoffs = kicking["punting"], kicking["kickoff"]
    left, right = (box.left, 61.0), (box.left + 68, 96.0)
    for (x, w), title, man in ((left, "PUNTING", punts), (right, "KICKOFF – onside", kickoffs)):
        titled(page, x, w, y + 7, title)
        fitting(page, x + w / 2, y + 15, man["player"], 6.5, w, "regular", "centre")
    y += 18
    table(page, left[0], y, [Column(str(j + 1), column(punts["rows"], j), 24.0) for j in range(2)], row=11.8)
    heads = (("YDS", 27.0), ("YD.LINE", 30.0), ("OS", 26.0))
    wide = [Column(head, column(kickoffs["rows"], j), w) for j, (head, w) in enumerate(heads)]
    table(page, right[0], y, wide, row=11.8)
    foot = y + table_height(11.8) + 8
    for (x, w), man, names in (
        (left, punts, (("NO", "no"), ("AVG", "avg"), ("BLK", "blocked"), ("S", "singles"))),
        (right, kickoffs, (("NO", "no"), ("AVG", "avg"), ("S", "singles"))),
    ):
        line = man.get("record") or {}
        record(page, x, w, foot, [(name, line.get(key)) for name, key in names])
    footer(page, box, team.label, kicking)


def place_kicking_card(page: Page, box: Box, team: Team, place: Json) -> None:
    first, last = split_name(place["player"])
    y = frame(page, box, team, first, last, ("Place", "kicking"))
    y = under_band(page, box, y, team.club, "")
    titled(page, box.left + 13, 122, y + 7, "FIELD GOALS, by yards to the goal line")
    bands = place["field_goals"]
    columns = [
        Column(band.replace("-", "–"), cells(c) if c else [""] * 11, 21.0) for band, c in bands.items()
    ]
    table(page, box.left, y + 10, [*columns, Column("Conv.", cells(place["convert"]), 25.0)])
    foot = y + 10 + table_height() + 8
    line = place.get("record") or {}
    names = (
        ("MADE", "fg_made"),
        ("TRIED", "fg_tried"),
        ("CONV", "converts"),
        ("TRIES", "convert_tries"),
        ("S", "singles"),
    )
    record(page, box.left, box.w - 16, foot, [(name, line.get(key)) for name, key in names])
    footer(page, box, team.label, place)


def return_card(page: Page, box: Box, team: Team, card: Json, title: str) -> None:
    y = _unit_head(page, box, team, title)
    men = card["returners"]
    gap = 4.0
    w = min(60.0, (box.w - 16 - gap * (len(men) - 1)) / len(men))
    x = box.middle - (w * len(men) + gap * (len(men) - 1)) / 2
    for man in men:
        first, last = split_name(man["player"])
        fitting(page, x + w / 2, y + 6, first, 6, w, "regular", "centre")
        fitting(page, x + w / 2, y + 14, last, 7, w, "bold", "centre")
        page.text(
            x + w / 2,
            y + 22,
            spans(man["rolls"]),
            fitted(spans(man["rolls"]), 6.5, w),
            "regular",
            "centre",
            GREY,
        )
        each = (w - 12) / 2
        table(
            page,
            x,
            y + 24,
            [Column(name, cells(man["columns"][name]), each) for name in "AB"],
            roll=12,
            row=11.4,
        )
        line = man.get("record") or {}
        record(
            page, x, w, y + 24 + table_height(11.4) + 8, [("NO", line.get("no")), ("AVE", line.get("ave"))]
        )
        x += w + gap
    footer(
        page, box, team.label, card | ({"invented": True} if all(man.get("invented") for man in men) else {})
    )


def spans(totals: list[int]) -> str:
    """2, 3, 4, 5, 6, 10 as 2–6, 10."""
    parts: list[list[int]] = []
    for total in sorted(totals):
        if parts and total == parts[-1][-1] + 1:
            parts[-1].append(total)
        else:
            parts.append([total])
    return ", ".join(f"{p[0]}–{p[-1]}" if len(p) > 1 else str(p[0]) for p in parts)


def roster_card(page: Page, box: Box, team: Team, roster: Json, invented: bool) -> None:
    """Twice as wide as the others: linemen and defenders with their ratings (CP-11.3)."""
    y = _unit_head(page, box, team, "CLUB ROSTER")
    ranges = roster["penalty_ranges"]
    line = [
        (*_who(man), signed(man["run"]), _range(man.get("R")), _others(man)) for man in roster["offence_line"]
    ]
    heads: Heads = (("OFFENSIVE LINE", 17.0), ("", 62.0), ("RUN", 16.0), ("R", 17.0), ("ALT", 22.0))
    bottom = _men(page, box.left, y, heads, line)
    text = f"Penalty ranges: run {_range(ranges['run'])}, pass {_range(ranges['pass'])}"
    page.text(box.left, bottom + 16, text, 7, "bold")
    for i, note in enumerate(NOTES):
        page.text(box.left, bottom + 28 + 8 * i, note, 5.6, "italic", colour=GREY)
    defence = [_defender(man) for man in roster["defence"]]
    heads = (
        ("DEFENCE", 17.0),
        ("", 66.0),
        ("RUN", 16.0),
        ("PASS", 17.0),
        ("X", 19.0),
        ("R", 19.0),
        ("ALT", 46.0),
    )
    _men(page, box.right - sum(w for _, w in heads), y, heads, defence)
    footer(page, box, team.label, {"provenance": "reconstructed", "invented": invented})


def _defender(man: Json) -> tuple[str, ...]:
    rated = signed(man["pass"]) if "pass" in man else ""
    return (*_who(man), signed(man["run"]), rated, _range(man.get("X")), _range(man.get("R")), _others(man))


def _who(man: Json) -> tuple[str, str]:
    return man["position"], f"{man['player']} ({man['injury']:+d})" if man[
        "injury"
    ] else f"{man['player']} (0)"


def _others(man: Json) -> str:
    return " ".join(man["alt"])


def _range(totals: list[int] | None) -> str:
    return "" if totals is None else f"{totals[0]}–{totals[1]}" if totals[0] != totals[1] else str(totals[0])


def _men(page: Page, x: float, y: float, heads: Heads, men: Sequence[tuple[str, ...]]) -> float:
    """A list of men: position, name, ratings and ranges, other positions. Returns its bottom."""
    row = 11.6
    w = sum(width for _, width in heads)
    lefts = [x + sum(width for _, width in heads[:i]) for i in range(len(heads))]
    page.text(x, y + 8, heads[0][0], 6.8, "bold")
    for (head, width), left in zip(heads[2:], lefts[2:], strict=True):
        page.text(left + width / 2, y + 8, head, 5.2, "bold", "centre", GREY)
    for i, man in enumerate(men):
        at = y + 11 + i * row
        if i % 2 == 0:
            page.box(x, at, w, row, fill=PALE)
        page.text(x + 1, at + 8.3, man[0], 6, "bold")
        fitting(page, lefts[1], at + 8.3, man[1], 6.4, heads[1][1] - 1)
        for figure, (_, width), left in zip(man[2:], heads[2:], lefts[2:], strict=True):
            page.text(left + width / 2, at + 8.3, figure, fitted(figure, 6.4, width - 1), "regular", "centre")
    bottom = y + 11 + len(men) * row
    for edge in (y + 11, bottom):
        page.line(x, edge, x + w, edge, 0.7)
    return bottom


def _unit_head(page: Page, box: Box, team: Team, title: str) -> float:
    place, _, nickname = team.club.rpartition(" ")
    y = frame(page, box, team, place, nickname.upper(), (str(team.season),))
    page.text(box.middle, y + 9, title, 7.5, "bold", "centre")
    return y + 13
