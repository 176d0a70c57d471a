"""Beast's Action powers that kill, fight, hunt and move favor."""

import pytest

EMPTY = dict.fromkeys(["discord", "arcane", "order", "hearth", "beast", "nomad"], 0)


# -- Wolves


@pytest.mark.rule("card/wolves")
def test_wolves_kill_a_warband_on_any_board_even_on_the_own(table):
    setup = {
        "advisers": {"purple": "wolves"},
        "secrets": {"purple": 1},
        "warbands": {"purple": 1, "red": 2},
        "at": {1: "blue 3"},
    }
    t = table("purple red blue", **setup)
    t.use("wolves")
    t.expect(0, "kill-warband", "lose purple", "lose red")  # blue's are at a site, not on a board
    t.answer("lose red")
    assert (t.warbands("red"), t.g.reserve[1], t.secrets_on("wolves")) == (1, 13, 1)
    assert not t.offered("use wolves")  # the secret lies on the card
    t.ends_clean()
    t = table("purple red blue", **setup)
    t.use("wolves", "lose purple")
    assert t.warbands("purple") == 0
    t.ends_clean()


@pytest.mark.rule("card/wolves")
def test_wolves_need_a_secret_and_a_warband_on_some_board(table):
    t = table("purple red", advisers={"purple": "wolves"}, secrets={"purple": 1})
    assert not t.offered("use wolves")
    t = table("purple red", advisers={"purple": "wolves"}, warbands={"red": 1})
    assert not t.offered("use wolves")
    t = table(
        "purple red", sites={1: "lush_coast wolves"}, secrets={"purple": 1}, warbands={"red": 1}
    )
    t.use("wolves")  # only one board: no question
    assert t.warbands("red") == 0


# -- Second Chance


@pytest.mark.rule("card/second_chance")
def test_a_second_chance_is_taken_from_players_with_order_or_discord_advisers(table):
    t = table(
        "purple red blue yellow",
        advisers={
            "purple": "second_chance longbows",
            "red": "mercenaries",
            "blue": "wolves -keep",
            "yellow": "-insomnia",
        },
        warbands={"purple": 1, "red": 2, "blue": 2, "yellow": 2},
        secrets={"purple": 1},
    )
    t.use("second_chance")
    t.expect(0, "kill-warband", "lose purple", "lose red")
    t.answer("lose red")
    assert (t.warbands("purple"), t.warbands("red"), t.g.reserve[1]) == (2, 1, 13)


@pytest.mark.rule("card/second_chance")
def test_nobody_gains_a_warband_without_a_kill(table):
    setup = {"secrets": {"red": 1}, "turn_of": "red"}
    advisers = {"red": "second_chance", "purple": "longbows"}
    t = table("purple red", advisers=advisers, **setup)
    assert not t.offered("use second_chance")  # no warbands on that board
    t = table("purple red", advisers={"red": "second_chance"}, warbands={"purple": 2}, **setup)
    assert not t.offered("use second_chance")  # no such adviser
    t = table("purple red", advisers=advisers, warbands={"purple": 2, "red": 14}, **setup)
    t.use("second_chance")
    assert (t.warbands("purple"), t.warbands("red")) == (1, 14)  # the bank is empty


@pytest.mark.rule("card/second_chance", "10.Erledigen")
def test_a_citizen_gains_the_purple_warband_that_just_died(table):
    t = table(
        "purple red",
        citizens="red",
        advisers={"red": "second_chance", "purple": "longbows"},
        warbands={"purple": 20, "red": 4},
        secrets={"red": 1},
        turn_of="red",
    )
    t.use("second_chance")
    assert (t.warbands("purple"), t.warbands("red"), t.g.reserve[0]) == (19, 5, 0)


# -- Wild Allies


@pytest.mark.rule("card/wild_allies")
def test_wild_allies_fight_at_any_site_with_a_beast_card_without_supply(table):
    t = table(
        "purple red blue",
        sites={3: "steppe wolves", 4: "fertile_valley elders", 6: "ancient_city bracken"},
        at={3: "blue 1", 4: "blue 1", 6: "red 2"},
        pawns={"blue": 6},
        advisers={"red": "wild_allies"},
        warbands={"red": 3},
        secrets={"red": 1},
        supply={"red": 0},
        oath="people",
        turn_of="red",
        dice=[0, 3, 3, 3, 0],
    )
    t.use("wild_allies")
    t.expect(1, "choose-site", "choose s3", "choose s6")
    t.answer("choose s3")
    t.campaign("blue", dice=3)
    t.answer("count 1")
    assert (t.at(3), t.pawn("red"), t.supply("red")) == ("red 1", 1, 0)
    assert t.secrets_on("wild_allies") == 1


