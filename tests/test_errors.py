"""What is wrong, in the reader's language: every error has a German sentence of its own."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import tafelrunde
from tafelrunde.cli.frame import complain
from tafelrunde.kernel.errors import (
    BadOptions,
    IllegalAnswer,
    MalformedRecord,
    Phrase,
    UndoRefused,
)
from tafelrunde.kernel.match import Match
from tafelrunde.texts import Texts, error_templates, error_text
from tafelrunde.titles import registry

PACKAGE = Path(tafelrunde.__file__).parent
TRANSLATED = ["kernel", "titles", "bots", "arena", "cli", "server", "store", "printing", "env"]
TRANSLATED += ["extras.py", "texts.py"]


def trees() -> dict[str, ast.Module]:
    """The modules that raise errors for people, by path."""
    paths = [path for part in TRANSLATED for path in [PACKAGE / part, *(PACKAGE / part).rglob("*")]]
    found = {str(path.relative_to(PACKAGE)): path for path in paths if path.suffix == ".py"}
    del found["kernel/errors.py"]  # the classes themselves
    return {name: ast.parse(path.read_text("utf-8")) for name, path in found.items()}


def kinds(modules: dict[str, ast.Module]) -> set[str]:
    """The names of all errors and of their phrases."""
    source = ast.parse((PACKAGE / "kernel/errors.py").read_text("utf-8"))
    every = [node for tree in [source, *modules.values()] for node in ast.walk(tree)]
    known, before = {"TafelrundeError", "Phrase"}, 0
    classes = [node for node in every if isinstance(node, ast.ClassDef)]
    while len(known) > before:
        before = len(known)
        known |= {
            made.name for made in classes if {ast.unparse(base) for base in made.bases} & known
        }
    return known


def made() -> Iterator[tuple[str, ast.expr, set[str]]]:
    """Each place that makes an error or a phrase: where, the template, and the values' names."""
    modules = trees()
    names = kinds(modules)
    for module, tree in modules.items():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                if call.func.id in names:
                    template = call.args[1 if call.func.id == "UndoRefused" else 0]
                    given = {str(keyword.arg) for keyword in call.keywords}
                    yield f"{module}:{call.lineno}", template, given


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_every_error_is_a_template_with_a_german_line_and_every_line_is_used():
    german, used, wrong = error_templates("de"), set(), []
    for where, template, given in made():
        if not isinstance(template, ast.Constant) or not isinstance(template.value, str):
            wrong.append(f"{where}: the template is no literal")
            continue
        english = template.value
        used.add(english)
        if english not in german:
            wrong.append(f"{where}: no German line for: {english}")
        elif given and not fields(english) == fields(german[english]) == given:
            wrong.append(f"{where}: other names than {sorted(given)} in: {german[english]}")
    wrong += [f"no error says: {english}" for english in german if english not in used]
    assert not wrong, "\n".join(wrong)


def test_every_line_of_the_german_errors_is_two_different_templates():
    file = PACKAGE / "locale" / "de" / "errors.tsv"
    rows = [row.split("\t") for row in file.read_text("utf-8").splitlines()]
    assert all(len(row) == 2 and all(row) for row in rows)
    assert len({english for english, _ in rows}) == len(rows) > 150
    assert [english for english, _ in rows] == sorted(english for english, _ in rows)
    assert not [german for _, german in rows if "'" in german]


def test_an_error_says_the_same_in_both_languages():
    error = BadOptions("a kingdom has {size} different cards, not {given}", size=10, given=9)
    assert str(error) == error_text(error, "en") == "a kingdom has 10 different cards, not 9"
    assert error_text(error, "de") == "Ein Königreich hat 10 verschiedene Karten, nicht 9"


def test_the_terminal_complains_in_the_language_of_its_reader():
    error = BadOptions("Dominion is for 2 to 6 players, not {seats}", seats=9)
    assert complain(Texts("en"), error) == "tafelrunde: Dominion is for 2 to 6 players, not 9"
    said = "Diese Optionen passen nicht: Dominion ist für 2 bis 6 Spieler, nicht für 9"
    assert complain(Texts("de"), error) == f"tafelrunde: {said}"


def test_what_nobody_translated_stays_as_it_is():
    assert error_text(BadOptions("{odd} as written"), "de") == "{odd} as written"
    assert error_text(BadOptions("nobody says {this}", this="{that}"), "de") == "nobody says {that}"
    assert error_text(BadOptions("the match is over"), "tlh") == "the match is over"


def test_errors_and_phrases_inside_an_error_are_translated_too():
    record = Match.new(registry.load("dominion"), seats=2, seed="wrong").record()
    record.options["kingdom"] = "first-gam"
    with pytest.raises(MalformedRecord, match="there is no 'first-gam'; did you") as caught:
        Match.load(registry.load("dominion"), record)
    said = error_text(caught.value, "de")
    assert said.startswith("Die Optionen des Mitschnitts sind nicht spielbar: ")
    assert "„kingdom“: „first-gam“ gibt es nicht; meintest du first-game" in said


@pytest.mark.parametrize(
    "error",
    [
        IllegalAnswer("'{name}' is no object of this game", name="moat"),
        UndoRefused("others", "others have answered since"),
        BadOptions("'{card}' is {what}", card="moaty", what=Phrase("not a relic")),
        MalformedRecord("the record does not replay: {error}", error=BadOptions("{braces}")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_survives_the_way_to_another_process(error):
    came = pickle.loads(pickle.dumps(error))
    assert type(came) is type(error)
    assert str(came) == str(error)
    assert error_text(came, "de") == error_text(error, "de")
    assert getattr(came, "reason", "") == getattr(error, "reason", "")
