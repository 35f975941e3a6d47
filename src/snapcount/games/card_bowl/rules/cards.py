"""Chapters 1 and 2: cards, their values, the deck of a play and how a card is turned."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table
from snapcount.games.card_bowl.tables import CARDS

Card = str
"""CB-1.11 Rank and suit letter: "AS", "10H", "KD"; the Jokers are "RJ" and "BJ"."""

RJ: Card = "RJ"
BJ: Card = "BJ"
SUITED: tuple[Card, ...] = tuple(rank + suit for suit in "SHDC" for rank in CARDS["values"])
FULL: tuple[Card, ...] = (*SUITED, RJ, BJ)
"""CB-1.2 52 suited cards and two Jokers."""
SINGLE: tuple[Card, ...] = (*SUITED, RJ)
"""CB-33.3 With one Joker, the red one: 53 cards, and no Black Joker whose rules could apply."""

VALUE: dict[Card, int] = {card: CARDS["values"][card[:-1]] for card in SUITED}
"""CB-1.4"""
VALUE[RJ] = VALUE[BJ] = CARDS["joker_in_hand"]  # CB-1.5 among a team's eleven; CB-1.7 drawn it has no number
FACE: dict[Card, int] = {card: CARDS["face_value"].get(card[:-1], 0) for card in FULL}
"""CB-1.9 J, Q and K; a Joker is no face card."""
SUIT: dict[Card, str] = {card: card[-1] for card in SUITED} | CARDS["joker_suit"]
"""CB-1.8 A Joker has a suit and a colour wherever one is compared."""
RED: frozenset[Card] = frozenset(card for card in FULL if SUIT[card] in CARDS["red_suits"])
JOKERS: frozenset[Card] = frozenset((RJ, BJ))
HAND: int = CARDS["hand_size"]
"""CB-1.10"""
RANK: dict[Card, int] = {card: at for at, card in enumerate(sorted(FULL, key=lambda c: (VALUE[c], c)))}
"""The order in which a hand is shown: by value, then suit."""


class Flag(NamedTuple):
    """A foul that waits for its determination card (CB-2.10). `spot` is in the yards of `runner`."""

    kind: str
    spot: int = 0
    runner: Seat | None = None
    """Who ran; at a loose ball, who had lost it."""
    after: bool = False
    """The foul came after a kick, a loose ball or a change of possession."""


class Pile(NamedTuple):
    """What can still be drawn on a play, what comes back when that is used up, and the flag that is down.

    CB-30.2 There is one flag at most: each Joker acts once a play.
    """

    deck: tuple[Card, ...]
    again: tuple[Card, ...]
    flag: Flag | None = None


FULL_PILE = Pile(FULL, SUITED)
SINGLE_PILE = Pile(SINGLE, SUITED)


def full_pile(single: bool) -> Pile:
    """CB-2.4, CB-2.5 A fresh shuffle: special-teams plays, spikes and kneel-downs draw from the whole pack."""
    return SINGLE_PILE if single else FULL_PILE


def turn(t: Table, pile: Pile, purpose: str, seat: Seat) -> tuple[Card, Pile]:
    """CB-2.1, CB-2.3 Turn the next card, its purpose named.

    CB-2.8, CB-2.9 An empty deck begins again without the Jokers, which have acted.
    """
    card, deck = t.draw_out(pile.deck or pile.again)
    if t.listens:
        t.tell("turned", card=card, purpose=purpose, seat=seat)
    return card, new(Pile, (deck, pile.again, pile.flag))


def flagged(pile: Pile, flag: Flag) -> Pile:
    return Pile(pile.deck, pile.again, flag)


def plain_card(t: Table, pile: Pile, purpose: str, seat: Seat) -> tuple[Card, Pile]:
    """CB-2.6 A card whose Jokers have no effect: they are laid aside and replaced."""
    while True:
        card, pile = turn(t, pile, purpose, seat)
        if card not in JOKERS:
            return card, pile


def rounded(number: Fraction | float) -> int:
    """CB-2.12 R: to the nearest whole number, halves up."""
    return floor(number + Fraction(1, 2))


def shared(part: int, divisor: int) -> int:
    """R(part / divisor) in whole numbers."""
    return (2 * part + divisor) // (2 * divisor)


def half(value: int) -> int:
    """CB-2.13 H: half a value, rounded up."""
    return (value + 1) // 2


def total(cards: tuple[Card, ...]) -> int:
    return sum([VALUE[card] for card in cards])


def faces(cards: tuple[Card, ...]) -> int:
    """The face values of several cards together."""
    return sum([FACE[card] for card in cards])
