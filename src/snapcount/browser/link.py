"""One table of the page, as a room knows it."""

from __future__ import annotations

from snapcount.browser.host import Host
from snapcount.core.data.plain import canonical


class PageLink:
    def __init__(self, host: Host, socket: int) -> None:
        self.host = host
        self.socket = socket
        self.role = ""
        self.board = False
        self.closing = False

    def send(self, *texts: str) -> None:
        if not self.closing:
            for text in texts:
                self.host.tell(self.socket, text)

    def error(self, code: str, sentence: str) -> None:
        self.send(canonical({"type": "error", "code": code, "sentence": sentence}))

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.host.shut(self.socket, code)
