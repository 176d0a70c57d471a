"""Renaissance: the Artifacts, and the cards by which players take them (D56)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import gold
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BUY_STARTS,
    CLEANUP_STARTS,
    GAINED,
    LATER,
    LEAVES_PLAY,
    OWNED,
    RENAISSANCE,
    THIS,
    TO_HAND,
    TRASHED,
    TREASURE,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.counters import COFFERS
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    CHOOSE,
    GAIN,
    MODE_FROM_TRASH,
    MODE_TRASH,
    TAKE,
    TRASH,
)

card = RENAISSANCE.card
artifact = RENAISSANCE.artifact

flag = artifact("flag")
horn = artifact("horn")
key = artifact("key")
lantern = artifact("lantern")
treasure_chest = artifact("treasure_chest")


# -- Border Guard: Lantern and Horn


@card("border_guard", cost=2, types=ACTION, actions=1, brings=("lantern", "horn"))
def border_guard(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal 2 cards (3 with the Lantern), keep one, discard the rest. If all of them were there and
    # were Actions, take the Lantern or the Horn.
    n = 3 if me.has(lantern) else 2
    cards = g.reveal_top(me, n)
    actions = g.of_type(me, cards, ACTION)
    kept = g.ask_card(me, verb=TAKE, cards=cards, by=border_guard, prompt="border-guard")
    if kept >= 0:
        g.take(me, kept, me.revealed, openly=True)
        g.discard_all(me, [other for other in cards if other != kept], me.revealed)
    if len(actions) == n:
        choices = [CHOOSE + lantern.number, CHOOSE + horn.number]
        chosen = g.ask_mode(me, choices, border_guard, "border-guard-artifact")
        g.take_artifact(me, lantern if chosen == CHOOSE + lantern.number else horn)


def _never(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return False


def _is_border_guard(g: Dominion, me: Player, this: CardNo, leaving: int) -> bool:
    if g.kinds[leaving] is not border_guard or not g.is_in_play(me, leaving):
        return False
    return not g.has_lasting(me, horn_rests)


@horn.on(LEAVES_PLAY, OWNED, optional=True, applies=_is_border_guard, prompt="horn")
def horn_returns(g: Dominion, me: Player, this: CardNo, leaving: int) -> None:
    # Once per turn a Border Guard goes on the deck instead of being discarded.
    g.put_on_deck(me, leaving, me.play, openly=True)
    g.this_turn(me, -1, horn_rests)


@horn.on(LEAVES_PLAY, LATER, applies=_never)
def horn_rests(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Does nothing: it only says that the Horn was used this turn.
    pass


# -- Flag Bearer: Flag


flag_bearer = card("flag_bearer", cost=4, types=ACTION, coins=2, brings=("flag",))


@flag_bearer.on(GAINED, THIS, at_once=True)
def flag_bearer_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Whoever gains it takes the Flag.
    g.take_artifact(me, flag)


@flag_bearer.on(TRASHED, THIS, at_once=True)
def flag_bearer_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Whoever trashes it takes the Flag, whoever's turn it is.
    g.take_artifact(me, flag)


@flag.on(CLEANUP_STARTS, OWNED, at_once=True)
def flag_draws(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # The new hand has one card more, however many it has otherwise.
    g.hand_more += 1


# -- Swashbuckler: Treasure Chest


@card("swashbuckler", cost=5, types=ACTION, cards=3, brings=("treasure_chest",))
def swashbuckler(g: Dominion, me: Player, this: CardNo) -> None:
    # Only if there is a card in the discard pile after drawing: +1 Coffers, and with 4 or more
    # take the Treasure Chest.
    if me.discard:
        g.add_coffers(me, 1)
        if me.counts[COFFERS] >= 4:
            g.take_artifact(me, treasure_chest)


@treasure_chest.on(BUY_STARTS, OWNED)
def treasure_chest_opens(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # A Gold each time the Buy phase begins.
    g.gain(me, gold)


# -- Treasurer: Key


@card("treasurer", cost=5, types=ACTION, coins=3, brings=("key",))
def treasurer(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a Treasure from hand, or gain one from the trash into hand, or take the Key; also what
    # cannot be carried out may be chosen.
    modes = [MODE_TRASH, MODE_FROM_TRASH, CHOOSE + key.number]
    mode = g.ask_mode(me, modes, treasurer, "treasurer")
    if mode == MODE_TRASH:
        if me.hand:
            treasures = g.of_type(me, me.hand, TREASURE)
            chosen = g.ask_card(me, verb=TRASH, cards=treasures, by=treasurer, or_pass=True)
            if chosen >= 0:
                g.to_trash(me, chosen, me.hand)
    elif mode == MODE_FROM_TRASH:
        treasures = [old for old in g.trash if g.types(g.kinds[old]) & TREASURE]
        chosen = g.ask_card(me, verb=GAIN, cards=treasures, by=treasurer)
        if chosen >= 0:
            g.gain_from_trash(me, chosen, TO_HAND)
    else:
        g.take_artifact(me, key)


@key.on(TURN_STARTS, OWNED, at_once=True)
def key_pays(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 coin.
    g.earn(me, 1)
