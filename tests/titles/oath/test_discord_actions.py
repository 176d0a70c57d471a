"""Discord's actions, Downtrodden, and the powers that rest."""

import pytest

# -- Sleight of Hand


@pytest.mark.rule("card/sleight_of_hand")
def test_sleight_of_hand_takes_a_secret_of_a_neighbour_with_at_least_two(table):
    t = table(
        "purple red blue yellow",
        sites={2: "fertile_valley"},
        pawns={"yellow": 2},
        advisers={"purple": "sleight_of_hand"},
        favor={"purple": 1},
        secrets={"red": 2, "blue": 1, "yellow": 3},
        facedown_secrets={"blue": 1},
    )
    t.use("sleight_of_hand")
    t.expect(0, "choose-player", "choose red", "choose blue")  # facedown secrets count, too
    t.answer("choose red")
    assert (t.secrets("purple"), t.secrets("red"), t.secrets("yellow")) == (1, 1, 3)
    assert t.favor_on("sleight_of_hand") == 1 and not t.offered("use sleight_of_hand")


@pytest.mark.rule("card/sleight_of_hand")
def test_a_last_secret_is_safe_from_sleight_of_hand(table):
    setup = {"advisers": {"purple": "sleight_of_hand"}, "favor": {"purple": 1}}
    t = table("purple red", **setup, secrets={"red": 1})
    assert not t.offered("use sleight_of_hand")
    t = table("purple red", **setup, sites={2: "steppe"}, pawns={"red": 2}, secrets={"red": 3})
    assert not t.offered("use sleight_of_hand")  # no neighbour


# -- Scryer


@pytest.mark.rule("card/scryer")
@pytest.mark.ruling("card/scryer#1")
def test_the_scryer_sees_a_whole_discard_pile_and_nobody_else_does(table):
    t = table(
        "purple red",
        advisers={"purple": "scryer"},
        secrets={"purple": 1},
        piles={"cradle": "wolves elders vision_faith", "hinterland": "bracken"},
    )
    t.use("scryer")
    t.expect(0, "choose-thing", "choose cradle", "choose hinterland")  # no empty pile
    t.answer("choose cradle")
    me, other = t.player("purple"), t.player("red")
    assert all(t.g.knows(me, this) for this in t.g.piles[0])
    assert not any(t.g.knows(other, this) for this in t.g.piles[0])
    assert not t.g.knows(me, t.g.piles[2][0]) and t.pile("cradle") == "wolves elders vision_faith"
    seen = [event for event in t.match.events(0) if event["id"] == "looks-through"]
    heard = [event for event in t.match.events(1) if event["id"] == "looks-through"]
    assert sorted(seen[0]["cards"]) == ["elders", "vision_faith", "wolves"]
    assert "cards" not in heard[0] and t.secrets_on("scryer") == 1


@pytest.mark.rule("card/scryer")
def test_without_any_discards_there_is_nothing_to_scry(table):
    t = table("purple red", advisers={"purple": "scryer"}, secrets={"purple": 1})
    assert not t.offered("use scryer")
    t = table("purple red", advisers={"purple": "scryer"}, piles={"cradle": "wolves"})
    assert not t.offered("use scryer")  # no secret to pay with


# -- Assassin


@pytest.mark.rule("card/assassin")
def test_the_assassin_discards_a_faceup_adviser_of_a_neighbour_who_is_not_locked(table):
    t = table(
        "purple red blue",
        sites={2: "fertile_valley"},
        pawns={"blue": 2},
        advisers={"purple": "assassin", "red": "wolves elders -bracken insomnia", "blue": "scouts"},
        favor={"purple": 1},
        secrets_on={"elders": 1},
    )
    t.use("assassin")
    t.expect(0, "choose-card", "discard wolves", "discard elders")
    t.answer("discard elders")
    assert t.advisers("red") == "wolves -bracken insomnia" and t.pile("provinces") == "elders"
    assert t.facedown_secrets("purple") == 1  # what lay on it comes to the one who discards
    assert t.favor_on("assassin") == 1


@pytest.mark.rule("card/assassin")
def test_an_assassin_finds_no_victim_among_facedown_locked_or_distant_advisers(table):
    t = table(
        "purple red blue",
        sites={2: "fertile_valley"},
        pawns={"blue": 2},
        advisers={"purple": "assassin wolves", "red": "-elders insomnia", "blue": "scouts"},
        favor={"purple": 1},
    )
    assert not t.offered("use assassin")


LIMITERS = ["assassin", "silver_tongue", "insomnia"]


