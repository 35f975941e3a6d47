"""What a row has from the play as a whole, once all its events have been read."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.table import Event
from snapcount.football.columns import Row


def settle(row: Row, play: Sequence[Event], names: tuple[str, str]) -> None:
    if row["play_type"] != "no_play":
        fumbles(row, play, names)
        blocks(row, play)
        touchdowns(row)
    lengths(row)
    row["qb_kneel"], row["qb_spike"] = (int(row["play_type"] == kind) for kind in ("qb_kneel", "qb_spike"))
    downs(row)


def lengths(row: Row) -> None:
    """Only a ball that was thrown went short or deep: no sack, no scramble, no snap that was fumbled."""
    for_two = row["two_point_attempt"] and row["play_type"] == "pass"
    if not (row["complete_pass"] or row["incomplete_pass"] or row["interception"] or for_two):
        row |= {"pass_length": "", "air_yards": ""}


def fumbles(row: Row, play: Sequence[Event], names: tuple[str, str]) -> None:
    """The first loose ball of the team in possession, and whether who ran its ball back lost it again.

    A game whose fumbles are always lost fills that in itself.
    """
    for at, event in enumerate(play):
        if event.what != "fumbled":
            continue
        lost = next((int(later.facts["lost"]) for later in play[at:] if later.what == "recovered"), None)
        if names[event.facts["seat"]] != row["posteam"]:
            row["tt_return_fumble_lost"] |= lost or 0
        elif not row["fumble"]:
            row["fumble"] = 1
            row["fumble_lost"] = row["fumble_lost"] if lost is None else lost


def blocks(row: Row, play: Sequence[Event]) -> None:
    if not any(event.what == "blocked" for event in play):
        return
    if row["play_type"] == "punt":
        row |= {"punt_attempt": 1, "punt_blocked": 1}
    if row["field_goal_result"] == "missed":
        row["field_goal_result"] = "blocked"
    if row["extra_point_result"] == "failed":
        row["extra_point_result"] = "blocked"


def touchdowns(row: Row) -> None:
    """By a run or a pass of the team in possession, which is a first down too, or by a return."""
    if not row["touchdown"]:
        return
    own = row["td_team"] == row["posteam"] and row["play_type"] in ("run", "pass")
    if own and row["rush_attempt"] and not row["fumble_lost"]:
        row |= {"rush_touchdown": 1, "first_down": 1}
    elif own and row["complete_pass"] and not row["fumble_lost"]:
        row |= {"pass_touchdown": 1, "first_down": 1}
    else:
        row["return_touchdown"] = 1


def downs(row: Row) -> None:
    """First downs by kind; third and fourth downs that were tried by a run or a pass."""
    if row["first_down"]:
        earned = "rush" if row["rush_attempt"] else "pass" if row["complete_pass"] else "penalty"
        row[f"first_down_{earned}"] = 1
    tried = {3: "third", 4: "fourth"}.get(row["down"])
    if tried and row["play_type"] in ("run", "pass"):
        row[f"{tried}_down_{'converted' if row['first_down'] else 'failed'}"] = 1
