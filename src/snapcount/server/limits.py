"""Rate limits: a bucket that fills steadily and is emptied by what somebody does."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_ADDRESSES = 10_000


class Bucket:
    __slots__ = ("level", "per_second", "size", "when")

    def __init__(self, per_second: float, size: float) -> None:
        self.per_second = per_second
        self.size = size
        self.level = size
        self.when = monotonic()

    def take(self) -> bool:
        if not self.per_second:
            return True
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.when) * self.per_second)
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """One bucket for every address, the longest unused forgotten first."""

    def __init__(self, per_minute: int, burst: int = 0) -> None:
        self.per_minute = per_minute
        self.burst = burst or max(1, per_minute // 2)
        """So many at once, if there were none before."""
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if not self.per_minute:
            return True
        bucket = self.buckets.pop(address, None) or Bucket(self.per_minute / 60, self.burst)
        self.buckets[address] = bucket
        while len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()
