"""Events to rows: what only Scrimmage knows of a play. Hexes become yards (SC-2.18)."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import rows as football
from snapcount.football.columns import Row
from snapcount.football.rows import Facts, Fill
from snapcount.football.words import counted
from snapcount.games.scrimmage.rules.field import GOAL_ROWS, in_yards
from snapcount.games.scrimmage.show.log import event as sentence
from snapcount.games.scrimmage.show.places import number
from snapcount.games.scrimmage.tables import LAW

QUIET = frozenset("placed stepped moved turned went_through phase_ended".split())


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per play, punt, try for goal, extra point and kickoff; an abandoned set-up is a delay."""
    return football.rows(events, names, LAW, say, FILL)


def say(event: Event, names: Names) -> str:
    return "" if event.what in QUIET else sentence(event, names)


def began(row: Row, facts: Facts) -> None:
    """Places and distances in yards; no rule says where kicks and tries are taken from."""
    now = facts["situation"]
    row["yardline_100"] = in_yards(GOAL_ROWS - now.ball) if now.down else ""
    if now.down:
        row["ydstogo"] = in_yards(now.line - now.ball)
        row["goal_to_go"] = int(now.line >= LAW.length)
    if facts["left"]:
        row["tt_clock"] = f"{counted(facts['left'], 'play')} left"
        row["tt_quarter_plays_remaining"] = facts["left"]


def ball_marker(row: Row, facts: Facts) -> None:
    row["tt_offence_call"] = facts["marker"]


def line_markers(row: Row, facts: Facts) -> None:
    row |= {"tt_offence_formation": facts["o_line"], "tt_defence_formation": facts["d_line"]}


def backs_marker(row: Row, facts: Facts) -> None:
    row["tt_defence_call"] = facts["marker"]


def passed(row: Row, facts: Facts) -> None:
    if facts["forward"]:
        row |= {"passer_player_name": number(facts["by"]), "receiver_player_name": number(facts["receiver"])}


def gained(row: Row, facts: Facts) -> None:
    if facts["play"] == "run":
        row["rusher_player_name"] = number(facts["man"])


def ball_dead(row: Row, facts: Facts) -> None:
    """SC-15.10: a safety without points, too."""
    row["safety"] = int(facts["safety"])


def penalised(row: Row, facts: Facts) -> None:
    """SC-4.16: the down is set up anew."""
    football.no_play(row)


FILL: dict[str, Fill] = {
    "play_began": began,
    "ball_marker_shown": ball_marker,
    "line_markers_shown": line_markers,
    "backs_marker_shown": backs_marker,
    "passed": passed,
    "gained": gained,
    "ball_dead": ball_dead,
    "penalised": penalised,
}
