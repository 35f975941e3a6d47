"""What results come to: sums, the table, tie-breakers, play-offs, power ranking."""
