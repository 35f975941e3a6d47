"""One screen: score, board with the ball and every answer lie in the window, unscrolled, at every size and question."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page

from snapcount.games import GAMES
from tests.browser.boards import blind
from tests.browser.clipped import clipped
from tests.browser.conftest import Visit
from tests.browser.gallery import text_size
from tests.browser.player import OPTION, Player
from tests.browser.serving import Server, Shelf
from tests.browser.test_book import switched_on
from tests.records.kinds import Moment, kinds, moments

pytestmark = pytest.mark.web

QUESTIONS = 10
OFTEN = 3
"""So many times each kind of question is looked at."""
SIZES = {
    "phone": (390, 844, 100),
    "tablet": (834, 1112, 100),
    "desktop": (1920, 900, 100),
    "large text": (1366, 650, 125),
    "laptop": (1366, 650, 100),
}
"""Questions are answered at the last of them."""

WORDS = "[data-part=score], [data-part=question]"
"""Here every word can be read to its end."""

LAID_OUT = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
}"""
"""What measures itself has seen the new size, and what depends on that has been drawn."""

AT_REST = "() => Promise.allSettled(document.getAnimations().map((each) => each.finished))"
"""The story's place has come to its height."""

FAULTS = """() => {
  const faults = [];
  const part = (name) => document.querySelector(`[data-part=${name}]`);
  const holds = (out, box) =>
    box.left >= out.left - 1 && box.top >= out.top - 1 && box.right <= out.right + 1 && box.bottom <= out.bottom + 1;
  const inside = (box) => holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, box);
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push("the page scrolls");
  if (scrollX || scrollY) faults.push("the page is scrolled");
  const score = part("score")?.getBoundingClientRect();
  if (!score || !inside(score) || score.height < 30) faults.push("no score");
  const board = part("board")?.getBoundingClientRect();
  if (!board || !inside(board) || board.height < 180) faults.push(`board ${board?.height}`);
  const ball = part("ball")?.getBoundingClientRect();
  if (ball && board) {
    const [x, y] = [(ball.left + ball.right) / 2, (ball.top + ball.bottom) / 2];
    if (!holds(board, { left: x, right: x, top: y, bottom: y })) faults.push("the ball is not on the board");
  }
  const question = part("question");
  if (!question) faults.push("no question");
  for (const answer of question?.querySelectorAll("button, input, select, [role=button]") ?? []) {
    if (!answer.checkVisibility({ visibilityProperty: true })) continue;
    const box = answer.getBoundingClientRect();
    const name = answer.textContent.trim().slice(0, 30) || answer.getAttribute("aria-label");
    if (!inside(box)) faults.push(`${name} is outside of the window`);
    for (let above = answer.parentElement; above && above !== question.parentElement; above = above.parentElement) {
      const clip = above.getBoundingClientRect();
      const hides = getComputedStyle(above).overflow !== "visible";
      if (hides && (box.top < clip.top - 2 || box.bottom > clip.bottom + 2)) faults.push(`${name} is cut off`);
    }
  }
  return faults;
}"""


STORY = """() => {
  const { scrollHeight: need, clientHeight: room } = document.querySelector(".table-story");
  return need > room + 1 ? `the story scrolls: ${need} in ${room}` : "";
}"""
WHOLE_STORIES = {*GAMES}
"""Here the story is set tighter where it would scroll, whatever is asked."""

COVERED = """() => {
  const prompt = document.querySelector("#question-prompt");
  if (!prompt) return false;
  const words = document.createRange();
  words.selectNodeContents(prompt);
  const seen = ({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2].every((x) =>
      document.elementFromPoint(x, bottom - (bottom - top) / 4)?.closest(".hand-head"));
  return [...words.getClientRects()].filter((box) => box.width > 4).some((box) => !seen(box));
}"""
"""Whether something lies over a line of the question."""

HELD = """balls => balls.map((ball) => {
  const [sign, place] = [ball.getBoundingClientRect(), ball.closest(".team-words").getBoundingClientRect()];
  return sign.left >= place.left && sign.right <= place.right && sign.width > 10;
})"""
"""Whether the sign of the ball lies in its team's part of the score."""


def practice(server: Server, game: str, home: str = "Ravens", away: str = "Ada") -> str:
    """A game against a coach; the address of its table."""
    seats = {
        "home": {"kind": "person", "name": home},
        "away": {"kind": "coach", "level": "rookie", "name": away},
    }
    body = json.dumps({"game": game, "mode": "practice", **seats}).encode()
    asked = Request(f"{server.address}/api/matches", body, {"content-type": "application/json"})
    with urlopen(asked) as answer:
        made: dict[str, Any] = json.load(answer)
    return f"{server.address}/play#{made['tokens']['home']}"


def sized(page: Page) -> Iterator[str]:
    """The page at one size after the other."""
    for name, (width, height, percent) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", text_size(percent))
        page.evaluate(LAID_OUT)
        yield name


def faults_at_every_size(page: Page, story: bool = False) -> Iterator[str]:
    for name in sized(page):
        yield from (f"{name}: {fault}" for fault in page.evaluate(FAULTS))
        yield from (f"{name}: “{words}” is cut" for words in clipped(page, WORDS))
        if page.evaluate(COVERED):
            yield f"{name}: the question is covered"
        if story:
            page.evaluate(AT_REST)
            if told := page.evaluate(STORY):
                yield f"{name}: {told}"


