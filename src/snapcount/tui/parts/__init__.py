"""The parts of a screen, a widget a file."""
