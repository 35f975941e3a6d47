"""The two agents of PettingZoo's environments: who sits where, and the spaces of each."""

from __future__ import annotations

from typing import Any

import gymnasium

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.env.table import Table

AGENTS: tuple[str, str] = ("home_0", "away_1")
SEATS: dict[str, Seat] = dict(zip(AGENTS, Seat, strict=True))


class Agents(Table):
    """A game with an agent on each seat."""

    def __init__(
        self, game: str, *, reward: str, render_mode: str | None, dice: str, **options: Value
    ) -> None:
        Table.__init__(self, game, reward, render_mode, dice, options)
        self.metadata = {"render_modes": ["human", "ansi"], "name": f"snapcount_{game}"}
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        spaces = {agent: self.spaces() for agent in AGENTS}
        self.observation_spaces = {agent: spaces[agent][0] for agent in AGENTS}
        self.action_spaces = {agent: spaces[agent][1] for agent in AGENTS}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]
