"""Options of a match: recommended, explicit and drawn kingdoms, editions, re-rolls."""

import json

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.texts import Texts
from tafelrunde.titles.dominion.catalogue import ATTACK, CARDS, SETS
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED, pool
from tafelrunde.titles.dominion.options import choose, reroll
from tafelrunde.titles.dominion.roles import (
    BUYERS,
    DRAWERS,
    NEEDS,
    TRASHERS,
    VILLAGES,
    meets,
)
from tafelrunde.titles.dominion.sharing import write_code
from tafelrunde.titles.dominion.title import TITLE

KINGDOM_CARDS = [id for id, card in CARDS.items() if card.is_kingdom_card]
TEN = ["moat", "cellar", "chapel", "village", "militia", "smithy", "market", "mine", "witch", "spy"]


def ids(options):
    return sorted(card.id for card in choose(options).cards)


def kingdom(slug, year):
    (found,) = [row for row in RECOMMENDED if row.slug == slug and year in row.printings]
    return sorted(found.cards)


def drawn(**parts):
    return {"draw": {"seed": "rain", **parts}}


# -- recommended kingdoms


@pytest.mark.rule("D84")
@pytest.mark.parametrize("row", RECOMMENDED, ids=repr)
def test_every_recommended_kingdom_is_laid_out_and_played_for_twenty_turns(row):
    for seats, year in enumerate(row.printings, 2):
        seed = f"{daily_seed()}/{row.slug}/{year}"  # other games every day
        match = Match.new(TITLE, seats, {"kingdom": f"{row.slug}/{year}"}, seed=seed)
        there = match.table.census()
        assert set(row.cards) <= {pile.card.id for pile in match.table.piles}
        chance = Rng(f"answers/{seed}")
        while not match.over and match.table.turn_number < 20:
            ask = match.pending[chance.below(len(match.pending))]
            match.answer(ask.seat, ask.options[chance.below(len(ask.options))])
        assert match.table.census() == there


@pytest.mark.rule("D84")
@pytest.mark.parametrize("row", RECOMMENDED, ids=str)
def test_every_recommended_kingdom_has_ten_cards_of_its_printings(row):
    cards = [CARDS[id] for id in row.cards]
    assert len(set(cards)) == 10
    assert row.set in row.sets()
    for card in cards:
        if card.set == row.set:
            assert set(row.printings) <= set(card.printings), card.id
    for year in row.printings:
        chosen = choose({"kingdom": f"{row.slug}/{year}"})
        assert sorted(card.id for card in chosen.cards) == sorted(row.cards)
        assert chosen.recommended is row
        assert chosen.printings[row.set] == year


def test_a_slug_and_a_year_name_one_list_only():
    keys = [(row.slug, year) for row in RECOMMENDED for year in row.printings]
    assert len(keys) == len(set(keys))


def test_without_options_it_is_the_first_game_in_its_latest_printing():
    chosen = choose({})
    assert sorted(card.id for card in chosen.cards) == kingdom("first-game", 2017)
    assert chosen.printings == {id: box.printings[-1] for id, box in SETS.items()}


def test_the_edition_decides_which_list_of_a_name_is_meant():
    assert ids({"kingdom": "first-game"}) == kingdom("first-game", 2017)
    old = {"kingdom": "first-game", "editions": {"base": "first"}}
    assert ids(old) == kingdom("first-game", 2008)
    assert ids({"kingdom": "first-game/2013"}) == kingdom("first-game", 2013)


def test_a_chosen_edition_counts_more_than_the_default_of_another_set():
    assert ids({"kingdom": "deconstruction"}) == kingdom("deconstruction", 2017)
    old = {"kingdom": "deconstruction", "editions": {"intrigue": "first"}}
    assert ids(old) == kingdom("deconstruction", 2009)


def test_a_list_that_only_older_printings_have_is_still_found():
    assert ids({"kingdom": "big-money"}) == kingdom("big-money", 2013)
    assert choose({"kingdom": "big-money"}).printings["base"] == 2017


