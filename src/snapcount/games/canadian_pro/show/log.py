"""The log: one line per event, with the dice, the row and the cell that were hit."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football.situation import Situation
from snapcount.football.words import counted, down_and_distance, period, tally, the_period, to_the_goal
from snapcount.games.canadian_pro.show.log_calls import called, defended, setting
from snapcount.games.canadian_pro.show.sources import Facts, source
from snapcount.games.canadian_pro.show.words import LENGTHS, clock, where
from snapcount.games.canadian_pro.tables import LAW

Line = Callable[[Facts, Names], str]
SIGNALS = {
    "touchdown": "Touchdown, {}.",
    "safety": "Safety touch for {}.",
    "single": "Single for {}.",
    "field_goal": "Field goal, {}.",
}


def event(event: Event, names: Names) -> str:
    return LINES[event.what](event.facts, names)


def yards(number: int) -> str:
    if number == 0:
        return "no gain"
    return f"a gain of {number}" if number > 0 else f"a loss of {-number}"


THROWN_FOR = {
    "kick2": "kick",
    "rethrow": "thrown again",
    "recover": "recovery",
    "clip": "clipping",
    "green": "green die",
}
SIDES = {"off": "offence", "def": "defence", "": ""}


def thrown(facts: Facts, names: Names) -> str:
    dice, side = facts["dice"], SIDES[facts["side"]]
    total = f"{' + '.join(map(str, dice))} = {facts['total']}" if len(dice) > 1 else str(dice[0])
    purpose = THROWN_FOR.get(facts["purpose"], facts["purpose"].replace("-", " "))
    what = side if purpose == "snap" and side else ", ".join(filter(None, (purpose, side)))
    return f"{what[:1].upper()}{what[1:]}: {total}."


BEGINNINGS = {
    "kickoff": "kicks off",
    "free_kick": "kicks off after the safety touch",
    "extra_point": "tries the convert",
    "two_points": "tries for two points",
}


def began(facts: Facts, names: Names) -> str:
    when, offence = f"{clock(facts['left'])}, {period(facts['quarter'])}", names[facts["situation"].offence]
    if facts["kind"] in BEGINNINGS:
        return f"{when}: {offence} {BEGINNINGS[facts['kind']]}."
    return f"{when}: {offence}, {standing(facts['situation'], names)}."


def standing(now: Situation[int], names: Names) -> str:
    return f"{down_and_distance(LAW, now)} {where('on', now.ball, now.offence, names)}"


def chose(facts: Facts, names: Names) -> str:
    when = f" in {the_period(facts['quarter'])}" if "quarter" in facts else ""
    words = {
        "kick": "to kick off",
        "receive": "to receive",
        "kickoff": "a kickoff",
        "scrimmage": "to start from scrimmage",
    }
    return f"{names[facts['seat']]} chooses {words[facts['choice']]}{when}."


def gained(facts: Facts, names: Names) -> str:
    counts = to_the_goal(LAW, facts["yards"], facts["spot"])
    far = yards(counts) + f" ({facts['yards']} on the card)" * (counts < facts["yards"])
    if facts["play"] == "pass":
        return f"{facts['player']} catches it for {far}."
    if facts.get("scramble"):
        return f"{facts['player']} scrambles for {far}. {source(facts)}."
    return f"{facts['player']} ({facts['carrier']}) runs for {far}. {source(facts)}."


def fumbled(facts: Facts, names: Names) -> str:
    at = where("at", facts["spot"], facts["seat"], names)
    return f"The snap is fumbled {at}." if facts["snap"] else f"{names[facts['seat']]} fumbles {at}."


def came_to_nothing(facts: Facts, names: Names) -> str:
    """CP-4.16: the defence's letter counts only where the quarterback's card has it too."""
    averted = "The quarterback gets away" if "R" in facts["flags"] else "No interception"
    cell = f"[{facts['cell']}]" if facts["cell"] else "empty"
    return f"{averted}: his own card must agree (Pass Rush-X cell: {cell}). He throws again."


def threw(facts: Facts, names: Names) -> str:
    kind = "a screen" if facts["screen"] else LENGTHS[facts["depth"]]
    said = ": complete" if facts["complete"] else ""
    return f"{facts['passer']} throws {kind} to {facts['receiver']}{said}. {source(facts)}."


def recovered(facts: Facts, names: Names) -> str:
    cell = "F" if facts["lost"] else "nothing"
    return f"{names[facts['seat']]} recovers (team card, column F, row {facts['row']}: {cell})."


def ran_back(facts: Facts, names: Names) -> str:
    gains = f"runs it back {counted(facts['yards'])} {where('to', facts['spot'], facts['seat'], names)}"
    if not facts["yards"]:
        gains = f"gets nothing on the return {where('at', facts['spot'], facts['seat'], names)}"
    return (
        f"{names[facts['seat']]} {gains}"
        f" (Turnover Return Chart, column {facts['column']}, row {facts['row']}: {facts['cell']})."
    )


def intercepted(facts: Facts, names: Names) -> str:
    by = f" by {facts['by']}" if facts["by"] else ""
    spot = where("at", facts["spot"], facts["seat"], names)
    return f"{facts['passer']} is intercepted{by}, {counted(facts['yards'])} from the line, {spot}."


def kick(verb: str) -> Line:
    def line(facts: Facts, names: Names) -> str:
        if facts.get("kind") == "onside":
            return f"{facts['player']} kicks it onside (row {facts['row']}: [{facts['cell']}])."
        to = where("to", facts["landing"], 1 - facts["seat"], names)
        who = facts.get("player") or names[facts["seat"]]
        read = f" (row {facts['row']}: [{facts['cell']}])" if "row" in facts else ""
        return f"{who} {verb} {counted(facts['yards'])} {to}{read}."

    return line


def punted(facts: Facts, names: Names) -> str:
    return kick("quick kicks" if "table" in facts else "punts")(facts, names)


def onside(kept: bool) -> Line:
    def line(facts: Facts, names: Names) -> str:
        has = facts["seat"] if kept else 1 - facts["seat"]
        return f"{names[has]} has the ball {where('at', facts['spot'], facts['seat'], names)}."

    return line


def returned(facts: Facts, names: Names) -> str:
    if "table" in facts:
        return ran_back(facts, names)
    who = facts["player"] or names[facts["seat"]]
    to = where("to", facts["spot"], facts["seat"], names)
    if facts["spot"] < 0:  # he began behind his goal line and didn't get out
        to = f"but is still {where('in', facts['spot'], facts['seat'], names)}"
    read = f" (column {facts['column']}, row {facts['row']}: [{facts['cell']}])" if "row" in facts else ""
    return f"{who} returns it {counted(facts['yards'])} {to}{read}."


def tried(facts: Facts, names: Names) -> str:
    words = {"GD": "good", "SG": "wide for a single", "BLK": "blocked"}.get(facts["cell"], "no good")
    return f"{facts['player']} tries from {counted(facts['yards'])}: {words}. {source(facts)}."


def flagged(facts: Facts, names: Names) -> str:
    die = f"; clip die {facts['clip']}" if facts["clip"] else ""
    foul = facts["foul"][:1].lower() + facts["foul"][1:]
    return f"Flag against {names[facts['seat']]}: {foul} (number {facts['number']}{die})."


def hurt(facts: Facts, names: Names) -> str:
    read = f"Injury Table row {facts['row']}: {facts['table']}, N {facts['n']}"
    if facts["player"] is None:
        return f"Nobody who has a card is hurt ({read})."
    total = str(facts["total"]).replace("-", "−")
    effect = facts["effect"].split(" (offence)")[0]
    return f"{facts['player']} is hurt: {effect} ({read}, total {total})."


def converted(facts: Facts, names: Names) -> str:
    kind = "two-point pass" if facts["how"] == "two_points" else "convert"
    result = "good" if facts["good"] else "no good"
    return f"The {kind} by {facts['player']} is {result} (row {facts['row']})."


def game_over(facts: Facts, names: Names) -> str:
    won = "A tie." if facts["winner"] is None else f"{names[facts['winner']]} won."
    return f"Final score: {tally(facts['score'], names)}. {won}"


LINES: dict[str, Line] = {
    "tossed": lambda facts, names: f"{names[facts['seat']]} wins the toss.",
    "chose": chose,
    "reversed": lambda facts, names: (
        f"{names[facts['seat']]} will kick off in {the_period(facts['quarter'])}."
    ),
    "weather_thrown": lambda facts, names: f"Weather, row {facts['row']}: {facts['name']}.",
    "thrown": thrown,
    "play_began": began,
    "called": called,
    "defended": defended,
    "aligned": lambda facts, names: f"{names[facts['seat']]} lines up in a {facts['alignment']}.",
    "substituted": lambda facts, names: (
        f"{names[facts['seat']]} sends {facts['player']} in at {facts['position']}."
    ),
    "green_thrown": lambda facts, names: f"Green die {facts['face']}: setting {facts['setting']}.",
    "setting_added_up": setting,
    "checked": lambda facts, names: (
        f"Range {facts['low']}-{facts['high']}, dice {facts['total']}: {'inside' if facts['inside'] else 'outside'}."
    ),
    "gained": gained,
    "signalled": lambda facts, names: SIGNALS[facts["how"]].format(names[facts["seat"]]),
    "scored": lambda facts, names: (
        f"{counted(facts['points'], 'point')} for {names[facts['seat']]}: {tally(facts['score'], names)}."
    ),
    "first_down": lambda facts, names: f"First down, {names[facts['seat']]}.",
    "turned_over_on_downs": lambda facts, names: f"{names[facts['seat']]} turns the ball over on downs.",
    "fumbled": fumbled,
    "recovered": recovered,
    "column_read": lambda facts, names: (
        f"Team card, column {facts['column']}, row {facts['row']}: "
        + (f"the return is read in column {facts['value']}." if facts["value"] else "no return.")
    ),
    "touchback": lambda facts, names: f"Not brought out: {names[facts['seat']]} starts on its own 25.",
    "grounded": lambda facts, names: (
        f"{names[facts['seat']]} grounds the ball {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "came_to_nothing": came_to_nothing,
    "threw": threw,
    "incomplete": lambda facts, names: "Incomplete.",
    "gain_read": lambda facts, names: f"{source(facts)}.",
    "intercepted": intercepted,
    "sacked": lambda facts, names: (
        f"{facts['player']} is sacked for {yards(facts['yards'])} (sack column, row {facts['row']}: [{facts['cell']}])."
    ),
    "kicked_off": kick("kicks off"),
    "onside_recovered": onside(True),
    "onside_lost": onside(False),
    "punted": punted,
    "kicked_back": kick("kicks it back"),
    "kicked_again": kick("kicks it again"),
    "missed": kick("missed; the ball carries"),
    "blocked": lambda facts, names: (
        f"Blocked! The ball is loose {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "field_goal_tried": tried,
    "went_out_of_bounds": lambda facts, names: (
        f"Out of bounds {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "conceded": lambda facts, names: (
        f"{names[facts['seat']]} concedes the single (return dice, row {facts['row']}: [{facts['cell']}])."
    ),
    "returned": returned,
    "third_kick_refused": lambda facts, names: (
        f"{facts['row']} is not below 7: no third kick, the ball is dead."
    ),
    "flagged": flagged,
    "had_no_effect": lambda facts, names: "The penalty has no effect on this play.",
    "declined": lambda facts, names: f"{names[facts['seat']]} declines the penalty.",
    "accepted": lambda facts, names: f"{names[facts['seat']]} accepts the penalty.",
    "penalised": lambda facts, names: (
        f"{counted(facts['yards'])} against {names[facts['seat']]}: "
        f"the ball is {where('on', facts['spot'], facts['seat'], names)}."
    ),
    "pass_awarded": lambda facts, names: (
        f"The pass counts as complete (row {facts['row']}: [{facts['cell']}])."
    ),
    "offset_fouls": lambda facts, names: "Fouls by both sides offset: the down is played again.",
    "hurt": hurt,
    "tried": converted,
    "play_ended": lambda facts, names: "",  # what follows begins with the clock and the situation
    "untimed_down": lambda facts, names: "The clock shows 0:00, and one more play is to come.",
    "quarter_ended": lambda facts, names: f"End of {the_period(facts['quarter'])}.",
    "overtime_began": lambda facts, names: f"Tied, and somebody must win: {period(facts['quarter'])}.",
    "game_over": game_over,
}
