"""Games played on a server are signed: who played where can't be made up afterwards."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from random import Random

import pytest

from snapcount.cli.main import main
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.games import find
from snapcount.server.settings import Settings
from snapcount.server.signing import NOT_SIGNED, BadKey, Signer, open_signer, said_of
from tests.server.table import Client, Running, go

SIGNER = Signer(bytes(range(32)), "play.example.org")


def finished(game: Game) -> Game:
    random = Random(3)
    while not game.is_over:
        assert game.question is not None
        game.answer(game.question.sample(random))
    return game


@pytest.fixture(scope="module")
def text() -> str:
    return dump(finished(Game(find("dice_football"), {"plays_per_quarter": 12}, seed=5)))


def test_a_signed_record_says_where_it_was_played(text: str) -> None:
    signed = SIGNER.signed(text)
    said = said_of(signed.encode())
    assert said == (True, f"Played on play.example.org, signed with the key {SIGNER.key}.")
    assert dump(parse(signed.encode(), find)) == signed, "it is written again to the byte"
    assert said_of(signed.encode(), SIGNER.key.upper()).ok
    assert said_of(signed.encode(), "0" * 64).ok is False


def test_without_a_signature_it_says_what_it_shows(text: str) -> None:
    assert said_of(text.encode()) == (None, NOT_SIGNED)
    assert said_of(text.encode(), SIGNER.key).ok is False


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"home":"Home"', '"home":"Me"'),
        ('"server":"play.example.org"', '"server":"elsewhere.org"'),
        (SIGNER.key, Signer(bytes(32), "").key),
        ('"signature":"', '"signature":"00'),
    ],
)
def test_whatever_is_changed_after_signing_is_seen(text: str, before: str, after: str) -> None:
    signed = SIGNER.signed(text).replace(before, after)
    if after.endswith("00"):
        signed = signed[: -len('00"}\n')] + '"}\n'
    said = said_of(signed.encode())
    assert said.ok is False and "changed after it was signed" in said.sentence


def test_a_signature_of_another_form_is_refused(text: str) -> None:
    signed = SIGNER.signed(text)
    *lines, last = signed.splitlines(keepends=True)
    for wrong in (
        last.replace('"server":"play.example.org",', ""),
        last.replace(SIGNER.key, "xyz"),
        last.replace("play.example.org", "x" * 201),
        last.replace('"play.example.org"', "5"),
    ):
        with pytest.raises(BadRecord, match=f"line {len(lines) + 1}"):
            parse("".join([*lines, wrong]).encode(), find)
    with pytest.raises(BadRecord, match="only a game that is over is signed"):
        parse("".join([*lines[:-1], last]).encode(), find)


def test_a_game_that_is_changed_loses_its_signature(text: str) -> None:
    game = parse(SIGNER.signed(text).encode(), find)
    game.undo()
    assert game.signature is None and '"kind":"signed"' not in dump(game)


def test_without_the_library_it_says_what_is_needed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    signed = SIGNER.signed(text).encode()
    for name in [name for name in sys.modules if name.partition(".")[0] == "cryptography"]:
        monkeypatch.setitem(sys.modules, name, None)
    said = said_of(signed)
    assert said.ok is None
    assert (
        "signed by play.example.org" in said.sentence and "pip install 'snapcount[server]'" in said.sentence
    )


# The key


def test_the_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.db.key"
    first = open_signer(path, "here")
    assert open_signer(path, "here").key == first.key
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_holds_no_key_is_named(tmp_path: Path) -> None:
    path = tmp_path / "key"
    for wrong in ("hello", "00" * 31):
        path.write_text(wrong)
        with pytest.raises(BadKey, match=f"{path} holds no key"):
            open_signer(path, "here")


def test_the_key_lies_beside_the_database_or_where_it_is_said_to(tmp_path: Path) -> None:
    assert Settings(db=str(tmp_path / "g.db")).key_file == tmp_path / "g.db.key"
    assert Settings(db=f"sqlite:///{tmp_path}/g.db").key_file == tmp_path / "g.db.key"
    assert Settings(db="postgresql:///snapcount").key_file.name == "server.key"
    assert Settings(db="g.db", key="/etc/snapcount.key").key_file == Path("/etc/snapcount.key")
    assert Settings(origins="https://a.org, https://b.org").known_as == "https://a.org"


# On a server


def resigned(server: Running) -> tuple[dict[str, str], bytes]:
    """A match given up, and its record."""
    tokens = server.make("match", "hands")

    async def give_up() -> None:
        home = await Client(server.host, tokens["home"]).sit()
        await home.send(type="resign")
        await home.until("ended")

    go(give_up())
    return tokens, server.get("/api/match/record", tokens["home"]).content


def test_a_match_played_here_is_signed_with_the_published_key(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tokens, record = resigned(server)
    published = server.http.get("/api/key").json()
    last = json.loads(record.splitlines()[-1])
    assert (last["server"], last["key"]) == (published["server"], published["key"])
    assert said_of(record, published["key"]).ok
    told = server.post("/api/match/verify", tokens["home"]).json()
    assert told["ok"] and f"Played on {published['server']}, signed" in told["sentence"]
    told = server.http.post("/api/replays/verify", content=record).json()
    assert told["ok"] and f"Played on {published['server']}, signed" in told["sentence"]
    forged = record.replace(b'"home":"Home"', b'"home":"Mallory"')
    assert server.http.post("/api/replays/verify", content=forged).json()["ok"] is False


def test_a_record_that_somebody_brought_is_not_signed_as_played_here(server: Running) -> None:
    _, record = resigned(server)
    bare = b"".join(record.splitlines(keepends=True)[:-1])
    kept = server.http.post("/api/replays/kept", content=bare).json()["tokens"]["watch"]
    assert server.get("/api/match/record", kept).content == bare
    told = server.post("/api/match/verify", kept).json()
    assert told["ok"] and NOT_SIGNED in told["sentence"]


def test_the_terminal_says_who_signed(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.snap"
    path.write_text(SIGNER.signed(text), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "Played on play.example.org, signed" in capsys.readouterr().out
    assert main(["verify", str(path), "--key", "ab" * 32]) == 1
    assert "not the one expected" in capsys.readouterr().out
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert NOT_SIGNED in capsys.readouterr().out
