"""Hearth's When Played powers, Marriage, and the cards that wait for what others do."""

import pytest

from tafelrunde.titles.oath import turn

ALL = ["discord", "arcane", "order", "hearth", "beast", "nomad"]
EMPTY = dict.fromkeys(ALL, 0)


# -- Family Heirloom


@pytest.mark.rule("card/family_heirloom")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_heirloom_is_the_top_relic_kept_or_buried(table, keeps):
    t = table("purple red", deck="family_heirloom wolves keep", relic_deck="map whistle")
    t.search()
    t.keep("family_heirloom")
    t.expect(0, "play-card", "to advisers", "to facedown", "discard")  # advisers only
    t.answer("to advisers")
    t.expect(0, "keep-relic", "choose retain", "choose bury")
    t.answer("choose retain" if keeps else "choose bury")
    assert ("map" in t.relics("purple")) == keeps
    assert (t.g.relic_deck[0] == t.this("map")) == (not keeps)
    assert t.g.relic_deck[-1] == t.this("whistle")
    if not keeps:
        assert t.g.knows(t.player("purple"), t.this("map"))
        assert not t.g.knows(t.player("red"), t.this("map"))


@pytest.mark.rule("card/family_heirloom")
def test_a_facedown_heirloom_is_none_until_it_is_played_and_none_without_relics(table):
    t = table("purple red", deck="family_heirloom wolves keep", relic_deck="map")
    t.search()
    t.keep("family_heirloom", "to facedown")
    assert t.question().prompt == "act"
    t.answer("adviser purple.1", "to advisers", "choose retain")
    assert "map" in t.relics("purple")
    t.ends_clean()

    def state(g):
        g.box.extend(g.relic_deck)
        g.relic_deck.clear()

    t = table("purple red", deck="family_heirloom wolves keep", state=state)
    t.search()
    t.keep("family_heirloom", "to advisers")
    assert t.advisers("purple") == "family_heirloom"
    t.ends_clean()


# -- Fabled Feast


def feast(table, **more):
    """Purple has drawn the Fabled Feast."""
    setup = {
        "sites": {1: "lush_coast wayside_inn", 2: "steppe storyteller wolves"},
        "deck": "fabled_feast keep scouts",
        "banks": {"order": 6},
    }
    t = table("purple red", **(setup | more))
    t.search()
    t.keep("fabled_feast")
    return t


@pytest.mark.rule("card/fabled_feast")
def test_the_feast_brings_a_favor_for_each_hearth_card_one_rules_itself_included(table):
    t = feast(
        table,
        at={1: "purple 1", 2: "purple 1"},
        advisers={"purple": "tavern_songs -levelers longbows", "red": "herald"},
    )
    t.answer("to s1")
    assert t.favor("purple") == 1 and t.bank("hearth") == 2  # for the site, before the feast
    t.answer("bank order")
    assert (t.favor("purple"), t.bank("order")) == (5, 2)  # inn, storyteller, songs, feast


@pytest.mark.rule("card/fabled_feast")
@pytest.mark.ruling("card/fabled_feast#1")
def test_at_a_site_one_does_not_rule_the_feast_does_not_count_itself(table):
    t = feast(table, advisers={"purple": "tavern_songs"})
    t.answer("to s1", "bank order")
    assert (t.favor("purple"), t.bank("order")) == (2, 5)
    t = feast(table)
    t.answer("to s1")
    assert t.favor("purple") == 1  # nothing is ruled, nothing is asked
    t.ends_clean()
    t = feast(table)
    t.answer("to advisers", "bank order")
    assert t.favor("purple") == 1  # an adviser is always ruled
    t.ends_clean()


