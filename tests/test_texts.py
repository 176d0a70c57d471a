"""Every text a player can meet exists, in every language, with the same variables."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as FTL

import tafelrunde
from tafelrunde.cli.generic import display
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Direct, RandomBot
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.rules import rule_book
from tafelrunde.kernel.table import Table
from tafelrunde.languages import language_of
from tafelrunde.texts import (
    LANGUAGES,
    STRICT,
    MissingText,
    Texts,
    UnknownLanguage,
    message_id,
)
from tafelrunde.titles import registry

PACKAGE = Path(tafelrunde.__file__).parent
LOCALE = PACKAGE / "locale"
FOLDERS = ["", *sorted(path.name for path in (LOCALE / "en").iterdir() if path.is_dir())]
TITLES = sorted(registry.TITLES)
GAMES = 16
FIVE = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def texts(lang: str, title: str = "dominion") -> Texts:
    return Texts(lang, title, strict=True)


# -- the catalogues


@functools.cache
def parsed(lang: str, folder: str) -> dict[str, list[FTL.Message | FTL.Term]]:
    """All entries of a folder by id; more than one of an id is a mistake."""
    found: dict[str, list[FTL.Message | FTL.Term]] = {}
    for path in sorted((LOCALE / lang / folder).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, FTL.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, FTL.Message | FTL.Term):
                found.setdefault(entry.id.name, []).append(entry)
    return found


def variables(node: FTL.BaseNode) -> set[str]:
    """The $variables below a node."""
    if isinstance(node, FTL.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, FTL.BaseNode):
                found |= variables(child)
    return found


def shape(entry: FTL.Message | FTL.Term) -> dict[str, list[str]]:
    """The parts of an entry with the variables each uses."""
    parts = {"": entry.value} | {part.id.name: part.value for part in entry.attributes}
    return {name: sorted(variables(value)) for name, value in parts.items() if value is not None}


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_texts_attributes_and_variables(folder):
    shapes = {
        lang: {id: shape(entries[0]) for id, entries in parsed(lang, folder).items()}
        for lang in LANGUAGES
    }
    assert shapes["en"].keys() == shapes["de"].keys()
    for id, english in shapes["en"].items():
        assert shapes["de"][id] == english, id
    assert {path.name for path in (LOCALE / "en" / folder).glob("*.ftl")} == {
        path.name for path in (LOCALE / "de" / folder).glob("*.ftl")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_text_is_there_twice(lang, folder):
    common = parsed(lang, "") if folder else {}
    twice = [id for id, found in parsed(lang, folder).items() if len(found) > 1 or id in common]
    assert twice == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_pages_is_there_twice(lang):
    """The browser reads them one file after the other, and the last one of a name would be said."""
    folder = PACKAGE.parents[1] / "web" / "src" / "locale" / lang
    entry = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
    found = [id for path in folder.glob("*.ftl") for id in entry.findall(path.read_text("utf-8"))]
    assert found
    assert [id for id in sorted(set(found)) if found.count(id) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_quick_index_finds_exactly_what_the_parser_finds(lang, folder):
    known = texts(lang, folder).ids()
    assert sorted(known) == sorted({**parsed(lang, ""), **parsed(lang, folder)})


# -- what a title needs


# -- numbers and what they count

PLURAL = re.compile(
    r"[ \u00a0](?:cards|points|warbands|soldiers|spies|merchants|figures|tasks|tokens|coins|secrets"
    r"|relics|banners|dice|games|tables|players|people|steps|turns|actions|buys|supporters|warriors"
    r"|items|officers|acolytes|markers|worlds|decisions|messages|answers)\b"
)
PLURALS = {
    "en": PLURAL,
    "de": re.compile(
        r"[ \u00a0](?:Karten|Punkte|Siegpunkte|Einflusspunkte|Aktionspunkte|Scharen|Soldaten"
        r"|Spione|Figuren|Aufgaben|Münzen|Tränke|Geheimnisse|Vorräte|Reliquien|Visionen|Partien|Tische|Spiele"
        r"|Schritte|Züge|Aktionen|Käufe|Einsätze|Offiziere|Akolythen|Welten|Entscheidungen"
        r"|Nachrichten|Antworten|Dienste|Personen|Plätze|Felder)\b"
    ),
}
# Here it is never 1, a range, or the name of something.
MANY = {"players-from-to", "annal-adds", "oath-web-room", "prompt-commerce-gain", "annals-cards"}
MANY |= {
    "oath-tracks",
    "oath-deck-why",
    "report-of-games",
    "event-way-points",
    "event-rolls",
    "tournament-room",
}

PRINTED = ("aid.ftl", "print.ftl", "rules.ftl")  # numbers there are fixed


def uncounted(
    node: FTL.BaseNode, plural: re.Pattern[str], chosen: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Numbers before a plural that stands there for 1, too: '1 cards'."""
    if isinstance(node, FTL.SelectExpression) and isinstance(node.selector, FTL.VariableReference):
        chosen |= {node.selector.id.name}
    if isinstance(node, FTL.Pattern):
        for number, words in pairwise(node.elements):
            if not isinstance(number, FTL.Placeable) or not isinstance(words, FTL.TextElement):
                continue
            named = number.expression
            if isinstance(named, FTL.VariableReference) and plural.match(words.value):
                if named.id.name not in {*chosen, "player"}:  # who buys, turns over
                    yield named.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, FTL.BaseNode):
                yield from uncounted(child, plural, chosen)


