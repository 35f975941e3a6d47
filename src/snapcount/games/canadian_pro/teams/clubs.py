"""Clubs under their own names and colours (CP-1.6)."""

from __future__ import annotations

from collections.abc import Mapping

from snapcount.core.data.brought import Club
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.games.canadian_pro.tables import load
from snapcount.games.canadian_pro.teams.teams import team, team_name

COLOURS: Mapping[str, str] = load("club_colours")["colours"]
LONGEST = 40


def club(options: Mapping[str, Value], seat: Seat) -> Club:
    """Edmonton in green; a team of one's own has the name in its file and the seat's usual colour."""
    name = team_name(str(options[("home", "away")[seat]]))
    title = team(name).title.rpartition(" ")[0].strip()
    shown = "".join(letter for letter in title if letter.isprintable())[:LONGEST].strip()
    return Club(shown or ("Home", "Away")[seat], COLOURS.get(name, ""))
