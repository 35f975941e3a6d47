"""Asking a server for something; whatever goes wrong is one sentence."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from snapcount.core.table import Refusal

PATIENCE = 30


def post(server: str, path: str, body: dict[str, Any]) -> bytes:
    if urlsplit(server).scheme not in ("http", "https"):
        raise Refusal("", f"{server} isn't the address of a server: expected http://… or https://….")
    wanted = Request(f"{server}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(wanted, timeout=PATIENCE) as response:
            answer: bytes = response.read()
            return answer
    except HTTPError as problem:
        raise Refusal("", f"{server} refused: {sentence_of(problem)}") from None
    except (URLError, TimeoutError) as problem:
        raise Refusal("", f"{server} can't be reached: {getattr(problem, 'reason', problem)}.") from None


def sentence_of(problem: HTTPError) -> str:
    try:
        return str(json.load(problem)["error"]["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"it answered {problem.code}."
