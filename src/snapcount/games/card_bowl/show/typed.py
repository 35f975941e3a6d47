"""Answers typed in the terminal: short forms for layouts, turns and plays.

pro set run                         a book formation, arranged for a run or a pass
pro set run, QB BL1, KH WRL1        the same with cards exchanged, two by two: places or cards
G-B001-T00-W22 QS 8H 7C ...         a shape and the eleven cards in the order of its places
4-3 front                           a book set, best cards in front, as backers or in cover
-2.5 -0.5 1 3 / OLB-L MLB / WRL1 / cards    a whole defence
MLB line F2; S-L cover WRL1         the moves of a turn
rush BL1 F2-F3, pass WRL1, scramble F1, screen BL1 L WRL1, lateral BL1 F4
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from snapcount.core.table import Question
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import FULL
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift
from snapcount.games.card_bowl.rules.lineup.arrange import arranged, book_set
from snapcount.games.card_bowl.rules.lineup.formations import (
    NAMED_SHAPES,
    PLACES,
    SHAPES,
    SLOTS,
    DefenceSet,
    OffenceSet,
    defenders_of,
)
from snapcount.games.card_bowl.rules.plays.calls import PLAYS
from snapcount.games.card_bowl.rules.turns.moves import DONE, Move, Turn
from snapcount.games.card_bowl.state import Call
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS

SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
PLANS = ("run", "pass")
SET_PLANS = ("front", "backers", "cover")


def card(word: str) -> str:
    """A card as typed: 10h, 10H or 10♥."""
    for symbol, letter in SUITS.items():
        word = word.replace(symbol, letter)
    word = word.upper()
    return word if word in FULL else ""


def cards(words: list[str]) -> tuple[str, ...] | None:
    found = tuple(card(word) for word in words)
    return found if all(found) else None


def offence(question: q.SetOffence, text: str) -> OffenceSet | None:
    laid, *changes = text.split(",")
    found = whole_offence(question, laid.split())
    if found is None:
        return None
    cards_laid = exchanged(found.cards, PLACES[found.shape], changes)
    return None if cards_laid is None else found._replace(cards=cards_laid)


def whole_offence(question: q.SetOffence, words: list[str]) -> OffenceSet | None:
    if not words:
        return None
    if words[0].upper() in SHAPES and len(words) == 12:
        placed = cards(words[1:])
        return None if placed is None else OffenceSet(words[0].upper(), placed)
    plan = words.pop() if words[-1] in PLANS else "run"
    wanted = " ".join(words)
    for name, shape in NAMED_SHAPES.items():
        if wanted in (name.lower(), shape.lower()):
            return arranged(shape, question.hand, plan)
    return arranged(wanted.upper(), question.hand, plan) if wanted.upper() in SHAPES else None


def exchanged(laid: tuple[str, ...], places: Sequence[str], changes: list[str]) -> tuple[str, ...] | None:
    """The cards with some of them exchanged; each change names two places, or a card and a place."""
    made = list(laid)
    for change in changes:
        at = [found for word in change.split() for found in where(word, made, places)]
        if len(at) != 2 or len(change.split()) != 2:
            return None
        one, other = at
        made[one], made[other] = made[other], made[one]
    return tuple(made)


def where(word: str, laid: Sequence[str], places: Sequence[str]) -> list[int]:
    """The number of a place or of a card on its place."""
    if word.upper() in places:
        return [places.index(word.upper())]
    return [laid.index(card(word))] if card(word) in laid else []


def defence(question: q.SetDefence, text: str) -> DefenceSet | None:
    laid, *changes = text.split(",")
    found = whole_defence(question, laid)
    if found is None:
        return None
    places = [defender.place for defender in defenders_of(found.front, found.zones, found.corners)]
    cards_laid = exchanged(found.cards, places, changes)
    return None if cards_laid is None else found._replace(cards=cards_laid)


def whole_defence(question: q.SetDefence, text: str) -> DefenceSet | None:
    parts = [part.split() for part in text.split("/")]
    if len(parts) == 4:
        placed = cards(parts[3])
        try:
            front = tuple(float(word) for word in parts[0])
        except ValueError:
            return None
        zones, corners = (tuple(word.upper() for word in part) for part in parts[1:3])
        return None if placed is None else DefenceSet(front, zones, corners, placed)
    words = text.split()
    plan = words.pop() if words and words[-1] in SET_PLANS else "front"
    for row in DEFENCE_FORMATIONS["named"]:
        if " ".join(words) in names_of(row["name"]):
            return book_set(row, question.hand, SHAPES[question.shape], plan)
    return None


def names_of(name: str) -> tuple[str, ...]:
    """ "Nickel 4-2-5" is also "nickel" and "4-2-5"."""
    words, _, numbers = name.lower().rpartition(" ")
    return name.lower(), words, numbers


def turn(question: Question[Any], text: str) -> Turn | None:
    """Moves parted by semicolons; with a plus at the end the turn goes on."""
    if text in ("done", "end", ""):
        return DONE
    goes_on = text.endswith("+")
    moves = [move(part.split()) for part in text.rstrip("+").split(";")]
    found = tuple(one for one in moves if one is not None)
    return Turn(found, not goes_on) if len(found) == len(moves) else None


ACTS = frozenset("line cover shift drop back hang stay block free reveal out slide".split())


def move(words: list[str]) -> Move | None:
    if len(words) not in (2, 3) or words[1] not in ACTS:
        return None
    to = words[2] if len(words) == 3 else ""
    return Move(words[0].upper(), words[1].lower(), to if to.lstrip("-")[:1].isdigit() else to.upper())


def one_move(question: Question[Any], text: str) -> Move | None:
    return move(text.split())


def call(question: Question[Any], text: str) -> Call | None:
    words = text.upper().split()
    if len(words) < 2 or words[0].lower() not in PLAYS:
        return None
    play, rest = words[0].lower(), words[1:]
    if play == "scramble":
        return Call(play, "QB", rest[0])
    if play == "pass":
        return Call(play, rest[0], "", rest[1] if len(rest) > 1 else "")
    if len(rest) > 2 and rest[1] in ("L", "R"):
        return Call(play, rest[0], "", rest[1], tuple(rest[2:]))
    if len(rest) < 2:
        return None
    return Call(play, rest[0], rest[1], rest[2] if len(rest) > 2 else "")


def tacklers(question: q.Tacklers, text: str) -> tuple[str, ...] | None:
    return places(text, [chosen.place for chosen in question.cards])


def tight_ends(question: q.BlockOrRelease, text: str) -> tuple[str, ...] | None:
    return places(text, list(question.ends))


def places(text: str, known: list[str]) -> tuple[str, ...] | None:
    if text in ("none", "nobody"):
        return ()
    words = tuple(text.upper().split())
    return words if set(words) <= set(known) else None


def blocks(question: Question[Any], text: str) -> tuple[q.Block, ...] | None:
    pairs = [part.upper().split(">") for part in text.split()]
    return tuple(q.Block(*pair) for pair in pairs) if all(len(pair) == 2 for pair in pairs) else None


def motion(question: Question[Any], text: str) -> Shift | None:
    words = text.upper().split()
    return Shift(*words) if len(words) == 2 and words[1] in SLOTS else None


def kick(question: q.ChooseKick, text: str) -> q.FreeKick | None:
    """squib 33, onside 9, kickoff, punt"""
    words = text.replace("on-side", "onside").split()
    if words == ["punt"]:
        return q.FreeKick("safety_punt")
    if len(words) == 2 and words[0] in ("squib", "onside") and words[1].isdigit():
        return q.FreeKick(words[0], int(words[1]))
    return q.FreeKick("kickoff") if words == ["kickoff"] else None


READERS: dict[type[Question[Any]], Callable[[Any, str], Any]] = {
    q.ChooseKick: kick,
    q.SetOffence: offence,
    q.SetDefence: defence,
    q.Motion: motion,
    q.Adjust: turn,
    q.BlockingPattern: turn,
    q.MoveBacks: turn,
    q.DefenceTurn: turn,
    q.ShotgunBacks: turn,
    q.MoveOneBack: one_move,
    q.Develop: one_move,
    q.Execute: call,
    q.BlockOrRelease: tight_ends,
    q.Tacklers: tacklers,
    q.DownfieldBlocks: blocks,
    q.LeaveOut: lambda question, text: cards(text.split()),
}


def read(question: Question[Any], text: str) -> Any:
    """An answer typed in the game's own shorthand, or None."""
    reader = READERS.get(type(question))
    return None if reader is None else reader(question, " ".join(text.lower().split()))


