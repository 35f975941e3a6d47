"""Two people: by links, at one screen, and those who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import OPTION, Player
from tests.browser.serving import Server
from tests.browser.test_one_screen import faults_at_every_size

pytestmark = pytest.mark.web


def to_the_first_snap(home: Player, away: Player) -> None:
    """Toss and kickoff, until both are asked for a secret call."""
    for _ in range(12):
        home.page.wait_for_timeout(150)
        if home.page.locator(".badge.sealed").count() and away.page.locator(".badge.sealed").count():
            return
        for player in (home, away):
            if player.asked and not player.page.locator(".badge.sealed").count():
                player.decide()
    raise AssertionError("no secret call came")


def match(server: Server, visit: Visit) -> tuple[Player, Player, dict[str, str]]:
    home = visit(server.address)
    home.new_game(against="match")
    expect(home.page.get_by_role("dialog", name="Invite and share")).to_be_visible()
    links = home.links()
    return home, visit(links["friend"]), links


def test_a_match_by_link_keeps_sealed_calls_sealed(server: Server, visit: Visit) -> None:
    home, away, links = match(server, visit)
    watcher = visit(links["watch"])
    to_the_first_snap(home, away)
    lines = len(home.log)
    home.options.first.click()
    expect(home.page.locator(".waiting")).to_contain_text("Your call is made, face down. Waiting for Blue")
    away.page.wait_for_timeout(300)
    assert away.asked and len(away.log) == lines, "nothing of the other's call shows"
    expect(away.page.locator("section.question")).to_contain_text("Red's call is made, face down.")
    watcher.at_table()
    assert not watcher.asked and len(watcher.log) == lines
    away.decide()
    for player in (home, away, watcher):
        expect(player.page.locator(".log-line").nth(lines)).to_be_attached()
    assert home.log == away.log == watcher.log


def test_a_spectator_has_no_seat(server: Server, visit: Visit) -> None:
    home, away, links = match(server, visit)
    watcher = visit(links["watch"])
    watcher.at_table()
    expect(watcher.page.locator(".waiting")).to_contain_text("You are watching")
    assert not watcher.asked
    expect(watcher.page.get_by_role("button", name="Resign")).to_have_count(0)
    for _ in range(6):
        for player in (home, away):
            player.page.wait_for_timeout(80)
            if player.asked:
                player.decide()
    home.page.wait_for_timeout(300)
    assert len(home.log) > 3
    expect(watcher.page.locator(".log-line")).to_have_count(len(home.log))


def test_a_take_back_in_a_match_needs_the_other(server: Server, visit: Visit) -> None:
    home, away, _ = match(server, visit)
    to_the_first_snap(home, away)
    home.options.first.click()
    expect(home.page.locator(".waiting")).to_be_visible()
    away.decide()
    home.page.wait_for_timeout(300)
    asker = home if home.page.get_by_role("button", name="Ask to take back").is_enabled() else away
    giver = away if asker is home else home
    lines = len(asker.log)
    asker.page.get_by_role("button", name="Ask to take back").click()
    expect(giver.page.get_by_role("alert")).to_contain_text("asks to take")
    giver.page.get_by_role("button", name="Decline").click()
    expect(asker.page.locator(".notice.news")).to_contain_text("declined")
    assert len(asker.log) == lines
    asker.page.get_by_role("button", name="Ask to take back").click()
    giver.page.get_by_role("button", name="Allow").click()
    expect(asker.page.locator(".notice.news")).to_contain_text("taken back")


def test_resigning_ends_a_match_for_both(server: Server, visit: Visit) -> None:
    home, away, _ = match(server, visit)
    away.at_table()
    home.ask_to_resign()
    home.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(away.page.locator("section.end")).to_contain_text("You win")
    expect(home.page.locator("section.end")).to_contain_text("Blue won")
    home.page.get_by_role("button", name="Rematch").click()
    expect(home.page.locator("section.end")).to_have_count(0)
    expect(away.page.locator(".end-acts")).to_contain_text("Red wants a rematch")
    away.page.get_by_role("button", name="Play the rematch").click()
    expect(away.page.locator("section.end")).to_have_count(0)
    for player in (home, away):
        expect(player.page.locator(".team.home")).to_contain_text("Red")  # the colours stay where they are
    expect(away.page.locator(".team.home .team-notes")).to_contain_text("you")
    expect(home.page.locator(".team.away .team-notes")).to_contain_text("you")


def test_the_book_of_those_one_has_met_stands_in_the_lobby(server: Server, visit: Visit) -> None:
    home, away, _ = match(server, visit)
    away.at_table()
    home.ask_to_resign()
    home.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for one, other, said in ((home, "Blue", "0–1"), (away, "Red", "1–0")):
        expect(one.page.locator("section.end")).to_be_visible()
        one.page.goto(server.address)
        one.page.get_by_role("button", name="Head to head").click()
        expect(one.page.get_by_role("dialog").get_by_role("row", name=other)).to_contain_text(said)


def test_one_screen_names_who_decides_and_is_covered_before_every_secret(
    server: Server, visit: Visit
) -> None:
    one = visit(server.address)
    one.new_game(against="hotseat")
    cover = one.page.locator(".cover-screen")
    one.ready()
    assert cover.count() == 0, "nothing secret yet"
    expect(one.page.locator(".asked-name")).to_have_text(re.compile("^(Red|Blue): $"))
    for _ in range(8):
        one.ready()
        if cover.count():
            break
        one.decide()
    expect(cover, "the first secret too").to_contain_text("may look now")
    one.page.get_by_role("button", name="show me").click()
    expect(one.page.locator(".badge.sealed")).to_be_visible()
    lines = len(one.log)
    one.options.nth(1).click()
    expect(cover).to_contain_text("may look now")
    assert one.page.locator("main.table").get_attribute("inert") is not None
    one.page.get_by_role("button", name="show me").click()
    expect(cover).to_have_count(0)
    assert len(one.log) == lines
    one.decide()
    expect(one.page.locator(".log-line").nth(lines)).to_be_attached()


def test_the_dice_wait_until_both_have_come(server: Server, visit: Visit) -> None:
    home = visit(server.address)
    home.new_game(against="match")
    links = home.links()
    waiting = home.page.locator(".waiting")
    expect(waiting).to_contain_text("Waiting for Blue: the dice need a part from each team.")
    expect(waiting.locator("input[data-link=friend]")).to_have_value(links["friend"])
    assert home.log == [], "nothing is thrown yet"
    away = visit(links["friend"])
    expect(home.page.locator(".log-line").first).to_be_attached()
    expect(away.page.locator(".log-line").first).to_be_attached()
    away.page.reload()
    expect(away.page.locator(".log-line").first).to_be_attached()
    assert away.log[:1] == home.log[:1]


def test_several_games_at_once(server: Server, visit: Visit) -> None:
    """The list says whose turn it is; at one table one is told that another match waits."""
    home, away, _ = match(server, visit)
    to_the_first_snap(home, away)
    home.decide()
    home.page.goto(server.address)
    expect(home.page.locator(".mine-standing")).to_have_text("Waiting for Blue")
    for _ in range(6):
        away.decide()
        away.page.wait_for_timeout(300)
        if home.page.reload() and home.page.locator(".mine-standing.turn").count():
            break
        home.page.wait_for_timeout(500)
        if not away.asked:
            break
    expect(home.page.locator(".mine-standing")).to_have_text("Your turn")
    home.new_game()
    expect(home.page.get_by_role("button", name="Another game is waiting for you")).to_be_visible()
    home.page.get_by_role("button", name="Another game is waiting for you").click()
    expect(home.page.locator(".mine-standing.turn")).to_have_count(2)
    home.page.locator(".mine-link").last.click()
    home.at_table()
    expect(home.page.locator(".team.away .team-name")).to_contain_text("Blue")


def test_who_comes_back_is_shown_what_happened_meanwhile(server: Server, visit: Visit) -> None:
    home, away, links = match(server, visit)
    to_the_first_snap(home, away)
    away.options.first.click()
    expect(away.page.locator(".waiting")).to_be_visible()
    known = away.log
    away.page.goto("about:blank")
    home.decide()
    home.ready()
    away.page.goto(links["friend"])
    told = away.page.get_by_role("status").filter(has_text="The game went on while you were away")
    expect(told).to_be_visible()
    away.page.get_by_role("button", name="Play it back").click()
    expect(away.page.get_by_role("slider")).to_be_visible()
    assert away.log[: len(known)] == known
    expect(away.page.locator(".log-line.later")).to_have_count(0)
    assert away.log == home.log and len(away.log) > len(known)
    away.page.reload()
    away.ready()
    expect(told).to_have_count(0)


def test_a_rematch_waits_for_a_friend_who_has_left(server: Server, visit: Visit) -> None:
    home, away, _ = match(server, visit)
    away.page.wait_for_selector(f"{OPTION}, .waiting")
    away.page.goto("about:blank")
    home.ask_to_resign()
    home.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    home.page.get_by_role("button", name="Rematch").click()
    expect(home.page.locator("section.end")).to_have_count(0)
    server.stop()
    server.start()
    away.page.goto(server.address)
    mine = away.page.locator(".mine-link")
    expect(mine).to_contain_text("Red wants a rematch")
    mine.click()
    away.page.get_by_role("button", name="Play the rematch").click()
    expect(away.page.locator("section.end")).to_have_count(0)
    expect(home.page.locator(".team-notes", has_text="not here")).to_have_count(0)


def test_a_phone_hands_the_link_over(server: Server, visit: Visit) -> None:
    one = visit(server.address, viewport=PHONE)
    one.page.evaluate(
        "() => { navigator.share = ({ url }) => { window.shared = url; return Promise.reject(new Error()); }; }"
    )
    one.new_game(against="match")
    shares = one.page.get_by_role("dialog").get_by_role("button", name="Share…")
    expect(shares).to_have_count(2)  # the friend's and the spectators': one's own is kept to oneself
    shares.first.click()
    link = one.page.locator("input[data-link=friend]").first.input_value()
    assert one.page.evaluate("window.shared") == link


def test_two_people_talk_and_who_wants_silence_has_it(server: Server, visit: Visit) -> None:
    home, away, links = match(server, visit)
    to_the_first_snap(home, away)
    watcher = visit(links["watch"])
    watcher.at_table()
    before = home.seq
    home.page.get_by_role("button", name="Messages").click()
    window = away.page.locator(".top-acts .chat-open")
    home.page.get_by_role("button", name="Good luck!").click()
    said = away.page.locator(".chat-said .notice")
    expect(said).to_have_text("Red Good luck!")
    assert not list(faults_at_every_size(away.page)), "it covers neither question nor score"
    expect(said).to_have_count(0)
    expect(window).to_have_accessible_name("Messages: there is a new one")
    window.click()
    expect(away.page.get_by_role("log")).to_have_text("Red Good luck!")
    expect(window).to_have_accessible_name("Messages")
    assert not findings(away.page)
    away.page.get_by_role("switch", name="Silence").check()
    away.page.keyboard.press("Escape")
    words = "Still <b>there</b>? " + "Take your time. " * 6
    home.page.get_by_role("textbox", name="Your message").fill(f"  {words}")
    home.page.keyboard.press("Enter")
    expect(home.page.get_by_role("log")).to_contain_text(f"You {words.strip()}")
    expect(window).to_have_accessible_name("Messages: there is a new one")
    assert said.count() == 0
    away.page.reload()
    expect(window).to_have_accessible_name("Messages: there is a new one")
    assert said.count() == 0
    window.click()
    expect(away.page.locator(".chat-line")).to_have_count(2)
    away.page.set_viewport_size({"width": 390, "height": 480})
    whole = "lines => lines.every((line) => line.scrollHeight <= line.clientHeight + 1)"
    assert away.page.locator(".chat-line").evaluate_all(whole), "the list scrolls, no line is cut"
    away.page.set_viewport_size({"width": 1280, "height": 800})
    away.page.reload()
    away.at_table()
    expect(window).to_have_accessible_name("Messages")
    expect(watcher.page.locator(".chat-open, .chat-said")).to_have_count(0)
    assert home.seq == before
