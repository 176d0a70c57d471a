"""What the notes on the cards say."""

import pytest

from tafelrunde.titles.root.catalogue import CARDS, FACES, ITEM_SUPPLY, ITEMS
from tafelrunde.titles.root.options import choose
from tafelrunde.titles.root.setup import deal
from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import activated, river, seen_hand
from tests.titles.root.wanderers import Wanderer, loot, vagabond

BIRD_CARD = "ambush_bird"
AMBUSHES = [(BIRD_CARD, 1), ("ambush_fox", 1), ("ambush_mouse", 2), ("ambush_rabbit", 3)]


# -- ambushes


@pytest.mark.rule("4.3.1", "4.3.1.I")
@pytest.mark.ruling("card/ambush_bird#1", "card/ambush_fox#1")
@pytest.mark.ruling("card/ambush_mouse#1", "card/ambush_rabbit#1")
@pytest.mark.parametrize(("card", "c"), AMBUSHES)
def test_each_side_plays_one_ambush_in_a_battle(table, card, c):
    other = "ambush_fox" if card == BIRD_CARD else BIRD_CARD
    for owner, foe, plays in (
        ("eyrie", "marquise", (card, BIRD_CARD)),
        ("marquise", "eyrie", (BIRD_CARD, card)),
    ):
        t = table(
            "marquise eyrie",
            hands={owner: f"{card} {other}", foe: BIRD_CARD},
            warriors={"marquise": {c: 4}, "eyrie": {c: 3}},
            dice=[1, 0],
        )
        t.answer(f"battle c{c}", f"ambush {plays[0]}", f"ambush {plays[1]}")
        t.expect(0, "marquise-daylight")  # foiled, and no further ambush is asked for
        assert (t.hand(owner), t.hand(foe)) == (other, "")
        assert (t.warriors("marquise", c), t.warriors("eyrie", c)) == (4, 2)
        t.ends_clean()


@pytest.mark.rule("4.3.1", "4.3.2.I")
@pytest.mark.ruling("card/ambush_bird#2", "card/ambush_fox#2")
@pytest.mark.ruling("card/ambush_mouse#2", "card/ambush_rabbit#2")
@pytest.mark.parametrize(("card", "c"), AMBUSHES)
def test_hits_of_an_ambush_know_neither_a_cap_nor_armorers(table, card, c):
    t = table(
        "marquise eyrie",
        hands={"eyrie": card},
        crafted={"marquise": "armorers"},
        warriors={"marquise": {c: 4}},
        pieces={"eyrie": {"roost": [c]}},
        dice=[3, 3],  # without warriors the Eyrie deal no rolled hit
    )
    t.answer(f"battle c{c}", f"ambush {card}")
    t.expect(0, "marquise-daylight")
    assert t.warriors("marquise", c) == 2
    assert t.text(t.faction("marquise").crafted) == "armorers"


@pytest.mark.rule("2.1.1", "2.1.4")
@pytest.mark.ruling("card/ambush_bird#3")
@pytest.mark.parametrize("c", [1, 2, 3])
def test_a_bird_ambush_can_be_spent_for_any_suit(table, c):
    t = table(
        "marquise eyrie", hands={"marquise": BIRD_CARD}, pieces={"marquise": {"sawmill": [c]}}
    )
    t.answer(f"overwork c{c}")
    assert (t.pieces("marquise", "wood", c), t.discard()) == (1, BIRD_CARD)


# -- dominance

DOMAINS = [
    ("dominance_bird", [1, 3]),
    ("dominance_fox", [1, 6, 8]),
    ("dominance_rabbit", [3, 4, 5]),
    ("dominance_mouse", [2, 7, 9]),
]


@pytest.mark.rule("3.3.1.I", "3.3.1.II")
@pytest.mark.ruling("R12", "card/better_burrow_bank#2")
@pytest.mark.ruling("card/dominance_bird#1", "card/dominance_fox#1")
@pytest.mark.ruling("card/dominance_rabbit#1", "card/dominance_mouse#1")
@pytest.mark.parametrize(("card", "clearings"), DOMAINS)
def test_dominance_is_checked_before_services_and_cards_and_never_counts_mercenaries(
    table, card, clearings
):
    for mine, wins in ((clearings, True), (clearings[1:], False)):
        t = table(
            "marquise riverfolk eyrie",
            phase="birdsong",
            crafted={"marquise": "better_burrow_bank royal_claim"},
            warriors={"marquise": dict.fromkeys(mine, 1), "riverfolk": {clearings[0]: 1 - wins}},
            deck="anvil cobbler",
            state=both(activated("marquise", card), river(prices=(4, 4, 1))),
        )
        assert t.match.over == wins
        if wins:
            assert t.g.outcome().winners == [0] and t.events() == ["turn", "wins"]
            continue
        t.answer("resolve services", "buy mercenaries", "choose eyrie", "pass", "pass")
        assert all(t.ruler(c) == "marquise" for c in clearings)  # in Daylight
        while t.g.round == 1:
            t.answer("pass" if t.offered("pass") else t.names()[0])
        assert not t.match.over and t.g.turn == 0  # the next Birdsong counted none


