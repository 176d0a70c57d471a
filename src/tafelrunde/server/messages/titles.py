"""What can be played: titles, their options, cards and rules."""

from __future__ import annotations

from typing import Literal

from tafelrunde.server.messages.basics import Count, Model, Texts, Word

OptionKind = Literal[
    "flag", "choice", "number", "text", "seed", "list", "seats", "seat", "parts", "table"
]


class OptionShape(Model):
    """What a value can be. `item` is what lists hold and each of the seats gets."""

    kind: OptionKind
    choices: list[str | int] = []  # words and years; their names are messages '<words>-<choice>'
    words: str = ""
    or_table: bool = False  # a JSON object may stand for a choice
    least: int = 0  # of a number, the characters of a text, the entries of a list
    most: int = 0
    chance: bool = False  # 'random' may stand for a seat; among choices for seats it always may
    usual: list[str] = []  # what seats get if nothing is said
    item: OptionShape | None = None


class TitleOption(Model):
    """One option of a title: the message `label` names it and its attribute `help` explains it."""

    id: str
    label: str
    default: object  # null: nothing is said
    advanced: bool  # a form may fold it away
    form: bool  # for people; others are for files and programs
    required: bool  # a part that cannot be left out of what is kept
    shape: OptionShape
    parts: list[TitleOption]  # the options inside this one


class TitleInfo(Model):
    """GET /api/titles: a game we can play."""

    id: str
    name: str  # message id
    revision: int
    min_seats: int
    max_seats: int
    usual_seats: int
    authors: list[str]
    publishers: list[str]
    sources: list[str]
    options: list[TitleOption]
    bots: list[str]  # levels, then bots by name; message 'bot-<id>' where there is one
    default_bot: str  # who plays if nobody says otherwise
    levels: list[str]  # the first of `bots`, from easy to hard
    guided: bool  # there is a guided first game
    newcomer: dict[str, object]  # options of a first game; for seats the first is the newcomer's


class CardInfo(Model):
    """GET /api/titles/{title}/cards: a card but for its words; `facts` are the title's own.

    Every table waits for these, and has the words of one language from elsewhere.
    """

    id: str
    rule: str  # citation, 'dominion:card/moat'
    set: str
    types: list[str]
    cost: int  # -1: the cards of this title cost nothing
    printings: list[int]  # years
    basic: bool  # part of every game with its set
    facts: dict[str, object]


class CardWords(Model):
    """GET /api/titles/{title}/words: what a card says, in all languages."""

    id: str
    name: Texts
    text: Texts
    editions: dict[str, Texts]  # year of a printing that words it differently -> texts
    notes: dict[str, list[str]]  # language -> rulings


class RuleInfo(Model):
    """GET /api/titles/{title}/rules: a numbered rule in all languages."""

    id: str  # 'D17'; the citation is 'dominion:D17'
    section: str
    pending: str  # the set it waits for, or ''
    title: Texts
    text: Texts


class PreviewWish(Model):
    """POST /api/titles/{title}/preview: check options and settle what they leave to chance.

    `reroll` names a card to replace by another one.
    """

    seats: Count
    options: dict[str, object] = {}
    reroll: Word = ""


class Preview(Model):
    """The options, complete and checked, the cards they lead to, and the printing of each set.

    `more` is what the title's own form tells besides, null if there is nothing.
    """

    options: dict[str, object]
    cards: list[str]
    printings: dict[str, int]
    more: object = None
