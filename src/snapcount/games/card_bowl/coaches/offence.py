"""The veteran with the ball."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.answers import best_answer
from snapcount.games.card_bowl.coaches.carries import margins
from snapcount.games.card_bowl.coaches.defence import moment_of
from snapcount.games.card_bowl.coaches.plans import LONG, SHORT, USUAL, offence_by
from snapcount.games.card_bowl.coaches.prospects import prospects
from snapcount.games.card_bowl.coaches.rushing import round_lost, rushed
from snapcount.games.card_bowl.coaches.sight import Sight, blocks, rush, sight_of
from snapcount.games.card_bowl.coaches.situation import hurried
from snapcount.games.card_bowl.coaches.unseen import chance, unseen_by
from snapcount.games.card_bowl.coaches.worth import SACK, Moment, Worth, worth
from snapcount.games.card_bowl.rules.cards import SUIT, VALUE
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift, in_motion, motions
from snapcount.games.card_bowl.rules.lineup.formations import OffenceSet
from snapcount.games.card_bowl.rules.plays.calls import develop_moves
from snapcount.games.card_bowl.rules.turns.blocks import (
    assigned,
    back_moves,
    default_pattern,
    moved_back,
    pattern_moves,
)
from snapcount.games.card_bowl.rules.turns.defence import BLOCKING_TURN
from snapcount.games.card_bowl.rules.turns.match_ups import in_backfield, lanes, updated_ranges, with_men
from snapcount.games.card_bowl.rules.turns.moves import DONE, Move, Turn
from snapcount.games.card_bowl.rules.turns.pass_rush import hot_lanes
from snapcount.games.card_bowl.state import Call, Field
from snapcount.games.card_bowl.view import View

AIRBORNE = ("four wide", "slot", "tight air")
HIGH_PAIR = 25
"""The best two cards that make a throw as welcome as a run: a king and a queen."""
MOTION, MOTIONS, WORTH_MOTION = 0.15, 6, 1.5
"""How often a motion is thought of, how many are compared, and the yards it must promise."""
SNEAK_GAINS, SURE_SNEAK = 2.0, 0.7
"""A margin of two is a yard (CB-22.5); a sneak should be so likely to make it."""
PATTERN_CHANGES = 4
RUN_OF_LUCK = 0.4
"""Plays as good as each other within this many yards are mixed."""
CLEARLY = 0.3
"""A tight end or a second back does something else only where that is better by this."""
WAITING = 0.3
"""Waiting must promise so much more, since the defence may know better than expected."""
STAYING = 2.0
"""So must staying under a rush, for the answer that the defence gives."""
PASSER = 8
"""With a lower quarterback nothing is gained by waiting for a longer throw."""


def set_offence(view: View, question: q.SetOffence, random: Random) -> OffenceSet:
    """A plan for the situation and the hand, to either side: two very high cards ask for a throw."""
    at = moment_of(view)
    long = at.to_go >= 7 and at.down >= 2 or hurried(view)
    weights = LONG if long else SHORT if at.to_go <= 2 else USUAL
    first, second, *_ = sorted([VALUE[card] for card in question.hand], reverse=True)
    air = 2.0 ** max(-2, min(2, first + second - HIGH_PAIR))
    chances = [weight * (air if name in AIRBORNE else 1) for name, weight in weights.items()]
    (name,) = random.choices(list(weights), chances)
    return offence_by(name, question.hand, random.random() < 0.5)


def motion(view: View, question: q.Motion, random: Random) -> Shift | None:
    """Now and then a card goes where the defence, as it stands, would have less to set against the best play."""
    if random.random() > MOTION:
        return None
    best: tuple[float, Shift | None] = (after_motion(view, question, None) + WORTH_MOTION, None)
    shifts = motions(question.field)
    for shift in random.sample(shifts, min(MOTIONS, len(shifts))):
        best = max(best, (after_motion(view, question, shift), shift), key=lambda pair: pair[0])
    return best[1]


def after_motion(view: View, question: q.Motion, shift: Shift | None) -> float:
    """The best play against the defence as it stands, once this card has moved, or none."""
    field, at = question.field, moment_of(view)
    sight = sight_of(view, field)
    if shift is None:
        return quick(sight, default_pattern(field), at, view)
    moved, cards, _ = in_motion(field, view.offence, view.defence, shift)
    after = sight._replace(men=tuple([VALUE[card] for card in cards]))
    return quick(after, default_pattern(moved), at, view._replace(offence=cards))


def best_of(found: list[Worth]) -> float:
    return max([worth.use for worth in found], default=-99.0)


def quick(sight: Sight, field: Field, at: Moment, view: View) -> float:
    """The best play of the blocking phase."""
    return best_of(prospects(sight, field, at._replace(quick=True), view.offence))


def later(sight: Sight, field: Field, at: Moment, view: View) -> float:
    """The best play at the start of the next turn, after the defence's likely answer."""
    _, field = best_answer(sight, field, at, BLOCKING_TURN, most=2)
    field = updated_ranges(field)
    at = rushed(sight, field, at)
    return best_of(prospects(sight, field, at, view.offence))


