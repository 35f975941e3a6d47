"""Teams as files: checking them, forging them from a season, measuring them, printing them."""
