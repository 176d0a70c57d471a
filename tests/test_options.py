"""Every option that a title declares: checked, typed, explained and offered in the same way."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from click.testing import CliRunner

from tafelrunde.cli.main import cli
from tafelrunde.cli.options import word
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.kinds import (
    RANDOM,
    Choice,
    EachSeat,
    Flag,
    Kind,
    ListOf,
    Number,
    SeatChoice,
    Seed,
    Table,
    Text,
)
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption, Parts, check, read, seats_of, settled
from tafelrunde.server.messages import TitleOption
from tafelrunde.server.titles import title_option
from tafelrunde.texts import LANGUAGES, Texts, error_text
from tafelrunde.titles import registry

TITLES = sorted(registry.TITLES)
SEED = {"draw": {"seed": "rain"}}  # what a part cannot be checked without
# Choices that have to fit other options: the colours of all players, the cards of the kingdom.
ELSEWHERE = {("oath", "chancellor"), ("dominion", "obelisk")}


def declared() -> Iterator[tuple[str, str]]:
    """Every option and every part of one: ('dominion', 'draw.sets')."""
    for title in TITLES:
        for option in registry.find(title).options:
            yield title, option.id
            for part in option.parts():
                yield title, f"{option.id}.{part.id}"


def found(title: str, path: str) -> tuple[Meta, MatchOption]:
    """The title and the option."""
    meta = registry.find(title)
    id, _, part = path.partition(".")
    option = next(one for one in meta.options if one.id == id)
    return meta, next((one for one in option.parts() if one.id == part), option)


def given(path: str, value: object) -> dict[str, object]:
    """The options of a match in which only this one is chosen."""
    id, dot, part = path.partition(".")
    return {id: {**SEED.get(id, {}), part: value} if dot else value}


def good(kind: Kind, seats: int) -> list[object]:
    """Values that are right, all choices among them."""
    match kind:
        case Flag():
            return [True, False]
        case Number():
            return [kind.least, kind.most]
        case Text():
            return ["x" * kind.least, "rain and snow"]
        case Choice():
            return list(kind.choices())
        case SeatChoice():
            return [0, seats - 1, *([RANDOM] if kind.chance else [])]
        case ListOf(item=item):
            ones, size = good(item, seats), max(kind.least, 1)
            return [[*ones[at:], *ones[:at]][:size] for at in range(len(ones))]
        case EachSeat(item=item):
            some = item.choices()
            return [[*some[at:], *some[:at]][:seats] for at in range(len(some))]
        case Parts():
            return [{part.id: good(part.kind, seats)[0] for part in kind.parts()}]
        case Table():
            return [{}, {"x": [1]}]
    raise AssertionError(kind)


def typed(kind: Kind, value: object) -> str:
    """How somebody types that value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    if isinstance(kind, Parts):
        assert isinstance(value, dict)
        parts = {part.id: part.kind for part in kind.parts()}
        return ",".join(f"{id}={typed(parts[id], one)}" for id, one in value.items())
    return json.dumps(value) if isinstance(value, dict) else str(value)


def bad(kind: Kind) -> list[object]:
    """Values of another kind, or out of bounds."""
    wrong: list[object] = [1.5, [[]], {"nonsense": 1}, "nonsense\x1b[2J " * 30, -2, [None], [{}]]
    if isinstance(kind, Number):
        wrong += [kind.least - 1, kind.most + 1, True, str(kind.least)]
    if isinstance(kind, SeatChoice | EachSeat | Choice):
        wrong += [True, 99]
    if isinstance(kind, ListOf) and not kind.repeats:
        wrong.append([good(kind.item, 2)[0]] * max(2, kind.least))
    if (isinstance(kind, Choice) and kind.or_table) or isinstance(kind, Table):
        wrong.remove({"nonsense": 1})  # the title says what is wrong with it
    return wrong


ALL = list(declared())


@cache
def words(title: str, lang: str) -> Callable[[str, str], str]:
    """The names of choices, each looked up once: every reading compares with all of them."""
    texts = Texts(lang, title, strict=True)
    return cache(lambda kind, choice: word(texts, kind, choice))


@pytest.mark.parametrize(("title", "path"), ALL)
def test_the_default_and_every_choice_are_legal(title, path):
    meta, option = found(title, path)
    seats = meta.usual_seats
    for value in [None, option.default, *good(option.kind, seats)]:
        if value is not None or not option.required:
            check(meta.options, given(path, value), seats)
    assert option.default is None or option.default in [*good(option.kind, seats), 10]


