"""A bot's token says who it is and bears the server's signature: nothing is kept of bots that aren't here."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from snapcount.server.errors import ApiError
from snapcount.server.signing import Signer

PURPOSE = b"a bot of this server\n"


class BotId(NamedTuple):
    id: str
    name: str
    games: tuple[str, ...]
    """What it plays; empty: everything."""


def new_bot(signer: Signer, name: str, games: tuple[str, ...]) -> tuple[BotId, str]:
    """A bot and its token."""
    bot = BotId(secrets.token_hex(6), name, games)
    said = json.dumps(bot, ensure_ascii=False, separators=(",", ":")).encode()
    return bot, f"{encoded(said)}.{encoded(signer.private.sign(PURPOSE + said))}"


def bot_of(signer: Signer, token: str) -> BotId:
    """Who comes with a token; one refusal for whatever is wrong with it."""
    try:
        said, signature = (urlsafe_b64decode(part + "==") for part in token.split("."))
        signer.check(PURPOSE + said, signature)
        id, name, games = json.loads(said)
    except ValueError:
        raise ApiError(404, "not_found", "There is no bot behind this token.") from None
    return BotId(id, name, tuple(games))


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
