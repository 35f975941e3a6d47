"""The frame of every screen: score, board, what happened, what to do now, hand, log and odds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from snapcount.core.game import Game
from snapcount.core.table import Event, Question, Seat
from snapcount.football.outcomes import Outcome, told_at
from snapcount.tui.boards.desk import Shown, find_desk
from snapcount.tui.drawing.colours import team_colours
from snapcount.tui.parts.board import Board
from snapcount.tui.parts.dialog import Dialog, rule_text
from snapcount.tui.parts.hand import Hand
from snapcount.tui.parts.keys import Keys
from snapcount.tui.parts.log import Line, Log
from snapcount.tui.parts.moment import Moment
from snapcount.tui.parts.odds import Odds
from snapcount.tui.parts.score import Score


class Frame(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        ("l", "log", "Log"),
        ("r", "rule", "Rule"),
        ("q", "leave", "Leave"),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.colours = team_colours(game.rulebook, game.options_chosen)
        self.desk = find_desk(game.rulebook.id)
        self.told: list[tuple[Event, str]] = []
        self.read = 0
        """How many events were told when somebody last answered: what came out before is no news."""

    def compose(self) -> ComposeResult:
        yield Score(id="score")
        self.set_class(self.desk.tall, "tall")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Board(self.desk, id="board")
                yield Moment(id="moment")
                yield from self.compose_below()
            yield Log(id="log")
            yield Odds(id="odds")
        yield Keys(self.bound(), id="keys")

    def bound(self) -> Iterator[tuple[str, str, str]]:
        """Key, action and word of what can be done: first what only this screen can."""
        for kind in type(self).__mro__:
            for binding in vars(kind).get("BINDINGS", ()) if issubclass(kind, Frame) else ():
                if isinstance(binding, tuple):
                    yield binding

    def compose_below(self) -> ComposeResult:
        """What to do now, and the answers."""
        yield Static(id="prompt", markup=False)
        yield Static(id="detail", markup=False)
        yield Hand(id="hand")

    # What is shown

    def show_table(
        self, view: Any, events: Sequence[Event], question: Question[Any] | None, seat: Seat | None
    ) -> None:
        """The table after these events, which the eyes at the screen may all know of."""
        face, names = self.game.rulebook.face, self.game.names
        if question is not None:
            view = face.during(view, question)
        shown = Shown(self.game.rulebook, view, names, self.colours, question, seat, events)
        self.query_one(Board).look(shown)
        self.query_one(Score).show(shown.scoreboard, names, self.colours)
        lines, outcome = self.lines(events), self.outcome(events)
        self.set_class(outcome is not None, "news")
        self.query_one(Moment).show(outcome, self.colours, dice_of(events), lines)
        self.query_one(Log).show(lines)

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """Every event is said once: what was told before is the same until something is taken back."""
        before = self.told
        self.told = [
            before[at] if at < len(before) and before[at][0] is event else (event, self.game.say(event))
            for at, event in enumerate(events)
        ]
        return [Line(text, event.rule, event.what == "scored") for event, text in self.told if text]

    def outcome(self, events: Sequence[Event]) -> Outcome | None:
        """How the last play that is over came out; None once it was read and something else happens."""
        for at in range(len(events) - 1, min(self.read, len(events)) - 1, -1):
            found = told_at(self.game.rulebook.face.words, events, at, self.game.names)
            if found is not None:
                return found
        return None

    # Keys

    def action_log(self) -> None:
        """To the log and back; arrows go through it, Enter opens the rule of a line."""
        log = self.query_one(Log)
        on = not log.has_focus
        self.set_class(on, "logged")
        if on:
            log.focus()
        else:
            self.set_focus(None)
            for hand in self.query(Hand):
                hand.move("right")

    def action_rule(self) -> None:
        """The rule of what is asked; else of the last line of the log."""
        told: list[Line] = getattr(self.query_one(Log), "told", [])
        shown = self.desk.shown
        question = shown.question if shown is not None else None
        if question is not None or told:
            self.app.push_screen(Dialog(rule_text(question.rule if question is not None else told[-1].rule)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.app.push_screen(Dialog(rule_text(self.query_one(Log).rule_of(event.option_index))))

    def action_leave(self) -> None:
        self.app.exit()


def dice_of(events: Sequence[Event]) -> tuple[int, ...]:
    """The last that were thrown in this play."""
    for event in reversed(events):
        thrown = event.facts.get("dice")
        if isinstance(thrown, tuple) and thrown and all(isinstance(die, int) for die in thrown):
            return thrown
        if event.what == "play_began":
            break
    return ()
