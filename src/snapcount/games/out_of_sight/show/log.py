"""The log: one line for everything that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.state import tidy

WEATHER = {
    "clear": "clear skies",
    "wind": "wind",
    "fog": "fog",
    "rain_snow": "rain and snow",
    "frozen_tundra": "frozen tundra",
}
THINGS = {
    "white_bar": "a white bar",
    "red_bar": "a red bar",
    "square": "a receiver's square",
    "triangle": "a triangle",
    "penalty": "a Penalty symbol",
    "lb": "a linebacker",
}
DECLARED = {
    "scrimmage": "Scrimmage play",
    "punt": "Punt",
    "high_punt": "High Punt",
    "field_goal": "Field goal",
    "fake_punt": "Fake punt",
    "fake_kick": "Fake kick",
    "kneel": "Kneel",
    "spike": "Spike",
}
ORDINAL = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}


def event(happened: Event, names: Names) -> str:
    facts = happened.facts
    seat = facts.get("seat")
    who = names[seat] if isinstance(seat, Seat) else ""
    return LINES[happened.what](facts, who, names)


def _yards(number: float) -> str:
    return f"{tidy(number):g} yard{'' if abs(tidy(number)) == 1 else 's'}"


def place(own: float) -> str:
    """A yard line as people say it."""
    return f"own {own:g}" if own <= 50 else f"opponents' {tidy(100 - own):g}"


def _across(y: float) -> str:
    """How far from the middle of the field."""
    if abs(y) < 0.05:
        return "in the middle"
    return f"{abs(y):.1f} yards {'North' if y > 0 else 'South'} of the middle"


def _standing(at: tuple[float, float]) -> str:
    """Where on the field, as one would point it out."""
    x, y = at
    side = "middle" if abs(y) < 0.5 else f"{abs(y):.0f} {'North' if y > 0 else 'South'}"
    if not 0 <= x <= 100:
        return f"in the {'West' if x < 0 else 'East'} end zone ({side})"
    return f"on the {min(x, 100 - x):.0f} ({side})"


def _gain(facts: dict[str, Any]) -> str:
    gain = tidy(facts["gain"])
    return (
        "no gain" if gain == 0 else f"a gain of {_yards(gain)}" if gain > 0 else f"a loss of {_yards(-gain)}"
    )


def _thing(facts: dict[str, Any]) -> str:
    name = facts.get("id")
    return THINGS[facts["by"]] + (f" ({name})" if isinstance(name, str) else "")


ANNOUNCED = {
    "goal": "reaches the goal line",
    "end": "stops",
    "cap": "is down after two yards",
    "sideline": "goes out of bounds",
    "end_line": "goes over the own end line",
}
CARRIED = {
    "goal": "over the goal line",
    "end": "and gives himself up",
    "sideline": "out of bounds",
    "end_line": "over the own end line",
    "cap": "as far as a Sneak may go",
}


def _announced(facts: dict[str, Any], who: str, names: Names) -> str:
    said = ANNOUNCED.get(facts["by"])
    line = f"{who} {said}." if said else f"{who} touches {_thing(facts)}: “You're tackled!”"
    if "shape" in facts and facts["by"] != "cap":
        line += " The play kept its shape." if facts["shape"] else " The play missed its shape: no Reds Only."
    return line


def _carried(facts: dict[str, Any], who: str, names: Names) -> str:
    where = CARRIED.get(facts["by"]) or f"into {_thing(facts)}"
    reds = " under Reds Only" if facts["reds_only"] else ""
    runs = "goes" if facts["gain"] < 0 else "runs"
    return f"{who} {runs}{reds} {where}: {_gain(facts)}."


def _verdict(facts: dict[str, Any], who: str, names: Names) -> str:
    play = tables.PLAYBOOK[facts["play"]].name
    deep = f"{tidy(facts['depth']):g} yards deep"
    reasons = {
        "no_receiver": "no receiver there",
        "overthrown": "overthrown",
        "out_of_bounds": "out of bounds",
    }
    why = f" ({reasons[facts['why']]})" if facts["why"] else f" at {facts['receiver']}"
    result = {"complete": "complete", "incomplete": "incomplete", "intercepted": "intercepted"}
    return f"{who}'s {play}, {deep}: {result.get(facts['v'], 'batted down')}{why}."


def _reveal(facts: dict[str, Any], who: str, names: Names) -> str:
    return {
        "sack": f"{who}'s linebacker was on the drop: a sack, the pass never happened.",
        "broken_up": f"{who}'s linebacker was at the dot: the pass is broken up.",
        "lb_interception": f"{who}'s linebacker was at the dot: intercepted!",
    }[facts["what"]]


def _fumble(facts: dict[str, Any], who: str, names: Names) -> str:
    if facts.get("forced"):
        count = "one linebacker" if facts["forced"] == 1 else "two linebackers"
        return f"{who} fumbles: {count} on the overlay."
    return f"{who} fumbles at the Penalty symbol."


def _declared(facts: dict[str, Any], who: str, names: Names) -> str:
    what = DECLARED[facts["play"]].lower()
    if facts["is_try"]:
        return f"{who} tries with a {what}."
    return f"{who}, {ORDINAL[facts['down']]} and {facts['to_go']:g} on the {place(facts['spot'])}: {what}."


def _kick(facts: dict[str, Any], who: str, names: Names) -> str:
    said = {"good": "is good", "no_good": "is no good", "blocked": "is blocked"}
    return f"{who}'s kick {said[facts['v']]}."


def _score(word: str) -> Callable[[dict[str, Any], str, Names], str]:
    def line(facts: dict[str, Any], who: str, names: Names) -> str:
        points = facts["points"]
        return f"{word} {who}: {points} point{'' if points == 1 else 's'}."

    return line


Line = Callable[[dict[str, Any], str, Names], str]
LINES: dict[str, Line] = {
    "weather": lambda f, who, n: (
        f"The weather: {WEATHER[f['weather']]} (dice {f['dice'][0]} and {f['dice'][1]})."
    ),
    "wind": lambda f, who, n: (
        f"The wind blows to the {'East' if f['to_east'] else 'West'} (die {f['dice'][0]})."
    ),
    "tossed": lambda f, who, n: (
        f"{n[1]} calls {f['call']}, the die shows {f['dice'][0]}: {who} wins the toss."
    ),
    "toss_chosen": lambda f, who, n: f"{who} will {'receive' if f['choice'] == 'receive' else 'kick off'}.",
    "end_chosen": lambda f, who, n: f"{who} defends the {f['defends']}.",
    "kicked_off": lambda f, who, n: (
        f"{who} tries an onside kick from the {f['spot']:g}."
        if f["onside"]
        else f"{who} kicks from the {f['spot']:g}."
    ),
    "kick_lands": lambda f, who, n: f"The kick lands {_yards(f['distance'])} downfield.",
    "kick_out_of_bounds": lambda f, who, n: f"{who}'s kick of {_yards(f['distance'])} is out of bounds.",
    "kick_short_dead": lambda f, who, n: f"{who}'s kick goes only {_yards(f['distance'])} and is dead there.",
    "onside_recovered": lambda f, who, n: f"{who} recovers the onside kick (die {f['dice'][0]}).",
    "onside_lost": lambda f, who, n: f"{who} loses the onside kick (die {f['dice'][0]}).",
    "spotted": lambda f, who, n: f"{who} spots the ball {_across(f['y'])}.",
    "declared": _declared,
    "defence_set": lambda f, who, n: f"{who}'s defence is set: {f['count']} on the overlay.",
    "linebackers_set": lambda f, who, n: f"Your linebackers: {', '.join(map(_standing, f['linebackers']))}.",
    "called": lambda f, who, n: f"{who} calls {tables.PLAYBOOK[f['play']].name}.",
    "announced": _announced,
    "revealed": lambda f, who, n: (
        f"The cover comes off the linebackers: {', '.join(map(_standing, f['linebackers']))}."
    ),
    "carried": _carried,
    "spot": lambda f, who, n: f"{who}: ball on the {place(f['spot'])}.",
    "first_down": lambda f, who, n: f"First down, {who}.",
    "turnover_on_downs": lambda f, who, n: f"{who} is short on fourth down: the ball changes hands.",
    "verdict": _verdict,
    "complete": lambda f, who, n: f"“Complete!” {who} runs on, eyes hidden.",
    "caught": lambda f, who, n: (
        f"{who} caught it at {f['receiver']}"
        + (", as the play says." if f["shape"] else ", outside the play's range: no Reds Only.")
    ),
    "reveal": _reveal,
    "pass_dead": lambda f, who, n: (
        f"The pass is {'batted down' if f['v'] == 'batted_down' else 'incomplete'}."
    ),
    "interception": lambda f, who, n: f"{who} has intercepted it.",
    "fumble": _fumble,
    "rolled_off": lambda f, who, n: (
        f"{who} rolls {f['dice'][0]}, {n[f['seat'].other]} {f['dice'][1]}"
        + (": again." if f["dice"][0] == f["dice"][1] else ".")
    ),
    "recovered": lambda f, who, n: f"{who} recovers the ball.",
    "may_run": lambda f, who, n: f"{who} {'may run with it' if f['yes'] else 'may not run with it'}.",
    "penalty_rolled": lambda f, who, n: f"{who} hit a Penalty symbol and rolls {f['dice'][0]}.",
    "face_mask": lambda f, who, n: (
        f"Flagrant face mask: {_yards(f['yards'])} for {who}, to the {place(f['spot'])}."
    ),
    "illegal_block": lambda f, who, n: f"Illegal block by {who}.",
    "penalty_accepted": lambda f, who, n: f"The penalty is taken: {_yards(f['yards'])} against {who}.",
    "penalty_declined": lambda f, who, n: "The penalty is declined: the tackle stands.",
    "untimed_down": lambda f, who, n: f"A half can't end on that foul: one untimed down for {who}.",
    "downed": lambda f, who, n: f"{who} downs the ball on the {place(f['spot'])}.",
    "bounced": lambda f, who, n: f"{who} lets it bounce: the punter rolls {f['dice'][0]}.",
    "downed_at_1": lambda f, who, n: f"The ball is downed on {who}'s 1-yard line.",
    "touchback": lambda f, who, n: f"Touchback: {who}'s ball on the 20.",
    "punt": lambda f, who, n: f"{who}'s {'High Punt' if f['high'] else 'punt'} goes {_yards(f['distance'])}.",
    "punt_blocked": lambda f, who, n: f"{who}'s punt of {_yards(f['distance'])} is blocked.",
    "punt_out_of_bounds": lambda f, who, n: "The punt goes out of bounds.",
    "punt_dead_end_zone": lambda f, who, n: f"The punt is dead in {who}'s own end zone.",
    "kick": _kick,
    "fake_works": lambda f, who, n: f"{who}'s fake works (die {f['dice'][0]}).",
    "fake_fails": lambda f, who, n: f"{who}'s fake fails (die {f['dice'][0]}).",
    "knelt": lambda f, who, n: f"{who} kneels.",
    "spiked": lambda f, who, n: f"{who} spikes the ball.",
    "touchdown": _score("Touchdown,"),
    "field_goal": _score("Field goal,"),
    "extra_point": _score("Extra point,"),
    "two_point": _score("Two-point try good,"),
    "safety": _score("Safety,"),
    "try_failed": lambda f, who, n: f"{who}'s try fails.",
    "quarter_ended": lambda f, who, n: (
        f"End of quarter {f['quarter']}: {n[0]} {f['score'][0]}, {n[1]} {f['score'][1]}. The teams change ends."
    ),
    "half_ended": lambda f, who, n: f"Half-time: {n[0]} {f['score'][0]}, {n[1]} {f['score'][1]}.",
    "overtime": lambda f, who, n: f"Level at {f['score'][0]}: overtime.",
    "sudden_death": lambda f, who, n: "From now on the next score wins.",
    "game_over": lambda f, who, n: f"The game is over: {n[0]} {f['score'][0]}, {n[1]} {f['score'][1]}.",
}
