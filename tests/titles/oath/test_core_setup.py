"""Setup (chapter 1): from the world of a chronicle to the first turn."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.titles.oath import turn
from tafelrunde.titles.oath.catalogue import CARDS, DARKEST_SECRET, OATH_IDS, PEOPLES_FAVOR, SCEPTER
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.world import World, new_world


def dealt(seats: int = 4, seed: str = "setup", **options: object) -> Oath:
    table = TITLE.deal(TITLE.prepare(seats, options), seed)
    assert isinstance(table, Oath)
    return table


def ready(g: Oath) -> Match:
    """A match of a dealt table."""
    prepared = TITLE.prepare(g.seats, {})
    match = Match(TITLE, prepared, g, options={}, seed="s", names=[])
    match._run()
    return match


def names(g: Oath, cards: list[int]) -> list[str]:
    return [g.kinds[this].id for this in cards]


@pytest.mark.rule("1.1", "2.1.1", "1.0")
def test_a_new_chronicle_lays_out_three_known_sites_and_five_facedown_ones():
    g = dealt()
    up = {site.slot: names(g, [site.card, *site.cards]) for site in g.sites if site.faceup}
    assert up == {
        0: ["plains", "longbows"],
        2: ["mountain", "taming_charm"],
        5: ["rocky_coast", "elders"],
    }
    assert [site.region for site in g.sites] == [0, 0, 1, 1, 1, 2, 2, 2]
    assert len(g.sites[2].relics) == 1 and len(g.site_deck) == 23 - 8


@pytest.mark.rule("1.2", "1.3", "1.10", "1.14")
def test_markers_start_at_round_one_no_visions_full_supply_and_the_chancellor_keeps_the_oath():
    g = dealt(oath="protection")
    assert (g.round, g.visions_drawn, g.oath.id) == (1, 0, "protection")
    assert all(player.supply == 7 for player in g.players)
    assert g.keeper == g.prepared.chancellor and not g.usurper and not g.mob


@pytest.mark.rule("1.4", "1.5", "1.6", "1.11", "1.15")
@pytest.mark.parametrize(("seats", "bank"), [(1, 3), (4, 3), (5, 4), (6, 4)])
def test_favor_and_secrets_are_dealt_by_the_number_of_players(seats, bank):
    g = dealt(seats)
    assert g.banks == [bank] * 6
    assert (g.favor_on[PEOPLES_FAVOR], g.secrets_on[DARKEST_SECRET]) == (1, 1)
    assert [player.favor for player in g.players] == [2] + [1] * (seats - 1)
    assert all(player.secrets == 1 for player in g.players)
    assert g.census()["favor"] == 36


@pytest.mark.rule("1.7", "1.8", "1.9")
def test_the_chancellor_may_have_any_seat_and_has_purple_scepter_and_reliquary():
    g = dealt(3, chancellor=1, colours=["white", "purple", "black"], citizens=["black"])
    assert [player.id for player in g.players] == ["white", "purple", "black"]
    assert [player.role for player in g.players] == [1, 0, 2]
    assert g.players[1].relics == [SCEPTER] and all(relic >= 0 for relic in g.reliquary)
    assert g.turn == 1 and g.prepared.turn_order == [1, 2, 0]
    assert g.census()["purple warband"] == 24 and g.census()["white warband"] == 14


@pytest.mark.rule("1.12", "1.15")
def test_warbands_start_on_boards_and_at_faceup_sites_with_a_card():
    world = new_world()
    world.sites[5].cards = []
    world.deck.append("elders")
    g = dealt(3, world=world.to_data(), citizens=["red"])
    assert [site.warbands for site in g.sites] == [2, 0, 1, 0, 0, 0, 0, 0]
    assert [player.warbands for player in g.players] == [3, 3, 3]
    assert g.players[1].force_colour == 0 and g.reserve[0] == 24 - 3 - 3 - 3
    assert g.reserve[g.players[1].colour] == 14 and g.reserve[g.players[2].colour] == 11


@pytest.mark.rule("1.12")
def test_a_ruin_alone_brings_no_warband_but_an_intact_edifice_does():
    world = new_world()
    world.sites[2].cards = ["bandit_rampart"]
    world.sites[5].cards = ["festival_district"]
    world.deck.extend(["taming_charm", "elders"])
    g = dealt(2, world=world.to_data())
    assert (g.sites[2].warbands, g.sites[5].warbands) == (0, 1)
    assert names(g, g.sites[2].cards) == ["bandit_rampart"]
    assert g.census()["sprawling_rampart"] == 1  # one physical card with two sides


@pytest.mark.rule("1.13")
@pytest.mark.parametrize("oath", OATH_IDS)
def test_two_oaths_give_the_chancellor_a_banner(oath):
    g = dealt(oath=oath)
    expected = {"people": [PEOPLES_FAVOR], "devotion": [DARKEST_SECRET]}.get(oath, [])
    assert g.chancellor.banners == expected
    assert len(g.loose_banners) == 2 - len(expected)


@pytest.mark.rule("1.16", "2.8.2")
def test_faceup_sites_get_their_tokens_and_the_chancellor_decides_if_favor_is_short():
    world = new_world()
    world.sites[1].site, world.sites[1].faceup = "mine", True
    world.sites[3].site, world.sites[3].faceup = "salt_flats", True
    g = dealt(6, world=world.to_data())
    assert g.shared_favor == 4
    match = ready(g)
    ask = match.pending[0]
    assert (ask.seat, ask.prompt) == (0, "place-site-favor")
    for _ in range(4):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])
    table = match.table
    assert isinstance(table, Oath)
    assert (table.sites[1].favor, table.sites[3].favor, table.shared_favor) == (2, 2, 0)
    assert table.sites[3].secrets == 1 and len(table.sites[1].relics) == 1


@pytest.mark.rule("1.17", "1.18")
def test_four_relics_lie_facedown_on_the_reliquary_the_rest_is_the_deck():
    g = dealt()
    assert len([relic for relic in g.reliquary if relic >= 0]) == 4
    assert len(g.relic_deck) == 20 - 4 - 1
    assert not any(g.known.get(relic, 0) for relic in g.reliquary)


@pytest.mark.rule("1.19", "1.20", "1.21")
def test_piles_and_hands_come_from_the_bottom_of_the_world_deck():
    g = dealt(4)
    assert [len(pile) for pile in g.piles] == [1, 1, 1]
    assert [len(player.hand) for player in g.players] == [3, 3, 3, 3]
    assert len(g.world_deck) == 51 + 5 - 3 - 12


@pytest.mark.rule("1.22")
@pytest.mark.ruling("O25")
def test_visions_drawn_from_the_bottom_move_the_marker():
    world = new_world()
    world.deck = [*world.deck, "vision_faith", "conspiracy"]
    world.deck[:0] = ["vision_conquest", "vision_rebellion", "vision_sanctuary"]
    world.deck_is_built = True
    g = dealt(2, world=world.to_data())
    assert g.visions_drawn == 2


@pytest.mark.rule("1.23", "1.23.a", "1.23.b", "1.23.c")
def test_each_player_in_turn_order_chooses_pawn_and_adviser_and_discards_two():
    match = ready(dealt(3, chancellor=1, colours=["red", "purple", "blue"]))
    ask = match.pending[0]
    assert (ask.seat, ask.prompt) == (1, "first-adviser")  # the pawn's place is given
    for _ in range(2):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0])
    ask = match.pending[0]
    assert (ask.seat, ask.prompt) == (2, "place-pawn") and len(ask.options) == 3
    g = match.table
    assert isinstance(g, Oath)
    me = g.players[1]
    assert me.pawn == 0 and len(me.advisers) == 1 and not g.faceup[me.advisers[0]]
    assert len(g.piles[1]) == 3 and len(me.hand) == 0  # from the Cradle to the Provinces
    while g.phase == turn.SETUP:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])
        g = match.table
        assert isinstance(g, Oath)
    assert (g.turn, g.phase, g.round) == (1, turn.ACT, 1)


@pytest.mark.rule("1.B", "1.B.a", "1.B.b", "1.B.c", "2.7")
def test_the_world_deck_has_two_visions_in_the_top_twelve_and_three_in_the_next_eighteen():
    for seed in range(5):
        g = dealt(1, seed=f"deck {seed}")
        backs = [g.kinds[this].is_vision for this in reversed(g.world_deck)]
        assert (sum(backs[:12]), sum(backs[12:30]), sum(backs[30:])) == (2, 3, 0)
        assert g.deck_parts == [0, len(g.world_deck) - 30, 18, 12]


@pytest.mark.rule("1.0")
@pytest.mark.ruling("O24", "O63")
def test_the_introduction_is_a_fixed_deal_for_four():
    a = dealt(4, seed="one", world="introduction")
    b = dealt(4, seed="two", world="introduction")
    assert a.world_deck == b.world_deck and a.relic_deck == b.relic_deck
    assert a.reliquary == b.reliquary and names(a, a.reliquary) == [
        "ring_of_devotion",
        "whistle",
        "cracked_horn",
        "obsidian_cage",
    ]
    old = dealt(4, seed="one", world="introduction-3.3.1")  # as an older script had the relics
    assert names(old, old.reliquary)[:2] == ["book_of_records", "grand_mask"]
    assert old.world_deck == a.world_deck
    assert names(a, a.world_deck[-3:]) == ["fire_talkers", "faithful_friend", "garrison"]
    assert names(a, a.players[3].advisers) == ["a_small_favor"]
    assert [player.pawn for player in a.players] == [0, 2, 2, 5]
    assert names(a, a.sites[2].relics) == ["ivory_eye"]
    assert names(a, a.piles[2]) == [
        "horse_archers",
        "key_to_the_city",
        "sleight_of_hand",
        "keep",
        "battle_honors",
    ]
    assert a.phase == turn.WAKE and sum(a.census().values()) == sum(b.census().values())
    with pytest.raises(BadOptions, match="four"):
        dealt(3, world="introduction")


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (0, {}, "1 to 6"),
        (7, {}, "1 to 6"),
        (3, {"oath": "peace"}, "no 'peace'. Known are: supremacy"),
        (3, {"colours": ["purple", "red"]}, "each of the 3"),
        (3, {"colours": ["red", "purple", "blue"]}, "purple"),
        (3, {"colours": ["purple", "red", "red"]}, "twice"),
        (3, {"chancellor": 3}, "seat"),
        (3, {"citizens": ["purple"]}, "no 'purple'"),
        (3, {"world": "old"}, "world"),
        (3, {"world": {"sites": []}}, "8 sites"),
        (3, {"map": "big"}, "no option"),
    ],
)
def test_bad_options_are_refused_with_a_clear_message(seats, options, message):
    with pytest.raises(BadOptions, match=message):
        dealt(seats, **options)


def test_a_world_survives_being_written_and_read():
    world = new_world()
    world.sites[2].relics = [world.relic_deck.pop()]
    world.dispossessed = [world.deck.pop() for _ in range(6)]
    world.citizens = ["blue"]
    again = World.from_data(world.to_data())
    assert again.to_data() == world.to_data()
    assert len(again.archive()) == 198 - 54
    assert "wolves" not in again.archive() and "gossip" in again.archive()


@pytest.mark.parametrize("change", ["twice", "kind", "relic", "facedown", "top"])
def test_a_damaged_world_is_refused(change):
    world = new_world()
    if change == "twice":
        world.deck.append("longbows")
    elif change == "kind":
        world.deck.append("plains")
    elif change == "relic":
        world.relic_deck.pop()
    elif change == "facedown":
        world.sites[1].cards = [world.deck.pop()]
    else:
        world.sites[0].faceup = False
    with pytest.raises(BadOptions):
        World.from_data(world.to_data())


def test_every_card_of_the_box_is_in_exactly_one_place():
    g = dealt(5)
    cards = [this for place in g.places() for this in place.cards]
    assert len(cards) == len(set(cards)) == 198 + 6 + 21 + 5 + 23 + 2 + 4
    assert {g.kinds[this].id for this in cards} <= set(CARDS)
