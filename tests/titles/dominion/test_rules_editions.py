"""Editions: card lists, corrected wordings and numbers, recommended kingdoms (D80-D85)."""

import pytest

from tafelrunde.kernel.bots import RandomBot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.catalogue import CARDS, SETS
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED, pool
from tafelrunde.titles.dominion.options import choose
from tafelrunde.titles.dominion.title import TITLE

KINGDOM_CARDS = [id for id, card in CARDS.items() if not card.basic]


def printed(set, year):
    return {card.id for card in pool([set], choose({"editions": {set: year}}).printings)}


# -- D80


@pytest.mark.rule("D80")
@pytest.mark.ruling(
    "card/woodcutter#2",
    "card/adventurer#3",
    "card/thief#4",
    "card/feast#3",
    "card/chancellor#4",
    "card/spy#4",
    "card/merchant#3",
    "card/vassal#3",
    "card/harbinger#2",
    "card/poacher#3",
    "card/bandit#3",
    "card/sentry#2",
    "card/artisan#3",
)
@pytest.mark.parametrize(
    ("set", "years", "dropped", "added"),
    [
        (
            "base",
            [2008, 2013, 2017],
            "adventurer chancellor feast spy thief woodcutter",
            "artisan bandit harbinger merchant poacher sentry vassal",
        ),
        (
            "intrigue",
            [2009, 2014, 2017],
            "coppersmith great_hall saboteur scout secret_chamber tribute",
            "courtier diplomat lurker mill patrol replace secret_passage",
        ),
    ],
)
def test_the_second_edition_drops_six_cards_and_adds_seven(set, years, dropped, added):
    assert list(SETS[set].printings) == years
    first, special, second = (printed(set, year) for year in years)
    assert first == special
    assert len(first) == 25
    assert " ".join(sorted(first - second)) == dropped
    assert " ".join(sorted(second - first)) == added


@pytest.mark.rule("D80")
def test_seaside_has_the_same_26_cards_in_both_printings():
    assert list(SETS["seaside"].printings) == [2009, 2014]
    assert printed("seaside", 2009) == printed("seaside", 2014)
    assert len(printed("seaside", 2009)) == 26


@pytest.mark.rule("D80")
def test_the_latest_printing_is_used_unless_an_edition_is_chosen():
    newest = {id: box.printings[-1] for id, box in SETS.items()}
    assert newest | {"base": 2017, "intrigue": 2017, "seaside": 2014} == newest
    assert choose({}).printings == newest
    assert choose({"editions": {"intrigue": "first"}}).printings == newest | {"intrigue": 2009}


# -- D81


@pytest.mark.rule("D81")
@pytest.mark.ruling("R6", "R22")
@pytest.mark.parametrize(
    ("card", "hand", "action"),
    [
        ("mine", "silver copper", "trash"),
        ("moneylender", "copper estate", "trash"),
        ("throne_room", "moat village", "play"),
    ],
)
@pytest.mark.parametrize(("year", "optional"), [(2008, False), (2013, True), (2017, True)])
@pytest.mark.ends_open
def test_mine_moneylender_and_throne_room_are_optional_since_2013(
    table, card, hand, action, year, optional
):
    t = table(hands=[f"{card} {hand}"], printings={"base": year})
    t.play(card)
    if card == "moneylender" and not optional:
        assert (t.trash(), t.coins) == ("copper", 3)  # the only answer
    else:
        assert all(name.startswith((action, "pass")) for name in t.names())
        assert ("pass" in t.names()) == optional
    t.answer(t.names()[0])
    if optional:
        t = table(hands=[f"{card} {hand}"], printings={"base": year})
        t.play(card)
        t.answer("pass")
        assert (t.trash(), t.coins, t.in_play()) == ("", 0, card)
        t.ends_clean()


@pytest.mark.rule("D81")
@pytest.mark.parametrize("card", ["mine", "moneylender", "throne_room"])
def test_a_mandatory_card_does_nothing_when_nothing_fits(table, card):
    t = table(hands=[f"{card} estate"], printings={"base": 2008})
    t.play(card)
    t.expect_no_question()
    assert (t.hand(), t.trash(), t.coins) == ("estate", "", 0)
    t.ends_clean()


# -- D82


@pytest.mark.rule("D82")
@pytest.mark.ruling("R7")
@pytest.mark.parametrize("year", [2008, 2013, 2017])
@pytest.mark.parametrize("card", ["feast", "artisan"])
def test_feast_and_artisan_gain_a_card_costing_up_to_five(table, card, year):
    t = table(hands=[card], kingdom="witch nobles", printings={"base": year})
    t.play(card)
    assert {"gain witch", "gain duchy"} <= set(t.names())
    assert not {"gain gold", "gain nobles"} & set(t.names())
    t.answer("gain witch")
    t.ends_clean()


@pytest.mark.rule("D82")
@pytest.mark.ruling("R7")
@pytest.mark.parametrize("year", [2009, 2014, 2017])
def test_costs_under_bridge_stop_at_zero_in_every_printing(table, year):
    t = table(hands=["bridge*3"], actions=3, printings={"intrigue": year})
    t.play("bridge", "bridge", "bridge")
    costs = {pile["card"]: pile["cost"] for pile in t.match.view(0)["facts"]["supply"]}
    assert (costs["estate"], costs["silver"], costs["bridge"]) == (0, 0, 1)
    t.ends_clean()


