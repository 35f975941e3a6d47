"""Every id of a ledger is found in the code and proven by a test, or says why it can't be; nothing else is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from snapcount.core.ledger import entries
from snapcount.core.rulebook import Rulebook
from snapcount.core.where import Place, elsewhere, strangers, untested, where
from snapcount.games import GAMES, find

ROOT = Path(__file__).parents[2]
SHORT = re.compile(r"\b(?:DF|CP|CB|OS|SC)-[0-9A-Z]+\.[0-9]+[a-z]?(?:, and |, | and | to |–)[0-9]+\.[0-9]+\b")


def of_kind(rulebook: Rulebook, number: str, *kinds: str) -> list[Place]:
    return [place for place in where(rulebook, number) if place.kind in kinds]


def in_code(rulebook: Rulebook) -> set[str]:
    return {number for number in entries(rulebook) if of_kind(rulebook, number, "code", "table")}


def in_tests(rulebook: Rulebook) -> set[str]:
    return {number for number in entries(rulebook) if of_kind(rulebook, number, "test", "page test")}


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_code_or_a_sentence(game: str) -> None:
    rulebook = find(game)
    found, said = in_code(rulebook), set(elsewhere(rulebook))
    missing = [number for number in entries(rulebook) if number not in found | said]
    assert not missing, (
        f"{len(missing)} ids are nowhere in code: cite them where they are played, or say in rules/elsewhere.toml "
        f"why nothing shows them: {', '.join(missing[:40])}"
    )
    assert not said & found, f"sentences beside a citation: {sorted(said & found)}"
    assert said <= entries(rulebook).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_a_test_or_a_reason(game: str) -> None:
    rulebook = find(game)
    tested, excused = in_tests(rulebook), set(untested(rulebook))
    missing = [number for number in entries(rulebook) if number not in tested | excused]
    assert not missing, f"{len(missing)} ids have neither a test nor a reason: {', '.join(missing[:40])}"
    assert not excused & tested, f"reasons beside a test: {sorted(excused & tested)}"
    assert excused <= entries(rulebook).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_id_that_is_cited_is_in_the_ledger(game: str) -> None:
    assert not strangers(find(game))


@pytest.mark.parametrize("game", GAMES)
def test_no_id_is_proven_by_worked_examples_alone(game: str) -> None:
    """Those examples are run by themselves: a test of this kind adds only that the example has teeth."""
    rulebook = find(game)
    only = {
        number
        for number in in_tests(rulebook)
        if all(place.example_only for place in of_kind(rulebook, number, "test", "page test"))
    }
    assert not only, f"only examples prove these; write a test of their own: {sorted(only)}"


def test_ids_are_cited_in_full() -> None:
    """`CP-4.22, CP-17.8`: a bare 17.8 would never be found."""
    for path in [*(ROOT / "src" / "snapcount").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*")]:
        short = SHORT.search(path.read_text(encoding="utf-8"))
        assert short is None, f"{path.relative_to(ROOT)}: {short[0]}"


def test_a_place_names_file_line_and_what_stands_around_it() -> None:
    found = where(find("dice_football"), "DF-13.7")
    rule = next(place for place in found if place.kind == "code" and place.name == "safety")
    assert (ROOT / rule.file).read_text(encoding="utf-8").splitlines()[rule.line - 1] == '@rule("DF-13.7")'
    assert {"test", "example"} <= {place.kind for place in found}


@pytest.mark.parametrize("game", GAMES)
def test_no_id_is_found_only_where_positions_are_checked(game: str) -> None:
    """`position.py` says whether a position that somebody brings could be; it plays nothing."""
    rulebook = find(game)
    places = {number: of_kind(rulebook, number, "code", "table") for number in entries(rulebook)}
    only = [
        number
        for number, found in places.items()
        if found and all("/rules/position" in place.file for place in found)
    ]
    assert not only, f"cite these where they are played: {only}"


def test_the_code_that_plays_a_rule_comes_first() -> None:
    found = [Path(place.file).name for place in where(find("dice_football"), "DF-8.2")]
    assert found[0] == "field_goal.py" and "worth.py" in found, "the law, then the coach who reckons with it"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_has_text_tag_and_chapter(game: str) -> None:
    for entry in entries(find(game)).values():
        assert len(entry.text) > 10 and entry.chapter and entry.tag in ("printed", "ruling", "reconstructed")
