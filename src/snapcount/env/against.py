"""Gymnasium: one seat of a game, the other a coach's."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium

from snapcount.coaches import find_coach
from snapcount.core.drivers.checked import Checked
from snapcount.core.drivers.sampled import Coach, seed_of
from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal, Seat, seat_of
from snapcount.env.table import Observation, Table
from snapcount.games import find


class AgainstCoach(Table, gymnasium.Env[Observation, int]):
    """A seat against a coach. An id that is not legal loses the game; `info["refusal"]` says why."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        *,
        seat: Seat | int | str = Seat.HOME,
        coach: Coach | str = "rookie",
        reward: str = "win",
        render_mode: str | None = None,
        dice: str = "quick",
        **options: Value,
    ) -> None:
        Table.__init__(self, game, reward, render_mode, dice, options)
        self.seat = seat_of(seat)
        self.named = coach
        self.coach = self.found()
        self.thoughts = Random()
        self.observation_space, self.action_space = self.spaces()

    def found(self) -> Coach:
        return find_coach(find(self.game), self.named) if isinstance(self.named, str) else Checked(self.named)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: of this seed the one that `play_out` plays with the same answers."""
        gymnasium.Env.reset(self, seed=seed)
        seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.thoughts = Random(seed_of(seed, 1))
        self.begin(seed)
        self.let_coach_answer()
        return self.look(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.now
        try:
            match.play(self.seat, int(action))
        except Refusal as refusal:
            return self.look(self.seat), -1.0, True, False, {"refusal": str(refusal)}
        self.let_coach_answer()
        earned = self.earned()
        return self.look(self.seat), -earned if self.seat else earned, match.is_over, False, {}

    def let_coach_answer(self) -> None:
        """Until the learner is asked, or the game is over."""
        steps, seat, other = self.now.steps, self.seat, self.seat.other
        while seat not in steps.waiting and steps.waiting:
            question = steps.waiting[other]
            steps.answer(other, self.coach.answer(steps.view(other), question, self.thoughts))

    def action_masks(self) -> Any:
        """The legal ids, under the name that masked learners ask for."""
        return self.now.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return self.shown(self.seat)

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        del kept["coach"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.coach = self.found()
