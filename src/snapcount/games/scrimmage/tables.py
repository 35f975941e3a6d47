"""The printed tables and our reconstructions, read and checked once."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from snapcount.core import tables
from snapcount.core.tables import check
from snapcount.football.situation import Law

load = partial(tables.load, "scrimmage")


class Counter(NamedTuple):
    """SC-3.1, SC-3.2: what is printed on a man."""

    id: str
    jersey: int
    position: str
    """SC-3.6: it describes; no rule asks for it."""
    role: str
    passing: int
    receiving: int
    physical: int
    movement: int


def load_counters() -> dict[str, Counter]:
    sheet = load("counters")
    fields = Counter._fields
    men = [Counter(*(man[name] for name in fields)) for man in sheet["offense"] + sheet["defense"]]
    for side, count in (("O", sheet["counts"]["offense"]), ("D", sheet["counts"]["defense"])):
        check(sum(man.id[0] == side for man in men) == count, "counters", f"side {side} has not {count} men")
    check(all(man.id == f"{man.id[0]}{man.jersey}" for man in men), "counters", "an id is side and jersey")
    passers = [man.id for man in men if man.id[0] == "D" and (man.passing or man.receiving)]
    check(not passers, "counters", f"SC-3.5: {passers} defend, and neither pass nor receive")
    # SC-1.9: O's men before D's, each by ascending jersey.
    return {man.id: man for man in sorted(men, key=lambda man: (man.id[0] == "D", man.jersey))}


COUNTERS = load_counters()
LINE_UPS = {side: tuple(id for id in COUNTERS if id[0] == side) for side in "OD"}
FIRST_ELEVEN = {
    "O": tuple(load("counters")["default_eleven"]["offense"]),
    "D": tuple(load("counters")["default_eleven"]["defense"]),
}
STRENGTH = {man.id: man.physical for man in COUNTERS.values()}
MOVEMENT = {man.id: man.movement for man in COUNTERS.values()}
"""SC-3.3: Contact Strength, and the MP of one phase."""
ORDER = {id: at for at, id in enumerate(COUNTERS)}

TOTALS = range(2, 13)
WAYS = {total: 6 - abs(total - 7) for total in TOTALS}
"""SC-18.2: of 36."""


def load_rows(name: str) -> dict[int, tuple[str, ...]]:
    """A table of eleven columns, dice total 2…12: row → result by total (the first two places are empty)."""
    rows: dict[int, tuple[str, ...]] = {}
    for row, cells in load(name)["rows"].items():
        check([int(total) for total in cells] == list(TOTALS), name, f"row {row} lacks a total of two dice")
        rows[int(row)] = ("", "", *cells.values())
    return rows


CONTACT = load_rows("contact_results")
RECOVERY = load_rows("neutralization_recovery")
COMPLETION = load_rows("pass_completion")


def check_counts() -> None:
    """The results of each row must add up as the table's own counts say."""
    for row, counts in load("contact_results")["counts_of_36"].items():
        for result, ways in counts.items():
            found = sum(WAYS[n] for n in TOTALS if CONTACT[int(row)][n] == result)
            check(found == ways, "contact_results", f"row {row} has {result} on {found} of 36")
    for row, chance in load("pass_completion")["probability_of_completion"].items():
        complete = sum(WAYS[n] for n in TOTALS if COMPLETION[int(row)][n] == "C")
        check(f"{complete}/36" == chance, "pass_completion", f"row {row} completes {complete} of 36")
    for row, chances in load("neutralization_recovery")["probabilities"].items():
        for result, chance in chances.items():
            ways = sum(WAYS[n] for n in TOTALS if RECOVERY[int(row)][n] == result)
            check(
                f"{ways}/36" == chance, "neutralization_recovery", f"row {row} has {result} on {ways} of 36"
            )


check_counts()


def contact_result(differential: int, total: int) -> str:
    """SC-10.1, SC-10.2: the differential is clamped to the printed rows -2…6."""
    return CONTACT[min(max(differential, -2), 6)][total]


def pass_complete(net: int, total: int) -> bool:
    """SC-11.1, SC-11.2: net points are clamped to the printed rows 0…11."""
    return COMPLETION[min(max(net, 0), 11)][total] == "C"


def recovery_result(level: int, total: int) -> str:
    """SC-10.9: R recovers, I injures, - changes nothing."""
    return RECOVERY[level][total]


