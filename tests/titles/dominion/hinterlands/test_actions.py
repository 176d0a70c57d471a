"""Hinterlands: cards whose text is carried out when they are played, and Silk Road."""

from __future__ import annotations

import pytest

# -- Crossroads


@pytest.mark.rule("card/crossroads")
@pytest.mark.ruling("card/crossroads#1")
def test_crossroads_draws_for_victory_cards(table):
    t = table(hands=["crossroads estate harem copper curse"], decks=["gold*5"])
    t.play("crossroads")
    assert (t.hand(), t.actions) == ("copper curse estate gold gold harem", 3)
    assert {"estate", "harem", "copper", "curse"} <= set(t.known(1, "hand", 0))


@pytest.mark.rule("card/crossroads", "D37", "D83")
@pytest.mark.ruling("card/crossroads#2")
@pytest.mark.parametrize(("year", "actions"), [(2011, 4), (2020, 3)])
def test_only_the_first_play_brings_three_actions(table, year, actions):
    t = table(hands=["throne_room crossroads"], printings={"hinterlands": year})
    t.play("throne_room")
    t.answer("play crossroads")
    assert t.actions == actions
    t = table(hands=["crossroads*2"], printings={"hinterlands": year})
    t.play("crossroads", "crossroads")
    assert t.actions == actions - 1
    t = table(hands=["crossroads", "crossroads"], printings={"hinterlands": year})
    t.play("crossroads")
    t.end_turn()
    t.play("crossroads")
    assert t.actions == 3  # a new turn


# -- Develop


@pytest.mark.rule("card/develop")
def test_develop_gains_a_dearer_and_a_cheaper_card_onto_the_deck(table):
    t = table(hands=["develop silver"], decks=["copper"], kingdom="smithy cellar village")
    t.play("develop")
    t.expect(0, "gain", "gain cellar", "gain estate", "gain smithy")
    t.answer("gain cellar")
    assert t.deck() == "smithy cellar copper"  # the other one had no choice
    assert (t.trash(), t.discard()) == ("silver", "")
    t = table(hands=["develop silver"], kingdom="smithy remodel cellar")
    t.play("develop")
    t.answer("gain smithy")
    t.expect(0, "gain", "gain cellar", "gain estate")
    t.answer("gain estate")
    assert t.deck() == "estate smithy"


@pytest.mark.rule("card/develop", "card/highway")
@pytest.mark.ruling("card/develop#1", "card/highway#1")
def test_develop_gains_only_what_there_is(table):
    t = table(hands=["develop estate"])
    t.play("develop")
    t.answer("gain silver")
    t.expect_no_question()
    assert t.deck() == "silver"
    t = table(hands=["develop copper"])
    t.play("develop")
    t.expect_no_question()
    assert (t.trash(), t.deck()) == ("copper", "")
    t = table(hands=["develop copper"], in_play=["highway"])
    t.play("develop")  # a Copper still costs 0, an Estate 1
    assert t.deck() == "estate"


@pytest.mark.rule("card/develop")
@pytest.mark.ruling("card/develop#2")
def test_develop_does_nothing_without_cards(table):
    t = table(hands=["develop"])
    t.play("develop")
    t.expect_no_question()
    assert (t.trash(), t.deck()) == ("", "")


# -- Oasis, Margrave, Stables, Spice Merchant


@pytest.mark.rule("card/oasis")
@pytest.mark.ruling("card/oasis#1")
def test_oasis_discards_any_card(table):
    t = table(hands=["oasis copper"], decks=["estate"])
    t.play("oasis")
    t.expect(0, "discard", "discard copper", "discard estate")
    t.answer("discard estate")
    assert (t.discard(), t.actions, t.coins) == ("estate", 1, 1)
    t = table(hands=["oasis copper"])
    t.play("oasis")
    assert t.discard() == "copper"  # though nothing was drawn


@pytest.mark.rule("card/margrave", "card/moat")
@pytest.mark.ruling("card/margrave#1")
def test_margrave_lets_opponents_draw_and_discard(table):
    t = table(
        hands=["margrave", "copper*5", "copper*2", "moat copper*4"],
        decks=["gold*3", "silver", "estate", "gold"],
    )
    t.play("margrave")
    t.answer("react moat")
    assert (t.hand(), t.buys) == ("gold gold gold", 2)
    t.answer("discard copper", "discard copper", "discard silver")
    t.expect_no_question()
    assert t.discard(1) == "copper copper silver"
    assert t.hand(2) == "copper copper estate"
    assert t.deck(3) == "gold"  # protected, good and bad


