"""CP-20: season statistics become cards."""
