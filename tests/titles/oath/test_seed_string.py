"""The community's seed string: check values, older versions, round trips, hostile input."""

from __future__ import annotations

import hypothesis
import hypothesis.strategies as st
import pytest

from tafelrunde.kernel.errors import BadOptions
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
from tafelrunde.titles.oath.introduction import (
    FIRST_GAMES,
    FIXED_DEAL,
    SEEDS,
    introduction,
    is_introduction,
)
from tafelrunde.titles.oath.seed_string import (
    LATEST,
    BadSeed,
    decode,
    encode,
    from_world,
    to_world,
)
from tafelrunde.titles.oath.title import LATER_WORLDS, TITLE
from tafelrunde.titles.oath.world import World, WorldSite, new_world

CHECK = (
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF"
    "21FFFFFF1EFFFFFF3B3F67266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C0"
    "4092610DB6937F413996943647B157B7659013A6956C519E89557306C39A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407"
    "UNKNOWN"
)
FIRST = str(FIRST_GAMES["default_chronicle"]["seed"])
TUTORIAL, OLD_TUTORIAL = SEEDS["3.3.3"], SEEDS["3.3.1"]


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


@pytest.mark.parametrize("text", [CHECK, FIRST, TUTORIAL, OLD_TUTORIAL])
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


WORLD_DECK = """garrison faithful_friend fire_talkers errand_boy the_old_oak inquisitor alchemist
vision_conquest long_lost_heir roving_terror vision_sanctuary tents bear_traps true_names
warning_signals vision_faith book_burning great_herd welcoming_party rangers vision_rebellion scouts
the_gathering conspiracy pressgangs second_wind dazzle memory_of_home disgraced_captain storyteller
magicians_code armed_mob mercenaries tavern_songs scryer acting_troupe extra_provisions
traveling_doctor rain_boots martial_culture wizard_school"""
PILES = [
    "ancient_binding wrestlers tinkers_fair",
    "wayside_inn wolves spirit_snare",
    "horse_archers key_to_the_city sleight_of_hand keep battle_honors",
]
SITES_IN_ORDER = "plains lush_coast mountain buried_giant salt_flats rocky_coast wastes great_slum"


@pytest.mark.rule("1.0")
@pytest.mark.ruling("O63")
@pytest.mark.parametrize(
    ("script", "relics"),
    [
        (
            "3.3.3",
            "ring_of_devotion whistle cracked_horn obsidian_cage "  # the Reliquary
            "cursed_cauldron book_of_records grand_mask dowsing_sticks",
        ),
        (
            "3.3.1",
            "book_of_records grand_mask ring_of_devotion truthful_harp "
            "cursed_cauldron cracked_horn whistle dowsing_sticks",
        ),
    ],
)
def test_the_introduction_is_that_of_the_tabletop_program(script, relics):
    world = introduction(script)
    assert " ".join(site.site for site in world.sites) == SITES_IN_ORDER
    assert " ".join(world.deck[:41]) == " ".join(WORLD_DECK.split())
    assert [" ".join(pile) for pile in FIXED_DEAL.piles] == PILES
    advisers = ["forest_paths", "animal_playmates", "naysayers", "a_small_favor"]
    assert list(FIXED_DEAL.advisers.values()) == advisers
    assert " ".join(world.relic_deck).startswith(relics) and len(world.relic_deck) == 19
    assert world.relics_are_shuffled and world.deck_is_built and world.introduction
    assert [world.sites[2].relics, world.sites[2].cards] == [["ivory_eye"], ["taming_charm"]]


@pytest.mark.parametrize("version", ["030100", "030200", "030300"])
def test_older_versions_end_after_the_relic_deck(version):
    text = version + CHECK[6:].removesuffix("000407UNKNOWN")
    assert encode(decode(text)) == text
    world = to_world(decode(text))
    assert (world.game, world.winner, len(world.deck)) == (2, "", 59)
    assert from_seed(text).export() == text


@pytest.mark.parametrize("version", ["010600", "020003"])
def test_the_oldest_versions_have_no_relic_deck(version):
    text = version + CHECK[6:].removesuffix("000407UNKNOWN")[:-40]
    assert text.endswith("E0") is False and encode(decode(text)) == text
    world = to_world(decode(text))
    assert (world.game, len(world.relic_deck), world.relics_are_shuffled) == (2, 19, False)
    assert from_seed(text).export() == text


def test_version_330_may_have_a_winner_or_not():
    text = "030300" + CHECK[6:]
    assert encode(decode(text)) == text and from_seed(text).export() == text


# -- what the table-top program accepts


@pytest.mark.ruling("C20")
def test_any_order_of_suits_is_read_and_the_usual_one_written():
    for digits in ("012354", "543210", "000000"):
        text = CHECK.replace("0002010123450C", f"000201{digits}0C")
        assert encode(decode(text)) == text
        assert from_seed(text).export() == CHECK


