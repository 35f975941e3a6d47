"""The short cut of the socket is the protocol all the same: pieces, fragments, pings, and everything that is wrong."""

from __future__ import annotations

import json
import socket
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.table import Running

PING = '{"type":"ping"}'
MASK = b"\x11\x22\x33\x44"


def frame(payload: bytes, kind: int = 0x81, *, masked: bool = True, said: int | None = None) -> bytes:
    size = len(payload) if said is None else said
    head = bytes((kind,))
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes((bit | size,))
    elif size < 1 << 16:
        head += bytes((bit | 126,)) + size.to_bytes(2, "big")
    else:
        head += bytes((bit | 127,)) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A socket that says exactly the bytes it is told to."""

    def __init__(self, host: str) -> None:
        name, port = host.split(":")
        self.wire = socket.create_connection((name, int(port)), timeout=10)
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.wire.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.wire.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, *frames: bytes) -> None:
        self.wire.sendall(b"".join(frames))

    def hear(self) -> tuple[int, bytes]:
        head = self.file.read(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return head[0] & 15, self.file.read(size)

    def until(self, wanted: str) -> dict[str, Any]:
        while True:
            kind, payload = self.hear()
            assert kind == 1, (kind, payload)
            message: dict[str, Any] = json.loads(payload)
            if message["type"] == wanted:
                return message

    def closed(self) -> int:
        while True:
            kind, payload = self.hear()
            if kind == 8:
                return int.from_bytes(payload[:2], "big")


@contextmanager
def seated(server: Running) -> Generator[Raw]:
    raw = Raw(server.host)
    hello = {"type": "hello", "token": server.make()["home"], "events": 0}
    raw.send(frame(json.dumps(hello).encode()))
    raw.until("state")
    try:
        yield raw
    finally:
        raw.wire.close()


def test_a_message_may_come_byte_by_byte_or_with_others(server: Running) -> None:
    with seated(server) as raw:
        for byte in frame(PING.encode()):
            raw.send(bytes((byte,)))
        raw.until("pong")
        spaced = PING.encode() + b" " * 40_000
        raw.send(frame(PING.encode()), frame(spaced), frame(PING.encode())[:3])
        raw.until("pong")
        raw.until("pong")
        raw.send(frame(PING.encode())[3:])
        raw.until("pong")


def test_a_message_may_come_in_fragments_with_a_ping_between(server: Running) -> None:
    with seated(server) as raw:
        raw.send(frame(b'{"type"', 0x01), frame(b"are you there", 0x89), frame(b':"ping"}', 0x80))
        assert raw.hear() == (10, b"are you there")
        raw.until("pong")
        raw.send(frame(PING.encode()))
        raw.until("pong")


def test_bytes_are_no_message(server: Running) -> None:
    with seated(server) as raw:
        raw.send(frame(PING.encode(), 0x82))
        assert raw.until("error")["code"] == "malformed"
        raw.send(frame(PING.encode()))
        raw.until("pong")


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        (1007, frame(b'{"type":"\xff\xfe"}')),
        (1007, frame(b'{"type":"\xff', 0x01) + frame(b'"}', 0x80)),
        (1002, frame(PING.encode(), masked=False)),
        (1002, frame(b"a", 0x01) + frame(PING.encode())),
        (1002, frame(b"", 0xC1)),
        (1002, frame(b"", 0x83)),
        (1002, frame(b"", 0x80)),
        (1009, frame(b"x" * 200, said=70_000)),
        (1009, frame(b"", said=1 << 40)),
        (1009, frame(b"x" * 40_000, 0x01) + frame(b"x" * 40_000, 0x80)),
    ],
)
def test_what_breaks_the_protocol_closes_the_connection(server: Running, code: int, wrong: bytes) -> None:
    with seated(server) as raw:
        raw.send(wrong, frame(PING.encode()))
        assert raw.closed() == code


def test_a_farewell_is_returned(server: Running) -> None:
    with seated(server) as raw:
        raw.send(frame((1000).to_bytes(2, "big"), 0x88))
        assert raw.closed() == 1000
