"""A record brought to the page: watched, linked to, tried from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.clipped import clipped
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import OPTION, Player
from tests.browser.serving import ROOT, Server

pytestmark = pytest.mark.web
RECORD = min((ROOT / "tests" / "records" / "dice_football").glob("*.snap"))


def let_fall(page: Page, record: str) -> None:
    data = page.evaluate_handle(
        """text => { const data = new DataTransfer();
        data.items.add(new File([text], 'game.snap')); return data; }""",
        record,
    )
    page.dispatch_event("body", "drop", {"dataTransfer": data})


def drop(page: Page, record: Path) -> None:
    let_fall(page, record.read_text(encoding="utf-8"))
    expect(page.get_by_role("slider")).to_be_visible(timeout=90_000)  # the server plays it all


def opened(server: Server, visit: Visit, **more: Any) -> Player:
    one = visit(server.address, **more)
    expect(one.page.locator(".game-cover").first).to_be_visible()
    drop(one.page, RECORD)
    return one


def seen_through(one: Player) -> None:
    """To the end and its log: from there every line leads to its moment."""
    one.page.get_by_role("slider").press("End")
    expect(one.page.locator("section.end")).to_be_visible()


def test_a_replay_tells_nothing_before_its_moment(server: Server, visit: Visit) -> None:
    one = opened(server, visit)
    page = one.page
    lines = page.locator(".log-line")
    assert lines.count() == len(one.log) < 4, "no line of what is still to come"
    for tab in ("Drives", "Box score"):
        one.tab(tab)
        expect(page.get_by_text("they give away the ending")).to_be_visible()
    page.get_by_role("button", name="Tell me now").click()
    expect(page.locator(".figures").first).to_be_visible()
    one.tab("Log")
    seen_through(one)
    told = lines.count()
    assert told > 20
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    assert lines.count() == told, "what was seen once stays, as a way back to it"


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_of_a_replay_has_its_figures(server: Server, visit: Visit, viewport: dict[str, int]) -> None:
    one = opened(server, visit, viewport=viewport)
    seen_through(one)
    end = one.page.locator("section.end")
    box = end.bounding_box()
    assert box and box["height"] > viewport["height"] / 2, "nothing is left to decide: the end has the room"
    expect(end.locator(".figures").first).to_be_visible()
    expect(end.locator(".end-moment").first).to_be_visible()


def test_a_dropped_record_is_stepped_through_by_its_log(server: Server, visit: Visit) -> None:
    one = opened(server, visit)
    page = one.page
    seen_through(one)
    line = page.locator(".log-text").nth(10)
    said = line.inner_text()
    line.click()
    assert said in one.log
    expect(page.locator(".log-line.current")).to_have_count(1)
    page.keyboard.press("]")
    expect(page.get_by_role("slider")).not_to_have_value("0")


def test_a_dropped_record_is_tried_from_here(server: Server, visit: Visit) -> None:
    one = opened(server, visit)
    page = one.page
    seen_through(one)
    page.locator(".log-text").nth(page.locator(".log-text").count() // 2).click()
    then = one.log
    page.get_by_role("button", name="Try it from here").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/play#*")
    one.ready()
    assert one.log[: len(then)] == then
    one.play(3)
    assert len(one.log) > len(then)
    page.goto(server.address)
    expect(page.locator(".mine li")).to_have_count(1)


def test_a_link_to_a_moment_of_a_dropped_record(server: Server, visit: Visit) -> None:
    one = opened(server, visit, permissions=["clipboard-read", "clipboard-write"])
    page = one.page
    seen_through(one)
    page.locator(".log-text").nth(8).click()
    then = one.log
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    guest = visit(page.evaluate("navigator.clipboard.readText()"))
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert guest.log == then and not guest.asked
    guest.page.get_by_role("button", name="Back to now").click()
    expect(guest.page.locator("section.end")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Rematch")).to_have_count(0)
    guest.page.get_by_role("button", name="Check the dice").click()
    expect(guest.page.locator(".verdict.good")).to_be_visible()


def test_the_best_moment_is_seen_again_from_the_final_screen(server: Server, visit: Visit) -> None:
    one = opened(server, visit)
    page = one.page
    slider = page.get_by_role("slider")
    slider.press("End")
    best = page.locator(".end-moment").filter(has_text="Best moment")
    words = best.locator("strong").inner_text()
    expect(page.locator(".drive-chart button").first).to_be_visible()
    best.click()
    expect(page.locator("section.end")).to_have_count(0)
    expect(page.get_by_role("button", name="Play back")).to_be_enabled()  # it stops when the play is over
    yards = words.split(": ")[1].split("-yard")[0]
    assert any(f" {yards}" in line for line in one.log[-6:]), (words, one.log[-6:])


def test_a_record_is_checked_where_it_is_looked_at(server: Server, visit: Visit) -> None:
    one = opened(server, visit)
    page = one.page
    page.get_by_role("button", name="Check the dice").click()
    verdict = page.locator(".verdict")
    lines = len(RECORD.read_text(encoding="utf-8").splitlines())
    expect(verdict).to_contain_text(f"All {lines} lines are as the rules want them")
    page.get_by_role("slider").press("End")
    expect(page.locator("section.end .verdict.good")).to_be_visible()


def test_a_record_that_lies_is_found_out_and_begins_at_its_start(server: Server, visit: Visit) -> None:
    page = opened(server, visit).page
    page.get_by_role("slider").press("End")
    header, rest = RECORD.read_text(encoding="utf-8").split("\n", 1)
    let_fall(page, header.replace('"contributions":["",""]', '"contributions":["x",""]') + "\n" + rest)
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.locator(".verdict")).to_have_count(0)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict.bad")).to_contain_text("lies: the seed gives")


def test_a_damaged_record_is_refused_wherever_it_falls(server: Server, visit: Visit) -> None:
    page = opened(server, visit).page
    page.get_by_role("slider").press("End")
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    let_fall(page, "".join(lines[:40] + lines[41:]))
    said = page.get_by_role("dialog", name="game.snap can't be opened")
    expect(said).to_contain_text("line 41:")
    said.get_by_role("button", name="Close").last.click()
    expect(page.locator("section.end")).to_be_visible()


COUNT_AT_ONCE = """() => { new MutationObserver(() => {
    const picture = document.querySelector('[data-part=outcome][data-moment=touchdown]');
    if (picture) window.moves ??= picture.getAnimations({subtree: true}).length;
}).observe(document.body, {subtree: true, childList: true}); }"""
"""What moves when the picture comes: it is still again in less than half a second, sooner than a test looks."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_score_is_celebrated_and_still_where_one_likes_it(
    server: Server, visit: Visit, motion: str
) -> None:
    one = opened(server, visit, reduced_motion=motion, pace="usual")
    page = one.page
    seen_through(one)
    scoring = page.locator(".log-text").filter(has_text="Touchdown").last
    scoring.click()
    picture = page.locator("[data-part=outcome][data-moment=touchdown]")
    expect(picture).to_have_count(0)
    points = page.locator(".team-points").all_inner_texts()
    page.get_by_role("button", name="One step back").click()
    page.evaluate(COUNT_AT_ONCE)
    page.get_by_role("button", name="Play back").click()
    expect(picture).to_contain_text("Touchdown", ignore_case=True)
    moves = page.evaluate("window.moves")
    assert (moves > 0) == (motion == "no-preference")
    assert page.locator(".team-points").all_inner_texts() == points, "the score is up when it is scored"
    page.get_by_role("button", name="Pause").click()


