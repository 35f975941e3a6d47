"""Computer coaches of Scrimmage."""
