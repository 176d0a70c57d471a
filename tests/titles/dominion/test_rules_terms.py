"""Terms: in play, types, choosing, shuffling, gaining, trashing, costs, attacks (D23-D47)."""

import pytest


def zone(t, viewer, owner, name):
    (found,) = [
        place
        for place in t.match.view(viewer)["zones"]
        if (place["name"], place["owner"]) == (name, owner)
    ]
    return found


def told(t, viewer, *ids):
    """Who did what: the (id, seat) of these events, in order."""
    return [(e["id"], e["seat"]) for e in t.match.events(viewer) if e["id"] in ids]


# -- D23: in play


@pytest.mark.rule("D23")
def test_a_card_is_in_play_from_being_played_until_clean_up(table):
    t = table(hands=["village copper", "copper"], decks=["estate*6"])
    t.play("village")
    t.play_treasures()
    assert t.in_play() == "copper village"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("D23")
def test_a_duration_of_an_earlier_turn_is_in_play(table):
    t = table(hands=["lighthouse", "militia"], decks=["copper*5"])
    t.play("lighthouse")
    t.end_turn()
    assert t.in_play() == "lighthouse"
    t.play("militia")
    t.expect_no_question()
    t.ends_clean()


@pytest.mark.rule("D23")
def test_shown_reactions_trashed_cards_and_cards_on_a_mat_are_not_in_play(table):
    t = table(hands=["feast island militia gold", "moat copper*4"], kingdom="duke", actions=3)
    t.play("feast")
    t.answer("gain silver")
    t.play("island")
    t.answer("aside gold")
    t.play("militia")
    t.answer("react moat")
    assert (t.in_play(), t.in_play(1)) == ("militia", "")
    assert t.hand(1) == "copper copper copper copper moat"
    t.ends_clean()


# -- D24: types