@pytest.mark.rule("card/stables", "D83")
@pytest.mark.ruling("card/stables#1", "card/stables#2")
@pytest.mark.parametrize(
    ("year", "options"),
    [
        (2011, ["discard copper", "discard estate", "discard harem", "pass"]),
        (2020, ["discard copper", "discard harem", "pass"]),
    ],
)
def test_stables_draw_three_for_a_discarded_card(table, year, options):
    t = table(
        hands=["stables copper estate harem"],
        decks=["gold*4"],
        printings={"hinterlands": year},
    )
    t.play("stables")
    t.expect(0, "stables", *options)
    t.answer("discard copper")
    assert (t.hand(), t.actions) == ("estate gold gold gold harem", 1)
    t = table(hands=["stables copper"], decks=["gold*4"], printings={"hinterlands": year})
    t.play("stables")
    t.answer("pass")
    assert (t.hand(), t.actions) == ("copper", 0)


@pytest.mark.rule("card/stables")
def test_stables_ask_even_without_a_treasure(table):
    t = table(hands=["stables estate"])
    t.play("stables")
    assert ((0, "stables") in t.forced, t.hand()) == (True, "estate")


@pytest.mark.rule("card/spice_merchant", "D83")
@pytest.mark.ruling("card/spice_merchant#1", "card/spice_merchant#2")
@pytest.mark.parametrize(
    ("year", "options"),
    [
        (2011, ["trash copper", "trash estate", "pass"]),
        (2020, ["trash copper", "pass"]),
    ],
)
@pytest.mark.parametrize(("mode", "counters"), [("+cards", (2, 1, 0, 1)), ("+coins", (0, 0, 2, 2))])
def test_spice_merchant_sells_a_card(table, year, options, mode, counters):
    t = table(
        hands=["spice_merchant copper estate"],
        decks=["gold*3"],
        printings={"hinterlands": year},
    )
    t.play("spice_merchant")
    t.expect(0, "spice-merchant-trash", *options)
    t.answer("trash copper", f"choose {mode}")
    golds = t.hand().split().count("gold")
    assert (t.trash(), (golds, t.actions, t.coins, t.buys)) == ("copper", counters)
    t = table(hands=["spice_merchant copper"], decks=["gold*3"], printings={"hinterlands": year})
    t.play("spice_merchant")
    t.answer("pass")
    t.expect_no_question()
    assert (t.trash(), t.hand(), t.actions, t.coins, t.buys) == ("", "copper", 0, 0, 1)


# -- Oracle


@pytest.mark.rule("card/oracle")
@pytest.mark.ruling("card/oracle#1", "card/oracle#2", "card/oracle#3")
@pytest.mark.parametrize(("year", "first"), [(2011, 1), (2020, 0)])
def test_oracle_decides_about_everybodys_top_cards(table, year, first):
    t = table(
        hands=["oracle"],
        decks=["gold silver copper", "estate copper gold"],
        printings={"hinterlands": year},
    )
    t.play("oracle")
    for seat in (first, 1 - first):
        prompt = "oracle-other" if seat else "oracle-own"
        t.expect(0, prompt, "choose +deck", "choose +discard")
        assert t.question().target == seat
        t.answer("choose +deck")
        t.expect(seat, "topdeck-order")  # its owner orders them
        t.answer("topdeck copper" if seat else "topdeck gold")
    assert (t.hand(), t.deck()) == ("gold silver", "copper")  # drawn after that
    assert t.deck(1) == "estate copper gold"
    assert set(t.known(0, "deck", 1)) == set()  # the order of the two is hidden


@pytest.mark.rule("card/oracle", "card/moat")
def test_oracle_discards_and_spares_the_protected(table):
    t = table(
        hands=["oracle", "moat", ""],
        decks=["gold silver copper*2", "estate*2", "estate"],
    )
    t.play("oracle")
    t.answer("react moat", "choose +discard", "choose +discard")
    assert (t.hand(), t.discard()) == ("copper copper", "gold silver")
    assert (t.deck(1), t.discard(2)) == ("estate estate", "estate")


# -- Jack of All Trades, Cartographer


