"""A damaged row is shown as damaged and breaks nothing else."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tafelrunde.store.engine import read_url
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio

DAMAGES = [
    ("options", "{"),
    ("options", "[1]"),
    ("options", '{"world": {"name": [], "game": "x"}}'),
    ("waiting_for", "{}"),
    ("waiting_for", "\x00"),
    ("result", '{"scores": "x"}'),
    ("consent", "5"),
    ("status", "on fire"),
    ("kind", "what"),
    ("title", "no-such-title"),
]


async def test_one_damaged_row_never_breaks_a_list(tmp_path):
    file, log = str(tmp_path / "games.db"), tmp_path / "log"
    with serving(file, log) as server:
        ann = await Person(server.url).come_in("Ann")
        good = await ann.new_table("me", "open", public=True)
        bad = [(await ann.new_table("me", "open", public=True)).id for _ in DAMAGES]
        plain = sa.create_engine(read_url(file).set(drivername="sqlite"))
        with plain.begin() as connection:
            for id, (column, value) in zip(bad, DAMAGES, strict=True):
                title = "oath" if "world" in value else "dominion"
                connection.exec_driver_sql("UPDATE tables SET title = ? WHERE id = ?", (title, id))
                connection.exec_driver_sql(
                    f"UPDATE tables SET {column} = ? WHERE id = ?", (value, id)
                )
            connection.exec_driver_sql("UPDATE users SET preferences = '{'")
        plain.dispose()
        told = {one["id"]: one for one in (await ann.get("/api/tables?scope=mine"))["tables"]}
        assert told[good.id]["status"] == "waiting" and set(told) == {good.id, *bad}
        damaged = [id for id in bad if told[id]["status"] == "damaged"]
        assert set(bad) - set(damaged) <= {bad[-1]}  # a title may just not be installed
        for id in damaged:
            assert told[id]["can"] == ["close"]
            with pytest.raises(Refused):
                await ann.post(f"/api/tables/{id}/start")
            async with ann.at(id) as page:
                await page.until_closed(4404)
            await ann.post(f"/api/tables/{id}/close")
        assert {one["id"] for one in (await ann.get("/api/tables?scope=mine"))["tables"]} == {
            good.id,
            *(set(bad) - set(damaged)),
        }
        assert '"event": "damaged"' in log.read_text()
        assert (await ann.get("/api/me"))["settings"]["preferences"] == {}
        await ann.close()
    with serving(file, log) as server:  # and it starts again with what is left
        assert (await Person(server.url).get("/api/health"))["ok"]
