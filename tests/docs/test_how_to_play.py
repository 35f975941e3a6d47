"""How to play: one page a game, every paragraph with rules that exist; words that are explained are said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from snapcount.core.ledger import entries
from snapcount.core.rules_text import how_to_play
from snapcount.football.glossary import football_words, glossary, words_of
from snapcount.games import GAMES, find

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "web" / "public" / "how-to-play"
PICTURE = re.compile(r"^!\[([^\]]+)\]\((\w+\.png)\)$")
RULE = re.compile(r"\b[A-Z]{2}-\d+\.\d+[a-z]?\b")
every_game = pytest.mark.parametrize("game", GAMES)


def blocks(game: str) -> list[str]:
    return [block.strip() for block in how_to_play(find(game)).split("\n\n")]


def paragraphs(game: str) -> list[str]:
    return [block for block in blocks(game) if block[0] not in "#|!"]


def said_of(game: str) -> str:
    """What a player reads of a game: how to play, its lessons, its sentences."""
    folder = ROOT / "src" / "snapcount" / "games" / game
    pages = [*sorted((folder / "lessons").glob("*.json")), *sorted((folder / "show").glob("*.py"))]
    return how_to_play(find(game)) + " ".join(page.read_text(encoding="utf-8") for page in pages)


def is_said(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?:s|es)?(?![\w-])", text, re.IGNORECASE) is not None


@every_game
def test_a_game_is_told_in_800_to_1200_words(game: str) -> None:
    words = [word for block in blocks(game) if block[0] != "!" for word in RULE.sub("", block).split()]
    assert 800 <= len([word for word in words if re.search(r"\w", word)]) <= 1200


@every_game
def test_every_paragraph_names_rules_that_exist(game: str) -> None:
    known = entries(find(game))
    for paragraph in paragraphs(game):
        named = RULE.findall(paragraph)
        assert named, f"no rule behind: {paragraph[:60]}"
        assert not [number for number in named if number not in known]


@every_game
def test_its_pictures_are_there_and_the_docs_show_the_same_text(game: str) -> None:
    found = [PICTURE.match(block) for block in blocks(game) if block.startswith("!")]
    assert found and all(found), "a game has a picture of its board"
    for match in found:
        assert match is not None and (PICTURES / match[2]).is_file()
        assert (ROOT / "docs" / "how-to-play" / match[2]).read_bytes() == (PICTURES / match[2]).read_bytes()
    assert (ROOT / "docs" / "how-to-play" / f"{game}.md").read_text(encoding="utf-8") == how_to_play(
        find(game)
    )


@every_game
def test_every_word_of_a_games_own_is_said_in_it(game: str) -> None:
    assert not [word for word in words_of(find(game)) if not is_said(word, said_of(game))]


def test_every_word_of_football_is_said_in_a_game() -> None:
    text = " ".join(map(said_of, GAMES))
    assert not [word for word in football_words() if not is_said(word, text)]


@every_game
def test_a_word_is_explained_in_a_sentence_or_two_that_say_more_than_the_word(game: str) -> None:
    for word, means in glossary(find(game)).items():
        assert means[0].isupper() and means.endswith(".") and 4 <= len(means.split()) <= 30, word


def test_a_games_own_meaning_goes_before_footballs() -> None:
    book = find("canadian_pro")
    assert glossary(book)["convert"] == words_of(book)["convert"]
    assert set(football_words()) <= set(glossary(book)) and list(glossary(book)) == sorted(
        glossary(book), key=str.casefold
    )
