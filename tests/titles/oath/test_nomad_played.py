"""Nomad's When Played powers."""

import pytest


def play(table, card, *answers, **more):
    """Red draws the card in his turn and plays it as told."""
    setup = {"deck": f"{card} keep scouts", "turn_of": "red"}
    t = table(more.pop("players", "purple red blue"), **(setup | more))
    t.search()
    t.keep(card, *answers)
    return t


# -- Faithful Friend


@pytest.mark.rule("card/faithful_friend")
def test_a_faithful_friend_brings_four_supply_up_to_the_leftmost_space(table):
    t = play(table, "faithful_friend", "to advisers", supply={"red": 3})
    assert t.supply("red") == 5  # 3 - 2 + 4
    t.ends_clean()
    t = play(table, "faithful_friend", "to advisers", supply={"red": 6})
    assert t.supply("red") == 7
    t = play(table, "faithful_friend", "to facedown", supply={"red": 3})
    assert t.supply("red") == 1


# -- Great Herd


@pytest.mark.rule("card/great_herd")
@pytest.mark.ruling("card/great_herd#1")
def test_the_great_herd_may_swap_places_with_a_nomad_card_at_any_site(table):
    setup = {
        "sites": {1: "rocky_coast wolves", 4: "steppe elders longbows", 6: "wastes sacred_ground"},
        "favor_on": {"elders": 2},
    }
    t = play(table, "great_herd", "to s1", **setup)
    t.expect(1, "choose-card", "swap elders", "pass")  # the Sacred Ground is locked
    t.answer("swap elders")
    assert (t.cards(1), t.cards(4)) == ("wolves elders", "great_herd longbows")
    assert t.favor("red") == 1 and t.favor_on("elders") == 2
    t.ends_clean()
    t = play(table, "great_herd", "to s1", "pass", **setup)
    assert t.cards(1) == "wolves great_herd"


@pytest.mark.rule("card/great_herd")
def test_the_great_herd_grazes_where_it_is_without_another_nomad_elsewhere(table):
    t = play(table, "great_herd", "to s1", sites={1: "lush_coast elders", 4: "steppe wolves"})
    assert t.cards(1) == "elders great_herd" and not t.was_asked("red", "choose-card")


@pytest.mark.rule("card/great_herd", "card/ancient_bloodline")
def test_an_enemys_ancient_bloodline_holds_the_herd_and_its_own_cards(table):
    sites = {1: "lush_coast", 4: "steppe elders"}
    bloodline = {"advisers": {"blue": "ancient_bloodline"}, "sites": sites}
    t = play(table, "great_herd", "to s1", **bloodline, at={1: "blue 1"})
    assert t.cards(1) == "great_herd" and not t.was_asked("red", "choose-card")
    t = play(table, "great_herd", "to s1", **bloodline, at={4: "blue 1"})
    assert t.cards(1) == "great_herd" and not t.was_asked("red", "choose-card")


# -- Twin Brother


@pytest.mark.rule("card/twin_brother")
def test_the_twin_brother_may_take_the_place_of_a_nomad_adviser(table):
    setup = {
        "advisers": {
            "red": "elders",
            "blue": "wolves horse_archers -tents",
            "purple": "faithful_friend",
        },
    }
    t = play(table, "twin_brother", "to advisers", **setup)
    t.expect(1, "choose-card", "swap horse_archers", "pass")  # not own, locked or hidden ones
    t.answer("swap horse_archers")
    assert t.advisers("red") == "elders horse_archers"
    assert t.advisers("blue") == "wolves twin_brother -tents"
    t.ends_clean()
    t = play(table, "twin_brother", "to advisers", "pass", **setup)
    assert t.advisers("red") == "elders twin_brother"


