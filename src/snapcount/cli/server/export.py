"""`snapcount export`: all games of your links, in one file."""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zipfile import BadZipFile, ZipFile

from snapcount.cli.common import add_parser
from snapcount.cli.server.remote import post
from snapcount.core.table import Refusal


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "export",
        "fetch all games of your links from a server, with their rematches, as one zip of records",
        "  snapcount export http://127.0.0.1:8000/play#…\n"
        "  snapcount export https://play.example.org/play#… https://play.example.org/play#… --out mine.zip\n",
    )
    parser.add_argument("links", nargs="+", metavar="LINK", help="as the server gave them to you")
    parser.add_argument("--out", type=Path, default=Path("snapcount-games.zip"), metavar="FILE")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    servers = {server_of(link) for link in arguments.links}
    if len(servers) > 1:
        raise Refusal("", "These links belong to several servers: give those of one server at a time.")
    tokens = [urlsplit(link).fragment.partition("@")[0] for link in arguments.links]
    packed = post(servers.pop(), "/api/export", {"links": tokens})
    try:
        with ZipFile(BytesIO(packed)) as file:
            games = len(file.namelist())
        arguments.out.write_bytes(packed)
    except BadZipFile:
        raise Refusal("", "That isn't a Snapcount server: what it sent isn't a zip.") from None
    except OSError as problem:
        raise Refusal("", f"{arguments.out} can't be written: {problem.strerror}.") from None
    print(f"{games} {'game' if games == 1 else 'games'} in {arguments.out}.")
    return 0


def server_of(link: str) -> str:
    parts = urlsplit(link)
    if not parts.netloc or not parts.fragment:
        raise Refusal("", f"{link:.60} isn't a link to a match: expected http://…/play#….")
    return f"{parts.scheme}://{parts.netloc}"
