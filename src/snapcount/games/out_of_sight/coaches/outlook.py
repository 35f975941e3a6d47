"""What a typical hand makes of a down before anybody draws: for whoever spots, declares or defends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.coaches.defending import Threat, ended_against, imagined
from snapcount.games.out_of_sight.coaches.noise import draw_dot, normals
from snapcount.games.out_of_sight.coaches.plan_down import plan_down
from snapcount.games.out_of_sight.coaches.planning import Mind, Scene, chosen
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.rules.weather import limits
from snapcount.games.out_of_sight.state import Path

LOOKS, PLAYS = 12, 4
"""So many offences think of a down, and each draws so many plays."""


class Outlook(NamedTuple):
    """Means and shares over many imagined plays."""

    yards: float
    first_down: float
    stopped: float
    """How many of them a linebacker ended or turned."""
    lost: float


def threats(scene: Scene, mind: Mind, looks: int = LOOKS) -> list[Threat]:
    """Plays as offences might draw them: several short looks at the down, a mixed choice among what each finds."""
    found: list[Threat] = []
    for _ in range(looks):
        plans = plan_down(scene, tables.RUNS + tables.PASSES, mind)
        found += [imagined(chosen(plans, mind.random), scene, mind) for _ in range(PLAYS)]
    return found


def outlook(plays: Iterable[Threat], scene: Scene, linebackers: Path) -> Outlook:
    """How those plays go with these linebackers in the way."""
    ends = [(ended_against(each, scene, linebackers), ended_against(each, scene, ())) for each in plays]
    count = len(ends)
    first = plain_sum(
        how == "ran" and yards >= min(scene.to_go, scene.to_goal) - 0.05 for (how, yards), _ in ends
    )
    return Outlook(
        plain_sum(yards for (_, yards), _ in ends) / count,
        first / count,
        sum(now != free for now, free in ends) / count,
        sum(how == "lost" for (how, _), _ in ends) / count,
    )


class Punt(NamedTuple):
    """How a typical hand punts: yards past the line, and how often it is blocked for being too long."""

    yards: float
    blocked: float


def punting(scene: Scene, mind: Mind, high: bool, tries: int = 200) -> Punt:
    """Aimed as the computer players aim it: as far as the hand may dare."""
    hand, normal = mind.hand, normals(mind.random)
    most = limits(scene.weather, scene.wind_to, scene.goes)["punt"] or 0.0
    factor = tables.HIGH_PUNT_FACTOR if high else 1.0
    spread = factor * hand.dot_extent * (most + 10) ** hand.dot_power
    past = min(most - 1.8 * spread, scene.to_goal - 7)
    landed = [draw_dot(hand, (-10.0, 0.0), (past, 0.0), normal, high)[0] for _ in range(tries)]
    good = [x for x in landed if x <= most + TOLERANCE]
    return Punt(plain_sum(good) / max(1, len(good)), 1 - len(good) / tries)
