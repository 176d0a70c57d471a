"""The end of the game, scoring and ties (D21, D22)."""

import pytest

# -- D21


@pytest.mark.rule("D21")
@pytest.mark.ruling("card/province#1")
def test_the_game_ends_after_the_turn_in_which_the_last_province_goes(table):
    t = table(hands=["copper", "copper"], coins=16, buys=2, supply={"province": 1})
    t.buy("province")
    assert not t.match.over  # the turn goes on
    t.buy("gold")
    assert t.match.over
    assert t.g.outcome().reason == "provinces"
    t.ends_clean()


@pytest.mark.rule("D21")
def test_one_province_left_is_not_the_end(table):
    t = table(hands=["copper", "copper"], coins=8, supply={"province": 2})
    t.buy("province")
    assert not t.match.over
    assert t.g.turn == 1
    t.ends_clean()


@pytest.mark.rule("D21")
@pytest.mark.ruling("R28")
@pytest.mark.parametrize(
    ("seats", "empty", "ends"),
    [
        *[(2, 2, False), (2, 3, True), (3, 3, True), (4, 2, False), (4, 3, True)],
        *[(5, 3, False), (5, 4, True), (6, 3, False), (6, 4, True)],
    ],
)
def test_three_empty_piles_end_the_game_and_four_with_five_or_six_players(
    table, seats, empty, ends
):
    gone = ["curse", "silver", "smithy", "estate"][: empty - 1]
    supply = {**dict.fromkeys(gone, 0), "village": 1}
    t = table(hands=["copper"] * seats, coins=3, supply=supply, kingdom="smithy")
    assert t.g.empty_piles == empty - 1
    t.buy("village")
    assert t.match.over == ends
    if ends:
        assert t.g.outcome().reason == "piles"
    t.ends_clean()


@pytest.mark.rule("D21")
def test_curses_emptied_by_an_attack_count_like_any_other_pile(table):
    t = table(hands=["witch", "copper"], supply={"curse": 1, "gold": 0, "copper": 0})
    t.play("witch")
    assert not t.match.over  # not before the turn is over
    t.answer("pass")
    assert t.match.over
    t.ends_clean()


@pytest.mark.rule("D21")
def test_a_pile_that_was_refilled_in_the_same_turn_does_not_count(table):
    gone = {"estate": 0, "duchy": 0, "curse": 0}
    t = table(hands=["ambassador estate*2", "copper"], supply=gone)
    t.play("ambassador")
    t.answer("return 2")
    t.end_turn()
    assert t.left("estate") == 1  # the opponent gained the other one
    assert not t.match.over
    t = table(hands=["ambassador estate*2", "copper"], supply=gone)
    t.play("ambassador")
    t.answer("return 1")
    t.end_turn()
    assert t.match.over  # it was gained at once: empty again
    t.ends_clean()


@pytest.mark.rule("D21")
@pytest.mark.ruling("R4")
@pytest.mark.parametrize(("year", "ends"), [(2009, True), (2014, False)])
def test_in_the_first_seaside_printing_it_is_enough_that_the_end_was_met_during_the_turn(
    table, year, ends
):
    # Workshop takes the last Estate, the third pile; Ambassador then puts two Estates back.
    t = table(
        hands=["workshop ambassador estate*2", "copper"],
        in_play=["", "lighthouse"],
        actions=2,
        supply={"estate": 1, "duchy": 0, "curse": 0},
        printings={"seaside": year},
    )
    t.play("workshop")
    t.answer("gain estate")
    assert t.g.empty_piles == 3
    t.play("ambassador")
    t.answer("return 2")
    assert (t.left("estate"), t.g.empty_piles) == (2, 2)
    t.answer("pass")
    assert t.match.over == ends
    t.ends_clean()


@pytest.mark.rule("D21")
def test_the_trash_and_cards_of_players_do_not_count(table):
    t = table(hands=["chapel copper*4", "copper"], supply={"curse": 0, "duchy": 0})
    t.play("chapel")
    t.answer("trash copper", "trash copper", "trash copper")
    t.answer("trash copper")
    t.end_turn()
    assert not t.match.over
    t.ends_clean()


