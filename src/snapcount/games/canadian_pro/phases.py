"""Chapters 2, 3 and 7: the game from phase to phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.calls import Call, announced
from snapcount.games.canadian_pro.clock import Done, conclude, end_period, shifted_for
from snapcount.games.canadian_pro.defences import DefenceCall
from snapcount.games.canadian_pro.injuries import injury, still_hurt
from snapcount.games.canadian_pro.kicks import Kick, club, field_goal, kickoff, onside_kick, punt
from snapcount.games.canadian_pro.lineups import line_of, substituted
from snapcount.games.canadian_pro.passes import pass_play
from snapcount.games.canadian_pro.penalties import settle
from snapcount.games.canadian_pro.questions import (
    Announce,
    CallDefence,
    CallPlay,
    ChooseAfterFieldGoal,
    ChooseConvert,
    ChooseKickoff,
    ChooseSecondHalf,
    ChooseToss,
)
from snapcount.games.canadian_pro.quick_kicks import quick_kick
from snapcount.games.canadian_pro.returns import QuickKick, received, received_quick_kick
from snapcount.games.canadian_pro.scoring import CONVERT as CONVERT_POINT
from snapcount.games.canadian_pro.scoring import TWO_POINTS, first_and_ten, kickoff_by, points
from snapcount.games.canadian_pro.scrimmage import ground, run_play, sneak
from snapcount.games.canadian_pro.state import Options, Play, State, Substitution
from snapcount.games.canadian_pro.tables import (
    AFTER_SINGLE,
    KICKOFF_FROM,
    OPTIONAL,
    RECEIVERS,
    TWO_POINT,
    WEATHER,
)
from snapcount.games.canadian_pro.teams import team_name
from snapcount.games.canadian_pro.throws import CONVERT, TWO_POINT_TRY, WEATHER_THROW, throw

Calls = tuple[Call, DefenceCall | None]
Resolve = Callable[[Table, State, Call, DefenceCall | None], Play | Kick | QuickKick]


def start(options: Mapping[str, Value]) -> State:
    """The opening toss."""
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


def begun(t: Table, state: State, play: str) -> None:
    """Where a play begins, for the log and the statistics."""
    t.tell(
        "begun",
        play=play,
        seat=state.team,
        spot=state.ball,
        down=state.down,
        line=state.line,
        quarter=state.quarter,
        clock=state.clock,
        score=state.score,
    )


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


@rule("CP-3.4")
def sealed(t: Table, state: State) -> Calls | State:
    """Neither side sees the other's call. A punt or field goal is announced, and then nobody defends."""
    call = t.ask(state.team, CallPlay(state))
    if isinstance(call, Substitution):
        return substitute(t, state, state.team, call)
    if announced(call) or state.options.solitaire:
        return call, None
    return defended(t, state, call)


def defended(t: Table, state: State, call: Call) -> Calls | State:
    defence = t.ask(state.team.other, CallDefence(state))
    if isinstance(defence, Substitution):
        return substitute(t, state, state.team.other, defence)
    return call, defence


@rule("CP-16.26")
def announcing(t: Table, state: State) -> Calls | State:
    """With alignments: announcement of a kick, the defence's call, its alignment shown, the offence's call."""
    kick = t.ask(state.team, Announce(state))
    if kick is not None:
        return kick, None
    defence = t.ask(state.team.other, CallDefence(state))
    if isinstance(defence, Substitution):
        return substitute(t, state, state.team.other, defence)
    t.tell("aligned", seat=state.team.other, alignment=defence.alignment or "4-3-5")
    call = t.ask(state.team, CallPlay(state, defence.alignment, False))
    if isinstance(call, Substitution):
        return substitute(t, state, state.team, call)
    return call, defence


@rule("CP-2.6")
def substitute(t: Table, state: State, seat: Seat, sent: Substitution) -> State:
    """A line-up is changed openly; then the calls begin anew."""
    t.tell("substituted", seat=seat, position=sent.position, player=sent.player)
    return substituted(state, seat, sent)


@rule("CP-3.4")
def reveal(t: Table, state: State, call: Call, defence: DefenceCall | None) -> None:
    """Both calls are shown when the dice are thrown."""
    play, who, depth, hole, zone, variant, hurry = call
    t.tell(
        "called",
        seat=state.team,
        play=play,
        who=who,
        depth=depth,
        hole=hole,
        zone=zone,
        variant=variant,
        hurry=hurry,
    )
    if defence is not None:
        setting, card, key, double, alignment = defence
        t.tell(
            "defended",
            seat=state.team.other,
            setting=setting,
            card=card,
            key=key,
            double=double,
            alignment=alignment,
        )


def finish(t: Table, state: State, play: Play, call: Call | None, hurry: bool) -> State:
    """Penalty, injury, clock."""
    after, more = settle(t, state, play, hurry)
    new = injury(t, state, play) if play.hurt else None
    hurt = still_hurt(state, play, after, new)
    time = "ground" if play.end.grounded else play.time
    return conclude(t, state, after, Done(time, hurry, more, call, hurt))


@rule("CP-6.27")
def convert(t: Table, state: State) -> State:
    """One point by the convert section of the place-kicking card; Advanced: or two (CP-15.12)."""
    men = line_of(state, state.team).men
    if state.options.advanced:
        receivers = tuple(who for who in RECEIVERS if who in men)
        chosen = t.ask(state.team, ChooseConvert(receivers))
        if chosen != "kick":
            return two_points(t, state, chosen)
    begun(t, state, "convert")
    card = club(state, state.team).place_kicking
    total = throw(t, CONVERT)
    cell = card.convert[total - 2]
    good = cell.word == "GD"
    t.tell(
        "converted",
        seat=state.team,
        player=card.player,
        good=good,
        points=CONVERT_POINT if good else 0,
        card="converts",
        provenance=card.provenance,
        row=total,
        cell=cell.text,
    )
    gained = points(state.team, CONVERT_POINT if good else 0)
    return conclude(t, state, kickoff_by(state.team, gained, state.shift), Done("convert", hurt=state.hurt))


@rule("CP-15.12")
def two_points(t: Table, state: State, who: str) -> State:
    """4, 5, 6, 7 is good for two points; ten seconds."""
    begun(t, state, "two-point")
    total = throw(t, TWO_POINT_TRY)
    good = total in TWO_POINT
    player = line_of(state, state.team).men[who].name
    t.tell(
        "converted",
        seat=state.team,
        player=player,
        good=good,
        points=TWO_POINTS if good else 0,
        two=True,
        row=total,
    )
    gained = points(state.team, TWO_POINTS if good else 0)
    return conclude(t, state, kickoff_by(state.team, gained, state.shift), Done("two-point", hurt=state.hurt))


@rule("CP-7.6")
def after_field_goal(t: Table, state: State) -> State:
    """The team scored against receives a kickoff, or has first and ten on its own 35."""
    spot = AFTER_SINGLE + state.shift
    chosen = t.ask(state.team, ChooseAfterFieldGoal(spot))
    t.tell("chose", seat=state.team, choice=chosen)
    if chosen == "kickoff":
        return state._replace(phase="kickoff", team=state.team.other, ball=KICKOFF_FROM)
    after = first_and_ten(state.team, spot)
    return state._replace(phase="scrimmage", ball=after.ball, down=1, line=after.line, shift=0, history=())


PLAYS: dict[str, Resolve] = {
    "run": run_play,
    "pass": pass_play,
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
