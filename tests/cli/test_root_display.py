"""Root at the terminal: the map in both forms, the boards, whole games, and the catalogue."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tafelrunde.cli.generic import display
from tafelrunde.cli.play import shown_names
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tafelrunde.titles.root.board import BOARDS, SPOTS
from tafelrunde.titles.root.catalogue import FACES, QUESTS
from tafelrunde.titles.root.factions.base import FACTION_IDS
from tafelrunde.titles.root.meta import META
from tafelrunde.titles.root.terminal.display import RootDisplay
from tafelrunde.titles.root.terminal.map import FOREST_SPOTS, INSIDE, WIDE, Piece, RootMap, packed
from tafelrunde.titles.root.vocabulary import FORESTS, VOCABULARY
from tests.cli.conftest import Person, Sitting, data, refused

MIXES = [
    ["marquise", "eyrie"],
    ["alliance", "vagabond", "marquise", "eyrie"],
    ["cult", "riverfolk", "eyrie"],
    ["vagabond", "vagabond_2", "riverfolk", "cult", "alliance", "marquise"],
]


@pytest.fixture(autouse=True)
def root_is_listed(monkeypatch):
    monkeypatch.setitem(registry.TITLES, "root", META)


def played(factions: list[str], answers: int = 0, **options: object) -> Match:
    """A game after so many random answers."""
    title = registry.load("root")
    options = {"factions": factions, "any_mix": True, "first": 0, **options}
    names = ["Ada", *["random"] * (len(factions) - 1)]
    match = Match.new(title, len(factions), options, seed="root", names=names)
    bot = RandomBot(Rng("root"))
    while len(match.answers) < answers and not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, bot.choose(match.table.sight(ask.seat), ask))
    return match


def drawn_for(match: Match, lang: str = "en") -> RootDisplay:
    drawn = display(match.title, Texts(lang, "root"))
    assert isinstance(drawn, RootDisplay)
    known = match.title.bots()
    drawn.names = shown_names(drawn.texts, match.names, known, drawn.marks(match))
    return drawn


def printed(what: RenderableType, width: int = WIDE) -> str:
    """What a terminal without colours shows."""
    out = StringIO()
    Console(file=out, width=width, highlight=False, markup=False).print(what)
    lines = out.getvalue().splitlines()
    assert all(len(line) <= width for line in lines)
    return "\n".join(line.rstrip() for line in lines)


def facts(match: Match) -> dict[str, Any]:
    told = match.view(-1)["facts"]
    assert isinstance(told, dict)
    return told


def a_map(match: Match, lang: str = "en") -> RootMap:
    return RootMap(Texts(lang, "root"), facts(match))


# -- the map


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map", BOARDS)
def test_a_wide_terminal_shows_every_clearing_and_forest_as_a_picture(lang, map):
    drawn = a_map(played(["marquise", "eyrie"], map=map), lang)
    shown = printed(drawn)
    for c in range(1, SPOTS):
        suit = drawn.texts.text(f"suit-{drawn.suit(c)}")
        assert f"╭ {c} {suit} ─" in shown
    for forest in range(1, len(BOARDS[map].forests) + 1):
        assert f"♣{forest}" in shown
    assert "~" in shown
    assert "·" in shown


@pytest.mark.parametrize("map", BOARDS)
def test_a_narrow_terminal_lists_the_clearings_with_their_ways(map):
    shown = printed(a_map(played(["marquise", "eyrie"], map=map)), 80)
    assert "╭" not in shown
    rows = {line.split()[0]: line for line in shown.splitlines() if line.split()[0].isdecimal()}
    board = BOARDS[map]
    for c in range(1, SPOTS):
        for way in (*map_numbers(board.paths[c]), *(f"~{d}" for d in board.rivers[c])):
            assert way in rows[str(c)].split()


def map_numbers(clearings: list[int]) -> list[str]:
    return [str(c) for c in clearings]


def test_a_clearing_shows_its_ruler_warriors_pieces_ruin_and_free_slots():
    match = played(["marquise", "eyrie", "vagabond"])
    told = facts(match)
    told["clearings"][10] |= {"ruler": 1, "free_slots": 1, "ruin": True}
    told["factions"][0]["warriors"][10] = 2
    told["factions"][1]["warriors"][10] = 3
    told["factions"][0]["pieces"]["wood"][10] = 4
    told["factions"][1]["pieces"]["roost"][10] = 1
    told["factions"][2]["pawn"] = "c11"
    drawn = RootMap(Texts("en", "root"), told)
    shown = printed(drawn)
    assert "╭ 11 Mouse ─── E ╮" in shown
    for line in ("│M2 E3 V*        │", "│Wd4 Ro Ru □     │"):
        assert line in shown
    row = next(line for line in printed(drawn, 80).splitlines() if line.startswith("11"))
    assert row.split()[1:] == [
        "Mouse",
        "E",
        "M2",
        "E3",
        "V*",
        "Wd4",
        "Ro",
        "Ru",
        "□",
        "3",
        "6",
        "12",
        "~7",
        "~10",
    ]
    assert drawn.describe(11) == "Mouse, E rules: M2 E3 V* Wd4 Ro Ru □"
    for meaning in ("M Marquise", "E Eyrie", "Wd Wood", "Ro Roost", "Ru Ruin", "V* pawn"):
        assert meaning in shown


@pytest.mark.parametrize("map", BOARDS)
@pytest.mark.parametrize("c", range(1, SPOTS))
def test_a_full_clearing_loses_nothing(map, c):
    told = facts(played(MIXES[3], map=map))
    pieces = {"sawmill": 2, "wood": 8, "keep": 1, "sympathy": 1, "garden_fox": 1}
    for faction in told["factions"]:
        faction["warriors"][c - 1] = 11
        for kind, n in pieces.items():
            if kind in faction["pieces"]:
                faction["pieces"][kind][c - 1] = n
    told["factions"][0]["pawn"] = told["factions"][1]["pawn"] = f"c{c}"
    drawn = RootMap(Texts("de", "root"), told)
    shown = printed(drawn.picture())
    for d in range(1, SPOTS):
        assert f"╭ {d} {drawn.texts.text(f'suit-{drawn.suit(d)}')} ─" in shown
    for piece in [*drawn.warriors(c), *drawn.pieces(c)]:
        assert piece.text in shown


def test_pieces_fill_the_rows_of_a_box():
    rows = packed([Piece("M11")] * 9)
    assert sum(len(row) for row in rows) == 9
    assert all(sum(len(piece.text) + 1 for piece in row) - 1 <= INSIDE for row in rows)


@pytest.mark.parametrize("map", BOARDS)
def test_a_pawn_in_a_forest_is_seen_in_both_forms(map):
    match = played(["vagabond", "eyrie"], map=map)
    for forest in range(1, len(BOARDS[map].forests) + 1):
        told = facts(match)
        told["factions"][0]["pawn"] = f"f{forest}"
        drawn = RootMap(Texts("en", "root"), told)
        assert f"♣{forest} V*" in printed(drawn)
        assert f"V* in forest {forest} (at " in printed(drawn, 80)


def crosses(p: tuple[int, int], q: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether the lines p-q and a-b cross."""

    def side(u: tuple[int, int], v: tuple[int, int], w: tuple[int, int]) -> int:
        return (v[0] - u[0]) * (w[1] - u[1]) - (v[1] - u[1]) * (w[0] - u[0])

    return side(p, q, a) * side(p, q, b) < 0 and side(a, b, p) * side(a, b, q) < 0


