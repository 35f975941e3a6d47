"""Chapter 21: the rushing play, and what all runs share."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.cards import (
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
from snapcount.games.card_bowl.match_ups import (
    Lane,
    card_of,
    defence_card,
    defence_values,
    end_side,
    in_cover_range,
    in_lane,
    in_line_range,
    lanes,
    offence_values,
    turned_up,
)
from snapcount.games.card_bowl.open_field import open_field
from snapcount.games.card_bowl.questions import Chosen, ExtraCard
from snapcount.games.card_bowl.results import Facts, dead_at, fumbled_at
from snapcount.games.card_bowl.state import Call, Down, Man, Play, Result

NO_LIMIT = 99


def run_yards(o: int, d: int, cards: tuple[Card, ...], divide: int, most: int) -> int:
    """CB-21.10 to CB-21.12 Half the margin (a quarter for a sneak); a loss is the face cards, limited by the margin."""
    margin = shared(o - d, divide)
    if o >= d:
        return margin if o > d else 0
    return -min(most, faces(cards), -margin)


def rush_cards(handoff: Card, cards: tuple[Card, ...]) -> int:
    """CB-21.17 Open-field cards of a run that broke through."""
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
            t.tell("flagged", kind="RUSH-D", seat=down.offence)
            pile = flagged(pile, Flag("RUSH-D"))
        else:
            cards = (*cards, card)
    return cards, fumbled, pile


@rule("CB-13.18")
def extra_card(
    t: Table, down: Down, play: Play, call: Call, cards: tuple[Chosen, ...], handoff: Card
) -> tuple[str, Play]:
    """CB-13.19 The defence adds one card in range; it is revealed and spent."""
    if not cards:
        return "", play
    named = t.ask(down.defence, ExtraCard(cards, call, handoff))
    if named == "none":
        return "", play
    if t.listens:
        t.tell("extra", seat=down.defence, place=named, card=defence_card(play, named))
    return named, play._replace(field=turned_up(play.field, (named,)))


def lane_extras(play: Play, lane: Lane) -> tuple[Chosen, ...]:
    """The cards whose range reaches a lane."""
    field = play.field
    first, last = lane[0], lane[-1]
    return tuple(
        [
            Chosen(d.place, card)
            for d, card in zip(field.defenders, play.defence, strict=True)
            if (d.zone or d.hang) and (in_line_range(d, first, field) or in_line_range(d, last, field))
        ]
    )


def cover_extras(play: Play, men: tuple[Man, ...], side: str, cover: tuple[str, ...]) -> tuple[Chosen, ...]:
    """The cards, but those on them already, whose range reaches one of these men on a side (CB-26.3)."""
    return tuple(
        [
            Chosen(d.place, card)
            for d, card in zip(play.field.defenders, play.defence, strict=True)
            if (d.zone or d.hang)
            and d.place not in cover
            and [man for man in men if in_cover_range(d, man, side)]
        ]
    )


@rule("CB-21.3")
def rush(t: Table, down: Down, play: Play, call: Call) -> tuple[Result, Pile]:
    """A back takes the handoff through a lane: handoff, extra card, three defensive cards."""
    lane = lanes(len(play.field.xs))[call.lane]
    carrier = card_of(play, call.carrier)
    if t.listens:
        t.tell("ran", seat=down.offence, place=call.carrier, card=carrier, lane=call.lane)
    handoff, pile = handoff_card(t, down, play.pile, "handoff")
    if handoff == RJ:
        return lost_handoff(t, down, pile)
    extra, play = extra_card(t, down, play, call, lane_extras(play, lane), handoff)
    cards, fumbled, pile = run_defence(t, down, pile, 3)
    o = (
        carrier_value(carrier, play.field.gun)
        + VALUE[handoff]
        + in_lane(offence_values(play.field, play.offence), lane)
    )
    d = in_lane(defence_values(play.field, play.defence), lane) + total(cards)
    d += VALUE[defence_card(play, extra)] if extra else 0
    yards = run_yards(o, d, cards, 2, NO_LIMIT)
    facts: Facts = (("O", o), ("D", d), ("base_yards", yards), ("extra", extra))
    spot = down.los + yards
    if fumbled:
        return fumbled_at(t, down, pile, spot, "rush", facts)
    count = rush_cards(handoff, cards) if o > d and spot < 100 else 0
    way = end_side(lane, len(play.field.xs))
    out = down.suits and SUIT[handoff] == SUIT[carrier]
    return broken_run(t, down, play._replace(pile=pile), "rush", spot, count, way, call.carrier, out, facts)


@rule("CB-21.13")
def handoff_card(t: Table, down: Down, pile: Pile, purpose: str) -> tuple[Card, Pile]:
    """A handoff: the Black Joker is a foul and is replaced, the Red one is a fumble."""
    card, pile = turn(t, pile, purpose, down.offence)
    if card == BJ:
        t.tell("flagged", kind="HANDOFF", seat=down.offence)
        card, pile = turn(t, flagged(pile, Flag("HANDOFF")), purpose, down.offence)
    return card, pile


@rule("CB-21.5")
def lost_handoff(t: Table, down: Down, pile: Pile) -> tuple[Result, Pile]:
    """CB-21.6 A fumbled handoff lies behind the line by the face cards of three defensive cards."""
    cards, _, pile = run_defence(t, down, pile, 3)
    return fumbled_at(t, down, pile, down.los - faces(cards), "rush", ())


@rule("CB-21.17")
def broken_run(
    t: Table,
    down: Down,
    play: Play,
    kind: str,
    spot: int,
    count: int,
    way: str,
    carrier: str,
    out: bool,
    facts: Facts,
) -> tuple[Result, Pile]:
    """A run goes on in the open field with so many cards, and ends."""
    run, pile = open_field(t, down, play, play.pile, spot, count, 1, way, carrier)
    if run.fumbled:
        result, pile = fumbled_at(t, down, pile, run.spot, kind, facts)
        return result._replace(ofr=True), pile
    result = dead_at(t, down, run.spot, kind, facts)
    return result._replace(ofr=run.drew, oob=(run.out or out) and result.event == "ball"), pile
