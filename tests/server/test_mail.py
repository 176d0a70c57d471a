"""Mail by a real mail server: verified addresses, forgotten passwords, turns."""

from __future__ import annotations

import asyncio
import statistics
import time
from secrets import token_hex

import pytest
import sqlalchemy as sa

from tafelrunde.server import mail as mailing
from tafelrunde.server.limiter import Limiter
from tafelrunde.server.limits import MAIL_TRIES, MAILED
from tafelrunde.server.mail import Mailer, is_address
from tafelrunde.server.settings import Smtp
from tafelrunde.store import links, users
from tafelrunde.store.engine import Store, connect, migrate, now, read_url
from tafelrunde.store.schema import mail_tokens
from tests.server.backends import serving
from tests.server.client import Person, Refused
from tests.server.postbox import postbox, token_in

pytestmark = pytest.mark.anyio
PASSWORD, ANOTHER = "correct horse battery", "quite another one"
ANN = "ann@example.org"


async def account(url: str, name: str) -> Person:
    person = await Person(url).come_in(name)
    await person.post("/api/account", {"name": name, "password": PASSWORD})
    return person


@pytest.fixture(scope="module", params=[0, 1])
def house(request, tmp_path_factory):
    """A server with a mail server, without limits and with them."""
    folder = tmp_path_factory.mktemp("mailing")
    with (
        postbox() as (box, smtp),
        serving(str(folder / "db"), folder / "log", limit_factor=request.param, **smtp) as process,
    ):
        yield process.url, box


unlimited = pytest.mark.parametrize("house", [0], indirect=True)
limited = pytest.mark.parametrize("house", [1], indirect=True)


async def give_address(person: Person, box, address: str) -> None:
    already = len(box.to(address))  # counted first: the mail may be here before the answer
    await person.post("/api/email", {"email": address, "password": PASSWORD})
    token = token_in(box.next(address, already + 1))
    await person.post("/api/email/verify", {"token": token})


async def test_an_address_is_verified_and_brings_a_new_password(database, tmp_path):
    with (
        postbox() as (box, smtp),
        serving(database, tmp_path / "log", address="https://games.test", **smtp) as process,
    ):
        ann = await account(process.url, "Ann")
        with pytest.raises(Refused, match="wrong-password"):
            await ann.post("/api/email", {"email": ANN, "password": "guessed it"})
        for wrong in ("ann", "a@b@c.org", "ann@example.org\r\nBcc: x@y.org", "ä@example.org", ""):
            with pytest.raises(Refused, match="bad-email"):
                await ann.post("/api/email", {"email": wrong, "password": PASSWORD})
        await ann.post("/api/email", {"email": ANN, "password": PASSWORD})
        mail = box.next(ANN)
        told = (await ann.get("/api/me"))["settings"]
        assert (told["email"], told["unverified"]) == ("", ANN)

        # Nobody is helped by an address that nobody has verified.
        stranger = Person(process.url)
        await stranger.get("/api/me")
        assert await stranger.post("/api/password/forgot", {"who": ANN}) == {"ok": True}

        token = token_in(mail)
        await stranger.post("/api/email/verify", {"token": token})  # in any browser
        told = (await ann.get("/api/me"))["settings"]
        assert (told["email"], told["unverified"]) == (ANN, "")
        with pytest.raises(Refused, match="bad-link"):
            await stranger.post("/api/email/verify", {"token": token})
        assert len(box.to(ANN)) == 1

        for number, who in ((2, "ann"), (3, ANN.upper())):
            assert await stranger.post("/api/password/forgot", {"who": who}) == {"ok": True}
            reset = box.next(ANN, number)
        assert "Bcc" not in reset and reset["Auto-Submitted"] == "auto-generated"
        old = token_in(box.to(ANN)[1])
        with pytest.raises(Refused, match="bad-link"):  # only the newest link counts
            await stranger.post("/api/password/reset", {"token": old, "new": ANOTHER})
        with pytest.raises(Refused, match="bad-link"):  # a link is for one thing
            await stranger.post("/api/email/verify", {"token": token_in(reset)})
        link = {"token": token_in(reset), "new": ANOTHER}
        with pytest.raises(Refused, match="bad-message"):
            await stranger.post("/api/password/reset", {**link, "new": "short"})
        assert (await stranger.post("/api/password/reset", link))["user"]["name"] == "Ann"
        with pytest.raises(Refused, match="bad-link"):
            await stranger.post("/api/password/reset", link)
        assert (await ann.get("/api/me"))["user"] is None  # signed out everywhere else
        await ann.post("/api/login", {"name": "Ann", "password": ANOTHER})
        assert PASSWORD not in str(box.next(ANN, 4)) and ANOTHER not in str(box.next(ANN, 4))

        engine = connect(read_url(database))
        with engine.connect() as connection:
            assert connection.execute(sa.select(mail_tokens)).all() == []
        engine.dispose()
        assert token not in (tmp_path / "log").read_text()
        assert ANN not in (tmp_path / "log").read_text()
        await ann.close()
        await stranger.close()


@unlimited
async def test_a_new_address_is_told_to_the_old_one_and_can_be_removed(house):
    url, box = house
    name = f"Ann who moves {token_hex(3)}"  # a second try finds the first one's account
    ann = await account(url, name)
    old, new = (f"{which}-{token_hex(3)}@example.org" for which in ("old", "new"))
    await give_address(ann, box, old)
    await give_address(ann, box, new)
    assert "new address" in box.next(old, 2)["Subject"]
    await ann.ask("PUT", "/api/settings", {"lang": "de", "mail_turns": True})
    assert (await ann.get("/api/me"))["settings"]["mail_turns"] is True
    with pytest.raises(Refused, match="wrong-password"):
        await ann.ask("DELETE", "/api/email", {"password": "no"})
    told = (await ann.ask("DELETE", "/api/email", {"password": PASSWORD}))["settings"]
    assert (told["email"], told["mail_turns"]) == ("", False)
    await ann.post("/api/password/forgot", {"who": name})
    await asyncio.sleep(0.3)
    assert (len(box.to(old)), len(box.to(new))) == (2, 1)
    await ann.close()


