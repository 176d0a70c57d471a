"""Material, board and setup (A1-A50)."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.titles.allegoria import rounds, scoring, setup
from tafelrunde.titles.allegoria.meta import META
from tafelrunde.titles.allegoria.player import CENTRE
from tafelrunde.titles.allegoria.soldiers import DIE
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.title import TITLE
from tafelrunde.titles.allegoria.vocabulary import FIGURE_NAMES, TRACK_NAMES, VOCABULARY


def dealt(seats=3, seed="setup", **options):
    """A game before its first choice."""
    return Match.new(TITLE, seats, options, seed=seed)


def table_of(match) -> Allegoria:
    table = match.table
    assert isinstance(table, Allegoria)
    return table


def answer_all(match, times=1):
    """Everybody takes the first option of the simultaneous question, so many times."""
    for _ in range(times):
        for ask in match.pending:
            match.answer(ask.seat, ask.options[0])


def started(seats=3, **options):
    """A game after its secret choices, in the planning phase of week 1."""
    match = dealt(seats, **options)
    while table_of(match).week == 0:
        answer_all(match)
    return match


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_different_houses(seats):
    facts = dealt(seats).view(-1)["facts"]
    houses = [player["house"] for player in facts["players"]]
    assert len(set(houses)) == seats
    assert set(houses) <= {"roselie", "culver_lux", "antares", "umbral"}


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadOptions, match="2 to 4"):
        TITLE.prepare(seats, {})


@pytest.mark.rule("A35", "A36", "A11")
def test_each_player_takes_a_house_and_owns_its_region():
    match = started(2, houses=["umbral", "antares"])
    players = match.view(0)["facts"]["players"]
    assert [player["house"] for player in players] == ["umbral", "antares"]
    assert set(players[0]["regions"]) == {"umbral", "antares", "centre"}
    with pytest.raises(BadOptions, match="'umbral' is twice in 'houses'"):
        TITLE.prepare(2, {"houses": ["umbral", "umbral"]})
    with pytest.raises(BadOptions, match=r"no 'lannister'\. Known are: roselie"):
        TITLE.prepare(2, {"houses": ["umbral", "lannister"]})


@pytest.mark.rule("A4", "A47")
def test_all_24_anarchy_markers_lie_on_their_track():
    g = table_of(dealt())
    assert g.markers == 24
    assert g.box.anarchy[1:] == [-1] * 6 + [-2] * 6 + [-3] * 6 + [-4] * 6
    tiles = [card for card in g.tiles + g.away if g.face(card).startswith("tile_")]
    assert len(tiles) == 4


@pytest.mark.rule("A5", "A26", "A45")
def test_the_box_holds_all_cards_of_the_list():
    g = table_of(dealt(4))
    names = [g.face(card) for card in range(len(g.kinds))]
    counts = {
        letter: sum(name[0] == letter and name[1].isdigit() for name in names) for letter in "TEND"
    }
    assert counts == {"T": 48, "E": 24, "N": 8, "D": 12}
    assert sum(name.startswith("trader_") for name in names) == 12
    assert len(g.task_deck) == 48
    for kind in ("soldier", "spy", "merchant", "banker", "scholar", "joker"):
        values = [int(name[-1]) for name in names if name.startswith(f"{kind}_")]
        assert len(values) == 12
        assert set(values) == {1, 2, 3}


@pytest.mark.rule("A6", "A38", "A30")
def test_each_player_has_ten_figures_and_six_tokens():
    g = table_of(dealt(4))
    for me in g.players:
        assert me.supply == 10
        assert sorted(g.names(me.tokens)) == [
            "bid_0",
            "bid_0",
            "bid_1",
            "bid_1",
            "bid_2",
            "bid_star",
        ]
        assert not me.guilds


@pytest.mark.rule("A7", "A8")
def test_the_boards_have_their_parts(table):
    t = table()
    view = t.match.view(0)
    zones = {zone["name"] for zone in view["zones"]}
    assert {"decree", "task_deck", "worker_deck", "row", "trader", "alms_tiles"} <= zones
    assert {f"bids_{area}" for area in range(1, 8)} <= zones
    assert {"week", "anarchy_left", "spaces"} <= view["facts"].keys()
    assert {"alms", "diplomacy", "regions"} <= view["facts"]["players"][0].keys()


@pytest.mark.rule("A9")
@pytest.mark.parametrize("houses", ["roselie umbral", "roselie umbral antares"])
def test_every_player_finds_a_space_in_every_area(table, houses):
    t = table(houses=houses)
    for _ in range(len(t.houses)):
        t.answer("bid-0 area_5")
    assert t.g.spaces[4] == list(range(len(t.houses)))


@pytest.mark.rule("A10", "A12", "A13")
@pytest.mark.ends_open
def test_home_regions_border_on_the_centre_only(table):
    t = table(area=3, bids="roselie 2", roselie={"soldier": "home centre umbral"})
    t.do("advance")
    entered = {f"enter {house}" for house in t.houses}
    assert t.offers() == {"leave roselie", "leave umbral"} | entered
    assert "centre" not in {player["house"] for player in t.match.view(-1)["facts"]["players"]}


@pytest.mark.rule("A14")
def test_workers_in_regions_are_figures_on_the_map(table):
    crowd = {"soldier": "home", "spy": "centre", "merchant": "umbral"}
    t = table(week=6, area=7, roselie=crowd | {"end_tasks": "E04"}, houses="roselie umbral")
    assert t.match.over
    assert t.cards(t.roselie.end_done) == "E04"


@pytest.mark.rule("A15", "A16")
def test_a_home_board_has_five_tracks_one_for_each_kind_of_worker(table):
    t = table()
    player = t.match.view(0)["facts"]["players"][0]
    assert list(player["tracks"]) == ["strength", "intrigue", "trade", "wealth", "knowledge"]
    assert {"supply", "guilds", "anarchy"} <= player.keys()


@pytest.mark.rule("A16")
@pytest.mark.parametrize(
    ("area", "track", "action"),
    [
        (3, "strength", "recruit"),
        (4, "intrigue", "infiltrate"),
        (5, "trade", "business"),
        (6, "wealth", "wages"),
        (7, "knowledge", "training"),
    ],
)
def test_each_track_belongs_to_one_area_and_kind_of_worker(table, area, track, action):
    home = dict.fromkeys(TRACK_NAMES, 3) | {"soldier": "home"}
    t = table(area=area, bids="umbral 2, roselie 1", roselie=home, umbral={"soldier": "home"})
    t.answer("pass")
    t.do(action)
    t.do(action)
    while t.question().prompt == "move-group":
        t.answer("enter umbral")
    expected = {name: 3 - int(name == track) for name in TRACK_NAMES}
    assert {name: t.track("roselie", name) for name in TRACK_NAMES} == expected


@pytest.mark.rule("A17", "A18")
def test_sections_give_influence_and_group_size(table):
    box = table().g.box
    assert [box.home_influence[value] for value in (0, 1, 2, 4, 6, 8, 10, 12)] == [
        -1, -1, 0, 1, 2, 3, 4, 5,
    ]  # fmt: skip
    assert [box.group_size[value] for value in (0, 3, 4, 7, 8, 12)] == [1, 1, 2, 2, 3, 3]
    thresholds = [value for value in range(12) if box.sections[value] != box.sections[value + 1]]
    assert thresholds == [1, 3, 5, 7, 9, 11]


@pytest.mark.rule("A17", "A18")
def test_the_other_layout_of_the_home_tracks_is_an_option(table):
    box = table(options={"track": "sections_of_3"}).g.box
    assert [box.home_influence[value] for value in (0, 3, 6, 9, 12)] == [-1, 0, 2, 3, 5]
    assert box.sections[5] != box.sections[6]


@pytest.mark.rule("A19", "A20", "A110", "A111")
@pytest.mark.by_hand
def test_tracks_move_both_ways_and_stay_within_0_and_12(table):
    t = table()
    g, me = t.g, t.roselie
    assert (g.raise_track(me, 0, 5), me.tracks[0]) == (5, 5)
    assert (g.lower_track(me, 0, 2), me.tracks[0]) == (2, 3)
    assert (g.raise_track(me, 0, 20), me.tracks[0]) == (9, 12)
    assert (g.lower_track(me, 0, 20), me.tracks[0]) == (12, 0)


@pytest.mark.rule("A25", "A28")
@pytest.mark.ends_open
def test_all_players_have_the_same_five_guilds_and_two_sorts_of_tasks(table):
    t = table(area=6, bids="roselie 2")
    t.do("grant_guild")
    assert t.offers() == {
        f"place guild_{name}" for name in ("soldiers", "spies", "merchants", "bankers", "scholars")
    }
    points: dict[str, set[int]] = {task.id[0]: set() for task in t.g.box.tasks.values()}
    for task in t.g.box.tasks.values():
        points[task.id[0]].add(task.points)
    assert points == {"T": {1, 2, 3}, "E": {5}}


@pytest.mark.rule("A29")
def test_the_die_shows_0_0_1_2_3_4():
    assert sorted(DIE) == [0, 0, 1, 2, 3, 4]


@pytest.mark.rule("A31", "A49", "A57")
def test_the_reign_marker_shows_week_and_queen():
    before = dealt().view(-1)["facts"]
    assert (before["week"], before["queen_lives"]) == (0, True)
    assert started().view(-1)["facts"]["week"] == 1


@pytest.mark.rule("A33", "A46")
def test_the_plus_tile_lies_aside_without_hard_times(table):
    assert table(decree="D12").g.plus_tile == 0
    assert table(decree="D02").g.plus_tile == 3


@pytest.mark.rule("A34")
def test_the_score_sheet_has_the_printed_lines():
    assert scoring.LINES == [
        "guilds",
        "during_tasks",
        "end_tasks",
        "unfulfilled",
        "diplomacy",
        "alms",
        "anarchy",
        "influence",
        "subtotal_1",
        "strength",
        "intrigue",
        "trade",
        "wealth",
        "knowledge",
        "subtotal_2",
        "total",
    ]


@pytest.mark.rule("A37")
def test_markers_start_on_0_on_x0_and_on_minus_3():
    g = table_of(dealt())
    for me in g.players:
        assert me.tracks == [0, 0, 0, 0, 0]
        assert g.box.diplomacy[me.diplomacy] == 0
        assert g.box.alms[me.alms] == -3


@pytest.mark.rule("A39")
def test_everybody_keeps_three_of_five_end_tasks_in_secret_and_at_the_same_time():
    match = dealt(3)
    assert [ask.seat for ask in match.pending] == [0, 1, 2]
    assert all(ask.prompt == "keep-end-task" and len(ask.options) == 5 for ask in match.pending)
    match.answer(1, match.pending[1].options[2])
    assert [ask.seat for ask in match.pending] == [0, 2], "the others decide without knowing"
    answer_all(match)
    answer_all(match, 2)
    g = table_of(match)
    assert g.stage == rounds.NOBLES
    for me in g.players:
        assert len(me.end_tasks) == 3
        returned = [card for card in g.away if g.known_to(card) == me.bit]
        assert len(returned) == 2, "two went back, and only their player knows them"
    own, foreign = match.view(0)["zones"], match.view(1)["zones"]
    mine = [
        next(z for z in zones if (z["name"], z["owner"]) == ("end_tasks", 0))
        for zones in (own, foreign)
    ]
    assert [len(zone["cards"]) for zone in mine] == [3, 0]
    assert mine[1]["count"] == 3


@pytest.mark.rule("A40", "A21")
def test_everybody_keeps_one_of_two_nobles_and_all_are_shown_together():
    match = dealt(4)
    answer_all(match, 3)
    assert all(ask.prompt == "choose-noble" and len(ask.options) == 2 for ask in match.pending)
    offered = [ask.options for ask in match.pending]
    assert len({option for options in offered for option in options}) == 8
    match.answer(2, match.pending[2].options[1])
    assert not table_of(match).players[2].noble, "sealed until all have chosen"
    answer_all(match)
    g = table_of(match)
    assert all(len(me.noble) == 1 for me in g.players)
    zones = match.view(-1)["zones"]
    assert all(zone["cards"] for zone in zones if zone["name"] == "noble"), "open to everybody"
    assert sum(name.startswith("N") for name in g.names(g.away)) == 4


@pytest.mark.rule("A22", "A41")
@pytest.mark.rule(
    "card/N1", "card/N2", "card/N3", "card/N4", "card/N5", "card/N6", "card/N7", "card/N8"
)
@pytest.mark.parametrize(
    ("noble", "tracks", "figure"),
    [
        ("N1", [0, 0, 4, 2, 2], "merchant"),
        ("N2", [4, 2, 0, 2, 0], "soldier"),
        ("N3", [2, 4, 0, 0, 2], "spy"),
        ("N4", [0, 0, 3, 4, 2], ""),
        ("N5", [0, 2, 0, 3, 4], ""),
        ("N6", [4, 0, 2, 0, 2], "soldier"),
        ("N7", [0, 4, 2, 2, 0], "spy"),
        ("N8", [2, 2, 2, 1, 2], ""),
    ],
)
@pytest.mark.by_hand
def test_nobles_give_start_values_and_figures(table, noble, tracks, figure):
    t = table(houses="roselie umbral")
    g, me = t.g, t.roselie
    setup.become(g, me, g.box.deck.nobles[VOCABULARY.object_number(noble)])
    assert me.tracks == tracks
    assert me.supply == (9 if figure else 10)
    for kind in FIGURE_NAMES:
        assert t.figures("roselie", kind, "home") == int(kind == figure)


@pytest.mark.rule("A42")
def test_everybody_gets_three_worker_cards_after_the_nobles():
    match = dealt(3)
    assert all(not me.hand for me in table_of(match).players)
    g = table_of(started(3))
    assert [len(me.hand) for me in g.players] == [3, 3, 3]
    assert len(g.worker_deck) == 72 - 9 - 5


@pytest.mark.rule("A43")
def test_the_decree_deck_is_the_queens_death_among_six_others():
    places = set()
    for number in range(60):
        g = table_of(dealt(2, seed=f"decrees {number}"))
        names = g.names(g.decree_deck)
        assert len(names) == 7
        places.add(names.index("D01"))
        assert sum(name.startswith("D") for name in g.names(g.away)) == 5
    assert places == set(range(7)), "she may die in any week, or survive"


@pytest.mark.rule("A44", "A48")
def test_six_traders_and_three_alms_tiles_are_used():
    match = dealt()
    g = table_of(match)
    assert len(g.trader_deck) == 6
    assert sum(name.startswith("trader_") for name in g.names(g.away)) == 6
    assert len(g.tiles) == 3
    shown = next(zone for zone in match.view(-1)["zones"] if zone["name"] == "alms_tiles")
    assert len(shown["cards"]) == 3, "face up"
    assert g.box.tiles == [-1, -1, 0, -1, 1, -1, 2, -1, -1]


@pytest.mark.rule("A50")
@pytest.mark.ruling("R22")
def test_the_start_player_is_chosen_before_the_game():
    assert table_of(started(3, start=2)).start == 2
    assert {table_of(dealt(3, seed=f"start {n}")).start for n in range(40)} == {0, 1, 2}
    with pytest.raises(BadOptions, match="'start'"):
        TITLE.prepare(3, {"start": 3})


def test_the_meta_data_match_the_title():
    assert (META.min_seats, META.max_seats) == (2, 4)
    assert TITLE.id == META.id
    assert CENTRE == 4
