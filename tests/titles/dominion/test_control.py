"""A turn that another player controls: who decides, who sees, who gains what (D74).

The positions begin inside a controlled turn: seat 1 decides for seat 0, and seat 2 is a third
player. How Possession brings such turns is in `alchemy/test_possession.py`.
"""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import NotYourSeat, UndoRefused
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.bots import BOTS
from tafelrunde.titles.dominion.catalogue import CARDS, DISCARDED, THIS, WOULD_GAIN
from tafelrunde.titles.dominion.counters import PIRATE
from tafelrunde.titles.dominion.sight import DominionSight


def controlled(table, hands, **more):
    """Seat 0's turn, controlled by seat 1."""
    return table(hands=hands, seats=3, controller=1, **more)


# -- deciding and seeing


@pytest.mark.rule("D74")
def test_the_controller_decides_for_the_player_whose_turn_it_is(table):
    t = controlled(table, ["village copper"], decks=["gold"])
    ask = t.question()
    assert (ask.seat, ask.player) == (1, 0)
    with pytest.raises(NotYourSeat):
        t.match.answer(0, ask.options[0])
    t.play("village")
    assert (t.hand(), t.in_play(), t.actions) == ("copper gold", "village", 2)
    t.ends_clean()


@pytest.mark.rule("D74", "D6")
@pytest.mark.ruling("R37")
def test_the_controller_sees_the_hand_and_what_is_drawn_and_a_third_player_does_not(table):
    t = controlled(table, ["village copper", "estate"], decks=["gold silver"])
    t.play("village")
    for seat in (0, 1):
        assert t.known(seat, "hand") == ["copper", "gold"]
        assert t.told(seat, "draws")[-1]["cards"] == ["gold"]
        assert t.zone(seat, "deck")["count"] == 1  # it may be counted as well
    assert t.known(2, "hand") == []
    assert "cards" not in t.told(2, "draws")[-1]
    assert "count" not in t.zone(2, "deck")
    assert t.known(0, "hand", 1) == []  # not the other way round
    t.ends_clean()


@pytest.mark.rule("D74", "D26", "card/sentry", "card/native_village")
@pytest.mark.ruling("R37")
def test_the_controller_sees_whatever_the_player_looks_at(table):
    hand = ["sentry native_village haven copper"]
    t = controlled(table, hand, decks=["estate gold silver curse duchy"], actions=3)
    t.play("sentry")
    assert [t.known(seat, "looking") for seat in range(3)] == [
        ["gold", "silver"],
        ["gold", "silver"],
        [],
    ]
    t.answer("trash silver", "pass")
    t.play("native_village")
    t.answer("choose +mat")
    t.play("haven")
    t.answer("aside copper")
    for zone, card in (("native_village", "gold"), ("aside", "copper")):
        assert [t.known(seat, zone) for seat in range(3)] == [[card], [card], []]
    t.ends_clean()


@pytest.mark.rule("D74", "D6", "card/courtyard")
def test_the_controller_knows_what_was_put_on_the_deck(table):
    t = controlled(table, ["courtyard gold"], decks=["copper estate curse silver"])
    t.play("courtyard")
    t.answer("topdeck gold")
    assert [t.known(seat, "deck") for seat in range(3)] == [["gold"], ["gold"], []]
    assert t.imagined(1, "hand") == {"copper curse estate"}
    assert len(t.imagined(2, "hand")) > 1
    t.ends_clean()


@pytest.mark.rule("D74", "D18")
def test_the_controller_remembers_the_new_hand_but_sees_no_further(table):
    t = controlled(table, ["copper", "estate"], decks=["gold*5 silver*5", "curse*9", "duchy*9"])
    t.end_turn()
    assert (t.g.turn, t.g.controller, t.question().seat) == (1, -1, 1)
    assert t.known(1, "hand") == ["gold"] * 5
    assert t.known(2, "hand") == []
    assert "count" not in t.zone(1, "deck")
    assert t.match.view(2)["facts"]["controller"] == -1
    for _ in range(3):
        t.end_turn()
    assert t.hand() == "silver silver silver silver silver"
    assert t.known(1, "hand") == []  # drawn without the controller
    t.ends_clean()


# -- gaining


@pytest.mark.rule("D74", "D17", "card/workshop", "card/explorer")
def test_the_controller_gains_into_the_discard_pile_what_the_player_would_gain_anywhere(table):
    hand = ["workshop explorer treasure_map*2 copper*3"]
    t = controlled(table, hand, actions=3, buys=2)
    t.play("workshop")
    t.answer("gain silver")
    t.play("explorer")  # to hand
    t.play("treasure_map")  # onto the deck
    t.play_treasures()
    t.buy("estate")
    assert t.discard(1) == "estate gold gold gold gold silver silver"
    assert (t.hand(), t.deck(), t.discard()) == ("", "", "")
    assert t.seen(-1, "returning", -1) == ["treasure_map", "treasure_map"]
    assert {event["seat"] for event in t.told(2, "gains")} == {1}
    t.ends_clean()


