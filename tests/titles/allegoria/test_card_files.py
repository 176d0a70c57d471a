"""An owner's card file: whatever nonsense it holds, one clear line says what is wrong and where."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.kernel.bots import RandomBot, play_out
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.allegoria import data, parsing, rounds, tracks
from tafelrunde.titles.allegoria.options import choose
from tafelrunde.titles.allegoria.title import TITLE

GUIDE = Path(__file__).parents[3] / "docs" / "allegoria-cards.md"
STRANGE: list[object] = [
    *(None, True, -1, 0, 13, 10**30, 1.5, float("nan"), "", " ", "-", "--3", "9" * 5000, "½", "٣"),
    *(
        "x" * 9000,
        "\x00",
        "\x1b[31m",
        "a\nb",
        "\ud800",
        "T01",
        "E99",
        "D01",
        [],
        [[]],
        {},
        {"a": 1},
    ),
]
PLACES = re.compile(
    r"(workers|tasks|nobles|decrees|traders|tracks|action_points|task_draws|there is no table)"
)


def whole() -> dict[str, object]:
    """All our tables, as an owner's file would hold them."""
    tables: dict[str, object] = {
        table: [dict(row) for row in data.shipped(table)] for table in data.TABLES
    }
    parts = json.loads(json.dumps(tracks.shipped_tracks()))
    return tables | {"tracks": {part: parts[part] for part in tracks.PARTS}}


def spoil(thing: object, rng: random.Random) -> object:
    """The same with one change somewhere inside: a strange value, something missing or twice."""
    if not isinstance(thing, dict | list) or not thing or rng.random() < 0.15:
        return rng.choice(STRANGE)
    keys = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    key = rng.choice(keys)
    change = rng.random()
    if change < 0.06:
        del thing[key]
    elif change < 0.1 and isinstance(thing, list):
        thing.append(thing[key])
    elif change < 0.14 and isinstance(thing, dict):
        thing[rng.choice(["", "x", "id ", "\x1b", "source_of", 7])] = thing.pop(key)
    else:
        thing[key] = spoil(thing[key], rng)
    return thing


def tell(given: object) -> str:
    """What is wrong with tables, or '' if they can be played with."""
    try:
        choose(3, {"cards": given})
    except BadOptions as refusal:
        return str(refusal)
    return ""


def test_our_own_tables_are_a_good_file():
    assert tell(whole()) == ""
    assert choose(3, {"cards": whole()}).deck.own == {}
    written = tomllib.loads(data.template())
    assert sorted(written) == sorted(whole()), "every table is in the template"
    assert choose(3, {"cards": written}).deck.own == {}


@pytest.mark.parametrize("seed", range(8))
def test_spoiled_tables_are_refused_in_one_line_with_the_place(seed):
    rng = random.Random(seed)
    refusals = 0
    for _ in range(60):
        said = tell(spoil(whole(), rng))
        refusals += said != ""
        assert said.isprintable(), "one line, and nothing that could disturb a terminal"
        assert len(said) < 800
        assert not said or PLACES.search(said), said
    assert refusals > 30


SAID = """
    wealth alms bid turn tsum tset tmax any n regions enemy opp_max min leads count_ge alms_tile
    alms_end opps TRACKS 'spy' 'opp' 'battle' 'won' won= for o in if else and or not lambda ( ) [ ]
    { } , : . + - * ** // >= == < != ~ := 0 1 99 1.5 0x1 1e9 'x' "y" f'{x}' b'' None True ... @
    await yield __import__ # ; \\ é choice( | -> place( track( +1
"""
WORDS = [*SAID.split(), "\n", "\t", " "]


def refusal_of(read: Callable[[str], object], text: str) -> str:
    """Why a text is refused, or '' if it is not."""
    try:
        read(text)
    except parsing.Nonsense as nonsense:
        return str(nonsense)
    return ""


def must(text: str) -> object:
    """An edict that must be obeyed."""
    return parsing.edict(text, "must")


@pytest.mark.parametrize("seed", range(6))
def test_scrambled_conditions_and_edicts_are_refused_with_a_reason(seed):
    rng = random.Random(seed)
    shipped = [str(row["condition"]) for row in data.shipped("tasks")]
    for _ in range(300):
        if rng.random() < 0.5:
            text = " ".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 30)))
        else:
            text = rng.choice(shipped)
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(["", *WORDS]) + text[at + rng.randrange(3) :]
        for read in (parsing.condition, must):
            said = refusal_of(read, text)
            assert said.isprintable()
            assert not said or 20 < len(said) < 800


