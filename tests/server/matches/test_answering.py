"""Answers taken together, and what is written once for several pairs of eyes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.game import Game
from snapcount.core.record.file import input_line
from snapcount.core.table import Seat
from snapcount.games import GAMES
from snapcount.games import find as find_game
from snapcount.server.app import create_app
from snapcount.server.json_text import json_text
from snapcount.server.rooms.saved import SavedGame, new_rows, opening_rows
from snapcount.server.settings import Settings
from snapcount.server.wire.match_writer import MatchWriter
from snapcount.server.wire.writer import JsonWriter
from tests.server.table import Client, Running, all_of, go


def test_a_second_answer_doesn_t_fit_the_next_question_though_it_is_the_same(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        tokens = server.make("match", "dice_football")
        home, away = [await Client(server.host, tokens[role]).sit() for role in ("home", "away")]
        random, pairs = Random(3), 0
        while pairs < 12:
            if len(home.state["waiting"]) == 2:
                pairs += 1
                await home.settled(
                    (await away.answer(away.state["questions"][0]["options"][0]["value"]))["seq"]
                )
                value = home.state["questions"][0]["options"][0]["value"]
                for name in ("first", "second"):
                    await home.send(
                        type="answer", id=f"{name}{pairs}", seat="home", seq=home.state["seq"], value=value
                    )
                heard = {
                    message["id"]: message
                    for message in [await home.until("accepted", "refused") for _ in range(2)]
                }
                assert heard[f"second{pairs}"]["type"] == "refused"
                seq = heard[f"first{pairs}"]["seq"]
            else:
                asked = home if home.asked() else away
                question = asked.asked()
                assert question is not None
                seq = (await asked.answer(random.choice(question["options"])["value"]))["seq"]
            await all_of(home.settled(seq), away.settled(seq))

    settings = Settings(db=str(tmp_path / "db"), log="error", answers_per_second=0)
    with Running(create_app(settings)) as server:
        go(play(server))


def test_the_text_board_comes_to_those_who_ask(server: Running) -> None:
    async def play() -> None:
        tokens = server.make("hotseat")
        plain = await Client(server.host, tokens["table"]).sit()
        reader = await Client(server.host, tokens["table"], board=True).sit()
        given = await plain.answer("high", seat="home")
        await all_of(plain.settled(given["seq"]), reader.settled(given["seq"]))
        assert reader.state["board"] and reader.state["sides"]["home"]["board"]
        assert "board" not in plain.state and "board" not in plain.state["sides"]["home"]
        assert server.get("/api/match/history", tokens["table"]).json()["frames"][0]["board"]

    go(play())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_what_the_rules_would_show(name: str) -> None:
    """Whatever is shared, left out or written by hand on the way."""
    rulebook = find_game(name)
    game, random = Game(rulebook, seed=5), Random(5)
    writer = JsonWriter(rulebook)
    telling, saved = MatchWriter(writer, game), SavedGame(game)
    rows = opening_rows("m", saved)
    for _ in range(40):
        if game.is_over:
            break
        for eyes in (None, *Seat):
            view = game.view(eyes)
            told = json.loads(f"{{{telling.sight(game, eyes, True)}}}")
            assert told == json.loads(
                canonical(
                    {
                        "view": to_plain(view),
                        "scoreboard": to_plain(rulebook.face.scoreboard(view, game.names)),
                        "situation": rulebook.face.words.situation(view, game.names),
                        "board": rulebook.face.board(view, game.names),
                    }
                )
            )
            assert telling.sight(game, eyes) == writer.sight(view, game.names)
        (seat, question) = min(game.waiting.items())
        game.answer(question.sample(random), seat)
        rows += new_rows("m", saved)
    assert [row.seq for row in rows] == list(range(len(rows)))
    stored = [line for row in rows for text in row.line.split("\n") if "rule" in (line := json.loads(text))]
    assert stored == [json.loads(canonical(input_line(given))) for given in game.inputs]


@pytest.mark.parametrize("value", ['ü\u2028"\\\n', 1.5, -0.0, 10**20, True, None, [], {}, {"a": [1, "b"]}])
def test_texts_are_written_as_the_records_write_them(value: object) -> None:
    assert json_text(value) == canonical(value)
