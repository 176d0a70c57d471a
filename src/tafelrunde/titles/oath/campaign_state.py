"""A campaign under way (5.5): sides, targets, pools, forces, and what battle plans change."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath.contexts import Action
from tafelrunde.titles.oath.player import Player

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ["attacker", "defender"]
UNDECIDED: Final = -1


class Campaign(Action):
    """Everything lasts as long as the campaign; nothing of it is state of the table.

    Lists with two entries are indexed by side: ATTACKER or DEFENDER.
    """

    def __init__(self, me: Player, site: int, used: list[int], defender: Player | None) -> None:
        super().__init__(me, site, used)
        self.base = 2
        self.defender = defender  # None: bandits
        self.allies: list[Player] = []  # Imperial allies beside the defender (5.5.2)
        self.outsider: Player | None = None  # the Citizen who is no Imperial ally now (5.5.1)
        # targets (5.5.2)
        self.sites: list[int] = []
        self.things: list[int] = []  # relics and banners of the defender
        self.pawn = False  # pawn and favor together
        self.loose: list[int] = []  # facedown relics at targeted sites (Relic Hunter)
        self.no_target: list[int] = []  # things, SITE_TARGET + slot, PAWN_TARGET: forbidden ones
        # pools
        self.attack = 0
        self.defence = 0
        self.target_dice = 0  # of the targets alone (Giant Python)
        self.is_set = False  # targets and pools are fixed
        self.is_rolled = False
        # forces: what counts beside the attacker's board
        self.force_sites: list[int] = []  # sites whose warbands join the attack (Captains)
        self.bandit_sites: list[int] = []  # targets where bandits fight for the defender
        # battle plans (5.5.3)
        self.plans: list[int] = []  # used, in this order
        self.planner: dict[int, int] = {}  # plan -> seat of its user, -1: bandits
        self.plan_side: dict[int, int] = {}
        self.barred = [False, False]  # no further battle plans
        self.user: Player | None = None  # whose plans are looked at now; None: bandits
        self.marks: dict[int, int] = {}  # plan -> whatever it wants to remember
        self.supposed: dict[int, int] = {}  # plan -> what it counts; for odds without a table
        # the roll
        self.halved = False  # the attacker rolls only half of the pool (Mounted Patrol)
        self.attack_factor = 1  # the whole attack roll counts so often (Lancers)
        self.ignores_skulls = False
        self.no_hollow = False  # hollow swords count for nothing (Rusting Ray)
        self.no_single_shields = False  # Rain Boots
        self.no_double_faces = [False, False]  # this side's two swords / two shields do not count
        self.attack_roll: list[int] = []  # faces, see dice.py
        self.defence_roll: list[int] = []
        self.swords = 0
        self.skulls = 0
        self.shields = 0
        self.attack_value = 0
        self.defence_value = 0
        self.sacrifice_worth = 1  # attack for each sacrificed warband (Zealots)
        self.no_sacrifice = False  # Vow of Peace
        self.sacrificed = 0
        # the end
        self.decided = UNDECIDED  # a side that wins at once (Hearts and Minds, Peace Envoy)
        self.no_kills = False  # nobody's warbands die any more (Peace Envoy)
        self.winner = UNDECIDED
        self.spared = [False, False]  # beaten, this side loses no warbands, nor its whole force
        self.destroyed = [False, False]  # beaten, this side loses its whole force
        self.hospital = [-1, -1]  # slot that receives killed warbands of the side (Hospital)
        self.in_hospital = [0, 0]
        self.killed = [0, 0]  # warbands of the side that were killed in this campaign
        self.survivors: dict[int, int] = {}  # of the beaten force, by seat whose board they are on
        self.end_discards: list[int] = []  # plans to discard at the end
        self.burns_all_favor = False  # Slander

    def copy_for(self, players: list[Player]) -> Campaign:
        """The same campaign at a table with these players."""
        foe = self.defender
        twin = Campaign(
            players[self.me.seat],
            self.site,
            self.used.copy(),
            players[foe.seat] if foe is not None else None,
        )
        self.copy_terms(twin)
        if self.allies:
            twin.allies = [players[ally.seat] for ally in self.allies]
        if self.outsider is not None:
            twin.outsider = players[self.outsider.seat]
        if self.sites:
            twin.sites = self.sites.copy()
        if self.things:
            twin.things = self.things.copy()
        twin.pawn = self.pawn
        if self.loose:
            twin.loose = self.loose.copy()
        if self.no_target:
            twin.no_target = self.no_target.copy()
        twin.attack = self.attack
        twin.defence = self.defence
        twin.target_dice = self.target_dice
        twin.is_set = self.is_set
        twin.is_rolled = self.is_rolled
        if self.force_sites:
            twin.force_sites = self.force_sites.copy()
        if self.bandit_sites:
            twin.bandit_sites = self.bandit_sites.copy()
        if self.plans:
            twin.plans = self.plans.copy()
        if self.planner:
            twin.planner = self.planner.copy()
        if self.plan_side:
            twin.plan_side = self.plan_side.copy()
        twin.barred = self.barred.copy()
        if self.user is not None:
            twin.user = players[self.user.seat]
        if self.marks:
            twin.marks = self.marks.copy()
        if self.supposed:
            twin.supposed = self.supposed.copy()
        twin.halved = self.halved
        twin.attack_factor = self.attack_factor
        twin.ignores_skulls = self.ignores_skulls
        twin.no_hollow = self.no_hollow
        twin.no_single_shields = self.no_single_shields
        twin.no_double_faces = self.no_double_faces.copy()
        if self.attack_roll:
            twin.attack_roll = self.attack_roll.copy()
        if self.defence_roll:
            twin.defence_roll = self.defence_roll.copy()
        twin.swords = self.swords
        twin.skulls = self.skulls
        twin.shields = self.shields
        twin.attack_value = self.attack_value
        twin.defence_value = self.defence_value
        twin.sacrifice_worth = self.sacrifice_worth
        twin.no_sacrifice = self.no_sacrifice
        twin.sacrificed = self.sacrificed
        twin.decided = self.decided
        twin.no_kills = self.no_kills
        twin.winner = self.winner
        twin.spared = self.spared.copy()
        twin.destroyed = self.destroyed.copy()
        twin.hospital = self.hospital.copy()
        twin.in_hospital = self.in_hospital.copy()
        twin.killed = self.killed.copy()
        if self.survivors:
            twin.survivors = self.survivors.copy()
        if self.end_discards:
            twin.end_discards = self.end_discards.copy()
        twin.burns_all_favor = self.burns_all_favor
        return twin

    # -- sides

    def side_of(self, player: Player) -> int:
        """The side of a player, or UNDECIDED if he has no part in it."""
        if player is self.me:
            return ATTACKER
        if player is self.defender or player in self.allies:
            return DEFENDER
        return UNDECIDED

    def players(self, side: int) -> list[Player]:
        """The players of a side; bandits have none. The attacked player comes first."""
        if side == ATTACKER:
            return [self.me]
        return [self.defender, *self.allies] if self.defender is not None else []

    def enemies_of(self, side: int) -> list[Player]:
        """The players of the other side."""
        return self.players(1 - side)

    def has_used_plans(self, side: int) -> bool:
        """Whether a side has used any battle plan yet."""
        return side in self.plan_side.values()

    def is_target_site(self, slot: int) -> bool:
        """Whether a site was declared as a target."""
        return slot in self.sites

    # -- pools

    def add_attack(self, n: int) -> None:
        """Add attack dice."""
        self.attack += n

    def remove_attack(self, n: int) -> None:
        """Remove attack dice; from an empty pool each one adds a defence die (5.5.3)."""
        gone = min(n, self.attack)
        self.attack -= gone
        self.defence += n - gone

    def shift_attack(self, side: int, n: int) -> None:
        """Plus/minus n attack dice: the attacker adds, the defender removes them."""
        if side == ATTACKER:
            self.add_attack(n)
        else:
            self.remove_attack(n)

    def add_defence(self, n: int) -> None:
        """Add defence dice."""
        self.defence += n

    def win(self, side: int) -> None:
        """The campaign is won at once."""
        self.decided = side

    def discard_at_end(self, this: CardNo) -> None:
        """This plan is discarded when the campaign ends (5.5.8)."""
        if this not in self.end_discards:
            self.end_discards.append(this)


SITE_TARGET: Final = 1000  # + slot, in `no_target`
PAWN_TARGET: Final = 2000
