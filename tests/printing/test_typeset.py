"""The typesetter: what it says is told, and processes of its own do the same as this one."""

import sys

import pytest

from tafelrunde.printing import compositor, typeset
from tafelrunde.printing.dominion.cells import batches
from tafelrunde.printing.dominion.dividers import make
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.wish import Wish


def test_another_process_sets_the_same():
    wish = Wish("dominion", ["card:moat"], langs="de")
    data = batches(wish, wish.check(), make(wish))[0]
    told = []
    (alone,) = typeset.set_all([data], 1)
    both = typeset.set_all([data, data], 2, told.append)
    assert both == [alone, alone]
    assert told == [1, 2]


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ('#set text(font: "Nowhere")\nMoat', "warns: unknown font family: nowhere"),
        ('#panic("name-too-long:moat")', "name of 'moat' does not fit on a tab"),
        ('#panic("text-too-long:moat")', "paragraph of 'moat' does not fit on a divider at 6 pt"),
        ("#nothing", "refuses: unknown variable: nothing"),
    ],
)
def test_whatever_the_typesetter_says_is_an_error(tmp_path, template, said):
    (tmp_path / "page.typ").write_text(template)
    answer = compositor.composed("page.typ", str(tmp_path), str(tmp_path), "{}")
    with pytest.raises(BadPrint, match=said):
        typeset.answered(*answer)


def test_a_typesetter_that_stops_is_an_error():
    with pytest.raises(BadPrint, match=r"stopped \(1\): no room"):
        typeset.run([sys.executable, "-c", "import sys; sys.exit('no room')"], b"")