@pytest.mark.rule("D82")
@pytest.mark.ruling("R7")
@pytest.mark.parametrize("year", [2009, 2014])
def test_bazaar_gives_one_coin_in_every_printing(table, year):
    t = table(hands=["bazaar"], decks=["gold"], printings={"seaside": year})
    t.play("bazaar")
    assert (t.hand(), t.actions, t.coins) == ("gold", 2, 1)
    t.ends_clean()


# -- D84


@pytest.mark.rule("D84")
@pytest.mark.parametrize("row", RECOMMENDED, ids=str)
def test_every_recommended_kingdom_can_be_played_to_the_end(row):
    for year in row.printings:
        seats = 2 + year % 3
        prepared = TITLE.prepare(seats, {"kingdom": f"{row.slug}/{year}"})
        kingdom = [slot for slot in prepared.slots if slot.card.is_kingdom_card]
        assert len(kingdom) == 10 + len(row.bane.split())
        table = TITLE.deal(prepared, f"{row.slug}/{year}")
        before = table.census()
        bots = [RandomBot(Rng(f"{row.slug}/{year}/{seat}")) for seat in range(seats)]
        outcome = play_out(table, bots, max_decisions=50_000)
        assert len(outcome.scores) == seats
        assert outcome.winners
        assert table.census() == before


@pytest.mark.rule("D84")
def test_all_lists_of_the_sets_are_there():
    lists = {(row.set, year): 0 for row in RECOMMENDED for year in row.printings}
    for row in RECOMMENDED:
        for year in row.printings:
            lists[row.set, year] += 1
    assert sum(lists.values()) == 178 - 6  # six lists of 2017 are printed twice
    assert lists == {
        ("base", 2008): 5,
        ("base", 2013): 5,
        ("base", 2017): 9,  # three of them with Intrigue
        ("intrigue", 2009): 6,
        ("intrigue", 2014): 6,
        ("intrigue", 2017): 3,
        ("seaside", 2009): 6,
        ("seaside", 2014): 6,
        ("alchemy", 2010): 6,
        ("alchemy", 2015): 6,
        ("prosperity", 2010): 9,
        ("prosperity", 2016): 9,
        ("cornucopia", 2011): 6,
        ("cornucopia", 2014): 6,
        ("hinterlands", 2011): 16,
        ("hinterlands", 2020): 11,
        ("dark_ages", 2012): 16,
        ("dark_ages", 2019): 4,
        ("guilds", 2013): 6,
        ("adventures", 2015): 4,
        ("empires", 2016): 4,
        ("nocturne", 2018): 7,
        ("renaissance", 2019): 16,
    }


@pytest.mark.rule("D84")
@pytest.mark.ruling("R8")
def test_the_nine_cards_of_shipwrecks_are_completed_from_the_other_printing():
    old, new = (
        {card.id for card in choose({"kingdom": f"shipwrecks/{year}"}).cards}
        for year in (2009, 2014)
    )
    assert (old - new, new - old) == ({"navigator"}, {"lighthouse"})
    assert "salvager" in new


# -- D85


@pytest.mark.rule("D85")
@pytest.mark.parametrize("id", KINGDOM_CARDS)
def test_every_kingdom_card_works(table, id):
    # Whatever is answered, the card is carried out to its end and nothing is lost.
    for n in range(3):
        rng = Rng(f"{id}/{n}")
        hand = "estate gold village copper duchy"
        deck = "silver estate village copper curse gold"
        t = table(
            hands=[f"{id} {hand}", hand, f"moat {hand}"],
            decks=[deck, deck, deck],
            discards=["copper", "silver"],
            supply={"curse": 1, "duchy": 0},
            seed=str(n),
        )
        if f"play {id}" not in t.names():  # Victory cards, and Harem, which is a Treasure too
            t.answer("pass")
        if f"play {id}" in t.names():
            t.answer(f"play {id}")
        while t.question().prompt not in t.main_prompts:
            asks = t.match.pending
            ask = asks[rng.below(len(asks))]
            options = t.names(ask)
            t.answer(options[rng.below(len(options))], seat=ask.seat)
        me = t.g.players[0]
        assert not me.revealed
        assert not me.looking
        t.ends_clean()


@pytest.mark.rule("D85")
@pytest.mark.ruling("R35")
@pytest.mark.parametrize(
    ("id", "cards", "coins"),
    [
        ("swindler", 0, 2),
        ("navigator", 0, 2),
        ("cutpurse", 0, 2),
        ("torturer", 3, 0),
        ("ghost_ship", 2, 0),
    ],
)
@pytest.mark.ends_open
def test_bonuses_that_the_sources_do_not_repeat_are_there(table, id, cards, coins):
    t = table(hands=[id], decks=["gold*3"], seats=2)
    t.play(id)
    assert t.coins == coins
    assert len(t.g.players[0].hand) == cards