def answer_it(one: Player) -> bool:
    """Any answer, drawn or from the list where the board would take it; False where there is none to take."""
    if one.page.locator(".os-stage").count():
        blind.step(one)
        return True
    unfold = one.page.get_by_role("button", name=re.compile("as a (list|button)"))
    if unfold.count():
        unfold.click()
    count = one.options.count()
    if count == 0:
        return ended_phase(one)
    one.decide(int(one.seq or 0) % count + 1)
    return True


def ended_phase(one: Player) -> bool:
    """Scrimmage lists no moves before a man is chosen: the phase is ended, where it may be."""
    ends = one.page.locator(".sc-ends button:not([aria-disabled=true])")
    if ends.count() == 0:
        return False
    before = one.seq
    ends.first.click()
    one.moved_on(before)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_fits_every_size(server: Server, visit: Visit, game: str) -> None:
    """Of each kind the one of the recorded games that has most to say: nothing of it is cut, outside or covered."""
    asked, shelf = moments(game), Shelf(server)
    assert set(asked) == kinds(game)
    one = visit("about:blank", one_click=False, viewport={"width": 1366, "height": 650})
    found = {
        kind: faults for kind, moment in asked.items() if (faults := list(faults_of(one, shelf, moment)))
    }
    assert not found, found


EXPLAINED = {"odds": "true", "explain": "true"}


@pytest.mark.parametrize("game", ["dice_football", "canadian_pro", "out_of_sight"])
def test_what_explains_a_question_is_seen_unscrolled(server: Server, visit: Visit, game: str) -> None:
    """The first words about its kind, odds and explanations, and the raised answer's meaning, at every size."""
    shelf, found = Shelf(server), list[str]()
    kept = [{"name": f"snapcount.{name}", "value": on} for name, on in EXPLAINED.items()]
    state: dict[str, Any] = {"cookies": [], "origins": [{"origin": server.address, "localStorage": kept}]}
    one = visit("about:blank", one_click=False, viewport={"width": 1366, "height": 650}, storage_state=state)
    for kind, moment in moments(game).items():
        one.page.goto("about:blank")
        one.page.goto(shelf.table(moment))
        # Nobody is advised while his eyes are hidden.
        one.page.wait_for_selector("[data-odds], [data-asks=RunAfterCatch]")
        one.page.wait_for_selector(".first-time")
        found += [f"{kind}, {fault}" for fault in scrolled_at_every_size(one.page)]
        answers = one.page.locator(f"{OPTION}, .cp-pick:enabled")  # some are put together of parts
        if game == "out_of_sight" and not answers.count():
            continue  # it is drawn
        answers.last.click()
        found += [f"{kind} raised, {fault}" for fault in scrolled_at_every_size(one.page)]
    assert not found


def scrolled_at_every_size(page: Page) -> Iterator[str]:
    for name in sized(page):
        page.evaluate(AT_REST)
        if told := page.evaluate(STORY):
            yield f"{name}: {told}"


def faults_of(one: Player, shelf: Shelf, moment: Moment) -> Iterator[str]:
    page = one.page
    page.goto("about:blank")
    page.goto(shelf.table(moment))
    page.wait_for_selector("[data-part=question].question")
    asks = page.locator("[data-part=question]").get_attribute("data-asks")
    assert asks == type(moment.question).__name__, (asks, moment)
    yield from faults_at_every_size(page, story=moment.game.rulebook.id in WHOLE_STORIES)
    if page.locator(OPTION).count():
        page.locator(OPTION).first.click()
        if page.evaluate(COVERED):
            yield "the raised answer covers the question"


@pytest.mark.parametrize("game", GAMES)
def test_they_fit_with_the_win_chance_over_the_board(server: Server, visit: Visit, game: str) -> None:
    one = visit(practice(server, game), storage_state=switched_on(server))
    one.page.wait_for_selector(".chance")
    fits(one, QUESTIONS)


@pytest.mark.parametrize(
    ("game", "home", "away"),
    [
        ("card_bowl", "Ace Morgan", "Winter Harbor"),
        ("dice_football", "Maple Leafs United", "Saint-Christophe Voyageurs"),
    ],
)
def test_long_names_are_whole_in_the_score_and_leave_the_ball_its_room(
    server: Server, visit: Visit, game: str, home: str, away: str
) -> None:
    one = visit(practice(server, game, home, away))
    for _ in range(QUESTIONS):
        one.ready()
        assert not list(faults_at_every_size(one.page))
        balls = one.page.locator(".has-ball").evaluate_all(HELD)
        assert all(balls)
        one.decide()


def fits(one: Player, questions: int) -> None:
    found: dict[str, list[str]] = {}
    looked: Counter[str] = Counter()
    for _ in range(questions):
        one.page.wait_for_selector("[data-part=question].question, section.end")
        if one.over:
            break
        name = one.page.locator("[data-part=question]").get_attribute("data-asks") or ""
        if looked[name] < OFTEN:
            faults = list(faults_at_every_size(one.page))
            if faults:
                found.setdefault(name, faults)
        looked[name] += 1
        if not answer_it(one):
            break
    assert not found, found
    assert looked.total() >= OFTEN and one.log, f"the game went on: {looked}"
