"""Battle (4.3): ambush, roll and extra hits, hits dealt at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.root import removal
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    ARMORERS,
    BRUTAL_TACTICS,
    EFFECT_CARDS,
    SAPPERS,
    SCOUTING_PARTY,
    USABLE_AMBUSHES,
)
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import AGAINST, AMBUSH, BATTLE, NAMES, USE

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

AMBUSH_HITS: Final = 2


class Battle:
    """A battle while it lasts. Hits are what a side will deal."""

    def __init__(self, clearing: int, attacker: Faction, defender: Faction) -> None:
        self.clearing = clearing
        self.attacker = attacker
        self.defender = defender
        self.helper: Faction | None = None  # whose warriors the attacker treats as his own
        self.credited: Faction | None = None  # who counts as removing all pieces (Vagrant)
        self.defender_cap_bonus = 0  # swords a defender enlisted (Arbiter)
        self.attacker_rolled = 0
        self.defender_rolled = 0
        self.attacker_extra = 0
        self.defender_extra = 0
        self.bonus_scored = 0  # seats (bits) that scored their bonus for this battle (7.8.4)
        self.rolled = False  # the dice have been rolled

    def opponent(self, me: Faction) -> Faction:
        """The other side."""
        return self.defender if me is self.attacker else self.attacker

    def remover(self, side: Faction) -> Faction:
        """Who counts as removing what a side's hits remove."""
        return side if self.credited is None else self.credited


def opponents_in(g: Root, me: Faction, c: int) -> list[Faction]:
    """Whom the faction could attack in a clearing: any other player with a piece there (4.3)."""
    return [
        foe
        for foe in g.factions
        if foe is not me and foe.is_present(c) and me.can_attack(g, c, foe)
    ]


def battle_grounds(g: Root, me: Faction) -> list[int]:
    """The clearings where the faction could start a battle."""
    found: list[int] = []
    for c in range(1, SPOTS):
        if has_battle_in(g, me, c):
            found.append(c)
    return found


def add_battles(g: Root, me: Faction, options: list[Option]) -> None:
    """Offer a battle in each of these clearings."""
    for c in range(1, SPOTS):
        if has_battle_in(g, me, c):
            options.append(BATTLE + c)


def has_battle_in(g: Root, me: Faction, c: int) -> bool:
    """Whether the faction could start a battle in a clearing (4.3)."""
    if me.may_fight_in(g, c):
        for foe in g.factions:
            if foe.is_present(c) and foe is not me and me.can_attack(g, c, foe):
                return True
    return False


def start_battle(g: Root, me: Faction, c: int, rule: str) -> None:
    """Choose a defender in the clearing of battle and fight."""
    foes = opponents_in(g, me, c)
    foe = g.ask_faction(me, AGAINST, foes, "battle-defender", rule, about=NAMES[c])
    fight(g, Battle(c, me, foe))


def may_battle(g: Root, me: Faction, source: int) -> bool:
    """Offer a battle that a card gives (Command Warren)."""
    card = EFFECT_CARDS[source]
    options: list[Option] = []
    add_battles(g, me, options)
    if not options:
        return False
    options.append(PASS)
    option = g.ask_of(me, "command-warren", options, card.rule, card.id)
    if option == PASS:
        return False
    start_battle(g, me, option - BATTLE, card.rule)
    return True


def fight(g: Root, battle: Battle) -> None:
    """Carry out a battle whose sides are known."""
    attacker = battle.attacker
    defender = battle.defender
    if g.loud:
        g.say(
            "battle-starts",
            attacker.seat,
            {"defender": defender.id, "clearing": battle.clearing, "rule": "root:4.3"},
        )
    attacker.joins_battle(g, battle)
    if g.loud:
        g.tell_odds(battle)
    if not ambush_ends_battle(g, battle):
        roll(g, battle)
        add_extra_hits(g, battle)
        deal_hits(g, battle)
    attacker.has_battled(g, battle)


# -- step 1: ambush


def ambush_ends_battle(g: Root, battle: Battle) -> bool:
    """The defender may ambush, the attacker may foil it (4.3.1)."""
    attacker = battle.attacker
    defender = battle.defender
    if attacker.has_effect(SCOUTING_PARTY):
        return False  # no ambush has any effect on this attacker
    c = battle.clearing
    ambush = ask_ambush(g, defender, c, "ambush", "root:4.3.1", attacker)
    if ambush < 0:
        return False
    foil = ask_ambush(g, attacker, c, "foil-ambush", "root:4.3.1.I", defender)
    if foil >= 0:
        g.discard_from(defender, ambush, defender.played)
        g.discard_from(attacker, foil, attacker.played)
        return False
    losses = attacker.choose_losses(g, battle, AMBUSH_HITS, battle.remover(defender))
    removal.remove(g, losses, battle)
    g.discard_from(defender, ambush, defender.played)
    return attacker.is_beaten(g, battle)


