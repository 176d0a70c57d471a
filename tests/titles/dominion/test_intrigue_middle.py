"""Intrigue: the cards that cost 4."""

from __future__ import annotations

import pytest

# -- Baron


@pytest.mark.rule("card/baron")
@pytest.mark.ruling("card/baron#1")
def test_baron_discards_an_estate_for_four_coins(table):
    t = table(hands=["baron estate*2 copper"])
    t.play("baron")
    t.expect(0, "baron", "discard estate", "pass")
    t.answer("discard estate")
    assert (t.coins, t.buys, t.hand(), t.discard()) == (4, 2, "copper estate", "estate")
    t.ends_clean()


@pytest.mark.rule("card/baron")
@pytest.mark.ruling("card/baron#1")
def test_baron_gains_an_estate_if_none_is_discarded(table):
    t = table(hands=["baron estate"])
    t.play("baron")
    t.answer("pass")
    assert (t.coins, t.hand(), t.discard(), t.left("estate")) == (0, "estate", "estate", 7)
    t.ends_clean()


@pytest.mark.rule("card/baron")
def test_baron_asks_even_without_an_estate_so_that_nobody_learns_it(table):
    t = table(hands=["baron copper"])
    t.play("baron")
    assert t.forced == [(0, "baron")]
    assert t.discard() == "estate"
    t.ends_clean()


@pytest.mark.rule("card/baron")
@pytest.mark.ruling("card/baron#2")
def test_baron_gains_nothing_if_the_estates_are_out(table):
    t = table(hands=["baron"], supply={"estate": 0})
    t.play("baron")
    t.expect_no_question()
    assert (t.discard(), t.buys) == ("", 2)
    t.ends_clean()


# -- Mining Village


@pytest.mark.rule("card/mining_village")
def test_mining_village_may_be_trashed_for_two_coins(table):
    t = table(hands=["mining_village"], decks=["gold"])
    t.play("mining_village")
    assert (t.hand(), t.actions) == ("gold", 2)
    t.expect(0, "mining-village", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.coins, t.trash(), t.in_play()) == (2, "mining_village", "")
    t.ends_clean()


@pytest.mark.rule("card/mining_village")
@pytest.mark.ruling("card/mining_village#1")
def test_mining_village_may_stay(table):
    t = table(hands=["mining_village village"], decks=["gold copper"])
    t.play("mining_village")
    t.answer("pass")
    assert (t.coins, t.trash(), t.in_play()) == (0, "", "mining_village")
    t.play("village")  # it is too late now
    t.expect_no_question()
    t.end_turn()
    assert (t.g.turn, t.trash()) == (1, "")
    t.ends_clean()


@pytest.mark.rule("card/mining_village", "D37", "D38")
@pytest.mark.ruling("card/mining_village#2")
def test_mining_village_on_throne_room_pays_once(table):
    t = table(hands=["throne_room mining_village"], decks=["gold copper"])
    t.play("throne_room")
    t.answer("play mining_village", "choose yes")
    t.expect_no_question()
    assert (t.hand(), t.actions, t.coins) == ("copper gold", 4, 2)
    t.ends_clean()


@pytest.mark.rule("card/mining_village", "D37")
def test_mining_village_on_throne_room_may_be_trashed_the_second_time(table):
    t = table(hands=["throne_room mining_village"])
    t.play("throne_room")
    t.answer("play mining_village", "pass", "choose yes")
    assert (t.actions, t.coins, t.trash()) == (4, 2, "mining_village")
    t.ends_clean()


# -- Bridge


@pytest.mark.rule("card/bridge", "D35")
@pytest.mark.ruling("card/bridge#2")
def test_bridge_makes_every_card_cheaper_but_not_below_zero(table):
    t = table(hands=["bridge*2"], actions=2)
    t.play("bridge", "bridge")
    assert (t.coins, t.buys) == (2, 3)
    costs = {pile.card.id: t.g.cost(pile.card) for pile in t.g.piles}
    assert (costs["gold"], costs["silver"], costs["estate"], costs["copper"]) == (4, 1, 0, 0)
    t.buy("silver", "estate")
    assert (t.coins, t.discard()) == (1, "estate silver")
    t.ends_clean()


