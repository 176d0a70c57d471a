"""What there is to play: titles, cards, rules, kingdoms, and looking at options before a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from secrets import token_hex

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.kernel.options import MatchOption, settled
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
    TitleInfo,
    TitleOption,
)
from tafelrunde.server.options import check_wishes
from tafelrunde.server.refusals import Refusal
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles import registry
from tafelrunde.titles.dominion import catalogue as dominion
from tafelrunde.titles.dominion import kingdoms, options


@lru_cache
def all_titles() -> bytes:
    """All titles, as JSON."""
    told: list[TitleInfo] = []
    for meta in registry.TITLES.values():
        told.append(
            TitleInfo(
                id=meta.id,
                name=meta.name,
                revision=meta.revision,
                min_seats=meta.min_seats,
                max_seats=meta.max_seats,
                usual_seats=meta.usual_seats,
                authors=meta.authors,
                publishers=meta.publishers,
                sources=meta.sources,
                options=[title_option(one) for one in meta.options],
                bots=list(registry.load(meta.id).bots()),
            )
        )
    return msgspec.json.encode(told)


def title_option(option: MatchOption) -> TitleOption:
    """An option as a form needs it."""
    return msgspec.convert(option.shape(), TitleOption)


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
    """Suit, kind, crafting cost and item of a Root card; the two items of a quest."""
    from tafelrunde.titles.root.catalogue import CARDS, ITEMS, KINDS, QUEST_CARD, QUESTS, SUITS

    printed = CARDS[card.id] if card.id in CARDS else next(q for q in QUESTS if q.id == card.id)
    card.set = "quests" if printed.kind == QUEST_CARD else "deck"
    card.types = [SUITS[printed.suit], KINDS[printed.kind]]
    card.cost = sum(printed.cost)
    card.facts = {"suit": SUITS[printed.suit], "kind": KINDS[printed.kind]}
    card.facts["cost"] = dict(zip(["any", *SUITS[1:]], printed.cost, strict=True))
    card.facts["item"] = ITEMS[printed.item] if printed.item >= 0 else ""
    card.facts["item2"] = ITEMS[printed.item2] if printed.item2 >= 0 else ""
    card.facts["points"] = printed.points
    card.facts["copies"] = printed.copies


def oath_card(card: CardInfo) -> None:
    """Suit, kind, limits, cost of the power, and the numbers of an Oath card."""
    from tafelrunde.titles.oath.catalogue import (
        CARDS,
        DENIZEN,
        KINDS,
        NO_RECOVERY,
        NO_SUIT,
        RECOVERIES,
        RESTRICTIONS,
        SUITS,
    )

    printed = CARDS[card.id]
    kind = KINDS[printed.kind]
    suit = SUITS[printed.suit] if printed.suit != NO_SUIT else ""
    card.set = suit if printed.kind == DENIZEN else f"{kind.replace('ruin', 'edifice')}s"
    card.types = ([suit] if suit else []) + ([kind] if printed.kind != DENIZEN or not suit else [])
    numbers = ("favor", "burn_favor", "secrets", "burn_secrets", "capacity", "dice")
    card.facts = {name: getattr(printed, name) for name in numbers}
    card.facts["kind"] = kind
    card.facts["restriction"] = RESTRICTIONS[printed.restriction]
    card.facts["locked"] = printed.locked
    if printed.recovery != NO_RECOVERY:  # what a relic at this site costs
        card.facts["recovery"] = RECOVERIES[printed.recovery]
        card.facts["recovery_cost"] = printed.recovery_cost
        paid_to = printed.recovery_suit
        card.facts["recovery_suit"] = SUITS[paid_to] if paid_to != NO_SUIT else ""


def allegoria_card(card: CardInfo) -> None:
    """The type of a card of Throne of Allegoria, and whether the rulebook shows it."""
    from tafelrunde.titles.allegoria.listing import card_types, origin

    card.types = [card_types()[card.id]]
    card.set = origin(card.id)
    card.cost = -1


def root_quests() -> list[str]:
    """The quests lie on the table like cards."""
    from tafelrunde.titles.root.catalogue import QUESTS

    return [f"quest/{quest.id}" for quest in QUESTS]


PRINTED: dict[str, Callable[[CardInfo], None]] = {
    "dominion": dominion_card,
    "root": root_card,
    "oath": oath_card,
    "allegoria": allegoria_card,
}
# Cards that are no elements with a rule of their own.
MORE: dict[str, Callable[[], list[str]]] = {"root": root_quests}


@lru_cache
def all_cards(title: str) -> bytes:
    """The cards of a title, as JSON."""
    texts = texts_of(title)
    told: list[CardInfo] = []
    cards = [one for one in registry.load(title).elements() if one.startswith("card/")]
    for element in cards + (MORE[title]() if title in MORE else []):
        kind, _, id = element.partition("/")
        message = message_id(kind, id)
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
    """Dominion's recommended kingdoms, as JSON."""
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
    return msgspec.json.encode(Kingdoms(recommended=recommended))


def settle(title: str, seats: int, chosen: dict[str, object], reroll: str = "") -> Preview:
    """Check options and settle what they leave to chance; raises `BadOptions`."""
    check_wishes(title, chosen)
    chosen = settled(registry.find(title).options, chosen, seats, token_hex(8))
    if reroll and title != "dominion":
        raise Refusal("bad-message", "there is nothing to re-roll")
    if reroll:
        chosen = options.reroll(chosen, reroll, token_hex(8))
    registry.load(title).prepare(seats, chosen)
    preview = Preview(options=chosen, cards=[], printings={})
    if title == "dominion":
        kingdom = options.choose(chosen)
        preview.cards = [card.id for card in kingdom.cards]
        if kingdom.bane is not None:
            preview.cards.append(kingdom.bane.id)
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