@pytest.mark.parametrize("map", BOARDS)
def test_a_forest_is_named_where_no_path_lies_between_it_and_its_clearings(map):
    drawn = a_map(played(["marquise", "eyrie"], map=map))
    board = BOARDS[map]
    centers = [drawn._center(c) for c in range(SPOTS)]
    borders = [board.paths] if map == "autumn" else [board.paths, board.rivers]
    lines = [(a, b) for ways in borders for a in range(SPOTS) for b in ways[a] if a < b]
    for forest, (x, y) in enumerate(FOREST_SPOTS[map], 1):
        near = board.through_woods[FORESTS.objects[forest - 1]]
        assert len(drawn.clearings_at(forest)) >= 3
        for c in (c for c in near if c < SPOTS):
            for a, b in lines:
                if c not in (a, b):
                    assert not crosses((x, y), centers[c], centers[a], centers[b])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_factions_and_marks_tell_pieces_apart_without_any_colour(lang):
    texts = Texts(lang, "root", strict=True)
    letters = [texts.attribute(f"short-{id}".replace("_", "-"), "letter") for id in FACTION_IDS]
    assert len(set(letters)) == len(FACTION_IDS)
    marks = [texts.text(id) for id in texts.ids("mark-")]
    assert len(set(marks)) == len(marks) == 12


