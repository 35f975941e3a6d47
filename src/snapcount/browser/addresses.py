"""Which of the routes answers at an address."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module

from snapcount.browser.routes import ROUTES, Route
from snapcount.server.errors import ApiError

KINDS = {"": "[^/]+", "int": "[0-9]{1,9}", "shelf": "lessons|puzzles", "id": "[^/]+"}
PART = re.compile(r"\{(\w+)(?::(\w+))?\}")


def pattern(path: str) -> re.Pattern[str]:
    return re.compile(PART.sub(lambda part: f"(?P<{part[1]}>{KINDS[part[2] or '']})", path))


Compiled = list[tuple[str, re.Pattern[str], Route]]


def compiled(routes: Iterable[tuple[str, str, Route]]) -> Compiled:
    return [(method, pattern(path), route) for method, path, route in routes]


ALWAYS = compiled(ROUTES)
LATER = {
    "/api/leagues": "snapcount.browser.seasons",
    "/api/season": "snapcount.browser.seasons",
    "/api/workshop": "snapcount.browser.workshop",
}
"""Imported when somebody goes there: the first table doesn't wait for them."""


@cache
def later(module: str) -> Compiled:
    return compiled(import_module(module).ROUTES)


def routes_for(path: str) -> Compiled:
    return next((later(module) for begin, module in LATER.items() if path.startswith(begin)), ALWAYS)


def route_of(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """What answers at this address, and the parts of it."""
    for wanted, form, route in routes_for(path):
        if wanted == method and (found := form.fullmatch(path)):
            return route, found.groupdict()
    raise ApiError(
        404, "not_here", "This needs a Snapcount server: here the games run in the browser, by themselves."
    )
