"""Cards as data: the package's own, an owner's, and everything that is refused."""

from __future__ import annotations

import json

import pytest

from tafelrunde.kernel.bots import RandomBot, play_out
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.allegoria import data, parsing, tracks
from tafelrunde.titles.allegoria.options import choose
from tafelrunde.titles.allegoria.title import TITLE


def rows(table):
    """A copy of a table of the package."""
    return [dict(row) for row in data.shipped(table)]


def changed(table, at, **values):
    """The table with one row changed."""
    given = rows(table)
    given[at].update(values)
    return {table: given}


def tasks_with(condition, at=0):
    """The tasks with another condition in one row."""
    return {"cards": changed("tasks", at, condition=condition)}


def refused(options, match):
    """The options are refused with such a message."""
    with pytest.raises(BadOptions, match=match):
        TITLE.prepare(3, options)


def test_the_shipped_cards_are_whole():
    deck = data.default_deck("sections_of_2")
    assert (len(deck.workers), len(deck.tasks), len(deck.nobles)) == (72, 72, 8)
    assert (len(deck.decrees), len(deck.traders)) == (12, 12)
    assert len(deck.anarchy) == 25


def test_an_owners_table_replaces_ours(table):
    given = changed("traders", 0, wealth_cost=2, wealth_gain=9)
    home = {"merchant": "centre", "wealth": 5}
    t = table(area=5, bids="roselie 2", roselie=home, trader="trader_a", options={"cards": given})
    t.do("commerce")
    t.answer("pay wealth")
    assert (t.track("roselie", "wealth"), t.track("roselie", "trade")) == (3, 9)


def test_an_owners_task_is_played_by_its_condition(table):
    given = tasks_with("trade == 3 and supply - 1 == 9 or False")
    t = table(area=7, bids="roselie 2", roselie={"trade": 3, "tasks": "T01"}, options=given)
    assert t.cards(t.roselie.done) == "T01"


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_a_file_is_read(tmp_path, suffix):
    path = tmp_path / f"mine.{suffix}"
    if suffix == "json":
        path.write_text(json.dumps(changed("nobles", 0, name_en="The Owner")))
    else:
        lines = []
        for row in changed("nobles", 0, name_en="The Owner")["nobles"]:
            lines.append("[[nobles]]")
            lines.extend(f'{key} = "{value}"' for key, value in row.items())
        path.write_text("\n".join(lines))
    deck = choose(2, {"cards": data.read_file(str(path))}).deck
    assert "The Owner" in {noble.name_en for noble in deck.nobles.values()}
    assert list(deck.own) == ["N1"], "everything else is as we ship it"


@pytest.mark.parametrize(
    ("name", "content", "match"),
    [
        ("cards.txt", b"", "'cards.txt'.* toml or something.json|called something.toml"),
        ("cards.toml", b"[[nobles", "cannot be read: .*at (line 1|end of document)"),
        ("cards.json", b'{"tasks": [,', "cannot be read: .*line 1 column 12"),
        ("cards.json", b"\xff\xfe", "byte 0 is not UTF-8"),
        ("cards.json", b'{"a":' * 9999, "nested too deeply|cannot be read"),
        ("cards.toml", b"a = " + b"[" * 9999, "nested too deeply|cannot be read"),
        ("cards.json", b"9" * 5000, "cannot be read: Exceeds the limit"),
        ("cards.toml", b"workers = " + b"9" * 5000, "cannot be read: Exceeds the limit"),
        ("cards.json", b"[1]", "holds no tables; known are: workers"),
        ("cards.json", b" " * 1_000_001, "no file of at most 1000000 bytes"),
    ],
)
def test_a_bad_file_is_refused_with_place_and_reason(tmp_path, name, content, match):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadOptions, match=match) as refusal:
        data.read_file(str(path))
    assert name in str(refusal.value)
    assert str(tmp_path) not in str(refusal.value)
    with pytest.raises(BadOptions, match=r"'nothing.toml' is no file"):
        data.read_file(str(tmp_path / "nothing.toml"))


