"""What people are shown beside an answer: where the card lies, what it costs, what one may regret.

Spots are 'zone/owner/card': 'hand/0/moat', 'revealed/1/gold', 'trash/-1/feast'. Piles, in the
Supply or beside it, are 'supply/-1/moat'; of mixed ones the card that is meant, or their name if
it is not on top. Landscapes are 'landscape/-1/fair', States and Artifacts 'has/0/lantern'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import Mark, card_spot
from tafelrunde.titles.dominion.catalogue import CARDS, Card
from tafelrunde.titles.dominion.mats import MAT_NAMES
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.vocabulary import (
    BUY,
    CALL,
    EXCHANGE,
    GAIN,
    NAME,
    TOKEN,
    TRASH,
    TREASURES,
    USE,
    VOCABULARY,
    verb_of,
)
from tafelrunde.titles.dominion.zones import DECKS

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.piles import Pile
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

# Answers about piles, unless the question is about the trash.
OF_PILES: Final = [BUY, GAIN, NAME, TOKEN, EXCHANGE]
FROM_TRASH: Final = ["lurker", "thief", "rogue", "graverobber", "treasurer", "dame_natalie"]
LURKER: Final = "lurker"  # trashes from the Supply as well
PILLAGE: Final = "pillage"  # chooses from a hand that was shown
# Questions about cards that do not lie where cards usually do.
ELSEWHERE: Final = {
    "annex": "discard",
    "archive": "aside",
    "band-of-misfits": "supply",
    "bonfire": "play",
    "bustling-village": "discard",
    "captain": "supply",
    "church-set": "aside",
    "crypt": "play",
    "crypt-take": "aside",
    "duchess-gain": "supply",
    "exchange": "supply",
    "faithful-hound": "discard",
    "harbinger-topdeck": "discard",
    "herald-overpaid": "discard",
    "herbalist-treasure": "play",
    "hermit-discard": "discard",
    "improve": "play",
    "inheritance": "supply",
    "mountain-village": "discard",
    "necromancer": "trash",
    "overlord": "supply",
    "salt-the-earth": "supply",
    "scavenger-topdeck": "discard",
    "scepter-play": "play",
    "scheme": "play",
    "settlers": "discard",
    "sewers": "hand",
    "star-chart": "discard",
    "the-moons-gift": "discard",
    "topdeck-order/mandarin": "play",
    "treasury": "play",
    "tunnel": "discard",
    "vassal-play": "discard",
    "wine-merchant": "tavern",
}
USUAL: Final = {USE: "play", CALL: "tavern"}

SCARCE: Final = 3  # copies left that are worth mentioning
WORTH_BUYING: Final = 3  # coins with which hardly anybody means to buy nothing
LAST_WORDS: Final = ("buy", "play-night")  # "nothing more" means that the turn is over
DEAR: Final = 6  # the cost of cards that hardly anybody means to trash


def mark(g: Dominion, ask: Ask, option: Option) -> Mark:
    """Where an answer lies, what it costs, and whether it may be a slip."""
    caution = caution_for(g, ask, option)
    verb = verb_of(option)
    card = CARDS.get(VOCABULARY.object(option))
    if card is None:
        ends = option == PASS and ask.prompt in LAST_WORDS
        return Mark([], caution=caution, habit=option == TREASURES, ends=ends)
    zone, owner = place_of(g, ask, verb, card)
    if not zone:
        return Mark([], caution=caution)
    pile = g.pile(card) if zone == "supply" else None
    spot = card.id
    if pile is not None and pile.top is not card:
        spot = pile.card.id
    spots = [card_spot(zone, owner, spot)]
    if verb not in (BUY, GAIN) or (pile is None and zone != "landscape"):
        return Mark(spots, caution=caution)
    remark, args = price_of(g, card, pile)
    return Mark(spots, remark=remark, args=args, caution=caution)


def price_of(g: Dominion, card: Card, pile: Pile | None) -> tuple[str, dict[str, Arg]]:
    """What a card or landscape costs now, and how many there are if they are few."""
    price = Price(card.cost, card.potion, card.debt) if pile is None else g.price(card)
    args: dict[str, Arg] = {"cost": price.coins, "potion": price.potion, "debt": price.debt}
    if pile is None or pile.left > SCARCE:
        return ("dominion-price", args)
    args["left"] = pile.left
    return ("dominion-price-scarce", args)


def place_of(g: Dominion, ask: Ask, verb: int, card: Card) -> tuple[str, int]:
    """The zone, and whose it is, in which the card of an answer lies; '' is nowhere."""
    if card in g.kingdom.landscapes:
        return ("landscape", -1)
    if verb == GAIN and ask.source in FROM_TRASH:
        return ("trash", -1)
    if verb in OF_PILES or (verb == TRASH and ask.source == LURKER):
        market = g.decks.get("black_market")
        if verb == BUY and market is not None and lies_in(g, market.shown, card):
            return ("black_market_shown", -1)
        return ("supply", -1) if g.pile(card) is not None else ("", -1)
    if ask.target >= 0 and lies_in(g, g.players[ask.target].revealed, card):
        return ("revealed", ask.target)  # somebody else has shown it, for example to a Thief
    if ask.source == PILLAGE:
        return ("hand", ask.target)
    me = g.players[ask.player]
    known = ELSEWHERE.get(f"{ask.prompt}/{ask.source}", "") or ELSEWHERE.get(ask.prompt, "")
    if known in ("supply", "trash"):
        return (known, -1)
    wanted = known or USUAL.get(verb, "")
    for name, zone in zones_of(me):
        if wanted in ("", name) and lies_in(g, zone, card):
            return (name, me.seat)
    if known:
        return ("", -1)  # it lies nowhere just now, as discards that are shuffled; never elsewhere
    return place_beside(g, me, card)


def place_beside(g: Dominion, me: Player, card: Card) -> tuple[str, int]:
    """Where something lies that is in none of the player's usual places."""
    if card in me.owned:
        return ("has", me.seat)
    for name, zone in zones_of(me):
        if lies_in(g, zone, card):
            return (name, me.seat)
    for name, deck in g.decks.items():
        zones = DECKS[name]
        for declared, cards in ((zones.shown, deck.shown), (zones.laid_out, deck.laid_out)):
            if lies_in(g, cards, card):
                return (declared.name, -1)
    if lies_in(g, g.trash, card):
        return ("trash", -1)
    return ("supply", -1) if g.pile(card) is not None else ("", -1)


def lies_in(g: Dominion, zone: list[CardNo], card: Card) -> bool:
    """Whether a copy of a card lies in a zone."""
    return any(g.kinds[this] is card for this in zone)


def zones_of(me: Player) -> list[tuple[str, list[int]]]:
    """Where a player may choose cards from; what is being looked at comes first."""
    zones = [
        ("looking", me.looking),
        ("revealed", me.revealed),
        ("hand", me.hand),
        ("discard", me.discard),
        ("play", me.play),
    ]
    zones.extend([(MAT_NAMES[which], cards) for which, cards in me.mats.items()])
    return zones


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
