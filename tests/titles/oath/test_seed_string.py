"""The community's seed string: check values, older versions, round trips, hostile input."""

from __future__ import annotations

import hypothesis
import hypothesis.strategies as st
import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.board import COLOURS
from tafelrunde.titles.oath.catalogue import (
    CARDS,
    DENIZEN,
    DENIZENS,
    EDIFICE,
    EDIFICE_SIDES,
    OATH_IDS,
    SITES,
    VISION,
    VISIONS,
)
from tafelrunde.titles.oath.chronicle_file import Chronicle, SeedFacts, from_seed, new_chronicle
from tafelrunde.titles.oath.seed_string import (
    LATEST,
    BadSeed,
    decode,
    encode,
    from_world,
    to_world,
)
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


NAMES = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=255)
EDIFICES = [(card.id, card.other_side) for card in EDIFICE_SIDES if card.kind == EDIFICE]
VISION_IDS = [card.id for card in VISIONS]


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """Any world the format can hold."""
    world = World()
    world.name, world.winner_name = draw(NAMES), draw(NAMES.filter(lambda name: name != "UNKNOWN"))
    world.game = draw(st.integers(2, 0xFFFF))
    world.oath = draw(st.sampled_from(OATH_IDS))
    sites = draw(st.permutations([card.id for card in SITES]))
    cards = draw(st.permutations([card.id for card in DENIZENS]))
    relics = draw(st.permutations(new_world().relic_deck))
    edifices = [draw(st.sampled_from(sides)) for sides in draw(st.permutations(EDIFICES))]
    for slot in range(8):
        if slot and draw(st.booleans()):
            named = draw(st.booleans())
            world.sites.append(WorldSite(sites[slot] if named else "", False, [], []))
            continue
        room = draw(st.integers(0, 3))
        there = [cards.pop() for _ in range(draw(st.integers(0, room)))]
        if edifices and len(there) < room and draw(st.booleans()):
            there.insert(draw(st.integers(0, len(there))), edifices.pop())
        found = [relics.pop() for _ in range(draw(st.integers(0, room - len(there))))]
        world.sites.append(WorldSite(sites[slot], True, there, found))
    size = draw(st.integers(0, len(cards)))
    world.deck = draw(st.permutations([*cards[:size], *VISION_IDS]))
    world.dispossessed = cards[size : size + draw(st.integers(0, len(cards) - size))]
    world.deck_is_built = world.relics_are_shuffled = True
    world.relic_deck = relics
    citizens = draw(st.sets(st.sampled_from(COLOURS[1:])))
    world.citizens = [name for name in COLOURS if name in citizens]
    world.winner = draw(st.sampled_from([*COLOURS, ""]))
    world.check()
    return world


SOME = st.lists(st.sampled_from(COLOURS), unique=True)


@hypothesis.settings(max_examples=60, deadline=None, database=None)
@hypothesis.given(world=worlds(), seated=SOME, before=SOME)
def test_any_world_comes_back_whole_and_writes_the_same_string(world, seated, before):
    chronicle = Chronicle(world)
    chronicle.seed = SeedFacts(LATEST, seated, before)
    text = chronicle.export()
    assert text.isascii() and encode(decode(text)) == text
    back = from_seed(text + "\r\n")
    assert back.world.to_data() == world.to_data()
    assert (set(back.seed.seated), set(back.seed.citizens_before)) == (set(seated), set(before))
    assert back.export() == text
    assert chronicle_file.read(back.to_bytes()).export() == text