# -- the boards


def test_the_boards_show_tracks_hands_and_what_was_crafted():
    match = played(["marquise", "eyrie", "alliance"], 8)
    shown = printed(drawn_for(match).table(match.view(0), 0))
    assert "Sawmill 1/6 (next: 1 wood, 1 VP)" in shown
    assert "Roosts 1/7: 0 VP and 1 card each evening" in shown
    assert "3 supporters · officers 0 · no bases" in shown
    assert "Sympathy 0/10 (next: 1 supporter, 0 VP)" in shown
    for column in ("Recruit", "Move", "Battle", "Build"):
        assert column in shown
    assert shown.count("vizier") == 2
    assert shown.count("Hand: ") == 1, "the hands of others stay hidden"
    assert "Points (30 win)" in shown


def test_the_boards_of_the_expansion_and_the_vagabond_are_complete():
    match = played(["vagabond", "cult", "riverfolk", "eyrie"], 25)
    shown = printed(drawn_for(match).table(match.view(0), 0))
    for words in (
        "satchel and damaged",
        "Relationships: Cult",
        "acolytes",
        "outcast",
        "Gardens: Fox",
        "Funds: ",
        "Payments: ",
        "Prices: Hand Card ",
        "Trade posts: Fox 0/3",
        "Quests: ",
    ):
        assert words in shown
    assert shown.count("Hand: ") == 2, "one's own and the open hand of the Riverfolk"


def test_a_spectator_sees_no_hidden_hand():
    match = played(["marquise", "eyrie", "alliance"], 40)
    shown = printed(drawn_for(match).table(match.view(-1), -1))
    assert "Hand: " not in shown
    assert "Supporters: " not in shown


def test_points_are_a_bar_and_a_dominance_card_takes_its_place():
    match = played(["marquise", "eyrie", "cult", "vagabond"])
    told = facts(match)
    told["factions"][0] |= {"points": 7}
    told["factions"][1] |= {"points": 12, "dominance": "dominance_fox"}
    told["factions"][3] |= {"points": 10, "dominance": "dominance_bird", "partner": 2}
    lines = printed(drawn_for(match).scores(told)).splitlines()
    assert lines[1].split()[0] == "E"
    assert "goal: Dominance (Fox)" in lines[1]
    assert "coalition with Random Bot (Cult)" in lines[2]
    assert lines[3].endswith("7 " + "█" * 7 + "·" * 23)


# -- questions and answers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_object_of_an_answer_has_a_name(lang):
    texts = Texts(lang, "root", strict=True)
    for name in filter(None, VOCABULARY.objects.values()):
        assert texts.thing(name)


def test_clearings_are_chosen_by_their_own_numbers(tmp_path):
    options = {"factions": ["marquise", "eyrie"]}
    sitting = Sitting("en", "numbers", tmp_path / "game.json", 2, options, "root")
    session = sitting.session
    (ask,) = session.match.pending
    assert ask.prompt == "place-keep"
    assert [key for key, _ in session.numbered(ask)] == [1, 2, 3, 4]
    session.match.answer(0, VOCABULARY.parse("keep c2"))
    (ask,) = session.match.pending
    assert ask.prompt == "place-building"
    assert dict(session.numbered(ask)) == {c: VOCABULARY.parse(f"at c{c}") for c in (2, 5, 6, 10)}
    assert session.understand(ask, "10")[0] == [VOCABULARY.parse("at c10")]
    assert session.understand(ask, "clearing 5")[0] == [VOCABULARY.parse("at c5")]


