"""Who hits whom, so that the runner gets free? Exact odds of the blocks that are possible now (SC-10.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.script import Script
from snapcount.core.review.judging import Posed
from snapcount.football.words import counted
from snapcount.games.scrimmage.analysis.far import Far, clearest, runs
from snapcount.games.scrimmage.analysis.stop import odds
from snapcount.games.scrimmage.coaches.tactics import (
    fresh,
    joiners,
    may_go_on,
    opponents,
    rehearse,
    strikes,
)
from snapcount.games.scrimmage.questions.move import Plan, plan_problem
from snapcount.games.scrimmage.rules.actions import Action, carry_out
from snapcount.games.scrimmage.rules.field import distance
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Play, State, find_man
from snapcount.games.scrimmage.tables import TOTALS, WAYS, contact_result
from snapcount.games.scrimmage.view import view

NEAR = 6
"""Blocks farther from the runner than that are not thought of."""
SURE = 0.999
BLOCKS, PAIRS = 9, 3
"""How many blocks are tried, and how many of them in pairs."""
JUDGED = "the exact odds of the dice and every place that the runner can reach"


class Block(NamedTuple):
    """A way, and the contact at its end."""

    plan: Plan
    label: str

    @property
    def hit(self) -> Action:
        return self.plan[-1]

    @property
    def men(self) -> frozenset[str]:
        return frozenset((self.hit.man, *self.hit.join))


def posed(state: State) -> Posed | None:
    """What may be asked of home here: one block, or two in their order, before the runner goes."""
    play = view(state, state.match.situation.offence).play
    if play.phase != "O.movement_contact" or play.committed or not runs(play):
        return None
    blocks = sorted(different(possible(play)), key=lambda block: -worth(play, block))[:BLOCKS]
    alone = {runner(play) + " runs at once": {depth(play): 1.0}}
    singles = {block.label: after(play, (block,)) for block in blocks}
    enough = {block.label: singles[block.label] for block in blocks if not wasteful(block, blocks, singles)}
    found = asked(play, {**alone, **enough}, blocks)
    return found or asked(play, {**alone, **pairs(play, blocks, singles)}, blocks, two=True)


def different(blocks: Iterable[Block]) -> list[Block]:
    """The same men on the same man are the same block, whoever declares it."""
    found: dict[tuple[str, frozenset[str]], Block] = {}
    for block in blocks:
        found.setdefault((block.hit.target, block.men), block)
    return list(found.values())


def wasteful(block: Block, blocks: list[Block], singles: dict[str, Far]) -> bool:
    """Fewer of these men would do as well."""
    return any(
        other.hit.target == block.hit.target
        and other.men < block.men
        and mean(singles[other.label]) >= mean(singles[block.label])
        for other in blocks
    )


def possible(play: Play) -> Iterator[Block]:
    """Everybody's best block on every opponent near the runner, alone and with all who can join."""
    ball = find_man(play, play.holder).hex
    for man in fresh(play, "O"):
        if man.id == play.holder:
            continue
        way = reach(play, man.id)
        for foe in opponents(play, "O"):
            if distance(foe.hex, ball) > NEAR:
                continue
            able = strikes(play, man, foe, way)
            if not able:
                continue
            best = max(able, key=lambda strike: strike.left)
            path = way.path(best.hex, best.facing) if (best.hex, best.facing) != (man.hex, man.facing) else ()
            there = rehearse(play, path)
            for join in {(), joiners(there, man.id, foe.id)}:
                plan = (*path, Action("contact", man.id, target=foe.id, join=join))
                if plan_problem(play, plan) is None:
                    yield Block(plan, said(plan))


def said(plan: Plan) -> str:
    """71 hits 91, 66 joins."""
    hit = plan[-1]
    goes = f"{hit.man[1:]} goes and hits" if len(plan) > 1 else f"{hit.man[1:]} hits"
    helping = " and ".join(man[1:] for man in hit.join)
    joined = f", {helping} {'joins' if len(hit.join) == 1 else 'join'}" if hit.join else ""
    return f"{goes} {hit.target[1:]}{joined}"


