"""The browser client and the catalogues of texts."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.server.http import Call, kept, refused, route, server_of
from tafelrunde.server.refusals import Refusal
from tafelrunde.texts import LANGUAGES, ftl_files
from tafelrunde.titles import registry

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tafelrunde</title>
<h1>Tafelrunde</h1>
<p>The server runs, but its pages have not been built:
run <code>python tools/build_web.py</code> in the checkout and load this page again.</p>
<p lang="de">Der Server läuft, aber seine Seiten sind noch nicht gebaut:
<code>python tools/build_web.py</code> im Projektverzeichnis ausführen, dann neu laden.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"


@lru_cache
def texts(lang: str, title: str) -> bytes:
    """All catalogues of a title (or the common ones, '') in one language, one after the other."""
    folder = files("tafelrunde") / "locale" / lang
    found = ftl_files(folder / title if title else folder)
    return "\n".join(file.read_text("utf-8") for file in found).encode()


async def locale(call: Call) -> Response:
    """A catalogue."""
    lang, title = (call.request.path_params[name] for name in ("lang", "title"))
    if lang not in LANGUAGES or (title != "common" and title not in registry.TITLES):
        raise Refusal("not-found", "there is no such catalogue")
    body = texts(lang, "" if title == "common" else title)
    return kept(call.request, body, "text/plain; charset=utf-8")


async def page(request: Request) -> Response:
    """A file of the client; addresses of rules, and all without a dot, are the client itself."""
    root = Path(server_of(request).settings.static).resolve()
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/", "locale/")) or "\0" in path:
        return refused(Refusal("not-found", "there is nothing here"))
    index = root / "index.html"
    if path.startswith("rules/") or "." not in path.rpartition("/")[2]:
        if not index.is_file():
            return HTMLResponse(UNBUILT, headers={"Cache-Control": "no-store"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    try:
        file = (root / path).resolve()
        there = file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):  # too long for a file's name, or no name at all
        there = False
    if not there:
        return Response(status_code=404)
    hashed = path.startswith("assets/")  # their names change with their content
    return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})


ROUTES: list[BaseRoute] = [route("GET", "/locale/{lang}/{title}.ftl", locale)]
PAGES: list[BaseRoute] = [Route("/{path:path}", page, methods=["GET"])]
