"""The six characters of the Vagabond (9.7 and the Riverfolk Expansion) and their abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS
from tafelrunde.titles.root import battle, removal
from tafelrunde.titles.root.boards import NUMBERS
from tafelrunde.titles.root.catalogue import ITEMS, SUITS, SWORD, TORCH
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.factions.vagabond_items import HURT, HURT_SPENT, READY
from tafelrunde.titles.root.vocabulary import AGAINST, CHOOSE, REPAIR, TAKE, YES, Group

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.factions.vagabond import Vagabond
    from tafelrunde.titles.root.table import Root

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
CHARACTERS: Final = ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"]
OBJECTS: Final = Group(CHARACTERS)
START_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in NUMBERS["vagabond"]["characters"][id]["items"]]
    for id in CHARACTERS
]
RULES: Final = [
    "root:9.7.1.I",
    "root:9.7.2.I",
    "root:9.7.3.I",
    "root:character/vagrant",
    "root:character/arbiter",
    "root:character/scoundrel",
]
HIDEOUT_REPAIRS: Final = 3


def object_of(character: int) -> int:
    """The object that names a character."""
    return OBJECTS.objects[character]


def is_possible(g: Root, me: Vagabond) -> bool:
    """Whether the special action could be taken now (9.5.9)."""
    if not me.pack.ready(TORCH):
        return False
    character = me.character
    if character == RANGER:
        return me.pack.on_side(HURT) + me.pack.on_side(HURT_SPENT) > 0
    if not me.in_clearing():
        return False
    if character == THIEF:
        return any(can_rob(me, other) for other in g.factions)
    if character == TINKER:
        suit = g.suits[me.pawn]
        return any(g.kinds[this].matches(suit) for this in g.discard)
    if character == VAGRANT:
        return any(can_brawl(g, me, other) for other in g.factions)
    return character == SCOUNDREL and g.may_place(me, me.pawn)


def use(g: Root, me: Vagabond) -> None:
    """Exhaust a torch to take the special action (9.5.9)."""
    if me.character == SCOUNDREL:
        scorched_earth(g, me)
        return
    me.pack.exhaust(TORCH)
    if g.loud:
        character = CHARACTERS[me.character]
        g.say("special", me.seat, {"character": character, "rule": RULES[me.character]})
    if me.character == THIEF:
        steal(g, me)
    elif me.character == TINKER:
        day_labor(g, me)
    elif me.character == RANGER:
        hideout(g, me)
    else:
        instigate(g, me)


def whom_to_rob(g: Root, me: Vagabond) -> list[Faction]:
    """Players in his clearing who hold cards."""
    return [other for other in g.factions if can_rob(me, other)]


def can_rob(me: Vagabond, other: Faction) -> bool:
    """Whether another player has a piece in his clearing, and cards."""
    return len(other.hand) > 0 and other is not me and other.is_present(me.pawn)


def steal(g: Root, me: Vagabond) -> None:
    # Thief: take a random card from a player in your clearing.
    victims = whom_to_rob(g, me)
    victim = g.ask_faction(me, CHOOSE, victims, "steal", RULES[THIEF], CHARACTERS[THIEF])
    g.steal(me, victim, RULES[THIEF])


def labor_cards(g: Root, me: Vagabond) -> list[int]:
    """Cards of the discard pile that match his clearing; birds always do."""
    suit = g.suits[me.pawn]
    return [this for this in g.discard if g.kinds[this].matches(suit)]


def day_labor(g: Root, me: Vagabond) -> None:
    # Tinker: take a card matching your clearing from the discard pile.
    fits = labor_cards(g, me)
    rule = RULES[TINKER]
    about = SUITS[g.suits[me.pawn]]
    this = g.ask_card(
        me,
        verb=TAKE,
        cards=fits,
        prompt="day-labor",
        rule=rule,
        source=CHARACTERS[TINKER],
        about=about,
    )
    g.discard.remove(this)
    me.hand.append(this)
    g.known[this] = g.everyone
    if g.loud:
        g.say("takes-discard", me.seat, {"cards": [g.kinds[this].id], "rule": rule})


def hideout(g: Root, me: Vagabond) -> None:
    # Ranger: repair three items, then Daylight ends at once.
    rule = RULES[RANGER]
    for due in range(HIDEOUT_REPAIRS, 0, -1):
        damaged = me.pack.objects([HURT, HURT_SPENT])
        if not damaged:
            break
        options = [REPAIR + object for object in damaged]
        option = options[0]
        if me.pack.on_side(HURT) + me.pack.on_side(HURT_SPENT) > due:
            option = g.choose(me, "hideout", options, rule, CHARACTERS[RANGER], count=due)
        me.repair(g, option - REPAIR, rule)
    g.end_phase()


def victims_of(g: Root, me: Vagabond, bully: Faction) -> list[Faction]:
    """Whom a player could be made to attack; never the Vagrant himself."""
    return [foe for foe in battle.opponents_in(g, bully, me.pawn) if foe is not me]


def brawlers(g: Root, me: Vagabond) -> list[Faction]:
    """Players who could be made to start a battle in his clearing."""
    return [other for other in g.factions if can_brawl(g, me, other)]


def can_brawl(g: Root, me: Vagabond, other: Faction) -> bool:
    """Whether another player in his clearing could attack somebody there."""
    if other is me or not other.is_present(me.pawn):
        return False
    return len(victims_of(g, me, other)) > 0


def instigate(g: Root, me: Vagabond) -> None:
    # Vagrant: make one player battle another in your clearing; you remove what is removed.
    rule = RULES[VAGRANT]
    source = CHARACTERS[VAGRANT]
    bully = g.ask_faction(me, CHOOSE, brawlers(g, me), "instigate", rule, source)
    victims = victims_of(g, me, bully)
    victim = g.ask_faction(me, AGAINST, victims, "instigate-against", rule, source)
    brawl = battle.Battle(me.pawn, bully, victim)
    brawl.credited = me
    battle.fight(g, brawl)


def offer_protection(g: Root, me: Vagabond, fight: Battle) -> None:
    # Arbiter: before the roll a defender may enlist him; he scores and his swords help.
    defender = fight.defender
    if me.pawn != fight.clearing or me is fight.attacker or me is defender:
        return
    rule = RULES[ARBITER]
    options = [YES, PASS]
    if g.ask_of(defender, "enlist-arbiter", options, rule, CHARACTERS[ARBITER]) == YES:
        fight.defender_cap_bonus += me.pack.undamaged(SWORD)
        if g.loud:
            g.say("enlists", defender.seat, {"faction": me.id, "rule": rule})
        g.score(me, 1, rule)


def scorched_earth(g: Root, me: Vagabond) -> None:
    # Scoundrel: leave the torch behind, remove all enemy pieces; nothing may ever come here again.
    c = me.pawn
    me.lose_item(g, READY, TORCH)
    if g.loud:
        g.say("scorches", me.seat, {"clearing": c, "rule": RULES[SCOUNDREL]})
    g.closed |= 1 << c
    removal.remove_enemies_in(g, me, [c])
