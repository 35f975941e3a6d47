"""The Playboard (CP-1.8) and the other charts, read and checked when the game is loaded."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from snapcount.core import tables
from snapcount.core.tables import BadTable, check
from snapcount.football.situation import Law
from snapcount.games.canadian_pro.rules.cells import TOTALS, Cells, read_column, read_columns

FIELD, END_ZONE = 110, 25
"""CP-1.4: between the goal lines, and behind each."""
LAW = Law(FIELD, 10, 3)  # CP-3.2
KICKOFF_FROM = 45  # CP-6.2
AFTER_SINGLE = 35
AFTER_TOUCHBACK = 25

SKILL = ("QB", "FB", "HB", "WB", "TE", "SE", "FL")
BACKS = ("FB", "HB", "WB")
RECEIVERS = ("FB", "HB", "WB", "TE", "SE", "FL")
LINEMEN = ("LT", "LG", "C", "RG", "RT")
OFFENCE = SKILL + LINEMEN
DEFENCE = ("DLE", "DLT", "DRT", "DRE", "LLB", "MLB", "RLB", "LCB", "LH", "S", "RH", "RCB")
DEPTHS = ("S", "M", "L")
HOLES = (9, 7, 5, 3, 2, 4, 6, 8)
ZONES = (1, 2, 3, 4, 5, 6, 7, 8, 9)
"""CP-11.12: from left to right of the offence: odd holes and zones 1, 4, 7 left, even holes and 3, 6, 9 right."""
OPTIONAL = (
    "oob_punt",
    "sneak",
    "hurry_up",
    "quick_kick",
    "kick_back",
    "individual_runs",
    "screen",
    "alignments",
)


load = partial(tables.load, "canadian_pro")


def depth_of(zone: int) -> str:
    """CP-13.1: zones 1-3 are short, 4-6 medium, 7-9 long."""
    return DEPTHS[(zone - 1) // 3]


# Settings 0 and 6 (CP-4.7)

_COLUMNS = load("playboard_columns_0_6")
RUN_0, RUN_6 = read_column(_COLUMNS["run"]["0"]), read_column(_COLUMNS["run"]["6"])
PASS_0, PASS_6 = read_column(_COLUMNS["pass"]["0"]), read_column(_COLUMNS["pass"]["6"])

# Turnover Return Chart (CP-5.6): columns 1 to 7

RETURN_CHART: tuple[Cells, ...] = read_columns(load("playboard_turnover_return")["rows"])
check(len(RETURN_CHART) == 7, "playboard_turnover_return", "it has not seven columns")

# Penalties (CP-8.3)


class Foul(NamedTuple):
    number: int
    name: str
    yards: int
    enforcement: str


_PENALTIES = load("playboard_penalties")
FOULS: dict[int, Foul] = {
    row["number"]: Foul(row["number"], row["type"], row["yards"] or 0, row["enforcement"])
    for row in _PENALTIES["lower_chart"]
}
PENALTY_COLUMNS: dict[str, dict[int, int]] = {
    name: {int(total): number for total, number in column.items()}
    for name, column in _PENALTIES["upper_chart"]["columns"].items()
}
check(
    all(
        sorted(column) == list(TOTALS) and set(column.values()) <= set(FOULS)
        for column in PENALTY_COLUMNS.values()
    ),
    "playboard_penalties",
    "a column lacks a total or names no foul",
)
DELAY_OF_GAME = next(foul.number for foul in FOULS.values() if foul.name == "Delay of game")

# Injuries (CP-9.2, CP-9.3, CP-9.4)

INJURY_TABLE: dict[str, dict[int, str]] = {
    name: {int(total): who for total, who in column.items()}
    for name, column in load("playboard_injury_table")["columns"].items()
}
N_NUMBER: dict[int, int] = {int(total): n for total, n in load("injury_n_number")["rows"].items()}
check(sorted(N_NUMBER) == list(TOTALS), "injury_n_number", "it lacks a total of two dice")


class Duration(NamedTuple):
    effect: str
    scope: str
    games: int


_DURATIONS = load("playboard_injury_duration")["rows"]
DURATIONS: tuple[Duration, ...] = tuple(
    Duration(row["effect"], row["scope"], row.get("games", 0)) for row in _DURATIONS
)
check(
    len(DURATIONS) == 11 and _DURATIONS[4]["total"] == "4",
    "playboard_injury_duration",
    "it has not the rows 0 to 10",
)


def duration(total: int) -> Duration:
    """The Injury Duration Chart: 0 or less is its first row, 10 or more its last."""
    return DURATIONS[min(10, max(0, total))]


_MAIN = load("main_defender")
MAIN_MAN: dict[str, str] = _MAIN["man"]
MAIN_ZONE: dict[int, str] = {int(zone): who for zone, who in _MAIN["zone"].items()}

# Weather (CP-11.6)


class Weather(NamedTuple):
    name: str
    changes: dict[str, int]
    """Added to the setting, by S, M, L and run."""
    kick: int
    fg_los: int
    wind: int


WEATHER: dict[int, Weather] = {
    int(total): Weather(
        row["name"],
        {key: row[key] for key in (*DEPTHS, "run")},
        row["kick"],
        row["fg_los"],
        row["wind"],
    )
    for total, row in load("playboard_weather")["rows"].items()
}
check(sorted(WEATHER) == list(TOTALS), "playboard_weather", "it lacks a total of two dice")

# Formation cards (CP-12.2)


class Hole(NamedTuple):
    above: str
    below: str
    red: str
    mark: str
    in_out: str


class Spot(NamedTuple):
    """A zone of a zone card, or a receiver's length on a man or blitz card."""

    red: str
    rush: str
    mark: str
    main: str


