"""Divider PDFs, read back and measured."""

import io
import itertools
import re

import msgspec
import pikepdf
import pytest

from tafelrunde.printing import geometry
from tafelrunde.printing.check import check_pdf
from tafelrunde.printing.dominion.cells import batches
from tafelrunde.printing.dominion.dividers import make
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.produce import produce
from tafelrunde.printing.reading import read_pages, squeezed
from tafelrunde.printing.typeset import BATCH, compiler, glyphs
from tafelrunde.printing.wish import Wish

POINT = 72 / 25.4


def checked(product, end=""):
    report = check_pdf(product.pdfs[end])
    assert report.ok, report.problems
    return report


def test_everything_in_two_languages_is_whole_legible_and_small(prints):
    product = prints(langs="de/en", kinds="card,group,basic", group="each")
    report = checked(product)
    assert product.dividers >= 525
    assert report.texts > 4000
    assert report.smallest >= 6
    assert report.closest >= 1.5
    assert len(product.pdfs[""]) < 3_000_000


@pytest.mark.parametrize(
    "settings",
    [
        {"selection": "set:prosperity", "langs": "de+en"},
        {"selection": "set:seaside", "langs": "de/en", "nest": True, "paper": "a3"},
        {"selection": "set:guilds", "langs": "de", "stand": "portrait", "tabs": "3"},
        {"selection": "set:empires", "langs": "en", "size": "book", "group": "kind"},
        {"selection": "set:alchemy", "langs": "en/de", "duplex": "short", "stack": True},
        {"selection": "set:nocturne", "langs": "de+en", "duplex": "none", "ink": "save"},
        {"selection": "set:cornucopia", "langs": "de", "paper": "single", "ink": "mono"},
        {"selection": "set:adventures", "langs": "de+en", "paper": "labels:avery-l7651"},
        {"kinds": "trash,placeholder,blank:2,names:5", "langs": "en", "tabs": "centre"},
    ],
    ids=lambda settings: " ".join(str(value) for value in settings.values()),
)
def test_every_form_of_dividers_passes_its_check(prints, settings):
    report = checked(prints(**settings))
    assert report.texts


def test_the_whole_book_of_a_section_is_printed(prints):
    product = prints(like="book", size="book", langs="de", selection="section:21")
    checked(product)
    assert product.dividers == 52
    assert product.sheets == 9  # six on a page


def test_a_long_text_goes_on_at_a_ruling_and_never_below_six_points(prints):
    product = prints(
        selection="set:dark_ages", kinds="rules", langs="de", duplex="none", size="60x40"
    )
    report = checked(product)
    assert product.leaves > product.dividers
    assert report.smallest >= 6
    text = "".join(page.text for page in read_pages(product.pdfs[""]))
    assert re.search(r"1/\d", text)  # "n/m" on the tabs


def test_in_one_language_a_long_text_goes_on_on_the_back():
    wish = Wish("dominion", ["set:dark_ages"], kinds="rules", langs="de", size="60x40")
    both = produce(wish)
    wish.duplex = "none"
    assert both.leaves < produce(wish).leaves


def test_equal_input_gives_equal_bytes_and_says_what_it_is(prints):
    words = "card:moat card:castles card:wharf"
    product = prints(selection=words, langs="de/en", nest=True, paper="a3")
    wish = Wish("dominion", words.split(), langs="de/en", nest=True, paper="a3")
    assert produce(wish).pdfs == product.pdfs
    with pikepdf.open(io.BytesIO(product.pdfs[""])) as file:
        assert str(file.docinfo["/Title"]) == "Trennkarten für Dominion"
        assert str(file.Root.Lang) == "de"
        settings = str(file.docinfo["/TafelrundeSettings"]).encode()
        assert msgspec.json.decode(settings, type=Wish) == wish


def test_one_on_a_page_has_trim_and_bleed_boxes(prints):
    product = prints(selection="set:cornucopia", langs="de", paper="single", ink="mono")
    with pikepdf.open(io.BytesIO(product.pdfs[""])) as file:
        page = file.pages[0]
        trim = [float(one) / POINT for one in page.obj.TrimBox]
        assert trim[2] - trim[0] == pytest.approx(91, abs=0.1)
        assert trim[3] - trim[1] == pytest.approx(70, abs=0.1)
        bleed = [float(one) / POINT for one in page.obj.BleedBox]
        assert bleed == pytest.approx([0, 0, 97, 76], abs=0.1)


