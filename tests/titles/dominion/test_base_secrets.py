"""Base game: what a card shows to whom, and what the others may conclude."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.titles.dominion.conftest import DominionScenario


def told(t: DominionScenario, viewer: int, word: str) -> bool:
    """Whether a card's name occurs in anything that viewer was told."""
    return any(word in str(event.get("cards", "")) for event in t.match.events(viewer))


@pytest.mark.rule("card/library")
def test_library_shows_set_aside_actions_to_all_and_kept_cards_to_nobody_else(table):
    t = table("dominion", hands=["library estate*4"], decks=["moat village gold"])
    t.play("library")
    assert t.seen(1, "hand") == []
    t.answer("keep moat")
    t.answer("aside village")
    assert [told(t, 1, name) for name in ("moat", "village", "gold")] == [False, True, False]
    assert [told(t, 0, name) for name in ("moat", "village", "gold")] == [True, True, True]
    assert t.seen(1, "hand") == []
    t.ends_clean()


@pytest.mark.rule("card/library")
def test_library_asks_about_every_card_so_that_keeping_tells_nothing(table):
    actions = table("dominion", hands=["library estate*4"], decks=["moat village smithy"])
    actions.play("library")
    actions.answer("keep moat", "keep village", "keep smithy")
    plain = table("dominion", hands=["library estate*4"], decks=["gold*3"], kingdom="moat")
    plain.play("library")
    assert plain.forced == [(0, "library-aside")] * 3
    heard = [[event for event in t.match.events(1) if event["seat"] == 0] for t in (actions, plain)]
    assert heard[0] == heard[1]


@pytest.mark.rule("card/library")
def test_cards_set_aside_with_library_lie_openly_until_they_are_discarded(table):
    t = table("dominion", hands=["library estate*4"], decks=["moat village gold"])
    t.play("library")
    t.answer("aside moat")
    assert t.seen(1, "revealed") == t.seen(0, "revealed") == ["moat"]
    t.answer("keep village")
    assert t.seen(1, "revealed") == []
    assert t.seen(1, "discard") == ["moat"]


@pytest.mark.rule("card/sentry")
def test_sentry_shows_looked_at_cards_to_its_player_only(table):
    t = table("dominion", hands=["sentry"], decks=["estate curse gold"])
    t.play("sentry")
    assert t.seen(0, "looking") == ["curse", "gold"]
    assert t.seen(1, "looking") == [None, None]
    t.answer("pass", "topdeck curse")
    assert t.seen(0, "deck") == ["curse", "gold"]  # the last one is on top
    assert t.seen(1, "deck") == []
    assert not told(t, 1, "curse")
    assert not told(t, 1, "gold")
    t.ends_clean()


@pytest.mark.rule("card/sentry")
def test_what_sentry_trashes_or_discards_is_seen_by_all(table):
    t = table("dominion", hands=["sentry"], decks=["estate curse gold"])
    t.play("sentry")
    t.answer("trash curse")
    assert t.seen(1, "looking") == [None, None]  # until the choice is complete
    t.answer("discard gold")
    assert t.seen(1, "trash", -1) == ["curse"]
    assert t.seen(1, "discard") == ["gold"]
    t.ends_clean()


@pytest.mark.rule("card/harbinger", "D6")
@pytest.mark.ruling("R24")
def test_harbinger_shows_the_discard_pile_to_its_player_only(table):
    t = table("dominion", hands=["harbinger"], decks=["copper"], discards=["gold silver curse"])
    assert t.seen(0, "discard") == ["curse"]
    t.play("harbinger")
    assert t.seen(0, "discard") == ["gold", "silver", "curse"]
    assert t.seen(1, "discard") == ["curse"]
    t.answer("topdeck gold")
    assert t.seen(0, "deck") == ["gold"]
    assert t.seen(1, "deck") == []
    assert not told(t, 1, "gold")
    assert told(t, 0, "gold")
    t.ends_clean()


@pytest.mark.rule("card/harbinger", "D6")
@pytest.mark.ruling("R24")
def test_the_others_see_only_whether_harbinger_took_the_top_card(table):
    def taking(card):
        t = table(hands=["harbinger"], decks=["copper"], discards=["gold silver estate curse"])
        t.play("harbinger")
        t.answer(f"topdeck {card}")
        t.ends_clean()
        return t

    gold, silver, top = taking("gold"), taking("silver"), taking("curse")
    assert gold.g.names(gold.g.players[0].discard) == ["silver", "estate", "curse"]
    assert silver.g.names(silver.g.players[0].discard) == ["gold", "estate", "curse"]
    assert gold.match.view(1) == silver.match.view(1)
    assert gold.match.events(1) == silver.match.events(1) == top.match.events(1)
    assert (gold.seen(1, "discard"), top.seen(1, "discard")) == (["curse"], ["estate"])


