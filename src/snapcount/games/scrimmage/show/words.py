"""What is asked, and what the answers mean, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question
from snapcount.football.words import counted, ordinal
from snapcount.games.scrimmage.questions.kicks import FourthDown, Kickoff, KickOrPlay
from snapcount.games.scrimmage.questions.listed import (
    CallToss,
    CallTurn,
    ChangePlay,
    ChooseRecoverer,
    ChooseSide,
    CommitPass,
    Intercept,
    LongPass,
    Markers,
    NameTarget,
    NextPassive,
    PlaceBall,
    Reactivate,
    SelectMarkers,
    ShortPass,
)
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.downs import to_go
from snapcount.games.scrimmage.rules.field import DIRECTIONS
from snapcount.games.scrimmage.rules.field import label as place
from snapcount.games.scrimmage.rules.legal.throwing import SHORT
from snapcount.games.scrimmage.rules.previews import preview_contact, preview_pass
from snapcount.games.scrimmage.show.moved import plan_label
from snapcount.games.scrimmage.show.names import FORMATION_NAMES, MARKER_NAMES
from snapcount.games.scrimmage.show.places import (
    across,
    man_at,
    man_name,
    number,
    room,
    target,
    together,
)
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import COUNTERS, FORMATIONS


def hexes(count: int) -> str:
    return counted(count, "hex", "hexes")


FALLS = {1: "goes down", 2: "goes down hard", 3: "is flattened", 4: "is flattened for long"}


def contact_words(result: str, by: Sequence[str], on: str) -> str:
    """SC-10.3, SC-10.4, SC-10.5: a cell of the Contact Results Table as people say it."""
    if result == "Dh":
        return f"{number(on)} is hit: he stands, but can't move in his next phase"
    men = [on] if result[0] == "D" else list(by)
    level = int(result[2])
    falls = FALLS[level] if len(men) == 1 else FALLS[level].replace("goes", "go").replace("is ", "are ")
    return f"{together(men)} {falls}"


# Prompts


def move_prompt(question: Move, names: Names) -> str:
    play = question.play
    if play.phase == "D.fumble":
        return (
            f"The ball lies loose at {number(play.loose)}'s feet: send a man to recover it, or end the phase."
        )
    if play.turn == "pre":
        return "Move men before the snap, or end the phase."
    if play.phase[0] == "O":
        return "Your men move: run, block, hand off; then end the phase."
    return "Your defenders move: run, tackle, cover; then end the phase."


PROMPTS: dict[type[Question[Any]], Callable[[Any, Names], str]] = {
    CallToss: lambda q, names: "Call the coin: heads or tails?",
    ChooseSide: lambda q, names: "You have won the toss: " + " or ".join(q.options()) + "?",
    PlaceBall: lambda q, names: "On which hex between the hash marks does the ball lie?",
    Place: lambda q, names: place_prompt(q),
    SelectMarkers: lambda q, names: (
        "Lay two play markers face down: one for the line, one for the "
        + ("ball." if q.side == "O" else "backs.")
    ),
    CallTurn: lambda q, names: (
        f"No snap yet. {q.reason} Your men shift once more."
        if q.snap
        else "Snap the ball, or let your men shift once more?"
    ),
    NameTarget: lambda q, names: (
        f"Where may a pass go? Write down the {'first' if q.first < 0 else 'second'} of two places, in secret."
    ),
    ChangePlay: lambda q, names: f"Keep {MARKER_NAMES.get(q.now, 'the play')}? A change freezes the ball.",
    CommitPass: lambda q, names: "Call a pass for this turn?",
    NextPassive: lambda q, names: (
        "Defenders have moved in on several of your men: which of them breaks free or falls first?"
    ),
    ShortPass: lambda q, names: "Throw a short pass now, or hold for a long one?",
    LongPass: lambda q, names: "The pass must be thrown: to whom?",
    Intercept: lambda q, names: (
        f"The pass to {man_at(q.play, q.play.aimed)}, is not complete: who tries to intercept?"
    ),
    ChooseRecoverer: lambda q, names: f"{number(q.fumbler)} has fumbled: which man falls on the ball?",
    FourthDown: lambda q, names: f"Fourth down and {to_go(q.situation)}: run a play, or kick the ball away?",
    KickOrPlay: lambda q, names: f"{ordinal(q.down)} down: run a play or kick?",
    Kickoff: lambda q, names: "Kick off: deep or onside?",
    Reactivate: lambda q, names: (
        f"Your opponent is {counted(q.missing, 'man', 'men')} short of eleven: who may come back?"
    ),
    Move: move_prompt,
}


def place_prompt(question: Place) -> str:
    where = "beyond the line"
    if question.side == "O":
        where = "behind the line" if question.quick else "in the middle, six hexes or more behind the line"
    if question.placed:
        return f"Set up {counted(question.missing, 'man', 'men')} more {where}."
    what = "Choose a play, or set up" if question.side == "O" else "Choose a formation, or set up"
    return f"{what} your men {where}."


def prompt(question: Question[Any], names: Names) -> str:
    return PROMPTS[type(question)](question, names)


# Labels


def layout_label(question: Place, answer: Any) -> str:
    """A stored formation by its name; in the huddle several may stand alike."""
    names = FORMATIONS[question.side] if len(answer) == 11 else ()
    alike = [FORMATION_NAMES[name] for name in names if question.formation(name) == answer]
    return " or ".join(alike) or ", ".join(f"{p.man} {place(p.hex)} {DIRECTIONS[p.facing]}" for p in answer)


CALLED = {"snap": "snap the ball", "pre_contact": "one more turn before the snap"}
COMMITS = {"none": "no pass", "lateral": "lateral pass"}


def commit_label(play: Play, option: str) -> str:
    """Forward pass, target 1: 12 yards downfield, right side, nearest 85."""
    if option in COMMITS:
        return COMMITS[option]
    number = int(option[-1])
    there = f": {target(play, play.targets[number - 1])}" if play.targets else ""
    return f"forward pass, target {number}{there}"


def label(question: Question[Any], option: Any) -> str:
    if isinstance(question, Move):
        return plan_label(question, option)
    if isinstance(question, Place):
        return layout_label(question, option)
    if isinstance(option, Markers):
        return f"{MARKER_NAMES[option.line]} + {MARKER_NAMES[option.other]}"
    if isinstance(question, PlaceBall):
        return f"{place(option)}: {across(question.dir, option)}"
    if isinstance(question, NameTarget):
        return f"{place(option)}: {target(question.play, option)}"
    if isinstance(question, ShortPass | LongPass) and option in COUNTERS:
        return man_at(question.play, option)
    if isinstance(question, CallTurn):
        return CALLED[option]
    if isinstance(question, CommitPass):
        return commit_label(question.play, option)
    if isinstance(question, ChangePlay):
        return "keep the play" if option == "keep" else MARKER_NAMES.get(option, str(option))
    if option in COUNTERS:
        return man_name(option)
    return str(option).replace("_", " ")


# Explanations


def explain_action(play: Play, action: Action) -> str:
    if action.kind == "contact":
        found = preview_contact(play, (action.man, *action.join), action.target)
        costs = " + ".join(map(str, found.costs))
        return f"{plus(found.differential)} in strength; it costs {costs} Movement Points."
    if action.kind == "handoff":
        return "It costs each a Movement Point; a 12 (3 %) is a fumble." + (
            "" if action.goes else " The ball stays with the giver."
        )
    if action.kind == "enter":
        return "Into his hex: he must contact you at the start of his next turn."
    return ""


def explain_pass(play: Play, to: str) -> str:
    found = preview_pass(play, to)
    p = found.points
    less = (
        (p.distance, "for the distance"),
        (p.target, "off the target"),
        (p.passer_adjacent, "for men beside the passer"),
        (p.receiver_adjacent, "for men beside the receiver"),
        (p.zoc_overlap, "for the rush"),
    )
    items = ", ".join(f"{plus(number)} {why}" for number, why in less if number)
    length = "short" if p.hexes <= SHORT else "long"
    taken = f", {items}" if items else ""
    return f"{hexes(p.hexes)} ({length}): {p.passer} + {p.receiver}{taken}: {level(p.net)}."


def plus(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def level(number: int) -> str:
    return plus(number).removeprefix("+")


def explain(question: Question[Any], option: Any) -> str:
    """What an option leads to, from what this seat sees; `advice` has the odds."""
    if isinstance(question, Move) and len(option) == 1 and option[0].man:
        return explain_action(question.play, option[0])
    if isinstance(question, ShortPass | LongPass) and option in COUNTERS:
        return explain_pass(question.play, option)
    if isinstance(question, Intercept):
        return "Two dice: a 7 intercepts." if option in COUNTERS else "The pass falls to the ground."
    if isinstance(question, ChooseRecoverer):
        return "Two dice: anything but a 7, and he has it; else the carrier tries."
    if isinstance(question, PlaceBall):
        return room(question.dir, option)
    if isinstance(question, ChangePlay) and option != "keep":
        return "Face up; in this turn the man with the ball neither moves, turns, hands off nor passes (SC-13.25)."
    return EXPLAIN.get(option, "") if isinstance(option, str) else ""


EXPLAIN = {
    "offence": "You have the ball first: you call a play and lead your men.",
    "defence": "Your opponent has the ball first; you line up against him.",
    "snap": "Both lines turn up their markers and the play begins.",
    "pre_contact": "Men on both sides may still shift; markers may be changed.",
    "none": "The ball is carried in this turn, or stays where it is.",
    "hold": "The defence moves next; then a long pass must be thrown.",
    "kick": "The ball goes to your opponent's own twenty; you score the hexes advanced.",
    "keep": "The play goes on as it is; the ball may be carried, handed on or thrown.",
    "lateral": "To a man no closer to the goal; must be thrown in this turn.",
    "play": "Choose a play and run it.",
    "punt": "Two dice: 9 to 30 hexes. A 2 is blocked, into the end zone is a touchback.",
    "deep": "Two dice: the receivers begin between their own 15 and midfield, most often on the 25; a 12 is a fumble.",
    "onside": "10 to 12 (17 %): you get the ball at midfield, else the receivers do.",
    "field goal": "Two dice against the limit for the distance.",
}
