"""A person at the page: what they click and read."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

OPTION = "button.option:not([aria-disabled=true])"


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    # In the lobby

    def choose(self, title: str) -> None:
        self.page.get_by_role("button", name=f"Play {title}", exact=True).click()

    def new_game(self, title: str = "Dice Football", against: str = "rookie", length: str = "quick") -> None:
        self.choose(title)
        if self.page.locator(f"input[name=length][value={length}]").count():
            self.page.locator(f"input[name=length][value={length}]").check(force=True)
        self.page.locator(f"input[name=opponent][value={against}]").check(force=True)
        self.page.get_by_role("button", name="Kick off").click()
        self.at_table()

    # At the table

    def at_table(self) -> None:
        expect(self.page.locator("main.table")).to_be_visible()

    @property
    def seq(self) -> str:
        return self.page.locator("main.table").get_attribute("data-seq") or ""

    @property
    def over(self) -> bool:
        return self.page.locator("main.table").get_attribute("data-over") == "true"

    @property
    def options(self) -> Locator:
        return self.page.locator("button.option")

    @property
    def asked(self) -> bool:
        return self.options.count() > 0

    def ready(self) -> None:
        """Until there is something to answer, or the game is over."""
        self.page.wait_for_selector(f"{OPTION}, section.end")

    def decide(self, number: int = 1) -> None:
        """Take an answer by a click and wait until the server has taken it too."""
        self.ready()
        before = self.seq
        count = self.options.count()
        if count == 0:  # the other side's answer came in between, perhaps the last one of the game
            return None if self.over else self.decide(number)
        self.options.nth((number - 1) % count).click()
        self.moved_on(before)

    def moved_on(self, before: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('main.table').dataset.seq !== before", arg=before
        )

    def play(self, decisions: int) -> int:
        """So many decisions, or to the end of the game; how many there were."""
        for made in range(decisions):
            self.ready()
            if self.over:
                return made
            self.decide(made * 7 % 5 + 1)
        return decisions

    @property
    def log(self) -> list[str]:
        """The log up to the moment shown, oldest first."""
        lines = self.page.locator(".log-line:not(.later) .log-text").all_inner_texts()
        return lines[::-1]

    def unfold(self) -> None:
        """The lines of every play, not only of the last one."""
        closed = self.page.locator(".log-head[aria-expanded=false]")
        while closed.count():
            closed.first.click()

    def tab(self, name: str) -> None:
        """On a phone the tabs are a sheet that is opened first."""
        handle = self.page.locator(".sheet-handle[aria-expanded=false]:visible")
        if handle.count():
            handle.click()
        self.page.get_by_role("tab", name=name).click()

    def menu(self) -> None:
        """On a phone an open sheet lies over it."""
        handle = self.page.locator(".sheet-handle[aria-expanded=true]:visible")
        if handle.count():
            handle.click()
        self.page.get_by_role("button", name="Menu").click()

    def with_odds(self, most: int = 40) -> None:
        """Odds and explanations switched on, at a question that has odds; those before it are answered."""
        self.page.evaluate("for (const it of ['odds', 'explain']) localStorage['snapcount.' + it] = 'true'")
        self.page.reload()
        for _ in range(most):
            self.page.wait_for_selector("[data-odds]")
            if self.page.locator("[data-odds=known]").count():
                expect(self.page.locator(".odds:not(:empty)").first).to_be_visible()
                return
            self.decide()
        raise AssertionError(f"no odds at {most} questions")

    def ask_to_resign(self) -> None:
        """In the hand, on a phone in the menu."""
        if not self.page.locator(".acts .resign:visible").count():
            self.menu()
        self.page.get_by_role("button", name="Resign").first.click()

    def open_links(self) -> None:
        """From the bar, on a phone from the menu."""
        if not self.page.locator(".top-acts:visible").count():
            self.menu()
        self.page.get_by_role("button", name="Invite and share").click()

    def links(self) -> dict[str, str]:
        """The links of the match, by kind."""
        # A new match opens them by itself, perhaps just now, and then they lie over the button.
        self.page.get_by_role("button", name="Invite and share").dispatch_event("click")
        fields = self.page.locator("input[data-link]")
        expect(fields.first).to_be_visible()
        found = {str(field.get_attribute("data-link")): field.input_value() for field in fields.all()}
        self.page.keyboard.press("Escape")
        return found
