"""Oath on a terminal: the catalogue, the table, remarks on options, and what is told."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.generic import (
    Display,
    Faces,
    facts_of,
    indented,
    viewer_last,
    without_choices,
    zone_cards,
)
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.kernel.match import Match
from tafelrunde.texts import message_id
from tafelrunde.titles.oath.board import REGION_OF, REGIONS, SEARCH_COST, TRAVEL_COST
from tafelrunde.titles.oath.catalogue import (
    BOX,
    CARDS,
    FIRST_TRAIT,
    NO_SUIT,
    SUITS,
)
from tafelrunde.titles.oath.listing import face
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.terminal.boards import OathBoards, cards_in
from tafelrunde.titles.oath.vocabulary import SLOT, STRIDE, VOCABULARY

PRICES = ("favor", "burn_favor", "secrets", "burn_secrets")
MAJOR = ("search", "muster", "trade", "recover", "campaign", "travel")
# Choices that nothing else tells; all others are followed by an event of their own.
TOLD_CHOICES = ("name-oathkeeper", "accept-deal", "join-defence", "allow-ally")
# Questions about cards whose texts help to choose.
TEXTS_WANTED = ("first-adviser", "keep-card", "use-modifier", "battle-plan", "rest-power")


class OathDisplay(Display):
    """A table of Oath in a hundred columns."""

    # -- before the game

    def price(self, card: CardFace) -> str:
        """What using a card costs."""
        words = [
            self.texts.text(message_id("oath-price", name), count=card.facts[name])
            for name in PRICES
            if card.facts[name]
        ]
        return ", ".join(words)

    def types(self, card: CardFace) -> list[str]:
        """Kind, suit, restriction, and kinds of powers."""
        facts: dict[str, Any] = card.facts
        types = [facts["kind"]]
        if facts["suit"]:
            types.append(facts["suit"])
        if facts["restriction"] in ("site", "adviser"):
            types.append(f"only_{facts['restriction']}")
        if facts["locked"]:
            types.append("only_locked")
        return types + [f"power_{type}" for type in facts["powers"]]

    def marks(self, match: Match) -> list[str]:
        """The colours."""
        assert isinstance(match.table, Oath)
        return [self.texts.thing(player.id) for player in match.table.players]

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """Round, phase, and whose turn it is."""
        facts = facts_of(view)
        mine = self.addressed and facts["turn"] == view["seat"]
        phase = str(facts["phase"])
        known = self.texts.has(f"phase-{phase}")
        return self.texts.text(
            "oath-heading",
            round=facts["round"],
            phase=phase,
            who="you" if mine else "other",
            player=self.names[facts["turn"]],
            **{"phase-name": self.texts.text(f"phase-{phase}") if known else ""},
        )

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether it is the viewer's turn."""
        return bool(facts_of(view)["turn"] == viewer)

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """Oath and title, the map, banks and Reliquary, then the boards, the viewer's last."""
        boards = self.boards(view)
        parts: list[RenderableType] = [boards.realm(), Text()]
        parts.extend(boards.region(region) for region in range(len(REGIONS)))
        parts += [Text(), boards.banks(), Text()]
        for seat in viewer_last(len(boards.facts["players"]), viewer):
            parts.append(boards.board(seat, mine=self.addressed and seat == view["seat"]))
        return Group(*parts, *boards.going_on(viewer))

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The viewer's tokens and cards, and the campaign, offer or chances of the moment."""
        boards = self.boards(view)
        lines = [indented(Text(line)) for line in boards.own(viewer)]
        return Group(*lines, *boards.going_on(viewer))

    def boards(self, view: dict[str, object]) -> OathBoards:
        """The pieces of a view, each to be drawn by itself."""
        return OathBoards(self.texts, self.names, view)

    # -- questions

    def arrange(self, ask: Ask, view: dict[str, object]) -> list[int]:
        """Major actions first, then the others; Rest and passing last."""
        if ask.prompt != "act":
            return super().arrange(ask, view)
        rest = VOCABULARY.parse("rest")
        return sorted(ask.options, key=lambda option: (option in (PASS, rest), option))

    def own_number(self, option: int) -> int:
        """Sites have numbers."""
        place = option % STRIDE
        return place - SLOT + 1 if SLOT <= place < SLOT + len(REGION_OF) else 0

    def remark(self, ask: Ask, option: int, view: dict[str, object]) -> str:
        """The name of a site and the way there, what a card says, what an action costs."""
        verb, thing = VOCABULARY.verb(option), VOCABULARY.object(option)
        texts, facts = self.texts, facts_of(view)
        if number := self.own_number(option):
            return f"({self._about_site(ask, number - 1, view)})"
        if ask.prompt == "act" and verb in MAJOR:
            return f"({texts.attribute(f'action-{verb}', 'cost')})"
        if verb == "against":
            return self._against(thing, view)
        if verb == "draw":
            return self._pile(facts, thing)
        if thing == "yes" and ask.source in CARDS:
            return f"– {texts.card_text(ask.source)}"
        if thing in CARDS:
            words = (
                [texts.text("oath-cost", cost=price)]
                if (price := self.price(face(CARDS[thing])))
                else []
            )
            if ask.prompt in TEXTS_WANTED or (ask.prompt == "act" and verb == "use"):
                words.append(f"– {texts.card_text(thing)}")
                if CARDS[thing].suit != NO_SUIT and ask.prompt in TEXTS_WANTED[:2]:
                    words.insert(0, f"({texts.thing(SUITS[CARDS[thing].suit])})")
            elif CARDS[thing].suit != NO_SUIT:
                words = [f"({texts.thing(SUITS[CARDS[thing].suit])})"]
            return " ".join(words)
        if verb in ("bank", "from", "to") and thing in facts["banks"]:
            return f"({texts.attribute('resource-favor', 'count', count=facts['banks'][thing])})"
        return self._seen(thing, view)

    def _pile(self, facts: dict[str, Any], thing: str) -> str:
        """What drawing there costs, and how many cards lie in a discard pile."""
        if thing not in REGIONS:
            drawn = min(facts["visions_drawn"], len(SEARCH_COST) - 1)
            return f"({self.texts.text('oath-supply', count=SEARCH_COST[drawn])})"
        count = len(facts["discard_backs"][thing])
        return f"({self.texts.text('oath-pile', count=count)})"

    def _seen(self, thing: str, view: dict[str, object]) -> str:
        """A facedown adviser or relic by name, if the viewer knows it."""
        boards = self.boards(view)
        if thing.startswith("reliquary_"):
            names = [self.texts.card_name(id) for id in cards_in(boards.shared[thing])]
            trait = BOX[FIRST_TRAIT + int(thing[-1]) - 1].id
            return f"({', '.join([*names, self.texts.card_name(trait)])})"
        owner, dot, place = thing.partition(".")
        if not dot:
            return ""
        if place.startswith("relic"):
            slot, at = owner.removeprefix("s"), int(place.removeprefix("relic")) - 1
            cards = zone_cards(boards.shared[f"site_{slot}_relics"])
            known = cards[at] if at < len(cards) else None
            return f"({self.texts.card_name(known)})" if known else ""
        players = boards.facts["players"]
        told = boards.advisers(next(at for at, me in enumerate(players) if me["colour"] == owner))
        return f"– {told[int(place) - 1]}" if int(place) <= len(told) else ""

    def _about_site(self, ask: Ask, slot: int, view: dict[str, object]) -> str:
        boards = self.boards(view)
        name = boards.site_name(slot).partition(" ")[2]
        words = [name, self.texts.thing(REGIONS[REGION_OF[slot]])]
        at = boards.facts["players"][ask.seat]["pawn"]
        if ask.prompt == "travel-to" and at >= 0 and not ask.source:
            cost = TRAVEL_COST[REGION_OF[at]][REGION_OF[slot]]
            words.append(self.texts.text("oath-supply", count=cost))
        site = boards.facts["sites"][slot]
        if site["faceup"]:
            words.append(boards.ruler(site))
        return ", ".join(words)

    def _against(self, thing: str, view: dict[str, object]) -> str:
        """The odds of a campaign that could begin now."""
        boards = self.boards(view)
        for chance in boards.facts["chances"]:
            if boards.who(chance["defender"]) == self.texts.thing(thing):
                return f"({boards.chance(chance)})"
        return ""

    # -- telling

    def tidy(self, faces: Faces) -> Faces:
        """Choices are told by what follows from them."""
        return super().tidy(without_choices(faces, TOLD_CHOICES))

    def final(self, match: Match) -> RenderableType:
        """Why the game ended, who won, and the last table."""
        view = match.view(-1)
        outcome = match.table.outcome()
        reason = self.texts.text(message_id("oath-end", outcome.reason))
        won = self.texts.text("final-won")
        names = [f"{self.names[seat]}: {won}" for seat in outcome.winners]
        return Group(reason, *names, Text(), self.table(view, -1))

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """By printed number."""
        return Counter({id: cards[id] for id in sorted(cards, key=lambda id: CARDS[id].number)})


DISPLAY = OathDisplay
