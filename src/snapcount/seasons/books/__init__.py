"""What is written down of the games: men and clubs, leaders, records, the real season beside."""
