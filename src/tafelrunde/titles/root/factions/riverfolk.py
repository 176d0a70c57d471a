"""The Riverfolk Company (11): an open hand, services for warriors, funds, trade posts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, CardNo, Option, Seat
from tafelrunde.titles.root import battle, crafting, moving, turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import counted, number, track
from tafelrunde.titles.root.catalogue import SUITS, Card
from tafelrunde.titles.root.factions import services
from tafelrunde.titles.root.factions.base import (
    FACTION_IDS,
    FACTION_OBJECTS,
    RIVERFOLK,
    Faction,
    PieceKind,
)
from tafelrunde.titles.root.factions.services import SERVICES
from tafelrunde.titles.root.facts import FactionFacts, row
from tafelrunde.titles.root.removal import Aftermath, Loss
from tafelrunde.titles.root.vocabulary import (
    AT,
    BATTLE,
    CHOOSE,
    COMMITMENTS_BOX,
    CRAFT,
    DRAW,
    ESTABLISH,
    EXPORT,
    FUNDS_BOX,
    LOSE,
    MOVE,
    NUMBER_OBJECTS,
    PAYMENTS_BOX,
    PRICE,
    RECRUIT,
    SPEND,
    STRIDE,
    TRADE_DISRUPTION,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.battle import Battle
    from tafelrunde.titles.root.table import Root

# Kinds of pieces: the trade post of a suit is kind suit - 1.
KINDS: Final = [
    PieceKind("trade_post_fox", counted("riverfolk", "tokens", "trade_post_fox"), building=False),
    PieceKind(
        "trade_post_rabbit", counted("riverfolk", "tokens", "trade_post_rabbit"), building=False
    ),
    PieceKind(
        "trade_post_mouse", counted("riverfolk", "tokens", "trade_post_mouse"), building=False
    ),
]
WARRIORS: Final = number("riverfolk", "warriors")
START_WARRIORS: Final = 4
START_PAYMENTS: Final = number("riverfolk", "starting_payments")
PROTECTION: Final = number("riverfolk", "protectionism")
POINTS: Final = track("riverfolk", "trade_post_points_of_nth_per_suit")
PRICES: Final = track("riverfolk", "service_prices")
ESTABLISH_COST: Final = number("riverfolk", "establish_cost")
FUNDS_PER_POINT: Final = 2

# Stages of Birdsong.
PROTECTING: Final = 0
DIVIDING: Final = 1
GATHERING: Final = 2


class Riverfolk(Faction):
    """The Riverfolk: boxes hold warriors of all factions, counted by faction number."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, RIVERFOLK, KINDS, WARRIORS)
        self.hand_is_open = True  # 11.2.3
        self.funds = [0] * len(FACTION_IDS)
        self.payments = [0] * len(FACTION_IDS)
        self.commitments = [0] * len(FACTION_IDS)
        self.tracks = [0] * len(FACTION_IDS)  # funds on trade post spaces, until the next turn
        self.lost_posts = [0] * len(KINDS)  # out of the game
        self.prices = [PRICES[0]] * len(SERVICES)

    def copy(self) -> Faction:
        """An independent copy."""
        twin = Riverfolk(self.seat)
        self.copy_into(twin)
        twin.funds = self.funds.copy()
        twin.payments = self.payments.copy()
        twin.commitments = self.commitments.copy()
        twin.tracks = self.tracks.copy()
        twin.lost_posts = self.lost_posts.copy()
        twin.prices = self.prices.copy()
        return twin

    # -- 11.2 rules and abilities

    def crafting_pieces(self, g: Root) -> list[int]:
        """Spaces of the tracks without a trade post; each takes one fund a turn (11.2.1)."""
        count = [0] * len(SUITS)
        for k in range(len(KINDS)):
            count[k + 1] = self.uncovered(k)
        return count

    def uncovered(self, k: int) -> int:
        """How many spaces of a track have no trade post any more."""
        return KINDS[k].total - self.stock[k]

    def can_pay(self, g: Root, card: Card, left: list[int]) -> bool:
        """Each icon needs an empty space and a fund (11.5.3)."""
        return card.is_paid_by(left) and sum(self.funds) >= sum(card.cost)

    def pay_craft(self, g: Root, card: Card) -> None:
        """Place funds on spaces of the suits the card shows (11.5.3)."""
        g.activate_pieces(self, card)
        for due in range(sum(card.cost), 0, -1):
            owner = self.choose_fund(g, CHOOSE, "commit-fund", "root:11.5.3", due)
            self.funds[owner] -= 1
            self.tracks[owner] += 1
            self.tell_fund(g, "commits", owner, "root:11.5.3")

    def reach(self, g: Root, c: int) -> list[int]:
        """Swimmers: rivers are paths (11.2.2)."""
        return g.board.waterways[c]

    def may_move(self, g: Root, a: int, b: int) -> bool:
        """Along rivers it does not matter who rules (11.2.2)."""
        return b in g.board.rivers[a] or super().may_move(g, a, b)

    def strength(self, g: Root, c: int) -> int:
        """Hired warriors count for who hired them, not here (11.2.7.III)."""
        return 0 if self.are_hired(g) else self.warriors[c]

    def are_hired(self, g: Root) -> bool:
        """Whether the player in turn has mercenaries: from Daylight on (11.2.7.III)."""
        return g.factions[g.turn].lender == self.seat and g.phase >= turn.DAYLIGHT

    def lent(self, g: Root, borrower: Faction, c: int) -> int:
        """All warriors, in the buyer's Daylight and Evening."""
        return self.warriors[c] if g.turn == borrower.seat and self.are_hired(g) else 0

    def piece_goes(self, g: Root, k: int, loss: Loss, battle: Battle | None) -> None:
        """A removed trade post leaves the game (11.2.5.I)."""
        self.stock[k] -= 1
        self.lost_posts[k] += 1

    def aftermath(self, g: Root, loss: Loss, battle: Battle | None) -> list[Aftermath]:
        """Each trade post that is removed disrupts trade (11.2.5.I)."""
        return [Aftermath(TRADE_DISRUPTION, self, loss.by, loss.clearing, 1) for _ in loss.pieces]

    def resolve(self, g: Root, effect: Aftermath) -> None:
        """Half of the funds, rounded up, go back to the supplies of their owners (11.2.5.I)."""
        lost = (sum(self.funds) + 1) // 2
        if g.loud and lost:
            g.say("trade-disruption", self.seat, {"funds": lost, "rule": "root:11.2.5.I"})
        for due in range(lost, 0, -1):
            self.return_fund(g, self.choose_fund(g, LOSE, "lose-fund", "root:11.2.5.I", due))

    def choose_fund(self, g: Root, verb: int, prompt: str, rule: str, due: int = 1) -> int:
        """The owner of the next fund to go; asked if it makes a difference."""
        owners = [owner for owner in range(len(FACTION_IDS)) if self.funds[owner]]
        if sum(self.funds) == due:
            return owners[0]
        options = [verb + FACTION_OBJECTS.objects[owner] for owner in owners]
        return FACTION_OBJECTS.which(g.choose(self, prompt, options, rule, count=due) - verb)

    def return_fund(self, g: Root, owner: Seat) -> None:
        """Spend a fund: it goes back to its owner's supply (11.5)."""
        self.funds[owner] -= 1
        faction = g.faction(owner)
        assert faction is not None
        faction.supply += 1
        self.tell_fund(g, "spends-fund", owner, "root:11.5")

    def tell_fund(self, g: Root, event: str, owner: Seat, rule: str) -> None:
        """Say whose warrior was used."""
        if g.loud:
            g.say(event, self.seat, {"fund": FACTION_IDS[owner], "rule": rule})

    def commit(self, g: Root, rule: str) -> None:
        """Move a fund to the Committed box (11.5)."""
        owner = self.choose_fund(g, CHOOSE, "commit-fund", rule)
        self.funds[owner] -= 1
        self.commitments[owner] += 1
        self.tell_fund(g, "commits", owner, rule)

    def pay_in(self, n: int) -> int:
        """Put up to n own warriors into the Payments box; how many there were."""
        n = min(n, self.supply)
        self.supply -= n
        self.payments[self.number] += n
        return n

    def boxed_warriors(self) -> list[int]:
        """Own warriors in the boxes of the board are warriors, too."""
        found: list[int] = []
        if self.funds[self.number]:
            found.append(FUNDS_BOX)
        if self.payments[self.number]:
            found.append(PAYMENTS_BOX)
        if self.commitments[self.number]:
            found.append(COMMITMENTS_BOX)
        return found

    def take_from_box(self, g: Root, box: int) -> None:
        """An own warrior of a box returns to the supply."""
        if box == FUNDS_BOX:
            self.funds[self.number] -= 1
        elif box == PAYMENTS_BOX:
            self.payments[self.number] -= 1
        else:
            self.commitments[self.number] -= 1
        self.supply += 1

    # -- 11.2.6 services

    def sells_to(self, g: Root, buyer: Faction) -> bool:
        """Whether there is anything the buyer could pay for."""
        return len(services.offered(g, self, buyer)) > 0

    def sell(self, g: Root, buyer: Faction) -> None:
        """The buyer buys services, one after the other (11.2.6)."""
        services.sell(g, self, buyer)

    # -- 11.3 setup

    def setup(self, g: Root) -> None:
        """Four warriors on the river, three in the Payments box, the first prices."""
        rule = "root:11.3.2"
        for due in range(START_WARRIORS, 0, -1):
            options = [AT + c for c in self.banks(g)]
            c = g.choose(self, "river-warrior", options, rule, count=due) - AT
            self.add_warriors(g, c, 1)
            if g.loud:
                g.say("places", self.seat, {"piece": "warrior", "clearing": c, "rule": rule})
        self.pay_in(START_PAYMENTS)
        self.set_prices(g, "root:11.3.5")

    def banks(self, g: Root) -> list[int]:
        """Clearings on the river where pieces may be placed."""
        return [c for c in range(1, SPOTS) if g.board.is_on_river(c) and g.may_place(self, c)]

    def set_prices(self, g: Root, rule: str) -> None:
        """Choose a price for each service (11.3.5, 11.6.2)."""
        options = [PRICE + NUMBER_OBJECTS.objects[price] for price in PRICES]
        before = self.prices.copy()
        for service in range(len(SERVICES)):
            option = g.ask_of(self, "service-price", options, rule, SERVICES[service])
            self.prices[service] = NUMBER_OBJECTS.which(option - PRICE)
        if g.loud and (self.prices != before or g.phase == turn.SETUP):
            args: dict[str, int | str | list[str]] = {"rule": rule}
            for service in range(len(SERVICES)):
                args[SERVICES[service]] = self.prices[service]
            g.say("prices", self.seat, args)

    # -- 11.4 Birdsong

    def birdsong(self, g: Root) -> None:
        """Protectionism, dividends, gather funds (11.4)."""
        if g.stage == PROTECTING:
            if sum(self.payments) == 0:
                n = self.pay_in(PROTECTION)
                if g.loud and n:
                    g.say("protectionism", self.seat, {"count": n, "rule": "root:11.4.1"})
            g.stage = DIVIDING
        elif g.stage == DIVIDING:
            if sum(self.tokens):
                g.score(self, sum(self.funds) // FUNDS_PER_POINT, "root:11.4.2")
            g.stage = GATHERING
        else:
            self.gather(g)
            g.end_phase()

    def gather(self, g: Root) -> None:
        """All warriors on the board become funds (11.4.3)."""
        for owner in range(len(FACTION_IDS)):
            self.funds[owner] += self.payments[owner]
            self.funds[owner] += self.commitments[owner] + self.tracks[owner]
            self.payments[owner] = 0
            self.commitments[owner] = 0
            self.tracks[owner] = 0
        if g.loud:
            g.say("gathers", self.seat, {"funds": sum(self.funds), "rule": "root:11.4.3"})

    # -- 11.5 Daylight

    def daylight(self, g: Root) -> None:
        """Commit and spend funds for actions, as long as you like (11.5)."""
        options: list[Option] = []
        if sum(self.funds):
            self.add_actions(g, options)
        turn.add_extras(g, self, options)
        if not options:  # everybody sees the hand, too
            g.end_phase()
            return
        options.append(PASS)
        option = g.ask_of(self, "riverfolk-daylight", options, "root:11.5", count=sum(self.funds))
        if option == PASS:
            g.end_phase()
        elif not turn.took_extra(g, self, option):
            self.act(g, option)

    def add_actions(self, g: Root, options: list[Option]) -> None:
        """What funds could be used for now."""
        moving.add_moves(g, self, options)
        battle.add_battles(g, self, options)
        crafted: list[int] = []
        crafting.add_craft_options(g, self, crafted)
        for option in crafted:
            options.append(option)
            options.append(option - CRAFT + EXPORT)
        if g.deck or g.discard:
            options.append(DRAW)
        for c in self.banks(g):
            options.append(RECRUIT + c)
        for c in range(1, SPOTS):
            if self.may_establish(g, c):
                options.append(ESTABLISH + c)

    def act(self, g: Root, option: Option) -> None:
        """Carry out one action."""
        verb = option - option % STRIDE
        if verb == MOVE:
            self.commit(g, "root:11.5.1")
            moving.move_from(g, self, option - MOVE, "root:11.5.1")
        elif verb == BATTLE:
            self.commit(g, "root:11.5.2")
            battle.start_battle(g, self, option - BATTLE, "root:11.5.2")
        elif verb == EXPORT:
            self.export(g, g.copy_of(self.hand, option - EXPORT))
        elif verb == DRAW:
            self.commit(g, "root:11.5.4")
            g.draw(self, 1)
        elif verb == RECRUIT:
            self.recruit(g, option - RECRUIT)
        else:
            self.establish(g, option - ESTABLISH)

    def export(self, g: Root, this: CardNo) -> None:
        """Pay for a card as for crafting, discard it for a warrior in Payments (11.5.3.I)."""
        card = g.kinds[this]
        if g.loud:
            g.say("exports", self.seat, {"card": card.id, "rule": "root:11.5.3.I"})
        self.pay_craft(g, card)
        g.discard_from(self, this, self.hand)
        self.pay_in(1)

    def recruit(self, g: Root, c: int) -> None:
        """Spend a fund, place a warrior on the river; an own fund can be that one (11.5.5)."""
        self.return_fund(g, self.choose_fund(g, SPEND, "spend-fund", "root:11.5.5"))
        n = self.add_warriors(g, c, 1)
        if g.loud and n:
            g.say("recruits", self.seat, {"clearing": c, "count": n, "rule": "root:11.5.5"})

    def may_establish(self, g: Root, c: int) -> bool:
        """A clearing without a trade post, and two funds of the player who rules it (11.5.6)."""
        if self.tokens[c] or not g.may_place(self, c):
            return False
        ruler = g.ruler(c)
        return ruler >= 0 and self.funds[g.factions[ruler].number] >= ESTABLISH_COST

    def points_for(self, k: int) -> int:
        """What the next trade post of a kind scores; nothing if there is none (11.5.6.III)."""
        return POINTS[self.uncovered(k)] if self.stock[k] else 0

    def establish(self, g: Root, c: int) -> None:
        """Spend the ruler's warriors, place a trade post and a warrior, score (11.5.6).

        With no trade post of the suit left only the warrior is placed, and nothing scored (2.5).
        """
        owner = g.factions[g.ruler(c)].number
        for _ in range(ESTABLISH_COST):
            self.return_fund(g, owner)
        n = self.add_warriors(g, c, 1)
        k = g.suits[c] - 1
        if self.stock[k] == 0:
            if g.loud and n:
                g.say("recruits", self.seat, {"clearing": c, "count": n, "rule": "root:11.5.6"})
            return
        points = self.points_for(k)
        self.put(g, k, c)
        if g.loud:
            args: dict[str, int | str | list[str]] = {"piece": KINDS[k].id, "clearing": c}
            args["rule"] = "root:11.5.6.III"
            g.say("builds", self.seat, args)
        g.score(self, points, "root:11.5.6.III")

    # -- 11.6 Evening

    def evening(self, g: Root) -> None:
        """Discard down to five, then set the prices (11.6)."""
        if g.stage == 0:
            turn.discard_down(g, self, "root:11.6.1")
            g.stage = 1
        else:
            self.set_prices(g, "root:11.6.2")
            g.end_phase()

    # -- what can be seen

    def tell_own(self, g: Root, told: FactionFacts) -> None:
        """The boxes, the prices and the trade posts, also those that are out of the game."""
        for k in range(len(KINDS)):
            told.rows.append(row(self, k, POINTS, []))
        told.funds = by_owner(self.funds)
        told.payments = by_owner(self.payments)
        told.commitments = by_owner(self.commitments)
        told.tracks = by_owner(self.tracks)
        told.lost_posts = {KINDS[k].id: self.lost_posts[k] for k in range(len(KINDS))}
        told.prices = {SERVICES[i]: self.prices[i] for i in range(len(SERVICES))}

    def own_census(self, total: dict[str, int]) -> None:
        """Warriors of all factions lie on the board; lost trade posts in the box of the game."""
        for owner in range(len(FACTION_IDS)):
            boxed = self.funds[owner] + self.payments[owner]
            boxed += self.commitments[owner] + self.tracks[owner]
            if boxed:
                total[f"{FACTION_IDS[owner]} warrior"] += boxed
        for k in range(len(KINDS)):
            total[f"riverfolk {KINDS[k].id}"] += self.lost_posts[k]


def by_owner(box: list[int]) -> dict[str, int]:
    """How many warriors of which faction are in a box."""
    return {FACTION_IDS[owner]: box[owner] for owner in range(len(FACTION_IDS)) if box[owner]}
