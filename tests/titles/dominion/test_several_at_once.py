"""Several cards of one instruction: chosen in peace, moved at once, then texts about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.kernel.errors import UndoRefused
from tafelrunde.titles.dominion.catalogue import (
    CARDS,
    DISCARDED,
    THIS,
    TRASHED,
    WOULD_DISCARD,
    Reaction,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion

# What hears of a moment: the moment's card, and how trash and discard pile look by then.
Heard = list[tuple[str, str, str]]


def notes(heard: Heard) -> Reaction:
    """A text that does nothing but look around."""

    def look(g: Dominion, me: Player, this: int, subject: int) -> None:
        discard = " ".join(sorted(g.names(me.discard)))
        heard.append((g.kinds[subject].id, " ".join(sorted(g.names(g.trash))), discard))

    return look


def last(heard: Heard, n: int) -> Heard:
    """What was heard in the latest run: a step is run again with every answer."""
    return heard[len(heard) - n :]


# -- trashing


@pytest.mark.rule("D33", "card/chapel", "card/steward", "card/trading_post")
@pytest.mark.ruling("R38")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("chapel", ["trash curse", "trash gold", "pass"]),
        ("steward", ["choose +trash", "trash curse", "trash gold"]),
        ("trading_post", ["trash curse", "trash gold"]),
    ],
)
def test_all_cards_are_trashed_before_any_text_about_trashing_speaks(table, card, answers):
    t, heard = table(hands=[f"{card} curse gold copper"]), []
    t.listen(TRASHED, notes(heard))
    t.play(card)
    t.answer(*answers)
    assert {trash for _, trash, _ in last(heard, 2)} == {"curse gold"}
    assert sorted(name for name, _, _ in last(heard, 2)) == ["curse", "gold"]
    t.ends_clean()


@pytest.mark.rule("D33", "card/treasure_map")
def test_both_treasure_maps_are_trashed_before_any_text_about_it_speaks(table):
    t, heard = table(hands=["treasure_map*2"]), []
    t.listen(TRASHED, notes(heard))
    t.play("treasure_map")
    assert [trash for _, trash, _ in last(heard, 2)] == ["treasure_map treasure_map"] * 2
    t.ends_clean()


@pytest.mark.rule("D33", "D39")
def test_the_player_orders_the_texts_of_cards_trashed_together(table):
    t, said = table(hands=["chapel estate curse copper"], decks=["gold*5"]), []

    def speak(name: str) -> Callable[[Dominion, Player, int, int], None]:
        return lambda g, me, this, subject: said.append(name)

    for name in ("estate", "curse"):
        t.listen(TRASHED, speak(name), card=name, where=THIS)
    t.play("chapel")
    t.answer("trash estate", "trash curse", "pass")
    t.expect(0, "next-effect", "use estate", "use curse")
    t.answer("use curse")
    assert said[-2:] == ["curse", "estate"]
    t.ends_clean()


@pytest.mark.rule("D33", "card/chapel")
@pytest.mark.ruling("R38")
def test_a_text_that_draws_comes_too_late_for_the_choice(table):
    t = table(hands=["chapel curse copper"], decks=["gold silver"])
    t.listen(TRASHED, lambda g, me, this, subject: g.draw(me, 1), card="curse", where=THIS)
    t.play("chapel")
    t.answer("trash curse")
    t.expect(0, "chapel-trash", "trash copper", "pass")  # nothing was drawn yet
    t.answer("pass")
    assert (t.hand(), t.trash()) == ("copper gold", "curse")
    t.ends_clean()


# -- discarding


@pytest.mark.rule("D29", "D39", "card/militia")
@pytest.mark.ruling("R38")
def test_all_cards_are_discarded_before_any_text_about_discarding_speaks(table):
    t, heard = table(hands=["militia", "curse gold copper*3"]), []
    t.listen(DISCARDED, notes(heard))
    t.play("militia")
    t.answer("discard curse", "discard gold")
    assert [discard for _, _, discard in last(heard, 2)] == ["curse gold"] * 2
    t.ends_clean()


@pytest.mark.rule("D29", "card/cellar", "card/tactician", "card/navigator")
@pytest.mark.parametrize(
    ("card", "answers", "discard"),
    [
        ("cellar", ["discard curse", "discard gold"], "curse gold"),
        ("tactician", [], "curse gold"),
        ("navigator", ["choose +discard"], "copper silver"),
    ],
)
def test_a_whole_zone_is_discarded_at_once_as_well(table, card, answers, discard):
    t, heard = table(hands=[f"{card} curse gold"], decks=["copper silver"]), []
    t.listen(DISCARDED, notes(heard))
    t.play(card)
    t.answer(*answers)
    assert [found for _, _, found in last(heard, 2)] == [discard] * 2
    t.ends_clean()


@pytest.mark.rule("card/sentry", "D33")
@pytest.mark.ruling("R38")
def test_sentry_trashes_and_discards_when_everything_is_decided(table):
    t, heard = table(hands=["sentry"], decks=["copper curse estate"]), []
    t.listen(TRASHED, notes(heard), card="gold")
    t.play("sentry")
    t.answer("discard estate")
    assert (t.discard(), t.seen(0, "looking")) == ("", ["curse", "estate"])
    t.answer("trash curse")
    assert last(heard, 1) == [("curse", "curse", "")]  # trashing comes before discarding
    assert (t.trash(), t.discard()) == ("curse", "estate")
    t.ends_clean()


def rest(heard: list[tuple[str, str]]) -> Reaction:
    """A text that notes what was moved and what its player still looks at."""

    def look(g: Dominion, me: Player, this: int, subject: int) -> None:
        heard.append((g.kinds[subject].id, " ".join(g.names(me.looking))))

    return look


@pytest.mark.rule("card/sentry", "D29")
@pytest.mark.ruling("R38")
def test_sentry_puts_back_after_discarding(table):
    t, heard = table(hands=["sentry"], decks=["copper curse estate"]), []
    t.listen(DISCARDED, rest(heard))
    t.play("sentry")
    t.answer("discard curse", "pass")
    assert heard[-1] == ("curse", "estate")  # not on the deck yet
    assert (t.discard(), t.deck()) == ("curse", "estate")
    t.ends_clean()


@pytest.mark.rule("card/lookout", "D29", "D33")
@pytest.mark.ruling("R38")
def test_lookout_trashes_then_discards_then_puts_back(table):
    t, heard = table(hands=["lookout"], decks=["curse estate gold"]), []
    t.listen(TRASHED, rest(heard))
    t.listen(DISCARDED, rest(heard))
    t.play("lookout")
    t.answer("trash curse")
    assert (heard[-1], t.trash()) == (("curse", "estate gold"), "curse")  # before the next choice
    t.answer("discard estate")
    assert (heard[-1], t.discard(), t.deck()) == (("estate", "gold"), "estate", "gold")
    t.ends_clean()


@pytest.mark.rule("D29")
def test_a_text_may_put_a_card_elsewhere_instead_of_its_being_discarded(table):
    t = table(hands=["militia", "curse gold copper*3"])

    def stay(g: Dominion, me: Player, this: int, subject: int) -> None:
        g.put_on_deck(me, subject, me.hand, openly=True)

    t.listen(WOULD_DISCARD, stay, card="gold", where=THIS)
    t.play("militia")
    t.answer("discard curse", "discard gold")
    assert (t.hand(1), t.deck(1), t.discard(1)) == ("copper copper copper", "gold", "curse")
    assert [event["cards"] for event in t.told(-1, "discards")] == [["curse"]]
    t.ends_clean()


# -- the choice


@pytest.mark.rule("D6", "card/chapel")
def test_a_choice_under_way_is_seen_by_its_player_only_and_can_be_taken_back(table):
    t = table(hands=["chapel curse estate", "copper"])
    t.play("chapel")
    t.answer("trash curse")
    assert [t.match.view(seat)["facts"]["chosen"] for seat in (-1, 0, 1)] == [[], ["curse"], []]
    assert [event.get("cards") for event in t.told(0, "picks")] == [["curse"]]
    assert [event.get("cards") for event in t.told(1, "picks")] == [None]
    assert (t.hand(), t.trash()) == ("curse estate", "")
    t.match.undo(0)
    t.expect(0, "chapel-trash", "trash curse", "trash estate", "pass")
    assert t.told(0, "picks") == []
    t.answer("trash estate", "pass")
    assert (t.hand(), t.trash()) == ("curse", "estate")
    assert t.match.view(0)["facts"]["chosen"] == []
    t.ends_clean()


@pytest.mark.rule("D6", "card/militia")
def test_a_discard_forced_by_an_attack_can_be_taken_back_until_it_is_complete(table):
    t = table(hands=["militia", "curse estate copper*3"])
    t.play("militia")
    t.answer("discard copper")
    t.match.undo(1)
    with pytest.raises(UndoRefused):
        t.match.undo(1)  # the last answer is now the attacker's
    t.answer("discard curse", "discard estate")
    assert (t.hand(1), t.discard(1)) == ("copper copper copper", "curse estate")
    t.ends_clean()


@pytest.mark.rule("card/chapel")
def test_what_is_chosen_is_no_longer_in_hand_for_the_bot_that_chooses(table):
    t = table(hands=["chapel curse estate estate"])
    t.play("chapel")
    t.answer("trash estate")
    sight = t.g.sight(0)
    assert sorted(card.id for card in sight.hand()) == ["curse", "estate"]
    assert (sight.in_hand(CARDS["estate"]), sight.in_hand(CARDS["curse"])) == (1, 1)
    t.answer("pass")
    assert len(t.g.sight(0).hand()) == 2
    t.ends_clean()
