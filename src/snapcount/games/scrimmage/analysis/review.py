"""How a game of Scrimmage is judged: throws and the runner's ways by the veteran's own evaluation, in hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.review.judging import NOTHING, Judging, Value, Verdict
from snapcount.core.review.observed import Phase, Play, Step
from snapcount.core.review.shapes import DICE
from snapcount.core.review.yards import Scale, Weighed, slope
from snapcount.games.scrimmage.analysis.puzzles import posed
from snapcount.games.scrimmage.analysis.running import runners_ways
from snapcount.games.scrimmage.coaches.playbook import called
from snapcount.games.scrimmage.coaches.protect import pressure
from snapcount.games.scrimmage.coaches.throws import aims, expected, thrown_now
from snapcount.games.scrimmage.questions.listed import CommitPass, LongPass, ShortPass
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.legal.throwing import receivers
from snapcount.games.scrimmage.show.words import label
from snapcount.games.scrimmage.state import State, find_man
from snapcount.games.scrimmage.tables import LAW
from snapcount.games.scrimmage.view import view

BY = "the veteran's own evaluation in hexes"
ENOUGH = 1.0
"""Hexes: the veteran's eye is no sharper."""
RUSHED, EARLY, USUAL = -2.0, 3.0, 1.0
"""What the veteran wants of a forward pass before he commits himself to it: with the rush near, early, else."""
Options = list[Weighed]


def judge(play: Play, value: Value) -> Verdict:
    verdict = NOTHING
    for phase in play.phases:
        for step in phase.steps:
            options = weighed(phase.state, step)
            if len(options) > 1 and any(one.answer == step.given.value for one in options):
                verdict += scale(phase, value).judged(step, options)
    return verdict


def weighed(state: State, step: Step) -> Options:
    if isinstance(step.question, Move):
        return runners_ways(state, step.question, step.given.value)
    weigh = WEIGHED.get(type(step.question))
    return [] if weigh is None else weigh(state, step.question)


def scale(phase: Phase, value: Value) -> Scale:
    """A hex forward, down and distance as they are; in a single play, where only distance counts, one less to gain."""
    state: State = phase.state
    match, now = state.match, state.match.situation

    def shifted(hexes: int) -> State:
        if state.options.scenario == "single":
            line = max(now.ball + 1, now.line - hexes)
            return state._replace(match=match._replace(situation=now._replace(line=line)))
        ball = min(LAW.length - 1, max(1, now.ball + hexes))
        there = now._replace(ball=ball, line=min(LAW.length, now.line + hexes))
        return state._replace(match=match._replace(situation=there))

    return Scale(value(state), slope(value, now.offence, shifted), ENOUGH, BY)


def commitments(state: State, question: CommitPass) -> Options:
    """SC-9.26 Each target by the best man for it; to wait is worth what the veteran wants of a throw."""
    play, offence = question.play, state.match.situation.offence
    targets = {
        play.targets[int(option[-1]) - 1]: option for option in question.options() if option[:7] == "forward"
    }
    found: dict[str, float] = {}
    for aim in aims(play, targets):
        option = targets[aim.hex]
        found[option] = max(aim.worth, found.get(option, aim.worth))
    if not found:
        return []
    rushed = pressure(play._replace(turn="contact"), find_man(play, play.holder).hex) >= 1
    early = play.number < called(view(state, offence), play).turns and not rushed
    found["none"] = RUSHED if rushed else EARLY if early else USUAL
    return [Weighed(option, label(question, option), worth) for option, worth in found.items()]


def short_passes(state: State, question: ShortPass) -> Options:
    """SC-9.30 A throw now, or the long one that may follow."""
    play = question.play
    passer = find_man(play, play.holder)
    felt = pressure(play, passer.hex)
    found = {man: thrown_now(play, man) for man in receivers(play, long=False)}
    later = [
        expected(play, passer, find_man(play, man), find_man(play, man).hex, play.target, felt)
        for man in receivers(play, long=True)
    ]
    if later:
        found["hold"] = max(later)
    return [Weighed(option, label(question, option), worth) for option, worth in found.items()]


def long_passes(state: State, question: LongPass) -> Options:
    return [Weighed(man, label(question, man), thrown_now(question.play, man)) for man in question.options()]


WEIGHED: dict[type, Callable[[State, Any], Options]] = {
    CommitPass: commitments,
    ShortPass: short_passes,
    LongPass: long_passes,
}

JUDGING = Judging(
    judge,
    "Passes and where the runner goes are judged by the veteran's own evaluation, in hexes turned into win chance. "
    "Set-ups, markers, the other men's moves and kicks are not judged: nobody has measured them yet; "
    "what came of them counts with the dice.",
    ((DICE, "dice and moves"),),
    DICE,
    "dice",
    poses=posed,
)
