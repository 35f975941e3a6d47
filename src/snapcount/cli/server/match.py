"""`snapcount match`: make a match on a server and print its links."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from snapcount.cli.common import add_game, add_parser, chosen_options, print_json, rulebook_of, tell_coaches
from snapcount.cli.server.remote import post
from snapcount.core.table import Refusal

WHOSE = {
    "home": "the home seat",
    "away": "the away seat",
    "table": "both seats, at one screen",
    "watch": "to watch",
}
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
CLOCK = re.compile(r"([0-9]{1,9})([smhd])/(answer|game)")


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "match",
        "make a match on a server and print its links",
        "  snapcount match dice_football --server http://127.0.0.1:8000\n"
        "  snapcount match canadian_pro --away veteran -o home=my_team.json\n"
        "  snapcount match card_bowl --clock 3d/answer --chair rookie\n"
        "  snapcount match canadian_pro --hotseat -o home=my_team.json -o away=yours.json\n",
    )
    add_game(parser)
    parser.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help="(%(default)s)")
    parser.add_argument("--home", default="human", metavar="WHO", help="human, a coach (below); else human")
    parser.add_argument(
        "--away", "--against", default="human", metavar="WHO", help="the same for the away seat"
    )
    parser.add_argument("--hotseat", action="store_true", help="two people at one screen, one link")
    parser.add_argument(
        "--for-keeps",
        action="store_true",
        help="against a coach: what was rolled, drawn or shown can't be taken back",
    )
    parser.add_argument(
        "--clock",
        type=clock,
        metavar="TIME/PER",
        help="between two people: 90m/game (each, for the whole game), 3d/answer (for every answer)",
    )
    parser.add_argument(
        "--chair",
        metavar="COACH",
        help="the coach that may take the chair of who ran out of time, if the away seat agrees",
    )
    parser.add_argument("--json", action="store_true", help="the links for programs")
    tell_coaches(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    seats = {"home": seat(arguments.home), "away": seat(arguments.away)}
    body: dict[str, Any] = {
        "game": rulebook.id,
        "options": chosen_options(rulebook, arguments),
        "mode": mode_of(seats, arguments.hotseat),
        "for_keeps": arguments.for_keeps,
        **seats,
    }
    if arguments.chair and not arguments.clock:
        raise Refusal("", "A coach can only take a chair whose clock runs out: set a clock with --clock.")
    if arguments.clock:
        body["clock"] = {**arguments.clock, "coach": arguments.chair}
    made = send(arguments.server.rstrip("/"), body)
    links = {
        role: f"{arguments.server.rstrip('/')}/play#{token}"
        for role, token in made["tokens"].items()
        if token
    }
    if arguments.json:
        print_json(links)
    else:
        print("Whoever has a link plays that seat:")
        print("\n".join(f"  {WHOSE[role]:<28}{link}" for role, link in links.items()))
    return 0


def clock(text: str) -> dict[str, Any]:
    """An argument type: how long each has to think, for what."""
    found = CLOCK.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} isn't a clock: expected a time in s, m, h or d, and for what: 90m/game, 3d/answer"
        )
    count, unit, per = found.groups()
    return {"per": per, "seconds": int(count) * UNITS[unit]}


def seat(who: str) -> dict[str, str]:
    return {"kind": "person"} if who == "human" else {"kind": "coach", "level": who}


def mode_of(seats: dict[str, dict[str, str]], hotseat: bool) -> str:
    people = sum(seat["kind"] == "person" for seat in seats.values())
    if hotseat and people < 2:
        raise Refusal("", "A game at one screen seats two people: leave --home and --away out.")
    return "hotseat" if hotseat else ("watch", "practice", "match")[people]


def send(server: str, body: dict[str, Any]) -> Any:
    try:
        return json.loads(post(server, "/api/matches", body))
    except json.JSONDecodeError:
        raise Refusal("", f"{server} isn't a Snapcount server.") from None
