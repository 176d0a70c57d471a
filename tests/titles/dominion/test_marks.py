"""What an answer says about itself: where its card lies, what it costs, what one may regret."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.asking import AskingTable


def marks(t, seat=None):
    """Each answer to the open question with its mark."""
    ask = t.question(seat) if seat is not None else t.question()
    words = t.match.title.vocabulary
    return {words.name(option): t.g.mark(ask, option) for option in ask.options}


def spots(t, seat=None):
    """Each answer with its spots."""
    return {name: " ".join(mark.spots) for name, mark in marks(t, seat).items()}


def cautions(t):
    """The answers that are asked about again."""
    return {name: mark.caution for name, mark in marks(t).items() if mark.caution}


def test_cards_lie_in_the_hand_and_piles_in_the_supply(table):
    t = table(hands=["village copper", ""], coins=3)
    assert spots(t) == {"play village": "hand/0/village", "pass": ""}
    t.answer("pass")
    assert spots(t) == {"play copper": "hand/0/copper", "treasures": "", "pass": ""}
    t.answer("pass")
    assert spots(t)["buy silver"] == "supply/-1/silver"


# Who plays what, the question before the last one, an answer, and where its card lies.
LYING = [
    # The card that Vassal discarded is played from there, even if another one is in hand.
    ({"hands": ["vassal village"], "decks": ["village"]}, "", "play village", "discard/0"),
    (
        {"hands": ["harbinger"], "decks": ["copper"], "discards": ["gold"]},
        "",
        "topdeck gold",
        "discard/0",
    ),
    ({"hands": ["lurker"], "trash": "feast"}, "", "gain feast", "trash/-1"),
    ({"hands": ["lurker"], "trash": "feast"}, "", "trash lurker", "supply/-1"),
    ({"hands": ["thief"], "decks": ["", "gold copper"]}, "", "trash gold", "revealed/1"),
    ({"hands": ["thief"], "decks": ["", "gold copper"]}, "trash gold", "gain gold", "trash/-1"),
    ({"hands": ["spy"], "decks": ["gold copper"]}, "", "discard copper", "revealed/0"),
    ({"hands": ["sentry"], "decks": ["gold estate copper"]}, "", "trash estate", "looking/0"),
    ({"hands": ["militia", "copper*4 estate"]}, "", "discard estate", "hand/1"),
    ({"hands": ["swindler"], "decks": ["", "copper"]}, "", "gain curse", "supply/-1"),
    ({"hands": ["wishing_well"], "decks": ["gold copper"]}, "", "name gold", "supply/-1"),
    ({"hands": ["embargo"]}, "", "token gold", "supply/-1"),
    ({"hands": ["rogue"], "trash": "smithy village"}, "", "gain smithy", "trash/-1"),
    ({"hands": ["pillage", "copper*4 gold"]}, "", "discard gold", "hand/1"),
    ({"hands": ["band_of_misfits smithy"], "kingdom": "moat"}, "", "play smithy", "supply/-1"),
    (
        {"hands": ["scavenger copper"], "decks": ["copper estate"]},
        "choose yes",
        "topdeck copper",
        "discard/0",
    ),
    (
        {"hands": ["black_market"], "black_market": "moat cellar village", "coins": 5},
        "",
        "buy moat",
        "black_market_shown/-1",
    ),
    (
        {"hands": ["druid"], "druid_boons": "the_seas_gift the_winds_gift the_moons_gift"},
        "",
        "use the_seas_gift",
        "boons_laid_out/-1",
    ),
    ({"hands": ["necromancer"], "trash": "smithy"}, "", "play smithy", "trash/-1"),
]


@pytest.mark.ends_open
def test_inheritance_takes_from_the_supply_whatever_lies_elsewhere(table):
    t = table(hands=["moat", ""], kingdom="inheritance moat smithy", trash="smithy", coins=7)
    t.to_buys()
    t.answer("buy inheritance")
    shown = spots(t)
    assert shown["aside smithy"] == "supply/-1/smithy"
    assert shown["aside moat"] == "supply/-1/moat"


@pytest.mark.ends_open
def test_cards_that_are_just_shuffled_are_lit_nowhere(table):
    t = table(hands=["smithy gold"], decks=["copper"], discards=["gold*9"], owned=["star_chart"])
    t.play("smithy")
    lies_there = t.g.players[0].discard
    assert spots(t)["topdeck gold"] == ("discard/0/gold" if lies_there else "")


@pytest.mark.ends_open
def test_sewers_trash_from_the_hand_not_what_is_looked_at(table):
    t = table(hands=["lookout copper"], decks=["copper estate gold"], owned=["sewers"])
    t.play("lookout")
    t.answer("trash estate")
    assert t.question().prompt == "sewers"
    assert spots(t)["trash copper"] == "hand/0/copper"


@pytest.mark.parametrize(("position", "before", "answer", "place"), LYING)
@pytest.mark.ends_open
def test_every_card_is_lit_where_it_lies(table, position, before, answer, place):
    t = table(**position)
    t.play(position["hands"][0].split()[0])
    if before:
        t.answer(before)
    assert spots(t)[answer] == f"{place}/{answer.split()[1]}"


@pytest.mark.ends_open
def test_treasury_lies_in_play_not_among_the_discarded(table):
    t = table(hands=["treasury", ""], discards=["treasury"], decks=["copper*9"])
    t.play("treasury")
    while t.question().prompt != "treasury":
        t.answer("pass")
    assert spots(t)["use treasury"] == "play/0/treasury"


def test_landscapes_and_what_a_player_has_are_lit_where_they_lie(table):
    t = table(hands=["copper", ""], kingdom="ball fair", coins=9)
    t.to_buys()
    assert spots(t)["buy ball"] == "landscape/-1/ball"
    assert spots(t)["buy fair"] == "landscape/-1/fair"
    t.answer("pass")


@pytest.mark.ends_open
def test_cards_on_the_tavern_mat_are_called_from_there(table):
    t = table(hands=["village guide", ""], tavern=["guide", ""], decks=["copper*9"])
    t.end_turn()
    t.end_turn()
    assert spots(t)["call guide"] == "tavern/0/guide"


def test_a_mixed_pile_is_lit_for_cards_that_lie_below_its_top(table):
    t = table(
        hands=["wishing_well", ""],
        decks=["copper*3"],
        stacks={"encampment_plunder": "encampment plunder"},
    )
    t.play("wishing_well")
    shown = spots(t)
    assert shown["name encampment"] == "supply/-1/encampment"
    assert shown["name plunder"] == "supply/-1/encampment_plunder"
    t.answer("name copper")


def test_prices_have_three_parts(table):
    t = table(hands=["", ""], kingdom="alchemist engineer donate", coins=9, potions=1)
    t.to_buys()
    shown = marks(t)
    asked = {name: tuple(mark.args.values()) for name, mark in shown.items() if mark.args}
    assert asked["buy alchemist"] == (3, 1, 0)
    assert asked["buy engineer"] == (0, 0, 4)
    assert asked["buy donate"] == (0, 0, 8)
    t.answer("pass")


def test_prices_are_told_with_the_supply_and_few_cards_with_their_number(table):
    t = table(hands=["bridge"], coins=8, supply={"gold": 2})
    t.play("bridge")
    while t.question().prompt != "buy":
        t.answer("pass")
    shown = marks(t)
    assert (shown["buy silver"].remark, shown["buy silver"].args["cost"]) == ("dominion-price", 2)
    gold = shown["buy gold"]
    assert (gold.remark, gold.args) == (
        "dominion-price-scarce",
        {"cost": 5, "potion": 0, "debt": 0, "left": 2},
    )
    assert shown["pass"].remark == ""
    t.answer("pass")


def test_what_one_may_regret_is_asked_again(table):
    t = table(hands=["village chapel gold copper", ""], actions=2)
    assert cautions(t) == {"pass": "dominion-sure-actions"}
    t.play("chapel")
    assert cautions(t) == {"trash gold": "dominion-sure-trash"}
    t.answer("pass", "pass")
    assert cautions(t) == {"pass": "dominion-sure-treasures"}
    assert [name for name, mark in marks(t).items() if mark.habit] == ["treasures"]
    t.answer("play gold", "pass")
    assert cautions(t) == {"pass": "dominion-sure-buy", "buy curse": "dominion-sure-curse"}
    t = table(hands=["copper", ""], coins=2)
    t.answer("pass")
    assert "pass" not in cautions(t), "with 2 coins one may well buy nothing"


def test_looking_at_marks_changes_nothing(table):
    t = table(hands=["shanty_town masquerade copper*2", "copper estate"], actions=2)
    t.play("shanty_town")
    before = t.match.digest(), dict(t.g.known)
    marks(t)
    assert (t.match.digest(), dict(t.g.known)) == before


def test_a_bought_card_that_is_gained_is_told_quietly(table):
    def lines(t):
        return [(line["id"], line.get("quiet", 0)) for line in t.match.log(-1)]

    t = table(hands=["", ""], coins=3)
    t.buy("silver")
    assert ("buys", 0) in lines(t)
    assert ("gains", 1) in lines(t)
    t = table(hands=["workshop", ""])
    t.play("workshop")
    t.answer("gain silver")
    assert ("gains", 0) in lines(t)


@pytest.mark.rule("D74")
def test_a_bought_card_that_another_gains_is_told(table):
    t = table(hands=["", "", ""], controller=1, coins=3)
    t.buy("silver")
    (told,) = [line for line in t.match.log(-1) if line["id"] == "gains"]
    assert (told["seat"], "quiet" in told) == (1, False)


def test_a_choice_that_goes_on_is_told_quietly(table):
    t = table(hands=["cellar estate copper", ""])
    t.play("cellar")
    t.answer("discard estate")
    assert [line["quiet"] for line in t.match.log(-1) if line["id"] == "picks"] == [1]
    t.answer("pass")


def test_a_table_that_says_nothing_lights_cards_wherever_they_are_seen(table):
    t = table(hands=["lurker copper", "copper"], trash="lurker")
    ask = t.question()
    words = t.match.title.vocabulary
    mark = AskingTable.mark(t.g, ask, words.parse("play lurker"))
    assert mark.spots == ["hand/0/lurker", "trash/-1/lurker"]
    assert AskingTable.mark(t.g, ask, words.parse("play copper")).spots == ["hand/0/copper"]
    assert AskingTable.mark(t.g, ask, 0).spots == []
