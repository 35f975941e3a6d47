"""Where kicks and tries are taken from, for either team."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football.state import Phase
from snapcount.games.dice_football.tables import FIELD, FREE_KICK_FROM, KICKOFF_FROM, TRY_YARDS

TRY_FROM = FIELD - TRY_YARDS

KICKOFF: dict[Seat, Situation[int]] = {seat: Situation(seat, KICKOFF_FROM, 0, 0) for seat in Seat}
"""DF-9.7, DF-9.8 From the own 35: to open a half or overtime, after a try or a field goal."""
FREE_KICK: dict[Seat, Situation[int]] = {seat: Situation(seat, FREE_KICK_FROM, 0, 0) for seat in Seat}
"""DF-9.9 From the own 20."""
TRY: dict[Seat, Situation[int]] = {seat: Situation(seat, TRY_FROM, 0, FIELD) for seat in Seat}
"""DF-13.8 Three yards out."""

PLACES: dict[Phase, dict[Seat, Situation[int]]] = {"kickoff": KICKOFF, "free_kick": FREE_KICK, "try": TRY}