@pytest.mark.rule("3.3.3", "3.3.4", "2.1.1.II")
@pytest.mark.ruling("card/dominance_bird#2", "card/dominance_fox#2")
@pytest.mark.ruling("card/dominance_rabbit#2", "card/dominance_mouse#2")
@pytest.mark.parametrize(
    ("card", "c", "payer"),
    [
        ("dominance_bird", 1, "armorers"),
        ("dominance_fox", 1, "anvil"),
        ("dominance_rabbit", 5, "bake_sale"),
        ("dominance_mouse", 2, "sword"),
    ],
)
def test_a_spent_dominance_card_is_bought_back_with_its_suit_and_activated_at_once(
    table, card, c, payer
):
    for other in ("armorers", "anvil", "bake_sale", "sword"):
        t = table(
            "marquise eyrie alliance",
            hands={"marquise": f"{card} {other}"},
            points={"marquise": 10},
            pieces={"marquise": {"sawmill": [c]}},
        )
        t.answer(f"overwork c{c}")
        if t.question().prompt == "overwork":
            t.answer(f"spend {card}")
        assert t.text(t.g.available) == card
        assert t.offered(f"take {card}") == (other in (payer, "armorers"))
        if t.offered(f"take {card}"):
            t.answer(f"take {card}", f"activate {card}")
            assert (t.text([t.faction("marquise").dominance]), t.discard()) == (card, other)
        t.ends_clean()


@pytest.mark.rule("9.2.8", "5.1.3")
@pytest.mark.ruling("card/dominance_bird#3", "card/dominance_fox#3")
@pytest.mark.ruling("card/dominance_rabbit#3", "card/dominance_mouse#3")
@pytest.mark.parametrize("card", [card for card, _ in DOMAINS])
def test_every_dominance_card_forms_a_coalition_and_none_is_in_a_game_of_two(table, card):
    t = table(
        "vagabond marquise eyrie alliance",
        hands={"vagabond": card},
        points={"vagabond": 10, "marquise": 5, "eyrie": 4, "alliance": 9},
        state=vagabond("c1"),
    )
    t.answer(f"activate {card}")
    assert t.faction("vagabond").partner == t.seat("eyrie")
    t.ends_clean()
    two = deal(choose(2, {}), "two")
    assert CARDS[card] not in two.kinds
    assert CARDS[card] in deal(choose(3, {}), "three").kinds


# -- items

ITEM_CARDS = [card.id for card in FACES if card.item >= 0]
SHOPS = {1: [1, 6], 2: [5, 10], 3: [2, 7]}  # clearings by suit


def shops_for(card):
    return [c for suit in (1, 2, 3) for c in SHOPS[suit][: CARDS[card].cost[suit]]]


@pytest.mark.rule("4.1.2")
@pytest.mark.ruling("card/birdy_bindle#1", "card/woodland_runners#1", "card/arms_trader#1")
@pytest.mark.ruling("card/crossbow_bird#1", "card/gently_used_knapsack#1", "card/root_tea_fox#1")
@pytest.mark.ruling("card/travel_gear_fox#1", "card/protection_racket#1", "card/foxfolk_steel#1")
@pytest.mark.ruling("card/anvil#1", "card/smugglers_trail#1", "card/root_tea_rabbit#1")
@pytest.mark.ruling("card/a_visit_to_friends#1", "card/bake_sale#1", "card/mouse_in_a_sack#1")
@pytest.mark.ruling("card/root_tea_mouse#1", "card/travel_gear_mouse#1", "card/investments#1")
@pytest.mark.ruling("card/sword#1", "card/crossbow_mouse#1")
@pytest.mark.parametrize("card", ITEM_CARDS)
def test_the_last_item_of_the_supply_is_crafted_and_then_no_more(table, card):
    item = CARDS[card].item
    for left in (1, 0):
        t = table(
            "marquise eyrie",
            hands={"marquise": card},
            pieces={"marquise": {"workshop": shops_for(card)}},
            items={"eyrie": f"{ITEMS[item]}*{ITEM_SUPPLY[item] - left}"},
        )
        assert offers(t, "craft") == [card] * left
        t.ends_clean()


