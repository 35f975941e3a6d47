"""A server with two games made up for tests, which have no board of their own on the page."""

from __future__ import annotations

import argparse

import uvicorn

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--db")
    parser.add_argument("--no-limits", action="store_true")
    args = parser.parse_args()
    settings = Settings(
        db=args.db, creates_per_minute=0, answers_per_second=0, looks_per_minute=0, pace_ms=1, log="error"
    )
    app = create_app(settings, games=toys.names, find=toys.find)
    uvicorn.run(app, host="127.0.0.1", port=args.port, log_level="error", ws="websockets-sansio")
