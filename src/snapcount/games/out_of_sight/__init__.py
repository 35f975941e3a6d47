"""Out of Sight Football: study the field, name a play, and draw it with your eyes hidden."""

from __future__ import annotations

from snapcount.core.rulebook import Coaches, Face, Rulebook, Rules, Words
from snapcount.football.boxscore import box_score
from snapcount.football.chances.measured import analysis_of, made_for
from snapcount.football.names import spoken
from snapcount.football.play_odds import between_plays
from snapcount.games.out_of_sight.analysis.measured import MEASURED
from snapcount.games.out_of_sight.analysis.review import JUDGING
from snapcount.games.out_of_sight.coaches.advice import advice
from snapcount.games.out_of_sight.coaches.ladder import LADDER
from snapcount.games.out_of_sight.coaches.plan import PLAN
from snapcount.games.out_of_sight.examples.run import run
from snapcount.games.out_of_sight.questions.listed import QUESTIONS
from snapcount.games.out_of_sight.rules import position
from snapcount.games.out_of_sight.rules.course import play
from snapcount.games.out_of_sight.rules.options import LENGTHS, OPTIONS, options_problem, start
from snapcount.games.out_of_sight.show import log, words
from snapcount.games.out_of_sight.show.aids import aid
from snapcount.games.out_of_sight.show.board import board, scoreboard, small_board
from snapcount.games.out_of_sight.show.outcome import outcome
from snapcount.games.out_of_sight.show.rows import rows
from snapcount.games.out_of_sight.show.typed import read, typing
from snapcount.games.out_of_sight.state import State
from snapcount.games.out_of_sight.upgrade import upgrade
from snapcount.games.out_of_sight.view import scramble, view

BETWEEN = ("weather", "toss", "kickoff", "free_kick", "scrimmage", "over")
"""Phases in which no play is going on."""

RULEBOOK = Rulebook(
    id="out_of_sight",
    rules=Rules(
        prefix="OS",
        version=2,
        options=OPTIONS,
        problem=options_problem,
        state=State,
        position_problem=position.problem,
        start=start,
        play=play,
        is_over=lambda state: state.phase == "over",
        score=lambda state: state.score,
        questions=QUESTIONS,
        view=view,
        scramble=scramble,
        examples=run,
        upgrade=upgrade,
    ),
    face=Face(
        title="Out of Sight Football",
        summary="Study the field, name a play, draw it blind; hidden linebackers wait. 15 to 60 minutes.",
        lengths=LENGTHS,
        words=spoken(
            Words(
                words.prompt,
                words.label,
                words.explain,
                log.event,
                words.situation,
                outcome,
                typing,
                words.kind,
            )
        ),
        scoreboard=scoreboard,
        board=board,
        small_board=small_board,
        rows=rows,
        box=box_score,
        odds=between_plays(BETWEEN),
        read=read,
        aid=aid,
    ),
    coaches=Coaches(
        levels=LADDER,
        advice=advice,
        plan=PLAN,
    ),
    analysis=analysis_of(MEASURED, made_for("OS", field="default"), JUDGING),
)
