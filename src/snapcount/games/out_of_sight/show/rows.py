"""Events as rows of a play-by-play table: one row from each kickoff or declaration to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.football.columns import Row, number_rows, play_row
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.show.log import event as said

BEGINS = ("declared", "kicked_off")
KINDS = {
    "punt": "punt",
    "high_punt": "punt",
    "fake_punt": "run",
    "fake_kick": "run",
    "kneel": "qb_kneel",
    "spike": "qb_spike",
    "field_goal": "field_goal",
}
POINTS = ("touchdown", "field_goal", "extra_point", "two_point", "safety")


def rows(events: Iterable[Event], names: Names) -> list[dict[str, Any]]:
    """Yards are whole numbers, as in nflverse; what a play scored is in `tt_points_*`."""
    plays: list[list[Event]] = []
    for event in events:
        if event.what in BEGINS:
            plays.append([])
        if plays:
            plays[-1].append(event)
    return number_rows([_row(play, names) for play in plays], names)


def _row(play: list[Event], names: Names) -> Row:
    first = play[0]
    facts = first.facts
    offence: Seat = facts["seat"]
    row = play_row(
        posteam=names[offence],
        defteam=names[offence.other],
        qtr=facts["quarter"],
        tt_clock=f"{facts['units'] / 2:g} plays",
        desc=" ".join(said(event, names) for event in play if event.to is None),
        tt_dice=" ".join(str(die) for event in play for die in event.facts.get("dice", ())),
        tt_rules=" ".join(dict.fromkeys(event.rule for event in play)),
        yardline_100=round(100 - facts["spot"]),
    )
    if first.what == "kicked_off":
        row |= {"play_type": "kickoff", "kickoff_attempt": 1}
    else:
        row |= _declared(facts)
    for event in play[1:]:
        reader = READERS.get(event.what)
        if reader is not None:
            row |= reader(row, event.facts, offence, names)
        if event.what in POINTS:
            row |= _scored(row, event.facts)
    return _downs(row)


def _declared(facts: dict[str, Any]) -> Row:
    if facts["is_try"]:
        if facts["play"] == "field_goal":
            return {"play_type": "extra_point", "extra_point_attempt": 1, "extra_point_result": "failed"}
        return {"play_type": "two_point", "two_point_attempt": 1, "two_point_conv_result": "failure"}
    goal = facts["spot"] + facts["to_go"] >= 99.95
    row: Row = {"down": facts["down"], "ydstogo": round(facts["to_go"]), "goal_to_go": int(goal)}
    kind = KINDS.get(facts["play"], "")
    row["play_type"] = kind
    if kind == "punt":
        row["punt_attempt"] = 1
    elif kind == "field_goal":
        row |= {
            "field_goal_attempt": 1,
            "field_goal_result": "missed",
            "kick_distance": round(117 - facts["spot"]),
        }
    elif kind in ("run", "qb_kneel"):
        row |= {"rush_attempt": 1, "yards_gained": -1 if kind == "qb_kneel" else 0}
    elif kind == "qb_spike":
        row |= {"pass_attempt": 1, "incomplete_pass": 1}
    return row


def _called(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    if row["two_point_attempt"]:
        return {}
    if tables.PLAYBOOK[facts["play"]].is_run:
        return {"play_type": "run", "rush_attempt": 1}
    return {"play_type": "pass", "pass_attempt": 1}


def _verdict(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    if row["two_point_attempt"]:
        return {}
    caught = facts["v"] == "complete"
    return {
        "air_yards": round(facts["depth"]),
        "complete_pass": int(caught),
        "incomplete_pass": int(not caught),
    }


def _reveal(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    if row["two_point_attempt"]:
        return {}
    if facts["what"] == "sack":
        return {"sack": 1, "pass_attempt": 0, "complete_pass": 0, "incomplete_pass": 0}
    return {"complete_pass": 0, "incomplete_pass": 1}


def _carried(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    gain = round(facts["gain"])
    if facts["kind"] not in ("scrimmage", "catch"):
        return {"return_team": names[facts["seat"]], "return_yards": gain}
    if row["two_point_attempt"]:
        return {}
    if row["play_type"] == "pass":
        if not row["complete_pass"]:
            return {"sack": 1, "pass_attempt": 0, "incomplete_pass": 0, "yards_gained": gain}
        return {
            "yards_gained": gain,
            "passing_yards": gain,
            "receiving_yards": gain,
            "yards_after_catch": gain - row["air_yards"],
        }
    return {"yards_gained": gain, "rushing_yards": gain}


def _fumble(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"fumble": 1}


def _recovered(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    returning = row["return_team"] or row["posteam"]
    return {"fumble_lost": int(names[facts["seat"]] != returning and returning == row["posteam"])}


def _penalty(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    runner: Seat = facts["seat"]
    yards = round(facts["yards"])
    return {"penalty": 1, "penalty_yards": yards, "penalty_team": names[runner.other], "penalty_type": "Face Mask",
            "first_down_penalty": int(runner is offence and row["play_type"] in ("run", "pass"))}  # fmt: skip


def _accepted(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    runner: Seat = facts["seat"]
    taken: Row = {"penalty": 1, "penalty_yards": round(facts["yards"]), "penalty_team": names[runner],
                  "penalty_type": "Illegal Block"}  # fmt: skip
    if runner is not offence or row["two_point_attempt"]:
        return taken
    nothing = dict.fromkeys(("rush_attempt", "pass_attempt", "complete_pass", "yards_gained", "sack"), 0)
    return (
        taken
        | nothing
        | {"play_type": "no_play", "rushing_yards": "", "passing_yards": "", "receiving_yards": ""}
    )


def _first_down(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"first_down": 1}


def _kick(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    if row["extra_point_attempt"]:
        return {"extra_point_result": {"good": "good", "blocked": "blocked"}.get(facts["v"], "failed")}
    return {"field_goal_result": {"good": "made", "blocked": "blocked"}.get(facts["v"], "missed")}


def _distance(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"kick_distance": round(facts["distance"])}


def _faked(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    if row["two_point_attempt"]:
        return {}
    return {"yards_gained": row["ydstogo"], "rushing_yards": row["ydstogo"], "first_down": 1}


def _turnover(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"fourth_down_failed": 1}


def _intercepted(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {} if row["two_point_attempt"] else {"interception": 1, "incomplete_pass": 0, "complete_pass": 0}


def _touchback(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"touchback": 1}


def _touchdown(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    scorer: Seat = facts["seat"]
    kind = {"run": "rush_touchdown", "pass": "pass_touchdown"}.get(row["play_type"], "return_touchdown")
    if scorer is not offence:
        kind = "return_touchdown"
    return {"touchdown": 1, "td_team": names[scorer], kind: 1}


def _two_points(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"two_point_conv_result": "success"}


def _safety(row: Row, facts: dict[str, Any], offence: Seat, names: Names) -> Row:
    return {"safety": 1}


def _scored(row: Row, facts: dict[str, Any]) -> Row:
    column = "tt_points_home" if facts["seat"] is Seat.HOME else "tt_points_away"
    return {column: row[column] + facts["points"]}


def _downs(row: Row) -> Row:
    """First downs by kind, third and fourth downs made and failed."""
    rush, threw = row["play_type"] in ("run", "qb_kneel"), row["play_type"] == "pass"
    if row["touchdown"] and row["td_team"] == row["posteam"] and (rush or threw):
        row["first_down"] = 1
    row["first_down"] = row["first_down"] or row["first_down_penalty"]
    made = row["first_down"] and not row["first_down_penalty"]
    row |= {"first_down_rush": int(made and rush), "first_down_pass": int(made and threw)}
    if row["down"] == 3 and (rush or threw):
        row |= {
            "third_down_converted": int(row["first_down"]),
            "third_down_failed": int(not row["first_down"]),
        }
    if row["down"] == 4 and (rush or threw):
        row |= {
            "fourth_down_converted": int(row["first_down"]),
            "fourth_down_failed": int(not row["first_down"]),
        }
    else:
        row["fourth_down_failed"] = 0
    return row


Reader = Callable[[Row, dict[str, Any], Seat, Names], Row]
READERS: dict[str, Reader] = {
    "called": _called,
    "verdict": _verdict,
    "reveal": _reveal,
    "carried": _carried,
    "fumble": _fumble,
    "recovered": _recovered,
    "face_mask": _penalty,
    "penalty_accepted": _accepted,
    "first_down": _first_down,
    "kick": _kick,
    "punt": _distance,
    "punt_blocked": _distance,
    "kick_lands": _distance,
    "kick_out_of_bounds": _distance,
    "kick_short_dead": _distance,
    "fake_works": _faked,
    "turnover_on_downs": _turnover,
    "interception": _intercepted,
    "touchback": _touchback,
    "touchdown": _touchdown,
    "two_point": _two_points,
    "safety": _safety,
}
