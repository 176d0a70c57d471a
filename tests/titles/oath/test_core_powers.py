"""Using powers (7): access, costs, the registry, simultaneous triggers."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath import inplay, rule, tokens
from tafelrunde.titles.oath.cards.all_cards import MISSING, PASSIVE
from tafelrunde.titles.oath.catalogue import CARDS, DENIZENS, FACES
from tafelrunde.titles.oath.contexts import Action, Travel
from tafelrunde.titles.oath.powers import HOOKS, ON_PLAN, Power, attach, register


@pytest.mark.rule("2.6.3", "2.9.b", "2.8.5")
def test_every_card_has_its_power():
    assert MISSING == []
    for card in FACES:
        assert card.id in PASSIVE or card.power.id == card.id


@pytest.mark.rule("7.3", "7.3.2", "7.3.4", "7.4", "7.5")
def test_every_power_has_the_hooks_its_kind_needs():
    needs = {
        "action": ["act"],
        "when_played": ["when_played"],
        "rest": ["rest"],
        "battle_plan": ["plan"],
    }
    for card in FACES:
        if card.id == "the_grand_scepter":
            continue
        hooks = {HOOKS[at] for at in card.power.hooks}
        for kind in card.power_types:
            assert hooks.issuperset(needs.get(kind, [])), card.id


def test_an_unknown_or_second_power_fails_loudly():
    with pytest.raises(ValueError, match="twice"):
        register("peoples_favor", Power())
    with pytest.raises(ValueError, match="no card"):
        attach({})


@pytest.mark.rule("2.6.1", "2.9")
def test_there_are_thirty_three_denizens_of_each_suit_and_ruins_have_none():
    assert [sum(card.suit == suit for card in DENIZENS) for suit in range(6)] == [33] * 6
    assert CARDS["bandit_rampart"].suit == -1 and CARDS["sprawling_rampart"].suit == 2


@pytest.mark.rule("7.1.1", "10.Euer-Ort", "7.0")
def test_a_power_is_open_to_who_rules_the_card_or_stands_at_its_site(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 2: "river wolves", 3: "steppe elders"},
        at={2: "purple 1", 3: "red 1"},
        advisers={"purple": "scouts -keep", "red": "tents"},
        relics={"purple": "map"},
    )
    me = t.player("purple")
    open_to = [name for name in ("longbows", "wolves", "elders", "scouts", "keep", "tents", "map")
               if rule.has_access(t.g, me, t.this(name), me.pawn)]  # fmt: skip
    assert open_to == ["longbows", "wolves", "scouts", "map"]


@pytest.mark.rule("7.1.2", "7.1.2.a", "7.1.2.b", "7.1.2.d")
@pytest.mark.by_hand
def test_costs_are_paid_faceup_and_only_onto_empty_cards(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves elders"},
        secrets={"purple": 1},
        favor={"purple": 2},
        favor_on={"elders": 1},
        facedown_secrets={"red": 1},
    )
    g, me = t.g, t.player("purple")
    assert tokens.can_pay(g, me, t.this("wolves"))
    assert not tokens.can_pay(g, me, t.this("elders"))
    assert tokens.can_pay(g, me, t.this("elders"), 0, 0, True)
    assert not tokens.can_pay(g, t.player("red"), t.this("wolves"))
    tokens.pay(g, me, t.this("wolves"))
    assert t.secrets_on("wolves") == 1 and me.secrets == 0


@pytest.mark.rule("7.1.2.c")
@pytest.mark.by_hand
def test_outside_ones_turn_favor_goes_to_the_bank_and_secrets_are_flipped(table):
    t = table(
        "purple red", advisers={"red": "mercenaries wolves"}, favor={"red": 1}, secrets={"red": 1}
    )
    red = t.player("red")
    tokens.pay(t.g, red, t.this("mercenaries"))
    tokens.pay(t.g, red, t.this("wolves"))
    assert (red.favor, red.secrets, red.facedown) == (0, 0, 1)
    assert t.bank("discord") == 4 and t.secrets_on("wolves") == 0


@pytest.mark.rule("9.2", "7.6.2")
def test_set_add_and_free_do_not_depend_on_their_order(table):
    t = table("purple red")
    me = t.player("purple")
    x = Action(me, 0, [])
    x.base = 4
    x.added += 1
    x.set_supply(2)
    assert x.supply() == 3
    x.set_supply(3)
    assert x.supply() == 3  # the lowest one counts
    x.free = True
    assert x.supply() == 0
    trip = Travel(me, 0, [], 3)
    trip.passes.append(4)
    trip.site_added += 1
    trip.ignores_sites = True
    trip.close()
    assert not trip.forbidden and trip.supply() == 0


@pytest.mark.rule("7.2.2", "10.Gesperrt")
def test_a_locked_card_stays_only_while_it_is_faceup(table):
    t = table("purple red", sites={1: "lush_coast keep"}, advisers={"red": "-marriage"})
    assert inplay.is_locked(t.g, None, t.this("keep"))
    assert not inplay.is_locked(t.g, None, t.this("marriage"))


@pytest.mark.rule("7.1.4")
@pytest.mark.ruling("O11")
def test_triggers_come_clockwise_from_the_acting_player_sites_first(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast longbows", 3: "steppe wrestlers", 4: "river bear_traps"},
        at={3: "red 1", 4: "red 1"},
        advisers={"blue": "scouts", "red": "battle_honors"},
    )
    g = t.g
    expected = ["wrestlers", "bear_traps", "battle_honors", "scouts", "longbows"]
    assert g.names(g.in_trigger_order(ON_PLAN, t.player("red"))) == expected
    expected = ["scouts", "wrestlers", "bear_traps", "battle_honors", "longbows"]
    assert g.names(g.in_trigger_order(ON_PLAN, t.player("blue"))) == expected


@pytest.mark.rule("2.2.2", "7.6.4")
def test_the_index_of_powers_follows_cards_in_and_out_of_play(table):
    t = table("purple red", sites={1: "lush_coast longbows"}, advisers={"purple": "-scouts"})
    g, me = t.g.copy(), t.g.copy().players[0]
    me = g.players[0]
    assert g.names(g.listeners(ON_PLAN)) == ["longbows"]
    inplay.discard(g, me, t.this("longbows"))
    assert g.names(g.listeners(ON_PLAN)) == []
    scouts = t.this("scouts")
    inplay.lift(g, scouts)
    inplay.put_to_advisers(g, me, scouts, True)
    assert g.names(g.listeners(ON_PLAN)) == ["scouts"]
    assert t.g.names(t.g.listeners(ON_PLAN)) == ["longbows"]  # the copy is independent


@pytest.mark.rule("10.Gegner", "10.Raeuber")
def test_exiles_are_everybodys_enemies_and_bandits_too(table):
    t = table("purple red blue yellow", citizens="red")
    g = t.g
    purple, red, blue, yellow = g.players
    assert not rule.are_enemies(g, purple, red) and not rule.are_enemies(g, red, purple)
    assert rule.are_enemies(g, purple, blue) and rule.are_enemies(g, blue, yellow)
    assert rule.are_enemies(g, red, None) and not rule.are_enemies(g, red, red)


@pytest.mark.rule("10.Nehmen.Oder", "10.Geben", "9.3")
def test_taking_takes_what_is_there_and_giving_needs_it(table):
    t = table("purple red", favor={"red": 1}, secrets={"red": 1}, facedown_secrets={"red": 1})
    g = t.g.copy()
    purple, red = g.players
    assert tokens.take_favor(g, purple, red, 3) == 1 and purple.favor == 1
    assert tokens.take_secrets(g, purple, red, 5) == 2 and purple.secrets == 2
    tokens.give_favor(g, purple, red, 1)
    assert (purple.favor, red.favor) == (0, 1)


@pytest.mark.rule("10.Versetzen")
def test_swapped_cards_take_each_others_places(table):
    t = table("purple red", sites={1: "lush_coast wolves elders"}, advisers={"red": "scouts tents"})
    g = t.g.copy()
    inplay.swap(g, t.this("wolves"), t.this("tents"))
    assert g.names(g.sites[0].cards) == ["tents", "elders"]
    assert g.names(g.players[1].advisers) == ["scouts", "wolves"]
    assert g.slot_of(t.this("tents")) == 0 and g.holder(t.this("wolves")) is g.players[1]
