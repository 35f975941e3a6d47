"""One line of the log for every event: what happened, with the dice and the table that decided it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football.words import counted, ordinal, tally, the_period
from snapcount.games.scrimmage.rules.field import GOAL_ROWS, ROW, in_yards
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.throwing import PassingPoints
from snapcount.games.scrimmage.show.moments import TURNS
from snapcount.games.scrimmage.show.names import MARKER_NAMES
from snapcount.games.scrimmage.show.places import downfield, number, together
from snapcount.games.scrimmage.show.words import contact_words, hexes, level, plus

Facts = dict[str, Any]

WHYS = {
    "tackled": "tackled",
    "downed": "ball downed",
    "out_of_bounds": "out of bounds",
    "touchdown": "touchdown",
    "incomplete": "incomplete",
    "intercepted": "intercepted",
    "fumble_lost": "fumble lost",
    "fumble_recovered": "own fumble recovered",
    "fumble_kept": "a fumble, and he falls on it",
    "pass_impossible": "no pass was possible",
    "delay": "second delay of game",
}


def signed(part: int) -> str:
    return f"{'−' if part < 0 else '+'} {abs(part)}"


def shown(dice: tuple[int, ...]) -> str:
    return "+".join(map(str, dice)) + (f" = {sum(dice)}" if len(dice) > 1 else "")


def moved(f: Facts, names: Names) -> str:
    """The board shows the way; a line says who went and how far."""
    return f"{number(f['man'])} moves {hexes(len(f['path']))}."


def along(f: Facts, names: Names) -> str:
    way = [f["start"], *(hex for hex, _ in f["path"])]
    far = sum(one != two for one, two in pairwise(way))
    return f"{number(f['man'])} moves {hexes(far)}." if far else turned(f, names)


def turned(f: Facts, names: Names) -> str:
    return f"{number(f['man'])} turns {COMPASS[f['facing']]}."


def placed(f: Facts, names: Names) -> str:
    return f"{names[f['seat']]} sets up {counted(len(f['places']), 'man', 'men')}."


def line_at(hex: int) -> str:
    """SC-1.8: the yard line nearest to the middle of a hex, counted from the nearer goal."""
    if hex == OFF:
        return "off the field"
    if not 1 <= ROW[hex] <= GOAL_ROWS:
        return "in the end zone"
    south = round((ROW[hex] - 0.5) * 100 / GOAL_ROWS)
    return "at midfield" if south in (49, 50, 51) else f"on the {min(south, 100 - south)}"


def scrimmage_at(ball: int) -> str:
    """SC-2.18: the yard line of the line of scrimmage, as the score has it."""
    own = in_yards(ball)
    return "at midfield" if own == 50 else f"on the {min(own, 100 - own)}"


def contacted(f: Facts, names: Names) -> str:
    row = f" (row {plus(f['row'])})" if f["row"] != f["differential"] else ""
    who = f"{together(f['by'])} on {number(f['on'])}"
    told = contact_words(f["result"], f["by"], f["on"])
    strength = f"strength {plus(f['differential'])}" if f["differential"] else "even strength"
    return f"{who}: {strength}{row}, dice {shown(f['dice'])}: {told}."


def there(f: Facts, hex: int) -> str:
    return downfield(f["dir"], f["line"], hex)


def passed(f: Facts, names: Names) -> str:
    p = PassingPoints(*f["points"])
    kind = "forward" if f["forward"] else "lateral"
    more = (p.distance, p.target, p.passer_adjacent, p.receiver_adjacent, p.zoc_overlap)
    sum_up = (
        f"{p.passer} + {p.receiver}"
        + "".join(f" {signed(part)}" for part in more if part)
        + f" = {level(p.net)}"
    )
    how = "complete" if f["complete"] else "incomplete"
    return (
        f"{number(f['by'])} throws a {kind} pass of {hexes(p.hexes)} to {number(f['receiver'])},"
        f" {there(f, f['spot'])}: {sum_up}, dice {shown(f['dice'])}: {how}."
    )


COMPASS = ("north", "northeast", "southeast", "south", "southwest", "northwest")
RECOVERED = {"R": "up again", "-": "stays down", "I": "injured"}
CLEARED = {"R": "unhurt", "-": "unhurt", "I": "injured"}
"""SC-14.27: after the play everybody who isn't injured is cleared for the next one."""


def recovery(f: Facts, names: Names, told: dict[str, str] = RECOVERED) -> str:
    return f"{number(f['man'])}, dice {shown(f['dice'])}: {told[f['result']]}."


def ball_dead(f: Facts, names: Names) -> str:
    """A gain is the offence's: whoever has lost the ball has gained nothing. The goal line told of the touchdown."""
    if f["why"] == "touchdown":
        return ""
    end = " A safety." if f["safety"] else ""
    told = f["possession"] == "O" and f["why"] != "incomplete"
    gain = f": {gain_words(f['gain'])}" if told else ""
    return f"{WHYS[f['why']].capitalize()}{gain}.{end}"


