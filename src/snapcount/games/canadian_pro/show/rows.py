"""Events as one row per play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.football.columns import Row, number_rows, play_row
from snapcount.games.canadian_pro.show.log import event as say
from snapcount.games.canadian_pro.show.words import clock
from snapcount.games.canadian_pro.tables import FIELD, FOULS

STANDS_WITH_PENALTY = ("rough", "end_of_return")
QUIET = ("thrown", "begun", "stands", "called", "defended", "gain read", "return column", "setting", "flag")
TYPES = {
    "run": "run",
    "sneak": "run",
    "pass": "pass",
    "punt": "punt",
    "quick_kick": "punt",
    "fg": "field_goal",
    "kickoff": "kickoff",
    "safety kick": "kickoff",
    "convert": "extra_point",
    "two-point": "two_point",
    "ground": "qb_kneel",
}


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per play, numbered."""
    return number_rows([row_of(play, names) for play in plays(events)], names)


def plays(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events of each finished play, from where it began to where it stands."""
    play: list[Event] = []
    for event in events:
        if event.what == "begun":
            play = [event]
        elif play:
            play.append(event)
            if event.what == "stands":
                yield play
                play = []


def row_of(play: Sequence[Event], names: Names) -> Row:
    began, stands = play[0].facts, play[-1].facts
    seat = Seat(began["seat"])
    kickoff = TYPES[began["play"]] == "kickoff"
    offence = seat.other if kickoff else seat
    points = [after - before for after, before in zip(stands["score"], began["score"], strict=True)]
    row: Row = {
        "posteam": names[offence],
        "defteam": names[offence.other],
        "qtr": began["quarter"],
        "tt_clock": clock(began["clock"]),
        "play_type": TYPES[began["play"]],
        "tt_points_home": points[0],
        "tt_points_away": points[1],
        "desc": " ".join(say(event, names) for event in play if event.what not in QUIET),
        "tt_dice": " ".join(
            "+".join(map(str, event.facts["dice"])) for event in play if event.what == "thrown"
        ),
        "tt_rules": " ".join(dict.fromkeys(event.rule for event in play)),
        "yardline_100": FIELD - began["spot"],
    }
    if began["down"]:
        row |= {"down": began["down"], "ydstogo": began["line"] - began["spot"]}
        row["goal_to_go"] = int(began["line"] == FIELD)
    for event in play:
        if event.what in READ:
            row |= READ[event.what](event.facts, row, names)
    if wiped(play):
        return play_row(**no_play(row), **first_by_penalty(play, stands, seat))
    return play_row(**row | results(play, row, seat, names))


def wiped(play: Sequence[Event]) -> bool:
    """Whether a penalty undid the play."""
    return any(
        event.what == "offset"
        or (
            event.what == "walked off" and FOULS[event.facts["number"]].enforcement not in STANDS_WITH_PENALTY
        )
        for event in play
    )


KEPT = set(
    "posteam defteam qtr tt_clock tt_points_home tt_points_away desc tt_dice tt_rules yardline_100 down ydstogo"
    " goal_to_go penalty penalty_team penalty_yards penalty_type".split()
)


def no_play(row: Row) -> Row:
    return {name: value for name, value in row.items() if name in KEPT} | {"play_type": "no_play"}


def first_by_penalty(play: Sequence[Event], stands: Mapping[str, Any], seat: Seat) -> Row:
    walked = any(event.what == "walked off" and event.facts["against"] != seat for event in play)
    first = stands["phase"] == "scrimmage" and stands["team"] == seat and stands["down"] == 1
    both = int(walked and first)
    return {"first_down": both, "first_down_penalty": both}


def results(play: Sequence[Event], row: Row, seat: Seat, names: Names) -> Row:
    """Touchdowns, first downs, fumbles, safeties: what follows from the end of the play."""
    began, stands = play[0].facts, play[-1].facts
    found: Row = {}
    scores = [event.facts for event in play if event.what == "scored"]
    touchdown = next((facts["seat"] for facts in scores if facts["how"] == "touchdown"), None)
    if touchdown is not None:
        found |= {"touchdown": 1, "td_team": names[touchdown]}
        own = names[touchdown] == row["posteam"] and row["play_type"] in ("run", "pass")
        if own and row.get("rush_attempt"):
            found["rush_touchdown"] = 1
        elif own and row.get("complete_pass"):
            found["pass_touchdown"] = 1
        else:
            found["return_touchdown"] = 1
    found["safety"] = int(any(facts["how"] == "safety" for facts in scores))
    found |= fumbles(play, row, names)
    if not began["down"] or row["play_type"] not in ("run", "pass", "qb_kneel"):
        return found
    kept = stands["phase"] == "scrimmage" and stands["team"] == seat and stands["down"] == 1
    first = int((kept and not found.get("fumble_lost")) or touchdown == seat)
    found["first_down"] = first
    found["first_down_rush"] = int(bool(first and row.get("rush_attempt")))
    found["first_down_pass"] = int(bool(first and row.get("complete_pass")))
    found["first_down_penalty"] = int(
        bool(first and not row.get("rush_attempt") and not row.get("complete_pass"))
    )
    if began["down"] == 3:
        found |= {"third_down_converted": first, "third_down_failed": 1 - first}
    return found


def fumbles(play: Sequence[Event], row: Row, names: Names) -> Row:
    """The first loose ball of the team in possession."""
    for at, event in enumerate(play):
        if event.what == "fumbled" and names[event.facts["seat"]] == row["posteam"]:
            lost = next(later.facts["lost"] for later in play[at:] if later.what == "recovered")
            return {"fumble": 1, "fumble_lost": int(lost)}
    return {}


# What each event adds to a row

Reader = Callable[[Mapping[str, Any], Row, Names], Row]


def gained(facts: Mapping[str, Any], row: Row) -> int:
    return int(min(facts["yards"], row["yardline_100"]))


def ran(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    yards = gained(facts, row)
    return {
        "play_type": "run",
        "rush_attempt": 1,
        "rusher_player_name": facts["player"],
        "yards_gained": yards,
        "rushing_yards": yards,
    }


def completed(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    yards = gained(facts, row)
    return {
        "complete_pass": 1,
        "incomplete_pass": 0,
        "yards_gained": yards,
        "passing_yards": yards,
        "receiving_yards": yards,
    }


def threw(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    return {
        "pass_attempt": 1,
        "passer_player_name": facts["passer"],
        "receiver_player_name": facts["receiver"],
    }


def snap_fumbled(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    if row["play_type"] != "pass":
        return {}
    return {
        "play_type": "run",
        "rush_attempt": 1,
        "rusher_player_name": row["passer_player_name"],
        "pass_attempt": 0,
        "passer_player_name": "",
        "receiver_player_name": "",
    }


def sacked(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    return {"sack": 1, "passer_player_name": facts["player"], "yards_gained": facts["yards"]}


def kicked(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    if row["play_type"] == "kickoff":
        return {
            "kickoff_attempt": 1,
            "kicker_player_name": facts["player"],
            "kick_distance": facts.get("yards", ""),
        }
    return {"punt_attempt": 1, "punter_player_name": facts["player"], "kick_distance": facts["yards"]}


def tried(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    result = {"GD": "made", "BLK": "blocked"}.get(facts["cell"], "missed")
    return {
        "field_goal_attempt": 1,
        "field_goal_result": result,
        "kicker_player_name": facts["player"],
        "kick_distance": facts["distance"],
    }


def blocked(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    return {"punt_attempt": 1} if row["play_type"] == "punt" else {}


def returned(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    return {"return_team": names[facts["seat"]], "return_yards": facts["yards"]}


def converted(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    if facts.get("two"):
        return {
            "two_point_attempt": 1,
            "two_point_conv_result": "success" if facts["good"] else "failure",
            "receiver_player_name": facts["player"],
        }
    return {
        "extra_point_attempt": 1,
        "extra_point_result": "good" if facts["good"] else "failed",
        "kicker_player_name": facts["player"],
    }


def walked_off(facts: Mapping[str, Any], row: Row, names: Names) -> Row:
    return {
        "penalty": 1,
        "penalty_team": names[facts["against"]],
        "penalty_yards": facts["yards"],
        "penalty_type": facts["name"],
    }


READ: dict[str, Reader] = {
    "ran": ran,
    "scrambled": ran,
    "threw": threw,
    "completed": completed,
    "incomplete": lambda facts, row, names: {"incomplete_pass": 1},
    "snap fumbled": snap_fumbled,
    "sacked": sacked,
    "intercepted": lambda facts, row, names: {
        "interception": 1,
        "pass_attempt": 1,
        "passer_player_name": facts["passer"],
        "receiver_player_name": facts["receiver"],
    },
    "kicked off": kicked,
    "kicked onside": kicked,
    "punted": kicked,
    "quick kicked": kicked,
    "tried a field goal": tried,
    "blocked": blocked,
    "returned": returned,
    "ran back": returned,
    "converted": converted,
    "walked off": walked_off,
}
