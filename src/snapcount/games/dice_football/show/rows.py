"""Events as one row per play, with the column names of nflverse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.football.columns import Row, number_rows, play_row
from snapcount.games.dice_football.show.log import event as sentence
from snapcount.games.dice_football.show.places import plays
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import FIELD, FIELD_GOAL, SAFETY, TOUCHDOWN

Facts = dict[str, Any]
OPENINGS = frozenset(("snapped", "kicked_off", "free_kicked", "lined_up_for_try"))
POINTS = ("tt_points_home", "tt_points_away")
PLAY_TYPES = {Call.FIELD_GOAL: "field_goal", Call.PUNT: "punt", Call.RUN: "run"}


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per snap, kickoff, free kick and try."""
    found: list[Row] = []
    told: list[Event] = []
    clock: Facts = {"qtr": 1, "tt_clock": ""}
    for event in (*events, None):
        if told and (event is None or event.what in OPENINGS):
            row = Play(told, names, clock).row
            clock = {"qtr": row["qtr"], "tt_clock": row["tt_clock"]}
            found.append(row)
            told = []
        if event is not None and (told or event.what in OPENINGS):
            told.append(event)
    return number_rows(found, names)


class Play:
    """A row as its events fill it in."""

    def __init__(self, told: list[Event], names: Names, clock: Facts) -> None:
        self.names = names
        self.call: Call | None = None
        self.row = play_row(**clock)
        for event in told:
            fill = FILL.get(event.what)
            if fill is not None:
                fill(self, event.facts)
        self.row["desc"] = " ".join(sentence(event, names) for event in told)
        self.row["tt_rules"] = " ".join(dict.fromkeys(event.rule for event in told))
        dice = [event.facts["dice"] for event in told if "dice" in event.facts and event.what != "ruled"]
        self.row["tt_dice"] = " ".join("-".join(map(str, thrown)) for thrown in dice)
        self.convert()

    def teams(self, offence: Seat) -> None:
        self.row["posteam"], self.row["defteam"] = self.names[offence], self.names[offence.other]

    def score(self, seat: Seat, points: int) -> None:
        self.row[POINTS[seat]] += points

    def snapped(self, facts: Facts) -> None:
        self.teams(facts["offence"])
        self.row |= {
            "qtr": facts["quarter"],
            "tt_clock": plays(facts["plays_left"]),
            "down": facts["down"],
            "ydstogo": facts["line"] - facts["spot"],
            "yardline_100": FIELD - facts["spot"],
            "goal_to_go": int(facts["line"] == FIELD),
        }
        self.calls(facts)

    def calls(self, facts: Facts) -> None:
        self.call = facts["card"]
        self.row["play_type"] = PLAY_TYPES.get(facts["card"], "pass")

    def kicked_off(self, facts: Facts) -> None:
        self.teams(facts["seat"].other)
        self.row |= {
            "qtr": facts["quarter"],
            "tt_clock": plays(facts["plays_left"]),
            "play_type": "kickoff",
            "kickoff_attempt": 1,
        }

    def tries(self, facts: Facts) -> None:
        self.teams(facts["offence"])
        kick = facts["card"] is Call.FIELD_GOAL
        self.row["play_type"] = "extra_point" if kick else "two_point"
        self.row["extra_point_attempt" if kick else "two_point_attempt"] = 1

    def tried(self, facts: Facts) -> None:
        good = bool(facts["points"])
        if facts["card"] is Call.FIELD_GOAL:
            self.row["extra_point_result"] = "good" if good else "failed"
        else:
            self.row["two_point_conv_result"] = "success" if good else "failure"
        self.score(facts["offence"], facts["points"])

    def gained(self, facts: Facts) -> None:
        yards = min(facts["yards"], FIELD - (facts["spot"] - facts["yards"]))
        self.row["yards_gained"] = yards
        if self.call is Call.RUN:
            self.row |= {"rush_attempt": 1, "rushing_yards": yards}
        else:
            self.row |= {
                "pass_attempt": 1,
                "complete_pass": 1,
                "passing_yards": yards,
                "receiving_yards": yards,
            }

    def incomplete(self, facts: Facts) -> None:
        self.row |= {"pass_attempt": 1, "incomplete_pass": 1, "yards_gained": facts["yards"]}

    def sacked(self, facts: Facts) -> None:
        self.row |= {"sack": 1, "yards_gained": facts["yards"]}

    def intercepted(self, facts: Facts) -> None:
        self.row |= {"pass_attempt": 1, "interception": 1}

    def fumbled(self, facts: Facts) -> None:
        self.row |= {"fumble": 1, "fumble_lost": 1}
        if self.call is Call.RUN or facts["yards"]:
            self.gained(facts)
        else:
            self.incomplete(facts)

    def flagged(self, facts: Facts) -> None:
        self.row |= {
            "play_type": "no_play",
            "penalty": 1,
            "penalty_team": self.names[facts["seat"]],
            "penalty_type": facts["foul"],
        }

    def penalised(self, facts: Facts) -> None:
        self.row["penalty_yards"] = facts["yards"]
        if facts.get("first_down"):
            self.row |= {"first_down": 1, "first_down_penalty": 1}

    def first_down(self, facts: Facts) -> None:
        self.row["first_down"] = 1
        self.row["first_down_rush" if self.call is Call.RUN else "first_down_pass"] = 1

    def kicked(self, facts: Facts) -> None:
        self.row |= {"field_goal_attempt": 1, "kick_distance": facts["yards"], "field_goal_result": "missed"}

    def good(self, facts: Facts) -> None:
        self.kicked(facts)
        self.row["field_goal_result"] = "made"
        self.score(facts["offence"], FIELD_GOAL)

    def punted(self, facts: Facts) -> None:
        self.row |= {"punt_attempt": 1, "kick_distance": facts["yards"]}

    def returned(self, facts: Facts) -> None:
        self.row |= {"return_team": self.names[facts["seat"]], "return_yards": facts["yards"]}

    def touchback(self, facts: Facts) -> None:
        self.row["touchback"] = 1

    def touchdown(self, facts: Facts) -> None:
        self.score(facts["seat"], TOUCHDOWN)
        self.row |= {"touchdown": 1, "td_team": self.names[facts["seat"]]}
        if self.row["play_type"] == "kickoff" or self.row["posteam"] != self.names[facts["seat"]]:
            self.row["return_touchdown"] = 1
        else:
            self.first_down(facts)
            self.row["rush_touchdown" if self.call is Call.RUN else "pass_touchdown"] = 1

    def safety(self, facts: Facts) -> None:
        self.score(facts["seat"].other, SAFETY)
        self.row["safety"] = 1

    def timeout(self, facts: Facts) -> None:
        self.row |= {"timeout": 1, "timeout_team": self.names[facts["seat"]]}

    def convert(self) -> None:
        """Third and fourth downs that were played out by run or pass."""
        name = {3: "third", 4: "fourth"}.get(self.row["down"])
        if name and self.row["play_type"] in ("run", "pass"):
            self.row[f"{name}_down_{'converted' if self.row['first_down'] else 'failed'}"] = 1


FILL: dict[str, Callable[[Play, Facts], None]] = {
    "snapped": Play.snapped,
    "play_changed": Play.calls,
    "kicked_off": Play.kicked_off,
    "free_kicked": Play.kicked_off,
    "lined_up_for_try": Play.tries,
    "try_good": Play.tried,
    "try_failed": Play.tried,
    "gained": Play.gained,
    "fell_incomplete": Play.incomplete,
    "sacked": Play.sacked,
    "intercepted": Play.intercepted,
    "fumbled": Play.fumbled,
    "flagged": Play.flagged,
    "penalised_offence": Play.penalised,
    "penalised_defence": Play.penalised,
    "first_down": Play.first_down,
    "field_goal_good": Play.good,
    "field_goal_missed": Play.kicked,
    "punted": Play.punted,
    "returned": Play.returned,
    "touchback": Play.touchback,
    "touchdown": Play.touchdown,
    "safety": Play.safety,
    "timeout_taken": Play.timeout,
}
