"""A game as programs that learn play it: answer by answer, in ids and numbers."""
