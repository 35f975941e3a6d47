"""Events as one row per play, with the column names of nflverse; hexes become yards (SC-2.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football.columns import Row, number_rows, play_row
from snapcount.games.scrimmage.rules.field import GOAL_ROWS, ROW
from snapcount.games.scrimmage.show.log import event as sentence

Facts = dict[str, Any]
OPENINGS = frozenset(("new_play", "kicked", "punted", "field_goal_tried", "kickoff", "extra_point"))
POINTS = ("tt_points_home", "tt_points_away")
QUIET = frozenset(
    "placed stepped moved turned went_through phase_ended own_markers own_targets has_the_ball".split()
)


def in_yards(hexes: int) -> int:
    return round(hexes * 5 / 3)


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per play, punt, try for goal, extra point and kickoff; an abandoned set-up is a delay."""
    found: list[Row] = []
    told: list[Event] = []
    quarter = 1
    for event in (*events, None):
        if told and (event is None or event.what in OPENINGS):
            found.append(Told(told, names, quarter).row)
            quarter = min(
                4, max([quarter, *(e.facts["period"] + 1 for e in told if e.what == "quarter_over")])
            )
            told = []
        if event is not None and (told or event.what in OPENINGS):
            told.append(event)
    return number_rows(found, names)


class Told:
    """A row as its events fill it in."""

    def __init__(self, told: list[Event], names: Names, quarter: int) -> None:
        self.names = names
        self.row = play_row(qtr=quarter, play_type="no_play")
        self.passer = ""
        self.thrown: Facts = {}
        self.called = ""
        for event in told:
            fill = FILL.get(event.what)
            if fill is not None:
                fill(self, event.facts)
        said = [event for event in told if event.what not in QUIET and event.to is None]
        self.row["desc"] = " ".join(sentence(event, names) for event in said)
        self.row["tt_rules"] = " ".join(dict.fromkeys(event.rule for event in said))
        self.row["tt_dice"] = " ".join("-".join(map(str, e.facts["dice"])) for e in said if "dice" in e.facts)
        self.convert()

    def teams(self, offence: int) -> None:
        self.row["posteam"], self.row["defteam"] = self.names[offence], self.names[1 - offence]

    def new_play(self, facts: Facts) -> None:
        self.teams(facts["offence"])
        row = ROW[facts["spot"]]
        to_goal = GOAL_ROWS - row if facts["dir"] > 0 else row - 1
        go = facts["objective"] or facts["hexes"]
        self.row |= {"down": facts["down"], "ydstogo": in_yards(go), "yardline_100": in_yards(to_goal)}
        self.row["goal_to_go"] = int(not facts["objective"] and go > to_goal)

    def pass_called(self, facts: Facts) -> None:
        self.called = facts["kind"]

    def passed(self, facts: Facts) -> None:
        if facts["forward"]:
            self.thrown = facts

    def ball_dead(self, facts: Facts) -> None:
        if facts["why"] == "delay":
            return
        yards = self.row["yardline_100"] if facts["why"] == "touchdown" else in_yards(facts["gain"])
        self.row["safety"] = int(facts["safety"])
        if self.thrown:
            self.passing(yards, facts)
        elif self.called == "forward" and facts["possession"] == "O" and facts["gain"] < 0:
            self.row |= {"play_type": "pass", "sack": 1, "yards_gained": yards}
        else:
            gained = yards if facts["possession"] == "O" else 0
            self.row |= {
                "play_type": "run",
                "rush_attempt": 1,
                "yards_gained": gained,
                "rushing_yards": gained,
            }
            self.row["rusher_player_name"] = facts["holder"]
        self.row["interception"] = int(facts["why"] == "intercepted")
        self.row["fumble_lost"] = int(facts["why"] == "fumble_lost")

    def passing(self, yards: int, facts: Facts) -> None:
        complete = self.thrown["complete"]
        gained = yards if complete and facts["possession"] == "O" else 0
        self.row |= {"play_type": "pass", "pass_attempt": 1, "yards_gained": gained}
        self.row |= {"complete_pass": int(complete), "incomplete_pass": int(facts["why"] == "incomplete")}
        self.row |= {
            "passer_player_name": self.thrown["by"],
            "receiver_player_name": self.thrown["receiver"],
        }
        if complete:
            self.row |= {"passing_yards": gained, "receiving_yards": gained}

    def fumbled(self, facts: Facts) -> None:
        self.row["fumble"] = 1

    def touchdown(self, facts: Facts) -> None:
        self.row |= {"touchdown": 1, "td_team": self.names[facts["seat"]]}
        self.row["pass_touchdown" if self.thrown else "rush_touchdown"] = 1
        self.first_down(facts)

    def first_down(self, facts: Facts) -> None:
        self.row["first_down"] = 1
        self.row["first_down_pass" if self.thrown else "first_down_rush"] = 1

    def scored(self, facts: Facts) -> None:
        self.row[POINTS[facts["seat"]]] += facts["points"]
        if facts["how"] == "defensive touchdown":
            self.row |= {"touchdown": 1, "return_touchdown": 1, "td_team": self.names[facts["seat"]]}

    def punted(self, facts: Facts) -> None:
        self.teams(facts["offence"])
        self.row |= {"play_type": "punt", "punt_attempt": 1, "kick_distance": in_yards(facts.get("hexes", 0))}
        self.row["touchback"] = int(facts.get("touchback", False))

    def field_goal_tried(self, facts: Facts) -> None:
        self.teams(facts["offence"])
        result = "made" if facts["good"] else "blocked" if facts["blocked"] else "missed"
        self.row |= {"play_type": "field_goal", "field_goal_attempt": 1, "field_goal_result": result}
        self.row["kick_distance"] = in_yards(facts["hexes"])

    def kickoff(self, facts: Facts) -> None:
        self.teams(1 - facts["seat"])
        self.row |= {"play_type": "kickoff", "kickoff_attempt": 1}

    def extra_point(self, facts: Facts) -> None:
        self.teams(facts["seat"])
        self.row |= {"play_type": "extra_point", "extra_point_attempt": 1}
        self.row["extra_point_result"] = "good" if facts["good"] else "failed"

    def convert(self) -> None:
        name = {3: "third", 4: "fourth"}.get(self.row["down"])
        if name and self.row["play_type"] in ("run", "pass"):
            self.row[f"{name}_down_{'converted' if self.row['first_down'] else 'failed'}"] = 1


FILL: dict[str, Callable[[Told, Facts], None]] = {
    "new_play": Told.new_play,
    "pass_called": Told.pass_called,
    "passed": Told.passed,
    "ball_dead": Told.ball_dead,
    "fumbled": Told.fumbled,
    "touchdown": Told.touchdown,
    "first_down": Told.first_down,
    "scored": Told.scored,
    "kicked": Told.punted,
    "punted": Told.punted,
    "field_goal_tried": Told.field_goal_tried,
    "kickoff": Told.kickoff,
    "extra_point": Told.extra_point,
}
