"""Empires: decisions where the source is silent (docs/rulings/dominion.md, R210 to R221)."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CLEANUP_STARTS, DISCARDED, TREASURE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion


def nothing(g: Dominion, me: Player, this: int, subject: int) -> None:
    """A text that waits for something and does nothing."""


def plays_treasures(g: Dominion, me: Player, this: int, subject: int) -> None:
    """A text that plays the Treasures in hand at an unusual time."""
    for held in g.of_type(me, me.hand, TREASURE):
        play_from(g, me, held, me.hand)


@pytest.mark.ruling("R210")
@pytest.mark.rule("card/charm", "card/basilica", "card/defiled_shrine", "D30")
@pytest.mark.parametrize("year", [2016, 2019])
def test_texts_about_buying_do_not_speak_of_gaining(table, year):
    t = table(
        hands=["charm copper", "workshop"],
        kingdom="basilica workshop village",
        coins=6,
        buys=2,
        printings={"empires": year},
    )
    t.play("charm")
    t.answer("choose +gain")
    t.buy("silver")
    t.answer("gain village")
    assert t.points(0) == 2  # one buy, two gains


@pytest.mark.ruling("R211")
@pytest.mark.rule("D48")
def test_debt_can_be_paid_throughout_the_buy_phase_and_not_before(table):
    t = table(hands=["village copper*2"], debt=[6, 0], coins=3, buys=0)
    assert not any(name.startswith("pay") for name in t.names())
    t.answer("pass")
    assert {"pay", "pay 1", "pay 2", "pay 3"} <= set(t.names())
    t.answer("pay 1")
    t.play("copper")
    t.answer("pay 2")
    assert (t.coins, t.debt(0)) == (1, 3)
    t.to_buys()
    t.answer("pay")  # although there is no buy
    assert t.debt(0) == 2


@pytest.mark.ruling("R212")
@pytest.mark.rule("D21", "D48")
@pytest.mark.parametrize("source", ["city_quarter", "capital", "mountain_pass"])
def test_a_game_in_which_nobody_can_buy_any_more_ends(table, source):
    t = table(hands=["temple", "curse"], kingdom=f"temple {source}", debt=[8, 1])
    for _ in range(41):
        assert not t.match.over
        if t.g.turn == 0:
            t.play("temple")
        t.end_turn()
    assert t.match.over
    outcome = t.g.outcome()
    assert (outcome.scores, outcome.winners, outcome.reason) == ([21, -1], [0], "debt")


@pytest.mark.ruling("R212")
@pytest.mark.rule("D21", "D48")
def test_a_game_goes_on_as_long_as_somebody_pays(table):
    t = table(hands=["estate*5", "copper estate*4"], debt=[8, 30])
    for _ in range(22):
        t.end_turn()
        t.play_treasures()
        t.answer("pay")
        t.end_turn()
    assert (t.match.over, t.debt(1)) == (False, 8)


@pytest.mark.ruling("R213")
@pytest.mark.rule("D20", "D21", "card/mountain_pass", "card/donate")
def test_nothing_happens_after_the_last_turn(table):
    t = table(hands=["estate"], kingdom="mountain_pass donate", supply={"province": 1}, coins=8)
    t.buy("province")
    assert t.match.over


@pytest.mark.ruling("R213")
@pytest.mark.rule("D20", "D39", "card/mountain_pass", "card/donate")
def test_who_has_two_texts_between_turns_orders_them(table):
    t = table(decks=["copper*5", "copper*5"], kingdom="mountain_pass donate", coins=8, buys=2)
    t.buy("province", "donate")
    t.expect(0, "next-effect", "use mountain_pass", "use donate")
    t.answer("use mountain_pass", "pass", "pass")
    t.expect(0, "donate")
    t.answer("pass")


@pytest.mark.ruling("R214")
@pytest.mark.rule("card/aqueduct", "card/defiled_shrine", "D61")
def test_all_cards_of_a_split_pile_share_its_tokens(table):
    t = table(
        kingdom="aqueduct defiled_shrine castles",
        stacks={"catapult_rocks": "catapult rocks*2"},
        coins=7,
        buys=3,
    )
    assert (t.tokens("catapult_rocks"), t.tokens("castles")) == ({"points": 2}, {})
    t.buy("catapult")
    assert t.tokens("defiled_shrine") == {"points": 1}
    t.buy("rocks")
    t.expect(0, "next-effect", "use rocks", "use aqueduct")
    t.answer("use aqueduct")
    assert (t.tokens("catapult_rocks"), t.tokens("aqueduct")) == ({}, {"points": 2})


@pytest.mark.ruling("R215")
@pytest.mark.rule("card/crown")
def test_a_crown_played_in_clean_up_plays_nothing(table):
    t = table(hands=["crown"], decks=["copper*5", "copper*5"])
    t.listen(CLEANUP_STARTS, plays_treasures)
    t.end_turn()
    assert "crown-treasure" not in [prompt for _, prompt in t.forced]
    assert t.discard() == "crown"


@pytest.mark.ruling("R215")
@pytest.mark.rule("card/crown", "card/piazza", "D14")
def test_a_crown_played_when_the_turn_begins_plays_an_action_twice(table):
    t = table(hands=["", "smithy gold"], decks=["", "crown copper*9"], owned=["", "piazza"])
    t.end_turn()
    t.expect(1, "crown-action", "play smithy", "pass")
    t.answer("play smithy")
    assert (t.hand(1), t.actions) == ("copper copper copper copper copper copper gold", 1)


@pytest.mark.ruling("R216")
@pytest.mark.rule("card/arena")
def test_an_arena_without_tokens_asks_only_where_a_text_waits_for_discards(table):
    t = table(hands=["village copper"], kingdom="arena", points_on={"arena": 0})
    t.listen(DISCARDED, nothing)
    t.answer("pass")
    t.expect(0, "arena", "discard village", "pass")
    t.answer("discard village")
    assert t.points(0) == 0


@pytest.mark.ruling("R217")
@pytest.mark.rule("D74", "card/baths", "card/labyrinth", "card/triumph")
def test_cards_of_the_controller_are_not_gained_by_the_player(table):
    t = table(
        decks=["copper*5", "copper*5"],
        kingdom="baths labyrinth triumph",
        coins=6,
        buys=3,
        controller=1,
    )
    t.buy("silver", "silver", "triumph")
    assert (t.discard(1), t.points(0), t.points(1)) == ("estate silver silver", 2, 0)


@pytest.mark.ruling("R217")
@pytest.mark.rule("D74", "card/dominate", "card/ritual")
@pytest.mark.parametrize(("event", "card"), [("dominate", "province"), ("ritual", "curse")])
def test_what_the_controller_gains_does_not_pay_the_player(table, event, card):
    t = table(hands=["gold", ""], kingdom=event, coins=14, buys=2, controller=1)
    t.buy(event)
    assert (t.discard(1), t.points(0), t.points(1), t.hand()) == (card, 0, 0, "gold")
    t.ends_clean()


@pytest.mark.ruling("R218")
@pytest.mark.rule("card/enchantress", "card/conspirator", "card/moat", "D40", "D75")
def test_a_replaced_attack_is_played_and_may_be_reacted_to(table):
    t = table(
        hands=["enchantress moat", "witch village conspirator"],
        decks=["moat*9", "copper*9"],
    )
    t.play("enchantress")
    t.end_turn()
    t.play("witch")
    t.expect(0, "react", "react moat", "pass")
    t.answer("pass")
    assert (t.discard().count("curse"), t.actions) == (0, 1)
    t.play("village", "conspirator")  # the third Action of the turn
    assert t.actions == 2


@pytest.mark.ruling("R219")
@pytest.mark.rule("card/donate", "card/crumbling_castle")
def test_a_silver_gained_while_donating_stays_in_the_discard_pile(table):
    t = table(hands=["crumbling_castle"], decks=["copper*7", "copper*5"], kingdom="donate")
    t.buy("donate")
    t.answer("trash crumbling_castle", "pass")
    assert (t.discard(), t.points(0)) == ("silver", 1)
    assert len((t.hand() + " " + t.deck()).split()) == 7


@pytest.mark.ruling("R220")
@pytest.mark.rule("card/overlord", "card/conspirator", "D37", "D45")
@pytest.mark.parametrize(("year", "cards"), [(2016, 0), (2019, 1)])
def test_an_overlord_of_2016_is_one_play_and_a_later_one_two(table, year, cards):
    t = table(
        hands=["village overlord"],
        decks=["estate copper*3"],
        kingdom="conspirator",
        printings={"empires": year},
    )
    t.play("village", "overlord")
    t.answer("play conspirator")
    assert len(t.hand().split()) == 1 + cards


@pytest.mark.ruling("R221")
@pytest.mark.rule("card/annex", "D6")
def test_others_do_not_learn_which_cards_annex_keeps(table):
    t = table(kingdom="annex", discards=["curse*2 estate*2 gold"], buys=2)
    t.buy("annex")
    t.answer("keep gold", "keep curse", "pass")
    assert len(t.imagined(1, "discard")) > 1
    assert t.imagined(0, "discard") == {"curse duchy gold"}


@pytest.mark.rule("card/villa", "D47")
def test_coffers_can_be_spent_again_in_a_second_buy_phase(table):
    t = table(hands=["copper"], kingdom="villa", coffers=[2, 0], coins=4, buys=2)
    t.buy("villa")
    t.answer("pass")
    assert "coffers" in t.names()
    t.answer("coffers 2")
    assert t.coins == 2
    t.to_buys()
    assert "coffers" not in t.names()


@pytest.mark.ruling("R212")
@pytest.mark.rule("D48")
@pytest.mark.parametrize("source", ["capital", "mountain_pass", "engineer", "donate"])
def test_whatever_brings_debt_can_bring_the_game_to_a_standstill(table, source):
    assert table(kingdom=source).g.kingdom.may_stall