class Formation(NamedTuple):
    name: str
    kind: str
    draw: int
    trap: int
    holes: dict[int, Hole]
    zones: dict[int, Spot]
    men: dict[str, dict[str, Spot]]
    pass_change: dict[str, int]
    initial: dict[str, int]
    """Blitz cards only: the setting supplied, by hole, length and quick_kick."""


def _spot(cell: dict[str, Any], main: str) -> Spot:
    return Spot(cell["red"] or "", cell["rush"] or "", cell["mark"] or "", main)


def _formation(card: dict[str, Any]) -> Formation:
    blitz = card["kind"] == "blitz"
    initial = card.get("initial", {})
    return Formation(
        card["id"],
        card["kind"],
        card["draw_setting"] if blitz else card["draw"],
        card["trap_setting"] if blitz else card["trap"],
        {
            int(hole): Hole(
                cell["above"], cell["below"], cell["red"] or "", cell["mark"] or "", cell["in_out"] or ""
            )
            for hole, cell in card["holes"].items()
        },
        {int(zone): _spot(cell, cell["defender"] or "") for zone, cell in card.get("zones", {}).items()},
        {
            receiver: {depth: _spot(row[depth], row.get("main") or "") for depth in DEPTHS}
            for receiver, row in card.get("receivers", {}).items()
        },
        card.get("pass_change", dict.fromkeys(DEPTHS, 0)),
        {**initial.get("run", {}), **{key: value for key, value in initial.items() if key != "run"}},
    )


FORMATIONS: dict[str, Formation] = {card["id"]: _formation(card) for card in load("formation_cards")["cards"]}
ORDINARY = tuple(name for name, card in FORMATIONS.items() if card.kind != "blitz")
MAN = tuple(name for name, card in FORMATIONS.items() if card.kind == "man")
BLITZ = tuple(name for name, card in FORMATIONS.items() if card.kind == "blitz")
check(len(ORDINARY) == 10 and len(BLITZ) == 2, "formation_cards", "there are ten cards and two blitzes")
check(
    all(set(card.holes) == set(HOLES) for card in FORMATIONS.values()),
    "formation_cards",
    "a card has eight holes",
)

# Optional rules (chapter 16)