TURN = (
    'Several moves at once: "MLB line F2; S-L cover WRL1; OLB-R shift MLB". A plus at the end goes on with the turn,'
    ' "done" ends it.'
)
TYPING: dict[type[Question[Any]], str] = {
    q.SetOffence: 'Type a formation and a plan: "pro set pass", "i formation run". Then exchange cards two by two:'
    ' "pro set pass, QB BL1, KH WRL1". Any shape: "G-B001-T00-W22 pass". ? shows where the cards go.',
    q.SetDefence: 'Type a set and what is strong: "4-3 front", "nickel cover", "3-4 backers". Then exchange cards two'
    ' by two: "4-3 front, MLB F2". A set of your own: "-2.5 -0.5 1 3 / OLB-L MLB OLB-R S-L S-R / WRL1 WRR1 / cards".',
    q.Adjust: TURN,
    q.DefenceTurn: TURN,
    q.BlockingPattern: 'Several at once: "LG block F2; RT block F4; TEL1 free". "done": the others take the nearest.',
    q.MoveBacks: 'Such as "BL1 block F2; BR1 shift M"; "done" leaves them.',
    q.Execute: 'Type a play: "rush BL1 F2-F3", "pass WRL1", "scramble F3", "screen BL1 F2", "lateral BL1 F4"; or'
    ' "wait" ("stay").',
    q.DownfieldBlocks: 'Such as "WRL1>CB1 TEL1>MLB".',
}


def typing(question: Question[Any]) -> str:
    """How an answer is written, where that is quicker than the list."""
    return TYPING.get(type(question), "")
