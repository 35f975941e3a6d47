"""Card Bowl: eleven face-down playing cards a side, match-ups on the line, draws for everything that happens."""

from __future__ import annotations

from snapcount.core.rulebook import Coaches, Face, Rulebook, Rules, Words
from snapcount.football.boxscore import box_score
from snapcount.football.chances.measured import analysis_of, made_for
from snapcount.football.names import spoken
from snapcount.football.play_odds import between_plays
from snapcount.games.card_bowl.analysis.measured import AGREED, MEASURED
from snapcount.games.card_bowl.analysis.review import JUDGING
from snapcount.games.card_bowl.coaches.advice import advice
from snapcount.games.card_bowl.coaches.ladder import LADDER
from snapcount.games.card_bowl.coaches.plan import PLAN
from snapcount.games.card_bowl.examples.run import run
from snapcount.games.card_bowl.questions import QUESTIONS
from snapcount.games.card_bowl.rules import options, position
from snapcount.games.card_bowl.rules.course import is_over, play
from snapcount.games.card_bowl.show import board, labels, log, words
from snapcount.games.card_bowl.show.aids import aid
from snapcount.games.card_bowl.show.explained import explain
from snapcount.games.card_bowl.show.outcome import outcome
from snapcount.games.card_bowl.show.rows import rows
from snapcount.games.card_bowl.show.typed import read, typing
from snapcount.games.card_bowl.state import Result, State
from snapcount.games.card_bowl.upgrade import upgrade
from snapcount.games.card_bowl.view import scramble, view

BETWEEN = ("stock", "toss", "kickoff", "free_kick", "between", "scrimmage", "try", "quarter", "over")
"""Phases in which no play is going on."""

RULEBOOK = Rulebook(
    id="card_bowl",
    rules=Rules(
        prefix="CB",
        version=3,
        options=options.CHOICES,
        problem=options.problem,
        state=State,
        position_problem=position.problem,
        start=options.start,
        play=play,
        is_over=is_over,
        score=lambda state: state.score,
        questions=QUESTIONS,
        told=(Result,),
        view=view,
        scramble=scramble,
        examples=run,
        upgrade=upgrade,
    ),
    face=Face(
        title="Card Bowl",
        summary="Playing-card football: lay out eleven cards face down, bluff, match up on the line and draw.",
        lengths=options.LENGTHS,
        words=spoken(Words(words.prompt, labels.label, explain, log.event, words.situation, outcome, typing)),
        scoreboard=board.scoreboard,
        board=board.board,
        during=board.during,
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
    analysis=analysis_of(
        MEASURED,
        made_for("CB", **AGREED),
        JUDGING,
    ),
)
