"""What PettingZoo's and Gymnasium's environments share: spaces, seeds, rewards, text, and going back."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any, Self

import gymnasium
import numpy as np

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.env.match import DICE, REWARDS, Match, codec_of, dice_of, fields_of, new_match, one_of
from snapcount.games import find

Observation = dict[str, Any]
"""`observation`: the numbers that `fields` names; `action_mask`: 1 where an id is legal."""


class Table:
    """A game, how it is paid, and how it is shown."""

    waits = False
    """There is one more id, the last: to wait while only the other seat is asked."""

    def __init__(
        self, game: str, reward: str, render_mode: str | None, dice: str, options: dict[str, Value]
    ) -> None:
        self.game = game
        self.options = find(game).settle(options)
        self.reward = one_of("reward", reward, REWARDS)
        self.dice = one_of("dice", dice, DICE)
        self.render_mode = render_mode
        self.codec = codec_of(game)
        self.fields = fields_of(self.codec)
        """The numbers of an observation, in their order: each has a name and what it is divided by."""
        self.names = self.codec.names + (("wait",) if self.waits else ())
        """What each id means."""
        self.match: Match | None = None
        self.seeds = Random()
        self.paid = 0

    def spaces(self) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete[Any]]:
        """Of an observation and of an id; each agent has its own."""
        size = len(self.names)
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1.0, 1.0, (len(self.fields),), np.float32),
                "action_mask": gymnasium.spaces.MultiBinary(size),
            }
        )
        return observation, gymnasium.spaces.Discrete(size)

    def begin(self, seed: int | None) -> Match:
        """A new game: of this seed, or of the next one of the last seed."""
        if seed is not None:
            self.seeds = Random(seed)
        else:
            seed = self.seeds.getrandbits(63)
        self.paid = 0
        self.match = new_match(self.game, self.options, self.dice, seed)
        return self.match

    @property
    def now(self) -> Match:
        assert self.match is not None, "call reset() first"
        return self.match

    def look(self, seat: Seat) -> Observation:
        match = self.now
        mask = match.mask(seat, len(self.names))
        if self.waits and seat not in match.steps.waiting:
            mask[-1] = 1
        return {"observation": match.numbers(seat), "action_mask": mask}

    def earned(self) -> float:
        """What home has earned since it was last asked; away has lost as much."""
        match = self.now
        if self.reward == "points":
            before, self.paid = self.paid, match.lead
            return float(self.paid - before)
        return 0.0 if match.steps.waiting else float((match.lead > 0) - (match.lead < 0))

    def shown(self, seat: Seat | None) -> str | None:
        """The text board: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        board = self.now.board(seat)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def clone(self, seat: Seat | None = None, seed: int | None = None) -> Self:
        """The same moment as an environment of its own, for search. Its dice are others: nobody sees what will fall.

        For a seat also all that it can't know is drawn anew. A coach is shared with the clone.
        """
        other = copy(self)
        other.match = self.now.clone(seat, seed)
        return other

    def restore(self, moment: Any) -> None:
        """Back to a clone's moment. The dice go on: what is thrown now was not thrown before."""
        self.now.restore(moment.now)
        self.paid = moment.paid

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: part for name, part in self.__dict__.items() if name != "codec"}
        if self.match is not None:
            kept["match"] = (self.match.steps, self.match.written)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.codec = codec_of(self.game)
        if kept["match"] is not None:
            steps, written = kept["match"]
            self.match = Match(find(self.game), self.codec, steps)
            self.match.written = written


__all__ = ["Observation", "Table", "dice_of"]
