"""What people are shown beside an answer: where it lies on the table, and what it costs or brings.

Spots, the ids of what can be pointed at:

- 's3' a site, 's3.relic1' a facedown relic there, 'site_3_cards/-1/<card>' a card there;
- 'red' a player's board, 'red.2' an adviser facedown, 'advisers/0/<card>' one faceup (0: the seat),
  'relics/0/<card>', 'held_banners/0/<card>', 'vision/0/<card>', 'hand/0/<card>';
- 'bank_order' the favor bank of a suit, 'world_deck', 'discards_cradle', 'banners/-1/<card>' one
  without holder, 'reliquary_1' a space, 'traits/-1/<card>' what an uncovered space says.

A remark says what the one who is asked may know, in words of `locale/*/oath/remarks.ftl`: the name
of a hidden place, a price (`prices.py`), the odds of a campaign. A major action that is still to be
chosen is meant by everything it could be about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Ask, CardNo, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import Mark, card_spot
from tafelrunde.kernel.zones import bit_of
from tafelrunde.titles.oath import citizenship, prices, prospects, turn
from tafelrunde.titles.oath.board import MOST_SUPPLY, REGIONS, SLOTS
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import BOX, BY_NUMBER, CARDS, FIRST_TRAIT, NO_SUIT, SUITS
from tafelrunde.titles.oath.contexts import (
    FOR_FAVOR,
    WORLD_DECK,
    Action,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.vocabulary import (
    ADVISER,
    ADVISER_PLACE,
    ADVISERS_OBJECT,
    AGAINST,
    BANDITS_OBJECT,
    BOARD_OBJECT,
    CAMPAIGN,
    CARD,
    CLAIM,
    EXILE,
    FACEDOWN_OBJECT,
    FAVOR_OBJECT,
    GIVE,
    NAMES,
    PAWN_OBJECT,
    PLACE,
    PLAY_OBJECT,
    PLAYER,
    REGION,
    RELIC_PLACE,
    RELIC_PLACES,
    RELIQUARY,
    REST,
    SEARCH,
    SECRETS_OBJECT,
    SITE_OBJECT,
    SLOT,
    STRIDE,
    SUIT,
    SUIT_OF,
    TARGET,
    TRAVEL,
    USE,
    WANT,
    WORLD,
)
from tafelrunde.titles.oath.zones import places

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

# Few cards, whose words decide.
TEXTS_WANTED = ("use-modifier", "battle-plan", "rest-power")
# Zones that lie as one pile, and zones that nobody sees on the table.
PILES = ("world_deck", "discards_cradle", "discards_provinces", "discards_hinterland")
NOWHERE = ("relic_deck", "site_deck", "archive", "dispossessed", "box")


def mark(g: Oath, ask: Ask, option: Option) -> Mark:
    """Where an answer can be given on the table, and what is to be said about it."""
    me = g.players[ask.seat]
    thing = option % STRIDE
    spots = spots_of(g, me, ask, option - thing, thing)
    told = remark(g, me, ask, option)
    return Mark(
        spots,
        remark=told.remark,
        args=told.args,
        caution=caution(g, me, ask, option),
        ends=option == REST or ask.prompt == "rest-power",  # Rest was chosen before
    )


def caution(g: Oath, me: Player, ask: Ask, option: Option) -> str:
    """A reason to ask again: Supply would be lost that could still be spent (4.3.4)."""
    if option != REST or not any(SEARCH <= other <= TRAVEL for other in ask.options):
        return ""
    return "sure-supply-lost" if turn.supply_for(g, me) + me.supply > MOST_SUPPLY else ""


# -- where


def spots_of(g: Oath, me: Player, ask: Ask, verb: int, thing: int) -> list[str]:
    """The things on the table that mean an answer."""
    if ask.prompt == "act" and SEARCH <= verb <= TRAVEL:
        return spots_of_major(g, me, verb)
    if ask.prompt == "play-card":
        return [*spots_of_thing(g, me, ask, verb, thing), *spots_of_card(g, me, card_of(ask.about))]
    if ask.prompt == "trade-for":
        return spots_of_card(g, me, card_of(ask.about))
    if ask.prompt == "tend-peoples-favor" and verb == PLACE:
        return spots_of_card(g, me, card_of(ask.source))
    return spots_of_thing(g, me, ask, verb, thing)


def spots_of_major(g: Oath, me: Player, verb: int) -> list[str]:
    """The things on the table that a major action could be about."""
    found: list[str] = []
    for x in prices.actions(g, me, verb):
        for spot in spots_of_action(g, me, x):
            if spot not in found:
                found.append(spot)
    return found


def spots_of_action(g: Oath, me: Player, x: Action) -> list[str]:
    """The site, deck, card, relic, banner or foe that an action is about."""
    if isinstance(x, Travel):
        return [NAMES[SLOT + x.to]]
    if isinstance(x, Search):
        return ["world_deck" if x.deck == WORLD_DECK else f"discards_{REGIONS[x.deck]}"]
    if isinstance(x, Campaign):
        return [x.defender.id if x.defender is not None else NAMES[SLOT + x.site]]
    if isinstance(x, (Muster, Trade)):
        return spots_of_card(g, me, g.kinds[x.card].number)
    assert isinstance(x, Recover)
    thing = g.object_of(x.thing)
    return [NAMES[thing]] if thing <= CARD else spots_of_card(g, me, thing)


def spots_of_thing(g: Oath, me: Player, ask: Ask, verb: int, thing: int) -> list[str]:
    """The things on the table that an object of the vocabulary stands for."""
    if SLOT <= thing < SLOT + SLOTS or RELIQUARY <= thing < RELIQUARY + 4:
        return [NAMES[thing]]
    if PLAYER <= thing < BANDITS_OBJECT or ADVISER_PLACE <= thing <= CARD:
        return [NAMES[thing]]  # facedown advisers and relics have places as names
    if REGION <= thing < WORLD:
        return [f"discards_{NAMES[thing]}"]
    if thing == WORLD:
        return ["world_deck"]
    if SUIT_OF <= thing < SUIT_OF + len(SUITS):
        return [f"bank_{NAMES[thing]}"]
    if thing in BY_NUMBER:
        return spots_of_card(g, me, thing)
    if thing in (ADVISERS_OBJECT, FACEDOWN_OBJECT, PLAY_OBJECT, BOARD_OBJECT):
        return [me.id]
    if thing == SITE_OBJECT:
        return [NAMES[SLOT + me.pawn]]
    if thing == BANDITS_OBJECT:
        return [NAMES[SLOT + c.site] for c in campaigns(g) if c.defender is None]
    if thing == PAWN_OBJECT and g.campaign is not None and g.campaign.defender is not None:
        return [g.campaign.defender.id]
    if thing in (FAVOR_OBJECT, SECRETS_OBJECT):
        return spots_of_tokens(g, me, ask, verb)
    return []


def spots_of_tokens(g: Oath, me: Player, ask: Ask, verb: int) -> list[str]:
    """Where favor or secrets lie that change hands: on a board, or at the site that asks."""
    if verb == GIVE:
        return [me.id]
    if verb == WANT:
        return [g.players[ask.target].id]
    return spots_of_card(g, me, card_of(ask.source))


def spots_of_card(g: Oath, me: Player, number: int) -> list[str]:
    """Where a card lies, as far as the player can see that."""
    for place in places(g):
        for at in range(len(place.cards)):
            this = place.cards[at]
            if g.kinds[this].number != number:
                continue
            if not place.shows(me.seat, at) and not g.known_to(this) & bit_of(me.seat):
                return []
            return spots_in(g, place.zone.name, place.owner, this)
    return []


def spots_in(g: Oath, zone: str, owner: Seat, this: CardNo) -> list[str]:
    """The spot of a card that lies in a zone."""
    if zone in NOWHERE:
        return []
    if zone in PILES or zone.startswith("reliquary_"):
        return [zone]
    for site in g.sites:
        if site.card == this:
            return [NAMES[SLOT + site.slot]]
    hidden = g.object_of(this)
    if hidden <= CARD:
        return [NAMES[hidden]]
    return [card_spot(zone, owner, g.kinds[this].id)]


def card_of(id: str) -> int:
    """The object of a card by its id; 0 if it is none."""
    return CARDS[id].number if id in CARDS else 0


# -- what


def said(what: list[str]) -> Mark:
    """A remark of things, prices and the like."""
    return Mark([], remark="oath-remark", args={"what": what}) if what else Mark([])


def remark(g: Oath, me: Player, ask: Ask, option: Option) -> Mark:
    """What is to be said about an answer."""
    thing = option % STRIDE
    verb = option - thing
    if ask.prompt == "act" and SEARCH <= verb <= TRAVEL:
        return about_major(g, me, verb)
    if verb == AGAINST:
        return about_defender(g, thing)
    x = candidate(g, ask, thing)
    if x is not None:
        return about_action(g, me, ask, x)
    if verb == USE and ask.prompt in TEXTS_WANTED:
        this = card_at_hand(g, thing)
        price = prices.of_plan(g, me, this) if g.campaign is not None else prices.of_power(g, this)
        args: dict[str, Arg] = {"what": price, "says": NAMES[thing]}
        return Mark([], remark="oath-remark-says", args=args)
    if verb == USE:
        return said(prices.of_power(g, card_at_hand(g, thing)))
    if verb == TARGET:
        return about_target(g, me, thing)
    if verb == EXILE:
        return said(exile_price(g, me, thing))
    if verb == CLAIM:
        promise = next(p for p in g.promises if p.split()[:2] == [NAMES[thing], me.id])
        _, _, what, penalty = promise.split()
        return said([f"{what}:{penalty}"])
    told = names_at(g, me, thing) if verb != SUIT else []
    if verb == ADVISER and told and prices.can_only_be_discarded(g, me, hidden_card(g, thing)):
        told.append("only_discard")
    return said(told)


def exile_price(g: Oath, me: Player, thing: int) -> list[str]:
    """The favor for which somebody is exiled, or exiles himself."""
    other = g.player_of(thing)
    if other is me:
        return [f"favor:{citizenship.self_exile_price(g, me)}"]
    return [f"favor:{max(0, citizenship.exile_price(g, me, other))}"]


def names_at(g: Oath, me: Player, thing: int) -> list[str]:
    """What a thing is or what lies at a place: names, suits and numbers the player knows."""
    if SLOT <= thing < SLOT + SLOTS:
        return [site_name(g, me, thing - SLOT)]
    if REGION <= thing < WORLD:
        return [f"cards:{len(g.piles[thing - REGION])}"]
    if SUIT_OF <= thing < SUIT_OF + len(SUITS):
        return [f"favor:{g.banks[thing - SUIT_OF]}"]
    if RELIQUARY <= thing < RELIQUARY + 4:
        relic = g.reliquary[thing - RELIQUARY]
        trait = BOX[FIRST_TRAIT + thing - RELIQUARY].id
        return [trait, g.kinds[relic].id] if relic >= 0 and g.knows(me, relic) else [trait]
    if ADVISER_PLACE <= thing <= CARD:
        return hidden_names(g, me, thing)
    if thing in BY_NUMBER:
        suit = BY_NUMBER[thing].suit
        return [SUITS[suit]] if suit != NO_SUIT else []
    return []


def site_name(g: Oath, me: Player, slot: int, otherwise: str = "unknown_site") -> str:
    """The site at a slot, if the player knows it."""
    site = g.sites[slot]
    return g.kinds[site.card].id if site.faceup or g.knows(me, site.card) else otherwise


def hidden_card(g: Oath, thing: int) -> int:
    """The facedown adviser or relic at a place."""
    if thing >= RELIC_PLACE:
        slot, at = divmod(thing - RELIC_PLACE, RELIC_PLACES)
        return g.sites[slot].relics[at]
    for player in g.players:
        for this in player.advisers:
            if g.adviser_place(player, this) == thing:
                return this
    raise AssertionError("nothing lies at that place")


def hidden_names(g: Oath, me: Player, thing: int) -> list[str]:
    """The card at a place if the player knows it; a relic's site."""
    this = hidden_card(g, thing)
    told = [g.kinds[this].id] if this in me.advisers or g.knows(me, this) else []
    if thing >= RELIC_PLACE:
        told.append(site_name(g, me, (thing - RELIC_PLACE) // RELIC_PLACES))
    return told


def card_at_hand(g: Oath, number: int) -> int:
    """The physical card in play that shows this face."""
    return next(this for this in range(len(g.kinds)) if is_in_play(g, this, number))


def is_in_play(g: Oath, this: CardNo, number: int) -> bool:
    """Whether a card in play shows this face."""
    return g.where[this] >= 0 and g.kinds[this].number == number


# -- actions


def about_major(g: Oath, me: Player, verb: int) -> Mark:
    """What a major action may cost, and the odds of a campaign."""
    found = prices.actions(g, me, verb)
    if not found:
        return Mark([])
    supplies = [x.supply() for x in found]
    least, most = min(supplies), max(supplies)
    if verb == CAMPAIGN:
        begun = [prospects.preview(g, c) for c in found if isinstance(c, Campaign)]
        return about_odds([f"supply:{least}"], begun)
    if len(found) == 1 and isinstance(found[0], Recover):
        thing = g.object_of(found[0].thing)  # nothing else will be asked
        known = hidden_names(g, me, thing)[:-1] if thing <= CARD else []
        return said([*(known or [NAMES[thing]]), *prices.of_action(g, found[0])])
    if least < most:
        return Mark([], remark="oath-remark-range", args={"least": least, "most": most})
    return said([f"supply:{least}"])


def candidate(g: Oath, ask: Ask, thing: int) -> Action | None:
    """The action that an answer chooses among those that are offered with their prices."""
    for x in g.candidates:
        if isinstance(x, Travel) and ask.prompt in ("travel-to", "name-destination"):
            if thing == SLOT + x.to:
                return x
        elif isinstance(x, Search) and ask.prompt == "search-deck":
            if thing == (WORLD if x.deck == WORLD_DECK else REGION + x.deck):
                return x
        elif isinstance(x, Muster) and ask.prompt == "muster-on":
            if thing == g.object_of(x.card):
                return x
        elif isinstance(x, Recover) and ask.prompt == "recover-thing" and ask.rule == "oath:5.4.1":
            if thing == g.object_of(x.thing):
                return x
        elif isinstance(x, Trade) and ask.prompt == "trade-with" and thing == g.object_of(x.card):
            return x
        elif isinstance(x, Trade) and ask.prompt == "trade-for" and g.kinds[x.card].id == ask.about:
            if thing == (FAVOR_OBJECT if x.kind == FOR_FAVOR else SECRETS_OBJECT):
                return x
    return None


def about_action(g: Oath, me: Player, ask: Ask, x: Action) -> Mark:
    """The price of an action, and what it brings."""
    price, gains = prices.of_action(g, x), prices.gains_of(g, x)
    named: list[str] = []
    if isinstance(x, Travel):
        named = [site_name(g, me, x.to)]
        if x.me.seat != me.seat:
            return said(named)  # somebody else pays
    elif isinstance(x, Search) and x.deck != WORLD_DECK:
        named = [f"cards:{len(g.piles[x.deck])}"]
    elif isinstance(x, Recover):
        thing = g.object_of(x.thing)
        named = hidden_names(g, me, thing)[:-1] if thing <= CARD else []
    elif isinstance(x, (Muster, Trade)) and ask.prompt != "trade-for":
        named = names_at(g, me, g.kinds[x.card].number)
    if isinstance(x, Trade) and ask.prompt == "trade-with":
        kinds = [y for y in g.candidates if isinstance(y, Trade) and y.card == x.card]
        if len(kinds) > 1:
            return said(named)  # what it costs depends on what is traded for
    if not gains:
        return said([*named, *price])
    args: dict[str, Arg] = {"what": [*named, *price], "gains": gains}
    return Mark([], remark="oath-remark-gains", args=args)


# -- campaigns


def campaigns(g: Oath) -> list[Campaign]:
    """The campaigns between which the player chooses."""
    return [x for x in g.candidates if isinstance(x, Campaign)]


def about_defender(g: Oath, thing: int) -> Mark:
    """The odds against a defender."""
    for c in campaigns(g):
        if thing == (BANDITS_OBJECT if c.defender is None else c.defender.object):
            return about_odds([], [prospects.preview(g, c.copy_for(g.players))])
    return Mark([])


def about_odds(what: list[str], told: list[dict[str, object]]) -> Mark:
    """The odds of a campaign, or the best of several; in percent and tenths of it."""
    odds = [in_tenths(one, "odds") for one in told]
    best = odds.index(max(odds))
    args: dict[str, Arg] = {"what": what, "odds": odds[best] // 10, "tenths": odds[best] % 10}
    if len(told) > 1:
        return Mark([], remark="oath-remark-best", args=args)
    worst = in_tenths(told[best], "odds_at_worst")
    if worst == odds[best]:
        return Mark([], remark="oath-remark-odds", args=args)
    args["worst"], args["worst-tenths"] = worst // 10, worst % 10
    return Mark([], remark="oath-remark-odds-worst", args=args)


def in_tenths(told: dict[str, object], key: str) -> int:
    """A number of percent in tenths of it."""
    percent = told[key]
    assert isinstance(percent, float)
    return round(10 * percent)


def about_target(g: Oath, me: Player, thing: int) -> Mark:
    """What a target is, and the dice and defenders it brings."""
    c = g.campaign
    if c is None:
        return said(names_at(g, me, thing))
    if SLOT <= thing < SLOT + SLOTS:
        slot = thing - SLOT
        return said([site_name(g, me, slot), *prices.added_by_target(g, c, slot, -1, False)])
    if thing == PAWN_OBJECT:
        return said([*prices.added_by_target(g, c, -1, -1, False), "pawn_leaves"])
    if thing <= CARD:
        this = hidden_card(g, thing)
        return said(
            [*hidden_names(g, me, thing), *prices.added_by_target(g, c, -1, this, True)],
        )
    return said(prices.added_by_target(g, c, -1, card_at_hand(g, thing), False))