@pytest.mark.rule("D74", "card/lurker")
def test_the_controller_gains_from_the_trash_as_well(table):
    t = controlled(table, ["lurker"], trash="village")
    t.play("lurker")
    t.answer("gain village")
    assert (t.discard(1), t.discard(0), t.trash()) == ("village", "", "")
    t.ends_clean()


@pytest.mark.rule("D74", "D33", "card/lurker")
@pytest.mark.ruling("R37")
def test_an_action_trashed_from_the_supply_is_nobodys_card_and_stays_in_the_trash(table):
    t = controlled(table, ["lurker"], decks=["copper*5"], kingdom="village")
    t.play("lurker")
    t.answer("trash village")
    assert (t.trash(), t.seen(-1, "returning", -1)) == ("village", [])
    t.end_turn()
    assert (t.trash(), t.discard(0), t.discard(1)) == ("village", "lurker", "")
    t.ends_clean()


@pytest.mark.rule("D74", "D69")
def test_curses_of_an_embargo_go_to_the_controller_with_the_card(table):
    t = controlled(table, ["embargo"], coins=3, buys=2)
    t.play("embargo")
    t.answer("token silver")
    t.buy("silver")
    assert (t.discard(1), t.discard(0)) == ("curse silver", "")
    t.ends_clean()


@pytest.mark.rule("D74", "D47", "card/pirate_ship")
def test_tokens_stay_with_the_player(table):
    t = controlled(table, ["pirate_ship", "", ""], decks=["", "copper estate", "silver curse"])
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert [me.counts[PIRATE] for me in t.g.players] == [1, 0, 0]
    assert t.trash() == "copper silver"  # cards of other players stay trashed
    t.ends_clean()


@pytest.mark.rule("D74", "D31")
@pytest.mark.ruling("R37")
def test_a_text_may_replace_a_gain_before_the_controller_takes_it(table):
    t = controlled(table, ["workshop"], kingdom="village")

    def trade(g, me, this, subject):
        g.gains[subject].card = CARDS["silver"]

    t.listen(WOULD_GAIN, trade, card="village", where=THIS)
    t.play("workshop")
    t.answer("gain village")
    assert (t.discard(1), t.left("village"), t.left("silver")) == ("silver", 10, 39)
    t.ends_clean()


# -- trashing


@pytest.mark.rule("D74", "D33", "card/mining_village")
@pytest.mark.ruling("R37")
def test_trashed_cards_count_as_trashed_lie_openly_aside_and_come_back_after_clean_up(table):
    t = controlled(table, ["mining_village chapel curse"], decks=["copper*9"], actions=2)
    t.play("mining_village")
    t.answer("choose yes")
    assert t.coins == 2
    t.play("chapel")
    t.answer("trash curse", "pass")
    assert (t.trash(), t.seen(2, "returning", -1)) == ("", ["mining_village", "curse"])
    t.end_turn()
    pile = t.g.names(t.g.players[0].discard)
    assert pile == ["copper", "chapel", "mining_village", "curse"]  # in the order of trashing
    assert t.hand() == "copper copper copper copper copper"  # drawn before they came back
    assert [event["cards"] for event in t.told(2, "gets-back")] == [["mining_village", "curse"]]
    t.ends_clean()


@pytest.mark.rule("D74", "D29")
def test_coming_back_is_no_discarding(table):
    t, heard = controlled(table, ["chapel curse"], decks=["copper*9"]), []
    t.listen(DISCARDED, lambda g, me, this, subject: heard.append(g.kinds[subject].id))
    t.play("chapel")
    t.answer("trash curse")
    t.end_turn()
    assert (heard, "curse" in t.discard()) == ([], True)
    t.ends_clean()


@pytest.mark.rule("D74", "card/ambassador", "card/swindler")
def test_returned_cards_and_other_players_cards_are_lost(table):
    hands = ["ambassador swindler estate", "copper", "copper"]
    t = controlled(table, hands, decks=["copper*5", "gold", "silver"], actions=2)
    t.play("swindler")
    t.answer("gain silver")  # for a Silver; for the Gold there is no choice
    t.play("ambassador")
    t.answer("return 1")
    t.end_turn()
    assert t.trash() == "gold silver"
    assert "estate" not in t.discard() + t.hand()
    assert (t.discard(1), t.discard(2)) == ("estate gold", "estate silver")
    t.ends_clean()


@pytest.mark.rule("D74", "card/masquerade")
def test_whoever_decides_for_two_answers_for_both_before_anything_is_passed(table):
    t = controlled(table, ["masquerade copper curse", "estate curse", "gold silver"])
    t.play("masquerade")
    assert sorted((ask.seat, ask.player) for ask in t.match.pending) == [(1, 0), (2, 2)]
    t.answer("give copper", seat=1)
    t.answer("give gold", seat=2)
    assert [(ask.seat, ask.player) for ask in t.match.pending] == [(1, 1)]
    assert t.told(1, "gives") == []
    t.answer("give estate")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("curse gold", "copper curse", "estate silver")
    t.answer("pass")
    for seat, known in ((0, ["copper"]), (1, ["copper", "curse"]), (2, [])):
        assert t.known(seat, "hand", 1) == known
    assert t.known(1, "hand", 0) == ["curse", "gold"]
    assert t.g.strays[0][3] == 0b011  # the copper was seen by player and controller only
    t.ends_clean()


