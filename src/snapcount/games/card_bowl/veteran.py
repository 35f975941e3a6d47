"""The veteran: lays out its hand for a plan, reads what has been shown, weighs yards against sacks and turnovers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.appraisal import (
    PASS_SPREAD,
    Reading,
    chance,
    defence_estimate,
    hot_risk,
    lane_margins,
    longer_throw,
    new_downs,
    offence_line,
    passes,
    positive,
    prospects,
    reading,
)
from snapcount.games.card_bowl.blocks import assigned, pattern_moves
from snapcount.games.card_bowl.calls import calls, develop_moves
from snapcount.games.card_bowl.cards import VALUE
from snapcount.games.card_bowl.coach import ANSWERS as ROOKIE
from snapcount.games.card_bowl.formations import DefenceSet, OffenceSet
from snapcount.games.card_bowl.layout import defence_for, offence_for
from snapcount.games.card_bowl.match_ups import in_cover_range, in_line_range, lanes, match_up_name
from snapcount.games.card_bowl.passing import ANY
from snapcount.games.card_bowl.situation import ANSWERS as SITUATION
from snapcount.games.card_bowl.situation import hurried, lead
from snapcount.games.card_bowl.state import Call, Defender, Field
from snapcount.games.card_bowl.turns import BLOCKING_TURN, DONE, Move, Turn, moved_defender
from snapcount.games.card_bowl.view import View

SACK = 9.0
"""What a sack costs, in yards and in the down."""
PATTERN_CHANGES = 4


class Veteran:
    """Runs behind its big cards, throws when it pays, and never looks at a hidden card: it has only the view."""

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return ANSWERS[type(question)](view, question, random)


# The offence


def offence(view: View, question: q.SetOffence, random: Random) -> OffenceSet:
    return offence_for(question.hand, view.down, view.to_go, view.spot, hurried(view), random)


def heavy(field: Field) -> bool:
    return sum([man.kind == "W" for man in field.men]) < 2


def pattern(view: View, question: q.BlockingPattern, random: Random) -> Turn:
    """Blockers step over, one after the other, as long as the best lane of a run gains by it."""
    field = question.field
    if not heavy(field) or question.acted:
        return DONE
    read = reading(view)
    moves: list[Move] = []
    best = best_margin(view, field, read)
    while len(moves) < PATTERN_CHANGES:
        moved = [
            (best_margin(view, after, read), move)
            for move in pattern_moves(field)
            if move.act == "block" and (after := assigned(field, move))
        ]
        if not moved or max(moved)[0] <= best:
            break
        best, move = max(moved)
        moves.append(move)
        field = assigned(field, move)
    turn = Turn(tuple(moves))
    return turn if question.problem(turn) is None else DONE


def best_margin(view: View, field: Field, read: Reading) -> float:
    return max([margin for _, _, margin in lane_margins(view, field, read)], default=-99.0)


def sneak(view: View, question: q.Sneak, random: Random) -> str:
    """For a yard, where the line's edge is known to be enough."""
    field = view.field
    if field is None or view.to_go > 1 or view.down < 3:
        return "no"
    read = reading(view)
    blocks, rush = offence_line(view, field), defence_estimate(view, field, read)
    quarterback = VALUE[view.offence[0]] - 2 * read.mean
    named = lanes(len(field.xs))
    edges = [
        (sum([blocks[at] - rush[at] for at in named[lane]]) + quarterback, lane) for lane in question.lanes
    ]
    edge, lane = max(edges)
    return lane if edge >= 8 else "no"


def block_or_release(view: View, question: q.BlockOrRelease, random: Random) -> tuple[str, ...]:
    """Tight ends block on a run; on a passing formation a high one goes out."""
    field = view.field
    if field is None or heavy(field):
        return question.ends
    cards = {man.place: card for man, card in zip(field.men, view.offence, strict=True)}
    return tuple([place for place in question.ends if VALUE[cards[place]] < 10])


def execute(view: View, question: q.Execute, random: Random) -> Call | None:
    """The play with the best prospects now, unless waiting for a deeper throw promises more than it risks."""
    read = reading(view)
    found = prospects(view, question, read)
    if not found:
        return calls(question.field)[0]
    best = max(found, key=lambda worth: worth.use(view.down))
    if question.may_wait and question.moment == "blocking":
        later = passes(view, question.field, read, "start", ANY, 0)
        risk = 0.08 + hot_risk(view, question.field, read)
        hoped = max([worth.use(view.down) for worth in later], default=-99.0)
        if (1 - risk) * hoped - SACK * risk > best.use(view.down):
            return None
    return best.call


def develop(view: View, question: q.Develop, random: Random) -> Move:
    """Show the lowest receiver, who would not be thrown to."""
    field = question.field
    cards = {man.place: card for man, card in zip(field.men, view.offence, strict=True)}
    moves = develop_moves(field)
    shown = [move for move in moves if move.act == "reveal"]
    return min(shown or moves, key=lambda move: VALUE[cards[move.card]])


def yardage(view: View, question: q.DrawYardage, random: Random) -> int:
    """One more card while the longer throw is worth the suit that would spoil it, and the rush that may come."""
    throw = longer_throw(view, question)

    def worth(gain: float) -> float:
        first = chance(gain, PASS_SPREAD, view.line - view.spot - 0.5)
        return min(positive(gain, PASS_SPREAD), 100 - view.spot) + new_downs(view.down) * first

    sack = 0.3 if question.sack_round else 0.0
    drawn = (1 - sack) * (1 - throw.spoiled) * worth(throw.longer) - SACK * sack
    return 1 if drawn > worth(throw.yards) else 0


