"""`print check`: what was printed is read back and measured against the geometry and the texts."""

from __future__ import annotations

import io
from typing import Final

import msgspec

from tafelrunde.printing import geometry
from tafelrunde.printing.aid import Aid, AidWish, make_aid
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.geometry import Layout, Slot
from tafelrunde.printing.leaves import Held, Parts
from tafelrunde.printing.model import Divider, plain
from tafelrunde.printing.produce import behind, sides_of, workbench
from tafelrunde.printing.reading import ReadPage, Run, overlaps, read_pages, squeezed
from tafelrunde.printing.wish import Wish, decode

LEAST: Final = 6.0  # points
CLOSE: Final = 0.05  # how exact a reading is, in points and millimetres
EDGE: Final = 3.0  # of an aid's text from the edge of its page
SAMPLES: Final = 20  # problems of a kind that are told
MOST_LEAVES: Final = 100_000


class Problem(msgspec.Struct):
    """Something that must not be: on which page, what kind, and what exactly."""

    page: int
    kind: str
    detail: str


class Report(msgspec.Struct):
    """What a check found."""

    kind: str
    pages: int
    smallest: float = 99.0  # points
    closest: float = 99.0  # millimetres between text and a cut
    texts: int = 0  # names, texts and rulings that were looked for
    problems: list[Problem] = []

    @property
    def ok(self) -> bool:
        """Whether everything is as it must be."""
        return not self.problems


def check_pdf(pdf: bytes) -> Report:
    """Read a PDF of ours back and measure it."""
    import pikepdf

    try:
        with pikepdf.open(io.BytesIO(pdf)) as file:
            info = {str(key): str(value) for key, value in file.docinfo.items()}
    except pikepdf.PdfError:
        raise BadPrint("this is no PDF that can be read") from None
    pages = read_pages(pdf)
    if "/TafelrundeSettings" in info:
        wish = decode(info["/TafelrundeSettings"], Wish)
        leaves = decode(info.get("/TafelrundeLeaves", "0"), int)
        parts = decode(info.get("/TafelrundeParts", "{}"), Parts)
        return check_dividers(wish, pages, leaves, info.get("/TafelrundeSides", ""), parts)
    if "/TafelrundeAid" in info:
        return check_aid_pages(decode(info["/TafelrundeAid"], AidWish), pages)
    raise BadPrint("this PDF was not made by Tafelrunde: it carries no settings")


# -- dividers


