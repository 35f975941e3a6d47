"""Teaches a small network Dice Football by playing the rookie: proximal policy optimisation in NumPy, a few minutes.

    python docs/examples/train_dice_football.py --steps 2000000 --picture docs/pictures/training.svg

It needs the extra `env`. The picture shows how many of its games against the rookie it won, while it learned.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from snapcount.env import gym_env

GAMES, STEPS, HIDDEN = 32, 128, 64
DISCOUNT, TRACE = 0.995, 0.95
CLIP, EPOCHS, BATCH, RATE, CURIOUS = 0.2, 4, 1024, 1e-3, 0.01
OPTIONS = {"plays_per_quarter": 12}


class Network:
    """One hidden layer of each: what to do, and how many points are still to come."""

    def __init__(self, fields: int, ids: int, random: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, scale: float) -> list[np.ndarray]:
            return [random.normal(0, scale / np.sqrt(inputs), (inputs, outputs)), np.zeros(outputs)]

        self.parts = [
            *layer(fields, HIDDEN, 1.4), *layer(HIDDEN, ids, 0.1), *layer(fields, HIDDEN, 1.4), *layer(HIDDEN, 1, 0.5)
        ]  # fmt: skip
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.spread = [np.zeros_like(part) for part in self.parts]
        self.updates = 0

    def look(self, seen: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """The chance of each id, what is still to come, and the two hidden layers."""
        w1, b1, w2, b2, v1, c1, v2, c2 = self.parts
        doing, judging = np.tanh(seen @ w1 + b1), np.tanh(seen @ v1 + c1)
        scores = np.where(legal, doing @ w2 + b2, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True), (judging @ v2 + c2)[:, 0], doing, judging

    def learn(self, slopes: list[np.ndarray]) -> None:
        """A step of Adam, no longer than half a unit in all."""
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        fade = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for at, slope in enumerate(slopes):
            slope = slope * min(1.0, 0.5 / (length + 1e-9))
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope
            self.spread[at] = 0.999 * self.spread[at] + 0.001 * slope**2
            self.parts[at] -= RATE * fade * self.mean[at] / (np.sqrt(self.spread[at]) + 1e-8)


def update(network: Network, batch: tuple[np.ndarray, ...]) -> None:
    """One step towards what has paid, not too far from how it was played."""
    seen, legal, ids, before, gained, returned = batch
    chances, judged, doing, judging = network.look(seen, legal)
    rows = np.arange(len(ids))
    ratio = chances[rows, ids] / before
    followed = np.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    logs = np.log(chances + 1e-9)
    entropy = -(chances * logs).sum(1, keepdims=True)
    chosen = np.zeros_like(chances)
    chosen[rows, ids] = 1
    slope = -((gained * ratio * followed)[:, None] * (chosen - chances)) + CURIOUS * chances * (logs + entropy)
    slope /= len(ids)
    wrong = ((judged - returned) / len(ids))[:, None]
    _, _, w2, _, _, _, v2, _ = network.parts
    deep, deeper = (slope @ w2.T) * (1 - doing**2), (wrong @ v2.T) * (1 - judging**2)
    network.learn(
        [seen.T @ deep, deep.sum(0), doing.T @ slope, slope.sum(0), seen.T @ deeper, deeper.sum(0), judging.T @ wrong, wrong.sum(0)]
    )  # fmt: skip


def pick(chances: np.ndarray, random: np.random.Generator) -> np.ndarray:
    ids = (chances.cumsum(1) < random.random((len(chances), 1))).sum(1)
    return np.minimum(ids, chances.shape[1] - 1)


def train(steps: int, seed: int = 1) -> tuple[Network, list[tuple[int, float]]]:
    """The network, and its share of wins (a tie is half) by the steps that it had played."""
    random = np.random.default_rng(seed)
    tables = [gym_env("dice_football", seat=at % 2, coach="rookie", reward="points", **OPTIONS) for at in range(GAMES)]
    looks = [table.reset(seed=seed + at)[0] for at, table in enumerate(tables)]
    network = Network(len(tables[0].fields), len(tables[0].names), random)
    ended: list[float] = []
    curve: list[tuple[int, float]] = []
    while (played := len(curve) * STEPS * GAMES) < steps:
        kept = []
        for _ in range(STEPS):
            seen = np.stack([look["observation"] for look in looks])
            legal = np.stack([look["action_mask"] for look in looks]) == 1
            chances, judged, _, _ = network.look(seen, legal)
            ids = pick(chances, random)
            paid, over = np.zeros(GAMES), np.zeros(GAMES)
            for at, table in enumerate(tables):
                looks[at], paid[at], over[at], _, _ = table.step(int(ids[at]))
                if over[at]:
                    lead = table.now.lead * (1 if at % 2 == 0 else -1)
                    ended.append((1 + np.sign(lead)) / 2)
                    looks[at] = table.reset()[0]
            kept.append((seen, legal, ids, chances[np.arange(GAMES), ids], judged, paid / 7, over))
        following = network.look(np.stack([k["observation"] for k in looks]), np.ones((GAMES, len(tables[0].names))) == 1)[1]
        improve(network, kept, following, random)
        curve.append((played + STEPS * GAMES, float(np.mean(ended[-1000:])) if ended else 0.0))
        if len(curve) % 25 == 0:
            print(f"{curve[-1][0]:9,} steps, {len(ended):6,} games, {curve[-1][1]:.1%} of the last 1,000 won", flush=True)
    return network, curve


def improve(network: Network, kept: list[tuple[np.ndarray, ...]], following: np.ndarray, random: np.random.Generator) -> None:
    """What each id gained over what was expected, looked back on from the end; then some epochs of small steps."""
    seen, legal, ids, before, judged, paid, over = (np.stack(part) for part in zip(*kept, strict=True))
    gained, later = np.zeros_like(judged), np.zeros(GAMES)
    for at in range(STEPS - 1, -1, -1):
        after = following if at == STEPS - 1 else judged[at + 1]
        surprise = paid[at] + DISCOUNT * after * (1 - over[at]) - judged[at]
        later = surprise + DISCOUNT * TRACE * (1 - over[at]) * later
        gained[at] = later
    returned = gained + judged
    parts = [part.reshape(STEPS * GAMES, *part.shape[2:]) for part in (seen, legal, ids, before, gained, returned)]
    parts[4] = (parts[4] - parts[4].mean()) / (parts[4].std() + 1e-8)
    for _ in range(EPOCHS):
        order = random.permutation(STEPS * GAMES)
        for start in range(0, STEPS * GAMES, BATCH):
            chosen = order[start : start + BATCH]
            update(network, tuple(part[chosen] for part in parts))


def measure(network: Network, games: int, seed: int = 1_000_000) -> float:
    """The share of new games won against the rookie, on both seats in turn; a tie is half."""
    random, won = np.random.default_rng(seed), 0.0
    for game in range(games):
        table = gym_env("dice_football", seat=game % 2, coach="rookie", **OPTIONS)
        look, over, paid = table.reset(seed=seed + game)[0], False, 0.0
        while not over:
            chances = network.look(look["observation"][None], look["action_mask"][None] == 1)[0]
            look, paid, over, _, _ = table.step(int(pick(chances, random)[0]))
        won += (1 + paid) / 2
    return won / games


def draw(curve: list[tuple[int, float]], measured: float, games: int) -> str:
    """The curve as a picture."""
    wide, high, left, low, most = 640, 320, 56, 270, curve[-1][0]

    def place(steps: float, share: float) -> tuple[float, float]:
        return left + (wide - left - 20) * steps / most, low - 230 * share

    lines = []
    for share in (0.0, 0.25, 0.5, 0.6, 0.75, 1.0):
        y, dashes = place(0, share)[1], "4 4" if share == 0.6 else "none"
        lines.append(f'<line x1="{left}" y1="{y}" x2="{wide - 20}" y2="{y}" stroke="#ccc" stroke-dasharray="{dashes}"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    lines += [
        f'<text x="{place(most * q / 4, 0)[0]:.1f}" y="{low + 20}" text-anchor="middle">{most * q / 4 / 1e6:.3g} M</text>'
        for q in range(5)
    ]
    points = " ".join("{:.1f},{:.1f}".format(*place(*point)) for point in curve[:: max(1, len(curve) // 300)])
    title = f"Games won against the rookie (of the last 1,000 while learning); then {measured:.1%} of {games:,}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="white"/><text x="{left}" y="24">{title}</text>{"".join(lines)}'
        f'<polyline points="{points}" fill="none" stroke="#1a6b3c" stroke-width="2"/>'
        f'<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">answers given</text></svg>\n'
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--games", type=int, default=1000, help="how many games are played to measure it")
    parser.add_argument("--picture", type=Path)
    wanted = parser.parse_args()
    network, curve = train(wanted.steps)
    won = measure(network, wanted.games)
    print(f"{won:.1%} of {wanted.games:,} new games won against the rookie")
    if wanted.picture:
        wanted.picture.write_text(draw(curve, won, wanted.games), encoding="utf-8")
