"""Nothing is lost: reload, a server that is killed, a browser that keeps its games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_a_reload_in_mid_play(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(7)
    one.ready()
    log, prompt = one.log, one.page.locator("#question-prompt").inner_text()
    one.page.reload()
    one.ready()
    assert one.log == log
    expect(one.page.locator("#question-prompt")).to_have_text(prompt)


def test_the_server_is_killed_and_comes_back(page_built: None, visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "games.db") as server:
        one = visit(server.address)
        one.new_game()
        one.play(6)
        one.ready()
        log, prompt = one.log, one.page.locator("#question-prompt").inner_text()
        server.stop()
        expect(one.page.locator(".notice.lost")).to_be_visible()
        one.options.first.click()
        server.start()
        expect(one.page.locator(".notice.lost")).to_have_count(0)
        one.ready()
        assert one.log[: len(log)] == log
        if len(one.log) == len(log):
            expect(one.page.locator("#question-prompt")).to_have_text(prompt)
        one.play(3)
        assert len(one.log) > len(log)


def test_my_games_are_found_again(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.new_game()
    one.play(3)
    log = one.log
    one.page.get_by_role("link", name="Snapcount").click()
    mine = one.page.locator(".mine-link")
    expect(mine).to_have_count(1)
    mine.click()
    one.ready()
    assert one.log[: len(log)] == log
    one.page.go_back()
    one.page.get_by_role("button", name="Your games").click()
    one.page.get_by_role("button", name="Remove Red").click()
    one.page.get_by_role("button", name="Keep it").click()
    expect(one.page.locator(".mine li")).to_have_count(1)
    one.page.get_by_role("button", name="Remove Red").click()
    one.page.get_by_role("button", name="Remove it").click()
    expect(one.page.locator(".mine-link")).to_have_count(0)
