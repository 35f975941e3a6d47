"""Events to rows, one for every play: what all games have in common.

A play goes from `play_began` to `play_ended`; what is told outside is in no row. A game adds what only it knows with
`fill`, by event: columns of its own, or better ones in place of those filled here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.table import Event
from snapcount.football.columns import Row, play_row
from snapcount.football.events import PLAY_TYPES
from snapcount.football.names import agreeing
from snapcount.football.numbering import QUARTER_CLOCKS, number_rows
from snapcount.football.settling import settle
from snapcount.football.situation import Law, Situation, Y

Names = tuple[str, str]
Facts = Mapping[str, Any]
Fill = Callable[[Row, Facts], None]
Say = Callable[[Event, Names], str]

TRIES = ("extra_point", "two_points")
"""Kinds of plays that have no down."""


def rows(events: Iterable[Event], names: Names, law: Law[Y], say: Say, fill: Mapping[str, Fill]) -> list[Row]:
    """One row per finished play, numbered."""
    found: list[Row] = []
    for play in plays(events):
        row = row_of(play, names, law, say, fill)
        if row["tt_try"] and found and row["qtr"] != found[-1]["qtr"]:
            time_is_up(row, found[-1]["qtr"])
        found.append(row)
    return number_rows(found, names)


def time_is_up(row: Row, quarter: Any) -> None:
    """The try belongs to its touchdown, which was the last play of a quarter."""
    row["qtr"] = quarter
    row |= {name: 0 for name in QUARTER_CLOCKS if row[name] != ""}


def plays(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The public events of each finished play."""
    play: list[Event] = []
    for event in events:
        if event.what == "play_began":
            play = [event]
        elif play and event.to is None:
            play.append(event)
            if event.what == "play_ended":
                yield play
                play = []


def beginnings(events: Sequence[Event]) -> list[int]:
    """Where each finished play begins among all events: as many as there are rows."""
    found: list[int] = []
    began: int | None = None
    for at, event in enumerate(events):
        if event.what == "play_began":
            began = at
        elif event.what == "play_ended" and event.to is None and began is not None:
            found.append(began)
            began = None
    return found


def row_of(play: Sequence[Event], names: Names, law: Law[Y], say: Say, fill: Mapping[str, Fill]) -> Row:
    began, ended = play[0].facts, play[-1].facts
    row = opening(began, names, law)
    row["tt_points_home"], row["tt_points_away"] = (
        after - before for after, before in zip(ended["score"], began["score"], strict=True)
    )
    row["desc"] = " ".join(filter(None, (agreeing(say(event, names), names) for event in play)))
    row["tt_rules"] = " ".join(dict.fromkeys(event.rule for event in play[:-1]))
    for event in play:
        if "dice" in event.facts:
            row["tt_dice"] = f"{row['tt_dice']} {'-'.join(map(str, event.facts['dice']))}".strip()
        if event.what in READ:
            READ[event.what](row, event.facts, names)
        if event.what in fill:
            fill[event.what](row, event.facts)
    settle(row, play, names)
    return row


def opening(began: Facts, names: Names, law: Law[Y]) -> Row:
    """Who has the ball where. On a kickoff the receivers are the team in possession, as in nflverse."""
    now: Situation[Y] = began["situation"]
    kind = PLAY_TYPES[began["kind"]]
    kicked = kind == "kickoff"
    team = now.offence.other if kicked else now.offence
    row = play_row(
        posteam=names[team],
        defteam=names[team.other],
        qtr=began["quarter"],
        play_type=kind,
        yardline_100=round(now.ball if kicked else law.length - now.ball),
        tt_try=int(began["kind"] in TRIES),
    )
    if "timeouts" in began:
        row["home_timeouts_remaining"], row["away_timeouts_remaining"] = began["timeouts"]
    if now.down:
        row |= {"down": now.down, "ydstogo": round(now.line - now.ball)}
        row["goal_to_go"] = int(now.line >= law.length)
    return row


# What each event adds to a row. A try gains nothing, it has no down: only how it was played is kept.


def gained(row: Row, facts: Facts, names: Names) -> None:
    if not row["down"]:
        row["play_type"] = row["play_type"] or facts["play"]
        return
    yards = min(round(facts["yards"]), row["yardline_100"])
    row |= {"play_type": facts["play"], "yards_gained": yards}
    if facts["play"] == "run":
        row |= {"rush_attempt": 1, "rushing_yards": yards}
    else:
        row |= {"pass_attempt": 1, "complete_pass": 1, "passing_yards": yards, "receiving_yards": yards}


