"""Puzzles cut from a game that is over: where one answer was clearly best.

As a rule they are mistakes that its review found; a game may also pose positions by a measure of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snapcount.core.data.plain import to_plain
from snapcount.core.game import Game
from snapcount.core.review.judging import Judging, Value
from snapcount.core.review.reasons import Weighed, weighed
from snapcount.core.review.shapes import Decision
from snapcount.core.review.work import judging_of
from snapcount.core.rulebook import Names, Rulebook
from snapcount.core.table import Question, Refusal
from snapcount.lessons.learning import Learning
from snapcount.lessons.lesson import Fields
from snapcount.lessons.puzzles import read_puzzle
from snapcount.lessons.scripted import LEARNER

CLEAR = 0.02
"""What the best answer must be better by than the next, in win chance."""
MOST_ANSWERS = 400
"""Questions with more answers than that are put by the texts of those that were weighed."""
KINDS = {"roll": "dice", "draw": "cards"}


def cut(game: Game) -> Iterator[dict[str, Any]]:
    """What home can be asked of this game, as it stands in a file."""
    analysis = game.rulebook.analysis
    judging = analysis.judging if analysis else None
    if judging is None:
        return
    yield from posed(game, judging)
    if judging.puzzles:
        yield from mistakes(game, judging)


def mistakes(game: Game, judging: Judging) -> Iterator[dict[str, Any]]:
    """Home's decisions that gave something away where one answer was clearly best."""
    _, value, _ = judging_of(game)
    for decision in game.review().decisions:
        if decision.seat is LEARNER and (found := puzzle(game, decision, judging, value)) is not None:
            yield found


def posed(game: Game, judging: Judging) -> Iterator[dict[str, Any]]:
    """Positions that the game itself asks; one of a down, because those of a play are alike."""
    rulebook, down = game.rulebook, ""
    for moment in game.moments:
        at = where(rulebook, moment.state, game.names)
        found = judging.poses(moment.state) if at not in ("", down) else None
        if found is None:
            continue
        entry: dict[str, Any] = {
            "situation": at,
            "asked": found.asked,
            "asks": found.asks,
            "measure": found.measure,
            "judged": found.judged,
            "margin": round(found.ranked[0][1] - found.ranked[1][1], 4),
            "names": list(game.names),
            "options": dict(game.options_chosen),
            "start": differences(rulebook, game, moment.state),
            "before": {},
            "point": list(found.point),
            "answers": [{"label": label, "chance": round(chance, 4)} for label, chance in found.ranked],
            "why": found.why,
            "kind": found.kind,
            "like": found.like,
        }
        if asks_for(rulebook, entry, found.asked):
            down = at
            yield entry


def where(rulebook: Rulebook, state: Any, names: Names) -> str:
    """Down and distance, as the scoreboard has them."""
    board = rulebook.face.scoreboard(rulebook.rules.view(state, LEARNER), names)
    return f"{board.down} at {board.spot}" if board.down else ""


def puzzle(game: Game, decision: Decision, judging: Judging, value: Value) -> dict[str, Any] | None:
    ways = judging.puzzles.get(decision.asked, ())
    ranked = next((found for way in ways if clear(found := weighed(decision, way))), None)
    if ranked is None:
        return None
    before = game.at(decision.at)
    question = before.waiting[LEARNER]
    entry: dict[str, Any] = {
        "situation": decision.situation,
        "asked": decision.asked,
        "judged": decision.judged,
        "margin": round(ranked[0][1] - ranked[1][1], 4),
        "names": list(game.names),
        "options": dict(game.options_chosen),
        "start": differences(game.rulebook, game, before.moments[-1].state),
        "before": script(before),
        "answers": answers(game.rulebook, question, ranked),
        "why": judging.why(value, before.moments[-1].state, decision.asked, ranked),
    }
    if not asks(game.rulebook, entry, question):
        entry["before"]["theirs"] = entry["before"].get("theirs", [])[:-1]
    return entry if asks(game.rulebook, entry, question) else None


def clear(ranked: Weighed) -> bool:
    return len(ranked) > 1 and ranked[0][1] - ranked[1][1] >= CLEAR


def differences(rulebook: Rulebook, game: Game, state: Any) -> dict[str, Any]:
    """A state as far as it isn't the first one."""
    first = to_plain(rulebook.rules.start(rulebook.settle(game.options_chosen)))
    return {name: value for name, value in to_plain(state).items() if value != first[name]}


def script(game: Game) -> dict[str, list[Any]]:
    """What has happened in this phase so far."""
    found: dict[str, list[Any]] = {}
    for one in game.moments[-1].inputs:
        kind = KINDS.get(one.kind) or ("mine" if one.seat is LEARNER else "theirs")
        found.setdefault(kind, []).append(to_plain(one.value))
    return found


def answers(rulebook: Rulebook, question: Question[Any], ranked: Weighed) -> list[dict[str, Any]]:
    """Each with the answers of the question that it stands for, where they all can be named."""
    named: dict[str, list[Any]] = {}
    for number, option in enumerate(question.options()):
        if number == MOST_ANSWERS:
            named.clear()
            break
        named.setdefault(rulebook.face.words.label(question, option), []).append(to_plain(option))
    if not all(label in named for label, _ in ranked):
        return [{"label": label, "chance": round(chance, 4)} for label, chance in ranked]
    return [{"label": label, "chance": round(chance, 4), "answers": named[label]} for label, chance in ranked]


def asks(rulebook: Rulebook, entry: Fields, question: Question[Any]) -> bool:
    """Whether the puzzle comes to the same question: with the other side's sealed answer on the table it doesn't."""
    return opened(rulebook, entry) == question


def asks_for(rulebook: Rulebook, entry: Fields, asked: str) -> bool:
    return type(opened(rulebook, entry)).__name__ == asked


def opened(rulebook: Rulebook, entry: Fields) -> Question[Any] | None:
    """What the puzzle asks the learner; None at a moment between two phases that no game can begin with."""
    try:
        return Learning(rulebook, read_puzzle(rulebook.id, 1, entry)).table.waiting.get(LEARNER)
    except Refusal:
        return None
