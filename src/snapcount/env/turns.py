"""PettingZoo, one agent after the other. Of two sealed answers home's comes first, and away doesn't see it."""

from __future__ import annotations

from typing import Any, Self

from pettingzoo import AECEnv

from snapcount.core.table import Seat
from snapcount.env.agents import AGENTS, SEATS, Agents
from snapcount.env.table import Observation


class InTurn(Agents, AECEnv[str, Observation, int | None]):
    """A game as an `AECEnv`; `fields` names the numbers of an observation, `names` the ids."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._skip_agent_selection = None
        self.agent_selection = AGENTS[self.now.seat or 0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match, rewards, sums = self.now, self.rewards, self._cumulative_rewards
        seat = SEATS[agent]
        match.play(seat, -1 if action is None else action)
        sums[agent] = 0.0
        earned = self.earned()
        home, away = AGENTS
        rewards[home], rewards[away] = earned, -earned
        if earned:
            sums[home] += earned
            sums[away] -= earned
        following = match.seat
        if following is None:
            self.terminations = dict.fromkeys(AGENTS, True)
        else:
            self.agent_selection = AGENTS[following]

    def observe(self, agent: str) -> Observation:
        return self.look(SEATS[agent])

    def render(self) -> str | None:
        return self.shown(SEATS[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""

    def clone(self, seat: Seat | None = None, seed: int | None = None) -> Self:
        other = super().clone(seat, seed)
        self.hand_over(self, other)
        return other

    def restore(self, moment: Any) -> None:
        super().restore(moment)
        self.hand_over(moment, self)

    @staticmethod
    def hand_over(giving: InTurn, taking: InTurn) -> None:
        taking.agents = giving.agents.copy()
        taking.rewards = giving.rewards.copy()
        taking._cumulative_rewards = giving._cumulative_rewards.copy()
        taking.terminations = giving.terminations.copy()
        taking.truncations = giving.truncations.copy()
        taking.infos = {agent: info.copy() for agent, info in giving.infos.items()}
        taking._skip_agent_selection = giving._skip_agent_selection
        taking.agent_selection = (
            giving.agent_selection if taking.now.seat is None else AGENTS[taking.now.seat]
        )
