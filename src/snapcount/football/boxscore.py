"""The box score: nothing but the sum of the rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from snapcount.core.data.html import table
from snapcount.football.columns import Row
from snapcount.football.scoring_plays import best_moment, decided_by, scoring_plays
from snapcount.football.words import ordinal

Box = dict[str, Any]


class BoxScore(Box):
    """The box score as plain data that prints, and shows in a notebook, as a table."""

    def __str__(self) -> str:
        return as_text(self, self.names)

    @property
    def names(self) -> tuple[str, str]:
        """Home's and away's."""
        home, away = self["teams"]
        return home, away

    def _repr_html_(self) -> str:
        home, away = self.names
        head = [("", *map(short_period, self["periods"]), "T")]
        line = [(name, *self["line"][name], self["teams"][name]["points"]) for name in (home, away)]
        sides = (self["teams"][home], self["teams"][away])
        sums = [(label, *map(show, sides)) for label, show in TEXT_LINES]
        return table(head + line) + table([("", home, away), *sums])


COUNTS: dict[str, Callable[[Row], Any]] = {
    "plays": lambda row: row["rush_attempt"] or row["pass_attempt"],
    "yards": lambda row: row["yards_gained"] if from_scrimmage(row) else 0,
    "first_downs": lambda row: row["first_down"],
    "first_downs_rushing": lambda row: row["first_down_rush"],
    "first_downs_passing": lambda row: row["first_down_pass"],
    "first_downs_penalty": lambda row: row["first_down_penalty"],
    "rushes": lambda row: row["rush_attempt"],
    "rushing_yards": lambda row: row["yards_gained"] if row["rush_attempt"] else 0,
    "rushing_touchdowns": lambda row: row["rush_touchdown"],
    "passes": lambda row: row["pass_attempt"] - row["sack"],
    "completions": lambda row: row["complete_pass"],
    "passing_yards": lambda row: row["yards_gained"] if row["complete_pass"] else 0,
    "passing_touchdowns": lambda row: row["pass_touchdown"],
    "interceptions_thrown": lambda row: row["interception"],
    "sacks_suffered": lambda row: row["sack"],
    "sack_yards": lambda row: -row["yards_gained"] if row["sack"] else 0,
    "fumbles_lost": lambda row: row["fumble_lost"],
    "third_downs": lambda row: row["third_down_converted"] or row["third_down_failed"],
    "third_downs_made": lambda row: row["third_down_converted"],
    "fourth_downs": lambda row: row["fourth_down_converted"] or row["fourth_down_failed"],
    "fourth_downs_made": lambda row: row["fourth_down_converted"],
    "turned_over_on_downs": lambda row: row["tt_turned_over_on_downs"],
    "punts": lambda row: row["punt_attempt"],
    "field_goals": lambda row: row["field_goal_attempt"],
    "field_goals_made": lambda row: int(row["field_goal_result"] == "made"),
    "extra_points": lambda row: row["extra_point_attempt"],
    "extra_points_made": lambda row: int(row["extra_point_result"] == "good"),
    "two_point_tries": lambda row: row["two_point_attempt"],
    "two_point_tries_made": lambda row: int(row["two_point_conv_result"] == "success"),
}
"""What each line of the box score adds up, for the rows in which the team has the ball (`posteam`)."""


def from_scrimmage(row: Row) -> bool:
    return bool(row["rush_attempt"] or row["complete_pass"] or row["sack"])


def box_score(rows: Sequence[Row], names: tuple[str, str]) -> BoxScore:
    """Both teams' totals, the score by period and the scoring plays."""
    scored = scoring_plays(rows)
    periods = sorted({row["qtr"] for row in rows if row["qtr"] != ""})
    return BoxScore(
        {
            "teams": {name: team_totals(rows, name, index) for index, name in enumerate(names)},
            "periods": periods,
            "line": {
                name: [
                    sum(row[points_column(index)] for row in rows if row["qtr"] == period)
                    for period in periods
                ]
                for index, name in enumerate(names)
            },
            "scoring": scored,
            "decided": decided_by(scored),
            "best": best_moment(rows),
            "players": player_totals(rows),
        }
    )


