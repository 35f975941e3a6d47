"""Work of the rooms in processes of its own."""

from __future__ import annotations

from snapcount.server.processes.processes import Processes

__all__ = ["Processes"]
