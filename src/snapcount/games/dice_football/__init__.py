"""Dice Football: cards in secret, an event, and two dice."""

from __future__ import annotations

from snapcount.core.analysis import Analysis
from snapcount.core.rulebook import Coaches, Face, Length, Option, Rulebook, Rules, Words
from snapcount.football.boxscore import box_score
from snapcount.football.chances.measured import Chances
from snapcount.football.names import spoken
from snapcount.football.play_odds import PlayOdds
from snapcount.games.dice_football.analysis import solved, veteran_chance
from snapcount.games.dice_football.analysis.measured import MEASURED
from snapcount.games.dice_football.analysis.review import JUDGED_BY_BOOK, JUDGED_BY_VETERAN
from snapcount.games.dice_football.coaches.advice import advice
from snapcount.games.dice_football.coaches.ladder import LADDER
from snapcount.games.dice_football.coaches.matchups import aid
from snapcount.games.dice_football.coaches.mixes import equilibrium
from snapcount.games.dice_football.coaches.plan import PLAN
from snapcount.games.dice_football.examples.run import run
from snapcount.games.dice_football.questions import QUESTIONS
from snapcount.games.dice_football.rules import position
from snapcount.games.dice_football.rules.course import is_over, play
from snapcount.games.dice_football.rules.toss import start
from snapcount.games.dice_football.show import board, log, words
from snapcount.games.dice_football.show.outcome import outcome
from snapcount.games.dice_football.show.rows import rows
from snapcount.games.dice_football.state import State
from snapcount.games.dice_football.tables import QUARTER_LENGTHS
from snapcount.games.dice_football.upgrade import upgrade
from snapcount.games.dice_football.view import scramble, view

POINTS = Chances(MEASURED).points_expected

RULEBOOK = Rulebook(
    id="dice_football",
    rules=Rules(
        prefix="DF",
        version=2,
        options=(
            Option("plays_per_quarter", 24, QUARTER_LENGTHS, "DF-14.1", "How many plays a quarter has."),
            Option(
                "burnt_deck",
                False,
                (False, True),
                "DF-14.2",
                "Event cards don't go back into the deck until the quarter ends.",
            ),
            Option("no_ties", False, (False, True), "DF-14.3", "Overtime goes on until somebody has won."),
            Option("no_onside", False, (False, True), "DF-14.4", "Every kickoff is deep."),
            Option(
                "long_returns",
                False,
                (False, True),
                "DF-14.5",
                "Punts and free kicks are returned as far as kickoffs.",
            ),
            Option(
                "overtime", True, (True, False), "DF-14.6", "A level score is played off; without it, a tie."
            ),
        ),
        state=State,
        position_problem=position.problem,
        start=start,
        play=play,
        is_over=is_over,
        score=lambda state: state.score,
        questions=QUESTIONS,
        view=view,
        open=True,
        scramble=scramble,
        examples=run,
        upgrade=upgrade,
    ),
    face=Face(
        title="Dice Football",
        summary="Both sides lay a card in secret, an event card is turned, two dice decide. 10 to 30 minutes.",
        lengths=(
            Length("full", "four quarters of 24 plays, about 25 minutes", {"plays_per_quarter": 24}),
            Length("medium", "four quarters of 18 plays, about 20 minutes", {"plays_per_quarter": 18}),
            Length("quick", "four quarters of 12 plays, about 12 minutes", {"plays_per_quarter": 12}),
            Length("long", "four quarters of 30 plays, about 30 minutes", {"plays_per_quarter": 30}),
        ),
        words=spoken(Words(words.prompt, words.label, words.explain, log.event, words.situation, outcome)),
        scoreboard=board.scoreboard,
        board=board.board,
        rows=rows,
        box=box_score,
        odds=PlayOdds,
        aid=aid,
    ),
    coaches=Coaches(
        levels=LADDER,
        advice=advice,
        equilibrium=equilibrium,
        plan=PLAN,
    ),
    analysis=Analysis(
        solved.HOW,
        solved.win_chance,
        POINTS,
        problem=solved.problem,
        judging=JUDGED_BY_BOOK,
        otherwise=Analysis(veteran_chance.HOW, points_expected=POINTS, judging=JUDGED_BY_VETERAN),
    ),
)
