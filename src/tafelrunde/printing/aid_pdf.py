"""An aid as PDF: the largest type with which it keeps to its pages, and folded forms."""

from __future__ import annotations

import io
from math import ceil, floor, sqrt
from typing import Final

import msgspec
import pikepdf
from pikepdf import Dictionary, Name

from tafelrunde.printing.aid import Aid, AidWish, check_aid, drawings, make_aid
from tafelrunde.printing.catalogue import kept_texts
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.typeset import compile_pdf, compiler

LEAST: Final = 6.2  # points
MOST: Final = 9.0
MOST_FOLDED: Final = 10.5  # a sheet that is folded has four pages, filled or not
MOST_POSTER: Final = 24.0
LINE: Final = 26.0  # a poster's columns, in sizes of its type
SMALLER: Final = 0.6  # than usual, to save a page
LARGER: Final = 1.6  # than usual, to fill one
FULL: Final = 0.85  # of a last page that needs no larger type
POINT: Final = 72 / 25.4
A4: Final = (297.0, 210.0)
A5: Final = (148.0, 210.0)

# Width, height, columns, margin and gutter in millimetres, size of the title in points, and the
# size of type where nobody says how many pages there may be.
FORMS: Final[dict[str, tuple[float, float, int, float, float, float, float]]] = {
    "a4": (297.0, 210.0, 4, 8.0, 4.0, 26.0, 7.4),
    "a4fold": (*A5, 2, 8.0, 4.0, 22.0, 7.0),
    "a5": (*A5, 2, 8.0, 4.0, 22.0, 7.0),
    "poster-a2": (594.0, 420.0, 7, 14.0, 6.0, 48.0, 0.0),
    "card": (148.0, 105.0, 3, 5.0, 3.0, 15.0, 6.4),
}


class AidProduct(msgspec.Struct):
    """A PDF, and what came out."""

    pdf: bytes
    pages: int
    size: float


def produce_aid(wish: AidWish) -> AidProduct:
    """Make the aid; nothing is written."""
    wish.check()
    beside = wish.languages[0] if "+" in wish.langs else ""
    aids = [make_aid(wish.title, lang, wish.level, beside) for lang in wish.languages]
    for aid in aids:
        check_aid(aid)
    usual = FORMS[wish.form][6]
    if wish.pages:
        pdf, pages, size = fitted(wish, aids, wish.pages)
    elif usual:
        pdf, pages, size = filled(wish, aids, usual)
    else:  # a poster has one side, or two
        least = compiled(wish, aids, LEAST)[1]
        pdf, pages, size = fitted(wish, aids, least)
    if wish.form == "a4fold":
        pdf = folded(pdf)
    return AidProduct(signed(pdf, wish), pages, size)


