"""Structured logs on standard error. Nothing a client sent is ever written: no paths, no bodies, no links.

Everything here logs through the standard library; how its lines look is decided in this file alone.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

ERROR = re.compile(r"[\w.]+(:|$)")


def configure(level: str) -> None:
    """Lines of JSON from the loggers of this package. Twice configured is configured once."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.ExtraAdder(),
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                without_values,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    ours = logging.getLogger("snapcount")
    ours.handlers = [handler]
    ours.setLevel(level.upper())
    ours.propagate = False


def without_values(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A traceback says where, not with what: of messages, which may quote values, only the kind of error is kept."""
    trace = line.get("exception")
    if isinstance(trace, str):
        kept = [
            text for text in trace.splitlines() if text.startswith((" ", "Traceback")) or ERROR.match(text)
        ]
        line["exception"] = "\n".join(text if text[0] in " T" else text.split(":", 1)[0] for text in kept)
    return line
