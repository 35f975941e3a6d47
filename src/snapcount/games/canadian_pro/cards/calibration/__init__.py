"""CP-20.2: what a card yields, exactly and in a season thrown with dice."""
