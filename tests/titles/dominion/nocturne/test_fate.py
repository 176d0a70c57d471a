"""Nocturne: Fate cards."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.titles.dominion.title import TITLE


def boons_discarded(t):
    return " ".join(t.g.names(t.g.decks["boons"].discard))


# -- Druid


@pytest.mark.rule("card/druid", "D11")
@pytest.mark.ruling("card/druid#1")
def test_druid_has_three_boons_of_its_own_and_leaves_nine_to_others():
    cards = ["druid", "bard", "cellar", "market", "militia", "mine", "moat", "remodel", "smithy"]
    cards.append("village")
    g = Match.new(TITLE, seats=2, seed="druid", options={"cards": cards}).table
    deck = g.decks["boons"]
    assert (len(deck.laid_out), len(deck.cards)) == (3, 9)


@pytest.mark.rule("card/druid")
def test_druid_receives_one_of_its_boons_which_stays_there(table):
    t = table(
        hands=["druid*2"], druid_boons="the_seas_gift the_swamps_gift the_mountains_gift", actions=2
    )
    t.play("druid")
    t.expect(0, "druid", "use the_seas_gift", "use the_swamps_gift", "use the_mountains_gift")
    t.answer("use the_mountains_gift")
    assert (t.discard(), t.buys) == ("silver", 2)
    t.play("druid")
    t.answer("use the_mountains_gift")
    assert t.discard() == "silver silver"
    assert boons_discarded(t) == ""


@pytest.mark.rule("card/druid")
@pytest.mark.ruling("card/druid#2")
def test_druid_leaves_even_a_boon_that_is_otherwise_kept(table):
    t = table(
        hands=["druid"],
        decks=["copper*5 gold"],
        druid_boons="the_seas_gift the_rivers_gift the_fields_gift",
    )
    t.play("druid")
    t.answer("use the_rivers_gift")
    assert t.mat(0, "boons_kept") == ""
    t.end_turn()
    assert "gold" in t.hand()
    assert len(t.g.decks["boons"].laid_out) == 3


# -- Pixie


@pytest.mark.rule("card/pixie")
@pytest.mark.ruling("card/pixie#1")
def test_pixie_discards_the_boon_which_nobody_receives_unless_pixie_is_trashed(table):
    t = table(hands=["pixie"], decks=["copper gold"], boons="the_mountains_gift")
    t.play("pixie")
    t.answer("pass")
    assert (t.hand(), t.actions, t.discard(), boons_discarded(t)) == (
        "copper",
        1,
        "",
        "the_mountains_gift",
    )


@pytest.mark.rule("card/pixie")
def test_a_trashed_pixie_brings_the_boon_twice(table):
    t = table(hands=["pixie"], decks=["copper gold"], boons="the_mountains_gift")
    t.play("pixie")
    t.answer("choose yes")
    assert (t.trash(), t.discard(), boons_discarded(t)) == (
        "pixie",
        "silver silver",
        "the_mountains_gift",
    )


@pytest.mark.rule("card/pixie")
@pytest.mark.ruling("card/pixie#2")
def test_pixie_counts_a_kept_boon_twice(table):
    t = table(hands=["pixie"], decks=["copper*6 gold*2"], boons="the_rivers_gift")
    t.play("pixie")
    t.answer("choose yes")
    assert (t.mat(0, "boons_kept"), boons_discarded(t)) == ("the_rivers_gift", "")
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper gold gold"
    assert boons_discarded(t) == "the_rivers_gift"


@pytest.mark.rule("card/pixie", "D38")
@pytest.mark.ruling("card/pixie#3")
def test_throne_room_cannot_trash_pixie_twice(table):
    t = table(
        hands=["throne_room pixie"], decks=["copper*4"], boons="the_mountains_gift the_swamps_gift"
    )
    t.play("throne_room")
    t.answer("play pixie", "choose yes")
    assert t.discard() == "silver silver"
    assert boons_discarded(t) == "the_mountains_gift the_swamps_gift"


# -- Tracker


@pytest.mark.rule("card/tracker")
@pytest.mark.ruling("card/tracker#2")
def test_tracker_may_put_what_its_own_boon_brings_on_the_deck(table):
    t = table(hands=["tracker"], decks=["estate"], boons="the_mountains_gift")
    t.play("tracker")
    t.expect(0, "tracker", "use tracker", "pass")
    t.answer("use tracker")
    assert (t.deck(), t.coins) == ("silver estate", 1)
    assert t.known(1, "deck") == ["silver"]


@pytest.mark.rule("card/tracker")
@pytest.mark.ruling("card/tracker#1")
def test_tracker_asks_for_each_card_anew(table):
    t = table(hands=["tracker"], decks=["estate"], boons="the_fields_gift", buys=3, coins=10)
    t.play("tracker")
    t.buy("silver")
    t.answer("pass")
    t.buy("gold")
    t.answer("use tracker")
    assert (t.deck(), t.discard()) == ("gold estate", "silver")


# -- Fool


@pytest.mark.rule("card/fool", "D57")
@pytest.mark.ruling("card/fool#2")
def test_fool_takes_the_state_and_receives_three_boons_one_after_the_other(table):
    t = table(
        hands=["fool"], decks=["gold"], boons="the_mountains_gift the_seas_gift the_fields_gift"
    )
    t.play("fool")
    assert t.holds(0, "lost_in_the_woods")
    t.expect(0, "fool", "use the_mountains_gift", "use the_seas_gift", "use the_fields_gift")
    t.answer("use the_seas_gift")
    assert t.hand() == "gold"
    t.answer("use the_fields_gift")
    assert (t.discard(), t.coins, t.mat(0, "boons_kept")) == ("silver", 1, "the_fields_gift")
    assert boons_discarded(t) == "the_seas_gift the_mountains_gift"


@pytest.mark.rule("card/fool")
@pytest.mark.ruling("card/fool#1")
def test_fool_does_nothing_for_whoever_is_lost_in_the_woods(table):
    t = table(hands=["fool"], boons="the_mountains_gift*3", owned=["lost_in_the_woods", ""])
    t.play("fool")
    assert t.discard() == ""


@pytest.mark.rule("card/fool", "card/lost_in_the_woods")
@pytest.mark.ruling("card/fool#3", "card/lost_in_the_woods#1")
def test_fool_takes_the_state_from_another_player(table):
    gifts = "the_mountains_gift the_swamps_gift the_fields_gift"
    t = table(hands=["fool"], boons=gifts, owned=["", "lost_in_the_woods"])
    t.play("fool")
    t.answer("use the_mountains_gift", "use the_swamps_gift")
    assert t.holds(0, "lost_in_the_woods")
    assert not t.holds(1, "lost_in_the_woods")


# -- Blessed Village


@pytest.mark.rule("card/blessed_village")
def test_blessed_village_is_a_village(table):
    t = table(hands=["blessed_village"], decks=["copper gold"])
    t.play("blessed_village")
    assert (t.hand(), t.actions) == ("copper", 2)


@pytest.mark.rule("card/blessed_village")
@pytest.mark.ruling("card/blessed_village#1")
def test_the_boon_of_blessed_village_is_seen_before_the_choice_and_may_come_at_once(table):
    t = table(kingdom="blessed_village", boons="the_mountains_gift", coins=4, buys=2)
    t.buy("blessed_village")
    t.expect(0, "blessed-village", "choose now", "choose later")
    assert t.told(1, "turns-up")[0]["card"] == "the_mountains_gift"
    t.answer("choose now")
    assert (t.discard(), boons_discarded(t)) == ("blessed_village silver", "the_mountains_gift")


@pytest.mark.rule("card/blessed_village")
@pytest.mark.ruling("card/blessed_village#2")
@pytest.mark.parametrize(
    ("gift", "coins", "lies"),
    [("the_fields_gift", 1, "the_fields_gift"), ("the_mountains_gift", 0, "")],
)
def test_a_saved_boon_lies_there_until_it_was_received(table, gift, coins, lies):
    t = table(kingdom="blessed_village", boons=gift, coins=4, buys=2, decks=["copper*15"])
    t.buy("blessed_village")
    t.answer("choose later")
    t.end_turn()
    assert (t.mat(0, "boons_saved"), boons_discarded(t)) == (gift, "")
    t.end_turn()
    assert t.mat(0, "boons_saved") == ""
    assert (t.coins, t.mat(0, "boons_kept")) == (coins, lies)
    t.end_turn()
    assert (t.mat(0, "boons_kept"), boons_discarded(t)) == ("", gift)


@pytest.mark.rule("card/blessed_village", "D39")
def test_saved_boons_are_named_and_keep_nothing_in_play(table):
    t = table(
        hands=["workshop*2"],
        decks=["copper*20"],
        kingdom="blessed_village",
        boons="the_mountains_gift the_swamps_gift",
        actions=2,
    )
    for _ in range(2):
        t.play("workshop")
        t.answer("gain blessed_village", "choose later")
    t.end_turn()
    assert t.in_play() == ""
    t.end_turn()
    t.expect(0, "next-effect", "use the_mountains_gift", "use the_swamps_gift")
    t.answer("use the_swamps_gift")
    assert t.told(0, "gains")[-2]["cards"] == ["will_o_wisp"]
    assert t.told(0, "gains")[-1]["cards"] == ["silver"]


# -- Idol


@pytest.mark.rule("card/idol", "D40")
def test_odd_idols_bring_a_boon_and_even_ones_curses(table):
    t = table(hands=["idol*3", "moat", ""], boons="the_mountains_gift the_swamps_gift", seats=3)
    t.play("idol")
    t.answer("pass")
    assert (t.coins, t.discard()) == (2, "silver")
    t.play("idol")
    t.answer("react moat")
    assert (t.discard(1), t.discard(2)) == ("", "curse")
    t.play("idol")
    t.answer("pass")
    assert (t.coins, t.discard()) == (6, "silver will_o_wisp")


# -- Sacred Grove


@pytest.mark.rule("card/sacred_grove")
@pytest.mark.ruling("card/sacred_grove#1")
def test_every_opponent_may_share_the_boon_of_sacred_grove(table):
    t = table(hands=["sacred_grove", "", ""], boons="the_mountains_gift", seats=3)
    t.play("sacred_grove")
    assert (t.buys, t.coins, t.discard()) == (2, 3, "silver")
    t.expect(1, "sacred-grove")
    t.answer("pass")
    t.expect(2, "sacred-grove")
    t.answer("choose yes")
    assert (t.discard(1), t.discard(2)) == ("", "silver")
    assert boons_discarded(t) == "the_mountains_gift"


@pytest.mark.rule("card/sacred_grove")
@pytest.mark.ruling("card/sacred_grove#2")
@pytest.mark.parametrize("gift", ["the_fields_gift", "the_forests_gift"])
def test_a_boon_that_gives_a_coin_is_not_shared(table, gift):
    t = table(hands=["sacred_grove"], boons=gift)
    t.play("sacred_grove")
    t.expect_no_question()
    assert t.coins == 4


@pytest.mark.rule("card/sacred_grove")
@pytest.mark.ruling("card/sacred_grove#3")
def test_the_shared_rivers_gift_draws_at_the_end_of_this_turn(table):
    t = table(hands=["sacred_grove", ""], decks=["copper*6", "gold*3"], boons="the_rivers_gift")
    t.play("sacred_grove")
    t.answer("choose yes")
    assert t.hand(1) == ""
    t.end_turn()
    assert (len(t.g.players[0].hand), t.hand(1)) == (6, "gold")
    t.end_turn()
    assert t.g.players[1].hand != []
