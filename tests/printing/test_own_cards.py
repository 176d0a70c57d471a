"""Cards of one's own: data, never markup."""

import pytest

from tafelrunde.printing.check import check_pdf
from tafelrunde.printing.dominion.dividers import make
from tafelrunde.printing.dominion.own import read_own
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.produce import produce
from tafelrunde.printing.reading import read_pages, squeezed
from tafelrunde.printing.wish import Wish

TOML = """
[sets.meadow]
de = "Die Wiese"
en = "The Meadow"

[[cards]]
id = "shepherdess"
set = "meadow"
cost = "4"
types = ["action", "attack"]
pile = 12
de = "Schäferin"
en = "Shepherdess"
text.de = "+2 Karten. #panic() *kein* $Markup$ [hier] <b>"
text.en = "+2 cards. #panic() *no* $markup$ [here] <b>"
rulings.de = ["Ein Hinweis mit `Zeichen`."]
rulings.en = ["A ruling with `signs`."]
editions.2020.de = "Damals +1 Karte."
editions.2020.en = "Then +1 card."
"""

CSV = """id,set,cost,types,pile,name_de,name_en,text_de,text_en,rulings_de,rulings_en,edition
old_mill,meadow,3D,action duration,10,Alte Mühle,Old Mill,+1 Karte.,+1 card.,Eins|Zwei,One|Two,
old_mill,,,,,,,Früher.,Earlier.,,,2020
"""


def wish(text, name="mine.toml", **settings):
    return Wish("dominion", own=text, own_name=name, **settings)


def test_own_cards_are_printed_with_sets_texts_and_rulings():
    product = produce(wish(TOML, langs="de/en"))
    report = check_pdf(product.pdfs[""])
    assert report.ok, report.problems
    text = "".join(page.text for page in read_pages(product.pdfs[""]))
    for said in ("Schäferin", "Shepherdess", "Die Wiese", "12 Karten", "2020: Then +1 card."):
        assert squeezed(said) in text


def test_text_is_never_markup():
    product = produce(wish(TOML, langs="en"))
    text = "".join(page.text for page in read_pages(product.pdfs[""]))
    assert squeezed("#panic() *no* $markup$ [here] <b>") in text
    assert squeezed("`signs`") in text


def test_a_table_says_the_same():
    (mill,) = make(wish(CSV, "mine.csv", langs="en"))
    assert mill.cost == [("debt", "3")]
    blocks = ["".join(text for _, text in block.runs) for block in mill.faces["en"].blocks]
    assert blocks == ["+1\u00a0card.", "2020: Earlier.", "One", "Two"]


def test_own_and_printed_cards_can_be_mixed():
    made = make(wish(TOML, selection=["card:moat", "set:meadow"], kinds="card"))
    assert [one.id for one in made] == ["moat", "shepherdess"]


def test_a_missing_translation_is_an_error_unless_the_other_may_stand_in():
    half = TOML.replace("text.de", "#")
    with pytest.raises(BadPrint, match="'shepherdess' has no text in 'de'"):
        make(wish(half, langs="de"))
    (made,) = make(wish(half, langs="de", fallback="en"))
    assert made.faces["de"].blocks[0].runs[0][1].startswith("[en]")


def test_a_character_the_font_lacks_is_named():
    with pytest.raises(BadPrint, match=r"'shepherdess' has the character 羊 \(U\+7F8A\)"):
        produce(wish(TOML.replace("Schäferin", "羊"), langs="de"))


def test_a_name_that_fits_no_tab_is_an_error():
    with pytest.raises(BadPrint, match="the name of 'shepherdess' does not fit"):
        produce(wish(TOML.replace("Schäferin", "Wiesenschäferinnenversammlung " * 3), langs="de"))


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("[sets\n", "a.toml", "look at line 1, column 6"),
        ('[[cards]]\nid = "Moat!"', "a.toml", "is no id such as"),
        ('[[cards]]\nid = "moat"', "a.toml", "two cards 'moat'"),
        ('[[cards]]\nid = "x"\ntypes = ["hero"]', "a.toml", "no type 'hero'"),
        ('[[cards]]\nid = "x"\ncost = "much"', "a.toml", 'needs cost = "4"'),
        ('[[cards]]\nid = "x"\nset = "nowhere"', "a.toml", "in no set of the file"),
        ('[[cards]]\nid = "x"\nprice = 3', "a.toml", "no field 'price'"),
        ('[[cards]]\nid = "x"\nrulings.de = "one"', "a.toml", "'x' needs rulings"),
        ("name\nx\n", "a.csv", "the columns are"),
        ("id\nx\n", "a.txt", "something.toml"),
    ],
)
def test_a_file_with_a_mistake_says_which(text, name, said):
    with pytest.raises(BadPrint, match=said):
        read_own(text, name)