def test_a_record_is_reviewed_with_its_curve_its_sum_and_its_costliest_decision(
    server: Server, visit: Visit
) -> None:
    one = opened(server, visit)
    page = one.page
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".review-head h1")).to_be_visible(timeout=180_000)  # every play is judged
    points = page.locator(".apart-points").all_inner_texts()
    start, *changes, end = (int(text.replace("−", "-").replace("±", "").strip(" %")) for text in points)
    assert start + sum(changes) == end and end in (0, 50, 100), points
    expect(page.get_by_role("img", name="Win chance after every play")).to_be_visible()
    luckiest = page.get_by_role("region", name="Luckiest plays").locator("button")
    moved = [int(text.replace("−", "-")) for text in luckiest.locator("b").all_inner_texts()]
    assert min(moved) < 0 < max(moved), "where luck was kindest to each side"
    expect(page.get_by_role("region", name="Best decisions").locator("button").first).to_contain_text(
        "was right"
    )
    assert findings(page) == []
    for name in ("tablet", "phone"):
        page.set_viewport_size({"width": 834 if name == "tablet" else 390, "height": 844})
        assert clipped(page, ".scoreboard") == [], name
    page.locator(".turns button").first.click()
    expect(page.locator(".decision-card h2")).to_be_visible()
    page.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_mistakes_are_asked_again_at_their_own_table(server: Server, visit: Visit) -> None:
    one = opened(server, visit)
    page = one.page
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".review-head h1")).to_be_visible(timeout=180_000)
    page.get_by_role("button", name="Learn from your mistakes").click()
    teacher = page.get_by_role("region", name="Learn from your mistakes")
    expect(teacher).to_contain_text("1 of ")
    expect(page.locator(".choices")).to_have_count(0)  # nothing tells the answer
    said = page.locator(".teacher-says")
    tries = page.locator(OPTION).count()
    for number in range(tries):
        page.locator(OPTION).nth(number).click()
        expect(said).to_contain_text("win chance")
        if page.get_by_role("button", name="Next").count():
            break
        expect(said).to_contain_text("gives away")
        if number == tries - 1:
            page.get_by_role("button", name="Show me").click()
            break
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(OPTION).first).to_be_visible()
    expect(said).to_contain_text("In the game:")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Back to the review")).to_be_visible()
    expect(said).to_have_count(0)
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".review-head h1")).to_be_visible()
