"""What only a page without a server does: it plays on without a network, keeps its games, and its records are ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import snapcount
from snapcount.core.game import Game
from snapcount.core.record.file import dump
from snapcount.games import GAMES, find
from tests.browser.alone.conftest import LONG, Copied, Host
from tests.browser.boards import blind
from tests.browser.conftest import Visit
from tests.browser.test_one_screen import answer_it

pytestmark = pytest.mark.web

ASKED = f"[data-part=question].question, {blind.READY}"


def test_the_network_goes_in_the_middle_of_a_game_and_the_record_is_the_one_python_makes(
    server: Host, visit: Visit, tmp_path: Path
) -> None:
    one = visit(server.address + "/")
    page = one.page
    page.set_default_timeout(LONG)
    one.new_game()
    one.play(10)
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    said = one.log
    page.reload()
    one.at_table()
    one.ready()
    assert one.log[: len(said)] == said, "nothing is lost"
    one.play(400)
    expect(page.locator("section.end")).to_contain_text("Unwitnessed")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.snap"
    downloading.value.save_as(file)
    record = file.read_text()
    played = snapcount.load(file)
    assert record == dump(played) == dump(replayed(played)), "byte for byte"


def replayed(game: Game) -> Game:
    """The same answers once more, here: the dice come of themselves."""
    again = Game(
        game.rulebook,
        game.options_chosen,
        seed=game.dice.server_seed,
        names=game.names,
        contributions=game.dice.contributions,
    )
    again.for_keeps = game.for_keeps
    for given in game.inputs:
        if given.seat is not None:
            again.answer(given.value, given.seat)
    return again


@pytest.mark.parametrize("game", [game for game in GAMES if game != "dice_football"])
def test_a_lesson_and_a_drive_of_every_other_game(server: Host, visit: Visit, game: str) -> None:
    one = visit(f"{server.address}/learn/{game}/1/")
    page = one.page
    page.set_default_timeout(LONG)
    page.locator("[data-part=question], .teacher-choice").first.wait_for()
    page.get_by_role("link", name="Snapcount, to all games").click()
    one.choose(find(game).face.title)
    page.get_by_role("button", name="Kick off").click()
    one.at_table()
    answered = 0
    for _ in range(8):
        page.wait_for_selector(ASKED)
        answered += answer_it(one)
    assert answered >= 4


def test_all_games_go_into_a_file_and_come_back(server: Host, visit: Visit, tmp_path: Path) -> None:
    one = visit(server.address + "/")
    one.page.set_default_timeout(LONG)
    one.new_game()
    one.play(3)
    said = one.log
    one.page.goto(server.address + "/")
    with one.page.expect_download() as downloading:
        one.page.get_by_role("button", name="Save all games to a file").click()
    file = tmp_path / "games.json"
    downloading.value.save_as(file)

    two = visit(server.address + "/")
    two.page.set_default_timeout(LONG)
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "snapcount browser 1", "entries": [["other", 3]], "page": {}}')
    bring = two.page.locator(".kept-file input[type=file]")
    bring.set_input_files(wrong)
    expect(two.page.locator(".kept-file [role=alert]")).to_contain_text("holds no saved games")
    bring.set_input_files(file)
    two.page.locator(".mine-link").first.click()
    two.at_table()
    two.ready()
    assert two.log == said


def test_the_last_window_has_the_games(server: Host, visit: Visit) -> None:
    one = visit(server.address + "/")
    one.page.set_default_timeout(LONG)
    one.new_game()
    second = one.page.context.new_page()
    second.goto(one.page.url)
    second.wait_for_selector("[data-part=question]", timeout=LONG)
    expect(one.page.get_by_role("alert")).to_contain_text("another window")
    expect(one.page.get_by_role("button", name="Go on here")).to_be_visible()


def test_a_new_version_is_offered_and_the_game_goes_on_before_and_after(
    server: Host, copied: Copied, visit: Visit
) -> None:
    one = visit(copied.host.address + "/")
    page = one.page
    page.set_default_timeout(LONG)
    one.new_game()
    one.play(2)
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    copied.put_on_another_version()
    page.reload()
    one.at_table()
    take = page.get_by_role("button", name="Use it now")
    expect(take).to_be_visible()
    one.play(2)
    said = one.log
    with page.expect_navigation():
        take.click()
    one.at_table()
    one.ready()
    assert one.log[: len(said)] == said
    expect(take).to_be_hidden()
    assert page.evaluate("caches.keys()") == ["snapcount-another"]


FULL = """{
  const put = IDBObjectStore.prototype.put;
  let left = 12;
  IDBObjectStore.prototype.put = function (...entry) {
    if (left-- <= 0) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, entry);
  };
}"""


def test_a_browser_without_room_says_so_and_gives_the_games(server: Host, visit: Visit) -> None:
    one = visit("about:blank")
    page = one.page
    page.set_default_timeout(LONG)

    def soon_full(route: Route) -> None:
        there = route.fetch()
        route.fulfill(response=there, body=FULL + there.text())

    page.context.route("**/assets/rooms-*.js", soon_full)
    page.goto(server.address + "/")
    one.new_game()
    trouble = page.locator(".alone-strip[role=alert]")
    while not trouble.count():
        one.ready()
        one.options.first.click()
        page.wait_for_timeout(200)
    expect(trouble).to_contain_text("no room left")
    with page.expect_download() as downloading:
        trouble.get_by_role("button", name="Save all games to a file").click()
    assert '"match/' in downloading.value.path().read_text()
