"""Hearth's actions."""

import pytest

ALL = ["discord", "arcane", "order", "hearth", "beast", "nomad"]


# -- Wayside Inn


@pytest.mark.rule("card/wayside_inn")
def test_the_wayside_inn_gives_two_supply_once_in_a_turn(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wayside_inn"},
        favor={"purple": 2},
        supply={"purple": 3},
    )
    t.use("wayside_inn")
    assert (t.supply("purple"), t.favor("purple"), t.favor_on("wayside_inn")) == (5, 1, 1)
    assert not t.offered("use wayside_inn")  # its favor lies there already


@pytest.mark.rule("card/wayside_inn")
def test_supply_above_seven_is_lost_and_a_full_track_needs_no_inn(table):
    setup = {"sites": {1: "lush_coast wayside_inn"}}
    t = table("purple red", **setup, favor={"purple": 1}, supply={"purple": 6})
    t.use("wayside_inn")
    assert t.supply("purple") == 7
    t = table("purple red", **setup, favor={"purple": 1})
    assert not t.offered("use wayside_inn")
    t = table("purple red", **setup, supply={"purple": 3})
    assert not t.offered("use wayside_inn")  # nothing to pay with


# -- Memory of Home


@pytest.mark.rule("card/memory_of_home")
def test_the_memory_of_home_brings_all_favor_of_a_bank_to_the_hearth(table):
    t = table(
        "purple red",
        advisers={"purple": "memory_of_home"},
        secrets={"purple": 1},
        banks={"order": 5, "beast": 0},
    )
    t.use("memory_of_home")
    t.expect(0, "choose-bank", "from discord", "from arcane", "from order", "from nomad")
    t.answer("from order")
    assert (t.bank("order"), t.bank("hearth")) == (0, 8)
    assert (t.secrets("purple"), t.secrets_on("memory_of_home")) == (0, 0)  # burned


@pytest.mark.rule("card/memory_of_home")
def test_without_favor_elsewhere_or_a_secret_to_burn_there_is_no_memory(table):
    setup = {"advisers": {"purple": "memory_of_home"}}
    empty = dict.fromkeys(ALL, 0) | {"hearth": 4}
    t = table("purple red", **setup, secrets={"purple": 1}, banks=empty)
    assert not t.offered("use memory_of_home")
    t = table("purple red", **setup, facedown_secrets={"purple": 1})
    assert not t.offered("use memory_of_home")


# -- Levelers


@pytest.mark.rule("card/levelers")
def test_levelers_shift_two_favor_from_the_fullest_to_the_emptiest_bank(table):
    t = table(
        "purple red",
        advisers={"purple": "levelers"},
        secrets={"purple": 1},
        banks={"order": 5, "beast": 0},
    )
    t.use("levelers")
    assert (t.bank("order"), t.bank("beast"), t.secrets_on("levelers")) == (3, 2, 1)
    assert not t.offered("use levelers")


@pytest.mark.rule("card/levelers")
def test_who_levels_breaks_the_ties_on_both_ends(table):
    t = table(
        "purple red",
        advisers={"purple": "levelers"},
        secrets={"purple": 1},
        banks={"order": 5, "hearth": 5, "beast": 1, "nomad": 1},
    )
    t.use("levelers")
    t.expect(0, "choose-bank", "from order", "from hearth")
    t.answer("from hearth")
    t.expect(0, "choose-bank", "to beast", "to nomad")
    t.answer("to nomad")
    assert [t.bank(suit) for suit in ALL] == [3, 3, 5, 3, 1, 3]


