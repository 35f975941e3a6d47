"""Being stopped: by Ctrl-C, by a system that shuts down (SIGTERM), by a terminal that is closed (SIGHUP)."""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class Stopping:
    """All of them are heard as `KeyboardInterrupt`; once asked, only Ctrl-C can be more urgent."""

    def __init__(self) -> None:
        self.asked = False
        self.finishing = False

    def hear(self, number: int, _: Any) -> None:
        again, self.asked = self.asked, True
        if not self.finishing and (not again or number == signal.SIGINT):
            raise KeyboardInterrupt

    @contextmanager
    def whole(self) -> Generator[None]:
        """What is begun in this block is finished before one stops."""
        self.finishing = True
        try:
            yield
        finally:
            self.finishing = False
        if self.asked:
            raise KeyboardInterrupt


@contextmanager
def stoppable() -> Generator[Stopping]:
    """For work that keeps what it has. A signal that is ignored (`nohup`) stays so."""
    stopping = Stopping()
    before: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for name in NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, stopping.hear)
    try:
        yield stopping
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