@pytest.mark.parametrize("seed", range(6))
def test_a_condition_that_is_not_refused_can_be_asked(seed, table):
    rng = random.Random(f"asked {seed}")
    t = table(area=3, bids="roselie 2, umbral 1", roselie={"soldier": "home centre", "anarchy": 2})
    shipped = [str(row["condition"]) for row in data.shipped("tasks")]
    good = 0
    while good < 40:
        parts = re.split(r"\b", rng.choice(shipped))
        parts[rng.randrange(len(parts))] = rng.choice(re.split(r"\b", rng.choice(shipped)))
        try:
            node = parsing.condition("".join(parts))
        except parsing.Nonsense:
            continue
        good += 1
        assert type(node.value(t.g, t.roselie, [0, 0, 0, 0])) in (int, bool)


# -- names and texts


def renamed(table: str, at: int, **values: object) -> dict[str, object]:
    """A table with one row changed."""
    rows = [dict(row) for row in data.shipped(table)]
    rows[at].update(values)
    return {table: rows}


@pytest.mark.parametrize(
    ("given", "differs"),
    [
        (renamed("tasks", 0, name_en="The Drummer"), False),
        (renamed("tasks", 0, text_en="Drum."), False),
        (renamed("tasks", 0, points=2), True),
        (renamed("tasks", 0, condition="wealth >= 2"), True),
        (renamed("nobles", 3, spy=1), True),
        (renamed("decrees", 4, lower_effect="mod_pay(commerce,+2)"), True),
        (renamed("traders", 2, trade_gain=9), True),
    ],
)
def test_only_cards_that_differ_are_an_owners_own(given, differs):
    (card,) = choose(2, {"cards": given}).deck.own.values()
    assert (card.table != "") == differs
    assert card.names["en"]


def test_the_view_names_an_owners_cards_and_what_is_printed_on_the_boards():
    given = renamed("tasks", 0, name_en="The Drummer", points=3, text_en="Drum.")
    table = TITLE.deal(TITLE.prepare(2, {"cards": given}), "own")
    prints = table.facts(-1)["prints"]
    assert prints["cards"]["T01"]["name"] == {"de": "Der Werber", "en": "The Drummer"}
    assert prints["cards"]["T01"]["text"] == {"de": "", "en": "Drum."}
    assert prints["cards"]["T01"]["values"]["points"] == "3"
    assert list(prints["cards"]) == ["T01"]
    assert len(prints["sections"]) == len(prints["influence"]) == len(prints["group_size"]) == 13
    assert prints["action_points"][-1] == {"station": 1, "commission": 0, "split": False}


# -- tasks that speak of the alms track


def alms_track(*tiles: int) -> dict[str, object]:
    """A short alms track with tiles on these spaces and its end behind the last of them."""
    spaces: list[dict[str, int]] = [{"influence": 0} for _ in range(max(tiles) + 2)]
    spaces[0]["influence"], spaces[-1]["influence"] = -3, 5
    for number, space in enumerate(tiles, 1):
        spaces[space]["tile"] = number
    return {"cards": {"tracks": {"alms": spaces}}}


@pytest.mark.rule("card/T46", "card/E14")
@pytest.mark.parametrize(
    ("alms", "third_bonus", "end"), [(3, False, False), (4, True, False), (5, True, True)]
)
def test_the_third_bonus_space_and_the_end_are_those_of_the_track_in_use(
    table, alms, third_bonus, end
):
    home = {"alms": alms, "tasks": "T46", "end_tasks": "E14"}
    t = table(area=3, bids="roselie 2", roselie=home, options=alms_track(4, 1, 2))
    assert (t.roselie.done != []) == third_bonus
    condition = t.g.kinds[t.roselie.end_tasks[0]].condition
    assert bool(condition.value(t.g, t.roselie, [0])) == end


# -- the guide for owners


def examples(language: str) -> list[str]:
    """The examples of the guide in one language."""
    return re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


