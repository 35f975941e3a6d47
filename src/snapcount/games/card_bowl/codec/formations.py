"""Whole formations in words: where cards lie, then which."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from snapcount.core.stepping.codec import Ids
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.codec.ids import CARDS, FRONT, PLACES, SHAPE_IDS, ZONES
from snapcount.games.card_bowl.rules.cards import HAND, Card
from snapcount.games.card_bowl.rules.lineup.formations import (
    FRONT as LIMITS,
)
from snapcount.games.card_bowl.rules.lineup.formations import (
    SHAPES,
    ZONE_LIMITS,
    DefenceSet,
    OffenceSet,
    ends,
    front_problem,
)
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS

SHAPE_OF = {number: name for name, number in SHAPE_IDS.items()}
CARD_OF = {number: card for card, number in CARDS.items()}
FRONT_OF = {number: float(place) for place, number in FRONT.items()}
ZONE_OF = {number: zone for zone, number in ZONES.items()}
PLACE_OF = {number: place for place, number in PLACES.items()}
CORNERS_EACH: int = DEFENCE_FORMATIONS["corners_per_receiver"]


def cards_left(hand: tuple[Card, ...], written: Ids) -> list[int]:
    """The cards that lie nowhere yet."""
    return sorted({CARDS[card] for card in hand}.difference(written))


class Offences:
    """The shape, then the card on each of its places, quarterback and line first."""

    def legal(self, question: q.SetOffence, written: Ids) -> Sequence[int]:
        if not written:
            return sorted(SHAPE_IDS[shape] for shape in question.shapes)
        return cards_left(question.hand, written) if len(written) <= HAND else ()

    def read(self, question: q.SetOffence, written: Ids) -> OffenceSet:
        return OffenceSet(SHAPE_OF[written[0]], tuple([CARD_OF[number] for number in written[1:]]))

    def spell(self, question: q.SetOffence, answer: OffenceSet) -> Ids:
        return (SHAPE_IDS[answer.shape], *(CARDS[card] for card in answer.cards))


class Defences:
    """Front places from the left, zones, receivers with a corner; then the card on each, in that order."""

    def legal(self, question: q.SetDefence, written: Ids) -> Sequence[int]:
        if len(written) >= 2 * HAND:
            return ()
        if len(written) >= HAND:
            return cards_left(question.hand, written)
        front = [FRONT_OF[number] for number in takewhile(FRONT_OF.__contains__, written)]
        behind = written[len(front) :]
        found = [] if behind else self.fronts(question, front)
        if front_problem(front, *ends(SHAPES[question.shape])) is None:
            found += self.zones(question, written, behind) + self.corners(question, written, behind)
        return sorted(found)

    def fronts(self, question: q.SetDefence, front: list[float]) -> list[int]:
        """Places to the right of those that stand, from which the front can still be made legal."""
        left, right = ends(SHAPES[question.shape])
        apart, most, least = LIMITS["min_spacing"], LIMITS["max"], LIMITS["min"]
        found: list[int] = []
        for number, x in FRONT_OF.items():
            following = len(front) + 1
            fits = -(left + 0.5) <= x <= right + 0.5 and (x - front[-1] >= apart if front else x < 0)
            still = max(least - following, int(x <= 0))
            room = int((right + 0.5 - x) / apart)
            if fits and following + still <= most and still <= room:
                found.append(number)
        return found

    def receivers(self, question: q.SetDefence) -> list[int]:
        return [PLACES[place] for place in question.places if place[:2] in ("WR", "TE")]

    def zones(self, question: q.SetDefence, written: Ids, behind: Ids) -> list[int]:
        if any(number in PLACE_OF for number in behind):
            return []
        return [number for number, zone in ZONE_OF.items() if behind.count(number) < ZONE_LIMITS[zone]]

    def corners(self, question: q.SetDefence, written: Ids, behind: Ids) -> list[int]:
        """No more zones come after a corner: so only where corners can take all the cards that are left."""
        receivers = self.receivers(question)
        open_places = sum(CORNERS_EACH - behind.count(number) for number in receivers)
        if open_places < HAND - len(written):
            return []
        return [number for number in receivers if behind.count(number) < CORNERS_EACH]

    def read(self, question: q.SetDefence, written: Ids) -> DefenceSet:
        placed = written[:HAND]
        return DefenceSet(
            tuple([FRONT_OF[number] for number in placed if number in FRONT_OF]),
            tuple([ZONE_OF[number] for number in placed if number in ZONE_OF]),
            tuple([PLACE_OF[number] for number in placed if number in PLACE_OF]),
            tuple([CARD_OF[number] for number in written[HAND:]]),
        )

    def spell(self, question: q.SetDefence, answer: DefenceSet) -> Ids:
        return (
            *(FRONT[f"{x:g}"] for x in answer.front),
            *(ZONES[zone] for zone in answer.zones),
            *(PLACES[place] for place in answer.corners),
            *(CARDS[card] for card in answer.cards),
        )
