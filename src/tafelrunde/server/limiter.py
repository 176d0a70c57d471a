"""Counts who does what how often; workers tell each other what they have counted."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import NamedTuple

from tafelrunde.server.limits import Rate

ALL = "*"  # everybody together


class Spent(NamedTuple):
    """Credits that were used up."""

    what: str
    rate: Rate
    who: str
    number: int


class Limiter:
    """Credits that are used up and come back. Old entries are forgotten: memory stays bounded."""

    def __init__(self, *, factor: float = 1.0, most: int = 50_000) -> None:
        self.factor = factor  # 0: no limits, for tests and load runs
        self.most = most
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._spent: Counter[tuple[str, Rate, str]] = Counter()

    def allows(self, what: str, rate: Rate, who: str) -> bool:
        """Take one credit if there is one."""
        if not self.has(what, rate, who):
            return False
        self.take(what, rate, who)
        return True

    def has(self, what: str, rate: Rate, who: str) -> bool:
        """Whether there is a credit."""
        return not self.factor or self._level(what, rate, who) >= 1

    def take(self, what: str, rate: Rate, who: str) -> None:
        """Use a credit up."""
        if self.factor:
            self._use(what, rate, who, 1)
            if len(self._spent) < self.most:
                self._spent[what, rate, who] += 1

    def spent(self) -> list[Spent]:
        """What was used up since somebody last asked, for the other workers."""
        found = [Spent(*key, number) for key, number in self._spent.items()]
        self._spent.clear()
        return found

    def told(self, spent: Spent) -> None:
        """Another worker has used up credits."""
        if self.factor:
            self._use(spent.what, spent.rate, spent.who, spent.number)

    def _level(self, what: str, rate: Rate, who: str) -> float:
        now, credits = time.monotonic(), rate.credits * self.factor
        level, then = self._levels.get((what, who), (credits, now))
        return min(credits, level + (now - then) * credits / rate.seconds)

    def _use(self, what: str, rate: Rate, who: str, number: int) -> None:
        level = self._level(what, rate, who) - number
        self._levels.pop((what, who), None)
        self._levels[what, who] = (level, time.monotonic())
        while len(self._levels) > self.most:
            self._levels.popitem(last=False)


def net_of(address: str) -> str:
    """What counts as one address: of IPv6 the network of one customer, its first 64 bits."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))
    return str(ip)
