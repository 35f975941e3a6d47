"""Chapters 20 to 27: the plays that the offence executes, and the run after a catch."""
