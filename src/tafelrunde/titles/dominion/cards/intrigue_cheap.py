"""Intrigue, both editions: Great Hall, Harem and Duke, then the cards that cost 2 to 4.

Above each function: what the card does, in our words.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.dominion.cards.base import copper, duchy, estate
from tafelrunde.titles.dominion.cards.common import (
    choose_modes,
    discard_any_number,
    discard_from_hand,
    gain_one,
    sift,
    trash_from_hand,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    ATTACKED,
    HAND,
    INTRIGUE,
    LATER,
    PLAYED,
    REACTION,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    GAIN,
    GIVE,
    MODE_TRASH,
    PLACE,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    PLUS_COINS,
    TOPDECK,
    TRASH,
    verb_of,
)

card = INTRIGUE.card

FIRST = (2009, 2014)  # cards the second edition dropped
SECOND = (2017,)  # cards it brought

great_hall = card(
    "great_hall", cost=3, types=ACTION | VICTORY, cards=1, actions=1, points=1, printings=FIRST
)
harem = card("harem", cost=6, types=TREASURE | VICTORY, coins=2, points=2)
duke = card("duke", cost=5, types=VICTORY)


@duke.scores
def duke_points(g: Dominion, me: Player) -> int:
    # 1 point for each Duchy the owner has.
    return sum(1 for this in me.all_cards() if g.kinds[this] is duchy)


# -- cost 2


@card("courtyard", cost=2, types=ACTION, cards=3)
def courtyard(g: Dominion, me: Player, this: CardNo) -> None:
    # Put any card from hand on top of the deck, face down.
    if me.hand:
        back = g.ask_card(me, verb=TOPDECK, cards=me.hand, by=courtyard, secret=True)
        g.put_on_deck(me, back, me.hand)


@card("secret_chamber", cost=2, types=ACTION | REACTION, says_coins=True, printings=FIRST)
def secret_chamber(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of cards, then 1 coin for each.
    g.earn(me, discard_any_number(g, me, secret_chamber, "secret-chamber"))


@secret_chamber.on(ATTACKED, HAND, optional=True, again=True)
def secret_chamber_shown(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # Draw 2 cards, then put any 2 from hand on top of the deck; the Attack still hits.
    g.draw(me, 2)
    for left in range(min(2, len(me.hand)), 0, -1):
        prompt = "topdeck-last-on-top"
        back = g.ask_card(
            me,
            verb=TOPDECK,
            cards=me.hand,
            by=secret_chamber,
            prompt=prompt,
            count=left,
            secret=True,
        )
        g.put_on_deck(me, back, me.hand)


@card("pawn", cost=2, types=ACTION, says_coins=True)
def pawn(g: Dominion, me: Player, this: CardNo) -> None:
    # Two different ones of: 1 card, 1 action, 1 buy, 1 coin.
    modes = [PLUS_CARDS, PLUS_ACTIONS, PLUS_BUYS, PLUS_COINS]
    for mode in choose_modes(g, me, modes, 2, pawn):
        if mode == PLUS_CARDS:
            g.draw(me, 1)
        elif mode == PLUS_ACTIONS:
            g.add_actions(me, 1)
        elif mode == PLUS_BUYS:
            g.add_buys(me, 1)
        else:
            g.earn(me, 1)


@card("lurker", cost=2, types=ACTION, actions=1, printings=SECOND)
def lurker(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash an Action from the Supply, or gain one from the trash. Either may be chosen in vain,
    # so passing is possible as soon as one of them finds nothing.
    options: list[Option] = []
    for pile in g.supply():
        if pile.top is not None and g.types(pile.top) & ACTION:
            options.append(TRASH + pile.top.number)
    from_supply = len(options)
    fits = [one for one in g.trash if g.types(g.kinds[one]) & ACTION]  # nobody's cards
    options.extend(g.one_per_kind(GAIN, fits))
    if from_supply == 0 or from_supply == len(options):
        options.append(PASS)
    ask = Ask(me.decider, lurker.id, options, lurker.id, lurker.rule, player=me.seat)
    option = g.ask(ask)
    if verb_of(option) == TRASH:
        g.trash_from_supply(me, g.piles[g.kingdom.index[option - TRASH]])
    elif option != PASS:
        found = g.copy_of(g.trash, option - GAIN)
        g.gain_from_trash(me, found)


# -- cost 3


@card("shanty_town", cost=3, types=ACTION, actions=2)
def shanty_town(g: Dominion, me: Player, this: CardNo) -> None:
    # Show the hand; if it holds no Action, draw 2 cards.
    g.show(me, me.hand)
    if not g.of_type(me, me.hand, ACTION):
        g.draw(me, 2)


@card("masquerade", cost=3, types=ACTION, cards=2)
def masquerade(g: Dominion, me: Player, this: CardNo) -> None:
    # All players with cards choose one, sealed, and pass it to the left at once; no Attack, no
    # gain, no trashing. Then the player of the card may trash one from hand. Since 2017 players
    # without cards are skipped: nobody passes them one.
    asks: list[Ask] = []
    givers = [giver for giver in [me, *g.others(me)] if giver.hand]
    receivers = [g.others(giver)[0] for giver in givers]
    if g.printing("intrigue") >= 2017:
        receivers = givers[1:] + givers[:1]
        if len(givers) == 1:  # a card passed to oneself stays where it is
            givers = []
    for giver in givers:
        options = g.one_per_kind(GIVE, giver.hand)
        seat, rule = giver.decider, masquerade.rule
        ask = Ask(seat, "give", options, masquerade.id, rule, player=giver.seat, secret=True)
        asks.append(ask)
    answers = g.ask_sealed(asks)
    passed: list[int] = []
    eyes: list[int] = []
    for i in range(len(givers)):
        giver = givers[i]
        given = g.copy_of(giver.hand, answers[i] - GIVE)
        seen_by = giver.eyes | receivers[i].eyes
        g.conceal(giver, seen_by)
        g.known[given] = g.known.get(given, 0) | seen_by
        giver.hand.remove(given)
        passed.append(given)
        eyes.append(seen_by)
        if g.loud:
            told = g.names([given])
            g.say("gives", giver.seat, {"to": receivers[i].seat}, {"cards": told}, seen_by)
    types = [giver.types_owned for giver in givers]
    hears = [giver.hears for giver in givers]
    for i in range(len(givers)):
        receiver = receivers[i]
        receiver.hand.append(passed[i])
        receiver.types_owned |= types[i]
        receiver.hears |= hears[i]
        g.strays.append((passed[i], givers[i].seat, len(g.kinds), eyes[i]))
    if me.hand:
        prompt = "masquerade-trash"
        out = g.ask_card(me, verb=TRASH, cards=me.hand, by=masquerade, optional=True, prompt=prompt)
        if out >= 0:
            g.to_trash(me, out, me.hand)


@card("swindler", cost=3, types=ACTION | ATTACK, coins=2)
def swindler(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent in turn trashes the top card of the deck and gains one of exactly the same
    # cost, which the attacker picks.
    for foe in g.attacked(me):
        for top in g.reveal_top(foe, 1):
            lost = g.kinds[top]
            g.to_trash(foe, top, foe.revealed)
            fits = g.exactly(g.price(lost))
            pile = g.ask_pile(
                me, GAIN, fits, swindler, prompt=swindler.id, about=lost.id, target=foe.seat
            )
            if pile is not None:
                g.gain_top(foe, pile)


@card("steward", cost=3, types=ACTION, says_coins=True)
def steward(g: Dominion, me: Player, this: CardNo) -> None:
    # Either 2 cards, or 2 coins, or trash 2 cards from hand.
    mode = g.ask_mode(me, [PLUS_CARDS, PLUS_COINS, MODE_TRASH], steward, prompt=steward.id)
    if mode == PLUS_CARDS:
        g.draw(me, 2)
    elif mode == PLUS_COINS:
        g.earn(me, 2)
    else:
        trash_from_hand(g, me, 2, steward)


@card("wishing_well", cost=3, types=ACTION, cards=1, actions=1)
def wishing_well(g: Dominion, me: Player, this: CardNo) -> None:
    # Name a card and reveal the top one: a hit goes into hand, anything else stays on the deck.
    named = g.ask_name(me, wishing_well, "wishing-well")
    for top in g.reveal_top(me, 1):
        if g.kinds[top] is named:
            g.take(me, top, me.revealed, openly=True)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)


# -- cost 4


@card("baron", cost=4, types=ACTION, says_coins=True, buys=1)
def baron(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard an Estate for 4 coins; whoever does not gains one.
    out = -1
    if me.hand:
        estates = [held for held in me.hand if g.kinds[held] is estate]
        out = g.ask_card(me, verb=DISCARD, cards=estates, by=baron, optional=True, prompt=baron.id)
    if out >= 0:
        g.discard(me, out, me.hand)
        g.earn(me, 4)
    else:
        g.gain(me, estate)


@card("mining_village", cost=4, types=ACTION, says_coins=True, cards=1, actions=2)
def mining_village(g: Dominion, me: Player, this: CardNo) -> None:
    # May be trashed at once for 2 coins, if it still lies in play.
    if g.is_in_play(me, this) and g.ask_yes(me, prompt="mining-village", by=mining_village):
        g.to_trash(me, this, me.play)
        g.earn(me, 2)


@card("bridge", cost=4, types=ACTION, buys=1, coins=1)
def bridge(g: Dominion, me: Player, this: CardNo) -> None:
    # All cards cost 1 less for the rest of the turn.
    g.discount += 1


@card("ironworks", cost=4, types=ACTION, says_coins=True)
def ironworks(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 4, with a bonus for each of its types, whoever really gains it.
    gained = gain_one(g, me, g.affordable(4), ironworks)
    if gained >= 0:
        types = g.types_of(g.players[me.decider], gained)
        if types & ACTION:
            g.add_actions(me, 1)
        if types & TREASURE:
            g.earn(me, 1)
        if types & VICTORY:
            g.draw(me, 1)


@card("coppersmith", cost=4, types=ACTION, printings=FIRST)
def coppersmith(g: Dominion, me: Player, this: CardNo) -> None:
    # Every Copper played this turn gives 1 coin more.
    g.this_turn(me, this, richer_copper)


def _is_copper(g: Dominion, me: Player, this: CardNo, play: int) -> bool:
    return g.played[play].card is copper


@coppersmith.on(PLAYED, LATER, simple=True, applies=_is_copper)
def richer_copper(g: Dominion, me: Player, this: CardNo, play: int) -> None:
    # The Copper's additional coin.
    g.earn(me, 1)


@card("scout", cost=4, types=ACTION, actions=1, printings=FIRST)
def scout(g: Dominion, me: Player, this: CardNo) -> None:
    # Of the top 4 cards all Victory cards go into hand, the rest back in a hidden order.
    sift(g, me, VICTORY, scout)


@card("conspirator", cost=4, types=ACTION, coins=2)
def conspirator(g: Dominion, me: Player, this: CardNo) -> None:
    # From the third Action play of the turn on, also 1 card and 1 action.
    if g.actions_played(me) >= 3:
        g.draw(me, 1)
        g.add_actions(me, 1)


@card("diplomat", cost=4, types=ACTION | REACTION, cards=2, printings=SECOND)
def diplomat(g: Dominion, me: Player, this: CardNo) -> None:
    # With 5 cards or fewer in hand after drawing, 2 actions.
    if len(me.hand) <= 5:
        g.add_actions(me, 2)


def _holds_five(g: Dominion, me: Player, this: CardNo, attack: int) -> bool:
    return len(me.hand) >= 5


@diplomat.on(ATTACKED, HAND, optional=True, again=True, applies=_holds_five)
def diplomat_shown(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # With 5 cards or more in hand: draw 2, then discard 3.
    g.draw(me, 2)
    discard_from_hand(g, me, 3, diplomat)


@card("secret_passage", cost=4, types=ACTION, cards=2, actions=1, printings=SECOND)
def secret_passage(g: Dominion, me: Player, this: CardNo) -> None:
    # Put a card from hand at any position of the deck (1 is the top); the position is public, the
    # card is not. The others cannot count the deck, so the position is always asked for.
    if not me.hand:
        return
    back = g.ask_card(
        me, verb=PLACE, cards=me.hand, by=secret_passage, prompt="secret-passage", secret=True
    )
    size = len(me.deck)
    prompt = "secret-passage-position"
    about = g.kinds[back].id
    at = g.ask_count(
        me,
        verb=PLACE,
        low=1,
        high=size + 1,
        by=secret_passage,
        prompt=prompt,
        about=about,
        always=True,
    )
    g.conceal(me, me.eyes)
    g.known[back] = g.known.get(back, 0) | me.eyes
    me.hand.remove(back)
    me.deck.insert(size - at + 1, back)
    if g.loud:
        g.say("places", me.seat, {"position": at}, {"cards": [g.kinds[back].id]}, me.eyes)


@card(
    "mill",
    cost=4,
    types=ACTION | VICTORY,
    says_coins=True,
    cards=1,
    actions=1,
    points=1,
    printings=SECOND,
)
def mill(g: Dominion, me: Player, this: CardNo) -> None:
    # May discard 2 cards for 2 coins; who has only one card may discard it for nothing.
    out = g.choose_cards(
        me, DISCARD, me.hand, mill, 2, optional=True, all_or_none=True, prompt=mill.id
    )
    g.discard_all(me, out, me.hand)
    if len(out) == 2:
        g.earn(me, 2)
