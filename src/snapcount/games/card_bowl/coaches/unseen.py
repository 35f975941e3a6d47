"""What a seat can infer about the cards nobody has shown it."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.games.card_bowl.rules.cards import FULL, HAND, JOKERS, RJ, SINGLE, SUIT, VALUE, Card
from snapcount.games.card_bowl.rules.lineup.deal import dealt_to
from snapcount.games.card_bowl.view import View

HIGHEST = 16
"""No card counts more: a Joker, or a king in shotgun, and one for the comparison."""


class Unseen(NamedTuple):
    """All cards but those this seat has seen: a draw is any of them, a hidden hand the best of some of them."""

    cards: tuple[Card, ...]
    mean: float
    """Of a card that is drawn."""
    spread: float
    """Its standard deviation."""
    shares: tuple[float, ...]
    """How likely a drawn card is below each value."""
    means: tuple[float, ...]
    """The mean of those below each value."""
    hand: tuple[float, ...]
    """The other side's eleven as expected, best first."""
    joker: float
    """How likely a drawn card is the Red Joker."""

    def below(self, limit: float) -> tuple[float, float]:
        """How likely a drawn card is under a limit, and its mean then."""
        at = max(0, min(HIGHEST, int(limit)))
        return self.shares[at], self.means[at]

    def above(self, limit: float) -> float:
        """How likely a drawn card is over a limit."""
        return 1 - self.shares[max(0, min(HIGHEST, int(limit) + 1))]

    def suit(self, suit: str) -> float:
        """How likely a drawn card is of a suit."""
        return sum([SUIT[card] == suit for card in self.cards]) / len(self.cards)


def unseen_by(view: View) -> Unseen:
    """From a seat's view: its hand, its discards and whatever lies face up are known, all else is not."""
    offence = view.situation.offence
    other = offence.other if view.offends else offence
    dealt = dealt_to(view.options, view.stock, view.quarter, other, not view.offends)
    return unseen((*view.hand, *view.discards, *view.offence, *view.defence), view.options.single, dealt)


@lru_cache(maxsize=256)
def unseen(seen: tuple[Card, ...], single: bool, dealt: int) -> Unseen:
    known = frozenset(seen)
    cards = tuple([card for card in (SINGLE if single else FULL) if card not in known])
    values = sorted([VALUE[card] for card in cards])
    drawn = [VALUE[card] for card in cards if card not in JOKERS]
    mean = plain_sum(drawn) / len(drawn)
    spread = sqrt(plain_sum([value * value for value in drawn]) / len(drawn) - mean * mean)
    shares, means = [0.0], [0.0]
    for limit in range(1, HIGHEST + 1):
        under = [value for value in drawn if value < limit]
        shares.append(len(under) / len(drawn))
        means.append(plain_sum(under) / len(under) if under else 0.0)
    hand = expected_hand(values, dealt)
    return Unseen(cards, mean, spread, tuple(shares), tuple(means), hand, (RJ in cards) / len(cards))


def expected_hand(values: list[int], dealt: int) -> tuple[float, ...]:
    """The best eleven of so many dealt from these values, by their expected ranks."""
    top = len(values) - 1
    found: list[float] = []
    for rank in range(dealt, dealt - HAND, -1):
        at = rank / (dealt + 1) * len(values) - 0.5
        low = max(0, min(top, int(at)))
        found.append(values[low] + (at - low) * (values[min(top, low + 1)] - values[low]))
    return tuple(found)


# Sums of several draws are nearly normal numbers. The tables count in twentieths of a standard deviation.

STEPS, WIDEST = 20, 5
MIDDLE, LAST = STEPS * WIDEST, 2 * STEPS * WIDEST
_AT_LEAST = tuple(
    [0.5 - 0.5 * erf(at / STEPS / sqrt(2)) for at in range(-STEPS * WIDEST, STEPS * WIDEST + 1)]
)
_POSITIVE = tuple(
    [
        z * (0.5 + 0.5 * erf(z / sqrt(2))) + exp(-z * z / 2) / sqrt(2 * pi)
        for z in (at / STEPS for at in range(-STEPS * WIDEST, STEPS * WIDEST + 1))
    ]
)


def chance(mean: float, spread: float, least: float) -> float:
    """How likely a normal number reaches `least`."""
    z = int(STEPS * (least - mean) / spread + MIDDLE + 0.5)
    return _AT_LEAST[z] if 0 <= z <= LAST else float(z < 0)


def positive(mean: float, spread: float) -> float:
    """The mean of a normal number cut off at 0."""
    z = int(STEPS * mean / spread + MIDDLE + 0.5)
    return spread * _POSITIVE[z] if 0 <= z <= LAST else max(0.0, mean)
