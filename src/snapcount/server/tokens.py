"""Links: whoever has one may do what it is for. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

DAY = 86_400


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def may_be_token(text: str) -> bool:
    return 16 <= len(text) <= 200
