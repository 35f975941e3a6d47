"""Canadian Pro Football on the page: calls by clicks and keys, cards with their cells, teams by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Scheme, findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.browser.serving import Server

pytestmark = pytest.mark.web
TITLE = "Canadian Pro Football"
ANSWER = "button.option:not([aria-disabled=true]), .cp-defence"


def begin(one: Player, mode: str = "basic", against: str = "rookie", **switches: bool) -> None:
    one.choose(TITLE)
    page = one.page
    page.locator("input[name=length][value=quick]").check(force=True)
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    page.locator(f"input[name=opponent][value={against}]").check(force=True)
    if switches.pop("solitaire", False):
        page.locator("input[name=solitaire][value=true]").check(force=True)
    if switches:
        page.locator(".house-rules summary").click()
    for name, on in switches.items():
        page.locator(f"input[name={name}]").set_checked(on)
    page.get_by_role("button", name="Kick off").click()
    one.at_table()


def drop(page: Page, place: str, path: Path) -> None:
    """A file let go over a place on the page."""
    carried = page.evaluate_handle(
        "([name, text]) => { const all = new DataTransfer(); all.items.add(new File([text], name)); return all; }",
        [path.name, path.read_text(encoding="utf-8")],
    )
    page.dispatch_event(place, "dragover", {"dataTransfer": carried})
    page.dispatch_event(place, "drop", {"dataTransfer": carried})


def ready(page: Page) -> None:
    page.wait_for_selector(f"{ANSWER}, section.end")


def answer(one: Player, button: str) -> None:
    """The first such button, clicked, and the server has taken it; one click plays here."""
    before = one.seq
    one.page.locator(button).first.click()
    one.moved_on(before)


def at_leisure(page: Page) -> None:
    """As people find it: the first touch raises, the second plays."""
    page.evaluate("localStorage.setItem('snapcount.one_click', 'false')")
    page.reload()
    ready(page)


def until(one: Player, wanted: str, most: int = 60) -> None:
    """Play any answers until this stands on the page."""
    page = one.page
    for _ in range(most):
        ready(page)
        if page.locator(wanted).count():
            return
        assert not one.over, f"no {wanted} in a whole game"
        put_together = page.locator(".cp-defence").count()
        answer(one, "button.confirm" if put_together else "button.option:not([aria-disabled=true])")
    raise AssertionError(f"no {wanted} in {most} answers")


def test_a_run_shows_its_sum_and_the_cells_that_were_hit(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    expect(one.page.locator(".cp-story")).to_contain_text("How a play is read")
    until(one, ".cp-matrix")
    page = one.page
    name = page.locator(".cp-matrix button.run").first.get_attribute("aria-label") or ""
    answer(one, ".cp-matrix button.run")
    ready(page)
    story = page.locator(".cp-story")
    expect(story.locator(".cp-call").first).to_contain_text("runs")
    expect(story.locator(".cp-sum .die")).to_have_count(2)
    assert re.fullmatch(r"\d( [+−] \d)+ = −?\d+", story.locator(".cp-sum").get_attribute("data-sum") or "")
    assert name.startswith("Run: FB")
    expect(story.locator(".cp-lit").nth(1)).to_be_visible()
    page.get_by_role("switch", name="Whole cards").check()
    team, man = story.locator(".cp-lying").nth(0), story.locator(".cp-lying").nth(1)
    expect(team).to_contain_text("defensive team card")
    expect(team.locator("td.hit")).to_have_count(1)
    expect(man.locator("td.hit")).to_have_count(1)
    expect(team.locator("tbody tr")).to_have_count(4)


def test_the_first_touch_shows_the_mans_card_and_odds_and_the_second_plays(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address, viewport=PHONE)
    begin(one)
    until(one, ".cp-matrix")
    page = one.page
    page.evaluate("localStorage.setItem('snapcount.odds', 'true')")
    at_leisure(page)
    before = one.seq
    call = page.locator(".cp-matrix button.pass").first
    expect(call).to_contain_text(re.compile(r"\d+\.\d"))
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    assert one.seq == before
    expect(page.locator(".cp-story .cp-lying")).to_be_visible()
    expect(page.locator(".cp-story .odds")).to_contain_text("first down")
    expect(page.locator(".cp-hopes circle")).to_have_count(11)
    expect(page.locator(".ringed")).to_have_count(1)
    call.click()
    one.moved_on(before)


def test_a_call_has_its_keys_and_a_withheld_one_its_reason(server: Server, visit: Visit) -> None:
    """A number is a man, a letter what he does; a run by the tight end stays, dashed, with CP-4.2."""
    one = visit(server.address)
    begin(one)
    until(one, ".cp-matrix")
    page = one.page
    at_leisure(page)
    dashed = page.locator(".cp-matrix .cp-cell.none.run").first
    expect(dashed).to_contain_text("CP-4.2")
    page.keyboard.press("3")
    page.keyboard.press("m")
    expect(page.locator(".cp-matrix button[aria-pressed=true]")).to_have_attribute(
        "aria-label", re.compile("^Medium: WB")
    )
    before = one.seq
    page.keyboard.press("Enter")
    one.moved_on(before)
    expect(page.locator(".log-text", has_text="calls a medium pass to WB").first).to_be_visible()


def test_the_cell_on_the_card_is_the_one_of_the_log(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    for _ in range(3):
        until(one, ".cp-matrix")
        answer(one, ".cp-matrix button.run")
        ready(one.page)
        setting = [line for line in one.log if "(run, row" in line][-1]
        read = re.search(r"team card (\S+) \(run, row (\d+)\)", setting)
        one.page.get_by_role("switch", name="Whole cards").check()
        hit = one.page.locator(".cp-story .cp-lying").first.locator("td.hit")
        assert read is not None, setting
        number = "NC" if read[1] == "0" else read[1].replace("-", "−")
        expect(hit).to_have_text(number + "".join(re.findall(r"\b([PRX]) \(", setting)))
        expect(hit).to_have_attribute("aria-label", re.compile(rf"row {read[2]},"))


def test_the_defence_is_set_by_a_number_key(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".cp-setting")
    page = one.page
    before = one.seq
    page.keyboard.press("4")
    one.moved_on(before)
    assert any("plays setting 4" in line for line in one.log)


def test_an_advanced_call_by_keys_alone_and_a_formation_card(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one, "advanced", alignments=True)
    page = one.page
    expect(page.locator(".cp-status")).to_contain_text("Advanced Game")
    until(one, ".cp-formations")
    expect(page.locator(".cp-status")).to_contain_text("Weather")
    page.locator(".cp-pick.formation", has_text="2M").click()
    expect(page.locator(".cp-uses")).to_contain_text(re.compile("Strong|weak"))
    page.get_by_role("button", name=re.compile("^Setting 4")).click()
    page.get_by_label("Key or double coverage").select_option(label="Double FL")
    page.get_by_label("Alignment").select_option(label="4-2-6")
    expect(page.locator(".cp-uses")).to_contain_text("4-2-6: better against long passes")
    expect(page.get_by_text("300")).to_have_count(0)
    before = one.seq
    page.get_by_role("button", name=re.compile("^Setting 4")).focus()
    page.keyboard.press("Enter")  # what is chosen already isn't chosen again: the call is made
    one.moved_on(before)
    ready(page)
    assert any("2M-70, setting 4, double FL, alignment 4-2-6" in line for line in one.log)

    until(one, ".cp-men")
    page.locator(".cp-man", has_text="FB").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cp-man", has_text="FB")).to_have_attribute("aria-pressed", "true")
    hole = page.locator(".cp-hole-pad button").first
    hole.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cp-hole-pad button").nth(1)).to_be_focused()
    before = one.seq
    page.keyboard.press("Enter")
    one.moved_on(before)
    ready(page)
    assert any(re.search(r"calls a run by FB, hole \d", line) for line in one.log)
    asked = [line for line in one.log if "No kick" in line or "nnounce" in line]
    assert asked == []


def test_a_zone_and_a_hole_are_called_on_the_field_itself(server: Server, visit: Visit) -> None:
    """The man in hand has his holes and zones on the grass: a touch raises the call, the second plays it."""
    one = visit(server.address)
    begin(one, "advanced")
    until(one, ".cp-men")
    page = one.page
    at_leisure(page)
    page.locator(".cp-man", has_text="FB").click()
    page.locator("[data-hole='3']").click()
    expect(page.locator(".cp-hole-pad button[aria-pressed=true]")).to_have_text(re.compile("^3"))
    zone = page.locator("[data-zone='2']")
    zone.locator("text").click()
    expect(page.locator(".cp-zone-pad button[aria-pressed=true]")).to_have_text(re.compile("^2"))
    before = one.seq
    zone.locator("text").click()
    one.moved_on(before)
    expect(
        page.locator(".log-text", has_text=re.compile("calls a .*pass to FB, zone 2")).first
    ).to_be_visible()


def test_a_penalty_compares_both_outcomes(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    for _ in range(6):
        one.page.goto(server.address)
        begin(one, against="hotseat", solitaire=True)
        try:
            until(one, ".cp-sides", most=80)
            break
        except AssertionError:
            continue
    sides = one.page.locator(".cp-side")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text(re.compile("Accept.+", re.S))
    assert len(sides.nth(1).locator(".cp-side-words").inner_text()) > 5
    answer(one, ".cp-side >> nth=1")
    assert any("declines the penalty" in line for line in one.log)


def test_a_man_is_sent_in_from_the_roster(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    begin(one)
    until(one, ".cp-matrix")
    page = one.page
    page.get_by_role("button", name="Change men").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Change men").click()
    chip = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Send .* in at FL")).first
    label = chip.get_attribute("aria-label") or ""
    before = one.seq
    chip.click()
    one.moved_on(before)
    man = label.removeprefix("Send ").removesuffix(" in at FL")
    expect(page.locator(".cp-matrix")).to_contain_text(man.split()[-1])
    assert any(f"sends {man} in at FL" in line for line in one.log)


@pytest.mark.parametrize(("mode", "scheme"), [("basic", "light"), ("advanced", "dark")])
def test_axe_finds_nothing_serious_and_a_phone_is_wide_enough(
    server: Server, visit: Visit, mode: str, scheme: Scheme
) -> None:
    one = visit(server.address, viewport=PHONE)
    begin(one, mode)
    page = one.page
    found = {}
    for wanted in (".cp-matrix, .cp-men", ".cp-settings"):
        until(one, f"{wanted}")
        found[wanted] = findings(page, (scheme,))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Rosters and cards").click()
    found["rosters"] = findings(page, (scheme,))
    assert not any(found.values()), found
