"""A review is made: play after play is judged, then everything is added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import fsum
from typing import TYPE_CHECKING, Any

from snapcount.core.adding import plain_sum
from snapcount.core.analysis import analysis_of
from snapcount.core.review.adding_up import headlines, sums, turns
from snapcount.core.review.judging import Judged, Judging, Remark, Value, Verdict
from snapcount.core.review.observed import Play, plays
from snapcount.core.review.scores import with_scores
from snapcount.core.review.shapes import GIVEN_UP, Choice, Decision, Part, Review, ReviewedPlay
from snapcount.core.review.tallies import tallies
from snapcount.core.review.words import Teller, because, verdict
from snapcount.core.table import Question, Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game

Progress = Callable[[int, int], None]
Stop = Callable[[], bool]


def review(game: Game, progress: Progress | None = None, stop: Stop | None = None) -> Review:
    """Of a game that is over; `progress` hears of every play, `stop` may end it early with what there is."""
    judging, value, how = judging_of(game)
    found = plays(game)
    teller = Teller(game.rulebook, game.names)
    reviewed: list[ReviewedPlay] = []
    decisions: list[Decision] = []
    complete = True
    for number, play in enumerate(found):
        if progress is not None:
            progress(number, len(found))
        if stop is not None and stop():
            complete = False
            break
        judged = judging.judge(play, value)
        one = reviewed_play(number, play, judged, teller, value, judging.rest)
        reviewed.append(given_up(game, one) if number == len(found) - 1 else one)
        decisions += [
            with_remark(one, play, judging.remark, value) for one in decided_in(number, play, judged, teller)
        ]
    if progress is not None and complete:
        progress(len(found), len(found))
    marked = with_scores(reviewed, found)
    start = marked[0].before if marked else value(game.moments[0].state)
    end = marked[-1].after if marked else start
    unjudged = not_judged(found[: len(marked)], decisions)
    added = sums(marked, decisions, unjudged, judging, game.names)
    return Review(
        game.rulebook.face.title,
        game.names,
        game.score,
        how,
        start,
        end,
        tuple(marked),
        tuple(decisions),
        unjudged,
        added,
        turns(marked, decisions, game.names),
        tallies([step for play in found for step in play.steps], judging.cards, judging.card_name),
        headlines(added, game.names, end, judging.decider, len(decisions) >= plain_sum(unjudged)),
        judging.more(decisions),
        complete,
    )


def judging_of(game: Game) -> tuple[Judging, Value, str]:
    """How this game is judged, its win chance remembered by state, and both in words; or a sentence why not."""
    if not game.ended:
        raise game.rulebook.refusal("This game isn't over: a review looks back on a finished one.")
    found = analysis_of(game, otherwise=True)
    judging = found.judging
    chance = found.win_chance or (judging.win_chance if judging is not None else None)
    if judging is None or chance is None:
        raise game.rulebook.refusal(f"{game.rulebook.face.title} has no review to offer: no win chance.")
    known: dict[Any, float] = {}

    def value(state: Any) -> float:
        if state not in known:
            known[state] = chance(state)
        return known[state]

    return judging, value, f"Win chance: {found.how}. {judging.how}"


def reviewed_play(
    number: int, play: Play, judged: Verdict, teller: Teller, value: Value, rest: str
) -> ReviewedPlay:
    before, after = value(play.state), value(play.after)
    board = teller.board(play.state)
    return ReviewedPlay(
        number,
        play.at,
        before,
        after,
        board.period,
        board.clock,
        board.possession,
        teller.situation(play.state, None),
        teller.story(play),
        teller.board(play.after).score,
        added_up(judged.parts, after - before, rest),
    )


def added_up(parts: tuple[Part, ...], change: float, rest: str) -> tuple[Part, ...]:
    """Equal kinds together; what no part accounts for is the rest. The sum is the change."""
    kinds: dict[tuple[str, Seat | None], list[float]] = {}
    for part in parts:
        kinds.setdefault((part.kind, part.seat), []).append(part.change)
    kinds.setdefault((rest, None), []).append(change - fsum(part.change for part in parts))
    return tuple(Part(kind, seat, fsum(changes)) for (kind, seat), changes in kinds.items())


def not_judged(found: Sequence[Play], decisions: Sequence[Decision]) -> tuple[int, int]:
    """Answers of each side that nothing was said of, where there was something to choose."""
    judged = {decision.at for decision in decisions}
    counts = [0, 0]
    for step in (step for play in found for step in play.steps if step.at not in judged):
        if step.question is not None and step.given.seat is not None and is_choice(step.question):
            counts[step.given.seat] += 1
    return counts[0], counts[1]


def is_choice(question: Question[Any]) -> bool:
    return not question.listed or len(list(islice(question.options(), 2))) > 1


def given_up(game: Game, last: ReviewedPlay) -> ReviewedPlay:
    """Who gave up or ran out of time has lost, whatever the board says; no decision is charged with it."""
    loser = game.resigned if game.resigned is not None else game.timed_out
    if loser is None:
        return last
    how = "gave up" if game.resigned is not None else "ran out of time"
    part = Part(GIVEN_UP, None, float(loser) - last.after)
    story = f"{last.story}; {game.names[loser]} {how}"
    return last._replace(after=float(loser), story=story, parts=(*last.parts, part))


def decided_in(number: int, play: Play, judged: Verdict, teller: Teller) -> list[Decision]:
    """The decisions of a play; of two that were sealed together each is told the other's best mix."""
    weighed = [one for one in judged.decisions if one.options]
    return [decided(number, play, one, teller, reply_to(one, weighed, teller)) for one in weighed]


def reply_to(judged: Judged, others: Sequence[Judged], teller: Teller) -> tuple[Choice, ...]:
    mixed = [one for one in others if one.options[0].share is not None]
    near = (one for one in mixed if one is not judged and abs(one.step.at - judged.step.at) == 1)
    other = next(near, None) if judged in mixed else None
    return () if other is None else teller.choices(other)


def decided(number: int, play: Play, judged: Judged, teller: Teller, reply: tuple[Choice, ...]) -> Decision:
    step = judged.step
    assert step.given.seat is not None and step.question is not None
    state = state_at(play, step.at)
    made = Decision(
        step.given.seat,
        step.at,
        number,
        type(step.question).__name__,
        teller.situation(state, step.given.seat),
        teller.label(judged, step.given.value),
        judged.cost,
        teller.choices(judged),
        judged.by,
        came=teller.story(play),
        shown=judged.shown,
    )
    return made._replace(words=verdict(made, teller.place(state)), why=judged.why or because(made, reply))


def state_at(play: Play, at: int) -> Any:
    return next(phase.state for phase in reversed(play.phases) if phase.at <= at)


def with_remark(made: Decision, play: Play, remark: Remark, value: Value) -> Decision:
    said = remark(value, state_at(play, made.at), made)
    return made._replace(why=f"{made.why} {said}") if said else made