def test_the_year_behind_a_kingdom_brings_its_wording_unless_an_edition_is_chosen():
    assert choose({"kingdom": "first-game/2008"}).printings["base"] == 2008
    both = {"kingdom": "first-game/2008", "editions": {"base": 2017}}
    assert choose(both).printings["base"] == 2017
    assert ids(both) == kingdom("first-game", 2008)


@pytest.mark.rule("D84")
@pytest.mark.ruling("R34")
def test_the_lists_of_seaside_2009_are_filed_there_under_the_titles_of_2014():
    def slugs(year):
        return {row.slug for row in RECOMMENDED if row.set == "seaside" and year in row.printings}

    assert slugs(2009) == slugs(2014)
    assert len(slugs(2009)) == 6
    buried = ["ambassador", "cutpurse", "fishing_village", "lighthouse", "outpost", "pearl_diver"]
    buried += ["tactician", "treasure_map", "warehouse", "wharf"]
    assert kingdom("buried-treasure", 2009) == kingdom("buried-treasure", 2014) == buried
    assert Texts("de", "dominion").text("kingdom-buried-treasure") == "Vergrabene Schätze"


# -- editions


@pytest.mark.rule("D80")
def test_editions_are_named_by_order_or_year():
    def year(set, edition):
        return choose({"editions": {set: edition}}).printings[set]

    assert [year("base", word) for word in ("first", "second", "latest")] == [2008, 2017, 2017]
    assert [year("intrigue", word) for word in ("first", "second")] == [2009, 2017]
    # Seaside has no second edition: its newest printing is meant.
    assert [year("seaside", word) for word in ("first", "second", "latest")] == [2009, 2014, 2014]
    assert year("base", 2013) == 2013


# -- explicit cards


def test_explicit_cards_may_come_from_any_printing():
    assert "spy" in TEN
    assert 2017 not in CARDS["spy"].printings
    assert ids({"cards": TEN}) == sorted(TEN)


@pytest.mark.rule("D80", "card/courtier")
@pytest.mark.ruling("R36")
def test_there_is_one_courtier_and_a_kingdom_has_it_once():
    names = [Texts("en", "dominion").card_name(id) for id in CARDS]
    assert names.count("Courtier") == 1
    assert CARDS["courtier"].set == "intrigue"
    with pytest.raises(BadOptions, match="'courtier' is twice"):
        choose({"cards": [*TEN[:8], "courtier", "courtier"]})


# -- drawing


@pytest.mark.rule("D7")
def test_a_draw_has_ten_different_cards_of_its_sets_and_printings():
    for n in range(60):
        sets = [["base"], ["intrigue"], ["seaside"], ["base", "seaside"]][n % 4]
        cards = choose({"draw": {"sets": sets, "seed": str(n)}}).cards
        assert len(set(cards)) == 10
        for card in cards:
            assert card.set in sets
            assert not card.basic
            assert SETS[card.set].printings[-1] in card.printings


@pytest.mark.rule("D7")
def test_draws_reach_every_card_of_the_printing_and_no_other():
    for edition in ("first", "latest"):
        editions = dict.fromkeys(SETS, edition)
        printings = choose({"editions": editions}).printings
        for box in SETS:
            cards = {card.id for card in pool([box], printings)}
            seen = set()
            for n in range(60 if len(cards) >= 10 else 0):
                draw = {"sets": [box], "seed": str(n)}
                seen.update(ids({"draw": draw, "editions": editions}))
            assert seen == cards or len(cards) < 10


def test_the_same_seed_draws_the_same_kingdom():
    assert ids(drawn()) == ids(drawn())
    assert ids(drawn()) != ids(drawn(seed="sun"))


def test_filters_hold():
    for n in range(40):
        wish = {
            "seed": str(n),
            "include": ["moat", "wharf"],
            "exclude": ["militia", "witch"],
            "need": ["village", "trash", "buy"],
            "costs": [2, 3, 4, 5],
            "max_attacks": n % 3,
        }
        cards = choose({"draw": wish}).cards
        names = [card.id for card in cards]
        assert {"moat", "wharf"} <= set(names)
        assert not {"militia", "witch"} & set(names)
        assert sum(bool(card.types & ATTACK) for card in cards) <= n % 3
        assert {2, 3, 4, 5} <= {card.cost for card in cards}
        for need in ("village", "trash", "buy"):
            assert any(meets(card, need) for card in cards), need