def ask_ambush(g: Root, me: Faction, c: int, prompt: str, rule: str, foe: Faction) -> int:
    """Whether a player ambushes another; he is asked whenever he might hold a usable ambush."""
    suit = g.suits[c]
    fits = ambushes_in_hand(g, me, suit)
    if me.hand_is_open:
        if not fits:
            return -1
    elif not me.hand or open_ambushes(g, suit) >= USABLE_AMBUSHES:
        return -1
    this = g.ask_card(
        me,
        verb=AMBUSH,
        cards=fits,
        prompt=prompt,
        rule=rule,
        optional=True,
        about=NAMES[c],
        target=foe.seat,
    )
    if this >= 0:
        me.hand.remove(this)
        me.played.append(this)
        if g.loud:
            card = g.kinds[this].id
            g.say(
                "ambushes" if prompt == "ambush" else "foils", me.seat, {"card": card, "rule": rule}
            )
    return this


def ambushes_in_hand(g: Root, me: Faction, suit: int) -> list[CardNo]:
    """The ambush cards of a hand that could be played in a clearing of this suit."""
    return [
        this
        for this in me.hand
        if g.kinds[this].kind == AMBUSH_CARD and g.kinds[this].matches(suit)
    ]


def open_ambushes(g: Root, suit: int) -> int:
    """How many of the usable ambush cards lie open, so that nobody can hold them."""
    n = 0
    for zone in g.open_zones():
        for this in zone:
            card = g.kinds[this]
            if card.kind == AMBUSH_CARD and card.matches(suit):
                n += 1
    return n


# -- step 2: roll and extra hits


def roll(g: Root, battle: Battle) -> None:
    """Roll both dice; the attacker takes the higher one, up to his warriors (4.3.2)."""
    attacker = battle.attacker
    defender = battle.defender
    for faction in g.factions:
        faction.before_roll(g, battle)
    high = g.rng.below(4)
    low = g.rng.below(4)
    if high < low:
        high, low = low, high
    dice = [low, high] if defender.defends_higher else [high, low]
    if g.loud:
        args: dict[str, Arg] = {"high": high, "low": low, "rule": "root:4.3.2"}
        args["attacker"], args["defender"] = dice
        g.say("rolls", attacker.seat, args)
    battle.attacker_rolled = min(dice[0], attacker.most_rolled_hits(g, battle))
    battle.defender_rolled = min(
        dice[1], defender.most_rolled_hits(g, battle) + battle.defender_cap_bonus
    )
    battle.rolled = True


def add_extra_hits(g: Root, battle: Battle) -> None:
    """Extra hits of abilities, of a defenseless defender and of cards (4.3.2.II, III)."""
    attacker = battle.attacker
    defender = battle.defender
    battle.attacker_extra += attacker.extra_hits(g, battle)
    battle.defender_extra += defender.extra_hits(g, battle)
    if defender.is_defenseless(g, battle):
        battle.attacker_extra += 1
    if attacker.effects:
        use_battle_cards(g, battle, attacker, BRUTAL_TACTICS)
    if defender.effects:
        use_battle_cards(g, battle, defender, SAPPERS)


def use_battle_cards(g: Root, battle: Battle, me: Faction, weapon: int) -> None:
    """A side may use its card for an extra hit, and Armorers against rolled hits."""
    attacks = me is battle.attacker
    used_weapon = False
    while True:
        options: list[Option] = []
        if me.has_effect(weapon) and not used_weapon:
            options.append(USE + EFFECT_CARDS[weapon].number)
        taken = battle.defender_rolled if attacks else battle.attacker_rolled
        if taken and me.has_effect(ARMORERS):
            options.append(USE + EFFECT_CARDS[ARMORERS].number)
        if not options:
            return
        options.append(PASS)
        about = NAMES[battle.clearing]
        foe = battle.opponent(me).seat
        option = g.ask_of(
            me, "battle-card", options, "root:4.3.2.II", count=taken, about=about, target=foe
        )
        if option == PASS:
            return
        if option == USE + EFFECT_CARDS[ARMORERS].number:
            g.use_up(me, ARMORERS)
            if attacks:
                battle.defender_rolled = 0
            else:
                battle.attacker_rolled = 0
        elif weapon == BRUTAL_TACTICS:
            used_weapon = True
            g.tell_use(me, weapon)
            battle.attacker_extra += 1
            g.score(battle.defender, 1, EFFECT_CARDS[weapon].rule)
        else:
            g.use_up(me, weapon)
            battle.defender_extra += 1


# -- step 3: hits


def deal_hits(g: Root, battle: Battle) -> None:
    """Both sides deal their hits at the same time (4.3.3)."""
    attacker = battle.attacker
    defender = battle.defender
    to_defender = battle.attacker_rolled + battle.attacker_extra
    to_attacker = battle.defender_rolled + battle.defender_extra
    if g.loud:
        g.say(
            "hits",
            attacker.seat,
            {
                "attacker": to_defender,
                "defender": to_attacker,
                "against": defender.id,
                "rule": "root:4.3.3",
            },
        )
    losses: list[removal.Loss] = []
    if to_attacker:
        losses.extend(attacker.choose_losses(g, battle, to_attacker, battle.remover(defender)))
    if to_defender:
        losses.extend(defender.choose_losses(g, battle, to_defender, battle.remover(attacker)))
    if losses:
        removal.remove(g, losses, battle)
