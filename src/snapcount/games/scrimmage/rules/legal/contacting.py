"""Chapter 8: what an active contact costs, its differential, and whether it may be made."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.field import distance
from snapcount.games.scrimmage.rules.legal.acting import acting_problem, too_dear
from snapcount.games.scrimmage.rules.legal.moving import first_act_problem
from snapcount.games.scrimmage.rules.markers import sets_block, stands_fast
from snapcount.games.scrimmage.rules.sight import front, rear, sighted
from snapcount.games.scrimmage.state import DONE, Man, Play, find_man
from snapcount.games.scrimmage.tables import AGGRESSIVE_CONTACT, CONTACT_FRONT, CONTACT_REAR, STRENGTH


def contact_cost(play: Play, man: Man, target: Man) -> int:
    """SC-8.3, SC-13.27: 2 MP from behind, else 4; an aggressive blocker pays 3."""
    if rear(target, man):
        return CONTACT_REAR
    return AGGRESSIVE_CONTACT if sets_block(play, man.id) else CONTACT_FRONT


def differential(play: Play, by: tuple[str, ...], on: str) -> int:
    """SC-8.2: the strengths that contact, less the strength contacted, before clamping."""
    contacting = sum(STRENGTH[man] + sets_block(play, man) for man in by)
    return contacting - STRENGTH[on] - stands_fast(play, on)


def contact_problem(play: Play, id: str, on: str, join: tuple[str, ...]) -> Refusal | None:
    """SC-16.7, SC-8.22: any man in his own phase after the snap, apart from what is refused here."""
    if play.turn == "pre":
        return Refusal("SC-4.11", "Nobody is hit before the snap.")
    by = (id, *join)
    if len(set(by)) != len(by) or len(by) > 6:
        return Refusal("SC-8.19", "Up to six different men may hit one opponent together.")
    target = find_man(play, on)
    if on[0] == id[0]:
        return Refusal("SC-8.1", f"{on} is on the same side.")
    problem = acting_problem(play, find_man(play, id)) or target_problem(play, target)
    if problem:
        return problem
    for name in by:
        man = find_man(play, name)
        problem = joining_problem(play, man) if name != id else None
        problem = problem or reaching_problem(play, man, target) or first_act_problem(play, man)
        if problem:
            return problem
    return protection_problem(play, target) if id[0] == "D" else None


def target_problem(play: Play, target: Man) -> Refusal | None:
    if target.hex < 0 or target.level:
        return Refusal("SC-8.17", f"{target.id} is down or off the field: nobody hits him.")
    if target.id in play.contacted:
        return Refusal("SC-8.15", f"{target.id} has been hit or blocked in this phase already: once is all.")
    return None


def joining_problem(play: Play, man: Man) -> Refusal | None:
    """SC-8.20: a joiner may have moved earlier (SC-7.9: his MP are still his) but may not have joined before."""
    if man.id[0] != play.phase[0]:
        return Refusal("SC-8.19", f"{man.id} is on the other side.")
    if man.hex < 0 or man.level:
        return Refusal("SC-10.3", f"{man.id} is down or off the field.")
    if man.status == DONE:
        return Refusal(
            "SC-8.20", f"{man.id} has helped another man to hit somebody and is finished for this phase."
        )
    return None


def reaching_problem(play: Play, man: Man, target: Man) -> Refusal | None:
    """Front hex, hexside, sighting and MP of one participant."""
    if front(man) != target.hex:
        return Refusal("SC-6.8", f"{target.id} is not straight in front of {man.id}.")
    if rear(target, man) and target.id not in carriers(play):
        return Refusal("SC-8.5", f"{target.id} can't have the ball: nobody hits him from behind.")
    if not sighted(play, man, target.id):
        return Refusal("SC-8.18", f"{man.id} did not see {target.id} when the phase began.")
    if man.mp < contact_cost(play, man, target):
        return too_dear(man, contact_cost(play, man, target), "SC-8.3")
    return None


def carriers(play: Play) -> tuple[str, ...]:
    """SC-12.6: while the ball is loose nobody is a ball carrier."""
    return () if play.loose else play.carriers


def protection_problem(play: Play, target: Man) -> Refusal | None:
    """SC-8.23, SC-8.24: while a pass is still to be thrown, carriers and possible long receivers are safe."""
    if not play.committed or play.loose:
        return None
    if target.id in play.carriers:
        return Refusal(
            "SC-8.23",
            f"A long pass is called: {target.id}, who may throw it, can't be hit: only move in on him.",
        )
    ranges = [distance(find_man(play, carrier).hex, target.hex) for carrier in play.carriers]
    if target.id in play.snapshot.receivers and any(6 <= far <= 45 for far in ranges):
        return Refusal(
            "SC-8.23", f"{target.id} may yet catch a long pass: he can't be hit: only move in on him."
        )
    return None
