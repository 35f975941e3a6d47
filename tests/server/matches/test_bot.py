"""The bot of the guide plays over the wire."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

from tests.server.table import Running

FILE = Path(__file__).parents[3] / "docs" / "examples" / "random_bot.py"


def bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("random_bot", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_two_of_them_play_a_match_to_its_end(server: Running) -> None:
    random_bot = bot()
    tokens = server.make("match", "hands", options={"rounds": 12}, contributions=True)
    links = [f"http://{server.host}/play#{tokens[seat]}" for seat in ("home", "away")]

    async def play() -> list[dict[str, object]]:
        return await asyncio.wait_for(asyncio.gather(*(random_bot.play(link) for link in links)), 60)

    home, away = asyncio.run(play())
    assert home == away and home["type"] == "ended"
    assert all(server.post("/api/match/verify", tokens[seat]).json()["ok"] for seat in ("home", "away"))
