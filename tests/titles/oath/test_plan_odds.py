"""For every battle plan: the odds are the share of rolls with which real campaigns are won."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Any

import pytest

from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER, SIDES
from tafelrunde.titles.oath.catalogue import ADVISER_ONLY, EDIFICE, FACES, RELIC, RUIN, SITE_ONLY
from tafelrunde.titles.oath.odds import Battle, chance
from tafelrunde.titles.oath.sight import OathSight
from tafelrunde.titles.oath.vocabulary import VOCABULARY
from tests.titles.oath.conftest import load_dice

ATTACK = {0: 3, 3: 2, 5: 1}  # a face of each kind and how many of the six there are
DEFENCE = {0: 2, 2: 2, 4: 1, 5: 1}

PLANS = [card for card in FACES if "battle_plan" in card.power_types]
USERS = ["red", "blue"]  # by side

# What has to be there beside the plan; "me" is its user, "foe" the other one.
NEEDS: dict[str, dict[str, Any]] = {
    "fire_talkers": {"banners": {"me": "darkest_secret"}},
    "rusting_ray": {"banners": {"me": "darkest_secret"}},
    "zealots": {"at": {2: "blue 4"}},
    "disgraced_captain": {"at_target": "pressgangs"},
    "cracked_sage": {"advisers": {"foe": "alchemist"}},
    "rival_khan": {"advisers": {"foe": "elders"}},
    "military_parade": {"advisers": {"foe": "elders"}},
    "wild_mounts": {"advisers": {"me": "horse_archers"}},
    "kindred_warriors": {"advisers": {"me": "elders", "foe": "alchemist"}},
    "great_crusade": {"advisers": {"me": "elders", "foe": "forest_paths"}},
    "book_burning": {"targets": ["pawn"]},
    "slander": {"targets": ["pawn"]},
    "relic_hunter": {"relics_at": {2: "ivory_eye"}},
    "cracking_ground": {"more_sites": True, "targets": ["s3"]},
    "rangers": {"more_sites": True, "targets": ["s3", "pawn"]},
}


def position(card, side: int) -> dict[str, Any]:
    """Red attacks blue at site 2; the user of the plan has it wherever it may lie."""
    needs = dict(NEEDS.get(card.id, {}))
    names = {"me": USERS[side], "foe": USERS[1 - side]}
    advisers = {names[who]: text for who, text in needs.pop("advisers", {}).items()}
    sites = {2: f"fertile_valley {needs.pop('at_target', '')}"}
    at = {2: "blue 2"}
    needs.pop("targets", None)
    if needs.pop("more_sites", False):
        sites[3], at[3] = "river", "blue 1"
    relics = {}
    if card.kind == RELIC:
        relics = {names["me"]: card.id}
    elif card.kind in (EDIFICE, RUIN) or card.restriction == SITE_ONLY:
        slot = 2 if side == DEFENDER else 4
        sites[slot] = f"{sites.get(slot, 'steppe')} {card.id}"
        at.setdefault(slot, "red 1")
    else:
        advisers[names["me"]] = f"{advisers.get(names['me'], '')} {card.id}"
    if card.id == "encirclement" and side == DEFENDER:
        at[2] = "blue 4"
    at |= needs.pop("at", {})
    banners = {names[who]: text for who, text in needs.pop("banners", {}).items()}
    tokens = {names["me"]: 5}
    usual = {"sites": sites, "at": at, "advisers": advisers, "relics": relics, "banners": banners}
    usual |= {"warbands": {"red": 3}, "favor": tokens, "secrets": tokens, "dice": None}
    return usual | needs


class Fighter(Bot):
    """Answers for everybody: declares these targets, uses one plan, sacrifices what it takes."""

    def __init__(self, plan: str, targets: list[str]) -> None:
        self.plan = f"use {plan}"
        self.card = next(card for card in PLANS if card.id == plan)
        self.targets = [f"target {target}" for target in targets]
        self.used: Battle | None = None  # the numbers foreseen when the plan was used
        self.told: dict[str, object] = {}  # and the facts before that

    def choose(self, sight, ask):
        """The first option that is wanted, or the last one."""
        names = {VOCABULARY.name(option): option for option in ask.options}
        wanted = [*self.targets]
        if ask.prompt == "act":
            wanted = ["campaign"]
        elif ask.prompt == "battle-plan":
            wanted = [self.plan]
            if self.plan in names and self.used is None:
                assert isinstance(sight, OathSight) and sight.campaign is not None
                self.used = sight.with_plan(sight.campaign, self.card)
                self.told = sight.view()["facts"]["campaign"]
        elif ask.prompt == "sacrifice":
            wanted = ["sacrifice yes"]
        elif ask.prompt.startswith("regroup"):
            wanted = ["count 0"]
        chosen = next((name for name in wanted if name in names), "")
        return names[chosen] if chosen else ask.options[-1]


def fought(g, faces, fighter):
    """Who won with these faces (defence first), how many dice were rolled, which plans used."""
    twin = g.copy()
    if faces:
        load_dice(twin.rng, faces)
    twin.loud = True
    twin.driver = Direct(twin, [fighter] * twin.seats)
    twin.play()
    counts = {"attack": 0, "defence": 0}
    for event in twin.events:
        if event.id == "rolls":
            counts[str(event.args["dice"])] = len(event.args["faces"])
    won = next(event.args["side"] for event in twin.events if event.id == "campaign-won")
    plans = [event.args["card"] for event in twin.events if event.id == "uses-plan"]
    return won == "attacker", counts, plans


def rolls(faces: dict[int, int], n: int):
    """All rolls of n dice without regard to their order, and how many of 6 ** n each one is."""
    for roll in combinations_with_replacement(faces, n):
        ways = factorial(n)
        for face in faces:
            ways = ways // factorial(roll.count(face)) * faces[face] ** roll.count(face)
        yield list(roll), ways


def share_won(g, fighter):
    """The share of all rolls with which the attacker wins, campaign by campaign."""
    _, counts, plans = fought(g, [0] * 20, fighter)
    assert fighter.card.id in plans, "the plan was not used"
    won = 0
    for defence, shields in rolls(DEFENCE, counts["defence"]):
        for attack, swords in rolls(ATTACK, counts["attack"]):
            won += shields * swords * fought(g, [*defence, *attack], fighter)[0]
    return won / 6 ** (counts["defence"] + counts["attack"])


CASES = [
    pytest.param(card, side, id=f"{card.id} {SIDES[side]}")
    for card in PLANS
    for side in (ATTACKER, DEFENDER)
    if card.side in ("either", SIDES[side])
]


@pytest.mark.rule("5.5.3", "5.5.4", "5.5.5")
@pytest.mark.parametrize(("card", "side"), CASES)
def test_the_odds_of_a_plan_are_those_of_real_campaigns_with_it(table, card, side):
    t = table.battle(**position(card, side))
    targets = list(NEEDS.get(card.id, {}).get("targets", []))
    fighter = Fighter(card.id, targets)
    share = share_won(t.g, fighter)
    assert fighter.used is not None
    assert chance(fighter.used) == pytest.approx(share, abs=1e-9)
    if side == DEFENDER and card.id != "wild_mounts":  # beside which lies another plan
        assert fighter.told["odds_at_worst"] == pytest.approx(100 * share, abs=0.1)


BANDITS = [
    card
    for card in PLANS
    if card.side in ("either", "defender")
    and not card.has_cost
    and card.kind != RELIC
    and card.restriction != ADVISER_ONLY
]


@pytest.mark.rule("5.5.3")
@pytest.mark.ruling("O40")
@pytest.mark.parametrize("card", BANDITS, ids=lambda card: card.id)
def test_the_odds_against_bandits_are_those_of_real_campaigns_with_their_plans(table, card):
    found = position(card, DEFENDER)
    found |= {"sites": {2: f"fertile_valley {card.id}"}, "advisers": {}, "at": {}, "banners": {}}
    t = table.battle(**(found | {"pawns": {"red": 2}, "relics": {}}))
    (told,) = t.match.view(1)["facts"]["chances"]
    fighter = Fighter(card.id, [])
    _, counts, plans = fought(t.g, [0] * 20, fighter)
    won = 0
    for defence, shields in rolls(DEFENCE, counts["defence"]):
        for attack, swords in rolls(ATTACK, counts["attack"]):
            won += shields * swords * fought(t.g, [*defence, *attack], fighter)[0]
    share = won / 6 ** (counts["defence"] + counts["attack"])
    assert told["odds"] == told["odds_at_worst"] == pytest.approx(100 * share, abs=0.1)
    # One that would do nothing for bandits is left out (O40).
    assert plans == [card.id] or counts == {"attack": 3, "defence": 1}


COUNTING = [card for card in PLANS if card.id in ("great_crusade", "kindred_warriors")]


@pytest.mark.rule("5.5.1.R", "card/great_crusade", "card/kindred_warriors")
@pytest.mark.parametrize("card", COUNTING, ids=lambda card: card.id)
@pytest.mark.parametrize("outsider", [True, False])
def test_who_attacks_the_empire_does_not_count_cards_at_its_sites(table, card, outsider):
    t = table(
        "purple red blue",
        citizens="red",
        sites={1: "lush_coast", 2: "fertile_valley elders", 3: "steppe pressgangs"},
        at={1: "purple 1" if outsider else "blue 1", 2: "purple 1", 3: "purple 1"},
        pawns={"purple": 4, "blue": 4 if outsider else 1},
        warbands={"red": 2},
        advisers={"red": card.id},
        secrets={"red": 1},
        turn_of="red",
        oath="people",
    )
    fighter = Fighter(card.id, [])
    share = share_won(t.g, fighter)
    assert fighter.used is not None and chance(fighter.used) == pytest.approx(share, abs=1e-9)
    counted = {"great_crusade": (1, 2), "kindred_warriors": (0, 2)}[card.id]
    assert fighter.used.attack == 2 + counted[not outsider]
    if card.id == "great_crusade":  # free, so it is reckoned with before anything is begun
        sight = OathSight(t.g, 1)
        (c,) = [c for c in sight.campaigns_at(0) if c.defender is not None]
        c.sites = [0]
        assert sight.planned(c).key() == fighter.used.key()


@pytest.mark.rule("5.5.2.R", "5.5.4.R")
@pytest.mark.ruling("O35")
def test_at_worst_every_citizen_joins_who_may_and_uses_his_plans(table):
    t = table(
        "red purple blue yellow",
        citizens="blue yellow",
        sites={1: "lush_coast", 2: "steppe"},
        at={1: "purple 1", 2: "purple 1"},
        pawns={"purple": 2, "blue": 2, "yellow": 1},
        warbands={"red": 3, "purple": 1, "blue": 1, "yellow": 2},
        advisers={"yellow": "shield_wall"},
        favor={"yellow": 2},
        secrets={"yellow": 2},
        oath="people",
    )
    (told,) = [one for one in t.match.view(0)["facts"]["chances"] if one["defender"] == 1]
    assert told["defenders"] == 1  # as it stands, nobody helps; site and title have a die each
    assert told["odds"] == round(100 * chance(Battle(3, 2, 3, 1)), 1)
    assert told["odds_at_worst"] == round(100 * chance(Battle(3, 2 + 2, 3, 1 + 2)), 1)


@pytest.mark.rule("5.5.3", "card/code_of_honor")
@pytest.mark.ruling("O38")
@pytest.mark.parametrize(
    ("others", "attack", "defence"), [("longbows", 1, 1), ("horse_archers longbows", 0, 2)]
)
def test_at_worst_a_plan_that_stands_alone_is_used_only_if_it_is_better(
    table, others, attack, defence
):
    t = table.battle(
        pawns={"red": 2, "blue": 4},
        advisers={"blue": f"code_of_honor {others}"},
        warbands={"red": 3},
        dice=None,
    )
    (told,) = t.match.view(1)["facts"]["chances"]
    assert told["odds"] == round(100 * chance(Battle(3, 1, 3, 2)), 1)
    assert told["odds_at_worst"] == round(100 * chance(Battle(attack, defence, 3, 2)), 1)
