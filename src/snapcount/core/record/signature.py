"""The last line of a record that a server signed: which server, its key, and the signature over all before it.

What is signed are the bytes of the record up to that line and the line without its signature, so that neither can be
changed. Making and checking signatures needs more than the standard library: `snapcount.server.signing`.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from snapcount.core.data.plain import canonical
from snapcount.core.record.text import BadRecord

KIND = "signed"
LONGEST_SERVER = 200
_hex = {64: re.compile("[0-9a-f]{64}").fullmatch, 128: re.compile("[0-9a-f]{128}").fullmatch}


class Signature(NamedTuple):
    server: str
    """What the server calls itself; the key says whether it is that one."""
    key: str
    """The public key, 64 hexadecimal digits."""
    signature: str

    @property
    def line(self) -> str:
        return canonical({"kind": KIND, **self._asdict()}) + "\n"


def message(text: str, server: str, key: str) -> bytes:
    """What is signed of a record whose lines so far are this text."""
    return (text + canonical({"kind": KIND, "server": server, "key": key})).encode()


def take_signature(lines: list[dict[str, Any]], name: str) -> tuple[list[dict[str, Any]], Signature | None]:
    """The lines that the rules look at, and the signature under them."""
    if lines[-1].get("kind") != KIND:
        return lines, None
    last = lines[-1]
    texts = [last.get(field) for field in Signature._fields]
    if last.keys() != {"kind", *Signature._fields} or not all(isinstance(text, str) for text in texts):
        raise BadRecord(
            f"{name}, line {len(lines)}: a signature has the fields kind, server, key and signature."
        )
    found = Signature(*map(str, texts))
    if not found.server.isprintable() or len(found.server) > LONGEST_SERVER:
        raise BadRecord(f"{name}, line {len(lines)}: 'server' is the name of a server.")
    if not (_hex[64](found.key) and _hex[128](found.signature)):
        raise BadRecord(f"{name}, line {len(lines)}: key and signature are 64 and 128 hexadecimal digits.")
    if len(lines) < 2 or lines[-2].get("kind") != "end":
        raise BadRecord(f"{name}, line {len(lines)}: only a game that is over is signed.")
    return lines[:-1], found