def test_fronts_and_backs_can_be_two_files():
    words = ["card:transmute", "card:golem"]
    product = produce(Wish("dominion", words, langs="de/en", duplex="split"))
    assert list(product.pdfs) == ["-front", "-back"]
    for end in product.pdfs:
        checked(product, end)
    front, back = (read_pages(product.pdfs[end])[0].text for end in product.pdfs)
    assert squeezed("Verwandlung") in front
    assert squeezed("Expansion II".upper()) in back


@pytest.mark.parametrize("langs", ["de", "de+en"])
def test_a_text_that_goes_on_on_the_back_is_found_in_two_files(langs):
    """Each file says which part of a text it holds; a check of one does not ask for the other."""
    wish = Wish("dominion", ["card:castles", "card:moat"], langs=langs, duplex="split")
    product = produce(wish)
    front, back = (checked(product, end) for end in product.pdfs)
    wish.duplex = "long"
    whole = checked(produce(wish))
    names = 2 * len(wish.languages)
    assert front.texts + back.texts >= whole.texts + names - 2
    assert front.texts < whole.texts
    assert back.texts < whole.texts
    with pikepdf.open(io.BytesIO(product.pdfs["-front"])) as file:
        everything = [[lang, 0, 99] for lang in [*wish.languages, "fr"]]
        parts = {0: everything, 1: everything}
        file.docinfo["/TafelrundeParts"] = msgspec.json.encode(parts).decode()
        out = io.BytesIO()
        file.save(out)
    assert {one.kind for one in check_pdf(out.getvalue()).problems} == {"missing"}


def test_settings_that_make_no_sense_are_refused():
    product = produce(Wish("dominion", ["card:moat"], langs="de", duplex="split"))
    for key, value, said in (
        ("/TafelrundeParts", "[1]", "settings cannot be read"),
        ("/TafelrundeLeaves", "many", "settings cannot be read"),
        ("/TafelrundeSettings", "{}", "settings cannot be read"),
    ):
        with pikepdf.open(io.BytesIO(product.pdfs["-front"])) as file:
            file.docinfo[key] = value
            out = io.BytesIO()
            file.save(out)
        with pytest.raises(BadPrint, match=said):
            check_pdf(out.getvalue())
    with pikepdf.open(io.BytesIO(product.pdfs["-front"])) as file:
        file.docinfo["/TafelrundeSides"] = "-left"
        out = io.BytesIO()
        file.save(out)
    assert [one.kind for one in check_pdf(out.getvalue()).problems] == ["pages"]


def lines_of(pdf):
    """The hairlines of the first page, in millimetres from its upper left corner."""
    with pikepdf.open(io.BytesIO(pdf)) as file:
        page = file.pages[0]
        height = float(page.MediaBox[3])
        drawn = page.Contents.read_bytes().split(b"0.25 w")[0]
    found = set()
    for x1, y1, x2, y2 in re.findall(rb"([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S", drawn):
        ends = (float(x1), height - float(y1), float(x2), height - float(y2))
        found.add(tuple(round(one / POINT, 1) for one in ends))
    return found


def test_the_lines_of_the_sheet_and_of_the_cut_file_agree(prints):
    product = prints(selection="set:prosperity", langs="de+en")
    svg = {
        tuple(round(float(one), 1) for one in found)
        for found in re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", product.cuts[0])
    }
    assert svg == lines_of(product.pdfs[""])
    assert len(product.cuts) == product.sheets


def test_cut_sizes_are_exact(prints):
    product = prints(selection="set:prosperity", langs="de+en")
    lines = lines_of(product.pdfs[""])
    xs = sorted({x1 for x1, y1, x2, y2 in lines if x1 == x2})
    assert {14.0, 105.0, 196.0} <= set(xs)
    ys = sorted({y1 for x1, y1, x2, y2 in lines if y1 == y2 and x2 - x1 > 80})
    assert [round(b - a, 1) for a, b in itertools.pairwise(ys)] == [70.0] * 3 or len(ys) > 3


def test_backs_can_be_shifted_and_calibrated():
    wish = Wish("dominion", ["card:moat"], langs="de", shift_back=(2.0, -1.0), calibration=True)
    pages = read_pages(produce(wish).pdfs[""])
    assert len(pages) == 4  # two to calibrate, then front and back
    front = next(run for run in pages[2].runs if "Burggraben" in run.text)
    back = next(run for run in pages[3].runs if "Burggraben" in run.text)
    plan = wish.check()
    moved = plan.back(plan.slots[0], "long").x + plan.behind(0.0) - plan.slots[0].x
    assert back.left - front.left == pytest.approx(moved + 2.0, abs=0.1)
    assert back.top - front.top == pytest.approx(-1.0, abs=0.1)


