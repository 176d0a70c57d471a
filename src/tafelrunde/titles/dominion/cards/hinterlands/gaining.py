"""Hinterlands: cards with a text for when they, or others, are gained or bought."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, curse, duchy, gold, silver
from tafelrunde.titles.dominion.cards.common import (
    discard_from_hand,
    gain_one,
    look_at_top,
    look_through,
    put_back_openly,
    trash_for_exactly,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    BOUGHT,
    GAINED,
    HINTERLANDS,
    IN_PLAY,
    KINGDOM,
    THIS,
    TO_DECK,
    TO_HAND,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TOPDECK, TRASH

card = HINTERLANDS.card

nomad_camp = card("nomad_camp", cost=4, types=ACTION, buys=1, coins=2, gained_to=TO_DECK)
cache = card("cache", cost=5, types=TREASURE, coins=3)
haggler = card("haggler", cost=5, types=ACTION, coins=2)
border_village = card("border_village", cost=6, types=ACTION, cards=1, actions=2)
farmland = card("farmland", cost=6, types=VICTORY, points=2)


# -- when this is bought


@farmland.on(BOUGHT, THIS)
def farmland_bought(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # Trash a card from hand, gain one costing exactly 2 more.
    trash_for_exactly(g, me, 2, farmland)


@card("noble_brigand", cost=4, types=ACTION | ATTACK, coins=1)
def noble_brigand(g: Dominion, me: Player, this: CardNo) -> None:
    # When it is played, the opponents may react.
    _rob(g, me, g.attacked(me))


@noble_brigand.on(BOUGHT, THIS)
def noble_brigand_bought(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # When it is bought, nobody can.
    _rob(g, me, g.others(me))


def _rob(g: Dominion, me: Player, victims: list[Player]) -> None:
    # Each of them reveals the top 2 cards of the deck, trashes a Silver or Gold among them that
    # the robber picks, and discards the rest. Who showed no Treasure, in the printing of 2011
    # neither Silver nor Gold, gains a Copper. The robber gains what was trashed.
    stolen: list[CardNo] = []
    for foe in victims:
        shown = g.reveal_top(foe, 2)
        loot = [top for top in shown if g.kinds[top] is silver or g.kinds[top] is gold]
        spared = loot if g.printing("hinterlands") == 2011 else g.of_type(foe, shown, TREASURE)
        lost = g.ask_card(
            me,
            verb=TRASH,
            cards=loot,
            by=noble_brigand,
            prompt="noble-brigand",
            target=foe.seat,
        )
        if lost >= 0:
            g.to_trash(foe, lost, foe.revealed)
            stolen.append(lost)
        g.discard_all(foe, [top for top in shown if top != lost], foe.revealed)
        if not spared:
            g.gain(foe, copper)
    for lost in stolen:
        if lost in g.trash:
            g.gain_from_trash(me, lost)


# -- when another card is bought or gained


@haggler.on(BOUGHT, IN_PLAY)
def haggler_adds(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # While it is in play, each buy brings a cheaper card that is no Victory card.
    cheaper = g.cheaper(g.price(g.bought[bought].card))
    fits = [pile for pile in cheaper if pile.top is not None and not g.types(pile.top) & VICTORY]
    gain_one(g, me, fits, haggler)


@card("duchess", cost=2, types=ACTION, coins=2)
def duchess(g: Dominion, me: Player, this: CardNo) -> None:
    # Everybody looks at the top card of their own deck and discards it or puts it back. In the
    # printing of 2011 its player comes last.
    foes = g.others(me)
    for one in [*foes, me] if g.printing("hinterlands") == 2011 else [me, *foes]:
        look_at_top(g, one, [DISCARD, TOPDECK], duchess, "duchess-top")


def _is_duchy(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.kinds[gained] is duchy and g.left(duchess) > 0


@duchess.on(GAINED, KINGDOM, optional=True, applies=_is_duchy, prompt="duchess-gain")
def duchess_follows(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # With every Duchy a Duchess may be gained.
    g.gain(me, duchess)


# -- when this is gained


@cache.on(GAINED, THIS)
def cache_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Gain 2 Coppers.
    for _ in range(2):
        g.gain(me, copper)


@card("embassy", cost=5, types=ACTION, cards=5)
def embassy(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 3 cards from hand.
    discard_from_hand(g, me, 3, embassy)


@embassy.on(GAINED, THIS)
def embassy_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Each opponent gains a Silver; in the printing of 2011 everybody, its owner last.
    for foe in g.others(me):
        g.gain(foe, silver)
    if g.printing("hinterlands") == 2011:
        g.gain(me, silver)


@card("ill_gotten_gains", cost=5, types=TREASURE, coins=1)
def ill_gotten_gains(g: Dominion, me: Player, this: CardNo) -> None:
    # You may gain a Copper into hand.
    if g.left(copper) > 0 and g.ask_yes(me, prompt="ill-gotten-gains", by=ill_gotten_gains):
        g.gain(me, copper, TO_HAND)


@ill_gotten_gains.on(GAINED, THIS)
def ill_gotten_gains_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Each opponent gains a Curse; this is no Attack.
    for foe in g.others(me):
        g.gain(foe, curse)


@card("inn", cost=5, types=ACTION, cards=2, actions=2)
def inn(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 2 cards from hand.
    discard_from_hand(g, me, 2, inn)


@inn.on(GAINED, THIS)
def inn_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Look through your discard pile, show any number of its Actions and shuffle them into your
    # deck, which is shuffled even without them.
    chosen: list[CardNo] = []
    if me.discard:
        look_through(g, me)
        actions = g.of_type(me, me.discard, ACTION)
        if not actions:  # which the others need not know
            g.ask_card(me, verb=TOPDECK, cards=actions, by=inn, or_pass=True, prompt="inn")
        chosen = g.choose_cards(me, TOPDECK, actions, inn, optional=True, prompt="inn")
    if chosen:
        g.show(me, chosen)
    if chosen or me.deck:
        g.shuffle_into_deck(me, chosen, me.discard)


@card("mandarin", cost=5, types=ACTION, coins=3)
def mandarin(g: Dominion, me: Player, this: CardNo) -> None:
    # Put a card from hand on your deck.
    chosen = g.ask_card(me, verb=TOPDECK, cards=me.hand, by=mandarin, secret=True)
    if chosen >= 0:
        g.put_on_deck(me, chosen, me.hand)


@mandarin.on(GAINED, THIS)
def mandarin_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Put all Treasures in play on your deck, in any order.
    put_back_openly(g, me, g.of_type(me, me.play, TREASURE), mandarin, me.play)


@border_village.on(GAINED, THIS)
def border_village_gained(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Gain a card that costs less than this does now.
    gain_one(g, me, g.cheaper(g.price(border_village)), border_village)
