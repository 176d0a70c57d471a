"""Whose name is whose: look-alikes, letters nobody sees, and guests called like an account."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tafelrunde.store import names, users
from tafelrunde.store.engine import Store, migrate, read_url
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u200b",  # zero width
        "Ann\u2060",
        "Ann\u00ad",  # soft hyphen
        "\u202eAnn",  # right to left
        "Ann\u3164",  # letters without ink
        "Ann\u115f",
        "Ann\u2800",
        "Ann\ufe0f",
        "Ann\U000e0041",  # tags
        "А\u006en",  # Cyrillic and Latin
        "Annа",
        "Αnn",  # Greek
        "Z\u0335\u0336\u0337oo",  # a tower of marks
        "Ann\ue000",  # nobody has drawn this
    ],
)
async def test_tricks_with_scripts_and_unseen_letters_are_refused(guest, name):
    ann = await guest("Ann")
    for path in ("/api/guest", "/api/account"):
        body = {"name": name, **({"password": PASSWORD} if "account" in path else {})}
        with pytest.raises(Refused, match="bad-name"):
            await ann.post(path, body)
    with pytest.raises(Refused, match="bad-name"):
        await ann.ask("PUT", "/api/settings", {"name": name})


@pytest.mark.parametrize(
    "name",
    ["Jörg", "Ægir", "Иван", "Μαρία", "田中 Ken", "김철수", "Élodie-Ann", "O'Neil", "Ann 2 😀"],
)
def test_names_of_all_the_world_are_names(name):
    assert names.clean(f"  {name}\n") == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Coco", "Сосо"),  # all Cyrillic
        ("Otto", "ΟΤΤΟ"),  # all Greek
        ("Bill", "BiIl"),
        ("Marta", "Rnarta"),
        ("Walter", "VValter"),
        ("Olli", "0lli"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "A n n"),
        ("Ann", "Ann."),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_the_same(one, other):
    assert names.look_of(one) == names.look_of(other)


def test_names_that_only_share_letters_are_not():
    for one, other in [("Jörg", "Jorg"), ("Ann", "Anna"), ("Иван", "Ivan"), ("Max 2", "Max 3")]:
        assert names.look_of(one) != names.look_of(other)


async def test_an_accounts_name_is_nobody_elses(server, guest):
    ann, eve = await guest("Ann"), await guest("Eve")
    id = (await ann.get("/api/me"))["user"]["id"]
    name = f"Coco {id}"
    twin = await guest(name)  # a guest who was called so before
    table = await twin.new_table("me", "bigmoney", public=True)
    await ann.post("/api/account", {"name": name, "password": PASSWORD})
    renamed = (await twin.get("/api/me"))["user"]["name"]
    assert renamed.startswith(f"{name[:34]} ") and renamed != name
    assert (await eve.table(table.id)).seats[0].name == renamed
    for alike in (name, name.upper(), f"{name}.", name.replace("o", "0")):
        for method, path, more in [
            ("POST", "/api/guest", {}),
            ("PUT", "/api/settings", {}),
            ("POST", "/api/account", {"password": PASSWORD}),
        ]:
            with pytest.raises(Refused, match="name-taken"):
                await eve.ask(method, path, {"name": alike, **more})
    stranger = Person(server.url)
    await stranger.get("/api/me")
    with pytest.raises(Refused, match="name-taken"):
        await stranger.post("/api/guest", {"name": name})
    for nobody in ("\x00", "Ann\x00\ud7ff", "\u202e", "х" * 40):
        with pytest.raises(Refused, match="wrong-password"):
            await stranger.post("/api/login", {"name": nobody, "password": PASSWORD})
    await stranger.post("/api/login", {"name": name.swapcase(), "password": PASSWORD})
    await stranger.ask("PUT", "/api/settings", {"name": name.upper()})  # one's own is one's own
    await stranger.close()


async def test_accounts_of_older_databases_keep_their_names(tmp_path):
    url = read_url(str(tmp_path / "old.db"))
    plain = sa.create_engine(url.set(drivername="sqlite"))
    config = Config()
    config.set_main_option("script_location", "src/tafelrunde/store/migrations")
    rows = [("a", "Bill", "bill"), ("b", "Biil", "biil"), ("c", "Guest", None)]
    with plain.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for id, name, login in rows:
            connection.exec_driver_sql(
                "INSERT INTO users (id, name, login, password, epoch, lang, webhook, preferences, "
                "created) VALUES (?, ?, ?, 'x', 0, 'en', '', '{}', 0)",
                (id, name, login),
            )
    plain.dispose()
    migrate(url)
    store = Store(url, "test")
    for id, name, login in rows[:2]:  # the second looks like the first, and still comes in
        found = await users.find_login(store, name)
        assert login and found is not None and found.id == id
    assert await users.is_taken(store, "BILL") and not await users.is_taken(store, "Guest")
    await store.close()
