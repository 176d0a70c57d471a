"""What a process does that prints: previews, PDFs, cut lines, pictures."""

from __future__ import annotations

import io
import zipfile
from base64 import b64encode
from functools import lru_cache

import msgspec

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.printing.aid import AidWish
from tafelrunde.printing.model import Divider
from tafelrunde.printing.produce import Product, produce, workbench
from tafelrunde.printing.wish import Wish, decode
from tafelrunde.server.limits import PRINTED
from tafelrunde.server.messages import Printed, PrintLook
from tafelrunde.texts import LANGUAGES, error_text

DOTS = 150  # of a picture, per inch
# The settings that decide what stands on dividers; long texts are parted by their size.
CONTENT = ["selection", "langs", "edition", "kinds", "group", "like", "fallback", "own", "own_name"]
CONTENT += ["size", "stand", "tabs", "paper"]
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # equal input gives equal bytes


class TooManyDividers(TafelrundeError):
    """More than a server prints at once."""


class PrintDone(msgspec.Struct):
    """What came out, or why not, in all languages."""

    look: PrintLook | None = None
    file: Printed | None = None
    refused: dict[str, str] = {}


def do_print(what: str, data: bytes, chosen: int) -> PrintDone:
    """Make what is asked for; what a caller can cause is told."""
    try:
        if what == "aid":
            return PrintDone(file=aid(msgspec.json.decode(data, type=AidWish)))
        wish = decode(data, Wish)
        if what in ("divider", "sheet"):
            return PrintDone(look=look(wish, what, chosen))
        return PrintDone(file=file(wish, what))
    except TafelrundeError as error:
        return PrintDone(refused={lang: error_text(error, lang) for lang in LANGUAGES})
    except msgspec.MsgspecError as error:
        return PrintDone(refused=dict.fromkeys(LANGUAGES, str(error)))


@lru_cache(maxsize=4)
def dividers_of(about: bytes) -> list[Divider]:
    """The dividers of a wish, kept while somebody turns at how they look."""
    return workbench((wish := decode(about, Wish)).title).make(wish)


def known_dividers(wish: Wish) -> list[Divider]:
    """The same, by what decides about them."""
    plain = Wish(wish.title)
    for name in CONTENT:
        setattr(plain, name, getattr(wish, name))
    found = dividers_of(msgspec.json.encode(plain))
    if len(found) > PRINTED:
        raise TooManyDividers(
            "{count} dividers are too many at once; {most} are allowed",
            count=len(found),
            most=PRINTED,
        )
    return found


def look(wish: Wish, what: str, chosen: int) -> PrintLook:
    """A preview."""
    from tafelrunde.printing.preview import preview

    wish.check()
    seen = preview(wish, chosen, sheet=what == "sheet", dividers=known_dividers(wish))
    return msgspec.convert(seen, PrintLook, from_attributes=True)


def file(wish: Wish, what: str) -> Printed:
    """A PDF, cut lines or a picture of the first sheet; several files are packed."""
    wish.check()
    known_dividers(wish)
    product = produce(wish, processes=2)
    if what == "pdf":
        files = {f"dividers{end}.pdf": data for end, data in product.pdfs.items()}
    elif what == "cut":
        files = {f"cut-{at}.svg": text.encode() for at, text in enumerate(product.cuts, 1)}
    else:
        files = {"dividers.png": picture(product)}
    return packed("dividers" if what == "pdf" else what, files)


def packed(name: str, files: dict[str, bytes]) -> Printed:
    """One file as it is, several as an archive."""
    if len(files) == 1:
        ((only, data),) = files.items()
        return Printed(name=only, data=b64encode(data).decode())
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for inner, data in files.items():
            archive.writestr(zipfile.ZipInfo(inner, LONG_AGO), data, zipfile.ZIP_DEFLATED)
    return Printed(name=f"{name}.zip", data=b64encode(out.getvalue()).decode())


def picture(product: Product) -> bytes:
    """The first sheet as PNG."""
    import pypdfium2

    document = pypdfium2.PdfDocument(next(iter(product.pdfs.values())))
    out = io.BytesIO()
    document[0].render(scale=DOTS / 72).to_pil().save(out, "PNG")
    document.close()
    return out.getvalue()


def aid(wish: AidWish) -> Printed:
    """A player aid as PDF."""
    from tafelrunde.printing.aid_pdf import produce_aid

    return Printed(name=f"{wish.title}.pdf", data=b64encode(produce_aid(wish).pdf).decode())
