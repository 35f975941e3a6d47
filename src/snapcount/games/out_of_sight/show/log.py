"""The log: one line for everything that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.football import words
from snapcount.football.situation import Situation
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
    "square": "a white square",
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


def event(happened: Event, names: Names) -> str:
    facts = happened.facts
    seat = facts.get("seat")
    who = names[seat] if isinstance(seat, Seat) else ""
    return LINES[happened.what](facts, who, names)


def _yards(number: float) -> str:
    return words.counted(tidy(number))


def _place(seat: Seat, own: float, names: Names) -> str:
    """A yard line by the team whose it is: at the Red 20.3, at midfield, in the Red end zone."""
    there = words.the(words.place(tables.LAW, seat, tidy(own), names))
    return f"in {there}" if there.endswith("end zone") else f"at {there}"


def _across(y: float) -> str:
    """How far from the middle of the field; North is up (OS-1.3)."""
    if abs(y) < 0.05:
        return "in the middle"
    return f"{words.counted(tidy(abs(y)))} {'above' if y > 0 else 'below'} the middle"


def _standing(at: tuple[float, float]) -> str:
    """Where on the field, as one would point it out."""
    x, y = at
    side = "in the middle" if abs(y) < 0.5 else f"{abs(y):.0f} {'above' if y > 0 else 'below'} the middle"
    if not 0 <= x <= 100:
        return f"in the {'West' if x < 0 else 'East'} end zone, {side}"
    return f"on the {min(x, 100 - x):.0f}, {side}"


def down_and_distance(now: Situation[float]) -> str:
    """2nd and 6.5: what is to go is a tenth too, not the difference of two."""
    if now.line >= tables.LAW.length:
        return words.down_and_distance(tables.LAW, now)
    return words.down_and_distance(tables.LAW, now._replace(ball=0.0, line=tidy(now.line - now.ball)))


def _gain(facts: dict[str, Any]) -> str:
    gain = tidy(facts["yards"])
    return (
        "no gain" if gain == 0 else f"a gain of {_yards(gain)}" if gain > 0 else f"a loss of {_yards(-gain)}"
    )


def _thing(facts: dict[str, Any]) -> str:
    return THINGS[facts["by"]]


ANNOUNCED = {
    "goal": "reaches the goal line",
    "end": "stops",
    "cap": "is down after two yards",
    "sideline": "goes out of bounds",
    "end_line": "goes over its own end line",
}
CARRIED = {
    "goal": "over the goal line",
    "end": "until the pen is lifted",
    "sideline": "out of bounds",
    "end_line": "over its own end line",
    "cap": "as far as a Sneak may go",
}


def _announced(facts: dict[str, Any], who: str, names: Names) -> str:
    said = ANNOUNCED.get(facts["by"])
    line = f"{who} {said}." if said else f"{who} touches {_thing(facts)}: “You're tackled!”"
    if "shape" in facts and facts["by"] != "cap":
        line += " The play kept its shape." if facts["shape"] else " The play missed its shape: no Reds Only."
    return line


def _carried(facts: dict[str, Any], who: str, names: Names) -> str:
    if facts["by"] == "fake":
        return f"{who} runs: {_gain(facts)}."
    if facts["by"] == "lb":  # the umpire may have called another tackle before the cover came off
        return f"A linebacker had {who} first: {_gain(facts)}."
    where = CARRIED.get(facts["by"]) or f"into {_thing(facts)}"
    reds = " under Reds Only" if facts["reds_only"] else ""
    runs = "goes" if facts["yards"] < 0 else "runs"
    return f"{who} {runs}{reds} {where}: {_gain(facts)}."


WHY_INCOMPLETE = {
    "no_receiver": "no receiver there",
    "overthrown": "overthrown",
    "out_of_bounds": "out of bounds",
}
VERDICTS = {
    "complete": "complete",
    "incomplete": "incomplete",
    "intercepted": "intercepted",
    "batted_down": "batted down",
}


def _verdict(facts: dict[str, Any], who: str, names: Names) -> str:
    play = tables.PLAYBOOK[facts["play"]].name
    depth = facts["depth"]
    deep = f"{_yards(depth)} deep" if depth >= 0 else f"{_yards(-depth)} behind the line"
    why = f" ({WHY_INCOMPLETE[facts['why']]})" if facts["why"] else ""
    return f"{who}'s {play}, {deep}: {VERDICTS[facts['v']]}{why}."


def _linebacker(facts: dict[str, Any], who: str, names: Names) -> str:
    return {
        "sack": f"{who}'s linebacker was on the drop: a sack, the pass never happened.",
        "broken_up": f"{who}'s linebacker was at the dot: the pass is broken up.",
        "lb_interception": f"{who}'s linebacker was at the dot: intercepted!",
    }[facts["what"]]


def _fumble(facts: dict[str, Any], who: str, names: Names) -> str:
    if facts.get("forced"):
        count = "one linebacker" if facts["forced"] == 1 else "two linebackers"
        return f"{who} fumbles: against {count} a touch is a fumble."
    return f"{who} fumbles at the Penalty symbol."


def _began(facts: dict[str, Any], who: str, names: Names) -> str:
    """Of a kickoff nothing: the kick itself says all."""
    if "play" not in facts:
        return ""
    what, now = DECLARED[facts["play"]].lower(), facts["situation"]
    if now.down == 0:
        return f"{who} kicks for the extra point." if what == "field goal" else f"{who} goes for two."
    return f"{who}, {down_and_distance(now)} {_place(now.offence, now.ball, names)}: {what}."


def _kicked_off(facts: dict[str, Any], who: str, names: Names) -> str:
    if facts["kind"] == "onside":
        return f"{who} tries an onside kick."
    distance = _yards(facts["distance"])
    return {
        "fielded": f"{who} kicks off {distance} deep.",
        "out_of_bounds": f"{who} kicks off {distance}, out of bounds.",
        "short": f"{who}'s kickoff goes only {distance} and is dead there.",
    }[facts["end"]]


def _kick(facts: dict[str, Any], who: str, names: Names) -> str:
    said = {"good": "is good", "no_good": "is no good", "blocked": "is blocked"}
    return f"{who}'s kick {said[facts['v']]}."


def _tried(facts: dict[str, Any], who: str, names: Names) -> str:
    if facts["how"] == "extra_point":
        return _kick(facts, who, names)
    return f"{who}'s try {'succeeds' if facts['good'] else 'fails'}."


SCORED = {
    "touchdown": "Touchdown",
    "field_goal": "Field goal",
    "extra_point": "Extra point",
    "two_points": "Two-point try good",
    "safety": "Safety",
}


def _scored(facts: dict[str, Any], who: str, names: Names) -> str:
    return f"{SCORED[facts['how']]}, {who}: {words.counted(facts['points'], 'point')}."


def _penalised(facts: dict[str, Any], who: str, names: Names) -> str:
    where = _place(facts["seat"], facts["spot"], names)
    return f"Penalty on {who}, {_yards(facts['yards'])}: ball {where}."


def _quarter_ended(facts: dict[str, Any], who: str, names: Names) -> str:
    score = words.tally(facts["score"], names)
    if facts["quarter"] == 2:
        return f"Halftime: {score}."
    return f"End of {words.the_period(facts['quarter'])}: {score}. The teams change ends."


CHOICES = {
    "receive": "will receive",
    "kick": "will kick off",
    "West": "defends the west end",
    "East": "defends the east end",
}
FOULS = {"face mask": "flagrant face mask", "illegal block": "illegal block"}
Line = Callable[[dict[str, Any], str, Names], str]
LINES: dict[str, Line] = {
    "play_began": _began,
    "play_ended": lambda f, who, n: "",
    "weather_rolled": lambda f, who, n: (
        f"The weather: {WEATHER[f['weather']]} (dice {f['dice'][0]} and {f['dice'][1]})."
    ),
    "wind_rolled": lambda f, who, n: (
        f"The wind blows to the {'East' if f['to_east'] else 'West'} (die {f['dice'][0]})."
    ),
    "tossed": lambda f, who, n: (
        f"{n[1]} calls {f['call']}, the die shows {f['dice'][0]}: {who} wins the toss."
    ),
    "chose": lambda f, who, n: f"{who} {CHOICES[f['choice']]}.",
    "kicked_off": _kicked_off,
    "onside_recovered": lambda f, who, n: f"{who} recovers the onside kick (die {f['dice'][0]}).",
    "onside_lost": lambda f, who, n: f"{who} loses the onside kick (die {f['dice'][0]}).",
    "spotted": lambda f, who, n: f"{who} spots the ball {_across(f['y'])}.",
    "defence_set": lambda f, who, n: f"{who} hides {words.counted(f['count'], 'linebacker')}.",
    "linebackers_set": lambda f, who, n: f"Your linebackers: {'; '.join(map(_standing, f['linebackers']))}.",
    "called": lambda f, who, n: f"{who} calls {tables.PLAYBOOK[f['play']].name}.",
    "announced": _announced,
    "revealed": lambda f, who, n: (
        f"The linebackers were hidden {'; '.join(map(_standing, f['linebackers']))}."
    ),
    "gained": _carried,
    "sacked": lambda f, who, n: f"{who} is sacked: {_gain(f)}.",
    "returned": _carried,
    "ball_dead": lambda f, who, n: f"Ball {_place(f['seat'], f['spot'], n)}.",
    "first_down": lambda f, who, n: f"First down, {who}.",
    "turned_over_on_downs": lambda f, who, n: f"{who} is short on fourth down: the ball changes hands.",
    "verdict": _verdict,
    "complete": lambda f, who, n: f"“Complete!” {who} runs on, eyes hidden.",
    "caught": lambda f, who, n: "" if f["shape"] else f"{who} caught it out of range: no Reds Only.",
    "linebacker_revealed": _linebacker,
    "incomplete": lambda f, who, n: "",  # the verdict said so, or the linebacker who broke it up
    "intercepted": lambda f, who, n: f"{who} has the ball {_place(f['seat'], f['spot'], n)}.",
    "fumbled": _fumble,
    "rolled_off": lambda f, who, n: (
        f"{who} rolls {f['dice'][0]}, {n[f['seat'].other]} {f['dice'][1]}"
        + (": again." if f["dice"][0] == f["dice"][1] else ".")
    ),
    "recovered": lambda f, who, n: f"{who} recovers the ball.",
    "may_run": lambda f, who, n: f"{who} {'may run with it' if f['yes'] else 'may not run with it'}.",
    "penalty_rolled": lambda f, who, n: f"{who} hit a Penalty symbol: the die shows {f['dice'][0]}.",
    "flagged": lambda f, who, n: f"Flag on {who}: {FOULS[f['foul']]}.",
    "penalised": _penalised,
    "declined": lambda f, who, n: f"{who} declines: the tackle stands.",
    "untimed_down": lambda f, who, n: f"A half can't end on that foul: one untimed down for {who}.",
    "downed": lambda f, who, n: f"{who} downs the ball {_place(f['seat'], f['spot'], n)}.",
    "bounced": lambda f, who, n: f"{who} lets it bounce: the punter rolls {f['dice'][0]}.",
    "downed_at_1": lambda f, who, n: f"The ball is downed on {who}'s 1-yard line.",
    "touchback": lambda f, who, n: f"Touchback: {who}'s ball on the 20.",
    "punted": lambda f, who, n: (
        f"{who}'s {'High Punt' if f['high'] else 'punt'} "
        + (f"goes {_yards(f['yards'])}." if f["yards"] > 0 else "never crosses the line.")
    ),
    "blocked": lambda f, who, n: f"{who} blocks the {f['kick'].replace('_', ' ')}.",
    "punt_out_of_bounds": lambda f, who, n: "The punt goes out of bounds.",
    "punt_dead_end_zone": lambda f, who, n: f"The punt is dead in {who}'s own end zone.",
    "field_goal_tried": _kick,
    "tried": _tried,
    "scored": _scored,
    "fake_worked": lambda f, who, n: f"{who}'s fake works (die {f['dice'][0]}).",
    "fake_failed": lambda f, who, n: f"{who}'s fake fails (die {f['dice'][0]}).",
    "knelt": lambda f, who, n: f"{who} kneels.",
    "spiked": lambda f, who, n: f"{who} spikes the ball.",
    "quarter_ended": _quarter_ended,
    "overtime_began": lambda f, who, n: f"Tied at {f['score'][0]}: overtime.",
    "sudden_death": lambda f, who, n: "From now on the next score wins.",
    "game_over": lambda f, who, n: f"Final score: {words.tally(f['score'], n)}.",
}
