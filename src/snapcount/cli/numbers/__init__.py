"""Commands that play or compute many games: simulations, tournaments, odds, win chances, speed."""
