"""Plain values as JSON text, by orjson: in a tenth of the time of Python's own writer."""

from __future__ import annotations

from typing import Any

import orjson

from snapcount.core.data.plain import canonical


def json_text(plain: Any) -> str:
    """The same text as `canonical` writes, but for the exponents of very large and very small numbers."""
    try:
        return orjson.dumps(plain).decode()
    except TypeError:  # a whole number of more than 64 bits
        return canonical(plain)
