"""Scrimmage: tactical professional football, man to man on hexes."""