async def test_a_link_is_worth_nothing_when_it_is_old_or_the_password_was_changed(tmp_path):
    url = read_url(str(tmp_path / "games.db"))
    migrate(url)
    store = Store(url, "test")
    user = await users.add(store, "Ann", "en", password="hash")
    token = await links.make(store, links.RESET, user, ANN)
    assert token not in str(links.hash_of(token))
    await users.end_sessions(store, user, {"password": "newer"})
    assert await links.reset(store, token, "stolen") is None

    user = await users.find(store, user.id)
    assert user is not None and user.password == "newer"
    token = await links.make(store, links.RESET, user, ANN)
    async with store.write() as connection:
        await connection.execute(sa.update(mail_tokens).values(until=now() - 1))
    assert await links.reset(store, token, "stolen") is None

    token = await links.make(store, links.RESET, user, ANN)
    both = await asyncio.gather(*[links.reset(store, token, f"by {n}") for n in range(2)])
    assert both.count(None) == 1 and both.count(user.id) == 1  # it is for one use
    await store.close()


@unlimited
async def test_nobody_learns_from_a_forgotten_password_who_has_an_account(house):
    url, box = house
    known_as = f"Ann who is known {token_hex(3)}"
    ann = await account(url, known_as)
    await give_address(ann, box, f"known-{token_hex(3)}@example.org")
    stranger = Person(url)
    await stranger.get("/api/me")
    took: dict[str, list[float]] = {known_as: [], "Nobody": []}
    for number in range(60):
        who = known_as if number % 2 else "Nobody"
        begun = time.perf_counter()
        assert await stranger.post("/api/password/forgot", {"who": who}) == {"ok": True}
        took[who].append(time.perf_counter() - begun)
        await asyncio.sleep(0.02)  # what happens afterwards is not measured with the next one
    known, unknown = (statistics.median(took[who]) for who in (known_as, "Nobody"))
    assert abs(known - unknown) < 0.01, (known, unknown)
    await ann.close()
    await stranger.close()


@limited
async def test_forgotten_passwords_are_limited(house):
    url, box = house
    name, address = f"Ann who forgets {token_hex(3)}", f"limited-{token_hex(3)}@example.org"
    ann = await account(url, name)
    await give_address(ann, box, address)
    for _ in range(6):
        await ann.post("/api/password/forgot", {"who": name})
    with pytest.raises(Refused, match="too-many"):
        await ann.post("/api/password/forgot", {"who": name})
    await asyncio.sleep(0.5)
    assert len(box.to(address)) == 1 + 4  # the account has a limit of its own
    await ann.close()


async def test_without_a_mail_server_nobody_is_promised_mail(server):
    ann = await account(server.url, "Ann without mail")
    assert (await ann.get("/api/me"))["mail"] is False
    with pytest.raises(Refused, match="bad-email"):
        await ann.post("/api/email", {"email": ANN, "password": PASSWORD})
    with pytest.raises(Refused, match="bad-email"):
        await ann.post("/api/password/forgot", {"who": "Ann without mail"})
    await ann.close()


async def test_mail_that_cannot_be_delivered_is_tried_again_and_given_up(monkeypatch):
    monkeypatch.setattr(mailing, "PAUSE", 0.01)
    monkeypatch.setattr(mailing, "LONGEST", 0.02)
    with postbox() as (box, smtp):
        mailer = Mailer(Smtp(**smtp["smtp"]), Limiter(factor=0))
        running = asyncio.ensure_future(mailer.run())
        box.replies = ["451 later", "451 later"]
        assert mailer.send(ANN, "Hällo", "Grüße\n")
        await asyncio.to_thread(box.next, ANN)
        assert box.mails[0]["Subject"] == "Hällo" and box.mails[0].get_content().strip() == "Grüße"
        box.replies = ["550 no such person"]
        assert mailer.send("nobody@example.org", "Hello", "x")
        assert not mailer.send("not an address", "Hello", "x")
        mailer.send(ANN, "two\nlines", "x")
        await mailer.close()
        assert [str(mail["Subject"]) for mail in box.mails] == ["Hällo"] and not mailer.waiting
        box.replies = ["451 later"] * MAIL_TRIES
        mailer.send(ANN, "Hello", "x")
        while box.replies:
            await asyncio.sleep(0.02)
        await mailer.close()
        assert len(box.mails) == 1 and not mailer.waiting
        running.cancel()


async def test_nobody_is_flooded_with_mail():
    mailer = Mailer(Smtp(host="127.0.0.1", port=9, sender="a@b.org"), Limiter())
    sent = [mailer.send(ANN, "Hello", "x") for _ in range(MAILED.credits + 5)]
    assert sum(sent) == MAILED.credits and mailer.send("bob@example.org", "Hello", "x")
    assert "secret" not in repr(Smtp(host="h", sender="s", password="secret"))


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("a.b+c@x-y.example.org", True),
        ("a@localhost", True),
        ("a@-x.org", False),
        ("a..b@x.org", False),
        ("a b@x.org", False),
        ("<a@x.org>", False),
        ("a@x.org,b@x.org", False),
        ("a" * 65 + "@x.org", False),
    ],
)
async def test_what_an_address_is(text, good):
    assert is_address(text) is good
