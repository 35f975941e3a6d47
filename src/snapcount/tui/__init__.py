"""The full screen in a terminal, with Textual (extra `tui`): the only room that imports it."""
