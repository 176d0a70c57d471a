"""Player aids: every rule of four titles, in two languages, on their pages."""

import io
import os
from functools import cache
from zlib import crc32

import pikepdf
import pytest

from tafelrunde.kernel.rules import rule_book
from tafelrunde.printing.aid import AidWish, left_out, make_aid, plain_letters, sheet_of
from tafelrunde.printing.aid_pdf import FORMS, booklet, columns_of, produce_aid
from tafelrunde.printing.check import check_pdf
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.reading import read_pages, squeezed
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.texts import Texts
from tafelrunde.titles import registry

TITLES = list(registry.TITLES)
# Every pair of languages and levels takes minutes: TAFELRUNDE_PRINT_ALL=1 looks at them all.
ALL = bool(os.environ.get("TAFELRUNDE_PRINT_ALL"))
AID_LANGS = ["de", "en", "de+en", "de/en"] if ALL else ["de+en"]
AID_LEVELS = ["short", "full"] if ALL else ["short"]
POSTER = TITLES[crc32(daily_seed().encode()) % len(TITLES)]  # posters take longest: one title a day
PAGES = {"dominion": 4, "root": 6, "oath": 6, "allegoria": 4}  # a comfortable size needs no more


@cache
def made(title, langs, form="a4", level="full", ink="full"):
    """An aid that several tests look at."""
    return produce_aid(AidWish(title, langs, form=form, level=level, ink=ink))


@pytest.mark.parametrize("title", TITLES)
def test_no_rule_is_left_out_and_none_is_told_twice(title):
    assert left_out(title) == []
    book = rule_book(registry.load(title))
    numbered = [id for id in book.rules if "/" not in id]
    shown = [rule.id for part in make_aid(title, "de").sections for rule in part.rules]
    assert sorted(shown) == sorted(numbered)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_an_aid_is_whole_legible_and_keeps_to_its_pages(title, lang):
    product = made(title, lang)
    report = check_pdf(product.pdf)
    assert report.ok, report.problems
    assert report.pages <= PAGES[title]
    assert report.smallest >= 6.2 - 0.05


@pytest.mark.parametrize("level", AID_LEVELS)
@pytest.mark.parametrize("langs", AID_LANGS)
@pytest.mark.parametrize("form", list(FORMS))
@pytest.mark.parametrize("title", TITLES)
def test_every_form_of_every_title_passes_its_check(title, form, langs, level):
    if form == "poster-a2" and title != POSTER and not ALL:
        pytest.skip("another title's turn today")
    product = made(title, langs, form, level, "save")
    report = check_pdf(product.pdf)
    assert report.ok, report.problems
    assert report.smallest >= 6.2 - 0.05
    with pikepdf.open(io.BytesIO(product.pdf)) as file:
        width, height = (float(one) * 25.4 / 72 for one in file.pages[0].MediaBox[2:])
    wanted = (297.0, 210.0) if form == "a4fold" else FORMS[form][:2]
    assert (width, height) == pytest.approx(wanted, abs=0.1)


def test_two_languages_stand_side_by_side():
    product = made("oath", "de+en", "a4", "short", "save")
    both = [make_aid("oath", lang, "short").sections for lang in ("de", "en")]
    pages = read_pages(product.pdf)
    for german, english in zip(*both, strict=True):
        pairs = [
            (one, two)
            for page in pages
            for one in page.runs
            for two in page.runs
            if one.text.strip() == german.heading
            and two.text.strip() == english.heading
            and abs(one.base - two.base) < 0.1
        ]
        assert any(one.right < two.left < one.left + 80 for one, two in pairs), german.id


def test_a_folded_sheet_is_filled():
    for title in ("dominion", "oath"):
        product = made(title, "en", "a4fold", "short")
        assert product.pages == 4
        assert product.size > 7.4


def test_everything_on_a_poster_is_large():
    product = produce_aid(AidWish("dominion", "de", form="poster-a2", level="short"))
    assert product.pages == 1
    assert product.size > 12
    assert check_pdf(product.pdf).smallest > 10  # numbers and the foot, too
    assert columns_of(AidWish("dominion", form="poster-a2"), 15.0) == 4
    assert columns_of(AidWish("dominion", form="poster-a2"), 8.0) == 7
    assert columns_of(AidWish("dominion", "de+en", form="card"), 6.4) == 1


def test_each_page_has_a_foot_in_its_language():
    pages = read_pages(produce_aid(AidWish("dominion", "de/en", level="short")).pdf)
    notes = [squeezed(make_aid("dominion", lang).note) for lang in ("de", "en")]
    assert [[note in page.text for note in notes] for page in pages] == [
        [True, False],
        [False, True],
    ]


@pytest.mark.parametrize("title", TITLES)
def test_a_short_aid_has_no_empty_section_and_both_languages_agree(title):
    both = [make_aid(title, lang, "short").sections for lang in ("de", "en")]
    for one, two in zip(*both, strict=True):
        assert one.rules or one.points or one.tables or one.intro or one.symbols, one.id
        assert len(one.points) == len(two.points), one.id
        assert [len(t.rows) for t in one.tables] == [len(t.rows) for t in two.tables]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_labels_of_tables_are_capital_and_numbers_have_true_minus_signs(title, lang):
    for part in make_aid(title, lang).sections:
        for table in part.tables:
            labels = [*table.rows[0], *[row[0] for row in table.rows]]
            assert not [label for label in labels if label[:1].islower()]
            assert not [cell for row in table.rows for cell in row if cell.startswith("-")]
        assert not [rule.id for rule in part.rules if " -1" in rule.text]


