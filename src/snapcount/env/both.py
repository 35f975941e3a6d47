"""PettingZoo, both agents at once: two sealed answers in one step; who is asked nothing waits."""

from __future__ import annotations

from typing import Any, Self

from pettingzoo import ParallelEnv

from snapcount.core.table import Seat
from snapcount.env.agents import AGENTS, SEATS, Agents
from snapcount.env.table import Observation

By = dict[str, Any]


class BothAtOnce(Agents, ParallelEnv[str, Observation, int]):
    """A game as a `ParallelEnv`; the last id is to wait."""

    waits = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[By, By]:
        self.begin(seed)
        self.agents = list(AGENTS)
        return self.looks(), {agent: {} for agent in AGENTS}

    def looks(self) -> By:
        return {agent: self.look(seat) for agent, seat in SEATS.items()}

    def step(self, actions: dict[str, int]) -> tuple[By, By, By, By, By]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        match, wait = self.now, len(self.names) - 1
        asked = [(agent, SEATS[agent]) for agent in AGENTS if SEATS[agent] in match.steps.waiting]
        for agent, seat in asked:  # both are looked at before either is played
            if agent not in actions or actions[agent] not in match.legal(seat):
                raise match.refusal(seat, int(actions.get(agent, -1)))
        for agent in AGENTS:
            if SEATS[agent] not in match.steps.waiting and actions.get(agent, wait) != wait:
                raise match.refusal(SEATS[agent], int(actions[agent]))
        for agent, seat in asked:
            match.play(seat, actions[agent])
        earned = self.earned()
        over = match.is_over
        if over:
            self.agents = []
        return (
            self.looks(),
            {AGENTS[0]: earned, AGENTS[1]: -earned},
            dict.fromkeys(AGENTS, over),
            dict.fromkeys(AGENTS, False),
            {agent: {} for agent in AGENTS},
        )

    def render(self) -> str | None:
        return self.shown(None)

    def close(self) -> None:
        """Nothing is open."""

    def clone(self, seat: Seat | None = None, seed: int | None = None) -> Self:
        other = super().clone(seat, seed)
        other.agents = self.agents.copy()
        return other

    def restore(self, moment: Any) -> None:
        super().restore(moment)
        self.agents = moment.agents.copy()