@pytest.mark.rule("card/assassin", "card/silver_tongue", "card/insomnia", "7.6.4")
@pytest.mark.parametrize("id", LIMITERS)
def test_who_plays_a_card_with_the_limit_two_discards_down_to_it(table, id):
    t = table(
        "purple red",
        advisers={"purple": "wolves elders -bracken"},
        deck=f"{id} scouts keep",
    )
    t.search()
    t.keep(id, "to advisers", "discard wolves", "discard purple.2")
    assert t.advisers("purple") == f"elders {id}"


@pytest.mark.rule("card/assassin", "card/silver_tongue", "card/insomnia", "7.6.4")
@pytest.mark.parametrize("id", LIMITERS)
@pytest.mark.ruling("card/assassin#1", "card/silver_tongue#1", "card/insomnia#1")
@pytest.mark.ends_open
def test_beside_two_locked_advisers_a_card_with_the_limit_two_cannot_be_played(table, id):
    locked = "a_small_favor vow_of_obedience"
    t = table("purple red", advisers={"purple": locked}, deck=f"{id} scouts keep")
    t.search()
    t.keep(id)
    t.expect(0, "play-card", "to facedown", "discard")
    t = table("purple red", advisers={"purple": f"{locked} wolves"}, deck=f"{id} scouts keep")
    t.search()
    t.keep(id)
    assert not t.offered("to advisers")
    t = table("purple red", advisers={"purple": f"{id} wolves"}, deck="scouts keep elders")
    t.search()
    t.keep("scouts", "to advisers")  # wolves have to go, a locked card cannot
    assert t.advisers("purple") == f"{id} scouts"


# -- Gambling Hall


@pytest.mark.rule("card/gambling_hall")
def test_the_gambling_hall_pays_the_shields_of_four_dice_from_a_bank_chosen_afterwards(table):
    t = table(
        "purple red",
        sites={1: "lush_coast gambling_hall"},
        favor={"purple": 2},
        banks={"beast": 7, "nomad": 0},
        dice=[2, 4, 5, 0],
    )
    t.use("gambling_hall")  # 1 + 2, doubled
    assert t.favor("purple") == 0 and t.favor_on("gambling_hall") == 2
    assert t.offered("bank beast") and not t.offered("bank nomad")
    t.answer("bank beast")
    assert (t.favor("purple"), t.bank("beast")) == (6, 1)


@pytest.mark.rule("card/gambling_hall")
def test_the_gambling_hall_pays_no_more_than_the_bank_has_and_nothing_for_blanks(table):
    setup = {"sites": {1: "lush_coast gambling_hall"}, "favor": {"purple": 2}}
    t = table("purple red", **setup, dice=[4, 4, 4, 4])
    t.use("gambling_hall", "bank order")
    assert (t.favor("purple"), t.bank("order")) == (3, 0)
    t = table("purple red", **setup, dice=[5, 5, 0, 1])
    t.use("gambling_hall")
    assert t.favor("purple") == 0


@pytest.mark.rule("card/gambling_hall")
def test_without_two_favor_or_any_favor_to_win_nobody_gambles(table):
    sites = {1: "lush_coast gambling_hall"}
    t = table("purple red", sites=sites, favor={"purple": 1})
    assert not t.offered("use gambling_hall")
    empty = dict.fromkeys(["discord", "arcane", "order", "hearth", "beast", "nomad"], 0)
    t = table("purple red", sites=sites, favor={"purple": 2}, banks=empty)
    assert not t.offered("use gambling_hall")


# -- Enchantress


@pytest.mark.rule("card/enchantress")
def test_the_enchantress_changes_places_with_a_faceup_adviser_of_anybody(table):
    t = table(
        "purple red blue",
        sites={6: "wastes"},
        pawns={"blue": 6},
        advisers={
            "purple": "longbows enchantress",
            "red": "wolves -elders insomnia",
            "blue": "scouts",
        },
        secrets={"purple": 1},
        favor_on={"scouts": 1},
    )
    t.use("enchantress")
    t.expect(0, "choose-card", "swap wolves", "swap scouts")  # no facedown or locked one
    t.answer("swap scouts")
    assert t.advisers("purple") == "longbows scouts" and t.advisers("blue") == "enchantress"
    assert (t.secrets("purple"), t.favor_on("scouts")) == (0, 1)  # burned; tokens go along


@pytest.mark.rule("card/enchantress")
def test_the_enchantress_needs_a_secret_to_burn_and_somebody_to_enchant(table):
    t = table("purple red", advisers={"purple": "enchantress", "red": "wolves"})
    assert not t.offered("use enchantress")
    t = table(
        "purple red",
        advisers={"purple": "enchantress wolves", "red": "insomnia -elders"},
        secrets={"purple": 1},
    )
    assert not t.offered("use enchantress")