def test_the_log_leaves_out_choices_that_something_else_tells():
    match = played(["marquise", "eyrie"], 60)
    told = match.log(0)
    kept = drawn_for(match).tidy(told)
    assert sum(face["id"] == "decides" for face in told) > 20
    assert {face["prompt"] for face in kept if face["id"] == "decides"} == {"place-keep"}
    assert {face["id"] for face in told} - {face["id"] for face in kept} <= {"discards"}


# -- whole games


class Tired(Person):
    """Somebody who leaves after so many questions."""

    def __init__(self, seed: str, questions: int) -> None:
        super().__init__(seed)
        self.questions = questions

    def read(self, prompt: str) -> str:
        if len(self.said) == self.questions:
            raise EOFError
        return super().read(prompt)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mix", range(len(MIXES)))
def test_a_person_plays_any_faction_at_any_width(lang, mix, tmp_path):
    factions = MIXES[mix]
    options = {"factions": factions, "any_mix": True, "map": ["autumn", "winter"][mix % 2]}
    path = tmp_path / "game.json"
    width = 80 if lang == "en" else WIDE
    sitting = Sitting(lang, f"root/{mix}", path, len(factions), options, "root", width)
    person = Tired(f"root/{mix}", 60)
    person.session, sitting.session.read = sitting.session, person.read
    assert sitting.session.run() == sitting.match.over
    shown = sitting.out.getvalue()
    assert sitting.match.over or len(person.said) == 60
    assert all(len(line) <= width for line in shown.splitlines() if str(path) not in line)
    assert path.exists()


def finished(path: Path, lang: str = "en") -> Sitting:
    """A game for two, played to its end."""
    options: dict[str, object] = {"factions": ["marquise", "eyrie"]}
    sitting = Sitting(lang, "finished", path, 2, options, "root")
    assert sitting.session.run()
    return sitting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end(lang, tmp_path):
    shown = finished(tmp_path / "game.json", lang).out.getvalue()
    end = shown.partition(Texts(lang).text("final-heading"))[2]
    assert Texts(lang, "root").text("root-end-points") in end
    assert "█" * 30 in end


def test_a_newcomer_is_asked_for_a_faction_and_can_see_the_list(run):
    shown = run("play", "root", "--seed", "abc", input="?\nnonsense\neyrie\n").output
    assert "Marquise de Cat" in shown
    assert "There is no faction “nonsense”" in shown
    assert "You play against Woodland Bot (Marquise)" in shown
    assert "Who leads the Eyrie?" in shown or "Where does" in shown


def test_factions_and_map_are_named_on_the_command_line(run):
    names = ("-o", "factions=cult,riverfolk,vagabond", "-o", "any_mix=yes", "-o", "map=winter")
    shown = run("play", "root", *names, "--seed", "abc", "--bots", "random", input="").output
    assert "Random Bot (Riverfolk), Random Bot (Vagabond)" in shown
    few = ("play", "root", "-o", "factions=kult", "-o", "map=Winter", "--lang", "de")
    assert "Waldbot (Marquise)" in run(*few, input="").output
    assert "Known are: autumn, winter" in refused(run("play", "root", "-o", "map=nonsense"))
    assert "nonsense" in refused(run("play", "root", "-o", "factions=nonsense"))
    assert "kingdom" in refused(run("play", "root", "-o", "kingdom=first-game"))
    assert "factions" in refused(run("play", "dominion", "-o", "factions=cult"))


def test_the_command_line_accepts_the_same_mixes_as_every_other_way(run):
    mix = ("play", "root", "-o", "factions=cult,riverfolk,vagabond")
    assert "'any_mix' allows every mix" in refused(run(*mix))
    assert "reach" in refused(run("play", "root", "--seats", "2", "-o", "factions=cult"))
    asked = run("play", "root", "--seats", "2", input="cult\neyrie\n").output
    assert "'any_mix' allows every mix" in asked
    assert "You play against Woodland Bot (Marquise)." in asked
    free = run("play", "root", "--seats", "2", "-o", "any_mix=yes", input="cult\n").output
    assert "You play against Woodland Bot (Marquise)." in free


