"""Every id of a game's ledger is proven by a test, or says why it can't be."""

from __future__ import annotations

import pytest

from snapcount.core.ledger import entries
from snapcount.games import GAMES, find
from tests.conformance.ledger_ids import excused_ids, named_ids


@pytest.mark.parametrize("game", GAMES)
def test_every_ledger_id_has_a_test_or_a_reason(game: str) -> None:
    rulebook = find(game)
    ledger = {number.lower(): number for number in entries(rulebook)}
    tested = named_ids(game, rulebook.rules.prefix)
    excused = {number.lower() for number in excused_ids(game)}
    print(
        f"{rulebook.face.title}: {len(ledger)} ids, {len(tested & ledger.keys())} tested, {len(excused)} excused"
    )
    assert not tested - ledger.keys(), "tests name ids that the ledger doesn't have"
    assert not excused - ledger.keys(), "no_test.toml names ids that the ledger doesn't have"
    missing = [ledger[number] for number in ledger if number not in tested | excused]
    assert not missing, f"{len(missing)} ids have neither a test nor a reason: {', '.join(missing[:40])}"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_sentences_and_few(game: str) -> None:
    excused = excused_ids(game)
    assert all(len(reason) > 15 for reason in excused.values())
    assert len(excused) <= 0.3 * len(entries(find(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_has_text_tag_and_chapter(game: str) -> None:
    for entry in entries(find(game)).values():
        assert len(entry.text) > 10 and entry.chapter and entry.tag in ("printed", "ruling", "reconstructed")
