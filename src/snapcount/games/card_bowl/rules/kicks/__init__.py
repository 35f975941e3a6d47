"""Chapters 5 to 10: kickoff, on-side kick, punt, field goal, the kicked try and the kicks after a safety."""
