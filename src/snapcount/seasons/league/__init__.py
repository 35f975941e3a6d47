"""What a league is: its clubs, schedule and rules, read from a file or made."""
