"""The client without a browser: its size, its lock file, its words."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tafelrunde.server.titles import all_cards
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tools import build_web

FIRST_LOAD = 150_000  # bytes of everything the start page names, and its texts
TITLE_LOAD = 120_000  # bytes of one part of a title, and of a whole board beyond the first load
ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WEB = build_web.WEB / "src"


def catalogues(lang: str) -> list[Path]:
    """The page's own texts: those of every page, then those of single titles."""
    folder = WEB / "locale" / lang
    return [*sorted(folder.glob("*.ftl")), *sorted(folder.glob("*/*.ftl"))]


def ids(lang: str) -> set[str]:
    return {id for path in catalogues(lang) for id in ENTRY.findall(path.read_text("utf-8"))}


def test_german_and_english_have_the_same_texts():
    assert ids("de") == ids("en")


def test_every_text_that_the_page_asks_for_is_there():
    known, common = ids("en"), Texts("en", "")  # the page has the common ones, too
    for path in sorted(WEB.rglob("*.svelte")) + sorted(WEB.rglob("*.ts")):
        source = path.read_text("utf-8")
        asked = set(re.findall(r"\bt\('([a-z][\w-]*)'", source))
        asked |= set(re.findall(r"\? '([a-z]+(?:-[a-z]+)+)' : '[a-z]+(?:-[a-z]+)+'\)", source))
        own = {id for id in asked if not id.startswith(("undo-refused", "bot-", "title-"))}
        if path.parent.parent.name == "titles":  # their words may be those of the title
            title = Texts("en", path.parent.name)
            own |= set(re.findall(r"\bw\('([a-z][\w-]*)'", source))
            own = {id for id in own if not title.has(id)}
        assert {id for id in own if not common.has(id)} <= known, path


def test_texts_parse_and_use_the_same_variables():
    from fluent.runtime import FluentBundle, FluentResource

    variables = []
    for lang in LANGUAGES:
        source = "\n".join(path.read_text("utf-8") for path in catalogues(lang))
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource(source))
        assert all(bundle.has_message(id) for id in ids(lang))
        entries = re.split(r"^(?=[a-z][\w-]* =)", source, flags=re.MULTILINE)
        variables.append(
            {
                entry.partition(" ")[0]: set(re.findall(r"\$(\w+)", entry))
                for entry in entries
                if ENTRY.match(entry)
            }
        )
    assert variables[0] == variables[1]


def test_the_lock_file_names_no_places_to_download_from():
    lock = (build_web.WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def compressed(*paths: Path) -> int:
    """How many bytes go over the line."""
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def first_load(built: Path) -> list[Path]:
    """What the start page names."""
    page = (built / "index.html").read_text("utf-8")
    assert "http" not in page.replace("http-equiv", "")
    return [built / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)]


def test_the_first_page_is_small(built):
    named = first_load(built)
    assert len(named) > 5
    texts = max((built / "assets").glob("de-*.js"), key=lambda path: path.stat().st_size)
    assert compressed(built / "index.html", *named, texts) < FIRST_LOAD


def test_no_part_of_a_title_is_large(built):
    assets = [path for path in (built / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert {path.name: compressed(path) for path in assets if compressed(path) > TITLE_LOAD} == {}
    assert not [path for path in assets if b"sourceMappingURL" in path.read_bytes()]


def needed(built: Path, source: str, part: str) -> dict[str, set[Path]]:
    """Which files come with each part of such a name that this source loads."""
    listed = "".join(re.findall(r"m\.f=\[(.*?)\]", source))
    files = [built / name for name in re.findall(r"[`\"']([^`\"']+)[`\"']", listed)]
    found = re.findall(rf"import\(.\./({part}-[^)]*).\),__vite__mapDeps\(\[([\d,]+)\]", source)
    return {name: {files[int(at)] for at in numbers.split(",")} for name, numbers in found}


def board_of(built: Path, title: str) -> set[Path]:
    """What is drawn on the board of a title, wherever it is loaded from."""
    [path] = (built / "assets").glob("titles-*.js")
    source = path.read_text("utf-8")
    [look] = re.findall(rf"/{title}/look\.ts.:\(\)=>\w+\(\(\)=>import\(.\./(look-[\w.-]+)", source)
    return needed(built, source, "look")[look]


def texts_of(built: Path, title: str) -> list[Path]:
    """The catalogues of a title that its tables need, one for each language."""
    [path] = (built / "assets").glob("language.svelte-*.js")
    of = rf"texts/\w+/{title}\":\(\)=>\w+\(\(\)=>import\(.\./([\w.-]+)"
    found = [built / "assets" / name for name in re.findall(of, path.read_text("utf-8"))]
    assert len(found) == len(LANGUAGES)
    return found


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_no_board_is_large_with_all_it_needs(built, title):
    sources = [path.read_text("utf-8") for path in (built / "assets").glob("index-*.js")]
    tables = [needed(built, one, "Table").values() for one in sources]
    [table] = {frozenset(files) for found in tables for files in found}
    files = (table | board_of(built, title)) - set(first_load(built))
    assert {path.suffix for path in files} == {".js", ".css"}
    words = max(compressed(path) for path in texts_of(built, title))
    facts = len(gzip.compress(all_cards(title)))
    assert 30_000 < compressed(*files) + words + facts < TITLE_LOAD


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_catalogue(lang: str):
    assert len(ids(lang)) > 200
