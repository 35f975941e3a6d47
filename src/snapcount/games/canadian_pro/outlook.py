"""What each call leads to against each defence, exactly: the rules enumerated by Odds from a seat's view."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from snapcount.core.odds import Odds
from snapcount.core.table import Question, Seat, Table
from snapcount.games.canadian_pro.calls import Call
from snapcount.games.canadian_pro.cells import TOTALS
from snapcount.games.canadian_pro.defences import DefenceCall
from snapcount.games.canadian_pro.lineups import Line, line_of
from snapcount.games.canadian_pro.model import LOWEST, WEIGHTS, Ladder
from snapcount.games.canadian_pro.passes import SCREEN_SPOT, rushed, thrown
from snapcount.games.canadian_pro.scrimmage import carry
from snapcount.games.canadian_pro.settings import (
    Setting,
    blocker,
    cut,
    doubled,
    first_part,
    in_out,
    individual,
    inside,
    keyed,
    spot_change,
    weather,
)
from snapcount.games.canadian_pro.state import Change, Hurt, Options, Play, State
from snapcount.games.canadian_pro.tables import ALIGNMENT_CHANGES, FIELD, FORMATIONS, WEATHER
from snapcount.games.canadian_pro.team_cards import Player
from snapcount.games.canadian_pro.throws import SNAP_OFFENCE, throw
from snapcount.games.canadian_pro.turnovers import interception_spot

MIDDLE = 55
FLAG_WORTH = 0.4
"""A penalty against the defence, roughly, for the offence."""


class Matchup(NamedTuple):
    """All that decides how calls fare, wherever the ball is."""

    options: Options
    team: Seat
    weather: int
    changes: tuple[Change, ...]
    hurt: tuple[Hurt, ...]

    @property
    def state(self) -> State:
        """First and ten in the middle of the field."""
        return State(
            self.options,
            "scrimmage",
            self.team,
            MIDDLE,
            1,
            MIDDLE + 10,
            1,
            600,
            (0, 0),
            weather=self.weather,
            changes=self.changes,
            hurt=self.hurt,
        )


def matchup_of(state: State) -> Matchup:
    """Weather that changes no setting is no weather here."""
    sky = state.weather if state.weather and any(WEATHER[state.weather].changes.values()) else 0
    return Matchup(state.options, state.team, sky, state.changes, state.hurt)


Spread = tuple[tuple[int, bool, float], ...]
"""Yards from the line of scrimmage where it ends, whether the offence keeps the ball, and the chance."""


def run_it_back(seat: Seat, question: Question[Any]) -> Any:
    return "return"


@lru_cache(maxsize=64)
def odds_of(options: Options) -> Odds:
    """One memory of enumerated rules per pair of teams."""
    return Odds(run_it_back)


class Men(NamedTuple):
    """Whose cards a play is read from."""

    options: Options
    team: Seat
    passer: Player
    man: Player


_SPREADS: dict[tuple[Any, ...], Spread] = {}


def spread(matchup: Matchup, call: Call, final: int, flags: str) -> Spread:
    """How a run or pass ends once the final setting and the letters obtained are known.

    An X or R that comes to nothing means new dice (CP-4.16), so the rest of the chances are those without it.
    """
    line = line_of(matchup.state, matchup.team)
    men = Men(matchup.options, matchup.team, line.men["QB"], line.men[call.who])
    plain = known(men, call, final, "", matchup)
    letter = "X" if "X" in flags else "R" if "R" in flags else ""
    if not letter:
        return plain
    happened = known(men, call, 0, letter, matchup)
    share = sum(chance for _, _, chance in happened)
    return happened + tuple((yards, held, chance * (1 - share)) for yards, held, chance in plain)


def known(men: Men, call: Call, final: int, letter: str, matchup: Matchup) -> Spread:
    key = (men, call, final, letter)
    if key not in _SPREADS:
        state = matchup.state
        found = agreed(men, call, letter, state) if letter else enumerated(men, call, final, state)
        _SPREADS[key] = found
    return _SPREADS[key]


def enumerated(men: Men, call: Call, final: int, state: State) -> Spread:
    """Every offensive total and what follows it."""
    resolve: Callable[[Table, State, Call, Setting, int], Play] = carry if call.play == "run" else thrown

    def play(t: Table) -> tuple[int, bool]:
        return ended(resolve(t, state, call, Setting(final, "", ()), throw(t, SNAP_OFFENCE)), men.team)

    merged = odds_of(men.options).of(play)
    return tuple((yards, held, float(chance)) for (yards, held), chance in merged.items())


CAME_BACK = 12
"""About how far an interception is run back; enumerating every return would take a second."""


def agreed(men: Men, call: Call, letter: str, state: State) -> Spread:
    """The totals on which the quarterback's cell has the letter too: interceptions, or sacks and scrambles."""
    rush = men.passer.passing
    assert rush is not None
    totals = [total for total in TOTALS if letter in rush.rush_x[call.depth][total - 2].letters]
    merged: dict[tuple[int, bool], float] = {}
    if letter == "X":
        weight = sum(WEIGHTS[total - 2] for total in totals)
        return tuple((spot - CAME_BACK, False, weight * chance) for spot, chance in taken_at(men, call))
    for total in totals:

        def play(t: Table, total: int = total) -> tuple[int, bool]:
            return ended(rushed(t, state, call, Setting(3, letter, ()), total), men.team)

        for key, chance in odds_of(men.options).of(play).items():
            merged[key] = merged.get(key, 0.0) + WEIGHTS[total - 2] * float(chance)
    return tuple((yards, held, chance) for (yards, held), chance in merged.items())


