"""Solve the standard game: 48 layers of half 2, 48 of half 1 for either opener, 16 of overtime. Can be interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from snapcount.core.table import Refusal
from snapcount.games.dice_football.analysis import sums, values, whole_layers
from snapcount.games.dice_football.analysis.ends import Course
from snapcount.games.dice_football.analysis.positions import BALLS, COURSES
from snapcount.games.dice_football.analysis.solver import overtime
from snapcount.games.dice_football.analysis.solver.forms import Packed, pack
from snapcount.games.dice_football.analysis.solver.games import WIDE
from snapcount.games.dice_football.analysis.solver.kernel import DIFFERENCES
from snapcount.games.dice_football.analysis.solver.layers import Layer, Solver, after_half_1, final, leading
from snapcount.games.dice_football.analysis.solver.places import first_and_ten
from snapcount.games.dice_football.analysis.values import (
    HALF_2,
    MOST,
    OPENED,
    OVERTIME,
    PLAYS,
    RECEIVED,
    WHOLE,
    Key,
    Rows,
)
from snapcount.games.dice_football.coaches.veteran import try_chances
from snapcount.games.dice_football.coaches.worth import good_chance
from snapcount.games.dice_football.tables import OVERTIME_PLAYS, TRY_YARDS

STEPS = len(BALLS) + 3 * PLAYS + OVERTIME_PLAYS
"""Balls whose cards are put together, then layers."""
Progress = Callable[[int, int], None]


class Work(NamedTuple):
    """A folder with what is done already, a file for each step, and somebody who hears of every step."""

    folder: Path
    progress: Progress
    whole: Path | None = None
    """Where every position of every layer is kept, if somebody wants them."""

    def packs(self) -> dict[int, Packed]:
        """The sums of all balls, from the rules."""
        found: dict[int, Packed] = {}
        for done, ball in enumerate(BALLS):
            self.progress(done, STEPS)
            file = self.folder / f"ball {ball}.npz"
            if not file.exists():
                save(file, pack(ball)._asdict())
            with np.load(file) as arrays:
                found[ball] = Packed(*[arrays[name] for name in Packed._fields])
        return found

    def sums(self) -> bytes:
        """What every pair of cards can come to, from the rules."""
        file = self.folder / sums.FILE
        if not file.exists():
            whole_or_not(file, sums.make())
        return file.read_bytes()

    def layer(self, part: str, left: int, make: Callable[[], Layer]) -> Layer:
        """From the folder, or made and put there. Only the last two of a part have all their positions."""
        file, kept = self.folder / f"{part} {left}.npz", self.kept(part, left)
        if kept.exists():
            self.check(part, left)
        else:
            made = make()
            kicks = {"kickoff": made.kickoff, "free_kick": made.free_kick, "tried": made.tried}
            self.keep_whole(part, left, made.positions, DIFFERENCES)
            save(file, {"positions": made.positions, **kicks})
            save(kept, {"rows": rounded(made), **kicks})
            self.kept_positions(part, left - 2).unlink(missing_ok=True)
            return made
        with np.load(file if file.exists() else kept) as found:
            positions = found["positions"] if file.exists() else None
            return Layer(positions, found["kickoff"], found["free_kick"], found["tried"])

    def keep_whole(self, part: str, left: int, positions: Any, lanes: int) -> None:
        """As 16-bit numbers, so that all positions of a lane lie side by side."""
        if self.whole is not None:
            turned = positions.reshape(-1, 16, WIDE)[:, :, :lanes].transpose(1, 2, 0)
            whole_or_not(self.whole / whole_layers.file_name(part, left), whole(turned).tobytes())

    def check(self, part: str, left: int) -> None:
        if self.whole is not None and not (self.whole / whole_layers.file_name(part, left)).exists():
            raise Refusal(
                "solve",
                f"{self.folder} has steps that were done without --layers: take an empty folder (--work FOLDER).",
            )

    def kept(self, part: str, left: int) -> Path:
        return self.folder / f"{part} {left} kept.npz"

    def kept_positions(self, part: str, left: int) -> Path:
        return self.folder / f"{part} {left}.npz"


def save(file: Path, arrays: dict[str, Any]) -> None:
    """Whole or not at all."""
    unfinished = file.with_suffix(".part.npz")
    np.savez(unfinished, **arrays)
    unfinished.replace(file)


def whole_or_not(file: Path, data: bytes) -> None:
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def solve(folder: Path, progress: Progress, layers_folder: Path | None = None) -> dict[str, bytes]:
    """The files that are shipped, byte for byte, by name."""
    work = Work(folder, progress, layers_folder)
    made = work.sums()
    solver = Solver(work.packs(), (np.array(try_chances()), good_chance(TRY_YARDS)))
    done = len(BALLS)
    for _ in layers(work, solver):
        done += 1
        progress(done, STEPS)
    kept = {part: regulation_rows(work, part) for part in (HALF_2, OPENED, RECEIVED)}
    extra = overtime_rows(work, solver)
    progress(STEPS, STEPS)
    return {sums.FILE: made, values.FILE: values.file_of([*tables(kept), *extra])}


def layers(work: Work, solver: Solver) -> Iterator[None]:
    """Half 2 from its last play on, then half 1 as both openers see it."""
    below = solver.ended(final())
    for left in range(1, PLAYS + 1):
        last = leading() if left == 1 else None
        below = work.layer(HALF_2, left, partial(solver.next, below, below, last))
        yield
    sides = {part: solver.ended(after_half_1(below.kickoff, part == OPENED)) for part in (OPENED, RECEIVED)}
    for left in range(1, PLAYS + 1):
        nobody = np.zeros_like(leading()) if left == 1 else None
        made: dict[str, Layer] = {}
        for part, other in ((OPENED, RECEIVED), (RECEIVED, OPENED)):
            made[part] = work.layer(part, left, partial(solver.next, sides[part], sides[other], nobody))
            yield
        sides = made


def rounded(layer: Layer) -> Any:
    """Kickoff, then first and ten by ball: 16-bit numbers by pair of timeouts and score difference."""
    rows = np.concatenate([layer.kickoff.reshape(1, -1), layer.first()[1:]])
    return whole(rows.reshape(-1, 16, WIDE)[:, :, :DIFFERENCES])


def whole(chances: Any) -> Any:
    return np.rint(chances.astype(np.float64) * WHOLE).astype(np.uint16)


def regulation_rows(work: Work, part: str) -> Any:
    found: list[Any] = []
    for left in range(1, PLAYS + 1):
        with np.load(work.kept(part, left)) as kept:
            found.append(kept["rows"])
    return np.stack(found)


def tables(kept: dict[str, Any]) -> Iterator[tuple[Key, Rows]]:
    for part, rows in kept.items():
        for key in values.keys(part):
            yield key, rows[:, :, 4 * key.ours + key.theirs, key.lead + MOST].tolist()


def overtime_rows(work: Work, solver: Solver) -> list[tuple[Key, Rows]]:
    """No kickoffs: they follow from the first downs. A few minutes, in one step."""
    period = overtime.Overtime(solver)
    layer = period.ended()
    rows: list[Any] = []
    for left in range(1, OVERTIME_PLAYS + 1):
        layer = period.next(layer)
        first = np.stack([layer.positions[first_and_ten(ball)].reshape(4, 4, WIDE) for ball in BALLS])
        rows.append(whole(first))
        work.keep_whole(whole_layers.OVERTIME, left, layer.positions, len(COURSES))
        work.progress(STEPS - OVERTIME_PLAYS + left, STEPS)
    found: list[tuple[Key, Rows]] = []
    for stage, part in enumerate(OVERTIME, 1):
        for key in values.keys(part):
            lane = COURSES.index(Course(stage, key.lead))
            found.append((key, [[0, *row[:, key.ours, key.theirs, lane].tolist()] for row in rows]))
    return found
