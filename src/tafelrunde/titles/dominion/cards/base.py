"""The base game. Above each function: what the card does, in our words."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo
from tafelrunde.titles.dominion.cards.common import (
    bury_deck,
    discard_any_number,
    discard_down_to,
    discard_from_hand,
    gain_one,
    is_treasure,
    look_through,
    lose_a_treasure,
    reveal_until,
    topdeck_from_discard,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    ATTACKED,
    BASE,
    CURSE,
    HAND,
    LATER,
    PLAYED,
    REACTION,
    TO_DECK,
    TO_HAND,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from, play_times
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    ASIDE,
    DISCARD,
    GAIN,
    KEEP,
    PLAY,
    STRIDE,
    TOPDECK,
    TRASH,
    verb_of,
)

card = BASE.card

FIRST: Final = (2008, 2013)  # cards the second edition dropped
SECOND: Final = (2017,)  # cards it brought

copper = card("copper", cost=0, types=TREASURE, coins=1, basic=True)
silver = card("silver", cost=3, types=TREASURE, coins=2, basic=True)
gold = card("gold", cost=6, types=TREASURE, coins=3, basic=True)
estate = card("estate", cost=2, types=VICTORY, points=1, basic=True)
duchy = card("duchy", cost=5, types=VICTORY, points=3, basic=True)
province = card("province", cost=8, types=VICTORY, points=6, basic=True)
curse = card("curse", cost=0, types=CURSE, points=-1, basic=True)

moat = card("moat", cost=2, types=ACTION | REACTION, cards=2)
village = card("village", cost=3, types=ACTION, cards=1, actions=2)
woodcutter = card("woodcutter", cost=3, types=ACTION, buys=1, coins=2, printings=FIRST)
merchant = card(
    "merchant", cost=3, types=ACTION, says_coins=True, cards=1, actions=1, printings=SECOND
)
gardens = card("gardens", cost=4, types=VICTORY)
smithy = card("smithy", cost=4, types=ACTION, cards=3)
market = card("market", cost=5, types=ACTION, cards=1, actions=1, buys=1, coins=1)
festival = card("festival", cost=5, types=ACTION, actions=2, buys=1, coins=2)
laboratory = card("laboratory", cost=5, types=ACTION, cards=2, actions=1)


# -- costing 2


def _moat_helps(g: Dominion, me: Player, this: CardNo, attack: int) -> bool:
    return not g.immune & me.bit


@moat.on(ATTACKED, HAND, optional=True, applies=_moat_helps)
def moat_shown(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # Shown when an opponent plays an Attack: that play does not affect you.
    g.immune |= me.bit


@card("cellar", cost=2, types=ACTION, actions=1)
def cellar(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of cards from hand; when all are discarded, draw as many.
    g.draw(me, discard_any_number(g, me, cellar, "cellar-discard"))


@card("chapel", cost=2, types=ACTION)
def chapel(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash up to 4 cards from hand.
    prompt = "chapel-trash"
    chosen = g.choose_cards(me, TRASH, me.hand, chapel, 4, optional=True, prompt=prompt)
    g.trash_all(me, chosen, me.hand)


# -- costing 3


def _is_silver(g: Dominion, me: Player, this: CardNo, play: int) -> bool:
    return g.played[play].card is silver


@merchant.on(PLAYED, LATER, applies=_is_silver, simple=True)
def merchant_coin(g: Dominion, me: Player, this: CardNo, play: int) -> None:
    # The first Silver of the turn gives 1 coin more, for each time Merchant was played before it.
    g.earn(me, 1)


@merchant
def merchant_waits(g: Dominion, me: Player, this: CardNo) -> None:
    # For the rest of the turn the text waits for the first play of a Silver. Silvers stay in play
    # until Clean-up, so one that was played before lies there.
    if not any(g.kinds[other] is silver for other in me.play):
        g.this_turn(me, this, merchant_coin, once=True)


@card("chancellor", cost=3, types=ACTION, coins=2, printings=FIRST)
def chancellor(g: Dominion, me: Player, this: CardNo) -> None:
    # You may turn your deck over onto your discard pile.
    if me.deck and g.ask_yes(me, prompt="chancellor-deck", by=chancellor):
        bury_deck(g, me, chancellor)


@card("harbinger", cost=3, types=ACTION, cards=1, actions=1, printings=SECOND)
def harbinger(g: Dominion, me: Player, this: CardNo) -> None:
    # Look through your discard pile; you may put one of its cards on your deck.
    if not me.discard:
        return
    look_through(g, me)
    prompt = "harbinger-topdeck"
    chosen = g.ask_card(
        me, verb=TOPDECK, cards=me.discard, by=harbinger, optional=True, prompt=prompt, secret=True
    )
    if chosen >= 0:
        topdeck_from_discard(g, me, chosen)


@card("vassal", cost=3, types=ACTION, coins=2, printings=SECOND)
def vassal(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard the top card of your deck; if it is an Action, you may play it.
    for top in g.off_deck(me, 1):
        me.revealed.append(top)
        g.discard(me, top, me.revealed)
        if g.types_of(me, top) & ACTION and top in me.discard:
            chosen = g.ask_card(
                me, verb=PLAY, cards=[top], by=vassal, optional=True, prompt="vassal-play"
            )
            if chosen >= 0:
                play_from(g, me, top, me.discard)


@card("workshop", cost=3, types=ACTION)
def workshop(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 4.
    gain_one(g, me, g.affordable(4), workshop)


# -- costing 4


@card("bureaucrat", cost=4, types=ACTION | ATTACK)
def bureaucrat(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Silver onto your deck. Each opponent shows a Victory card from hand and puts it on
    # their deck, or shows a hand without any.
    g.gain(me, silver, TO_DECK)
    for foe in g.attacked(me):
        if foe.hand:
            victories = g.of_type(foe, foe.hand, VICTORY)
            chosen = g.ask_card(foe, verb=TOPDECK, cards=victories, by=bureaucrat, or_pass=True)
            if chosen >= 0:
                g.put_on_deck(foe, chosen, foe.hand, openly=True)
            else:
                g.show(foe, foe.hand)


@card("feast", cost=4, types=ACTION, printings=FIRST)
def feast(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this. Gain a card costing up to 5, even if this was trashed before (Throne Room).
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
    gain_one(g, me, g.affordable(5), feast)


@gardens.scores
def gardens_points(g: Dominion, me: Player) -> int:
    # 1 point for every 10 cards you own, rounded down.
    return len(me.all_cards()) // 10


@card("militia", cost=4, types=ACTION | ATTACK, coins=2)
def militia(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards down to 3 cards in hand.
    for foe in g.attacked(me):
        discard_down_to(g, foe, 3, militia)


@card("moneylender", cost=4, types=ACTION, says_coins=True)
def moneylender(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a Copper from hand for 3 coins. In the first printing you must.
    if not me.hand:
        return
    coppers = [held for held in me.hand if g.kinds[held] is copper]
    may = g.printing("base") > 2008
    prompt = "moneylender-trash"
    chosen = g.ask_card(
        me, verb=TRASH, cards=coppers, by=moneylender, optional=may, or_pass=True, prompt=prompt
    )
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        g.earn(me, 3)


@card("poacher", cost=4, types=ACTION, cards=1, actions=1, coins=1, printings=SECOND)
def poacher(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard a card from hand for each empty Supply pile, of whatever kind.
    discard_from_hand(g, me, g.empty_piles, poacher)


@card("remodel", cost=4, types=ACTION)
def remodel(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; gain a card costing up to 2 more than that one.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=remodel)
    if old >= 0:
        limit = g.price(g.kinds[old]).plus(2)
        g.to_trash(me, old, me.hand)
        gain_one(g, me, g.up_to(limit), remodel)


@card("spy", cost=4, types=ACTION | ATTACK, cards=1, actions=1, printings=FIRST)
def spy(g: Dominion, me: Player, this: CardNo) -> None:
    # Everybody, you first, reveals the top card of their deck; you say whether it is discarded
    # or put back.
    for foe in [me, *g.attacked(me)]:
        for top in g.reveal_top(foe, 1):
            prompt = "spy-own" if foe is me else "spy-other"
            if g.ask_either(me, top, [DISCARD, TOPDECK], spy, prompt, target=foe.seat) == DISCARD:
                g.discard(foe, top, foe.revealed)
            else:
                g.put_on_deck(foe, top, foe.revealed, openly=True)


@card("thief", cost=4, types=ACTION | ATTACK, printings=FIRST)
def thief(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent reveals the top 2 cards of their deck, trashes one Treasure among them that
    # you choose and discards the rest. Then gain any of the Treasures trashed just now.
    stolen: list[int] = []
    for foe in g.attacked(me):
        lost = lose_a_treasure(g, foe, me, thief, spared=None, prompt="thief-trash")
        if lost >= 0:
            stolen.append(lost)
    while stolen:
        chosen = g.ask_card(
            me, verb=GAIN, cards=stolen, by=thief, optional=True, prompt="thief-gain"
        )
        if chosen < 0:
            return
        stolen.remove(chosen)
        g.gain_from_trash(me, chosen)


@card("throne_room", cost=4, types=ACTION)
def throne_room(g: Dominion, me: Player, this: CardNo) -> None:
    # You may play an Action from hand twice. In the first printing you must.
    if not me.hand:
        return
    actions = g.of_type(me, me.hand, ACTION)
    may = g.printing("base") > 2008
    prompt = "throne-room-play"
    chosen = g.ask_card(
        me, verb=PLAY, cards=actions, by=throne_room, optional=may, or_pass=True, prompt=prompt
    )
    if chosen >= 0:
        play_times(g, me, this, chosen, 2, me.hand)


# -- costing 5


@card("bandit", cost=5, types=ACTION | ATTACK, printings=SECOND)
def bandit(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Gold. Each opponent reveals the top 2 cards of their deck, trashes one Treasure
    # among them that is no Copper, by their own choice, and discards the rest.
    g.gain(me, gold)
    for foe in g.attacked(me):
        lose_a_treasure(g, foe, foe, bandit, spared=copper, prompt="bandit-trash")


@card("council_room", cost=5, types=ACTION, cards=4, buys=1)
def council_room(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent draws a card.
    for foe in g.others(me):
        g.draw(foe, 1)


@card("library", cost=5, types=ACTION)
def library(g: Dominion, me: Player, this: CardNo) -> None:
    # Draw card by card until you hold 7; an Action may be set aside when it is drawn. At the end
    # the cards set aside are discarded. Every card is asked about, so that keeping tells nothing.
    laid_aside: list[CardNo] = []
    if len(me.hand) < 7:
        g.return_minus_card(me)  # before the hand is filled (D42)
    while len(me.hand) < 7:
        held = len(me.hand)
        g.draw(me, 1)
        if len(me.hand) == held:
            break
        drawn = me.hand[held]
        verbs = [KEEP, ASIDE] if g.types_of(me, drawn) & ACTION else [KEEP]
        if g.ask_either(me, drawn, verbs, library, "library-aside", secret=True) == ASIDE:
            me.hand.remove(drawn)
            me.revealed.append(drawn)
            laid_aside.append(drawn)
            if g.loud:
                g.say("sets-aside", me.seat, {"count": 1, "cards": g.names([drawn])})
    g.discard_all(me, laid_aside, me.revealed)


@card("mine", cost=5, types=ACTION)
def mine(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a Treasure from hand to gain, into hand, a Treasure costing up to 3 more.
    # In the first printing trashing is mandatory.
    if not me.hand:
        return
    treasures = g.of_type(me, me.hand, TREASURE)
    may = g.printing("base") > 2008
    prompt = "mine-trash" if may else ""
    old = g.ask_card(
        me, verb=TRASH, cards=treasures, by=mine, optional=may, or_pass=True, prompt=prompt
    )
    if old >= 0:
        limit = g.price(g.kinds[old]).plus(3)
        g.to_trash(me, old, me.hand)
        gain_one(g, me, g.up_to(limit, TREASURE), mine, TO_HAND)


@card("sentry", cost=5, types=ACTION, cards=1, actions=1, printings=SECOND)
def sentry(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 2 cards of your deck; trash or discard any of them and put the rest back in
    # any order.
    looked = g.look_top(me, 2)
    left = looked.copy()
    chosen: list[CardNo] = []
    trashed: list[int] = []
    while left:
        if chosen:
            g.note_choice(me, chosen, sentry)
        options = g.one_per_kind(TRASH, left) + g.one_per_kind(DISCARD, left)
        options.append(PASS)
        prompt = "sentry-sort"
        ask = Ask(
            me.decider,
            prompt,
            options,
            sentry.id,
            sentry.rule,
            len(left),
            player=me.seat,
            secret=len(left) > 1,
        )
        option = g.ask(ask)
        if option == PASS:
            break
        out = g.copy_of(left, option % STRIDE)
        left.remove(out)
        chosen.append(out)
        if verb_of(option) == TRASH:
            trashed.append(out)
    g.forget_choice()
    g.trash_all(me, trashed, me.looking)
    g.discard_all(me, [out for out in chosen if out not in trashed], me.looking)
    g.put_back(me, me.looking, sentry, [seen for seen in looked if seen in me.looking])


@card("witch", cost=5, types=ACTION | ATTACK, cards=2)
def witch(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent gains a Curse, clockwise, as long as there are any.
    for foe in g.attacked(me):
        g.gain(foe, curse)


# -- costing 6


@card("adventurer", cost=6, types=ACTION, printings=FIRST)
def adventurer(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards from your deck until 2 Treasures lie there; take those into hand and discard
    # the other revealed cards.
    treasures, others = reveal_until(g, me, is_treasure, 2)
    for treasure in treasures:
        g.take(me, treasure, me.revealed, openly=True)
    g.discard_all(me, others, me.revealed)


@card("artisan", cost=6, types=ACTION, printings=SECOND)
def artisan(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 5 into hand; then put a card from hand on your deck.
    gain_one(g, me, g.affordable(5), artisan, TO_HAND)
    chosen = g.ask_card(me, verb=TOPDECK, cards=me.hand, by=artisan, secret=True)
    if chosen >= 0:
        g.put_on_deck(me, chosen, me.hand)
