"""Rulings about what single cards leave open (docs/rulings/oath.md)."""

import pytest

from tafelrunde.titles.oath.cards.nomad import MOST_ROUNDS


def play(table, card, *answers, players="purple red blue", **more):
    """Red draws the card in his turn and plays it as told."""
    setup = {"deck": f"{card} keep charlatan", "turn_of": "red"}
    t = table(players, **(setup | more))
    t.search()
    t.keep(card, *answers)
    return t


# -- playing cards


@pytest.mark.rule("2.8.1", "5.1.4.I.a", "card/crop_rotation")
@pytest.mark.ruling("O31")
@pytest.mark.ends_open
def test_a_card_comes_to_a_full_site_if_discards_beforehand_make_room(table):
    full = {"sites": {1: "lush_coast wolves elders longbows"}, "deck": "scouts keep tents"}
    t = table("purple red", **full)
    t.search()
    t.keep("scouts")
    assert not t.offered("to s1")
    t = table("purple red", banners={"purple": "peoples_favor"}, **full)
    t.search()
    t.keep("scouts", "to s1")
    t.expect(0, "discard-first", "discard wolves", "discard elders", "discard longbows")  # must
    t.answer("discard elders")
    assert t.cards(1) == "wolves longbows scouts"
    t.ends_clean()
    both = {"banners": {"purple": "peoples_favor"}, "advisers": {"purple": "crop_rotation"}}
    t = table("purple red", **both, **full)
    t.search("world", "crop_rotation")
    t.keep("scouts", "to s1")
    assert t.offered("pass")  # another power can still make room
    t.answer("pass")
    assert not t.offered("pass")
    t.answer("discard wolves")
    assert t.cards(1) == "elders longbows scouts"
    t.ends_clean()


@pytest.mark.rule("card/deep_woods", "card/wastes", "card/relic_worship", "5.4.3")
@pytest.mark.ruling("O32", "O41")
@pytest.mark.parametrize(("site", "card"), [("deep_woods", "wolves"), ("wastes", "scryer")])
def test_a_homelands_relic_is_chosen_and_counts_as_recovered_and_taken(table, site, card):
    t = play(
        table,
        card,
        "to s1",
        sites={1: site},
        relics_at={1: "map whistle"},
        advisers={"red": "relic_worship", "blue": "relic_thief"},
        favor={"blue": 9},
        secrets={"blue": 9},
        banks=dict.fromkeys(["discord", "arcane", "order", "hearth", "beast", "nomad"], 2),
        supply={"red": 4},
    )
    t.expect(1, "recover-thing", "choose s1.relic1", "choose s1.relic2")
    t.answer("choose s1.relic2")
    assert t.relics("red") == "whistle" and t.relics_at(1) == "map"
    assert t.question().seat == 2  # the thief may react
    t.answer("pass")
    assert t.supply("red") == 5  # 4 - 2 for the search + 3, and nothing for the relic


@pytest.mark.rule("card/pilgrimage", "7.2.2")
@pytest.mark.ruling("O42")
def test_locked_pilgrims_stay_and_only_as_many_come_as_have_left(table):
    t = play(
        table,
        "pilgrimage",
        "to advisers",
        sites={1: "lush_coast sacred_ground wolves ancient_forge"},
        dispossessed="bracken convoys",
    )
    assert t.cards(1) == "sacred_ground ancient_forge"
    assert len(t.g.dispossessed) == 2 and len(t.pile("cradle").split()) == 1


@pytest.mark.rule("card/the_gathering")
@pytest.mark.ruling("O43")
def test_a_gathering_ends_with_a_round_without_offers_or_after_twelve(table):
    for rounds in (0, 2, MOST_ROUNDS + 5):
        t = play(table, "the_gathering", "to s1", players="purple red",
                 favor={"purple": 1, "red": 1}, secrets={"purple": 1, "red": 1})  # fmt: skip
        offers = 0
        while t.question().prompt != "act":
            if offers < rounds and t.question().seat == 0 and t.offered("choose red"):
                t.answer("choose red", "give favor", "want secrets", "offer", "pass")
                offers += 1
            else:
                t.answer("pass")
        assert offers == min(rounds, MOST_ROUNDS) and MOST_ROUNDS == 12


@pytest.mark.rule("card/witchs_bargain")
@pytest.mark.ruling("O44")
@pytest.mark.ends_open
def test_the_bargain_asks_nobody_and_keeps_its_direction_with_each_neighbour(table):
    t = table(
        "purple red blue",
        advisers={"purple": "witchs_bargain"},
        secrets={"purple": 3, "red": 1, "blue": 2},
        favor={"purple": 3, "red": 4},
    )
    t.use("witchs_bargain", "choose red", "for favor", "count 1")
    assert (t.favor("red"), t.secrets("red")) == (2, 2)  # red had no say
    t.answer("choose red")
    assert (t.favor("red"), t.secrets("red")) == (0, 3)  # once more the same way
    assert not t.offered("choose red")  # he has secrets to give, but never the other way round
    t.answer("choose blue")
    t.maybe("count 1")
    assert (t.favor("blue"), t.secrets("blue"), t.favor("purple")) == (2, 1, 5)  # another direction
    assert t.offered("choose blue") and not t.offered("choose red")


@pytest.mark.rule("card/inquisitor", "5.1.4.IV")
@pytest.mark.ruling("O45")
@pytest.mark.ends_open
def test_the_inquisitor_looks_only_at_facedown_advisers_of_neighbours(table):
    t = table(
        "purple red blue",
        sites={3: "river"},
        pawns={"blue": 3},
        advisers={"red": "wolves -keep -vision_faith", "blue": "-scouts", "purple": "inquisitor"},
        favor={"purple": 1},
    )
    t.use("inquisitor")
    t.expect(0, "choose-card", "peek red.2", "peek red.3")
    t = table("purple red", advisers={"red": "-conspiracy"}, turn_of="red")
    t.answer("adviser red.1", "to play")  # faceup it goes to the box, never to the advisers
    assert t.advisers("red") == "" and t.text(t.g.box) == "conspiracy"


