"""Out of Sight Football: study the field, name a play, and draw it with your eyes hidden."""

from __future__ import annotations

from snapcount.core.rulebook import CoachLevel, Rulebook, Words
from snapcount.games.out_of_sight.coaches.advice import advice
from snapcount.games.out_of_sight.coaches.drawer import Drawer
from snapcount.games.out_of_sight.examples.run import run
from snapcount.games.out_of_sight.questions.listed import QUESTIONS
from snapcount.games.out_of_sight.rules.course import play
from snapcount.games.out_of_sight.rules.options import LENGTHS, OPTIONS, options_problem, start
from snapcount.games.out_of_sight.show import log, words
from snapcount.games.out_of_sight.show.board import board, scoreboard
from snapcount.games.out_of_sight.show.picture import picture
from snapcount.games.out_of_sight.show.rows import rows
from snapcount.games.out_of_sight.show.typed import read, typing
from snapcount.games.out_of_sight.state import State
from snapcount.games.out_of_sight.view import scramble, view

RULEBOOK = Rulebook(
    id="out_of_sight",
    title="Out of Sight Football",
    prefix="OS",
    version=1,
    summary="Study the field, name a play, draw it blind; hidden linebackers wait. 15 to 60 minutes.",
    options=OPTIONS,
    lengths=LENGTHS,
    state=State,
    start=start,
    play=play,
    is_over=lambda state: state.phase == "over",
    score=lambda state: state.score,
    view=view,
    questions=QUESTIONS,
    words=Words(words.prompt, words.label, words.explain, log.event, words.situation, typing=typing),
    board=board,
    scoreboard=scoreboard,
    picture=picture,
    coaches=(
        CoachLevel("rookie", "Dot", "Plans well enough, with a novice's hand.", lambda: Drawer("novice")),
        CoachLevel("veteran", "Ray Quill", "Draws with a typical hand.", lambda: Drawer("typical")),
        CoachLevel("expert", "Iris Lane", "Draws with a practised hand.", lambda: Drawer("expert")),
    ),
    scramble=scramble,
    rows=rows,
    examples=run,
    advice=advice,
    read=read,
    problem=options_problem,
)
