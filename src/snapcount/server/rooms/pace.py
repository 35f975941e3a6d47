"""How a match between coaches goes on."""

from __future__ import annotations

FIRST_PACE = 900


class Tempo:
    """Milliseconds between answers, or a rest; `step_from` is the number of events when one step was asked for."""

    def __init__(self, ms: int = FIRST_PACE, paused: bool = False) -> None:
        self.ms = ms
        self.paused = paused
        self.step_from: int | None = None

    def stepping(self, events: int) -> bool:
        """Whether the step that was asked for is still to be made: a step goes on until something was told."""
        if self.step_from is not None and events > self.step_from:
            self.step_from = None
        return self.step_from is not None