def everywhere(lang: str) -> list[Path]:
    """All catalogues of a language: those of the titles and those of the pages."""
    pages = PACKAGE.parents[1] / "web" / "src" / "locale" / lang
    return sorted([*(LOCALE / lang).rglob("*.ftl"), *pages.rglob("*.ftl")])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_is_not_counted_as_several(lang):
    found = []
    for path in everywhere(lang):
        if path.name in PRINTED or path.name.startswith("cards"):
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, FTL.Message) and entry.id.name not in MANY:
                counted = uncounted(entry, PLURALS[lang])
                found += [f"{path.name}: {entry.id.name} (${name})" for name in counted]
    assert found == []


def test_a_number_before_several_things_is_noticed():
    for lang, text in (("en", "{ $n } cards left"), ("de", "noch { $n } Karten")):
        [entry] = FluentParser().parse(f"some = {text}\n").body
        assert list(uncounted(entry, PLURALS[lang])) == ["n"]


# The seven areas of Throne of Allegoria have Roman numbers, as on the board.
ARABIC = re.compile(r"\b(?:[Aa]reas?|Bereichs?|Bereiche) \d")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_areas_are_numbered_in_one_way(lang):
    lines = [line for path in everywhere(lang) for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if ARABIC.search(line)] == []
    mine = texts(lang, "allegoria")
    names = [mine.thing(f"area_{number}") for number in range(1, 8)]
    assert " ".join(name.split()[1] for name in names) == "I: II: III: IV: V: VI: VII:"


# One word for one thing: what is called otherwise in another title, or was once.
NOT_IN = {
    "root": r"Fraktion|Erlass\b|Unterstützer|Farbe der Lichtung",
    "oath": r"Streitkr|Streitmacht|Totenk|Erlass\b",
    "allegoria": r"Dekret",
    "": r"Kennwort|(?<!E-)\bMail(?:adresse)?\b",
}


