"""What each game lays on the table, and what mouse and keys do there."""
