"""One sentence for every event: dice, table row and result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Roll, Seat
from snapcount.games.dice_football.show.places import down_and_distance, yard_line
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    CALL_NAMES,
    END_ZONE,
    EVENT_TITLES,
    FACTOR,
    FIELD,
    PASS_NUMBERS,
    PUNT_DISTANCE,
    RED_ZONE,
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


def score(facts: Facts, names: Names) -> str:
    home, away = facts["score"]
    return f"{names[0]} {home}, {names[1]} {away}"


def gained(facts: Facts, names: Names) -> str:
    """Run against defence 3: dice 3 + 4 = 7, less 2: gain of 5, to the Home 35."""
    dice, usual, yards, call = facts["dice"], facts["usual"], facts["yards"], facts["card"]
    parts = [added(dice)]
    if dice[0] == dice[1]:
        parts.append(f"a doublet, thrown on to {usual // FACTOR.get(call, 1)}")
    if call in FACTOR and FACTOR[call] > 1:
        parts.append(f"times {FACTOR[call]}")
    if call is Call.RUN and dice[0] != dice[1]:
        less = sum(dice) - usual
        parts.append(f"less {less}" if less else "nothing off")
    if yards != usual:
        parts.append(f"{gain(usual)}, {CHANGES[facts['event']]}")
    result = gain(yards) if call is Call.RUN else f"complete, {gain(yards)}"
    where = yard_line(facts["offence"], min(facts["spot"], FIELD), names)
    return f"{CALL_NAMES[call]} against defence {facts['defence']}: {', '.join(parts)}: {result}, to the {where}."


def fell_incomplete(facts: Facts, names: Names) -> str:
    call, dice = facts["card"], facts["dice"]
    opening = f"{CALL_NAMES[call]} against defence {facts['defence']}: "
    if facts["why"] == "challenge":
        return f"{opening}after the review, incomplete."
    ball = facts["spot"] - facts["yards"]
    factor = FACTOR[call]
    distance = factor * sum(dice)
    back = f", and back {-facts['yards']}" if facts["yards"] else ""
    if dice[0] != dice[1] and distance > FIELD - ball + END_ZONE:
        return f"{opening}{added(dice)}, times {factor}: {distance} yards, beyond the end line: incomplete{back}."
    found = PASS_NUMBERS[call, FIELD - ball <= RED_ZONE][facts["defence"]]
    return f"{opening}{shown(dice)}, defence numbers {numbers(found)}: incomplete{back}."


def snapped(facts: Facts, names: Names) -> str:
    offence: Seat = facts["offence"]
    situation = down_and_distance(facts["down"], facts["spot"], facts["line"])
    where = yard_line(offence, facts["spot"], names)
    cards = f"{names[offence]} lays {CALL_NAMES[facts['card']]}, {names[offence.other]} Defence {facts['defence']}"
    return f"{situation} at {'' if where == 'midfield' else 'the '}{where}: {cards}."


def kicked(facts: Facts, names: Names, result: str) -> str:
    good = numbers(facts["row"])
    return f"Field goal from {facts['yards']} yards: {shown(facts['dice'])}, good are {good} and doublets: {result}."


def tried(facts: Facts, result: str) -> str:
    card = CALL_NAMES[facts["card"]]
    yards = "" if facts["yards"] is None else f", {gain(facts['yards'])}"
    against = "" if facts["card"] is Call.FIELD_GOAL else f" against defence {facts['defence']}"
    return f"Try, {card}{against}: {shown(facts['dice'])}{yards}: {result}."


def punted(facts: Facts, names: Names) -> str:
    where = yard_line(facts["offence"].other, facts["spot"], names)
    return f"{names[facts['offence']]} punts {PUNT_DISTANCE} yards, to the {where}."


def ran_back(facts: Facts, names: Names) -> str:
    on = ", a doublet, and runs on" if facts["dice"][0] == facts["dice"][1] else ""
    return f"Return: {added(facts['dice'])}: {facts['yards']} yards{on}."


def ruled(facts: Facts, names: Names) -> str:
    ruling = {
        "interception": "an interception",
        "fumble": f"a lost fumble after {gain(facts['yards'])}",
        "complete": f"a complete pass, {gain(facts['yards'])}",
        "incomplete": "an incomplete pass",
    }[facts["ruling"]]
    return f"The ruling is {ruling} ({shown(facts['dice'])}); {names[facts['seat']]} may challenge it."


def penalised_defence(facts: Facts, names: Names) -> str:
    first = ", first down" if facts["first_down"] else ", the down is repeated"
    where = yard_line(facts["offence"], facts["spot"], names)
    return f"{facts['yards']} yards against the defence, to the {where}{first}."


def side_chosen(facts: Facts, names: Names) -> str:
    return (
        f"{names[facts['seat']]} will {facts['choice'].value}; {names[facts['receives']]} gets the kickoff."
    )


def game_over(facts: Facts, names: Names) -> str:
    winner = facts["winner"]
    return (
        f"The game is over: {'a tie' if winner is None else names[winner] + ' wins'}. {score(facts, names)}."
    )


def returned(facts: Facts, names: Names) -> str:
    where = yard_line(facts["seat"], min(facts["spot"], FIELD), names)
    return f"{names[facts['seat']]} brings it back {facts['yards']} yards, to the {where}."


SENTENCES: dict[str, Callable[[Facts, Names], str]] = {
    "toss_won": lambda f, n: f"{n[f['seat']]} wins the toss.",
    "side_chosen": side_chosen,
    "kicked_off": lambda f, n: (
        f"{n[f['seat']]} {'kicks off deep' if f['kick'] == 'deep' else 'tries an onside kick'}."
    ),
    "free_kicked": lambda f, n: (
        f"{n[f['seat']]} kicks free, to the {yard_line(f['seat'].other, f['spot'], n)}."
    ),
    "snapped": snapped,
    "event_turned": lambda f, n: (
        f"Event {f['event']:02}, {EVENT_TITLES[f['event']]}: {EVENT_TEXTS[f['event']]}."
    ),
    "timeout_taken": lambda f, n: f"Timeout, {n[f['seat']]}.",
    "play_changed": lambda f, n: f"{n[f['seat']]} now plays {CALL_NAMES[f['card']]}.",
    "defence_changed": lambda f, n: f"{n[f['seat']]} now plays Defence {f['defence']}.",
    "threw_again": lambda f, n: f"Thrown again: {added(f['dice'])}.",
    "gained": gained,
    "fell_incomplete": fell_incomplete,
    "sacked": lambda f, n: (
        f"{shown(f['dice']).capitalize()}: {n[f['offence']]} is sacked, {gain(f['yards'])}."
    ),
    "ruled": ruled,
    "challenge_won": lambda f, n: f"{n[f['seat']]} challenges: {added(f['dice'])}, odd: overturned.",
    "challenge_lost": lambda f, n: (
        f"{n[f['seat']]} challenges: {added(f['dice'])}, even: it stands, and a timeout is gone."
    ),
    "intercepted": lambda f, n: (
        f"{CALL_NAMES[f['card']]}, {shown(f['dice'])}: intercepted at the {yard_line(f['offence'], f['spot'], n)}!"
    ),
    "fumbled": lambda f, n: (
        f"{CALL_NAMES[f['card']]}, {shown(f['dice'])}: {gain(f['yards'])}, then a fumble, lost at the"
        f" {yard_line(f['offence'], f['spot'], n)}!"
    ),
    "flagged": lambda f, n: (
        f"Flag: {shown(f['dice'])}, {f['foul']} by {n[f['seat']]}. The play doesn't count."
    ),
    "penalised_offence": lambda f, n: (
        f"{f['yards']} yards against the offence, to the {yard_line(f['offence'], f['spot'], n)}, the down is repeated."
    ),
    "penalised_defence": penalised_defence,
    "half_extended": lambda f, n: "A half doesn't end on a foul by the defence: one more play.",
    "first_down": lambda f, n: f"First down, {n[f['offence']]}.",
    "turned_over_on_downs": lambda f, n: (
        f"Short on fourth down: {n[f['offence'].other]} takes over at the {yard_line(f['offence'], f['spot'], n)}."
    ),
    "punted": punted,
    "touchback": lambda f, n: f"Touchback: {n[f['seat']]} starts at its own {f['spot']}.",
    "ran_back": ran_back,
    "returned": returned,
    "onside_recovered": lambda f, n: (
        f"{shown(f['dice']).capitalize()}, a doublet: {n[f['seat']]} has it back!"
    ),
    "onside_failed": lambda f, n: (
        f"{shown(f['dice']).capitalize()}, no doublet: {n[f['seat'].other]} falls on it."
    ),
    "field_goal_good": lambda f, n: kicked(f, n, "good, 3 points"),
    "field_goal_missed": lambda f, n: kicked(f, n, "no good"),
    "touchdown": lambda f, n: f"Touchdown, {n[f['seat']]}! {score(f, n)}.",
    "safety": lambda f, n: f"Safety: {n[f['seat']]} is down behind its own goal line. {score(f, n)}.",
    "lined_up_for_try": lambda f, n: (
        f"{n[f['offence']]} lays {CALL_NAMES[f['card']]} for the try, {n[f['offence'].other]} Defence {f['defence']}."
    ),
    "try_good": lambda f, n: tried(f, f"good, {f['points']} point{'s' if f['points'] > 1 else ''}"),
    "try_failed": lambda f, n: tried(f, "no good"),
    "quarter_ended": lambda f, n: f"End of the {'first' if f['quarter'] == 1 else 'third'} quarter.",
    "half_time": lambda f, n: f"Half time. {score(f, n)}.",
    "level_at_the_end": lambda f, n: f"Level after four quarters: overtime. {score(f, n)}.",
    "stage_began": lambda f, n: (
        "Now the other team has its chance." if f["stage"] == 2 else "From now on the next score wins."
    ),
    "overtime_extended": lambda f, n: f"Still level: {f['plays']} more plays, two timeouts each.",
    "game_over": game_over,
}


def event(told: Event, names: Names) -> str:
    """One line of the log."""
    if told.what == "penalised_defence" and told.rule == "DF-4.5":
        return "The winners decline the penalty."
    return SENTENCES[told.what](told.facts, names)
