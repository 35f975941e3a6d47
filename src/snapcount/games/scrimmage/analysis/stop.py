"""Who stops the runner? Exact odds of the tackles that are possible now (SC-8.20, SC-10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from snapcount.core.adding import plain_sum
from snapcount.core.review.judging import Posed
from snapcount.core.review.words import percent
from snapcount.core.table import Seat
from snapcount.games.scrimmage.coaches.tactics import fresh, rehearse, strikes
from snapcount.games.scrimmage.questions.move import Plan, plan_problem
from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.rules.previews import row_ways
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.state import Man, Play, State, find_man
from snapcount.games.scrimmage.view import view

CLEAR, LIKELY = 0.08, 0.4
"""How much better the best must be than the next, and how likely at least, to be asked for."""
MEN, SHOWN = 6, 5
"""How many who can get there are thought of, and how many answers are offered."""
JUDGED = "the exact odds of the dice for all who can get there"
MEASURE = "he goes down in"
Chances = dict[str, float]


def posed(state: State, seat: Seat) -> Posed | None:
    """The best two, or where all pairs are alike the best man."""
    play = view(state, seat).play
    if play.phase != "D.movement_contact" or play.committed or len(play.carriers) != 1:
        return None
    target = find_man(play, play.carriers[0])
    if target.hex < 0 or target.level or target.id in play.contacted:
        return None
    able = [man for man in fresh(play, "D") if strikes(play, man, target, reach(play, man.id))][:MEN]
    runner = target.id[1:]
    return asked(
        play,
        dict(together(play, able, target)),
        f"Stop {runner}. Which two of yours go and hit him together?",
    ) or asked(play, dict(alone(play, able, target)), f"Stop {runner}. You can spare one man: who hits him?")


def alone(play: Play, able: list[Man], target: Man) -> Iterator[tuple[str, float]]:
    for man in able:
        yield man.id[1:], goes_down(play, (man.id,), target.id)


def together(play: Play, able: list[Man], target: Man) -> Iterator[tuple[str, float]]:
    """Pairs who can both get there, whoever goes first."""
    for pair in combinations(able, 2):
        if any(plan_problem(play, plan) is None for plan in tackles(play, pair, target)):
            one, other = sorted((man.id for man in pair), key=lambda id: int(id[1:]))
            yield f"{one[1:]} and {other[1:]}", goes_down(play, (one, other), target.id)


def tackles(play: Play, pair: tuple[Man, ...], target: Man) -> Iterator[Plan]:
    for first, second in (pair, pair[::-1]):
        path = way(play, first, target)
        there = rehearse(play, path)
        then = way(there, find_man(there, second.id), target)
        hit = Action("contact", second.id, target=target.id, join=(first.id,))
        yield (*path, *then, hit)


def way(play: Play, man: Man, target: Man) -> Plan:
    """To where he can hit, with the most points left."""
    ways = reach(play, man.id)
    able = strikes(play, man, target, ways)
    if not able:
        return ()
    best = max(able, key=lambda strike: strike.left)
    return () if (best.hex, best.facing) == (man.hex, man.facing) else ways.path(best.hex, best.facing)


def goes_down(play: Play, by: tuple[str, ...], on: str) -> float:
    row = min(max(differential(play, by, on), -2), 6)
    return plain_sum(ways for result, ways in row_ways(row) if result.startswith("Dn")) / 36


def asked(play: Play, found: Chances, asks: str) -> Posed | None:
    ranked = sorted(found.items(), key=lambda one: -one[1])
    if len(ranked) < 3 or ranked[0][1] < LIKELY or ranked[0][1] - ranked[1][1] < CLEAR:
        return None
    runner = play.carriers[0]
    men = tuple(f"D{number}" for number in ranked[0][0].split(" and "))
    pointed = (f"man:{runner}",)
    return Posed(
        "Move", asks, MEASURE, JUDGED, tuple(ranked[:SHOWN]), pointed, odds(play, men, runner), "stop"
    )


def odds(play: Play, by: tuple[str, ...], on: str) -> str:
    """78 and 64 against 31 is +9: he goes down in 100 %."""
    points = differential(play, by, on)
    names = " and ".join(man[1:] for man in by)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return f"{names} against {on[1:]} is {sign}{abs(points)}: he goes down in {percent(goes_down(play, by, on))}."
