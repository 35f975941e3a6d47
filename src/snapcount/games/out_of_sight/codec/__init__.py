"""Out of Sight Football for programs that learn. Places are written on a grid of half yards, and finer where one wants.

A place is an x and a y; each may be followed, again and again, by `finer` and one of a thousand parts, so that every
number a coach draws can be written. A line is its places with `on` between them and `end` behind; it begins where the
rules have it begin. A call is the play, its drop (straight, or in the pocket one or two lines: what would leave the
pocket ends at its edge) and its line or dot. Of drawn strokes only the times and the smear of a dot have no ids.
"""

from __future__ import annotations

from snapcount.core.stepping.codec import Codec
from snapcount.games.out_of_sight.codec.fields import FIELDS, numbers
from snapcount.games.out_of_sight.codec.ids import IDS
from snapcount.games.out_of_sight.codec.spelled import SPELLINGS

CODEC = Codec(tuple(IDS.names), SPELLINGS, FIELDS, numbers, factored=True)

__all__ = ["CODEC"]
