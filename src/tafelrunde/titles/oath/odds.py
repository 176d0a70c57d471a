"""How likely a campaign is won: exact, by the distributions of both pools.

`Battle` holds the numbers that decide a campaign, `chance` is the probability of victory when the
attacker sacrifices as many warbands as he needs (and no more, 5.5.5), `Forecast` says more.
Where the numbers of a campaign at a table come from is the business of `prospects.py`.
"""

from __future__ import annotations

from typing import Final

MOST_SHIELDS: Final = 160  # more than any attack can reach; everything above is one entry
MOST_DICE: Final = 60  # a larger pool is not asked for by any card


class Battle:
    """A campaign in numbers, after all plans and before the dice."""

    def __init__(self, attack: int, defence: int, force: int, defenders: int) -> None:
        self.attack = attack  # dice
        self.defence = defence
        self.force = force  # warbands of the attacker that skulls kill and he may sacrifice
        self.defenders = defenders  # warbands or bandits that count for the defence
        self.halved = False  # only half of the attack pool is rolled
        self.attack_factor = 1  # the attack roll counts so often, its skulls, too
        self.ignores_skulls = False
        self.no_hollow = False  # hollow swords count for nothing
        self.no_single_shields = False  # faces with one shield count for nothing
        self.no_double_swords = False  # two swords count for nothing; their skulls still kill
        self.no_double_shields = False
        self.sacrifice_worth = 1
        self.no_sacrifice = False
        self.attacker_wins = False  # at once, whatever the dice say
        self.defender_wins = False

    def copy(self) -> Battle:
        """An independent copy."""
        twin = Battle(self.attack, self.defence, self.force, self.defenders)
        twin.halved = self.halved
        twin.attack_factor = self.attack_factor
        twin.ignores_skulls = self.ignores_skulls
        twin.no_hollow = self.no_hollow
        twin.no_single_shields = self.no_single_shields
        twin.no_double_swords = self.no_double_swords
        twin.no_double_shields = self.no_double_shields
        twin.sacrifice_worth = self.sacrifice_worth
        twin.no_sacrifice = self.no_sacrifice
        twin.attacker_wins = self.attacker_wins
        twin.defender_wins = self.defender_wins
        return twin

    def key(self) -> int:
        """The same number for two battles in which everything is the same."""
        key = (self.attack * 64 + self.defence) * 64 + self.force
        key = (key * 128 + self.defenders) * 4 + self.attack_factor
        key = key * 4 + self.sacrifice_worth
        key = key * 2 + self.halved
        key = key * 2 + self.ignores_skulls
        key = key * 2 + self.no_hollow
        key = key * 2 + self.no_single_shields
        key = key * 2 + self.no_double_swords
        key = key * 2 + self.no_double_shields
        key = key * 2 + self.no_sacrifice
        return key * 3 + self.attacker_wins + 2 * self.defender_wins

    def rolled_attack(self) -> int:
        """How many attack dice are rolled."""
        return max(0, min(MOST_DICE, self.attack // 2 if self.halved else self.attack))


class Swords:
    """What a number of attack dice shows: swords and skulls, and how likely."""

    def __init__(self) -> None:
        self.swords: list[int] = []
        self.skulls: list[int] = []
        self.chances: list[float] = []


class Shields:
    """What a number of defence dice shows; `fewer[n]` is the chance of fewer than n shields."""

    def __init__(self) -> None:
        self.shields: list[int] = []
        self.chances: list[float] = []
        self.fewer: list[float] = []


# By number of dice and what does not count; computed when needed.
_SWORDS: Final[dict[int, Swords]] = {}
_SHIELDS: Final[dict[int, Shields]] = {}


def _choose(n: int, k: int) -> int:
    ways = 1
    for at in range(k):
        ways = ways * (n - at) // (at + 1)
    return ways


def swords_of(dice: int, no_hollow: bool, no_double: bool) -> Swords:
    """Half of the faces show a hollow sword, a third one sword, a sixth two and a skull."""
    key = dice * 4 + no_hollow * 2 + no_double
    found = _SWORDS.get(key)
    if found is not None:
        return found
    ways: dict[int, int] = {}  # skulls * 1000 + swords -> rolls out of 6 ** dice
    for double in range(dice + 1):
        for single in range(dice - double + 1):
            hollow = dice - double - single
            swords = single + (0 if no_hollow else hollow // 2) + (0 if no_double else 2 * double)
            rolls = _choose(dice, double) * _choose(dice - double, single)
            rolls *= 3**hollow * 2**single
            at = double * 1000 + swords
            ways[at] = ways.get(at, 0) + rolls
    made = Swords()
    for at in sorted(ways):
        made.swords.append(at % 1000)
        made.skulls.append(at // 1000)
        made.chances.append(ways[at] / 6**dice)
    _SWORDS[key] = made
    return made


def shields_of(dice: int, no_single: bool, no_double: bool) -> Shields:
    """Two faces are blank, two show one shield, one shows two; one doubles all shields."""
    key = dice * 4 + no_single * 2 + no_double
    found = _SHIELDS.get(key)
    if found is not None:
        return found
    # first the dice that do not double, one after the other: how many ways lead to n shields
    plain: list[list[int]] = [[1]]
    for _ in range(dice):
        before = plain[-1]
        after = [0] * (len(before) + 2)
        for n, rolls in enumerate(before):
            after[n] += rolls * 2
            after[n + (0 if no_single else 1)] += rolls * 2
            after[n + (0 if no_double else 2)] += rolls
        plain.append(after)
    ways: dict[int, int] = {}
    for doubling in range(dice + 1):
        for n, rolls in enumerate(plain[dice - doubling]):
            if rolls:
                shields = min(MOST_SHIELDS, n * 2**doubling)
                ways[shields] = ways.get(shields, 0) + rolls * _choose(dice, doubling)
    made = Shields()
    for n in sorted(ways):
        made.shields.append(n)
        made.chances.append(ways[n] / 6**dice)
    below = 0
    made.fewer.append(0.0)
    for n in range(MOST_SHIELDS):
        below += ways.get(n, 0)
        made.fewer.append(below / 6**dice)
    _SHIELDS[key] = made
    return made


def _rolls(battle: Battle) -> tuple[Swords, Shields]:
    swords = swords_of(battle.rolled_attack(), battle.no_hollow, battle.no_double_swords)
    dice = min(MOST_DICE, battle.defence)
    return swords, shields_of(dice, battle.no_single_shields, battle.no_double_shields)


def _left_after_skulls(battle: Battle, skulls: int) -> int:
    if battle.ignores_skulls:
        return battle.force
    return max(0, battle.force - skulls * battle.attack_factor)


def chance(battle: Battle, *, sacrifices: bool = True) -> float:
    """The probability that the attacker wins, sacrificing as many warbands as he needs."""
    if battle.attacker_wins or battle.defender_wins:
        return 1.0 if battle.attacker_wins else 0.0
    swords, shields = _rolls(battle)
    worth = 0 if battle.no_sacrifice or not sacrifices else battle.sacrifice_worth
    fewer = shields.fewer
    total = 0.0
    for at in range(len(swords.chances)):
        reach = swords.swords[at] * battle.attack_factor - battle.defenders
        if worth:
            reach += worth * _left_after_skulls(battle, swords.skulls[at])
        if reach > 0:
            total += swords.chances[at] * fewer[min(reach, MOST_SHIELDS)]
    return min(1.0, total)


class Forecast:
    """What to expect of a campaign; losses are warbands of the attacker."""

    def __init__(self) -> None:
        self.victory = 0.0
        self.without_sacrifice = 0.0  # part of `victory`: the dice suffice
        self.left_if_won = 0.0  # warbands of the force, on average
        self.left_if_lost = 0.0
        self.sacrificed_if_won = 0.0

    @property
    def left(self) -> float:
        """How many warbands of the force are left on average."""
        return self.victory * self.left_if_won + (1 - self.victory) * self.left_if_lost


def forecast(battle: Battle) -> Forecast:
    """The chance of victory and what it costs; a beaten attacker loses half (5.5.6)."""
    made = Forecast()
    if battle.attacker_wins or battle.defender_wins:
        made.victory = made.without_sacrifice = 1.0 if battle.attacker_wins else 0.0
        made.left_if_won = float(battle.force)
        made.left_if_lost = float(battle.force - battle.force // 2)
        return made
    swords, shields = _rolls(battle)
    worth = 0 if battle.no_sacrifice else battle.sacrifice_worth
    won = lost = 0.0
    kept = kept_lost = spent = 0.0
    for at in range(len(swords.chances)):
        left = _left_after_skulls(battle, swords.skulls[at])
        strength = swords.swords[at] * battle.attack_factor - battle.defenders
        for of in range(len(shields.chances)):
            both = swords.chances[at] * shields.chances[of]
            missing = shields.shields[of] + 1 - strength
            need = 0
            if missing > 0:
                need = (missing + worth - 1) // worth if worth else left + 1
            if need > left:
                lost += both
                kept_lost += both * (left - left // 2)
            else:
                won += both
                kept += both * (left - need)
                spent += both * need
                if need == 0:
                    made.without_sacrifice += both
    made.victory = won / (won + lost)
    if won > 0:
        made.left_if_won = kept / won
        made.sacrificed_if_won = spent / won
    if lost > 0:
        made.left_if_lost = kept_lost / lost
    return made


_FORECASTS: Final[dict[int, Forecast]] = {}  # computed when needed, see `quick`
MOST_FORECASTS: Final = 20_000


def quick(battle: Battle) -> Forecast:
    """The same as `forecast`, but remembered: bots ask for the same numbers again and again."""
    key = battle.key()
    found = _FORECASTS.get(key)
    if found is None:
        if len(_FORECASTS) >= MOST_FORECASTS:
            _FORECASTS.clear()
        found = forecast(battle)
        _FORECASTS[key] = found
    return found