@pytest.mark.parametrize("folder", NOT_IN)
def test_german_has_one_word_for_one_thing(folder):
    pages = PACKAGE.parents[1] / "web" / "src" / "locale" / "de" / folder
    paths = [*(LOCALE / "de" / folder).glob("*.ftl"), *pages.glob("*.ftl")]
    assert paths
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    said = [line for line in lines if not line.startswith("#")]
    wrong = [line for line in said if re.search(NOT_IN[folder], line)]
    assert [line for line in wrong if "[decree" not in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_of_the_rules_has_a_name(lang, title):
    known = parsed(lang, title)
    for rule in rule_book(registry.load(title)).rules.values():
        if "/" in rule.id:
            continue  # a card or a piece
        assert message_id("section", rule.section) in known, rule.section


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_card_has_a_name_and_a_text_and_every_rule_a_title_and_a_text(lang, title):
    loaded, mine = registry.load(title), texts(lang, title)
    drawn = display(loaded, mine)
    for card in loaded.catalogue():
        assert mine.card_name(card.id)
        assert mine.card_notes(card.id) is not None
        for printing in (0, *mine.card_editions(card.id)):
            assert mine.card_text(card.id, printing)
        for type in {*card.types, *drawn.types(card)}:
            assert mine.text(message_id("type", type))
        assert mine.text(message_id("set", card.set))
    for rule in rule_book(loaded).rules.values():
        assert mine.rule(rule.id).title
        assert mine.rule(f"{title}:{rule.id}").text
        if rule.pending:
            assert mine.text(message_id("set", rule.pending))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_title_its_options_its_bots_and_its_verbs_have_names(lang, title):
    meta, loaded, mine = registry.find(title), registry.load(title), texts(lang, title)
    assert mine.text(meta.name)
    for bot in loaded.bots():
        assert mine.text(message_id("bot", bot))
    for verb in loaded.vocabulary.verbs:
        assert mine.text(f"verb-{verb}", thing="X", place=0, who="other")
        assert mine.text(f"verb-{verb}", thing="X", place=2, who="you")


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "Show your third adviser to somebody", "Show adviser 3 of Red to somebody"),
        ("de", "Deinen dritten Ratgeber jemandem zeigen", "Ratgeber 3 von Rot jemandem zeigen"),
    ],
)
def test_an_adviser_is_yours_in_your_answers_alone(lang, own, other):
    mine = texts(lang, "oath")
    assert mine.answer("show red.3", "act") == own
    assert mine.answer("show red.3", "act", who="other") == other


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "You show Blue your third adviser", "shows Blue: adviser 3 of Red"),
        ("de", "Du zeigst Blau deinen dritten Ratgeber", "zeigt Blau: Ratgeber 3 von Rot"),
    ],
)
def test_an_adviser_that_was_shown_is_yours_for_you_alone(lang, own, other):
    mine = texts(lang, "oath")
    face = {"id": "shows-adviser", "seat": 1, "to": "blue", "at": "red.3", "card": "wolves"}
    card = mine.thing("wolves")
    assert mine.event(face, ["Ada", "Ben"], 1) == f"{own} ({card})."
    assert mine.event(face, ["Ada", "Ben"], 0) == f"Ben {other} ({card})."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mode_and_every_recommended_kingdom_of_dominion_has_a_name(lang):
    from tafelrunde.titles.dominion.kingdoms import RECOMMENDED
    from tafelrunde.titles.dominion.vocabulary import VOCABULARY

    mine = texts(lang)
    modes = [name for at, name in VOCABULARY.objects.items() if 800 <= at < 840]
    assert "+cards" in modes
    assert "yes" in modes
    for mode in modes:
        assert mine.mode(mode)
    for kingdom in RECOMMENDED:
        assert mine.text(kingdom.message)


# -- what the source asks and says

# Where functions that ask or tell have the id of what they say; those of a title are its own.
PLACES = {"say": 0, "Ask": 1, "ask_yes": 1, "ask_mode": 3, "ask_number": 5, "UndoRefused": 0}
OWN_PLACES = {
    "root": {
        "ask_of": 1,
        "choose": 1,
        "ask_clearing": 3,
        "ask_faction": 3,
        "ask_count": 3,
        "ask_card": 3,
        "ask_to_spend": 3,
        "ask_ambush": 3,
        "choose_places": 3,
        "choose_fund": 2,
    },
    "oath": {
        "ask_of": 1,
        "choose": 1,
        "ask_slot": 3,
        "ask_player": 3,
        "ask_suit": 2,
        "ask_bank": 1,
        "ask_count": 3,
        "ask_card": 3,
        "ask_thing": 2,
        "ask_kill": 5,
        "kill": 4,
    },
}


def literals(node: ast.expr) -> list[str]:
    """The string constants an expression can be."""
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    found = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [part.value for part in found if isinstance(part.value, str) and part.value]


