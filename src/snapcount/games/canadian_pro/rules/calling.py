"""CP-3.4, CP-3.10: how a play begins, and the calls of both sides, sealed or announced."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, announced
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import substituted
from snapcount.games.canadian_pro.state import State, Substitution

Calls = tuple[Call, DefenceCall | None]


def tell_beginning(t: Table, state: State, kind: str) -> None:
    """Where a play begins, for the log and the statistics."""
    if t.listens:
        t.tell(
            "play_began",
            kind=kind,
            situation=state.situation,
            quarter=state.quarter,
            left=state.left,
            score=state.score,
        )


@rule("CP-3.4")
def sealed(t: Table, state: State) -> Calls | State:
    """Neither side sees the other's call. Nobody defends where a kick is announced, or alone (CP-17.1, CP-17.6)."""
    call = t.ask(state.situation.offence, CallPlay(state))
    if isinstance(call, Substitution):
        return substitute(t, state, state.situation.offence, call)
    if announced(call) or state.options.solitaire:
        return call, None
    return defended(t, state, call)


def defended(t: Table, state: State, call: Call) -> Calls | State:
    defence = t.ask(state.situation.offence.other, CallDefence(state))
    if isinstance(defence, Substitution):
        return substitute(t, state, state.situation.offence.other, defence)
    return call, defence


@rule("CP-16.26")
def announcing(t: Table, state: State) -> Calls | State:
    """With alignments: announcement of a kick, the defence's call, its alignment shown, the offence's call."""
    seldom = state.situation.down < 3 and not state.late
    kick = t.ask(state.situation.offence, Announce(state, seldom))
    if kick is not None:
        return kick, None
    defence = t.ask(state.situation.offence.other, CallDefence(state))
    if isinstance(defence, Substitution):
        return substitute(t, state, state.situation.offence.other, defence)
    t.tell("aligned", seat=state.situation.offence.other, alignment=defence.alignment or "4-3-5")
    call = t.ask(state.situation.offence, CallPlay(state, defence.alignment, False))
    if isinstance(call, Substitution):
        return substitute(t, state, state.situation.offence, call)
    return call, defence


@rule("CP-2.6")
def substitute(t: Table, state: State, seat: Seat, sent: Substitution) -> State:
    """A line-up is changed openly; then the calls begin anew."""
    t.tell("substituted", seat=seat, position=sent.position, player=sent.player)
    return substituted(state, seat, sent)


@rule("CP-3.4")
def reveal(t: Table, state: State, call: Call, defence: DefenceCall | None) -> None:
    """Both calls are shown when the dice are thrown."""
    if not t.listens:
        return
    play, who, depth, hole, zone, variant, hurry = call
    t.tell(
        "called",
        seat=state.situation.offence,
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
            seat=state.situation.offence.other,
            setting=setting,
            card=card,
            key=key,
            double=double,
            alignment=alignment,
        )
