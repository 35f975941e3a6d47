"""Time and links at the page: whose clock runs, what one may claim, new links for old, a game that both want gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import TimeoutError, expect

from snapcount.server.app import create_app
from snapcount.server.settings import Settings
from tests.browser.conftest import Visit
from tests.browser.player import OPTION, Player
from tests.server.table import Running

pytestmark = pytest.mark.web


class Later:
    """The wall clock, set forward by a test."""

    by = 0.0

    def __call__(self) -> float:
        return time() + self.by


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def timed(tmp_path: Path, later: Later, page_built: None) -> Iterator[Running]:
    settings = Settings(
        db=str(tmp_path / "db"), creates_per_minute=0, answers_per_second=0, looks_per_minute=0, log="error"
    )
    with Running(create_app(settings, now=later)) as server:
        yield server


def timed_match(server: Running, visit: Visit, clock: str = "30m") -> tuple[Player, Player]:
    home = visit(f"http://{server.host}")
    home.choose("Dice Football")
    home.page.locator("input[name=opponent][value=match]").check(force=True)
    home.page.locator(f"input[name=clock][value='{clock}']").check(force=True)
    home.page.locator(".clock-choices + .stack select").select_option("rookie")
    home.page.get_by_role("button", name="Kick off").click()
    home.at_table()
    links = home.links()
    expect(home.page.get_by_text("The clock starts when both teams are here.")).to_be_attached()
    home.page.keyboard.press("Escape")
    return home, visit(links["friend"])


AWAY_ALONE = ".team.home .team-time[data-runs=false], .team.away .team-time[data-runs=true]"


def until_only(asked: Player, other: Player) -> None:
    """Answer for the home side until the guests alone are asked, and both pages have heard of it."""
    for _ in range(60):
        asked.page.wait_for_timeout(200)
        heard = all(player.page.locator(AWAY_ALONE).count() == 2 for player in (asked, other))
        if heard and asked.page.locator(OPTION).count() and not other.page.locator(OPTION).count():
            return
        if other.page.locator(OPTION).count():
            with suppress(TimeoutError):  # just answered: it goes while it is pointed at
                other.page.locator(OPTION).first.click(timeout=1000)
    raise AssertionError("the side was never asked alone")


def test_the_page_and_the_tab_say_whose_clock_runs_and_a_coach_takes_the_empty_chair(
    timed: Running, visit: Visit, later: Later
) -> None:
    home, away = timed_match(timed, visit)
    away.page.get_by_role("button", name="Agree").click()
    until_only(away, home)
    expect(home.page.locator(".team.away .team-time[data-runs=true]")).to_have_text(
        re.compile(r"^(30|29):\d\d$")
    )
    expect(home.page.locator(".team.home .team-time[data-runs=false]")).to_be_visible()
    expect(home.page).to_have_title(re.compile(r"^Blue (30|29):\d\d · Dice Football"))
    expect(away.page).to_have_title(re.compile(r"^● You (30|29):\d\d · Dice Football"))
    assert home.page.locator(".clock-claim").count() == 0
    later.by += 3600
    for player in (home, away):
        player.page.reload()
    expect(away.page.get_by_text("Your time is up")).to_be_visible()
    expect(home.page).to_have_title(re.compile("^Blue time is up"))
    home.page.get_by_role("button", name="Play on against Pip").click()
    expect(home.page.locator(".team.away .team-time")).to_have_text("coach")
    home.ready()
    home.decide()
    away.page.get_by_role("button", name="Take it back").click()
    for player in (home, away):
        log = player.page.locator(".log")
        expect(log).to_contain_text("A coach took Blue's empty chair.")
        expect(log).to_contain_text("Blue is back in the chair.")
        expect(player.page.locator(".team.away .team-time")).to_have_text(re.compile(r"^(30|29):\d\d$"))
    expect(away.page.get_by_text("a coach sits in your chair")).to_have_count(0)
    home.page.goto(f"http://{timed.host}/")
    expect(home.page.locator(".mine-clock")).to_have_text(re.compile(r"(Your|Blue's) clock: \d\d:\d\d$"))


def test_who_runs_out_of_time_loses_to_a_claim_or_is_given_more(
    timed: Running, visit: Visit, later: Later
) -> None:
    home, away = timed_match(timed, visit, "1d")
    until_only(away, home)
    later.by += 2 * 86_400
    home.page.reload()
    home.page.get_by_role("button", name="Give more time").click()
    expect(home.page.locator(".team.away .team-time")).to_have_text("1 day 0 h")
    later.by += 2 * 86_400
    home.page.reload()
    home.page.get_by_role("button", name="Claim the game").click()
    expect(home.page.locator("section.end")).to_contain_text("Blue ran out of time.")


def test_a_new_link_turns_the_old_one_out(timed: Running, visit: Visit) -> None:
    home, away = timed_match(timed, visit)
    away.at_table()
    stolen = visit(away.page.url)
    stolen.at_table()
    before = away.page.url
    away.page.get_by_role("button", name="Invite and share").first.click()
    away.page.locator("details.link-care summary").click()
    away.page.locator("[data-renew=own]").click()
    expect(stolen.page.get_by_text("A new link was made for this")).to_be_visible()
    expect(away.page).not_to_have_url(before)
    away.at_table()
    home.page.get_by_role("button", name="Invite and share").first.click()
    home.page.locator("details.link-care summary").click()
    home.page.locator("[data-renew=other]").click()
    expect(home.page.get_by_text("Blue is at the table: that link is not lost.")).to_be_visible()


def test_a_game_goes_when_both_agree_and_finished_ones_can_be_saved(timed: Running, visit: Visit) -> None:
    home, away = timed_match(timed, visit)
    away.at_table()
    home.page.get_by_role("button", name="Resign").first.click()
    home.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(home.page.locator("section.end")).to_be_visible()
    away.page.get_by_role("button", name="Invite and share").first.click()
    away.page.locator("details.link-care summary").click()
    away.page.get_by_role("button", name="Delete this game").click()
    away.page.get_by_role("button", name="Delete for good").click()
    expect(home.page.get_by_text("Blue wants this game deleted.")).to_be_visible()
    home.page.goto(f"http://{timed.host}")
    with home.page.expect_download() as saved:
        home.page.get_by_role("button", name="Save all finished games").click()
    assert saved.value.suggested_filename == "snapcount-games.zip"
    home.page.go_back()
    home.page.get_by_role("button", name="Delete it").click()
    expect(away.page.get_by_text("This match was deleted")).to_be_visible()
    expect(home.page.get_by_text("Games you start or join are kept here")).to_be_visible()
