"""The next game of a chronicle: setup (1.1 to 1.23) from the world that the last one left."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.board import COLOURS
from tafelrunde.titles.oath.catalogue import CARDS, DENIZEN, DENIZENS, VISION
from tafelrunde.titles.oath.chronicle_file import Chronicle, Played, Seated, new_chronicle
from tafelrunde.titles.oath.player import CHANCELLOR, CITIZEN, EXILE_ROLE
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.world import World, WorldSite, new_world
from tests.titles.oath.test_chronicle_games import check_table, play_next
from tests.titles.oath.test_chronicle_steps import annals, finish, won


def later_world() -> World:
    """A world before game 7: an edifice, a ruin, a kept site, a locked denizen, a Citizen."""
    world = new_world()
    world.game, world.oath, world.winner = 7, "devotion", "blue"
    world.sites = [
        WorldSite("narrow_pass", True, ["keep"], ["horned_mask"]),
        WorldSite("mine", False, [], []),
        WorldSite("plains", True, ["longbows", "sprawling_rampart"], []),
        WorldSite("wastes", False, [], []),
        WorldSite("river", False, [], []),
        WorldSite("steppe", True, [], ["map"]),
        WorldSite("marshes", False, [], []),
        WorldSite("mountain", True, ["hall_of_mockery"], ["whistle"]),
    ]
    world.citizens = ["blue", "white"]
    there = ["keep", "longbows"]
    denizens = [card.id for card in DENIZENS if card.id not in there]
    visions = [id for id in CARDS if CARDS[id].kind == VISION]
    parts = [[*denizens[:10], *visions[:2]], [*denizens[10:25], *visions[2:]], denizens[25:52]]
    for part, rng in zip(parts, (Rng("a"), Rng("b"), Rng("c")), strict=True):
        rng.shuffle(part)
    world.deck = [id for part in parts for id in part]
    world.dispossessed = denizens[60:96]
    at_sites = ["horned_mask", "map", "whistle"]
    world.relic_deck = [id for id in world.relic_deck if id not in at_sites]
    world.deck_is_built = world.relics_are_shuffled = True
    world.check()
    return world


def dealt(chronicle: Chronicle, seats: int, seed: str = "next", **more: object) -> Oath:
    table = TITLE.deal(TITLE.prepare(seats, chronicle.options(seats) | more), seed)
    assert isinstance(table, Oath)
    check_table(table)
    return table


@pytest.mark.rule("1.1", "1.3", "1.12", "1.13", "1.15", "1.16", "1.18", "1.21")
@pytest.mark.ruling("C9")
def test_a_later_game_begins_with_exactly_what_was_stored():
    world = later_world()
    tables = [dealt(Chronicle(world), 3, seed) for seed in ("one", "two")]
    for g in tables:
        for site, stored in zip(g.sites, world.sites, strict=True):
            assert (g.face(site.card), site.faceup) == (stored.site, stored.faceup)
            assert (g.names(site.cards), g.names(site.relics)) == (stored.cards, stored.relics)
        assert [site.warbands for site in g.sites] == [2, 0, 1, 0, 0, 0, 0, 0]  # no ruin, no waste
        assert g.oath.id == "devotion" and len(g.chancellor.banners) == 1
        roles = {player.id: player.role for player in g.players}
        assert roles == {"purple": CHANCELLOR, "red": EXILE_ROLE, "blue": CITIZEN}
        assert [player.warbands for player in g.players] == [3, 3, 3]
        assert g.reserve[:3] == [24 - 3 - 2 - 1 - 3, 11, 14]  # blue musters purple ones
        left = g.names(list(reversed(g.world_deck)))
        assert left == world.deck[: len(left)] and len(left) == 57 - 3 - 9  # not shuffled again
        assert g.names(list(reversed(g.relic_deck))) == world.relic_deck[4:]
        assert sorted(g.names(g.reliquary)) == sorted(world.relic_deck[:4])
        assert g.names(g.dispossessed) == world.dispossessed
        assert set(world.archive()) <= {*g.names(g.archive)}
        g.play()
        assert [site.secrets for site in g.sites] == [0] * 8
    assert tables[0].players[0].hand == tables[1].players[0].hand
    assert tables[0].piles == tables[1].piles


@pytest.mark.rule("1.17", "8.6.3")
def test_the_reliquary_is_drawn_from_the_relics_of_the_last_winner_and_reliquary(table):
    relics = {"purple": "the_grand_scepter cup_of_plenty brass_horse", "red": "ivory_eye"}
    t = table(
        "purple red",
        relics=relics,
        reliquary="map whistle",
        uncovered="careless greedy",
        state=won("purple"),
    )
    t.answer("choose people")
    world = finish(t)
    top = {"cup_of_plenty", "brass_horse", "map", "whistle"}
    spaces = set()
    for seed in range(6):
        g = dealt(Chronicle(world), 2, f"reliquary {seed}")
        assert set(g.names(g.reliquary)) == top
        spaces.add(tuple(g.reliquary))
    assert len(spaces) > 1  # in random order


@pytest.mark.rule("1.19", "1.20", "1.22")
def test_six_players_draw_visions_from_the_bottom_of_a_small_world():
    world = later_world()
    world.deck = world.deck[:30]  # all but the two upper piles
    g = dealt(Chronicle(world), 6)
    drawn = [id for id in world.deck[9:] if CARDS[id].kind == VISION]
    assert len(g.world_deck) == 30 - 21 and g.visions_drawn == len(drawn) >= 3
    assert [g.face(pile[0]) for pile in g.piles] == world.deck[:-4:-1]
    first = [g.face(this) for this in g.players[g.prepared.chancellor].hand]
    assert first == world.deck[-4:-7:-1]


@pytest.mark.ruling("C17")
@pytest.mark.rule("8.7.1")
def test_a_new_game_remembers_nothing_that_was_seen_in_the_last_one(table):
    t = table(
        "purple red",
        sites={1: "mountain keep"},
        at={1: "purple 1"},
        relics_at={1: "map"},
        pawns={"red": 1},
        turn_of="red",
    )
    t.answer("peek s1.relic1")
    assert t.g.known[t.this("map")] & t.player("red").bit
    state = won("purple")
    t = table(sites={1: "mountain keep"}, at={1: "purple 1"}, relics_at={1: "map"}, state=state)
    t.g.learn(3, t.this("map"))
    t.answer("choose people", "pass")
    world = finish(t)
    assert world.sites[0].relics == ["map"]  # it stayed where it was
    g = dealt(Chronicle(world), 2)
    hidden = [*g.sites[0].relics, *g.world_deck, *g.reliquary, *g.relic_deck, *g.site_deck]
    assert not any(g.known.get(this, 0) for this in hidden)
    assert "'map'" not in str(g.view(1))


# -- seats


def after(players: list[str], winner: str) -> Chronicle:
    """A chronicle whose last game was played by these colours."""
    chronicle = Chronicle(later_world())
    seated = [Seated(id.title(), id, "exile") for id in players]
    chronicle.games = [Played(6, seated, winner, "", "usurper", 5, "people", "devotion", [])]
    return chronicle


@pytest.mark.ruling("C10", "C19")
@pytest.mark.rule("1.7", "1.8", "1.9", "8.7.2")
@pytest.mark.parametrize(
    ("players", "winner", "seats", "wanted"),
    [
        ("purple red blue", "purple", 3, "purple red blue"),
        ("purple red blue", "blue", 3, "blue red purple"),
        ("purple red blue", "blue", 2, "purple red"),  # the winner stays away
        ("purple red blue", "red", 2, "red purple"),
        ("purple red blue", "red", 5, "red purple blue yellow white"),
        ("red purple", "red", 6, "purple red blue yellow white black"),
        ("red blue purple", "purple", 2, "purple blue"),
        ("white", "white", 1, "purple"),
    ],
)
def test_the_winner_rules_next_and_the_others_keep_their_boards(players, winner, seats, wanted):
    chronicle = after(players.split(), winner)
    options = chronicle.options(seats)
    assert options["colours"] == wanted.split()
    assert options["chancellor"] == wanted.split().index("purple")
    g = dealt(chronicle, seats)
    for player in g.players:  # each board as it was stored, whoever takes it
        shown = CITIZEN if player.id in chronicle.world.citizens else EXILE_ROLE
        assert player.role == (CHANCELLOR if player.id == "purple" else shown)


@pytest.mark.ruling("C10")
@pytest.mark.rule("1.9", "8.7.2")
def test_the_old_chancellor_gets_the_citizen_board_of_the_successor(table):
    t = table("purple red blue", citizens="blue", state=won("blue", "successor"))
    t.answer("choose people")
    world = finish(t)
    assert (world.winner, world.citizens) == ("blue", ["blue"])
    chronicle = Chronicle(world)
    seated = [Seated("", id, "exile") for id in ("purple", "red", "blue")]
    chronicle.games = [Played(1, seated, "blue", "", "successor", 8, "people", "people", [])]
    g = dealt(chronicle, 3)
    assert [(p.id, p.role) for p in g.players] == [
        *[("blue", CITIZEN), ("red", EXILE_ROLE)],
        ("purple", CHANCELLOR),
    ]


@pytest.mark.rule("1.9")
@pytest.mark.ruling("C10", "C19")
def test_players_may_choose_other_boards_and_another_chancellor():
    chronicle = after(["purple", "red", "blue"], "red")
    assert chronicle.options(3, 2)["colours"] == ["blue", "red", "purple"]
    chosen = chronicle.options(3, colours=["white", "black", "purple"])
    assert (chosen["colours"], chosen["chancellor"]) == (["white", "black", "purple"], 2)
    g = TITLE.deal(TITLE.prepare(3, chosen), "x")
    assert isinstance(g, Oath)
    assert [player.role for player in g.players] == [CITIZEN, EXILE_ROLE, CHANCELLOR]
    for seats, colours in ((2, ["red", "blue"]), (3, ["purple", "red"]), (2, ["purple", "pink"])):
        with pytest.raises(BadOptions):
            TITLE.prepare(seats, chronicle.options(seats, colours=colours))


@pytest.mark.parametrize("seats", [-1, 0, 7, 100])
def test_impossible_numbers_of_players_are_refused(seats):
    with pytest.raises(BadOptions, match="1 to 6 players"):
        new_chronicle().options(seats)
    with pytest.raises(BadOptions, match="seat from 0 to 2"):
        new_chronicle().options(3, 3 + abs(seats))
    with pytest.raises(BadOptions, match="for four"):
        TITLE.prepare(3, new_chronicle(first="introduction").options(3))


@pytest.mark.ruling("C19")
@pytest.mark.rule("8.2", "8.7.2")
@pytest.mark.parametrize(("winner", "reason"), [("purple", "empire"), ("red", "usurper")])
def test_boards_in_the_box_keep_their_side_unless_an_exile_wins(table, winner, reason):
    def box(g):
        g.prepared.world.citizens = ["blue", "white", "black"]

    t = table("purple red blue", citizens="blue", state=won(winner, reason, more=box))
    t.answer("choose people")
    world = finish(t)
    assert world.citizens == (["blue", "white", "black"] if winner == "purple" else [])
    assert len(annals(t, "exiles")) == (winner == "red")


@pytest.mark.ruling("C21")
def test_an_imported_chronicle_lets_the_first_seat_be_chancellor():
    source = new_chronicle()
    play_next(source, "import", 4)
    chronicle = chronicle_file.from_seed(source.export())
    options = chronicle.options(4)
    assert (options["chancellor"], options["colours"]) == (0, COLOURS[:4])
    g = dealt(chronicle, 4)
    assert g.prepared.world.winner == source.world.winner  # known, but not where he sits
    assert chronicle.options(4, 2)["chancellor"] == 2


@pytest.mark.rule("8.0", "1.1")
def test_bots_carry_a_world_from_its_stored_end_to_the_next_beginning():
    chronicle = new_chronicle()
    for n in range(2):
        g = play_next(chronicle, f"carry {n}", 4)
        world = chronicle.world
        assert [site.site for site in world.sites] == [g.face(site.card) for site in g.sites]
        n_cards = sum(CARDS[id].kind == DENIZEN for s in world.sites for id in s.cards)
        assert len(world.deck) - 5 + n_cards + len(world.dispossessed) + len(world.archive()) == 198
        nxt = dealt(chronicle, 4, f"after {n}")
        assert nxt.names(nxt.dispossessed) == world.dispossessed