@pytest.mark.rule("card/levelers", "9.3")
def test_among_equal_banks_two_different_ones_are_named_and_empty_ones_give_nothing(table):
    setup = {"advisers": {"purple": "levelers"}, "secrets": {"purple": 1}}
    t = table("purple red", **setup)
    t.use("levelers", "from order")
    assert not t.offered("to order")
    t.answer("to beast")
    assert (t.bank("order"), t.bank("beast")) == (1, 5)
    t = table("purple red", **setup, banks=dict.fromkeys(ALL, 0) | {"order": 1})
    t.use("levelers", "to arcane")
    assert (t.bank("order"), t.bank("arcane")) == (0, 1)  # as much as there is
    t = table("purple red", **setup, banks=dict.fromkeys(ALL, 0))
    assert not t.offered("use levelers")


# -- Storyteller


@pytest.mark.rule("card/storyteller")
@pytest.mark.ruling("card/storyteller#1")
@pytest.mark.parametrize("holder", ["", "purple", "red"])
def test_the_storyteller_adds_a_secret_to_the_darkest_one_whoever_holds_it(table, holder):
    t = table(
        "purple red",
        advisers={"purple": "storyteller"},
        favor={"purple": 1},
        secrets={"purple": 1},
        banners={holder: "darkest_secret"} if holder else {},
        secrets_on={"darkest_secret": 2},
    )
    t.use("storyteller")
    assert t.secrets_on("darkest_secret") == 3
    assert (t.secrets("purple"), t.favor_on("storyteller")) == (1, 1)  # from the shared bank
    assert not t.offered("use storyteller")


# -- A Round of Ale


@pytest.mark.rule("card/a_round_of_ale", "4.3.1", "4.3.2")
def test_a_round_of_ale_returns_tokens_as_rest_does_but_not_its_own_favor(table):
    t = table(
        "purple red",
        sites={1: "lush_coast a_round_of_ale wayside_inn", 2: "steppe wolves"},
        favor={"purple": 1},
        supply={"purple": 2},
        secrets_on={"wolves": 1, "darkest_secret": 2},
        favor_on={"wayside_inn": 1, "peoples_favor": 3},
        facedown_secrets={"purple": 2, "red": 1},
    )
    t.use("a_round_of_ale")
    assert (t.favor_on("wayside_inn"), t.bank("hearth")) == (0, 4)
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (3, 0)
    assert t.favor_on("a_round_of_ale") == 1 and not t.offered("use a_round_of_ale")
    assert (t.favor_on("peoples_favor"), t.secrets_on("darkest_secret")) == (3, 2)
    assert (t.facedown_secrets("red"), t.supply("purple")) == (1, 2)  # only the own; no Supply


@pytest.mark.rule("card/a_round_of_ale")
def test_nobody_drinks_when_nothing_lies_on_any_card(table):
    setup = {"sites": {1: "lush_coast a_round_of_ale"}, "favor": {"purple": 1}}
    t = table("purple red", **setup, facedown_secrets={"red": 1})
    assert not t.offered("use a_round_of_ale")
    t = table("purple red", **setup, facedown_secrets={"purple": 1})
    assert t.offered("use a_round_of_ale")


# -- Charming Friend


@pytest.mark.rule("card/charming_friend")
def test_the_charming_friend_takes_a_favor_of_a_neighbour(table):
    t = table(
        "purple red blue yellow white",
        sites={2: "steppe"},
        pawns={"yellow": 2},
        advisers={"purple": "charming_friend"},
        secrets={"purple": 1},
        favor={"red": 2, "blue": 1, "yellow": 3},
    )
    t.use("charming_friend")
    t.expect(0, "choose-player", "choose red", "choose blue")  # white has none, yellow is away
    t.answer("choose red")
    assert (t.favor("purple"), t.favor("red"), t.secrets_on("charming_friend")) == (1, 1, 1)


@pytest.mark.rule("card/charming_friend")
def test_poor_or_distant_players_charm_nobody(table):
    setup = {"advisers": {"purple": "charming_friend"}, "secrets": {"purple": 1}}
    t = table("purple red", **setup)
    assert not t.offered("use charming_friend")
    t = table("purple red", **setup, sites={2: "steppe"}, pawns={"red": 2}, favor={"red": 3})
    assert not t.offered("use charming_friend")


