"""A server's games as one file, while people play, and back into either kind of database."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pytest

from tafelrunde.store.backup import BadBackup, back_up, restore
from tafelrunde.store.engine import migrate, read_url
from tests.cli.conftest import subprocess_run
from tests.server.backends import serving
from tests.server.client import Person
from tests.server.conftest import new_database

pytestmark = pytest.mark.anyio
OTHER = {"sqlite": "postgresql", "postgresql": "sqlite"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_after_a_kill_a_game_goes_on_from_a_backup_in_the_other_kind_of_database(
    kind, request, tmp_path
):
    old = new_database(kind, request, tmp_path)
    file = tmp_path / "games.backup"
    with serving(old, tmp_path / "log") as process:
        ann = await Person(process.url).come_in("Ännchen 🐈")
        table = await ann.new_table("me", "bigmoney")
        async with ann.at(table.id) as page:
            await page.play(random.Random(1), answers=12)
            await page.until_asked()
            before = page.now
            back_up(read_url(old), file)  # the server goes on
            await page.play(random.Random(2), answers=3)
            assert page.now.step > before.step
        cookies = dict(ann.http.cookies)
        await ann.close()
        process.kill()
    (tmp_path / "second").mkdir()
    new = new_database(OTHER[kind], request, tmp_path / "second")
    assert restore(file, read_url(new)) > 12
    with serving(new, tmp_path / "log") as process:
        again = Person(process.url)
        again.http.cookies.update(cookies)
        async with again.at(table.id) as page:
            await page.until_asked()
            assert (page.now.step, page.now.view) == (before.step, before.view)
            await page.play(random.Random(3), answers=5)
            assert page.now.step > before.step
        await again.close()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of a database that nobody has used."""
    url = read_url(str(tmp_path / "old.db"))
    migrate(url)
    file = tmp_path / "saved"
    back_up(url, file)
    return file


def test_a_backup_is_for_its_owner_only_and_leaves_nothing_beside_it(saved):
    assert saved.stat().st_mode & 0o077 == 0
    assert {path.name for path in saved.parent.iterdir()} <= {"old.db", "saved"}


@pytest.mark.parametrize("harm", ["cut", "changed", "other", "empty", "short", "newer"])
def test_what_is_no_whole_backup_of_ours_changes_nothing(saved, harm, tmp_path):
    whole = saved.read_bytes()
    text = gzip.decompress(whole)
    lines = text.splitlines(keepends=True)
    newer = text.replace(b'"version":1', b'"version":2')
    saved.write_bytes(
        {
            "cut": whole[:-20],
            "changed": gzip.compress(text.replace(b'"columns"', b'"Columns"', 1)),
            "other": b"Dear diary",
            "empty": b"",
            "short": gzip.compress(b"".join(lines[:-1])),
            "newer": gzip.compress(newer),
        }[harm]
    )
    with pytest.raises(BadBackup, match="damaged"):
        restore(saved, read_url(str(tmp_path / "new.db")))
    assert not (tmp_path / "new.db").exists()


def test_a_database_in_use_is_not_overwritten(saved, tmp_path):
    used = str(tmp_path / "used.db")
    with serving(used, tmp_path / "log"), pytest.raises(BadBackup, match="in use"):
        restore(saved, read_url(used))


def test_the_commands_say_what_they_did_and_what_is_wrong(saved, tmp_path):
    done = subprocess_run("restore", str(saved), "--db", str(tmp_path / "new.db"))
    assert (done.returncode, "restored" in done.stderr) == (0, True)
    made = subprocess_run("backup", str(tmp_path / "b"), "--db", str(tmp_path / "new.db"))
    assert (made.returncode, "saved" in made.stderr) == (0, True)
    nowhere = subprocess_run("backup", str(tmp_path / "c"), "--db", str(tmp_path / "no.db"))
    assert (nowhere.returncode, nowhere.stderr.count("\n")) == (2, 1)
    assert "there is no database" in nowhere.stderr
    assert not (tmp_path / "c").exists()
    missing = subprocess_run("restore", str(tmp_path / "c"), "--db", str(tmp_path / "d.db"))
    assert (missing.returncode, missing.stderr.count("\n")) == (2, 1)
    assert not (tmp_path / "d.db").exists()
