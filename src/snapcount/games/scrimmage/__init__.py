"""Scrimmage: tactical professional football, man to man on hexes."""

from __future__ import annotations

from snapcount.core.rulebook import Coaches, Face, Length, Option, Rulebook, Rules, Words
from snapcount.football.boxscore import box_score
from snapcount.football.chances.measured import analysis_of
from snapcount.football.names import spoken
from snapcount.football.play_odds import Standing, between_plays
from snapcount.games.scrimmage.analysis.measured import MEASURED, problem
from snapcount.games.scrimmage.analysis.review import JUDGING
from snapcount.games.scrimmage.coaches.advice import advice
from snapcount.games.scrimmage.coaches.aids import aid, asks_coach
from snapcount.games.scrimmage.coaches.ladder import LADDER
from snapcount.games.scrimmage.coaches.plan import PLAN
from snapcount.games.scrimmage.examples.run import run
from snapcount.games.scrimmage.questions.listed import LISTED
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules import position
from snapcount.games.scrimmage.rules.course import is_over, play, start
from snapcount.games.scrimmage.show import board, log, moments, words
from snapcount.games.scrimmage.show.kinds import kind
from snapcount.games.scrimmage.show.outcome import outcome
from snapcount.games.scrimmage.show.rows import rows
from snapcount.games.scrimmage.show.typed import read, typing
from snapcount.games.scrimmage.state import State
from snapcount.games.scrimmage.upgrade import upgrade
from snapcount.games.scrimmage.view import looked_back, scramble, view

BETWEEN = ("toss", "objective", "kickoff", "free_kick", "scrimmage", "over")
"""Phases in which no play is going on."""


def standing(state: State) -> Standing:
    return Standing(state.match.situation, state.match.score, state.play.phase)


RULEBOOK = Rulebook(
    id="scrimmage",
    rules=Rules(
        prefix="SC",
        version=2,
        options=(
            Option(
                "scenario",
                "single",
                ("single", "multiple", "full"),
                "SC-14.1",
                "One play from the fifty; several possessions for Victory Points; or the full game with kicks.",
            ),
            Option(
                "possessions", 4, (1, 2, 3, 4, 6, 8), "SC-14.21", "Multiple play: possessions of each player."
            ),
            Option(
                "quick_setup",
                False,
                (False, True),
                "SC-19.12",
                "Both sides line up at once, without a huddle.",
            ),
            Option(
                "auto_deploy", False, (False, True), "SC-19.11", "Offer stored formations before the snap."
            ),
            Option(
                "turn_limit",
                0,
                (0, 10, 20, 40),
                "SC-19.13",
                "Whistle a play dead after so many turns; 0: never.",
            ),
            Option("quarter_plays", 30, (5, 10, 15, 30), "SC-19.3", "Full game: plays of a quarter."),
        ),
        state=State,
        upgrade=upgrade,
        position_problem=position.problem,
        start=start,
        play=play,
        is_over=is_over,
        score=lambda state: state.match.score,
        questions=(*LISTED, Place, Move),
        view=view,
        scramble=scramble,
        looked_back=looked_back,
        examples=run,
    ),
    face=Face(
        title="Scrimmage",
        summary="Twenty-two men on hexes with facing, blocks, hidden plays and dummy balls. A play takes 15 minutes.",
        lengths=(
            Length("full", "four possessions each for Victory Points, an evening", {"scenario": "multiple"}),
            Length(
                "half",
                "one possession each, about an hour and a half",
                {"scenario": "multiple", "possessions": 1, "auto_deploy": True},
            ),
            Length(
                "quick",
                "one play from the fifty, about 15 minutes",
                {"scenario": "single", "auto_deploy": True},
            ),
        ),
        words=spoken(
            Words(
                words.prompt, words.label, words.explain, log.event, moments.situation, outcome, typing, kind
            )
        ),
        scoreboard=board.scoreboard,
        board=board.board,
        small_board=board.small_board,
        rows=rows,
        box=box_score,
        odds=between_plays(BETWEEN, standing),
        read=read,
        aid=aid,
        asks_coach=asks_coach,
    ),
    coaches=Coaches(
        levels=LADDER,
        advice=advice,
        plan=PLAN,
    ),
    analysis=analysis_of(MEASURED, problem, JUDGING),
)
