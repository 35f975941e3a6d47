"""What a game's open question can lead to: exact odds, and how both sides should mix what they seal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from snapcount.core.data.answers import legal
from snapcount.core.data.html import table
from snapcount.core.drivers.odds import Odds, Policy, TooMany
from snapcount.core.drivers.walk import Chosen
from snapcount.core.equilibrium import solve
from snapcount.core.sealed import TIMES, weighed
from snapcount.core.table import Question, Refusal, Seat, plainly

if TYPE_CHECKING:
    from snapcount.core.game import Game


class Mixes(NamedTuple):
    """How often each side should choose what, and what the offence can then be sure of."""

    value: float
    unit: str
    """What the value counts: points, or the chance to win."""
    offence: dict[Any, float]
    defence: dict[Any, float]

    def __str__(self) -> str:
        sides = (("offence", self.offence), ("defence", self.defence))
        lines = [f"{name}: {', '.join(map(share, shown(mix)))}" for name, mix in sides]
        return "\n".join([*lines, f"worth {self.value:.3f} ({self.unit})"])

    def _repr_html_(self) -> str:
        rows = [
            (side, plainly(answer), f"{chance:.1%}")
            for side, mix in (("offence", self.offence), ("defence", self.defence))
            for answer, chance in shown(mix)
        ]
        return table([*rows, ("value", self.unit, f"{self.value:.3f}")])


def shown(mix: dict[Any, float]) -> list[tuple[Any, float]]:
    """What is chosen at all, the most frequent first."""
    return sorted(((answer, chance) for answer, chance in mix.items() if chance > 0), key=lambda one: -one[1])


def share(one: tuple[Any, float]) -> str:
    return f"{plainly(one[0])} {one[1]:.1%}"


def odds(game: Game, answers: Sequence[Any], policy: str | Policy) -> Any:
    """The exact chances of what follows the open question, as the game shows them."""
    if not game.waiting:
        raise Refusal(game.rulebook.rules.prefix, game.nothing_asked(None))
    known = [
        Chosen(taken.value, taken.seat) if taken.kind == "answer" else taken.value
        for taken in game.moments[-1].inputs
    ]
    walked = memory(game, policy)
    try:
        spread = walked.of(game.rulebook.rules.play, game.state, after=[*known, *in_order(game, answers)])
    except TooMany:
        raise Refusal(
            game.rulebook.rules.prefix,
            f"{game.rulebook.face.title} can go on from here in more than {MOST:,} ways: too many for exact odds.",
        ) from None
    if walked.unused:
        raise Refusal(
            game.rulebook.rules.prefix, f"Nothing is asked that {plainly(answers[-1])} could be an answer to."
        )
    return game.rulebook.face.odds(game.state, spread)


DUST = 1e-9
"""A share under this is an error of rounding."""
MOST = 100_000
"""Paths that are followed for one question: three times what a play of dice takes; seconds where a coach is asked on
each."""
_MEMORIES: WeakKeyDictionary[Game, tuple[Any, Any, Odds]] = WeakKeyDictionary()


def memory(game: Game, policy: str | Policy) -> Odds:
    """What was walked already for another answer to the same question helps with this one."""
    state, known, walked = _MEMORIES.get(game, (None, None, None))
    if walked is None or state is not game.state or known is not policy:
        walked = Odds(coach_policy(game, policy) if isinstance(policy, str) else policy, most=MOST)
        _MEMORIES[game] = (game.state, policy, walked)
    return walked


def in_order(game: Game, answers: Sequence[Any]) -> list[Any]:
    """Home first; two sealed answers may come either way round where they can't be mistaken."""
    asked = [game.waiting[seat] for seat in sorted(game.waiting)]
    if len(asked) == 2 == len(answers) and not fits(asked[0], answers[0]):
        answers = answers[::-1] if fits(asked[0], answers[1]) and fits(asked[1], answers[0]) else answers
    now = [legal(question, answer) for question, answer in zip(asked, answers, strict=False)]
    return [*now, *map(Chosen, answers[len(now) :])]


def fits(question: Question[Any], answer: Any) -> bool:
    try:
        legal(question, answer)
    except Refusal:
        return False
    return True


def coach_policy(game: Game, level: str) -> Policy:
    """A coach of that level answers from what its seat may see, with the same thoughts every time."""
    coach = game.rulebook.coach(level).make()
    views = {seat: game.view(seat) for seat in Seat}

    def answer(seat: Seat, question: Question[Any]) -> Any:
        return coach.answer(views[seat], question, Random(0))

    return answer


def equilibrium(game: Game) -> Mixes:
    """The mixes of the two calls that are made unseen now."""
    found: Mixes | None = game.rulebook.coaches.equilibrium(game.state, game.waiting) or played_on(game)
    if found is None:
        title = game.rulebook.face.title
        raise Refusal(
            game.rulebook.rules.prefix,
            f"{title} has no equilibrium to offer here: it needs two calls that are made unseen, and their worth.",
        )
    return found._replace(offence=rounded(found.offence), defence=rounded(found.defence))


def rounded(mix: dict[Any, float]) -> dict[Any, float]:
    """Without the dust of floats: nothing is chosen less often than never."""
    return {answer: share if share > DUST else 0.0 for answer, share in mix.items()}


def played_on(game: Game) -> Mixes | None:
    """The mixes of two sealed answers that the game's coaches have no model of: each pair played on by two veterans."""
    matrix = weighed(game, coach_policy(game, "veteran"))
    if matrix is None:
        return None
    value, rows, columns = solve(matrix.chances)
    home, away = dict(zip(matrix.home, rows, strict=True)), dict(zip(matrix.away, columns, strict=True))
    unit = f"the chance to win, over {TIMES} deals played on by two veterans"
    if game.state.situation.offence is Seat.HOME:
        return Mixes(value, unit, home, away)
    return Mixes(1 - value, unit, away, home)