def test_terms_stand_in_the_order_of_the_alphabet_and_side_by_side():
    def terms(lang, beside=""):
        aid = make_aid("oath", lang, beside=beside)
        rules = next(part for part in aid.sections if part.id == "terms").rules
        return [rule for rule in rules if rule.depth == 0]

    for lang in ("de", "en"):
        titles = [rule.title for rule in terms(lang)]
        assert len(titles) > 20
        assert titles == sorted(titles, key=plain_letters)
    assert [rule.id for rule in terms("en", "de")] == [rule.id for rule in terms("de")]
    assert plain_letters("Überfall") < plain_letters("Vision")


def test_numbers_of_a_narrow_table_are_not_parted_and_words_stand_apart():
    """Also where a track's sections or three regions hardly have room beside each other."""
    for title, row in (("allegoria", "8–9 10–11 12"), ("oath", "Cradle Provinces Hinterland")):
        pages = read_pages(made(title, "en", "a4fold", "short").pdf)
        assert any(row in run.text for page in pages for run in page.runs), title


def test_a_word_that_names_a_rule_stands_behind_it():
    text = "".join(page.text for page in read_pages(made("oath", "en").pdf))
    rule = Texts("en", "oath").rule("10.Gesperrt")
    assert squeezed(f"{rule.title}. {rule.text} {rule.id}") in text


def test_a_long_pitch_stands_below_a_long_title():
    for form, level, below in (("a4", "full", False), ("a4fold", "short", True)):
        page = read_pages(made("allegoria", "en", form, level).pdf)[0]
        title = next(run for run in page.runs if "Allegoria" in run.text and run.size > 20)
        pitch = next(run for run in page.runs if "Six weeks" in run.text)
        assert (pitch.top > title.bottom - 1) == below


def test_all_of_oath_fits_on_four_pages():
    product = produce_aid(AidWish("oath", "de", pages=4))
    assert product.pages <= 4
    assert product.size >= 6.2
    assert check_pdf(product.pdf).ok


def test_too_few_pages_are_refused():
    with pytest.raises(BadPrint, match="does not fit on so few pages"):
        produce_aid(AidWish("root", "de", pages=1))


def test_two_languages_follow_each_other():
    product = produce_aid(AidWish("allegoria", "de/en", form="a5", level="short"))
    report = check_pdf(product.pdf)
    assert report.ok, report.problems


def test_a_short_aid_is_shorter_and_has_the_main_things():
    short, full = make_aid("root", "en", "short"), make_aid("root", "en")
    assert 4 * sum(len(part.rules) for part in short.sections) < sum(
        len(part.rules) for part in full.sections
    )
    assert {"victory", "battle", "first", "errors"} <= {part.id for part in short.sections}


def test_equal_input_gives_equal_bytes():
    wish = AidWish("dominion", "en", form="a4fold", level="short")
    assert produce_aid(wish).pdf == made("dominion", "en", "a4fold", "short").pdf


def test_pages_of_a_booklet_follow_each_other_once_it_is_folded():
    assert booklet(4) == [(3, 0), (1, 2)]
    assert booklet(8) == [(7, 0), (1, 6), (5, 2), (3, 4)]


@pytest.mark.parametrize("title", TITLES)
def test_actions_say_what_they_are_for_in_both_languages(title):
    for lang in ("de", "en"):
        aid = make_aid(title, lang)
        assert sum(bool(part.purpose) for part in aid.sections) >= 5
        for needed in ("first", "errors", "tips", "pieces", "later"):
            part = next(one for one in aid.sections if one.id == needed)
            assert part.points, (title, needed)


def test_numbers_come_from_the_titles_own_data():
    from tafelrunde.titles.oath.board import SEARCH_COST, TRAVEL_COST

    tables = {t.title: t.rows for part in make_aid("oath", "en").sections for t in part.tables}
    assert tables["Search: Supply"][1][1:] == [str(one) for one in SEARCH_COST]
    assert [row[1:] for row in tables["Travel: Supply"][1:]] == [
        [str(one) for one in row] for row in TRAVEL_COST
    ]
    assert tables["Exiling a Citizen: favor"][3][1:] == ["3", "4", "5"]
    battle = {t.title: t.rows for part in make_aid("root", "en").sections for t in part.tables}
    assert battle["Rolled hits, before the limit"][1][1:] == ["6 %", "19 %", "31 %", "44 %"]


@pytest.mark.parametrize("title", TITLES)
def test_texts_of_the_aid_are_all_used(title):
    texts = Texts("en", title)
    plans = sheet_of(title).sections
    named = {f"aid-{plan.id}" for plan in plans}
    named |= {f"aid-symbol-{name}" for plan in plans for name in plan.symbols}
    known = {id for id in texts.ids("aid-") if not id.startswith(("aid-table-", "aid-worth-"))}
    assert known == named
