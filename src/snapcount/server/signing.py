"""The server's signature under games that were played on it: Ed25519, with a key that it makes at its first start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

from snapcount.core.record.signature import Signature, message, take_signature
from snapcount.core.record.text import read_lines
from snapcount.core.record.tree import main_part

NEEDED = "checking it needs `cryptography`: pip install 'snapcount[server]'"
NOT_SIGNED = "Unwitnessed: no server signed it. It shows that the dice follow from the seed, not who played."


class BadKey(ValueError):
    """A key file that holds none: one sentence."""


class Signer:
    """Signs what a server has witnessed."""

    def __init__(self, secret: bytes, server: str) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self.private = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = self.private.public_key().public_bytes_raw().hex()
        self.server = server

    def signed(self, text: str) -> str:
        """The record with its last line: this server's name, key and signature."""
        signature = self.private.sign(message(text, self.server, self.key)).hex()
        return text + Signature(self.server, self.key, signature).line

    def check(self, said: bytes, signature: bytes) -> None:
        """A `ValueError` where this server has not signed it."""
        from cryptography.exceptions import InvalidSignature

        try:
            self.private.public_key().verify(signature, said)
        except InvalidSignature:
            raise ValueError("not signed here") from None


def open_signer(path: Path, server: str) -> Signer:
    """The server's key, made where there is none yet. Several workers that start together end up with one."""
    if not path.exists():
        make_key(path)
    try:
        secret = bytes.fromhex(path.read_text(encoding="ascii"))
        return Signer(secret, server)
    except ValueError:
        raise BadKey(f"{path} holds no key: expected 64 hexadecimal digits.") from None


def make_key(path: Path) -> None:
    """Written whole under another name first: whoever reads it finds all of it, or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(os.urandom(32).hex() + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass  # another worker was first: its key is the one
    finally:
        draft.unlink()


class Said(NamedTuple):
    """What can be said of a signature. `ok` is None where there is none, or nothing to check it with."""

    ok: bool | None
    sentence: str


def said_of(raw: bytes, expected: str = "", *, name: str = "The record") -> Said:
    """Whether a record is signed, by whom, and with the expected key if one is given."""
    raw = main_part(raw)  # variations are nobody's but the reader's
    lines, found = take_signature(read_lines(raw, name), name)
    if found is None:
        return Said(None if not expected else False, NOT_SIGNED)
    if expected and found.key != expected.lower():
        return Said(False, f"Signed with the key {found.key}, which is not the one expected.")
    try:
        genuine = is_genuine(raw, found)
    except ImportError:
        return Said(None, f"It says that it was signed by {found.server}; {NEEDED}.")
    if not genuine:
        return Said(
            False, f"The signature of {found.server} is wrong: the record was changed after it was signed."
        )
    return Said(True, f"Played on {found.server}{since(lines[0])}, signed with the key {found.key}.")


def since(header: dict[str, Any]) -> str:
    return f" from input {header['parent']['at']} of another game on" if "parent" in header else ""


def is_genuine(raw: bytes, found: Signature) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    before = raw[: len(raw) - len(found.line.encode())].decode()
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(found.key))
        public.verify(bytes.fromhex(found.signature), message(before, found.server, found.key))
    except (InvalidSignature, ValueError):
        return False
    return True