@pytest.mark.parametrize(
    ("title", "path"),
    [one for one in ALL if isinstance(found(*one)[1].kind, Choice | Flag | SeatChoice)],
)
def test_the_title_itself_plays_every_choice(title, path):
    meta, option = found(title, path)
    for value in good(option.kind, meta.usual_seats):
        if (title, path) not in ELSEWHERE:  # it has to fit other options
            registry.load(title).prepare(meta.usual_seats, given(path, value))


@pytest.mark.parametrize(("title", "path"), ALL)
def test_what_is_typed_gives_the_same_as_json(title, path):
    meta, option = found(title, path)
    for value in good(option.kind, meta.usual_seats):
        for lang in LANGUAGES:
            for text in (typed(option.kind, value), json.dumps(value)):
                into: dict[str, object] = {}
                read(meta.options, path, text, words(title, lang), into)
                id, dot, part = path.partition(".")
                assert into == {id: {part: value} if dot else value}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "path"), [one for one in ALL if isinstance(found(*one)[1].kind, Choice)]
)
def test_a_choice_is_found_by_its_name_in_either_language(title, path, lang):
    meta, option = found(title, path)
    named = words(title, lang)
    assert isinstance(option.kind, Choice)
    for choice in option.kind.choices():
        name = named(option.kind.words or option.label, str(choice))
        assert isinstance(choice, int) or name != choice, "every choice has a name"
        into: dict[str, object] = {}
        read(meta.options, path, name.upper(), named, into)
        id, dot, part = path.partition(".")
        assert into == {id: {part: choice} if dot else choice}


@pytest.mark.parametrize(("title", "path"), ALL)
def test_wrong_values_are_refused_in_both_languages_with_what_is_possible(title, path):
    meta, option = found(title, path)
    for value in bad(option.kind):
        options = given(path, value)
        before = json.dumps(options)
        with pytest.raises(BadOptions) as caught:
            registry.load(title).prepare(meta.usual_seats, options)
        english, german = (error_text(caught.value, lang) for lang in LANGUAGES)
        assert english != german and english == str(caught.value)
        assert (path in english and path in german) or "nonsense" in english
        assert len(english) < 500 and english.isprintable()
        assert json.dumps(options) == before
        item = option.kind.item if isinstance(option.kind, ListOf | EachSeat) else option.kind
        if isinstance(item, Choice) and not isinstance(value, list) and item is option.kind:
            assert all(str(choice) in english + german for choice in item.choices()[:12])


@pytest.mark.parametrize("title", TITLES)
def test_an_option_nobody_declared_is_refused_with_those_there_are(title):
    meta = registry.find(title)
    for options in ({"nonsense": 1}, {meta.options[0].id[:-1]: None}):
        with pytest.raises(BadOptions, match="there is no option") as caught:
            registry.load(title).prepare(meta.usual_seats, options)
        for lang in LANGUAGES:
            said = error_text(caught.value, lang)
            assert ", ".join(option.id for option in meta.options) in said
    with pytest.raises(BadOptions, match=f"{meta.min_seats} to {meta.max_seats} players"):
        registry.load(title).prepare(meta.max_seats + 1, {})


# -- explained and offered


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("title", "path"), ALL)
def test_every_option_has_a_name_and_an_explanation(title, path, lang):
    _, option = found(title, path)
    texts = Texts(lang, title, strict=True)
    assert texts.text(option.label)
    if not path.startswith("editions."):  # named like the boxes
        assert texts.attribute(option.label, "help").endswith(".")


@pytest.mark.parametrize("command", [["play"], ["arena"]])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_help_names_every_option_with_its_choices_default_and_explanation(title, lang, command):
    shown = CliRunner().invoke(cli, [*command, title, "--help", "--lang", lang]).output
    assert shown == CliRunner().invoke(cli, [*command, "--help", title, "--lang", lang]).output
    everything = CliRunner().invoke(cli, ["titles", title, "--lang", lang]).output
    plain = {"help": shown, "titles": everything}
    texts = Texts(lang, title, strict=True)
    for where, text in plain.items():
        words = " ".join(text.replace("-\n", "-").split()).replace("- ", "-")
        for path in [path for one, path in ALL if one == title]:
            _, option = found(title, path)
            assert f" {path} " in words, where
            if texts.has(option.label, "help"):
                help = texts.attribute(option.label, "help")
                assert " ".join(help.split()).replace("- ", "-") in words, where
            kind = option.kind.item if isinstance(option.kind, ListOf | EachSeat) else option.kind
            most = 200 if where == "titles" else 24
            if isinstance(kind, Choice) and len(kind.choices()) <= most:
                assert ", ".join(str(choice) for choice in kind.choices()) in words, where


