"""Chapter 16: atomic actions of a movement phase, whether each is legal, and carrying it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations, groupby
from typing import NamedTuple

from snapcount.core.table import Refusal, Table
from snapcount.games.scrimmage.rules.contact import contact, down_the_ball
from snapcount.games.scrimmage.rules.field import NEIGHBOURS
from snapcount.games.scrimmage.rules.fumbles import nobody_recovers, recover
from snapcount.games.scrimmage.rules.handoffs import hand_off
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import acting_problem
from snapcount.games.scrimmage.rules.legal.contacting import (
    contact_problem,
    joining_problem,
    reaching_problem,
)
from snapcount.games.scrimmage.rules.legal.entering import enter_problem
from snapcount.games.scrimmage.rules.legal.handing import handoff_problem
from snapcount.games.scrimmage.rules.legal.moving import (
    free_problem,
    free_step_problem,
    holds_phase,
    leave_problem,
    motion_problem,
    step_problem,
    transit_problem,
    transits,
    turn_problem,
)
from snapcount.games.scrimmage.rules.legal.recovering import recover_problem
from snapcount.games.scrimmage.rules.movement import (
    free_step,
    free_turn,
    go_in_motion,
    leave,
    move_along,
    step,
    transit,
    turn,
)
from snapcount.games.scrimmage.rules.passive import enter
from snapcount.games.scrimmage.rules.sight import front, ground
from snapcount.games.scrimmage.state import Man, Play, find_man


class Action(NamedTuple):
    """SC-16.2: one thing that one man does. Which fields count depends on `kind`.

    step, leave: `dirs` of one direction · transit: `dirs` of two or more · turn, free_turn: `by` +1 or -1 ·
    contact: `target`, `join` · handoff: `man` gives to `target`, `goes`, `dummy` · recover: `dirs` of the entering
    step, empty if already there · free_step, enter, motion: `man` only · down, end_phase: nothing.
    """

    kind: str
    man: str = ""
    dirs: tuple[int, ...] = ()
    by: int = 0
    target: str = ""
    join: tuple[str, ...] = ()
    goes: bool = True
    dummy: bool = True


END = Action("end_phase")
DOWN = Action("down")
CLOSING = ("contact", "handoff", "recover", "down", "end_phase")
"""Dice or the end of the phase follow: such an action is the last of its plan."""


def end_problem(play: Play) -> Refusal | None:
    """SC-16.9: who still has to move before the phase can end; nobody ever has to contact (SC-8.21)."""
    if not any(holding(play)):
        return None
    men = tuple(holding(play))
    owed = "a step back" if men[0][0] == "O" else "a step out of an opponent's hex"
    owing = f"{men[0]} still owes" if len(men) == 1 else f"{', '.join(men[:-1])} and {men[-1]} still owe"
    return Refusal("SC-13.28" if men[0][0] == "O" else "SC-8.13", f"{owing} {owed} before the phase ends.")


def holding(play: Play) -> Iterator[str]:
    """SC-8.13, SC-13.28: who still has to move before the phase can end."""
    return (man.id for man in play.men if man.id[0] == play.phase[0] and holds_phase(play, man))


def down_problem(play: Play) -> Refusal | None:
    """SC-8.25, SC-8.26."""
    if play.phase != "O.movement_contact" or not play.holder:
        return Refusal("SC-8.25", "The ball can be downed in the offence's movement after the snap only.")
    return None


ONE_WAY = "goes one way: N, NE, SE, S, SW or NW (0 to 5 in a program)."


def one_way(action: Action) -> int:
    return action.dirs[0] if len(action.dirs) == 1 and 0 <= action.dirs[0] < 6 else OFF


def step_action_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    if one_way(action) == OFF:
        return Refusal("SC-2.5", "A step " + ONE_WAY)
    return step_problem(play, man, one_way(action))


def leave_action_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    if one_way(action) == OFF:
        return Refusal("SC-2.5", "A man who leaves the field " + ONE_WAY)
    return leave_problem(play, man, one_way(action))


def transit_action_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    if not all(0 <= way < 6 for way in action.dirs):
        return Refusal("SC-2.5", "Ways are N, NE, SE, S, SW and NW (0 to 5 in a program).")
    return transit_problem(play, man, action.dirs)


def free_turn_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    if action.by not in (-1, 1):
        return Refusal("SC-13.9", "The free turn is to the next side of the hex only.")
    return free_problem(play, man, "reaction_charge")


def contact_action_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    known = {other.id for other in play.men}
    if action.target not in known or not known.issuperset(action.join):
        return Refusal("SC-8.17", "That man is not in this play.")
    return contact_problem(play, man.id, action.target, action.join)


def handoff_action_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    if all(action.target != other.id for other in play.men):
        return Refusal("SC-9.12", "That man is not in this play.")
    return handoff_problem(play, man.id, action.target, action.goes, action.dummy)


def recover_action_problem(play: Play, man: Man, action: Action) -> Refusal | None:
    if action.dirs and one_way(action) == OFF:
        return Refusal("SC-2.5", "The step into the ball's hex " + ONE_WAY)
    return recover_problem(play, man.id, action.dirs)


PROBLEMS: dict[str, Callable[[Play, Man, Action], Refusal | None]] = {
    "step": step_action_problem,
    "leave": leave_action_problem,
    "transit": transit_action_problem,
    "turn": lambda play, man, action: turn_problem(play, man, action.by),
    "free_step": lambda play, man, action: free_step_problem(play, man),
    "free_turn": free_turn_problem,
    "contact": contact_action_problem,
    "enter": lambda play, man, action: enter_problem(play, man),
    "handoff": handoff_action_problem,
    "motion": lambda play, man, action: motion_problem(play, man),
    "recover": recover_action_problem,
}


def action_problem(play: Play, action: Action) -> Refusal | None:
    """SC-16.12: why an action is refused, or None."""
    if action.kind == "end_phase":
        return end_problem(play)
    if action.kind == "down":
        return down_problem(play)
    if action.kind not in PROBLEMS:
        return Refusal("SC-16.2", f"There is no action {action.kind!r}.")
    man = next((man for man in play.men if man.id == action.man), None)
    if man is None:
        return Refusal("SC-16.2", f"{action.man!r} is not in this play.")
    return PROBLEMS[action.kind](play, man, action)


ACTS: dict[str, Callable[[Table, Play, Action], Play]] = {
    "step": lambda t, play, a: step(t, play, a.man, a.dirs[0]),
    "leave": lambda t, play, a: leave(t, play, a.man, a.dirs[0]),
    "transit": lambda t, play, a: transit(t, play, a.man, a.dirs),
    "turn": lambda t, play, a: turn(t, play, a.man, a.by),
    "free_step": lambda t, play, a: free_step(t, play, a.man),
    "free_turn": lambda t, play, a: free_turn(t, play, a.man, a.by),
    "contact": lambda t, play, a: contact(t, play, a.man, a.target, a.join),
    "enter": lambda t, play, a: enter(t, play, a.man),
    "handoff": lambda t, play, a: hand_off(t, play, a.man, a.target, a.goes, a.dummy),
    "motion": lambda t, play, a: go_in_motion(t, play, a.man),
    "recover": lambda t, play, a: recover(t, play, a.man, a.dirs),
    "down": lambda t, play, a: down_the_ball(t, play),
}


def carry_out(t: Table, play: Play, action: Action) -> Play:
    """A legal action other than `end_phase`; in a fumble phase ending it means that nobody recovers."""
    if action.kind == "end_phase" and play.phase == "D.fumble":
        return nobody_recovers(t, play)
    return ACTS[action.kind](t, play, action)


PLAIN_MOVES = ("step", "turn", "transit")


def carry_out_plan(t: Table, play: Play, plan: tuple[Action, ...]) -> Play:
    """A legal plan without `end_phase`; a man's moves in a row are told as one."""
    for _, run in groupby(plan, key=lambda action: (action.man, action.kind in PLAIN_MOVES)):
        together = tuple(run)
        if len(together) > 1 and together[0].kind in PLAIN_MOVES:
            moves = tuple((action.kind, action.dirs, action.by) for action in together)
            play = move_along(t, play, together[0].man, moves)
        else:
            for action in together:
                play = carry_out(t, play, action)
    return play