@hypothesis.settings(max_examples=150, deadline=None, database=None)
@hypothesis.given(text=st.text(max_size=400) | st.from_regex(r"0303020{3}[0-9A-F]{10,200}"))
def test_any_text_is_read_or_refused_in_one_line(text):
    try:
        world, trouble = from_seed(text).world, ""
    except BadSeed as error:
        world, trouble = new_world(), str(error)
    assert len(trouble.splitlines()) <= 1
    assert trouble or to_world(decode(encode(from_world(world)))).to_data() == world.to_data()


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
        (CHECK.replace("0002010123450C", "0022010123450C"), "'purple' is no colour"),
        (CHECK.replace("0002010123450C", "4002010123450C"), "'40' names a colour"),
        (CHECK.replace("0002010123450C", "0002010123540C"), "order of suits is always 012345"),
        (CHECK.replace("000407UNKNOWN", "800407UNKNOWN"), "'80' names a colour"),
        (CHECK.replace("0002" + "10Empire", "0000" + "10Empire", 1), "counted from 1"),
        (CHECK.replace("10Empire and Exile", "00"), "no name"),
        (FIRST.replace("000110Empire", "000210Empire"), "world deck of game 2 is empty"),
    ],
)
def test_impossible_strings_get_a_clear_line(text, trouble):
    with pytest.raises(BadSeed) as error:
        from_seed(text)
    assert trouble in str(error.value) and "\n" not in str(error.value)


def test_damaged_strings_are_refused_or_mean_something_else_without_loss():
    rng, refused = Rng("damage"), 0
    for _ in range(600):
        at = rng.below(len(CHECK))
        letter = "0123456789ABCDEFx "[rng.below(18)]
        text = CHECK[:at] + letter + CHECK[at + 1 + rng.below(2) :]
        try:
            found = from_seed(text)
        except BadSeed:
            refused += 1
        else:
            assert from_seed(found.export()).world.to_data() == found.world.to_data()
    assert refused > 300


@pytest.mark.ruling("C20")
def test_what_the_format_cannot_hold_is_refused_and_nothing_is_shortened():
    world = to_world(decode(CHECK))
    world.sites[0].cards = [world.deck.pop(0), world.deck.pop(0), world.deck.pop(0)]
    with pytest.raises(BadSeed, match="three cards"):
        from_world(world)
    for name in ("Müßiggang", "", "x" * 256, "a\tb"):
        chronicle = new_chronicle()
        chronicle.world.name = name
        with pytest.raises(BadSeed, match="name of the chronicle"):
            chronicle.export()
        chronicle.world.name, chronicle.world.winner_name = "Exile", name
        if name:
            with pytest.raises(BadSeed, match="name of the winner"):
                chronicle.export()
        assert decode(chronicle.export(plain=True)).name == "Exile"
        assert chronicle.world.winner_name == name  # only the string is in plain letters
    chronicle.world.name = "Müßiggang – Çelik"
    assert decode(chronicle.export(plain=True)).name == "Muessiggang  Celik"
    many = to_world(decode(CHECK))
    many.game = 0x10000
    with pytest.raises(BadSeed, match="65535"):
        from_world(many)
    unbuilt = new_world()
    unbuilt.game = 2
    with pytest.raises(BadSeed, match="not built yet"):
        from_world(unbuilt)


@pytest.mark.ruling("C20")
def test_every_site_of_a_chronicle_fits_into_three_places():
    assert max(site.capacity + site.start_relics for site in SITES) == 3
    longest = max(DENIZENS, key=lambda card: card.save_id).save_id
    assert longest == 197 and {card.save_id for card in SITES} == set(range(23))


@pytest.mark.ruling("C20")
def test_the_introduction_is_known_again_by_its_order():
    fixed = new_chronicle("First steps", first="introduction")
    back = from_seed(fixed.export())
    assert back.world.introduction and back.export() == fixed.export()
    assert back.world.to_data() == fixed.world.to_data() | {"winner": "purple"}
    assert not from_seed(TUTORIAL).world.introduction  # another order, for any number of players


def test_blanks_around_a_string_do_not_matter_but_those_of_a_name_do():
    assert from_seed(f"  \n{CHECK}\r\n").export() == CHECK
    assert from_seed(CHECK + "   ").export() == CHECK
    blank = CHECK.replace("07UNKNOWN", "04Ada ")
    assert from_seed(blank).world.winner_name == "Ada " and from_seed(blank).export() == blank
    lower = CHECK[:12] + CHECK[12:].replace("DF", "df")
    assert from_seed(lower).export() == CHECK
    nobody = CHECK.replace("000407UNKNOWN", "000007UNKNOWN")
    assert from_seed(nobody).world.winner == "" and from_seed(nobody).export() == nobody
