"""The whole box is there: every face with power, cost, timing, limits, and a name in German."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.rules import rule_book, untested
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles.oath.cards.all_cards import PASSIVE
from tafelrunde.titles.oath.catalogue import (
    ADVISER_ONLY,
    CARDS,
    DENIZEN,
    EDIFICE,
    FACES,
    KINDS,
    OATHS,
    RUIN,
    SITE,
    SITE_ONLY,
    Card,
)
from tafelrunde.titles.oath.powers import HOOKS, Power, attach
from tafelrunde.titles.oath.title import TITLE

COUNTS = {
    "denizen": 198,
    "edifice": 6,
    "ruin": 6,
    "vision": 5,
    "relic": 21,
    "site": 23,
    "banner": 2,
    "trait": 4,
}
CHRONICLED = "forest_temple"  # says nothing before chapter 8
# A face of a kind must have at least one of these hooks; modifiers name their major action.
NEEDED = {
    "action": ["act"],
    "when_played": ["when_played"],
    "rest": ["rest"],
    "battle_plan": ["plan"],
}
TRIGGERS = {
    "bind_play",
    "card_played",
    "rolled",
    "relics_taken",
    "recovered",
    "travelled",
    "campaign_over",
    "follows_campaign",
    "comes_last",
}
# Attributes that say something by themselves.
PLAIN = Power()
SAYINGS = [
    "adviser_limit",
    "counts_as",
    "ignores_limit",
    "nomads_ignore_limit",
    "capacity",
    "ignores_capacity",
    "more_bandits",
]


def hooks_of(card: Card) -> set[str]:
    return {HOOKS[at] for at in card.power.hooks}


def test_every_face_of_the_box_is_in_the_registry():
    assert {
        KINDS[kind]: sum(card.kind == kind for card in FACES) for kind in range(len(KINDS))
    } == (COUNTS)
    assert len({card.id for card in FACES}) == len(FACES) == 265 and len(OATHS) == 4
    assert {f"card/{card.id}" for card in FACES} <= rule_book(TITLE).rules.keys()


@pytest.mark.parametrize("card", FACES, ids=lambda card: card.id)
def test_a_face_has_the_power_its_print_promises(card):
    if card.id in PASSIVE or card.id == CHRONICLED:
        return
    hooks = hooks_of(card)
    says = [name for name in SAYINGS if getattr(card.power, name) != getattr(PLAIN, name)]
    assert type(card.power) is not Power and card.power.id == card.id and (hooks or says)
    for kind in card.power_types:
        assert hooks.issuperset(NEEDED.get(kind, []))
    if "modifier" in card.power_types:
        assert any(card.modifies[:6] in hook for hook in hooks) or hooks & TRIGGERS, hooks
    if "battle_plan" in card.power_types:
        assert card.side in ("attacker", "defender", "either")
    if card.has_cost:  # somebody must pay before the power does anything
        asked = {"act", "rest", "plan", *(hook for hook in hooks if hook.startswith("use_"))}
        assert hooks & (asked | TRIGGERS), hooks


def test_restrictions_and_locks_are_those_of_the_printed_cards():
    found: dict[tuple[bool, bool, bool], int] = {}
    for card in FACES:
        if card.kind == DENIZEN:
            key = (card.restriction == SITE_ONLY, card.restriction == ADVISER_ONLY, card.locked)
            found[key] = found.get(key, 0) + 1
    site, adviser = (True, False), (False, True)
    assert found == {
        (False, False, False): 100,
        (*site, False): 39,
        (*adviser, False): 30,
        (*site, True): 6,
        (*adviser, True): 23,
    }
    for card in FACES:
        if card.kind in (EDIFICE, RUIN):
            assert card.restriction == SITE_ONLY and card.locked


@pytest.mark.rule("7.0")
def test_a_face_without_a_power_and_a_power_without_a_face_are_found_at_once(table):
    stranger = Card("nobody", 999, SITE)
    assert attach({**CARDS, "nobody": stranger})[-1] == "nobody"
    assert sorted(attach(CARDS)) == sorted(PASSIVE)
    with pytest.raises(ValueError, match="there is no card wolves"):
        attach({id: card for id, card in CARDS.items() if id != "wolves"})
    t = table("purple red")
    with pytest.raises(NotImplementedError):
        stranger.power.act(t.g, t.player("red"), 0)


def test_every_testable_rule_and_every_card_has_a_test_that_names_it():
    assert untested(TITLE) == []


# -- names and texts


def test_german_names_are_those_of_the_sources_or_marked_as_ours():
    german = Texts("de", "oath", strict=True)
    banners = {"peoples_favor": "Banner der Volksgunst"}
    banners["darkest_secret"] = "Banner des Dunkelsten Geheimnisses"
    known = 0
    for card in FACES:
        id, name = message_id("card", card.id), card.name_de or banners.get(card.id, "")
        assert german.has(id, "own") != bool(name), id
        known += bool(name)
        assert name in ("", german.text(id))
    assert known > 25
    assert german.text("card-shrouded-wood") == "Neblicher Wald"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_and_every_rule_has_a_text_in_both_languages(lang):
    texts = Texts(lang, "oath", strict=True)
    for rule in rule_book(TITLE).rules.values():
        assert len(texts.attribute(rule.message, "text")) > 15, rule.id
    english = Texts("en", "oath", strict=True)
    for card in FACES:
        assert len(texts.card_notes(card.id)) == len(english.card_notes(card.id)), card.id
