"""What there is to play: titles, cards, rules, kingdoms, and looking at options before a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from secrets import token_hex

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.kernel.rules import rule_book
from tafelrunde.server.http import Call, json, kept, route
from tafelrunde.server.limits import PREVIEWS, WORD
from tafelrunde.server.messages import (
    CardInfo,
    KingdomInfo,
    Kingdoms,
    Preview,
    PreviewWish,
    RuleInfo,
    SetInfo,
    TitleInfo,
    TitleOption,
)
from tafelrunde.server.refusals import Refusal
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles import registry
from tafelrunde.titles.dominion import catalog as dominion
from tafelrunde.titles.dominion import kingdoms, options


@lru_cache
def all_titles() -> bytes:
    """All titles, as JSON."""
    told: list[TitleInfo] = []
    for meta in registry.TITLES.values():
        choices = [
            TitleOption(id=one.id, kind=one.kind, default=one.default, label=one.label)
            for one in meta.options
        ]
        told.append(
            TitleInfo(
                id=meta.id,
                name=meta.name,
                revision=meta.revision,
                min_seats=meta.min_seats,
                max_seats=meta.max_seats,
                authors=meta.authors,
                publishers=meta.publishers,
                sources=meta.sources,
                options=choices,
                bots=list(registry.load(meta.id).bots()),
            )
        )
    return msgspec.json.encode(told)


def texts_of(title: str) -> dict[str, Texts]:
    """The texts of a title in all languages."""
    return {lang: Texts(lang, title, strict=False) for lang in LANGUAGES}


# What is printed on the cards of a title beside their texts; others have none we know of.


def dominion_card(card: CardInfo) -> None:
    """Set, types, cost and numbers of a Dominion card."""
    printed = dominion.CARDS[card.id]
    card.set = printed.set
    card.types = printed.type_names()
    card.cost = printed.cost
    numbers = ("cards", "actions", "buys", "coins", "points")
    card.facts = {name: getattr(printed, name) for name in numbers}
    card.facts["printings"] = list(printed.printings)
    card.facts["basic"] = printed.basic


def root_card(card: CardInfo) -> None:
    """Suit, kind, crafting cost and item of a Root card."""
    from tafelrunde.titles.root.cards import CARDS, ITEMS, KINDS, SUITS

    printed = CARDS[card.id]
    card.types = [SUITS[printed.suit], KINDS[printed.kind]]
    card.cost = sum(printed.cost)
    card.facts = {"suit": SUITS[printed.suit], "kind": KINDS[printed.kind]}
    card.facts["cost"] = dict(zip(["any", *SUITS[1:]], printed.cost, strict=True))
    card.facts["item"] = ITEMS[printed.item] if printed.item >= 0 else ""
    card.facts["points"] = printed.points
    card.facts["copies"] = printed.copies


PRINTED: dict[str, Callable[[CardInfo], None]] = {"dominion": dominion_card, "root": root_card}


@lru_cache
def all_cards(title: str) -> bytes:
    """The cards of a title, as JSON."""
    texts = texts_of(title)
    told: list[CardInfo] = []
    for element in registry.load(title).elements():
        kind, _, id = element.partition("/")
        if kind != "card":
            continue
        message = message_id("card", id)
        words = [name for name in texts[LANGUAGES[0]].attributes(message) if name[:5] == "text-"]
        card = CardInfo(
            id=id,
            rule=f"{title}:{element}",
            name={lang: texts[lang].card_name(id) for lang in LANGUAGES},
            text={lang: texts[lang].card_text(id) for lang in LANGUAGES},
            editions={
                name[5:]: {lang: texts[lang].attribute(message, name) for lang in LANGUAGES}
                for name in words
            },
            notes={lang: texts[lang].card_notes(id) for lang in LANGUAGES},
            set="",
            types=[],
            cost=0,
            facts={},
        )
        if title in PRINTED:
            PRINTED[title](card)
        told.append(card)
    return msgspec.json.encode(told)


@lru_cache
def all_rules(title: str) -> bytes:
    """The numbered rules of a title, as JSON."""
    texts = texts_of(title)
    told: list[RuleInfo] = []
    for rule in rule_book(registry.load(title)).rules.values():
        if rule.message.startswith("rule-"):
            words = {lang: texts[lang].rule(rule.id) for lang in LANGUAGES}
            told.append(
                RuleInfo(
                    id=rule.id,
                    section=rule.section,
                    pending=rule.pending,
                    title={lang: words[lang].title for lang in LANGUAGES},
                    text={lang: words[lang].text for lang in LANGUAGES},
                )
            )
    return msgspec.json.encode(told)


@lru_cache
def all_kingdoms() -> bytes:
    """Dominion's boxes and recommended kingdoms, as JSON."""
    recommended = [
        KingdomInfo(
            slug=row.slug,
            name=row.message,
            set=row.set,
            printings=row.printings,
            sets=row.sets(),
            cards=row.cards,
        )
        for row in kingdoms.RECOMMENDED
    ]
    sets = [SetInfo(id=box.id, printings=list(box.printings)) for box in dominion.SETS.values()]
    told = Kingdoms(sets=sets, needs=list(kingdoms.NEEDS), recommended=recommended)
    return msgspec.json.encode(told)


def settle(title: str, seats: int, chosen: dict[str, object], reroll: str = "") -> Preview:
    """Check options and settle what they leave to chance; raises `BadOptions`."""
    if title == "dominion":
        given = chosen.get("draw")
        if isinstance(given, dict) and not given.get("seed"):
            chosen = {**chosen, "draw": {**given, "seed": token_hex(8)}}
        if reroll:
            chosen = options.reroll(chosen, reroll, token_hex(8))
    elif reroll:
        raise Refusal("bad-message", "there is nothing to re-roll")
    meta = registry.find(title)
    if seats not in meta.seat_counts():
        most = f"{meta.min_seats} to {meta.max_seats}"
        raise Refusal("bad-options", f"this title is for {most} players")
    registry.load(title).prepare(seats, chosen)
    preview = Preview(options=chosen, cards=[], printings={})
    if title == "dominion":
        kingdom = options.choose(chosen)
        preview.cards = [card.id for card in kingdom.cards]
        preview.printings = kingdom.printings
    return preview


def title_in(call: Call) -> str:
    """The title in the address."""
    return registry.find(call.request.path_params["title"][:WORD]).id


async def get_titles(call: Call) -> Response:
    """All titles."""
    return kept(call.request, all_titles())


async def get_cards(call: Call) -> Response:
    """All cards of a title."""
    return kept(call.request, all_cards(title_in(call)))


async def get_rules(call: Call) -> Response:
    """All rules of a title."""
    return kept(call.request, all_rules(title_in(call)))


async def get_kingdoms(call: Call) -> Response:
    """What a kingdom can be chosen from."""
    return kept(call.request, all_kingdoms())


async def preview(call: Call) -> Response:
    """Look at options before a table is made."""
    call.limit("preview", PREVIEWS, call.id or call.address)
    wish = await call.body(PreviewWish)
    return json(settle(title_in(call), wish.seats, wish.options, wish.reroll))


ROUTES: list[BaseRoute] = [
    route("GET", "/api/titles", get_titles),
    route("GET", "/api/titles/dominion/kingdoms", get_kingdoms),
    route("GET", "/api/titles/{title}/cards", get_cards),
    route("GET", "/api/titles/{title}/rules", get_rules),
    route("POST", "/api/titles/{title}/preview", preview),
]
