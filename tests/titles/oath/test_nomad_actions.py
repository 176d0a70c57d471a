"""Nomad's actions: Ancient Binding, Elders, Convoys, Resettle, Oracle."""

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import search

VISIONS = "vision_faith vision_conquest vision_rebellion vision_sanctuary conspiracy"

# -- Ancient Binding


@pytest.mark.rule("card/ancient_binding")
@pytest.mark.ruling("card/ancient_binding#1")
def test_the_ancient_binding_leaves_everybody_a_single_secret(table):
    t = table(
        "purple red blue yellow",
        advisers={"purple": "ancient_binding"},
        secrets={"purple": 5, "red": 3, "blue": 1},
        facedown_secrets={"purple": 1, "red": 2},
        banners={"blue": "darkest_secret"},
        secrets_on={"darkest_secret": 4},
    )
    t.use("ancient_binding")
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (0, 0)
    assert t.secrets_on("ancient_binding") == 1  # the only one left
    assert (t.secrets("red"), t.facedown_secrets("red")) == (1, 0)
    assert (t.secrets("blue"), t.secrets("yellow")) == (1, 0)
    assert t.secrets_on("darkest_secret") == 4  # not touched


@pytest.mark.rule("card/ancient_binding")
def test_secrets_on_other_cards_burn_too_and_the_placed_one_comes_back(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves"},
        advisers={"purple": "ancient_binding"},
        secrets={"purple": 3},
    )
    t.trade("wolves")
    assert t.secrets_on("wolves") == 1
    t.use("ancient_binding")
    assert (t.secrets_on("wolves"), t.secrets_on("ancient_binding")) == (0, 1)
    t.rest()
    assert t.secrets("purple") == 1


@pytest.mark.rule("card/ancient_binding", "7.1.2")
def test_the_binding_needs_two_faceup_secrets_and_something_to_burn(table):
    setup = {"advisers": {"purple": "ancient_binding"}}
    t = table("purple red", **setup, secrets={"purple": 1, "red": 5})
    assert not t.offered("use ancient_binding")
    t = table("purple red", **setup, secrets={"purple": 2, "red": 1})
    assert not t.offered("use ancient_binding")  # everybody sees that nothing would burn
    t = table("purple red", **setup, secrets={"purple": 2}, facedown_secrets={"red": 2})
    t.use("ancient_binding")
    assert t.facedown_secrets("red") == 1
    assert not t.offered("use ancient_binding")  # a secret lies on it


# -- Elders


@pytest.mark.rule("card/elders")
def test_elders_give_a_secret_for_two_favor_once_a_turn(table):
    t = table("purple red", sites={1: "lush_coast elders"}, favor={"purple": 4})
    t.use("elders")
    assert (t.secrets("purple"), t.favor("purple"), t.favor_on("elders")) == (1, 2, 2)
    assert not t.offered("use elders")  # favor lies on it
    t.ends_clean()
    t = table("purple red", sites={1: "lush_coast elders"}, favor={"purple": 1})
    assert not t.offered("use elders")


# -- Convoys


@pytest.mark.rule("card/convoys")
def test_convoys_stack_another_regions_pile_onto_the_local_one(table):
    t = table(
        "purple red",
        sites={3: "steppe convoys"},
        at={3: "purple 1"},
        piles={"cradle": "wolves keep", "provinces": "scouts", "hinterland": "elders longbows"},
        favor={"purple": 1},
    )
    t.use("convoys")
    t.expect(0, "choose-thing", "choose provinces", "choose hinterland")
    t.answer("choose hinterland")
    assert t.pile("cradle") == "elders longbows wolves keep"  # where the pawn is, not the card
    assert (t.pile("hinterland"), t.pile("provinces")) == ("", "scouts")
    assert t.favor_on("convoys") == 1 and "stacks-pile" in t.events(1)


@pytest.mark.rule("card/convoys")
def test_convoys_come_to_an_empty_pile_but_not_from_one(table):
    t = table(
        "purple red",
        sites={1: "lush_coast convoys"},
        piles={"provinces": "scouts keep"},
        favor={"purple": 1},
    )
    t.use("convoys")
    assert (t.pile("cradle"), t.pile("provinces")) == ("scouts keep", "")
    t = table(
        "purple red",
        sites={1: "lush_coast convoys"},
        piles={"cradle": "scouts"},
        favor={"purple": 1},
    )
    assert not t.offered("use convoys")


# -- Resettle


