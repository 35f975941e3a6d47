"""Canadian Pro Football for programs that learn. Three things are written in more than one id:

a man sent in (his position, then his number on the roster), a call in the Hurry Up (`hurry`, then the call), and a call
out of another alignment (the alignment, then the call). Everything else is one id.
"""

from __future__ import annotations

from snapcount.core.stepping.codec import Codec
from snapcount.games.canadian_pro.codec.fields import ASK, OPEN, numbers
from snapcount.games.canadian_pro.codec.ids import ALONE, IDS, SPELLINGS

CODEC = Codec(tuple(IDS.names), SPELLINGS, (*OPEN, *ASK.fields), numbers, factored=True, alone=ALONE)

__all__ = ["CODEC"]
