"""Where dividers lie: sizes, sheets, backs, cuts. PDF, SVG and checks all ask this module."""

import itertools
import re

import pytest

from tafelrunde.printing import geometry
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.geometry import (
    QUIET,
    Cuts,
    Slot,
    boxes,
    cut_svg,
    layout,
    sheet_cuts,
    union,
)
from tafelrunde.printing.wish import Wish


def whole(plan):
    """A sheet whose slots are all in use."""
    return list(range(len(plan.slots)))


def crossing(a, b):
    """Whether two rectangles share an area."""
    across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    down = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return across > 1e-6 and down > 1e-6


@pytest.mark.parametrize(
    ("size", "paper", "count"),
    [
        ("euro", "a4", 8),
        ("book", "a4", 6),
        ("sleeved", "a4", 6),
        ("us", "letter", 6),
        ("euro", "a3", 16),
    ],
)
def test_so_many_dividers_lie_on_a_sheet(size, paper, count):
    plan = layout(size=size, paper=paper)
    assert len(plan.slots) == count
    for slot in plan.slots:
        assert slot.x >= geometry.MARGIN - 1e-6
        assert slot.x + plan.shape.width <= plan.paper[0] - geometry.MARGIN + 1e-6
        assert slot.y >= geometry.MARGIN - 1e-6
        assert slot.y + plan.shape.total <= plan.paper[1] - geometry.MARGIN + 1e-6


@pytest.mark.parametrize("tabs", ["left", "centre", "right", "alternate", "4", "full"])
@pytest.mark.parametrize("stand", ["landscape", "portrait"])
def test_dividers_never_cover_each_other(tabs, stand):
    plan = layout(tabs=tabs, stand=stand)
    shapes = [
        (at, box)
        for at, slot in enumerate(plan.slots)
        for box in boxes(plan.shape, slot, plan.tab_at(at, at))
    ]
    for n, (one, box) in enumerate(shapes):
        assert not [1 for other, twin in shapes[n + 1 :] if other != one and crossing(box, twin)]


@pytest.mark.parametrize("tabs", ["left", "right", "alternate"])
def test_nested_tabs_interlock_and_save_paper(tabs):
    plan = layout(tabs=tabs, nest=True, paper="210x400")
    assert len(plan.slots) > len(layout(tabs=tabs, paper="210x400").slots)
    shapes = [
        (at, box)
        for at, slot in enumerate(plan.slots)
        for box in boxes(plan.shape, slot, plan.tab_at(at, at))
    ]
    for n, (one, box) in enumerate(shapes):
        assert not [1 for other, twin in shapes[n + 1 :] if other != one and crossing(box, twin)]
    upper = next(slot for slot in plan.slots if slot.turned)
    lower = next(slot for slot in plan.slots if not slot.turned)
    assert lower.y == pytest.approx(upper.y + plan.shape.height)  # they share the strip of tabs


@pytest.mark.parametrize("tabs", ["centre", "full", "3"])
def test_tabs_that_cannot_interlock_are_refused(tabs):
    with pytest.raises(BadPrint, match="interlock"):
        layout(tabs=tabs, nest=True)


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize("settings", [{}, {"nest": True}, {"nest": True, "paper": "210x400"}])
def test_the_back_of_a_divider_lies_behind_its_front(duplex, settings):
    plan = layout(**settings)
    width, height = plan.paper
    across = width > height  # then the long edge is above
    assert across == (settings == {"nest": True})
    for at, slot in enumerate(plan.slots):
        tab = plan.tab_at(at, at)
        front = boxes(plan.shape, slot, tab)
        back = boxes(plan.shape, plan.back(slot, duplex), plan.behind(tab))
        for (x, y, w, h), (bx, by, bw, bh) in zip(front, back, strict=True):
            assert (w, h) == (bw, bh)
            if (duplex == "long") != across:  # held against the light, left and right are exchanged
                assert (bx, by) == (pytest.approx(width - x - w), pytest.approx(y))
            else:  # above and below are
                assert (bx, by) == (pytest.approx(x), pytest.approx(height - y - h))


