"""Chapter 8: when a defender may enter an offensive man's hex for a passive contact."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import moving_problem, too_dear
from snapcount.games.scrimmage.rules.sight import front, ground, sighted
from snapcount.games.scrimmage.state import Man, Play
from snapcount.games.scrimmage.tables import FRONT, MAN_TO_MAN_ENTRY, PASSIVE_ENTRY


def potential_receiver(play: Play, man: Man) -> bool:
    """SC-13.22: an eligible receiver on his feet without a ball marker while a pass is still to be thrown."""
    return (
        bool(play.committed)
        and man.id in play.snapshot.receivers
        and man.hex != OFF
        and not man.level
        and man.id not in play.carriers
    )


def covering_back(play: Play, man: Man, target: Man, marker: str) -> bool:
    """SC-13.20, SC-13.21, SC-13.22: a defensive back under this marker against a forward pass still to be thrown."""
    return (
        play.committed == "forward"
        and play.d_backs == marker
        and man.id in play.snapshot.d_backs
        and potential_receiver(play, target)
    )


def enter_cost(play: Play, man: Man, target: Man) -> int:
    """SC-8.6: the step plus 3; SC-13.20: plus 1 for a back in man-to-man coverage."""
    return FRONT + (MAN_TO_MAN_ENTRY if covering_back(play, man, target, "man_to_man") else PASSIVE_ENTRY)


def entry_target(play: Play, man: Man) -> Man | None:
    """The offensive man in a defender's front hex."""
    there = ground(play.men).at.get(front(man), ())
    return next((near for near in there if near.id[0] == "O"), None)


def enter_problem(play: Play, man: Man) -> Refusal | None:
    """SC-16.8: through the front hexside (SC-8.8); no stop by whosever zone forbids it (SC-8.28)."""
    if man.id[0] != "D":
        return Refusal("SC-8.6", "Only the defence moves in on a man, into his hex.")
    if play.turn == "pre":
        return Refusal("SC-4.11", "Nobody moves in on a man before the snap.")
    problem = moving_problem(play, man)
    if problem:
        return problem
    if man.inside:
        return Refusal("SC-8.9", f"{man.id} has moved in on a man in this phase already.")
    target = entry_target(play, man)
    if target is None:
        return Refusal("SC-8.6", f"Nobody of the offence stands straight in front of {man.id}.")
    if target.level:
        return Refusal("SC-8.17", f"{target.id} is down.")
    if play.loose or not (target.id in play.carriers or potential_receiver(play, target)):
        return Refusal("SC-8.7", f"{target.id} can't have the ball and can't catch a pass later.")
    if target.id in play.contacted:
        return Refusal("SC-8.15", f"{target.id} has been hit or blocked in this phase already: once is all.")
    if any(near.id[0] == "D" for near in ground(play.men).at[target.hex]):
        return Refusal("SC-8.9", "Another defender has moved in on him already.")
    if not sighted(play, man, target.id) and not covering_back(play, man, target, "zone"):
        return Refusal("SC-8.18", f"{man.id} did not see {target.id} when the phase began.")
    if man.mp < enter_cost(play, man, target):
        return too_dear(man, enter_cost(play, man, target), "SC-8.6")
    return None