_ALIGNMENTS = load("alignments")
ALIGNMENTS: tuple[str, ...] = tuple(_ALIGNMENTS["columns"])
USUAL_ALIGNMENT = "4-3-5"
ALIGNMENT_CHANGES: dict[str, dict[str, int]] = {
    name: {
        **{depth: _ALIGNMENTS["pass"][depth][at] for depth in DEPTHS},
        "defence": _ALIGNMENTS["run"]["defender_in_red"][at],
        "offence": _ALIGNMENTS["run"]["offence_in_red"][at],
    }
    for at, name in enumerate(ALIGNMENTS)
}
SNEAK = read_column(load("qb_sneak")["rows"])
SCREEN = read_column(load("screen_pass")["rows"])
_QUICK = load("playboard_quick_kick")
QUICK_KICK, QUICK_RETURN = read_column(_QUICK["distance"]), read_column(_QUICK["return"])
TWO_POINT: frozenset[int] = frozenset(load("two_point_convert")["good_rolls"])

# Solitaire (chapters 17, 18)

_BASIC = load("solitaire_basic")
GREEN: tuple[dict[str, tuple[int, ...]], ...] = tuple(
    {row: tuple(settings) for row, settings in _BASIC[down].items()}
    for down in ("first_down", "second_down", "third_down")
)


def green_setting(down: int, to_go: int, face: int) -> int:
    """The initial setting by down, yards to go and the green die."""
    for row, settings in GREEN[down - 1].items():
        low, _, high = row.rstrip("+").partition("-")
        most = 999 if row.endswith("+") else int(high or low)
        if int(low) <= to_go <= most:
            return settings[face - 1]
    raise BadTable(f"The table solitaire_basic.json has no row for {to_go} to go on down {down}.")


_CHART = load("solitaire_advanced")
SOLITAIRE_RUN: dict[int, dict[int, str]] = {
    int(total): {hole: row if isinstance(row, str) else row[str(hole)] for hole in HOLES}
    for total, row in _CHART["run"].items()
}
SOLITAIRE_IN_OUT: dict[int, str] = {int(hole): word for hole, word in _CHART["in_out"].items()}
SOLITAIRE_PASS: dict[int, tuple[dict[str, int], tuple[str, ...]]] = {
    int(total): (row["change"], tuple(row["calls"])) for total, row in _CHART["pass"].items()
}
check(
    all(len(calls) == 9 for _, calls in SOLITAIRE_PASS.values()),
    "solitaire_advanced",
    "a row has not nine zones",
)

# Time (CP-10.2, CP-15.1): seconds in columns A, B and C

_TIMING = load("timing")
BASIC_TIME: tuple[int, int] = (
    _TIMING["basic"]["normal"],
    _TIMING["basic"]["last_three_minutes_of_q2_q4"],
)
_ROWS = {row["play"]: (row["A"], row["B"], row["C"]) for row in _TIMING["advanced"]["rows"]}
_OTHER = _TIMING["advanced"]["other"]
_OUT_OF_BOUNDS = _OTHER["intentional punt out of bounds (optional)"]
TIMES: dict[str, tuple[int, int, int]] = {
    "run": _ROWS["running play"],
    "complete": _ROWS["completed pass play"],
    "missed field goal": _ROWS["wide field goal and runback"],
    "kick": _ROWS["kickoff or punt and runback"],
    "turnover": _ROWS["interception and fumble returns"],
    "incomplete": _ROWS["incomplete pass"],
    "field goal": _ROWS["successful field goal"],
    "kick out": _ROWS["kick that travels out of the end zone for a single point"],
    "ground": (*_ROWS["grounding the ball"][:2], _ROWS["grounding the ball"][1]),
    "out of bounds": (_OUT_OF_BOUNDS, _OUT_OF_BOUNDS, _OUT_OF_BOUNDS),
    "onside": (0, 0, 0),
    "convert": (0, 0, 0),
    "two-point": (_OTHER["two point convert"],) * 3,
}
SECOND_INCOMPLETION: int = _OTHER["second of two consecutive incomplete passes in column C"]