@pytest.mark.rule("card/bridge", "D35")
@pytest.mark.ruling("card/bridge#1")
def test_bridge_counts_in_the_supply_in_hands_decks_and_discard_piles(table):
    held = "festival*4 bridge*2 smugglers salvager saboteur gold"
    t = table(hands=["", held], decks=["copper*5 smithy gold"], kingdom="village", coins=8)
    t.buy("province")
    t.play(*["festival"] * 4, "bridge", "bridge")
    t.play("smugglers")  # finds the Province in the neighbour's discard pile: 6
    assert t.discard(1) == "province"
    t.play("salvager")
    t.answer("trash gold")  # from hand: 4
    assert t.coins == 4 * 2 + 2 * 1 + 4
    t.play("saboteur")  # the Smithy on the deck costs 2, the Gold under it 4
    t.answer("pass")
    assert (t.discard(0), t.trash()) == ("province smithy", "gold gold")
    t.buy("province")  # from the Supply: 6
    assert t.coins == 14 - 6
    t.ends_clean()


@pytest.mark.rule("card/bridge", "D35", "D37")
@pytest.mark.ruling("card/bridge#2")
def test_bridge_counts_twice_on_throne_room_and_ends_with_the_turn(table):
    t = table(hands=["throne_room bridge"])
    t.play("throne_room")
    t.answer("play bridge")
    assert t.g.discount == 2
    t.end_turn()
    assert t.g.discount == 0
    t.ends_clean()


@pytest.mark.rule("card/bridge", "card/ironworks", "D35")
@pytest.mark.ruling("card/bridge#3", "card/ironworks#2")
def test_bridge_lets_ironworks_gain_a_duchy(table):
    t = table(hands=["mining_village bridge ironworks"], decks=["copper copper"])
    t.play("mining_village")
    t.answer("pass")
    t.play("bridge", "ironworks")
    t.answer("gain duchy")
    assert (t.discard(), t.hand()) == ("duchy", "copper copper")  # and a card for a Victory card
    t.ends_clean()


@pytest.mark.rule("card/bridge", "card/upgrade", "D35")
def test_bridge_lets_upgrade_turn_a_copper_into_a_pawn(table):
    t = table(hands=["bridge upgrade copper"], actions=2, kingdom="pawn")
    t.play("bridge", "upgrade")  # the Copper is the only card left to trash
    t.expect(0, "gain", "gain estate", "gain pawn")
    t.answer("gain pawn")
    assert (t.discard(), t.trash()) == ("pawn", "copper")
    t.ends_clean()


# -- Ironworks


@pytest.mark.rule("card/ironworks")
def test_ironworks_gives_a_bonus_by_type(table):
    for card, actions, coins, hand in (
        ("village", 1, 0, "estate"),
        ("silver", 0, 1, "estate"),
        ("estate", 0, 0, "estate gold"),
        ("curse", 0, 0, "estate"),
    ):
        t = table(hands=["ironworks estate"], decks=["gold"], kingdom="village")
        t.play("ironworks")
        t.answer(f"gain {card}")
        assert (t.actions, t.coins, t.hand(), t.discard()) == (actions, coins, hand, card)
        t.ends_clean()


@pytest.mark.rule("card/ironworks", "D24")
@pytest.mark.ruling("card/ironworks#1", "card/great_hall#1")
def test_ironworks_gives_both_bonuses_for_a_mixed_card(table):
    t = table(hands=["ironworks"], decks=["gold"], kingdom="great_hall")
    t.play("ironworks")
    t.answer("gain great_hall")
    assert (t.actions, t.hand(), t.discard()) == (1, "gold", "great_hall")
    t.ends_clean()


@pytest.mark.rule("card/ironworks")
def test_ironworks_offers_up_to_four_only(table):
    t = table(hands=["ironworks"], supply={"estate": 0, "village": 1, "market": 10})
    t.play("ironworks")
    cards = ["copper", "silver", "curse", "village", "ironworks"]
    t.expect(0, "gain", *[f"gain {id}" for id in cards])
    t.answer("gain village")
    assert t.left("village") == 0
    t.ends_clean()


# -- Coppersmith


@pytest.mark.rule("card/coppersmith")
def test_coppersmith_makes_each_copper_worth_one_more_this_turn(table):
    t = table(hands=["coppersmith copper*2 silver", "copper"])
    t.play("coppersmith")
    t.play_treasures()
    assert t.coins == 6
    t.end_turn()
    t.play_treasures()
    assert t.coins == 1  # the neighbour's Copper is as poor as ever
    t.ends_clean()


