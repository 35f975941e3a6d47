"""A program that waits on the server is challenged from the page and plays its seat."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import ROOT, Server

pytestmark = pytest.mark.web


@pytest.fixture
def rita(server: Server) -> Iterator[subprocess.Popen[str]]:
    """The example of the guide, as somebody would start it."""
    program = ROOT / "docs" / "examples" / "random_bot.py"
    command = [sys.executable, str(program), server.address, "Random Rita"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        yield running
        running.kill()


def test_a_bot_that_is_here_is_challenged_from_the_page_and_plays(
    server: Server, visit: Visit, rita: subprocess.Popen[str]
) -> None:
    player = visit(server.address)
    choice = player.page.locator("label", has_text="Random Rita")
    for _ in range(20):  # it says that it is here when its stream is open
        player.choose("Dice Football")
        player.page.wait_for_timeout(500)
        if choice.count():
            break
        player.page.keyboard.press("Escape")
    expect(choice).to_contain_text("A program that is here now")
    choice.locator("input").check(force=True)
    player.page.get_by_role("button", name="Kick off").click()
    player.at_table()
    expect(player.page.locator("main.table")).to_contain_text("Random Rita")
    assert rita.stdout is not None and rita.stdout.readline().startswith("Dice Football against ")
    assert player.play(6) == 6
    assert any("Random Rita" in line for line in player.log), player.log
