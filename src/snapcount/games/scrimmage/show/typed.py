"""Answers as they are typed: `O31 1530 1531 hand O36`, `O12 turn NE`, `D64 contact O31 with D94`, `end`."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Question, Refusal
from snapcount.football.words import counted
from snapcount.games.scrimmage.questions.listed import ROUTE, NameTarget, PlaceBall
from snapcount.games.scrimmage.questions.move import Move, Plan
from snapcount.games.scrimmage.questions.place import Layout, Place, Placement
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action, action_problem, carry_out
from snapcount.games.scrimmage.rules.deploy import deploy
from snapcount.games.scrimmage.rules.field import DIRECTIONS, NEIGHBOURS, hex_of
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.moving import transits
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.show.names import FORMATION_NAMES
from snapcount.games.scrimmage.state import Man, Play
from snapcount.games.scrimmage.tables import COUNTERS, FORMATIONS

SIMPLE = {"enter": "enter", "motion": "motion", "free": "free_step", "recover": "recover"}


def read(question: Question[Any], text: str) -> Any:
    """The answer that a line means, or None. Whether it is legal is the question's business."""
    words = text.replace(",", " ").split()
    if not words:
        return None
    if isinstance(question, NameTarget):
        return read_target(question, words)
    if isinstance(question, PlaceBall):
        return hex_of(words[0]) if len(words) == 1 else None
    if isinstance(question, Place):
        return read_layout(question, words)
    if isinstance(question, Move):
        return read_plan(question.play, words)
    return None


def read_target(question: NameTarget, words: list[str]) -> int | None:
    """A hex, or a receiver and how many hexes downfield of him: `2140`, `O85`, `O85 12`."""
    man, *rest = words
    if not rest and (hex := hex_of(man)) is not None:
        return hex
    if man.upper() not in question.receivers() or len(rest) > 1 or not all(map(str.isdecimal, rest)):
        return None
    hexes = int(rest[0][:3]) if rest else ROUTE
    hex = question.ahead_of(man.upper(), hexes)
    if hex == OFF:
        raise Refusal(
            "SC-9.39", f"{counted(hexes, 'hex', 'hexes')} downfield of {man.upper()} is off the field."
        )
    return hex


def formation(side: str, words: list[str]) -> str | None:
    """A formation by its name, or by the beginning of no other: "deploy shot"."""
    begun = "_".join(words).lower()
    known = [name for name in FORMATIONS[side] if name == begun or (begun and name.startswith(begun))]
    return begun if begun in known else known[0] if len(known) == 1 else None


def read_layout(question: Place, words: list[str]) -> Layout | None:
    """A formation's name, or `O51 1924 N O65 1924 …`."""
    name = formation(question.side, words)
    if name is not None:
        return question.formation(name)
    placed: list[Placement] = []
    while words:
        man, hex = words[0].upper(), hex_of(words[1]) if len(words) > 1 else None
        if man not in COUNTERS or hex is None:
            return None
        words = words[2:]
        facing = question.ahead
        if words and words[0].upper() in DIRECTIONS:
            facing = DIRECTIONS.index(words.pop(0).upper())
        placed.append(Placement(man, hex, facing))
    return tuple(placed)


def read_plan(play: Play, words: list[str]) -> Plan | None:
    """Words of one or several men in order; each action is tried out before the next is read."""
    if words[0].lower() in ("deploy", "formation"):
        name = formation(play.phase[0], words[1:])
        return deploy(play, name) if name and play.turn == "pre" else None
    plan: list[Action] = []
    man = ""
    while words:
        word = words.pop(0)
        if word.upper() in COUNTERS and any(other.id == word.upper() for other in play.men):
            man = word.upper()
            continue
        found = read_action(play, man, word.lower(), words)
        if found is None:
            return None
        for action in found:
            plan.append(action)
            if words or action is not found[-1]:
                if action_problem(play, action) or action.kind in (
                    "contact",
                    "handoff",
                    "recover",
                    "end_phase",
                ):
                    return (*plan, *found[found.index(action) + 1 :])
                play = carry_out(REHEARSAL, play, action)
    return tuple(plan) or None


