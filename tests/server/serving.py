"""A server to be killed: this program imports everything once and forks a fresh server whenever it is told to.

    python -m tests.server.serving DATABASE PORT

It reads lines from standard input; for each it forks a server and prints its process number.
"""

from __future__ import annotations

import os
import sys

import uvicorn
from fastapi import FastAPI

from snapcount.core.rulebook import Rulebook
from snapcount.games import GAMES
from snapcount.games import find as find_game
from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys


def find(name: str) -> Rulebook:
    return toys.find(name) if name in toys.GAMES else find_game(name)


def names() -> tuple[str, ...]:
    return (*toys.names(), *GAMES)


def serve(app: FastAPI, port: int) -> None:
    uvicorn.run(
        app,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="critical",
        timeout_graceful_shutdown=2,
    )


def main() -> None:
    db, port = sys.argv[1], int(sys.argv[2])
    settings = Settings(db=db, creates_per_minute=0, answers_per_second=0, pace_ms=1, log="error")
    for name in names():
        find(name)  # read once here, not in every server
    children: list[int] = []
    app = create_app(settings, games=names, find=find)
    for _ in sys.stdin:
        for child in children:
            os.waitpid(child, 0)
        children = []
        child = os.fork()
        if child == 0:
            serve(app, port)
            os._exit(0)
        children.append(child)
        print(child, flush=True)


if __name__ == "__main__":
    main()
