"""Card Bowl as a newcomer meets it: answers in sight, nothing covered, nothing said too early, few questions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.boards.test_card_bowl import asks, full_game, until, until_laying_out
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.serving import Server
from tests.browser.test_one_screen import LAID_OUT

pytestmark = pytest.mark.web

COVERED = """() => {
  const hidden = [];
  for (const card of document.querySelectorAll('.cb-stage .cb-grass > .cb-card, .cb-layout .cb-grass > .cb-card')) {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const at = document.elementFromPoint((left * 3 + right) / 4, (top * 3 + bottom) / 4);
    const fan = at && at.closest('.cb-card, .cb-number-on, .cb-ball');
    const seen = top >= 0 && bottom <= innerHeight + 1 && (card.contains(at) || fan);
    if (!seen) hidden.push(card.getAttribute('aria-label'));
  }
  return hidden;
}"""


def widest_card(page: Page) -> float:
    return float(
        page.locator(".cb-grass .cb-card").first.evaluate("card => card.getBoundingClientRect().width")
    )


def test_nothing_covers_passer_and_backs_and_cards_are_as_large_as_the_window_allows(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, viewport=DESKTOP)
    full_game(one)
    page = one.page
    page.set_viewport_size({"width": 1366, "height": 650})
    seen: set[str] = set()
    for _ in range(40):
        one.ready()
        if page.locator(".cb-grass .cb-card").count() and not page.locator("[data-part=outcome]").count():
            seen.add(asks(one))
            assert page.evaluate(COVERED) == [], asks(one)
            assert widest_card(page) >= 56, "as large as in the mock-up"
        one.decide()
    assert seen & {"BlockingPattern", "DefenceTurn", "Execute"}


def test_the_question_of_equal_discards_shows_the_whole_hand(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    full_game(one)
    page = one.page
    until(one, lambda: asks(one) == "Discard")
    dealt = page.locator(".cb-dealt-card")
    assert dealt.count() >= 12
    bright = page.locator(".cb-dealt-card:not(.pale)")
    assert 2 <= bright.count() <= 4, "the equal ones stand out"


def test_a_newcomer_against_a_coach_is_asked_only_what_matters(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    names: list[str] = []
    for _ in range(40):
        one.ready()
        if one.over:
            break
        names.append(asks(one))
        one.decide()
    assert not {"Discard", "ExchangeJoker", "Motion", "MoveOneBack"} & set(names)
    pairs = set(zip(names, names[1:], strict=False))
    assert ("MoveBacks", "MoveBacks") not in pairs


def test_straight_to_the_play_asks_nothing_before_the_play(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    full_game(one)
    page = one.page
    until(one, lambda: asks(one) == "BlockingPattern")
    page.locator(".cb-skip").click()
    page.wait_for_function("() => document.querySelector('[data-part=question]').dataset.asks === 'Execute'")


def test_an_own_hidden_card_keeps_its_frame_while_it_can_be_moved(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    until_laying_out(one)
    assert page.locator(".cb-card.pick.secret .cb-frame").count() == 11
    until(one, lambda: asks(one) in ("BlockingPattern", "DefenceTurn"))
    movable = page.locator(".cb-stage .cb-card.pick.secret .cb-frame")
    assert movable.count() > 0
    expect(movable.first).to_be_visible()


def test_the_first_touch_raises_a_play_and_the_second_calls_it(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, one_click=False)
    one.new_game("Card Bowl")
    page = one.page
    for _ in range(80):
        one.ready()
        if asks(one) == "Execute":
            break
        before = one.seq
        if page.locator(".option.raised").count() == 0:
            one.options.first.click()
        page.locator(".confirm").click()
        one.moved_on(before)
    before = one.seq
    one.options.nth(1).click()
    expect(one.options.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cb-story .meaning h3")).to_be_attached()
    assert one.seq == before
    one.options.nth(1).click()
    one.moved_on(before)


def test_a_kick_names_any_line_and_a_wrong_one_is_refused_with_a_sentence(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    one.ready()
    if asks(one) == "ReceiveOrKick":
        one.decide(2)
    until(one, lambda: asks(one) == "ChooseKick")
    line = page.get_by_label("Aimed at their").and_(page.locator("input[type=number]"))
    squib = page.locator(".cb-kick", has=line).get_by_role("button")
    line.fill("0")
    squib.click()
    expect(page.locator(".notice.refusal")).to_contain_text("A squib kick names a line from 1")
    before = one.seq
    line.fill("33")
    squib.click()
    one.moved_on(before)
    assert any("a squib kick at the 33" in line for line in one.log)


def test_at_the_usual_pace_nobody_asks_about_timeouts_before_the_half_runs_out(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.choose("Card Bowl")
    page = one.page
    for name in ("length", "level"):
        page.locator(f"input[name={name}][value=full]").check(force=True)
        page.evaluate(LAID_OUT)  # the next choice is made on the set-up that knows of this one
    for name in ("length", "level"):
        expect(page.locator(f"input[name={name}][value=full]")).to_be_checked()
    page.get_by_role("button", name="Kick off").click()
    until(one, lambda: page.locator(".cb-pace").count() > 0)
    before = one.seq
    page.locator(".cb-pace input").check()
    one.moved_on(before)
    for _ in range(20):
        one.ready()
        expect(page.locator("#question-prompt")).not_to_have_text(re.compile("timeouts|before the snap"))
        one.decide()


def test_lane_totals_are_seen_in_history_too(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game("Card Bowl")
    page = one.page
    known = page.locator(".cb-plate .cb-ours")
    until(one, lambda: known.count() > 0 and asks(one) == "DefenceTurn")
    one.decide()
    for _ in range(20):  # back to a moment at which the lines had met; what they come to is asked for
        page.keyboard.press("[")
        expect(page.locator(".waiting.past")).to_be_visible()
        try:
            known.first.wait_for(timeout=1500)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"no totals were seen in the last twenty moments: {one.log}")
