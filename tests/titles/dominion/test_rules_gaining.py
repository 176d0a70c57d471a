"""Gaining, trashing and costs (D30-D36)."""

import pytest

# -- D30: buying and gaining


@pytest.mark.rule("D30", "D69")
def test_embargo_hits_a_buy_but_no_other_gain(table):
    t = table(hands=["embargo workshop"], coins=1, actions=2)
    t.play("embargo")
    t.answer("token silver")
    t.play("workshop")
    t.answer("gain silver")
    assert t.discard() == "silver"
    t.buy("silver")
    assert t.left("curse") == 9
    t.ends_clean()


@pytest.mark.rule("D30")
@pytest.mark.ruling("R15")
def test_a_card_that_is_passed_was_not_gained(table):
    t = table(hands=["masquerade estate", "gold smugglers*2"], decks=["copper*2"])
    t.play("masquerade")
    t.answer("give estate", seat=0)
    t.answer("give gold", seat=1)
    assert "gold" in t.hand()
    t.answer("pass")
    assert ("gains", 0) not in t.deeds(-1, "gains")
    t.end_turn()
    t.play("smugglers")  # nothing was gained, so nothing can be smuggled
    t.expect_no_question()
    assert t.discard(1) == ""
    t.ends_clean()


# -- D31: gaining


@pytest.mark.rule("D31")
def test_a_gained_card_comes_from_the_supply_to_the_discard_pile(table):
    t = table(hands=["workshop"], kingdom="smithy")
    t.play("workshop")
    t.answer("gain smithy")
    assert (t.discard(), t.left("smithy")) == ("smithy", 9)
    t.ends_clean()


@pytest.mark.rule("D31")
def test_an_effect_may_name_another_place(table):
    t = table(hands=["artisan copper"], kingdom="smithy")
    t.play("artisan")
    t.answer("gain smithy")
    assert t.hand() == "copper smithy"
    t.answer("topdeck copper")
    t = table(hands=["bureaucrat"], decks=["copper"])
    t.play("bureaucrat")
    assert (t.deck(), t.discard()) == ("silver copper", "")
    t.ends_clean()


@pytest.mark.rule("D31")
def test_nothing_is_gained_from_an_empty_pile(table):
    t = table(hands=["bureaucrat"], supply={"silver": 0})
    t.play("bureaucrat")
    assert (t.deck(), t.discard(), t.left("silver")) == ("", "", 0)
    t.ends_clean()


@pytest.mark.rule("D31")
def test_another_source_must_be_named(table):
    # Lurker names the trash; Workshop does not, so the trashed Smithy is out of its reach.
    t = table(hands=["lurker workshop"], trash="smithy", supply={"smithy": 0})
    t.play("lurker")
    assert "gain smithy" in t.names()
    t.answer("gain smithy")
    assert (t.discard(), t.trash()) == ("smithy", "")
    t = table(hands=["workshop"], trash="smithy", supply={"smithy": 0})
    t.play("workshop")
    assert "gain smithy" not in t.names()
    t.answer("gain silver")
    t.ends_clean()


# -- D32: several gains


@pytest.mark.rule("D32")
def test_several_cards_are_gained_one_after_the_other(table):
    t = table(hands=["treasure_map*2"], decks=["copper"], supply={"gold": 3})
    t.play("treasure_map")
    assert t.deeds(1, "gains") == [("gains", 0)] * 3  # the fourth Gold is not there
    assert t.deck() == "gold gold gold copper"
    t.ends_clean()


@pytest.mark.rule("D32")
@pytest.mark.ruling("R30")
def test_the_curses_of_embargo_come_one_by_one_before_the_card_bought(table):
    t = table(hands=["embargo*2", "copper"], actions=2, buys=2, coins=2, supply={"curse": 1})
    t.play("embargo")
    t.answer("token gold")
    t.play("embargo")
    t.answer("token gold")
    t.buy("gold")
    assert t.g.names(t.g.players[0].discard) == ["curse", "gold"]
    t.ends_clean()


# -- D33: trashing


@pytest.mark.rule("D33")
@pytest.mark.parametrize("attack", ["swindler", "thief", "pirate_ship", "bandit"])
@pytest.mark.ends_open
def test_a_card_is_trashed_by_its_owner_even_under_attack(table, attack):
    t = table(hands=[attack, ""], decks=["", "gold"], kingdom="nobles")
    t.play(attack)
    if attack == "pirate_ship":
        t.answer("choose +attack")
    assert t.deeds(-1, "trashes") == [("trashes", 1)]
    assert t.trash() == "gold"


@pytest.mark.rule("D33")
@pytest.mark.ruling("R17")
def test_a_supply_card_is_trashed_by_the_player_of_lurker(table):
    t = table(hands=["lurker", "copper"], kingdom="smithy")
    t.play("lurker")
    t.answer("trash smithy")
    assert t.deeds(-1, "trashes") == [("trashes", 0)]
    assert (t.trash(), t.left("smithy")) == ("smithy", 9)
    t.ends_clean()


