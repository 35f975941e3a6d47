"""What the board asks while a coach thinks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.rules.calls import CARRIERS, Call, call_problem, menu_of
from snapcount.games.canadian_pro.rules.open_calls import candidates
from snapcount.games.canadian_pro.show.when_to_use import alignment_words, card_words
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import ALIGNMENTS, FORMATIONS
from snapcount.games.canadian_pro.view import View


def withheld(state: State) -> list[dict[str, Any]]:
    """The calls that the rules don't allow now, each with its rule and why."""
    menu = menu_of(state, not state.has("alignments"))
    thought_of = candidates(state.options)
    if not state.options.advanced:
        thought_of = (*thought_of, *(Call("run", who) for who in CARRIERS if who != "QB"))
    found: list[dict[str, Any]] = []
    for call in dict.fromkeys(thought_of):
        refusal = call_problem(menu, call)
        if refusal is not None:
            found.append({"call": call._asdict(), "rule": refusal.rule, "why": refusal.sentence})
    return found


def uses(state: State) -> dict[str, dict[str, str]]:
    """When to use which formation card and which alignment."""
    if not state.options.advanced:
        return {"cards": {}, "alignments": {}}
    return {
        "cards": {card: card_words(state, card) for card in FORMATIONS},
        "alignments": {name: alignment_words(name) for name in ALIGNMENTS},
    }


ASKED: dict[str, Callable[[State], Any]] = {"withheld": withheld, "uses": uses}


def aid(view: View, request: Mapping[str, Any]) -> Any:
    """Answer one request such as `{"ask": "withheld"}`, or refuse it with a sentence."""
    kind = request.get("ask")
    if not isinstance(kind, str) or kind not in ASKED:
        raise Refusal("CP-21.1", f"There is no such aid: expected one of {', '.join(ASKED)}.")
    return ASKED[kind](view.state)
