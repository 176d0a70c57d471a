"""Rulings on Discord cards that need a position of their own."""

import pytest

from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.world import new_world
from tests.titles.oath.test_chronicle_steps import won
from tests.titles.oath.test_core_setup import dealt, ready
from tests.titles.oath.test_discord_places import marked, play
from tests.titles.oath.test_discord_plans import battle

# -- battle plans


@pytest.mark.rule("card/second_wind", "card/battle_honors", "card/mercenaries")
@pytest.mark.ruling("card/second_wind#1")
@pytest.mark.ends_open
def test_all_other_plans_of_both_sides_are_done_before_the_second_wind(table):
    t = battle(
        table,
        advisers={"red": "second_wind battle_honors", "blue": "mercenaries"},
        favor={"red": 1, "blue": 1},
        secrets={"red": 1},
        warbands={"red": 6},
    )
    t.campaign("blue", dice=6)
    t.plans("second_wind", "battle_honors", "mercenaries")
    t.answer("count 1")
    t.expect(1, "travel-to")
    assert (t.favor("red"), t.bank("order")) == (2, 1)  # honored
    assert t.advisers("blue") == "" and t.pile("provinces") == "mercenaries"  # left the beaten


@pytest.mark.rule("card/zealots", "card/wrestlers")
@pytest.mark.ruling("card/zealots#1")
@pytest.mark.ends_open
def test_zealots_keep_their_zeal_when_the_defending_force_shrinks_afterwards(table):
    t = battle(
        table,
        at={2: "blue 5"},
        advisers={"red": "zealots", "blue": "wrestlers"},
        favor={"red": 1},
        dice=[0, 0, 3],
    )
    t.campaign("blue", dice=1)
    t.plans("zealots", "wrestlers")
    assert t.at(2) == "blue 4"  # no more than red's four now
    t.expect(1, "sacrifice")
    assert t.question().count == 2  # one sword and twice three against four


# -- relics, favor, Visions


@pytest.mark.rule("card/relic_thief", "card/tinkers_fair")
@pytest.mark.ruling("card/relic_thief#2")
def test_a_relic_given_in_an_exchange_is_not_taken(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast tinkers_fair"},
        advisers={"purple": "relic_thief"},
        relics={"blue": "map"},
        favor={"red": 1, "purple": 1},
        secrets={"purple": 1},
        turn_of="red",
    )
    t.use("tinkers_fair", "choose blue", "give favor", "want map", "offer", "accept")
    assert t.relics("red") == "map" and (t.favor("purple"), t.secrets("purple")) == (1, 1)


@pytest.mark.rule("card/gambling_hall", "5.5.4")
@pytest.mark.ruling("card/gambling_hall#1")
@pytest.mark.parametrize(
    ("dice", "won"), [([2, 3, 5, 0], 4), ([2, 5, 5, 0], 4), ([4, 5, 5, 5], 16)]
)
def test_each_doubling_face_doubles_all_shields_of_the_gambler(table, dice, won):
    t = table(
        "purple red",
        sites={1: "lush_coast gambling_hall"},
        favor={"purple": 2},
        banks=dict.fromkeys(["discord", "arcane", "order", "hearth", "nomad"], 0) | {"beast": 20},
        dice=dice,
    )
    t.use("gambling_hall")
    t.maybe("bank beast")
    assert (t.favor("purple"), t.bank("beast")) == (won, 20 - won)


@pytest.mark.rule("card/false_prophet", "6.6.2", "6.8")
@pytest.mark.ruling("card/false_prophet#1")
def test_the_prophets_warband_outlasts_citizenship_and_wins_once_he_is_an_exile_again(table):
    t = table(
        "purple red blue",
        advisers={"red": "false_prophet"},
        banners={"red": "darkest_secret"},
        visions={"blue": "vision_faith"},
        visions_drawn=3,
        state=marked("vision_faith"),
    )
    t.answer("citizenship red", "choose reliquary_1", "pass", "offer", "accept")
    vision = t.this("vision_faith")
    assert t.player("red").is_citizen and t.g.warbands_on[vision] == [0, 1, 0, 0, 0, 0]
    t.rest()
    assert t.phase == "red act" and not t.match.over  # a Citizen does not win with it
    t.answer("exile red", "rest", "rest")
    assert t.match.over and t.g.winner == t.seat("red")
    assert t.g.winning_vision == "vision_faith" and t.g.warbands_on[vision][1] == 1


# -- Salt the Earth


@pytest.mark.rule("card/salt_the_earth", "2.8.1")
@pytest.mark.ruling("card/salt_the_earth#1")
@pytest.mark.ends_open
def test_salt_the_earth_goes_to_a_full_or_drowned_site_of_the_region_but_to_no_facedown_one(table):
    setup = {"banners": {"red": "peoples_favor"}, "pawns": {"red": 3}}
    sites = {3: "steppe", 4: "drowned_city"}
    t = play(table, "salt_the_earth", **setup, sites=sites, facedown={5: "wastes"})
    assert t.offered("to s3") and t.offered("to s4") and not t.offered("to s5")
    t = play(table, "salt_the_earth", **setup, sites={3: "steppe"}, facedown={4: "drowned_city"})
    assert t.offered("to s3") and not t.offered("to s4")


@pytest.mark.rule("card/salt_the_earth", "8.3.1", "2.8.1")
@pytest.mark.ruling("card/salt_the_earth#2")
@pytest.mark.ends_open
def test_no_edifice_replaces_salt_the_earth_at_the_drowned_city(table):
    for site, plots in [
        ("drowned_city", ["choose elders", "pass"]),
        ("lush_coast", ["choose salt_the_earth", "choose elders", "pass"]),
    ]:
        t = table(
            "purple red",
            sites={1: f"{site} salt_the_earth", 3: "mountain elders"},
            at={1: "purple 1", 3: "purple 1"},
            state=won("purple"),
        )
        t.answer("choose people")
        assert t.names() == plots


# -- Gossip


@pytest.mark.rule("card/gossip", "1.23.b")
@pytest.mark.ruling("card/gossip#3")
def test_in_setup_everybody_has_a_facedown_adviser_in_spite_of_gossip():
    world = new_world()
    world.sites[0].cards = ["gossip"]
    world.deck.append("longbows")
    match = ready(dealt(3, world=world.to_data()))
    while match.pending[0].prompt != "act":
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    g = match.table
    assert isinstance(g, Oath) and g.kinds[g.sites[0].cards[0]].id == "gossip"
    assert [len(player.advisers) for player in g.players] == [1, 1, 1]
    assert not any(g.faceup[player.advisers[0]] for player in g.players)
