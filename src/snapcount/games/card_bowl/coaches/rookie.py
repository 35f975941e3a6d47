"""The rookie: a beginner's opponent. It plays by simple habits, quickly, and never looks twice at a card.

What a fan would shout at the end of a half it knows too: when to kick, to kneel and to hurry.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.data.made import new
from snapcount.core.table import Question
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches import situation
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.lineup.arrange import arranged, book_set
from snapcount.games.card_bowl.rules.lineup.formations import NAMED_SHAPES, SHAPES, DefenceSet, OffenceSet
from snapcount.games.card_bowl.rules.plays.calls import calls, develop_moves
from snapcount.games.card_bowl.rules.turns.defence import PATTERN_LIMIT
from snapcount.games.card_bowl.rules.turns.match_ups import (
    blocked_lanes,
    in_backfield,
    in_lane,
    line_range,
    match_up_name,
)
from snapcount.games.card_bowl.rules.turns.moves import DONE, Move, Turn
from snapcount.games.card_bowl.state import OTHERS, Call, Field
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS, LAW
from snapcount.games.card_bowl.view import View

FORMATIONS = tuple(NAMED_SHAPES.values())
SETS = tuple(
    row for row in DEFENCE_FORMATIONS["named"] if row["name"] in ("4-3", "3-4", "4-4", "Nickel 4-2-5")
)
PLANS = ("backers", "backers", "front", "cover")
KICK_FROM = 74
"""The rookie kicks field goals from here on: 44 yards."""
SHARE_RUN = 0.5
A_DEFENDER = 8
"""What a hidden card is taken for."""
NOBODY = (0, "")
COMES_UP = 0.7
"""How often a linebacker steps into the line."""


def fixed(answer: Any) -> Callable[[object, Any, Random], Any]:
    return lambda view, question, random: answer


def one_of(options: tuple[Any, ...], random: Random) -> Any:
    return options[int(random.random() * len(options))]


def offence(view: object, question: q.SetOffence, random: Random) -> OffenceSet:
    plan = "run" if random.random() < SHARE_RUN else "pass"
    return arranged(one_of(FORMATIONS, random), question.hand, plan)


def defence(view: object, question: q.SetDefence, random: Random) -> DefenceSet:
    row = one_of(SETS, random)
    return book_set(row, question.hand, SHAPES[question.shape], one_of(PLANS, random))


def call_play(view: View, question: q.CallPlay, random: Random) -> str:
    """Late in a half by clock and score; else fourth down: kick from near, go in no man's land, punt from afar."""
    if view.late:
        return situation.call_play(view, question, random)
    _, ball, down, line = question.situation
    if down < LAW.downs:
        return "scrimmage"
    if ball >= KICK_FROM:
        return "field_goal"
    return "scrimmage" if ball > 45 and (line - ball <= 2 or ball > 62) else "punt"


def free_kick(view: object, question: q.ChooseKick, random: Random) -> q.FreeKick:
    return q.FreeKick("safety_punt" if question.safety else "kickoff")


def field_punt(view: object, question: q.FieldPunt, random: Random) -> str:
    if question.spot <= 0:
        return "touchback"
    if question.spot < 8 and VALUE[question.coverage] > 6:
        return "fair_catch"
    return "return"


def defence_turn(view: object, question: q.DefenceTurn, random: Random) -> Turn:
    """Before the lines are shown linebackers come up where the most blockers stand; the first stays back."""
    if question.number != 2:
        return DONE
    field = question.field
    blocks = [man.at for man in field.men]
    counts = [blocks.count(at) for at in range(len(field.xs))]
    backers = [d for d in field.defenders if d.zone and d.reach and d.zone[0] != "S"]
    moves: list[Move] = []
    room = [PATTERN_LIMIT] * len(counts)
    for d in backers[1:]:
        reach = [at for at in line_range(d, field.xs) if room[at]]
        if reach and random.random() < COMES_UP:
            at = max(reach, key=counts.__getitem__)
            moves.append(new(Move, (d.place, "line", match_up_name(at))))
            counts[at] -= 1
            room[at] -= 1
    return Turn(tuple(moves)) if moves else DONE


def execute(view: View, question: q.Execute, random: Random) -> Call | None:
    """A run if the back is the better card, a throw if the passer is; sometimes a turn is waited for a longer throw."""
    field = question.field
    offence = view.offence
    others = zip(field.men[OTHERS:], offence[OTHERS:], strict=True)
    back = max([(VALUE[card], man.place) for man, card in others if in_backfield(man)], default=NOBODY)
    if back[0] >= VALUE[offence[0]]:
        return best_run(view, field, back[1], random) or calls(field)[-1]
    if question.may_wait and question.moment == "blocking" and random.random() < 0.3:
        return None
    return best_throw(view, field, random) or calls(field)[-1]


def best_run(view: View, field: Field, back: str, random: Random) -> Call | None:
    """Through the lane with the most value for each card against it, more or less."""
    if not back:
        return None
    values = [random.random() * 4 for _ in field.xs]
    for man, card in zip(field.men, view.offence, strict=True):
        at = man.at
        if at >= 0:
            values[at] += VALUE[card]
    for d in field.defenders:
        at = d.m
        if at >= 0:
            values[at] -= A_DEFENDER
    named = [(in_lane(values, lane), name) for name, lane in blocked_lanes(field).items()]
    return Call("rush", back, max(named)[1]) if named else None


def best_throw(view: View, field: Field, random: Random) -> Call | None:
    covered = [d.on for d in field.defenders]
    targets = [
        (VALUE[card] - 4 * (man.place in covered) + random.random() * 4, man.place)
        for man, card in zip(field.men[OTHERS:], view.offence[OTHERS:], strict=True)
        if man.kind in "WT"
    ]
    return Call("pass", max(targets)[1]) if targets else None