@pytest.mark.rule("card/coppersmith", "D37")
@pytest.mark.ruling("card/coppersmith#1")
def test_coppersmith_adds_up(table):
    t = table(hands=["throne_room coppersmith copper*2"])
    t.play("throne_room")
    t.answer("play coppersmith")
    t.play("copper")
    assert t.coins == 3
    t.play("copper")
    assert t.coins == 6
    t.ends_clean()
    t = table(hands=["coppersmith*2 copper"], actions=2)
    t.play("coppersmith", "coppersmith", "copper")
    assert t.coins == 3
    t.ends_clean()


@pytest.mark.rule("card/coppersmith", "D14")
def test_coppersmith_is_over_in_the_players_next_turn(table):
    t = table(hands=["coppersmith", "estate"], decks=["copper*5"])
    t.play("coppersmith")
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    assert t.coins == 5
    t.ends_clean()


# -- Scout


@pytest.mark.rule("card/scout", "D24")
@pytest.mark.ruling("card/scout#1", "card/scout#2")
def test_scout_takes_all_victory_cards_but_no_curse(table):
    t = table(hands=["scout"], decks=["estate curse great_hall copper gold"])
    t.play("scout")
    t.expect(0, "topdeck-order", "topdeck copper", "topdeck curse")
    t.answer("topdeck curse")
    assert (t.hand(), t.deck(), t.actions) == ("estate great_hall", "copper curse gold", 1)
    assert t.known(1, "hand", 0) == ["estate", "great_hall"]
    t.ends_clean()


@pytest.mark.rule("card/scout", "D26")
@pytest.mark.ruling("card/scout#4")
def test_scout_hides_the_order_of_the_returned_cards(table):
    def returning(*cards):
        t = table(hands=["scout"], decks=["copper silver gold curse"])
        t.play("scout")
        seen = [(t.match.view(1), t.match.events(1))]
        for card in cards:
            t.answer(f"topdeck {card}")
            seen.append((t.match.view(1), t.match.events(1)))
        t.ends_clean()
        return t, seen

    one, seen_one = returning("copper", "silver", "gold")
    other, seen_other = returning("curse", "gold", "silver")
    assert seen_one == seen_other
    assert one.deck() == "curse gold silver copper"
    assert other.deck() == "copper silver gold curse"
    assert one.known(0, "deck", 0) == ["copper", "silver", "gold", "curse"]
    assert one.known(1, "deck", 0) == []


@pytest.mark.rule("card/scout", "D27")
@pytest.mark.ruling("card/scout#3")
def test_scout_shuffles_without_the_cards_already_revealed(table):
    t = table(hands=["scout"], decks=["estate duchy"], discards=["copper*30"])
    t.play("scout")
    assert (t.hand(), len(t.g.players[0].deck)) == ("duchy estate", 30)
    t.ends_clean()
    t = table(hands=["scout"], decks=["estate"], discards=["duchy copper"])
    t.play("scout")  # fewer than four cards: as many as there are
    assert (t.hand(), t.deck(), t.discard()) == ("duchy estate", "copper", "")
    assert t.known(1, "deck", 0) == ["copper"]  # a single card has no order to hide
    t.ends_clean()


@pytest.mark.rule("card/scout")
def test_scout_with_an_empty_deck_reveals_nothing(table):
    t = table(hands=["scout copper"])
    t.play("scout")
    t.expect_no_question()
    assert t.hand() == "copper"
    t.ends_clean()


# -- Conspirator


@pytest.mark.rule("card/conspirator")
@pytest.mark.ruling("card/conspirator#1")
def test_conspirator_gives_more_as_the_third_action_only(table):
    t = table(hands=["conspirator*3"], decks=["gold silver"], actions=3)
    t.play("conspirator", "conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 1, "conspirator")
    t.play("conspirator")
    assert (t.coins, t.actions, t.hand()) == (6, 1, "gold")  # nothing for the earlier ones
    t.ends_clean()


@pytest.mark.rule("card/conspirator", "D37")
@pytest.mark.ruling("card/conspirator#2")
def test_conspirator_on_throne_room_counts_each_play(table):
    t = table(hands=["throne_room conspirator"], decks=["gold silver"])
    t.play("throne_room")
    t.answer("play conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 1, "gold")  # second and third play
    t.ends_clean()


@pytest.mark.rule("card/conspirator", "D14")
def test_conspirator_counts_the_current_turn_only(table):
    t = table(hands=["village*3", "conspirator"], decks=["copper*9"])
    t.play("village", "village", "village")
    t.end_turn()
    t.play("conspirator")
    assert (t.coins, t.actions) == (2, 0)
    t.ends_clean()
