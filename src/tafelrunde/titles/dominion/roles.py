"""What a card can be wanted for: its numbers and types say it, or these lists do.

The lists hold only what the declared numbers do not say because a text does it.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.dominion.catalogue import ACTION, ATTACK, NO_CARD, REACTION, Card

NEEDS = ["village", "draw", "buy", "trash", "attack", "reaction"]
# What bots ask besides: who gains cards, hands out junk, is free to play, makes things cheaper.
ROLES = [*NEEDS, "gain", "junk", "cantrip", "discount"]

# Texts that may give two or more actions, or play two or more cards of their own choice.
VILLAGES: Final = [
    *["diplomat", "nobles", "tribute"],
    *["golem"],
    *["hamlet", "trusty_steed"],
    *["crossroads"],
    *["squire", "ironmonger"],
    *["coin_of_the_realm", "champion", "lost_arts"],
    *["sacrifice", "encampment_plunder", "settlers_bustling_village"],
    *["ghost_town", "conclave"],
    *["lackeys", "recruiter", "silk_merchant", "academy", "citadel"],
]

# How many cards a text usually puts into hand, besides the plain bonus.
DRAWN: Final[dict[str, int]] = {
    "adventurer": 2,
    "library": 3,
    "nobles": 3,
    "shanty_town": 2,
    "steward": 2,
    "tactician": 5,
    "tribute": 2,
    "apothecary": 2,
    "apprentice": 3,
    "scrying_pool": 3,
    "watchtower": 3,
    "hunting_party": 1,
    "menagerie": 2,
    "trusty_steed": 2,
    "crossroads": 2,
    "jack_of_all_trades": 1,
    "oracle": 2,
    "spice_merchant": 2,
    "stables": 3,
    "madman": 4,
    "mercenary": 2,
    "catacombs": 3,
    "advisor": 2,
    "journeyman": 3,
    "guide": 2,
    "ranger": 3,
    "storyteller": 3,
    "hireling": 1,
    "pathfinding": 1,
    "expedition": 2,
    "sacrifice": 2,
    "archive": 3,
    "city_quarter": 2,
    "wild_hunt": 3,
    "encampment_plunder": 2,
    "shepherd": 2,
    "pooka": 4,
    "will_o_wisp": 1,
    "werewolf": 3,
    "zombie_apprentice": 3,
    "the_winds_gift": 2,
    "the_seas_gift": 1,
    "cursed_village": 3,
    "research": 2,
    "scholar": 7,
    "seer": 2,
    "envoy": 4,
    "governor": 3,
    "sauna_avanto": 3,
}
DRAWERS: Final = [id for id, cards in DRAWN.items() if cards >= 2]

BUYERS: Final = [
    *["courtier", "pawn", "tactician"],
    *["city", "hamlet", "spice_merchant", "squire"],
    *["forum", "charm", "sinister_plot"],
    *["borrow", "save", "scouting_party", "travelling_fair", "seaway", "delve"],
    *["barracks", "fair", "black_market", "the_forests_gift", "knights"],
]

# Texts that trash other cards of one's own.
TRASHERS: Final = [
    *["chapel", "mine", "moneylender", "remodel", "sentry"],
    *["masquerade", "replace", "steward", "trading_post", "upgrade"],
    *["lookout", "salvager"],
    *["transmute", "apprentice"],
    *["loan", "trade_route", "watchtower", "bishop", "expand", "forge", "mint"],
    *["remake"],
    *["develop", "jack_of_all_trades", "spice_merchant", "trader", "farmland"],
    *["forager", "hermit", "mercenary", "rats", "procession", "altar", "count", "counterfeit"],
    *["graverobber", "junk_dealer", "rebuild", "death_cart", "dame_anna"],
    *["butcher", "doctor", "stonemason", "taxman"],
    *["amulet", "ratcatcher", "raze", "transmogrify", "bonfire", "plan", "trade"],
    *["catapult", "catapult_rocks", "sacrifice", "temple", "advance", "donate", "ritual"],
    *["monastery", "exorcist", "cemetery", "pooka", "bat", "goat", "zombie_apprentice"],
    *["zombie_mason", "the_flames_gift"],
    *["hideout", "priest", "research", "improve", "treasurer", "old_witch", "ducat"],
    *["cathedral", "sewers", "sauna_avanto", "sauna", "church", "dismantle", "governor"],
]

# Texts that gain further cards, not only junk.
GAINERS: Final = [
    *["workshop", "artisan", "feast", "bureaucrat", "remodel", "mine", "thief", "bandit"],
    *["ironworks", "replace", "swindler", "courtier", "lurker", "upgrade", "trading_post"],
    *["smugglers", "explorer", "treasure_map"],
    *["university", "transmute"],
    *["talisman", "hoard", "mint", "expand", "forge"],
    *["horn_of_plenty", "jester", "tournament", "remake", "bag_of_gold", "trusty_steed"],
    *["develop", "jack_of_all_trades", "haggler", "border_village", "trader", "noble_brigand"],
    *["beggar", "squire", "hermit", "armory", "bandit_camp", "rebuild", "altar", "graverobber"],
    *["rogue", "marauder", "pillage", "count", "procession", "market_square"],
    *["butcher", "stonemason", "masterpiece", "taxman", "soothsayer"],
    *["amulet", "magpie", "artificer", "treasure_trove", "duplicate", "hero", "treasure_hunter"],
    *["messenger", "port", "transmogrify", "disciple"],
    *["alms", "ball", "raid", "pilgrimage", "quest", "trade", "seaway"],
    *["engineer", "charm", "rocks", "delve", "banquet", "windfall", "conquest", "wedding"],
    *["dominate", "annex", "triumph", "advance"],
    *["cobbler", "devils_workshop", "vampire", "changeling", "exorcist", "leprechaun", "wish"],
    *["skulk", "lucky_coin", "the_earths_gift", "the_mountains_gift", "the_skys_gift"],
    *["inventor", "sculptor", "improve", "treasurer", "treasure_chest"],
    *["governor", "dismantle", "summon"],
]

# Texts that hand Curses, Ruins, Coppers or Hexes to opponents.
JUNKERS: Final = [
    *["witch", "swindler", "replace", "torturer", "sea_hag", "ambassador", "masquerade"],
    *["familiar", "mountebank", "young_witch", "jester", "followers", "ill_gotten_gains"],
    *["marauder", "cultist", "soothsayer", "giant", "swamp_hag"],
    *["catapult", "catapult_rocks", "idol"],
    *["skulk", "tormentor", "vampire", "werewolf", "old_witch"],
]

DISCOUNTS: Final = [
    *["bridge", "quarry", "princess", "highway", "bridge_troll", "ferry", "inventor", "canal"],
]

# Actions that give no action by their plain bonuses and still rarely end the Action phase.
FREE: Final = [
    *["throne_room", "conspirator", "diplomat", "ironworks", "nobles", "pawn", "tribute"],
    *["kings_court", "golem", "trusty_steed", "crossroads", "spice_merchant", "stables"],
    *["squire", "procession", "sacrifice", "crown", "disciple", "conclave"],
]


def meets(card: Card, need: str) -> bool:
    """Whether a card does what is needed, or an Event or Project does it."""
    if need == "village":  # two or more actions
        return max(card.actions, card.next_actions, card.villagers) >= 2 or card.id in VILLAGES
    if need == "draw":  # two or more cards into hand
        return card.cards >= 2 or card.next_cards >= 2 or card.id in DRAWERS
    if need == "buy":
        return card.buys > 0 or card.next_buys > 0 or card.id in BUYERS
    if need == "trash":  # other cards of one's own
        return card.id in TRASHERS
    if need == "attack":
        return card.types & ATTACK != 0
    if need == "gain":
        return card.id in GAINERS
    if need == "junk":
        return card.id in JUNKERS
    if need == "cantrip":  # replaces itself
        return card.actions >= 1 and card.cards >= 1
    if need == "discount":
        return card.id in DISCOUNTS
    return card.types & REACTION != 0


def ends_actions(card: Card) -> bool:
    """Whether playing the card usually uses up an action for good."""
    return card.types & ACTION != 0 and card.actions == 0 and card.id not in FREE


def cards_drawn(card: Card) -> int:
    """How many cards it usually puts into hand when it is played."""
    return 0 if card.types & NO_CARD else card.cards + DRAWN.get(card.id, 0)