@pytest.mark.rule("card/dream_thief")
@pytest.mark.ruling("O47")
def test_the_dream_thief_swaps_between_two_players_of_whom_he_may_be_one(table):
    advisers = {"purple": "-wolves -elders", "red": "dream_thief -keep", "blue": "-scouts"}
    t = table("purple red blue", advisers=advisers, favor={"red": 2}, turn_of="red")
    t.use("dream_thief", "swap purple.1")
    t.expect(1, "choose-card", "swap red.2", "swap blue.1")  # not purple's other one
    t.answer("swap red.2")
    assert (t.advisers("red"), t.advisers("purple")) == ("dream_thief -wolves", "-keep -elders")


@pytest.mark.rule("7.4.2", "card/welcoming_party", "card/wild_cry", "card/land_warden")
@pytest.mark.ruling("O48")
@pytest.mark.parametrize("modifier", ["welcoming_party", "wild_cry"])
def test_a_modifier_used_once_applies_to_both_plays_of_a_search(table, modifier):
    t = table(
        "purple red",
        sites={1: f"lush_coast {modifier}"},
        advisers={"purple": "land_warden"},
        favor={"purple": 1},
        deck="wolves bracken scouts",
    )
    t.search("world", "land_warden", modifier)
    t.answer("keep wolves", "keep bracken", "to advisers", "to s1")
    if modifier == "wild_cry":
        assert (t.warbands("purple"), t.supply("purple")) == (4, 7)
    else:
        assert (t.favor("purple"), t.bank("hearth")) == (3, 1)  # 2 Hearth, 1 Beast for the site


@pytest.mark.rule("card/false_prophet")
@pytest.mark.ruling("O50")
def test_without_a_vision_the_prophets_warband_stays_on_the_board(table):
    t = play(table, "false_prophet", "to advisers")
    assert (t.warbands("red"), t.g.reserve[1], t.g.warbands_on) == (1, 13, {})


@pytest.mark.rule("card/pied_piper", "7.6.4", "9.2")
@pytest.mark.ruling("O51")
@pytest.mark.ends_open
def test_the_piper_comes_above_the_limit_and_counts_when_others_come(table):
    t = play(table, "pied_piper", "to advisers", advisers={"red": "wolves elders scouts"})
    assert t.advisers("red") == "wolves elders scouts pied_piper"  # by play
    three = {"red": "pied_piper", "blue": "wolves elders scouts"}
    t = table("purple red blue", advisers=three, secrets={"red": 1}, turn_of="red")
    t.use("pied_piper", "choose blue")
    assert t.advisers("blue") == "wolves elders scouts pied_piper"  # by moving
    t = play(table, "longbows", "to advisers", advisers={"red": "wolves elders pied_piper"})
    t.expect(1, "discard-adviser", *[f"discard {x}" for x in ("wolves", "elders", "pied_piper")])


@pytest.mark.rule("card/vow_of_poverty", "card/vow_of_kinship")
@pytest.mark.ruling("O52")
@pytest.mark.parametrize(("favor", "poor"), [(0, True), (1, False)])
@pytest.mark.ends_open
def test_poor_is_who_has_no_favor_on_the_board(table, favor, poor):
    t = table("purple red", advisers={"purple": "vow_of_poverty vow_of_kinship"},
              favor={"purple": favor}, banks={"nomad": 5})  # fmt: skip
    t.rest()
    assert t.offered("use vow_of_poverty") is poor


@pytest.mark.rule("7.4.3", "card/dazzle", "card/riots", "card/salt_the_earth")
@pytest.mark.ruling("O53")
@pytest.mark.parametrize(("card", "to", "rest"), [
    ("dazzle", "advisers", ""), ("riots", "advisers", ""),
    ("salt_the_earth", "s1", "salt_the_earth"),
])  # fmt: skip
@pytest.mark.ends_open
def test_a_modifier_in_use_survives_what_discards_many_cards(table, card, to, rest):
    position = {"sites": {1: "lush_coast hunting_party longbows"}, "mob": True}
    for used in ((), ("hunting_party",)):
        t = table("purple red", deck=f"{card} wolves tents", **position)
        t.search("world", *used)
        t.keep(card, f"to {to}")
        while t.question().prompt == "discard-order":
            t.answer(t.names()[0])
        assert t.cards(1) == " ".join([*used, *rest.split()])


@pytest.mark.rule("2.7.1", "card/cracked_horn")
@pytest.mark.ruling("O54")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5), (5, 5)])
@pytest.mark.ends_open
def test_a_buried_vision_moves_the_marker_again_but_not_off_the_track(table, before, after):
    def short(g):
        g.archive.extend(g.world_deck[:-2])
        del g.world_deck[:-2]
        g.deck_parts = [2, 0, 0, 0]

    t = table("purple red", relics={"red": "cracked_horn"}, deck="keep vision_faith",
              visions_drawn=before, turn_of="red", supply={"red": 7}, state=short)  # fmt: skip
    t.search("world")
    t.answer("keep keep", "to world", "to facedown")
    assert t.g.visions_drawn == min(before + 1, 5)
    t.rest()
    t.rest() if t.phase == "purple act" else None
    t.search("world")
    assert t.hand("red") == "vision_faith" and t.g.visions_drawn == after