@pytest.mark.rule("card/wild_allies", "5.5.5")
def test_warbands_at_that_site_join_the_attack_and_may_die(table):
    t = table(
        "purple red blue",
        sites={6: "ancient_city bracken"},
        at={6: "red 2"},
        pawns={"blue": 6},
        advisers={"red": "wild_allies"},
        warbands={"red": 1},
        secrets={"red": 1},
        oath="people",
        turn_of="red",
        dice=[0, 0, 3, 5, 3],
    )
    t.use("wild_allies")  # at the only site with a Beast card
    t.campaign("blue", "pawn")
    assert t.dice_rolled()[0] == 3
    t.expect(1, "lose-to-skulls", "lose red", "lose s6")
    t.answer("lose s6", "to s3")
    assert (t.at(6), t.warbands("red"), t.pawn("blue")) == ("red 1", 1, 3)


@pytest.mark.rule("card/wild_allies")
def test_wild_allies_need_a_beast_card_and_somebody_to_fight_beside_it(table):
    setup = {"advisers": {"red": "wild_allies"}, "secrets": {"red": 1}, "turn_of": "red"}
    t = table("purple red", sites={3: "steppe longbows"}, **setup)
    assert not t.offered("use wild_allies")  # it is an adviser, not on the map
    t = table("purple red", sites={3: "steppe wolves"}, at={3: "red 1"}, **setup)
    assert not t.offered("use wild_allies")
    t = table("purple red", sites={3: "steppe wolves"}, **setup)
    assert t.offered("use wild_allies")  # bandits


# -- Roving Terror


def lair(table, **more):
    """The Terror is at site 1, two other cards at site 3."""
    setup = {
        "sites": {1: "lush_coast roving_terror elders", 3: "steppe longbows wolves", 4: "river"},
        "secrets": {"purple": 1},
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/roving_terror")
@pytest.mark.ruling("card/roving_terror#2")
def test_the_terror_discards_a_denizen_elsewhere_and_moves_in_with_its_secret(table):
    t = lair(table)
    t.use("roving_terror")
    t.expect(0, "choose-card", "discard longbows", "discard wolves")  # none at its own site
    t.answer("discard longbows")
    assert (t.cards(1), t.cards(3)) == ("elders", "wolves roving_terror")
    assert t.pile("hinterland") == "longbows" and t.secrets_on("roving_terror") == 1
    t.rest()
    assert t.secrets("purple") == 1


@pytest.mark.rule("card/roving_terror", "7.2.2")
@pytest.mark.ruling("card/roving_terror#1")
def test_without_a_discard_the_terror_stays_where_it_is(table):
    t = lair(table, sites={1: "lush_coast roving_terror elders", 3: "steppe", 4: "river"})
    assert not t.offered("use roving_terror")  # empty sites
    t = lair(table, sites={1: "lush_coast roving_terror", 3: "steppe forest_council keep"})
    assert not t.offered("use roving_terror")  # locked cards
    t = lair(table, sites={1: "lush_coast roving_terror", 3: "steppe sprawling_rampart"})
    assert not t.offered("use roving_terror")  # an edifice is no denizen
    t = lair(table, secrets_on={"roving_terror": 1})
    assert not t.offered("use roving_terror")


@pytest.mark.rule("card/roving_terror", "10.Abwerfen")
def test_what_lay_on_the_victim_returns(table):
    t = lair(table, favor_on={"longbows": 2})
    t.use("roving_terror", "discard longbows")
    assert t.bank("order") == 5 and t.favor_on("longbows") == 0


# -- Memory of Nature


@pytest.mark.rule("card/memory_of_nature")
def test_as_much_favor_moves_as_there_are_beast_cards_on_the_map(table):
    t = table(
        "purple red",
        sites={1: "lush_coast memory_of_nature", 3: "steppe wolves longbows"},
        advisers={"red": "bracken"},
        banks={"nomad": 1, "hearth": 0},
        secrets={"purple": 1},
    )
    t.use("memory_of_nature")
    t.expect(0, "choose-bank", "from discord", "from arcane", "from order", "from nomad")
    assert t.question().count == 2
    t.answer("from nomad")
    t.expect(0, "choose-bank", "from discord", "from arcane", "from order")
    t.answer("from order")
    assert (t.bank("beast"), t.bank("nomad"), t.bank("order")) == (5, 0, 2)
    assert t.events().count("shifts-favor") == 2


@pytest.mark.rule("card/memory_of_nature", "9.3")
def test_no_more_moves_than_the_other_banks_have(table):
    sites = {1: "lush_coast memory_of_nature wolves", 3: "steppe rangers bracken"}
    t = table("purple red", sites=sites, banks=EMPTY | {"order": 3}, secrets={"purple": 1})
    t.use("memory_of_nature")  # one bank: no question
    assert (t.bank("beast"), t.bank("order")) == (3, 0)
    t = table("purple red", sites=sites, banks=EMPTY | {"beast": 3}, secrets={"purple": 1})
    assert not t.offered("use memory_of_nature")
    t = table("purple red", advisers={"purple": "memory_of_nature"}, secrets={"purple": 1})
    assert not t.offered("use memory_of_nature")  # no Beast card on the map