def used(folder: Path) -> Iterator[tuple[str, str]]:
    """('say', 'plays'), ('prompt', 'buy') and so on, from the syntax trees of a folder."""
    places = PLACES | OWN_PLACES.get(folder.name, {})
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign):
                names = [target.id for target in node.targets if isinstance(target, ast.Name)]
                if "prompt" in names and not isinstance(node.value, ast.Subscript | ast.Call):
                    yield from (("prompt", text) for text in literals(node.value))
            if not isinstance(node, ast.Call):
                continue
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            for keyword in node.keywords:
                if keyword.arg == "prompt" and isinstance(keyword.value, ast.Constant | ast.IfExp):
                    yield from (("prompt", text) for text in literals(keyword.value))
            if name in places and len(node.args) > places[name]:
                argument = node.args[places[name]]
                if isinstance(argument, ast.Constant | ast.IfExp):
                    kind = name if name in ("say", "UndoRefused") else "prompt"
                    yield from ((kind, text) for text in literals(argument))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_question_and_event_in_the_source_has_a_text(lang, title):
    mine = texts(lang, title)
    found = set(used(PACKAGE / "titles" / title))
    assert {kind for kind, _ in found} == {"say", "prompt"}
    kinds = {"say": "event", "prompt": "prompt"}
    missing = [id for id in (message_id(kinds[k], name) for k, name in found) if not mine.has(id)]
    assert sorted(missing) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_to_refuse_an_undo_has_a_text(lang):
    reasons = {text for kind, text in used(PACKAGE / "kernel") if kind == "UndoRefused"}
    assert "chance" in reasons
    for reason in reasons:
        assert texts(lang).text(f"undo-refused-{reason}")


# -- what really happens


class Curious(Direct):
    """Answers at random and remembers one question of each kind."""

    def __init__(self, table: Table, bots: list[Bot], asked: dict[str, Ask]) -> None:
        super().__init__(table, bots)
        self.asked = asked

    def answer(self, table: Table, ask: Ask) -> int:
        self.asked[f"{ask.prompt}/{ask.source}/{min(ask.count, 2)}"] = ask
        return super().answer(table, ask)


