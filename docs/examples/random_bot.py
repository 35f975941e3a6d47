"""Plays at random over the wire, with nothing but the standard library.

    python random_bot.py LINK                      one seat: its link as the page or `snapcount match` gives it
    python random_bot.py http://127.0.0.1:8000     a bot of this server: it waits until somebody challenges it
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

Message = dict[str, Any]
PATIENCE = 60
"""Seconds without a line, not even a heartbeat, after which the server is taken for gone."""


class Refused(Exception):
    """What the server said to a message: a status, and a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


def ask(address: str, token: str, body: Message | None = None) -> Any:
    """GET, or with a body POST: the response, a sentence where it is refused."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return urlopen(Request(address, data, headers), timeout=PATIENCE)
    except HTTPError as problem:
        raise Refused(problem.code, json.load(problem)["error"]["sentence"]) from None


def lines(address: str, token: str) -> Iterator[Message]:
    """A stream: one JSON object a line, for as long as it lasts."""
    with ask(address, token) as response:
        for line in response:
            yield json.loads(line)


class Table:
    """One seat of one match."""

    def __init__(self, server: str, token: str) -> None:
        self.server, self.token = server, token

    def say(self, **message: Any) -> None:
        """Said again where it was only too fast, or the server not well; an answer counts once, by its id."""
        while True:
            try:
                ask(f"{self.server}/api/match/say", self.token, message).close()
                return
            except Refused as refused:
                if refused.status not in (429, 503):
                    raise
                time.sleep(1)

    def play(self) -> Message:
        """Answer whatever is asked, and return the `ended` message."""
        for heard in lines(f"{self.server}/api/match/stream", self.token):
            if heard["type"] == "welcome":
                match = heard["match"]
                for seat in set(match["awaited"]) & set(match["seats"]):
                    self.say(type="contribute", seat=seat, text=secrets.token_hex(12))
            elif heard["type"] == "state" and heard["questions"]:
                self.answer(heard["questions"][0], heard["seq"])
            elif heard["type"] == "error":
                raise SystemExit(heard["sentence"])
            elif heard["type"] == "ended":
                return heard
        raise SystemExit("The server has gone; the match is kept: start again with the same link.")

    def answer(self, asked: Message, seq: int) -> None:
        """Any of the options."""
        value = random.choice(asked["options"])["value"]
        try:
            self.say(type="answer", id=secrets.token_hex(8), seat=asked["seat"], seq=seq, value=value)
        except Refused as refused:
            if refused.status != 409:  # this was answered already, the game has moved on: a state comes that asks anew
                raise


def play(link: str) -> Message:
    address = urlsplit(link)
    return Table(f"{address.scheme}://{address.netloc}", address.fragment).play()


def wait_for_challenges(server: str, name: str = "Random Rita") -> None:
    """Be here until the stream ends; every challenge is a game of its own."""
    with ask(f"{server}/api/bots", "", {"name": name}) as response:
        token = json.load(response)["token"]
    for heard in lines(f"{server}/api/bot/stream", token):
        if heard["type"] == "challenge":
            print(f"{heard['title']} against {heard['by']}", flush=True)
            threading.Thread(target=Table(server, heard["token"]).play).start()


if __name__ == "__main__":
    if urlsplit(sys.argv[1]).fragment:
        print(play(sys.argv[1])["result"]["how"])
    else:
        wait_for_challenges(sys.argv[1].rstrip("/"), *sys.argv[2:3])
