"""`tafelrunde print`: files, JSON, and one line when something is wrong."""

import json
import re

import pytest
from click.testing import CliRunner

from tafelrunde.cli.main import cli
from tafelrunde.cli.printing import write_files


@pytest.fixture
def run():
    def runs(*args):
        result = CliRunner().invoke(cli, ["print", *[str(arg) for arg in args]])
        assert result.exception is None or isinstance(result.exception, SystemExit), (
            result.exception
        )
        return result

    return runs


def test_dividers_cut_lines_and_a_check(run, tmp_path):
    out, cut = tmp_path / "box.pdf", tmp_path / "box.svg"
    words = ["dominion", "set:alchemy", "-card:golem", "-o", out, "--cut", cut]
    done = run("dividers", *words, "--lang", "de+en", "--json")
    told = json.loads(done.stdout)
    assert told["dividers"] == 15
    assert [path.name for path in sorted(tmp_path.iterdir())] == [
        "box-1.svg",
        "box-2.svg",
        "box.pdf",
    ]
    assert {str(path) for path in tmp_path.iterdir()} == set(told["files"])
    checked = run("check", out, "--json")
    assert checked.exit_code == 0
    assert json.loads(checked.stdout)["ok"] is True
    said = run("check", out, "--lang", "de").stdout
    assert "Alles ist da" in said
    assert re.search(r"nächster Schnitt 1,\d+ mm", said)  # a German comma


def test_a_list_of_what_would_be_printed(run):
    told = json.loads(run("list", "dominion", "set:guilds", "--lang", "de/en", "--json").stdout)
    assert json.loads(run("list", "guilds", "--lang", "de/en", "--json").stdout) == told
    assert len(told) == 16
    assert {"de": "Bäcker", "en": "Baker"} in [one["name"] for one in told]
    assert (
        "734" not in run("list", "dominion", "section:1", "--like", "book", "--lang", "de").stdout
    )


def test_all_files_are_named(run, tmp_path):
    done = run(
        "dividers", "dominion", "card:moat", "-o", tmp_path / "b.pdf", "--duplex", "split"
    ).stdout.replace("\n", "")
    assert "b-front.pdf" in done
    assert "b-back.pdf" in done


def test_an_aid(run, tmp_path):
    out = tmp_path / "aid.pdf"
    done = run(
        "aid", "oath", "-o", out, "--level", "short", "--form", "card", "--json", "--lang", "en"
    )
    assert json.loads(done.stdout)["pages"] >= 1
    assert run("check", out).exit_code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["dividers", "dominion", "card:moaty"], "did you mean 'moat'"),
        (["dividers", "dominion", "--size", "300x300"], "larger than the paper"),
        (["dividers", "dominion", "--shift-back", "left"], "no shift such as"),
        (["dividers", "dominion", "--shift-back", "nan,0"], "at most 20 mm"),
        (["dividers", "dominion", "--cards", "nowhere.toml"], "no file 'nowhere.toml'"),
        (["dividers", "dominion", "list:nowhere.txt"], "no file 'nowhere.txt'"),
        (["dividers", "dominion", "--cut", "nowhere/cut.svg"], "no folder 'nowhere'"),
        (["dividers", "dominion", "--like", "book", "section:30"], "no section '30'"),
        (["dividers", "dominion", "--like", "book", "card:moat"], "whole sections"),
        (["dividers", "root"], "no dividers for 'root'"),
        (["aid", "root", "--pages", "1"], "does not fit on so few pages (1)"),
        (["aid", "root", "--form", "a44"], "did you mean 'a4'"),
    ],
)
def test_an_error_is_one_line_and_leaves_no_file(run, tmp_path, args, said):
    lines = []
    for lang in ("en", "de"):
        done = run(*args, "-o", tmp_path / "out.pdf", "--lang", lang)
        assert done.exit_code == 2
        lines += done.stderr.splitlines()
        assert not list(tmp_path.iterdir())
    english, german = lines
    assert said in english
    assert english != german


def test_files_are_written_all_or_none(tmp_path):
    (tmp_path / "cut.svg").mkdir()
    with pytest.raises(OSError, match="cut"):
        write_files({tmp_path / "box.pdf": b"pdf", tmp_path / ".cut.svg.part" / "x": b"svg"})
    assert [path.name for path in tmp_path.iterdir()] == ["cut.svg"]


def test_without_the_typesetter_the_command_says_what_to_install(run, tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    done = run("aid", "oath", "-o", tmp_path / "aid.pdf")
    assert done.exit_code == 2
    assert 'pip install "tafelrunde[print]"' in done.stderr


@pytest.mark.parametrize("command", ["dividers", "aid", "check", "list"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_help_is_in_both_languages(run, command, lang):
    done = run(command, "--help", "--lang", lang)
    assert done.exit_code == 0
    assert "[help-" not in done.stdout