def incomplete(row: Row, facts: Facts, names: Names) -> None:
    if row["down"]:
        row |= {"play_type": "pass", "pass_attempt": 1, "incomplete_pass": 1}
    row["play_type"] = row["play_type"] or "pass"


def sacked(row: Row, facts: Facts, names: Names) -> None:
    if row["down"]:
        row |= {"play_type": "pass", "pass_attempt": 1, "sack": 1, "yards_gained": round(facts["yards"])}
    row["play_type"] = row["play_type"] or "pass"


def intercepted(row: Row, facts: Facts, names: Names) -> None:
    if row["down"]:
        row |= {"play_type": "pass", "pass_attempt": 1, "interception": 1}
    row["play_type"] = row["play_type"] or "pass"


def kicked_off(row: Row, facts: Facts, names: Names) -> None:
    row["kickoff_attempt"] = 1


def punted(row: Row, facts: Facts, names: Names) -> None:
    row |= {"play_type": "punt", "punt_attempt": 1, "kick_distance": round(facts["yards"])}


def field_goal_tried(row: Row, facts: Facts, names: Names) -> None:
    row |= {
        "play_type": "field_goal",
        "field_goal_attempt": 1,
        "kick_distance": round(facts["yards"]),
        "field_goal_result": "made" if facts["good"] else "missed",
    }


def tried(row: Row, facts: Facts, names: Names) -> None:
    if facts["how"] == "extra_point":
        row |= {"play_type": "extra_point", "extra_point_attempt": 1}
        row["extra_point_result"] = "good" if facts["good"] else "failed"
    else:
        row |= {"play_type": row["play_type"] or "run", "two_point_attempt": 1}
        row["two_point_conv_result"] = "success" if facts["good"] else "failure"


def returned(row: Row, facts: Facts, names: Names) -> None:
    row |= {"return_team": names[facts["seat"]], "return_yards": round(facts["yards"])}


def scored(row: Row, facts: Facts, names: Names) -> None:
    row["tt_scored"] = facts["how"]
    if facts["how"] == "touchdown":
        row |= {"touchdown": 1, "td_team": names[facts["seat"]]}
    elif facts["how"] == "safety":
        row["safety"] = 1


def penalised(row: Row, facts: Facts, names: Names) -> None:
    row |= {
        "penalty": 1,
        "penalty_team": names[facts["seat"]],
        "penalty_type": facts["foul"],
        "penalty_yards": round(facts["yards"]),
    }


def timeout(row: Row, facts: Facts, names: Names) -> None:
    row |= {"timeout": 1, "timeout_team": names[facts["seat"]]}


def flag(column: str) -> Callable[[Row, Facts, Names], None]:
    def set_flag(row: Row, facts: Facts, names: Names) -> None:
        row[column] = 1

    return set_flag


READ: Mapping[str, Callable[[Row, Facts, Names], None]] = {
    "gained": gained,
    "incomplete": incomplete,
    "sacked": sacked,
    "intercepted": intercepted,
    "kicked_off": kicked_off,
    "punted": punted,
    "field_goal_tried": field_goal_tried,
    "tried": tried,
    "returned": returned,
    "touchback": flag("touchback"),
    "first_down": flag("first_down"),
    "turned_over_on_downs": flag("tt_turned_over_on_downs"),
    "scored": scored,
    "penalised": penalised,
    "timeout": timeout,
}


DEEP = 15
"""nflverse's bound between short and deep, in yards through the air."""


def pass_length(air_yards: int) -> str:
    return "deep" if air_yards >= DEEP else "short"


# For games whose penalties undo plays

WHO_AND_WHERE = frozenset(
    "posteam defteam qtr quarter_seconds_remaining tt_quarter_plays_remaining tt_clock home_timeouts_remaining"
    " away_timeouts_remaining tt_points_home tt_points_away desc tt_offence_call tt_offence_formation tt_defence_call"
    " tt_defence_formation tt_event tt_cards tt_dice tt_rules tt_try yardline_100 down ydstogo goal_to_go timeout"
    " timeout_team first_down penalty penalty_team penalty_yards penalty_type".split()
)


def no_play(row: Row) -> None:
    """A penalty undid the play: who, where and the penalty remain, nothing that was gained."""
    kept = {name: value for name, value in row.items() if name in WHO_AND_WHERE}
    row |= play_row(**kept, play_type="no_play")
