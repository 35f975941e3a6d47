"""Events to rows: what only Out of Sight Football knows of a play. Yards are whole numbers, as in nflverse."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import rows as football
from snapcount.football.columns import Row
from snapcount.football.rows import Facts, Fill
from snapcount.football.words import counted
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.show.log import event as say


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row for every kickoff, free kick, down and try."""
    found = football.rows(events, names, tables.LAW, say, FILL)
    for row in found:
        if row["first_down"] and row["penalty_type"] == "face mask":
            row |= {"first_down_rush": 0, "first_down_pass": 0, "first_down_penalty": 1}
    return found


def began(row: Row, facts: Facts) -> None:
    row["tt_clock"] = f"{counted(facts['left'] / 2, 'play')} left"
    row["tt_quarter_plays_remaining"] = facts["left"] / tables.UNITS
    row["tt_offence_call"] = facts.get("play", "")
    if row["play_type"] == "punt":
        row["punt_attempt"] = 1


def called(row: Row, facts: Facts) -> None:
    row["tt_offence_call"] = facts["play"]
    if row["down"] or not row["play_type"]:
        row["play_type"] = "run" if tables.PLAYBOOK[facts["play"]].is_run else "pass"


def thrown(row: Row, facts: Facts) -> None:
    """How deep the dot lay. OS-10.7 Of a catch that is told only after the run."""
    if row["down"]:
        row["air_yards"] = round(facts["depth"])
        row["pass_length"] = football.pass_length(row["air_yards"])


def defence_set(row: Row, facts: Facts) -> None:
    row["tt_defence_call"] = counted(facts["count"], "linebacker")


def gained(row: Row, facts: Facts) -> None:
    if row["complete_pass"]:
        row["yards_after_catch"] = row["yards_gained"] - row["air_yards"]


def sacked(row: Row, facts: Facts) -> None:
    """OS-10.6 The pass never happened."""
    row |= {"air_yards": "", "pass_length": ""}


def knelt(row: Row, facts: Facts) -> None:
    row |= {"rush_attempt": 1, "rushing_yards": -1, "yards_gained": -1}


def spiked(row: Row, facts: Facts) -> None:
    """OS-4.8 An incomplete pass on purpose."""
    row |= {"pass_attempt": 1, "incomplete_pass": 1}


def kicked_off(row: Row, facts: Facts) -> None:
    row["kick_distance"] = round(facts["distance"])


def penalised(row: Row, facts: Facts) -> None:
    """OS-16.4 An illegal block by the offence undoes its play."""
    if facts["foul"] == "illegal block" and row["penalty_team"] == row["posteam"] and row["down"]:
        football.no_play(row)


FILL: dict[str, Fill] = {
    "play_began": began,
    "called": called,
    "defence_set": defence_set,
    "verdict": thrown,
    "caught": thrown,
    "gained": gained,
    "sacked": sacked,
    "knelt": knelt,
    "spiked": spiked,
    "kicked_off": kicked_off,
    "penalised": penalised,
}