def test_a_game_is_saved_replayed_and_read_as_a_log(run, tmp_path):
    path = tmp_path / "game.json"
    finished(path)
    log = run("replay", str(path), "--log", "--lang", "de").output
    assert "Runde 1: " in log
    assert Texts("de", "root").text("root-end-points") in log
    for step in ("0", "12"):
        assert "Points (30 win)" in run("replay", str(path), "--step", step).output
    told = data(run("replay", str(path), "--json"))
    assert told["title"] == "root"
    assert told["over"]
    resumed = run("play", "root", "--load", str(path), "--lang", "de")
    assert "gewonnen" in resumed.output


# -- the catalogue


def test_cards_for_machines_have_the_same_fields_as_those_of_every_title(run):
    told = data(run("cards", "root", "--json"))
    assert [card["id"] for card in told if card["set"] == "deck"] == [
        card.id for card in sorted(FACES, key=lambda card: card.suit)
    ]
    assert [card["id"] for card in told if card["set"] == "quests"] == [q.id for q in QUESTS]
    for card in told:
        assert list(card) == ["id", "name", "set", "types", "cost", "text", "rulings"]
        assert card["text"].keys() == {"en", "de"}
    cards = {card["id"]: card for card in told}
    assert cards["tax_collector"]["cost"] == ["fox", "rabbit", "mouse"]
    assert cards["royal_claim"]["cost"] == ["any"] * 4
    assert cards["anvil"]["types"] == ["fox", "item"]
    assert cards["errand_fox"]["cost"] == ["tea", "boot"]
    assert cards["anvil"]["name"] == {"en": "Anvil", "de": "Amboss"}


def test_a_card_shows_its_suit_cost_printings_and_rulings(run):
    shown = run("cards", "root", "tax").output
    for piece in ("Fox – Lasting effect · cost FRM", "Later printing: ", "root:card/tax_collector"):
        assert piece in shown
    german = run("cards", "root", "steuer", "--lang", "de").output
    assert "Kosten FHM" in german
    assert "root:quest/errand_fox" in run("cards", "root", "errand_fox").output
    found = data(run("cards", "root", "--type", "Hinterhalt", "--lang", "de", "--json"))
    assert len(found) == 4


@pytest.mark.parametrize(
    ("printing", "words"), [("early", "one other player"), ("later", "an enemy")]
)
def test_cards_and_rules_are_worded_as_in_the_printing_that_is_played(run, printing, words):
    options = json.dumps({"cards_print": printing, "factions": ["marquise", "eyrie"]})
    for said in ("card better burrow", "rule card/better_burrow_bank"):
        shown = run("play", "root", "--options", options, "--seed", "a", input=f"{said}\nquit\n")
        assert words in " ".join(shown.output.replace("│", " ").split()), said


def test_rules_are_listed_and_headings_need_no_test(run, tmp_path):
    assert "4.3.2.II" in run("rules", "root").output
    assert "root:4.3.2.II" in run("rules", "root", "4.3.2.II", "--lang", "de").output
    (tmp_path / "test_none.py").write_text("")
    told = data(run("rules", "root", "--untested", "--tests", str(tmp_path), "--json"))
    untested = {rule["id"] for rule in told["untested"]}
    assert {"4.3.2", "card/anvil"} <= untested
    assert "1.1" not in untested
    assert told["pending"] == []


def test_root_is_listed_measured_and_played_by_bots(run):
    assert "Root" in run("titles").output
    measured = data(run("bench", "root", "--seconds", "0.05", "--job", "random_2", "--json"))
    assert measured[0]["title"] == "root"
    options = ("--seats", "random,random", "--games", "2", "--workers", "1", "--json")
    assert data(run("arena", "root", *options))["games"] == 2
