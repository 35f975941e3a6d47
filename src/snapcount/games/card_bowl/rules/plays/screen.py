"""Chapters 26 and 27: the screen pass and the lateral."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import Chosen, ThrowScreenAway
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    FACE,
    RJ,
    SUIT,
    VALUE,
    Card,
    Flag,
    Pile,
    faces,
    flagged,
    half,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.downs import OUT_BACK
from snapcount.games.card_bowl.rules.open_field import Runner
from snapcount.games.card_bowl.rules.plays.after_catch import interception_run
from snapcount.games.card_bowl.rules.plays.calls import lateral_side
from snapcount.games.card_bowl.rules.plays.coverage import quarterback_value
from snapcount.games.card_bowl.rules.plays.passing import BEHIND, pass_card, poor_throw
from snapcount.games.card_bowl.rules.plays.rush import (
    NO_LIMIT,
    broken_run,
    carrier_value,
    cover_extras,
    extra_card,
    handoff_card,
    lane_extras,
    run_defence,
    run_yards,
)
from snapcount.games.card_bowl.rules.results import Facts, fumbled_at, incomplete
from snapcount.games.card_bowl.rules.turns.match_ups import (
    card_of,
    covering,
    defence_card,
    end_side,
    lane_defence,
    lane_offence,
    lanes,
    man_of,
    passer,
)
from snapcount.games.card_bowl.state import Call, Down, Play, Result
from snapcount.games.card_bowl.tables import FIELD


class Blocking(NamedTuple):
    """The lane of a screen or lateral: both sides' values, who can be the extra card, and how wide it is."""

    offence: int
    defence: int
    extras: tuple[Chosen, ...]
    way: str
    shown: tuple[str, ...] = ()
    """The cards that are turned up for it."""


@rule("CB-26.2")
def blocking(t: Table, down: Down, play: Play, call: Call) -> Blocking:
    """CB-26.3 A lane of the line, or blockers on the perimeter with everybody who covers them."""
    if not call.blockers:
        lane = lanes(len(play.field.xs))[call.lane]
        return Blocking(
            lane_offence(play, lane),
            lane_defence(play, lane),
            lane_extras(play, lane),
            end_side(lane, len(play.field.xs)),
        )
    cover = tuple(
        dict.fromkeys(place for blocker in call.blockers for place in covering(play.field, blocker))
    )
    t.tell(
        "led",
        seat=down.offence,
        side=call.side,
        cards=tuple([Chosen(place, card_of(play, place)) for place in call.blockers]),
        against=tuple([Chosen(place, defence_card(play, place)) for place in cover]),
    )
    worth = [
        half(VALUE[card_of(play, place)]) if place[0] == "B" else VALUE[card_of(play, place)]
        for place in call.blockers
    ]
    blockers = tuple([man_of(play.field, place) for place in call.blockers])
    extras = cover_extras(play, blockers, call.side, cover)
    against = sum([VALUE[defence_card(play, place)] for place in cover])
    return Blocking(sum(worth), against, extras, call.side, (*call.blockers, *cover))


