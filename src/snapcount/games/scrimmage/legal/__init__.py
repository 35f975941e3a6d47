"""What is legal: pure functions from a position and an action to a refusal or None."""
