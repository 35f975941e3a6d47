"""The log: one line per event, with the dice, the row and the cell that were hit."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.games.canadian_pro.show.sources import Facts, source, sum_text
from snapcount.games.canadian_pro.show.words import LENGTHS, clock, counted, down_and_distance, period, where

Line = Callable[[Facts, Names], str]
SCORES = {
    "touchdown": "Touchdown, {}: 6 points",
    "safety": "Safety touch: 2 points for {}",
    "single": "Single: 1 point for {}",
    "field goal": "Field goal, {}: 3 points",
}


def event(event: Event, names: Names) -> str:
    return LINES[event.what](event.facts, names)


def yards(number: int) -> str:
    if number == 0:
        return "no gain"
    return f"a gain of {number}" if number > 0 else f"a loss of {-number}"


def thrown(facts: Facts, names: Names) -> str:
    dice, side = facts["dice"], {"off": ", offence", "def": ", defence", "": ""}[facts["side"]]
    total = f"{' + '.join(map(str, dice))} = {facts['total']}" if len(dice) > 1 else str(dice[0])
    return f"Dice ({facts['purpose'].replace('-', ' ')}{side}): {total}."


def begun(facts: Facts, names: Names) -> str:
    when = f"{clock(facts['clock'])}, {period(facts['quarter'])}"
    if facts["play"] in ("kickoff", "safety kick"):
        return f"{when}: {names[facts['seat']]} kicks off."
    if facts["play"] in ("convert", "two-point"):
        return f"{when}: {names[facts['seat']]} tries the {facts['play']}."
    down = down_and_distance(facts["down"], facts["line"], facts["spot"])
    return f"{when}: {names[facts['seat']]}, {down} {where('on', facts['spot'], facts['seat'], names)}."


def called(facts: Facts, names: Names) -> str:
    play = facts["play"].replace("_", " ").replace("fg", "field goal")
    words = [f"{names[facts['seat']]} calls: {facts['variant'].replace('_', ' ') or play}"]
    if facts["who"]:
        words.append(f"{'to' if play == 'pass' else 'by'} {facts['who']}")
    if facts["depth"]:
        words.append(LENGTHS[facts["depth"]])
    if facts["hole"] or facts["zone"]:
        words.append(f"hole {facts['hole']}" if facts["hole"] else f"zone {facts['zone']}")
    if facts["hurry"]:
        words.append("Hurry Up")
    return ", ".join(words) + "."


def defended(facts: Facts, names: Names) -> str:
    words = [f"setting {facts['setting']}" if facts["setting"] else "blitz"]
    if facts["card"]:
        words.insert(0, facts["card"])
    words += [f"{name} {facts[name]}" for name in ("key", "double", "alignment") if facts[name]]
    return f"{names[facts['seat']]} had set: {', '.join(words)}."


def setting(facts: Facts, names: Names) -> str:
    got = f" The defence obtains {' and '.join(facts['flags'])}." if facts["flags"] else ""
    read = f"{facts['card']} {facts['column']}, row {facts['row']}: {facts['cell'] or 'nothing'}"
    return f"Setting {sum_text(facts['parts'])}: column {facts['final']}. {read}.{got}"


def ran(facts: Facts, names: Names) -> str:
    return f"{facts['player']} ({facts['carrier']}) runs for {yards(facts['yards'])}. {source(facts)}."


def threw(facts: Facts, names: Names) -> str:
    kind = "screen" if facts["screen"] else LENGTHS[facts["depth"]]
    said = "complete" if facts["complete"] else "not complete"
    return f"{facts['passer']} throws {kind} to {facts['receiver']}: {said}. {source(facts)}."


def recovered(facts: Facts, names: Names) -> str:
    return f"{names[facts['seat']]} recovers (DTC column F, row {facts['row']}: {'F' if facts['lost'] else 'empty'})."


def ran_back(facts: Facts, names: Names) -> str:
    to = where("to", facts["spot"], facts["seat"], names)
    return (
        f"{names[facts['seat']]} runs it back {counted(facts['yards'])} {to}"
        f" (Turnover Return Chart, column {facts['column']}, row {facts['row']}: {facts['cell']})."
    )


def intercepted(facts: Facts, names: Names) -> str:
    by = f" by {facts['by']}" if facts["by"] else ""
    spot = where("at", facts["spot"], 1 - facts["seat"], names)
    return f"{facts['passer']} is intercepted{by}, {counted(facts['yards'])} from the line, {spot}."


def kick(verb: str) -> Line:
    def line(facts: Facts, names: Names) -> str:
        to = where("to", facts["landing"], 1 - facts["seat"], names)
        who = facts.get("player") or names[facts["seat"]]
        read = f" (row {facts['row']}: [{facts['cell']}])" if "row" in facts else ""
        return f"{who} {verb} {counted(facts['yards'])} {to}{read}."

    return line


def onside(facts: Facts, names: Names) -> str:
    seat = facts["seat"] if facts["kept"] else 1 - facts["seat"]
    return f"Onside kick (row {facts['row']}: [{facts['cell']}]): {names[seat]} has the ball."


def returned(facts: Facts, names: Names) -> str:
    who = facts["player"] or names[facts["seat"]]
    to = where("to", facts["spot"], facts["seat"], names)
    read = f" (column {facts['column']}, row {facts['row']}: [{facts['cell']}])" if "row" in facts else ""
    return f"{who} returns it {counted(facts['yards'])} {to}{read}."


def tried(facts: Facts, names: Names) -> str:
    words = {"GD": "good", "SG": "wide for a single", "BLK": "blocked"}.get(facts["cell"], "no good")
    return f"{facts['player']} tries from {facts['distance']} yards: {words}. {source(facts)}."


def flag(facts: Facts, names: Names) -> str:
    die = f"; clip die {facts['clip']}" if facts["clip"] else ""
    return f"Flag against {names[facts['seat']]}: {facts['name']} (number {facts['number']}{die})."


def hurt(facts: Facts, names: Names) -> str:
    read = f"Injury Table row {facts['row']}: {facts['table']}, N {facts['n']}"
    if facts["player"] is None:
        return f"An injury is disregarded ({read})."
    total = str(facts["total"]).replace("-", "−")
    return f"{facts['player']} is hurt: {facts['effect']} ({read}, total {total})."


def converted(facts: Facts, names: Names) -> str:
    kind = "two-point pass" if facts.get("two") else "convert"
    result = "good" if facts["good"] else "no good"
    return f"The {kind} by {facts['player']} is {result} (row {facts['row']})."


def stands(facts: Facts, names: Names) -> str:
    home, away = facts["score"]
    score = f"{names[0]} {home}, {names[1]} {away}"
    more = ", one more play" if facts["extra"] else ""
    if facts["phase"] != "scrimmage":
        return f"{clock(facts['clock'])}{more}. {score}."
    spot = where("on", facts["ball"], facts["team"], names)
    down = down_and_distance(facts["down"], facts["line"], facts["ball"])
    return f"{names[facts['team']]}, {down} {spot}; {clock(facts['clock'])}{more}. {score}."


LINES: dict[str, Line] = {
    "coin": lambda facts, names: f"{names[facts['seat']]} wins the toss.",
    "kicks off": lambda facts, names: (
        f"{names[facts['seat']]} will kick off in the {period(facts['quarter'])}."
    ),
    "weather": lambda facts, names: f"Weather, row {facts['row']}: {facts['name']}.",
    "thrown": thrown,
    "begun": begun,
    "called": called,
    "defended": defended,
    "aligned": lambda facts, names: f"{names[facts['seat']]} lines up in a {facts['alignment']}.",
    "substituted": lambda facts, names: (
        f"{names[facts['seat']]} sends {facts['player']} in at {facts['position']}."
    ),
    "green": lambda facts, names: f"Green die {facts['face']}: setting {facts['setting']}.",
    "setting": setting,
    "checked": lambda facts, names: (
        f"Range {facts['low']}-{facts['high']}, dice {facts['total']}: {'inside' if facts['inside'] else 'outside'}."
    ),
    "ran": ran,
    "scored": lambda facts, names: SCORES[facts["how"]].format(names[facts["seat"]]) + ".",
    "fumbled": lambda facts, names: (
        f"{names[facts['seat']]} fumbles {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "recovered": recovered,
    "return column": lambda facts, names: (
        f"DTC column {facts['column']}, row {facts['row']}: return column {facts['value'] or 'none'}."
    ),
    "ran back": ran_back,
    "not brought out": lambda facts, names: f"Not brought out: {names[facts['seat']]} starts on its own 25.",
    "grounded": lambda facts, names: (
        f"{names[facts['seat']]} grounds the ball {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "nothing came of it": lambda facts, names: (
        f"The quarterback's Pass Rush-X cell reads [{facts['cell'] or ' '}]: no {facts['flags']}; he throws again."
    ),
    "threw": threw,
    "incomplete": lambda facts, names: "Incomplete.",
    "completed": lambda facts, names: f"{facts['player']} catches it for {yards(facts['yards'])}.",
    "gain read": lambda facts, names: f"Gain: {source(facts)}.",
    "snap fumbled": lambda facts, names: "The snap is fumbled.",
    "intercepted": intercepted,
    "sacked": lambda facts, names: (
        f"{facts['player']} is sacked for {yards(facts['yards'])} (Sb, row {facts['row']}: [{facts['cell']}])."
    ),
    "scrambled": lambda facts, names: (
        f"{facts['player']} scrambles for {yards(facts['yards'])}. {source(facts)}."
    ),
    "kicked off": kick("kicks off"),
    "kicked onside": onside,
    "punted": kick("punts"),
    "quick kicked": kick("quick kicks"),
    "kicked back": kick("kicks it back"),
    "kicked again": kick("kicks it again"),
    "missed": kick("missed; the ball carries"),
    "blocked": lambda facts, names: (
        f"Blocked! The ball is loose {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "tried a field goal": tried,
    "out of bounds": lambda facts, names: (
        f"Out of bounds {where('at', facts['spot'], facts['seat'], names)}."
    ),
    "conceded": lambda facts, names: (
        f"{names[facts['seat']]} concedes the single (return dice, row {facts['row']}: [{facts['cell']}])."
    ),
    "returned": returned,
    "no third kick": lambda facts, names: f"{facts['row']} is not below 7: no third kick, the ball is dead.",
    "flag": flag,
    "no effect": lambda facts, names: "The penalty has no effect on this play.",
    "declined": lambda facts, names: f"{names[facts['seat']]} declines the penalty.",
    "accepted": lambda facts, names: f"{names[facts['seat']]} accepts: {facts['name']}.",
    "walked off": lambda facts, names: (
        f"{facts['yards']} yards against {names[facts['against']]}: "
        f"the ball is {where('on', facts['spot'], facts['team'], names)}."
    ),
    "interference gain": lambda facts, names: (
        f"The pass counts as complete (row {facts['row']}: [{facts['cell']}])."
    ),
    "offset": lambda facts, names: "Fouls by both sides offset: the down is played again.",
    "hurt": hurt,
    "converted": converted,
    "chose": lambda facts, names: f"{names[facts['seat']]} chooses {facts['choice']}.",
    "stands": stands,
    "period over": lambda facts, names: f"End of the {period(facts['quarter'])}.",
    "extra time": lambda facts, names: f"A winner is needed: {period(facts['quarter'])}.",
    "game over": lambda facts, names: (
        f"Final score: {names[0]} {facts['score'][0]}, {names[1]} {facts['score'][1]}."
    ),
}
