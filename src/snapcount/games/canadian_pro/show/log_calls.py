"""The lines of the log about both calls and the column they lead to."""

from __future__ import annotations

from snapcount.core.rulebook import Names
from snapcount.games.canadian_pro.show.sources import Facts, sum_words
from snapcount.games.canadian_pro.show.words import LENGTHS

LETTERS: dict[str, str] = {"R": "R (a rush)", "X": "X (an interception)", "P": "P (a penalty)"}
MARKS: dict[str, str] = {
    "WK": "WK (wrong key)",
    "WDC": "WDC (wrong double coverage)",
    "LP": "LP (long pass)",
    "P": "P (penalty)",
}
"""What is printed in the cells of formation cards."""


def letters(found: str) -> str:
    return " and ".join(LETTERS.get(letter, letter) for letter in found)


def called(facts: Facts, names: Names) -> str:
    kind = facts["play"].replace("_", " ").replace("fg", "field goal")
    play = facts["variant"].replace("_", " ") or kind
    if facts["depth"]:
        play = f"{LENGTHS[facts['depth']]} {play}"
    if facts["who"]:
        play += f" {'to' if kind == 'pass' else 'by'} {facts['who']}"
    if facts["hole"] or facts["zone"]:
        play += f", hole {facts['hole']}" if facts["hole"] else f", zone {facts['zone']}"
    hurry = ", in the Hurry Up" if facts["hurry"] else ""
    return f"{names[facts['seat']]} calls {'an' if play[0] in 'aeiou' else 'a'} {play}{hurry}."


def defended(facts: Facts, names: Names) -> str:
    words = [f"setting {facts['setting']}" if facts["setting"] else "blitz"]
    if facts["card"]:
        words.insert(0, facts["card"])
    words += [f"{name} {facts[name]}" for name in ("key", "double", "alignment") if facts[name]]
    return f"{names[facts['seat']]} plays {', '.join(words)}."


def setting(facts: Facts, names: Names) -> str:
    """What each number is, where it was read, and the column that they lead to."""
    got = f" The defence has {letters(facts['flags'])}." if facts["flags"] else ""
    parts = facts["parts"]
    total = sum(number for _, number in parts)
    column = f"column {facts['final']}" if total == facts["final"] else f"{total}, so column {facts['final']}"
    added, read = sum_words(parts), ""
    if facts["card"] == "DTC":
        added += f" ({LENGTHS.get(facts['column'], facts['column'])}, row {facts['row']})"
    else:
        cell = " ".join(MARKS.get(word, word) for word in (facts["cell"] or "nothing").split())
        card = f"{facts['card'][0].upper()}{facts['card'][1:]}, {facts['column']}"
        read = f" {card}, row {facts['row']}: {cell}."
    return f"{added[:1].upper()}{added[1:]}: {column.replace('-', '−')}.{read}{got}"