@pytest.mark.rule("D24")
def test_a_card_counts_as_each_of_its_types(table):
    t = table(hands=["bureaucrat", "harem copper"], decks=["", ""])
    t.play("bureaucrat")
    assert t.deck(1) == "harem"  # a Victory card
    t = table(hands=["mine harem copper"])
    t.play("mine")
    t.expect(0, "mine-trash", "trash copper", "trash harem", "pass")  # a Treasure
    t.answer("trash harem", "gain gold")
    assert t.hand() == "copper gold"
    t = table(hands=["throne_room great_hall"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play great_hall")  # an Action
    assert t.hand() == "copper copper"
    t.ends_clean()


@pytest.mark.rule("D24")
def test_a_card_of_two_types_gives_the_bonus_of_both(table):
    t = table(hands=["ironworks"], decks=["copper"], kingdom="great_hall")
    t.play("ironworks")
    t.answer("gain great_hall")
    assert (t.actions, t.hand()) == (1, "copper")
    t.ends_clean()


@pytest.mark.rule("D24")
def test_a_curse_is_no_victory_card_no_treasure_and_no_action(table):
    t = table(hands=["scout"], decks=["curse estate curse copper"])
    t.play("scout")
    assert t.hand() == "estate"
    t.answer("topdeck copper")
    assert t.deck() == "curse curse copper"
    t = table(hands=["mine curse"])
    t.play("mine")
    assert t.forced[-1] == (0, "mine-trash")  # no Treasure: nothing but to pass
    t.expect(0, "play-treasure", "pass")
    t.ends_clean()


# -- D25: choosing


@pytest.mark.rule("D25")
def test_exactly_one_option_is_chosen_even_an_impossible_one(table):
    t = table(hands=["torturer", "copper*2"], supply={"curse": 0})
    t.play("torturer")
    t.expect(1, "torturer", "choose +discard", "choose +curse")
    t.answer("choose +curse")
    assert t.hand(1) == "copper copper"
    t.ends_clean()


@pytest.mark.rule("D25")
def test_a_chosen_option_is_carried_out_as_far_as_possible(table):
    t = table(hands=["steward gold"])
    t.play("steward")
    t.answer("choose +trash")
    assert (t.trash(), t.hand()) == ("gold", "")
    t.ends_clean()


@pytest.mark.rule("D25")
def test_choosing_two_means_two_different_ones_both_chosen_first(table):
    t = table(hands=["pawn"], decks=["gold"])
    t.play("pawn")
    t.answer("choose +cards")
    assert t.hand() == ""  # nothing is carried out before both are chosen
    assert "choose +cards" not in t.names()
    t.answer("choose +coins")
    assert (t.hand(), t.coins) == ("gold", 1)
    t.ends_clean()


# -- D26: looking, revealing, naming


@pytest.mark.rule("D26")
def test_looking_is_private(table):
    t = table(hands=["lookout"], decks=["gold silver copper"])
    t.play("lookout")
    assert zone(t, 0, 0, "looking")["cards"] == ["gold", "silver", "copper"]
    for viewer in (-1, 1):
        assert zone(t, viewer, 0, "looking") == {
            "name": "looking", "owner": 0, "count": 3, "cards": [None, None, None]
        }  # fmt: skip
        assert "gold" not in str([e for e in t.match.events(viewer) if e["id"] == "looks"])


@pytest.mark.rule("D26")
def test_a_card_looked_at_goes_back_where_it_was_and_only_its_owner_knows_it(table):
    t = table(hands=["pearl_diver"], decks=["copper gold estate"])
    t.play("pearl_diver")
    t.answer("pass")
    assert t.deck() == "gold estate"
    assert zone(t, 0, 0, "deck")["cards"] == ["estate", None]  # bottom card first
    assert zone(t, 1, 0, "deck")["cards"] == []
    t.ends_clean()


@pytest.mark.rule("D26")
def test_revealing_shows_a_card_to_all_and_it_goes_back(table):
    t = table(hands=["wishing_well"], decks=["copper gold"], supply={"gold": 0})
    t.play("wishing_well")
    t.answer("name silver")
    assert t.deck() == "gold"
    for viewer in (-1, 0, 1):
        (shown,) = [e for e in t.match.events(viewer) if e["id"] == "reveals"]
        assert shown["cards"] == ["gold"]
    t.ends_clean()


@pytest.mark.rule("D26")
def test_naming_takes_the_exact_name_of_a_card_even_of_an_empty_pile(table):
    t = table(hands=["wishing_well"], decks=["copper gold"], supply={"gold": 0}, kingdom="moat")
    t.play("wishing_well")
    piles = {f"name {pile.card.id}" for pile in t.g.piles}
    assert set(t.names()) == piles
    t.answer("name gold")
    assert t.hand() == "copper gold"
    t.ends_clean()


@pytest.mark.rule("D26")
def test_differently_named_cards_are_told_apart_by_name(table):
    t = table(hands=["tribute", ""], decks=["", "copper copper"])
    t.play("tribute")
    assert t.coins == 2
    t = table(hands=["tribute", ""], decks=["", "copper silver"])
    t.play("tribute")
    assert t.coins == 4
    t.ends_clean()


# -- D27: shuffling


@pytest.mark.rule("D27")
def test_a_deck_that_suffices_exactly_is_not_reshuffled(table):
    t = table(hands=["smithy"], decks=["gold silver copper"], discards=["estate*3"])
    t.play("smithy")
    assert (t.hand(), t.deck(), t.discard()) == ("copper gold silver", "", "estate estate estate")
    assert "shuffles" not in t.events()
    t.ends_clean()


@pytest.mark.rule("D27")
def test_the_remaining_cards_are_used_first_and_the_shuffled_ones_come_beneath(table):
    t = table(hands=["smithy"], decks=["gold silver"], discards=["estate*3"])
    t.play("smithy")
    assert t.hand() == "estate gold silver"
    assert (t.deck(), t.discard()) == ("estate estate", "")
    assert t.events().count("shuffles") == 1
    t.ends_clean()


@pytest.mark.rule("D27")
def test_revealed_cards_are_not_shuffled_in(table):
    # Adventurer turns over the Estates; when it shuffles, only the discard pile is there.
    t = table(hands=["adventurer"], decks=["estate*3"], discards=["gold"])
    t.play("adventurer")
    assert (t.hand(), t.discard(), t.deck()) == ("gold", "estate estate estate", "")
    t.ends_clean()


@pytest.mark.rule("D27")
def test_cards_set_aside_are_not_shuffled_in(table):
    t = table(hands=["library"], decks=["village*2"], discards=["copper"])
    t.play("library")
    t.answer("aside village", "aside village")
    assert (t.hand(), t.discard()) == ("copper", "village village")
    t.ends_clean()


@pytest.mark.rule("D27")
def test_cards_looked_at_count_as_needed_and_are_not_shuffled_in(table):
    t = table(hands=["sentry"], decks=["copper gold"], discards=["estate"])
    t.play("sentry")
    assert zone(t, 0, 0, "looking")["cards"] == ["gold", "estate"]
    t.answer("trash estate", "pass")
    assert t.deck() == "gold"
    t.ends_clean()


@pytest.mark.rule("D27")
def test_with_too_few_cards_one_goes_on_with_what_there_is(table):
    t = table(hands=["smithy", "copper"], decks=["gold"])
    t.play("smithy")
    assert t.hand() == "gold"
    t.ends_clean()


@pytest.mark.rule("D27")
def test_the_card_being_played_is_not_shuffled_in(table):
    t = table(hands=["moat"], discards=["copper"])
    t.play("moat")
    assert (t.hand(), t.in_play()) == ("copper", "moat")
    t.ends_clean()


# -- D28: moving the deck


@pytest.mark.rule("D28")
def test_chancellor_moves_the_deck_without_discarding_its_cards(table):
    t = table(hands=["chancellor"], decks=["gold silver estate"], discards=["copper"])
    t.play("chancellor")
    t.answer("choose yes")
    assert (t.deck(), t.discard()) == ("", "copper estate gold silver")
    assert "discards" not in t.events()
    assert "gold" not in str([e for e in t.match.events(1) if e["id"] != "plays"])
    t.ends_clean()


@pytest.mark.rule("D28")
def test_moving_the_deck_is_optional(table):
    t = table(hands=["chancellor"], decks=["gold"])
    t.play("chancellor")
    t.answer("pass")
    assert (t.deck(), t.discard(), t.coins) == ("gold", "", 2)
    t.ends_clean()


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
def test_a_card_that_is_passed_was_not_gained(table):
    t = table(hands=["masquerade estate", "gold smugglers*2"], decks=["copper*2"])
    t.play("masquerade")
    t.answer("give estate", seat=0)
    t.answer("give gold", seat=1)
    assert "gold" in t.hand()
    t.answer("pass")
    assert ("gains", 0) not in told(t, -1, "gains")
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
    assert told(t, 1, "gains") == [("gains", 0)] * 3  # the fourth Gold is not there
    assert t.deck() == "gold gold gold copper"
    t.ends_clean()


@pytest.mark.rule("D32")
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
def test_a_card_is_trashed_by_its_owner_even_under_attack(table, attack):
    t = table(hands=[attack, ""], decks=["", "gold"], kingdom="nobles")
    t.play(attack)
    if attack == "pirate_ship":
        t.answer("choose +attack")
    assert told(t, -1, "trashes") == [("trashes", 1)]
    assert t.trash() == "gold"


@pytest.mark.rule("D33")
def test_a_supply_card_is_trashed_by_the_player_of_lurker(table):
    t = table(hands=["lurker", "copper"], kingdom="smithy")
    t.play("lurker")
    t.answer("trash smithy")
    assert told(t, -1, "trashes") == [("trashes", 0)]
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
    assert (t.trash(), told(t, 1, "trashes")) == ("", [])
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


# -- D37: playing a card repeatedly


@pytest.mark.rule("D37")
def test_throne_room_carries_a_card_out_completely_and_then_again(table):
    t = table(hands=["throne_room militia", "copper*5", "copper*5"])
    t.play("throne_room")
    t.answer("play militia")
    for seat in (1, 2):
        assert t.hand(seat) == "copper copper copper"
    assert (t.coins, t.actions, t.in_play()) == (4, 0, "militia throne_room")
    assert told(t, 0, "plays") == [("plays", 0)] * 3
    t.ends_clean()


@pytest.mark.rule("D37")
def test_no_other_card_comes_in_between(table):
    t = table(hands=["throne_room village smithy"], decks=["copper silver gold"])
    t.play("throne_room")
    t.answer("play village")
    t.expect(0, "play-action", "play smithy", "pass")  # both plays are over
    assert (t.actions, t.hand()) == (4, "copper silver smithy")
    t.ends_clean()


@pytest.mark.rule("D37", "D38")
def test_the_second_play_happens_even_if_the_card_has_left_play(table):
    t = table(hands=["throne_room feast"], kingdom="witch")
    t.play("throne_room")
    t.answer("play feast", "gain witch", "gain duchy")
    assert (t.trash(), t.discard(), t.in_play()) == ("feast", "duchy witch", "throne_room")
    t.ends_clean()


@pytest.mark.rule("D37")
def test_throne_room_on_throne_room_doubles_two_different_cards(table):
    t = table(hands=["throne_room*2 smithy festival"], decks=["copper*6"])
    t.play("throne_room")
    t.answer("play throne_room", "play smithy")
    assert t.hand().count("copper") == 6
    t.answer("play festival")
    assert (t.actions, t.buys, t.coins) == (4, 3, 4)
    assert t.in_play() == "festival smithy throne_room throne_room"
    t.ends_clean()


@pytest.mark.rule("D37")
def test_what_counts_plays_counts_each_play(table):
    # Throne Room is the first Action played, Conspirator the second and, again, the third.
    t = table(hands=["throne_room conspirator"], decks=["gold silver"])
    t.play("throne_room")
    t.answer("play conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 1, "gold")
    t = table(hands=["throne_room merchant silver"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play merchant")
    t.play("silver")
    assert t.coins == 4
    t.ends_clean()


# -- D38: losing track


@pytest.mark.rule("D38")
def test_what_depends_on_a_move_that_failed_does_not_happen(table):
    # Mining Village can be trashed once only: coins once, cards and actions twice.
    t = table(hands=["throne_room mining_village"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play mining_village", "choose yes")
    t.expect_no_question()
    assert (t.coins, t.actions, t.hand()) == (2, 4, "copper copper")
    t.ends_clean()


@pytest.mark.rule("D38")
def test_the_other_instructions_are_still_carried_out(table):
    t = table(hands=["throne_room embargo"])
    t.play("throne_room")
    t.answer("play embargo", "token gold", "token silver")
    assert (t.trash(), t.coins) == ("embargo", 4)
    t = table(hands=["throne_room island gold estate"])
    t.play("throne_room")
    t.answer("play island", "aside estate")  # then the Gold, by itself
    assert sorted(t.g.names(t.g.players[0].island)) == ["estate", "gold", "island"]
    t.ends_clean()


@pytest.mark.rule("D38")
def test_treasure_map_needs_two_maps_really_trashed(table):
    t = table(hands=["throne_room treasure_map*3"])
    t.play("throne_room")
    t.answer("play treasure_map")  # the second play finds only one more map to trash
    assert t.trash() == "treasure_map treasure_map treasure_map"
    assert t.deck() == "gold gold gold gold"
    t.ends_clean()


# -- D39: several things at once


@pytest.mark.rule("D39")
def test_an_effect_on_several_players_goes_in_turn_order_beginning_with_the_active_one(table):
    t = table(hands=["", "spy", ""], decks=["gold", "estate silver", "copper"], turn=1)
    t.play("spy")
    for name in ("silver", "copper", "gold"):  # seat 1, then 2, then 0
        assert f"discard {name}" in t.names()
        t.answer(f"discard {name}")
    assert told(t, -1, "reveals") == [("reveals", 1), ("reveals", 2), ("reveals", 0)]
    t.ends_clean()


@pytest.mark.rule("D39")
def test_a_player_chooses_the_order_of_own_effects(table):
    t = table(hands=["militia", "moat secret_chamber copper*3"], decks=["", "gold*2"])
    t.play("militia")
    t.expect(1, "react", "react moat", "react secret_chamber", "pass")
    t.answer("react secret_chamber", "topdeck copper", "topdeck copper", "react moat")
    t.answer("pass")
    assert t.hand(1) == "copper gold gold moat secret_chamber"
    t.ends_clean()


@pytest.mark.rule("D39")
def test_everything_that_waits_for_the_start_of_a_turn_happens_then(table):
    t = table(hands=["haven caravan merchant_ship gold", "copper"], decks=["copper*9"], actions=3)
    t.play("haven")
    t.answer("aside gold")
    t.play("caravan", "merchant_ship")
    t.end_turn()
    t.end_turn()
    assert t.coins == 2
    assert t.hand() == " ".join(["copper"] * 6 + ["gold"])
    t.ends_clean()


# -- D40: attacks and reactions


@pytest.mark.rule("D40")
def test_reactions_come_before_anything_of_the_attack(table):
    t = table(hands=["witch", "moat"], decks=["copper*2"])
    t.play("witch")
    t.expect(1, "react", "react moat", "pass")
    assert t.hand(0) == ""  # nothing has been drawn yet
    t.answer("react moat")
    assert t.hand(0) == "copper copper"  # the attacker does everything else
    assert t.left("curse") == 10
    t.ends_clean()


@pytest.mark.rule("D40")
def test_a_reaction_is_possible_even_if_the_attack_is_harmless(table):
    t = table(hands=["minion", "moat copper"])
    t.play("minion")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    t.expect(0, "minion")
    t.answer("choose +coins")
    assert (t.coins, t.hand(1)) == (2, "copper moat")
    t.ends_clean()


@pytest.mark.rule("D40")
def test_moat_protects_against_one_play_only(table):
    t = table(hands=["throne_room witch", "moat"])
    t.play("throne_room")
    t.answer("play witch", "react moat", "pass")
    assert t.discard(1) == "curse"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_several_reactions_may_be_used_even_one_just_drawn(table):
    t = table(hands=["witch", "secret_chamber copper"], decks=["", "moat gold"])
    t.play("witch")
    t.answer("react secret_chamber", "topdeck copper", "topdeck gold", "react moat")
    t.answer("pass")
    assert (t.hand(1), t.left("curse")) == ("moat secret_chamber", 10)
    t.ends_clean()


@pytest.mark.rule("D40")
def test_lighthouse_protects_by_itself_and_cannot_be_waived(table):
    t = table(hands=["militia", "copper*5", "copper*5"], in_play=["", "lighthouse"])
    t.play("militia")
    assert t.hand(1) == "copper copper copper copper copper"
    assert t.hand(2) == "copper copper copper"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_a_protected_player_is_skipped_for_good_parts_too(table):
    # Without protection the second hand would be exchanged for four Golds.
    hands = ["minion", "estate*5"]
    t = table(hands=hands, decks=["", "gold*4"], in_play=["", "lighthouse"])
    t.play("minion")
    t.answer("choose +discard")
    assert t.hand(1) == "estate estate estate estate estate"
    t = table(hands=hands, decks=["", "gold*4"])
    t.play("minion")
    t.answer("choose +discard")
    assert t.hand(1) == "gold gold gold gold"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_what_hurts_without_being_an_attack_allows_no_reaction(table):
    t = table(hands=["tribute", "moat"], decks=["", "gold copper"], in_play=["", "lighthouse"])
    t.play("tribute")
    t.expect_no_question()
    assert t.discard(1) == "copper gold"
    t = table(hands=["masquerade estate", "moat"], in_play=["", "lighthouse"])
    t.play("masquerade")
    t.answer("pass")
    assert t.hand(1) == "estate"
    t.ends_clean()


@pytest.mark.rule("D40")
def test_whoever_might_hold_a_reaction_is_asked_even_without_one(table):
    # Moat is in the discard pile: the others cannot know that it is not in hand.
    t = table(hands=["militia", "copper*3"], discards=["", "moat"])
    t.play("militia")
    assert (1, "react") in t.forced
    t.ends_clean()


# -- D41: the order of an attack


@pytest.mark.rule("D41")
@pytest.mark.parametrize(("attacker", "cursed"), [(0, [1, 2]), (1, [2, 3]), (3, [0, 1])])
def test_curses_go_clockwise_from_the_attackers_left_until_none_are_left(table, attacker, cursed):
    hands = [""] * 4
    hands[attacker] = "witch"
    t = table(hands=hands, supply={"curse": 2}, turn=attacker)
    t.play("witch")
    assert [seat for seat in range(4) if t.discard(seat) == "curse"] == cursed
    assert told(t, -1, "gains") == [("gains", (attacker + n) % 4) for n in (1, 2)]
    t.ends_clean()


@pytest.mark.rule("D41")
def test_victims_decide_one_after_the_other(table):
    t = table(hands=["torturer", "copper", "copper"], supply={"curse": 1})
    t.play("torturer")
    t.answer("choose +curse", seat=1)
    assert t.hand(1) == "copper curse"
    t.answer("choose +curse", seat=2)  # in vain
    assert t.hand(2) == "copper"
    t.ends_clean()


# -- D42: drawing up to a number


@pytest.mark.rule("D42")
@pytest.mark.parametrize("held", [7, 8])
def test_library_draws_nothing_with_seven_or_more_cards_in_hand(table, held):
    t = table(hands=[f"library copper*{held}"], decks=["gold"])
    t.play("library")
    t.expect_no_question()
    assert (t.deck(), len(t.hand().split())) == ("gold", held)
    t.ends_clean()


@pytest.mark.rule("D42")
def test_library_draws_up_to_seven(table):
    t = table(hands=["library copper*5"], decks=["gold village silver estate"])
    t.play("library")
    t.answer("aside village")
    assert t.hand() == "copper copper copper copper copper gold silver"
    assert (t.deck(), t.discard()) == ("estate", "village")
    t.ends_clean()


# -- D43: leaving play


@pytest.mark.rule("D43")
def test_treasury_may_return_to_the_deck_and_is_drawn_again(table):
    t = table(hands=["treasury", "copper"], decks=["copper gold*5"])
    t.play("treasury")
    t.end_turn()
    assert t.names() == ["use treasury", "pass"]
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


@pytest.mark.rule("D43")
def test_each_treasury_is_decided_about_and_a_return_passed_up_is_lost(table):
    t = table(hands=["treasury*2", "copper"], decks=["copper*2 gold*6"])
    t.play("treasury", "treasury")
    t.end_turn()
    t.answer("use treasury", "pass")
    assert t.hand() == "gold gold gold gold treasury"
    assert "treasury" in t.discard()
    t.ends_clean()


@pytest.mark.rule("D43")
def test_after_buying_a_victory_card_treasury_stays_but_a_gain_does_not_matter(table):
    t = table(hands=["treasury", "copper"], decks=["copper gold*5"], coins=1)
    t.play("treasury")
    t.buy("estate")
    assert t.g.turn == 1
    assert "treasury" in t.discard()
    t = table(hands=["treasury workshop", "copper"], decks=["copper gold*5"])
    t.play("treasury", "workshop")
    t.answer("gain estate")
    t.end_turn()
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


# -- D44: Durations


@pytest.mark.rule("D44")
def test_a_duration_stays_until_the_clean_up_of_its_last_turn(table):
    t = table(hands=["wharf", "copper"], decks=["copper*20"])
    t.play("wharf")
    assert (t.buys, len(t.hand().split())) == (2, 2)
    t.end_turn()
    assert t.in_play() == "wharf"
    t.end_turn()
    assert (t.buys, len(t.hand().split()), t.in_play()) == (2, 7, "wharf")
    t.end_turn()
    assert t.in_play() == ""
    assert "wharf" in t.discard()
    t.end_turn()
    assert (t.buys, len(t.hand().split())) == (1, 5)  # once only
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_duration_with_nothing_left_to_do_is_discarded_at_once(table):
    t = table(hands=["tactician", "copper"], decks=["copper*6"])
    t.play("tactician")  # no card to discard, so no bonus
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("", "tactician")
    t = table(hands=["tactician estate", "copper"], decks=["copper*20"])
    t.play("tactician")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("tactician", "estate")
    t.end_turn()
    assert (t.actions, t.buys, len(t.hand().split())) == (2, 2, 10)
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_throne_room_stays_with_the_duration_it_played(table):
    t = table(hands=["throne_room merchant_ship", "copper"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play merchant_ship")
    assert t.coins == 4
    t.end_turn()
    assert t.in_play() == "merchant_ship throne_room"
    t.end_turn()
    assert t.coins == 4
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_throne_room_is_tied_to_a_duration_only_for_that_play(table):
    t = table(hands=["throne_room merchant_ship", "copper"])
    t.play("throne_room")
    t.answer("play merchant_ship")
    for _ in range(4):
        t.end_turn()
    assert t.hand() == "merchant_ship throne_room"  # both are back
    t.play("throne_room")
    t.answer("pass")
    t = table(hands=["village*2 throne_room merchant_ship", "copper"], decks=["smithy"])
    t.play("village", "village", "throne_room")
    t.answer("play merchant_ship")
    for _ in range(4):
        t.end_turn()
    t.play("village", "throne_room")
    t.answer("play smithy")
    t.play("merchant_ship")
    t.end_turn()
    assert t.in_play() == "merchant_ship"
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_card_set_aside_belongs_to_the_duration_that_did_it(table):
    t = table(hands=["haven*2 gold", "copper"], decks=["silver estate copper*10"])
    t.play("haven")
    t.answer("aside gold")
    t.play("haven")
    t.answer("aside silver")
    assert sorted(t.g.names(t.g.players[0].aside)) == ["gold", "silver"]
    t.end_turn()
    t.end_turn()
    assert t.g.players[0].aside == []
    assert t.hand() == "copper copper copper copper copper gold silver"
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_haven_with_no_card_to_set_aside_is_discarded_at_once(table):
    t = table(hands=["haven", "copper"])
    t.play("haven")
    t.end_turn()
    assert (t.in_play(), t.hand()) == ("", "haven")
    t.ends_clean()


# -- D47: tokens


@pytest.mark.rule("D47")
def test_pirate_ship_tokens_only_count_and_are_never_spent(table):
    t = table(hands=["pirate_ship*4", "", ""], decks=["", "gold*2", "copper*2"], actions=4)
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert t.match.view(1)["facts"]["players"][0]["pirate_coins"] == 1  # one for two Treasures
    assert t.coins == 0
    t.play("pirate_ship")
    t.answer("choose +coins")
    t.play("pirate_ship")
    t.answer("choose +coins")
    assert (t.coins, t.g.players[0].pirate_coins) == (2, 1)
    t.ends_clean()


@pytest.mark.rule("D47")
def test_without_a_trashed_treasure_there_is_no_token(table):
    t = table(hands=["pirate_ship", ""], decks=["", "estate curse"])
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert t.g.players[0].pirate_coins == 0
    assert t.discard(1) == "curse estate"
    t.ends_clean()
