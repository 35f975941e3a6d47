"""The card workshop: a season's sheet looked at, changed, and its cards drawn for a screen."""