@pytest.mark.rule("card/fabled_feast", "card/marriage", "9.3")
@pytest.mark.ruling("card/fabled_feast#2")
def test_marriage_is_one_card_at_the_feast_and_a_bank_gives_what_it_has(table):
    t = feast(table, advisers={"purple": "marriage tavern_songs"}, banks={"order": 2, "beast": 0})
    t.answer("to advisers")
    assert not t.offered("bank beast")
    t.answer("bank arcane")
    assert t.favor("purple") == 3
    t = feast(table, advisers={"purple": "marriage tavern_songs"}, banks={"order": 2})
    t.answer("to advisers", "bank order")
    assert t.favor("purple") == 2
    t = feast(table, banks=EMPTY)
    t.answer("to advisers")
    assert t.favor("purple") == 0


# -- Salad Days


@pytest.mark.rule("card/salad_days")
@pytest.mark.ruling("card/salad_days#1")
def test_salad_days_bring_a_favor_from_each_of_three_banks_beside_that_of_the_site(table):
    t = table("purple red", deck="salad_days keep wolves")
    t.search()
    t.keep("salad_days", "to s1")
    assert t.favor("purple") == 1
    t.answer("bank order", "bank hearth")
    assert not t.offered("bank order") and not t.offered("bank hearth")  # different ones
    t.answer("bank nomad")
    assert t.favor("purple") == 4
    assert [t.bank(suit) for suit in ALL] == [3, 3, 2, 1, 3, 2]


@pytest.mark.rule("card/salad_days", "9.3")
def test_salad_days_end_with_the_favor_of_the_banks(table):
    banks = EMPTY | {"order": 4, "beast": 1}
    t = table("purple red", deck="salad_days keep wolves", banks=banks)
    t.search()
    t.keep("salad_days", "to advisers")
    assert (t.favor("purple"), t.bank("order"), t.bank("beast")) == (2, 3, 0)
    t.ends_clean()
    t = table("purple red", deck="salad_days keep wolves", banks=EMPTY)
    t.search()
    t.keep("salad_days", "to advisers")
    assert t.favor("purple") == 0


# -- Marriage


@pytest.mark.rule("card/marriage", "5.3.2")
def test_marriage_is_worth_two_hearth_advisers_in_a_trade(table):
    setup = {
        "sites": {1: "lush_coast wayside_inn wolves"},
        "advisers": {"purple": "marriage"},
        "secrets": {"purple": 1},
        "favor": {"purple": 2},
    }
    t = table("purple red", **setup)
    t.trade("wayside_inn")
    assert t.favor("purple") == 5
    t = table("purple red", **setup)
    t.trade("wayside_inn", "secrets")
    assert t.secrets("purple") == 3
    t = table("purple red", **setup)
    t.trade("wolves")
    assert t.favor("purple") == 3  # no Beast


@pytest.mark.rule("card/marriage", "5.1.4.IV")
@pytest.mark.ends_open
def test_marriage_alone_is_enough_for_the_conspiracy(table):
    t = table(
        "purple red",
        advisers={"purple": "marriage", "red": "tavern_songs"},
        relics={"red": "map"},
        secrets={"purple": 1},
        deck="conspiracy",
    )
    t.search()
    t.keep("conspiracy", "to play")
    assert t.offered("take map")


@pytest.mark.rule("card/marriage", "5.1.4.II")
@pytest.mark.ends_open
def test_marriage_takes_a_single_place_and_is_locked(table):
    t = table("purple red", advisers={"purple": "marriage wolves"}, deck="scouts keep elders")
    t.search()
    t.keep("scouts", "to advisers")
    assert t.advisers("purple") == "marriage wolves scouts"
    t = table("purple red", advisers={"purple": "marriage wolves bracken"}, deck="scouts elders")
    t.search()
    t.keep("scouts", "to advisers")
    t.expect(0, "discard-adviser", "discard wolves", "discard bracken")


