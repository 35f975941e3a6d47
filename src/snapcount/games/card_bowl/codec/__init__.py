"""Card Bowl for programs that learn. Answers are written in words: most in one, the others part by part.

A formation is its shape and then the card on each place; a defence its front places, zones and corners from the left
and then the card on each; a move is a card, what it does and where to; a play is its kind, carrier, lane, side and
blockers. A turn of several moves is as many answers with `done` behind them. So every legal answer can be written,
but for moves that are legal only all together, in answer to a motion.
"""

from __future__ import annotations

from snapcount.core.stepping.codec import Codec
from snapcount.games.card_bowl.codec.fields import FIELDS, numbers
from snapcount.games.card_bowl.codec.ids import IDS
from snapcount.games.card_bowl.codec.spelled import SPELLINGS

CODEC = Codec(tuple(IDS.names), SPELLINGS, FIELDS, numbers, factored=True)

__all__ = ["CODEC"]
