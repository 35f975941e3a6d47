"""A scrimmage play from the deal to the snap (chapters 11, 12 and 15), one phase a decision."""

from __future__ import annotations

from snapcount.core.data.made import new
from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import Adjust, Motion, SetDefence, SetOffence
from snapcount.games.card_bowl.rules.booking import booked, down_of
from snapcount.games.card_bowl.rules.cards import Card, Pile
from snapcount.games.card_bowl.rules.fouls import settled as fouls_settled
from snapcount.games.card_bowl.rules.lineup.adjustment import adjusted, in_motion, settled
from snapcount.games.card_bowl.rules.lineup.deal import deal
from snapcount.games.card_bowl.rules.lineup.formations import MEN, SHAPES, defenders_of, shape_of
from snapcount.games.card_bowl.rules.lineup.snap import snap
from snapcount.games.card_bowl.rules.results import fumbled_at
from snapcount.games.card_bowl.rules.turns.match_ups import passer, with_man
from snapcount.games.card_bowl.state import Field, Hands, Man, Phase, Play, State

SHOWN_PASSER = Man("QB", "Q", up=True)
"""The quarterback is the first card of every shape."""


def hands_of(state: State) -> Hands:
    assert state.hands is not None, "the cards have not been dealt"
    return state.hands


def play_of(state: State) -> Play:
    assert state.play is not None, "no play is under way"
    return state.play


def at_phase(state: State, phase: Phase, play: Play | None = None, hands: Hands | None = None) -> State:
    """The same state in another phase of its play."""
    (
        options, _, quarter, left, running, score, timeouts, situation, loser, stock, hurry, untimed, kick, trying,
        _, _,
    ) = state  # fmt: skip
    return new(State, (
        options, phase, quarter, left, running, score, timeouts, situation, loser, stock, hurry, untimed, kick, trying,
        hands, play,
    ))  # fmt: skip


def with_field(play: Play, field: Field) -> Play:
    """The same play with its cards moved."""
    return new(Play, (field, *play[1:]))


def begun(play: Play, field: Field, offence: tuple[Card, ...], defence: tuple[Card, ...], pile: Pile) -> Play:
    """A play before the snap card has done anything but move the cards and the pile."""
    return new(Play, (field, offence, defence, pile, *play[4:]))


@rule("CB-11.1")
def deal_phase(t: Table, state: State) -> State:
    """A fresh shuffle, both hands, and their discards."""
    dealt = at_phase(state, "offence", None, deal(t, state))
    return dealt._replace(hurry=0) if state.hurry else dealt


@rule("CB-12.7")
def offence_phase(t: Table, state: State) -> State:
    """The offence lays its eleven cards face down; the defence sees the shape."""
    hands = hands_of(state)
    chosen = t.ask(state.situation.offence, SetOffence(hands.offence))
    shape = SHAPES[chosen.shape]
    if t.listens:
        t.tell("lined_up", seat=state.situation.offence, shape=chosen.shape)
    _, _, pile, mine, theirs, exchanged = hands
    field = new(Field, (shape.gun, MEN[chosen.shape], (), (), 0))
    return at_phase(state, "defence", Play(field, chosen.cards, (), pile, mine, theirs, exchanged), hands)


@rule("CB-12.13")
def defence_phase(t: Table, state: State) -> State:
    """The defence places its eleven cards face down against the shape it sees."""
    hands, play = hands_of(state), play_of(state)
    shape = shape_of(play.field)
    chosen = t.ask(state.situation.offence.other, SetDefence(hands.defence, shape.id))
    defenders = defenders_of(chosen.front, chosen.zones, chosen.corners)
    field = new(Field, (play.field.gun, play.field.men, chosen.front, defenders, 0))
    if t.listens:
        seat = state.situation.offence.other
        t.tell("set", seat=seat, front=chosen.front, zones=chosen.zones, corners=chosen.corners)
    return at_phase(state, "motion", begun(play, field, play.offence, chosen.cards, play.pile))


@rule("CB-12.15")
def motion_phase(t: Table, state: State) -> State:
    """One offensive card may go in motion, and only then the defence may adjust."""
    play = play_of(state)
    shift = None if state.options.simple else t.ask(state.situation.offence, Motion(play.field))  # CB-33.8
    if shift is None:
        return at_phase(state, "snap", play)
    field, offence, defence = in_motion(play.field, play.offence, play.defence, shift)
    t.tell("went_in_motion", seat=state.situation.offence, place=shift.card, slot=shift.slot)
    field = adjustment(t, state, field)
    field, defence = settled(field, defence)
    return at_phase(state, "snap", play._replace(field=field, offence=offence, defence=defence))


@rule("CB-12.17")
def adjustment(t: Table, state: State, field: Field) -> Field:
    """The defence answers a motion, each card once."""
    acted: tuple[str, ...] = ()
    while True:
        turn = t.ask(state.situation.offence.other, Adjust(field, acted))
        for move in turn.moves:
            field = adjusted(field, move)
            t.tell(
                "adjusted",
                seat=state.situation.offence.other,
                place=move.card,
                act=move.act,
                to_place=move.to,
            )
        if turn.done:
            return field
        acted = (*acted, *(move.card for move in turn.moves))


@rule("CB-15.1")
def snap_phase(t: Table, state: State) -> State:
    """The quarterback is shown and the snap card drawn; the play goes on, is dead, or the ball is loose."""
    play = play_of(state)
    down = down_of(state)
    field = with_man(play.field, 0, SHOWN_PASSER)
    if t.listens:
        t.tell("snapped", seat=state.situation.offence, card=passer(play), gun=field.gun)
    snapped, pile = snap(t, down, field.gun, play.pile)
    if snapped.dead is not None:
        return booked(t, state, snapped.dead)
    if snapped.loose is not None:
        result, pile = fumbled_at(t, down, pile, snapped.loose, "snap", ())
        return booked(t, state, fouls_settled(t, down, result, pile))
    return at_phase(state, "pattern_1", begun(play, field, play.offence, play.defence, pile))