def actions(play: Play) -> Iterator[Action]:
    """Every legal action of the side to move."""
    for man in play.men:
        if man.id[0] == play.phase[0] and man.hex != OFF and not man.level:
            yield from man_actions(play, man)
    if down_problem(play) is None:
        yield DOWN
    if end_problem(play) is None:
        yield END


def man_actions(play: Play, man: Man) -> Iterator[Action]:
    """Every legal action of one man, dearer ones last."""
    hand_offs = handoff_actions(play, man) if man.id in play.carriers else ()
    if acting_problem(play, man):
        yield from hand_offs
        return
    candidates = chain(move_candidates(play, man), contact_candidates(play, man))
    yield from (action for action in candidates if action_problem(play, action) is None)
    yield from (Action("transit", man.id, ways) for ways in transits(play, man))
    yield from hand_offs


def move_candidates(play: Play, man: Man) -> Iterator[Action]:
    for way in (0, 1, 5, 2, 4, 3):
        turned = (man.facing + way) % 6
        kind = "leave" if NEIGHBOURS[man.hex][turned] == OFF else "step"
        yield Action(kind, man.id, (turned,))
    yield Action("turn", man.id, by=1)
    yield Action("turn", man.id, by=-1)
    if play.turn == "snap":
        yield from (Action(kind, man.id) for kind in ("free_step", "motion"))
        yield Action("free_turn", man.id, by=1)
        yield Action("free_turn", man.id, by=-1)
    if man.id[0] == "D":
        yield Action("enter", man.id)
        if play.phase == "D.fumble":
            yield Action("recover", man.id)
            yield from (Action("recover", man.id, (way,)) for way in range(6))


def contact_candidates(play: Play, man: Man) -> Iterator[Action]:
    """SC-16.15: the opponent in front, with every subset of the men who could join."""
    if play.turn == "pre":
        return
    for target in ground(play.men).at.get(front(man), ()):
        if target.id[0] != man.id[0]:
            helpers = [
                other.id
                for other in play.men
                if other.id[0] == man.id[0]
                and other.id != man.id
                and joining_problem(play, other) is None
                and reaching_problem(play, other, target) is None
            ]
            for size in range(len(helpers) + 1):
                for join in combinations(helpers, size):
                    yield Action("contact", man.id, target=target.id, join=join)


def handoff_actions(play: Play, man: Man) -> Iterator[Action]:
    if man.hex == OFF:
        return
    for hex in NEIGHBOURS[man.hex]:
        for near in ground(play.men).at.get(hex, ()):
            for goes, dummy in ((True, True), (False, True), (True, False)):
                action = Action("handoff", man.id, target=near.id, goes=goes, dummy=dummy)
                if action_problem(play, action) is None:
                    yield action


__all__ = [
    "CLOSING",
    "DOWN",
    "END",
    "Action",
    "action_problem",
    "actions",
    "carry_out",
    "carry_out_plan",
    "find_man",
    "man_actions",
]
