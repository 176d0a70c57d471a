"""Options, setup (5.1), the deck (2.1) and what is public (1.2)."""

from collections import Counter
from itertools import permutations

import pytest

from tafelrunde.kernel.bots import Direct, RandomBot, play_out
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.rules import rule_book, unknown_ids
from tafelrunde.titles.root.catalogue import CARDS, DECK, ITEM_SUPPLY, ITEMS, SUITS
from tafelrunde.titles.root.options import choose, is_advised, least_reach, reach
from tafelrunde.titles.root.setup import deal
from tafelrunde.titles.root.table import turns_taken
from tafelrunde.titles.root.title import TITLE

MIX = ["marquise", "eyrie", "alliance"]


def dealt(seats=3, seed="deal", **options):
    options.setdefault("factions", MIX[:seats])
    return deal(choose(seats, options), seed)


# -- the deck


@pytest.mark.rule("2.1", "2.1.4", "2.1.5")
def test_the_deck_has_54_cards_of_four_suits():
    assert Counter(SUITS[card.suit] for card in DECK) == {
        "bird": 14,
        "fox": 14,
        "rabbit": 13,
        "mouse": 13,
    }
    kinds = Counter(card.kind for card in DECK)
    assert kinds == {0: 5, 1: 4, 2: 20, 3: 22, 4: 3}


@pytest.mark.rule("2.1.1", "2.1.1.II")
def test_birds_stand_for_every_suit_and_nothing_stands_for_birds():
    assert all(CARDS["armorers"].matches(suit) for suit in range(4))
    assert [CARDS["anvil"].matches(suit) for suit in range(4)] == [False, True, False, False]


ITEM_CARDS = {
    "bag": "birdy_bindle gently_used_knapsack smugglers_trail mouse_in_a_sack",
    "boot": "woodland_runners travel_gear_fox a_visit_to_friends travel_gear_mouse",
    "crossbow": "crossbow_bird crossbow_mouse",
    "hammer": "anvil",
    "sword": "arms_trader foxfolk_steel sword",
    "tea": "root_tea_fox root_tea_rabbit root_tea_mouse",
    "coin": "protection_racket bake_sale investments",
}
# Cost (fox, rabbit, mouse) and points are the same for every card of an item.
ITEM_COSTS = {
    "bag": ([0, 0, 1], 1),
    "boot": ([0, 1, 0], 1),
    "crossbow": ([1, 0, 0], 1),
    "hammer": ([1, 0, 0], 2),
    "sword": ([2, 0, 0], 2),
    "tea": ([0, 0, 1], 2),
    "coin": ([0, 2, 0], 3),
}


@pytest.mark.rule(
    "3.2.2",
    "card/birdy_bindle",
    "card/gently_used_knapsack",
    "card/smugglers_trail",
    "card/mouse_in_a_sack",
    "card/woodland_runners",
    "card/travel_gear_fox",
    "card/a_visit_to_friends",
    "card/travel_gear_mouse",
    "card/crossbow_bird",
    "card/crossbow_mouse",
    "card/anvil",
    "card/arms_trader",
    "card/foxfolk_steel",
    "card/sword",
    "card/root_tea_fox",
    "card/root_tea_rabbit",
    "card/root_tea_mouse",
    "card/protection_racket",
    "card/bake_sale",
    "card/investments",
)
@pytest.mark.parametrize("item", ITEM_CARDS)
def test_item_cards_give_their_item_and_points(table, item):
    cost, points = ITEM_COSTS[item]
    shops = {1: [1, 6], 2: [5, 10], 3: [2, 7]}
    for name in ITEM_CARDS[item].split():
        assert CARDS[name].cost[1:] == cost
        spots = [c for suit in (1, 2, 3) for c in shops[suit][: cost[suit - 1]]]
        t = table(
            "marquise eyrie", hands={"marquise": name}, pieces={"marquise": {"workshop": spots}}
        )
        t.answer(f"craft {name}")
        assert t.points("marquise") == points
        assert t.faction("marquise").items[ITEMS.index(item)] == 1
        t.ends_clean()


