"""What the server prints: previews, files, aids; and what it refuses."""

from __future__ import annotations

import io
import zipfile
from base64 import b64decode
from pathlib import Path

import msgspec
import pytest

from tafelrunde.printing.check import check_pdf
from tafelrunde.printing.wish import Wish
from tafelrunde.server import limits, print_jobs
from tafelrunde.server.print_jobs import do_print
from tafelrunde.titles import registry

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "print.ts"


def job(what: str, chosen: int = 0, **settings: object):
    data = msgspec.json.encode({"title": "dominion", **settings})
    return do_print(what, data, chosen)


def test_a_preview_shows_a_divider_and_names_them_all():
    seen = job("divider", 3, selection=["set:guilds"], langs="en").look
    assert seen is not None
    assert seen.front.startswith("<svg")
    assert seen.names[3] in ("Candlestick Maker", "Stonemason", "Doctor")
    assert seen.dividers == 16
    sheet = job("sheet", selection=["set:guilds"], langs="en").look
    assert sheet is not None
    assert sheet.front.count("<svg") == 1 + 2 * 8  # tabs and bodies of eight
    assert sheet.back


def test_a_warm_preview_takes_a_tenth_of_a_second():
    from time import process_time

    settings = {"selection": ["set:guilds"], "langs": "de+en"}
    for what in ("divider", "sheet"):
        job(what, **settings)
        start = process_time()
        assert job(what, **settings, marks="none").look is not None
        assert process_time() - start < 0.1


def test_files_are_made_and_packed_where_there_are_several():
    done = job("pdf", selection=["set:guilds"], langs="de").file
    assert done is not None
    assert check_pdf(b64decode(done.data)).ok
    cut = job("cut", selection=["set:guilds"]).file
    assert cut is not None
    names = zipfile.ZipFile(io.BytesIO(b64decode(cut.data))).namelist()
    assert names == ["cut-1.svg", "cut-2.svg"]
    png = job("png", selection=["card:moat"]).file
    assert png is not None
    assert b64decode(png.data).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"selection": ["card:moaty"]}, "did you mean 'moat'"),
        ({"size": "0x0"}, "no size such as"),
        ({"colour": "red"}, "cannot be read"),
        ({"langs": 5}, "cannot be read"),
        ({"own": "[[cards]]\nid='x'\ncost='much'", "own_name": "a.toml"}, "needs cost"),
        ({"own": "x" * 9, "own_name": "../../etc/passwd"}, "something.toml"),
    ],
)
def test_what_cannot_be_printed_is_told_in_both_languages(settings, said):
    done = job("divider", **settings)
    assert said in done.refused["en"]
    assert done.refused["de"]


def test_a_server_prints_a_thousand_dividers_at_most(monkeypatch):
    monkeypatch.setattr(print_jobs, "PRINTED", 20)
    assert "too many" in job("pdf", selection=["set:seaside"]).refused["en"]
    assert limits.PRINTED == 1000
    assert limits.PRINT_SECONDS == 30


def test_every_title_has_an_aid_to_download():
    for title in registry.TITLES:
        data = msgspec.json.encode({"title": title, "langs": "en", "level": "short"})
        done = do_print("aid", data, 0).file
        assert done is not None
        assert done.name == f"{title}.pdf"


def test_settings_of_the_browser_are_those_of_the_command_line():
    known = {"sets", "more", "shift", "blank", "names"}  # which the page turns into others
    page = PAGE.read_text("utf-8").split("export type Settings = {")[1].split("}")[0]
    names = {line.split(":")[0].strip() for line in page.splitlines() if ":" in line}
    assert names - known <= set(Wish.__struct_fields__)