# -- attacks


@pytest.mark.rule("D74", "D40", "card/militia", "card/moat")
def test_the_controller_is_attacked_like_everybody_and_reacts_with_the_own_hand(table):
    hands = ["militia moat", "moat estate*4", "copper*5"]
    t = controlled(table, hands)
    t.play("militia")
    t.expect(1, "react", "react moat", "pass")
    assert t.question().player == 1
    t.answer("pass", "discard estate", "discard moat")
    assert (t.hand(1), t.hand(2)) == ("estate estate estate", "copper copper copper")
    assert t.hand(0) == "moat"
    t.ends_clean()


# -- taking back, copying, bots


@pytest.mark.rule("D74")
def test_the_controller_may_take_back_what_nobody_learned_from(table):
    t = controlled(table, ["village copper*2"], decks=["gold"])
    t.answer("pass")
    t.answer("play copper")
    before = t.match.digest()
    t.answer("play copper")
    with pytest.raises(UndoRefused):
        t.match.undo(0)
    t.match.undo(1)
    assert t.match.digest() == before
    t.match.undo(1)
    t.match.undo(1)
    t.play("village")
    with pytest.raises(UndoRefused, match="hidden card"):
        t.match.undo(1)
    t.ends_clean()


@pytest.mark.rule("D74")
def test_a_copy_of_a_controlled_turn_goes_on_alike(table):
    t = controlled(table, ["chapel curse copper"], decks=["gold*5"], kingdom="cellar")
    t.play("chapel")
    t.answer("trash curse")
    twin = t.match.copy()
    assert twin.digest() == t.match.digest()
    for match in (t.match, twin):
        while match.table.turn == 0:
            match.answer(1, 0)
    assert twin.digest() == t.match.digest()
    assert t.discard() == "chapel copper curse"
    copy = t.g.copy()
    assert [copy.view(seat) for seat in range(-1, 3)] == [t.g.view(seat) for seat in range(-1, 3)]
    t.ends_clean()


@pytest.mark.rule("D74")
def test_a_bot_decides_with_the_eyes_of_the_player_it_controls(table):
    t = controlled(table, ["chapel estate curse gold", "province"], kingdom="militia")
    sight = t.g.sight(1)
    assert isinstance(sight, DominionSight)
    assert (sight.is_my_turn, [card.id for card in sight.hand()]) == (False, ["province"])
    other = sight.of(0)
    assert (other.seat, other.player, other.is_my_turn) == (1, 0, True)
    assert [card.id for card in other.hand()] == ["chapel", "estate", "curse", "gold"]
    assert other.view() == sight.view() == t.match.view(1)
    assert [card.id for card in other.cards()] == ["province"]  # what it owns itself
    with pytest.raises(NotYourSeat):
        t.g.sight(2).of(0)
    bot = BOTS["chapel"](Rng("bot"))
    while t.g.turn == 0:
        ask = t.question()
        t.match.answer(1, bot.choose(t.g.sight(1), ask))
    assert "gold" not in t.trash()
    assert t.told(-1, "plays")


# -- bonuses


@pytest.mark.rule("D74", "card/ironworks")
@pytest.mark.ruling("R39", "card/ironworks#3")
@pytest.mark.parametrize(
    ("card", "actions", "coins", "drawn"),
    [("village", 1, 0, 0), ("silver", 0, 1, 0), ("estate", 0, 0, 1), ("great_hall", 1, 0, 1)],
)
def test_ironworks_pays_its_bonus_also_when_the_controller_gains_the_card(
    table, card, actions, coins, drawn
):
    t = controlled(table, ["ironworks"], decks=["gold copper"], kingdom="village great_hall")
    t.play("ironworks")
    t.answer(f"gain {card}")
    assert (t.discard(0), t.discard(1)) == ("", card)
    assert (t.actions, t.coins, t.hand()) == (actions, coins, "gold" if drawn else "")
    t.ends_clean()


@pytest.mark.rule("card/ironworks")
@pytest.mark.ruling("R39")
def test_ironworks_reads_the_card_that_was_really_gained(table):
    def silver_instead(g, me, this, gain):
        g.gains[gain].card = CARDS["silver"]

    t = table(hands=["ironworks"], decks=["gold"], kingdom="village")
    t.listen(WOULD_GAIN, silver_instead)
    t.play("ironworks")
    t.answer("gain village")
    assert (t.discard(), t.actions, t.coins) == ("silver", 0, 1)
    t.ends_clean()