def read_action(play: Play, man: str, word: str, words: list[str]) -> Plan | None:
    if word == "end":
        return (END,)
    if word == "down":
        return (DOWN,)
    if not man:
        return None
    if hex_of(word) is not None:
        return walk(play, man, hex_of(word) or 0)
    if word in ("turn", "face") and words and words[0].upper() in DIRECTIONS:
        return turns(play, man, DIRECTIONS.index(words.pop(0).upper()))
    if word == "leave":
        return leaving(play, man, words)
    if word in ("hand", "fake", "open") and words:
        taker = words.pop(0).upper()
        if words and words[0].lower() in ("fake", "open"):
            word = words.pop(0).lower()
        return (Action("handoff", man, target=taker, goes=word != "fake", dummy=word != "open"),)
    if word in ("contact", "hit", "block", "tackle") and words:
        return contacting(man, words)
    if word == "free" and words and words[0].lower() == "turn" and len(words) > 1:
        words.pop(0)
        way = words.pop(0).upper()
        facing = find(play, man).facing
        return (Action("free_turn", man, by=-1 if DIRECTIONS[(facing - 1) % 6] == way else 1),)
    if word == "recover":
        return recovering(play, man)
    return (Action(SIMPLE[word], man),) if word in SIMPLE else None


def find(play: Play, id: str) -> Man:
    return next(man for man in play.men if man.id == id)


def walk(play: Play, id: str, to: int) -> Plan:
    """One step to a neighbouring hex, a transit over occupied ones, or the cheapest way to any hex in reach."""
    man = find(play, id)
    if to in NEIGHBOURS[man.hex]:
        return (Action("step", id, (NEIGHBOURS[man.hex].index(to),)),)
    for ways in transits(play, man):
        hex = man.hex
        for way in ways:
            hex = NEIGHBOURS[hex][way]
        if hex == to and len(set(ways)) == 1:
            return (Action("transit", id, ways),)
    found = reach(play, id)
    costs = [(found.cost(to, facing), (facing - man.facing) % 6, facing) for facing in range(6)]
    able = [(cost, turned, facing) for cost, turned, facing in costs if cost is not None]
    if able:
        return found.path(to, min(able)[2])
    return (Action("step", id, (-1,)),)


def turns(play: Play, id: str, facing: int) -> Plan:
    by = (facing - find(play, id).facing) % 6
    return (Action("turn", id, by=1),) * by if by <= 3 else (Action("turn", id, by=-1),) * (6 - by)


def leaving(play: Play, id: str, words: list[str]) -> Plan:
    edges = [way for way, hex in enumerate(NEIGHBOURS[find(play, id).hex]) if hex == OFF]
    if words and words[0].upper() in DIRECTIONS:
        edges = [DIRECTIONS.index(words.pop(0).upper())]
    man = find(play, id)
    best = min(edges, key=lambda way: way != man.facing, default=0)
    return (Action("leave", id, (best,)),)


def contacting(man: str, words: list[str]) -> Plan:
    target = words.pop(0).upper()
    join: list[str] = []
    if words and words[0].lower() == "with":
        words.pop(0)
        while words and words[0].upper() in COUNTERS:
            join.append(words.pop(0).upper())
    return (Action("contact", man, target=target, join=tuple(join)),)


def recovering(play: Play, id: str) -> Plan:
    ball = find(play, play.loose).hex if play.loose else OFF
    near = NEIGHBOURS[find(play, id).hex]
    return (Action("recover", id, (near.index(ball),) if ball in near else ()),)


MOVES_TYPED = {
    "O.pre": "Or a man and his hexes: O31 2128 turn N. Then: end.",
    "D.pre": "Or a man and his hexes: D64 1832 turn S. Then: end.",
    "O": "Type a man, his hexes and what he does: O31 1530 1531 hand O36, O65 contact D91, down, end.",
    "D": "Type a man, his hexes and what he does: D64 1832 contact O31 with D55, D91 enter, end.",
}


def typing(question: Question[Any]) -> str:
    """How an answer is typed, with men of the side that is asked; "" where the options say it all."""
    if isinstance(question, Place):
        example = "O51 1924 N" if question.side == "O" else "D91 1832 S"
        return f"Type the number or name of a formation, or men with hex and facing: {example}."
    if isinstance(question, NameTarget):
        able = question.receivers()
        ahead = f"a receiver and hexes downfield of him ({able[-1]} {ROUTE}), or " if able else ""
        return f"Type {ahead}a hex by column and row: 2140."
    if isinstance(question, Move):
        side = question.play.phase[0]
        if question.play.turn != "pre":
            return MOVES_TYPED[side]
        known = ", ".join(FORMATION_NAMES[name] for name in FORMATIONS[side])
        run = f"Type deploy and a formation, and your men run to their places ({known})."
        return f"{run} {MOVES_TYPED[f'{side}.pre']}"
    return ""