def develop(view: object, question: q.Develop, random: Random) -> Move:
    moves = develop_moves(question.field)
    shown = [move for move in moves if move.act == "reveal"]
    options = shown or moves
    return options[int(random.random() * len(options))]


def shotgun(view: object, question: q.ShotgunBacks, random: Random) -> Turn:
    if not question.hot or question.acted:
        return DONE
    options = [
        turn for turn in question.options() if turn.moves and turn.moves[0].to in question.hot[0].split("-")
    ]
    return options[0] if options else DONE


def best_card(view: object, question: Any, random: Random) -> str:
    return str(max(question.cards, key=lambda chosen: VALUE[chosen.card]).place)


def yardage(view: object, question: q.DrawYardage, random: Random) -> int:
    """One card when none was drawn and no sack round is due."""
    return 1 if len(question.drawn) == 1 and not question.sack_round and random.random() < 0.5 else 0


def leave_out(view: object, question: q.LeaveOut, random: Random) -> tuple[str, ...]:
    """Enough left out not to throw it through the end zone."""
    room = 109 - question.ball - (question.offence - question.defence - 14)
    if room >= 0:
        return ()
    options = question.options()
    fitting = [option for option in options if plain_sum(VALUE[card] for card in option) >= -room]
    return min(fitting or options[-1:], key=lambda option: plain_sum(VALUE[card] for card in option))


def blocks(view: object, question: q.DownfieldBlocks, random: Random) -> tuple[q.Block, ...]:
    return question.pairs[:1]


def penalty(view: object, question: q.TakePenalty, random: Random) -> str:
    """The choice that leaves the ball best for one's own side."""
    seat = question.foul.vs.other

    def worth(at: int) -> float:
        after = question.after[at]
        offence, ball, down, line = after.situation
        sign = 1 if offence is seat else -1
        if after.kind == "scrimmage":
            return sign * (ball - 6 * (down - 1) - (line - ball) / 2)
        score = {"try": 120, "kickoff": 60, "free_kick": -60}.get(after.kind, 0)
        return sign * score

    return question.choices[max(range(len(question.choices)), key=worth)]


def run_off(view: View, question: q.RunOff, random: Random) -> int:
    """Behind late: hurry; ahead late: all the time in the world."""
    if view.quarter < 4 or view.seat is None:
        return 7
    lead = view.score[view.seat] - view.score[view.seat.other]
    return 8 if lead > 0 else 6 if lead < 0 else 7


def timeout(view: View, question: q.TakeTimeout, random: Random) -> str:
    if view.seat is None or not view.late:
        return "no"
    behind = view.score[view.seat] < view.score[view.seat.other]
    return "timeout" if behind and view.quarter >= 4 else "no"


def sneak(view: View, question: q.Sneak, random: Random) -> str:
    """For the last yard."""
    _, ball, down, line = view.situation
    return question.lanes[0] if down > 2 and line - ball == 1 else "no"


BLIND: dict[type, Callable[[object, Any, Random], Any]] = {
    q.SplitStock: lambda view, question, random: question.stock // 2,
    q.CallToss: lambda view, question, random: one_of(("heads", "tails"), random),
    q.ReceiveOrKick: fixed("receive"),
    q.SecondHalf: fixed("receive"),
    q.ChooseKick: free_kick,
    q.FieldKick: lambda view, question, random: "touchback" if VALUE[question.coverage] > 5 else "return",
    q.StayInEndZone: fixed("touchback"),
    q.TakeFailedKick: fixed("take"),
    q.PuntPlan: lambda view, question, random: "4" if question.situation.ball < 50 else "3",
    q.FieldPunt: field_punt,
    q.DownBackward: fixed("apply"),
    q.DownForward: fixed(0),
    q.ChooseTry: fixed("kick"),
    q.Discard: lambda view, question, random: question.among[: question.count],
    q.ExchangeJoker: fixed("keep"),
    q.SetOffence: offence,
    q.SetDefence: defence,
    q.Motion: fixed(None),
    q.Adjust: fixed(DONE),
    q.AvoidDelay: fixed("penalty"),
    q.BlockingPattern: fixed(DONE),
    q.MoveBacks: fixed(DONE),
    q.DefenceTurn: defence_turn,
    q.BlockOrRelease: lambda view, question, random: question.ends if random.random() < 0.7 else (),
    q.MoveOneBack: fixed(None),
    q.ShotgunBacks: shotgun,
    q.Develop: develop,
    q.ExtraCard: best_card,
    q.CoverBack: best_card,
    q.DrawYardage: yardage,
    q.LeaveOut: leave_out,
    q.ThrowAway: fixed("throw_away"),
    q.Tacklers: lambda view, question, random: tuple([chosen.place for chosen in question.cards]),
    q.DownfieldBlocks: blocks,
    q.GoOut: lambda view, question, random: "run" if question.cards > 1 else "out",
    q.ScrambleOut: fixed("stay"),
    q.RunItOut: fixed("touchback"),
    q.Declare: lambda view, question, random: one_of((0, 1, 2), random),
    q.TakePenalty: penalty,
    q.ThrowScreenAway: fixed("run"),
}
"""Answered from the question alone: a simulation need not build the view."""
LOOKING: dict[type, Callable[[View, Any, Random], Any]] = {
    q.CallPlay: call_play,
    q.RunOff: run_off,
    q.TakeTimeout: timeout,
    q.Sneak: sneak,
    q.Execute: execute,
}
ANSWERS: dict[type, Callable[[View, Any, Random], Any]] = {**BLIND, **LOOKING}


class Rookie:
    """Book formations, a run behind the big cards or a quick throw, linebackers up now and then."""

    blind = BLIND

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return ANSWERS[type(question)](view, question, random)