# -- Armed Mob


def mob(table, **more):
    """Purple stands at the Armed Mob; red, elsewhere, has advisers and the Darkest Secret."""
    setup = {
        "sites": {1: "lush_coast armed_mob", 6: "wastes"},
        "pawns": {"red": 6},
        "favor": {"purple": 1},
        "advisers": {"red": "wolves elders -bracken"},
        "banners": {"red": "darkest_secret"},
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/armed_mob")
def test_the_armed_mob_discards_a_faceup_adviser_of_who_has_the_darkest_secret(table):
    t = mob(table)
    t.use("armed_mob")
    t.expect(0, "choose-card", "discard wolves", "discard elders")
    t.answer("discard elders")
    assert t.advisers("red") == "wolves -bracken" and t.pile("provinces") == "elders"
    assert t.favor_on("armed_mob") == 1


@pytest.mark.rule("card/armed_mob")
def test_the_mob_spares_the_peoples_favorite_and_locked_advisers(table):
    t = mob(table, banners={"red": "darkest_secret peoples_favor"})
    assert not t.offered("use armed_mob")
    t = mob(table, banners={})
    assert not t.offered("use armed_mob")  # nobody has it
    t = mob(table, advisers={"red": "insomnia -bracken"})
    assert not t.offered("use armed_mob")
    t = mob(table, banners={"purple": "peoples_favor", "red": "darkest_secret"})
    assert t.offered("use armed_mob")  # purple's own People's Favor protects nobody else


@pytest.mark.rule("card/armed_mob")
def test_who_has_the_secret_himself_can_only_turn_the_mob_on_his_own_advisers(table):
    t = mob(
        table,
        banners={"purple": "darkest_secret"},
        advisers={"purple": "scouts", "red": "wolves"},
    )
    t.use("armed_mob")
    assert (t.advisers("purple"), t.advisers("red")) == ("", "wolves")


# -- Tavern Songs


@pytest.mark.rule("card/tavern_songs")
def test_tavern_songs_tell_their_listener_alone_of_the_top_of_the_local_pile(table):
    t = table(
        "purple red",
        advisers={"purple": "tavern_songs"},
        piles={"cradle": "wolves elders vision_faith keep", "provinces": "bracken"},
    )
    t.use("tavern_songs")
    me, other, pile = t.player("purple"), t.player("red"), t.g.piles[0]
    assert [t.g.knows(me, this) for this in pile] == [False, True, True, True]
    assert not any(t.g.knows(other, this) for this in pile)
    assert not t.g.knows(me, t.g.piles[1][0])
    assert t.pile("cradle") == "wolves elders vision_faith keep"
    seen = [event for event in t.match.events(0) if event["id"] == "looks-at-top"]
    heard = [event for event in t.match.events(1) if event["id"] == "looks-at-top"]
    assert seen[0]["cards"] == ["wolves", "elders", "vision_faith"]
    assert "cards" not in heard[0] and heard[0]["count"] == 3
    assert not t.offered("use tavern_songs")  # nothing new to hear


@pytest.mark.rule("card/tavern_songs")
def test_songs_of_a_short_pile_are_short_and_of_an_empty_one_there_are_none(table):
    t = table("purple red", advisers={"purple": "tavern_songs"}, piles={"cradle": "wolves"})
    t.use("tavern_songs")
    assert t.g.knows(t.player("purple"), t.this("wolves"))
    t = table("purple red", advisers={"purple": "tavern_songs"}, piles={"provinces": "wolves"})
    assert not t.offered("use tavern_songs")


# -- Homesteaders


@pytest.mark.rule("card/homesteaders")
def test_homesteaders_move_a_faceup_adviser_to_the_site_without_playing_it(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"purple": "homesteaders wolves -elders", "red": "scouts"},
        favor_on={"wolves": 1},
    )
    t.use("homesteaders")
    t.expect(0, "choose-card", "choose homesteaders", "choose wolves")
    t.answer("choose wolves")
    assert t.cards(1) == "longbows wolves" and t.advisers("purple") == "homesteaders -elders"
    assert (t.favor("purple"), t.favor_on("wolves"), t.bank("beast")) == (0, 1, 3)
    t.use("homesteaders")  # the last one is itself
    assert t.cards(1) == "longbows wolves homesteaders"


