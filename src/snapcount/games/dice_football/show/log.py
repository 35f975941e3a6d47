"""One sentence for every event: dice, table row and result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Roll
from snapcount.football.situation import Situation
from snapcount.football.words import counted, down_and_distance, place, tally, the, to_the_goal
from snapcount.games.dice_football.rules.passing import RED_ZONE_FROM, beyond_end_line
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    CALL_NAMES,
    END_ZONE,
    EVENT_TITLES,
    FACTOR,
    FIELD,
    LAW,
    PASS_NUMBERS,
)

Facts = dict[str, Any]

EVENT_TEXTS = {
    1: "on a pass, a 1 or 6 is intercepted; defence numbers don't count",
    2: "on a pass, a doublet is intercepted and returned; defence numbers don't count",
    3: "after the gain, a 1 or 6 is a lost fumble",
    4: "after the gain, a doublet is a lost fumble, and returned",
    5: "the defence may challenge a complete pass",
    6: "the offence may challenge an incomplete pass",
    7: "if the offence leads, a 1 or 6 costs it 5 yards",
    8: "a 1 is a false start, a 6 offside, 5 yards; both or neither count as usual",
    9: "a 1 is holding by the offence, a 6 by the defence, 10 yards",
    10: "a 1 is a face mask by the offence, a 6 by the defence, 15 yards",
    11: "a run counts double",
    12: "a complete pass counts double",
    13: "a run ignores the defence",
    14: "a pass ignores the defence numbers",
    15: "a doublet run counts four times",
    16: "a complete pass gains 20 more",
    17: "5 yards less, for an incomplete pass too",
    18: "the gain is halved",
    19: "on a pass, a 1 or 6 is a sack of 5",
    20: "on a pass, a doublet is a sack of 15",
    21: "the offence may spend a timeout to double its gain",
    22: "the defence may spend a timeout to halve the gain",
    23: "the offence may spend a timeout to change its card",
    24: "the defence may spend a timeout to change its card",
}
CHANGES = {
    11: "doubled",
    12: "doubled",
    15: "times four",
    16: "20 more",
    17: "5 less",
    18: "halved",
    21: "doubled by the timeout",
    22: "halved by the timeout",
}


def added(dice: Roll) -> str:
    return f"dice {dice[0]} + {dice[1]} = {sum(dice)}"


def shown(dice: Roll) -> str:
    return f"dice {dice[0]} and {dice[1]}"


def numbers(found: Iterable[int]) -> str:
    return " ".join(map(str, sorted(found))) or "none"


def gain(yards: int) -> str:
    return "no gain" if yards == 0 else f"gain of {yards}" if yards > 0 else f"loss of {-yards}"


def a_gain(yards: int) -> str:
    return gain(yards) if yards == 0 else f"a {gain(yards)}"


def where(facts: Facts, names: Names) -> str:
    """The spot of an event, in a sentence."""
    return the(place(LAW, facts["seat"], facts["spot"], names))


def caught_at(facts: Facts, names: Names) -> str:
    """At the Home 34, at midfield, in the Home end zone."""
    spot = where(facts, names)
    return f"in {spot}" if spot.endswith("end zone") else f"at {spot}"


def gained(facts: Facts, names: Names) -> str:
    """Run against defence 3: dice 3 + 4 = 7, less 2: gain of 5, to the Home 35."""
    dice, usual, yards, call = facts["dice"], facts["usual"], facts["yards"], facts["card"]
    parts, so_far = [added(dice)], sum(dice)
    if dice[0] == dice[1]:
        so_far = usual // FACTOR.get(call, 1)
        parts.append(f"a doublet, thrown on to {so_far}")
    if call in FACTOR and FACTOR[call] > 1:
        parts.append(f"times {FACTOR[call]}")
    if call is Call.RUN and dice[0] != dice[1]:
        less = sum(dice) - usual
        parts.append(f"less {less}" if less else "nothing off")
    if yards != usual:
        parts += [gain(usual)] * (usual != so_far) + [CHANGES[facts["event"]]]
    counts = to_the_goal(LAW, yards, facts["spot"])
    result = gain(yards) if counts == yards else f"{yards}, good for the last {counts}"
    result = result if call is Call.RUN else f"complete, {result}"
    reached = where(facts, names)
    moved = f"into {reached}" if facts["spot"] > FIELD else f"to {reached}" if counts else f"at {reached}"
    return f"{CALL_NAMES[call]} against defence {facts['defence']}: {', '.join(parts)}: {result}, {moved}."


def incomplete(facts: Facts, names: Names) -> str:
    call, dice = facts["card"], facts["dice"]
    opening = f"{CALL_NAMES[call]} against defence {facts['defence']}: "
    if facts["why"] == "challenge":
        return f"{opening}after the review, incomplete."
    ball = facts["spot"] - facts["yards"]
    factor = FACTOR[call]
    distance = factor * sum(dice)
    back = f", and back {-facts['yards']}" if facts["yards"] else ""
    if beyond_end_line(call, ball, dice):
        return f"{opening}{added(dice)}, times {factor}: {counted(distance)}, beyond the end line: incomplete{back}."
    found = PASS_NUMBERS[call, ball >= RED_ZONE_FROM][facts["defence"]]
    listed = f"defence number{'s' if len(found) > 1 else ''} {numbers(found)}"
    return f"{opening}{shown(dice)}, {listed}: incomplete{back}."


def began(facts: Facts, names: Names) -> str:
    """A snap or a try with its cards; a kick is told by `kicked_off`."""
    if "card" not in facts:
        return ""
    now: Situation[int] = facts["situation"]
    own, other = names[now.offence], names[now.offence.other]
    if not now.down:
        return f"{own} lays {CALL_NAMES[facts['card']]} for the try, {other} Defence {facts['defence']}."
    spot = the(place(LAW, now.offence, now.ball, names))
    cards = f"{own} lays {CALL_NAMES[facts['card']]}, {other} Defence {facts['defence']}"
    return f"{down_and_distance(LAW, now)} at {spot}: {cards}."


def field_goal_tried(facts: Facts, names: Names) -> str:
    result = "good, 3 points" if facts["good"] else "no good"
    needed = " or ".join(", ".join([*map(str, sorted(facts["row"])), "a doublet"]).rsplit(", ", 1))
    return f"Field goal from {counted(facts['yards'])} ({needed} needed): {shown(facts['dice'])}: {result}."


def tried(facts: Facts, names: Names) -> str:
    points = facts["points"]
    result = f"good, {counted(points, 'point')}" if facts["good"] else "no good"
    card = CALL_NAMES[facts["card"]]
    yards = "" if facts["yards"] is None else f", {gain(facts['yards'])}"
    against = "" if facts["card"] is Call.FIELD_GOAL else f" against defence {facts['defence']}"
    return f"Try, {card}{against}: {shown(facts['dice'])}{yards}: {result}."


def kicked_off(facts: Facts, names: Names) -> str:
    how = {
        "deep": "kicks off deep",
        "onside": "tries an onside kick",
        "free": f"kicks free, to {where(facts, names)}",
    }
    return f"{names[facts['seat']]} {how[facts['kind']]}."


def punted(facts: Facts, names: Names) -> str:
    into = "through" if facts["spot"] > FIELD + END_ZONE else "to"
    return f"{names[facts['seat']]} punts {counted(facts['yards'])}, {into} {where(facts, names)}."


def ran_back(facts: Facts, names: Names) -> str:
    far = counted(facts["yards"])
    if facts["dice"][0] == facts["dice"][1]:
        return f"Return: {added(facts['dice'])}, a doublet: {far}, and he runs on."
    return f"Return: {added(facts['dice'])}: {far}."


def ruled(facts: Facts, names: Names) -> str:
    ruling = {
        "interception": "an interception",
        "fumble": f"a lost fumble after {a_gain(facts['yards'])}",
        "complete": f"a complete pass, {gain(facts['yards'])}",
        "incomplete": "an incomplete pass",
    }[facts["ruling"]]
    return f"The ruling is {ruling} ({shown(facts['dice'])}); {names[facts['seat']]} may challenge it."


def penalised(facts: Facts, names: Names) -> str:
    again = "; repeat the down" if facts["repeated"] else ""
    return f"{counted(facts['yards'])} against the {facts['by']}, to {where(facts, names)}{again}."


def chose(facts: Facts, names: Names) -> str:
    wants = "receive" if facts["receives"] is facts["seat"] else "kick off"
    return f"{names[facts['seat']]} chooses to {wants}."


def game_over(facts: Facts, names: Names) -> str:
    tie = "" if facts["winner"] is not None else " A tie."
    return f"Final score: {tally(facts['score'], names)}.{tie}"


def scored(facts: Facts, names: Names) -> str:
    scorer, score = names[facts["seat"]], tally(facts["score"], names)
    if facts["how"] == "touchdown":
        return f"Touchdown, {scorer}! {score}."
    if facts["how"] == "safety":
        return f"Safety: {names[facts['seat'].other]} is down behind its own goal line. {score}."
    return f"{score}."


def quarter_ended(facts: Facts, names: Names) -> str:
    if facts["quarter"] == 2:
        return f"Halftime. {tally(facts['score'], names)}."
    return f"End of the {'first' if facts['quarter'] == 1 else 'third'} quarter."


def turned_over_on_downs(facts: Facts, names: Names) -> str:
    return f"Short on fourth down: {names[facts['seat'].other]} takes over at {where(facts, names)}."


def returned(facts: Facts, names: Names) -> str:
    return f"{names[facts['seat']]} brings it back {counted(facts['yards'])}, to {where(facts, names)}."


SENTENCES: dict[str, Callable[[Facts, Names], str]] = {
    "tossed": lambda f, n: f"{n[f['seat']]} wins the toss.",
    "chose": chose,
    "play_began": began,
    "play_ended": lambda f, n: "",
    "kicked_off": kicked_off,
    "event_turned": lambda f, n: (
        f"Event {f['event']:02}, {EVENT_TITLES[f['event']]}: {EVENT_TEXTS[f['event']]}."
    ),
    "timeout": lambda f, n: f"Timeout, {n[f['seat']]}.",
    "play_changed": lambda f, n: f"{n[f['seat']]} changes to {CALL_NAMES[f['card']]}.",
    "defence_changed": lambda f, n: f"{n[f['seat']]} changes to Defence {f['defence']}.",
    "threw_again": lambda f, n: f"A doublet, thrown again: {added(f['dice'])}.",
    "gained": gained,
    "incomplete": incomplete,
    "sacked": lambda f, n: f"{shown(f['dice']).capitalize()}: {n[f['seat']]} is sacked, {gain(f['yards'])}.",
    "ruled": ruled,
    "challenge_won": lambda f, n: f"{n[f['seat']]} challenges: {added(f['dice'])}, odd: overturned.",
    "challenge_lost": lambda f, n: (
        f"{n[f['seat']]} challenges: {added(f['dice'])}, even: it stands, and a timeout is gone."
    ),
    "intercepted": lambda f, n: (
        f"{CALL_NAMES[f['card']]}, {shown(f['dice'])}: intercepted {caught_at(f, n)}!"
    ),
    "fumbled": lambda f, n: (
        f"{CALL_NAMES[f['card']]}, {shown(f['dice'])}: {gain(f['yards'])}, then a fumble, lost at {where(f, n)}!"
    ),
    "flagged": lambda f, n: (
        f"Flag: {shown(f['dice'])}, {f['foul']} by {n[f['seat']]}. The play doesn't count."
    ),
    "penalised": penalised,
    "declined": lambda f, n: "The penalty is declined: the game is over anyway.",
    "untimed_down": lambda f, n: "A half doesn't end on a foul by the defence: one more play.",
    "first_down": lambda f, n: f"First down, {n[f['seat']]}.",
    "turned_over_on_downs": turned_over_on_downs,
    "punted": punted,
    "touchback": lambda f, n: f"Touchback: {n[f['seat']]} starts at its own {f['spot']}.",
    "ran_back": ran_back,
    "returned": returned,
    "onside_recovered": lambda f, n: (
        f"{shown(f['dice']).capitalize()}, a doublet: {n[f['seat']]} has it back!"
    ),
    "onside_lost": lambda f, n: (
        f"{shown(f['dice']).capitalize()}, no doublet: {n[f['seat'].other]} falls on it."
    ),
    "field_goal_tried": field_goal_tried,
    "scored": scored,
    "tried": tried,
    "quarter_ended": quarter_ended,
    "overtime_began": lambda f, n: f"Tied after four quarters: overtime. {tally(f['score'], n)}.",
    "stage_began": lambda f, n: (
        "Now the other team has its chance." if f["stage"] == 2 else "From now on the next score wins."
    ),
    "overtime_extended": lambda f, n: f"Still tied: {counted(f['plays'], 'more play')}, two timeouts each.",
    "game_over": game_over,
}


def event(told: Event, names: Names) -> str:
    """One line of the log; "" for what the lines around it say already."""
    return SENTENCES[told.what](told.facts, names)
