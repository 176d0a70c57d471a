"""Which dividers are meant."""

import pytest

from tafelrunde.printing.dominion.dividers import make
from tafelrunde.printing.dominion.selection import pick
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.wish import Wish


def ids(words, edition=""):
    return [id for id, _ in pick(words, edition).elements]


def made(*words, **settings):
    return make(Wish("dominion", list(words), **settings))


def test_cards_sets_sections_kingdoms_and_lists_can_be_named(tmp_path):
    assert ids(["card:moat"]) == ["moat"]
    assert ids(["card:Burggraben"]) == ["moat"]
    assert len(ids(["set:seaside"])) == 26
    assert len(ids(["kingdom:high-seas"])) == 10
    assert set(ids(["section:11"])) == set(ids(["set:seaside"]))
    file = tmp_path / "mine.txt"
    file.write_text("moat  # against witches\nset:alchemy\n\nThrone Room\n")
    assert ids([f"list:{file}"])[:2] == ["moat", "throne_room"]
    assert len(ids([f"list:{file}"])) == 15


def test_a_name_alone_is_a_set_a_card_or_a_kingdom():
    assert ids(["empires"]) == ids(["set:empires"]) == ids(["set:Empires"])
    assert ids(["die intrige@2009"]) == ids(["set:intrigue@2009"])
    assert ids(["Burggraben"]) == ["moat"]
    assert len(ids(["high-seas"])) == 10


def test_a_minus_leaves_out():
    assert "island" not in ids(["set:seaside", "-card:island"])
    assert len(ids(["-set:seaside"])) == 525 - 26


def test_without_an_edition_a_card_has_one_divider_with_its_years():
    (moat,) = made("card:moat", langs="en")
    assert "2008, 2013, 2017" in moat.faces["en"].head
    assert moat.edition == ""


def test_editions_choose_cards_and_texts():
    assert "woodcutter" in ids(["set:base"], "first")
    assert "woodcutter" not in ids(["set:base"], "latest")
    assert "merchant" not in ids(["set:base@2008"])
    assert len(pick(["card:moat"], "all").elements) == 3
    assert set(ids(["set:base"], "upgrade")) <= set(ids(["set:base"], "latest"))
    assert "woodcutter" in ids(["set:base"], "2013")


def test_a_text_of_one_printing_replaces_the_common_one():
    (old,) = made("card:moneylender", langs="en", edition="2008")
    (new,) = made("card:moneylender", langs="en", edition="2017")
    first = ["".join(text for _, text in one.faces["en"].blocks[0].runs) for one in (old, new)]
    assert "choose" not in first[0]  # trashing was no choice then
    assert "choose" in first[1]
    (common,) = made("card:moneylender", langs="en")
    notes = ["".join(text for _, text in block.runs) for block in common.faces["en"].blocks]
    assert any(note.startswith("2008: ") for note in notes)


def test_groups_are_shown_each_by_kind_or_together():
    by_kind = [one for one in made("set:nocturne", langs="en") if one.kind == "group"]
    assert [one.faces["en"].name for one in by_kind] == [
        "Boons",
        "Hexes",
        "States",
        "Heirlooms",
        "Zombies",
    ]
    together = [one for one in made("set:nocturne", group="set") if one.kind == "group"]
    assert len(together) == 1
    each = made(kinds="card,group,basic", group="each")
    assert len({one.id for one in each if not one.id.startswith("start/")}) == 525


def test_kinds_are_chosen():
    assert {one.kind for one in made("set:base", kinds="kingdoms")} == {"kingdoms"}
    blanks = made(kinds="blank:3,names:2,trash,placeholder")
    assert [one.kind for one in blanks[-5:]] == ["blank"] * 3 + ["names"] * 2
    curses = [one.part for one in made("set:base", kinds="basic") if one.id == "curse"]
    assert curses == ["1–10", "11–20", "21–30", "31–40", "41–50"]
    assert sum(one.id.startswith("start/") for one in made("set:base", kinds="basic")) == 6


def test_a_card_lists_the_kingdoms_that_recommend_it():
    (moat,) = made("card:moat", langs="en")
    also = [block for block in moat.faces["en"].blocks if block.kind == "also"]
    assert "First Game" in also[0].runs[0][1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["card:moaty"], "no card 'moaty'; did you mean 'moat'"),
        (["set:seasyde"], "did you mean 'seaside'"),
        (["set:seaside@2011"], "was printed in 2009, 2014, not in 2011"),
        (["section:30"], "no section '30'"),
        (["kingdom:high-sea"], "did you mean 'high-seas'"),
        (["empirs"], "no kind of selection 'empirs'; did you mean 'set:empires'"),
        (["moaty"], "did you mean 'card:moat'"),
        (["-moaty"], "did you mean 'card:moat'"),
    ],
)
def test_an_unknown_name_is_told_with_the_nearest(words, said):
    with pytest.raises(BadPrint, match=said):
        pick(words, "")


@pytest.mark.parametrize("kinds", ["cards", "blank", "blank:0", "names:999", "card:3"])
def test_unknown_kinds_are_refused(kinds):
    with pytest.raises(BadPrint):
        made(kinds=kinds)