@pytest.mark.rule("7.2.3", "7.8.1")
@pytest.mark.ruling("card/arms_trader#2", "card/root_tea_fox#2", "card/protection_racket#2")
@pytest.mark.ruling("card/foxfolk_steel#2", "card/anvil#2", "card/root_tea_rabbit#2")
@pytest.mark.ruling("card/bake_sale#2", "card/root_tea_mouse#2", "card/investments#2")
@pytest.mark.ruling("card/sword#2")
@pytest.mark.parametrize("card", [card for card in ITEM_CARDS if CARDS[card].points > 1])
def test_an_item_is_worth_one_point_to_the_eyrie_without_the_builder(table, card):
    for leader in ("builder", "charismatic", "commander", "despot"):
        t = table(
            "eyrie marquise",
            hands={"eyrie": f"{card} ambush_fox"},
            pieces={"eyrie": {"roost": shops_for(card)}},
            leader=leader,
        )
        t.answer(f"craft {card}")
        assert t.points("eyrie") == (CARDS[card].points if leader == "builder" else 1)
        t.ends_clean()


# -- lasting effects


@pytest.mark.rule("card/brutal_tactics")
@pytest.mark.ruling("card/brutal_tactics#1", "card/brutal_tactics#2")
@pytest.mark.parametrize("dominant", [False, True])
def test_brutal_tactics_serve_in_every_battle_and_pay_no_dominant_defender(table, dominant):
    t = table(
        "marquise eyrie alliance",
        crafted={"marquise": "brutal_tactics"},
        warriors={"marquise": {1: 2}, "eyrie": {1: 5}},
        points={"eyrie": 12},
        dice=[0, 0, 1, 0],
        state=activated("eyrie", "dominance_fox") if dominant else None,
    )
    t.battle(1, "eyrie", "use brutal_tactics")
    assert t.warriors("eyrie", 1) == 4
    t.battle(1, "eyrie", "use brutal_tactics")
    assert t.warriors("eyrie", 1) == 2
    assert t.text(t.faction("marquise").crafted) == "brutal_tactics"
    assert t.points("eyrie") == (12 if dominant else 14)


@pytest.mark.rule("card/royal_claim", "9.2.2")
@pytest.mark.ruling("card/royal_claim#1")
def test_royal_claim_costs_a_vagabond_four_hammers_and_brings_him_nothing(table):
    for hammers in (3, 4):
        t = table(
            "vagabond marquise",
            hands={"vagabond": "royal_claim"},
            state=vagabond("c1", items=f"hammer*{hammers}"),
        )
        assert t.offered("craft royal_claim") == (hammers == 4)
    t = table(
        "vagabond marquise",
        phase="birdsong",
        crafted={"vagabond": "royal_claim"},
        state=vagabond("c1", items="sword"),
    )
    t.answer("use royal_claim")
    assert (t.points("vagabond"), t.discard()) == (0, "royal_claim")


@pytest.mark.rule("11.2.3", "card/stand_and_deliver")
@pytest.mark.ruling("card/stand_and_deliver#2")
def test_chance_draws_from_the_open_hand_of_the_riverfolk(table):
    taken = set()
    for n in range(8):
        t = table(
            "marquise riverfolk eyrie",
            hands={"riverfolk": "anvil sword bake_sale"},
            crafted={"marquise": "stand_and_deliver"},
            phase="birdsong",
            state=river(prices=(4, 4, 4)),
            seed=f"open hand {n}",
        )
        t.answer("pass", "use stand_and_deliver")  # no question which card
        assert t.phase == "marquise daylight"
        taken.add(t.hand("marquise"))
        assert sorted(seen_hand(t, "eyrie", "riverfolk")) == t.hand("riverfolk").split()
        t.ends_clean()
    assert len(taken) > 1


@pytest.mark.rule("card/cobbler", "4.2.1")
@pytest.mark.ruling("card/cobbler#1")
def test_cobbler_needs_rule_at_one_end(table):
    foes = dict.fromkeys((1, 9, 10), 2)
    for ruled, there in ((1, 1), (0, 0)):  # with a warrior in 5 she rules it
        t = table(
            "marquise eyrie",
            phase="evening",
            crafted={"marquise": "cobbler"},
            warriors={"marquise": {1: 1, 5: ruled}, "eyrie": foes | {2: 2}},
        )
        if ruled:
            t.expect(0, "cobbler", "move c1", "move c5", "pass")
            t.answer("move c1")  # no question where to
        assert t.warriors("marquise", 5) == ruled + there
        assert ("moves" in t.events()) == bool(ruled)
        t.ends_clean()


