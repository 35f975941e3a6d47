"""The published interface is complete, and the server keeps to it whatever it is sent."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server import toys
from tests.server.table import Client, Running, bearer, go, play_out

pytestmark = pytest.mark.web

schema = schemathesis.openapi.from_dict(
    create_app(Settings(db="unused", log="error"), games=toys.names, find=toys.find).openapi()
)


def finished(server: Running) -> dict[str, str]:
    """The links of a match that was played to its end."""
    tokens = server.make("hotseat", options={"rounds": 1})

    async def play() -> None:
        await play_out(await Client(server.host, tokens["table"]).sit(), Random(1))

    go(play())
    return tokens


@pytest.fixture(scope="module")
def links(server: Running) -> list[str]:
    """Links of matches in every state. What is sent to them may delete them."""
    tokens = finished(server)
    return ["nothing", tokens["table"], tokens["watch"], server.make("practice", "hands")["home"]]


ENDLESS = "/api/match/stream"
"""While a game goes on this response doesn't end: no test could read the whole of it."""


@schema.exclude(path=ENDLESS).parametrize()  # pyright: ignore[reportUntypedFunctionDecorator]
@settings(
    max_examples=12,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
def test_nothing_it_is_sent_breaks_the_server(case: Any, server: Running, links: list[str]) -> None:
    for link in links if "/api/match" in case.path and case.path != "/api/matches" else [""]:
        headers = {**(case.headers or {}), **bearer(link)}
        case.call_and_validate(
            base_url=f"http://{server.host}",
            headers=headers,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_headers_conformance,
                response_schema_conformance,
            ],
        )


def test_a_stream_ends_with_its_game_and_a_bad_link_has_none(server: Running) -> None:
    tokens = finished(server)
    assert server.get(ENDLESS, "nothing").status_code == 404
    for link in (tokens["table"], tokens["watch"]):
        told = server.get(ENDLESS, link)
        assert told.status_code == 200 and '"type":"ended"' in told.text.splitlines()[-1]
    assert server.http.get(f"{ENDLESS}?events=-1", headers=bearer(tokens["table"])).status_code == 422


def test_the_socket_is_published_too(server: Running) -> None:
    schemas = server.http.get("/openapi.json").json()["components"]["schemas"]
    for union in ("FromPage", "FromServer"):
        assert len(schemas[union]["oneOf"]) == len(schemas[union]["discriminator"]["mapping"])
        for form in schemas[union]["oneOf"]:
            assert form["$ref"].rpartition("/")[2] in schemas
    assert {"hello", "answer", "resign"} <= schemas["FromPage"]["discriminator"]["mapping"].keys()
    text = server.http.get("/docs").text
    assert "/api/matches" in text and "FromServer" in text


def test_games_and_rules(server: Running) -> None:
    games = server.http.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == ["toy", "hands"]
    assert games[0]["options"][0]["choices"] == [1, 3, 30] and games[0]["coaches"][0]["level"] == "rookie"
    toy = server.http.get("/api/games/toy/rules").json()
    assert toy["rules"] == [] and toy["how_to_play"] == "" and {"word", "means"} == toy["glossary"][0].keys()
    assert server.http.get("/api/games/nothing/rules").status_code == 404
    assert server.http.get("/api/games/toy/rules/TY-1.1/where").status_code == 404
    assert server.http.get("/api/nothing").json()["error"]["code"] == "not_found"


def test_where_a_rule_stands(tmp_path: Path) -> None:
    with Running(create_app(Settings(db=str(tmp_path / "db"), log="error"))) as server:
        found = server.http.get("/api/games/dice_football/rules/DF-13.7/where").json()
        assert {"code", "test", "example"} <= {place["kind"] for place in found["places"]}
        assert any(place["name"] == "safety" and place["line"] > 1 for place in found["places"])
        assert server.http.get("/api/games/dice_football/rules/DF-99.1/where").status_code == 404


def test_health_and_metrics(server: Running) -> None:
    assert server.http.get("/health").json()["status"] == "ok"
    server.make()
    text = server.http.get("/metrics").text
    assert "snapcount_matches_created_total" in text and "snapcount_rooms" in text


def test_every_operation_is_called_by_what_it_does() -> None:
    operations = [
        what
        for methods in create_app(Settings(db="unused", log="error")).openapi()["paths"].values()
        for what in methods.values()
    ]
    summaries = [what["summary"] for what in operations]
    assert len(set(summaries)) == len(summaries) > 70
    assert all(
        what["description"].replace("\n", " ").startswith(what["summary"].replace("\n", " "))
        for what in operations
    )
    assert not any(summary.endswith(".") for summary in summaries)