@pytest.mark.rule("card/resettle")
def test_resettle_moves_a_nomad_adviser_of_anybody_to_any_site_with_room(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast resettle", 2: "mine longbows", 4: "steppe", 6: "wastes"},
        advisers={"purple": "elders", "red": "horse_archers wolves -tents"},
        secrets_on={"horse_archers": 1},
    )
    t.use("resettle")
    t.expect(0, "choose-card", "choose elders", "choose horse_archers")
    t.answer("choose horse_archers")
    t.expect(0, "choose-site", "to s1", "to s4", "to s6")  # the Mine is full
    t.answer("to s4")
    assert (t.cards(4), t.advisers("red")) == ("horse_archers", "wolves -tents")
    assert t.secrets_on("horse_archers") == 1  # it goes along
    assert t.favor("purple") == 0  # not a play


@pytest.mark.rule("card/resettle", "7.2.1", "7.2.2")
def test_people_who_only_advise_and_locked_ones_cannot_be_resettled(table):
    t = table(
        "purple red",
        sites={1: "lush_coast resettle"},
        advisers={"red": "twin_brother faithful_friend family_wagon"},
    )
    assert not t.offered("use resettle")


@pytest.mark.rule("card/resettle", "2.8.1")
def test_without_room_anywhere_nobody_is_resettled(table):
    sites = {1: "rocky_coast resettle wolves"}
    t = table("purple red", sites=sites, advisers={"red": "elders"})
    assert not t.offered("use resettle")  # all other sites are facedown


# -- Oracle


def prophecy(table, **more):
    """Red stands beside the Oracle with two secrets; the third card of the deck is a Vision."""
    setup = {
        "sites": {1: "lush_coast oracle"},
        "secrets": {"red": 2},
        "deck": "wolves keep vision_faith scouts vision_conquest",
        "visions_drawn": 1,
        "turn_of": "red",
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/oracle", "2.7.1")
@pytest.mark.ruling("card/oracle#1")
def test_the_oracle_finds_the_uppermost_vision_and_keeps_the_others_in_order(table):
    t = prophecy(table)
    before = t.g.world_deck.copy()
    t.use("oracle")
    assert (t.hand("red"), t.g.visions_drawn, t.secrets_on("oracle")) == ("vision_faith", 2, 2)
    t.expect(1, "play-card", "to play", "to facedown", "discard")
    t.answer("to play")
    assert t.vision("red") == "vision_faith"
    before.remove(t.this("vision_faith"))
    assert t.g.world_deck == before


@pytest.mark.rule("card/oracle")
@pytest.mark.ruling("card/oracle#2")
def test_the_vision_of_the_oracle_may_be_hidden_or_discarded_and_nobody_else_sees_it(table):
    t = prophecy(table)
    t.use("oracle", "to facedown")
    assert t.advisers("red") == "-vision_faith"
    told = [event for event in t.match.events(0) if event["id"] == "draws"]
    assert "cards" not in told[-1] and "vision_faith" not in str(t.match.events(0))
    t.ends_clean()
    t = prophecy(table)
    t.use("oracle", "discard")
    assert t.pile("provinces") == "vision_faith"


@pytest.mark.rule("card/oracle", "5.1.4.III")
@pytest.mark.ends_open
def test_the_chancellor_cannot_reveal_what_the_oracle_shows_him(table):
    t = prophecy(table, turn_of="purple", secrets={"purple": 2})
    t.use("oracle")
    t.expect(0, "play-card", "to facedown", "discard")


@pytest.mark.rule("card/oracle")
def test_the_oracle_is_silent_when_all_visions_are_out_or_secrets_are_missing(table):
    t = prophecy(table, deck="wolves keep", piles={"hinterland": VISIONS})
    assert not t.offered("use oracle")  # everybody sees the backs
    t = prophecy(table, secrets={"red": 1})
    assert not t.offered("use oracle")


@pytest.mark.rule("card/oracle", "9.4")
@pytest.mark.by_hand
def test_above_the_vision_that_was_found_there_will_be_no_other(table):
    def one_part(g):
        g.deck_parts = [0, len(g.world_deck), 0, 0]

    for seed in ("a", "b", "c"):
        t = prophecy(table, state=one_part, seed=seed)
        t.use("oracle", "discard")
        g = t.g
        n = g.clear_top
        top = g.world_deck[-n:]
        assert n > 0 and not any(g.kinds[this].is_vision for this in top)
        dreamt = g.imagine(0, Rng("dream"))
        assert not any(dreamt.kinds[this].is_vision for this in dreamt.world_deck[-n:])
        search.stir_deck(g)
        assert g.world_deck[-n:] == top
        search.take_from_deck(g, len(g.world_deck) - 1)
        assert g.clear_top == n - 1
