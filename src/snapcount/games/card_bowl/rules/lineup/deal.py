"""Chapter 11: the deal."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.games.card_bowl.questions import Discard, ExchangeJoker
from snapcount.games.card_bowl.rules.cards import FULL, HAND, JOKERS, RANK, RJ, SINGLE, VALUE, Card, Pile
from snapcount.games.card_bowl.state import Hands, Options, State
from snapcount.games.card_bowl.tables import DEAL

MOST: int = DEAL["max"]
LEFT_IN_DECK: int = DEAL["min_cards_left_in_deck"]
Hand = Callable[[Sequence[Card]], tuple[Card, ...]]


def hurry_cards(intervals: int) -> int:
    """CB-11.7 Extra cards for the defence after a short run-off."""
    return int(DEAL["hurry_up_extra_cards"][str(intervals)])


def dealt_to(options: Options, stock: tuple[int, int], quarter: int, seat: Seat, attacking: bool) -> int:
    """CB-11.2, CB-11.3, CB-33.6 How many cards a side is dealt, before hurry-up cards."""
    count = options.offence_cards if attacking else options.defence_cards
    if options.by_quarter:
        count = options.by_quarter[min(quarter, len(options.by_quarter)) - 1]
    count = options.team_deals[2 * seat + (not attacking)] or count
    share = stock[seat] if attacking else options.stock - stock[seat]
    return min(MOST, count + options.handicap[seat] + share)


def deal_order(offence: int, defence: int) -> tuple[bool, ...]:
    """CB-11.1, CB-11.4 To whom each card goes (True: the defence): alternately, defence first, then the rest."""
    both = min(offence, defence)
    return (True, False) * both + (True,) * (defence - both) + (False,) * (offence - both)


@cache
def hands_dealt(offence: int, defence: int, hurry: int) -> tuple[Hand, Hand]:
    """How offence and defence take their cards out of those dealt, hurry-up cards last."""
    order = deal_order(offence, defence) + (True,) * hurry
    mine, theirs = [[at for at, side in enumerate(order) if side is defends] for defends in (False, True)]
    return itemgetter(*mine), itemgetter(*theirs)


def lowest_first(hand: Sequence[Card]) -> list[Card]:
    return sorted(hand, key=RANK.__getitem__)


def cut(ordered: list[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...], int]:
    """CB-11.5 Of a hand, lowest first: the cards that must go, those among which the owner chooses, and how many."""
    count = len(ordered) - HAND
    if count <= 0:
        return (), (), 0
    edge = VALUE[ordered[count - 1]]
    if VALUE[ordered[count]] != edge:
        return tuple(ordered[:count]), (), 0
    first = bisect_left(ordered, edge, key=VALUE.__getitem__)
    last = bisect_right(ordered, edge, key=VALUE.__getitem__)
    return tuple(ordered[:first]), tuple(ordered[first:last]), count - first


@rule("CB-11.5")
def discarded(
    t: Table, seat: Seat, hand: tuple[Card, ...], simple: bool = False
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The lowest cards go; among equal ones the owner chooses the suits. The eleven kept, and the discards.

    CB-33.8 At the simple level the first of the equal ones go.
    """
    ordered = lowest_first(hand)
    gone, among, count = cut(ordered)
    kept = ordered[len(gone) :]
    if count:
        chosen = among[:count] if simple else t.ask(seat, Discard(among, count, tuple(ordered)))
        gone = (*gone, *chosen)
        kept = [card for card in kept if card not in chosen]
    kept.reverse()
    if t.listens:
        t.tell("kept", to=seat, cards=tuple(kept), discards=gone)
    return tuple(kept), gone


@rule("CB-11.1")
def deal(t: Table, state: State) -> Hands:
    """CB-11.8, CB-11.10 Both hands from a fresh deck (CB-2.4), hurry-up cards, the Red Joker's exchange, the discards.

    CB-1.6, CB-11.6 What was dealt can't be drawn: the pile is the rest; the discards come back when it is used up.
    """
    offence = state.situation.offence
    defence = offence.other
    options = state.options
    deck = SINGLE if options.single else FULL
    mine = dealt_to(options, state.stock, state.quarter, offence, True)
    theirs = dealt_to(options, state.stock, state.quarter, defence, False)
    hurry = min(state.hurry, len(deck) - LEFT_IN_DECK - mine - theirs)
    cards, deck = t.deal(deck, mine + theirs + hurry)
    to_offence, to_defence = hands_dealt(mine, theirs, hurry)
    own, other = to_offence(cards), to_defence(cards)
    if t.listens:
        t.tell("dealt", offence=len(own), defence=len(other), seat=offence)
    exchanged = False
    if options.exchange and not options.simple and RJ in other:
        deck, other, exchanged = exchange(t, defence, deck, other)
    kept, gone = discarded(t, offence, own, options.simple)
    held, thrown = discarded(t, defence, other, options.simple)
    suited = len(deck)
    while deck[suited - 1] in JOKERS:
        suited -= 1
    pile = new(Pile, (deck, deck[:suited] + gone + thrown, None))
    return new(Hands, (kept, held, pile, gone, thrown, exchanged))


@rule("CB-11.9")
def exchange(
    t: Table, defence: Seat, deck: tuple[Card, ...], hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...], bool]:
    """The defence may put the Red Joker back and take the top card instead, drawn before the Joker returns."""
    if t.ask(defence, ExchangeJoker(tuple(lowest_first(hand)))) == "keep":
        return deck, hand, False
    card = t.draw(deck)
    t.tell("exchanged", seat=defence)
    t.tell("received", to=defence, card=card)
    left = tuple([other for other in deck if other != card])
    return (*left, RJ), tuple([card if held == RJ else held for held in hand]), True
