"""The pro of Dice Football against all others, many games side by side, one play after the other."""