@pytest.mark.rule("card/twin_brother", "card/family_wagon", "5.1.4.II.a")
def test_whoever_loses_the_family_wagon_to_a_twin_has_too_many_advisers(table):
    t = play(
        table,
        "twin_brother",
        "to advisers",
        "swap family_wagon",
        advisers={"red": "wolves", "blue": "family_wagon elders tents convoys"},
    )
    t.expect(2, "discard-adviser")
    t.answer("discard tents")
    assert t.advisers("blue") == "twin_brother elders convoys"
    assert t.advisers("red") == "wolves family_wagon"


@pytest.mark.rule("card/twin_brother")
def test_without_a_nomad_beside_another_board_the_twin_stays(table):
    t = play(table, "twin_brother", "to advisers", advisers={"blue": "wolves"})
    assert t.advisers("red") == "twin_brother"


# -- The Gathering


@pytest.mark.rule("card/the_gathering")
@pytest.mark.ruling("card/the_gathering#1", "card/the_gathering#3")
def test_to_the_gathering_everybody_may_come_from_the_chancellor_on(table):
    t = play(
        table,
        "the_gathering",
        "to s1",
        sites={1: "lush_coast", 4: "steppe", 6: "wastes"},
        pawns={"purple": 4, "blue": 6},
        supply={"purple": 0},
    )
    t.expect(0, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(2, "use-power", "choose yes", "pass")
    t.answer("pass")
    assert (t.pawn("purple"), t.pawn("red"), t.pawn("blue")) == (1, 1, 6)
    assert t.supply("purple") == 0  # pawns are set, not travelling
    t.expect(0, "choose-player", "choose red", "pass")  # blue is not here
    t.answer("pass", "pass")
    assert (t.phase, t.pawn("purple")) == ("red act", 1)  # where it stays


@pytest.mark.rule("card/the_gathering", "7.6.3")
def test_at_the_gathering_all_who_are_there_exchange_as_often_as_they_want(table):
    t = play(
        table,
        "the_gathering",
        "to s1",
        relics={"blue": "whistle"},
        advisers={"red": "wolves a_small_favor", "blue": "-scryer"},
        favor={"red": 1, "blue": 2},
        secrets={"blue": 2},
        deck="the_gathering keep longbows",
    )
    t.expect(0, "choose-player", "choose red", "choose blue", "pass")
    t.answer("pass")
    t.expect(1, "choose-player", "choose blue", "choose purple", "pass")
    t.answer("choose blue")
    assert t.offered("give wolves") and not t.offered("give a_small_favor")  # locked
    assert t.offered("want blue.1") and t.offered("want whistle")
    t.answer("give wolves", "give favor", "count 2", "want whistle", "want secrets", "count 1")
    t.answer("offer", "accept")
    assert (t.relics("red"), t.secrets("red"), t.favor("red")) == ("whistle", 1, 0)
    assert t.advisers("blue") == "-scryer wolves" and t.favor("blue") == 4
    t.expect(2, "choose-player", "choose purple", "choose red", "pass")
    t.answer("choose red", "give favor", "count 1", "want whistle", "offer", "pass")
    assert t.relics("red") == "whistle"  # refused
    t.expect(0, "choose-player")  # another round, since there was an offer
    t.answer("pass", "pass", "pass")
    assert "exchanges" in t.events(0)


@pytest.mark.rule("card/the_gathering")
def test_a_facedown_adviser_changes_hands_unseen_by_others(table):
    t = play(
        table,
        "the_gathering",
        "to s1",
        relics={"purple": "the_grand_scepter"},
        advisers={"red": "-wolves", "blue": "-naysayers"},
    )
    t.answer("pass", "choose blue", "give red.1", "want blue.1", "offer", "accept")
    assert (t.advisers("red"), t.advisers("blue")) == ("-naysayers", "-wolves")
    assert "naysayers" not in str(t.match.events(0)) and "wolves" not in str(t.match.events(0))
    t.maybe("pass", "pass", "pass", "pass")


@pytest.mark.rule("card/the_gathering")
def test_with_nothing_to_exchange_a_gathering_is_over_at_once(table):
    play(
        table,
        "the_gathering",
        "to s1",
        "pass",
        sites={1: "lush_coast", 4: "steppe"},
        pawns={"purple": 4},
        players="purple red",
    )


# -- Ancient Pact


PACT = {
    "banners": {"red": "darkest_secret"},
    "secrets_on": {"darkest_secret": 3},
    "reliquary": "whistle map brass_horse ivory_eye",
}


@pytest.mark.rule("card/ancient_pact", "7.6.1")
def test_the_ancient_pact_makes_a_citizen_with_an_unseen_relic(table):
    few = {"supply": {"red": 2, "purple": 1}}
    t = play(
        table, "ancient_pact", "to advisers", "choose yes", "choose reliquary_2", **PACT, **few
    )
    assert t.player("red").is_citizen and t.relics("red") == "map"
    assert t.banners("purple") == "darkest_secret"
    assert t.secrets_on("darkest_secret") == 3  # given, not seized
    assert t.supply("red") == 7 and t.phase != "red act"


@pytest.mark.rule("card/ancient_pact")
@pytest.mark.ruling("card/ancient_pact#1")
def test_the_pact_is_a_choice_of_exiles_with_the_darkest_secret(table):
    t = play(table, "ancient_pact", "to advisers", "pass", **PACT)
    assert t.player("red").is_exile and t.banners("red") == "darkest_secret"
    t = play(table, "ancient_pact", "to advisers", **(PACT | {"banners": {}}))
    assert t.player("red").is_exile and t.phase == "red act"
    t.ends_clean()  # nobody was asked
    t = play(table, "ancient_pact", "to advisers", **PACT, citizens="red")
    assert t.banners("red") == "darkest_secret" and t.phase == "red act"
    t.ends_clean()


@pytest.mark.rule("card/ancient_pact", "9.3")
def test_an_empty_reliquary_has_no_relic_for_the_pact(table):
    t = play(
        table,
        "ancient_pact",
        "to advisers",
        "choose yes",
        banners={"red": "darkest_secret"},
        uncovered="brutal decadent careless greedy",
    )
    assert t.player("red").is_citizen and t.relics("red") == ""


# -- Pilgrimage


@pytest.mark.rule("card/pilgrimage")
def test_a_pilgrimage_trades_the_denizens_of_a_site_for_dispossessed_ones(table):
    t = play(
        table,
        "pilgrimage",
        "to advisers",
        sites={1: "lush_coast wolves elders"},
        favor_on={"elders": 2},
        secrets_on={"wolves": 1},
        dispossessed="bracken convoys dazzle",
    )
    t.expect(1, "discard-order")
    seen = t.hand("red").split()
    t.answer(f"discard {seen[0]}")
    assert t.cards(1) == "" and len(t.g.dispossessed) == 3
    assert t.pile("cradle") == f"{seen[1]} {seen[0]}"
    assert (t.bank("nomad"), t.facedown_secrets("red")) == (5, 1)
    for this in [*t.g.piles[0], *t.g.dispossessed]:
        assert not t.g.knows(t.player("blue"), this)  # nobody else can tell where they are
    assert all(t.g.knows(t.player("red"), this) for this in t.g.piles[0])


@pytest.mark.rule("card/pilgrimage", "7.2.2")
def test_locked_cards_and_edifices_stay_behind(table):
    t = play(
        table,
        "pilgrimage",
        "to advisers",
        sites={1: "lush_coast sacred_ground wolves ancient_forge"},
        dispossessed="bracken",
    )
    assert t.cards(1) == "sacred_ground ancient_forge"
    assert t.pile("cradle") in ("wolves", "bracken") and len(t.g.dispossessed) == 1


@pytest.mark.rule("card/pilgrimage")
def test_where_nobody_lives_there_is_no_pilgrimage(table):
    t = play(table, "pilgrimage", "to advisers", dispossessed="bracken")
    assert (t.pile("cradle"), len(t.g.dispossessed)) == ("", 1)
    assert "dispossesses" not in t.events()