def points_column(index: int) -> str:
    return ("tt_points_home", "tt_points_away")[index]


def team_totals(rows: Iterable[Row], name: str, index: int) -> Box:
    totals: Box = dict.fromkeys(("points", *COUNTS, "penalties", "penalty_yards", "return_yards"), 0)
    for row in rows:
        totals["points"] += row[points_column(index)]
        if row["posteam"] == name:
            for key, count in COUNTS.items():
                totals[key] += count(row)
        elif row["defteam"] == name:
            totals["fumbles_lost"] += row["tt_return_fumble_lost"]
        if row["penalty_team"] == name:
            totals["penalties"] += row["penalty"]
            totals["penalty_yards"] += row["penalty_yards"]
        if row["return_team"] == name and row["return_yards"] != "":
            totals["return_yards"] += row["return_yards"]
    totals["turnovers"] = totals["interceptions_thrown"] + totals["fumbles_lost"]
    return totals


PLAYER_LINES: tuple[tuple[str, str, dict[str, Callable[[Row], Any]]], ...] = (
    (
        "passing",
        "passer_player_name",
        {name: COUNTS[name] for name in ("passes", "completions", "passing_yards", "passing_touchdowns")}
        | {"interceptions": COUNTS["interceptions_thrown"]},
    ),
    (
        "rushing",
        "rusher_player_name",
        {name: COUNTS[name] for name in ("rushes", "rushing_yards", "rushing_touchdowns")},
    ),
    (
        "receiving",
        "receiver_player_name",
        {
            "receptions": COUNTS["completions"],
            "receiving_yards": COUNTS["passing_yards"],
            "receiving_touchdowns": COUNTS["passing_touchdowns"],
        },
    ),
)


def player_totals(rows: Sequence[Row]) -> dict[str, list[Box]]:
    """Passing, rushing and receiving lines of every player that the rows name."""
    lines: dict[str, list[Box]] = {}
    for title, column, counts in PLAYER_LINES:
        players: dict[tuple[str, str], Box] = {}
        for row in rows:
            if row[column]:
                key = (row["posteam"], row[column])
                line = players.setdefault(key, {"team": key[0], "player": key[1], **dict.fromkeys(counts, 0)})
                for name, count in counts.items():
                    line[name] += count(row)
        if players:
            lines[title] = list(players.values())
    return lines


def drives(rows: Sequence[Row], over: bool = False) -> list[Box]:
    """One line per drive: who, from where to where, how many plays and yards, its first and last play, how it ended.

    `over`: nothing follows, because a side gave up or ran out of time."""
    chart: list[Box] = []
    for row in rows:
        if row["play_type"] == "kickoff" or row["tt_try"] or not row["drive"]:
            continue
        if not chart or chart[-1]["drive"] != row["drive"]:
            chart.append(
                {
                    "drive": row["drive"],
                    "play_id": row["play_id"],
                    "team": row["posteam"],
                    "period": row["qtr"],
                    "clock": row["tt_clock"],
                    "start_yardline_100": row["yardline_100"],
                    "plays": 0,
                    "yards": 0,
                    "result": "",
                }
            )
        drive = chart[-1]
        drive["plays"] += row["play_type"] != "no_play"
        gained = row["yards_gained"] if from_scrimmage(row) else 0
        drive["yards"] += gained
        drive["end_yardline_100"] = row["yardline_100"] - gained
        drive["last_play_id"] = row["play_id"]
        drive["result"] = drive_result(row)
    if chart and chart[-1]["result"] == END_OF_HALF and (over or rows[-1]["game_half"] != "Half1"):
        chart[-1]["result"] = END_OF_GAME
    return chart


END_OF_HALF, END_OF_GAME = "end of half", "end of game"


