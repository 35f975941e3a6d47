"""Events to rows, one for every play: what all games have in common.

A play goes from `play_began` to `play_ended`; what is told outside is in no row. A game adds what only it knows with
`fill`, by event: columns of its own, or better ones in place of those filled here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.table import Event
from snapcount.football.columns import Row, number_rows, play_row
from snapcount.football.events import PLAY_TYPES
from snapcount.football.situation import Law, Situation, Y

Names = tuple[str, str]
Facts = Mapping[str, Any]
Fill = Callable[[Row, Facts], None]
Say = Callable[[Event, Names], str]

TRIES = ("extra_point", "two_point")


def rows(events: Iterable[Event], names: Names, law: Law[Y], say: Say, fill: Mapping[str, Fill]) -> list[Row]:
    """One row per finished play, numbered."""
    found: list[Row] = []
    for play in plays(events):
        row = row_of(play, names, law, say, fill)
        if row["play_type"] in TRIES and found:
            row["qtr"] = found[-1][
                "qtr"
            ]  # the try belongs to its touchdown, whatever the clock says meanwhile
        found.append(row)
    return number_rows(found, names)


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
    row["desc"] = " ".join(filter(None, (say(event, names) for event in play)))
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
    )
    if now.down:
        row |= {"down": now.down, "ydstogo": round(now.line - now.ball)}
        row["goal_to_go"] = int(now.line >= law.length)
    return row


# What each event adds to a row. A try gains nothing: it has no down.


def gained(row: Row, facts: Facts, names: Names) -> None:
    if not row["down"]:
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


def sacked(row: Row, facts: Facts, names: Names) -> None:
    if row["down"]:
        row |= {"play_type": "pass", "sack": 1, "yards_gained": round(facts["yards"])}


def intercepted(row: Row, facts: Facts, names: Names) -> None:
    if row["down"]:
        row |= {"play_type": "pass", "pass_attempt": 1, "interception": 1}


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
        row |= {"play_type": "two_point", "two_point_attempt": 1}
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


# What follows from the play as a whole


def settle(row: Row, play: Sequence[Event], names: Names) -> None:
    if row["play_type"] != "no_play":
        fumbles(row, play, names)
        blocks(row, play)
        touchdowns(row)
    downs(row)


def fumbles(row: Row, play: Sequence[Event], names: Names) -> None:
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
        row["punt_attempt"] = 1
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


# For games whose penalties undo plays

WHO_AND_WHERE = frozenset(
    "posteam defteam qtr tt_clock tt_points_home tt_points_away desc tt_dice tt_rules yardline_100 down ydstogo"
    " goal_to_go timeout timeout_team first_down penalty penalty_team penalty_yards penalty_type".split()
)


def no_play(row: Row) -> None:
    """A penalty undid the play: who, where and the penalty remain, nothing that was gained."""
    kept = {name: value for name, value in row.items() if name in WHO_AND_WHERE}
    row |= play_row(**kept, play_type="no_play")
