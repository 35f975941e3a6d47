"""Chapters 2, 3 and 7: the game from phase to phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.questions import ChooseKickoff, ChooseSecondHalf, ChooseToss
from snapcount.games.canadian_pro.rules.after_scores import after_field_goal, convert
from snapcount.games.canadian_pro.rules.calling import announcing, begun, reveal, sealed
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.clock import Done, conclude, end_period, shifted_for
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.injuries import injury, still_hurt
from snapcount.games.canadian_pro.rules.kicks import Kick, field_goal, kickoff, onside_kick, punt
from snapcount.games.canadian_pro.rules.passes import pass_play
from snapcount.games.canadian_pro.rules.penalties import settle
from snapcount.games.canadian_pro.rules.quick_kicks import quick_kick
from snapcount.games.canadian_pro.rules.returns import QuickKick, received, received_quick_kick
from snapcount.games.canadian_pro.rules.runs import ground, run_play, sneak
from snapcount.games.canadian_pro.rules.throws import WEATHER_THROW, throw
from snapcount.games.canadian_pro.state import Options, Play, State
from snapcount.games.canadian_pro.tables import KICKOFF_FROM, OPTIONAL, WEATHER
from snapcount.games.canadian_pro.teams.teams import team_name

Resolve = Callable[[Table, State, Call, DefenceCall | None], Play | Kick | QuickKick]


def start(options: Mapping[str, Value]) -> State:
    """CP-2.1: the clock on the full time of the first quarter, before the opening toss."""
    switches = tuple(name for name in OPTIONAL if options[name])
    agreed = Options(
        team_name(str(options["home"])),
        team_name(str(options["away"])),
        options["mode"] == "advanced",
        bool(options["solitaire"]),
        switches,
        int(options["minutes"]),
        bool(options["winner"]),
    )
    return State(agreed, "toss", Seat.HOME, KICKOFF_FROM, 0, 0, 1, agreed.minutes * 60, (0, 0))


def play(t: Table, state: State) -> State:
    """One phase."""
    if state.period_over:
        return end_period(t, state)
    return PHASES[state.phase](t, state)


@rule("CP-2.4")
def toss(t: Table, state: State) -> State:
    """The winner of the coin kicks off or receives."""
    winner = t.draw((Seat.HOME, Seat.AWAY))
    t.tell("coin", seat=winner)
    kicks = winner if t.ask(winner, ChooseToss(state.quarter)) == "kick" else winner.other
    t.tell("kicks off", seat=kicks, quarter=state.quarter)
    shift = shifted_for(state, kicks, state.starter)
    state = state._replace(phase="kickoff", team=kicks, ball=KICKOFF_FROM, starter=kicks, shift=shift)
    if state.quarter > 4:
        return state
    state = state._replace(opener=kicks, loser=winner.other)
    return state._replace(phase="weather") if state.options.advanced else state


@rule("CP-11.6")
def weather(t: Table, state: State) -> State:
    """Two dice before the kickoff; the changes apply all game."""
    total = throw(t, WEATHER_THROW)
    t.tell("weather", row=total, name=WEATHER[total].name)
    return state._replace(phase="kickoff", weather=total)


@rule("CP-2.5")
def second_half(t: Table, state: State) -> State:
    """The coach who lost the opening toss chooses."""
    chosen = t.ask(state.loser, ChooseSecondHalf(state))
    kicks = state.loser if chosen == "kick" else state.loser.other
    t.tell("kicks off", seat=kicks, quarter=state.quarter)
    return state._replace(
        phase="kickoff",
        team=kicks,
        ball=KICKOFF_FROM,
        down=0,
        line=0,
        starter=kicks,
        shift=shifted_for(state, kicks, state.starter),
        history=(),
        extra=False,
    )


@rule("CP-3.1")
def kick_off(t: Table, state: State) -> State:
    """A kickoff, normal or onside."""
    hurry = state.late and state.has("hurry_up")
    kind = t.ask(state.team, ChooseKickoff(hurry))
    begun(t, state, "kickoff")
    if kind == "onside":
        after = onside_kick(t, state)
        return conclude(t, state, after, Done("onside", hurt=still_hurt(state, None, after, None)))
    return finish(t, state, received(t, state, kickoff(t, state)), None, kind == "hurry")


@rule("CP-6.9")
def safety_kick(t: Table, state: State) -> State:
    """The kickoff after a safety touch: no onside kick, 20 added to the yard line; it may be hurried (CP-16.31)."""
    may_hurry = state.late and state.has("hurry_up")
    hurry = may_hurry and t.ask(state.team, ChooseKickoff(True, False)) == "hurry"
    begun(t, state, "safety kick")
    return finish(t, state, received(t, state, kickoff(t, state)), None, hurry)


@rule("CP-3.10")
def scrimmage(t: Table, state: State) -> State:
    """The calls, the dice, the result."""
    called = announcing(t, state) if state.has("alignments") else sealed(t, state)
    if isinstance(called, State):
        return called
    call, defence = called
    begun(t, state, call.play)
    reveal(t, state, call, defence)
    result = PLAYS[call.play](t, state, call, defence)
    if isinstance(result, Kick):
        result = received(t, state, result)
    elif isinstance(result, QuickKick):
        result = received_quick_kick(t, state, result)
    return finish(t, state, result, call, call.hurry)


def finish(t: Table, state: State, play: Play, call: Call | None, hurry: bool) -> State:
    """Penalty, injury, clock. A penalty wipes out neither an injury (CP-9.11) nor the time of the play (CP-10.6)."""
    after, more = settle(t, state, play, hurry)
    new = injury(t, state, play) if play.hurt else None
    hurt = still_hurt(state, play, after, new)
    time = "ground" if play.end.grounded else play.time
    return conclude(t, state, after, Done(time, hurry, more, call, hurt))


PLAYS: dict[str, Resolve] = {
    "run": run_play,
    "pass": pass_play,
    # CP-15.10: kicks are the same in both games
    "punt": punt,
    "fg": field_goal,
    "sneak": sneak,
    "quick_kick": quick_kick,
    "ground": ground,
}
PHASES: dict[str, Callable[[Table, State], State]] = {
    "toss": toss,
    "weather": weather,
    "second_half": second_half,
    "kickoff": kick_off,
    "safety_kick": safety_kick,
    "scrimmage": scrimmage,
    "convert": convert,
    "after_fg": after_field_goal,
}
