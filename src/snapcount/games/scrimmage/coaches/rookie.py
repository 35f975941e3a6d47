"""The rookie: legal and not silly. It runs where it may, throws to open men, and defenders go for the ball."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.scrimmage.coaches.rookie_defence import defend
from snapcount.games.scrimmage.coaches.rookie_offence import attack, pass_choice, target_hexes
from snapcount.games.scrimmage.coaches.situation import situation
from snapcount.games.scrimmage.questions.kicks import FourthDown, KickOrPlay
from snapcount.games.scrimmage.questions.listed import (
    CallTurn,
    ChangePlay,
    CommitPass,
    LongPass,
    Markers,
    NameTarget,
    PlaceBall,
    SelectMarkers,
    ShortPass,
)
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.rules.deploy import deploy
from snapcount.games.scrimmage.rules.downs import to_go
from snapcount.games.scrimmage.rules.legal.throwing import receivers
from snapcount.games.scrimmage.rules.previews import preview_pass
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Play, State, find_man

RUNS = ("run_right", "run_left")


def place(view: State, question: Place, random: Random) -> Any:
    if question.side == "O":
        names: tuple[str, ...] = ("pro_set_right", "pro_set_left", "wide_pro_set")
    else:
        names = ("four_three", "four_three", "five_two", "nickel")
    layout = question.formation(random.choice(names))
    return layout if question.problem(layout) is None else next(iter(question.options()))


def select(view: State, question: SelectMarkers, random: Random) -> Markers:
    """Chosen once and kept; a step before the line to gain a run."""
    if question.now.line:
        return question.now
    if question.side == "D":
        return random.choice(question.options())
    if situation(view).needs_a_step or random.random() < 0.55:
        return Markers("aggressive_blocking", random.choice(RUNS))
    return Markers("pass_blocking", "forward_pass")


def formation_for(play: Play) -> str:
    """The same formation in every game-turn, from the marker that only this seat sees."""
    return {"run_right": "pro_set_right", "run_left": "pro_set_left"}.get(play.o_ball, "wide_pro_set")


def move(view: State, question: Move, random: Random) -> Any:
    play = question.play
    if play.turn == "pre":
        return line_up(play, formation_for(play)) if play.phase[0] == "O" else (END,)
    plan = attack(play) if play.phase[0] == "O" else defend(play)
    if plan_problem(play, plan) is None:
        return plan
    return question.sample(random)


def line_up(play: Play, formation: str) -> Any:
    """Out of the huddle into the formation; whoever was set up at the line already stays there (SC-19.12)."""
    if play.number == 1 and any(depth_of(play, man.hex) == 0 for man in play.men if man.id[0] == "O"):
        return (END,)
    return deploy(play, formation)


def name_target(view: State, question: NameTarget, random: Random) -> int:
    return next(hex for hex in target_hexes(question.play) if hex != question.first)


def change(view: State, question: ChangePlay, random: Random) -> str:
    """A pass play that never came off becomes a run."""
    play = view.play
    stuck = play.ineligible_crossed or play.number >= 3 or play.holder not in play.snapshot.passers
    if question.now == "forward_pass" and stuck and not play.forward_thrown:
        return random.choice(RUNS)
    return "keep"


def commit(view: State, question: CommitPass, random: Random) -> str:
    return pass_choice(question.play, question.options())


def worth(play: Play, man: str) -> float:
    """What a pass to this man is worth in hexes: where he stands and a few more, if it is complete."""
    preview = preview_pass(play, man)
    return preview.chance * (depth_of(play, find_man(play, man).hex) + 3) - 10 * preview.intercepted


def short(view: State, question: ShortPass, random: Random) -> str:
    """Now if it gains, else later if anybody is far out, else now."""
    play = question.play
    able = [option for option in question.options() if option != "hold"]
    best = max(able, key=lambda man: worth(play, man), default="hold")
    if best == "hold" or worth(play, best) > 2:
        return best
    return "hold" if receivers(play, long=True) else best


def long(view: State, question: LongPass, random: Random) -> str:
    return max(question.options(), key=lambda man: worth(question.play, man))


def kick(view: State, question: KickOrPlay, random: Random) -> str:
    if question.down < 4:
        return "play"
    return "field goal" if 0 < question.field_goal <= 23 else "punt"


ANSWERS: dict[type[Question[Any]], Callable[[State, Any, Random], Any]] = {
    PlaceBall: lambda view, question, random: question.options()[0],
    Place: place,
    SelectMarkers: select,
    CallTurn: lambda view, question, random: question.options()[0],
    Move: move,
    NameTarget: name_target,
    ChangePlay: change,
    CommitPass: commit,
    ShortPass: short,
    LongPass: long,
    FourthDown: lambda view, question, random: "play" if to_go(question.situation) <= 2 else "kick",
    KickOrPlay: kick,
}


class Rookie:
    """Answers from its seat's view alone; what has no better answer is answered with the first option."""

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        known = ANSWERS.get(type(question))
        return known(view, question, random) if known else next(iter(question.options()))
