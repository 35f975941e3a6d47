"""Numbers that are none, and fields nobody knows: refused at the edge, so that every record is JSON."""

from __future__ import annotations

import json

import pytest

from tests.server.table import Client, Running, bearer, go

NO_NUMBERS = ("NaN", "-Infinity", "1e999", "1" + "0" * 400, "9" * 5000)


def test_no_such_number_comes_through_the_socket_and_the_match_goes_on(server: Running) -> None:
    async def play() -> None:
        home = await Client(server.host, server.make()["home"]).sit()
        for number in NO_NUMBERS:
            for value in (number, f"[{number}]", f'{{"a":{number}}}'):
                await home.socket.send(
                    f'{{"type":"answer","id":"n","seat":"home","seq":{home.state["seq"]},"value":{value}}}'
                )
                heard = await home.until("error", "refused", "accepted")
                assert heard["type"] == "error" and heard["code"] == "malformed", heard
        assert (await home.answer("high"))["type"] == "accepted"

    go(play())


@pytest.mark.parametrize("number", NO_NUMBERS, ids=lambda text: text[:9])
def test_no_such_number_comes_through_a_route(server: Running, number: str) -> None:
    headers = {**bearer(server.make()["home"]), "Content-Type": "application/json"}
    bodies = {
        "/api/matches": f'{{"game":"toy","mode":"hotseat","options":{{"rounds":{number}}}}}',
        "/api/match/aid": f'{{"wanted":{{"deep":[{number}]}}}}',
        "/api/match/branch": f'{{"at":{number}}}',
    }
    for path, body in bodies.items():
        told = server.http.post(path, content=body, headers=headers)
        assert told.status_code in (400, 422), (path, told.text)
        assert json.loads(told.text, parse_constant=pytest.fail)["error"]["sentence"]


def test_a_field_that_nobody_knows_is_refused_with_its_name(server: Running) -> None:
    async def play() -> None:
        home = await Client(server.host, server.make()["home"]).sit()
        await home.send(type="answer", id="x", seat="home", seq=home.state["seq"], value="high", extra=1)
        heard = await home.until("error", "refused", "accepted")
        assert heard["type"] == "error" and "extra" in heard["sentence"]

    go(play())
