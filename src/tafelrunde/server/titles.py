"""What there is to play: titles, cards, rules, and looking at options before a game."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.bots.registry import seatable
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.options import MatchOption
from tafelrunde.kernel.rules import rule_book
from tafelrunde.server.guides import guide_of
from tafelrunde.server.http import Call, json, kept_soon, route
from tafelrunde.server.jobs import Settle
from tafelrunde.server.limits import PREVIEWS, WORD
from tafelrunde.server.messages import (
    CardInfo,
    CardWords,
    PreviewWish,
    RuleInfo,
    TitleInfo,
    TitleOption,
)
from tafelrunde.server.options import are_small, check_size, settle
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry


@lru_cache
def all_titles() -> bytes:
    """All titles, as JSON."""
    told: list[TitleInfo] = []
    for meta in registry.TITLES.values():
        title, guide = registry.load(meta.id), guide_of(meta.id)
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
                bots=list(seatable(title)),
                default_bot=title.default_bot,
                levels=list(title.levels()),
                guided=guide is not None,
                newcomer=guide.newcomer if guide is not None else {},
            )
        )
    return msgspec.json.encode(told)


def title_option(option: MatchOption) -> TitleOption:
    """An option as a form needs it."""
    return msgspec.convert(option.shape(), TitleOption)


def texts_of(title: str) -> dict[str, Texts]:
    """The texts of a title in all languages."""
    return {lang: Texts(lang, title, strict=False) for lang in LANGUAGES}


@lru_cache
def all_cards(title: str) -> bytes:
    """The cards of a title, as JSON."""
    told = [card_info(title, face) for face in registry.load(title).catalogue()]
    return msgspec.json.encode(told)


@lru_cache
def all_words(title: str) -> bytes:
    """What the cards of a title say, as JSON."""
    texts = texts_of(title)
    told = [card_words(texts, face) for face in registry.load(title).catalogue()]
    return msgspec.json.encode(told)


def card_info(title: str, face: CardFace) -> CardInfo:
    """A card but for its words."""
    return CardInfo(
        id=face.id,
        rule=f"{title}:{face.rule}",
        set=face.set,
        types=face.types,
        cost=face.cost,
        printings=face.printings,
        basic=face.basic,
        facts=face.facts,
    )


def card_words(texts: dict[str, Texts], face: CardFace) -> CardWords:
    """The words of a card."""
    return CardWords(
        id=face.id,
        name={lang: texts[lang].card_name(face.id) for lang in LANGUAGES},
        text={lang: texts[lang].card_text(face.id) for lang in LANGUAGES},
        editions={
            name: {lang: texts[lang].card_text(face.id, name) for lang in LANGUAGES}
            for name in texts[LANGUAGES[0]].card_editions(face.id)
        },
        notes={lang: texts[lang].card_notes(face.id) for lang in LANGUAGES},
    )


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
def all_presets(title: str) -> bytes:
    """What the form of a title offers besides its options, as JSON."""
    return msgspec.json.encode(registry.load(title).presets())


def title_in(call: Call) -> str:
    """The title in the address."""
    return registry.find(call.request.path_params["title"][:WORD]).id


async def get_titles(call: Call) -> Response:
    """All titles."""
    return await kept_soon(call, all_titles)


async def get_cards(call: Call) -> Response:
    """All cards of a title."""
    return await kept_soon(call, all_cards, title_in(call))


async def get_words(call: Call) -> Response:
    """What all cards of a title say."""
    return await kept_soon(call, all_words, title_in(call))


async def get_rules(call: Call) -> Response:
    """All rules of a title."""
    return await kept_soon(call, all_rules, title_in(call))


async def get_presets(call: Call) -> Response:
    """What the form of a title offers besides its options."""
    return await kept_soon(call, all_presets, title_in(call))


async def preview(call: Call) -> Response:
    """Look at options before a table is made."""
    call.limit("preview", PREVIEWS, call.id or call.address)
    wish, title = await call.body(PreviewWish), title_in(call)
    check_size(wish.options)
    if are_small(wish.options):
        return json(settle(title, wish.seats, wish.options, wish.reroll))
    job = Settle("", title, wish.seats, wish.options, wish.reroll)
    return json(msgspec.Raw(await call.wish(job)))


ROUTES: list[BaseRoute] = [
    route("GET", "/api/titles", get_titles),
    route("GET", "/api/titles/{title}/cards", get_cards),
    route("GET", "/api/titles/{title}/words", get_words),
    route("GET", "/api/titles/{title}/rules", get_rules),
    route("GET", "/api/titles/{title}/presets", get_presets),
    route("POST", "/api/titles/{title}/preview", preview),
]
