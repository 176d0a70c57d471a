"""Dark Ages: the Knights and Rogue."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS, KNIGHT
from tafelrunde.titles.dominion.title import TITLE

NINE = ["moat", "cellar", "chapel", "village", "smithy", "mine", "market", "witch", "gardens"]
TEN = [id for id, card in CARDS.items() if card.types & KNIGHT and id != "knights"]

# -- the pile


@pytest.mark.rule("card/knights", "D4", "D62")
@pytest.mark.ruling("card/knights#4")
@pytest.mark.parametrize("seats", [2, 4])
def test_knights_are_ten_different_cards_in_any_game(seats):
    prepared = TITLE.prepare(seats, {"cards": ["knights", *NINE]})
    tops = set()
    for seed in range(30):
        g = TITLE.deal(prepared, f"knights {seed}")
        pile = g.pile(CARDS["knights"])
        assert pile is not None and pile.left == 10
        assert all(g.census()[knight] == 1 for knight in TEN)
        tops.add(pile.top)
    assert len(TEN) == 10
    assert CARDS["dame_josephine"] in tops and len(tops) > 5


@pytest.mark.rule("card/knights", "D62")
@pytest.mark.ruling("card/knights#2")
def test_only_the_top_knight_can_be_gained_and_the_next_is_turned_up(table):
    stacks = {"knights": "sir_destry sir_martin dame_anna"}
    t = table(hands=[""], kingdom="knights", stacks=stacks, coins=9, buys=2)
    t.to_buys()
    assert [name for name in t.names() if name[4:] in TEN] == ["buy sir_destry"]
    t.buy("sir_destry")
    assert (t.discard(), t.top("knights"), t.left("knights")) == ("sir_destry", "sir_martin", 2)
    seen = {t.g.imagine(1, t.g.rng.copy()).pile(CARDS["knights"]).top for _ in range(3)}
    assert seen == {CARDS["sir_martin"]}


@pytest.mark.rule("card/knights", "D62")
@pytest.mark.ruling("card/knights#3")
def test_a_returned_knight_covers_the_one_that_lay_on_top(table):
    stacks = {"knights": "sir_martin dame_anna"}
    t = table(hands=["ambassador sir_destry", "", ""], stacks=stacks)
    t.play("ambassador")
    t.answer("return 1")
    # The first opponent gains it; for the next one there is no Sir Destry.
    assert (t.discard(1), t.discard(2), t.top("knights")) == ("sir_destry", "", "sir_martin")


@pytest.mark.rule("card/knights", "D62", "D69")
def test_tokens_on_the_pile_concern_all_its_cards(table):
    stacks = {"knights": "sir_destry sir_martin"}
    t = table(hands=["embargo"], kingdom="knights", stacks=stacks, coins=9, buys=3)
    t.play("embargo")
    t.answer("token knights")
    t.buy("sir_destry", "sir_martin")
    assert t.discard() == "curse curse sir_destry sir_martin"


# -- the attack


@pytest.mark.rule("card/knights")
@pytest.mark.ruling("card/knights#1")
def test_knights_make_opponents_trash_a_card_costing_three_to_six(table):
    decks = ["", "silver gold copper", "copper village", "province estate"]
    t = table(hands=["dame_molly", "", "", ""], decks=decks)
    t.play("dame_molly")
    t.expect(1, "lose-a-good-card", "trash gold", "trash silver")  # the owner's choice
    t.answer("trash silver")
    assert t.trash() == "silver village"
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["gold", "copper", "estate province"]


@pytest.mark.rule("card/knights")
def test_a_trashed_knight_takes_its_attacker_with_it(table):
    t = table(hands=["dame_molly", "", ""], decks=["", "sir_destry copper", "gold copper"])
    t.play("dame_molly")
    assert (t.trash(), t.in_play()) == ("dame_molly gold sir_destry", "")


@pytest.mark.rule("card/knights", "D40")
def test_moat_fends_off_knights(table):
    t = table(hands=["dame_molly", "moat"], decks=["", "sir_destry gold"])
    t.play("dame_molly")
    t.answer("react moat")
    assert (t.trash(), t.deck(1)) == ("", "sir_destry gold")


@pytest.mark.rule("card/knights", "D37")
@pytest.mark.ruling("card/knights#5", "R160")
def test_a_knight_on_throne_room_attacks_twice_even_from_the_trash(table):
    decks = ["", "sir_destry copper gold copper"]
    t = table(hands=["throne_room dame_molly", ""], decks=decks)
    t.play("throne_room")
    t.answer("play dame_molly")
    assert (t.trash(), t.actions) == ("dame_molly gold sir_destry", 4)


@pytest.mark.rule("card/knights", "D36", "D35")
def test_knights_look_at_the_current_cost(table):
    decks = ["", "silver duchy", "province copper"]
    t = table(hands=["bridge*2 dame_sylvia", "", ""], decks=decks, actions=3)
    t.play("bridge", "bridge", "dame_sylvia")
    assert (t.trash(), t.discard(1)) == ("duchy province", "silver")


@pytest.mark.rule("card/knights", "D27")
def test_knights_reveal_what_there_is(table):
    t = table(hands=["dame_molly", "", ""], decks=["", "", "gold"])
    t.play("dame_molly")
    assert (t.trash(), t.discard(1), t.discard(2)) == ("gold", "", "")


# -- each of them


@pytest.mark.rule(
    "card/dame_molly",
    "card/dame_sylvia",
    "card/sir_bailey",
    "card/sir_destry",
    *("card/sir_martin", "card/sir_vander", "card/dame_josephine"),
)
@pytest.mark.parametrize(
    ("knight", "hand", "actions", "buys", "coins"),
    [
        ("dame_josephine", "", 0, 1, 0),
        ("dame_molly", "", 2, 1, 0),
        ("dame_sylvia", "", 0, 1, 2),
        ("sir_bailey", "gold", 1, 1, 0),
        ("sir_destry", "copper gold", 0, 1, 0),
        ("sir_martin", "", 0, 3, 0),
        ("sir_vander", "", 0, 1, 0),
    ],
)
def test_every_knight_has_its_own_bonus_and_the_attack(table, knight, hand, actions, buys, coins):
    t = table(hands=[knight, ""], decks=["gold copper", "silver copper"])
    t.play(knight)
    assert (t.hand(), t.actions, t.buys, t.coins) == (hand, actions, buys, coins)
    assert (t.trash(), t.discard(1)) == ("silver", "copper")


@pytest.mark.rule("card/dame_anna")
@pytest.mark.parametrize(
    ("answers", "trash"),
    [(["pass"], ""), (["trash estate", "pass"], "estate"), (["trash estate"] * 2, "estate estate")],
)
def test_dame_anna_trashes_up_to_two_cards(table, answers, trash):
    t = table(hands=["dame_anna estate*3", ""], decks=["", "silver"])
    t.play("dame_anna")
    t.answer(*answers)
    assert t.trash() == f"{trash} silver".strip()


@pytest.mark.rule("card/dame_josephine", "D22")
def test_dame_josephine_is_worth_two_points(table):
    t = table(hands=["dame_josephine"])
    assert t.score(0) == 2


@pytest.mark.rule("card/dame_natalie", "D81")
@pytest.mark.ruling("card/dame_natalie#1")
@pytest.mark.parametrize("year", [2012, 2019])
@pytest.mark.parametrize(("answer", "gained"), [("gain silver", "silver"), ("pass", "")])
def test_dame_natalie_may_gain_a_cheap_card(table, year, answer, gained):
    t = table(hands=["dame_natalie", ""], decks=["", "gold"], printings={"dark_ages": year})
    t.play("dame_natalie")
    assert "gain duchy" not in t.names()
    t.answer(answer)
    assert (t.discard(), t.trash()) == (gained, "gold")


@pytest.mark.rule("card/sir_martin")
@pytest.mark.ruling("card/sir_martin#1")
@pytest.mark.parametrize(("top", "offered"), [("sir_martin", True), ("sir_destry", False)])
def test_armory_can_gain_sir_martin_when_he_lies_on_top(table, top, offered):
    stacks = {"knights": f"{top} dame_anna"}
    t = table(hands=["armory"], kingdom="knights", stacks=stacks)
    t.play("armory")
    assert (f"gain {top}" in t.names()) is offered
    t.answer(f"gain {top}" if offered else "gain silver")
    assert t.deck() == (top if offered else "silver")


@pytest.mark.rule("card/sir_michael")
@pytest.mark.ruling("card/sir_michael#1")
def test_sir_michael_makes_all_discard_before_anybody_reveals(table):
    decks = ["", "gold copper", "duchy silver"]
    t = table(hands=["sir_michael", "estate*4", "curse*5"], decks=decks)
    t.play("sir_michael")
    t.expect(2, "lose-a-good-card")  # only Estates, only Curses: nothing to choose
    assert (t.hand(1), t.hand(2)) == ("estate estate estate", "curse curse curse")
    t.answer("trash silver")
    deeds = t.deeds(1, "discards", "reveals")
    assert deeds[:3] == [("discards", 1), ("discards", 2), ("reveals", 1)]


@pytest.mark.rule("card/sir_vander", "D33")
@pytest.mark.ruling("card/sir_vander#1")
def test_a_trashed_sir_vander_brings_his_owner_a_gold(table):
    t = table(hands=["sir_destry", ""], decks=["", "sir_vander copper"])
    t.play("sir_destry")
    assert (t.trash(), t.discard(1), t.discard()) == ("sir_destry sir_vander", "copper gold", "")
    t = table(hands=["altar sir_vander"])
    t.play("altar")
    t.answer("gain copper")
    assert t.discard() == "copper gold"
    t = table(hands=["sir_vander", ""], decks=["", "sir_destry"])
    t.play("sir_vander")
    assert (t.trash(), t.discard()) == ("sir_destry sir_vander", "gold")


# -- Rogue


@pytest.mark.rule("card/rogue")
@pytest.mark.ruling("card/rogue#1")
def test_rogue_must_gain_a_card_from_the_trash(table):
    trash = "copper silver gold province estate"
    t = table(hands=["rogue", ""], decks=["", "gold"], trash=trash)
    t.play("rogue")
    t.expect(0, "rogue", "gain gold", "gain silver")
    t.answer("gain gold")
    assert (t.discard(), t.coins, t.deck(1)) == ("gold", 2, "gold")
    assert t.trash() == "copper estate province silver"


@pytest.mark.rule("card/rogue")
@pytest.mark.ruling("card/rogue#2")
def test_rogue_attacks_if_the_trash_holds_nothing_good(table):
    decks = ["", "silver gold", "copper estate", "estate duchy"]
    t = table(hands=["rogue", "", "", ""], decks=decks, trash="copper province")
    t.play("rogue")
    t.expect(1, "lose-a-good-card", "trash gold", "trash silver")
    t.answer("trash silver")
    assert t.trash() == "copper duchy province silver"
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["gold", "copper estate", "estate"]


@pytest.mark.rule("card/rogue", "D40")
def test_moat_fends_off_rogue_but_he_still_gains(table):
    t = table(hands=["rogue", "moat"], decks=["", "gold"], trash="silver")
    t.play("rogue")
    t.answer("react moat")
    assert t.discard() == "silver"