def test_the_second_name_stands_small_on_the_tab(prints):
    pages = read_pages(prints(selection="set:prosperity", langs="de+en").pdfs[""])
    runs = [run for page in pages for run in page.runs]
    name = next(run for run in runs if run.text.strip() == "Bischof")
    other = next(run for run in runs if run.text.strip() == "Bishop" and run.size < 8)
    assert name.size > 8.8
    assert 6 <= other.size < 7


def test_a_long_name_has_two_lines_and_its_words_stay_whole():
    product = produce(Wish("dominion", ["card:patrician_emporium"], langs="de/en"))
    front = [run for run in read_pages(product.pdfs[""])[0].runs if run.top < 19]
    assert [run.text.strip("\u200b ") for run in front[:4]] == [
        "2",
        "Patrizier/",
        "Handelsplatz",
        "Patrician/Emporium",
    ]


def test_both_languages_of_a_long_text_have_as_many_leaves():
    product = produce(Wish("dominion", ["card:gladiator_fortune"], langs="de/en"))
    assert product.leaves == 2
    for page in read_pages(product.pdfs[""]):  # no side is empty
        left = [run for run in page.runs if run.right < page.width / 2]
        assert min(len(left), len(page.runs) - len(left)) > 8


@pytest.mark.parametrize("name", list(geometry.LABELS))
def test_names_fit_on_every_sheet_of_labels(name):
    words = ["card:storyteller", "card:patrician_emporium", "card:moat", "card:native_village"]
    wish = Wish("dominion", words, langs="de+en", paper=f"labels:{name}", kinds="card")
    checked(produce(wish))


def test_a_name_on_a_large_label_stands_in_its_middle():
    wish = Wish("dominion", ["card:moat"], langs="de", paper="labels:avery-l7160")
    (page,) = read_pages(produce(wish).pdfs[""])
    name = next(run for run in page.runs if "Burggraben" in run.text)
    slot = wish.check().slots[0]
    assert name.top - slot.y > 8
    assert name.left - slot.x >= 3.4  # not at the edge of its plate


def test_a_second_name_on_a_label_keeps_off_the_cost():
    wish = Wish("dominion", ["card:apprentice"], langs="de+en", paper="labels:avery-l7651")
    (page,) = read_pages(produce(wish).pdfs[""])
    other = next(run for run in page.runs if "Apprentice" in run.text)
    layout = wish.check()
    coin = layout.slots[0].y + layout.shape.tab_height - 1.5 - 8.5 + 0.8  # its upper edge
    assert other.bottom + 0.8 < coin


def test_a_word_too_long_for_a_tab_is_parted_near_its_middle():
    (page, _) = read_pages(produce(Wish("dominion", ["card:storyteller"], langs="de")).pdfs[""])
    shown = [run.text.strip("\u200b\x02- ") for run in page.runs if run.size > 8.7]
    assert "Geschichten" in shown
    assert "erzähler" in shown


def test_a_long_text_is_as_large_as_its_sides_allow_and_members_keep_their_rulings():
    product = produce(Wish("dominion", ["set:renaissance"], kinds="rules,group", langs="de"))
    checked(product)
    assert max(product.sizes) >= 7.25  # rules, on two sides
    pages = read_pages(product.pdfs[""])
    for page in pages:  # the first ruling of the Canal follows its text
        if "Kanal" in page.text:
            assert squeezed("Karten kosten überall weniger") in page.text


def test_a_side_that_begins_with_a_ruling_says_whose_it_is():
    """Landmarks go on from side to side; the ruling that opens one bears its Landmark's name."""
    product = produce(Wish("dominion", ["set:empires"], kinds="group", langs="en"))
    checked(product)
    text = "".join(page.text for page in read_pages(product.pdfs[""]))
    assert squeezed("Basilica Every buy counts") in text
    assert squeezed("Tower Curses count") not in text  # only the first one


def test_the_set_stands_on_the_line_of_the_types():
    """Also for cards of one's own, whose set has no symbol."""
    own = (
        '[sets.meadow]\nde = "Die Wiese"\n[[cards]]\nid = "watermill"\nset = "meadow"\ncost = "3"\n'
        'types = ["action"]\npile = 10\nde = "Mühle"\ntext.de = "+1 Karte."\n'
    )
    wish = Wish("dominion", own=own, own_name="mine.toml", langs="de", kinds="card")
    runs = read_pages(produce(wish).pdfs[""])[0].runs
    kind = next(run for run in runs if run.text.strip() == "Aktion")
    meadow = next(run for run in runs if run.text.strip() == "Die Wiese")
    assert kind.base == pytest.approx(meadow.base, abs=0.15)


