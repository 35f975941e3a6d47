"""A newcomer: two clicks to the first decision, a whole game, the end of it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_two_clicks_to_the_first_decision(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.page.get_by_role("button", name="Play Dice Football").click()
    one.page.get_by_role("button", name="Kick off").click()
    expect(one.options.first).to_be_visible()
    expect(one.page.locator(".team-name").first).to_contain_text("Red")


def test_a_whole_quick_game_by_clicks(server: Server, visit: Visit, tmp_path: Path) -> None:
    one = visit(server.address)
    one.new_game()
    decisions = one.play(400)
    assert 30 < decisions < 400, decisions
    end = one.page.locator("section.end")
    expect(end).to_be_visible()
    score = one.page.locator(".team-points").all_inner_texts()
    expect(end.locator(".end-head tbody td:last-child")).to_have_text(score)

    one.page.get_by_role("button", name="Check the dice").click()
    expect(one.page.locator(".verdict.good")).to_be_visible()
    commitment, seed, part = end.locator("dd code").all_inner_texts()
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment and len(part) == 32
    expect(end).to_contain_text("They match what this browser noted before the first roll")

    lines = len(one.log)
    one.tab("Box score")
    points = one.page.locator(".side-body .figures").first.locator("tbody tr td:last-child")
    expect(points).to_have_text(score)
    one.tab("Drives")
    expect(one.page.locator(".drive").first).to_be_visible()

    with one.page.expect_download() as downloading:
        one.page.get_by_role("button", name="Download the record").click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    assert record.suffix == ".snap"
    replayed(visit(server.address), record, score, lines)

    before = one.page.url
    one.page.get_by_role("button", name="Rematch").click()
    one.page.wait_for_url(lambda url: url != before)
    expect(one.page.locator(".team-points")).to_have_text(["0", "0"])
    one.ready()
    one.page.goto(server.address)
    expect(one.page.locator(".mine li")).to_have_count(2)
    expect(one.page.locator(".mine li").first).to_contain_text("Your turn")
    expect(one.page.locator(".mine li").last).to_contain_text(re.compile("won|tie"))


def replayed(two: Player, record: Path, score: list[str], lines: int) -> None:
    """The record, given back to the page, shows the same game."""
    page = two.page
    page.get_by_label("Open a record").set_input_files(record)
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.locator(".team-points").all_inner_texts() == ["0", "0"]
    page.get_by_role("slider").press("End")
    expect(page.locator("section.end")).to_be_visible()
    assert page.locator(".team-points").all_inner_texts() == score
    assert len(two.log) == lines
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("section.end")).to_have_count(0)


def test_a_record_dropped_on_the_page_that_is_none(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    data = one.page.evaluate_handle(
        """() => { const data = new DataTransfer();
        data.items.add(new File(['not a record'], 'x.snap')); return data; }"""
    )
    one.page.dispatch_event("body", "dragover", {"dataTransfer": data})
    expect(one.page.locator(".drop-veil")).to_be_visible()
    one.page.dispatch_event("body", "drop", {"dataTransfer": data})
    expect(one.page.get_by_role("dialog", name="x.snap can't be opened")).to_contain_text("line 1:")
    expect(one.page.locator(".drop-veil")).to_have_count(0)


def test_every_log_line_opens_its_rule_with_its_tag(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(4)
    line = one.page.locator(".log-line").first
    number = line.locator(".rule-id").inner_text()
    line.locator(".rule-id").click()
    dialog = one.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text(number)
    expect(dialog.locator(".badge")).to_have_text(re.compile("printed|ruling|reconstructed"))
    assert len(dialog.locator(".marked").first.inner_text()) > 20
    one.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_rules_are_searchable(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.ready()
    one.page.keyboard.press("/")
    search = one.page.get_by_role("searchbox", name="Search the rules")
    expect(search).to_be_focused()
    search.fill("doublet field goal")
    expect(one.page.locator(".rule-list")).to_contain_text("DF-8.2")
    search.fill("no such words anywhere")
    expect(one.page.get_by_role("status").filter(has_text="0 of")).to_be_visible()


def test_how_to_play_comes_first_among_the_rules_and_the_log_explains_its_words(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(4)
    one.ready()
    line = one.page.locator(".log-line:not(.folded):has(.term)").first
    term = line.locator(".term").first
    means = term.get_attribute("title") or "nothing"
    line.locator(".log-text").focus()
    expect(line.locator(".log-terms")).to_contain_text(means)
    one.tab("Rules")
    how = one.page.locator(".how-to-play")
    expect(how).to_contain_text("Two teams, a field of 100 yards")
    expect(how.locator("img")).to_have_js_property("complete", True)
    how.get_by_role("button", name="DF-4.1").click()
    expect(one.page.get_by_role("dialog").get_by_role("heading").first).to_contain_text("DF-4.1")
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="Words").click()
    expect(one.page.locator(".glossary dt").filter(has_text="doublet")).to_be_visible()


def test_taking_back_in_practice(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(5)
    one.ready()
    prompt = one.page.locator("#question-prompt").inner_text()
    lines = len(one.log)
    one.decide()
    one.ready()
    one.page.get_by_role("button", name="Take back").click()
    expect(one.page.locator(".notice")).to_contain_text("taken back")
    expect(one.page.locator("#question-prompt")).to_have_text(prompt)
    assert len(one.log) >= lines


def test_a_link_to_nothing_says_so(server: Server, visit: Visit) -> None:
    one = visit(f"{server.address}/play#nosuchtokenatallnosuchtokenatall")
    expect(one.page.get_by_role("heading", name="This link opens no game")).to_be_visible()
    one.page.get_by_role("button", name="To all games").click()
    expect(one.page.get_by_role("button", name="Play Dice Football")).to_be_visible()


def test_a_lesson_by_clicks_with_a_wrong_try_ends_with_two_stars(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    page = one.page
    one.choose("Dice Football")
    page.get_by_role("dialog").get_by_role("button", name="Learn by playing").click()
    page.get_by_role("button", name="Run the ball").click()
    expect(page.locator(".teacher")).to_contain_text("Lay Run.")
    expect(page.locator("[data-answer='\"run\"']")).to_have_class(re.compile("pointed"))

    def lay(answer: str) -> None:
        page.locator(f"[data-answer='\"{answer}\"']").click()
        expect(page.locator(".go-on")).to_be_visible()

    lay("punt")
    expect(page.locator(".hand.wrong")).to_contain_text("Later. Lay Run first.")
    for _ in range(3):
        page.locator(".go-on").click()
        lay("run")
        expect(page.locator(".hand.right")).to_be_visible()
    page.locator(".go-on").click()
    for told in ("4 yards", "11 yards"):
        page.get_by_role("button", name=told).click()
        page.locator(".go-on").click()
    expect(page.get_by_role("img", name="2 of 3 stars")).to_be_visible()
    page.get_by_role("button", name="Next: Short and long").click()
    expect(page.locator(".teacher")).to_contain_text("Short Pass")