def pattern(view: View, question: q.BlockingPattern, random: Random) -> Turn:
    """Blockers step over, one after the other, as long as the best lane of a run gains by it."""
    field = question.field
    if question.acted or not any(in_backfield(man) for man in field.men) or not runs(view):
        return DONE
    sight = sight_of(view, field)
    moves: list[Move] = []
    best = margins(sight, field)[0].edge
    while len(moves) < PATTERN_CHANGES:
        moved = [
            (margins(sight, assigned(field, move))[0].edge, move)
            for move in pattern_moves(field)
            if move.act == "block"
        ]
        if not moved or max(moved)[0] <= best:
            break
        best, move = max(moved)
        moves.append(move)
        field = assigned(field, move)
    turn = Turn(tuple(moves))
    return turn if question.problem(turn) is None else DONE


def runs(view: View) -> bool:
    """Whether the hand was laid out for a run: the back counts more than the passer."""
    field = view.field
    if field is None:
        return False
    cards = zip(field.men, view.offence, strict=True)
    return max([VALUE[card] for man, card in cards if man.kind == "B"], default=0) > VALUE[view.offence[0]]


def block_or_release(view: View, question: q.BlockOrRelease, random: Random) -> tuple[str, ...]:
    """The choice of tight ends after which the best play of the moment is best."""
    field = view.field
    assert field is not None, "lines are shown on a field"
    sight, at = sight_of(view, field), moment_of(view)
    best: tuple[float, tuple[str, ...]] = (-99.0, question.ends)
    for count in range(len(question.ends), -1, -1):
        for block in combinations(question.ends, count):
            use = quick(sight, shown(updated_ranges(field), block), at, view)
            if use > best[0] + CLEARLY:
                best = (use, block)
    return best[1]


def shown(field: Field, block: tuple[str, ...]) -> Field:
    """The field once the line is shown with these tight ends; the others have gone out."""
    men = [
        man._replace(at=-1)
        if man.kind == "T" and man.place not in block
        else man._replace(up=man.up or man.at >= 0)
        for man in field.men
    ]
    return with_men(field, tuple(men))


def one_back(view: View, question: q.MoveOneBack, random: Random) -> Move | None:
    """A second back leads the way where that helps the best play."""
    field = question.field
    if plain_sum([in_backfield(man) for man in field.men]) < 2:
        return None
    sight, at = sight_of(view, field), moment_of(view)
    best: tuple[float, Move | None] = (quick(sight, field, at, view) + CLEARLY, None)
    for move in back_moves(field, (), False):
        if move.act == "block":
            use = quick(sight, moved_back(field, move, True), at, view)
            best = max(best, (use, move), key=lambda pair: pair[0])
    return best[1]


def moment(view: View, question: q.Execute, sight: Sight) -> Moment:
    """The moment of a question, with the rush as it stood at the check."""
    at = moment_of(view)._replace(quick=question.moment == "blocking", pressure=question.pressure)
    if question.moment == "blocking" or not question.hot:
        return at
    hot = hot_lanes(view.check, VALUE[view.offence[0]]) if view.check.defence else ()
    if question.moment == "start":
        return rushed(sight, question.field, at)
    return at._replace(hot=True, sacked=round_lost(sight.unseen, [float(lane.margin) for lane in hot]))