def test_help_without_a_title_says_how_to_see_its_options():
    shown = CliRunner().invoke(cli, ["play", "--help"]).output
    assert "tafelrunde play TITLE --help" in shown
    assert "marquise" not in shown


@pytest.mark.parametrize("title", TITLES)
def test_forms_and_programs_are_told_every_option(title):
    told: dict[str, TitleOption] = {}
    for option in registry.find(title).options:
        one = title_option(option)
        told[option.id] = one
        told |= {f"{option.id}.{part.id}": part for part in one.parts}
    assert list(told) == [path for id, path in ALL if id == title]
    data = json.loads(CliRunner().invoke(cli, ["titles", title, "--json"]).output)[0]
    assert [one["id"] for one in data["options"]] == [one for one in told if "." not in one]
    assert all(one["help"].keys() == {"en", "de"} for one in data["options"])
    for path, one in told.items():
        _, option = found(title, path)
        assert (one.default, one.label, one.shape.kind) == (
            option.default,
            option.label,
            option.kind.name,
        )
        shape = one.shape.item or one.shape
        kind = option.kind.item if isinstance(option.kind, ListOf | EachSeat) else option.kind
        if isinstance(kind, Choice):
            assert shape.choices == kind.choices()
            assert Texts("de", title).has(f"{shape.words}-{shape.choices[0]}".replace("_", "-"))
        if isinstance(option.kind, ListOf | Number | Text):
            assert (one.shape.least, one.shape.most) == (option.kind.least, option.kind.most)