def test_the_examples_of_the_guide_are_good_files(tmp_path):
    files = [tomllib.loads(text) for text in examples("toml")]
    files += [json.loads(text) for text in examples("json")]
    assert len(files) >= 4
    for given in files:
        rows = {
            table: [
                {**row, **next((mine for mine in given[table] if mine["id"] == row["id"]), {})}
                for row in data.shipped(table)
            ]
            for table in ("tasks", "nobles", "decrees", "traders")
            if table in given
        }  # the guide shows some rows of a table
        match = TITLE.deal(TITLE.prepare(2, {"cards": {**given, **rows}}), "guide")
        assert len(play_out(match, [RandomBot(Rng("guide"))] * 2).scores) == 2


def test_the_guide_names_every_column_word_and_function():
    text = GUIDE.read_text("utf-8")
    columns = {column for table in data.COLUMNS.values() for column in table}
    for word in [*columns, *data.TEXTS, *tracks.PARTS, *parsing.NAMES, *parsing.PLACES]:
        assert f"`{word}`" in text, word
    for name, fields in parsing.TYPES:
        assert f"`{name}`" in text, name
        assert all(f"`{field}`" in text for field in fields), name
    for call in ("count_ge", "min_track", "opp_max", "alms_tile", "alms_end", "regions", "enemy"):
        assert f"`{call}(" in text, call
    for order in ("place", "remove", "track", "draw_worker", "pay", "choice", "mod_ap", "mod_cost"):
        assert f"`{order}(" in text, order


# -- an owner's decrees


def decreed(mode: str, effect: str) -> dict[str, object]:
    """D04 with another upper event."""
    return {"cards": renamed("decrees", 3, upper_mode=mode, upper_effect=effect)}


WILLING = [
    ("remove(soldier,map,1)", "remove roselie", "supply", 9),
    ("track(choice,+2)", "raise wealth", "wealth", 12),
    ("track(choice,-2)", "lower wealth", "wealth", 9),
    ("discard_worker(2)", "discard spy_1", "hand", 0),  # the second one is forced
    ("choice(take_anarchy(1)|track(wealth,-1))", "choose anarchy", "anarchy", 1),
    ("pay(choice,3)->diplomacy(+1)", "lower wealth", "diplomacy", 5),
    ("draw_worker(3)", "choose yes", "hand", 5),
]


@pytest.mark.parametrize("mode", ["may", "must"])
@pytest.mark.parametrize(("effect", "answer", "what", "then"), WILLING)
@pytest.mark.ends_open
def test_what_an_owners_decree_allows_can_be_declined_and_what_it_orders_cannot(
    table, mode, effect, answer, what, then
):
    home = {"soldier": "home centre", "wealth": 11, "strength": 3, "hand": "spy_1 spy_2"}
    t = table(
        stage=rounds.DECREE,
        decree="D04",
        roselie=home | {"diplomacy": 4},
        options=decreed(mode, effect),
    )

    def value() -> int:
        if what == "wealth":
            return int(t.track("roselie", "wealth"))
        found: object = getattr(t.roselie, what)
        return len(found) if isinstance(found, list) else int(str(found))

    before = value()
    if effect.startswith("draw") and mode == "must":
        assert value() == then, "no question"
        return
    assert t.asked()[0] == "roselie"
    assert ("pass" in t.offers()) == (mode == "may")
    if mode == "may":
        t.answer("pass")
        assert value() == before
    else:
        t.answer(answer)
        assert value() == then


@pytest.mark.parametrize(
    ("effect", "home"),
    [
        ("pay(choice,3)->diplomacy(+1)", {"wealth": 2}),
        ("pay(choice,3)->diplomacy(+1)", {"wealth": 9, "diplomacy": 5}),
        ("pay(choice,3)->alms(+1)", {"wealth": 9, "alms": 8}),
        ("track(wealth,+1)", {"wealth": 12}),
        ("track(choice,-1)", {}),
        ("remove(spy,away,1)", {"spy": "home"}),
        ("discard_worker(1)", {}),
        ("return_anarchy(1)", {}),
        ("place(merchant,home,1)", {"spy": "home*10"}),
    ],
)
@pytest.mark.ends_open
def test_whoever_cannot_do_what_a_decree_allows_is_not_asked(table, effect, home):
    t = table(stage=rounds.DECREE, decree="D04", roselie=home, options=decreed("may", effect))
    asked = [ask for ask in t.match.pending if ask.seat == 0 and ask.prompt.startswith("decree")]
    assert asked == []
    assert not [seat for seat, _ in t.match.answers if seat == 0]
