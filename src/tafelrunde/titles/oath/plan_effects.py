"""What battle plans do to the odds: every plan that changes dice, forces or what counts.

Plans that only matter after the dice have fallen (spoils, spared warbands) are in `NO_EFFECT`.
A condition of a plan is its power's business (`can_plan`); here it counts as fulfilled.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.campaign_state import ATTACKER
from tafelrunde.titles.oath.odds import Battle

RANGERS_NEED: Final = 4  # defence dice for the Rangers' two attack dice


class Effect:
    """What using a plan changes. Attack dice are added by the attacker, removed by the defender."""

    def __init__(
        self,
        dice: int = 0,
        *,
        each: bool = False,
        defence: int = 0,
        kills: int = 0,
        gives: int = 0,
        ignores_skulls: bool = False,
        special: str = "",
        last: bool = False,
        bars_enemy: bool = False,
    ) -> None:
        self.dice = dice
        self.each = each  # dice for each of something that is counted at the table
        self.defence = defence  # dice added
        self.kills = kills  # warbands of the attacker
        self.gives = gives  # warbands of the defender
        self.ignores_skulls = ignores_skulls
        self.special = special
        self.last = last  # no further plans of the same side
        self.bars_enemy = bars_enemy  # no plans of the defender


EFFECTS: dict[str, Effect] = {
    "wrestlers": Effect(defence=1, gives=1),
    "bear_traps": Effect(1, kills=1),
    "longbows": Effect(1),
    "keep": Effect(defence=2),
    "mercenaries": Effect(3),
    "rain_boots": Effect(special="no-single-shields"),
    "disgraced_captain": Effect(4),
    "horse_archers": Effect(3),
    "fire_talkers": Effect(3),
    "rangers": Effect(ignores_skulls=True, special="rangers"),
    "extra_provisions": Effect(defence=1),
    "rusting_ray": Effect(special="no-hollow"),
    "kindred_warriors": Effect(1, each=True, ignores_skulls=True),
    "cracking_ground": Effect(1, each=True),
    "cracked_sage": Effect(4),
    "zealots": Effect(special="zealots"),
    "code_of_honor": Effect(2, last=True),
    "outriders": Effect(ignores_skulls=True),
    "shield_wall": Effect(defence=2),
    "specialist": Effect(bars_enemy=True),
    "encirclement": Effect(2),
    "peace_envoy": Effect(special="wins", last=True),
    "village_constable": Effect(2),
    "the_great_levy": Effect(3, ignores_skulls=True),
    "hearts_and_minds": Effect(special="wins"),
    "lancers": Effect(special="doubles"),
    "mountain_giant": Effect(3),
    "rival_khan": Effect(4),
    "mounted_patrol": Effect(special="halves"),
    "great_crusade": Effect(1, each=True),
    "storm_caller": Effect(defence=2),
    "nature_worship": Effect(1, each=True),
    "war_tortoise": Effect(special="no-double"),
    "walled_garden": Effect(each=True, special="walled-garden"),
    "bandit_rampart": Effect(2),
}
NO_EFFECT: Final = frozenset(
    {
        "battle_honors",
        "scouts",
        "martial_culture",
        "second_wind",
        "book_burning",
        "warning_signals",
        "traveling_doctor",
        "billowing_fog",
        "slander",
        "field_promotion",
        "military_parade",
        "relic_hunter",
        "hospital",
        "wild_mounts",
        "sticky_fire",
        "cursed_cauldron",
        "obsidian_cage",
    }
)


def apply(battle: Battle, id: str, side: int, count: int = 1) -> None:
    """Change the numbers of a campaign as this plan does; `count` is what "for each" counts."""
    effect = EFFECTS.get(id)
    if effect is None:
        return
    n = effect.dice * count if effect.each else effect.dice
    if side == ATTACKER:
        battle.attack += n
        battle.ignores_skulls = battle.ignores_skulls or effect.ignores_skulls
    else:
        battle.remove_attack(n)
    battle.defence += effect.defence
    battle.force = max(0, battle.force - effect.kills)
    battle.defenders = max(0, battle.defenders - effect.gives)
    if effect.special:
        _apply_special(battle, effect.special, side, count)


def _apply_special(battle: Battle, special: str, side: int, count: int) -> None:
    if special == "rangers":
        battle.attack += 2 if battle.defence >= RANGERS_NEED else 0
    elif special == "walled-garden":
        battle.defence += count
    elif special == "no-single-shields":
        battle.no_single_shields = True
    elif special == "no-hollow":
        battle.no_hollow = True
    elif special == "zealots":
        battle.sacrifice_worth = 3
    elif special == "doubles":
        battle.attack_factor = 2
    elif special == "halves":
        battle.halved = True
    elif special == "no-double" and side == ATTACKER:
        battle.no_double_shields = True
    elif special == "no-double":
        battle.no_double_swords = True
    elif special == "wins" and not (battle.attacker_wins or battle.defender_wins):
        battle.attacker_wins = side == ATTACKER
        battle.defender_wins = side != ATTACKER
