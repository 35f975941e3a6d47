"""Scrimmage's play shelf, planner and what the board says: a play in a few clicks, one of one's own drawn and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from snapcount.games.scrimmage.coaches.playbook import BOOK
from snapcount.games.scrimmage.questions.move import Move
from tests.browser.boards.test_scrimmage import READY, begin, lay_ball, question
from tests.browser.conftest import Visit
from tests.browser.gallery import SIZES, text_size
from tests.browser.player import OPTION, Player
from tests.browser.serving import Server, Shelf
from tests.records.asked import asked_after
from tests.records.goldens import records, replayed
from tests.records.kinds import Moment

pytestmark = pytest.mark.web
MOST_CLICKS = 12
LAPTOP = {"width": 1366, "height": 650}


def on_offence(server: Server, visit: Visit) -> Player:
    """Who loses the toss tries again: the coach takes the ball."""
    for _ in range(12):
        one = visit(server.address, viewport=LAPTOP)
        begin(one)
        if question(one.page).startswith("On which") or "behind the line" in question(one.page):
            lay_ball(one)
            one.page.wait_for_selector(".sc-huddle")
            return one
        one.page.close()
    raise AssertionError("never on offence")


def run_on(one: Player) -> int:
    """The tile that runs the play is pressed whenever it waits, until the ball is dead; how often."""
    page, clicks = one.page, 0
    for _ in range(40):
        page.wait_for_selector(f".sc-run-tile.on:not([aria-disabled=true]), {READY.split(', ')[1]}")
        if one.over:
            break
        before = one.seq
        page.locator(".sc-run-tile.on").click()
        clicks += 1
        one.moved_on(before)
        page.wait_for_timeout(600)
    return clicks


def test_a_run_of_the_book_takes_a_few_clicks(server: Server, visit: Visit) -> None:
    one = on_offence(server, visit)
    page = one.page
    expect(page.locator(".sc-compass")).to_have_attribute("aria-label", "North is up")
    page.locator("button.sc-play", has_text="Inside right").click()
    clicks = 1 + run_on(one)
    assert one.over and clicks <= MOST_CLICKS, clicks


SHELF = """() => {
  const inside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const cards = [...document.querySelectorAll("button.sc-play")];
  return cards.filter((card) => inside(card.getBoundingClientRect())).length;
}"""


def test_the_whole_book_is_seen_at_once_and_the_raised_play_is_told(server: Server, visit: Visit) -> None:
    """At every size, without a page to turn; the playbook stands beside it. Nothing is run before it is confirmed."""
    one = on_offence(server, visit)
    page = one.page
    page.evaluate("localStorage['snapcount.one_click'] = 'false'")
    page.reload()
    page.wait_for_selector("button.sc-play")
    for width, height, percent in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", text_size(percent))
        page.wait_for_function(f"() => ({SHELF})() === {len(BOOK) + 1}")
    card = page.locator("button.sc-play", has_text="Sweep left")
    before = one.seq
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sc-card-story")).to_contain_text("Aggressive Blocking")
    assert one.seq == before
    page.locator(".confirm").click()
    one.moved_on(before)


def test_a_play_is_drawn_kept_mirrored_and_shared(server: Server, visit: Visit, tmp_path: Path) -> None:
    one = on_offence(server, visit)
    page = one.page
    page.get_by_role("button", name="Playbook").click()
    page.locator(".sc-book li", has_text="Inside right").get_by_role("button", name="Draw").click()
    expect(page.locator(".sc-drawn-man")).to_have_count(11)
    man = page.locator("[data-drawn=O21]").bounding_box()
    assert man is not None
    page.mouse.click(man["x"] + man["width"] / 2, man["y"] + man["height"] / 2)
    expect(page.locator("[data-drawn=O21].chosen")).to_be_attached()
    page.mouse.click(man["x"] + man["width"] / 2, man["y"] - 90)
    expect(page.locator(".sc-drawn-way")).to_have_count(1)
    page.get_by_role("button", name="Ball by hand").click()
    page.get_by_label("Name of the play").fill("Dive of mine")
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("button.sc-play.own")).to_contain_text("Dive of mine")
    kept = json.loads(page.evaluate("localStorage['snapcount.scrimmage.plays']"))
    assert [play["name"] for play in kept] == ["Dive of mine"] and kept[0]["ways"][0]["man"] == "O21"
    page.get_by_role("button", name="Playbook").click()
    page.locator(".sc-book li", has_text="Dive of mine").get_by_role("button", name="Mirror").click()
    expect(page.locator(".sc-book li", has_text="mirrored")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    saved = tmp_path / "plays.json"
    download.value.save_as(saved)
    assert len(json.loads(saved.read_text())["plays"]) == 2
    page.locator(".sc-book li", has_text="mirrored").get_by_role("button", name="Delete").click()
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.get_by_text("2 plays loaded.")).to_be_visible()
    expect(page.locator(".sc-book li", has_text="mirrored")).to_have_count(1)


def test_the_board_says_who_owes_a_step_shows_an_opponents_card_and_asks_before_the_ball_is_downed(
    server: Server, visit: Visit
) -> None:
    one = on_offence(server, visit)
    page = one.page
    page.locator("button.sc-play", has_text="Draw right").click()
    page.locator("[data-asks=CallTurn]").get_by_role("button", name="By hand").click(timeout=90_000)
    page.locator("[data-asks=CallTurn] button.option", has_text="Snap the ball").click()
    expect(page.locator(".sc-phase li.now")).to_have_text("Snap", timeout=60_000)
    expect(page.locator(".sc-man.owing").first).to_be_attached()
    expect(page.locator(".sc-withheld")).to_contain_text("still owe")
    expect(page.locator(".sc-withheld")).to_contain_text("SC-13.28")
    own = page.locator(".sc-roster .sc-chip").first
    own.click()
    expect(page.locator(".sc-one")).to_be_visible()
    page.locator("[data-man=D64] .sc-body").click(force=True)
    expect(page.locator(".sc-card")).to_contain_text("64")
    expect(page.locator(".sc-one")).to_be_visible()
    before = one.seq
    page.get_by_role("button", name="Down the ball…").click()
    expect(page.get_by_role("alert")).to_contain_text("The play ends here.")
    assert one.seq == before
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("button", name="Down the ball…")).to_be_visible()


def test_the_defence_leaves_the_rest_to_the_coach(server: Server, visit: Visit) -> None:
    """In a game for keeps too, as a drawn play leaves him the rest of the offence: one click a phase."""
    one = visit(server.address, viewport=LAPTOP)
    page, clicks = one.page, 0
    body = {
        "game": "scrimmage",
        "options": {"scenario": "single", "auto_deploy": True},
        "mode": "practice",
        "for_keeps": True,
        "home": {"kind": "person", "name": "Red"},
        "away": {"kind": "coach", "level": "rookie", "name": "Buddy"},
    }
    for _ in range(12):
        made = page.request.post(f"{server.address}/api/matches", data=body).json()
        page.goto(f"{server.address}/play#{made['tokens']['home']}")
        page.reload()
        one.ready()
        if "formation" in question(page) and page.locator(".sc-huddle").count() == 0:
            break
    for _ in range(60):
        other = "[data-part=question].question:not([data-asks=Move]) button.option"
        page.wait_for_selector(f".sc-rest:not([aria-disabled=true]), {other}, section.end")
        if one.over:
            break
        before = one.seq
        rest = page.locator(".sc-rest")
        (rest if rest.count() else page.locator("button.option").first).click()
        clicks += 1
        one.moved_on(before)
        page.wait_for_function("() => document.querySelector('.sc-rest[aria-disabled=true]') === null")
    assert one.over and clicks <= MOST_CLICKS, clicks


def test_the_coach_is_asked_in_practice_only(server: Server, visit: Visit) -> None:
    """A game for keeps is played without his advice; the plays of the book are there in both."""
    one = visit(server.address, viewport=LAPTOP)
    page = one.page
    for keeps, tiles in ((False, 1), (True, 0)):
        body = {
            "game": "scrimmage",
            "options": {"scenario": "single", "auto_deploy": True},
            "mode": "practice",
            "for_keeps": keeps,
            "home": {"kind": "person", "name": "Red"},
            "away": {"kind": "coach", "level": "rookie", "name": "Buddy"},
        }
        made = page.request.post(f"{server.address}/api/matches", data=body).json()
        page.goto(f"{server.address}/play#{made['tokens']['home']}")
        page.reload()
        for _ in range(4):
            if "set up" in question(page):
                break
            one.decide()
        expect(page.locator(".sc-hand")).to_be_visible()
        expect(page.locator(".sc-run-tile")).to_have_count(tiles)


def test_at_one_screen_the_play_is_chosen_behind_a_cover(server: Server, visit: Visit) -> None:
    """Whoever has the ball chooses a play while setting up: the other side looks away, from the first play on."""
    one = visit(server.address, viewport=LAPTOP)
    one.new_game("Scrimmage", against="hotseat")
    page, cover = one.page, one.page.locator(".cover-screen")
    for _ in range(6):
        page.wait_for_selector(f"{OPTION}, .cover-screen, .sc-huddle")
        if cover.count() or page.locator(".sc-huddle").count():
            break
        one.decide()
    expect(cover).to_contain_text("may look now")
    page.get_by_role("button", name="show me").click()
    expect(page.locator(".sc-huddle")).to_be_visible()
    page.locator(".sc-huddle").click()
    expect(page.locator(".sc-lay")).to_be_visible()  # the same eyes: not covered twice
    assert cover.count() == 0
    page.locator(".sc-lay-them").click()
    expect(cover).to_contain_text("may look now")


def a_hit() -> tuple[Moment, str, str]:
    """A moment of a recorded game at which a man of the offence hits another where he stands."""
    for path in records("scrimmage"):
        game = replayed(path)
        for at, (seat, asked, answer) in asked_after(game):
            if isinstance(asked, Move) and answer[0].kind == "contact" and answer[0].man[0] == "O":
                return Moment(game, at, seat, asked), answer[0].man[1:], answer[0].target[1:]
    raise AssertionError("nobody hits anybody")


def test_a_hit_stands_first_is_told_before_it_is_made_and_named_on_its_button(
    server: Server, visit: Visit
) -> None:
    moment, man, target = a_hit()
    one = visit(Shelf(server).table(moment), one_click=False, viewport={"width": 390, "height": 844})
    page = one.page
    page.locator(".sc-roster .sc-chip", has_text=man).first.click()
    hit = page.locator(".sc-doings button.option").first
    expect(hit).to_contain_text(f"Hit {target}")
    assert page.locator(".sc-doings .tiles-pager").count() == 0
    before = one.seq
    hit.click()
    expect(page.locator(".confirm")).to_contain_text(f"Hit {target}")
    page.locator("#question-prompt").hover()  # away from the tile: what is raised is still told
    expect(page.locator(".sc-sum")).to_contain_text(f"{man} on {target}")
    assert one.seq == before
    page.locator(".confirm").click()
    one.moved_on(before)