BAD_TABLES = [
    ({"workers": [{"kind": "soldier", "value": 1, "count": 71}]}, "72 cards, not 71"),
    ({"workers": [{"kind": "wizard", "value": 1, "count": 72}]}, "'wizard' is none of"),
    ({"workers": [{"kind": "soldier", "value": 4, "count": 72}]}, "from 1 to 3"),
    ({"workers": [{"kind": "soldier", "value": 1}]}, "row 1: the column 'count' is missing"),
    ({"tasks": rows("tasks")[1:]}, "there are 48 cards .T01 to T48., not 47"),
    (changed("tasks", 1, id="T01"), "'T01' is unknown or there twice"),
    (changed("tasks", 1, name_de="Der Werber"), "two cards are called 'Der Werber'"),
    (changed("tasks", 1, name_en=""), "T02.: 'name_en' must be a text"),
    (changed("tasks", 1, points=4), "T02.: 'points' must be a number from 1 to 3"),
    (changed("tasks", 50, points=3), "from 5 to 5"),
    (changed("tasks", 1, type="later"), "'during' or 'end'"),
    (changed("nobles", 0, wealth=13), "N1.: 'wealth' must be a number from 0 to 12"),
    (changed("nobles", 0, name_de="Die Markgräfin"), "two cards are called"),
    (changed("decrees", 0, upper_effect="draw_worker(1)"), "the death of the queen"),
    (changed("decrees", 3, upper_effect="queen_dies()"), "the death of the queen"),
    (changed("decrees", 3, upper_mode="might"), "'must' or 'may'"),
    (changed("traders", 0, trade_cost=0), "trader_a.: 'trade_cost' must be a number from 1"),
    ({"traders": rows("traders")[:11]}, "12 cards"),
    ({"traders": {}}, "is a list of rows"),
    ({"heroes": []}, "no table 'heroes'; known are: workers"),
    (changed("tasks", 1, poins=2), "row 2 .T02.: no column 'poins'; known are: id, type"),
    (changed("tasks", 1, points="--2"), "T02.: 'points' must be a number"),
    (changed("tasks", 1, points="9" * 5000), "T02.: 'points' must be a number"),
    (changed("tasks", 1, points=True), "T02.: 'points' must be a number"),
    (changed("tasks", 1, id="\x1b[2J\nT"), r"the game: .\?.2J T. is unknown or there twice"),
    (changed("tasks", 1, text_en=""), "T02.: 'text_en' must be a text"),
    (changed("tasks", 1, text_en="x" * 501), "T02.: 'text_en' has 1 to 500 printable"),
    ({"traders": [1]}, "a row has the columns"),
    ({"tracks": {"sections": []}}, "list of rows"),
    ({"tracks": {"roads": []}}, "no part 'roads'"),
    (
        {"tracks": {"sections": [{"from": 0, "to": 12, "influence": 9, "group_size": 1}]}},
        "sections, row 1: 'influence' must be a number from -1 to 5",
    ),
    (
        {"tracks": {"sections": [{"from": 0, "to": 9, "influence": 0, "group_size": 1}]}},
        "from 0 to 12",
    ),
    ({"tracks": {"anarchy": [{"slots": 6, "influence_per_marker": -1}]}}, "24 markers, not 6"),
    ({"tracks": {"diplomacy": [{"multiplier": 1}]}}, "rise from 0"),
    ({"tracks": {"alms": [{"influence": -3}, {"influence": 5}]}}, "tiles 1, 2 and 3"),
]


@pytest.mark.parametrize(("given", "match"), BAD_TABLES)
def test_a_bad_table_is_refused_with_the_reason(given, match):
    refused({"cards": given}, match)


