"""Chapter 21: the rushing play, and what all runs share."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import Chosen, ExtraCard
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
    shared,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.open_field import Run, Runner, open_field
from snapcount.games.card_bowl.rules.results import Facts, dead_at, fumbled_at
from snapcount.games.card_bowl.rules.turns.match_ups import (
    Lane,
    card_of,
    end_side,
    in_cover_range,
    lane_defence,
    lane_offence,
    lanes,
    line_range,
)
from snapcount.games.card_bowl.state import Call, Defender, Down, Man, Play, Result
from snapcount.games.card_bowl.tables import FIELD

NO_LIMIT = 99


class Extra(NamedTuple):
    """The defence's extra card, or nobody."""

    place: str = ""
    value: int = 0


NO_EXTRA = Extra()


def run_yards(o: int, d: int, cards: tuple[Card, ...], divide: int, most: int) -> int:
    """CB-21.10, CB-2.16 Half the margin (a quarter for a sneak), nothing for a tie.

    CB-21.11, CB-21.12 A loss is the face cards, limited by the margin.
    """
    margin = shared(o - d, divide)
    if o >= d:
        return margin if o > d else 0
    return -min(most, faces(cards), -margin)


def rush_cards(handoff: Card, cards: tuple[Card, ...]) -> int:
    """CB-21.17 Open-field cards of a run that broke through; CB-21.18 by the handoff card that stands."""
    return max(0, FACE[handoff] - faces(cards))


def carrier_value(card: Card, gun: bool) -> int:
    """CB-21.7, CB-21.8 The carrier counts double, in shotgun one less before doubling."""
    return 2 * (VALUE[card] - gun)


@rule("CB-21.9")
def run_defence(t: Table, down: Down, pile: Pile, count: int) -> tuple[tuple[Card, ...], bool, Pile]:
    """CB-21.14, CB-21.15 Defensive cards: the Red Joker is a fumble where the run ends, the Black one a foul."""
    cards: tuple[Card, ...] = ()
    fumbled = False
    while len(cards) < count:
        card, pile = turn(t, pile, "defence", down.defence)
        if card == RJ:
            fumbled = True
        elif card == BJ:
            t.tell("flagged", seat=down.offence, foul="RUSH-D")
            pile = flagged(pile, Flag("RUSH-D"))
        else:
            cards = (*cards, card)
    return cards, fumbled, pile


@rule("CB-13.18")
def extra_card(t: Table, down: Down, call: Call, cards: tuple[Chosen, ...], handoff: Card) -> Extra:
    """CB-13.19 The defence adds one card in range; it is revealed and spent."""
    if not cards:
        return NO_EXTRA
    named = t.ask(down.defence, ExtraCard(cards, call, handoff))
    if named == "none":
        return NO_EXTRA
    card = dict(cards)[named]
    if t.listens:
        t.tell("joined", seat=down.defence, place=named, card=card)
    return Extra(named, VALUE[card])


def lane_extras(play: Play, lane: Lane) -> tuple[Chosen, ...]:
    """The cards whose range reaches a lane."""
    xs = play.field.xs
    first, last = lane[0], lane[-1]
    return tuple(
        [
            new(Chosen, (d.place, card))
            for d, card in zip(play.field.defenders, play.defence, strict=True)
            if (d.zone or d.hang) and (first in (reach := line_range(d, xs)) or last in reach)
        ]
    )


def cover_extras(play: Play, men: tuple[Man, ...], side: str, cover: tuple[str, ...]) -> tuple[Chosen, ...]:
    """The cards, but those on them already, whose range reaches one of these men on a side (CB-26.3)."""
    return tuple(
        [
            new(Chosen, (d.place, card))
            for d, card in zip(play.field.defenders, play.defence, strict=True)
            if (d.zone or d.hang) and d.place not in cover and covers_one(d, men, side)
        ]
    )


def covers_one(d: Defender, men: tuple[Man, ...], side: str) -> bool:
    for man in men:  # noqa: SIM110 -- any() would make a generator for every card
        if in_cover_range(d, man, side):
            return True
    return False


@rule("CB-21.3")
def rush(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """CB-21.4, CB-20.3 A back takes the handoff through a lane: handoff, extra card, three defensive cards, totals.

    CB-21.16 A fumble lies where the run ends, before any open-field card. CB-32.25 Out by suit is only for the clock.
    """
    field = play.field
    lane = lanes(len(field.xs))[call.lane]
    carrier = card_of(play, call.carrier)
    if t.listens:
        t.tell("ran", seat=down.offence, place=call.carrier, card=carrier, lane=call.lane)
    handoff, pile = handoff_card(t, down, play.pile, "handoff")
    if handoff == RJ:
        return lost_handoff(t, down, pile)
    extra = extra_card(t, down, call, lane_extras(play, lane), handoff)
    cards, fumbled, pile = run_defence(t, down, pile, 3)
    o = carrier_value(carrier, field.gun) + VALUE[handoff] + lane_offence(play, lane)
    d = lane_defence(play, lane) + total(cards) + extra.value
    yards = run_yards(o, d, cards, 2, NO_LIMIT)
    facts: Facts = (("O", o), ("D", d), ("base_yards", yards), ("extra", extra.place))
    spot = down.ball + yards
    if fumbled:
        return fumbled_at(t, down, pile, spot, "rush", facts)
    count = rush_cards(handoff, cards) if o > d and spot < FIELD else 0
    runner = Runner(call.carrier, end_side(lane, len(field.xs)), (extra.place,))
    out = down.suits and SUIT[handoff] == SUIT[carrier]
    return broken_run(t, down, play, pile, "rush", spot, count, runner, out, facts)


@rule("CB-21.13")
def handoff_card(t: Table, down: Down, pile: Pile, purpose: str) -> tuple[Card, Pile]:
    """A handoff: the Black Joker is a foul and is replaced, the Red one is a fumble, also as replacement (CB-21.18)."""
    card, pile = turn(t, pile, purpose, down.offence)
    if card == BJ:
        t.tell("flagged", seat=down.offence, foul="HANDOFF")
        card, pile = turn(t, flagged(pile, Flag("HANDOFF")), purpose, down.offence)
    return card, pile


@rule("CB-21.5")
def lost_handoff(t: Table, down: Down, pile: Pile) -> tuple[Result, Pile]:
    """CB-21.6 A fumbled handoff lies behind the line by the face cards of three defensive cards."""
    cards, _, pile = run_defence(t, down, pile, 3)
    return fumbled_at(t, down, pile, down.ball - faces(cards), "rush", ())


@rule("CB-21.17")
def broken_run(
    t: Table,
    down: Down,
    play: Play,
    pile: Pile,
    kind: str,
    spot: int,
    count: int,
    runner: Runner,
    out: bool,
    facts: Facts,
) -> tuple[Result, Pile]:
    """A run goes on in the open field with so many cards, and ends; `out`: by suit, out of bounds."""
    run = Run(spot)
    if count:
        run, pile = open_field(t, down, play, pile, spot, count, 1, runner)
        facts = (*facts, ("run", run.sets))
    if run.fumbled:
        result, pile = fumbled_at(t, down, pile, run.spot, kind, facts)
        return result._replace(ofr=True), pile
    return dead_at(t, down, run.spot, kind, facts, run.drew, run.out or out), pile
