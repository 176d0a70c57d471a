"""Adventures: Travellers and exchanging."""

from __future__ import annotations

import pytest

LINES = [
    ("page", "treasure_hunter"),
    ("treasure_hunter", "warrior"),
    ("warrior", "hero"),
    ("hero", "champion"),
    ("peasant", "soldier"),
    ("soldier", "fugitive"),
    ("fugitive", "disciple"),
    ("disciple", "teacher"),
]
ALL = sorted({name for pair in LINES for name in pair})
START = {"treasure_hunter": "page", "warrior": "page", "hero": "page", "champion": "page"}


def kingdom_of(name):
    return START.get(name, "peasant" if name != "page" else "page")


@pytest.mark.rule("D66", "D34", "D10", *[f"card/{name}" for name in ALL])
@pytest.mark.ruling("card/page#1", "card/peasant#1")
@pytest.mark.parametrize(("name", "becomes"), LINES)
def test_a_traveller_discarded_from_play_may_be_exchanged_for_the_next(table, name, becomes):
    t = table(hands=["", ""], in_play=[name], kingdom=kingdom_of(name))
    before = t.left(name), t.left(becomes)
    t.end_turn()
    t.expect(0, "travel", f"use {name}", "pass")
    t.answer(f"use {name}")
    assert (t.left(name), t.left(becomes)) == (before[0] + 1, before[1] - 1)
    assert t.discard() + t.hand() == becomes  # nothing was paid
    assert t.g.players[0].gained == ()
    assert t.told(-1, "gains") == []


@pytest.mark.rule("D66")
@pytest.mark.parametrize(("name", "becomes"), LINES)
def test_a_traveller_need_not_be_exchanged(table, name, becomes):
    t = table(hands=["", ""], in_play=[name], kingdom=kingdom_of(name))
    t.end_turn()
    t.answer("pass")
    assert t.discard() + t.hand() == name
    assert t.left(becomes) == 5


@pytest.mark.rule("D66")
@pytest.mark.parametrize("name", ["page", "peasant"])
def test_only_travellers_in_play_are_exchanged(table, name):
    t = table(hands=[name, ""])
    t.end_turn()
    assert t.g.turn == 1
    assert name in t.discard() + t.hand()


@pytest.mark.rule("D34", "card/page")
@pytest.mark.ruling("card/page#2")
def test_without_a_treasure_hunter_there_is_no_exchange(table):
    t = table(hands=["", ""], in_play=["page"], supply={"treasure_hunter": 0})
    t.end_turn()
    assert t.g.turn == 1
    assert t.left("page") == 10


@pytest.mark.rule("D66")
def test_several_travellers_are_decided_one_by_one(table):
    t = table(hands=["", ""], in_play=["page page peasant"])
    t.end_turn()
    t.expect(0, "next-effect", "use page", "use peasant", "pass")
    t.answer("use page", "use peasant", "pass")
    assert (t.left("treasure_hunter"), t.left("soldier")) == (4, 4)
    assert t.hand() == "page soldier treasure_hunter"


@pytest.mark.rule("D10", "D66")
def test_piles_of_travellers_are_beside_the_supply(table):
    t = table(hands=[""], kingdom="page peasant", coins=20, buys=1)
    t.to_buys()
    offered = t.names()
    assert "buy page" in offered
    assert "buy peasant" in offered
    for name in ALL:
        if name not in ("page", "peasant"):
            assert f"buy {name}" not in offered
            assert t.left(name) == 5


# -- Peasant and what follows


@pytest.mark.rule("card/peasant", "card/page")
def test_page_and_peasant_give_their_bonus(table):
    t = table(hands=["page peasant"], decks=["copper*3"], actions=1)
    t.play("page", "peasant")
    assert (t.hand(), t.actions, t.buys, t.coins) == ("copper", 0, 2, 1)


@pytest.mark.rule("card/soldier")
@pytest.mark.ruling("card/soldier#1")
def test_soldier_counts_the_other_attacks_in_play(table):
    t = table(hands=["soldier*2", "copper*3"], in_play=["militia village"], actions=2)
    t.play("soldier")
    assert t.coins == 3
    t.play("soldier")
    assert t.coins == 3 + 4  # Militia and the first Soldier


@pytest.mark.rule("card/soldier", "D40")
def test_soldier_makes_hands_of_four_or_more_discard_one(table):
    t = table(hands=["soldier", "copper*4 gold", "copper*3", "moat estate*4"], seats=4)
    t.play("soldier")
    t.answer("react moat", seat=3)
    t.answer("discard gold", seat=1)
    assert (t.hand(1), t.hand(2)) == ("copper copper copper copper", "copper copper copper")
    assert t.hand(3) == "estate estate estate estate moat"


@pytest.mark.rule("card/soldier", "D10")
@pytest.mark.ruling("card/soldier#2")
def test_no_effect_gains_a_soldier(table):
    t = table(hands=["workshop"], kingdom="peasant")
    t.play("workshop")
    assert "gain peasant" in t.names()
    assert "gain soldier" not in t.names()
    t.answer("gain peasant")