def test_a_minus_is_no_hyphen():
    text = read_pages(produce(Wish("dominion", ["card:curse"], langs="de")).pdfs[""])[0].text
    assert "−1Siegpunkt" in text


def test_labels_have_one_side_only():
    wish = Wish("dominion", ["card:moat"], langs="de", paper="labels:avery-5167")
    assert wish.duplex == "long"
    assert len(read_pages(produce(wish).pdfs[""])) == 1


@pytest.mark.parametrize("nest", [False, True])
def test_no_ink_comes_near_a_cut(nest):
    """Rendered without marks, a strip of 1.3 mm beside every cut is white."""
    import pypdfium2

    cards = ["moat", "militia", "overlord", "vineyard", "wharf", "gold", "curse", "castles"]
    wish = Wish("dominion", [f"card:{id}" for id in cards], langs="de", nest=nest, marks="none")
    wish.kinds = "card,basic"
    layout = wish.check()
    product = produce(wish)
    document = pypdfium2.PdfDocument(product.pdfs[""])
    dots = 4 * POINT  # in a millimetre
    image = document[0].render(scale=4).to_pil().convert("L")
    document.close()
    row = layout.order(product.leaves, stack=False)[0]
    cuts = geometry.sheet_cuts(layout, row).segments()
    assert len(cuts) > 20
    for x1, y1, x2, y2 in cuts:
        edges = (x1 - 1.3, y1 - 1.3, x2 + 1.3, y2 + 1.3)
        strip = image.crop([round(edge * dots) for edge in edges])
        assert strip.getextrema() == (255, 255), (x1, y1, x2, y2)


@pytest.mark.parametrize("ink", ["full", "save", "mono"])
def test_types_are_words_and_icons_in_every_ink(ink):
    product = produce(Wish("dominion", ["card:moat", "card:militia"], langs="de", ink=ink))
    text = "".join(page.text for page in read_pages(product.pdfs[""]))
    for word in ("Aktion", "Reaktion", "Angriff"):
        assert word in text
    if ink == "mono":
        assert not colours(product.pdfs[""])


def colours(pdf):
    """Colours that are no greys."""
    with pikepdf.open(io.BytesIO(pdf)) as file:
        data = file.pages[0].Contents.read_bytes()
    found = re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)", data)
    rgb = [tuple(float(one) for one in triple) for triple in found]
    return [one for one in rgb if max(one) - min(one) > 0.12]


def test_a_check_finds_what_is_wrong(prints):
    product = prints(selection="set:prosperity", langs="de+en")
    for change, kind in (
        ({"size": "80x59"}, {"near", "outside", "pages"}),
        ({"selection": ["set:seaside"]}, {"missing", "pages"}),
        ({"tabs": "left"}, {"outside"}),
        ({"paper": "letter"}, {"pages", "size"}),
    ):
        with pikepdf.open(io.BytesIO(product.pdfs[""])) as file:
            settings = msgspec.json.decode(str(file.docinfo["/TafelrundeSettings"]))
            file.docinfo["/TafelrundeSettings"] = msgspec.json.encode(settings | change).decode()
            out = io.BytesIO()
            file.save(out)
        report = check_pdf(out.getvalue())
        assert not report.ok
        assert {one.kind for one in report.problems} & kind, change


def test_only_our_own_pdfs_can_be_checked():
    out = io.BytesIO()
    made = pikepdf.new()
    made.add_blank_page()
    made.save(out)
    with pytest.raises(BadPrint, match="no settings"):
        check_pdf(out.getvalue())
    with pytest.raises(BadPrint, match="no PDF"):
        check_pdf(b"Moat")


def test_a_preview_of_one_divider_is_quick():
    """The second look at a divider takes a moment only: the compiler is warm."""
    from time import process_time

    wish = Wish("dominion", ["card:moat"], langs="de")
    data = batches(wish, wish.check(), make(wish))[0]
    made = compiler("dividers.typ", data)
    made.compile(format="svg")
    start = process_time()
    made.compile(format="svg", sys_inputs={"data": data.decode().replace("Karten", "Kärtchen")})
    assert process_time() - start < 0.1


def test_the_fonts_are_ours_and_have_what_german_needs():
    for font in ("FiraSansCondensed-Regular.ttf", "Alegreya-Bold.ttf"):
        assert {ord(one) for one in "ÄÖÜäöüß„“–’»«éàñ§"} <= glyphs(font)
    assert BATCH <= 64
    assert geometry.QUIET == 1.5