@pytest.mark.rule("card/harbinger", "D6")
def test_nobody_else_can_tell_which_card_harbinger_took(table):
    hands = ["harbinger"]
    t = table("dominion", hands=hands, decks=["copper"], discards=["gold silver curse"])
    t.play("harbinger")
    t.answer("topdeck gold")
    assert t.imagined(0, "deck") == {"gold"}
    assert {"gold", "silver"} <= t.imagined(1, "deck")
    assert all("curse" in pile for pile in t.imagined(1, "discard"))  # it lies on top


@pytest.mark.rule("card/harbinger", "D6")
def test_a_card_harbinger_took_is_known_again_once_it_is_discarded_openly(table):
    t = table(
        "dominion",
        hands=["harbinger*2 vassal*2"],
        decks=["copper*2"],
        discards=["gold silver curse estate"],
        actions=4,
    )
    t.play("harbinger")
    t.answer("topdeck gold")
    t.play("harbinger")
    t.answer("topdeck silver")
    t.play("vassal", "vassal")  # the Silver, then a Copper on top of it
    piles = t.imagined(1, "discard")
    assert all("copper" in pile and "silver" in pile and "estate" in pile for pile in piles)
    assert any("gold" in pile for pile in piles)
    t.ends_clean()


@pytest.mark.rule("card/harbinger", "card/artisan", "D6")
def test_a_card_once_shown_is_hidden_when_harbinger_puts_it_back(table):
    t = table("dominion", hands=["artisan copper"], kingdom="harbinger", decks=["harbinger*9"])
    t.play("artisan")
    t.answer("gain silver", "topdeck copper")
    t.end_turn()  # the Silver everybody saw is discarded
    t.end_turn()
    t.play("harbinger")
    t.answer("topdeck silver")
    assert t.seen(1, "deck") == []
    assert "silver" not in t.seen(1, "discard")
    t.ends_clean()


@pytest.mark.rule("card/artisan")
def test_artisan_hides_which_card_goes_on_the_deck(table):
    t = table("dominion", hands=["artisan copper estate"])
    t.play("artisan")
    t.answer("gain duchy")
    assert t.seen(1, "hand") == ["duchy"]
    t.answer("topdeck duchy")
    assert t.seen(1, "hand") == t.seen(1, "deck") == []
    assert t.seen(0, "deck") == ["duchy"]
    t.ends_clean()


@pytest.mark.rule("card/spy")
def test_spy_shows_the_top_cards_to_all_and_all_remember_what_was_put_back(table):
    t = table("dominion", hands=["spy", ""], decks=["copper estate", "gold"])
    t.play("spy")
    assert t.seen(1, "revealed", 0) == ["estate"]
    t.answer("topdeck estate")
    assert t.seen(1, "revealed", 1) == t.seen(0, "revealed", 1) == ["gold"]
    t.answer("topdeck gold")
    for viewer in (0, 1):
        assert t.seen(viewer, "deck", 0) == ["estate"]
        assert t.seen(viewer, "deck", 1) == ["gold"]
    assert t.seen(1, "hand") == []  # the drawn Copper is nobody's business
    t.ends_clean()


@pytest.mark.rule("card/bureaucrat")
def test_a_hand_shown_to_bureaucrat_is_known_until_it_is_discarded(table):
    t = table("dominion", hands=["bureaucrat", "gold curse", "estate copper"])
    t.play("bureaucrat")
    assert t.seen(2, "hand", 1) == ["curse", "gold"]
    assert (t.seen(1, "hand", 2), t.seen(1, "deck", 2)) == ([], ["estate"])
    assert t.seen(1, "deck", 0) == ["silver"]
    t.ends_clean()


@pytest.mark.rule("card/adventurer")
def test_the_treasures_adventurer_takes_are_known_to_all(table):
    t = table("dominion", hands=["adventurer estate"], decks=["curse gold silver"])
    t.play("adventurer")
    assert t.seen(1, "hand") == ["gold", "silver"]
    t.ends_clean()


@pytest.mark.rule("card/chancellor", "D6")
@pytest.mark.ruling("R25", "card/chancellor#3")
def test_nobody_knows_what_chancellor_turned_over_but_for_the_top_card(table):
    t = table("dominion", hands=["chancellor gold"], decks=["curse estate silver"])
    t.play("chancellor")
    t.answer("choose yes")
    assert t.seen(0, "discard") == t.seen(1, "discard") == ["silver"]
    assert not told(t, 0, "curse")
    assert t.imagined(1, "hand") == {"curse", "estate", "gold"}
    assert t.imagined(0, "hand") == {"gold"}
    t.ends_clean()


@pytest.mark.rule("card/cellar", "card/militia")
def test_discards_are_open_and_draws_are_not(table):
    t = table("dominion", hands=["cellar estate"], decks=["gold"])
    t.play("cellar")
    t.answer("discard estate")
    assert told(t, 1, "estate")
    assert not told(t, 1, "gold")
    t.ends_clean()