# -- Downtrodden


@pytest.mark.rule("card/downtrodden")
def test_downtrodden_muster_two_more_on_a_card_of_the_one_poorest_bank(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows wolves"},
        advisers={"purple": "downtrodden"},
        favor={"purple": 3},
        banks={"beast": 2},
    )
    t.muster("wolves", "downtrodden")
    assert t.warbands("purple") == 4
    t.muster("longbows", "downtrodden")
    assert t.warbands("purple") == 6  # Order is not the poorest


@pytest.mark.rule("card/downtrodden", "7.4.1")
@pytest.mark.ends_open
def test_downtrodden_are_optional_and_a_tie_is_not_poorer(table):
    setup = {
        "sites": {1: "lush_coast wolves longbows"},
        "advisers": {"purple": "downtrodden"},
        "favor": {"purple": 1},
    }
    t = table("purple red", **setup, banks={"beast": 0})
    t.answer("muster")
    t.expect(0, "use-modifier", "use downtrodden", "pass")
    t.answer("pass", "on wolves")
    assert t.warbands("purple") == 2
    t = table("purple red", **setup, banks={"beast": 0, "nomad": 0})
    t.answer("muster")
    t.expect(0, "muster-on")  # no modifier is offered
    t = table("purple red", **setup, banks={"nomad": 0})
    t.answer("muster")
    t.expect(0, "muster-on")  # no Nomad card here


# -- rest


@pytest.mark.rule("card/naysayers")
@pytest.mark.parametrize("keeper", ["red", "blue"])
@pytest.mark.ruling("card/naysayers#1")
def test_naysayers_take_a_favor_of_the_chancellor_while_any_exile_has_the_title(table, keeper):
    t = table(
        "purple red blue",
        advisers={"red": "naysayers"},
        favor={"purple": 2},
        oath="people",
        keeper=keeper,
        usurper=keeper == "blue",
        banners={keeper: "peoples_favor"},
        turn_of="red",
    )
    t.rest()
    t.expect(1, "rest-power", "use naysayers", "pass")
    t.answer("use naysayers")
    assert (t.favor("red"), t.favor("purple")) == (1, 1)


@pytest.mark.rule("card/naysayers")
def test_naysayers_are_silent_while_the_empire_keeps_the_oath_or_the_chancellor_is_poor(table):
    setup = {"advisers": {"red": "naysayers"}, "oath": "people", "turn_of": "red"}
    t = table("purple red blue", **setup, citizens="blue", keeper="blue", favor={"purple": 2})
    t.rest()
    assert (t.favor("red"), t.favor("purple"), t.phase) == (0, 2, "blue act")
    t = table("purple red", **setup, keeper="red", banners={"red": "peoples_favor"})
    t.rest()
    assert (t.favor("red"), t.phase) == (0, "purple act")
    t = table(
        "purple red",
        oath="people",
        keeper="red",
        banners={"red": "peoples_favor"},
        advisers={"purple": "naysayers"},
        favor={"purple": 2},
    )
    t.rest()
    assert t.favor("purple") == 2  # the Chancellor takes nothing from himself


@pytest.mark.rule("card/silver_tongue")
def test_the_silver_tongue_rests_with_a_favor_of_a_suit_at_its_site(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves longbows elders"},
        advisers={"purple": "silver_tongue"},
        banks={"order": 0},
    )
    t.rest()
    t.answer("use silver_tongue")
    t.expect(0, "choose-bank", "bank beast", "bank nomad")
    t.answer("bank nomad")
    assert (t.favor("purple"), t.bank("nomad"), t.bank("beast")) == (1, 2, 3)


@pytest.mark.rule("card/silver_tongue")
def test_without_a_card_or_favor_of_its_suit_a_silver_tongue_gets_nothing(table):
    setup = {"advisers": {"purple": "silver_tongue"}}
    t = table("purple red", **setup)
    t.rest()
    assert (t.favor("purple"), t.phase) == (0, "red act")
    t = table("purple red", **setup, sites={1: "lush_coast wolves"}, banks={"beast": 0})
    t.rest()
    assert (t.favor("purple"), t.phase) == (0, "red act")


@pytest.mark.rule("card/insomnia")
def test_insomnia_brings_a_secret_at_rest_if_one_wants_it(table):
    t = table("purple red", advisers={"purple": "insomnia"})
    t.rest()
    t.answer("use insomnia")
    assert (t.secrets("purple"), t.phase) == (1, "red act")
    t = table("purple red", advisers={"purple": "insomnia"})
    t.rest()
    t.answer("pass")
    assert t.secrets("purple") == 0