def test_an_included_card_may_come_from_a_set_that_is_not_drawn():
    assert "wharf" in ids(drawn(sets=["base"], include=["wharf"]))


def test_needs_are_known_by_number_type_or_list():
    for name in [*VILLAGES, *DRAWERS, *BUYERS, *TRASHERS]:
        assert name in CARDS
    met = {need: {id for id, card in CARDS.items() if meets(card, need)} for need in NEEDS}
    assert {"village", "festival", "nobles", "bazaar"} <= met["village"]
    assert {"smithy", "witch", "library", "wharf"} <= met["draw"]
    assert {"market", "woodcutter", "pawn", "wharf"} <= met["buy"]
    assert {"chapel", "steward", "salvager"} <= met["trash"]
    assert {"militia", "torturer", "sea_hag"} <= met["attack"]
    assert {"moat", "diplomat", "secret_chamber", "horse_traders"} <= met["reaction"]
    assert "militia" not in met["reaction"]
    assert "laboratory" not in met["village"]
    assert "feast" not in met["trash"]  # it trashes nothing but itself


# -- re-rolls


def test_a_reroll_replaces_one_card_and_keeps_the_others():
    options = drawn(sets=["base", "seaside"], need=["village"], max_attacks=2)
    before = ids(options)
    gone = set()
    for _ in range(6):
        card = ids(options)[0]
        gone.add(card)
        options = reroll(options, card)
        after = ids(options)
        assert len(set(before) & set(after)) == 9
        assert not gone & set(after)
        cards = [CARDS[id] for id in after]
        assert any(meets(card, "village") for card in cards)
        assert sum(bool(card.types & ATTACK) for card in cards) <= 2
        before = after
    assert json.loads(json.dumps(options)) == options


def test_a_recommended_kingdom_can_be_changed_by_a_reroll_and_keeps_its_printing():
    options = reroll({"kingdom": "first-game/2008"}, "moat", seed="x")
    before, after = set(kingdom("first-game", 2008)), set(ids(options))
    assert before - after == {"moat"}
    assert choose(options).printings["base"] == 2008
    assert all(CARDS[id].set == "base" for id in after)


def test_a_reroll_of_explicit_cards_keeps_cards_of_other_printings():
    after = ids(reroll({"cards": TEN}, "moat"))
    assert set(TEN) - set(after) == {"moat"}
    assert "spy" in after


def test_a_reroll_of_the_pile_of_obelisk_leaves_that_pile_to_chance():
    options = {"cards": TEN, "landscapes": ["obelisk"], "obelisk": "moat"}
    assert reroll(options, "cellar")["obelisk"] == "moat"
    assert "obelisk" not in reroll(options, "moat")


def test_a_reroll_needs_a_card_of_the_kingdom():
    with pytest.raises(BadOptions, match="not in this kingdom"):
        reroll({}, "wharf")


