"""The calibration report as text."""

from __future__ import annotations

from math import isinf

from snapcount.games.canadian_pro.cards.calibration.measures import Measure, good_shares, measures
from snapcount.games.canadian_pro.cards.tables import Json

HEAD = f"{'':26}{'':24}{'season':>8}{'card':>8}{'off':>8}{'limit':>8}{'thrown':>8}{'plays':>7}"


def report(team: Json, seed: int = 1) -> tuple[str, int]:
    """The text, and how many figures lie outside their limits."""
    found = measures(team, seed)
    outside = [measure for measure in found if not measure.inside]
    lines = [
        f"{team['club']} {team['season']}: the season beside what the cards yield",
        "card: every throw of the dice counted, against league-standard opponents (CP-20.2)",
        f"thrown: one season of as many plays, thrown with dice (seed {seed})",
        "",
        HEAD,
    ]
    name = ""
    for measure in found:
        lines.append(_line(measure, "" if measure.player == name else measure.player))
        name = measure.player
    lines += ["", _field_goals(team), "", _verdict(found, outside)]
    return "\n".join(lines), len(outside)


def _line(measure: Measure, name: str) -> str:
    figures = [figure(x, measure.share) for x in (measure.season, measure.card)]
    off = figure(measure.off, measure.share, sign=True)
    limit = "-" if isinf(measure.limit) else figure(measure.limit, measure.share)
    thrown = figure(measure.thrown, measure.share)
    flag = "" if measure.inside else "  << outside"
    return (
        f"{name[:25]:26}{measure.what:24}{figures[0]:>8}{figures[1]:>8}{off:>8}{limit:>8}{thrown:>8}"
        f"{measure.plays:>7}{flag}"
    )


def figure(x: float, share: bool, sign: bool = False) -> str:
    """Yards, or percent of a share."""
    plus = "+" if sign else ""
    return f"{100 * x:{plus}.1f}%" if share else f"{x:{plus}.2f}"


def _field_goals(team: Json) -> str:
    shares = good_shares(team)
    bands = ", ".join(
        f"{band} {'no attempt' if share is None else f'{share:.0%}'}" for band, share in shares.items()
    )
    return f"Field goals good, by yards to the goal line: {bands}"


def _verdict(found: list[Measure], outside: list[Measure]) -> str:
    if not found:
        return "No card has a season line to be measured by."
    if not outside:
        return f"All {len(found)} figures lie within their limits."
    names = ", ".join(f"{measure.player} ({measure.what})" for measure in outside)
    return f"{len(found) - len(outside)} of {len(found)} figures lie within their limits; outside: {names}."
