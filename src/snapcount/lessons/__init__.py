"""Lessons: a game taught by playing it. Each game's own lie in its folder `lessons/`, one file a lesson."""
