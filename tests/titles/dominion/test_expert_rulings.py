"""Rulings at the edges: order of operations, lost cards, and who is asked what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.kernel.rng import Rng

if TYPE_CHECKING:
    from tests.titles.dominion.conftest import DominionScenario


def seen(t: DominionScenario, viewer: int, name: str, owner: int = 0) -> list[str | None]:
    """The faces a viewer sees in a zone; None stands for a face-down card."""
    view: Any = t.match.view(viewer)
    (zone,) = [zone for zone in view["zones"] if (zone["name"], zone["owner"]) == (name, owner)]
    cards: list[str | None] = zone["cards"]
    return cards


def told(t: DominionScenario, viewer: int, id: str) -> list[dict[str, Any]]:
    """Everything of one kind that a viewer was told."""
    return [event for event in t.match.events(viewer) if event["id"] == id]


# -- nothing is ever nowhere, nothing is left untold


@pytest.mark.rule("card/island", "D1")
def test_island_lies_somewhere_while_its_player_chooses_the_other_card(table):
    t = table(hands=["island copper estate"])
    t.play("island")
    assert t.g.census() == t.census
    assert seen(t, 1, "island") + seen(t, 1, "play") == ["island"]
    t.answer("aside estate")
    assert sorted(map(str, seen(t, 1, "island"))) == ["estate", "island"]
    t.ends_clean()


@pytest.mark.rule("card/sentry")
def test_everybody_is_told_how_many_cards_sentry_puts_back(table):
    t = table(hands=["sentry"], decks=["estate curse gold"])
    t.play("sentry")
    t.answer("pass", "topdeck curse")
    assert [event["count"] for event in told(t, 1, "topdecks")] == [2]


@pytest.mark.rule("D18", "D6")
def test_the_hand_discarded_in_clean_up_is_seen_by_all(table):
    # Whatever an imagined table takes as known must have been told to people as well.
    t = table(hands=["gold silver curse"], decks=["copper*5", "copper*5"], in_play=["silver"])
    t.end_turn()
    names = [str(event.get("cards")) for event in t.match.events(1)]
    assert all(any(card in name for name in names) for card in ("gold", "curse"))


@pytest.mark.rule("D6")
def test_only_the_top_card_of_a_discard_pile_is_seen_whatever_was_known_before(table):
    t = table(hands=["explorer copper"], decks=["copper*5", "copper*5"], kingdom="smithy")
    t.play("explorer")  # the Silver is gained to hand openly
    t.play("silver", "copper")
    t.buy("estate")
    t.end_turn()
    assert seen(t, 1, "discard") == seen(t, 0, "discard")
    assert len(seen(t, 1, "discard")) == 1


# -- questions


@pytest.mark.rule("D40")
def test_the_question_for_a_reaction_cites_the_rule_of_reactions(table):
    t = table(hands=["militia", "moat copper*4"])
    t.play("militia")
    t.expect(1, "react", "react moat", "pass")
    assert t.question().rule == "dominion:D40"


@pytest.mark.rule("card/warehouse")
def test_warehouse_asks_for_no_more_cards_than_there_are(table):
    t = table(hands=["warehouse"], decks=["copper estate"])
    t.play("warehouse")
    t.expect(0, "discard", "discard copper", "discard estate")
    assert t.question().count == 2
    t.answer("discard copper")
    assert t.hand() == ""
    t.ends_clean()


@pytest.mark.rule("D21", "card/ambassador")
def test_a_refilled_province_pile_that_ends_the_game_is_named_as_the_reason(table):
    t = table(
        hands=["remodel gold ambassador province*2"],
        supply={"province": 1},
        printings={"seaside": 2009},
        actions=2,
    )
    t.play("remodel")
    t.answer("trash gold", "gain province")
    t.play("ambassador")
    t.answer("return 2")
    assert t.left("province") == 1
    t.end_turn()
    assert t.match.over
    assert t.g.outcome().reason == "provinces"


# -- Throne Room


@pytest.mark.rule("card/throne_room", "D44", "card/haven")
def test_a_doubled_haven_keeps_two_cards_and_its_throne_room(table):
    t = table(hands=["throne_room haven gold estate"], decks=["copper*2 silver*5", "copper*5"])
    t.play("throne_room")
    t.answer("play haven", "aside gold", "aside estate")
    t.end_turn()
    assert t.in_play() == "haven throne_room"
    t.end_turn()
    assert t.hand() == "estate gold silver silver silver silver silver"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D44", "card/haven")
def test_a_haven_whose_second_play_finds_no_card_still_keeps_its_throne_room(table):
    t = table(hands=["throne_room haven gold", ""], decks=["", "copper*5"])
    t.play("throne_room")
    t.answer("play haven")
    assert (t.hand(), t.actions) == ("", 2)
    t.end_turn()
    assert t.in_play() == "haven throne_room"
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/outpost", "D20")
def test_a_doubled_outpost_gives_one_extra_turn_of_three_cards(table):
    t = table(hands=["throne_room outpost"], decks=["copper*20", "copper*5"])
    t.play("throne_room")
    t.answer("play outpost")
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn, t.hand()) == (0, True, "copper copper copper")
    assert t.in_play() == "outpost throne_room"
    t.end_turn()
    assert (t.g.turn, t.in_play()) == (1, "")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/tactician", "D44")
def test_a_doubled_tactician_keeps_its_throne_room_and_pays_once(table):
    t = table(hands=["throne_room tactician copper"], decks=["silver*20", "copper*5"])
    t.play("throne_room")
    t.answer("play tactician")
    t.end_turn()
    assert t.in_play() == "tactician throne_room"
    t.end_turn()
    assert (len(t.g.players[0].hand), t.actions, t.buys) == (10, 2, 2)
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D44", "D37")
def test_throne_room_on_throne_room_ties_only_the_one_that_doubled_a_duration(table):
    t = table(
        hands=["throne_room*2 caravan smithy"],
        decks=["copper*12", "copper*5"],
        discards=["estate*9"],
    )
    t.play("throne_room")
    t.answer("play throne_room", "play caravan", "play smithy")
    t.end_turn()
    assert t.in_play() == "caravan throne_room"
    t.end_turn()
    assert len(t.g.players[0].hand) == 7
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/treasury", "D43")
def test_a_doubled_treasury_returns_once(table):
    t = table(hands=["throne_room treasury"], decks=["copper*8", "copper*5"])
    t.play("throne_room")
    t.answer("play treasury")
    assert t.coins == 2
    t.end_turn()
    t.answer("use treasury")
    assert t.hand() == "copper copper copper copper treasury"
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/pirate_ship")
def test_a_doubled_pirate_ship_may_attack_first_and_then_take_the_coin(table):
    t = table(hands=["throne_room pirate_ship", ""], decks=["", "copper estate"])
    t.play("throne_room")
    t.answer("play pirate_ship", "choose +attack")
    t.answer("choose +coins")
    assert (t.coins, t.g.players[0].pirate_coins, t.trash()) == (1, 1, "copper")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/swindler", "D40")
def test_reactions_are_asked_for_each_play_of_a_doubled_attack(table):
    t = table(hands=["throne_room swindler", "moat"], decks=["", "copper copper"])
    t.play("throne_room")
    t.answer("play swindler", "react moat")
    assert t.trash() == ""
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass", "gain curse")
    assert (t.trash(), t.discard(1), t.coins) == ("copper", "curse", 4)
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/lookout")
def test_a_doubled_lookout_runs_out_of_cards_in_the_order_of_its_text(table):
    t = table(hands=["throne_room lookout"], decks=["gold silver copper"])
    t.play("throne_room")
    t.answer("play lookout", "trash copper", "discard silver")
    # Again: Gold lies on the deck, the shuffled Silver beneath it.
    t.answer("trash silver")
    assert (t.trash(), t.discard(), t.deck()) == ("copper silver", "gold", "")
    t.ends_clean()


# -- Reactions


@pytest.mark.rule("card/diplomat", "card/moat", "D40")
def test_a_diplomat_may_draw_the_moat_that_then_protects(table):
    t = table(hands=["militia", "diplomat copper*4"], decks=["", "moat estate"])
    t.play("militia")
    t.answer("react diplomat", "discard copper", "discard copper", "discard estate")
    t.answer("react moat")
    assert t.hand(1) == "copper copper diplomat moat"
    t.ends_clean()


@pytest.mark.rule("card/diplomat", "D40")
def test_a_diplomat_that_has_gone_below_five_cards_cannot_be_shown_again(table):
    t = table(hands=["witch", "diplomat copper*4"], decks=["", "estate*2"])
    t.play("witch")
    t.answer("react diplomat", "discard copper", "discard copper", "discard copper")
    assert t.hand(1) == "copper diplomat estate estate"
    assert t.discard(1).split().count("curse") == 1
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "card/secret_chamber", "D40")
def test_behind_a_lighthouse_other_reactions_may_still_be_used(table):
    t = table(
        hands=["militia", "secret_chamber copper*4"],
        decks=["", "gold silver"],
        in_play=["", "lighthouse"],
    )
    t.play("militia")
    t.answer("react secret_chamber", "topdeck copper", "topdeck copper", "pass")
    assert t.hand(1) == "copper copper gold secret_chamber silver"
    t.ends_clean()


@pytest.mark.rule("card/lighthouse", "card/minion")
def test_a_player_behind_a_lighthouse_neither_discards_nor_draws_to_minion(table):
    t = table(
        hands=["minion", "copper*5", "estate*5"],
        decks=["silver*4", "gold*4", "gold*4"],
        in_play=["", "lighthouse", ""],
    )
    t.play("minion")
    t.answer("choose +discard")
    assert (t.hand(1), t.hand(2)) == ("copper " * 4 + "copper", "gold gold gold gold")
    t.ends_clean()


@pytest.mark.rule("card/lighthouse")
def test_an_own_lighthouse_does_not_stop_own_attacks(table):
    t = table(hands=["militia", "copper*5"], in_play=["lighthouse", ""])
    t.play("militia")
    assert t.hand(1) == "copper copper copper"
    t.ends_clean()


@pytest.mark.rule("D40", "card/ambassador")
def test_reactions_to_ambassador_come_even_if_its_player_has_no_card(table):
    t = table(hands=["ambassador", "moat"])
    t.play("ambassador")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    assert t.discard(1) == ""
    t.ends_clean()


# -- Seaside


@pytest.mark.rule("card/ambassador", "D41")
def test_ambassador_hands_out_only_what_the_refilled_pile_holds(table):
    t = table(hands=["ambassador estate*3", "", "", ""], supply={"estate": 0})
    t.play("ambassador")
    t.expect(0, "ambassador-return", "return 0", "return 1", "return 2")
    t.answer("return 2")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["estate", "estate", ""]
    assert t.hand() == "estate"
    t.ends_clean()


@pytest.mark.rule("card/ambassador")
def test_ambassador_may_keep_its_card_and_still_hand_it_out(table):
    t = table(hands=["ambassador curse", "", "moat"])
    t.play("ambassador")
    t.answer("react moat")
    t.answer("return 0")
    assert (t.hand(), t.discard(1), t.discard(2)) == ("curse", "curse", "")
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D69", "D17")
def test_the_curses_of_an_embargo_may_take_the_last_curse_before_the_bought_one(table):
    t = table(hands=["embargo"], supply={"curse": 1})
    t.play("embargo")
    t.answer("token curse")
    t.buy("curse")
    assert [event["cards"] for event in told(t, 1, "gains")] == [["curse"]]
    assert t.left("curse") == 0
    t.ends_clean()


@pytest.mark.rule("card/embargo", "D69")
def test_three_tokens_and_two_curses_give_two_curses_and_the_card(table):
    t = table(
        hands=["throne_room embargo*2"], supply={"curse": 2}, decks=["", "copper*5"], actions=2
    )
    t.play("throne_room")
    t.answer("play embargo", "token silver", "token silver")
    t.play("embargo")
    t.answer("token silver")
    assert t.coins == 6
    t.buy("silver")
    assert sorted(event["cards"][0] for event in told(t, 1, "gains")) == [
        "curse",
        "curse",
        "silver",
    ]
    t.ends_clean()


@pytest.mark.rule("card/smugglers", "D20")
def test_smugglers_look_only_at_the_extra_turn_if_that_was_the_last(table):
    t = table(
        hands=["outpost gold", "smugglers"],
        decks=["gold*3 copper*9", "copper*9"],
        kingdom="smithy",
    )
    t.play("outpost")
    t.play_treasures()
    t.buy("silver")
    t.play_treasures()
    t.buy("smithy")
    t.end_turn() if t.g.turn == 0 else None
    t.play("smugglers")
    assert t.discard(1) == "smithy"
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D20")
def test_outpost_works_again_in_the_next_normal_turn(table):
    t = table(hands=["outpost"], decks=["outpost*2 copper outpost*9", "copper*9"])
    t.play("outpost")
    t.end_turn()
    assert t.g.extra_turn
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, len(t.g.players[0].hand)) == (1, 5)
    t.end_turn()
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn, len(t.g.players[0].hand)) == (0, True, 3)
    assert t.g.players[0].turns == 2
    t.ends_clean()


@pytest.mark.rule("card/outpost", "card/tactician", "card/caravan")
def test_durations_of_an_outpost_turn_bear_fruit_in_the_extra_turn(table):
    t = table(
        hands=["outpost caravan tactician estate"],
        decks=["copper silver*9", "copper*9"],
        actions=3,
    )
    t.play("outpost", "caravan", "tactician")
    t.end_turn()
    assert t.g.extra_turn
    assert len(t.g.players[0].hand) == 3 + 1 + 5
    assert (t.actions, t.buys) == (2, 2)
    assert t.in_play() == "caravan outpost tactician"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/treasury", "D43")
def test_treasury_cares_about_a_bought_harem_and_not_about_a_gained_estate(table):
    t = table(hands=["treasury"], decks=["copper*8", "copper*5"], kingdom="harem", coins=6)
    t.play("treasury")
    t.buy("harem")
    t.end_turn()
    assert "treasury" in t.discard()
    t = table(hands=["treasury baron copper"], decks=["copper*8", "copper*5"], actions=2)
    t.play("treasury", "baron")
    if t.question().prompt == "baron":
        t.answer("pass")
    t.end_turn()
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


@pytest.mark.rule("card/native_village")
def test_native_village_may_take_an_empty_mat_and_set_nothing_aside(table):
    t = table(hands=["native_village*2"])
    t.play("native_village")
    t.answer("choose +pickup")
    t.play("native_village")
    t.answer("choose +mat")
    assert (t.hand(), t.g.players[0].village) == ("", [])
    t.ends_clean()


@pytest.mark.rule("card/native_village", "D27")
def test_native_village_shuffles_for_its_card(table):
    t = table(hands=["native_village"], discards=["gold"])
    t.play("native_village")
    t.answer("choose +mat")
    assert seen(t, 0, "native_village") == ["gold"]
    assert seen(t, 1, "native_village") == []
    t.ends_clean()


@pytest.mark.rule("card/pearl_diver", "D27")
def test_pearl_diver_draws_the_last_card_and_then_shuffles_for_the_bottom(table):
    t = table(hands=["pearl_diver"], decks=["copper"], discards=["gold"])
    t.play("pearl_diver")
    t.expect(0, "pearl-diver", "choose yes", "pass")
    t.answer("pass")
    assert (t.hand(), t.deck()) == ("copper", "gold")
    t.ends_clean()


@pytest.mark.rule("card/sea_hag", "D41")
def test_sea_hag_discards_even_where_no_curse_is_left(table):
    t = table(hands=["sea_hag", "", ""], decks=["", "gold", "silver"], supply={"curse": 1})
    t.play("sea_hag")
    assert (t.deck(1), t.deck(2)) == ("curse", "")
    assert (t.discard(1), t.discard(2)) == ("gold", "silver")
    t.ends_clean()


@pytest.mark.rule("card/cutpurse", "card/moat")
def test_cutpurse_asks_alike_with_and_without_a_copper(table):
    with_copper = table(hands=["cutpurse", "copper estate"])
    without = table(hands=["cutpurse", "gold estate"])
    for t in (with_copper, without):
        t.play("cutpurse")
    assert with_copper.forced == without.forced == [(1, "cutpurse")]
    assert seen(without, 0, "hand", 1) == ["estate", "gold"]


# -- Intrigue and base


@pytest.mark.rule("card/masquerade", "D39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_masquerade_goes_all_the_way_round(table, seats):
    names = ["gold", "curse", "estate", "duchy", "province", "silver"][:seats]
    hands = [f"masquerade {names[0]}", *names[1:]]
    t = table(hands=hands, seats=seats)
    t.play("masquerade")
    assert t.hand(0) == names[-1]
    assert [t.hand(seat) for seat in range(1, seats)] == names[:-1]
    t.answer("pass")
    t.ends_clean()


@pytest.mark.rule("card/courtier", "D24")
@pytest.mark.parametrize(("card", "types"), [("curse", 1), ("harem", 2), ("swindler", 2)])
def test_courtier_counts_every_type_of_the_shown_card(table, card, types):
    t = table(hands=[f"courtier {card}"])
    t.play("courtier")
    for mode in ["+coins", "+gold"][:types]:
        t.answer(f"choose {mode}")
    assert (t.coins, t.discard()) == (3, "gold" if types > 1 else "")
    t.ends_clean()


@pytest.mark.rule("card/tribute", "D27")
def test_tribute_shuffles_for_its_second_card_and_draws_after_the_discard(table):
    t = table(hands=["tribute"], decks=["silver*2", "estate"], discards=["", "nobles"])
    t.play("tribute")
    assert (t.actions, t.hand()) == (2, "silver silver")
    assert t.discard(1) == "estate nobles"
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "card/bridge", "D35")
def test_saboteur_under_bridge_passes_over_what_has_become_too_cheap(table):
    t = table(hands=["bridge saboteur"], decks=["", "silver duchy"], actions=2)
    t.play("bridge", "saboteur")
    assert t.trash() == "duchy"  # Silver costs 2 now, Duchy 4: up to 2 may be gained
    assert "gain silver" in t.names()
    assert "gain duchy" not in t.names()
    t.answer("gain silver")
    assert t.discard(1) == "silver silver"
    t.ends_clean()


@pytest.mark.rule("card/conspirator", "D37")
def test_a_card_played_by_vassal_counts_for_conspirator(table):
    t = table(hands=["vassal conspirator"], decks=["village copper gold"], actions=1)
    t.play("vassal")
    t.answer("play village")
    t.play("conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 2, "copper gold")
    t.ends_clean()


@pytest.mark.rule("card/coppersmith", "card/throne_room")
def test_a_doubled_coppersmith_makes_copper_worth_three(table):
    t = table(hands=["throne_room coppersmith copper*2"])
    t.play("throne_room")
    t.answer("play coppersmith")
    t.play_treasures()
    assert t.coins == 6
    t.ends_clean()


@pytest.mark.rule("card/vassal", "D44")
def test_vassal_does_not_stay_with_a_duration_it_played(table):
    t = table(hands=["vassal"], decks=["caravan copper*9", "copper*5"])
    t.play("vassal")
    t.answer("play caravan")
    t.end_turn()
    assert t.in_play() == "caravan"
    t.ends_clean()


@pytest.mark.rule("card/wishing_well", "D6")
def test_wishing_well_names_even_when_no_card_can_be_revealed(table):
    t = table(hands=["wishing_well"])
    t.play("wishing_well")
    t.answer("name gold")
    assert t.hand() == ""
    t.ends_clean()


@pytest.mark.rule("card/thief", "D33")
def test_thief_takes_a_harem_like_any_treasure(table):
    t = table(hands=["thief", ""], decks=["", "harem copper"])
    t.play("thief")
    t.answer("trash harem", "gain harem")
    assert (t.discard(), t.discard(1)) == ("harem", "copper")
    t.ends_clean()


@pytest.mark.rule("card/library", "D27")
def test_library_ends_the_search_when_all_that_is_left_was_set_aside(table):
    t = table(hands=["library copper*4"], decks=["village"], discards=["moat"])
    t.play("library")
    t.answer("aside village", "aside moat")
    assert (len(t.g.players[0].hand), t.discard()) == (4, "moat village")
    t.ends_clean()


# -- what is known


@pytest.mark.rule("card/haven", "D26")
def test_a_card_once_shown_is_no_longer_certain_when_haven_hides_one(table):
    t = table(hands=["shanty_town haven gold copper"], decks=["estate"], actions=1)
    t.play("shanty_town")
    assert seen(t, 1, "hand") == ["copper", "gold", "haven"]
    t.play("haven")
    t.answer("aside gold")
    assert seen(t, 1, "hand") == seen(t, 1, "aside") == []
    t.ends_clean()


@pytest.mark.rule("card/ambassador", "D6")
def test_returning_one_of_two_copies_does_not_betray_the_other(table):
    t = table(hands=["ambassador estate*2 copper", ""])
    t.play("ambassador")
    t.answer("reveal estate")
    assert seen(t, 1, "hand") == ["estate"]
    t.answer("return 1")
    assert seen(t, 1, "hand") == []
    t.ends_clean()


@pytest.mark.rule("card/lookout", "D26")
def test_lookout_shows_the_returned_card_to_its_player_only(table):
    t = table(hands=["lookout"], decks=["gold silver copper"])
    t.play("lookout")
    assert seen(t, 1, "looking") == [None, None, None]
    t.answer("trash copper", "discard silver")
    assert (seen(t, 0, "deck"), seen(t, 1, "deck")) == (["gold"], [])
    imagined = {
        " ".join(twin.names(twin.players[0].deck))
        for twin in (t.g.imagine(1, Rng(f"thought {i}")) for i in range(10))
    }
    assert imagined == {"gold"}  # the only card of which the others know nothing
    t.ends_clean()


def thoughts(t: DominionScenario, viewer: int, zone: str, owner: int) -> set[str]:
    """All the contents of a zone that a viewer takes for possible."""
    twins = [t.g.imagine(viewer, Rng(f"thought {i}")) for i in range(60)]
    return {" ".join(sorted(twin.names(getattr(twin.players[owner], zone)))) for twin in twins}


@pytest.mark.rule("card/scout", "card/patrol", "D26")
def test_cards_revealed_and_put_back_stay_known_though_their_order_does_not(table):
    t = table(hands=["scout gold"], decks=["copper silver curse estate"], seats=2)
    t.play("scout")
    t.answer("topdeck copper", "topdeck silver")
    assert thoughts(t, 1, "deck", 0) == {"copper curse silver"}
    t.ends_clean()


@pytest.mark.rule("card/masquerade", "D6")
def test_nobody_imagines_that_a_card_gained_later_was_passed_before(table):
    t = table(
        hands=["masquerade gold silver", "curse", "estate"],
        decks=["copper*2", "copper*5", "copper*5"],
        kingdom="moat",
        coins=2,
    )
    t.play("masquerade")
    t.answer("give gold", "pass")
    t.buy("moat")  # shuffled and drawn in Clean-up
    assert "moat" in t.hand(0)
    assert not any("moat" in hand for hand in thoughts(t, 2, "hand", 1))
    t.ends_clean()


@pytest.mark.rule("D40", "card/masquerade")
def test_the_question_for_a_reaction_does_not_depend_on_the_hand(table):
    asked = []
    for hand in ("moat copper", "gold copper"):
        t = table(hands=["witch", hand], decks=["copper*2", "moat"], kingdom="moat")
        t.play("witch")
        if t.match.pending and t.question().prompt == "react":
            t.answer("pass")
            asked.append(1)
        else:
            asked.append(t.forced.count((1, "react")))
    assert asked == [1, 1]
