"""An action under way: whose, where (also "as if"), with which modifiers, at what price.

Contexts are made anew for every candidate (card, destination, deck), shaped by the `bind_*` hooks
of all cards in play and the `use_*` hooks of the modifiers the player chose. Hooks only write into
the context; nothing is paid and nobody is asked before the action is carried out. "Set", "add",
"free" and "forbidden" are kept apart, so the order of hooks does not matter.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath.board import NOWHERE
from tafelrunde.titles.oath.player import Player

# Which major action; also the index of the modifiers' hooks.
SEARCHING: Final = 0
MUSTERING: Final = 1
TRADING: Final = 2
RECOVERING: Final = 3
CAMPAIGNING: Final = 4
TRAVELLING: Final = 5
MAJOR: Final = ["search", "muster", "trade", "recover", "campaign", "travel"]

# Where a card is played.
TO_SITE: Final = 0
TO_ADVISERS: Final = 1
TO_ADVISERS_FACEDOWN: Final = 2
TO_VISION: Final = 3
TO_BOX: Final = 4  # the Conspiracy

FOR_FAVOR: Final = 0
FOR_SECRETS: Final = 1
SECRETS_PRICE: Final = 2  # favor placed to trade for secrets


class Action:
    """What all major actions have in common."""

    def __init__(self, me: Player, site: int, used: list[int]) -> None:
        self.me = me
        self.site = site  # where the action takes place: the pawn's slot, or "as if"
        self.used = used  # modifiers the player chose (physical cards)
        self.base = 0  # Supply
        self.added = 0  # Supply, more or less
        self.set_to = -1  # "costs n Supply instead"; the lowest counts
        self.free = False  # "spend no Supply" beats all of the above (7.6.2)
        self.most_supply = -1  # "cannot if it costs more than n Supply"; -1: no such limit
        self.forbidden = False  # "cannot", or a "must" that this candidate does not fulfil
        self.favor = 0  # to be paid, besides what modifiers cost
        self.secrets = 0  # faceup ones to be paid
        self.flips = 0  # secrets to be turned facedown
        self.sacrifice = 0  # warbands of the own board
        self.tolls: list[int] = []  # 1 favor each for this seat, or burned (-1)
        self.ends_act = False  # the Act phase ends afterwards

    def copy_terms(self, twin: Action) -> None:
        """Copy what the action costs and demands."""
        twin.base = self.base
        twin.added = self.added
        twin.set_to = self.set_to
        twin.free = self.free
        twin.most_supply = self.most_supply
        twin.forbidden = self.forbidden
        twin.favor = self.favor
        twin.secrets = self.secrets
        twin.flips = self.flips
        twin.sacrifice = self.sacrifice
        if self.tolls:
            twin.tolls = self.tolls.copy()
        twin.ends_act = self.ends_act

    def supply(self) -> int:
        """What the action costs in Supply."""
        if self.free:
            return 0
        cost = self.set_to if self.set_to >= 0 else self.base
        return max(0, cost + self.added)

    def set_supply(self, n: int) -> None:
        """The action costs n Supply instead of its usual cost."""
        if self.set_to < 0 or n < self.set_to:
            self.set_to = n

    def uses(self, this: CardNo) -> bool:
        """Whether the player chose this modifier."""
        return this in self.used


class Search(Action):
    """5.1, and everything that plays a card "as if searched" (6.1, Oracle: `is_draw` is false)."""

    def __init__(self, me: Player, site: int, used: list[int]) -> None:
        super().__init__(me, site, used)
        self.deck = -1  # a region, or WORLD_DECK
        self.is_draw = True
        self.cards = 3  # to draw
        self.more = 0  # "draw n more / fewer"
        self.set_cards = -1  # "draw n cards instead"
        self.from_bottom = False
        self.piles: list[int] = []  # regions whose pile may be drawn from beside the own
        self.plays = 1
        self.played = 0
        self.site_plays = 0  # of these, to a site
        self.reveals = False  # the draw and the kept card are shown to everybody
        self.discards_anywhere = False  # Bracken: top or bottom of one pile
        self.discards_under_deck = False  # Cracked Horn
        self.drawn = 0
        self.discarded: list[int] = []
        self.pile = -1  # where all discards go: -1 as usual, a region, or WORLD_DECK
        self.at_bottom = False

    def draw_count(self) -> int:
        """How many cards are drawn."""
        n = self.set_cards if self.set_cards >= 0 else self.cards
        return max(0, n + self.more)


WORLD_DECK: Final = 3  # beside the regions 0 to 2


class Play:
    """A card being played: where it may go, and where it went (5.1.4)."""

    def __init__(self, me: Player, this: CardNo, search: Search) -> None:
        self.me = me
        self.this = this
        self.search = search  # whose modifiers count
        self.from_draw = False  # straight from the draw, not a former facedown adviser
        self.where = -1  # TO_SITE ...
        self.slot = NOWHERE  # for TO_SITE
        self.any_site = False  # New Growth: any site with room
        self.slots: list[int] = []  # sites beside the own ("may play to any site of the region")
        self.no_facedown = False  # cannot be put facedown
        self.no_faceup = False  # cannot be played faceup
        self.secret_instead = False  # Book of Records

    @property
    def is_faceup(self) -> bool:
        """Whether it was played faceup."""
        return self.where != TO_ADVISERS_FACEDOWN


class Muster(Action):
    """5.2 on one card."""

    def __init__(self, me: Player, site: int, used: list[int], card: CardNo) -> None:
        super().__init__(me, site, used)
        self.card = card
        self.base = 1
        self.favor = 1  # placed on the card
        self.gain = 2
        self.ignores_tokens = False  # Pressgangs


class Trade(Action):
    """5.3 with one card, for favor or for secrets."""

    def __init__(self, me: Player, site: int, used: list[int], card: CardNo, kind: int) -> None:
        super().__init__(me, site, used)
        self.card = card
        self.kind = kind  # FOR_FAVOR or FOR_SECRETS
        self.base = 1
        self.partner = me  # whose advisers count as "yours" (Master of Disguise)
        self.suit_of_adviser: dict[int, int] = {}  # advisers that show another suit now
        self.more_favor = 0
        self.more_secrets = 0
        self.secrets_if_matching = 0  # more of them if any adviser matches (The Old Oak)
        self.no_favor = False
        if kind == FOR_FAVOR:
            self.secrets = 1
        else:
            self.favor = SECRETS_PRICE


class Recover(Action):
    """5.4 of one relic at the site or one banner."""

    def __init__(self, me: Player, site: int, used: list[int], thing: int) -> None:
        super().__init__(me, site, used)
        self.thing = thing
        self.base = 1
        self.holder: Player | None = None  # who had the banner
        self.least = 0  # tokens that must be put on a banner
        self.extra_tokens = 0  # secrets that a power adds to the payment (Magician's Code)
        self.paid = 0  # tokens put on the banner
        self.becomes_mob = False


class Travel(Action):
    """5.6 to one destination. Travel that somebody else causes costs no Supply (`free`)."""

    def __init__(self, me: Player, site: int, used: list[int], to: int) -> None:
        super().__init__(me, site, used)
        self.to = to
        self.is_forced = False  # somebody else makes this player travel
        self.is_granted = False  # a power lets the player travel of his own will, for nothing
        self.ignores_sites = False  # disregard site powers
        self.chooses_freely = False  # nobody names the destination (Portal at the Shrouded Wood)
        self.ignores_pass = False  # ignore the Narrow Pass
        self.ignores_hidden = False  # ignore the Hidden Place
        self.passes: list[int] = []  # "must travel to this site" (Narrow Pass)
        self.pass_flips = 0  # secrets to flip for a way around the Narrow Pass; 0: there is none
        self.hidden_flips = 0  # secrets to flip for the Hidden Place
        self.site_added = 0  # Supply added by site powers

    def close(self) -> None:
        """All hooks have spoken: bring together what ignores what (9.2)."""
        if self.ignores_sites:
            return
        if self.passes and not self.ignores_pass and self.to not in self.passes:
            self.flips += self.pass_flips
            self.forbidden = self.forbidden or self.pass_flips == 0
        self.added += self.site_added
        if not self.ignores_hidden:
            self.flips += self.hidden_flips
