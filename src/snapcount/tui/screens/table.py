"""A game at one keyboard on the full screen: against a coach, or two people in turn."""

from __future__ import annotations

import asyncio
from typing import Any

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from snapcount.cli.answers import Command, read_answer
from snapcount.cli.sitting import Sitting
from snapcount.core.rulebook import Advice
from snapcount.core.table import Question, Refusal, Seat
from snapcount.football.boxscore import as_text, box_score
from snapcount.football.first_time import first_time
from snapcount.tui.boards.desk import Card, Given
from snapcount.tui.drawing.colours import GOLD, hexed
from snapcount.tui.parts.board import Board
from snapcount.tui.parts.cover import Cover
from snapcount.tui.parts.dialog import Dialog
from snapcount.tui.parts.hand import AnswerCard, Hand
from snapcount.tui.parts.odds import Odds
from snapcount.tui.screens.frame import Frame

PACE = 0.8
"""Seconds that a play of the coaches alone stays before the next."""
ARROWS = ("up", "down", "left", "right")


class Table(Frame):
    BINDINGS = [
        ("o", "odds", "Odds"),
        ("question_mark", "explain", "Explain"),
        ("u", "undo", "Take back"),
        ("slash", "type", "Type"),
    ]

    def __init__(self, sitting: Sitting, inside: bool = False) -> None:
        super().__init__(sitting.game)
        self.sitting = sitting
        self.inside = inside
        """Whether there is a screen to go back to."""
        self.seat: Seat | None = None
        self.looks: Seat | None = None
        """Which of two people sits before the screen."""
        self.advice: dict[str, Advice] = {}
        self.number = ""
        """Digits typed so far."""

    def compose_below(self) -> ComposeResult:
        yield from super().compose_below()
        yield Input(placeholder="an answer, as in line mode; Enter gives it", id="typed")
        with VerticalScroll(id="box"):
            yield Static(id="figures", markup=False)

    def on_mount(self) -> None:
        self.sitting.keep()
        self.go_on()

    # The course of the game

    @work(exclusive=True, group="game")
    async def go_on(self) -> None:
        """Let the coaches answer, then ask."""
        game = self.game
        while not game.is_over and (coach := self.sitting.coach_to_answer()) is not None:
            self.show_public("…" if not self.sitting.people else f"{game.names[coach]} thinks …")
            before = self.outcome(self.known)
            answer = await asyncio.to_thread(self.sitting.thought, coach)
            self.sitting.accept(answer, coach)
            following = self.sitting.coach_to_answer()
            if self.outcome(self.known) != before and following is not None:
                self.show_public("")
                await asyncio.sleep(PACE if self.app.animation_level == "full" else 0)
        if game.is_over:
            await self.show_end()
            return
        await self.ask(min(game.waiting))

    @property
    def known(self) -> list[Any]:
        """What may stand in the log: of two people only what both may know."""
        return self.game.seen(self.sitting.eyes)

    def show_public(self, prompt: str) -> None:
        self.seat = None
        self.show_table(self.game.view(self.sitting.eyes), self.known, None, None)
        self.query_one("#prompt", Static).update(prompt)

    async def ask(self, seat: Seat) -> None:
        """Put the question on the table; between two people it is covered first."""
        game = self.game
        secret = self.sitting.hidden(seat) or not game.rulebook.rules.open
        if len(self.sitting.people) == 2 and secret and self.looks is not seat:
            self.show_public("")
            self.query_one(Odds).show([], [])
            await self.query_one(Hand).show([], {})
            await self.app.push_screen_wait(Cover(game.names[seat], game.names[seat.other]))
        self.looks = self.seat = seat
        await self.show_question(seat, game.waiting[seat])

    async def show_question(self, seat: Seat, question: Question[Any]) -> None:
        game = self.game
        self.advice = {}
        self.show_table(game.view(seat), self.known, question, seat)
        whose = f"{game.names[seat]}: " if len(self.sitting.people) == 2 else ""
        prompt = game.rulebook.face.words.prompt(question, game.names)
        self.query_one("#prompt", Static).update(Text.assemble((whose, hexed(GOLD)), (prompt, "bold")))
        await self.deal()
        held = self.query_one(Hand).held
        self.say(self.desk.hint() or (held[0].text if held else ""))
        if self.has_class("odds"):
            self.work_odds()

    async def deal(self) -> None:
        await self.query_one(Hand).show(self.desk.cards(), self.advice)

    async def show_end(self) -> None:
        game = self.game
        self.seat = None
        self.show_table(game.view(None), game.seen(None), None, None)
        home, away = game.score
        said = f"Final: {game.names[0]} {home}, {game.names[1]} {away}."
        self.query_one("#prompt", Static).update(Text(said, "bold"))
        self.say(self.sitting.ended())
        await self.query_one(Hand).show([], {})
        rows = game.rulebook.face.rows(game.events, game.names)
        self.query_one("#figures", Static).update(Text(as_text(box_score(rows, game.names), game.names)))
        self.add_class("over")

    # Answers

    def give(self, answer: Any) -> None:
        """An answer is on the disk before its result is shown; one that is refused changes nothing."""
        if self.seat is None:
            return
        told = len(self.known)
        try:
            self.sitting.accept(answer, self.seat)
        except Refusal as refusal:
            self.refused(refusal)
            return
        self.seat, self.read = None, told
        self.go_on()

    def refused(self, refusal: Refusal) -> None:
        self.say(str(refusal), wrong=True)

    def say(self, text: str, wrong: bool = False) -> None:
        """The line under the question."""
        detail = self.query_one("#detail", Static)
        detail.update(text)
        detail.display = bool(text)
        detail.set_class(wrong, "wrong")

    def on_answer_card_chosen(self, event: AnswerCard.Chosen) -> None:
        self.choose(event.card)

    def choose(self, card: Card) -> None:
        if card.taken:
            self.query_one(Hand).take(card)
            self.touched(self.desk.take(card))
        else:
            self.give(card.answer)

    def on_answer_card_pointed(self, event: AnswerCard.Pointed) -> None:
        if event.card.text and self.seat is not None and not self.desk.hint():
            self.say(event.card.text)

    def on_board_touched(self, event: Board.Touched) -> None:
        self.touched(event.given)

    def touched(self, given: Given) -> None:
        """What came of a hand on the board."""
        if given.final:
            self.give(given.answer)
            return
        self.query_one(Board).redraw()
        if given.said:
            self.call_later(self.deal_again, given.said)

    async def deal_again(self, said: str) -> None:
        if self.desk.shown is not None and self.desk.cards() != getattr(self.query_one(Hand), "held", []):
            await self.deal()
        self.say(said)

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """The board first, then the hand; digits are the numbers on the cards."""
        if event.key == "escape" and self.has_class("typing"):
            self.remove_class("typing")
            self.query_one(Hand).move("right")
        if self.seat is None or self.query_one("#typed").has_focus or self.query_one("#log").has_focus:
            return
        given = self.desk.key(event.key)
        if given is not None:
            event.stop()
            event.prevent_default()
            self.touched(given)
        elif event.key in ARROWS:
            self.query_one(Hand).move(event.key)
        elif event.key == "enter" and (pointed := self.query_one(Hand).pointed) is not None:
            event.stop()
            self.choose(pointed.card)
        elif event.character is not None and event.character.isdigit():
            self.count(event.character)
            return
        self.number = ""

    def count(self, digit: str) -> None:
        """The number of a card, of two digits where there are so many: then the first only points."""
        hand = self.query_one(Hand)
        cards = hand.answers
        for number in (self.number + digit, digit):
            if 0 < int(number) <= len(cards):
                self.number = number
                card = cards[int(number) - 1].card
                if int(number) * 10 <= len(cards):
                    hand.take(card)
                else:
                    self.number = ""
                    self.choose(card)
                return

    def action_type(self) -> None:
        self.add_class("typing")
        self.query_one("#typed", Input).focus()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """As in line mode: a number, the beginnings of words, or the game's own shorthand."""
        self.remove_class("typing")
        event.input.value = ""
        self.query_one(Hand).move("right")
        question = self.game.waiting.get(self.seat) if self.seat is not None else None
        if question is None or not event.value.strip():
            return
        try:
            answer = read_answer(self.game, question, event.value.strip())
        except Refusal as refusal:
            self.refused(refusal)
            return
        if not isinstance(answer, Command):
            self.give(answer)

    def action_undo(self) -> None:
        if not self.sitting.people or (self.seat is None and not self.game.is_over):
            return
        try:
            self.sitting.take_back()
        except Refusal as refusal:
            self.refused(refusal)
            return
        self.remove_class("over")
        self.looks = None if len(self.sitting.people) == 2 else self.looks
        self.go_on()

    def action_explain(self) -> None:
        """What is decided, and what every answer means."""
        question = self.game.waiting.get(self.seat) if self.seat is not None else None
        if question is None:
            return
        text = Text(f"{first_time(self.game.rulebook, question)}\n")
        for card in self.desk.cards():
            text.append(f"\n{card.label}\n", "bold").append(f"{card.text}\n" if card.text else "")
        self.app.push_screen(Dialog(text))

    def action_odds(self) -> None:
        self.toggle_class("odds")
        if self.has_class("odds"):
            self.work_odds()

    @work(exclusive=True, group="odds")
    async def work_odds(self) -> None:
        """They may take a while: the table stays as it is."""
        seat = self.seat
        if seat is None:
            return
        drawer, question = self.query_one(Odds), self.game.waiting[seat]
        if question.covered:  # the eyes are hidden: nothing is told of the field
            drawer.show([], [])
            return
        drawer.wait()
        advice = await asyncio.to_thread(self.game.advice, seat)
        if self.seat is seat and self.game.waiting.get(seat) is question:
            self.advice = {repr(said.option): said for said in advice}
            drawer.show(self.desk.cards(), advice)
            await self.deal()

    def action_leave(self) -> None:
        if self.inside:
            self.dismiss()
        else:
            self.app.exit(message=self.sitting.left() if not self.game.is_over else self.sitting.ended())
