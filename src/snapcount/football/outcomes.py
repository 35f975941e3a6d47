"""How a play came out, in a few words: what a broadcast writes over the lower edge of the field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from snapcount.core.rulebook import Words
from snapcount.core.table import Event, Seat
from snapcount.football.situation import Law, Situation, Y
from snapcount.football.words import counted, down_and_distance, ordinal, place, tally, the

Names = tuple[str, str]
Moment = Literal["", "touchdown", "field_goal", "safety", "turnover", "sack", "big_gain", "half", "final"]
ENDINGS = ("play_ended", "quarter_ended", "game_over")
"""The events that an outcome belongs to."""
BIG_GAIN = 20
KICKS = {"kickoff": "the kickoff", "free_kick": "the free kick", "try": "the try"}


class Outcome(NamedTuple):
    """The big line, the situation that follows, whose moment it is, and which picture it deserves."""

    line: str
    next: str
    seat: Seat | None
    moment: Moment = ""
    sum: str = ""
    """The sum that decided, in the game's own words: "7 × 2 = 14, Pass-Play Bonus + 20"."""


Lined = tuple[str, Seat | None, Moment]


def outcome(play: Sequence[Event], names: Names, law: Law[Y], sum: str = "") -> Outcome | None:
    """Of the last event of `play`; None where nothing is to be said.

    It begins with `play_began`, or later in the play where the game is a branch taken up in its midst.
    """
    ending = play[-1]
    if ending.what == "quarter_ended":
        half = ending.facts["quarter"] == 2
        line = "Halftime" if half else f"End of the {period_name(ending.facts['quarter'])}"
        return Outcome(line, tally(ending.facts["score"], names), None, "half" if half else "")
    if ending.what == "game_over":
        return Outcome("Final", tally(ending.facts["score"], names), ending.facts["winner"], "final")
    lined = line_of(play)
    if lined is None:
        return None
    line, seat, moment = lined
    return Outcome(line, following(play, names, law), seat, moment, sum)


QUARTERS = {1: "first quarter", 2: "second quarter", 3: "third quarter", 4: "fourth quarter"}


def period_name(quarter: int) -> str:
    """The third quarter; the 2nd overtime, however many there are."""
    return QUARTERS.get(quarter) or f"{ordinal(quarter - len(QUARTERS))} overtime"


def line_of(play: Sequence[Event]) -> Lined | None:
    """What decided it: a score before a turnover, a turnover before the yards."""
    found = {event.what: event.facts for event in play}
    for what, line in LINES.items():
        if what in found and (said := line(found[what], found)) is not None:
            return said
    return None


Facts = dict[str, Any]


def scored(facts: Facts, found: dict[str, Facts]) -> Lined | None:
    points: dict[str, tuple[str, Moment]] = {
        "touchdown": ("Touchdown", "touchdown"),
        "field_goal": ("Field goal good", "field_goal"),
        "safety": ("Safety", "safety"),
        "extra_point": ("Extra point good", ""),
        "two_points": ("Two points good", ""),
        "single": ("Single point", ""),
    }
    line, moment = points.get(facts["how"], (counted(facts["points"], "point"), ""))
    return line, facts["seat"], moment


def missed(facts: Facts, found: dict[str, Facts]) -> Lined | None:
    return None if facts["good"] else ("No good", facts["seat"].other, "")


def blocked(facts: Facts, found: dict[str, Facts]) -> Lined:
    """The kickers may fall on the ball themselves: then it is nobody's turnover."""
    lost = found["play_ended"]["situation"].offence is facts["seat"]
    return "Kick blocked", facts["seat"], "turnover" if lost else ""


def lost_ball(facts: Facts, found: dict[str, Facts]) -> Lined | None:
    """A fumble counts as lost where the other team has the ball after the play, unless its own side has fallen on it.

    The ball of the next play may be the other team's for another reason: the possession was over.
    """
    if found.get("recovered", {}).get("lost") is False:
        return None
    after, seat = found["play_ended"]["situation"].offence, facts["seat"]
    return ("Fumble lost", seat.other, "turnover") if after is not seat else None