def execute(view: View, question: q.Execute, random: Random) -> Call | None:
    """The play with the best prospects now, unless waiting promises more than it risks."""
    field = question.field
    sight = sight_of(view, field)
    at = moment(view, question, sight)
    found = prospects(sight, field, at, view.offence)
    best = max(found, key=lambda worth: worth.use + random.random() * RUN_OF_LUCK)
    if not question.may_wait:
        return best.call
    if question.moment == "blocking":
        if VALUE[view.offence[0]] < PASSER:
            return best.call
        return None if later(sight, field, at, view) > best.use + WAITING else best.call
    if question.moment == "start" and at.hot and not question.automatic:
        after = at._replace(survived=at.survived + 1, pressure=2)
        stay = (1 - at.sacked) * best_of(prospects(sight, field, after, view.offence)) - SACK * at.sacked
        return None if stay > best.use + STAYING else best.call
    return best.call


def sneak(view: View, question: q.Sneak, random: Random) -> str:
    """For a yard, where the line's edge makes it likely."""
    field, (_, ball, down, line) = view.field, view.situation
    if field is None or line - ball > 1 or (down < 3 and not view.trying):
        return "no"
    sight = sight_of(view, field)
    front, rushing = blocks(sight, field), rush(sight, field)
    named = lanes(len(field.xs))
    edges = [(plain_sum([front[m] - rushing[m] for m in named[lane]]), lane) for lane in question.lanes]
    edge, lane = max(edges)
    mean = edge + sight.men[0] - 2 * sight.unseen.mean
    return lane if chance(mean, 2 * sight.unseen.spread, SNEAK_GAINS) > SURE_SNEAK else "no"


def yardage(view: View, question: q.DrawYardage, random: Random) -> int:
    """One more card while the longer throw is worth the suit that would spoil it, and the rush that may come."""
    throws = longer_throws(view, question)
    return 1 if max([throw.use for throw in throws[1:]], default=-99.0) > throws[0].use else 0


class Longer(NamedTuple):
    """A throw with so many more yardage cards."""

    yards: float
    """If it is caught."""
    spoiled: float
    """How likely a suit or a sack ends it before."""
    use: float


def longer_throws(view: View, question: q.DrawYardage) -> list[Longer]:
    """The throw as it stands, and with one or two more cards."""
    unseen, at = unseen_by(view), moment_of(view)
    left = [card for card in unseen.cards if card not in question.drawn]
    keep = 1 - sum([SUIT[card] == SUIT[question.receiver] for card in left]) / len(left)
    caught = unseen.below(VALUE[question.receiver])[1]
    mean = question.offence - question.defence + caught - 2 * unseen.mean
    hot = hot_lanes(view.check, VALUE[view.offence[0]]) if question.sack_round else ()
    sacked = round_lost(unseen, [float(lane.margin) for lane in hot]) if question.sack_round else 0.0
    found: list[Longer] = []
    for count in range(min(2, question.most) + 1):
        risk = sacked if count else 0.0
        share = keep**count * (1 - risk)
        spread = unseen.spread * sqrt(2.6 + count)
        longer = worth(at, Call("pass"), mean + count * unseen.mean, spread, share, count * unseen.joker, 0.0)
        found.append(Longer(mean + count * unseen.mean, 1 - share, longer.use - SACK * risk))
    return found


def downfield_blocks(view: View, question: q.DownfieldBlocks, random: Random) -> tuple[q.Block, ...]:
    """The best pairs, one blocker on one tackler."""
    value = {chosen.place: VALUE[chosen.card] for chosen in (*question.blockers, *question.tacklers)}
    chosen: list[q.Block] = []
    for pair in sorted(question.pairs, key=lambda pair: -min(value[pair.blocker], value[pair.tackler])):
        if all(pair.blocker != one.blocker and pair.tackler != one.tackler for one in chosen):
            chosen.append(pair)
    return tuple(chosen)


def develop(view: View, question: q.Develop, random: Random) -> Move:
    """Show the lowest receiver, who would not be thrown to."""
    field = question.field
    cards = {man.place: card for man, card in zip(field.men, view.offence, strict=True)}
    moves = develop_moves(field)
    shown = [move for move in moves if move.act == "reveal"]
    return min(shown or moves, key=lambda move: VALUE[cards[move.card]])


ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {
    q.SetOffence: set_offence,
    q.Motion: motion,
    q.BlockingPattern: pattern,
    q.Sneak: sneak,
    q.BlockOrRelease: block_or_release,
    q.MoveOneBack: one_back,
    q.Execute: execute,
    q.Develop: develop,
    q.DrawYardage: yardage,
    q.DownfieldBlocks: downfield_blocks,
}
