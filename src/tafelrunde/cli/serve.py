"""`tafelrunde serve`: the game in the browser."""

from __future__ import annotations

import asyncio
import webbrowser
from importlib.util import find_spec
from threading import Thread, Timer
from time import sleep
from typing import TYPE_CHECKING, Any

import click

from tafelrunde import next_form
from tafelrunde.cli.frame import Command, frame, lang_option, option
from tafelrunde.kernel.errors import TafelrundeError

if TYPE_CHECKING:
    from tafelrunde.texts import Texts

LOOK_FOR_BUILD = 10.0  # seconds between two looks whether the rules have been compiled meanwhile


class BadServer(TafelrundeError):
    """The server cannot be started like this."""


@click.command("serve", cls=Command)
@option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS")
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@option("--db", envvar="TAFELRUNDE_DB", default="tafelrunde.db", show_default=True, metavar="URL")
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@option("--address", default="", metavar="URL")
@option("--proxy", default="", metavar="ADDRESSES")
@option("--private-webhooks", is_flag=True)
@option("--keep-all", is_flag=True)
@option("--tidy", is_flag=True)
@option("--open", "opens", is_flag=True)
@lang_option
def serve(
    host: str,
    port: int,
    db: str,
    workers: int,
    address: str,
    proxy: str,
    private_webhooks: bool,
    keep_all: bool,
    tidy: bool,
    opens: bool,
) -> None:
    # The server's libraries are loaded now, so that the other commands start fast.
    import uvicorn

    from tafelrunde.server.app import prepare
    from tafelrunde.server.counting import shared_figures
    from tafelrunde.server.housekeeping import tidy_once
    from tafelrunde.server.lines import SOCKETS
    from tafelrunde.server.logs import set_up
    from tafelrunde.server.settings import from_environment, to_environment
    from tafelrunde.store.engine import is_shared, read_url

    http: Any = "auto"  # without httptools uvicorn takes h11, which bounds heads itself
    if find_spec("httptools") is not None:
        from tafelrunde.server.wire import Wire as http

    texts = frame().texts
    url = read_url(db)
    if workers > 1 and not is_shared(url):
        raise BadServer(
            "SQLite serves one worker; for more use PostgreSQL: --db postgresql://user@host/name"
        )
    settings = from_environment()
    settings.db = url.render_as_string(hide_password=False)
    settings.address = address.rstrip("/") or f"http://{host}:{port}"
    settings.secure = settings.address.startswith("https://")
    settings.private_webhooks = private_webhooks or settings.private_webhooks
    settings.keep = 0.0 if keep_all else settings.keep
    prepare(settings)
    if tidy:
        removed = asyncio.run(tidy_once(settings))
        numbers = {"tables": len(removed.tables), "guests": removed.guests}
        click.echo(texts.text("serve-tidied", **numbers), err=True)
        return
    to_environment(settings)
    set_up()
    click.echo(texts.text("serve-ready", address=settings.address), err=True)
    if opens:
        browser = Timer(1.5, webbrowser.open, [settings.address])  # when the server answers
        browser.daemon = True
        browser.start()
    if next_form() == "pure":
        Thread(target=say_when_compiled, args=(texts,), daemon=True).start()
    with shared_figures(workers):
        uvicorn.run(
            "tafelrunde.server.app:worker",
            factory=True,
            http=http,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            log_config=None,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy or None,
            **SOCKETS,
        )


def say_when_compiled(texts: Texts) -> None:
    """Wait until the rules have been compiled, which this process cannot use any more; say so."""
    while next_form() == "pure":
        sleep(LOOK_FOR_BUILD)
    click.echo(texts.text("serve-compiled"), err=True)
