"""The question of every movement phase: a plan of one or more atomic actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from snapcount.core.table import Question, Refusal
from snapcount.games.scrimmage.rules.actions import (
    CLOSING,
    END,
    Action,
    action_problem,
    actions,
    carry_out,
    man_actions,
)
from snapcount.games.scrimmage.rules.deploy import deploy, deployments
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import FORMATIONS

Plan = tuple[Action, ...]


def plan_problem(play: Play, plan: Plan) -> Refusal | None:
    """Every action must be legal when its turn comes; dice or the end of the phase come last."""
    if not plan:
        return Refusal("SC-16.2", "Somebody must do something.")
    for at, action in enumerate(plan):
        if play.end is not None:
            return Refusal("SC-5.14", "The play is over before this action.")
        problem = action_problem(play, action)
        if problem:
            return problem
        if at == len(plan) - 1:
            return None
        if action.kind in CLOSING:
            return Refusal(
                "SC-16.12", f"Dice or the phase end after {action.kind}: it must come last in a plan."
            )
        play = carry_out(REHEARSAL, play, action)
    return None


LAST = ("leave", "motion", "transit", "turn", "free_turn", "step", "free_step")


def weight(action: Action) -> int:
    """The end first, then what needs dice, then moves: the order of the list."""
    return -1 if action == END else LAST.index(action.kind) + 1 if action.kind in LAST else 0


@dataclass(frozen=True)
class Move(Question[Plan]):
    """SC-16.2 Move, turn, contact, hand off, or end the phase. `play` is what this side may see.

    An answer is a plan: any number of actions of any men in order, of which only the last may need dice or end the
    phase. `options()` lists every legal single action; with auto-deploy (SC-19.11) also whole formations.
    """

    rule = "SC-16.2"
    listed = False
    play: Play
    auto_deploy: bool = False

    def options(self) -> Iterator[Plan]:
        if self.auto_deploy:
            yield from dict.fromkeys(plan for _, plan in deployments(self.play) if plan != (END,))
        yield from ((action,) for action in sorted(actions(self.play), key=weight))

    def problem(self, answer: Plan) -> Refusal | None:
        return plan_problem(self.play, answer)

    def sample(self, random: Random) -> Plan:
        """A formation before the snap as a rule, else any man's action, and the end before long."""
        if self.play.turn == "pre" and random.random() < 0.8:
            names = tuple(FORMATIONS[self.play.phase[0]])
            return deploy(self.play, names[int(random.random() * len(names))])
        if random.random() < 0.15 and action_problem(self.play, END) is None:
            return (END,)
        men = [
            man for man in self.play.men if man.id[0] == self.play.phase[0] and man.hex >= 0 and not man.level
        ]
        random.shuffle(men)
        for man in men:
            able = tuple(man_actions(self.play, man))
            if able:
                return (able[int(random.random() * len(able))],)
        return (END,)