@pytest.mark.rule("card/homesteaders", "7.2")
def test_homesteaders_heed_restriction_lock_and_room(table):
    t = table(
        "purple red",
        sites={1: "lush_coast homesteaders"},
        advisers={"purple": "charming_friend insomnia -wolves"},
    )
    assert not t.offered("use homesteaders")  # advisers only, locked, facedown
    t = table(
        "purple red",
        sites={1: "lush_coast longbows scouts keep"},
        advisers={"purple": "homesteaders wolves"},
    )
    assert not t.offered("use homesteaders")  # the site is full


# -- Relic Breaker


@pytest.mark.rule("card/relic_breaker")
def test_the_relic_breaker_buries_a_facedown_relic_for_three_warbands(table):
    t = table(
        "purple red",
        sites={1: "drowned_city"},
        relics_at={1: "map whistle"},
        advisers={"purple": "relic_breaker"},
        favor={"purple": 1},
    )
    t.use("relic_breaker")
    t.expect(0, "choose-relic", "bury s1.relic1", "bury s1.relic2")
    t.answer("bury s1.relic2")
    assert t.relics_at(1) == "map" and t.g.relic_deck[0] == t.this("whistle")
    assert (t.warbands("purple"), t.favor_on("relic_breaker")) == (3, 1)
    assert not t.g.known.get(t.this("whistle"), 0)  # nobody has seen it


@pytest.mark.rule("card/relic_breaker", "9.3")
def test_the_breaker_needs_a_relic_at_his_site_but_no_full_bank(table):
    setup = {"advisers": {"red": "relic_breaker"}, "favor": {"red": 1}, "turn_of": "red"}
    t = table("purple red", **setup, sites={2: "mountain"}, relics_at={2: "map"})
    assert not t.offered("use relic_breaker")
    t = table(
        "purple red",
        **setup,
        sites={1: "mountain"},
        relics_at={1: "map"},
        warbands={"red": 12},
    )
    t.use("relic_breaker")
    assert (t.relics_at(1), t.warbands("red")) == ("", 14)


# -- Ballot Box


@pytest.mark.rule("card/ballot_box", "7.6.1", "6.6.2")
def test_at_the_ballot_box_the_peoples_favorite_becomes_a_citizen(table):
    t = table(
        "purple red",
        sites={1: "lush_coast ballot_box"},
        banners={"red": "peoples_favor"},
        warbands={"red": 2},
        visions={"red": "vision_faith"},
        supply={"red": 1},
        turn_of="red",
    )
    relics = list(t.g.reliquary)
    t.use("ballot_box")
    assert t.player("red").is_citizen and t.banners("red") == "peoples_favor"
    assert (t.relics("red"), t.g.reliquary, t.vision("red")) == ("", relics, "")
    assert t.phase == "purple act" and t.supply("red") == 7 and t.g.reserve[1] == 14


@pytest.mark.rule("card/ballot_box")
def test_only_an_exile_with_the_peoples_favor_can_vote_himself_in(table):
    sites = {1: "lush_coast ballot_box"}
    t = table("purple red", sites=sites, turn_of="red", banners={"purple": "peoples_favor"})
    assert not t.offered("use ballot_box")
    banners = {"red": "peoples_favor"}
    t = table("purple red", sites=sites, turn_of="red", banners=banners, citizens="red")
    assert not t.offered("use ballot_box")
    t = table("purple red", sites=sites, banners={"purple": "peoples_favor"})
    assert not t.offered("use ballot_box")
