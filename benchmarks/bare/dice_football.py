"""Dice Football as a bare loop: the standard game between two rookies, no events, no records, no questions.

The yardstick for the engine (`snapcount bench`). Written by hand after the ledger, apart from the rules of the package;
tests/rules/dice_football/test_bare_loop.py checks that both give the same distribution.
"""

from __future__ import annotations

from benchmarks.bare.ball import Ball
from benchmarks.bare.dice import (
    FIELD_GOAL,
    LONG_NUMBERS,
    PUNT,
    RED_NUMBERS,
    RUN,
    RUN_VALUE,
    SHORT,
    SHORT_NUMBERS,
    chain,
    clock_call,
    rookie_call,
)


class Bare(Ball):
    """A game being played."""

    def snap(self) -> None:
        random, team, ball = self.random, self.team, self.ball
        call = self.call()
        defence = int(random() * 5) + 1
        event = int(random() * 24) + 1
        self.left -= 1
        self.plays += 1
        if event > 20:
            side = team if event in (21, 23) else 1 - team
            offered = event == 23 or call < FIELD_GOAL
            if not (offered and self.timeouts[side] and random() < 0.5):
                event = 0
            else:
                self.timeouts[side] -= 1
                if event == 23:
                    call = rookie_call(random, self.down, self.line - ball, ball)
                elif event == 24:
                    defence = int(random() * 5) + 1
        if call == PUNT:
            self.punt()
            return
        a, b = int(random() * 6) + 1, int(random() * 6) + 1
        one, six = a == 1 or b == 1, a == 6 or b == 6
        if event == 7 and (one or six) and self.score[team] > self.score[1 - team]:
            self.foul(True, event)
        elif 8 <= event <= 10 and one != six:
            self.foul(one, event)
        elif call == FIELD_GOAL:
            self.field_goal(a, b)
        elif call == RUN:
            self.run(defence, event, a, b)
        else:
            self.passes(call, defence, event, a, b)

    def call(self) -> int:
        """The rookie's card before the snap."""
        to_go, last_play = self.line - self.ball, self.left == 1
        if self.down == 4 or last_play:
            lead = self.score[self.team] - self.score[1 - self.team]
            last_drive = self.stage == 2 if self.stage else self.half == 2 and self.left <= 4
            due = clock_call(self.down, to_go, self.ball, last_play, last_drive, self.half > 1, lead)
            if due >= 0:
                return due
        return rookie_call(self.random, self.down, to_go, self.ball)

    def punt(self) -> None:
        taker = 1 - self.team
        spot = 50 - self.ball
        if self.stage and self.lost_ball():
            return
        if spot < 0:
            self.series(taker, 20)
        else:
            self.returned(taker, spot, 1)

    def field_goal(self, a: int, b: int) -> None:
        yards = 100 - self.ball
        most = 4 if yards < 20 else 3 if yards < 25 else 2 if yards < 30 else 1 if yards < 35 else 0
        if a == b or a <= most or b <= most:
            self.score[self.team] += 3
            self.kicks = True
            if self.stage:
                self.scored()
        else:
            self.take_over(max(20, yards))

    def run(self, defence: int, event: int, a: int, b: int) -> None:
        gain = a + b
        if a == b:
            gain += chain(self.random)
        elif event != 13:
            gain -= RUN_VALUE[defence]
        if event == 11:
            gain *= 2
        elif event == 15 and a == b:
            gain *= 4
        self.finish(gain, event, a, b)

    def passes(self, call: int, defence: int, event: int, a: int, b: int) -> None:
        """Short and long passes, with what the events make of them."""
        ball, factor = self.ball, call
        distance = factor * (a + b)
        few = a in (1, 6) or b in (1, 6)
        out = a != b and distance > 110 - ball
        if event == 19 and few:
            self.place(-5)
            return
        if a == b and event == 20:
            self.place(-15)
            return
        if event == 2 and a == b:
            self.turnover(distance, True)
            return
        if event == 1 and few and not out:
            if self.challenge(self.team):
                self.place(0)
            else:
                self.turnover(distance, False)
            return
        if a == b:
            distance += factor * chain(self.random)
            caught = True
        elif event in (1, 2, 14):
            caught = not out
        else:
            numbers = SHORT_NUMBERS if call == SHORT else RED_NUMBERS if ball >= 80 else LONG_NUMBERS
            caught = not out and a not in numbers[defence] and b not in numbers[defence]
        if caught and event == 5 and self.challenge(1 - self.team):
            caught = False
        elif not caught and event == 6 and self.challenge(self.team):
            caught = True
        if event == 16 and caught:
            distance += 20
        if event == 12:
            distance *= 2
        self.finish(distance if caught else 0, event, a, b)

    def finish(self, gain: int, event: int, a: int, b: int) -> None:
        """The gain changed by the event, a fumble, and the ball placed."""
        if event == 17:
            gain -= 5
        elif event in (18, 22):
            gain = gain // 2 if gain >= 0 else -(-gain // 2)
        elif event == 21:
            gain *= 2
        elif event == 4 and a == b:
            self.turnover(gain, True)
            return
        elif event == 3 and (a in (1, 6) or b in (1, 6)) and not self.challenge(self.team):
            self.turnover(gain, False)
            return
        self.place(gain)

    def period(self) -> None:
        """Until the counter is at 0 and the ball is dead."""
        while not self.over and self.left > 0:
            if self.kicks:
                self.kickoff()
            else:
                self.snap()


def play_game(seed: int) -> tuple[int, int, int]:
    """Both scores and the number of tosses, snaps, kicks and tries."""
    game = Bare(seed)
    random = game.random
    game.plays = 1
    receiver = int(random() * 2)
    game.team = 1 - receiver
    game.period()
    game.half, game.left, game.timeouts, game.kicks, game.team = 2, 48, [3, 3], True, receiver
    game.period()
    if game.score[0] == game.score[1]:
        game.plays += 1
        game.first = int(random() * 2)
        game.team, game.kicks, game.half, game.stage = 1 - game.first, True, 3, 1
        game.left, game.timeouts = 16, [2, 2]
        game.period()
    return game.score[0], game.score[1], game.plays
