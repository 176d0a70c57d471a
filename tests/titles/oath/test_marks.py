"""What stands beside an answer: where it lies on the table, what it costs, how a campaign goes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.marks import Mark
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tafelrunde.titles.oath.asking import TELLING
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.vocabulary import VOCABULARY
from tools.make_fixtures import FIXTURES

GAMES = sorted((FIXTURES / "oath").glob("*.json"))
TEXTS = {lang: Texts(lang, "oath", strict=True) for lang in LANGUAGES}
# Answers about numbers, words, and what nobody has laid on the table.
WORDS = re.compile(r"count \d+|.* (promise\w*|yes|raise|lower|add|remove|top|bottom|retain|bury)")
OATHS = re.compile(r"choose (people|devotion|protection|supremacy)")
PLACE = re.compile(
    r"s[1-8]|bank_(discord|arcane|order|hearth|beast|nomad)|reliquary_[1-4]|world_deck"
    r"|discards_(cradle|provinces|hinterland)"
)
RELIC = re.compile(r"s([1-8])\.relic([1-3])")


def replayed(path) -> Iterator[tuple[Match, Ask, int]]:
    """A recorded game, question by question, with the answers that were given."""
    record = decode(path.read_bytes())
    title = registry.load("oath")
    match = Match.new(title, record.seats, record.options, seed=record.seed)
    for seat, option in record.answers:
        (ask,) = match.pending
        yield match, ask, option
        match.answer(seat, option)


def marks(match: Match, ask: Ask) -> Iterator[tuple[int, Mark]]:
    for option in ask.options:
        yield option, match.table.mark(ask, option)


def is_there(match: Match, seat: int, spot: str) -> bool:
    """Whether a seat can see what a spot stands for."""
    table = match.table
    assert isinstance(table, Oath)
    zone, _, rest = spot.partition("/")
    if rest:
        owner, card = rest.split("/")
        zones = match.view(seat)["zones"]
        assert isinstance(zones, list)
        found = [one for one in zones if one["name"] == zone and one["owner"] == int(owner)]
        return card in found[0]["cards"]
    if relic := RELIC.fullmatch(spot):
        return int(relic[2]) <= len(table.sites[int(relic[1]) - 1].relics)
    colour, _, place = spot.partition(".")
    for player in table.players:
        if colour == player.id:
            this = player.advisers[int(place) - 1] if place else -1
            return this < 0 or not table.faceup[this]
    return PLACE.fullmatch(spot) is not None


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_answers_about_things_on_the_table_can_be_given_there(path):
    lit = 0
    for match, ask, _ in replayed(path):
        for option, mark in marks(match, ask):
            name = VOCABULARY.name(option)
            assert len(set(mark.spots)) == len(mark.spots)
            for spot in mark.spots:
                assert is_there(match, ask.seat, spot), f"{ask.prompt}: {name} is not at {spot}"
            if " " in name and not WORDS.fullmatch(name) and not OATHS.fullmatch(name):
                assert mark.spots, f"{ask.prompt}: {name} lies nowhere"
            lit += len(mark.spots)
    assert lit > 80


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_remarks_are_worded_in_every_language_and_tell_nothing_hidden(path):
    remarked = 0
    for at, (match, ask, _) in enumerate(replayed(path)):
        told = list(marks(match, ask))
        for _, mark in told:
            for texts in TEXTS.values():
                assert bool(texts.remark(mark)) == bool(mark.remark)
            remarked += bool(mark.remark)
        if at % 7 == 0:
            other = match.table.imagine(ask.seat, Rng(f"{path.stem} {at}"))
            for option, mark in told:
                twin = other.mark(ask, option)
                assert (twin.spots, twin.remark, twin.args) == (mark.spots, mark.remark, mark.args)
    assert remarked > 100


# -- prices are what is then paid

# What else moves tokens of the one who acts, besides the price.
GAINS = {
    "favor": ("gains-favor", "takes-favor", "catches-favor", "finds-favor"),
    "secrets": ("gains-secrets", "takes-secrets", "finds-secrets"),
    "supply": ("gains-supply",),
}
# Where more than the price is at stake, nothing is compared.
UPSETS = (
    *("turn", "round", "exchanges", "discards", "becomes-citizen", "becomes-exile", "wins"),
    *("recovers-banner", "oathkeeper", "gives-secrets", "rolls", "reveals-vision"),
)
PAID = {
    "favor": ("favor", "burned_favor"),
    "secrets": ("secrets", "burned_secrets", "flipped_secrets"),
    "supply": ("supply",),
}
PRICED = ("travel-to", "search-deck", "muster-on", "trade-with", "trade-for", "recover-thing")


def price_in(mark: Mark, what: str) -> int:
    """How much of something a remark says is paid."""
    told = mark.args.get("what", [])
    assert isinstance(told, list)
    return sum(int(one.split(":")[1]) for one in told if one.split(":")[0] in PAID[what])


def holds(me: Player) -> dict[str, int]:
    return {"favor": me.favor, "secrets": me.secrets, "supply": me.supply}


def player(match: Match, seat: int) -> Player:
    assert isinstance(match.table, Oath)
    return match.table.players[seat]


def is_priced(ask: Ask, option: int, mark: Mark) -> bool:
    """Whether an answer says a price that is paid at once."""
    verb = VOCABULARY.verb(option)
    if "or_more" in str(mark.args) or not mark.remark:
        return False
    if ask.prompt in ("act", "rest-power", "battle-plan"):
        return verb in ("use", "exile")
    if ask.prompt == "trade-with" and "gains" not in mark.args:
        return False  # favor or secrets are the next question
    return ask.prompt in PRICED and not ask.source


def compare(match: Match, ask: Ask, option: int, mark: Mark) -> bool:
    """Give an answer at a copy; whether it could be compared with its price."""
    before, known = holds(player(match, ask.seat)), match.event_count()
    twin = match.copy()
    twin.answer(ask.seat, option)
    events = twin.events(-1, known)
    if any(event["id"] in UPSETS for event in events):
        return False
    after = holds(player(twin, ask.seat))
    for what, ids in GAINS.items():
        gained = sum(
            int(str(event["count"]))
            for event in events
            if event["id"] in ids and event["seat"] == ask.seat
        )
        paid = before[what] + gained - after[what]
        text = f"{ask.prompt}: {VOCABULARY.name(option)} {mark.args}: {events}"
        assert paid == price_in(mark, what), f"{paid} {what} paid for {text}"
        if "gains" in mark.args and what != "supply":
            gains = mark.args["gains"]
            assert isinstance(gains, list)
            promised = sum(int(one.split(":")[1]) for one in gains if one.startswith(what))
            assert promised == gained, text
    return True


def test_what_a_remark_says_is_what_is_paid():
    compared: Counter[str] = Counter()
    for path in GAMES:
        for match, ask, _ in replayed(path):
            for option, mark in marks(match, ask):
                if is_priced(ask, option, mark) and compare(match, ask, option, mark):
                    compared[ask.prompt] += 1
    assert compared["travel-to"] > 300 and compared["search-deck"] > 60, compared
    assert compared["muster-on"] > 20 and compared["trade-for"] > 5, compared
    assert compared["act"] > 100 and compared["recover-thing"] >= 1, compared


def test_the_range_told_for_a_major_action_holds():
    checked: Counter[str] = Counter()
    for path in GAMES:
        told: tuple[int, int, int, str] | None = None
        since = supply = 0
        for match, ask, option in replayed(path):
            if ask.prompt != "act":
                continue
            if told is not None and told[0] == ask.seat:
                _, least, most, verb = told
                events = match.events(-1, since)
                if not any(event["id"] in ("gains-supply", "turn") for event in events):
                    paid = supply - player(match, ask.seat).supply
                    assert paid == 0 or least <= paid <= most, f"{verb}: {paid}, not {told}"
                    checked[verb] += 1
            mark = match.table.mark(ask, option)
            supply, since, told = player(match, ask.seat).supply, match.event_count(), None
            verb = VOCABULARY.verb(option)
            if mark.remark == "oath-remark-range":
                told = (ask.seat, int(str(mark.args["least"])), int(str(mark.args["most"])), verb)
            elif mark.remark and verb in ("search", "muster", "trade", "recover", "travel"):
                told = (ask.seat, price_in(mark, "supply"), price_in(mark, "supply"), verb)
    assert checked["travel"] > 30 and checked["search"] > 30 and checked["muster"] > 10, checked


# -- remarks one by one


def said(t, answer: str) -> str:
    """What stands beside an answer to the question that is open, in English."""
    (ask,) = t.match.pending
    return TEXTS["en"].remark(t.g.mark(ask, VOCABULARY.parse(answer)))


def spots(t, answer: str) -> list[str]:
    (ask,) = t.match.pending
    return list(t.g.mark(ask, VOCABULARY.parse(answer)).spots)


def finish(t) -> None:
    """Let the action that was begun come to its end."""
    while t.question().prompt != "act":
        t.answer(t.names()[0])


@pytest.mark.rule("5.6.1")
def test_a_way_costs_what_sites_and_cards_make_of_it(table):
    sites = {1: "lush_coast", 2: "mountain", 3: "mine", 6: "plains"}
    t = table("purple red", sites=sites, pawns={"purple": 1, "red": 1})
    assert said(t, "travel") == "(1 to 4 Supply)"
    t.answer("travel")
    assert said(t, "to s3") == "(Mine, 2 Supply)" and said(t, "to s6") == "(Plains, 4 Supply)"
    assert spots(t, "to s3") == ["s3"]
    assert said(t, "to s8") == "(not yet discovered, 4 Supply)"
    finish(t)


@pytest.mark.rule("5.1.1")
def test_the_holder_of_the_darkest_secret_searches_for_two(table):
    rich = table("purple red", visions_drawn=4, banners={"purple": "darkest_secret"}, deck="keep")
    assert said(rich, "search") == "(2 Supply)"
    poor = table("purple red", visions_drawn=4, deck="keep", piles={"cradle": "wolves elders"})
    assert said(poor, "search") == "(2 to 4 Supply)"
    poor.answer("search")
    assert said(poor, "draw world") == "(4 Supply)" and spots(poor, "draw world") == ["world_deck"]
    assert said(poor, "draw cradle") == "(2 cards, 2 Supply)"
    assert spots(poor, "draw cradle") == ["discards_cradle"]
    finish(poor)


@pytest.mark.rule("5.3.2")
def test_a_trade_tells_its_price_and_what_it_brings(table):
    t = table(
        "purple red",
        sites={1: "plains longbows"},
        advisers={"purple": "palanquin"},
        favor={"purple": 2},
        secrets={"purple": 1},
    )
    t.answer("trade")
    assert said(t, "for favor") == "(1 Supply, 1 secret; brings 2 favor)"
    assert said(t, "for secrets") == "(1 Supply, 2 favor; brings 1 secret)"
    assert spots(t, "for favor") == ["site_1_cards/-1/longbows"]
    finish(t)


@pytest.mark.rule("5.4.2")
def test_banners_cost_more_than_lies_on_them_and_relics_what_the_site_asks(table):
    t = table(
        "purple red",
        sites={1: "lush_coast"},
        relics_at={1: "cup_of_plenty"},
        favor={"purple": 9},
        secrets={"purple": 3},
        favor_on={"peoples_favor": 3},
        banks={},
    )
    t.answer("recover")
    assert said(t, "choose peoples_favor") == "(1 Supply, 4 favor or more)"
    assert spots(t, "choose peoples_favor") == ["banners/-1/peoples_favor"]
    assert said(t, "choose darkest_secret") == "(1 Supply, 2 secrets or more)"
    assert spots(t, "choose s1.relic1") == ["s1.relic1"]
    finish(t)


@pytest.mark.rule("5.5.1", "5.5.2")
def test_a_campaign_tells_its_odds_and_what_each_target_brings(table):
    t = table.battle(relics={"blue": "cup_of_plenty"}, favor={"blue": 2})
    assert re.fullmatch(r"\(2 Supply; \d+(\.\d)?\u00a0%\)", said(t, "campaign"))
    t.answer("campaign")  # against blue, for site 2, which must be a target
    assert said(t, "target cup_of_plenty") == "(+2 dice)"
    assert spots(t, "target cup_of_plenty") == ["relics/2/cup_of_plenty"]
    assert said(t, "target pawn").startswith("(+2 dice, if you win")
    assert spots(t, "target pawn") == ["blue"]
    finish(t)


@pytest.mark.rule("6.1")
def test_an_adviser_that_can_go_nowhere_says_so_before(table):
    full = {1: "plains wolves elders tents"}
    t = table("purple red", sites=full, advisers={"purple": "-keep -longbows"})
    assert (
        said(t, "adviser purple.1") == "(Keep, there is no place for it: it can only be discarded)"
    )
    assert said(t, "adviser purple.2") == "(Longbows)"
    assert spots(t, "adviser purple.1") == ["purple.1"]


ODDS: dict[str, int | str | list[str]] = {"what": ["supply:2"], "odds": 63, "tenths": 5}


def test_odds_have_tenths_only_where_there_are_any():
    assert TEXTS["de"].remark(Mark([], remark="oath-remark-odds", args=ODDS)) == (
        "(2 Vorräte; 63,5\u00a0%)"
    )
    even = ODDS | {"what": [], "tenths": 0, "worst": 7, "worst-tenths": 1}
    mark = Mark([], remark="oath-remark-odds-worst", args=even)
    assert TEXTS["en"].remark(mark) == "(63\u00a0%, at worst 7.1\u00a0%)"


# -- what is told


def test_choices_that_are_told_are_questions_of_the_game():
    for texts in TEXTS.values():
        assert all(texts.has(f"prompt-{prompt}") for prompt in TELLING)


# What goes on is told when it is decided: an adviser is turned up before it is known where it goes,
# a banner's price is begun to be paid before it is known how much is put on it. What returns when
# somebody rests is told by the next turn.
TOLD_LATER = ("act adviser", "recover-thing choose", "act rest")
PASSING = ("campaign", "offer", "chances", "journeys", "phase")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_whatever_changes_on_the_table_is_told(path):
    seen: dict[str, object] = {}
    events, answer, changes = 0, "", 0
    for match, ask, option in replayed(path):
        view = match.view(-1)
        facts = view["facts"]
        assert isinstance(facts, dict)
        view["facts"] = {key: facts[key] for key in facts if key not in PASSING}
        if seen and view != seen and answer not in TOLD_LATER:
            told = [event for event in match.log(-1, events) if "quiet" not in event]
            assert told, f"nobody is told what follows from '{answer}'"
            changes += 1
        seen, events = view, match.event_count()
        answer = f"{ask.prompt} {VOCABULARY.verb(option)}"
    assert changes > 15


def test_the_log_tells_consent_but_not_what_the_next_line_says_anyway(table):
    t = table("purple red", sites={1: "plains", 3: "mine"})
    t.answer("travel", "to s3")
    loud = [event["id"] for event in t.match.log(0) if "quiet" not in event]
    assert loud == ["acts", "travels"]
    assert [event["id"] for event in t.match.log(0)].count("decides") == 2


@pytest.mark.rule("5.4.1")
def test_the_only_thing_to_recover_is_named_first(table):
    t = table("purple red", sites={1: "plains"}, favor={"purple": 2}, favor_on={"peoples_favor": 1})
    assert said(t, "recover") == "(People's Favor, 1 Supply, 2 favor or more)"
    assert spots(t, "recover") == ["banners/-1/peoples_favor"]


@pytest.mark.rule("5.2.1", "5.3.1", "5.6.1", "5.1.2")
def test_an_action_is_meant_by_what_it_could_be_about(table):
    t = table(
        "purple red",
        sites={1: "plains herald", 3: "mine"},
        pawns={"purple": 1, "red": 1},
        favor={"purple": 1},
        supply={"purple": 2},
        piles={"cradle": "wolves"},
    )
    assert spots(t, "muster") == ["site_1_cards/-1/herald"]
    assert spots(t, "travel") == ["s2", "s3", "s4", "s5"]
    assert spots(t, "search") == ["world_deck", "discards_cradle"]
    assert sorted(spots(t, "campaign")) == ["red", "s1"]


@pytest.mark.rule("4.3.4")
def test_resting_is_asked_again_while_supply_would_be_lost(table):
    def caution(t) -> str:
        (ask,) = t.match.pending
        return str(t.g.mark(ask, VOCABULARY.parse("rest")).caution)

    assert caution(table("purple red")) == "sure-supply-lost"
    assert caution(table("purple red", supply={"purple": 1})) == ""
    assert caution(table("purple red", supply={"purple": 0})) == ""


@pytest.mark.rule("4.3")
def test_resting_says_by_its_name_that_the_turn_ends(table):
    t = table("purple red")
    (ask,) = t.match.pending
    ends = {VOCABULARY.name(one) for one in ask.options if t.g.mark(ask, one).ends}
    assert ends == {"rest"}