def test_declaring_options_loads_no_rules():
    program = (
        "import sys; from tafelrunde.titles import registry; "
        "bad = [m for m in sys.modules if m.startswith('tafelrunde.titles.') and "
        "m.count('.') == 3 and not m.endswith('.meta')]; sys.exit(' '.join(bad))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr.strip() == ""


# -- wishes


def test_a_wish_for_seats_is_completed_and_chance_decides_by_the_seed():
    options = registry.find("root").options
    wish: dict[str, object] = {"factions": ["cult", RANDOM, RANDOM, RANDOM]}
    mixes = [settled(options, wish, 4, f"seed {n}")["factions"] for n in range(30)]
    assert mixes[0] == settled(options, wish, 4, "seed 0")["factions"]
    assert len({tuple(mix) for mix in mixes}) > 5
    for mix in mixes:
        registry.load("root").prepare(4, {"factions": mix})
    assert settled(options, {"factions": ["cult"]}, 4, "x") == {
        "factions": ["cult", "marquise", "eyrie", "alliance"]
    }
    assert wish == {"factions": ["cult", RANDOM, RANDOM, RANDOM]}
    for seats in registry.find("root").seat_counts():
        for n in range(10):
            drawn = settled(options, {"factions": [RANDOM] * seats}, seats, str(n))
            registry.load("root").prepare(seats, drawn)
            free = {"factions": ["vagabond_2"] + [RANDOM] * (seats - 1), "any_mix": True}
            if seats > 2:
                registry.load("root").prepare(seats, settled(options, free, seats, str(n)))
    assert seats_of(options, wish) == 4
    houses = registry.find("allegoria").options
    assert settled(houses, {"houses": ["umbral"]}, 3, "x") == {
        "houses": ["umbral", "roselie", "culver_lux"]
    }


@pytest.mark.parametrize("title", TITLES)
def test_what_cannot_be_completed_stays_as_it_is(title):
    options = registry.find(title).options
    for option in options:
        for value in bad(option.kind):
            wish = {option.id: value}
            if not isinstance(option.kind, Parts):
                assert settled(options, wish, 2, "x") == wish
            for seats in (0, 1, 6, 7, 99):
                for wishes in ([RANDOM], [RANDOM] * 7):
                    settled(options, {option.id: wishes}, seats, "x")


def test_a_draw_gets_a_seed_unless_it_has_one():
    options = registry.find("dominion").options
    assert settled(options, {"draw": {}}, 2, "fog") == {"draw": {"seed": "fog"}}
    assert settled(options, {"draw": {"seed": ""}}, 2, "fog") == {"draw": {"seed": "fog"}}
    assert settled(options, {"draw": {"seed": "rain"}}, 2, "fog") == {"draw": {"seed": "rain"}}
    assert settled(options, {"kingdom": "first-game"}, 2, "fog") == {"kingdom": "first-game"}
    assert isinstance(found("dominion", "draw.seed")[1].kind, Seed)


# -- typing


@pytest.mark.parametrize(
    ("title", "said", "options"),
    [
        ("dominion", ["kingdom=high-seas"], {"kingdom": "high-seas"}),
        ("dominion", ["kingdom=high seas/2009"], {"kingdom": "high-seas/2009"}),
        ("dominion", ["draw=yes"], {"draw": {}}),
        ("dominion", ["draw=no"], {"draw": None}),
        (
            "dominion",
            ["draw=yes", "draw.sets=base,seaside", "draw.max_attacks=2"],
            {"draw": {"sets": ["base", "seaside"], "max_attacks": 2}},
        ),
        (
            "dominion",
            ["draw=sets=base,seaside,need=village,seed=x"],
            {"draw": {"sets": ["base", "seaside"], "need": ["village"], "seed": "x"}},
        ),
        ("dominion", ['draw={"seed": "x"}'], {"draw": {"seed": "x"}}),
        (
            "dominion",
            ["editions=base=first,seaside=2009"],
            {"editions": {"base": "first", "seaside": 2009}},
        ),
        ("root", ["factions=vagabond,marquise"], {"factions": ["vagabond", "marquise"]}),
        ("root", ["factions=Lizard, random"], {"factions": ["cult", "random"]}),
        ("root", ["any_mix=yes", "first=2"], {"any_mix": True, "first": 2}),
        ("root", ["first=at random"], {"first": "random"}),
        (
            "oath",
            ["citizens=red,blue", "chancellor=1"],
            {"citizens": ["red", "blue"], "chancellor": 1},
        ),
        ("allegoria", ['task_draws={"2": [3, 3]}'], {"task_draws": {"2": [3, 3]}}),
    ],
)
def test_options_are_written_as_name_and_value(title, said, options):
    into: dict[str, object] = {}
    for one in said:
        name, _, text = one.partition("=")
        read(registry.find(title).options, name, text, words(title, "en"), into)
    assert into == options


@pytest.mark.parametrize(
    ("title", "name", "text", "told"),
    [
        ("dominion", "kingdm", "x", "did you mean kingdom"),
        ("dominion", "draw.set", "base", "no option 'draw.set'; did you mean sets"),
        ("dominion", "kingdom.x", "base", "'kingdom' has no parts"),
        ("dominion", "kingdom", "hand", "'hand' may be any of sleight-of-hand, hand-mad"),
        ("dominion", "cards", "[", "'cards' is no JSON"),
        ("dominion", "cards", "[" * 9999, "'cards' is (no JSON|nested too deeply)"),
        ("root", "factions", "vagabo", "'vagabo' may be any of vagabond, vagabond_2"),
    ],
)
def test_what_cannot_be_read_is_refused(title, name, text, told):
    into: dict[str, object] = {}
    with pytest.raises(BadOptions, match=told) as caught:
        read(registry.find(title).options, name, text, words(title, "en"), into)
    assert error_text(caught.value, "de") != str(caught.value)
    assert into == {}


def test_a_value_may_come_from_a_file(tmp_path):
    ten = "moat\ncellar\nvillage\nsmithy\nwitch\nmarket\nmine\nremodel\nmilitia\nworkshop\n"
    (tmp_path / "ten.txt").write_text(ten)
    (tmp_path / "ten.json").write_text(json.dumps(ten.split()))
    for name in ("ten.txt", "ten.json"):
        args = ["play", "-o", f"cards=@{tmp_path / name}", "--seed", "a", "--json"]
        first = CliRunner().invoke(cli, args, input="").output.splitlines()[0]
        assert json.loads(first)["options"] == {"cards": ten.split()}
    for name, data in (("large", b"x" * 1_000_001), ("odd", b"\xff")):
        (tmp_path / name).write_bytes(data)
        done = CliRunner().invoke(cli, ["play", "-o", f"cards=@{tmp_path / name}"])
        assert done.exit_code == 2 and "no text file" in done.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_in_an_arena_get_the_same_options(lang):
    args = ["arena", "dominion", "--seats", "random,random", "--games", "1", "--lang", lang]
    args += ["--workers", "1"]
    assert CliRunner().invoke(cli, [*args, "-o", "draw.sets=base"]).exit_code == 0
    done = CliRunner().invoke(cli, [*args, "--option", "kingdom=nonsense"])
    assert done.exit_code == 2 and "first-game" in done.output
