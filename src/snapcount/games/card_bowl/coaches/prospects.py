"""What every play that can be executed is worth, from the rules' own sums and the cards still to be drawn."""

from __future__ import annotations

from snapcount.games.card_bowl.coaches.carries import Carries
from snapcount.games.card_bowl.coaches.sight import Sight
from snapcount.games.card_bowl.coaches.throws import Throws, secondary
from snapcount.games.card_bowl.coaches.worth import Moment, Worth
from snapcount.games.card_bowl.rules.cards import Card
from snapcount.games.card_bowl.state import Field


def prospects(sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...] = ()) -> list[Worth]:
    """The plays worth looking at. `cards`: the offence's faces, where their suits are known."""
    behind = secondary(sight, field)
    carried = Carries(sight, field, at).against(field, behind)
    return carried + Throws(sight, field, at, cards).against(behind)
