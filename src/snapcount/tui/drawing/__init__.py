"""Pixels, colours and the field, as half blocks."""
