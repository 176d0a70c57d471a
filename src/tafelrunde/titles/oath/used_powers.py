"""What players do with a power of their own will: actions, modifiers, rest; and its attributes.

Cards derive from `Power` (powers.py), which adds what binds everybody and campaigns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo

if TYPE_CHECKING:
    from tafelrunde.titles.oath.contexts import (
        Action,
        Muster,
        Play,
        Recover,
        Search,
        Trade,
        Travel,
    )
    from tafelrunde.titles.oath.player import Player
    from tafelrunde.titles.oath.table import Oath


class UsedPower:
    """Powers that players use. `this` is always the physical card the power stands on."""

    def __init__(self) -> None:
        self.id = ""
        self.hooks: list[int] = []  # numbers of the hooks that are overridden
        self.automatic = False  # a modifier that is used without asking: free, and only helps
        self.adviser_limit = 0  # "your adviser limit is n"; 0: says nothing
        self.counts_as = 1  # how many advisers of its suit it is worth
        self.ignores_limit = False  # comes without regard to the adviser limit (Pied Piper)
        self.nomads_ignore_limit = False  # Family Wagon
        self.capacity = -1  # the site's capacity while this card is there (Salt the Earth)
        self.ignores_capacity = False
        self.more_bandits = 0  # at every site
        self.bars_plans = False  # a battle plan after which its side uses no other
        # What `bind_search` to `bind_travel` and `bind_targets` can do at most: actions look at
        # this before they make contexts.
        self.eases = False  # they can let an action be for less than its least printed cost
        self.eases_leaving = False  # the same for whoever leaves the site of this card
        self.only_shapes = False  # they never decide whether an action can be taken or paid
        self.binds_holder = False  # they concern only who has this card (a trait: the Chancellor)
        self.bars_things = False  # relics and banners are all they forbid to target
        self.bars_by_place = False  # only targets elsewhere than the attacker, or at its own site

    # -- standalone powers (7.3)

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        """Action: whether it would do anything; access and cost are checked elsewhere."""
        return True

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        """Action (6.2), after the cost was paid."""
        raise NotImplementedError

    def may_play_at(self, g: Oath, play: Play, slot: int) -> bool:
        """Whether this card itself may be played to a site, besides the usual rules."""
        return True

    def may_play_to_advisers(self, g: Oath, play: Play) -> bool:
        """Whether this card itself may be played faceup to the advisers, besides usual rules."""
        return True

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        """When Played (7.3.3): after site favor, Homeland powers and other modifiers."""
        raise NotImplementedError

    def can_rest(self, g: Oath, me: Player, this: CardNo) -> bool:
        """Rest: whether it would do anything."""
        return True

    def rest(self, g: Oath, me: Player, this: CardNo) -> None:
        """Rest (4.3.5)."""
        raise NotImplementedError

    def wake(self, g: Oath, me: Player, this: CardNo) -> None:
        """Wake (4.1.1, 4.1.4): called for the holder of a banner, for the pawn at a site."""
        raise NotImplementedError

    def leaves(self, g: Oath, this: CardNo) -> None:
        """The card is about to leave play, flip or change hands: clean up what lies on it."""
        raise NotImplementedError

    def buried(self, g: Oath, me: Player, this: CardNo) -> None:
        """A relic in play is about to be put under the relic deck (Obsidian Cage)."""
        raise NotImplementedError

    # -- modifiers a player chooses at the start of a major action (7.4): pure, context only

    def is_open_to(self, g: Oath, x: Action, this: CardNo) -> bool:
        """Whether the acting player has access (7.1.1); override for powers open to others."""
        return g.has_access(x.me, this, x.site)

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        """Whether the modifier could be of use for this search."""
        return True

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        """Shape a search with this modifier."""
        raise NotImplementedError

    def can_use_muster(self, g: Oath, x: Muster, this: CardNo) -> bool:
        """Whether the modifier could be of use."""
        return True

    def use_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        """Shape a muster on `x.card` with this modifier."""
        raise NotImplementedError

    def can_use_trade(self, g: Oath, x: Trade, this: CardNo) -> bool:
        """Whether the modifier could be of use."""
        return True

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        """Shape a trade with `x.card` for `x.kind`."""
        raise NotImplementedError

    def can_use_recover(self, g: Oath, x: Recover, this: CardNo) -> bool:
        """Whether the modifier could be of use."""
        return True

    def use_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        """Shape the recovery of `x.thing`."""
        raise NotImplementedError

    def can_use_travel(self, g: Oath, x: Travel, this: CardNo) -> bool:
        """Whether the modifier could be of use; `x.to` is -1, the destination is not known."""
        return True

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        """Shape a trip to `x.to`."""
        raise NotImplementedError

    def use_play(self, g: Oath, play: Play, this: CardNo) -> None:
        """A used Search modifier shapes where a card may be played."""
        raise NotImplementedError

    def drawn(self, g: Oath, x: Search, this: CardNo) -> None:
        """A used Search modifier: the cards were drawn and lie in `x.me.hand` (Great Spire)."""
        raise NotImplementedError

    def trade_cards(self, g: Oath, me: Player, this: CardNo) -> list[int]:
        """More cards that could be traded with when this Trade modifier is used."""
        return []

    def trade_sites(self, g: Oath, me: Player, this: CardNo) -> list[int]:
        """Sites at which the player may trade "as if there" with this modifier."""
        return []

    def trade_guises(self, g: Oath, me: Player, this: CardNo) -> list[Player]:
        """Players whose advisers may replace one's own with this modifier (Master of Disguise)."""
        return []

    # -- after an action, for the modifiers that were used

    def after_search(self, g: Oath, x: Search, this: CardNo) -> None:
        """The search is over."""
        raise NotImplementedError

    def after_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        """The muster is over."""
        raise NotImplementedError

    def after_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        """The trade is over."""
        raise NotImplementedError

    def after_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        """The recovery is over."""
        raise NotImplementedError

    def after_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        """The trip is over."""
        raise NotImplementedError
