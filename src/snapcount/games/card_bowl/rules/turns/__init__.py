"""Chapters 13, 14 and 16 to 19: match-ups, whose turn it is to move which card, the pass rush."""