@pytest.mark.rule("card/marriage", "8.4")
@pytest.mark.ruling("card/marriage#1")
def test_marriage_counts_twice_for_the_most_common_suit_of_the_chronicle(table):
    for advisers, asked in [
        ("marriage wolves", []),
        ("marriage wolves bracken", ["hearth", "beast"]),
    ]:
        t = table("purple red", advisers={"purple": advisers}, state=chronicle_of_purple)
        t.answer("choose people")
        if asked:
            assert t.names() == [f"suit {suit}" for suit in asked]  # two against two
            t.answer("suit hearth")
        while not t.match.over:
            t.answer(t.names()[-1])
        assert [entry["suit"] for entry in t.g.annals if entry["id"] == "adds"] == ["hearth"]


def chronicle_of_purple(g):
    """Purple has won for the Empire; the Chronicle begins."""
    g.prepared.chronicle = True
    g.winner, g.reason, g.won_ways = 0, "empire", 1
    turn.begin_chronicle(g)


# -- Book Binders


@pytest.mark.rule("card/book_binders")
@pytest.mark.ruling("card/book_binders#1")
@pytest.mark.parametrize("vision", ["vision_faith", "conspiracy"])
def test_book_binders_earn_two_favor_with_every_vision_another_reveals(table, vision):
    t = table("purple red", advisers={"purple": "book_binders"}, deck=vision, turn_of="red")
    t.search()
    t.keep(vision, "to play")
    assert t.question(0).prompt == "choose-bank" and t.offered("pass")
    t.answer("bank order")
    assert (t.favor("purple"), t.bank("order"), t.favor("red")) == (2, 1, 0)


@pytest.mark.rule("card/book_binders")
def test_own_facedown_and_discarded_visions_bind_no_books_nor_do_denizens(table):
    for owner, answer in [("red", "to play"), ("purple", "to facedown"), ("purple", "discard")]:
        t = table(
            "purple red", advisers={owner: "book_binders"}, deck="vision_faith", turn_of="red"
        )
        t.search()
        t.keep("vision_faith", answer)
        assert (t.favor("purple"), t.favor("red")) == (0, 0)
        t.ends_clean()
    t = table("purple red", advisers={"purple": "book_binders"}, deck="wolves", turn_of="red")
    t.search()
    t.keep("wolves", "to advisers")
    assert t.favor("purple") == 0
    t.ends_clean()
    t = table(
        "purple red",
        advisers={"purple": "book_binders"},
        deck="vision_faith",
        turn_of="red",
        banks=EMPTY,
    )
    t.search()
    t.keep("vision_faith", "to play")
    assert t.vision("red") == "vision_faith"  # empty banks: nothing is asked
    t.ends_clean()


# -- Saddle Makers


@pytest.mark.rule("card/saddle_makers")
@pytest.mark.parametrize(("card", "suit"), [("scouts", "order"), ("elders", "nomad")])
def test_saddle_makers_earn_two_favor_of_a_nomad_or_order_cards_suit(table, card, suit):
    t = table("purple red", advisers={"purple": "saddle_makers"}, deck=card, turn_of="red")
    t.search()
    t.keep(card, "to s1")
    t.expect(0, "choose-bank", f"bank {suit}", "pass")
    t.answer(f"bank {suit}")
    assert (t.favor("red"), t.favor("purple"), t.bank(suit)) == (1, 2, 0)
    t = table("purple red", advisers={"purple": "saddle_makers"}, deck=card, turn_of="red")
    t.search()
    t.keep(card, "to advisers", f"bank {suit}")
    assert (t.favor("red"), t.favor("purple"), t.bank(suit)) == (0, 2, 1)


@pytest.mark.rule("card/saddle_makers", "7.3.3")
@pytest.mark.ruling("card/saddle_makers#1")
def test_saddles_are_paid_after_the_site_favor_and_before_when_played_powers(table):
    setup = {"at": {1: "red 1"}, "advisers": {"purple": "saddle_makers"}, "turn_of": "red"}
    t = table("purple red", **setup, banks={"order": 2}, deck="scouts")
    t.search()
    t.keep("scouts", "to s1", "bank order")
    assert (t.favor("red"), t.favor("purple")) == (1, 1)  # the site comes first: 1 is left
    t = table("purple red", **setup, deck="royal_tax")
    t.search()
    t.keep("royal_tax", "to s1")
    t.expect(0, "choose-bank", "bank order", "pass")
    assert (t.favor("red"), t.favor("purple")) == (1, 0)
    t.answer("bank order")
    assert (t.favor("red"), t.favor("purple")) == (3, 0)  # the tax takes the favor of the saddles