@pytest.mark.rule("2.1.2")
@pytest.mark.ruling("R10")
def test_an_empty_deck_is_made_anew_from_the_discards(table):
    def empty(g):
        g.discard = g.deck[:3]
        g.factions[1].crafted = g.deck[3:]
        g.deck = []

    t = table("marquise eyrie", phase="evening", hands={"eyrie": "anvil"}, state=empty)
    assert len(t.faction("marquise").hand) == 1
    assert len(t.g.deck) == 2
    assert t.g.discard == []


@pytest.mark.rule("2.1.2", "2.5")
@pytest.mark.ruling("R10")
@pytest.mark.ends_open
def test_without_any_cards_nothing_is_drawn(table):
    def none(g):
        g.factions[1].crafted = g.deck
        g.deck = []

    t = table("marquise eyrie", phase="evening", state=none)
    assert t.hand("marquise") == ""


@pytest.mark.rule("1.2.1", "1.2.2")
def test_hands_are_counted_and_the_discard_pile_is_open(table):
    t = table("marquise eyrie", hands={"marquise": "anvil sword"}, discard="cobbler")
    zones = t.g.view(1)["zones"]
    hand = next(z for z in zones if z["name"] == "hand" and z["owner"] == 0)
    assert (hand["count"], hand["cards"]) == (2, [])
    pile = next(z for z in zones if z["name"] == "discard")
    assert pile["cards"] == ["cobbler"]
    deck = next(z for z in zones if z["name"] == "deck")
    assert (deck["count"], deck["cards"]) == (47, [])


# -- setup


@pytest.mark.rule("5.1.1")
@pytest.mark.ruling("R13")
def test_the_first_player_is_random_unless_chosen():
    firsts = {dealt(seed=f"first {i}").turn for i in range(30)}
    assert firsts == {0, 1, 2}
    assert {dealt(seed=f"first {i}", first=2).turn for i in range(5)} == {2}


@pytest.mark.rule("5.1.2")
def test_everybody_starts_with_no_points():
    assert [me.points for me in dealt().factions] == [0, 0, 0]


@pytest.mark.rule("5.1.3")
def test_everybody_draws_three_cards_and_two_players_drop_dominance():
    g = dealt()
    assert [len(me.hand) for me in g.factions] == [3, 3, 3]
    assert len(g.deck) == 54 - 9
    assert g.dominance_cards == 4
    g = dealt(2)
    assert len(g.deck) == 50 - 6
    assert g.dominance_cards == 0
    assert not any(name.startswith("dominance") for name in g.names(list(range(50))))


@pytest.mark.rule("5.1.4", "2.2.4")
@pytest.mark.parametrize(
    ("map", "ruins"), [("autumn", [6, 10, 11, 12]), ("winter", [8, 9, 11, 12])]
)
def test_four_ruins_fill_their_slots(map, ruins):
    g = dealt(map=map)
    assert g.ruins == ruins
    assert sum(g.free_slots) == 18


@pytest.mark.rule("5.1.5")
def test_the_supply_has_twelve_items():
    supply = dict(zip(ITEMS, ITEM_SUPPLY, strict=True))
    assert supply == {
        "boot": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coin": 2,
        "torch": 0,
    }


@pytest.mark.rule("5.1.7")
@pytest.mark.ruling("R13")
def test_factions_set_up_in_the_order_of_letters_whoever_starts():
    g = deal(choose(3, {"factions": ["alliance", "eyrie", "marquise"], "first": 0}), "x")
    assert [g.factions[seat].id for seat in g.setup_order] == ["marquise", "eyrie", "alliance"]


@pytest.mark.rule("2.2.2")
def test_winter_suits_are_dealt_at_random_four_of_each():
    suits = [dealt(seed=f"winter {i}", map="winter").suits for i in range(5)]
    for dealt_suits in suits:
        assert Counter(dealt_suits[1:]) == {1: 4, 2: 4, 3: 4}
    assert len({tuple(s) for s in suits}) == 5
    assert dealt().suits[1:] == [1, 3, 2, 2, 2, 1, 3, 1, 3, 2, 3, 1]


