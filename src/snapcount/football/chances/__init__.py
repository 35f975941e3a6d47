"""What positions are worth, measured: from games that coaches have played to a small table for each game."""