def taken_at(men: Men, call: Call) -> list[tuple[int, float]]:
    """Where an interception happens, in yards from the line of scrimmage."""
    if call.variant == "screen":
        return [(SCREEN_SPOT, 1.0)]
    assert men.man.receiving is not None
    spots = odds_of(men.options).of(interception_spot, men.man.receiving.columns[call.depth])
    return [(spot, float(chance)) for spot, chance in spots.items()]


def ended(play: Play, team: Seat) -> tuple[int, bool]:
    end = play.end
    if end.how == "touchdown":
        return (FIELD, True) if end.team is team else (-FIELD, False)
    if end.team is team:
        return end.spot - MIDDLE, True
    return FIELD - end.spot - MIDDLE, False


def value(steps: Ladder, ball: int, outcomes: Spread) -> float:
    held, lost = steps.kept, steps.lost
    return sum(
        chance * (held if kept else lost)[max(0, ball + yards - LOWEST)] for yards, kept, chance in outcomes
    )


# The final setting of a call against a defence, for every defensive total


Finals = tuple[tuple[int, str, float], ...]


@lru_cache(maxsize=65536)
def finals(matchup: Matchup, call: Call, defence: DefenceCall) -> Finals:
    """Final setting and letters obtained, with their chances."""
    merged: dict[tuple[int, str], float] = {}
    for total, weight in zip(TOTALS, WEIGHTS, strict=True):
        key = final(matchup, call, defence, total)
        merged[key] = merged.get(key, 0.0) + weight
    return tuple((setting, flags, chance) for (setting, flags), chance in merged.items())


def final(matchup: Matchup, call: Call, defence: DefenceCall, total: int) -> tuple[int, str]:
    state = matchup.state
    if not matchup.options.advanced:
        column = "run" if call.play == "run" else call.depth
        cell = line_of(state, state.team.other).team.dtc.columns[column][total - 2]
        return cut(defence.setting + cell.yards), cell.letters
    if call.play == "run":
        return advanced_run(state, call, defence, total)
    return advanced_pass(state, call, defence, total)


def advanced_run(state: State, call: Call, defence: DefenceCall, total: int) -> tuple[int, str]:
    """The sum of CP-12.15 without telling anybody."""
    card = FORMATIONS[defence.card]
    hole = card.holes[call.hole]
    ours, theirs = line_of(state, state.team), line_of(state, state.team.other)
    parts = [first_part(card, call, defence), *keyed(hole, call, defence), *weather(state, "run")]
    parts += red_man(ours, theirs, hole.red, hole.above, hole.below, call)
    if not call.variant:
        word = individual(call.hole) if state.has("individual_runs") else hole.in_out
        parts += in_out(ours.men[call.who].run, word)
    elif card.kind != "blitz":
        parts.append((call.variant, card.draw if call.variant == "draw" else card.trap))
    if defence.alignment and hole.red:
        parts.append(("", ALIGNMENT_CHANGES[defence.alignment][hole.red]))
    foul = hole.mark == "P" and not hole.red and inside(total, theirs.team.run_penalties)
    return cut(sum(change for _, change in parts)), "P" if foul else ""


def red_man(
    ours: Line, theirs: Line, red: str, above: str, below: str, call: Call
) -> tuple[tuple[str, int], ...]:
    if red == "offence":
        return (blocker(ours, above, call),)
    return ((below, theirs.men[below].run_rating),) if red == "defence" else ()


def advanced_pass(state: State, call: Call, defence: DefenceCall, total: int) -> tuple[int, str]:
    card = FORMATIONS[defence.card]
    spot = card.zones[call.zone] if card.kind == "zone" else card.men[call.who][call.depth]
    change, flags = spot_change(state, call, spot, total)
    parts = [first_part(card, call, defence), *doubled(spot, call, defence), *change]
    parts += weather(state, call.depth)
    if card.kind == "zone":
        parts.append(("zone", card.pass_change[call.depth]))
    if defence.alignment:
        parts.append(("", ALIGNMENT_CHANGES[defence.alignment][call.depth]))
    return cut(sum(number for _, number in parts)), flags


def bare(call: Call) -> Call:
    """The call without what only the setting depends on, so that equal plays are enumerated once."""
    if call.play == "run":
        return Call("run", call.who)
    return Call("pass", call.who, call.depth, variant="screen" if call.variant == "screen" else "")


def call_value(matchup: Matchup, call: Call, defence: DefenceCall, steps: Ladder, ball: int) -> float:
    """What a call is worth against a defence from here, on average over all dice."""
    simple = bare(call)
    total = 0.0
    for setting, flags, chance in finals(matchup, call, defence):
        letters = flags.replace("P", "")
        total += chance * step_value(matchup, simple, setting, letters, steps, ball)
        if letters != flags:
            total += chance * FLAG_WORTH
    return total


def step_value(matchup: Matchup, call: Call, setting: int, letters: str, steps: Ladder, ball: int) -> float:
    key = (matchup, call, setting, letters, ball)
    found = steps.values.get(key)
    if found is None:
        found = steps.values[key] = value(steps, ball, spread(matchup, call, setting, letters))
    return found
