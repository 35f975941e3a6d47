"""What a seat may see: a new record built from what is public and its own, never by taking secrets away."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat
from snapcount.football.scoring import Pair
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.rules.cards import HAND, JOKERS, RANK, RJ, Card, Pile
from snapcount.games.card_bowl.rules.clock import in_window
from snapcount.games.card_bowl.state import (
    Call,
    Check,
    Defender,
    Field,
    Hands,
    Kick,
    Man,
    Options,
    Phase,
    Play,
    State,
)


class View(NamedTuple):
    """A seat's view (None: a spectator's). Hidden cards are empty texts."""

    seat: Seat | None
    options: Options
    phase: Phase
    quarter: int
    left: int
    running: bool
    score: Pair
    timeouts: Pair
    situation: Situation[int]
    toss_loser: Seat
    stock: Pair
    hurry: int
    untimed: bool
    kick: Kick
    trying: bool
    late: bool
    """In a late window: out of bounds by choice."""
    hand: tuple[Card, ...] = ()
    """The seat's own eleven before they lie in formation."""
    discards: tuple[Card, ...] = ()
    exchanged: bool = False
    """The defence put the Red Joker back into the deck."""
    deck: int = 54
    field: Field | None = None
    offence: tuple[Card, ...] = ()
    """The offence's cards in the order of `field.men`; empty where this seat can't see the face."""
    defence: tuple[Card, ...] = ()
    survived: int = 0
    pressure: int = 0
    check: Check = Check()
    call: Call | None = None
    moment: str = ""

    @property
    def offends(self) -> bool:
        """Whether this seat has the ball."""
        return self.seat is self.situation.offence


OPEN = 14
"""The first so many fields of a state are open to everybody, and stand in a view behind the seat."""
assert State._fields[:OPEN] == View._fields[1 : OPEN + 1]
COURSE = 7
"""From here on the fields of a play are open to everybody, and close a view."""
assert Play._fields[COURSE:] == View._fields[-5:] == ("survived", "pressure", "check", "call", "moment")
UP = attrgetter("up")
HIDDEN = ("",) * HAND
NO_PLAY = (None, (), (), 0, 0, Check(), None, "")
"""How a view ends before cards lie on the table."""


def view(state: State, seat: Seat | None) -> View:
    """CB-11.11, CB-12.19 What this seat may see of a checkpoint: its own cards always, of the deck only how many."""
    hands, play, offends = state.hands, state.play, state.situation.offence
    late = in_window(state.options, state.quarter, state.left)
    own, other = seat is offends, seat is offends.other
    hand: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    exchanged = False
    deck = 53 if state.options.single else 54
    if hands is not None:
        exchanged, deck = hands.exchanged, len(hands.pile.deck)
        if own:
            hand, gone = () if play is not None else hands.offence, hands.offence_discards
        elif other:
            hand, gone = hands.defence, hands.defence_discards
    if play is None:
        return new(View, (seat, *state[:OPEN], late, hand, gone, exchanged, deck, *NO_PLAY))
    field, offence, defence = play.field, play.offence, play.defence
    if not own:
        offence = seen(field.men, offence)
    if not other:
        defence = seen(field.defenders, defence)
    gone = play.offence_discards if own else play.defence_discards if other else ()
    deck = len(play.pile.deck)
    return new(View, (
        seat, *state[:OPEN], late, hand, gone, play.exchanged, deck, field, offence, defence, *play[COURSE:],
    ))  # fmt: skip