def gained(facts: Facts, found: dict[str, Facts]) -> Lined | None:
    yards, seat = round(facts["yards"], 1), facts["seat"]
    line = "No gain" if yards == 0 else f"Gain of {yards:g}" if yards > 0 else f"Loss of {-yards:g}"
    return line, seat, "big_gain" if yards >= BIG_GAIN else ""


def far(facts: Facts) -> str:
    return counted(abs(round(facts["yards"], 1)))


LINES: dict[str, Callable[[Facts, dict[str, Facts]], Lined | None]] = {
    "scored": scored,
    "blocked": blocked,
    "tried": missed,
    "field_goal_tried": missed,
    "intercepted": lambda facts, found: ("Intercepted", facts["seat"], "turnover"),
    "fumbled": lost_ball,
    "turned_over_on_downs": lambda facts, found: ("Stopped on downs", facts["seat"].other, "turnover"),
    "onside_recovered": lambda facts, found: ("Onside kick recovered", facts["seat"], "turnover"),
    "penalised": lambda facts, found: (
        f"Penalty, {far(facts)}",
        facts["seat"].other,
        "",
    ),
    "sacked": lambda facts, found: (
        f"Sacked for {far(facts)}",
        facts["seat"].other,
        "sack",
    ),
    "gained": gained,
    "incomplete": lambda facts, found: ("Incomplete", facts["seat"].other, ""),
    "touchback": lambda facts, found: ("Touchback", facts["seat"], ""),
    "returned": lambda facts, found: (
        f"Returned {far(facts)}",
        facts["seat"],
        "big_gain" if facts["yards"] >= 2 * BIG_GAIN else "",
    ),
    "onside_lost": lambda facts, found: ("Onside kick lost", facts["seat"].other, ""),
    "punted": lambda facts, found: (
        f"Punt of {far(facts)}",
        facts["seat"],
        "",
    ),
    "kicked_off": lambda facts, found: ("Kickoff", facts["seat"], ""),
    "recovered": lambda facts, found: ("Fumble recovered", facts["seat"], ""),
}


def following(play: Sequence[Event], names: Names, law: Law[Y]) -> str:
    """First down at the Away 26; 3rd and 4 at midfield; Away has the ball, 1st and 10 at the Away 20."""
    facts = play[-1].facts
    now: Situation[Y] = facts["situation"]
    if not now.down:
        kick = KICKS.get(facts["phase"])
        return f"Next, {kick} by {names[now.offence]}" if kick else ""
    spot = the(place(law, now.offence, now.ball, names))
    if changed_hands(play, now):
        return f"{names[now.offence]} has the ball, {down_and_distance(law, now)} at {spot}"
    if any(event.what == "first_down" for event in play) and now.line < law.length:
        return f"First down at {spot}"
    return f"{down_and_distance(law, now)} at {spot}"


def told_at(words: Words, events: Sequence[Event], at: int, names: Names) -> Outcome | None:
    """Of event number `at`, where it ends something.

    After the last play of a half only a try comes next, no kickoff and no down.
    """
    if events[at].what not in ENDINGS:
        return None
    found: Outcome | None = words.outcome(last_play(events, at), names)
    if found is None or not half_over(events, at) or to_try(events[at].facts):
        return found
    return found._replace(next="")


def half_over(events: Sequence[Event], at: int) -> bool:
    """The play is followed at once by the end of its half or of the game."""
    if events[at].what != "play_ended" or at + 1 >= len(events):
        return False
    what, facts = events[at + 1].what, events[at + 1].facts
    return what == "game_over" or (what == "quarter_ended" and facts["quarter"] in (2, 4))


def to_try(facts: Facts) -> bool:
    """Some games have a phase for the try, in others it is a play of no down."""
    return facts["phase"] == "try" or (facts["phase"] == "scrimmage" and not facts["situation"].down)


def changed_hands(play: Sequence[Event], now: Situation[Y]) -> bool:
    """Whoever had the ball before has it no more; also where nobody can tell, in a game taken up amid a play."""
    began = play[0]
    return began.what != "play_began" or now.offence is not began.facts["situation"].offence


def last_play(events: Sequence[Event], at: int) -> Sequence[Event]:
    """The events up to number `at` that everybody may know of, from the last that began a play."""
    found: list[Event] = []
    for number in range(at, -1, -1):
        event = events[number]
        if event.to is None:
            found.append(event)
        if event.what == "play_began":
            break
    return found[::-1]