def check_dividers(
    wish: Wish, pages: list[ReadPage], leaves: int, end: str, parts: Parts
) -> Report:
    """Sizes, places and texts of dividers."""
    layout = wish.check()
    report = Report("dividers", len(pages))
    sides = sides_of(wish).get(end, [])
    skipped = len(sides) if wish.calibration else 0
    rows = layout.order(min(max(0, leaves), MOST_LEAVES), stack=wish.stack)
    if len(pages) != len(rows) * len(sides) + skipped:
        report.problems.append(
            Problem(0, "pages", f"{len(pages)} instead of {len(rows) * len(sides) + skipped}")
        )
        return report
    for at, page in enumerate(pages[skipped:]):
        check_size(report, page, layout.paper)
        row, side = rows[at // len(sides)], sides[at % len(sides)]
        places = slots_of(layout, wish, row, side)
        check_page(report, layout, page, places)
    check_texts(report, wish, layout, pages[skipped:], parts if end else None)
    return report


def slots_of(
    layout: Layout, wish: Wish, row: list[int | None], side: int
) -> list[tuple[Slot, float]]:
    """The slots in use on a side, each with the place of its tab."""
    found: list[tuple[Slot, float]] = []
    for at, (slot, leaf) in enumerate(zip(layout.slots, row, strict=True)):
        if leaf is not None:
            tab = layout.tab_at(at, leaf)
            pair = (behind(layout, wish, slot), layout.behind(tab)) if side else (slot, tab)
            found.append(pair)
    return found


def check_size(report: Report, page: ReadPage, paper: tuple[float, float]) -> None:
    """The page is as large as the paper."""
    if abs(page.width - paper[0]) > 0.1 or abs(page.height - paper[1]) > 0.1:
        said = f"{page.width:.2f} x {page.height:.2f} mm instead of {paper[0]:g} x {paper[1]:g}"
        report.problems.append(Problem(page.number, "size", said))


def check_page(
    report: Report, layout: Layout, page: ReadPage, places: list[tuple[Slot, float]]
) -> None:
    """Every run lies inside a divider, far enough from its cuts, and on no other."""
    inside: dict[int, list[Run]] = {}
    boxes = [geometry.boxes(layout.shape, slot, tab) for slot, tab in places]
    for run in page.runs:
        if not run.text.strip():
            continue
        middle = ((run.left + run.right) / 2, (run.top + run.bottom) / 2)
        home = next(
            (at for at, both in enumerate(boxes) if any(_in(middle, box) for box in both)), -1
        )
        if home < 0:
            if not _in_margin(layout, run):
                tell(report, page, "outside", run.text)
            continue
        inside.setdefault(home, []).append(run)
        report.smallest = min(report.smallest, round(run.size, 2))
        if run.size < LEAST - CLOSE:
            tell(report, page, "small", f"{run.size:.2f} pt: {run.text}")
        room = min_distance(run, boxes[home], places[home][0], layout)
        report.closest = min(report.closest, round(room, 2))
        if room < geometry.QUIET - CLOSE:
            tell(report, page, "near", f"{room:.2f} mm: {run.text}")
    for runs in inside.values():
        for one, other in overlaps(runs):
            tell(report, page, "overlap", f"{one.text} / {other.text}")


def min_distance(
    run: Run, boxes: list[tuple[float, float, float, float]], slot: Slot, layout: Layout
) -> float:
    """How far a run is from the nearest cut of its divider."""
    tab, body = boxes
    middle = ((run.left + run.right) / 2, (run.top + run.bottom) / 2)
    x, y, width, height = tab if _in(middle, tab) else body
    sides = [run.left - x, x + width - run.right]
    above, below = run.top - y, y + height - run.bottom
    if _in(middle, tab) and not layout.labels:  # below a tab is its body
        return min(*sides, below if slot.turned else above)
    return min(*sides, above, below)


def _in(point: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    x, y, width, height = box
    return x <= point[0] <= x + width and y <= point[1] <= y + height


def _in_margin(layout: Layout, run: Run) -> bool:
    """Whether a run is the line that a sheet says about itself."""
    return not layout.single and run.top > layout.paper[1] - geometry.MARGIN


def tell(report: Report, page: ReadPage, kind: str, detail: str) -> None:
    """Note a problem; of one kind a few are enough."""
    if sum(one.kind == kind for one in report.problems) < SAMPLES:
        report.problems.append(Problem(page.number, kind, detail.strip()[:120]))


def check_texts(
    report: Report, wish: Wish, layout: Layout, pages: list[ReadPage], parts: Parts | None
) -> None:
    """Every name, text and ruling can be found."""
    whole = "\n".join(page.text for page in pages)
    for at, divider in enumerate(workbench(wish.title).make(wish)):
        held = None if parts is None else parts.get(at, [])
        for text in wanted(divider, wish, layout, held):
            report.texts += 1
            if squeezed(text) not in whole:
                missing = Problem(0, "missing", f"{divider.id}: {text[:80]}")
                if sum(one.kind == "missing" for one in report.problems) < SAMPLES:
                    report.problems.append(missing)


def wanted(divider: Divider, wish: Wish, layout: Layout, held: Held | None) -> list[str]:
    """What must stand on a divider: everything, or what this file holds of it."""
    found: list[str] = []
    langs = wish.languages
    if held is None:
        held = [(lang, 0, len(divider.faces[lang].blocks)) for lang in langs]
    for lang, start, stop in held:
        if lang not in langs:
            continue
        face = divider.faces[lang]
        found.append(face.name)
        if layout.labels:  # one side, names alone
            if lang != langs[0]:
                found.pop()  # a second name is left out where it does not fit
            continue
        for block in face.blocks[start:stop]:
            if block.kind == "table":
                found += [cell for row in block.rows for cell in row]
            elif block.kind == "rule":
                found += [block.title, "".join(text for _, text in block.runs)]
            elif block.kind in ("kingdom", "index", "member"):
                found += [block.title, *[text for _, text in block.runs]]
            elif block.kind == "note":
                found.append("".join(text for _, text in block.runs))
            else:
                found.append(plain(block))
    return [text for text in found if text.strip()]


# -- aids


def check_aid_pages(wish: AidWish, pages: list[ReadPage]) -> Report:
    """Sizes and texts of an aid."""
    wish.check()
    report = Report("aid", len(pages))
    if wish.pages and len(pages) > wish.pages and wish.form != "a4fold":
        report.problems.append(Problem(0, "pages", f"{len(pages)} instead of {wish.pages}"))
    for page in pages:
        for run in page.runs:
            if not run.text.strip():
                continue
            report.smallest = min(report.smallest, round(run.size, 2))
            if run.size < LEAST - CLOSE:
                tell(report, page, "small", f"{run.size:.2f} pt: {run.text}")
            edge = min(run.left, run.top, page.width - run.right, page.height - run.bottom)
            report.closest = min(report.closest, round(edge, 2))
            if edge < EDGE:
                tell(report, page, "near", f"{edge:.2f} mm: {run.text}")
        for one, other in overlaps(page.runs):
            tell(report, page, "overlap", f"{one.text} / {other.text}")
    whole = "".join(page.text for page in pages)
    footers = {squeezed(make_aid(wish.title, lang, wish.level).note) for lang in wish.languages}
    for footer in footers:
        whole = whole.replace(footer, "")
    for lang in wish.languages:
        for text in aid_texts(make_aid(wish.title, lang, wish.level)):
            report.texts += 1
            if not found_in(squeezed(text), whole):
                missing = Problem(0, "missing", text[:80])
                if sum(one.kind == "missing" for one in report.problems) < SAMPLES:
                    report.problems.append(missing)
    return report


def aid_texts(aid: Aid) -> list[str]:
    """Everything that must stand in an aid."""
    found = [aid.name, aid.pitch]
    for part in aid.sections:
        found += [part.heading, part.badge, part.purpose, *part.points]
        found += [said for _, said in part.intro] + [word for _, word in part.symbols]
        found += [cell for table in part.tables for row in table.rows for cell in row]
        for rule in part.rules:
            found += [rule.id, rule.title, rule.text]
    return [text for text in found if text]


def found_in(text: str, whole: str) -> bool:
    """Whether a text is there; one that goes on in the next column may be parted once."""
    if text in whole:
        return True
    for cut in range(len(text) - 1, 0, -1):
        if text[:cut] in whole:
            return text[cut:] in whole or len(text) - cut < 4
    return False
