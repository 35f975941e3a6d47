"""What a seat may see: a new record built from what is public and its own, never by taking secrets away."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import NamedTuple

from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.cards import HAND, JOKERS, RJ, Card, Pile
from snapcount.games.card_bowl.rules.clock import in_window
from snapcount.games.card_bowl.state import Call, Check, Defender, Field, Hands, Kick, Man, Play, Rules, State


class View(NamedTuple):
    """A seat's view (None: a spectator's). Hidden cards are empty texts."""

    seat: Seat | None
    rules: Rules
    phase: str
    quarter: int
    left: int
    running: bool
    score: tuple[int, int]
    timeouts: tuple[int, int]
    ball: Seat
    """Who has the ball, or kicks."""
    spot: int
    down: int
    to_go: int
    toss_loser: Seat
    stock: tuple[int, int]
    hurry: int
    untimed: bool
    kick: Kick
    trying: int
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
        return self.seat is self.ball

    @property
    def line(self) -> int:
        return min(100, self.spot + self.to_go)


_new = tuple.__new__
OPEN = 17
"""The first so many fields of a state are open to everybody, and stand in a view behind the seat."""
assert State._fields[:OPEN] == tuple(
    "seat" if name == "ball" else name for name in View._fields[1 : OPEN + 1]
)
COURSE = 7
"""From here on the fields of a play are open to everybody, and close a view."""
assert Play._fields[COURSE:] == View._fields[-5:] == ("survived", "pressure", "check", "call", "moment")
UP = attrgetter("up")
HIDDEN = ("",) * HAND
NO_PLAY = (None, (), (), 0, 0, Check(), None, "")
"""How a view ends before cards lie on the table."""


def view(state: State, seat: Seat | None) -> View:
    """CB-11.11, CB-12.19 What this seat may see of a checkpoint: its own cards always, of the deck only how many."""
    hands, play, ball = state.hands, state.play, state.seat
    late = in_window(state.rules, state.quarter, state.left)
    own, other = seat is ball, seat is ball.other
    hand: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    exchanged = False
    deck = 53 if state.rules.single else 54
    if hands is not None:
        exchanged, deck = hands.exchanged, len(hands.pile.deck)
        if own:
            hand, gone = () if play is not None else hands.offence, hands.offence_discards
        elif other:
            hand, gone = hands.defence, hands.defence_discards
    if play is None:
        return _new(View, (seat, *state[:OPEN], late, hand, gone, exchanged, deck, *NO_PLAY))
    field, offence, defence = play.field, play.offence, play.defence
    if not own:
        offence = seen(field.men, offence)
    if not other:
        defence = seen(field.defenders, defence)
    gone = play.offence_discards if own else play.defence_discards if other else ()
    deck = len(play.pile.deck)
    return _new(View, (
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
    own = (seat is state.seat, seat is state.seat.other)
    groups = (hands.offence, hands.offence_discards, hands.defence, hands.defence_discards)
    hidden = tuple(card for at, group in enumerate(groups) if not own[at // 2] for card in group)
    dealt, deck = redealt(hidden, hands.pile, hands.exchanged, random)
    fresh = [group if own[at // 2] else tuple(dealt.pop() for _ in group) for at, group in enumerate(groups)]
    before = (*hands.offence_discards, *hands.defence_discards)
    pile = piled(deck, (*fresh[1], *fresh[3]), before, hands.pile)
    return state._replace(hands=Hands(fresh[0], fresh[2], pile, fresh[1], fresh[3], hands.exchanged))


def scrambled_play(state: State, play: Play, seat: Seat | None, random: Random) -> State:
    field = play.field
    mine, theirs = seat is state.seat, seat is state.seat.other
    hands = state.hands
    held = hands.defence if hands is not None else ()
    offence_hidden = [not mine and not man.up for man in field.men]
    defence_hidden = [not theirs and not d.up for d in field.defenders]
    hidden = [card for card, out in zip(play.offence, offence_hidden, strict=True) if out]
    hidden += [card for card, out in zip(play.defence, defence_hidden, strict=True) if out]
    hidden += () if theirs else held
    hidden += () if mine else play.offence_discards
    hidden += () if theirs else play.defence_discards
    dealt, deck = redealt(tuple(hidden), play.pile, play.exchanged, random)
    offence = tuple(
        [dealt.pop() if out else card for card, out in zip(play.offence, offence_hidden, strict=True)]
    )
    defence = tuple(
        [dealt.pop() if out else card for card, out in zip(play.defence, defence_hidden, strict=True)]
    )
    held = held if theirs else tuple(dealt.pop() for _ in held)
    gone = play.offence_discards if mine else tuple(dealt.pop() for _ in play.offence_discards)
    thrown = play.defence_discards if theirs else tuple(dealt.pop() for _ in play.defence_discards)
    before = (*play.offence_discards, *play.defence_discards)
    pile = piled(deck, (*gone, *thrown), before, play.pile)
    fresh = play._replace(
        offence=offence, defence=defence, pile=pile, offence_discards=gone, defence_discards=thrown
    )
    if hands is not None:
        hands = Hands(offence, held, pile, gone, thrown, hands.exchanged)
    return state._replace(play=fresh, hands=hands)


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
