"""Calls as they are typed: `hb`, `se m`, `draw fb 3`, `p se 6 hurry`, `punt`; `3`, `4z 2 key hb`, `1b`."""

from __future__ import annotations

import re
from typing import Any

from snapcount.core.table import Question
from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import CARRIERS, Call, menu_of
from snapcount.games.canadian_pro.rules.defences import DOUBLES, DefenceCall
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.tables import ALIGNMENTS, DEPTHS, ZONES, depth_of

KINDS = {
    "r": "run",
    "p": "pass",
    "quick": "quick_kick",
    "oob": "punt",
    "draw": "run",
    "trap": "run",
    "screen": "pass",
}
ENDS = ("TE", "SE", "FL")
"""A number after one of them is a zone: their rare end arounds are written with r (r se 6)."""
PLAYS = ("run", "pass", "punt", "fg", "sneak", "ground", "quick_kick")
VARIANTS = {"draw": "draw", "trap": "trap", "screen": "screen", "oob": "out_of_bounds"}
CARD = re.compile(r"([1-5][zm]|[12]b)(-70)?")


def read(question: Question[Any], text: str) -> Any:
    """The answer that was typed, or None where it is no shorthand."""
    words = text.lower().replace(",", " ").split()
    if not words:
        return None
    if isinstance(question, CallPlay | Announce):
        return read_call(words)
    if not isinstance(question, CallDefence) or (text.isdigit() and question.state.options.advanced):
        return None
    return read_defence(words)


def typing(question: Question[Any]) -> str:
    """How a call of the Advanced Game is written: its list is too long to look through."""
    if isinstance(question, CallPlay) and question.state.options.advanced:
        draw = "" if question.state.options.solitaire else ", draw fb 2"
        screens = (call for call in calls(menu_of(question.state, True)) if call.variant == "screen")
        more = next((f", screen {call.who.lower()} {call.zone}" for call in screens), "")
        return f"Type who and where: hb 3 (the hole){draw}, se 6 (the zone), p hb 2{more}, punt, fg."
    if isinstance(question, CallDefence) and question.state.options.advanced:
        return "Type a card and a setting: 4z 2, 4z 2 key hb, 3m 4 double se; a blitz card alone: 1b."
    return ""


def read_call(words: list[str]) -> Call | None:
    play = variant = who = depth = ""
    number, hurry = 0, False
    for word in words:
        if word in PLAYS or word in KINDS:
            play, variant = KINDS.get(word, word), VARIANTS.get(word, variant)
        elif word.upper() in CARRIERS:
            who = word.upper()
        elif word.upper() in DEPTHS:
            depth = word.upper()
        elif word.isdigit():
            number = int(word)
        elif word == "hurry":
            hurry = True
        else:
            return None
    ahead = who in ENDS and number in ZONES
    play = play or ("pass" if depth or ahead else "run" if who else "")
    if not play:
        return None
    if play == "pass" and number in ZONES:
        return Call(play, who, depth_of(number), zone=number, variant=variant, hurry=hurry)
    return Call(play, who, depth, hole=number if play == "run" else 0, variant=variant, hurry=hurry)


def read_defence(words: list[str]) -> DefenceCall | None:
    setting, card, key, double, alignment = 0, "", "", "", ""
    wanted = ""
    for word in words:
        if word in ("key", "double"):
            wanted = word
        elif CARD.fullmatch(word):
            card = word.removesuffix("-70").upper() + "-70"
        elif word in ALIGNMENTS:
            alignment = word
        elif word.isdigit():
            setting = int(word)
        elif word.upper() in DOUBLES and wanted:
            key, double = (word.upper(), double) if wanted == "key" else (key, word.upper())
        else:
            return None
    return DefenceCall(setting, card, key, double, alignment)
