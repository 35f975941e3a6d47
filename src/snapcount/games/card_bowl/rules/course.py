"""Chapters 3, 9, 10, 33 and 34: toss, kicks, the class of play, tries, quarters, overtime: the course of a game."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Dice, Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.questions import (
    CallPlay,
    CallToss,
    ChooseKick,
    ChooseTry,
    PuntPlan,
    ReceiveOrKick,
    SecondHalf,
    SplitStock,
)
from snapcount.games.card_bowl.rules.booking import (
    FIRST_OVERTIME,
    NO_KICK,
    begin,
    booked,
    down_of,
    finished,
    game_over,
)
from snapcount.games.card_bowl.rules.cards import full_pile
from snapcount.games.card_bowl.rules.clock import between_plays, quarter_length
from snapcount.games.card_bowl.rules.fouls import settled
from snapcount.games.card_bowl.rules.kicks.field_goal import extra_point, field_goal
from snapcount.games.card_bowl.rules.kicks.kickoff import kickoff, safety_punt
from snapcount.games.card_bowl.rules.kicks.onside import onside
from snapcount.games.card_bowl.rules.kicks.punt import punt
from snapcount.games.card_bowl.rules.lineup.scrimmage import (
    at_phase,
    deal_phase,
    defence_phase,
    motion_phase,
    offence_phase,
    snap_phase,
)
from snapcount.games.card_bowl.rules.lineup.snap import snap
from snapcount.games.card_bowl.rules.results import dead_at, fumbled_at, incomplete
from snapcount.games.card_bowl.rules.turns.developing import (
    blocking_phase,
    check_phase,
    develop_phase,
    end_phase,
    execute_phase,
)
from snapcount.games.card_bowl.rules.turns.pattern import defence_turn_phase, pattern_phase
from snapcount.games.card_bowl.state import NOBODY, Down, Phase, Result, State
from snapcount.games.card_bowl.tables import ADOPTED, KICKOFF_FROM, LAW

COIN = Dice(1, 2)
TIMEOUTS: tuple[int, int] = (ADOPTED["timeouts_per_half"],) * 2
"""CB-32.3"""
OVERTIME_TIMEOUTS: tuple[int, int] = (ADOPTED["timeouts_overtime"],) * 2
"""CB-32.4"""


@rule("CB-33.7")
def stock_phase(t: Table, state: State) -> State:
    """Both split their stock of extra cards unseen; then both splits are public."""
    question = SplitStock(state.options.stock)
    home, away = t.ask_both(question, question)
    t.tell("split", home=home, away=away)
    return state._replace(stock=(home, away), phase="toss")


@rule("CB-3.1")
def toss_phase(t: Table, state: State) -> State:
    """CB-3.2 The visitor calls the coin; the winner receives or kicks off."""
    call = t.ask(Seat.AWAY, CallToss())
    coin = "heads" if t.roll(COIN) == (1,) else "tails"
    winner = Seat.AWAY if call == coin else Seat.HOME
    t.tell("tossed", call=call, coin=coin, seat=winner)
    choice = t.ask(winner, ReceiveOrKick(state.quarter >= FIRST_OVERTIME))
    t.tell("chose", seat=winner, choice=choice)
    kicker = winner if choice == "kick" else winner.other
    return kicking(state._replace(toss_loser=winner.other), kicker)


def kicking(state: State, kicker: Seat) -> State:
    situation = Situation(kicker, KICKOFF_FROM, 0, 0)
    return state._replace(phase="kickoff", situation=situation, kick=NO_KICK, running=False)


@rule("CB-3.6")
def free_kick_phase(t: Table, state: State) -> State:
    """CB-10.1, CB-10.6 The kickers choose their kick, and kick."""
    kick, (kicker, spot, _, _) = state.kick, state.situation
    chosen = t.ask(kicker, ChooseKick(state.situation, kick.safety))
    pile = full_pile(state.options.single)
    begin(t, state, state.phase, kick=chosen.kind, number=chosen.number)
    if chosen.kind == "onside":
        result = onside(t, kicker, spot, chosen.number, kick.fails, pile)
    elif chosen.kind == "safety_punt":
        result = safety_punt(t, kicker, spot, pile)
    else:
        result = kickoff(t, kicker, spot, chosen.number, pile)
    return booked(t, state, result)


@rule("CB-3.7")
def call_phase(t: Table, state: State) -> State:
    """CB-3.5, CB-3.8 The offence announces the class of play; all but a scrimmage play is played out at once."""
    now = state.situation
    call = t.ask(now.offence, CallPlay(now))
    begin(t, state, call)
    if call == "scrimmage":
        return state._replace(phase="deal", running=False) if state.running else at_phase(state, "deal")
    down = down_of(state)
    pile = full_pile(state.options.single)
    if call == "punt":
        plan = t.ask(now.offence, PuntPlan(now))
        result = punt(t, down, int(plan[0]), plan.endswith("oob"), pile)
    elif call == "field_goal":
        result = field_goal(t, down, pile)
    else:
        result = (spike if call == "spike" else kneel)(t, down, state.options.single)
    return booked(t, state, result)


@rule("CB-32.22")
def spike(t: Table, down: Down, single: bool) -> Result:
    """CB-3.11 One snap draw as under centre, then an incomplete pass."""
    snapped, pile = snap(t, down, False, full_pile(single))
    if snapped.dead is not None:
        return snapped.dead
    if snapped.loose is not None:
        result, pile = fumbled_at(t, down, pile, snapped.loose, "snap", ())
    else:
        result = incomplete(t, down, "spike", "spike", ())
    return settled(t, down, result, pile)


@rule("CB-3.10")
def kneel(t: Table, down: Down, single: bool) -> Result:
    """One snap draw as under centre, then the ball is dead one yard behind the line."""
    snapped, pile = snap(t, down, False, full_pile(single))
    if snapped.dead is not None:
        return snapped.dead
    if snapped.loose is not None:
        result, pile = fumbled_at(t, down, pile, snapped.loose, "snap", ())
    else:
        result = dead_at(t, down, down.ball - 1, "kneel", ())
    return settled(t, down, result, pile)


@rule("CB-9.1")
def try_phase(t: Table, state: State) -> State:
    """CB-9.11 After a touchdown, always: kick for one point or play for two."""
    offence, ball, _, _ = state.situation
    choice = t.ask(offence, ChooseTry(other_end(LAW, ball)))
    begin(t, state, "two_points" if choice == "two" else "extra_point")
    if choice == "two":
        return state._replace(phase="deal")
    return booked(t, state, extra_point(t, down_of(state), full_pile(state.options.single)))


@rule("CB-34.1")
def quarter_phase(t: Table, state: State) -> State:
    """CB-34.2, CB-34.5 The end of a quarter, a half, or the game."""
    t.tell("quarter_ended", quarter=state.quarter, score=state.score)
    left = quarter_length(state.options)
    if state.quarter in (1, 3):
        return resumed(state._replace(quarter=state.quarter + 1, left=left))
    if state.quarter == 2:
        return second_half(t, state._replace(quarter=3, left=left, timeouts=TIMEOUTS, hurry=0, untimed=False))
    if state.score[0] != state.score[1]:
        return game_over(t, finished(state))
    if state.quarter == 4:
        t.tell("overtime_began", score=state.score)
        tossing = state._replace(phase="toss", situation=NOBODY, kick=NO_KICK)
        return tossing._replace(quarter=FIRST_OVERTIME, left=left, timeouts=OVERTIME_TIMEOUTS, untimed=False)
    if state.options.playoff:
        return resumed(state._replace(quarter=state.quarter + 1, left=left, untimed=False))
    return game_over(t, finished(state))


def resumed(state: State) -> State:
    """Play goes on where it was, the clock stopped."""
    phase: Phase = "scrimmage" if state.situation.down else "free_kick" if state.kick.safety else "kickoff"
    return state._replace(phase=phase, running=False, hurry=0)


@rule("CB-3.3")
def second_half(t: Table, state: State) -> State:
    """The loser of the toss receives or kicks off."""
    loser = state.toss_loser
    choice = t.ask(loser, SecondHalf())
    t.tell("chose", seat=loser, choice=choice)
    return kicking(state, loser if choice == "kick" else loser.other)


PHASES: dict[
    Phase, Callable[[Table, State], State]
] = {  # CB-3.9, CB-14.1 from the deal on: whose turn follows whose
    "stock": stock_phase,
    "toss": toss_phase,
    "kickoff": free_kick_phase,
    "free_kick": free_kick_phase,
    "between": between_plays,
    "scrimmage": call_phase,
    "try": try_phase,
    "deal": deal_phase,
    "offence": offence_phase,
    "defence": defence_phase,
    "motion": motion_phase,
    "snap": snap_phase,
    "pattern_1": pattern_phase,
    "defence_1": defence_turn_phase,
    "pattern_2": pattern_phase,
    "defence_2": defence_turn_phase,
    "blocking": blocking_phase,
    "defence_3": defence_turn_phase,
    "check": check_phase,
    "develop": develop_phase,
    "defence_4": defence_turn_phase,
    "end": end_phase,
    "execute": execute_phase,
    "quarter": quarter_phase,
}


def play(t: Table, state: State) -> State:
    """One phase, from checkpoint to checkpoint."""
    return PHASES[state.phase](t, state)


def is_over(state: State) -> bool:
    return state.phase == "over"