# The defence


def defence(view: View, question: q.SetDefence, random: Random) -> DefenceSet:
    """Few wide receivers or a short distance: the run first."""
    wide = question.shape.count("W") and sum(int(digit) for digit in question.shape[-2:])
    expects = 0.9 if wide < 2 else 0.5 if wide < 3 else 0.35
    expects += 0.2 * (view.to_go <= 3) - 0.25 * (view.to_go >= 10 and view.down >= 3)
    return defence_for(question.hand, question.shape, random.random() < expects)


def backers(field: Field, acted: tuple[str, ...]) -> list[Defender]:
    return [d for d in field.defenders if d.zone and d.reach and d.zone[0] != "S" and d.place not in acted]


def defence_turn(view: View, question: q.DefenceTurn, random: Random) -> Turn:
    """Linebackers come up against a mass of blockers or to make a lane hot; the best one stays for everything."""
    if question.acted:
        return DONE
    if question.number == 2:
        return crowd(view, question, random)
    return blitz(view, question, random) if question.number >= BLOCKING_TURN else DONE


def faces(view: View, field: Field) -> dict[str, int]:
    return {d.place: VALUE[card] for d, card in zip(field.defenders, view.defence, strict=True)}


def crowd(view: View, question: q.DefenceTurn, random: Random) -> Turn:
    """Before the lines are shown: linebackers step in where the most blockers stand."""
    field = question.field
    values = faces(view, field)
    free = sorted(backers(field, ()), key=lambda d: values[d.place])[:-1]
    share = 0.95 if heavy(field) else 0.3 if view.to_go > 3 else 0.5
    moves: list[Move] = []
    for d in free:
        reach = [at for at in range(len(field.xs)) if in_line_range(d, at, field)]
        if not reach or random.random() > share:
            continue
        odds = [sum([7 * (man.at == at) for man in field.men]) for at in range(len(field.xs))]
        for other in field.defenders:
            if other.m >= 0:
                odds[other.m] -= values[other.place]
        edges = [
            (sum([odds[at] for at in lane]), odds[at], at)
            for lane in lanes(len(field.xs)).values()
            for at in lane
            if at in reach
        ]
        move = Move(d.place, "line", match_up_name(max(edges)[2]))
        if question.problem(Turn((*moves, move))) is None:
            moves.append(move)
            field = moved_defender(field, move, question.number)
    return Turn(tuple(moves))


def blitz(view: View, question: q.DefenceTurn, random: Random) -> Turn:
    """The offence's line lies open: a linebacker who makes a lane hot comes, most of the time."""
    field = question.field
    values = faces(view, field)
    blocks = [0] * len(field.xs)
    for man, card in zip(field.men, view.offence, strict=True):
        if man.at >= 0 and card:
            blocks[man.at] += (VALUE[card] + 1) // 2 if man.kind == "B" else VALUE[card]
    quarterback = VALUE[view.offence[0]] if view.offence[0] else 8
    moves: list[Move] = []
    for d in sorted(backers(field, ()), key=lambda d: -values[d.place])[:3]:
        if random.random() < 0.2:
            continue
        rush = [0] * len(field.xs)
        for other in field.defenders:
            if other.m >= 0 and not other.hang:
                rush[other.m] += values[other.place]
        edge = [
            (sum([rush[at] - blocks[at] for at in lane]) + values[d.place] - quarterback, at)
            for lane in lanes(len(field.xs)).values()
            for at in lane
            if in_line_range(d, at, field)
        ]
        if edge and max(edge)[0] > 0:
            move = Move(d.place, "line", match_up_name(max(edge)[1]))
            if question.problem(Turn((*moves, move))) is None:
                moves.append(move)
                field = moved_defender(field, move, question.number)
    return committed(question, field, moves)


def committed(question: q.DefenceTurn, field: Field, moves: list[Move]) -> Turn:
    """Where two cards of a zone reach the first receiver of a side, only one can help later: the safety takes him."""
    for man in field.men:
        if man.kind == "W" and man.place[3] == "1":
            near = [d for d in field.defenders if d.zone and in_cover_range(d, man, man.side)]
            deep = [d for d in near if d.zone[0] == "S"]
            if len(near) > 1 and deep:
                move = Move(deep[0].place, "cover", man.place)
                if question.problem(Turn((*moves, move))) is None:
                    moves = [*moves, move]
    return Turn(tuple(moves))


def blocks(view: View, question: q.DownfieldBlocks, random: Random) -> tuple[q.Block, ...]:
    """The best pairs, one blocker on one tackler."""
    worth = {chosen.place: VALUE[chosen.card] for chosen in (*question.blockers, *question.tacklers)}
    chosen: list[q.Block] = []
    for pair in sorted(question.pairs, key=lambda pair: -min(worth[pair.blocker], worth[pair.tackler])):
        if all(pair.blocker != one.blocker and pair.tackler != one.tackler for one in chosen):
            chosen.append(pair)
    return tuple(chosen)


def exchange(view: View, question: q.ExchangeJoker, random: Random) -> str:
    """Behind late the defence plays for the turnover."""
    return "exchange" if view.quarter >= 4 and lead(view) < 0 else "keep"


ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {
    **ROOKIE,
    **SITUATION,
    q.SetOffence: offence,
    q.BlockingPattern: pattern,
    q.Sneak: sneak,
    q.BlockOrRelease: block_or_release,
    q.Execute: execute,
    q.Develop: develop,
    q.DrawYardage: yardage,
    q.SetDefence: defence,
    q.DefenceTurn: defence_turn,
    q.DownfieldBlocks: blocks,
    q.ExchangeJoker: exchange,
}
