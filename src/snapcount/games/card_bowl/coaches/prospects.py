"""What every play that can be executed is worth, from the rules' own sums and the cards still to be drawn."""

from __future__ import annotations

from snapcount.games.card_bowl.coaches.carries import carries
from snapcount.games.card_bowl.coaches.sight import Sight
from snapcount.games.card_bowl.coaches.throws import passes
from snapcount.games.card_bowl.coaches.worth import Moment, Worth
from snapcount.games.card_bowl.rules.cards import Card
from snapcount.games.card_bowl.state import Field


def prospects(sight: Sight, field: Field, at: Moment, cards: tuple[Card, ...] = ()) -> list[Worth]:
    """The plays worth looking at. `cards`: the offence's faces, where their suits are known."""
    return [*carries(sight, field, at), *passes(sight, field, at, cards)]
