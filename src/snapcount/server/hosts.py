"""The names this server goes by. Another name in a Host header is a foreign page's, made to lead here."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"", "0.0.0.0", "::"})


class Hosts:
    """What `--host` and `--origins` allow: on all interfaces, every address and this machine's own name too."""

    def __init__(self, host: str, origins: Iterable[str]) -> None:
        self.everywhere = host in EVERYWHERE
        self.names = {host.lower(), *(name_in(urlsplit(origin).netloc) for origin in origins)}
        if self.everywhere or is_local(host):
            self.names |= LOCAL
        if self.everywhere:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own}.local"}

    def allow(self, header: str) -> bool:
        name = name_in(header)
        return name != "" and (name in self.names or (self.everywhere and is_address(name)))


def name_in(host: str) -> str:
    """The name or address without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_local(name: str) -> bool:
    return name == "localhost" or (is_address(name) and ip_address(name).is_loopback)
