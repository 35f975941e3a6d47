"""What each call is worth against each defence, from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.coaches.matchup import Changes, Matchup
from snapcount.games.canadian_pro.coaches.model import LOWEST, WEIGHTS, Ladder
from snapcount.games.canadian_pro.coaches.spreads import Spread, men_of, spread
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.cells import TOTALS
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.settings import (
    cut,
    pass_parts,
    run_flags,
    run_parts,
    spot_flags,
    spot_of,
)

Finals = tuple[tuple[int, str, float], ...]
"""Final setting and letters obtained, with their chances."""


def changes(matchup: Matchup, call: Call, defence: DefenceCall) -> Changes:
    """What is added to the setting that a defence has chosen, by its dice; the rules say what."""
    key = (call, defence)
    found = matchup.changes.get(key)
    if found is None:
        found = matchup.changes[key] = tuple(
            (change, flags, chance) for (change, flags), chance in added(matchup, call, defence).items()
        )
    return found


def added(matchup: Matchup, call: Call, defence: DefenceCall) -> dict[tuple[int, str], float]:
    merged: dict[tuple[int, str], float] = {}
    state, ours, theirs = matchup.state, matchup.ours, matchup.theirs
    run = call.play == "run"
    if not matchup.options.advanced:
        column = theirs.team.dtc.columns["run" if run else call.depth]
        for weight, cell in zip(WEIGHTS, column, strict=True):
            merged[cell.yards, cell.letters] = merged.get((cell.yards, cell.letters), 0.0) + weight
        return merged
    parts = (run_parts if run else pass_parts)(state, ours, theirs, call, defence)
    change = plain_sum(number for _, number in parts)
    for total, weight in zip(TOTALS, WEIGHTS, strict=True):
        if run:
            flags = run_flags(theirs, call, defence, total)
        else:
            flags = spot_flags(ours, theirs, spot_of(call, defence), total)
        merged[change, flags] = merged.get((change, flags), 0.0) + weight
    return merged


def finals(matchup: Matchup, call: Call, defence: DefenceCall) -> Finals:
    unset = defence._replace(setting=0)
    return tuple(
        (cut(defence.setting + change), flags, chance)
        for change, flags, chance in changes(matchup, call, unset)
    )


def bare(call: Call) -> Call:
    """The call without what only the setting depends on, so that equal plays are enumerated once."""
    if call.play == "run":
        return Call("run", call.who)
    return Call("pass", call.who, call.depth, variant="screen" if call.variant == "screen" else "")


class Worths(dict[tuple[int, str], float]):
    """What a call is worth at one spot by final setting and letters, worked out when it is asked for."""

    __slots__ = ("ball", "call", "flag", "kept", "lost", "matchup")

    def __init__(self, matchup: Matchup, call: Call, steps: Ladder, ball: int) -> None:
        self.matchup, self.call, self.ball = matchup, call, ball
        # Not the ladder itself, which holds these: it goes at once when nobody needs it.
        self.kept, self.lost, self.flag = steps.kept, steps.lost, steps.flag

    def __missing__(self, key: tuple[int, str]) -> float:
        final, flags = key
        letters = flags.replace("P", "")
        found = value(self.kept, self.lost, self.ball, spread(self.matchup, self.call, final, letters))
        self[ENDS.setdefault(key, key)] = found = found + (self.flag if letters != flags else 0.0)
        return found


ENDS: dict[tuple[int, str], tuple[int, str]] = {}
"""The final settings with letters, some dozens: one of each for all worths."""


def worths(matchup: Matchup, call: Call, steps: Ladder, ball: int) -> Worths:
    """Kept with the ladder by the men whose cards are read: other men may come and go."""
    simple = bare(call)
    key = (men_of(matchup, simple), simple, ball)
    found = steps.values.get(key)
    if found is None:
        found = steps.values[key] = Worths(matchup, simple, steps, ball)
    return found


def value(held: list[float], lost: list[float], ball: int, outcomes: Spread) -> float:
    start = ball - LOWEST
    return plain_sum(
        [chance * (held if kept else lost)[max(0, start + yards)] for yards, kept, chance in outcomes]
    )


Settings = Sequence[tuple[int, DefenceCall]]
"""Defences as a setting and the rest."""


def call_values(matchup: Matchup, call: Call, settings: Settings, steps: Ladder, ball: int) -> list[float]:
    """What a call is worth against each of these defences from here, on average over all dice."""
    table = worths(matchup, call, steps, ball)
    found: list[float] = []
    for setting, defence in settings:
        total = 0.0
        for change, flags, chance in changes(matchup, call, defence):
            total += chance * table[cut(setting + change), flags]
        found.append(total)
    return found


def usual_value(
    matchup: Matchup, call: Call, prior: tuple[DefenceCall, ...], steps: Ladder, ball: int
) -> float:
    """The same against a mix of defences, each as likely; the mix is added up once."""
    mixed = matchup.usual.get(call)
    if mixed is None:
        mixed = {}
        for defence in prior:
            for final, flags, chance in finals(matchup, call, defence):
                mixed[final, flags] = mixed.get((final, flags), 0.0) + chance / len(prior)
        matchup.usual[call] = mixed
    table = worths(matchup, call, steps, ball)
    return plain_sum([chance * table[key] for key, chance in mixed.items()])