def gain_words(gain: int) -> str:
    """Hexes, as the game counts them; the yards are told next."""
    if not gain:
        return "no gain"
    return f"a {'gain' if gain > 0 else 'loss'} of {hexes(abs(gain))}"


def kicked_off(f: Facts, names: Names) -> str:
    kind = {"onside": "onside kick", "free_kick": "free kick"}.get(f["kind"], "kickoff")
    return f"{names[f['seat']]}, {kind}, dice {shown(f['dice'])}: it comes down {line_at(f['hex'])}."


def punted(f: Facts, names: Names) -> str:
    if "dice" not in f:
        return f"{names[f['seat']]} kicks the ball away."
    return (
        f"{names[f['seat']]} punts, dice {shown(f['dice'])}: {hexes(f['hexes'])}, down {line_at(f['hex'])}."
    )


def field_goal(f: Facts, names: Names) -> str:
    end = "good" if f["good"] else "no good"
    return f"{names[f['seat']]} tries a field goal over {hexes(f['hexes'])}, dice {shown(f['dice'])}: {end}."


def play_began(f: Facts, names: Names) -> str:
    now = f["situation"]
    if f["kind"] != "scrimmage":
        return ""
    if f["objective"]:
        return f"{names[now.offence]} on offence: {hexes(now.line - now.ball)} to gain."
    goes = "north" if f["dir"] > 0 else "south"
    where = f"ball {scrimmage_at(now.ball)}, going {goes}"
    return f"{names[now.offence]}: {ordinal(now.down)} down and {hexes(now.line - now.ball)}, {where}."


def gained(f: Facts, names: Names) -> str:
    if not f["yards"]:
        return ""
    what = "loses" if f["yards"] < 0 else "carries it for" if f["play"] == "run" else "passes for"
    return f"{names[f['seat']]} {what} {counted(abs(f['yards']))}."


def scored(f: Facts, names: Names) -> str:
    how = f["how"].replace("_", " ")
    points = counted(f["points"], "victory point") if how == "victory points" else f"{f['points']} ({how})"
    return f"{names[f['seat']]} scores {points}. {tally(f['score'], names)}."


def handed_off(f: Facts, names: Names) -> str:
    how = "hands off" if not f["dummy"] else "hands off or fakes"
    end = ": fumbled!" if f["fumbled"] else "."
    return f"{number(f['by'])} {how} to {number(f['receiver'])}, dice {shown(f['dice'])}{end}"


def check(f: Facts, names: Names) -> str:
    end = "fumbled!" if f["fumbled"] else "he holds it."
    return f"Fumble check on {number(f['man'])}, dice {shown(f['dice'])}: {end}"


def game_over(f: Facts, names: Names) -> str:
    won = f["winner"]
    return "The game ends in a tie." if won is None else f"The game is over: {names[won]} wins."


