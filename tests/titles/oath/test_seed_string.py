"""The community's seed string: check values, older versions, round trips, hostile input."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import seed_string
from tafelrunde.titles.oath.chronicle_file import from_seed, new_chronicle
from tafelrunde.titles.oath.faces import CARDS, DENIZEN, DENIZENS, OATH_IDS, SITES, VISION
from tafelrunde.titles.oath.seed_string import BadSeed, decode, encode, from_world, to_world
from tafelrunde.titles.oath.setup import FIRST_GAMES, introduction
from tafelrunde.titles.oath.title import LATER_WORLDS
from tafelrunde.titles.oath.world import World, WorldSite, new_world

CHECK = (
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF"
    "21FFFFFF1EFFFFFF3B3F67266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C0"
    "4092610DB6937F413996943647B157B7659013A6956C519E89557306C39A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407"
    "UNKNOWN"
)
FIRST = str(FIRST_GAMES["default_chronicle"]["seed"])
TUTORIAL = str(FIRST_GAMES["tutorial"]["seed"])


def test_the_check_string_says_what_is_known_of_it():
    world = to_world(decode(CHECK))
    assert (world.game, world.oath, world.citizens, world.winner) == (
        2,
        "people",
        ["blue"],
        "white",
    )
    top = world.sites[0]
    assert (top.site, top.faceup, top.relics) == ("narrow_pass", True, ["horned_mask"])
    faceup = [site.site for site in world.sites if site.faceup]
    assert faceup == ["narrow_pass", "great_slum", "river"]
    kinds = [CARDS[id].kind for id in world.deck]
    assert (kinds.count(DENIZEN), kinds.count(VISION)) == (54, 5)
    assert (len(world.dispossessed), len(world.relic_deck)) == (6, 19)


@pytest.mark.parametrize("text", [CHECK, FIRST, TUTORIAL])
def test_strings_are_written_as_they_were_read(text):
    assert encode(decode(text)) == text
    assert from_seed(text).export() == text


def test_the_string_of_a_new_chronicle_is_the_new_world():
    world, new = to_world(decode(FIRST)), new_world()
    assert world.winner == "purple"
    world.winner = ""
    assert world.to_data() == new.to_data()
    assert encode(from_world(new, version=(3, 3, 1))) == FIRST
    assert new_chronicle().export()[6:] == FIRST[6:]


def test_the_tutorial_has_the_order_of_the_introduction():
    world, wanted = to_world(decode(TUTORIAL)), introduction()
    assert [s.to_data() for s in world.sites] == [s.to_data() for s in wanted.sites]
    assert world.deck[:41] == wanted.deck[:41]
    assert sorted(world.deck) == sorted(wanted.deck)
    assert sorted(world.relic_deck) == sorted(wanted.relic_deck)


@pytest.mark.parametrize("version", ["030100", "030200"])
def test_older_versions_end_after_the_relic_deck(version):
    text = version + CHECK[6:].removesuffix("000407UNKNOWN")
    assert encode(decode(text)) == text
    world = to_world(decode(text))
    assert (world.game, world.winner, len(world.deck)) == (2, "", 59)
    assert from_seed(text).export() == text


def random_world(rng: Rng) -> World:
    """Any world the format can hold."""
    world = World()
    world.name = "Round trip"
    world.game = 2 + rng.below(60000)
    world.oath = OATH_IDS[rng.below(4)]
    sites = [card.id for card in SITES]
    cards = [card.id for card in DENIZENS]
    relics = list(new_world().relic_deck)
    edifices = ["sprawling_rampart", "hall_of_mockery", "forest_temple", "squalid_district"]
    for pool in (sites, cards, relics):
        rng.shuffle(pool)
    for slot in range(8):
        faceup = slot in (0, 2, 5) or rng.below(2) == 0
        there = [cards.pop() for _ in range(rng.below(2))] if faceup else []
        if faceup and edifices and rng.below(2):
            there.append(edifices.pop())
        found = [relics.pop() for _ in range(rng.below(2))] if faceup else []
        world.sites.append(WorldSite(sites.pop(), faceup, there, found))
    visions = [id for id in CARDS if CARDS[id].kind == VISION]
    world.deck = [*cards[: 30 + rng.below(40)], *visions]
    world.dispossessed = cards[80 : 80 + rng.below(60)]
    rng.shuffle(world.deck)
    world.deck_is_built = world.relics_are_shuffled = True
    world.relic_deck = relics
    world.citizens = [name for name in seed_string.COLOUR_BITS if name != "purple" and rng.below(2)]
    world.winner = list(seed_string.COLOUR_BITS)[rng.below(6)]
    world.winner_name = "Ada"
    world.check()
    return world


@pytest.mark.parametrize("number", range(40))
def test_random_worlds_come_back_whole(number):
    world = random_world(Rng(f"world {number}"))
    back = to_world(decode(encode(from_world(world, seated=["red", "purple"]))))
    assert back.to_data() == world.to_data()


@pytest.mark.parametrize("number", range(len(LATER_WORLDS)))
def test_worlds_of_played_chronicles_come_back_whole(number):
    world = World.from_data(LATER_WORLDS[number])
    assert to_world(decode(encode(from_world(world)))).to_data() == world.to_data()


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", "empty"),
        ("03", "ends in the middle"),
        (CHECK[:100], "ends in the middle"),
        (CHECK + "00", "goes on after its end"),
        ("0G" + CHECK[2:], "is no number"),
        ("05" + CHECK[2:], "version 5.3.1"),
        ("00" + CHECK[2:], "version 0.3.1"),
        ("\N{SNOWMAN}" + CHECK, "plain characters"),
        ("F" * 5000, "plain characters"),
        (CHECK.replace("0CFFFFDF", "0CFFFFD9"), "no card with the number D9"),
        (CHECK.replace("22FFFFFF", "17FFFFFF"), "no site with the number 17"),
        (CHECK.replace("0002010123450C", "0002090123450C"), "no oath"),
        (CHECK.replace("3B3F67", "3B6767"), "in two places"),
        (CHECK.replace("000407UNKNOWN", "000607UNKNOWN"), "one last winner"),
        (CHECK.replace("22FFFFFF", "2203FFFF"), "faceup sites"),
    ],
)
def test_impossible_strings_get_a_clear_line(text, trouble):
    with pytest.raises(BadSeed) as error:
        from_seed(text)
    assert trouble in str(error.value) and "\n" not in str(error.value)


def test_damaged_strings_never_cause_anything_but_a_named_error():
    rng = Rng("damage")
    for _ in range(400):
        at = rng.below(len(CHECK))
        letter = "0123456789ABCDEFx "[rng.below(18)]
        try:
            found = from_seed(CHECK[:at] + letter + CHECK[at + 1 + rng.below(2) :])
        except TafelrundeError:
            continue
        found.world.check()


def test_what_the_format_cannot_hold_is_refused():
    world = random_world(Rng("full"))
    world.sites[0].cards = ["longbows", "keep", "wolves", "elders"]
    with pytest.raises(BadSeed, match="three cards"):
        from_world(world)
    world = new_world()
    world.name = "Müßiggang"
    with pytest.raises(BadSeed, match="name of the chronicle"):
        from_world(world)