ENDINGS = (
    ("safety", "safety"),
    ("interception", "interception"),
    ("fumble_lost", "fumble"),
    ("punt_attempt", "punt"),
    ("tt_turned_over_on_downs", "downs"),
)


def drive_result(row: Row) -> str:
    """How a drive ended whose last play this was; what the other team made of its ball is another matter."""
    if row["field_goal_attempt"]:
        return "field goal" if row["field_goal_result"] == "made" else "missed field goal"
    if row["touchdown"] and row["td_team"] == row["posteam"]:
        return "touchdown"
    ended = next((result for column, result in ENDINGS if row[column]), "")
    if not ended and row["tt_scored"] == "victory_points":
        # A single play has no half to end with: its point says who reached what he wanted.
        mine = "tt_points_home" if row["posteam"] == row["home_team"] else "tt_points_away"
        return "objective reached" if row[mine] else "stopped short"
    return ended or END_OF_HALF


def as_text(box: Box, names: tuple[str, str]) -> str:
    """The box score for a terminal."""
    home, away = (box["teams"][name] for name in names)
    width = max(12, *(len(name) for name in names))
    lines = ["  ".join([" " * width, *(f"{short_period(period):>3}" for period in box["periods"]), "  T"])]
    for name, team in zip(names, (home, away), strict=True):
        cells = [f"{points:>3}" for points in box["line"][name]]
        lines.append("  ".join([f"{name:<{width}}", *cells, f"{team['points']:>3}"]))
    lines.append("")
    lines.append(f"{'':<22}{names[0]:>{width}}{names[1]:>{width + 2}}")
    for label, show in TEXT_LINES:
        if label == "Fourth downs" and not home["fourth_downs"] + away["fourth_downs"]:
            continue  # three downs are all there are in Canada
        lines.append(f"{label:<22}{show(home):>{width}}{show(away):>{width + 2}}")
    if box["scoring"]:
        lines += ["", "Scoring", *map(scoring_text, box["scoring"])]
    return "\n".join(lines)


def short_period(period: int) -> str:
    """1 to 4, OT, OT2."""
    return str(period) if period <= 4 else "OT" if period == 5 else f"OT{period - 4}"


def scoring_text(play: Box) -> str:
    """1st, 4:10  Edmonton, 12-yard run by Bell (extra point good)  7-0"""
    when = ", ".join(filter(None, (short_time(play["period"]), play["clock"])))
    after = f" ({play['after']})" if play["after"] else ""
    home, away = play["score"]
    return f"{when}  {play['team']}, {play['text']}{after}  {home}-{away}"


def short_time(period: Any) -> str:
    return "" if period == "" else ordinal(period) if period <= 4 else short_period(period)


def with_yards(count: int, yards: int) -> str:
    """9-26; yards lost as 1 (−2), never 1--2."""
    return f"{count}-{yards}" if yards >= 0 else f"{count} (−{-yards})"


TEXT_LINES: tuple[tuple[str, Callable[[Box], str]], ...] = (
    ("First downs", lambda team: str(team["first_downs"])),
    ("Total yards", lambda team: str(team["yards"])),
    ("Rushes-yards", lambda team: with_yards(team["rushes"], team["rushing_yards"])),
    ("Comp-att-int", lambda team: f"{team['completions']}-{team['passes']}-{team['interceptions_thrown']}"),
    ("Passing yards", lambda team: str(team["passing_yards"])),
    ("Sacked-yards lost", lambda team: f"{team['sacks_suffered']}-{team['sack_yards']}"),
    ("Fumbles lost", lambda team: str(team["fumbles_lost"])),
    ("Penalties-yards", lambda team: f"{team['penalties']}-{team['penalty_yards']}"),
    ("Punts", lambda team: str(team["punts"])),
    ("Field goals", lambda team: f"{team['field_goals_made']} of {team['field_goals']}"),
    ("Third downs", lambda team: f"{team['third_downs_made']} of {team['third_downs']}"),
    ("Fourth downs", lambda team: f"{team['fourth_downs_made']} of {team['fourth_downs']}"),
)
