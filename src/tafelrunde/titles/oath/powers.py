"""What a card can do: one `Power` per face, with a method for every moment it has a say in.

A card's file derives a class from `Power`, overrides the hooks it needs and registers it:

    class Longbows(Power):
        def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
            c.shift_attack(side, 1)


    register("longbows", Longbows())

Which hooks a power has is found out once, when it is registered. A table keeps, for every hook, the
cards in play that have it (`g.listeners(HOOK)`), so moments that concern nobody cost nothing.
See docs/oath-hooks.md for when each hook is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath.used_powers import UsedPower

if TYPE_CHECKING:
    from tafelrunde.titles.oath.campaign_state import Campaign
    from tafelrunde.titles.oath.catalogue import Card
    from tafelrunde.titles.oath.contexts import (
        Muster,
        Play,
        Recover,
        Search,
        Trade,
        Travel,
    )
    from tafelrunde.titles.oath.player import Player
    from tafelrunde.titles.oath.table import Oath


class Power(UsedPower):
    """The power of one face: what it binds, what it hears of, what it does in campaigns."""

    # -- what binds whoever acts (persistent and mandatory powers): pure, context only

    def bind_search(self, g: Oath, x: Search, this: CardNo) -> None:
        """Any player's search, also "as if searched"."""
        raise NotImplementedError

    def bind_play(self, g: Oath, play: Play, this: CardNo) -> None:
        """Any player's card being played: forbid or demand."""
        raise NotImplementedError

    def bind_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        """Any player's muster on `x.card`."""
        raise NotImplementedError

    def bind_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        """Any player's trade with `x.card`."""
        raise NotImplementedError

    def bind_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        """Any player's recovery of `x.thing`."""
        raise NotImplementedError

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        """Any player's trip from `x.site` to `x.to`."""
        raise NotImplementedError

    def names_destination(self, g: Oath, traveller: Player, this: CardNo) -> int:
        """The seat that names where the traveller goes (Shrouded Wood), or -1."""
        return -1

    def forbids_vision(self, g: Oath, me: Player, vision: int, this: CardNo) -> bool:
        """Whether a player may not play this Vision faceup."""
        return False

    def forbids_exile(self, g: Oath, citizen: Player, this: CardNo) -> bool:
        """Whether a Citizen cannot be exiled, not even by himself."""
        return False

    def forbids_giving_secrets(self, g: Oath, me: Player, this: CardNo) -> bool:
        """Whether a player may not give secrets away."""
        return False

    def forbids_placing_warbands(self, g: Oath, me: Player, slot: int, this: CardNo) -> bool:
        """Whether a player may not put warbands on a site."""
        return False

    def forbids_power(self, g: Oath, me: Player, card: CardNo, secrets: int, this: CardNo) -> bool:
        """Whether a player may not use the power of `card` whose cost has so many secrets.

        `card` is -1 where a site's power turns secrets facedown (Buried Giant, Hidden Place).
        """
        return False

    def locks(self, g: Oath, by: Player | None, card: CardNo, this: CardNo) -> bool:
        """Whether `by` must treat a card or relic as locked (Ancient Bloodline)."""
        return False

    def protects(self, g: Oath, thing: int, owner: Player | None, by: Player, this: CardNo) -> bool:
        """Whether `by` can neither target nor take a relic or banner."""
        return False

    def first_discards(self, g: Oath, play: Play, slot: int, this: CardNo) -> list[int]:
        """Cards that may be discarded before the card is played to that site."""
        return []

    def saves_favor(self, g: Oath, me: Player, this: CardNo) -> bool:
        """Whether this player's favor lies in the Nomad bank (Vow of Kinship)."""
        return False

    def catches_burned_favor(self, g: Oath, this: CardNo) -> int:
        """The seat that gets all burned favor, or -1."""
        return -1

    def rules_imperial_cards(self, g: Oath, me: Player, this: CardNo) -> bool:
        """Whether a player rules the cards at Imperial sites now (Grand Mask)."""
        return False

    def is_bandit_crown(self, g: Oath, this: CardNo) -> bool:
        """Whether bandits are warbands of whoever holds this relic."""
        return False

    # -- moments that all cards in play hear of

    def homeland(self, g: Oath, play: Play, this: CardNo) -> None:
        """A site: a card was played here and site favor gained; before `card_played` of others."""
        raise NotImplementedError

    def card_played(self, g: Oath, play: Play, this: CardNo) -> None:
        """A card was played faceup by anybody; site favor was gained (Saddle Makers)."""
        raise NotImplementedError

    def departs(self, g: Oath, x: Travel, this: CardNo) -> None:
        """Somebody is about to leave `x.site` by travel; everything is paid (Grasping Vines)."""
        raise NotImplementedError

    def travelled(self, g: Oath, x: Travel, this: CardNo) -> None:
        """Somebody has travelled; `x.site` is where he came from."""
        raise NotImplementedError

    def recovered(self, g: Oath, x: Recover, this: CardNo) -> None:
        """Somebody has recovered something."""
        raise NotImplementedError

    def relics_taken(
        self, g: Oath, taker: Player, relics: list[CardNo], owner: Player | None, this: CardNo
    ) -> None:
        """Somebody took relics (not: was given)."""
        raise NotImplementedError

    def became_oathkeeper(self, g: Oath, keeper: Player, this: CardNo) -> None:
        """The title has changed hands."""
        raise NotImplementedError

    def rolled(self, g: Oath, roller: Player, faces: list[int], attack: bool, this: CardNo) -> bool:
        """Somebody rolled dice: return True to have them all rolled again (Jinx), once."""
        return False

    def end_die_rolled(self, g: Oath, roll: int, this: CardNo) -> int:
        """The end die was rolled: the roll as it counts now."""
        return roll

    def campaign_over(self, g: Oath, c: Campaign, this: CardNo) -> None:
        """A campaign has ended, end discards included (Herald)."""
        raise NotImplementedError

    def follows_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        """After `campaign_over` of all cards: campaigns that follow at once (Sneak Attack)."""
        raise NotImplementedError

    def comes_last(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan of the winner: after everything, also campaigns that follow (Second Wind)."""
        raise NotImplementedError

    def card_left(self, g: Oath, card: CardNo, this: CardNo) -> None:
        """A Vision or another card was discarded from play (False Prophet)."""
        raise NotImplementedError

    # -- campaigns (5.5)

    def forbids_campaign(self, g: Oath, me: Player, this: CardNo) -> bool:
        """Whether a player may not campaign (Vow of Peace)."""
        return False

    def joins_attack(self, g: Oath, c: Campaign, this: CardNo) -> None:
        """The attacker's force is put together (Vow of Union): extend `c.force_sites`."""
        raise NotImplementedError

    def bind_targets(self, g: Oath, c: Campaign, this: CardNo) -> None:
        """Before targets are declared: forbid some (`c.no_target`)."""
        raise NotImplementedError

    def allows_targets(self, g: Oath, c: Campaign, this: CardNo) -> bool:
        """Whether the declared targets are a legal set (Giant Python, Narrow Pass)."""
        return True

    def target_flips(self, g: Oath, c: Campaign, this: CardNo) -> int:
        """Secrets the attacker must turn facedown for these targets (Hidden Place)."""
        return 0

    def more_target_dice(self, g: Oath, c: Campaign, this: CardNo) -> int:
        """More defence dice for the declared targets (Sealing Ward, Circlet, Rampart)."""
        return 0

    def bind_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        """Targets and pools are fixed: modifiers that are no plans (Plains, Vow of Peace)."""
        raise NotImplementedError

    def forbids_plan(self, g: Oath, c: Campaign, side: int, plan: int, this: CardNo) -> bool:
        """Whether that side cannot use a battle plan (True Names, Marsh Spirit)."""
        return False

    def plan_surcharge(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        """What each plan of that side costs more: SECRET_MORE or BURNED_FAVOR_MORE, or 0."""
        return 0

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        """Whether the battle plan would do anything now; side and cost are checked elsewhere."""
        return True

    def counted(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        """What a battle plan counts that does something "for each"; see `plans.count`."""
        return 0

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """The battle plan is used in step 3, its cost was paid. Bandits: `c.planner[this]` < 0."""
        raise NotImplementedError

    def before_roll(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan: after all plans, before the dice (Mounted Patrol)."""
        raise NotImplementedError

    def defeated(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan: its user's side was beaten; losses were taken (5.5.6)."""
        raise NotImplementedError

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan: its user's side has won (5.5.8)."""
        raise NotImplementedError

    def before_losses(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan: the winner is known, nobody has lost warbands yet (Sticky Fire)."""
        raise NotImplementedError

    def takes_survivors(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan of the winner: the beaten force's survivors are on boards (Cage)."""
        raise NotImplementedError

    def replaces_discards(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan: end discards are about to happen (Wild Mounts)."""
        raise NotImplementedError

    def seizes(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        """A used plan of a winning attacker, when pawn and favor are dealt with (Book Burning)."""
        raise NotImplementedError


SECRET_MORE: Final = 1
BURNED_FAVOR_MORE: Final = 2

# -- hooks: methods of `Power` for which tables keep an index of the cards in play that have them.
# Each is declared once, here; its number is its place in the list. All other methods are asked
# only of cards that are known to matter.

HOOKS: Final[list[str]] = []


def hook(name: str) -> int:
    """Declare a method to be a hook; returns its number."""
    if name in HOOKS or not callable(getattr(Power, name, None)):
        raise LookupError(f"{name} is no method of powers, or a hook already")
    HOOKS.append(name)
    return len(HOOKS) - 1


ON_ACT: Final = hook("act")
ON_REST: Final = hook("rest")
ON_WAKE: Final = hook("wake")
ON_LEAVES: Final = hook("leaves")
ON_BURIED: Final = hook("buried")
ON_WHEN_PLAYED: Final = hook("when_played")
USE_SEARCH: Final = hook("use_search")
USE_MUSTER: Final = hook("use_muster")
USE_TRADE: Final = hook("use_trade")
USE_RECOVER: Final = hook("use_recover")
USE_TRAVEL: Final = hook("use_travel")
USE_PLAY: Final = hook("use_play")
ON_DRAWN: Final = hook("drawn")
HOMELAND: Final = hook("homeland")
TRADE_CARDS: Final = hook("trade_cards")
TRADE_SITES: Final = hook("trade_sites")
TRADE_GUISES: Final = hook("trade_guises")
AFTER_SEARCH: Final = hook("after_search")
AFTER_MUSTER: Final = hook("after_muster")
AFTER_TRADE: Final = hook("after_trade")
AFTER_RECOVER: Final = hook("after_recover")
AFTER_TRAVEL: Final = hook("after_travel")
BIND_SEARCH: Final = hook("bind_search")
BIND_PLAY: Final = hook("bind_play")
BIND_MUSTER: Final = hook("bind_muster")
BIND_TRADE: Final = hook("bind_trade")
BIND_RECOVER: Final = hook("bind_recover")
BIND_TRAVEL: Final = hook("bind_travel")
NAMES_DESTINATION: Final = hook("names_destination")
FORBIDS_VISION: Final = hook("forbids_vision")
FORBIDS_EXILE: Final = hook("forbids_exile")
FORBIDS_GIVING_SECRETS: Final = hook("forbids_giving_secrets")
FORBIDS_PLACING_WARBANDS: Final = hook("forbids_placing_warbands")
FORBIDS_POWER: Final = hook("forbids_power")
LOCKS: Final = hook("locks")
PROTECTS: Final = hook("protects")
FIRST_DISCARDS: Final = hook("first_discards")
SAVES_FAVOR: Final = hook("saves_favor")
CATCHES_BURNED_FAVOR: Final = hook("catches_burned_favor")
RULES_IMPERIAL_CARDS: Final = hook("rules_imperial_cards")
IS_BANDIT_CROWN: Final = hook("is_bandit_crown")
CARD_PLAYED: Final = hook("card_played")
DEPARTS: Final = hook("departs")
TRAVELLED: Final = hook("travelled")
RECOVERED: Final = hook("recovered")
RELICS_TAKEN: Final = hook("relics_taken")
BECAME_OATHKEEPER: Final = hook("became_oathkeeper")
ROLLED: Final = hook("rolled")
END_DIE_ROLLED: Final = hook("end_die_rolled")
CAMPAIGN_OVER: Final = hook("campaign_over")
FOLLOWS_CAMPAIGN: Final = hook("follows_campaign")
COMES_LAST: Final = hook("comes_last")
CARD_LEFT: Final = hook("card_left")
FORBIDS_CAMPAIGN: Final = hook("forbids_campaign")
JOINS_ATTACK: Final = hook("joins_attack")
BIND_TARGETS: Final = hook("bind_targets")
ALLOWS_TARGETS: Final = hook("allows_targets")
TARGET_FLIPS: Final = hook("target_flips")
MORE_TARGET_DICE: Final = hook("more_target_dice")
BIND_CAMPAIGN: Final = hook("bind_campaign")
FORBIDS_PLAN: Final = hook("forbids_plan")
PLAN_SURCHARGE: Final = hook("plan_surcharge")
ON_PLAN: Final = hook("plan")
BEFORE_ROLL: Final = hook("before_roll")
DEFEATED: Final = hook("defeated")
VICTORIOUS: Final = hook("victorious")
BEFORE_LOSSES: Final = hook("before_losses")
TAKES_SURVIVORS: Final = hook("takes_survivors")
REPLACES_DISCARDS: Final = hook("replaces_discards")
SEIZES: Final = hook("seizes")


class NoPower(Power):
    """The power of a face for which none was written; it has no hooks at all."""


NO_POWER: Final = NoPower()
_REGISTERED: Final[dict[str, Power]] = {}


def register(id: str, made: Power) -> None:
    """Make an object the power of a face; which hooks it has is found out here."""
    if id in _REGISTERED:
        raise ValueError(f"the power of {id} is written twice")
    made.id = id
    kind = type(made)
    made.hooks = [
        at for at in range(len(HOOKS)) if getattr(kind, HOOKS[at]) is not getattr(Power, HOOKS[at])
    ]
    _REGISTERED[id] = made


def attach(cards: dict[str, Card]) -> list[str]:
    """Give every face its power; returns the faces that have none. Unknown ids are an error."""
    for id, made in _REGISTERED.items():
        if id not in cards:
            raise ValueError(f"there is no card {id} for this power")
        cards[id].power = made
    return [id for id, card in cards.items() if card.power is NO_POWER]