# -- what is refused, and how clearly


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"kingdoms": "first-game"}, "did you mean kingdom.*cards.*draw.*editions"),
        ({"kingdom": "frist-game"}, "did you mean first-game"),
        ({"kingdom": "first-game/2009"}, "2008, 2013, 2017, not in 2009"),
        ({"kingdom": "first-game/old"}, "a year"),
        ({"kingdom": "first-game/"}, "a year"),
        ({"kingdom": 7}, "'kingdom' is one of first-game"),
        ({"kingdom": ["first-game"]}, "'kingdom' is one of first-game"),
        ({"kingdom": "first-game", "cards": TEN}, "one of kingdom, cards, draw"),
        ({"cards": TEN[:9]}, "a list of 10 to 11 entries, not of 9"),
        ({"cards": [*TEN, "wharf"]}, "10 different cards, not 11"),
        ({"cards": [*TEN[:9], "moat"]}, "'moat' is twice"),
        ({"cards": [*TEN[:9], "gold"]}, "basic card"),
        ({"cards": [*TEN[:9], "vilage"]}, "did you mean village"),
        ({"cards": [*TEN[:9], 5]}, "'cards' is one of .* not 5"),
        ({"cards": "moat"}, "'cards' is a list, not \"moat\""),
        ({"cards": {"moat": 1}}, "'cards' is a list"),
        ({"draw": {}}, "'draw.seed' is missing"),
        ({"draw": {"seed": ""}}, "'draw.seed' is a text of 1 to 200"),
        ({"draw": {"seed": "x" * 201}}, "1 to 200"),
        ({"draw": {"seed": 5}}, "'draw.seed' is a text"),
        ({"draw": ["base"]}, "a table with the parts sets, seed"),
        (drawn(set=["base"]), "did you mean sets"),
        (drawn(sets=["menagerie"]), "base, intrigue, seaside"),
        (drawn(sets=[]), "'draw.sets' is a list of 1 to"),
        (drawn(need=["vilage"]), "village, draw, buy, trash, attack, reaction"),
        (drawn(sets=["seaside"], need=["reaction"]), "'reaction'"),
        (drawn(need=["attack"], max_attacks=0), "'attack'"),
        (drawn(include=["moat"], exclude=["moat"]), "both included and excluded"),
        (drawn(include=["witch", "militia"], max_attacks=1), "only 1"),
        (drawn(include=[*TEN, "wharf"]), "a list of 0 to 10 entries, not of 11"),
        (drawn(include=TEN, costs=[6]), "no room"),
        (drawn(include=["muat"]), "did you mean moat"),
        (drawn(exclude=["estate"]), "basic card"),
        (drawn(costs=[99]), "from 0 to 11"),
        (drawn(costs=3), "'draw.costs' is a list, not 3"),
        (drawn(max_attacks=-1), "from 0 to 10"),
        (drawn(max_attacks=True), "from 0 to 10"),
        (drawn(sets=["base"], exclude=KINGDOM_CARDS), "not enough"),
        ({"editions": {"base": 2014}}, "first, second, latest, 2008, 2013, 2017"),
        ({"editions": {"base": [2008]}}, "first, second, latest"),
        ({"editions": {"menagerie": "first"}}, "base, intrigue, seaside"),
        ({"editions": "first"}, "a table with the parts base, intrigue"),
        ({"cards": [*TEN[:9], "rocks"]}, "'rocks' lies in the pile 'catapult_rocks'"),
        ({"cards": [*TEN[:9], "alms"]}, "'alms' has no pile"),
        ({"cards": TEN, "landscapes": ["moat"]}, "'moat' is no Event, Landmark or Project"),
        ({"cards": [*TEN[:9], "young_witch", "laboratory"]}, "'laboratory' cannot be the Bane"),
        (drawn(sets=["base"], at_least=["seaside"]), "a card of seaside"),
        (
            drawn(sets=["adventures", "empires", "renaissance"], events=3, landmarks=3, projects=1),
            "at most 6 Events, Landmarks and Projects, not 7",
        ),
        ({"cards": TEN, "obelisk": TEN[0]}, "needs the Landmark Obelisk"),
        ({"cards": TEN, "landscapes": ["obelisk"], "obelisk": "gardens"}, "no Action pile"),
        ({"cards": TEN, "landscapes": ["obelisk"], "obelisk": "villa"}, "no pile of this kingdom"),
        ({"cards": TEN, "landscapes": ["obelisk"], "obelisk": "ruins"}, "no pile of this kingdom"),
        ({"code": "D1-A"}, "damaged or incomplete"),
        ({"code": "D1-AAAA"}, "damaged or incomplete"),
        ({"code": "d1-AAAA-aa"}, "begins with 'D1-'"),
    ],
    ids=str,
)
def test_bad_options_are_refused_with_what_is_allowed(options, told):
    with pytest.raises(BadOptions, match=told):
        TITLE.prepare(2, options)


# -- samples for fuzzing


