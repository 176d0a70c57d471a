"""Finished games must replay to the same end, for everything anybody saw."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.kernel.errors import MalformedRecord, UnknownRevision
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.titles import registry
from tests.kernel.toy import TITLE, ToyTitle
from tools.make_fixtures import DIGESTS, FIXTURES, write

FILES = sorted(path for id in registry.TITLES for path in (FIXTURES / id).glob("*.json"))


def digests(folder: Path) -> dict[str, str]:
    """The digest that each file of a folder must replay to."""
    return dict(line.split() for line in (folder / DIGESTS).read_text("utf-8").splitlines())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_replays_to_its_end(path):
    record = decode(path.read_bytes())
    assert record.result is not None  # `load` compares it
    match = Match.load(registry.load(record.title), record)
    assert match.over
    assert match.digest() == digests(path.parent)[path.name]


@pytest.mark.parametrize("title", registry.TITLES)
def test_every_title_has_fixtures_for_several_seat_counts(title):
    files = [path for path in FILES if path.parent.name == title]
    assert len(files) >= 12
    assert len({decode(path.read_bytes()).seats for path in files}) > 1
    assert sorted(digests(FIXTURES / title)) == [path.name for path in files]


def test_making_fixtures_twice_makes_the_same_files(tmp_path):
    first = [path.read_bytes() for path in write(TITLE, tmp_path / "a", 4)]
    (tmp_path / "a" / "99-old.json").write_text("{}")
    for folder in ("a", "b"):
        assert [path.read_bytes() for path in write(TITLE, tmp_path / folder, 4)] == first
        assert len(list((tmp_path / folder).iterdir())) == 4 + 1
    assert digests(tmp_path / "a") == digests(tmp_path / "b")


def test_a_changed_game_is_noticed(tmp_path):
    (path,) = write(TITLE, tmp_path, 1)
    record = decode(path.read_bytes())
    assert Match.load(TITLE, record).digest() == digests(tmp_path)[path.name]
    with pytest.raises(UnknownRevision):
        Match.load(ToyTitle(revision=2), record)
    shorter = msgspec.structs.replace(record, answers=record.answers[:-1])
    with pytest.raises(MalformedRecord, match="another result"):
        Match.load(TITLE, decode(encode(shorter)))