def filled(wish: AidWish, aids: list[Aid], usual: float) -> tuple[bytes, int, float]:
    """About the usual size, but no page that is almost empty: a little smaller, or larger."""
    pdf, pages, last = compiled(wish, aids, usual)
    used = pages - 1 + last
    fold = wish.form == "a4fold"
    goal = -(-pages // 4) * 4 if fold else pages  # a folded sheet has four
    fewer = (goal - 4 if fold else pages - 1) * 0.98
    smaller = floor(10 * usual * sqrt(fewer / used)) / 10
    for size in (smaller, smaller - 0.2):
        if fewer >= 1 - 0.02 and size >= max(LEAST, usual - SMALLER):
            tried, count, _ = compiled(wish, aids, round(size, 1))
            if count <= ceil(fewer):
                return tried, count, round(size, 1)
    most = MOST_FOLDED if fold else min(usual + LARGER, MOST)
    larger = min(floor(10 * usual * sqrt(goal * 0.96 / used)) / 10, most)
    best = (pdf, pages, usual)
    while usual < larger <= most:
        tried, count, last = compiled(wish, aids, larger)
        if count <= goal:
            best = (tried, count, larger)
            if count == goal and last > FULL:
                break
            larger = round(larger + 0.2, 1)
        elif best[2] > usual:
            break
        else:
            larger = round(larger - 0.2, 1)
    return best


def fitted(wish: AidWish, aids: list[Aid], limit: int) -> tuple[bytes, int, float]:
    """The largest size, in tenths of a point, at which the aid has at most so many pages.

    A text fills pages by the square of its size: the search begins near that, and goes on in
    growing steps until it has gone too far.
    """
    low = round(LEAST * 10)
    high = round((MOST_POSTER if wish.form == "poster-a2" else MOST) * 10) + 1  # too large
    pdf, pages, last = compiled(wish, aids, LEAST)
    if pages > limit:
        raise BadPrint("the aid does not fit on so few pages ({pages}) at 6.2 pt", pages=limit)
    size = floor(low * sqrt(limit * 0.97 / (pages - 1 + last)))
    fine = 1 if size < 10 * MOST else 5  # half a point is nothing in large type
    up = down = fine
    while high - low > fine:
        size = min(max(size, low + 1), high - 1)
        tried, count, _ = compiled(wish, aids, size / 10)
        if count <= limit:
            low, pdf, pages = size, tried, count
            size, up = low + up, up * 2
        else:
            high = size
            size, down = high - down, down * 2
        if up > fine and down > fine:  # between what fits and what does not
            size = (low + high) // 2
    return pdf, pages, low / 10


def columns_of(wish: AidWish, size: float) -> int:
    """How many columns a page has; two languages share one, and a poster's follow its letters."""
    width, _, columns, margin, gutter, _, _ = FORMS[wish.form]
    if wish.form == "poster-a2":
        columns = max(2, round((width - 2 * margin + gutter) / (LINE * size / POINT + gutter)))
    return max(1, columns // 2) if "+" in wish.langs else columns


def compiled(wish: AidWish, aids: list[Aid], size: float) -> tuple[bytes, int, float]:
    """The PDF at a size, its pages, and how much of the last one is filled."""
    width, height, _, margin, gutter, title, _ = FORMS[wish.form]
    data = {
        "size": size,
        "ink": wish.ink,
        "together": "+" in wish.langs,
        "form": {
            "width": width,
            "height": height,
            "columns": columns_of(wish, size),
            "margin": margin,
            "gutter": gutter,
            "title": title,
        },
        "aids": aids,
        "drawings": drawings(wish.title),
    }
    made = compiler("aid.typ", msgspec.json.encode(data))
    pdf = compile_pdf(made)
    told = msgspec.json.decode(made.query("<pages>", field="value"), type=list[tuple[int, float]])
    return pdf, *told[0]


def folded(pdf: bytes) -> bytes:
    """A5 pages as a booklet: two on each side of A4, in the order in which they are folded."""
    with pikepdf.open(io.BytesIO(pdf)) as source, pikepdf.new() as out:
        pages = list(source.pages)
        count = -(-len(pages) // 4) * 4
        forms = [out.copy_foreign(page.as_form_xobject()) for page in pages]
        for left, right in booklet(count):
            page = out.add_blank_page(page_size=(A4[0] * POINT, A4[1] * POINT))
            shown = [
                (number, x)
                for number, x in ((left, 0.0), (right, A4[0] - A5[0]))
                if number < len(pages)
            ]
            page.obj.Resources = Dictionary(
                XObject=Dictionary({f"/P{number}": forms[number] for number, _ in shown})
            )
            parts = [f"q 1 0 0 1 {x * POINT:.3f} 0 cm /P{number} Do Q" for number, x in shown]
            page.obj.Contents = out.make_stream("\n".join(parts).encode())
        written = io.BytesIO()
        out.save(written, deterministic_id=True)
        return written.getvalue()


def booklet(count: int) -> list[tuple[int, int]]:
    """Which pages lie side by side: the last beside the first, then the second and so on."""
    found: list[tuple[int, int]] = []
    for sheet in range(count // 4):
        first = 2 * sheet
        found += [(count - 1 - first, first), (first + 1, count - 2 - first)]
    return found


def signed(pdf: bytes, wish: AidWish) -> bytes:
    """The PDF with title, language and settings; equal input gives equal bytes."""
    texts = kept_texts(wish.languages[0], wish.title)
    with pikepdf.open(io.BytesIO(pdf)) as file:
        file.Root.Lang = pikepdf.String(wish.languages[0])
        if "/Metadata" in file.Root:
            del file.Root.Metadata
        file.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
        name = texts.text(f"title-{wish.title}")
        file.docinfo[Name.Title] = texts.text("print-aid-title", title=name)
        file.docinfo[Name.Creator] = "Tafelrunde"
        file.docinfo[Name("/TafelrundeAid")] = msgspec.json.encode(wish).decode()
        for key in ("/CreationDate", "/ModDate"):
            if key in file.docinfo:
                del file.docinfo[key]
        out = io.BytesIO()
        file.save(
            out,
            deterministic_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            compress_streams=True,
        )
        return out.getvalue()