CHOSEN = {"offence": "takes the ball", "defence": "defends", "receive": "receives", "kick": "kicks off"}
LINES: dict[str, Callable[[Facts, Names], str]] = {
    "tossed": lambda f, n: (
        f"{f['call'].capitalize()} is called, {f['fell']} it is: {n[f['seat']]} wins the toss."
    ),
    "chose": lambda f, n: f"{n[f['seat']]} {CHOSEN[f['choice']]}.",
    "objective": lambda f, n: f"Die {shown(f['dice'])}: {hexes(f['hexes'])} to gain.",
    "play_began": play_began,
    "play_ended": lambda f, n: "",
    "ball_placed": lambda f, n: f"The ball lies {line_at(f['spot'])}.",
    "placed": placed,
    "markers_laid": lambda f, n: (
        f"{n[f['seat']]} lays the play markers again."
        if f["again"]
        else f"{n[f['seat']]} lays two play markers face down."
    ),
    "own_markers": lambda f, n: f"Your markers: {MARKER_NAMES[f['line']]}, {MARKER_NAMES[f['other']]}.",
    "game_turn": lambda f, n: f"{TURNS[f['kind']]} (turn {f['number']}).",
    "snap_called": lambda f, n: f"{n[f['offence']]} calls for the snap.",
    "snap_impossible": lambda f, n: f"The snap must come but is not legal ({f['why']}).",
    "penalised": lambda f, n: f"Delay of game: the ball goes back {hexes(f['hexes'])}.",
    "line_markers_shown": lambda f, n: (
        "Lines: "
        + f"{MARKER_NAMES.get(f['o_line'], 'none')} against {MARKER_NAMES.get(f['d_line'], 'none')}."
    ),
    "ball_marker_shown": lambda f, n: f"The play is {MARKER_NAMES.get(f['marker'], 'not marked')}.",
    "backs_marker_shown": lambda f, n: f"The backs play {MARKER_NAMES.get(f['marker'], 'unmarked')}.",
    "play_changed": lambda f, n: (
        "The play is changed from "
        + f"{MARKER_NAMES.get(f['before'], 'none')} to {MARKER_NAMES[f['marker']]}."
    ),
    "snapped": lambda f, n: f"{number(f['by'])} snaps to {number(f['receiver'])}.",
    "stepped": moved,
    "moved": along,
    "went_through": lambda f, n: "Through: " + moved(f, n),
    "turned": turned,
    "in_motion": lambda f, n: f"{number(f['man'])} goes in motion.",
    "left_the_field": lambda f, n: f"{number(f['man'])} leaves the field.",
    "crossed_the_line": lambda f, n: f"{number(f['man'])} carries the ball across the line of scrimmage.",
    "ineligible_man_across": lambda f, n: (
        f"{number(f['man'])}, who may not catch a pass, is across the line: no forward pass."
    ),
    "contacted": contacted,
    "hit": lambda f, n: "",  # the contact has said so
    "neutralized": lambda f, n: "",
    "entered": lambda f, n: f"{number(f['man'])} moves in on {number(f['on'])}.",
    "stayed_in_contact": lambda f, n: f"{number(f['man'])} stays on {number(f['on'])}.",
    "handed_off": handed_off,
    "has_the_ball": lambda f, n: f"(Only you know: {number(f['man'])} has the ball.)",
    "ball_revealed": lambda f, n: (
        f"{number(f['man'])} has the ball"
        + (f"; {together(f['dummies'])} had none." if f["dummies"] else ".")
    ),
    "dummy_revealed": lambda f, n: f"{number(f['man'])} had no ball.",
    "fumble_check": check,
    "fumbled": lambda f, n: f"{number(f['man']) or n[f['seat']]} fumbles {line_at(f['hex'])}!",
    "recovered": lambda f, n: f"{n[f['seat']]} has the ball {line_at(f['hex'])}.",
    "tried_to_recover": lambda f, n: (
        f"{number(f['man'])} goes for the ball, dice {shown(f['dice'])}: "
        + ("he has it." if f["recovered"] else "it slips away.")
    ),
    "recovery": recovery,
    "hits_recovered": lambda f, n: (
        f"{together(f['men'])} {'has' if len(f['men']) == 1 else 'have'} shaken off the hit."
    ),
    "injured": lambda f, n: f"{number(f['man'])} is out for {n[f['seat']]} for the rest of the game.",
    "reactivated": lambda f, n: f"{number(f['man'])} may play again for {n[f['seat']]}.",
    "targets_written": lambda f, n: f"{n[f['seat']]} writes down two pass targets.",
    "own_targets": lambda f, n: f"Your targets: {'; '.join(there(f, hex) for hex in f['spots'])}.",
    "pass_called": lambda f, n: f"{n[f['offence']]} calls a {f['kind']} pass.",
    "target_marked": lambda f, n: f"The target: {there(f, f['spot'])}.",
    "passed": passed,
    "not_complete": lambda f, n: f"The pass to {number(f['receiver'])} is off.",
    "tried_to_intercept": lambda f, n: (
        f"{number(f['man'])} goes for the interception, dice {shown(f['dice'])}: "
        + ("he has it!" if f["intercepted"] else "no.")
    ),
    "phase_ended": lambda f, n: f"The {'offence' if f['side'] == 'O' else 'defence'} has moved.",
    "crossed_the_goal_line": lambda f, n: (
        f"{number(f['man'])} is in the end zone: touchdown for {n[f['offence']]}!"
    ),
    "whistled_dead": lambda f, n: f"The turn limit: whistled dead after turn {f['number']}.",
    "ball_dead": ball_dead,
    "gained": gained,
    "incomplete": lambda f, n: "",  # the ball is dead: it was said there
    "sacked": lambda f, n: f"{n[f['seat']]} is sacked: {counted(-f['yards'])} lost.",
    "intercepted": lambda f, n: f"{n[f['seat']]} intercepts {line_at(f['hex'])}.",
    "first_down": lambda f, n: f"First down for {n[f['seat']]}.",
    "turned_over_on_downs": lambda f, n: f"{n[f['seat']]} is stopped on downs.",
    "possession_over": lambda f, n: f"{n[f['seat']]}'s possession is over ({f['how'].replace('_', ' ')}).",
    "scored": scored,
    "kicked_off": kicked_off,
    "onside_recovered": lambda f, n: f"{n[f['seat']]} has it back {line_at(f['hex'])}.",
    "onside_lost": lambda f, n: f"{n[f['seat'].other]} has it {line_at(f['hex'])}.",
    "touchback": lambda f, n: f"A touchback: {n[f['seat']]} starts {line_at(f['hex'])}.",
    "blocked": lambda f, n: f"{n[f['seat']]} has blocked it.",
    "punted": punted,
    "field_goal_tried": field_goal,
    "tried": lambda f, n: f"Extra point, dice {shown(f['dice'])}: {'good' if f['good'] else 'no good'}.",
    "quarter_ended": lambda f, n: f"End of {the_period(f['quarter'])}. {tally(f['score'], n)}.",
    "game_over": game_over,
}


def event(event: Event, names: Names) -> str:
    if event.what == "recovery" and event.rule == "SC-14.27":
        return recovery(event.facts, names, CLEARED)
    return LINES[event.what](event.facts, names)
