"""The rules as people read them: no line numbers, no files, no tags, every chart a table."""

from __future__ import annotations

import re

import pytest

from snapcount.core.ledger import entries
from snapcount.core.rules_tables import charts, part
from snapcount.core.rules_text import (
    Rule,
    after_title,
    chapter,
    for_players,
    plain,
    rules_for_people,
    search,
    spoken,
)
from snapcount.games import GAMES, find

NOTES = re.compile(
    r"\((?:[a-z ]+[, ])?lines? \d|\.json|\.md\b|\[(?:printed|ruling|reconstructed)|←|tables/|\(silent\)|\(ours"
    r"|^\s*[.,:;]"
)
CODE_FILE = re.compile(r"`(?:tables/)?(\w+)\.json`")


def rules(game: str) -> dict[str, Rule]:
    return rules_for_people(find(game))


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_shows_the_ledgers_notes(game: str) -> None:
    found = rules(game)
    assert found.keys() == entries(find(game)).keys()
    assert [rule.id for rule in found.values() if NOTES.search(f"{rule.title} {rule.chapter}")] == []
    assert [rule.id for rule in found.values() if NOTES.search(rule.text)] == []
    assert [rule.id for rule in found.values() if not rule.text or not rule.title] == []
    assert {rule.tag for rule in found.values()} <= {"printed", "ruling", "reconstructed"}


CODE = re.compile(
    r"\bE_[A-Z]+|\b[a-z]+_[a-z_]+\b|\{\"|\b[Tt]he (?:engine|client)\b|own\(|\bdir\b|conformance|\bledger\b"
    r"|\b(?:ruling|reconstructed)\)"
)
"""Names of errors, fields and programs: nothing that somebody who plays has ever seen."""


@pytest.mark.parametrize("game", GAMES)
def test_players_read_rules_and_no_code(game: str) -> None:
    read = [rule for rule in rules(game).values() if not rule.inner]
    assert {rule.id: found[0] for rule in read if (found := CODE.findall(rule.text))} == {}


SHORT = re.compile(r"(?<![\w-])(?:[OD](?:'s)?|DP-\d+|LOS|LoS|GTs?|OFRs?|[RB]J|[GRyds] [=≤≥<>] .|⌊)(?![\w/-])")
"""The ledgers' letters: offence, defence, receivers, spots and lines of a formula."""


@pytest.mark.parametrize("game", GAMES)
def test_players_read_words_and_no_letters_of_the_ledger(game: str) -> None:
    read = [rule for rule in rules(game).values() if not rule.inner]
    assert {rule.id: found[0] for rule in read if (found := SHORT.findall(f"{rule.title} {rule.text}"))} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_for_players_belongs_to_a_rule(game: str) -> None:
    own, known = for_players(game), entries(find(game))
    assert own.get("rules", {}).keys() <= known.keys()
    assert set(own.get("inner", ())) <= known.keys()


def test_short_forms_are_said_in_words_and_begin_sentences() -> None:
    said = spoken("out_of_sight", "D returns. O's LBs, one LB, BLOCK-O and O.")
    assert (
        said == "The other team returns. The offence's linebackers, one linebacker, BLOCK-O and the offence."
    )
    assert spoken("dice_football", "O and D") == "O and D"


@pytest.mark.parametrize("game", GAMES)
def test_every_chart_is_a_table_of_a_rule_that_exists(game: str) -> None:
    found = rules(game)
    for chart in charts(game)["chart"]:
        assert chart["rule"] in found and part(game, chart["from"]), chart
    for rule in found.values():
        for table in rule.tables:
            assert table.title and table.rows and len(table.head) > 1, rule.id
            assert {len(row) for row in table.rows} == {len(table.head)}, (rule.id, table.title)
            assert not any(NOTES.search(cell) for row in table.rows for cell in row), rule.id
            assert all(any(row[at] for row in table.rows) for at in range(len(table.head))), (
                rule.id,
                table.title,
            )


@pytest.mark.parametrize("game", GAMES)
def test_a_chart_that_a_rule_names_is_shown_or_said_why_not(game: str) -> None:
    shown = {chart["from"].split("/")[0] for chart in charts(game)["chart"]}
    left_out = charts(game)["left_out"]
    written = rules(game)
    for entry in entries(find(game)).values():
        in_text = "|---" in written[entry.id].text
        for name in CODE_FILE.findall(entry.text):
            assert written[entry.id].inner or in_text or name in shown or name in left_out, (entry.id, name)


def test_the_notes_of_each_ledger_go_and_the_sentence_stays() -> None:
    assert plain('Field Goal only when G ≤ 40. (line 77) [printed limit; "any down" is the ruling]') == (
        "Field Goal only when G ≤ 40."
    )
    assert plain(
        "← [10.0] (2221–2257) [printed] Contact Results Table: `tables/contact_results.json` (rows −2…6)."
    ) == ("Contact Results Table (rows −2…6).")
    assert plain("(silent) [ruling] Neutralization replaces a Hit.") == "Neutralization replaces a Hit."
    assert (
        plain("Five offence cards. (lines 2–13, 25–37) [printed] → `offence_cards.json`")
        == "Five offence cards."
    )
    assert (
        plain("Looked up in `solitaire_advanced.json`. (lines\n819–821) [printed]")
        == "Looked up in the table."
    )
    assert plain("3 → 5, as (see DF-1.2) says.") == "3 → 5, as (see DF-1.2) says."
    assert chapter("SC-2 The field (`tables/map.json`)") == "2. The field"


def test_chapters_on_notation_and_tests_are_found_by_number_alone() -> None:
    bowl = rules("card_bowl")
    assert bowl["CB-36.2"].inner and bowl["CB-37.1"].inner and not bowl["CB-30.20"].inner
    assert not rules("canadian_pro")["CP-1.4"].inner
    assert [rule.id for rule in search(bowl, "CB-36.2")] == ["CB-36.2"]
    assert all(not rule.inner for rule in search(bowl, "choices"))


def test_a_search_finds_the_number_first_then_the_title_then_the_text() -> None:
    found = search(rules("scrimmage"), "SC-10.1")
    assert found[0].id == "SC-10.1" and found[1].id == "SC-10.10"
    tackle = [rule.id for rule in search(rules("scrimmage"), "tackle")]
    assert "SC-8.1" in tackle and not any(id.startswith("SC-20.") for id in tackle)
    titles = ["tackle" in rule.title.lower() for rule in search(rules("scrimmage"), "tackle")]
    assert titles == sorted(titles, reverse=True)


def test_a_contact_is_read_from_its_table() -> None:
    table = rules("scrimmage")["SC-10.1"].tables[0]
    (row,) = (row for row in table.rows if row[0] == "-2")
    assert row[table.head.index("7")] == "Dh"


def test_a_title_is_not_said_twice() -> None:
    toss = rules("out_of_sight")["OS-3.2"]
    assert toss.title == "Coin toss" and toss.text.startswith("The visitors call odd or even")
    assert after_title("Four downs", "Four downs to gain ten yards") == "Four downs to gain ten yards"