NONSENSE = [
    ("", "must be a text"),
    ("wealth >=", "cannot be read"),
    ("gold >= 3", "nothing called 'gold'"),
    ("__import__('os')", "no function __import__"),
    ("().__class__", "not part of the language"),
    ("wealth.real >= 1", "not part of the language"),
    ("wealth ** 99 > 1", "not part of the language"),
    ("[t for t in TRACKS]", "not part of the language"),
    ("lambda: 1", "not part of the language"),
    ("wealth == 'much'", "not part of the language"),
    ("1.5 < wealth", "not part of the language"),
    ("1 < wealth < 3", "two sides"),
    ("wealth in TRACKS", "two sides"),
    ("turn('fly') >= 1", "'fly' is none of"),
    ("turn('raid', colour=1) >= 1", "has no 'colour'"),
    ("turn('raid', where='moon') >= 1", "'moon' is none of"),
    ("tsum('raid') >= 1", "takes 2 values"),
    ("tsum('train', 'value') >= 1", "is none of nothing"),
    ("n('soldier') >= 1", "takes 2 values"),
    ("n('bishop', 'home') >= 1", "'bishop' is none of"),
    ("n('spy', where='opp') >= 1", "no named values"),
    ("regions('any', 'map', 0) >= 1", "1 to 10"),
    ("enemy('spy', 'map') >= 1", "'map' is none of"),
    ("opp_max('area') >= 1", "'area' is none of"),
    ("any(wealth >= 1)", "any\\(\\) takes"),
    ("any(turn('ruse', target=o) for o in range(9))", "goes through"),
    ("any(o for o in opps if o)", "goes plainly"),
    (
        "any(a for a in opps for b in opps for c in opps for d in opps for e in opps)",
        "cannot be bound",
    ),
    ("any(wealth for wealth in TRACKS)", "cannot be bound"),
    ("(" * 60 + "wealth" + ")" * 60 + " + 1" * 200, "500 characters"),
    ("-" * 60 + "wealth", "nested too deeply"),
    ("~" * 400 + "wealth", "not part of the language"),
    ("n(" + "~" * 400 + "wealth, 'home')", "is none of soldier"),
    ("n('\\d', 'home') >= 1", "no backslashes"),
    ("wealth\x00 >= 1", "cannot be printed"),
    ("alms >= alms_tile(4)", "a number from 1 to 3"),
    ("alms >= alms_end(1)", "takes 0 values"),
]


@pytest.mark.parametrize(("text", "match"), NONSENSE)
def test_nonsense_is_refused_as_a_condition(text, match):
    refused(tasks_with(text), match)


@pytest.mark.parametrize("text", ["turn('train') >= 1", "area >= 3", "rank == 1"])
def test_a_task_for_the_end_cannot_ask_for_a_turn(text):
    refused(tasks_with(text, at=60), "at the end of the game there is no")


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("fly(1)", "no order 'fly"),
        ("draw_worker", "no order such as"),
        ("draw_worker(9)", "no number from 1 to 3"),
        ("place(bishop,home,1)", "'bishop' is none of"),
        ("place(spy,centre,1)", "placed at home"),
        ("remove(spy,home,1)", "removed"),
        ("track(gold,+1)", "'gold' is none of"),
        ("track(wealth)", "takes 2 values"),
        ("choice(take_anarchy(1))", "at least two"),
        ("choice(take_anarchy(1)|draw_worker(1))", "between take_anarchy and track"),
        ("pay(wealth,1)->influence(+1)", "a price is"),
        ("mod_cost(sleep,+1)", "'sleep' is none of"),
        ("mod_pay(ruse,+1)", "only Commerce"),
        ("waive_anarchy(everything)", "no order"),
        ("choice(" * 50_000 + ")", "1 to 80 printable"),
        ("track(wealth,0)", "by at least 1"),
        ("take_anarchy(1)", "never does"),
    ],
)
def test_nonsense_is_refused_as_an_edict(text, match):
    given = changed("decrees", 3, upper_effect=text, upper_mode="may")
    refused({"cards": given}, match)


