"""Why something cannot be done somewhere, or with a part of a board: cases for every faction."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.reasons import explain
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles.root.factions.alliance import SPREADING
from tafelrunde.titles.root.table import Root
from tests.titles.root.conftest import both
from tests.titles.root.expansion import cult, river
from tests.titles.root.wanderers import quests, vagabond

TEXTS = [Texts(lang, "root", strict=True) for lang in LANGUAGES]
ENGLISH = Texts("en", "root", strict=True)

# On the autumn map 1, 6, 8 and 12 are foxes, 3, 4, 5 and 10 rabbits, the others mice.


def why(t, spot):
    """The reason in words and its rule; '' if it is an answer, or there is nothing to say.

    'do/battle/c5' is one of the things that cannot be done at a place.
    """
    ask = t.question()
    if spot.startswith("do/"):
        _, verb, place = spot.split("/")
        reason = dict(t.g.refusals(ask, place)).get(verb)
    else:
        reason = explain(t.g, ask, spot)
    if reason is None:
        return ""
    assert all(texts.reason(reason) for texts in TEXTS)
    assert ENGLISH.has_rule(reason.rule), reason.rule
    return f"{ENGLISH.reason(reason)} [{reason.rule.removeprefix('root:')}]"


@pytest.mark.rule("6.5.3", "6.5.4.II", "6.5.5")
def test_the_marquise_is_told_what_lacks_for_each_action_in_a_clearing(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2, 5: 1}, "eyrie": {10: 3}},
        pieces={"marquise": {"keep": [1], "sawmill": [1], "wood": [1], "recruiter": [5]}},
        hands={"marquise": "anvil"},
    )
    assert why(t, "do/battle/c1") == "There is nobody to attack in clearing 1. [4.3]"
    assert why(t, "do/move/c1") == ""
    assert why(t, "do/recruit/c1") == "You have no recruiter in clearing 1. [6.5.3]"
    assert why(t, "do/recruit/c5") == ""
    assert why(t, "do/overwork/c1") == ""
    assert why(t, "do/overwork/c5") == "You have no sawmill in clearing 5. [6.5.5]"
    assert why(t, "do/build/c10") == "You do not rule clearing 10. [6.5.4.II]"
    assert why(t, "do/revolt/c1") == why(t, "do/nonsense/c1") == why(t, "do/battle/x") == ""
    t.answer("recruit")
    assert why(t, "do/recruit/c5") == "You have recruited this turn already. [6.5.3]"


@pytest.mark.rule("6.5.4", "6.5.4.I", "6.5.4.II")
def test_a_track_says_why_nothing_of_it_is_built(table):
    full = {"sawmill": [1, 3, 4, 7, 8, 9]}
    t = table("marquise eyrie", warriors={"marquise": {1: 2}}, pieces={"marquise": full})
    assert why(t, "board/0/sawmill") == "No sawmill is left on your board. [6.5.4]"
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2, 8: 1}},
        pieces={"marquise": {"sawmill": [1, 8], "wood": [1]}},
    )
    assert why(t, "board/0/sawmill") == (
        "The next sawmill costs 2 wood, and 0 can be brought to one place through clearings you"
        " rule. [6.5.4.II]"
    )
    assert why(t, "do/build/c1") == "There is no free slot in clearing 1. [2.2.3]"
    t = table(
        "marquise eyrie",
        warriors={"marquise": {9: 1, 1: 1, 5: 1}},
        pieces={"marquise": {"sawmill": [9], "workshop": [5], "recruiter": [1]}},
    )
    assert why(t, "do/build/c9") == (
        "A building in clearing 9 needs 1 wood, and 0 can be brought there through clearings you"
        " rule. [6.5.4.II]"
    )
    assert why(t, "board/1/roost") == "This is not an option here. [6.5]"  # another's board
    t = table("marquise eyrie", warriors={"marquise": {1: 1}}, pieces={"eyrie": {"roost": [1]}})
    assert why(t, "board/0/workshop") == "You rule no clearing with a free slot. [6.5.4.II]"


@pytest.mark.rule("6.5.4.II")
@pytest.mark.ends_open
def test_where_a_chosen_building_cannot_stand_says_why(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {9: 2, 1: 2, 5: 2, 8: 2}, "eyrie": {7: 2}},
        pieces={"marquise": {"sawmill": [9], "wood": [9], "workshop": [1]}},
    )
    t.answer("build sawmill")
    assert t.question().prompt == "build-at"
    assert why(t, "c9") == why(t, "c5") == ""
    assert why(t, "c7") == "You do not rule clearing 7. [6.5.4.II]"
    assert why(t, "c1") == "There is no free slot in clearing 1. [2.2.3]"
    assert why(t, "c8").startswith("A building in clearing 8 needs 1 wood, and 0 can be brought")


@pytest.mark.rule("6.5")
@pytest.mark.by_hand
@pytest.mark.ends_open
def test_a_track_says_that_the_actions_are_used_up(table):
    def spent(g: Root) -> None:
        g.actions = 3

    t = table("marquise eyrie", hands={"marquise": "birdy_bindle"}, state=spent)
    assert why(t, "board/0/sawmill").startswith("Your actions are used up;")


@pytest.mark.rule("7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV", "7.5.2")
def test_the_eyrie_are_told_why_the_decree_leads_elsewhere(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 3, 6: 3, 3: 3, 8: 2}, "marquise": {8: 1, 6: 1, 3: 1}},
        pieces={"eyrie": {"roost": [1, 6, 3]}},
        decree={"recruit": "anvil"},
        leader="charismatic",
    )
    t.answer(*["pass"] * (t.question().prompt == "eyrie-craft"))
    if t.question().prompt == "decree-card":
        t.answer("resolve fox")
    assert t.question().prompt == "decree-recruit"
    assert why(t, "c1") == why(t, "do/recruit/c6") == ""
    assert why(t, "c5") == "You have no roost in clearing 5. [7.5.2.I]"
    assert why(t, "board/0/roost").startswith("You build roosts when it is the turn of the Decree")
    assert why(t, "do/recruit/c3") == (
        "The card of the Decree does not match the suit of clearing 3. [7.5.2]"
    )


@pytest.mark.rule("7.4.3")
@pytest.mark.by_hand
@pytest.mark.ends_open
def test_a_new_roost_says_why_it_goes_elsewhere(table):
    def roostless(g: Root) -> None:
        g.stage = 2

    t = table(
        "eyrie marquise",
        warriors={"marquise": dict.fromkeys(range(3, 13), 1)},
        phase="birdsong",
        state=roostless,
    )
    assert t.question().prompt == "new-roost"
    assert why(t, "c1") == ""
    assert why(t, "c7").startswith("There are more warriors in clearing 7 than in other")


@pytest.mark.rule("8.4.1.I", "8.4.1.II", "8.4.2.I", "8.4.2.II")
def test_the_alliance_is_told_what_a_revolt_or_sympathy_needs(table):
    t = table(
        "alliance marquise",
        pieces={"alliance": {"sympathy": [1]}, "marquise": {"keep": [5]}},
        supporters="anvil",
        phase="birdsong",
    )
    assert t.question().prompt == "alliance-birdsong"
    assert why(t, "do/revolt/c5") == "There is no sympathy in clearing 5. [8.4.1.I]"
    assert why(t, "do/revolt/c1").startswith("That takes 2 supporters of the suit ")
    assert why(t, "do/revolt/c1").endswith("[8.4.1.II]")
    assert why(t, "do/spread/c1") == "There is sympathy in clearing 1 already. [8.4.2.I]"
    assert why(t, "do/spread/c12") == "No clearing next to clearing 12 is sympathetic. [8.4.2.I]"
    assert why(t, "do/spread/c5").startswith("The keep stands in clearing 5")


@pytest.mark.rule("8.4")
@pytest.mark.by_hand
@pytest.mark.ends_open
def test_after_sympathy_no_revolt_follows(table):
    def spreading(g: Root) -> None:
        g.stage = SPREADING

    t = table(
        "alliance marquise",
        pieces={"alliance": {"sympathy": [1]}},
        supporters="anvil*1 birdy_bindle",
        phase="birdsong",
        state=spreading,
    )
    assert why(t, "do/revolt/c1").endswith("no more revolts this turn. [8.4]")


@pytest.mark.rule("8.5.3", "8.6.1.III", "8.6.1.IV")
def test_officers_and_their_operations_say_what_they_need(table):
    t = table("alliance marquise", hands={"alliance": "anvil"})
    assert why(t, "board/0/officers").startswith("Officers are trained with a card that matches")
    t = table(
        "alliance marquise",
        warriors={"alliance": {1: 1, 5: 1}},
        pieces={"alliance": {"sympathy": [1], "base_fox": [6]}},
        officers=1,
        phase="evening",
    )
    assert why(t, "do/recruit/c1") == "You have no base in clearing 1. [8.6.1.III]"
    assert why(t, "do/recruit/c6") == ""
    assert why(t, "do/organize/c1") == "There is sympathy in clearing 1 already. [8.6.1.IV]"
    assert why(t, "do/organize/c9") == "You have no warriors in clearing 9. [8.6.1.IV]"
    assert why(t, "do/organize/c5") == ""
    assert why(t, "board/0/sympathy") == "Choose a clearing on the map for that. [8.6.1.IV]"


@pytest.mark.rule("10.4.3", "10.4.3.II", "10.4.3.III")
@pytest.mark.by_hand
@pytest.mark.ends_open
def test_the_cult_is_told_what_conspiracies_need(table):
    def conspiring(g: Root) -> None:
        g.stage = 2

    t = table(
        "cult marquise",
        warriors={"cult": {1: 2}, "marquise": {1: 1}},
        phase="birdsong",
        state=both(cult("fox", acolytes=2), conspiring),
    )
    assert why(t, "do/crusade/c1") == ""
    assert why(t, "do/sanctify/c1") == "That takes 3 acolytes. You have 2. [10.4.3]"
    assert why(t, "do/convert/c6") == "There is no enemy warrior in clearing 6. [10.4.3.II]"
    assert why(t, "do/convert/c5").startswith("Conspiracies need a clearing of the outcast suit")


@pytest.mark.rule("10.5", "10.5.1", "10.5.3", "10.5.4")
def test_the_cult_is_told_what_rituals_need(table):
    t = table(
        "cult marquise",
        warriors={"cult": {6: 2}, "marquise": {1: 3}},
        hands={"cult": "anvil foxfolk_steel"},
        state=cult("fox"),
    )
    assert why(t, "do/build/c1") == "You do not rule clearing 1. [10.5.1]"
    assert why(t, "do/build/c6").startswith("First choose a card of the suit ")
    assert why(t, "do/recruit/c5").startswith("That ritual needs a revealed card of the suit ")
    assert why(t, "board/0/acolytes") == "A sacrifice needs a bird card to reveal. [10.5.4]"
    t.answer("reveal anvil")
    assert why(t, "do/recruit/c5").startswith(
        "You have revealed Anvil (Fox), and the clearing has another"
    )
    assert why(t, "board/0/garden_fox") == ""
    assert why(t, "board/0/garden_mouse").startswith("That ritual needs a revealed card")
    t.answer("score fox")
    assert why(t, "board/0/garden_fox") == (
        "You have scored for gardens of the suit Fox this turn already. [10.5.3]"
    )


@pytest.mark.rule("11.5", "11.5.5", "11.5.6")
def test_the_riverfolk_are_told_what_funds_do_not_pay(table):
    t = table(
        "riverfolk marquise",
        warriors={"riverfolk": {10: 1}, "marquise": {1: 2}},
        pieces={"riverfolk": {"trade_post_rabbit": [10]}},
        state=river({"riverfolk": 1, "marquise": 1}),
    )
    dry = next(c for c in range(1, 13) if not t.g.board.is_on_river(c))
    assert why(t, f"do/recruit/c{dry}").endswith("[11.5.5]")
    assert why(t, "do/establish/c10") == "There is a trade post in clearing 10 already. [11.5.6]"
    assert why(t, "do/establish/c1") == (
        "A trade post here costs 2 funds of the ruler (Marquise). You have 1. [11.5.6]"
    )
    assert why(t, "do/establish/c12").startswith("Nobody rules clearing 12")
    assert why(t, "board/0/trade_post_fox") == "Choose a clearing on the map for that. [11.5.6]"


@pytest.mark.rule("9.5.1", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6", "9.5.7", "9.2.9.IIIb")
def test_the_vagabond_is_told_which_item_or_place_he_lacks(table):
    t = table(
        "vagabond marquise",
        warriors={"marquise": {1: 1, 5: 1}},
        state=both(
            vagabond("c1", items="boot", exhausted="sword", damaged="tea", hostile="marquise"),
            quests("errand_fox fundraising_fox expel_bandits_mouse"),
        ),
    )
    assert why(t, "do/to/c1") == "Your pawn is in clearing 1 already. [9.5.1]"
    assert why(t, "do/to/c12") == "Your pawn is not next to clearing 12. [9.5.1]"
    assert why(t, "do/to/c5").startswith("Warriors of a hostile faction are in clearing 5")
    assert why(t, "f1") == "In Daylight the pawn moves to clearings only. [9.5.1]"
    assert why(t, "do/battle/c1") == (
        "Sword: you have none face up and undamaged to exhaust. [9.5.2]"
    )
    assert why(t, "do/battle/c5") == "Your pawn is not in clearing 5. [9.5]"
    assert why(t, "do/explore/c1") == "There is no ruin to explore in clearing 1. [9.5.3]"
    assert why(t, "do/strike/c1").startswith("Crossbow: you have none face up")
    assert why(t, "do/aid/c1").startswith("You have no card of the suit Fox")
    assert why(t, "board/1/name") == why(t, "do/aid/c1")
    assert why(t, "board/0/damaged_tea").startswith("Hammer: you have none face up")
    assert why(t, "board/0/thief").startswith("Torch: you have none face up")
    assert why(t, "quests/-1/errand_fox").startswith("This quest needs both items face up: ")
    assert why(t, "quests/-1/expel_bandits_mouse") == (
        "This quest is completed in a clearing of the suit Mouse. [9.5.5]"
    )


def test_what_lies_hidden_elsewhere_makes_no_difference(table):
    """Hands of others and the deck are not looked at, whatever is pointed at."""
    said = []
    for held in ("anvil", "sword"):
        t = table(
            "vagabond alliance",
            hands={"alliance": held},
            supporters="cobbler" if held == "sword" else "sword",
            pieces={"alliance": {"sympathy": [1]}},
            state=vagabond("c1", items="boot"),
        )
        spots = [f"do/{verb}/c{c}" for verb in ("to", "aid", "battle") for c in range(1, 13)]
        said.append([why(t, spot) for spot in [*spots, "board/1/name", "board/1/sympathy"]])
    assert said[0] == said[1]