@pytest.mark.rule("D21")
def test_no_extra_turn_follows_the_end(table):
    t = table(hands=["outpost", "copper"], coins=8, supply={"province": 1})
    t.play("outpost")
    t.buy("province")
    assert t.match.over
    t.ends_clean()


# -- D22


def ended(table, hands, turn=0, **more):
    """A game that is over after the seat in turn has bought the last Province."""
    t = table(hands=hands, coins=8, supply={"province": 1}, turn=turn, **more)
    t.buy("province")
    assert t.match.over
    return t.g.outcome()


@pytest.mark.rule("D22")
def test_all_cards_count_wherever_they_are(table):
    t = table(
        hands=["island native_village duchy", "copper"],
        decks=["estate province*5"],
        discards=["estate*2"],
        actions=2,
        supply={"province": 1},
        coins=8,
    )
    t.play("island")
    t.answer("aside duchy")
    t.play("native_village")
    t.answer("choose +mat")
    t.buy("province")
    # Island 2, Duchy 3, Estates 1 + 2, Provinces 6 * 6.
    assert t.g.outcome().scores == [44, 0]
    t.ends_clean()


@pytest.mark.rule("D22")
def test_gardens_and_duke_count_everything_their_owner_has(table):
    hands = ["gardens*2 duke*2 duchy*3", "gardens"]
    result = ended(table, hands, decks=["copper*11", "copper*8"])
    # 19 cards with the Province bought: 1 per Gardens; Dukes 3 each; Duchies 9; Province 6.
    assert result.scores == [2 + 6 + 9 + 6, 0]
    result = ended(table, hands, decks=["copper*12", "copper*9"])
    assert result.scores == [4 + 6 + 9 + 6, 1]


@pytest.mark.rule("D22")
def test_totals_may_be_negative(table):
    assert ended(table, ["copper", "curse*3 estate"]).scores == [6, -2]


@pytest.mark.rule("D22")
def test_the_highest_total_wins_whoever_ended_the_game(table):
    result = ended(table, ["copper", "province duchy", "province"])
    assert result.scores == [6, 9, 6]
    assert result.winners == [1]


@pytest.mark.rule("D22")
@pytest.mark.ruling("R5")
def test_on_a_tie_the_player_with_fewer_turns_wins(table):
    # Seat 0 has had one turn, the others none yet.
    result = ended(table, ["copper", "province", "duchy"])
    assert result.scores == [6, 6, 3]
    assert result.winners == [1]


@pytest.mark.rule("D22")
@pytest.mark.ruling("R5")
def test_equal_points_and_equal_turns_share_the_victory(table):
    result = ended(table, ["duchy", "province duchy", "province duchy"])
    assert result.scores == [9, 9, 9]
    assert result.winners == [1, 2]


@pytest.mark.rule("D22")
def test_all_share_when_everybody_had_the_same_number_of_turns(table):
    t = table(hands=["gold*3", "gold*3"], decks=["copper*5"], supply={"province": 2})
    for _ in range(2):
        t.play_treasures()
        t.buy("province")
    assert t.g.outcome().winners == [0, 1]
    t.ends_clean()


@pytest.mark.rule("D22", "D20")
@pytest.mark.ruling("R5")
def test_an_extra_turn_does_not_break_a_tie(table):
    t = table(hands=["outpost gold*3", "gold*3"], decks=["copper*8"], supply={"province": 2})
    t.play("outpost")
    t.play_treasures()
    t.buy("province")
    t.end_turn()  # the extra turn
    t.play_treasures()
    t.buy("province")
    assert [me.turns for me in t.g.players] == [1, 1]
    assert t.g.outcome().winners == [0, 1]
    t.ends_clean()


@pytest.mark.rule("D22")
def test_scores_are_shown_when_the_game_is_over_and_not_before(table):
    t = table(hands=["copper", "estate"], coins=8, supply={"province": 1})
    assert t.match.view(1)["facts"]["scores"] == []
    t.buy("province")
    assert t.match.view(1)["facts"]["scores"] == [6, 1]
    t.ends_clean()