@pytest.mark.rule("card/fugitive")
@pytest.mark.ruling("card/fugitive#1")
def test_fugitive_draws_before_it_discards(table):
    t = table(hands=["fugitive"], decks=["gold estate"])
    t.play("fugitive")
    t.answer("discard estate")
    assert (t.hand(), t.discard(), t.actions) == ("gold", "estate", 1)


@pytest.mark.rule("card/fugitive")
def test_fugitive_without_cards_discards_nothing(table):
    t = table(hands=["fugitive"])
    t.play("fugitive")
    assert (t.hand(), t.discard(), t.actions) == ("", "", 1)


@pytest.mark.rule("card/disciple", "D37")
@pytest.mark.ruling("card/disciple#2")
def test_disciple_plays_an_action_twice_and_gains_another(table):
    t = table(hands=["disciple smithy"], decks=["copper*5"], discards=["estate"])
    t.play("disciple")
    t.answer("play smithy")
    assert len(t.g.players[0].hand) == 6  # the shuffled Estate, but no second Smithy among them
    assert t.discard() == "smithy"
    assert t.left("smithy") == 9


@pytest.mark.rule("card/disciple")
@pytest.mark.ruling("card/disciple#1")
def test_disciple_gains_no_card_without_a_supply_pile(table):
    t = table(hands=["disciple fugitive"], decks=["copper*5"])
    t.play("disciple")
    t.answer("play fugitive")
    assert t.discard() == "copper copper"
    assert t.left("fugitive") == 5


@pytest.mark.rule("card/disciple")
def test_disciple_is_optional_and_needs_an_action(table):
    t = table(hands=["disciple smithy"], decks=["copper*5"])
    t.play("disciple")
    t.expect(0, "disciple", "play smithy", "pass")
    t.answer("pass")
    assert t.hand() == "smithy"
    t = table(hands=["disciple copper"])
    t.play("disciple")
    assert t.forced == [(0, "disciple")]  # asked all the same, so that nobody learns of it


@pytest.mark.rule("card/disciple", "D44")
def test_disciple_stays_with_a_duration(table):
    t = table(hands=["disciple caravan"], decks=["copper*20"], kingdom="peasant")
    t.play("disciple")
    t.answer("play caravan")
    t.end_turn()
    assert t.in_play() == "caravan disciple"
    t.end_turn()
    assert len(t.g.players[0].hand) == 7
    t.end_turn()
    t.answer("use disciple")
    assert t.in_play() == ""


# -- Teacher

TOKENS = [
    ("+cards", (4, 0, 1, 0)),
    ("+actions", (3, 1, 1, 0)),
    ("+buys", (3, 0, 2, 0)),
    ("+coins", (3, 0, 1, 1)),
]


@pytest.mark.rule("card/teacher", "D52")
@pytest.mark.parametrize(("token", "numbers"), TOKENS)
def test_teacher_puts_a_bonus_token_on_an_action_pile(table, token, numbers):
    t = table(hands=["", "smithy"], decks=["", "copper*9"], tavern=["", "teacher"], kingdom="moat")
    t.end_turn()
    t.answer("call teacher", f"choose {token}", "token smithy")
    assert t.in_play(1) == "teacher"
    t.play("smithy")
    assert (len(t.g.players[1].hand), t.actions, t.buys, t.coins) == numbers


@pytest.mark.rule("card/teacher", "D52")
@pytest.mark.ruling("card/teacher#1")
def test_the_bonus_of_a_token_comes_before_the_text(table):
    t = table(hands=["", "moneylender"], decks=["", "copper"], tavern=["", "teacher"])
    t.end_turn()
    t.answer("call teacher", "choose +cards")  # on Moneylender, the only Action
    t.play("moneylender")
    t.answer("trash copper")  # drawn before the card looks for one
    assert t.coins == 3


@pytest.mark.rule("card/teacher", "D52")
@pytest.mark.ruling("card/teacher#2", "card/teacher#3")
def test_teacher_avoids_piles_with_tokens_of_its_own_player_only(table):
    t = table(
        hands=["", ""],
        decks=["copper*5", "copper*9"],
        tavern=["teacher", "teacher*2"],
        kingdom="village smithy moat",
        phase=0,
    )
    t.answer("call teacher", "choose +coins", "token village")
    t.end_turn()
    t.answer("call teacher", "choose +coins")
    assert {"token village", "token smithy"} <= set(t.names())
    t.answer("token village")
    t.answer("call teacher", "choose +buys")
    assert "token smithy" in t.names()
    assert "token village" not in t.names()
    t.answer("token smithy")


@pytest.mark.rule("card/teacher", "card/plan", "D52")
@pytest.mark.ruling("card/teacher#3")
def test_teacher_counts_every_own_token(table):
    t = table(
        hands=[""],
        decks=["copper*5"],
        tavern=["teacher"],
        kingdom="village smithy plan ferry",
        coins=6,
        buys=2,
    )
    t.buy("plan")
    t.answer("token village")
    t.buy("ferry")
    t.answer("token smithy")
    t.end_turn()
    t.end_turn()
    t.answer("call teacher", "choose +coins")
    assert "token village" not in t.names()
    assert "token smithy" not in t.names()