@pytest.mark.rule("card/cobbler")
@pytest.mark.ruling("card/cobbler#2")
def test_cobbler_comes_before_everything_else_in_evening(table):
    t = table(
        "alliance marquise",
        phase="evening",
        officers=1,
        crafted={"alliance": "cobbler"},
        warriors={"alliance": {1: 1}},
    )
    t.expect(0, "cobbler", "move c1", "pass")
    t.answer("pass")
    t.expect(0, "military-operation", "move c1", "organize c1", "pass")
    t = table(
        "eyrie marquise",
        phase="evening",
        crafted={"eyrie": "cobbler"},
        warriors={"eyrie": {1: 1}},
        pieces={"eyrie": {"roost": [1, 2]}},
    )
    t.expect(0, "cobbler", "move c1", "pass")
    assert (t.points("eyrie"), t.hand("eyrie")) == (0, "")
    t.answer("pass")
    assert (t.points("eyrie"), len(t.faction("eyrie").hand)) == (1, 1)


@pytest.mark.rule("card/scouting_party", "4.3.1")
@pytest.mark.ruling("card/scouting_party#1")
def test_a_defender_with_scouting_party_ambushes_and_is_foiled_as_everybody(table):
    t = table(
        "marquise eyrie",
        crafted={"eyrie": "scouting_party"},
        hands={"marquise": BIRD_CARD, "eyrie": "ambush_fox"},
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        dice=[0, 0],
    )
    t.answer("battle c1")
    t.expect(1, "ambush", "ambush ambush_fox", "pass")
    t.answer("ambush ambush_fox")
    t.expect(0, "foil-ambush", "ambush ambush_bird", "pass")
    t.answer("ambush ambush_bird")
    assert (t.warriors("marquise", 1), t.hand("eyrie")) == (3, "")


# -- favors

FAVORS = [
    # card, workshops, sympathy (the second in a clearing with a ruin), cards of the suit
    ("favor_of_the_foxes", [6, 8, 8], [1, 12], "anvil travel_gear_fox"),
    ("favor_of_the_rabbits", [5, 5, 3], [4, 10], "bake_sale a_visit_to_friends"),
    ("favor_of_the_mice", [2, 2, 7], [9, 11], "sword investments"),
]


@pytest.mark.rule("8.2.6", "2.2.4", "2.5.4")
@pytest.mark.ruling("card/favor_of_the_foxes#1", "card/favor_of_the_foxes#2")
@pytest.mark.ruling("card/favor_of_the_rabbits#1", "card/favor_of_the_rabbits#2")
@pytest.mark.ruling("card/favor_of_the_mice#1", "card/favor_of_the_mice#2")
@pytest.mark.parametrize(("card", "shops", "spots", "gifts"), FAVORS)
def test_a_favor_leaves_ruin_and_pawn_and_pays_for_each_sympathy(table, card, shops, spots, gifts):
    ruin = spots[1]
    t = table(
        "marquise alliance vagabond",
        hands={"marquise": f"{card} {gifts}"},
        pieces={"marquise": {"workshop": shops}, "alliance": {"sympathy": spots}},
        state=both(vagabond(f"c{ruin}", items="sword boot"), loot(**{f"c{ruin}": "bag"})),
    )
    t.answer(f"craft {card}", f"give {gifts.split()[0]}")
    assert t.text(t.faction("alliance").supporters).split() == sorted(gifts.split())
    assert (t.points("marquise"), ruin in t.g.ruins) == (2, True)
    w = Wanderer(t)
    assert (w.pawn, w.ready, w.damaged) == (f"c{ruin}", "boot sword", "")


@pytest.mark.rule("9.2.9.IIIa")
@pytest.mark.ruling("card/favor_of_the_foxes#3", "card/favor_of_the_rabbits#3")
@pytest.mark.ruling("card/favor_of_the_mice#3")
@pytest.mark.parametrize(
    ("card", "c"),
    [("favor_of_the_foxes", 1), ("favor_of_the_rabbits", 5), ("favor_of_the_mice", 2)],
)
def test_a_favor_brings_a_vagabond_no_infamy(table, card, c):
    t = table(
        "vagabond marquise",
        hands={"vagabond": card},
        warriors={"marquise": {c: 3}},
        pieces={"marquise": {"sawmill": [c]}},
        state=vagabond(f"c{c}", items="hammer*3", hostile="marquise"),
    )
    t.answer(f"craft {card}")
    assert t.warriors("marquise", c) == 0
    assert t.points("vagabond") == 1  # the sawmill, as everybody
