"""The defence's turns: the moves after which the offence is expected to get least out of its best plays."""

from __future__ import annotations

from itertools import combinations
from math import exp, inf, log
from random import Random
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.card_bowl.coaches.carries import Carries, margins
from snapcount.games.card_bowl.coaches.rushing import rushed
from snapcount.games.card_bowl.coaches.sight import Sight, line_reach, reaches_man
from snapcount.games.card_bowl.coaches.throws import Throws, secondary
from snapcount.games.card_bowl.coaches.worth import Moment
from snapcount.games.card_bowl.rules.turns.defence import (
    BLOCKING_TURN,
    defence_turn_problem,
    faces_end,
    moved_defender,
)
from snapcount.games.card_bowl.rules.turns.match_ups import ADJACENT, match_up_name, updated_ranges, zone_kind
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.state import Field

SHARPNESS = 2.0
"""The offence does not always find its best play: plays within so many yards of it count too."""
ROUNDING = 1e-9
WORTH_MOVING = 0.2
"""Yards that a move must save."""
LATER = 2.0
"""A throw after the lines are shown may have yardage cards, but the defence has one more turn against it."""
LANES = 2
"""So many of the best lanes, and of the worst, are worth another card."""
MOST_MOVES = 6
MIXED = 0.25

Moves = tuple[Move, ...]


class Plays(NamedTuple):
    """What the offence may do at a moment, whatever the defence does."""

    carries: Carries
    throws: Throws


Known = dict[Moment, Plays]
"""The plays of each moment, for other moves of the same defence."""


def plays_at(sight: Sight, field: Field, at: Moment, known: Known) -> Plays:
    if at not in known:
        known[at] = Plays(Carries(sight, field, at), Throws(sight, field, at))
    return known[at]


def threat(
    sight: Sight, field: Field, at: Moment, number: int, known: Known | None = None, limit: float = inf
) -> float:
    """What the offence can expect next: in the blocking phase after the pattern turns, else after the check.

    Where its throws alone are worth more than `limit`, that is enough to know.
    """
    field = updated_ranges(field)
    at = at._replace(quick=True) if number < BLOCKING_TURN else rushed(sight, field, at)
    known = {} if known is None else known
    behind = secondary(sight, field)
    plays = plays_at(sight, field, at, known)
    over = limit + ROUNDING
    late: list[float] = []
    if number < BLOCKING_TURN:
        throws = plays_at(sight, field, at._replace(quick=False), known).throws
        late = [worth.use - LATER for worth in throws.against(behind, over + LATER)]
        if late and max(late) > limit:
            return max(late)
    thrown = [worth.use for worth in plays.throws.against(behind, over)] + late
    least = expected(thrown)
    if least > over:
        return least
    return expected([worth.use for worth in plays.carries.against(field, behind)] + thrown)


def expected(uses: list[float]) -> float:
    """The best of some plays, and a little more for every other that is nearly as good."""
    top = max(uses)
    return top + SHARPNESS * log(plain_sum([exp((use - top) / SHARPNESS) for use in uses if use > top - 12]))


def candidates(sight: Sight, field: Field, number: int) -> list[Moves]:
    """Backers into the match-ups that need them, two together once lines are shown; cover; ends that stay down.

    An offence that guesses at the answer looks at blitzes alone.
    """
    if number == 1:
        return [
            (Move(d.place, "shift", zone),)
            for d in field.defenders
            if d.zone and zone_kind(d.zone) == "S"
            for zone in ADJACENT[d.zone]
        ]
    found: list[Moves] = covers(field, number) if sight.guarded else []
    backers: dict[int, list[tuple[float, str]]] = {m: [] for m in wanted(sight, field, number)}
    for d, value in zip(field.defenders, sight.them, strict=True):
        if d.zone and d.reach:
            reach = line_reach(d.reach, field.xs)
            for m, those in backers.items():
                if reach >> m & 1:
                    those.append((value, d.place))
    for m, those in backers.items():
        found += stepping_up(those, match_up_name(m), number, sight.guarded)
    return found


def covers(field: Field, number: int) -> list[Moves]:
    """Cards of a zone on receivers in their range; an end who faces a tight end stays down for him."""
    found: list[Moves] = []
    receivers = [man for man in field.men if man.kind == "W" or man.out or (man.kind == "T" and not man.up)]
    for d in field.defenders:
        if d.zone and d.reach:
            reached = [man for man in receivers if reaches_man(d, man.kind, man.side)]
            found += [(Move(d.place, "cover", man.place),) for man in reached]
        elif number == BLOCKING_TURN and faces_end(field, d):
            found.append((Move(d.place, "hang"),))
    return found


def stepping_up(backers: list[tuple[float, str]], to: str, number: int, known: bool) -> list[Moves]:
    """The best, the second and the lowest of the backers in reach, alone; once lines are shown also in pairs."""
    backers = sorted(backers, reverse=True)
    few = backers[:2] + backers[2:][-1:]
    alone: list[Moves] = [(Move(place, "line", to),) for _, place in few]
    if number < BLOCKING_TURN:
        return alone
    pairs: list[Moves] = [
        (Move(a, "line", to), Move(b, "line", to)) for (_, a), (_, b) in combinations(few, 2)
    ]
    return alone[:2] + pairs if known else pairs[:1]


def wanted(sight: Sight, field: Field, number: int) -> list[int]:
    """The match-ups of the lanes that matter: the offence's best, and once lines are shown the rush's best."""
    lanes = margins(sight, field)
    chosen = lanes[:LANES] if number < BLOCKING_TURN else [*lanes[:1], *lanes[-LANES:]]
    return sorted({m for margin in chosen for m in margin.lane})


def after(field: Field, moves: Moves, number: int) -> Field:
    for move in moves:
        field = moved_defender(field, move, number)
    return field


def mixed(random: Random | None) -> float:
    """Moves as good as each other within a fraction of a yard are chosen by chance."""
    return random.gauss(0.0, MIXED) if random is not None else 0.0


def best_answer(
    sight: Sight,
    field: Field,
    at: Moment,
    number: int,
    random: Random | None = None,
    most: int = MOST_MOVES,
    acted: tuple[str, ...] = (),
) -> tuple[Moves, Field]:
    """Moves one after the other as long as they take something off what the offence can expect."""
    made: Moves = ()
    if number == 1 and not any(d.zone[:2] == "S-" for d in field.defenders):
        return made, field
    known: Known = {}
    now = threat(sight, field, at, number, known)
    while len(made) < most:
        chosen: Moves = ()
        bar = now - WORTH_MOVING
        for moves in candidates(sight, field, number):
            if any(move.card in acted for move in moves):
                continue
            luck = mixed(random)
            left = luck + threat(sight, after(field, moves, number), at, number, known, bar - luck)
            better = left < bar if chosen else left <= bar
            if better and defence_turn_problem(field, Turn(moves), number, ()) is None:
                bar, chosen = left, moves
        if not chosen:
            break
        now, made, field = bar, (*made, *chosen), after(field, chosen, number)
        acted = (*acted, *[move.card for move in chosen])
    return made, field
