"""How its games are played: one, those that are due, and what clubs carry from one to the next; and what may come."""