@rule("CB-26.1")
def screen(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """CB-26.5, CB-26.15 A pass to a back behind blockers: pass and reception card must be low enough, then it is a run.

    CB-26.7 After a poor throw the reception card is drawn all the same, the defensive cards are not.
    """
    back = card_of(play, call.carrier)
    t.tell("screened", seat=down.offence, place=call.carrier, card=back, lane=call.lane or call.side)
    quarterback = quarterback_value(passer(play), play.field.gun)
    thrown, pile = pass_card(t, down, play.pile)
    if thrown == RJ:
        return fumbled_at(t, down, pile, down.ball - BEHIND, "screen", ())
    poor = poor_throw(thrown, play.pressure, quarterback)
    reception, intercepted, pile = screen_reception(t, down, pile)
    if intercepted:
        return intercepted_screen(t, down, pile)
    if poor or VALUE[reception] >= VALUE[back]:
        return incomplete(t, down, "screen", "poor throw" if poor else "dropped", ()), pile
    return carried(t, down, play, pile, call, "screen", reception)


@rule("CB-26.6")
def screen_reception(t: Table, down: Down, pile: Pile) -> tuple[Card, bool, Pile]:
    """The reception card of a screen, with the Jokers of a pass."""
    intercepted = False
    while True:
        card, pile = turn(t, pile, "reception", down.offence)
        if card == RJ:
            intercepted = True
        elif card == BJ:
            t.tell("flagged", seat=down.offence, foul="REC-BJ")
            pile = flagged(pile, Flag("REC-BJ"))
        else:
            return card, intercepted, pile


@rule("CB-26.8")
def intercepted_screen(t: Table, down: Down, pile: Pile) -> tuple[Result, Pile]:
    """Three defensive cards place it: behind the line by their face cards, at most five yards."""
    cards, _, pile = run_defence(t, down, pile, 3)
    return interception_run(t, down, pile, down.ball - min(BEHIND, faces(cards)), ())


@rule("CB-27.1")
def lateral(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """CB-27.3, CB-27.6 A backward pass: a failed or Red-Joker reception is a loose ball five yards behind the line."""
    back = card_of(play, call.carrier)
    t.tell("lateralled", seat=down.offence, place=call.carrier, card=back, lane=call.lane or call.side)
    reception, pile = handoff_card(t, down, play.pile, "reception")
    if reception == RJ or VALUE[reception] >= VALUE[back]:
        return fumbled_at(t, down, pile, down.ball - BEHIND, "lateral", ())
    return carried(t, down, play, pile, call, "lateral", reception)


@rule("CB-26.9")
def carried(
    t: Table, down: Down, play: Play, pile: Pile, call: Call, kind: str, reception: Card
) -> tuple[Result, Pile]:
    """CB-26.10 As a rush with the reception card as handoff, then the open field whatever the yardage (CB-26.12).

    CB-26.13, CB-26.14 At least one card, tackled and blocked as any first set; CB-27.2 a lateral starts farther back.

    CB-4.3 Not behind the own end line, which a lateral can reach: there he is out.
    """
    back = card_of(play, call.carrier)
    lane = blocking(t, down, play, call)
    extra = extra_card(t, down, call, lane.extras, reception)
    cards, fumbled, pile = run_defence(t, down, pile, 3)
    o = carrier_value(back, play.field.gun) + VALUE[reception] + lane.offence
    d = lane.defence + total(cards) + extra.value
    yards = run_yards(o, d, cards, 2, NO_LIMIT)
    facts: Facts = (("O", o), ("D", d), ("base_yards", yards), ("extra", extra.place))
    spot = down.ball + yards - (BEHIND if kind == "lateral" else 0)
    if fumbled:
        return fumbled_at(t, down, pile, spot, kind, facts)
    if kind == "screen" and yards < 0 and thrown_away(t, down, yards):
        return incomplete(t, down, "screen", "thrown away", facts), pile
    count = max(1, FACE[reception] - faces(cards)) if o > d else 1
    out = down.suits and SUIT[reception] == SUIT[back]
    way = way_of_lateral(play, call) if kind == "lateral" else lane.way
    if not OUT_BACK < spot < FIELD:
        count = 0
    runner = Runner(call.carrier, way, (*lane.shown, extra.place))
    return broken_run(t, down, play, pile, kind, spot, count, runner, out, facts)


@rule("CB-26.11")
def thrown_away(t: Table, down: Down, yards: int) -> bool:
    """Caught behind the line, a screen may be thrown away before the run."""
    return t.ask(down.offence, ThrowScreenAway(yards)) == "throw_away"


def way_of_lateral(play: Play, call: Call) -> str:
    """CB-27.5 The side of a lateral: that of its perimeter or lane, or the one a middle back declared."""
    if call.blockers:
        return call.side
    side = lateral_side(play.field, man_of(play.field, call.carrier), call.lane)
    return call.side if side == "M" else side
