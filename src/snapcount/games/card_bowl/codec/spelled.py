"""How each question of Card Bowl is answered in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from snapcount.core.stepping.codec import Ids, Listed, Spelling
from snapcount.core.stepping.spelling import InParts, Several
from snapcount.core.table import Question
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.codec import ids
from snapcount.games.card_bowl.codec.formations import Defences, Offences
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.state import Call

MOVES = {
    "done": ids.DONE, "wait": ids.WAIT, "end": ids.END, "no motion": ids.NO_MOTION, **ids.PLACED,
    **{f"to {act}": number for act, number in ids.DOES.items()},
    **{f"play {play}": number for play, number in ids.PLAY_IDS.items()},
    **{f"side {side}": number for side, number in ids.SIDE_IDS.items()},
    **{f"group {slot}": number for slot, number in ids.SLOT_IDS.items()},
    **{f"front {place}": number for place, number in ids.FRONT.items()},
    **{f"kick {kind}": number for kind, number in ids.KICK_IDS.items()},
    **{f"number {number}": at for number, at in ids.NUMBERS.items()},
}  # fmt: skip


def move_parts(move: Move | None) -> tuple[str, ...]:
    if move is None:
        return ("wait",)
    if not move.to:
        return move.card, f"to {move.act}"
    if move.act in ("slide", "line") and f"front {move.to}" in MOVES:
        return move.card, f"to {move.act}", f"front {move.to}"
    return move.card, f"to {move.act}", f"side {move.to}" if move.to in ids.SIDE_IDS else move.to


def turn_parts(turn: Turn) -> tuple[str, ...]:
    return move_parts(turn.moves[0]) if turn.moves else ("done",)


def singly(turn: Turn) -> list[Turn]:
    """The moves of a turn as answers of their own, and its end."""
    return [*(Turn((move,), False) for move in turn.moves), *([Turn()] if turn.done else [])]


def call_parts(call: Call | None) -> tuple[str, ...]:
    if call is None:
        return ("wait",)
    lane = (call.lane,) if call.lane else ()
    side = (f"side {call.side}",) if call.side else ()
    return (
        f"play {call.play}",
        call.carrier,
        *lane,
        *side,
        *call.blockers,
        *(("end",) if call.blockers else ()),
    )


def shift_parts(shift: Shift | None) -> tuple[str, ...]:
    return ("no motion",) if shift is None else (shift.card, f"group {shift.slot}")


def kick_parts(kick: q.FreeKick) -> tuple[str, ...]:
    named = kick.kind in ("squib", "onside")
    return (f"kick {kick.kind}", *((f"number {kick.number}",) if named else ()))


def places_of(cards: tuple[q.Chosen, ...]) -> list[str]:
    return [chosen.place for chosen in cards]


class Blocks:
    """Downfield blocks: a blocker and his tackler, again and again, and an end."""

    def legal(self, question: q.DownfieldBlocks, written: Ids) -> Sequence[int]:
        if written[-1:] == (ids.END,):
            return ()
        free = [
            (blocker, tackler)
            for blocker, tackler in ((ids.PLACED[b.blocker], ids.PLACED[b.tackler]) for b in question.pairs)
            if blocker not in written[: len(written) // 2 * 2] and tackler not in written
        ]
        if len(written) % 2:
            return sorted({tackler for blocker, tackler in free if blocker == written[-1]})
        return sorted({*(blocker for blocker, _ in free), ids.END})

    def read(self, question: q.DownfieldBlocks, written: Ids) -> tuple[q.Block, ...]:
        pairs = {(ids.PLACED[b.blocker], ids.PLACED[b.tackler]): b for b in question.pairs}
        return tuple([pairs[pair] for pair in zip(written[:-1:2], written[1:-1:2], strict=True)])

    def spell(self, question: q.DownfieldBlocks, answer: tuple[q.Block, ...]) -> Ids:
        found = [ids.PLACED[place] for block in answer for place in (block.blocker, block.tackler)]
        return (*found, ids.END)


ONE_WORD = Listed({**ids.WORDS, **ids.PLACED})
NUMBER = Listed({int(number): at for number, at in ids.NUMBERS.items()})
TURNS = InParts(MOVES, turn_parts, series=singly)
SINGLE = InParts(MOVES, move_parts)

SPELLINGS: Mapping[type[Question[Any]], Spelling] = {
    **dict.fromkeys(q.QUESTIONS, ONE_WORD),
    **dict.fromkeys((q.SplitStock, q.DownForward, q.RunOff, q.DrawYardage, q.Declare), NUMBER),
    **dict.fromkeys((q.Adjust, q.BlockingPattern, q.MoveBacks, q.DefenceTurn, q.ShotgunBacks), TURNS),
    **dict.fromkeys((q.MoveOneBack, q.Develop), SINGLE),
    q.Execute: InParts(MOVES, call_parts),
    q.Motion: InParts(MOVES, shift_parts),
    q.ChooseKick: InParts(MOVES, kick_parts, options=q.ChooseKick.every),
    q.SetOffence: Offences(),
    q.SetDefence: Defences(),
    q.Discard: Several(ids.CARDS, ids.END, lambda question: question.among, lambda question: question.count),
    q.LeaveOut: Several(ids.CARDS, ids.END, lambda question: question.drawn),
    q.Tacklers: Several(ids.PLACED, ids.END, lambda question: places_of(question.cards)),
    q.BlockOrRelease: Several(ids.PLACED, ids.END, lambda question: question.ends),
    q.DownfieldBlocks: Blocks(),
}
