"""Nocturne: what is printed on its cards, compared with a list of its own."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS, NO_CARD

PRINTED = {
    "2 action fate": "druid pixie tracker",
    "2 action reaction": "faithful_hound",
    "2 night duration": "guardian",
    "2 night": "monastery bat",
    "3 night": "changeling night_watchman",
    "3 action fate": "fool",
    "3 night duration": "ghost_town",
    "3 action doom": "leprechaun",
    "3 action duration": "secret_cave",
    "4 action fate": "bard blessed_village",
    "4 victory": "cemetery",
    "4 action": "conclave necromancer shepherd",
    "4 night": "devils_workshop exorcist",
    "4 action attack doom": "skulk",
    "5 night duration": "cobbler crypt den_of_sin",
    "5 action doom": "cursed_village",
    "5 treasure attack fate": "idol",
    "5 action": "pooka tragic_hero",
    "5 action fate": "sacred_grove",
    "5 action attack doom": "tormentor",
    "5 night attack doom": "vampire",
    "5 action night attack doom": "werewolf",
    "6 night attack duration": "raider",
    "0 treasure heirloom": "haunted_mirror magic_lamp",
    "2 treasure heirloom": "goat pouch",
    "4 treasure heirloom": "cursed_gold lucky_coin",
    "2 treasure victory heirloom": "pasture",
    "0 action spirit": "will_o_wisp",
    "2 action spirit": "imp",
    "4 night duration spirit": "ghost",
    "0 action": "wish",
    "3 action zombie": "zombie_apprentice zombie_mason zombie_spy",
}


@pytest.mark.rule("D24", "D35")
def test_costs_and_types_are_those_of_the_printed_cards():
    found: dict[str, list[str]] = {}
    for card in CARDS.values():
        if card.set == "nocturne" and not card.types & NO_CARD:
            key = f"{card.cost} {' '.join(sorted(card.type_names()))}"
            found.setdefault(key, []).append(card.id)
    told = {
        f"{key.split()[0]} {' '.join(sorted(key.split()[1:]))}": sorted(cards.split())
        for key, cards in PRINTED.items()
    }
    assert {key: sorted(ids) for key, ids in found.items()} == told


@pytest.mark.rule("card/secret_cave")
def test_actions_whose_text_gives_coins():
    actions = [card for card in CARDS.values() if card.set == "nocturne" and card.says_coins]
    assert {card.id for card in actions if "action" in card.type_names()} == {
        "bard",
        "conclave",
        "sacred_grove",
        "secret_cave",
        "tormentor",
        "tracker",
    }


@pytest.mark.rule("D58", "D59")
def test_there_are_twelve_boons_and_twelve_hexes():
    mine = [card.type_names() for card in CARDS.values() if card.set == "nocturne"]
    assert (mine.count(["boon"]), mine.count(["hex"]), mine.count(["state"])) == (12, 12, 5)


@pytest.mark.rule("D4", "D10")
def test_only_kingdom_cards_have_a_place_among_the_ten_piles():
    beside = [
        "will_o_wisp",
        "imp",
        "ghost",
        "wish",
        "bat",
        "zombie_apprentice",
        "zombie_mason",
        "zombie_spy",
    ]
    mine = [card for card in CARDS.values() if card.set == "nocturne" and not card.types & NO_CARD]
    others = [card.id for card in mine if not card.is_kingdom_card]
    assert sorted(others) == sorted(beside + [card.heirloom for card in mine if card.heirloom])
    assert len(mine) - len(others) == 33
