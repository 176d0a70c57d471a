"""Dividers and player aids for the browser: made by processes of their own, one after the other."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.printing import geometry
from tafelrunde.printing.aid import LEVELS, make_aid
from tafelrunde.printing.errors import BadPrint
from tafelrunde.server.http import Call, json, kept_soon, route
from tafelrunde.server.jobs import Print
from tafelrunde.server.limits import PREVIEWS, PRINT_BODY, PRINT_SECONDS, PRINTS
from tafelrunde.server.messages import Named, PrintChoices, PrintLook, PrintWish
from tafelrunde.server.print_jobs import PrintDone
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.workshop import JobFailed
from tafelrunde.texts import LANGUAGES
from tafelrunde.titles import registry

QUICK = ("divider", "sheet")


async def dividers(call: Call) -> Response:
    """A preview or a file; own cards come with the wish and are kept nowhere."""
    wish = await call.body(PrintWish, PRINT_BODY)
    title = registry.find(call.request.path_params["title"]).id
    settings = {**wish.settings, "title": title}
    words = wish.settings.get("selection", [])
    if isinstance(words, list) and any("list:" in str(word) for word in words):
        raise Refusal("not-allowed", "files of the server cannot be read")
    return await made(call, Print("print", wish.what, raw(settings), wish.chosen))


async def aid_file(call: Call) -> Response:
    """A player aid as PDF."""
    wish = await call.body(PrintWish)
    title = registry.find(call.request.path_params["title"]).id
    return await made(call, Print("print", "aid", raw({**wish.settings, "title": title})))


def raw(settings: dict[str, object]) -> msgspec.Raw:
    """Settings as JSON."""
    return msgspec.Raw(msgspec.json.encode(settings))


async def made(call: Call, job: Print) -> Response:
    """Let a process do it; whoever comes later waits."""
    if job.what in QUICK:
        call.limit("preview", PREVIEWS, call.id or call.address)
    else:
        call.limit("print", PRINTS, call.id or call.address)
    try:
        data = await call.server.printers.do(job, PRINT_SECONDS, call.id or call.address)
    except TimeoutError:
        raise Refusal("too-slow", "this takes too long to print here") from None
    except JobFailed:
        raise Refusal("bad-message", "this cannot be printed") from None
    done = msgspec.json.decode(data, type=PrintDone)
    if done.refused and job.what in QUICK:  # somebody is still writing
        return json(PrintLook(trouble=done.refused))
    if done.refused:
        raise Refusal("bad-options", done.refused["en"], texts=done.refused)
    return json(done.look if done.look is not None else done.file)


async def aid(call: Call) -> Response:
    """The sections of an aid, for a page."""
    query = call.request.query_params
    lang, level = query.get("lang", "en"), query.get("level", "full")
    if lang not in LANGUAGES or level not in LEVELS:
        raise Refusal("bad-message", "lang is a language, level is short or full")
    title = registry.find(call.request.path_params["title"]).id
    return await kept_soon(call, aid_as_json, title, lang, level)


@lru_cache
def aid_as_json(title: str, lang: str, level: str) -> bytes:
    """The same as JSON, made once."""
    return msgspec.json.encode(make_aid(title, lang, level))


async def choices(call: Call) -> Response:
    """What a form of dividers offers."""
    title = registry.find(call.request.path_params["title"]).id
    return await kept_soon(call, choices_as_json, title)


@lru_cache
def choices_as_json(title: str) -> bytes:
    """The same as JSON, made once."""
    from tafelrunde.printing.produce import workbench

    try:
        boxes = workbench(title).boxes()
    except BadPrint:
        boxes = {}
    told = PrintChoices(
        sets=[Named(id=id, name=names) for id, names in boxes.items()],
        sizes={name: f"{width:g} × {height:g}" for name, (width, height) in geometry.SIZES.items()},
        papers=[*geometry.PAPERS, "single", *[f"labels:{name}" for name in geometry.LABELS]],
    )
    return msgspec.json.encode(told)


ROUTES: list[BaseRoute] = [
    route("GET", "/api/print/{title}/choices", choices),
    route("POST", "/api/print/{title}/dividers", dividers),
    route("GET", "/api/print/{title}/aid", aid),
    route("POST", "/api/print/{title}/aid", aid_file),
]
