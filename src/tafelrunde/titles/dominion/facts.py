"""What lies open on a Dominion table and is no card: piles, landscapes, counters."""

# not compiled: the structs are built by msgspec, and only people look at them

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.dominion import scoring, turn
from tafelrunde.titles.dominion.catalogue import CARDS, Card
from tafelrunde.titles.dominion.counters import COUNTERS, JOURNEY, PILE_TOKENS
from tafelrunde.titles.dominion.equipment import USED_BY

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.piles import Pile as TablePile
    from tafelrunde.titles.dominion.player import Player as TablePlayer
    from tafelrunde.titles.dominion.table import Dominion


class Token(Facts):
    """Tokens on a pile or landscape; `seat` is whose they are, -1: nobody's."""

    token: str
    seat: int
    count: int


class Pile(Facts):
    """A pile: its name, the card on top (of an empty pile: its name), how many are left, its price.

    `kingdom` is true for the piles that were chosen, `supply` false for piles beside the Supply.
    """

    pile: str
    card: str
    left: int
    cost: int
    potion: int
    debt: int
    kingdom: bool
    supply: bool
    tokens: list[Token]


class Landscape(Facts):
    """An Event, Project or Landmark: its price, what lies on it, and who has bought it.

    The token 'over' means that its one moment has passed.
    """

    card: str
    cost: int
    debt: int
    tokens: list[Token]
    owners: list[int]


class Counter(Facts):
    """A number before a player: Coffers, Villagers, victory tokens, Debt ..."""

    name: str
    count: int


class Player(Facts):
    """Turns begun (extra turns do not count), counters that are not 0, States and Artifacts.

    `journey` is how the Journey token lies, 'up' or 'down'; '' if it is not used.
    """

    turns: int
    counters: list[Counter]
    journey: str
    has: list[str]


class DominionFacts(Facts):
    """The whole table.

    `controller` is who decides in this turn for the player whose turn it is, or -1. `chosen` are
    the cards picked so far where several are chosen one after the other, for those who may see it.
    `shared` are counters of nobody in particular, `forbidden` the cards that must not be bought in
    this turn. `scores` are told at the end.
    """

    turn: int
    round: int
    extra_turn: bool
    controller: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    supply: list[Pile]
    landscapes: list[Landscape]
    bane: str
    players: list[Player]
    shared: list[Counter]
    face_down: list[str]
    forbidden: list[str]
    chosen: list[str]
    scores: list[int]


def of_table(g: Dominion) -> DominionFacts:
    """The facts as everybody may know them."""
    return DominionFacts(
        turn=g.turn,
        round=g.round,
        extra_turn=g.extra_turn,
        controller=g.controller,
        phase=turn.PHASE_NAMES[g.phase],
        actions=g.actions,
        buys=g.buys,
        coins=g.coins,
        potions=g.potions,
        supply=all_piles(g),
        landscapes=[landscape_facts(g, card) for card in g.kingdom.landscapes],
        bane="" if g.kingdom.bane is None else g.kingdom.bane.id,
        players=all_players(g),
        shared=[
            Counter(name=name, count=count)
            for name, count in sorted(g.counters.items())
            if CARDS[name] not in g.kingdom.landscapes
        ],
        face_down=sorted(g.names(list(g.face_down))),
        forbidden=[card.id for card in g.forbidden],
        chosen=[],
        scores=scoring.scores(g) if g.over else [],
    )


def all_piles(g: Dominion) -> list[Pile]:
    """The piles with their tokens."""
    chosen = g.kingdom.layout.piles()
    placed = [
        (where, Token(token=PILE_TOKENS[token], seat=me.seat, count=1))
        for me in g.players
        if me.tokens
        for token, where in sorted(me.tokens.items())
    ]
    return [pile_facts(g, pile, at, chosen, placed) for at, pile in enumerate(g.piles)]


def pile_facts(
    g: Dominion, pile: TablePile, at: int, chosen: list[Card], placed: list[tuple[int, Token]]
) -> Pile:
    """One pile; `chosen` are those of the kingdom, `placed` players' tokens and where they lie."""
    top = pile.card if pile.top is None else pile.top
    price = g.price(top)
    tokens: list[Token] = []
    if pile.tokens:
        lying = sorted(pile.tokens.items())
        tokens += [Token(token=name, seat=-1, count=count) for name, count in lying if count]
    if placed:
        tokens += [token for where, token in placed if where == at]
    return Pile(
        pile=pile.card.id,
        card=top.id,
        left=pile.left,
        cost=price.coins,
        potion=price.potion,
        debt=price.debt,
        kingdom=pile.card in chosen,
        supply=pile.supply,
        tokens=tokens,
    )


def landscape_facts(g: Dominion, card: Card) -> Landscape:
    """One Event, Project or Landmark."""
    lying = {"points": g.points_on.get(card.id, 0), "over": g.counters.get(card.id, 0)}
    return Landscape(
        card=card.id,
        cost=card.cost,
        debt=card.debt,
        tokens=[Token(token=name, seat=-1, count=count) for name, count in lying.items() if count],
        owners=[me.seat for me in g.players if card in me.owned],
    )


def all_players(g: Dominion) -> list[Player]:
    """What lies before the players."""
    using = USED_BY["journey"]
    used = any(card.id in using for card in g.kingdom.elements)
    return [player_facts(g, me, used) for me in g.players]


def player_facts(g: Dominion, me: TablePlayer, used: bool) -> Player:
    """What lies before one player and is no card; `used`: there are Journey tokens."""
    return Player(
        turns=me.turns,
        counters=[
            Counter(name=name, count=count)
            for at, (name, count) in enumerate(zip(COUNTERS, me.counts, strict=True))
            if count and at != JOURNEY
        ],
        journey=("down" if me.counts[JOURNEY] else "up") if used else "",
        has=[card.id for card in me.owned if card not in g.kingdom.landscapes],
    )


def chosen_for(g: Dominion, viewer: int) -> list[str]:
    """What was chosen so far where several cards are being chosen, for those who may see it."""
    if not g.chosen or viewer < 0 or not (g.players[g.chooser].eyes >> viewer) & 1:
        return []
    return g.names(g.chosen)
