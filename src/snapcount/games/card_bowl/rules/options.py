"""Chapter 33: what is agreed before the game."""

from __future__ import annotations

from collections.abc import Mapping

from snapcount.core.rulebook import Length, Option, Value
from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.clock import quarter_length
from snapcount.games.card_bowl.state import Options, State
from snapcount.games.card_bowl.tables import DEAL, OPTIONS

LEAST, MOST = int(DEAL["min"]), int(DEAL["max"])
DEALS: tuple[int, ...] = tuple(range(LEAST, MOST + 1))
DEAL_TEXTS = frozenset(map(str, DEALS))
TEAM_DEALS: tuple[int, ...] = (0, *DEALS)
EXTRAS = (0, 1, 2, 3, 4)
DEFAULTS = {row["name"]: row["default"] for row in OPTIONS["options"]}
INTERVALS = tuple(range(12, 181))
FOOTBALL_DEAL = (11, 15)
"""Cards for offence and defence: of all that CB-11.2 allows, what plays most like football (docs/guide/card-bowl.md).

The ledger's own default, 12 and 14, was chosen with simpler computer players.
"""

CHOICES: tuple[Option, ...] = (  # CB-3.4, CB-33.1
    Option(
        "timing",
        DEFAULTS["timing"],
        ("simple1", "simple2", "complex"),
        "CB-32.1",
        "How the clock is kept: a count of plays, fixed costs, or every detail with hurry-up and run-offs.",
    ),
    Option(
        "plays_per_quarter",
        DEFAULTS["plays_per_quarter"],
        (31, 36),
        "CB-32.6",
        "With simple1: 36 plays including kicks, or 31 scrimmage plays.",
    ),
    Option(
        "intervals_per_quarter",
        DEFAULTS["intervals_per_quarter"],
        INTERVALS,
        "CB-33.1",
        "Intervals of five seconds in a quarter; 180 is the full fifteen minutes.",
    ),
    Option(
        "offence_cards",
        FOOTBALL_DEAL[0],
        DEALS,
        "CB-11.2",
        "Cards dealt to the offence, of which the best eleven stay. The rulebook deals 11 and suggests 12 or 13; "
        "11 against 15 plays most like football.",
    ),
    Option(
        "defence_cards",
        FOOTBALL_DEAL[1],
        DEALS,
        "CB-11.2",
        "Cards dealt to the defence, of which the best eleven stay. The rulebook deals 11 and suggests 14 or 15; "
        "15 against 11 plays most like football.",
    ),
    Option(
        "deal_by_quarter",
        "",
        (),
        "CB-11.3",
        "Cards dealt to both sides in each quarter, four numbers such as 13,14,14,12; empty for none.",
    ),
    Option("home_offence_cards", 0, TEAM_DEALS, "CB-11.3", "Cards for the home offence alone; 0 as agreed."),
    Option("home_defence_cards", 0, TEAM_DEALS, "CB-11.3", "Cards for the home defence alone; 0 as agreed."),
    Option("away_offence_cards", 0, TEAM_DEALS, "CB-11.3", "Cards for the away offence alone; 0 as agreed."),
    Option("away_defence_cards", 0, TEAM_DEALS, "CB-11.3", "Cards for the away defence alone; 0 as agreed."),
    Option(
        "handicap_home",
        0,
        EXTRAS,
        "CB-33.4",
        "Extra cards in every deal for the home player, up to 15 a side.",
    ),
    Option(
        "handicap_away",
        0,
        EXTRAS,
        "CB-33.4",
        "Extra cards in every deal for the away player, up to 15 a side.",
    ),
    Option(
        "extra_card_stock",
        DEFAULTS["extra_card_stock"],
        EXTRAS,
        "CB-33.5",
        "Extra cards that each player splits between offence and defence for the whole game.",
    ),
    Option(
        "jokers",
        DEFAULTS["jokers"],
        (2, 1),
        "CB-33.2",
        "Two Jokers, or only the red one: turnovers without fouls.",
    ),
    Option(
        "play_for_turnover",
        DEFAULTS["play_for_turnover"],
        (True, False),
        "CB-11.9",
        "The defence may put a Red Joker it was dealt back into the deck.",
    ),
    Option(
        "overtime",
        DEFAULTS["overtime"],
        ("regular", "playoff"),
        "CB-34.5",
        "A tied overtime is a draw, or is followed by another.",
    ),
    Option(
        "level",
        "full",
        ("simple", "full"),
        "CB-33.8",
        "Simple asks only what matters: equal discards, the seconds before a snap, motion and second moves of backs"
        " are handled for you.",
    ),
)

LENGTHS = (
    Length("full", "four quarters of fifteen minutes", {}),
    Length("half", "four quarters of seven minutes", {"intervals_per_quarter": 84}),
    Length("quick", "four quarters of three minutes", {"intervals_per_quarter": 36}),
)


def quarters(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.replace(" ", "").split(",")) if text else ()


def problem(options: Mapping[str, Value]) -> Refusal | None:
    """CB-33.6 What is wrong with options that are fine one by one."""
    text = str(options["deal_by_quarter"])
    parts = text.replace(" ", "").split(",") if text else []
    if parts and (len(parts) != 4 or not all(part in DEAL_TEXTS for part in parts)):
        return Refusal(
            "CB-11.3",
            f"deal_by_quarter is four numbers from {LEAST} to {MOST} such as 13,14,14,12, not {text!r}.",
        )
    return None


def agreed(options: Mapping[str, Value]) -> Options:
    return Options(
        str(options["timing"]),
        int(options["plays_per_quarter"]),
        int(options["intervals_per_quarter"]),
        int(options["offence_cards"]),
        int(options["defence_cards"]),
        quarters(str(options["deal_by_quarter"])),
        (
            int(options["home_offence_cards"]),
            int(options["home_defence_cards"]),
            int(options["away_offence_cards"]),
            int(options["away_defence_cards"]),
        ),
        (int(options["handicap_home"]), int(options["handicap_away"])),
        int(options["extra_card_stock"]),
        options["jokers"] == 1,
        bool(options["play_for_turnover"]),
        options["overtime"] == "playoff",
        options.get("level") == "simple",  # games recorded before there were levels name none
    )


def start(options: Mapping[str, Value]) -> State:
    """The first checkpoint: the split of the stock, if there is one, else the toss."""
    chosen = agreed(options)
    return State(chosen, "stock" if chosen.stock else "toss", left=quarter_length(chosen))