def seen(placed: tuple[Man, ...] | tuple[Defender, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """CB-16.18 The faces that everybody sees: those of the cards that are turned up."""
    up = tuple(map(UP, placed))
    if True not in up:
        return HIDDEN[: len(up)]
    return tuple([card if shown else "" for shown, card in zip(up, cards, strict=True)])


# Everything hidden, drawn anew


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """The same state with every card that this seat can't see dealt again from those it can't see."""
    if state.play is not None:
        return scrambled_play(state, state.play, seat, random)
    if state.hands is None:
        return state
    hands = state.hands
    mine, theirs = seat is state.situation.offence, seat is state.situation.offence.other
    known = ([not mine] * len(hands.offence), [not theirs] * len(hands.defence))
    offence, defence, gone, thrown, pile = dealt_anew(hands, hands.defence, known, (mine, theirs), random)
    return state._replace(hands=Hands(offence, defence, pile, gone, thrown, hands.exchanged))


def scrambled_play(state: State, play: Play, seat: Seat | None, random: Random) -> State:
    field = play.field
    mine, theirs = seat is state.situation.offence, seat is state.situation.offence.other
    hands = state.hands
    held = play.defence if hands is None else hands.defence
    offence_hidden = [not mine and not man.up for man in field.men]
    defence_hidden = [not theirs] * len(held) if hands else [not theirs and not d.up for d in field.defenders]
    hidden = (offence_hidden, defence_hidden)
    offence, held, gone, thrown, pile = dealt_anew(play, held, hidden, (mine, theirs), random)
    fresh = play._replace(
        offence=offence,
        defence=held if hands is None else play.defence,
        pile=pile,
        offence_discards=gone,
        defence_discards=thrown,
    )
    if hands is not None:
        hands = Hands(offence, held, pile, gone, thrown, hands.exchanged)
    return state._replace(play=fresh, hands=hands)


Dealt = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], Pile]
"""Both sides' eleven, both sides' discards, and the pile."""


def dealt_anew(
    old: Hands | Play,
    defence: tuple[Card, ...],
    hidden: tuple[list[bool], list[bool]],
    own: tuple[bool, bool],
    random: Random,
) -> Dealt:
    """Cards that this seat can't see, dealt again from those; discards of its own stay as they are."""
    sides = ((old.offence, old.offence_discards), (defence, old.defence_discards))
    unseen = [
        (*(card for card, out in zip(cards, outs, strict=True) if out), *(() if known else gone))
        for (cards, gone), outs, known in zip(sides, hidden, own, strict=True)
    ]
    while True:
        dealt, deck = redealt((*unseen[0], *unseen[1]), old.pile, old.exchanged, random)
        fresh = [
            (laid(cards, outs, gone, dealt, random) if not known else (cards, gone))
            for (cards, gone), outs, known in zip(sides, hidden, own, strict=True)
        ]
        (offence, gone), (held, thrown) = fresh
        if JOKERS.isdisjoint((*gone, *thrown)):
            before = (*old.offence_discards, *old.defence_discards)
            return offence, held, gone, thrown, piled(deck, (*gone, *thrown), before, old.pile)


def laid(
    cards: tuple[Card, ...], hidden: list[bool], discards: tuple[Card, ...], dealt: list[Card], random: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A side with its hidden cards dealt anew, of which the lowest were thrown away (CB-11.5)."""
    fresh = sorted([dealt.pop() for _ in range(sum(hidden) + len(discards))], key=RANK.__getitem__)
    gone, kept = fresh[: len(discards)], fresh[len(discards) :]
    random.shuffle(kept)
    return tuple([kept.pop() if out else card for card, out in zip(cards, hidden, strict=True)]), tuple(gone)


def redealt(
    hidden: tuple[Card, ...], pile: Pile, exchanged: bool, random: Random
) -> tuple[list[Card], tuple[Card, ...]]:
    """The hidden cards and the deck, shuffled; a Red Joker that everybody knows to be in the deck stays there."""
    known = (RJ,) if exchanged and RJ in pile.deck else ()
    pool = [*hidden, *(card for card in pile.deck if card not in known)]
    random.shuffle(pool)
    cut = len(hidden)
    return pool[:cut], (*pool[cut:], *known)


def piled(deck: tuple[Card, ...], gone: tuple[Card, ...], before: tuple[Card, ...], old: Pile) -> Pile:
    """The deck with what comes back when it is used up: itself, the discards, and what has been turned."""
    turned = [card for card in old.again if card not in old.deck and card not in before]
    again = [card for card in (*deck, *gone, *turned) if card not in JOKERS]
    return Pile(deck, tuple(again), old.flag)
