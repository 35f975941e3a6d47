"""How a play ends once its final setting is known, exactly: the rules enumerated by Odds."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.odds import Odds
from snapcount.core.table import Question, Seat, Table
from snapcount.games.canadian_pro.coaches.matchup import MIDDLE, Matchup
from snapcount.games.canadian_pro.coaches.model import WEIGHTS
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.cells import TOTALS, Cell
from snapcount.games.canadian_pro.rules.passes import SCREEN_SPOT, passing, rushed, thrown
from snapcount.games.canadian_pro.rules.runs import carry
from snapcount.games.canadian_pro.rules.settings import Setting
from snapcount.games.canadian_pro.rules.turnovers import interception_spot
from snapcount.games.canadian_pro.state import Options, Play, State
from snapcount.games.canadian_pro.tables import FIELD
from snapcount.games.canadian_pro.teams.cards import Player

Spread = tuple[tuple[int, bool, float], ...]
"""Yards from the line of scrimmage where it ends, whether the offence keeps the ball, and the chance."""
CAME_BACK = 12
"""About how far an interception is run back; enumerating every return would take a second."""
MOST_KEPT = 60_000
"""A pairing needs a thousand or two, under 2 KiB each: those of a league of eight clubs."""
PAIRINGS = 8
"""Whose enumerated rules are kept, some 6 MiB each: they are needed until a pairing's spreads are known."""


def run_it_back(seat: Seat, question: Question[Any]) -> Any:
    return "return"


@lru_cache(maxsize=PAIRINGS)
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
"""Spreads by men, call, and final setting, letter or cell."""


def remembered(key: tuple[Any, ...], find: Callable[[], Spread]) -> Spread:
    found = _SPREADS.get(key)
    if found is None:
        if len(_SPREADS) >= MOST_KEPT:
            for oldest in list(islice(_SPREADS, MOST_KEPT // 4)):
                _SPREADS.pop(oldest, None)
        found = _SPREADS[key] = find()
    return found


def men_of(matchup: Matchup, call: Call) -> Men:
    men = matchup.ours.men
    return Men(matchup.options, matchup.team, men["QB"], men[call.who])


def spread(matchup: Matchup, call: Call, final: int, flags: str) -> Spread:
    """How a run or pass ends once the final setting and the letters obtained are known.

    An X or R that comes to nothing means new dice (CP-4.16), so the rest of the chances are those without it.
    """
    men, state = men_of(matchup, call), matchup.state
    plain = remembered((men, call, final), lambda: by_total(men, call, final, state))
    letter = "X" if "X" in flags else "R" if "R" in flags else ""
    if not letter:
        return plain
    happened = remembered((men, call, letter), lambda: agreed(men, call, letter, state))
    share = plain_sum(chance for _, _, chance in happened)
    return happened + tuple((yards, held, chance * (1 - share)) for yards, held, chance in plain)


def merged(parts: list[tuple[float, Spread]]) -> Spread:
    ends: dict[tuple[int, bool], float] = {}
    for weight, part in parts:
        for yards, held, chance in part:
            ends[yards, held] = ends.get((yards, held), 0.0) + weight * chance
    return tuple((yards, held, chance) for (yards, held), chance in ends.items())


def by_total(men: Men, call: Call, final: int, state: State) -> Spread:
    """Every offensive total and what follows it. Equal cells lead to equal ends, so each is enumerated once."""
    card = men.man.run if call.play == "run" else passing(men.passer)
    assert card is not None
    parts: list[tuple[float, Spread]] = []
    for total, weight, cell in zip(TOTALS, WEIGHTS, card.columns[final], strict=True):
        key = (men, call, cell if call.play == "run" else outcome(cell))
        parts.append((weight, remembered(key, lambda total=total: read(men, call, final, state, total))))  # type: ignore[misc]
    return merged(parts)


def outcome(cell: Cell) -> Cell:
    """A passing cell without the letters that change nothing about where the play ends."""
    return cell._replace(text="", letters="F" if "F" in cell.letters else "")


def read(men: Men, call: Call, final: int, state: State, total: int) -> Spread:
    resolve: Callable[[Table, State, Call, Setting, int], Play] = carry if call.play == "run" else thrown
    return ends(men, lambda t: resolve(t, state, call, Setting(final, "", ()), total))


def ends(men: Men, play: Callable[[Table], Play]) -> Spread:
    found = odds_of(men.options).of(lambda t: ended(play(t), men.team))
    return tuple((yards, held, float(chance)) for (yards, held), chance in found.items())


def agreed(men: Men, call: Call, letter: str, state: State) -> Spread:
    """The totals on which the quarterback's cell has the letter too: interceptions, or sacks and scrambles."""
    cells = passing(men.passer).rush_x[call.depth]
    totals = [total for total in TOTALS if letter in cells[total - 2].letters]
    if letter == "X":
        weight = plain_sum(WEIGHTS[total - 2] for total in totals)
        return tuple((spot - CAME_BACK, False, weight * chance) for spot, chance in taken_at(men, call))
    setting = Setting(3, letter, ())
    return merged(
        [
            (WEIGHTS[total - 2], ends(men, lambda t, total=total: rushed(t, state, call, setting, total)))  # type: ignore[misc]
            for total in totals
        ]
    )


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
