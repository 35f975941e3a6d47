"""What is measured of Card Bowl."""

from __future__ import annotations

from snapcount.football.chances.measured import football
from snapcount.games.card_bowl.analysis.standing import standing
from snapcount.games.card_bowl.rules.options import FOOTBALL_DEAL
from snapcount.games.card_bowl.tables import LAW

MEASURED = football(
    "card_bowl", standing, ({}, {"intervals_per_quarter": 84}, {"intervals_per_quarter": 36}), LAW.downs
)
"""The three lengths of the lobby in turn."""
AGREED: dict[str, object] = {
    "offence_cards": FOOTBALL_DEAL[0],
    "defence_cards": FOOTBALL_DEAL[1],
    "deal_by_quarter": "",
    **{f"{seat}_{side}_cards": 0 for seat in ("home", "away") for side in ("offence", "defence")},
    "handicap_home": 0,
    "handicap_away": 0,
    "extra_card_stock": 0,
    "jokers": 2,
}
"""With other deals, and with more cards for one side, a game is another (CB-11.2, CB-33.4)."""
