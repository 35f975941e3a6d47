"""Scrimmage for programs that learn. Most answers are one id; two are written in parts and reach every plan there is:

a set-up man by man (the man, his hex, his facing), and a plan action by action (the man, what he does, its details, and
`end` where there may be more of them). A plan of several actions is as many answers, one after another.
"""

from __future__ import annotations

from snapcount.core.stepping.codec import Codec
from snapcount.games.scrimmage.codec.fields import FIELDS, numbers
from snapcount.games.scrimmage.codec.ids import IDS, SPELLINGS

CODEC = Codec(tuple(IDS.names), SPELLINGS, FIELDS, numbers, factored=True)

__all__ = ["CODEC"]