@pytest.mark.rule("card/saddle_makers", "card/book_binders", "card/herald", "7.4.1")
def test_nobody_has_to_take_the_favor_that_comes_with_what_others_do(table):
    for owned, played in [("saddle_makers", "scouts"), ("book_binders", "vision_faith")]:
        t = table("purple red", advisers={"purple": owned}, deck=played, turn_of="red")
        t.search()
        t.keep(played, "to play" if owned == "book_binders" else "to advisers", "pass")
        assert t.favor("purple") == 0 and sum(t.g.banks) == 18
        t.ends_clean()
    t = war(table, advisers={"purple": "herald"})
    t.campaign("blue", "pawn", dice=2)
    t.answer("pass")
    assert t.favor("purple") == 0 and sum(t.g.banks) == 18
    t.ends_clean()


@pytest.mark.rule("card/saddle_makers")
def test_other_suits_own_plays_and_facedown_cards_need_no_saddles(table):
    for owner, card, answer in [
        ("purple", "wolves", "to advisers"),
        ("red", "scouts", "to advisers"),
        ("purple", "scouts", "to facedown"),
        ("purple", "scouts", "discard"),
    ]:
        t = table("purple red", advisers={owner: "saddle_makers"}, deck=card, turn_of="red")
        t.search()
        t.keep(card, answer)
        assert (t.favor("purple"), t.favor("red")) == (0, 0)


# -- Herald


def war(table, **more):
    """Red can attack blue's pawn or the bandits of site 2."""
    setup = {
        "sites": {2: "steppe"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 2},
        "turn_of": "red",
        "oath": "people",
        "dice": [4, 4, 0, 0],
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/herald")
@pytest.mark.parametrize("owner", ["purple", "blue"])
def test_the_herald_earns_a_favor_with_every_campaign_of_another_against_a_player(table, owner):
    t = war(table, advisers={owner: "herald"}, banks={"beast": 0})
    t.campaign("blue", "pawn", dice=2)
    assert t.question(t.seat(owner)).prompt == "choose-bank"  # the attacked one's own Herald, too
    assert not t.offered("bank beast")
    t.answer("bank nomad")
    assert (t.favor(owner), t.bank("nomad")) == (1, 2)


@pytest.mark.rule("card/herald")
def test_own_campaigns_campaigns_against_bandits_and_empty_banks_are_no_news(table):
    t = war(table, advisers={"red": "herald"})
    t.campaign("blue", "pawn", dice=2)
    assert t.question().prompt == "act"
    t = war(table, advisers={"purple": "herald"}, dice=[0, 3, 3])
    t.campaign("bandits", dice=2)
    t.answer("count 0")
    assert t.favor("purple") == 0 and t.question().prompt == "act"
    t = war(table, advisers={"purple": "herald"}, banks=EMPTY)
    t.campaign("blue", "pawn", dice=2)
    assert t.question().prompt == "act"


@pytest.mark.rule("card/herald", "card/sneak_attack")
def test_the_herald_is_paid_before_a_sneak_attack(table):
    t = war(
        table, warbands={"red": 2, "blue": 2}, advisers={"purple": "herald", "blue": "sneak_attack"}
    )
    t.campaign("blue", "pawn", dice=2)
    t.expect(0, "choose-bank")
    t.answer("bank order")
    t.expect(2, "campaign-against", "against red", "pass")
    t.answer("pass")
    assert t.favor("purple") == 1