def worth(play: Play, block: Block) -> float:
    """Which blocks are looked at: strong ones near the runner."""
    hit = block.hit
    points = differential(play, (hit.man, *hit.join), hit.target)
    return points - distance(find_man(play, hit.target).hex, find_man(play, play.holder).hex)


def pairs(play: Play, blocks: list[Block], singles: dict[str, Far]) -> dict[str, Far]:
    """Two blocks by other men on other men, in their order."""
    best = sorted(blocks, key=lambda block: -mean(singles[block.label]))[:PAIRS]
    found: dict[str, Far] = {}
    for one, other in permutations(best, 2):
        if one.hit.target != other.hit.target and one.men.isdisjoint(other.men):
            found[f"{one.label}; then {other.label}"] = after(play, (one, other))
    return found


def after(play: Play, blocks: tuple[Block, ...]) -> Far:
    """How far the runner gets after these blocks, over all that the dice may do."""
    if not blocks:
        return {depth(play): 1.0}
    block, *rest = blocks
    if plan_problem(play, block.plan) is not None:
        return after(play, tuple(rest))
    there = rehearse(play, block.plan[:-1])
    found: Far = {}
    for dice, chance in results(there, block.hit):
        then = after(carry_out(Script([dice]), there, block.hit), tuple(rest))
        for far, share in then.items():
            found[far] = found.get(far, 0.0) + chance * share
    return found


def results(play: Play, hit: Action) -> Iterator[tuple[tuple[int, int], float]]:
    """One throw for every result of the table, with the chance of all that have it."""
    points = differential(play, (hit.man, *hit.join), hit.target)
    ways: dict[str, tuple[int, int]] = {}
    for total in TOTALS:
        result = contact_result(points, total)
        ways[result] = (total, ways.get(result, (0, 0))[1] + WAYS[total])
    for total, count in ways.values():
        low = max(1, total - 6)
        yield (low, total - low), count / 36


def depth(play: Play) -> int:
    """The farthest past the line that the runner can go now."""
    if play.end is not None or not may_go_on(find_man(play, play.holder)):
        return -99
    return max(depth_of(play, hex) for hex, _, _ in reach(play, play.holder).places())


def mean(far: Far) -> float:
    return plain_sum(depth * chance for depth, chance in far.items())


def runner(play: Play) -> str:
    return play.holder[1:]


def asked(play: Play, found: dict[str, Far], blocks: list[Block], two: bool = False) -> Posed | None:
    best = clearest(found)
    if best is None:
        return None
    hexes, ranked = best
    what = "Which two blocks, and in which order" if two else "Who hits whom"
    asks = f"Spring the runner. {what}, so that {runner(play)} can run {counted(hexes, 'hex', 'hexes')} past the line?"
    measure = f"he gets {hexes} past the line in"
    return Posed("Move", asks, measure, JUDGED, ranked, pointed(play), why(play, ranked[0], blocks), "spring")


def why(play: Play, best: tuple[str, float], blocks: list[Block]) -> str:
    """What the blocks of an answer weigh."""
    label, chance = best
    named = {block.label: block for block in blocks}
    told = [weighed(play, named[part]) for part in label.split("; then ") if part in named]
    if not told:
        return "His way is open: a block can only go wrong."
    surely = "Down or only hit, that man is out of his way. " if chance > SURE else ""
    return surely + " ".join(told)


def weighed(play: Play, block: Block) -> str:
    """71 and 66 against 91 is +4: he goes down in 100 %."""
    hit, there = block.hit, rehearse(play, block.plan[:-1])
    return odds(there, (hit.man, *hit.join), hit.target)


def pointed(play: Play) -> tuple[str, ...]:
    return (f"man:{play.holder}",)
