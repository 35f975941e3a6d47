"""A coach who keeps to the season on the cards: nobody has the ball oftener than he had then, pro rata."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Question
from snapcount.games.canadian_pro.questions import CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.open_calls import calls

Key = tuple[str, str]
KINDS = {"run": "rushes", "pass": "targets"}


class Rationed:
    """Calls as its coach does, but the ball goes to a man who has some of his season left.

    `most` is what each man may have had by the end of this game, `used` what he has had before it.
    """

    def __init__(self, coach: Coach, most: Mapping[Key, float], used: Mapping[Key, float]) -> None:
        self.coach = coach
        self.most = dict(most)
        self.used = dict(used)

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        given = self.coach.answer(view, question, random)
        if not isinstance(question, CallPlay) or not isinstance(given, Call) or given.play not in KINDS:
            return given
        line = line_of(question.state, question.state.situation.offence)
        key = (KINDS[given.play], line.men[given.who].name)
        if self.room(key) <= 0:
            given = self.other(question, given, random)
            key = (KINDS[given.play], line.men[given.who].name)
        self.used[key] = self.used.get(key, 0.0) + 1
        return given

    def room(self, key: Key) -> float:
        """How often he may still have it; a man whose card tells no season is not counted."""
        return self.most[key] - self.used.get(key, 0.0) if key in self.most else 1.0

    def share(self, key: Key) -> float:
        return self.used.get(key, 0.0) / self.most[key] if self.most.get(key) else 0.0

    def other(self, question: CallPlay, given: Call, random: Random) -> Call:
        """The same kind of play, as alike as can be, with the man who has had least of his share."""
        state = question.state
        line = line_of(state, state.situation.offence)
        alike = [
            call
            for call in calls(menu_of(state, question.kicks))
            if call.play == given.play
            and call.hurry == given.hurry
            and call.who != given.who
            and call.who != "QB"
        ]
        if not alike:
            return given
        kind = KINDS[given.play]
        least = min(self.share((kind, line.men[call.who].name)) for call in alike)
        if self.room((kind, line.men[given.who].name)) <= 0 and least >= self.share(
            (kind, line.men[given.who].name)
        ):
            return given
        mine = [call for call in alike if self.share((kind, line.men[call.who].name)) == least]
        same = [call for call in mine if (call.depth, call.hole) == (given.depth, given.hole)] or [
            call for call in mine if call.depth == given.depth
        ]
        return (same or mine)[int(random.random() * len(same or mine))]