def test_every_shipped_condition_and_edict_is_read_again():
    for row in data.shipped("tasks"):
        assert parsing.condition(str(row["condition"]), at_end=row["type"] == "end")
    for row in data.shipped("decrees"):
        assert parsing.edict(str(row["upper_effect"]), str(row["upper_mode"]))


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"colour": 1}, "no option 'colour'"),
        ({"track": "straight"}, "Known are: sections_of_2, sections_of_3"),
        ({"lowest": 3}, "'lowest' is one of"),
        (
            {"opponent_gains": "all"},
            r"'opponent_gains': there is no 'all'\. Known are: paid, trade",
        ),
        ({"houses": "roselie"}, "one entry for each player"),
        ({"start": "me"}, "'start' is 'random' or a seat from 0 to 2, not .me"),
        ({"cards": 7}, "parts workers, tasks, nobles, decrees, traders, tracks, not 7"),
        ({"cards": "mine.toml"}, "parts workers, tasks, .*, not .mine.toml"),
        ({"action_points": 7}, "a table with the parts 2, 3, 4, not 7"),
        ({"action_points": {"5": []}}, "2 to 4 players"),
        ({"action_points": {"3": []}}, "3 rows"),
        ({"action_points": {"2": [{"station": 1, "commission": 0, "split": False}] * 3}}, "2 rows"),
        ({"action_points": {"2": [{"station": 3, "commission": 2, "split": True}] * 2}}, "'split'"),
        (
            {"action_points": {"2": [{"station": 0, "commission": 0, "split": False}] * 2}},
            "without points",
        ),
        (
            {"action_points": {"2": [{"station": 1, "commission": 1, "split": False}] * 2}},
            "last row",
        ),
        ({"task_draws": {"2": [3]}}, "2 rows"),
        ({"task_draws": {"2": [3, 0]}}, "from 1 to 9"),
    ],
)
def test_bad_options_are_refused_with_the_reason(options, match):
    refused(options, match)


@pytest.mark.rule("A81")
@pytest.mark.ends_open
def test_the_tables_are_options(table):
    three = [{"station": 5, "commission": 5, "split": True}] * 2
    points = {"3": [*three, {"station": 2, "commission": 0, "split": False}]}
    t = table(area=3, bids="roselie 2, umbral 1", options={"action_points": points})
    assert t.g.points == 5
    t.answer("pass")
    assert t.g.points == 2
    t = table(area=1, bids="roselie 1", options={"task_draws": {"3": [5, 1, 1]}})
    assert len(t.question().options) == 6


def test_other_tracks_are_played(table):
    own = {
        "tracks": {
            "alms": [
                {"influence": -3},
                *[{"influence": 0, "tile": n} for n in (3, 1, 2)],
                {"influence": 5},
            ]
        }
    }
    t = table(
        area=7, bids="roselie 2", tiles="tile_card tile_home tile_influence", options={"cards": own}
    )
    t.do("alms")
    assert t.roselie.influence == 1, "the third tile lies on the first space"
    assert tracks.shipped_tracks()["alms"] != own["tracks"]["alms"]


def test_an_owners_decree_may_make_any_action_dearer(table):
    own = {"cards": changed("decrees", 3, upper_effect="mod_cost(recruit,+1)")}
    t = table(area=3, bids="roselie 2", decree="D04", roselie={"soldier": "home"}, options=own)
    t.do("recruit")
    assert t.g.points == 1
    assert t.offers() == {"do advance", "pass"}


def test_a_match_with_own_cards_plays_to_its_end():
    given = changed("decrees", 3, upper_effect="mod_cost(recruit,+1)")
    prepared = TITLE.prepare(4, {"cards": given, "track": "sections_of_3"})
    table = TITLE.deal(prepared, "own")
    assert len(play_out(table, [RandomBot(Rng("own"))] * 4).scores) == 4