COSTS: dict[str, int] = {cost["key"]: cost["mp"] for cost in load("movement_costs")["costs"]}
FRONT, OTHER, TURN = COSTS["enter_front"], COSTS["enter_oblique_or_rear"], COSTS["turn_per_hexside"]
OCCUPIED = COSTS["enter_occupied_hex_extra"]
CONTACT_FRONT, CONTACT_REAR = COSTS["active_contact_front_or_oblique"], COSTS["active_contact_rear"]
PASSIVE_ENTRY, PASSIVE_RESOLVED = COSTS["passive_contact_entry_extra"], COSTS["resolve_passive_contact"]
# SC-7.2: the text, not the chart, says what these and TURN cost.
SNAP, HAND_OFF = COSTS["snap_per_hex_each_man"], COSTS["handoff_each_man"]
LONG_PASSER, SHORT_PASSER = COSTS["pass_long_passer"], COSTS["pass_short_passer"]
LONG_RECEIVER, SHORT_RECEIVER = COSTS["pass_long_receiver"], COSTS["pass_short_receiver"]
AGGRESSIVE_CONTACT: int = load("movement_costs")["modifiers"][0]["active_contact_front_or_oblique"]
MAN_TO_MAN_ENTRY: int = load("movement_costs")["modifiers"][1]["passive_contact_entry_extra"]

DEDUCTIONS = load("passing_deductions")
BANDS: tuple[tuple[int, int, int], ...] = tuple(
    (band["from"], band["to"], band["points"]) for band in DEDUCTIONS["items"][0]["bands"]
)
LONGEST_PASS: int = DEDUCTIONS["maximum_distance"]
_JOINED = [band[0] for band in BANDS[1:]] == [band[1] + 1 for band in BANDS[:-1]]
check(_JOINED and BANDS[-1][1] == LONGEST_PASS, "passing_deductions", "the bands leave out a distance")


def distance_points(hexes: int) -> int:
    """SC-11.4."""
    return next(points for low, high, points in BANDS if low <= hexes <= high)


class BallMarker(NamedTuple):
    """SC-13.12: a play of the offence."""

    id: str
    forward: bool
    side: str
    """right, left or empty."""
    lateral: bool
    """A lateral must come before the run."""
    earliest: int
    """The first game-turn after the snap in which it may be carried out."""


_MARKERS = load("play_markers")
O_LINE = tuple(marker["id"] for marker in _MARKERS["offense_line"])
D_LINE = tuple(marker["id"] for marker in _MARKERS["defense_line"])
"""SC-13.3: for the linemen of the snapshot."""
D_BACKS = tuple(marker["id"] for marker in _MARKERS["defense_backs"])
BALL_MARKERS = {
    m["id"]: BallMarker(
        m["id"], m["forward_pass"], m["side"] or "", m["lateral_required"], m["earliest_turn_after_snap"]
    )
    for m in _MARKERS["offense_ball"]
}
O_BALL = tuple(BALL_MARKERS)
_COUNTS = (len(O_LINE), len(O_BALL), len(D_LINE), len(D_BACKS))
check(_COUNTS == (2, 7, 2, 2), "play_markers", f"there are {_COUNTS} markers of each kind")

SCENARIOS = load("scenarios")
TO_GAIN: int = SCENARIOS["multiple_play"]["hexes_for_first_down"]
DOWNS: int = SCENARIOS["multiple_play"]["downs"]
LAW = Law(61, TO_GAIN, DOWNS)
"""SC-2.9, SC-14.6: in rows of hexes; 61 is the first row of the attacked end zone."""
TOUCHDOWN_VP: int = SCENARIOS["multiple_play"]["touchdown_vp"]

KICKING = load("kicking")
KICKOFF = {int(total): hexes for total, hexes in KICKING["kickoff"]["start_hexes_from_own_goal"].items()}
PUNT = {int(total): hexes for total, hexes in KICKING["punt"]["net_hexes"].items()}
ONSIDE: tuple[int, ...] = tuple(KICKING["onside"]["kicking_team_recovers_on"])
FIELD_GOAL: tuple[tuple[int, int, int], ...] = tuple(
    (band["hexes_from"], band["hexes_to"], band["good_on_or_below"])
    for band in KICKING["field_goal"]["bands"]
)
EXTRA_POINT: int = KICKING["extra_point"]["good_on_or_below"]
FREE_KICK: int = KICKING["free_kick_after_safety"]["add_hexes"]
check(set(KICKOFF) == set(range(2, 12)) and set(PUNT) == set(range(3, 13)), "kicking", "a total is missing")


class Spot(NamedTuple):
    """A man's place in a stored formation, relative to the ball and the attacked goal (SC-19.11)."""

    man: str
    columns: int
    d: int
    facing: int


def load_formations() -> dict[str, dict[str, tuple[tuple[Spot, ...], tuple[Spot, ...]]]]:
    """By side and name: the layout for ball columns of either parity (p = 0, p = 1)."""
    book = load("formations")
    found: dict[str, dict[str, tuple[tuple[Spot, ...], tuple[Spot, ...]]]] = {"O": {}, "D": {}}
    for side, name in (("O", "offense"), ("D", "defense")):
        for formation in book[name]:
            layouts = [
                tuple(
                    Spot(s["man"], s["dc"], s["d"], s["f"]) for s in formation.get(key, formation.get("men"))
                )
                for key in ("p0", "p1")
            ]
            eleven = all(len({s.man for s in spots}) == 11 for spots in layouts)
            check(eleven, "formations", f"{formation['id']} has not eleven men")
            found[side][formation["id"]] = (layouts[0], layouts[1])
    return found


FORMATIONS = load_formations()
