"""The bare loop between snaps: kickoffs, scores, turnovers, fouls, overtime."""

from __future__ import annotations

from random import Random

from benchmarks.bare.dice import PENALTY, run_back


class Ball:
    """Who has the ball where, and the score: all of a game but its snaps. `team` has the ball."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.score = [0, 0]
        self.timeouts = [3, 3]
        self.plays = 0
        self.left = 48
        self.team = 0
        self.ball = 0
        self.down = 0
        self.line = 0
        self.kicks = True
        self.half = 1
        self.stage = 0
        self.first = 0
        self.over = False

    def series(self, team: int, ball: int) -> None:
        self.team, self.ball, self.down = team, ball, 1
        self.line = ball + 10 if ball < 90 else 100
        self.kicks = False

    def kickoff(self) -> None:
        """The rookie kicks deep and always returns a kickoff."""
        self.left -= 1
        self.plays += 1
        self.returned(1 - self.team, 0, 2)

    def returned(self, team: int, spot: int, rate: int) -> None:
        spot += run_back(self.random, rate)
        if spot >= 100:
            self.touchdown(team)
        else:
            self.series(team, spot if spot > 0 else 20)

    def touchdown(self, team: int) -> None:
        self.score[team] += 6
        lead = self.score[team] - self.score[1 - team]
        if self.stage:
            mine = (team == self.first) == (self.stage == 1)
            if self.stage == 3 or not mine or (self.stage == 2 and lead > 0):
                self.over = True
                return
        random = self.random
        self.plays += 1
        a, b = int(random() * 6) + 1, int(random() * 6) + 1
        if a == b or a <= 4 or b <= 4:
            self.score[team] += 1
        self.team = team
        self.kicks = True
        if self.stage:
            self.scored()

    def scored(self) -> None:
        """Overtime: the side with the ball has scored in its own chance."""
        if self.stage == 1:
            self.stage = 2
        elif self.stage == 3 or self.score[0] != self.score[1]:
            self.over = True
        else:
            self.stage = 3

    def lost_ball(self) -> bool:
        """Overtime: the side with the ball has lost it; whether the game is over."""
        if self.stage == 1:
            self.stage = 2
        elif self.stage == 2:
            self.over = self.score[self.team] < self.score[1 - self.team]
            self.stage = 3
        return self.over

    def take_over(self, ball: int) -> None:
        if not (self.stage and self.lost_ball()):
            self.series(1 - self.team, ball)

    def place(self, gain: int) -> None:
        spot = self.ball + gain
        if spot >= 100:
            self.touchdown(self.team)
        elif spot <= 0:
            self.safety()
        elif spot >= self.line:
            self.series(self.team, spot)
        elif self.down == 4:
            self.take_over(100 - spot)
        else:
            self.ball = spot
            self.down += 1

    def safety(self) -> None:
        self.score[1 - self.team] += 2
        if self.stage:
            self.over = True
            return
        if self.left == 0:
            return
        self.left -= 1
        self.plays += 1
        self.returned(1 - self.team, 30, 1)

    def turnover(self, gain: int, comes_back: bool) -> None:
        spot = self.ball + gain
        taker = 1 - self.team
        if spot <= 0:
            self.touchdown(taker)
            return
        if self.stage and self.lost_ball():
            return
        if spot >= 100:
            deep = max(100 - spot, -10)
            if comes_back and deep >= 0:
                self.returned(taker, deep, 2)
            else:
                self.series(taker, 20)
        elif comes_back:
            self.returned(taker, 100 - spot, 2)
        else:
            self.series(taker, 100 - spot)

    def challenge(self, team: int) -> bool:
        """Every second time the rookie challenges; whether he won."""
        random = self.random
        if not self.timeouts[team] or random() >= 0.5:
            return False
        if (int(random() * 6) + int(random() * 6)) % 2:
            return True
        self.timeouts[team] -= 1
        return False

    def foul(self, by_offence: bool, event: int) -> None:
        yards = PENALTY[event]
        ball = self.ball
        if by_offence:
            self.ball = ball - min(yards, ball // 2)
            return
        if self.left == 0:
            if self.half == 2 and self.score[self.team] > self.score[1 - self.team]:
                return
            self.left = 1
        self.ball = ball = ball + min(yards, (100 - ball) // 2)
        if event > 8 or ball >= self.line:
            self.series(self.team, ball)