def test_serpentine_tabs_run_to_and_fro():
    plan = layout(tabs="3", serpentine=True)
    room = plan.shape.width - plan.shape.tab_width
    places = [plan.tab_at(0, leaf) / room for leaf in range(6)]
    assert places == [0, 0.5, 1, 0.5, 0, 0.5]
    assert [layout(tabs="3").tab_at(0, leaf) / room for leaf in range(4)] == [0, 0.5, 1, 0]


def test_stacked_sheets_are_in_order_once_cut():
    plan = layout()  # eight on a sheet
    rows = plan.order(20, stack=True)
    piles = [[row[slot] for row in rows] for slot in range(8)]
    assert [leaf for pile in piles for leaf in pile if leaf is not None] == list(range(20))
    assert plan.order(9, stack=False)[1][:2] == [8, None]


def test_cuts_are_exact_and_nothing_is_cut_twice():
    plan = layout(size="euro", tabs="left", paper="a4")
    cuts = sheet_cuts(plan, whole(plan))
    xs = sorted({round(slot.x, 3) for slot in plan.slots})
    assert xs[1] - xs[0] == pytest.approx(91, abs=0.05)
    for line in (cuts.horizontal, cuts.vertical):
        for spans in line.values():
            merged = union(spans)
            assert all(a[1] < b[0] for a, b in itertools.pairwise(merged))
    tops = {round(slot.y, 3) for slot in plan.slots}
    assert max(tops) - min(tops) == pytest.approx(3 * 70, abs=0.05)
    assert len(cuts.arcs) == 2 * len(plan.slots)


def test_the_cut_file_is_millimetres_one_group_and_no_fill():
    plan = layout()
    svg = cut_svg(sheet_cuts(plan, whole(plan)), plan.paper)
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in svg
    assert re.findall(r"<g [^>]*>", svg) == [
        '<g id="cut" fill="none" stroke="#f00" stroke-width="0.1">'
    ]
    numbers = [float(n) for n in re.findall(r"M([\d.]+) ", svg)]
    assert min(numbers) == pytest.approx(14)  # (210 - 2 * 91) / 2
    assert "NaN" not in svg


def test_a_partly_filled_sheet_is_cut_only_where_dividers_lie():
    plan = layout()
    cuts = sheet_cuts(plan, [0, *[None] * 7])
    assert max(x2 for _, _, x2, _ in cuts.segments()) == pytest.approx(plan.slots[0].x + 91)


@pytest.mark.parametrize("name", list(geometry.LABELS))
def test_labels_lie_on_their_sheet(name):
    plan = layout(paper=f"labels:{name}")
    for slot in plan.slots:
        assert slot.x + plan.shape.width <= plan.paper[0]
        assert slot.y + plan.shape.total <= plan.paper[1]
    assert not sheet_cuts(plan, whole(plan)).segments()  # they are cut already
    first, last = plan.slots[0], plan.slots[-1]  # the grid lies in the middle of the sheet
    assert plan.paper[0] - last.x - plan.shape.width == pytest.approx(first.x, abs=0.02)
    assert plan.paper[1] - last.y - plan.shape.total == pytest.approx(first.y, abs=0.02)


def test_one_on_a_page_has_bleed_around_it():
    plan = layout(paper="single")
    assert not plan.turns_upwards("long")  # a print shop turns pages like those of a book
    assert plan.paper == (91 + 6, 70 + 6)
    assert plan.slots == (Slot(3, 3),)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"size": "300x300"}, "larger than the paper"),
        ({"size": "9x9"}, "at least"),
        ({"size": "91x"}, "is no size such as"),
        ({"size": "ero"}, "did you mean 'euro'"),
        ({"paper": "a44"}, "did you mean 'a4'"),
        ({"paper": "labels:avery-5161"}, "did you mean 'avery-516"),
        ({"tabs": "middle"}, "no place for tabs"),
        ({"marks": "corp"}, "did you mean 'crop'"),
        ({"duplex": "longer"}, "did you mean 'long'"),
        ({"langs": "fr"}, "no choice of languages"),
        ({"shift_back": (50.0, 0.0)}, "at most 20 mm"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(wish, said):
    with pytest.raises(BadPrint, match=said) as caught:
        Wish("dominion", **wish).check()
    assert "\n" not in str(caught.value)


def test_nothing_is_cut_without_dividers():
    assert Cuts().segments() == []
    assert QUIET == 1.5
