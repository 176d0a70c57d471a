"""Player aids: every rule of four titles, in two languages, on their pages."""

import io

import pikepdf
import pytest

from tafelrunde.kernel.rules import rule_book
from tafelrunde.printing.aid import AidWish, left_out, make_aid, sheet_of
from tafelrunde.printing.aid_pdf import FORMS, booklet, produce_aid
from tafelrunde.printing.check import check_pdf
from tafelrunde.printing.errors import BadPrint
from tafelrunde.texts import Texts
from tafelrunde.titles import registry

TITLES = list(registry.TITLES)
PAGES = {"dominion": 4, "root": 6, "oath": 6, "allegoria": 4}  # a comfortable size needs no more


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
    product = produce_aid(AidWish(title, lang))
    report = check_pdf(product.pdf)
    assert report.ok, report.problems
    assert report.pages <= PAGES[title]
    assert report.smallest >= 6.2 - 0.05


@pytest.mark.parametrize("form", list(FORMS))
def test_every_form_of_a_short_aid_passes_its_check(form):
    product = produce_aid(AidWish("oath", "de", form=form, level="short", ink="save"))
    report = check_pdf(product.pdf)
    assert report.ok, report.problems
    with pikepdf.open(io.BytesIO(product.pdf)) as file:
        width, height = (float(one) * 25.4 / 72 for one in file.pages[0].MediaBox[2:])
    wanted = (297.0, 210.0) if form == "a4fold" else FORMS[form][:2]
    assert (width, height) == pytest.approx(wanted, abs=0.1)


def test_all_of_oath_fits_on_four_pages():
    product = produce_aid(AidWish("oath", "de", pages=4))
    assert product.pages <= 4
    assert product.size >= 6.2
    assert check_pdf(product.pdf).ok


def test_too_few_pages_are_refused():
    with pytest.raises(BadPrint, match="does not fit on so few pages"):
        produce_aid(AidWish("root", "de", pages=1))


@pytest.mark.parametrize("langs", ["de/en", "de+en"])
def test_two_languages_are_both_there(langs):
    product = produce_aid(AidWish("allegoria", langs, form="a5", level="short"))
    report = check_pdf(product.pdf)
    assert report.ok, report.problems


def test_a_short_aid_is_shorter_and_has_the_main_things():
    short, full = make_aid("root", "en", "short"), make_aid("root", "en")
    assert 4 * sum(len(part.rules) for part in short.sections) < sum(
        len(part.rules) for part in full.sections
    )
    assert {"victory", "battle", "first", "errors"} <= {part.id for part in short.sections}


def test_equal_input_gives_equal_bytes():
    wish = AidWish("dominion", "en", level="short")
    assert produce_aid(wish).pdf == produce_aid(wish).pdf


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