@pytest.mark.ruling("C20")
def test_relics_that_are_there_twice_or_nowhere_are_mended():
    plain = from_seed(CHECK).world
    top = plain.relic_deck[0]
    # The map goes before the deck: its Horned Mask (DF) stands in for the oracular_pig (E7).
    world = from_seed(CHECK.replace("E0E2E7DB", "E0E2DFDB")).world
    assert world.sites[0].relics == ["horned_mask"]
    assert world.relic_deck == [
        "oracular_pig",
        *[r for r in plain.relic_deck if r != "oracular_pig"],
    ]
    # In the deck the upper one stays, and what is missing comes on top, the highest number last.
    text = CHECK.replace("E0E2E7DB", "EAE2EADB")
    world = from_seed(text).world
    others = [r for r in plain.relic_deck if r not in ("cup_of_plenty", "oracular_pig")]
    assert world.relic_deck == ["oracular_pig", "cup_of_plenty", *others] and others[0] == top
    # On the map the first one stays.
    text = CHECK.replace("0CFFFFDF", "0CDFFFDF")
    world = from_seed(text).world
    assert world.sites[0].relics == ["horned_mask"] and world.sites[0].cards == []
    for mended in (world, from_seed(CHECK.replace("E0E2E7DB", "E0E2DFDB")).world):
        again = to_world(decode(encode(from_world(mended))))
        assert again.to_data() == mended.to_data()
    # A string without any relics leaves them to chance, whatever the game.
    seed = decode(CHECK)
    seed.relics, seed.sites[0] = [], (0x0C, [0xFF] * 3)
    world = to_world(seed)
    assert len(world.relic_deck) == 20 and not world.relics_are_shuffled


@pytest.mark.ruling("C20")
@pytest.mark.rule("1.B")
def test_a_first_game_without_visions_in_its_deck_gets_them_when_it_begins():
    cards = "060708090A0B0C0D0E0F101112131415161718"
    text = FIRST.replace("FFFFFFFF000000002007UNKNOWN", f"FFFFFFFF13{cards}0000002007UNKNOWN")
    world = from_seed(text).world
    assert not world.deck_is_built and len(world.deck) == 19
    assert all(CARDS[id].kind == DENIZEN for id in world.deck)
    assert from_seed(text).export() == text
    some = text.replace(f"13{cards}", f"14{cards}D6")  # one Vision is none
    assert from_seed(some).world.to_data() == world.to_data()
    g = TITLE.deal(TITLE.prepare(3, {"world": world.to_data()}), "first")
    kinds = [g.kinds[this].kind for this in g.world_deck]
    kinds += [g.kinds[this].kind for player in g.players for this in player.hand]
    assert kinds.count(VISION) + g.visions_drawn >= 5 and len(kinds) == 19 + 5 - 3
    with pytest.raises(BadSeed, match="all five Visions"):
        from_seed(CHECK.replace("D6", "05"))


@pytest.mark.ruling("C20")
def test_cards_stay_in_their_places():
    for places in ("FFDFFF", "DFFFFF", "FFFFDF"):
        text = CHECK.replace("0CFFFFDF", f"0C{places}")
        chronicle = from_seed(text)
        assert chronicle.export() == text
        assert chronicle_file.read(chronicle.to_bytes()).export() == text
        assert World.from_data(chronicle.world.to_data()).to_data() == chronicle.world.to_data()
    world = from_seed(CHECK.replace("0CFFFFDF", "0CFFDFFF")).world
    world.sites[0].cards = [world.deck.pop(0)]  # a newcomer takes the first free place
    assert decode(encode(from_world(world))).sites[0][1][1:] == [0xDF, 0xFF]
    world.sites[0].relics = [world.relic_deck.pop(0), "horned_mask"]  # a relic the last one
    assert decode(encode(from_world(world))).sites[0][1][1] == 0xDF
    world.sites[0].places = ["horned_mask", "horned_mask", ""]
    with pytest.raises(BadOptions, match="three places"):
        world.check()


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
        (CHECK.replace("0002010123450C", "0002010123640C"), "order of suits has the digits 012345"),
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
    for text in (TUTORIAL, OLD_TUTORIAL):  # as the table-top program writes them
        assert from_seed(text).world.introduction
        assert TITLE.prepare(4, from_seed(text).options(4)).world.introduction
    # Files of our own from before had the cards that are dealt out in another order.
    world = introduction()
    world.deck = [*world.deck[:41], *FIXED_DEAL.dealt()]
    assert is_introduction(world)
    for change in ("deck", "relic_deck"):
        other = introduction()
        cards = getattr(other, change)
        cards[0], cards[1] = cards[1], cards[0]
        assert not from_seed(encode(from_world(other))).world.introduction
        with pytest.raises(BadOptions, match="of its own"):
            TITLE.prepare(4, {"world": other.to_data()})


def test_blanks_around_a_string_do_not_matter_but_those_of_a_name_do():
    assert from_seed(f"  \n{CHECK}\r\n").export() == CHECK
    assert from_seed(CHECK + "   ").export() == CHECK
    blank = CHECK.replace("07UNKNOWN", "04Ada ")
    assert from_seed(blank).world.winner_name == "Ada " and from_seed(blank).export() == blank
    lower = CHECK[:12] + CHECK[12:].replace("DF", "df")
    assert from_seed(lower).export() == CHECK
    nobody = CHECK.replace("000407UNKNOWN", "000007UNKNOWN")
    assert from_seed(nobody).world.winner == "" and from_seed(nobody).export() == nobody
