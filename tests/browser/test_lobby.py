"""The first screen: one click for somebody new, all five games in sight, what waits beside them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.clipped import clipped
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web
LAPTOP = {"width": 1366, "height": 650}
ORDER = ["Dice Football", "Card Bowl", "Out of Sight", "Canadian Pro", "Scrimmage"]


def test_a_laptop_sees_everything_without_scrolling_and_the_easiest_game_first(
    server: Server, visit: Visit
) -> None:
    page = visit(server.address, viewport=LAPTOP).page
    expect(page.locator(".game-title")).to_have_text(ORDER)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".game-cover.first .game-title")).to_have_text("Dice Football")


def test_somebody_new_is_at_a_table_after_one_click_and_finds_the_game_again(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, viewport=LAPTOP)
    one.page.get_by_role("button", name="Play Silas").click()
    one.ready()
    expect(one.page.locator(".team.away")).to_contain_text("Silas Groat", ignore_case=True)
    one.page.goto(server.address)
    expect(one.page.locator(".hero")).to_contain_text("Red 0 – 0 Silas Groat")
    one.page.get_by_role("button", name="Go on").click()
    one.ready()


def test_a_phone_shows_what_goes_on_first_and_games_as_rows(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE, has_touch=True, is_mobile=True)
    rows = one.page.locator(".game-cover")
    expect(rows).to_have_count(5)
    heights = rows.evaluate_all("rows => rows.map(row => row.offsetHeight)")
    assert all(64 <= height <= 96 for height in heights), heights
    one.page.get_by_role("button", name="Play Silas").tap()
    one.ready()
    one.page.goto(server.address)
    side, shelf = one.page.locator(".lobby-side").bounding_box(), one.page.locator(".shelf").bounding_box()
    assert side is not None and shelf is not None and side["y"] < shelf["y"]
    expect(one.page.locator(".mine-standing.turn")).to_be_visible()


COVERED = """() => {
  const place = (it) => it.getBoundingClientRect();
  const written = (it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return place(range);
  };
  const cross = (one, two) =>
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  const more = place(document.querySelector(".cover-more"));
  const words = [...document.querySelectorAll(".game-title, .game-who, .game-summary, .bars")];
  const covered = words.filter((it) => cross(more, written(it))).map((it) => it.textContent);
  const [band, left] = [".hero", ".lobby-left"].map((it) => place(document.querySelector(it)));
  return band.right > left.right ? [...covered, "the band is wider than its place"] : covered;
}"""


@pytest.mark.parametrize(
    ("width", "height", "percent"), [(390, 844, 100), (834, 1112, 100), (1366, 650, 125)]
)
def test_nothing_in_the_lobby_lies_over_words(
    server: Server, visit: Visit, width: int, height: int, percent: int
) -> None:
    page = visit(server.address, viewport={"width": width, "height": height}).page
    expect(page.locator(".cover-more")).to_be_visible()
    page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", percent)
    assert page.evaluate(COVERED) == []


def test_a_team_wears_the_colour_that_was_chosen_for_it(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=LAPTOP)
    one.choose("Dice Football")
    one.page.get_by_label("purple").first.check(force=True)
    one.page.get_by_role("button", name="Kick off").click()
    one.ready()
    paint = one.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--home-paint')")
    assert paint.strip() == "#6b2f86"


def test_every_set_up_fits_a_laptop_unscrolled_and_uncut(server: Server, visit: Visit) -> None:
    page = visit(server.address, viewport=LAPTOP).page
    covers, setup = page.locator(".game-cover"), page.locator("form.setup")
    expect(covers).to_have_count(5)
    assert clipped(page, ".lobby") == []
    for cover in covers.all():
        cover.click()
        expect(setup).to_be_visible()
        room = setup.evaluate(
            "(it) => { const all = it.closest('dialog'); return all.clientHeight - all.scrollHeight }"
        )
        assert room >= 0, cover.get_attribute("aria-label")
        assert clipped(page, "form.setup") == []
        page.keyboard.press("Escape")
        expect(setup).to_have_count(0)


def test_a_finished_game_stands_under_finished_and_the_way_to_the_lessons_stays(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, viewport=LAPTOP)
    one.new_game()
    one.ready()
    one.ask_to_resign()
    one.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(one.page.locator("section.end h2").first).to_contain_text("won this one")
    one.page.goto(server.address)
    one.new_game()
    one.ready()
    one.page.goto(server.address)
    mine = one.page.locator(".my-games")
    expect(mine.locator(".finished")).to_contain_text("Finished")
    expect(mine.locator(".finished ~ .mine .mine-link")).to_have_count(1)
    expect(mine.locator(".mine").first.locator(".mine-standing")).to_have_text("Your turn")
    assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    one.page.get_by_role("button", name="Learn by playing").click()
    expect(one.page.get_by_role("heading", name="Learn Dice Football")).to_be_visible()
