"""The tables of the ledger, read once and checked."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from snapcount.core import tables
from snapcount.core.tables import check
from snapcount.football.situation import Law

load = partial(tables.load, "out_of_sight")
_GEOMETRY = load("geometry")
PEN: float = _GEOMETRY["pen_radius"]
"""OS-1.4: every dot and the width of every line is this disc."""
WEST_END, EAST_END = map(float, _GEOMETRY["field"]["x"])
SIDELINE: float = _GEOMETRY["field"]["y"][1]
HASH: float = _GEOMETRY["hash_y"]
"""OS-1.11: the hashmarks."""
TRIANGLE: tuple[tuple[float, float], ...] = tuple(
    (float(u), float(v)) for u, v in _GEOMETRY["receiver"]["triangle_uv"]
)
SIZES: dict[str, float] = {
    "side": _GEOMETRY["receiver"]["side"],
    "corner": _GEOMETRY["receiver"]["corner"],
    "w": _GEOMETRY["penalty"]["w_x"],
    "h": _GEOMETRY["penalty"]["h_y"],
}
"""OS-1.7, OS-1.8: what every receiver and every Penalty symbol measures."""
LINEBACKER: float = _GEOMETRY["linebacker"]["radius"]
"""OS-1.9: the disc of a linebacker."""
LINEBACKERS: int = _GEOMETRY["linebacker"]["max"]
BLITZ: float = _GEOMETRY["linebacker"]["blitz_min_edge_to_nose"]
BALL_GAP: float = _GEOMETRY["linebacker"]["min_gap_to_ball"]
APART: float = _GEOMETRY["linebacker"]["min_centre_distance"]
GOOD: dict[str, float] = _GEOMETRY["goal_east"]["good"]
"""OS-1.12: the goalposts of the East end; the West end is their image."""
STADIUM: float = _GEOMETRY["goal_east"]["stadium_x"]
GOAL: dict[str, Any] = _GEOMETRY["goal_east"]
GOAL_POSTS = 117.0
"""What a field goal is said to be long, less the ball's spot: ten yards of end zone and seven to the holder."""
DROP_ROOM: float = _GEOMETRY["drop_corridor"]
POCKET: dict[str, Any] = _GEOMETRY["pocket"]
SPOTS: tuple[float, float] = tuple(_GEOMETRY["spot_clamp"])

LAW = Law(100.0, 10.0, 4)
"""OS-17.2, OS-17.3: four downs for ten yards."""

_ERRORS = load("stroke_errors")
LIMITS: dict[str, float] = _ERRORS["limits"]
ERRORS: dict[str, str] = _ERRORS["codes"]

_CLOCK = load("clock")
UNITS: int = _CLOCK["units_per_play"]
HALF_UNITS: int = _CLOCK["units_half_play"]
LAST_FIVE: int = _CLOCK["last_five_threshold_units"]
PLAYS: int = _CLOCK["default_plays_per_quarter"]

KICKS: dict[str, Any] = load("kicks")
KICKOFF_LINE: float = float(KICKS["kickoff"]["line"])
FREE_KICK_LINE: float = float(KICKS["free_kick_after_safety"]["line"])
POINTS: dict[str, int] = KICKS["points"]
TOUCHBACK: float = float(KICKS["touchback_own"])
TRY_LINE: float = float(KICKS["try_line_own"])

_WEATHER = load("weather")
WEATHER: dict[int, str] = {int(total): kind for total, kind in _WEATHER["table"].items()}
LIMITS_BY_WEATHER: dict[str, dict[str, float | None]] = _WEATHER["limits"]
SHIFTS: dict[str, dict[str, Any]] = _WEATHER["reds_only_shift"]
RELIEF: dict[str, bool] = _WEATHER["sixty_yard_relief"]
STOPS: dict[str, Any] = load("stops")
"""What stops a runner behind the line, up to Reds Only, beyond, and after the relief; the page reads it too."""
RELIEF_AFTER = float(STOPS["relief_after"])

_PENALTY = load("penalty")
PENALTY_DIE: dict[bool, dict[int, str]] = {
    rain: {int(face): result for face, result in _PENALTY[key].items()}
    for rain, key in ((False, "normal"), (True, "rain_snow"))
}

NOISE: dict[str, dict[str, float]] = load("motor_noise")["parameters"]
HIGH_PUNT_FACTOR: float = load("motor_noise")["high_punt_factor"]
RECIPE: dict[str, Any] = load("field_recipe")
CALIBRATION: dict[str, Any] = load("calibration")
VECTOR_NAMES: dict[str, Any] = load("vector_names")


class Play(NamedTuple):
    """One line of the Playbook (OS-9.7)."""

    id: str
    name: str
    is_run: bool
    drop: int
    """OS-9.2: yards to go straight back, drawn looking; 10 for the pocket."""
    backfield: str
    reds_after: float | None
    side: int
    """+1 left, -1 right, 0 neither."""
    cross: tuple[float, float]
    fake: float
    """How far the other way first."""
    max_gain: float | None
    depth: tuple[float, float]
    lateral: tuple[float, float]
    from_ball: bool
    """The lateral range of a pass counts from the ball, else from the middle of the field."""
    distance: str
    """short, long or bomb: which maximum holds for a pass."""


INFINITE = 1e6


def _play(row: dict[str, Any]) -> Play:
    side = {"left": 1, "right": -1, None: 0}[row.get("side")]
    top = row.get("cross_max")
    wide = row.get("lateral_max")
    depth = row.get("depth", (0, 0))
    return Play(
        row["id"],
        row["name"],
        row["kind"] == "run",
        int(row["drop"][1:]),
        row["backfield"],
        row["reds_only_after"],
        side,
        (float(row.get("cross_min", 0)), INFINITE if top is None else float(top)),
        float(row.get("fake_min", 0)),
        row.get("max_gain"),
        (float(depth[0]), float(depth[1])),
        (float(row.get("lateral_min", 0)), INFINITE if wide is None else float(wide)),
        row.get("lateral_from") == "ball",
        row.get("max_distance_class", ""),
    )


PLAYBOOK: dict[str, Play] = {row["id"]: _play(row) for row in load("playbook")["plays"]}
RUNS = tuple(play.id for play in PLAYBOOK.values() if play.is_run)
PASSES = tuple(play.id for play in PLAYBOOK.values() if not play.is_run)

check(len(RUNS) == 11 and len(PASSES) == 6, "playbook", "it has not 11 runs and 6 passes")
check(sorted(WEATHER) == list(range(2, 13)), "weather", "it lacks a sum of two dice")
check(
    all(sorted(die) == [1, 2, 3, 4, 5, 6] for die in PENALTY_DIE.values()), "penalty", "a die has six faces"
)
check(
    all(play.backfield in STOPS["behind"] for play in PLAYBOOK.values()),
    "playbook",
    "a backfield is all, reds or none",
)
check(
    all(set(row) == {"kickoff", "punt", "fg", "short", "long", "bomb"} for row in LIMITS_BY_WEATHER.values()),
    "weather",
    "every weather limits six distances",
)
check({play.drop for play in PLAYBOOK.values()} == {0, 2, 3, 10}, "playbook", "a drop is B0, B2, B3 or B10")
