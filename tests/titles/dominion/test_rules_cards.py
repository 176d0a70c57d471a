"""Cards: in play, types, choosing, looking, shuffling, drawing (D23-D28, D42)."""

import pytest

# -- D23: in play


@pytest.mark.rule("D23")
def test_a_card_is_in_play_from_being_played_until_clean_up(table):
    t = table(hands=["village copper", "copper"], decks=["estate*6"])
    t.play("village")
    t.play_treasures()
    assert t.in_play() == "copper village"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("D23")
def test_a_duration_of_an_earlier_turn_is_in_play(table):
    t = table(hands=["lighthouse", "militia"], decks=["copper*5"])
    t.play("lighthouse")
    t.end_turn()
    assert t.in_play() == "lighthouse"
    t.play("militia")
    t.expect_no_question()
    t.ends_clean()


@pytest.mark.rule("D23")
def test_shown_reactions_trashed_cards_and_cards_on_a_mat_are_not_in_play(table):
    t = table(hands=["feast island militia gold", "moat copper*4"], kingdom="duke", actions=3)
    t.play("feast")
    t.answer("gain silver")
    t.play("island")
    t.answer("aside gold")
    t.play("militia")
    t.answer("react moat")
    assert (t.in_play(), t.in_play(1)) == ("militia", "")
    assert t.hand(1) == "copper copper copper copper moat"
    t.ends_clean()


# -- D24: types


