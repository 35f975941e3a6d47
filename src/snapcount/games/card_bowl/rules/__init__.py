"""The rules in the order of the rulebook.

Here: `cards` (chapters 1 and 2), `downs` (4), `open_field` (28), `fumble` (29), `fouls` (30), `results` and `booking`
(31), `clock` (32), `options` (33) and `course`, a whole game (3, 9 and 34).
"""
