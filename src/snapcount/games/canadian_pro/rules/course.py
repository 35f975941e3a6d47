"""Chapters 2, 3 and 7: the game from phase to phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from snapcount.core.data.made import new
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat, Table, rule
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.questions import ChooseKickoff, ChooseSecondHalf, ChooseToss
from snapcount.games.canadian_pro.rules.after_scores import after_field_goal, convert
from snapcount.games.canadian_pro.rules.calling import announcing, reveal, sealed, tell_beginning
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.clock import Done, conclude, end_period, shifted_for
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.downs import tell_series
from snapcount.games.canadian_pro.rules.injuries import injury, still_hurt
from snapcount.games.canadian_pro.rules.kicks import Kick, field_goal, kickoff, onside_kick, punt
from snapcount.games.canadian_pro.rules.passes import pass_play
from snapcount.games.canadian_pro.rules.penalties import settle
from snapcount.games.canadian_pro.rules.quick_kicks import quick_kick
from snapcount.games.canadian_pro.rules.returns import QuickKick, received, received_quick_kick
from snapcount.games.canadian_pro.rules.runs import ground, run_play, sneak
from snapcount.games.canadian_pro.rules.throws import WEATHER_THROW, throw
from snapcount.games.canadian_pro.state import Options, Phase, Play, State
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
    return State(agreed, "toss", Situation(Seat.HOME, KICKOFF_FROM, 0, 0), 1, agreed.minutes * 60, (0, 0))


def play(t: Table, state: State) -> State:
    """One phase."""
    if state.period_over:
        return end_period(t, state)
    return PHASES[state.phase](t, state)


def is_over(state: State) -> bool:
    """CP-19.1."""
    return state.phase == "over"


@rule("CP-2.4")
def toss(t: Table, state: State) -> State:
    """The winner of the coin kicks off or receives."""
    winner = t.draw((Seat.HOME, Seat.AWAY))
    t.tell("tossed", seat=winner)
    chosen = t.ask(winner, ChooseToss(state.quarter))
    t.tell("chose", seat=winner, choice=chosen, quarter=state.quarter)
    kicks = winner if chosen == "kick" else winner.other
    shift = shifted_for(state, kicks, state.starter)
    ready = state.situation._replace(offence=kicks, ball=KICKOFF_FROM)
    state = state._replace(phase="kickoff", situation=ready, starter=kicks, shift=shift)
    if state.quarter > 4:
        return state
    state = state._replace(opening_kicker=kicks, toss_loser=winner.other)
    return state._replace(phase="weather") if state.options.advanced else state


@rule("CP-11.6")
def weather(t: Table, state: State) -> State:
    """Two dice before the kickoff, unless the day's weather is known; the changes apply all game."""
    total = state.weather or throw(t, WEATHER_THROW)
    t.tell("weather_thrown", row=total, name=WEATHER[total].name)
    return state._replace(phase="kickoff", weather=total)


@rule("CP-2.5")
def second_half(t: Table, state: State) -> State:
    """The coach who lost the opening toss chooses."""
    chosen = t.ask(state.toss_loser, ChooseSecondHalf(state))
    kicks = state.toss_loser if chosen == "kick" else state.toss_loser.other
    t.tell("chose", seat=state.toss_loser, choice=chosen, quarter=state.quarter)
    return state._replace(
        phase="kickoff",
        situation=Situation(kicks, KICKOFF_FROM, 0, 0),
        starter=kicks,
        shift=shifted_for(state, kicks, state.starter),
        history=(),
        untimed=False,
    )


@rule("CP-3.1")
def kick_off(t: Table, state: State) -> State:
    """A kickoff, normal or onside."""
    hurry = state.late and state.has("hurry_up")
    kind = t.ask(state.situation.offence, ChooseKickoff(hurry))
    tell_beginning(t, state, "kickoff")
    if kind == "onside":
        after = onside_kick(t, state)
        return conclude(t, state, after, Done("onside", hurt=still_hurt(state, None, after, None)))
    return finish(t, state, received(t, state, kickoff(t, state)), None, kind == "hurry")


@rule("CP-6.9")
def free_kick(t: Table, state: State) -> State:
    """The kickoff after a safety touch: no onside kick, 20 added to the yard line; it may be hurried (CP-16.31)."""
    may_hurry = state.late and state.has("hurry_up")
    hurry = may_hurry and t.ask(state.situation.offence, ChooseKickoff(True, False)) == "hurry"
    tell_beginning(t, state, "free_kick")
    return finish(t, state, received(t, state, kickoff(t, state)), None, hurry)


@rule("CP-3.10")
def scrimmage(t: Table, state: State) -> State:
    """The calls, the dice, the result."""
    called = announcing(t, state) if state.has("alignments") else sealed(t, state)
    if isinstance(called, State):
        return called
    call, defence = called
    tell_beginning(t, state, KINDS[call.play])
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
    tell_series(t, state, play, after)
    newly = injury(t, state, play) if play.hurt else None
    hurt = still_hurt(state, play, after, newly) if newly or state.hurt else ()
    time = "ground" if play.end.grounded else play.time
    return conclude(t, state, after, new(Done, (time, hurry, more, call, hurt, play.end.how)))


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
KINDS = {
    "run": "run",
    "pass": "pass",
    "punt": "punt",
    "fg": "field_goal",
    "sneak": "run",
    "quick_kick": "punt",
    "ground": "kneel",
}
"""What a call is among the kinds of play that all games have."""
PHASES: dict[Phase, Callable[[Table, State], State]] = {
    "toss": toss,
    "weather": weather,
    "second_half": second_half,
    "kickoff": kick_off,
    "free_kick": free_kick,
    "scrimmage": scrimmage,
    "try": convert,
    "after_fg": after_field_goal,
}
