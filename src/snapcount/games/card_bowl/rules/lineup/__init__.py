"""Chapters 11, 12 and 15: the deal, the formations, motion and adjustment, the snap."""