@pytest.mark.rule("D33")
def test_returning_and_passing_are_not_trashing(table):
    t = table(hands=["ambassador estate", "copper"])
    t.play("ambassador")
    t.answer("return 1")
    t = table(hands=["masquerade estate", "copper"])
    t.play("masquerade")
    t.answer("pass")
    assert (t.trash(), t.deeds(1, "trashes")) == ("", [])
    assert (t.hand(0), t.hand(1)) == ("copper", "estate")
    t.ends_clean()


@pytest.mark.rule("D33")
def test_what_one_instruction_trashes_is_all_in_the_trash_before_anything_follows(table):
    t = table(hands=["trading_post estate copper gold"])
    t.play("trading_post")
    t.answer("trash estate")
    assert "silver" not in t.hand()
    t.answer("trash copper")
    assert (t.trash(), t.hand()) == ("copper estate", "gold silver")
    t.ends_clean()


# -- D35: costs


@pytest.mark.rule("D35")
def test_bridge_lowers_the_cost_of_every_card_in_the_supply(table):
    t = table(hands=["bridge", "copper"], coins=7)
    t.play("bridge")
    costs = {pile["card"]: pile["cost"] for pile in t.match.view(1)["facts"]["supply"]}
    assert (costs["province"], costs["gold"], costs["silver"]) == (7, 5, 2)
    t.buy("province")
    assert (t.coins, t.buys) == (1, 1)
    t.ends_clean()


@pytest.mark.rule("D35", "D82")
def test_costs_never_drop_below_zero(table):
    t = table(hands=["throne_room bridge", "copper"], actions=2)
    t.play("throne_room")
    t.answer("play bridge")
    costs = {pile["card"]: pile["cost"] for pile in t.match.view(0)["facts"]["supply"]}
    assert (costs["copper"], costs["estate"], costs["silver"]) == (0, 0, 1)
    t = table(hands=["throne_room bridge bridge", "copper"], actions=2)
    t.play("throne_room")
    t.answer("play bridge")
    t.play("bridge")
    assert t.coins == 3
    t.buy("estate")  # costs 0, not -1
    assert t.coins == 3
    t.ends_clean()


@pytest.mark.rule("D35")
def test_lower_costs_hold_for_cards_in_hands_and_decks_too(table):
    # Remodel: an Estate counts as 1, so up to 3, which is a Smithy of 4 now.
    t = table(hands=["bridge remodel estate copper"], kingdom="smithy witch", actions=2)
    t.play("bridge", "remodel")
    t.answer("trash estate")
    assert "gain smithy" in t.names()
    assert "gain witch" not in t.names()
    t.answer("gain smithy")
    # Salvager: a Gold yields 5. Saboteur: a Silver costs only 2 and is passed over.
    t = table(hands=["bridge salvager gold copper"], actions=2)
    t.play("bridge", "salvager")
    t.answer("trash gold")
    assert t.coins == 1 + 5
    t = table(hands=["bridge saboteur", ""], decks=["", "silver gold"], actions=2)
    t.play("bridge", "saboteur")
    t.answer("pass")
    assert (t.trash(), t.discard(1)) == ("gold", "silver")
    t.ends_clean()


@pytest.mark.rule("D35")
def test_a_lower_cost_is_what_exactly_compares_with(table):
    # An Estate costs 1 after one Bridge; a Silver then costs 2: exactly one more.
    t = table(hands=["bridge upgrade estate"], decks=["copper"], kingdom="village", actions=2)
    t.play("bridge", "upgrade")
    t.answer("trash estate")
    t.expect(0, "gain", "gain silver", "gain village")
    t.answer("gain silver")
    assert t.discard() == "silver"
    t.ends_clean()


# -- D36: limits


@pytest.mark.rule("D36")
def test_coins_never_raise_the_limit_of_an_effect(table):
    t = table(hands=["workshop"], coins=10, kingdom="smithy witch")
    t.play("workshop")
    offered = {"copper", "curse", "estate", "silver", "smithy", "workshop"}
    assert set(t.names()) == {f"gain {name}" for name in offered}
    t.answer("gain smithy")
    assert t.coins == 10
    t.ends_clean()


@pytest.mark.rule("D36")
def test_a_limit_is_measured_against_the_cost_of_the_other_card(table):
    t = table(hands=["remodel silver copper"], coins=5, kingdom="witch nobles")
    t.play("remodel")
    t.answer("trash silver")
    assert "gain witch" in t.names()  # 3 + 2
    assert "gain gold" not in t.names()
    t.answer("gain duchy")
    t.ends_clean()
