"""`tafelrunde serve`, as far as its administrator reads it."""

from __future__ import annotations

import pytest

from tafelrunde.cli import serve
from tafelrunde.texts import Texts
from tests.cli.conftest import refused


@pytest.mark.parametrize(("lang", "says"), [("en", "are compiled now"), ("de", "sind jetzt")])
def test_a_server_says_once_that_the_rules_have_been_compiled(monkeypatch, capsys, lang, says):
    forms = iter(["pure", "pure", "compiled"])
    monkeypatch.setattr(serve, "LOOK_FOR_BUILD", 0.0)
    monkeypatch.setattr(serve, "next_form", lambda: next(forms))
    serve.say_when_compiled(Texts(lang))
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert told.err.count("\n") == 1
    assert list(forms) == []


def test_several_workers_need_a_shared_database(run, tmp_path):
    line = refused(run("serve", "--workers", "2", "--db", str(tmp_path / "games.db")))
    assert "PostgreSQL" in line
    assert not list(tmp_path.iterdir())
