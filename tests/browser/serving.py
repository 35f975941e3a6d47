"""The real server as a process of its own, on a free port, with its own database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
START_SECONDS = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Started on entering, stopped on leaving; may be killed and started again in between."""

    def __init__(self, db: Path, module: str = "tests.browser.same_dice") -> None:
        self.db, self.module, self.port = db, module, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "--port", str(self.port), "--db", str(self.db)]
        environment = {**os.environ, "SNAPCOUNT_LOG": "error", "SNAPCOUNT_PACE_MS": "50"}
        self.process = subprocess.Popen([*command, "--no-limits"], cwd=ROOT, env=environment)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/health", timeout=1):
                    return
            except (URLError, OSError):
                assert self.process.poll() is None, "the server ended before it answered"
                time.sleep(0.05)
        raise TimeoutError(f"the server did not answer in {START_SECONDS} s")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(10)
            self.process = None
