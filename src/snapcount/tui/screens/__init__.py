"""Screens: a game that is played, watched or looked back on."""
