"""`snapcount serve`: people play in the browser."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from snapcount.cli.common import add_parser

EXAMPLES = """  snapcount serve                                   here, with a database file in your data folder
  snapcount serve --host 0.0.0.0 --port 80          for friends in the same network
  snapcount serve --db postgresql:///snapcount --workers 4
"""


def add_commands(subparsers: Any) -> None:
    command = add_parser(subparsers, "serve", "serve the page and the API", EXAMPLES)
    add_arguments(command)
    command.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: %(default)s)")
    parser.add_argument("--db", help="a file, or postgresql://… (default: a file in your data folder)")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        help="processes; more than one needs PostgreSQL (default: %(default)s)",
    )
    parser.add_argument(
        "--origins", help="other web addresses that this server goes by (behind a proxy), with commas"
    )
    parser.add_argument(
        "--key", help="file of the key that games are signed with (default: beside the database)"
    )
    parser.add_argument("--no-limits", action="store_true", help="no rate limits (for measurements)")


def run(args: argparse.Namespace) -> int:
    try:
        import uvicorn

        from snapcount.server.patience import Impatient
        from snapcount.server.settings import Settings
        from snapcount.server.sockets.lean import LeanSockets
    except ImportError as missing:
        print(f"The server needs {missing.name}: pip install 'snapcount[server]'.", file=sys.stderr)
        return 1
    chosen = {"db": args.db, "origins": args.origins, "host": args.host, "key": args.key}
    settings = {**vars(Settings.from_environment()), **{name: text for name, text in chosen.items() if text}}
    if args.no_limits:
        settings |= {
            "creates_per_minute": 0,
            "answers_per_second": 0,
            "looks_per_minute": 0,
            "lessons_per_minute": 0,
        }
    final = Settings(**settings)
    if args.workers > 1 and not final.address.startswith("postgres"):
        print("Several workers need PostgreSQL: --db postgresql://…", file=sys.stderr)
        return 2
    os.environ.update(final.to_environment())
    print(f"Snapcount is on http://{shown(args.host)}:{args.port}", flush=True)
    uvicorn.run(
        "snapcount.server.app:create_app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers,
        http=Impatient,
        ws=LeanSockets,
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return 0


def shown(host: str) -> str:
    return f"[{host}]" if ":" in host else "localhost" if host in ("0.0.0.0", "::") else host
