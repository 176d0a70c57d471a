"""Nocturne: what each Hex does to those who receive it."""

from __future__ import annotations

import pytest


def hexed(table, name, hand="", deck="", discard="", **more):
    """Seat 0 has played Skulk and seat 1 receives this Hex."""
    t = table(
        hands=["skulk", hand],
        decks=["", deck],
        discards=["", discard],
        hexes=f"{name} greed",
        **more,
    )
    t.play("skulk")
    return t


@pytest.mark.rule("card/bad_omens", "D28")
def test_bad_omens_leaves_a_deck_of_two_coppers(table):
    t = hexed(table, "bad_omens", deck="gold copper faithful_hound", discard="copper*2")
    assert (t.deck(1), t.discard(1)) == ("copper copper", "copper faithful_hound gold")
    assert t.known(0, "deck", 1) == ["copper", "copper"]
    assert t.told(0, "shows") == []


@pytest.mark.rule("card/bad_omens")
@pytest.mark.ruling("card/bad_omens#1", "R251")
@pytest.mark.parametrize(("coppers", "left"), [("copper", "copper"), ("", "")])
def test_bad_omens_with_too_few_coppers_shows_the_discard_pile(table, coppers, left):
    t = hexed(table, "bad_omens", deck=f"gold {coppers}", discard="estate")
    assert t.deck(1) == left
    (shown,) = t.told(0, "shows")
    assert sorted(shown["cards"]) == sorted(f"gold estate {coppers}".split())
    assert len(t.known(0, "discard", 1)) == 1  # seen, and covered again
    assert t.imagined(0, "discard", 1) == {"estate gold"}


@pytest.mark.rule("D57")
@pytest.mark.parametrize(
    ("name", "taken", "other"),
    [
        pytest.param("delusion", "deluded", "envious", marks=pytest.mark.rule("card/delusion")),
        pytest.param("envy", "envious", "deluded", marks=pytest.mark.rule("card/envy")),
    ],
)
@pytest.mark.ruling("card/delusion#1", "card/envy#1")
def test_delusion_and_envy_bring_their_state_unless_either_is_there(table, name, taken, other):
    t = hexed(table, name)
    assert t.holds(1, taken)
    t = hexed(table, name, owned=["", taken])
    assert t.g.players[1].owned.count(t.g.players[1].owned[0]) == 1
    t = hexed(table, name, owned=["", other])
    assert t.holds(1, other)
    assert not t.holds(1, taken)


@pytest.mark.rule("card/famine")
def test_famine_discards_actions_and_shuffles_the_rest_in(table):
    t = hexed(table, "famine", deck="village gold smithy moat")
    assert sorted(t.deck(1).split()) == ["gold", "moat"]
    assert t.discard(1) == "smithy village"


@pytest.mark.rule("card/fear")
@pytest.mark.ruling("card/fear#1")
def test_fear_takes_an_action_or_treasure_of_the_victims_choice(table):
    t = hexed(table, "fear", hand="village copper estate*3")
    t.expect(1, "fear", "discard village", "discard copper")
    t.answer("discard village")
    assert t.hand(1) == "copper estate estate estate"


@pytest.mark.rule("card/fear")
def test_fear_spares_small_hands_and_shows_hands_without_a_fitting_card(table):
    assert hexed(table, "fear", hand="copper*4").discard(1) == ""
    t = hexed(table, "fear", hand="estate*5")
    assert t.told(0, "shows")[0]["cards"] == ["estate"] * 5
    assert (1, "fear") in t.forced


@pytest.mark.rule("card/greed")
def test_greed_puts_a_copper_on_the_deck(table):
    assert hexed(table, "greed", deck="gold").deck(1) == "copper gold"
    assert hexed(table, "greed", deck="gold", supply={"copper": 0}).deck(1) == "gold"


@pytest.mark.rule("card/haunting")
def test_haunting_takes_a_card_from_a_hand_of_four(table):
    t = hexed(table, "haunting", hand="gold copper*3", deck="estate")
    t.answer("topdeck gold")
    assert t.deck(1) == "gold estate"
    assert t.zone(0, "hand", 1)["count"] == 3
    assert t.known(0, "deck", 1) == []
    assert hexed(table, "haunting", hand="gold copper*2").deck(1) == ""


@pytest.mark.rule("card/locusts")
@pytest.mark.parametrize("eaten", ["copper", "estate"])
def test_locusts_bring_a_curse_for_a_copper_or_an_estate(table, eaten):
    t = hexed(table, "locusts", deck=eaten)
    assert (t.trash(), t.discard(1)) == (eaten, "curse")


@pytest.mark.rule("card/locusts")
@pytest.mark.ruling("card/locusts#1")
def test_locusts_bring_a_cheaper_card_with_a_common_type(table):
    t = hexed(
        table, "locusts", deck="cobbler", kingdom="secret_cave ghost_town village duchy silver"
    )
    t.expect(1, "gain", "gain secret_cave", "gain ghost_town")  # Duration, Night and Duration
    t.answer("gain secret_cave")
    assert (t.trash(), t.discard(1)) == ("cobbler", "secret_cave")


@pytest.mark.rule("card/locusts")
@pytest.mark.ruling("card/locusts#2")
def test_locusts_bring_nothing_if_nothing_fits_and_need_a_card(table):
    t = hexed(table, "locusts", deck="curse")
    assert (t.trash(), t.discard(1)) == ("curse", "")
    assert hexed(table, "locusts").trash() == ""


@pytest.mark.rule("card/misery", "D57")
@pytest.mark.ruling("card/misery#1")
@pytest.mark.parametrize(
    ("before", "after"),
    [("", "miserable"), ("miserable", "twice_miserable"), ("twice_miserable", "twice_miserable")],
)
def test_misery_grows_once_and_then_stays(table, before, after):
    t = hexed(table, "misery", owned=["", before])
    assert [card.id for card in t.g.players[1].owned] == [after]


@pytest.mark.rule("card/plague")
def test_plague_brings_a_curse_into_hand(table):
    t = hexed(table, "plague")
    assert t.hand(1) == "curse"


@pytest.mark.rule("card/poverty")
def test_poverty_leaves_three_cards(table):
    t = hexed(table, "poverty", hand="gold copper*2 estate*2")
    t.answer("discard estate", "discard estate")
    assert t.hand(1) == "copper copper gold"
    assert hexed(table, "poverty", hand="gold*3").discard(1) == ""


@pytest.mark.rule("card/war")
@pytest.mark.parametrize("victim", ["village", "smithy"])
def test_war_destroys_the_first_card_that_costs_three_or_four(table, victim):
    t = hexed(table, "war", deck=f"copper market {victim} silver")
    assert (t.trash(), t.discard(1), t.deck(1)) == (victim, "copper market", "silver")


@pytest.mark.rule("card/war")
@pytest.mark.ruling("card/war#1")
def test_war_without_a_victim_discards_everything(table):
    t = hexed(table, "war", deck="copper market", discard="estate")
    assert (t.trash(), t.discard(1), t.deck(1)) == ("", "copper estate market", "")


@pytest.mark.rule("D59")
def test_the_hex_discard_pile_is_shuffled_when_a_hex_is_needed_and_none_is_left(table):
    t = table(hands=["skulk*14", ""], actions=13)
    t.play(*["skulk"] * 12)
    assert len(t.g.decks["hexes"].discard) == 12
    t.play("skulk")
    assert (len(t.g.decks["hexes"].cards), len(t.g.decks["hexes"].discard)) == (11, 1)