# -- Page and what follows


@pytest.mark.rule("card/treasure_hunter")
@pytest.mark.ruling("card/treasure_hunter#1")
def test_treasure_hunter_gains_a_silver_for_each_card_gained_on_the_right(table):
    t = table(hands=["workshop", "treasure_hunter"], coins=3, buys=2)
    t.play("workshop")
    t.answer("gain estate")
    t.buy("silver", "copper")
    t.play("treasure_hunter")
    assert t.discard(1) == "silver silver silver"
    assert (t.actions, t.coins) == (1, 1)


@pytest.mark.rule("card/treasure_hunter", "D34")
@pytest.mark.ruling("card/treasure_hunter#2")
def test_treasure_hunter_ignores_exchanged_cards(table):
    t = table(hands=["", "treasure_hunter"], in_play=["page"])
    t.end_turn()
    t.answer("use page")
    t.play("treasure_hunter")
    assert t.discard(1) == ""


@pytest.mark.rule("card/treasure_hunter")
def test_treasure_hunter_looks_to_the_right_only(table):
    t = table(hands=["treasure_hunter", "", ""], turn=1, coins=3)
    t.buy("silver")
    t.end_turn()
    t.play("treasure_hunter")
    assert t.discard() == ""  # seat 2 sits to the right


@pytest.mark.rule("card/warrior")
@pytest.mark.ruling("card/warrior#1", "R186")
def test_warrior_strikes_once_for_each_traveller_in_play(table):
    t = table(
        hands=["warrior page", "", ""],
        in_play=["peasant treasure_hunter village"],
        decks=["copper*2", "estate silver smithy duchy", "gold copper province"],
    )
    t.play("warrior")
    assert t.hand() == "copper copper page"
    assert t.trash() == "silver smithy"
    assert (t.discard(1), t.deck(1)) == ("estate", "duchy")
    assert t.discard(2) == "copper gold province"
    assert [seat for _, seat in t.deeds(-1, "discards")] == [1, 2, 1, 2, 1, 2]


@pytest.mark.rule("card/warrior", "D36")
@pytest.mark.ruling("card/warrior#2")
@pytest.mark.parametrize(
    ("top", "trashed"),
    [
        ("estate", False),
        ("laboratory", False),
        ("familiar", False),  # 3 and a Potion
        ("masterpiece", True),  # 3 or more
        ("fugitive", True),  # 4, and no Supply card
    ],
)
def test_warrior_trashes_exactly_three_and_four(table, top, trashed):
    t = table(hands=["warrior", ""], decks=["", top])
    t.play("warrior")
    assert (t.trash(), t.discard(1)) == ((top, "") if trashed else ("", top))


@pytest.mark.rule("card/warrior", "D40")
def test_moat_keeps_the_warrior_off(table):
    t = table(hands=["warrior", "moat"], decks=["", "silver"])
    t.play("warrior")
    t.answer("react moat")
    assert t.deck(1) == "silver"


@pytest.mark.rule("card/hero")
@pytest.mark.ruling("card/hero#1", "R183")
def test_hero_gains_any_treasure_of_the_supply(table):
    t = table(hands=["hero"], kingdom="harem village")
    t.play("hero")
    assert sorted(t.names()) == ["gain copper", "gain gold", "gain harem", "gain silver"]
    t.answer("gain harem")
    assert (t.discard(), t.coins) == ("harem", 2)


@pytest.mark.rule("card/champion", "D40")
@pytest.mark.ruling("card/champion#1")
def test_champion_keeps_attacks_off_for_the_rest_of_the_game(table):
    t = table(
        hands=["champion", "militia"], decks=["copper*20", "militia copper*4 militia copper*4"]
    )
    t.play("champion")
    t.end_turn()
    t.play("militia")
    t.expect_no_question()
    assert len(t.g.players[0].hand) == 5
    for _ in range(2):
        t.end_turn()
        assert t.in_play() == "champion"
        t.end_turn()
        t.play("militia")
        assert len(t.g.players[0].hand) == 5


@pytest.mark.rule("card/champion")
@pytest.mark.ruling("card/champion#2")
def test_champion_gives_an_action_for_every_action_played(table):
    t = table(hands=["champion*2 smithy woodcutter copper"], decks=["copper*9"])
    t.play("champion")
    assert t.actions == 1
    t.play("champion")
    assert t.actions == 2  # its own action and one through the first Champion
    t.play("smithy")
    assert t.actions == 3
    t.play("copper")
    assert t.actions == 3


@pytest.mark.rule("card/champion", "D44")
def test_champion_stays_with_the_throne_room_that_played_it(table):
    t = table(hands=["throne_room champion"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play champion")
    assert t.actions == 3  # twice its own, once through the first play
    for _ in range(4):
        t.end_turn()
    assert t.in_play() == "champion throne_room"