@pytest.mark.rule("card/obelisk", "D54")
@pytest.mark.ruling("card/obelisk#2")
@pytest.mark.parametrize(
    ("cards", "pile"),
    [
        ([*TEN[:9], "young_witch", "squire"], "squire"),
        ([*TEN[:9], "cultist"], "ruins"),
        ([*TEN[:9], "catapult_rocks"], "catapult_rocks"),
    ],
)
def test_the_pile_of_obelisk_may_be_the_bane_or_ruins_also_in_a_code(cards, pile):
    chosen = choose({"cards": cards, "landscapes": ["obelisk"], "obelisk": pile})
    again = choose({"code": write_code(chosen)})
    assert again.obelisk is CARDS[pile]
    g = TITLE.deal(TITLE.prepare(2, {"code": write_code(again)}), "seed")
    assert [marked.card.id for marked in g.piles if marked.count("obelisk")] == [pile]


def test_samples_are_playable_plain_data_and_reach_everything():
    rng = Rng("samples")
    seats, ways, cards, years, slugs, filters = set(), set(), set(), set(), set(), set()
    for _ in range(3000):
        n, options = TITLE.sample(rng)
        assert json.loads(json.dumps(options)) == options
        chosen = choose(options)
        assert TITLE.prepare(n, options).seats == n
        seats.add(n)
        ways.update(options)
        cards.update(card.id for card in chosen.cards)
        years.update(chosen.printings.items())
        filters.update(options.get("draw", {}))
        if chosen.recommended:
            slugs.add(str(chosen.recommended))
    assert seats == {2, 3, 4, 5, 6}
    extras = {"landscapes", "colonies", "shelters", "druid_boons"}
    assert ways == {"kingdom", "cards", "draw", "editions"} | extras
    assert cards == {id for id, card in CARDS.items() if card.is_kingdom_card}
    assert years == {(id, year) for id, box in SETS.items() for year in box.printings}
    assert slugs == {str(row) for row in RECOMMENDED}
    wishes = {"include", "exclude", "need", "costs", "max_attacks", "at_least"}
    assert filters == {"sets", "seed", "events", "landmarks", "projects"} | wishes


# -- the Bane: no card of these sets calls for one, so a Witch does it here


@pytest.fixture
def bane_for_witches(monkeypatch):
    monkeypatch.setattr(CARDS["witch"], "needs_bane", True)


@pytest.mark.rule("D5")
def test_a_bane_appears_by_itself_as_an_eleventh_pile_that_costs_two_or_three(bane_for_witches):
    bane = choose({"cards": TEN}).bane
    assert bane.cost in (2, 3) and bane.id not in TEN and bane.set in ("base", "intrigue")
    assert choose({"cards": TEN[::-1]}).bane is bane, "the order of the ten does not matter"
    table = Match.new(TITLE, 2, {"cards": TEN}, seed="rain").table
    piles = {pile["card"]: pile["left"] for pile in table.facts(-1)["supply"]}
    assert len(piles) == 7 + 11 and piles[bane.id] == 10
    assert table.facts(-1)["bane"] == bane.id


@pytest.mark.rule("D5")
def test_an_eleventh_card_names_the_bane(bane_for_witches):
    assert choose({"cards": [*TEN, "lighthouse"]}).bane.id == "lighthouse"
    for wrong in ("gold", "laboratory"):
        with pytest.raises(BadOptions):
            choose({"cards": [*TEN, wrong]})


@pytest.mark.rule("D5")
def test_an_excluded_card_is_no_bane(bane_for_witches):
    cheap = [card.id for card in pool(["base"], choose({}).printings) if card.cost in (2, 3)]
    dear = [card.id for card in pool(["base"], choose({}).printings) if card.cost > 3]
    ten = {"sets": ["base"], "include": ["witch", *[id for id in dear if id != "witch"][:9]]}
    assert choose(drawn(**ten, exclude=cheap[1:])).bane.id == cheap[0]
    other = choose(drawn(**ten, exclude=cheap)).bane
    assert other.cost in (2, 3) and other.set != "base"  # any box will do
    every = [card.id for card in CARDS.values() if card.is_kingdom_card and card.cost in (2, 3)]
    with pytest.raises(BadOptions, match="Bane"):
        choose(drawn(**ten, exclude=every))


@pytest.mark.rule("D5")
def test_without_a_card_that_calls_for_it_there_is_no_bane():
    assert choose({"cards": TEN}).bane is None
    with pytest.raises(BadOptions, match="10 different cards"):
        choose({"cards": [*TEN, "lighthouse"]})