@functools.cache
def played(title: str) -> tuple[list[Ask], list[Event], list[str]]:
    """Questions and events of seeded random games of all kinds, one of each shape."""
    loaded = registry.load(title)
    asked: dict[str, Ask] = {}
    events: dict[str, Event] = {}
    reasons: set[str] = set()
    for game in range(GAMES):
        rng = Rng(f"texts/{game}")
        seats, options = loaded.sample(rng)
        table = loaded.deal(loaded.prepare(seats, options), f"texts/{game}")
        table.loud = True
        bots: list[Bot] = [RandomBot(rng) for _ in range(seats)]
        table.driver = Curious(table, bots, asked)
        while not table.over:
            table.play()
        for event in table.events:
            parts = [event.id, *sorted(event.args), *sorted(event.secret)]
            parts += [str(event.args.get(key)) for key in ("mode", "card", "to", "extra")]
            events["/".join(parts)] = event
        reasons.add(table.outcome().reason)
    return list(asked.values()), list(events.values()), sorted(reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_random_games_ask_tell_and_end_in_complete_sentences(lang, title):
    mine, loaded = texts(lang, title), registry.load(title)
    asked, events, reasons = played(title)
    assert len(asked) > 20
    for ask in asked:
        assert mine.prompt(ask, FIVE)
        for option in ask.options:
            assert mine.option(loaded.vocabulary, option, ask)
    for event in events:
        for viewer in range(-1, len(FIVE)):
            sentence = mine.event(event.face(viewer), FIVE, viewer)
            assert re.search(r"[.\w!]$", sentence), sentence
            assert "{" not in sentence
    for reason in reasons:
        assert mine.text(message_id(f"{title}-end", reason))


# -- how texts behave


def test_lists_of_cards_are_counted():
    assert texts("en").cards(["copper", "silver", "copper"]) == "Copper ×2, Silver"
    assert texts("de").cards(["copper", "silver", "copper"]) == "Kupfer ×2, Silber"
    assert texts("de").cards([]) == "keine Karten"


def test_an_event_addresses_its_reader_and_hides_what_the_reader_did_not_see():
    event = Event("draws", 0, {"count": 2}, {"cards": ["copper", "moat"]}, 1)
    names = ["Ada", "Bo"]
    assert texts("en").event(event.face(0), names, 0) == "You draw Copper, Moat."
    assert texts("en").event(event.face(1), names, 1) == "Ada draws 2 cards."
    assert texts("de").event(event.face(0), names, 0) == "Du ziehst Kupfer, Burggraben."
    assert texts("de").event(event.face(-1), names) == "Ada zieht 2 Karten."


def test_an_answer_may_be_told_in_a_sentence_of_its_own():
    said = {"prompt": "place-keep", "answer": "keep c2"}
    keep = Event("decides", 0, said, {}, 1)
    names = ["Ada", "Bo"]
    assert texts("en", "root").event(keep.face(0), names, 0) == "You place the keep in clearing 2."
    assert texts("de", "root").event(keep.face(1), names, 1) == (
        "Ada stellt die Festung auf Lichtung 2."
    )
    march = Event("decides", 0, {"prompt": "march", "answer": "pass"}, {}, 1)
    assert texts("en", "root").event(march.face(0), names, 0) == "You choose: No second move."


SPEAKS_OF_PASSING = re.compile(
    r"\bpasse\b|\bdu passt\b|\b(or|if you|when you) pass\b", re.IGNORECASE
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_question_speaks_of_passing_since_no_button_is_called_that(lang, title):
    for id, entries in parsed(lang, title).items():
        if id.startswith("prompt-"):
            assert not SPEAKS_OF_PASSING.search(FluentSerializer().serialize_entry(entries[0])), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_names_no_deed_where_others_are_offered_with_it(lang):
    """Before the Decree the Eyrie craft, and activate or take dominance cards (root:7.5.1, 3.3)."""
    said = texts(lang, "root").prompt(Ask(0, "eyrie-craft", [0]), FIVE)
    assert not re.search(r"craft|[Hh]erstell|stellst", said), said


def test_options_read_as_people_say_them():
    vocabulary = registry.load("dominion").vocabulary
    ask = Ask(0, "buy", [vocabulary.parse("buy gold"), 0])
    assert texts("en").option(vocabulary, ask.options[0], ask) == "Buy Gold"
    assert texts("de").option(vocabulary, ask.options[0], ask) == "Gold kaufen"
    assert texts("de").option(vocabulary, 0, ask) == "Nichts mehr kaufen"
    choice = Ask(0, "choose", [vocabulary.parse("choose +cards")], source="steward")
    assert texts("en").option(vocabulary, choice.options[0], choice) == "+2 cards"


def test_a_printing_may_word_a_card_in_its_own_way():
    mine = texts("en")
    assert mine.card_text("mine", 2008) != mine.card_text("mine", 2017) == mine.card_text("mine")


def test_a_missing_text_or_variable_is_an_error_where_texts_are_strict(monkeypatch):
    with pytest.raises(MissingText):
        texts("en").text("no-such-text")
    with pytest.raises(MissingText):
        texts("en").text("verb-buy")
    with pytest.raises(MissingText):
        texts("en").card_name("no_such_card")
    monkeypatch.setenv(STRICT, "")
    assert Texts("en").text("no-such-text") == "[no-such-text]"


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage):
        Texts("tlh")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(environment, lang):
    assert language_of(environment) == lang


def test_the_catalogues_are_part_of_the_package():
    assert files("tafelrunde").joinpath("locale", "de", "cli.ftl").is_file()


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("de", "Der Tyrann, die Vermittlerin von Haus Umbral"),
        ("en", "The Tyrant, the Mediator of House Umbral"),
    ],
)
def test_articles_are_small_within_a_title(lang, title):
    wins = {"id": "wins", "seat": 0, "title": ["E16", "N8", "umbral"]}
    assert title in Texts(lang, "allegoria").event(wins, ["Ada"])
