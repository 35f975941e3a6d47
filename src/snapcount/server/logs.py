"""Structured logs on standard error. Nothing a client sent is ever written: no paths, no bodies, no links."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

ERROR = re.compile(r"[\w.]+(:|$)")


def configure(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_values,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def without_values(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A traceback says where, not with what: of messages, which may quote values, only the kind of error is kept."""
    trace = line.get("exception")
    if isinstance(trace, str):
        kept = [
            text for text in trace.splitlines() if text.startswith((" ", "Traceback")) or ERROR.match(text)
        ]
        line["exception"] = "\n".join(text if text[0] in " T" else text.split(":", 1)[0] for text in kept)
    return line
