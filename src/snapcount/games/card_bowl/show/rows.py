"""Events as one row per play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.football.columns import Row, number_rows, play_row
from snapcount.games.card_bowl.show.log import event as say
from snapcount.games.card_bowl.show.names import clock_text
from snapcount.games.card_bowl.state import Result

TYPES = {
    "rush": "run", "sneak": "run", "scramble": "run", "lateral": "run", "snap": "run", "pass": "pass", "screen": "pass",
    "sack": "pass", "punt": "punt", "field_goal": "field_goal", "kickoff": "kickoff", "squib": "kickoff",
    "onside": "kickoff", "extra_point": "extra_point", "spike": "qb_spike", "kneel": "qb_kneel", "": "no_play",
}  # fmt: skip
QUIET = (
    "turned",
    "ended",
    "kept",
    "dealt",
    "moved",
    "shown",
    "assigned",
    "hot",
    "lined up",
    "set",
    "declared",
    "scored",
)


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per play, numbered."""
    found: list[Row] = []
    play: list[Event] = []
    for event in events:
        play.append(event)
        if event.what == "ended":
            found.append(row_of(play, names))
            play = []
    return number_rows(found, names)


def row_of(play: Sequence[Event], names: Names) -> Row:
    facts = play[-1].facts
    result: Result = facts["result"]
    offence = Seat(facts["offence"])
    kickoff = TYPES[result.play] == "kickoff"
    team = offence.other if kickoff else offence
    scorer, points = Seat(facts["seat"]), facts["points"]
    row: Row = {
        "posteam": names[team],
        "defteam": names[team.other],
        "qtr": facts["quarter"],
        "tt_clock": clock_text(facts["clock"]),
        "play_type": kind_of(result, facts),
        "desc": " ".join(say(event, names) for event in play if event.what not in QUIET and event.to is None),
        "tt_rules": " ".join(dict.fromkeys(event.rule for event in play)),
        "tt_points_home": points if scorer is Seat.HOME else 0,
        "tt_points_away": points if scorer is Seat.AWAY else 0,
    }
    if facts["down"] and not kickoff:
        row |= {
            "down": facts["down"],
            "ydstogo": facts["to_go"],
            "yardline_100": 100 - facts["los"],
            "goal_to_go": int(facts["los"] + facts["to_go"] >= 100),
        }
    row |= (
        scrimmage_columns(result, facts, offence)
        if result.play in ("", *SCRIMMAGE)
        else kick_columns(result, names)
    )
    row |= end_columns(result, names, offence)
    return play_row(**row)


SCRIMMAGE = ("rush", "sneak", "scramble", "lateral", "snap", "pass", "screen", "sack", "spike", "kneel")


def kind_of(result: Result, facts: Any) -> str:
    if facts["trying"]:
        return "extra_point" if result.play == "extra_point" else "two_point"
    if result.event in ("penalty", "replay"):
        return "no_play"
    return TYPES[result.play]


def scrimmage_columns(result: Result, facts: Any, offence: Seat) -> Row:
    """What happened on a play from scrimmage; a play wiped out by a penalty gains nothing."""
    if facts["trying"]:
        made = "success" if result.points else "failure"
        return {"two_point_attempt": 1, "two_point_conv_result": made if result.event == "try" else ""}
    if result.event in ("penalty", "replay"):
        return {}
    sack, thrown = result.play == "sack", result.play in ("pass", "screen", "spike")
    caught = thrown and result.how not in ("incomplete", "interception")
    rush = not sack and not thrown
    own = result.team is offence and result.event == "TD"
    row: Row = {
        "yards_gained": 0 if thrown and not caught else result.yards,
        "sack": int(sack),
        "pass_attempt": int(thrown),
        "complete_pass": int(caught),
        "incomplete_pass": int(result.how == "incomplete"),
        "rush_attempt": int(rush),
        "interception": int(result.how == "interception"),
        "rush_touchdown": int(own and rush),
        "pass_touchdown": int(own and caught),
    }
    base = result.fact("base_yards")
    if caught and isinstance(base, int) and result.play == "pass":
        row |= {"air_yards": base, "yards_after_catch": result.yards - base}
    if caught:
        row |= {"passing_yards": result.yards, "receiving_yards": result.yards}
    if rush:
        row["rushing_yards"] = result.yards
    return row | downs_columns(result, facts, offence, rush, caught)


def downs_columns(result: Result, facts: Any, offence: Seat, rush: bool, caught: bool) -> Row:
    made = result.team is offence and not result.changed
    first = made and result.event in ("ball", "TD") and result.yards >= facts["to_go"]
    row: Row = {
        "first_down": int(first),
        "first_down_rush": int(first and rush),
        "first_down_pass": int(first and caught),
    }
    if facts["down"] in (3, 4):
        name = "third" if facts["down"] == 3 else "fourth"
        row |= {f"{name}_down_converted": int(first), f"{name}_down_failed": int(not first)}
    return row


def kick_columns(result: Result, names: Names) -> Row:
    known = dict(result.facts)
    row: Row = {}
    if result.play == "punt":
        row = {"punt_attempt": int(result.event != "replay"), "kick_distance": known.get("gross", "")}
    elif result.play == "field_goal":
        good = "made" if result.event == "FG" else "blocked" if known.get("blocked") else "missed"
        row = {"field_goal_attempt": 1, "field_goal_result": good, "kick_distance": known.get("dist", "")}
        row = {} if result.event == "replay" else row
    elif result.play == "extra_point" and result.event == "try":
        good = "good" if result.points else "blocked" if known.get("blocked") else "failed"
        row = {"extra_point_attempt": 1, "extra_point_result": good}
    elif TYPES[result.play] == "kickoff":
        row = {"kickoff_attempt": 1}
    row["touchback"] = int(result.event == "touchback")
    if "ret" in known:
        row |= {"return_yards": result.returned, "return_team": names[result.team]}
    return row


def end_columns(result: Result, names: Names, offence: Seat) -> Row:
    """Scores, fumbles and fouls."""
    row: Row = {"safety": int(result.event == "safety")}
    if result.event == "TD":
        row |= {"touchdown": 1, "td_team": names[result.team]}
        row["return_touchdown"] = int(result.changed)
    if result.loose:
        lost = result.team is not offence if result.play in SCRIMMAGE else False
        row |= {"fumble": 1, "fumble_lost": int(lost and result.how == "fumble")}
    foul = result.foul
    if foul is not None and foul.choice not in ("", "decline"):
        row |= {
            "penalty": 1,
            "penalty_team": names[foul.vs],
            "penalty_type": foul.name,
            "penalty_yards": foul.yards,
        }
        after = result.next
        if result.event == "penalty" and after is not None and after.down == 1 and foul.vs is not offence:
            row["first_down_penalty"] = row["first_down"] = 1
    timeout = result.fact("timeout")
    if timeout is not None:
        row |= {"timeout": 1, "timeout_team": names[offence]}
    return row