@pytest.mark.rule("card/jack_of_all_trades")
@pytest.mark.ruling("card/jack_of_all_trades#2")
def test_jack_of_all_trades_does_four_things_in_order(table):
    t = table(hands=["jack_of_all_trades curse harem"], decks=["estate gold copper silver*2"])
    t.play("jack_of_all_trades")
    assert t.discard() == "silver"
    t.expect(0, "jack-of-all-trades-top", "discard estate", "topdeck estate")
    t.answer("discard estate")
    assert t.hand() == "copper curse gold harem silver"
    t.expect(0, "jack-of-all-trades-trash", "trash curse", "pass")  # no Treasure of any kind
    t.answer("trash curse")
    assert (t.trash(), t.discard()) == ("curse", "estate silver")


@pytest.mark.rule("card/jack_of_all_trades")
@pytest.mark.ruling("card/jack_of_all_trades#1")
def test_jack_of_all_trades_draws_nothing_with_five_cards(table):
    t = table(hands=["jack_of_all_trades copper*5"], decks=["gold"], supply={"silver": 0})
    t.play("jack_of_all_trades")
    t.answer("topdeck gold")
    assert (t.deck(), t.discard(), len(t.hand().split())) == ("gold", "", 5)
    assert (0, "jack-of-all-trades-trash") in t.forced
    assert t.known(1, "deck") == []


@pytest.mark.rule("card/cartographer")
@pytest.mark.ruling("card/cartographer#1")
def test_cartographer_sorts_the_top_four(table):
    t = table(hands=["cartographer"], decks=["copper gold estate silver curse province"])
    t.play("cartographer")
    t.answer("discard estate", "discard curse", "pass")
    t.expect(0, "topdeck-order", "topdeck gold", "topdeck silver")
    t.answer("topdeck silver")
    assert (t.hand(), t.discard(), t.deck()) == ("copper", "curse estate", "gold silver province")
    assert (t.actions, t.known(1, "deck")) == (1, [])


@pytest.mark.rule("card/cartographer", "D27")
@pytest.mark.ruling("card/cartographer#2")
def test_cartographer_looks_at_what_there_is(table):
    t = table(hands=["cartographer"], decks=["copper estate"], discards=["curse"])
    t.play("cartographer")
    t.answer("discard curse", "discard estate")
    t.expect_no_question()
    assert (t.deck(), t.discard()) == ("", "curse estate")
    t = table(hands=["cartographer"])
    t.play("cartographer")
    t.expect_no_question()


# -- Highway, Silk Road


@pytest.mark.rule("card/highway", "D35", "D37")
@pytest.mark.ruling("card/highway#1", "card/highway#2")
@pytest.mark.parametrize(
    ("hand", "plays", "costs"),
    [
        ("highway", ["highway"], 7),
        ("highway*2", ["highway", "highway"], 6),
        ("throne_room highway", ["throne_room"], 7),
    ],
)
def test_highway_lowers_costs_while_it_is_in_play(table, hand, plays, costs):
    t = table(hands=[hand], decks=["copper*9"], coins=costs, buys=2, supply={"curse": 0})
    t.play(*plays)
    if plays == ["throne_room"]:
        t.answer("play highway")
    t.buy("province")
    assert t.coins == 0
    t.end_turn()
    t.to_buys()
    assert t.names() == ["buy copper", "pass"]  # an Estate costs 2 again


@pytest.mark.rule("card/highway", "D35")
def test_no_cost_falls_below_zero(table):
    t = table(hands=["remodel copper"], in_play=["highway*9"], coins=0, kingdom="village")
    t.play("remodel")
    t.answer("gain province")
    assert t.discard() == "province"


@pytest.mark.rule("card/silk_road")
@pytest.mark.ruling("card/silk_road#1", "card/silk_road#2")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 0), ("estate*2", 2), ("estate*3", 3 + 1), ("harem*3 curse", 6 - 1 + 1), ("estate*7", 9)],
)
def test_silk_road_scores_one_for_every_four_victory_cards(table, others, points):
    assert table(hands=[f"silk_road {others}"]).score(0) == points
    assert table(decks=["silk_road"], discards=[others]).score(0) == points
    assert table(discards=["silk_road"], in_play=[others]).score(0) == points


@pytest.mark.rule("card/silk_road", "card/island")
@pytest.mark.ruling("card/silk_road#2")
def test_silk_roads_count_each_other_and_cards_on_mats(table):
    t = table(hands=["island silk_road*2 estate"])
    t.play("island")
    t.answer("aside estate")
    assert t.score(0) == 2 + 1 + 2  # Island, Estate, and 1 for each Silk Road
