"""Which of the routes answers at an address."""

from __future__ import annotations

import re

from snapcount.browser.routes import ROUTES, Route
from snapcount.server.errors import ApiError

KINDS = {"": "[^/]+", "int": "[0-9]{1,9}", "shelf": "lessons|puzzles", "id": "[^/]+"}
PART = re.compile(r"\{(\w+)(?::(\w+))?\}")


def pattern(path: str) -> re.Pattern[str]:
    return re.compile(PART.sub(lambda part: f"(?P<{part[1]}>{KINDS[part[2] or '']})", path))


COMPILED = [(method, pattern(path), route) for method, path, route in ROUTES]


def route_of(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """What answers at this address, and the parts of it."""
    for wanted, form, route in COMPILED:
        if wanted == method and (found := form.fullmatch(path)):
            return route, found.groupdict()
    raise ApiError(
        404, "not_here", "This needs a Snapcount server: here the games run in the browser, by themselves."
    )
