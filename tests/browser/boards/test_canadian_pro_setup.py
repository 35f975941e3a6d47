"""Canadian Pro Football: teams, options and team files at set-up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from snapcount.games.canadian_pro.cards.tables import table
from tests.browser.axe import findings
from tests.browser.boards.test_canadian_pro import TITLE, drop
from tests.browser.conftest import Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web


def test_teams_are_chosen_by_name_and_options_follow_the_game(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.choose(TITLE)
    page = one.page
    page.locator(".house-rules summary").click()
    expect(page.locator("input[name=screen]")).to_have_count(0)
    page.locator("input[name=mode][value=advanced]").check(force=True)
    expect(page.locator("input[name=screen]")).to_have_count(1)
    page.get_by_label("Home cards").select_option(label="Saltmarsh Herons")
    page.get_by_role("button", name="Kick off").click()
    one.at_table()
    expect(page.locator(".cp-status")).to_contain_text("Saltmarsh Herons 1974 – Montreal 1973")


def test_a_team_file_of_ones_own_is_checked_at_set_up_and_stands_at_both_seats(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    team = table("teams/edmonton_1973")
    good, bad = tmp_path / "owls.json", tmp_path / "bad.json"
    good.write_text(json.dumps({**team, "club": "Mudlark <i>Owls</i>"}), encoding="utf-8")
    bad.write_text(json.dumps({**team, "lineup": {}}), encoding="utf-8")
    one = visit(server.address)
    one.choose(TITLE)
    page = one.page
    page.locator("select[name=home]").select_option(label="A team file of your own…")
    page.get_by_role("button", name="Kick off").click()
    expect(page.get_by_role("alert")).to_contain_text("No team is chosen")
    page.locator(".file-field input").set_input_files(bad)
    expect(page.locator(".file-bad")).to_contain_text("lineup.offence: is missing")
    drop(page, ".file-field", good)
    expect(page.locator(".file-good")).to_have_text("Mudlark <i>Owls</i> 1973: a good file.")
    assert findings(page) == []
    page.locator("input[name=opponent][value=match]").check(force=True)
    page.get_by_role("button", name="Kick off").click()
    one.at_table()
    expect(page.locator(".cp-status")).to_contain_text("Mudlark <i>Owls</i> 1973 – Montreal 1973")
    friend = visit(one.links()["friend"])
    friend.at_table()
    friend.page.get_by_role("button", name="Rosters and cards").click()
    expect(friend.page.locator(".cp-roster")).to_contain_text("Mudlark <i>Owls</i> 1973")
    friend.page.locator(".cp-team.home").click()
    expect(friend.page.locator(".cp-places").first).to_contain_text("Roy Bell")
    page.goto(server.address)
    one.choose(TITLE)
    page.locator("select[name=away]").select_option(label="Mudlark <i>Owls</i> 1973")
    page.locator("input[name=opponent][value=rookie]").check(force=True)
    page.get_by_role("button", name="Kick off").click()
    one.at_table()
    expect(page.locator(".cp-status")).to_contain_text("Edmonton 1973 – Mudlark <i>Owls</i> 1973")
