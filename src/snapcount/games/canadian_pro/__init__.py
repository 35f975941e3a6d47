"""Canadian Pro Football: a replay game with player cards. Three downs, 110 yards, twelve men."""

from __future__ import annotations

from collections.abc import Mapping

from snapcount.core.rulebook import Coaches, Face, Length, Option, Rulebook, Rules, Value, Words
from snapcount.core.table import Refusal
from snapcount.football.boxscore import box_score
from snapcount.football.chances.measured import analysis_of, made_for
from snapcount.football.names import spoken
from snapcount.football.play_odds import PlayOdds
from snapcount.games.canadian_pro.analysis.measured import MEASURED
from snapcount.games.canadian_pro.analysis.review import JUDGING
from snapcount.games.canadian_pro.coaches.advice import advice
from snapcount.games.canadian_pro.coaches.ladder import LADDER
from snapcount.games.canadian_pro.coaches.plan import PLAN
from snapcount.games.canadian_pro.coaches.plans import equilibrium
from snapcount.games.canadian_pro.examples.run import run
from snapcount.games.canadian_pro.questions import QUESTIONS
from snapcount.games.canadian_pro.rules import position
from snapcount.games.canadian_pro.rules.course import is_over, play, start
from snapcount.games.canadian_pro.show import board, log, words
from snapcount.games.canadian_pro.show.aids import aid
from snapcount.games.canadian_pro.show.outcome import outcome
from snapcount.games.canadian_pro.show.prompts import kind, prompt
from snapcount.games.canadian_pro.show.rows import rows
from snapcount.games.canadian_pro.show.shown_cards import cards_read
from snapcount.games.canadian_pro.show.sources import LEGEND
from snapcount.games.canadian_pro.show.typed import read, typing
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import OPTIONAL
from snapcount.games.canadian_pro.teams.clubs import club
from snapcount.games.canadian_pro.teams.teams import read_file, team, team_name
from snapcount.games.canadian_pro.upgrade import upgrade
from snapcount.games.canadian_pro.view import scramble, view

SWITCHES = {
    "oob_punt": ("CP-16.2", "On third down the punter may aim out of bounds."),
    "sneak": ("CP-16.4", "Quarterback sneaks with one yard to go."),
    "hurry_up": ("CP-16.6", "A Hurry Up offence in the last three minutes of a half."),
    "quick_kick": ("CP-16.9", "Quick kicks on first and second down."),
    "kick_back": ("CP-16.15", "A kick may be kicked back instead of returned."),
    "individual_runs": ("CP-16.19", "Plunges always use the IN rating, sweeps OUT."),
    "screen": ("CP-16.20", "Screen passes."),
    "alignments": ("CP-16.26", "The defence may line up otherwise than 4-3-5."),
}


def problem(options: Mapping[str, Value]) -> Refusal | None:
    """What doesn't go together: unknown teams, and options of the Advanced Game in the Basic Game."""
    for seat in ("home", "away"):
        try:
            team(team_name(str(options[seat])))
        except Refusal as refusal:
            return refusal
    chosen = [name for name in OPTIONAL if options[name]]
    if chosen and options["mode"] == "basic":
        return Refusal("CP-16.1", f"{', '.join(chosen)}: optional rules belong to the Advanced Game.")
    if options["solitaire"] and options["alignments"]:
        return Refusal("CP-18.8", "There are no alignments in solitaire.")
    return None


RULEBOOK = Rulebook(
    id="canadian_pro",
    rules=Rules(
        prefix="CP",
        version=2,
        options=(
            Option("mode", "basic", ("basic", "advanced"), "CP-1.1", "The Basic Game or the Advanced Game."),
            Option(
                "home",
                "edmonton_1973",
                (),
                "CP-1.6",
                "The home team: one in the box by its name, or a team file.",
            ),
            Option("away", "montreal_1973", (), "CP-1.6", "The visiting team, in the same way."),
            Option(
                "solitaire",
                False,
                (False, True),
                "CP-17.1",
                "Nobody sets the defence: a green die and the charts do, so one person can call both offences.",
            ),
            *(Option(name, False, (False, True), *SWITCHES[name]) for name in OPTIONAL),
            Option("minutes", 15, (15, 10, 5), "CP-10.1", "The length of a quarter; the book has 15."),
            Option("winner", False, (False, True), "CP-19.3", "A tie is played off in extra halves."),
        ),
        problem=problem,
        state=State,
        position_problem=position.problem,
        start=start,
        play=play,
        is_over=is_over,
        score=lambda state: state.score,
        questions=QUESTIONS,
        view=view,
        scramble=scramble,
        examples=run,
        upgrade=upgrade,
    ),
    face=Face(
        title="Canadian Pro Football",
        summary="A replay game: dice, players' own cards and a hidden defensive setting. Basic, Advanced or solitaire.",
        lengths=(
            Length("full", "four quarters of 15 minutes, about 90 minutes at a table", {}),
            Length("medium", "four quarters of 10 minutes", {"minutes": 10}),
            Length("quick", "four quarters of 5 minutes", {"minutes": 5}),
        ),
        words=spoken(
            Words(
                prompt,
                words.label,
                words.explain,
                log.event,
                lambda view, names: words.situation(view.state, names),
                outcome,
                typing,
                kind,
            )
        ),
        scoreboard=lambda view, names: board.scoreboard(view.state, names),
        board=lambda view, names: board.board(view.state, names),
        rows=rows,
        box=box_score,
        odds=PlayOdds,
        cards_read=cards_read,
        legend=LEGEND,
        read=read,
        club=club,
        aid=aid,
        files=("home", "away"),
        read_file=read_file,
    ),
    coaches=Coaches(
        levels=LADDER,
        advice=lambda view, question: advice(view.state, question),
        equilibrium=equilibrium,
        plan=PLAN,
    ),
    analysis=analysis_of(MEASURED, made_for("CP", solitaire=False), JUDGING),
)