@pytest.mark.rule("D24")
def test_a_card_counts_as_each_of_its_types(table):
    t = table(hands=["bureaucrat", "harem copper"], decks=["", ""])
    t.play("bureaucrat")
    assert t.deck(1) == "harem"  # a Victory card
    t = table(hands=["mine harem copper"])
    t.play("mine")
    t.expect(0, "mine-trash", "trash copper", "trash harem", "pass")  # a Treasure
    t.answer("trash harem", "gain gold")
    assert t.hand() == "copper gold"
    t = table(hands=["throne_room great_hall"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play great_hall")  # an Action
    assert t.hand() == "copper copper"
    t.ends_clean()


@pytest.mark.rule("D24")
def test_a_card_of_two_types_gives_the_bonus_of_both(table):
    t = table(hands=["ironworks"], decks=["copper"], kingdom="great_hall")
    t.play("ironworks")
    t.answer("gain great_hall")
    assert (t.actions, t.hand()) == (1, "copper")
    t.ends_clean()


@pytest.mark.rule("D24")
@pytest.mark.ruling("card/curse#1")
def test_a_curse_is_no_victory_card_no_treasure_and_no_action(table):
    t = table(hands=["scout"], decks=["curse estate curse copper"])
    t.play("scout")
    assert t.hand() == "estate"
    t.answer("topdeck copper")
    assert t.deck() == "curse curse copper"
    t = table(hands=["mine curse"])
    t.play("mine")
    assert t.forced[-1] == (0, "mine-trash")  # no Treasure: nothing but to pass
    t.expect(0, "play-treasure", "pass")
    t.ends_clean()


# -- D25: choosing


@pytest.mark.rule("D25")
def test_exactly_one_option_is_chosen_even_an_impossible_one(table):
    t = table(hands=["torturer", "copper*2"], supply={"curse": 0})
    t.play("torturer")
    t.expect(1, "torturer", "choose +discard", "choose +curse")
    t.answer("choose +curse")
    assert t.hand(1) == "copper copper"
    t.ends_clean()


@pytest.mark.rule("D25")
def test_a_chosen_option_is_carried_out_as_far_as_possible(table):
    t = table(hands=["steward gold"])
    t.play("steward")
    t.answer("choose +trash")
    assert (t.trash(), t.hand()) == ("gold", "")
    t.ends_clean()


@pytest.mark.rule("D25")
def test_choosing_two_means_two_different_ones_both_chosen_first(table):
    t = table(hands=["pawn"], decks=["gold"])
    t.play("pawn")
    t.answer("choose +cards")
    assert t.hand() == ""  # nothing is carried out before both are chosen
    assert "choose +cards" not in t.names()
    t.answer("choose +coins")
    assert (t.hand(), t.coins) == ("gold", 1)
    t.ends_clean()


# -- D26: looking, revealing, naming


@pytest.mark.rule("D26")
@pytest.mark.ends_open
def test_looking_is_private(table):
    t = table(hands=["lookout"], decks=["gold silver copper"])
    t.play("lookout")
    assert t.seen(0, "looking", 0) == ["gold", "silver", "copper"]
    for viewer in (-1, 1):
        assert t.zone(viewer, "looking", 0) == {
            "name": "looking", "owner": 0, "count": 3, "cards": [None, None, None]
        }  # fmt: skip
        assert "gold" not in str([e for e in t.match.events(viewer) if e["id"] == "looks"])


@pytest.mark.rule("D26")
def test_a_card_looked_at_goes_back_where_it_was_and_only_its_owner_knows_it(table):
    t = table(hands=["pearl_diver"], decks=["copper gold estate"])
    t.play("pearl_diver")
    t.answer("pass")
    assert t.deck() == "gold estate"
    assert t.seen(0, "deck", 0) == ["estate", None]  # bottom card first
    assert t.seen(1, "deck", 0) == []
    t.ends_clean()


@pytest.mark.rule("D26")
def test_revealing_shows_a_card_to_all_and_it_goes_back(table):
    t = table(hands=["wishing_well"], decks=["copper gold"], supply={"gold": 0})
    t.play("wishing_well")
    t.answer("name silver")
    assert t.deck() == "gold"
    for viewer in (-1, 0, 1):
        (shown,) = [e for e in t.match.events(viewer) if e["id"] == "reveals"]
        assert shown["cards"] == ["gold"]
    t.ends_clean()


@pytest.mark.rule("D26")
@pytest.mark.ruling("R10")
def test_naming_takes_the_exact_name_of_a_card_even_of_an_empty_pile(table):
    t = table(hands=["wishing_well"], decks=["copper gold"], supply={"gold": 0}, kingdom="moat")
    t.play("wishing_well")
    piles = {f"name {pile.card.id}" for pile in t.g.piles}
    assert set(t.names()) == piles
    t.answer("name gold")
    assert t.hand() == "copper gold"
    t.ends_clean()


@pytest.mark.rule("D26")
def test_differently_named_cards_are_told_apart_by_name(table):
    t = table(hands=["tribute", ""], decks=["", "copper copper"])
    t.play("tribute")
    assert t.coins == 2
    t = table(hands=["tribute", ""], decks=["", "copper silver"])
    t.play("tribute")
    assert t.coins == 4
    t.ends_clean()


# -- D27: shuffling


@pytest.mark.rule("D27")
def test_a_deck_that_suffices_exactly_is_not_reshuffled(table):
    t = table(hands=["smithy"], decks=["gold silver copper"], discards=["estate*3"])
    t.play("smithy")
    assert (t.hand(), t.deck(), t.discard()) == ("copper gold silver", "", "estate estate estate")
    assert "shuffles" not in t.events()
    t.ends_clean()


@pytest.mark.rule("D27")
def test_the_remaining_cards_are_used_first_and_the_shuffled_ones_come_beneath(table):
    t = table(hands=["smithy"], decks=["gold silver"], discards=["estate*3"])
    t.play("smithy")
    assert t.hand() == "estate gold silver"
    assert (t.deck(), t.discard()) == ("estate estate", "")
    assert t.events().count("shuffles") == 1
    t.ends_clean()


@pytest.mark.rule("D27")
def test_revealed_cards_are_not_shuffled_in(table):
    # Adventurer turns over the Estates; when it shuffles, only the discard pile is there.
    t = table(hands=["adventurer"], decks=["estate*3"], discards=["gold"])
    t.play("adventurer")
    assert (t.hand(), t.discard(), t.deck()) == ("gold", "estate estate estate", "")
    t.ends_clean()


@pytest.mark.rule("D27")
def test_cards_set_aside_are_not_shuffled_in(table):
    t = table(hands=["library"], decks=["village*2"], discards=["copper"])
    t.play("library")
    t.answer("aside village", "aside village")
    assert (t.hand(), t.discard()) == ("copper", "village village")
    t.ends_clean()


@pytest.mark.rule("D27")
def test_cards_looked_at_count_as_needed_and_are_not_shuffled_in(table):
    t = table(hands=["sentry"], decks=["copper gold"], discards=["estate"])
    t.play("sentry")
    assert t.seen(0, "looking", 0) == ["gold", "estate"]
    t.answer("trash estate", "pass")
    assert t.deck() == "gold"
    t.ends_clean()


@pytest.mark.rule("D27")
def test_with_too_few_cards_one_goes_on_with_what_there_is(table):
    t = table(hands=["smithy", "copper"], decks=["gold"])
    t.play("smithy")
    assert t.hand() == "gold"
    t.ends_clean()


@pytest.mark.rule("D27")
def test_the_card_being_played_is_not_shuffled_in(table):
    t = table(hands=["moat"], discards=["copper"])
    t.play("moat")
    assert (t.hand(), t.in_play()) == ("copper", "moat")
    t.ends_clean()


# -- D28: moving the deck


@pytest.mark.rule("D28")
def test_chancellor_moves_the_deck_without_discarding_its_cards(table):
    t = table(hands=["chancellor"], decks=["gold silver estate"], discards=["copper"])
    t.play("chancellor")
    t.answer("choose yes")
    assert (t.deck(), t.discard()) == ("", "copper estate gold silver")
    assert "discards" not in t.events()
    assert "gold" not in str([e for e in t.match.events(1) if e["id"] != "plays"])
    t.ends_clean()


@pytest.mark.rule("D28")
def test_moving_the_deck_is_optional(table):
    t = table(hands=["chancellor"], decks=["gold"])
    t.play("chancellor")
    t.answer("pass")
    assert (t.deck(), t.discard(), t.coins) == ("gold", "", 2)
    t.ends_clean()


# -- D42: drawing up to a number


@pytest.mark.rule("D42")
@pytest.mark.parametrize("held", [7, 8])
def test_library_draws_nothing_with_seven_or_more_cards_in_hand(table, held):
    t = table(hands=[f"library copper*{held}"], decks=["gold"])
    t.play("library")
    t.expect_no_question()
    assert (t.deck(), len(t.hand().split())) == ("gold", held)
    t.ends_clean()


@pytest.mark.rule("D42")
def test_library_draws_up_to_seven(table):
    t = table(hands=["library copper*5"], decks=["gold village silver estate"])
    t.play("library")
    t.answer("aside village")
    assert t.hand() == "copper copper copper copper copper gold silver"
    assert (t.deck(), t.discard()) == ("estate", "village")
    t.ends_clean()
