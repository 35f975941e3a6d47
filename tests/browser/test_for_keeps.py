"""The two kinds of game against a coach, as one sees them; and no look at the field with hidden eyes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import from_plain
from snapcount.games import find
from snapcount.games.out_of_sight.view import View
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.server.table import Client, make

pytestmark = pytest.mark.web


def resign(one: Player) -> None:
    one.ask_to_resign()
    one.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(one.page.locator("section.end")).to_be_visible()


def test_somebody_new_practises_and_every_take_back_is_told(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.choose("Dice Football")
    expect(one.page.get_by_role("switch", name="For keeps")).not_to_be_checked()
    one.page.get_by_role("button", name="Kick off").click()
    one.play(4)
    for times in (1, 2):
        one.ready()
        one.page.get_by_role("button", name="Take back").click()
        expect(one.page.locator(".log-line.back")).to_have_count(times)
        expect(one.page.locator(".log-line.back").first).to_have_text("Red took a play back.")
        one.decide()
    expect(one.page.locator(".acts .badge")).to_have_text("Practice")
    one.page.reload()
    expect(one.page.locator(".log-line.back")).to_have_count(2)
    resign(one)
    expect(one.page.locator(".scoreboard-middle")).to_have_text("Final")
    expect(one.page.locator(".end-head")).to_contain_text("A practice game. 2 plays were taken back.")
    one.page.get_by_role("button", name="Check the dice").click()
    expect(one.page.locator(".verdict.good")).to_contain_text("2 plays were taken back.")


def test_a_game_for_keeps_offers_no_take_back(server: Server, visit: Visit) -> None:
    one = visit(server.address)
    one.choose("Dice Football")
    one.page.get_by_role("switch", name="For keeps").check()
    one.page.get_by_role("button", name="Kick off").click()
    one.play(4)
    one.ready()
    expect(one.page.locator(".acts .badge")).to_have_text("For keeps")
    expect(one.page.get_by_role("button", name="Take back")).to_have_count(0)
    resign(one)
    expect(one.page.locator(".end-head")).to_contain_text("Played for keeps. Nothing was taken back.")
    one.page.goto(server.address)
    one.choose("Dice Football")
    expect(one.page.get_by_role("switch", name="For keeps")).to_be_checked()


async def until_a_catch(address: str) -> str:
    """The link of somebody who has caught a pass of Out of Sight and must run on."""
    book = find("out_of_sight")
    questions = {kind.__name__: kind for kind in book.rules.questions}
    coach, random = book.coach("rookie").make(), Random(1)
    with httpx.Client(base_url=address) as http:
        token = make(http, "practice", "out_of_sight")["home"]
    me = await Client(urlsplit(address).netloc, token).sit()
    while True:
        await me.until_state(lambda state: bool(state["questions"]))
        asked = me.asked()
        assert asked is not None
        if asked["name"] == "RunAfterCatch":
            return token
        question = from_plain(questions[asked["name"]], asked["facts"])
        answer = coach.answer(from_plain(View, me.state["view"]), question, random)
        heard = await me.answer(to_plain(answer))
        await me.settled(heard["seq"])


def test_os_10_7_hidden_eyes_get_a_sentence_instead_of_history(server: Server, visit: Visit) -> None:
    with ThreadPoolExecutor(1) as elsewhere:  # the browser keeps an event loop running here
        token = elsewhere.submit(asyncio.run, until_a_catch(server.address)).result(120)
    one = visit(f"{server.address}/play#{token}")
    one.at_table()
    expect(one.page.locator(".os-curtain")).to_contain_text("Your eyes stay hidden")
    one.page.get_by_role("button", name="One step back").click()
    expect(one.page.locator(".notice")).to_contain_text("Your eyes are hidden until your line is drawn")
    expect(one.page.locator(".os-curtain")).to_be_visible()
    second = visit(f"{server.address}/play#{token}@3")
    expect(second.page.locator(".notice")).to_contain_text("Your eyes are hidden until your line is drawn")
    expect(second.page.locator(".os-curtain")).to_be_visible()
