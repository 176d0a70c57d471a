"""What people are shown beside an answer: where the card lies, what it costs, what one may regret.

Spots are 'zone/owner/card': 'hand/0/moat', 'revealed/1/gold', 'trash/-1/feast', and for piles
'supply/-1/moat'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.kernel.marks import Mark, card_spot
from tafelrunde.titles.dominion.catalogue import CARDS, Card
from tafelrunde.titles.dominion.vocabulary import (
    BUY,
    GAIN,
    NAME,
    TOKEN,
    TRASH,
    TREASURES,
    USE,
    VOCABULARY,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

# Answers about Supply piles, unless the card that asks looks into the trash.
OF_PILES: Final = [BUY, GAIN, NAME, TOKEN]
FROM_TRASH: Final = ["lurker", "thief"]
LURKER: Final = "lurker"  # trashes from the Supply as well
# Questions about cards that do not lie where cards usually do.
ELSEWHERE: Final = {"harbinger-topdeck": "discard", "vassal-play": "discard", "treasury": "play"}

SCARCE: Final = 3  # copies left that are worth mentioning
WORTH_BUYING: Final = 3  # coins with which hardly anybody means to buy nothing
DEAR: Final = 6  # the cost of cards that hardly anybody means to trash


def mark(g: Dominion, ask: Ask, option: Option) -> Mark:
    """Where an answer lies, what it costs, and whether it may be a slip."""
    caution = caution_for(g, ask, option)
    verb = verb_of(option)
    card = CARDS.get(VOCABULARY.object(option))
    if card is None:
        return Mark([], caution=caution, habit=option == TREASURES)
    zone, owner = place_of(g, ask, verb, card)
    spots = [card_spot(zone, owner, card.id)] if zone else []
    pile = g.pile(card)
    if zone != "supply" or pile is None or verb not in (BUY, GAIN):
        return Mark(spots, caution=caution)
    remark = "dominion-price-scarce" if pile.left <= SCARCE else "dominion-price"
    args: dict[str, int | str | list[str]] = {"cost": g.cost(card), "left": pile.left}
    return Mark(spots, remark=remark, args=args, caution=caution)


def place_of(g: Dominion, ask: Ask, verb: int, card: Card) -> tuple[str, int]:
    """The zone, and whose it is, in which the card of an answer lies; '' is nowhere."""
    if verb == GAIN and ask.source in FROM_TRASH:
        return ("trash", -1)
    if verb in OF_PILES or (verb == TRASH and ask.source == LURKER):
        return ("supply", -1)
    if ask.target >= 0 and lies_in(g, g.players[ask.target].revealed, card):
        return ("revealed", ask.target)  # somebody else has shown it, for example to a Thief
    me = g.players[ask.player]
    wanted = ELSEWHERE.get(ask.prompt, "play" if verb == USE else "")
    for name, zone in zones_of(me):
        if wanted in ("", name) and lies_in(g, zone, card):
            return (name, me.seat)
    return ("", -1)


def lies_in(g: Dominion, zone: list[CardNo], card: Card) -> bool:
    """Whether a copy of a card lies in a zone."""
    return any(g.kinds[this] is card for this in zone)


def zones_of(me: Player) -> list[tuple[str, list[int]]]:
    """Where a player may choose cards from; what is being looked at comes first."""
    return [
        ("looking", me.looking),
        ("revealed", me.revealed),
        ("hand", me.hand),
        ("discard", me.discard),
        ("aside", me.aside),
        ("play", me.play),
        ("native_village", me.village),
    ]


def caution_for(g: Dominion, ask: Ask, option: Option) -> str:
    """The message that asks whether an answer is really meant, or ''."""
    verb = verb_of(option)
    card = CARDS.get(VOCABULARY.object(option))
    if option == PASS:
        if ask.prompt == "play-action" and len(ask.options) > 1:
            return "dominion-sure-actions"
        if ask.prompt == "play-treasure" and len(ask.options) > 1:
            return "dominion-sure-treasures"
        if ask.prompt == "buy" and g.coins >= WORTH_BUYING:
            return "dominion-sure-buy"
    elif card is not None:
        if verb == BUY and card.id == "curse":
            return "dominion-sure-curse"
        if verb == TRASH and card.cost >= DEAR:
            return "dominion-sure-trash"
    return ""
