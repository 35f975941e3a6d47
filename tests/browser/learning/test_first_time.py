"""Somebody's first game: each kind of decision is explained the first time it comes, and every sign says what it is."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from snapcount.football.first_time import first_times
from snapcount.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, WEB, Visit
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_one_screen import answer_it, practice
from tests.browser.test_two_people import match

pytestmark = pytest.mark.web

WORDS = ".first-time:not(.folded)"


def kind_of(one: Player) -> str:
    """What is asked now; the games here have one kind for each name."""
    return one.page.locator("[data-part=question]").get_attribute("data-asks") or ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_each_kind_is_explained_the_first_time_and_not_again_the_defence_too(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    one = visit(server.address, viewport=size)
    one.new_game()
    met: set[str] = set()
    for number in range(24):
        one.ready()
        if one.over:
            break
        kind = kind_of(one)
        if kind in met:
            expect(one.page.locator(WORDS)).to_have_count(0)
        else:
            expect(one.page.locator(WORDS)).to_contain_text(first_times("dice_football")[kind])
        met.add(kind)
        one.decide(number % 3 + 1)
    assert {"CallPlay", "CallDefence"} <= met


def test_one_is_silenced_and_brought_back_and_all_of_them_from_the_menu(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.ready()
    words = one.page.locator(WORDS)
    expect(words).to_be_visible()
    one.page.get_by_role("button", name="Got it").click()
    expect(words).to_have_count(0)
    what = one.page.get_by_role("button", name="What is this about?")
    what.click()
    expect(words).to_be_visible()
    what.click()
    expect(words).to_have_count(0)
    one.decide()
    one.ready()
    expect(words).to_be_visible()
    one.menu()
    one.page.get_by_role("switch", name="Explain each new decision").click()
    one.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    one.page.reload()
    one.ready()
    expect(words).to_have_count(0)
    one.menu()
    one.page.get_by_role("button", name="Explain everything again").click()
    expect(words).to_be_visible()


def test_the_friend_who_was_invited_is_told_too(server: Server, visit: Visit) -> None:
    home, away, _ = match(server, visit)
    home.page.keyboard.press("Escape")
    for _ in range(12):
        asked = next((player for player in (home, away) if player.asked), None)
        if asked is None:
            home.page.wait_for_timeout(100)
            continue
        words = asked.page.locator(WORDS)
        expect(words).to_be_visible()
        if asked is away:
            return
        asked.decide()
    raise AssertionError("the friend was never asked")


def test_at_one_screen_each_person_is_told_once(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game(against="hotseat")
    told: dict[tuple[str, str], int] = {}
    for number in range(30):
        one.page.wait_for_selector("button.option:visible, .cover-screen button, section.end")
        if one.page.locator(".cover-screen button").count():
            one.page.locator(".cover-screen button").click()
        one.ready()
        seat = "away" if one.page.locator("[data-part=question].away").count() else "home"
        at = (seat, kind_of(one))
        expect(one.page.locator(WORDS)).to_have_count(0 if at in told else 1)
        told[at] = 1
        one.decide(number % 3 + 1)
    seats = {seat for seat, kind in told if kind == "CallDefence"}
    assert seats == {"home", "away"}, told


def test_the_lessons_lead_into_a_real_game_with_every_decision_explained(
    server: Server, visit: Visit
) -> None:
    one = visit(f"{server.address}/learn/card_bowl")
    one.page.get_by_role("button", name="Play a real game against").click()
    one.at_table()
    one.page.wait_for_selector("[data-part=question].question")
    kind = one.page.locator(WORDS).get_attribute("data-kind") or ""
    expect(one.page.locator(WORDS)).to_contain_text(first_times("card_bowl")[kind])


# Signs

BY_HAND = re.compile(r'(?:at: |printed\("\w+", )"([^"]+)"')
FIELD = ".grass-1, .grass-2, .grass-edge, .chalk, .zone-name, .zone-stripe"
GROUND: dict[str, str] = {
    "card_bowl": ".cb-long, .cb-mown",
    "out_of_sight": ".os-apron, .os-edge, .os-goal-line, .os-grass, .os-hash-band, .os-hashes, .os-mown, .os-rings,"
    " .os-stand, .os-yards, .os-zone-name, .os-dim",
    "scrimmage": ".sc-around, .sc-edge, .sc-goal, .sc-grid, .sc-hash, .sc-yards, .sc-zone-name",
}
"""Grass and chalk: nobody asks what they are."""


def signs(game: str) -> list[str]:
    """Where the page knows a sign of this game, as CSS."""
    games = WEB / "src" / "games"
    return [
        found
        for path in (games / game / "signs.ts", games / "signs.ts")
        for found in BY_HAND.findall(Path(path).read_text(encoding="utf-8"))
    ]


UNSAID = """([signs, ground]) => {
  const drawn = document.querySelectorAll("[data-part=board] svg [class]");
  const seen = ({ width, height }) => width > 0 || height > 0;
  const said = (one) => one.closest(signs) || one.querySelector(signs) || one.closest(ground);
  const unsaid = [...drawn].filter((one) => seen(one.getBoundingClientRect()) && !said(one));
  return [...new Set(unsaid.map((one) => one.getAttribute("class")))];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_on_the_board_has_its_legend(server: Server, visit: Visit, game: str) -> None:
    one = visit(practice(server, game))
    unsaid: set[str] = set()
    ground = ", ".join([FIELD, *filter(None, [GROUND.get(game)])])
    for _ in range(8):
        one.page.wait_for_selector("[data-part=question].question, section.end")
        if one.over:
            break
        unsaid |= set(one.page.evaluate(UNSAID, [", ".join(signs(game)), ground]))
        if not answer_it(one):
            break
    assert not unsaid, " ".join(sorted(unsaid))


IN_SIGHT = """(signs) => {
  const board = document.querySelector("[data-part=board]").getBoundingClientRect();
  for (const one of document.querySelectorAll(`[data-part=board] :is(${signs})`)) {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const inside = x > board.left + 9 && x < board.right - 9 && y > board.top + 9 && y < board.bottom - 9;
    if (!inside || !(box.width || box.height)) continue;
    const rests = x === window.stoodAt?.[0] && y === window.stoodAt[1];
    window.stoodAt = [x, y];
    return rests && window.stoodAt;
  }
}"""
"""The first sign in sight, once it stands still: as the hand comes, the board shrinks and its camera follows."""


def pointed_at(one: Player, game: str, *, by_touch: bool) -> bool:
    """Whether a sign says what it is; a camera that moves takes it away from under the hand."""
    at = one.page.wait_for_function(IN_SIGHT, arg=", ".join(signs(game)), polling=250).json_value()
    if by_touch:
        one.page.touchscreen.tap(*at)
    else:
        one.page.mouse.move(*at)
    with suppress(TimeoutError):
        one.page.wait_for_selector(".sign-tip strong", timeout=1500)
        return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_says_what_it_is_when_it_is_pointed_at_or_tapped(
    server: Server, visit: Visit, game: str
) -> None:
    for size in (DESKTOP, PHONE):
        one = visit(practice(server, game), viewport=size, has_touch=size is PHONE)
        one.page.wait_for_selector(WORDS)
        one.page.wait_for_selector("[data-part=question][data-asks]")
        assert any(pointed_at(one, game, by_touch=size is PHONE) for _ in range(20))


@pytest.mark.parametrize("game", GAMES)
def test_all_signs_stand_in_a_window(server: Server, visit: Visit, game: str) -> None:
    one = visit(practice(server, game))
    one.page.wait_for_selector(WORDS)
    one.page.get_by_role("button", name="Signs on the board").click()
    window = one.page.get_by_role("dialog", name="Signs on the board")
    expect(window).to_contain_text("Line of scrimmage")
    assert window.locator("dt").count() >= 12
    bare = "all => all.filter(one => one.querySelectorAll('svg.sign-picture > *').length < 2).length"
    assert window.locator("dt").evaluate_all(bare) == 0, "each is drawn beside its name"
    one.page.keyboard.press("Escape")
    expect(window).to_have_count(0)
