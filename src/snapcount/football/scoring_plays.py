"""How points were scored, in one clean line each: what a newspaper prints under the box score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any

from snapcount.football.columns import Row
from snapcount.football.words import counted

EXTRA_POINT, TWO_POINTS = "extra point", "two points"


def scoring_plays(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Quarter, clock, team, "12-yard run", the try that followed, and the score after it."""
    found: list[dict[str, Any]] = []
    for row, following in zip_longest(rows, rows[1:]):
        points = (row["tt_points_home"], row["tt_points_away"])
        if tried_again(row, following):
            continue
        if counted_try(row) and found and followed(found[-1], row):
            after = f"{tried(row)} {'good' if good(row) else 'no good'}"
            found[-1] |= {"after": after, "score": score(row)}
        elif any(points):
            found.append(
                {
                    "play_id": row["play_id"],
                    "period": row["qtr"],
                    "clock": row["tt_clock"],
                    "team": row["home_team"] if points[0] else row["away_team"],
                    "text": how(row, max(points)),
                    "after": "",
                    "score": score(row),
                }
            )
    return found


def score(row: Row) -> list[int]:
    """After the play."""
    return [
        row["total_home_score"] + row["tt_points_home"],
        row["total_away_score"] + row["tt_points_away"],
    ]


def counted_try(row: Row) -> bool:
    return bool(row["tt_try"]) and row["play_type"] != "no_play"


def tried_again(row: Row, following: Row | None) -> bool:
    """A try that a flag undid: it counts for nothing, and the next one is the try."""
    if following is None or not row["tt_try"] or row["extra_point_attempt"] or row["two_point_attempt"]:
        return False
    return bool(following["tt_try"] and following["posteam"] == row["posteam"])


def tried(row: Row) -> str:
    return EXTRA_POINT if row["play_type"] == "extra_point" else TWO_POINTS


def followed(touchdown: dict[str, Any], row: Row) -> bool:
    """Whether this is the try of that touchdown; what the other team makes of a try is a play of its own."""
    others = row["tt_points_away"] if touchdown["team"] == row["home_team"] else row["tt_points_home"]
    return bool(row["posteam"] == touchdown["team"] and not touchdown["after"] and not others)


def good(row: Row) -> bool:
    return bool(row["extra_point_result"] == "good" or row["two_point_conv_result"] == "success")


def how(row: Row, points: int) -> str:
    """12-yard run by Bell; 38-yard field goal; kickoff returned 98 yards."""
    if row["touchdown"]:
        return touchdown(row)
    if row["field_goal_result"] == "made":
        return f"{row['kick_distance']}-yard field goal{by(row['kicker_player_name'])}"
    if row["safety"]:
        return "safety"
    if row["tt_try"]:
        return tried(row)
    if row["tt_scored"] == "victory_points":
        return f"{counted(points, 'Victory Point')}{last_play(row)}"
    return "single" if row["tt_scored"] == "single" else counted(points, "point")


def last_play(row: Row) -> str:
    """Of Victory Points, which no play scores by itself: what the last one came to."""
    if row["interception"] or row["fumble_lost"]:
        return f", {lost(row)}"
    if row["incomplete_pass"]:
        return ", incomplete pass"
    if row["play_type"] not in ("run", "pass"):
        return ""
    if row["yards_gained"] < 0:
        return f", {row['play_type']} for a loss of {counted(-row['yards_gained'], 'yard')}"
    return f", {row['yards_gained']}-yard {row['play_type']}" if row["yards_gained"] else ", no gain"


def touchdown(row: Row) -> str:
    yards = f"{row['yards_gained']}-yard"
    if row["rush_touchdown"]:
        return f"{yards} run{by(row['rusher_player_name'])}"
    if row["pass_touchdown"]:
        return f"{yards} pass{thrown(row)}"
    return f"{lost(row)} returned{far(row)}"


LOST: Iterable[tuple[str, str]] = (
    ("interception", "interception"),
    ("fumble_lost", "fumble"),
    ("punt_attempt", "punt"),
    ("kickoff_attempt", "kickoff"),
    ("field_goal_attempt", "field goal"),
)


def lost(row: Row) -> str:
    """What was run back. A kick that was blocked says so."""
    return next((name for column, name in LOST if row[column]), "ball")


def far(row: Row) -> str:
    return f" {counted(row['return_yards'])}" if row["return_yards"] not in ("", 0) else " for a touchdown"


def thrown(row: Row) -> str:
    passer, receiver = row["passer_player_name"], row["receiver_player_name"]
    return f", {passer} to {receiver}" if passer and receiver else ""


def by(player: str) -> str:
    return f" by {player}" if player else ""


def decided_by(plays: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """The score after which the winner was never level or behind again; None for a tie.

    Who was ahead from the first score on is taken at the one that the loser's points never came up to.
    """
    found: dict[str, Any] | None = None
    lead = 0
    for play in plays:
        now = play["score"][0] - play["score"][1]
        if now == 0:
            found = None
        elif (now > 0) != (lead > 0) or lead == 0:
            found = play
        lead = now
    if found is not None and found is plays[0]:
        final = plays[-1]["score"]
        return next(play for play in plays if max(play["score"]) > min(final))
    return found


def best_moment(rows: Sequence[Row]) -> dict[str, Any] | None:
    """The play that people will tell of: the longest way, touchdowns and balls taken away counting more."""
    told = [row for row in rows if not row["tt_try"] and row["play_type"] != "no_play" and weight(row) > 0]
    if not told:
        return None
    row = max(told, key=weight)
    back = row["return_yards"] not in ("", 0) and row["return_yards"] > row["yards_gained"]
    taken = row["interception"] or row["fumble_lost"]
    team = row["return_team"] if back else row["td_team"] or row["defteam" if taken else "posteam"]
    return {
        "play_id": row["play_id"],
        "period": row["qtr"],
        "clock": row["tt_clock"],
        "team": team,
        "text": how(row, 0) if row["touchdown"] or row["field_goal_result"] == "made" else way(row),
    }


def weight(row: Row) -> int:
    yards = max(row["yards_gained"], row["return_yards"] or 0)
    taken = row["interception"] or row["fumble_lost"]
    kicked = row["kick_distance"] if row["field_goal_result"] == "made" else 0
    return int(max(yards, kicked) + 25 * row["touchdown"] + 20 * taken)


TAKEN = {"fumble": " recovered"}


def way(row: Row) -> str:
    """45-yard pass; punt returned 30 yards."""
    if row["interception"] or row["fumble_lost"] or not row["rush_attempt"] + row["complete_pass"]:
        return lost(row) + (
            f" returned{far(row)}" if row["return_yards"] not in ("", 0) else TAKEN.get(lost(row), "")
        )
    if row["rush_attempt"]:
        return f"{row['yards_gained']}-yard run{by(row['rusher_player_name'])}"
    return f"{row['yards_gained']}-yard pass{thrown(row)}"
