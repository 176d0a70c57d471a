"""What cards, tokens and pieces are worth to a bot; an early warband is worth about 0.9."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.catalogue import DENIZENS, EDIFICE_SIDES, RELICS, Card

SITE: Final = 0.9
RELIC: Final = 2.0
BANNER: Final = 1.2
KILLED: Final = 0.15  # an enemy warband

# Cards that are clearly better or worse than their kind of power suggests.
SPECIAL: Final[dict[str, float]] = {
    "a_small_favor": 3.2,
    "faithful_friend": 1.6,
    "garrison": 2.4,
    "key_to_the_city": 1.6,
    "long_lost_heir": -0.5,
    "martial_culture": 0.2,
    "ancient_binding": 0.2,
    "the_gathering": 0.3,
    "vow_of_peace": -1.0,
    "vow_of_silence": -0.2,
    "vow_of_renewal": 0.2,
    "vow_of_obedience": -0.8,
    "vow_of_poverty": -0.5,
    "vow_of_beastkin": 0.3,
    "memory_of_home": 0.2,
    "wayside_inn": 1.9,
    "elders": 1.4,
    "alchemist": 1.4,
    "longbows": 1.6,
    "horse_archers": 1.5,
    "mercenaries": 1.6,
    "keep": 1.3,
    "lancers": 1.5,
    "village_constable": 1.7,
    "code_of_honor": 1.6,
    "bear_traps": 1.5,
    "hearts_and_minds": 1.8,
    "dazzle": 0.2,
    "plague_engines": 0.0,
    "revelation": 0.3,
    "sewer_monster": 0.2,
    "salt_the_earth": 0.0,
}
KIND_WORTH: Final[dict[str, float]] = {
    "battle_plan": 1.2,
    "action": 1.0,
    "modifier": 1.0,
    "when_played": 0.8,
    "persistent": 0.7,
    "continuous": 0.8,
    "rest": 0.8,
}


def _worth(card: Card) -> float:
    if card.id in SPECIAL:
        return SPECIAL[card.id]
    best = 0.5
    for kind in card.power_types:
        best = max(best, KIND_WORTH.get(kind, 0.6))
    return best - (0.1 if card.has_cost else 0.0)


CARD_WORTH: Final[dict[str, float]] = {
    card.id: _worth(card) for card in [*DENIZENS, *EDIFICE_SIDES, *RELICS]
}

# Action powers a bot uses when it can pay: what they bring, beside their cost in tokens.
ACTION_WORTH: Final[dict[str, float]] = {
    "wayside_inn": 1.0,
    "elders": 0.9,
    "spirit_snare": 0.55,
    "alchemist": 1.9,
    "storyteller": -1.0,
    "sleight_of_hand": 0.8,
    "wolves": 0.3,
    "dowsing_sticks": 1.6,
    "map": 1.0,
    "skeleton_key": 1.2,
    "obsidian_cage": 0.3,
    "tutor": 1.1,
    "gambling_hall": 2.2,
    "charming_friend": 0.6,
    "relic_breaker": 1.5,
    "second_chance": 0.9,
    "pied_piper": 0.8,
    "siege_engines": 0.8,
    "oracle": 1.6,
}
FOR_VISIONARIES: Final = frozenset({"oracle"})  # Exiles without a revealed Vision

# Battle plans without effect on the dice that are worth using when they cost nothing.
PLAN_WORTH: Final[dict[str, float]] = {
    "battle_honors": 0.7,
    "scouts": 0.6,
    "military_parade": 0.5,
    "field_promotion": 1.4,
    "cursed_cauldron": 0.8,
    "sticky_fire": 0.6,
    "obsidian_cage": 0.5,
    "hospital": 0.5,
    "specialist": 0.3,
    "traveling_doctor": 0.1,
    "book_burning": 0.1,
    "slander": 0.0,
    "wild_mounts": 0.0,
}
# Plans that are gone after use, or after a defeat.
USED_UP: Final = frozenset(
    {
        "mercenaries",
        "rain_boots",
        "horse_archers",
        "lancers",
        "mountain_giant",
        "rival_khan",
        "mounted_patrol",
        "great_crusade",
        "storm_caller",
        "hearts_and_minds",
        "warning_signals",
    }
)


def next_warband(have: int) -> float:
    """What one more warband on the board is worth."""
    if have < 3:
        return 0.9
    if have < 6:
        return 0.7
    return 0.45 if have < 10 else 0.2


def next_favor(have: int) -> float:
    """What one more favor is worth."""
    if have < 2:
        return 0.75
    return 0.55 if have < 5 else 0.25


def next_secret(have: int) -> float:
    """What one more secret is worth; they come back every turn."""
    if have < 2:
        return 1.2
    return 0.8 if have < 4 else 0.3
