"""OpenSpiel: the games with their own throws and cards as chance nodes, and what each seat knows as text."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.stepping.redrawn import as_known_to
from snapcount.core.stepping.steps import NOT_THROWN, Steps
from snapcount.core.table import Refusal, Seat
from snapcount.env.match import Match, codec_of, fields_of
from snapcount.games import find

MOST_OUTCOMES = 1296
LONGEST = 1_000_000
Memory = tuple[Any, str] | None
"""What a seat has seen and done: the newest last, each with what came before it."""


def load(game: str, options: Mapping[str, Value]) -> Any:
    """The game, under the name `snapcount_<game>` that `pyspiel.load_game` knows too from now on."""
    rulebook = find(game)
    rulebook.settle(options)
    registered(game)
    return pyspiel.load_game(f"snapcount_{game}", dict(options))


@cache
def registered(game: str) -> Any:
    rulebook = find(game)
    kind = pyspiel.GameType(
        short_name=f"snapcount_{game}",
        long_name=rulebook.face.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in rulebook.rules.options},
    )
    # A class of its own: OpenSpiel lets go of it after Python has ended, which a function would not survive.
    pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"rulebook": rulebook, "kind": kind}))
    return kind


class SpielGame(pyspiel.Game):  # pyright: ignore[reportUntypedBaseClass]
    """A game of Snapcount: 1, 0 or -1 at its end."""

    rulebook: Rulebook
    kind: Any

    def __init__(self, params: Mapping[str, Value]) -> None:
        rulebook = self.rulebook
        codec = codec_of(rulebook.id)
        info = pyspiel.GameInfo(
            num_distinct_actions=codec.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)
        self.codec = codec
        self.fields = fields_of(codec)
        self.options = rulebook.settle(params)
        self.first = Match(rulebook, codec, Steps(rulebook, self.options, chances=NOT_THROWN, listen=True))

    def new_initial_state(self, text: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        return SpielObserver(self, perfect_recall=bool(kind and kind.perfect_recall), public=public)


class SpielState(pyspiel.State):  # pyright: ignore[reportUntypedBaseClass]
    """A moment: a seat is asked, a throw is due, or the game is over. Home writes a sealed answer first, unseen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.first.clone(), (None, None))

    def current_player(self) -> int:
        return self.moment.player()

    def is_terminal(self) -> bool:
        return self.moment.match.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.match.legal(Seat(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        _, counts = self.moment.outcomes()
        whole = sum(counts)
        return [(at, count / whole) for at, count in enumerate(counts)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return plainly(self.moment.outcomes()[0][action])
        return self.moment.match.codec.names[action]

    def returns(self) -> list[float]:
        match = self.moment.match
        won = float((match.lead > 0) - (match.lead < 0)) if match.is_over else 0.0
        return [won, -won]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another world in which this seat would have seen the same. `sampler` gives numbers from 0 to 1."""
        other = self.clone()
        seat = Seat(player)
        match = self.moment.match
        redrawn = Match(match.rulebook, match.codec, as_known_to(match.steps, seat, Random(sampler())))
        redrawn.written = match.written
        other.moment = Moment(redrawn, self.moment.memories)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.moment.match.board(None)


class Moment:
    """What a state of OpenSpiel holds, in a form that is quick to copy."""

    __slots__ = ("match", "memories")

    def __init__(self, match: Match, memories: tuple[Memory, Memory]) -> None:
        self.match = match
        self.memories = memories

    def player(self) -> int:
        match = self.match
        if match.steps.due is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else int(seat)

    def outcomes(self) -> tuple[list[Any], list[int]]:
        """What may fall or be drawn, and in how many ways."""
        due = self.match.steps.due
        assert due is not None, "no throw is due"
        counted = Counter(due.outcomes)
        return list(counted), list(counted.values())

    def after(self, action: int) -> Moment:
        match = self.match.clone()
        steps, memories = match.steps, list(self.memories)
        if steps.due is not None:
            steps.throw(self.outcomes()[0][action])
            told = steps.events
        else:
            seat = match.seat
            assert seat is not None
            seen = hashlib.blake2b(observed(self.match, seat).encode(), digest_size=8).hexdigest()
            memories[seat] = (memories[seat], f"{seen}:{match.codec.names[action]}")
            before = steps.waiting
            match.play(seat, action)
            told = steps.events if steps.waiting is not before else []
        for each in Seat:
            heard = [event for event in told if event.seen_by(each)]
            if heard:
                text = ";".join(f"{event.what}{canonical(to_plain(event.facts))}" for event in heard)
                memories[each] = (memories[each], text)
        return Moment(match, (memories[0], memories[1]))

    def __deepcopy__(self, memo: object) -> Moment:
        """A moment doesn't change: what comes after it is another."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        match = self.match
        return revived, (match.rulebook.id, match.steps, match.written, self.memories)


def revived(game: str, steps: Steps, written: Any, memories: Any) -> Moment:
    match = Match(find(game), codec_of(game), steps)
    match.written = written
    return Moment(match, memories)


class SpielObserver:
    """A seat's view and question: as numbers, as JSON, with all that it has seen and done; or a spectator's view."""

    def __init__(self, game: SpielGame, *, perfect_recall: bool, public: bool) -> None:
        self.perfect_recall, self.public = perfect_recall, public
        self.tensor = None if perfect_recall or public else np.zeros(len(game.fields), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.moment.match.numbers(Seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        seat, match = Seat(player), state.moment.match
        if self.public:
            return canonical(to_plain(match.steps.view(None)))
        now = observed(match, seat)
        if not self.perfect_recall:
            return now
        lines = [now]
        memory = state.moment.memories[seat]
        while memory is not None:
            memory, line = memory
            lines.append(line)
        return "\n".join(reversed(lines))


def observed(match: Match, seat: Seat) -> str:
    """All that a seat sees now, as JSON."""
    steps = match.steps
    sealed = steps.given.get(seat)
    return canonical(
        [
            to_plain(steps.view(seat)),
            to_plain(steps.waiting.get(seat)),
            list(match.written.get(seat, ())),
            to_plain(sealed),
        ]
    )


def plainly(outcome: object) -> str:
    return canonical(to_plain(outcome))


__all__ = ["Refusal", "load"]
