"""Teams have names and colours: those chosen, those of their clubs, or those of their seats."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from snapcount.core.table import Seat
from snapcount.games import find
from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.server.table import PERSON, Running, all_of, go, play_out, seated


def test_colours_that_were_chosen_are_told_kept_and_change_over_in_a_rematch(server: Running) -> None:
    async def play() -> None:
        ann = {"kind": "person", "name": "Ann", "colour": "#1d6b3c"}
        tokens = server.make(options={"rounds": 1}, home=ann, away=PERSON)
        wanted = {"home": "#1d6b3c", "away": ""}
        assert server.get("/api/match", tokens["away"]).json()["colours"] == wanted
        home, away = await seated(server, tokens, "home", "away")
        await all_of(play_out(home, Random(1)), play_out(away, Random(2)))
        server.app.state.lobby.rooms.clear()
        assert server.get("/api/match", tokens["watch"]).json()["colours"] == wanted, "read from the store"
        again = server.post("/api/match/rematch", tokens["home"]).json()
        assert server.get("/api/match", again["tokens"]["away"]).json()["colours"] == {
            "home": "",
            "away": "#1d6b3c",
        }

    go(play())


@pytest.mark.parametrize("colour", ["red", "#12345", "#12345G", "url(x)", "#a8291f;"])
def test_a_colour_is_six_digits_or_refused(server: Running, colour: str) -> None:
    body = {"game": "toy", "mode": "hotseat", "home": {"kind": "person", "colour": colour}, "away": PERSON}
    assert server.http.post("/api/matches", json=body).status_code == 422


def test_cp_1_6_clubs_play_under_their_own_names_and_colours() -> None:
    face, settle = find("canadian_pro").face, find("canadian_pro").settle
    chosen = settle({"home": "moosewick_lamplighters"})
    home, away = (face.club(chosen, seat) for seat in Seat)
    assert home is not None and away is not None
    assert (home.name, away.name) == ("Moosewick Lamplighters", "Montreal")
    assert home.colour.startswith("#") and home.colour != away.colour
    assert find("dice_football").face.club({}, Seat.HOME) is None


def test_a_match_of_clubs_is_named_after_them_unless_somebody_named_it(tmp_path: Path) -> None:
    with Running(create_app(Settings(db=str(tmp_path / "db"), log="error"))) as server:
        tokens = server.make("practice", "canadian_pro")
        match = server.get("/api/match", tokens["home"]).json()
        assert match["names"] == {"home": "Edmonton", "away": "Montreal"}
        assert match["colours"]["home"].startswith("#")
        named = server.make("practice", "canadian_pro", home={"kind": "person", "name": "Ravens"})
        assert server.get("/api/match", named["home"]).json()["names"]["home"] == "Ravens"
