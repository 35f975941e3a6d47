"""Plays one seat at random over the wire: `python random_bot.py LINK`, the link of a seat as the page or
`snapcount match` gives it. Needs the package websockets, which comes with the server."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


async def play(link: str) -> dict[str, Any]:
    """Sit down, answer whatever is asked, and return the `ended` message."""
    address = urlsplit(link)
    scheme = "wss" if address.scheme == "https" else "ws"
    async with connect(f"{scheme}://{address.netloc}/api/socket", max_size=None) as socket:

        async def say(**message: Any) -> None:
            await socket.send(json.dumps(message))

        await say(type="hello", token=address.fragment)
        answer: dict[str, Any] = {}  # the one that isn't accepted yet
        async for text in socket:
            heard = json.loads(text)
            if heard["type"] == "welcome":
                match = heard["match"]
                for seat in set(match["awaited"]) & set(match["seats"]):
                    await say(type="contribute", seat=seat, text=secrets.token_hex(12))
            elif heard["type"] == "state" and heard["questions"] and not answer:
                asked = heard["questions"][0]
                value = random.choice(asked["options"])["value"]
                answer = {
                    "id": secrets.token_hex(8),
                    "seat": asked["seat"],
                    "seq": heard["seq"],
                    "value": value,
                }
                await say(type="answer", **answer)
            elif heard["type"] == "accepted":
                answer = {}  # the next state comes after it
            elif heard["type"] == "refused" and not heard["rule"]:
                await asyncio.sleep(0.2)  # against no rule, only too fast
                await say(type="answer", **answer)
            elif heard["type"] in ("refused", "error"):
                raise SystemExit(heard["sentence"])
            elif heard["type"] == "ended":
                return dict(heard)
    raise SystemExit("The server has gone; the match is kept: start again with the same link.")


if __name__ == "__main__":
    ended = asyncio.run(play(sys.argv[1]))
    print(ended["result"]["how"])