# -- options


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "2 to 6 players"),
        (7, {}, "2 to 6 players"),
        (2, {"map": "desert"}, "no 'desert'. Known are: autumn, winter"),
        (2, {"map": 3}, "'map' is one of autumn, winter, not 3"),
        (2, {"factions": ["marquise"]}, "one entry for each of the 2 players"),
        (2, {"factions": "marquise eyrie"}, "one entry for each player"),
        (2, {"factions": ["marquise", "otters"]}, "no 'otters'. Known are: marquise, eyrie"),
        (2, {"factions": ["marquise", ["eyrie"]]}, "'factions' is one of marquise"),
        (2, {"factions": ["marquise", "marquise"]}, "twice"),
        (2, {"factions": ["marquise", "vagabond_2"]}, "second Vagabond"),
        (2, {"factions": ["marquise", "riverfolk"]}, "reach 15 together, 2 players need 17"),
        (2, {"cards_print": "golden"}, "Known are: early, later"),
        (2, {"any_mix": "yes"}, "true or false"),
        (2, {"first": 2}, "'first' is"),
        (2, {"first": True}, "'first' is"),
        (2, {"colour": "red"}, "no option"),
    ],
)
def test_bad_options_are_refused_with_a_reason(seats, options, message):
    with pytest.raises(BadOptions, match=message):
        TITLE.prepare(seats, options)


@pytest.mark.ruling("R13")
def test_any_mix_allows_what_reaches_too_little():
    mix = {"factions": ["eyrie", "cult"]}
    plan = choose(2, mix | {"any_mix": True})
    assert (reach(plan.factions), least_reach(2), is_advised(plan.factions)) == (9, 17, False)
    with pytest.raises(BadOptions, match="'any_mix' allows every mix"):
        choose(2, mix)


@pytest.mark.rule("5.1.1")
@pytest.mark.ruling("R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_guides_mixes_are_played_although_some_reach_less(seats):
    guide = {
        2: ["marquise eyrie", "marquise alliance", "eyrie alliance", "eyrie vagabond"],
        3: [
            "marquise eyrie alliance",
            "marquise eyrie vagabond",
            "marquise alliance vagabond",
            "eyrie alliance vagabond",
        ],
        4: ["marquise eyrie alliance vagabond"],
    }
    base = ["marquise", "eyrie", "alliance", "vagabond"]
    for mix in permutations(base, seats):
        named = any(set(mix) == set(one.split()) for one in guide[seats])
        assert is_advised([base.index(id) for id in mix]) == named
        if named:
            assert choose(seats, {"factions": list(mix)}).seats == seats


# -- whole games


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("number", range(12))
def test_random_games_end_keep_all_pieces_and_copy_truly(number):
    seats, options = TITLE.sample(Rng(f"sample {number}"))
    table = TITLE.deal(TITLE.prepare(seats, options), f"game {number}")
    census = table.census()
    bots = [RandomBot(Rng(f"bot {number} {seat}")) for seat in range(seats)]
    outcome = play_out(table, bots, max_decisions=20000)
    assert table.census() == census
    assert 1 <= len(outcome.winners) <= 3  # a coalition wins together (9.2.8)
    twin = table.copy()
    assert [fingerprint(twin.view(v)) for v in range(seats)] == [
        fingerprint(table.view(v)) for v in range(seats)
    ]


def test_a_record_of_a_started_match_replays():
    match = Match.new(TITLE, 3, {"factions": MIX}, seed="record")
    rng = Rng("answers")
    for _ in range(60):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    again = Match.load(TITLE, match.record())
    assert again.digest() == match.digest()


def test_tests_name_only_rules_that_exist():
    assert unknown_ids(TITLE) == []
    assert len(rule_book(TITLE).in_force()) > 274


@pytest.mark.rule("1.4")
def test_turns_are_counted_over_all_players():
    g = deal(choose(3, {"first": 1}), "turns")
    assert turns_taken(g) == 0
    g.driver = Direct(g, [RandomBot(Rng(f"turns {seat}")) for seat in range(3)])
    counts = []
    while not g.over and g.round < 4:
        g.play()
        if g.opened and turns_taken(g) not in counts:
            counts.append(turns_taken(g))
    assert counts == list(range(1, 11)) and g.turn == 1  # three rounds, and the first again
