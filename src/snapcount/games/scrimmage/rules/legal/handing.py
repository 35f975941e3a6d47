"""Chapter 9: legal snaps and hand-offs."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.field import GRID, distance
from snapcount.games.scrimmage.rules.legal.acting import half, too_dear
from snapcount.games.scrimmage.rules.legal.moving import owes_step_back
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.sight import depth_of, ground, sighted, sights
from snapcount.games.scrimmage.state import DONE, FRESH, OPEN, Man, Play, find_man
from snapcount.games.scrimmage.tables import HAND_OFF, MOVEMENT, SNAP

LONGEST_SNAP = 6
"""SC-9.5."""
BACKWARDS = {1: (0, 1, 5), -1: (3, 2, 4)}
"""SC-9.6: the facings from which the ball leaves away from the line."""


def snapper_of(play: Play) -> Man | None:
    """SC-4.13: the offensive man on the ball's hex."""
    there = ground(play.men).at.get(play.hex, ())
    return next((man for man in there if man.id[0] == "O"), None)


def snap_line(play: Play, snapper: Man) -> tuple[Man | None, int]:
    """SC-9.5, SC-9.7: the first man behind the snapper on the ball's straight way, and how far off he is."""
    at = ground(play.men).at
    for far, hex in enumerate(GRID.line(snapper.hex, (snapper.facing + 3) % 6, LONGEST_SNAP), 1):
        if hex in at:
            return at[hex][0], far
    return None, 0


def snap_problem(play: Play) -> Refusal | None:
    """SC-9.5, SC-9.6, SC-9.7, SC-9.8, SC-9.9: why there is no legal snap."""
    snapper = snapper_of(play)
    if snapper is None:
        return Refusal("SC-4.13", "No man of the offence stands over the ball.")
    if snapper.facing not in BACKWARDS[play.dir]:
        return Refusal("SC-9.6", f"{snapper.id} faces the wrong way: the ball goes back, away from the line.")
    recipient, far = snap_line(play, snapper)
    if recipient is None:
        return Refusal("SC-9.5", f"Nobody stands within six hexes straight behind {snapper.id}.")
    if recipient.id[0] != "O" or depth_of(play, recipient.hex) > -1:
        return Refusal("SC-9.6", f"{recipient.id} is in the way: who takes the snap stands behind the line.")
    if not sights(recipient, snapper):
        return Refusal("SC-9.7", f"{recipient.id} does not see {snapper.id}.")
    if min(half(snapper.id), half(recipient.id)) < far * SNAP:
        return Refusal("SC-9.9", f"A snap of {far} hexes takes {far} Movement Points from both men.")
    return None


def longest_snap(movement: int) -> int:
    """SC-9.9: the halved allowance limits the snap."""
    return min(LONGEST_SNAP, movement // 2 // SNAP)


def handoff_problem(play: Play, giver: str, taker: str, goes: bool, dummy: bool) -> Refusal | None:
    """SC-16.9."""
    if play.turn == "pre":
        return Refusal("SC-4.11", "There is no hand-off before the snap.")
    # SC-5.10: the defence has no hand-offs.
    if play.phase != "O.movement_contact":
        return Refusal("SC-9.12", "Hand-offs are made in the offence's movement after the snap.")
    # SC-9.15: a dummy carrier hands off like a real one.
    if giver not in play.carriers:
        return Refusal("SC-9.12", f"{giver} has no ball to hand off.")
    if giver == taker or taker[0] != "O":
        return Refusal("SC-9.12", "A hand-off goes to another man of the offence.")
    if play.changed and giver == play.holder:
        return Refusal("SC-13.25", "The play was changed in this turn: the ball stays put.")
    if play.handoffs >= 2:
        return Refusal("SC-9.16", "There are at most two hand-offs in one phase.")
    men = (find_man(play, giver), find_man(play, taker))
    problem = pair_problem(play, men)
    if problem:
        return problem
    if not sighted(play, men[0], taker):
        return Refusal("SC-9.13", f"{giver} did not see {taker} when the phase began.")
    if not dummy and (not goes or taker in play.carriers):
        return Refusal("SC-9.49", "An open hand-off can't be a fake, nor go to a man who has a ball already.")
    return over_the_line_problem(play, giver, taker, goes)


def pair_problem(play: Play, men: tuple[Man, Man]) -> Refusal | None:
    """What holds for both men of a hand-off."""
    for man in men:
        if man.hex < 0 or man.level:
            return Refusal("SC-9.22", f"{man.id} is down or off the field.")
        if man.status == DONE:
            return Refusal(
                "SC-9.18", f"{man.id} has helped another man to hit somebody and is finished for this phase."
            )
        if man.motion >= 0 and MOVEMENT[man.id] - man.mp < half(man.id):
            return Refusal(
                "SC-7.6",
                f"{man.id} is in motion and has not spent half his Movement Points: no ball for him yet.",
            )
        if owes_step_back(play, man):
            return Refusal("SC-13.28", f"Pass Blocking: {man.id} must first move back behind the line.")
        if man.mp < HAND_OFF:
            return too_dear(man, HAND_OFF, "SC-9.14")
    if distance(men[0].hex, men[1].hex) != 1:
        return Refusal("SC-9.12", f"{men[0].id} and {men[1].id} don't stand side by side.")
    if not any(man.status in (FRESH, OPEN) for man in men):
        return Refusal("SC-9.18", f"{men[0].id} and {men[1].id} have both finished.")
    return None


def over_the_line_problem(play: Play, giver: str, taker: str, goes: bool) -> Refusal | None:
    """SC-13.31: the real ball handed over the line of scrimmage crosses it there."""
    if not goes or play.holder not in (giver, taker):
        return None
    here = find_man(play, play.holder).hex
    there = find_man(play, taker if play.holder == giver else giver).hex
    moves = play.holder == giver or taker in play.carriers
    if moves and depth_of(play, here) <= 0 < depth_of(play, there):
        problem = crossing_problem(play, here)
        if problem and problem.rule == "SC-13.19":
            return Refusal("SC-13.31", problem.sentence)
        return problem
    return None
