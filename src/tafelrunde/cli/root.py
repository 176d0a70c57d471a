"""Root on a terminal: the map, the points, the faction boards, and what a newcomer is asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.generic import (
    CardInfo,
    Display,
    Faces,
    Read,
    Say,
    indented,
    zone_cards,
    zones_of,
)
from tafelrunde.cli.root_map import FACTION_STYLES, RootMap, piece_name
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.title import Options
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import message_id
from tafelrunde.titles.root.board import BOARDS
from tafelrunde.titles.root.boards import track
from tafelrunde.titles.root.cards import (
    CARDS,
    FACES,
    ITEM_CARD,
    ITEMS,
    KINDS,
    QUESTS,
    SUITS,
    Card,
)
from tafelrunde.titles.root.factions.all_factions import missing_factions
from tafelrunde.titles.root.factions.base import FACTION_IDS
from tafelrunde.titles.root.factions.eyrie import COLUMNS
from tafelrunde.titles.root.factions.marquise import COSTS, POINTS
from tafelrunde.titles.root.setup import USUAL, least_reach, reach
from tafelrunde.titles.root.table import TO_WIN, Root
from tafelrunde.titles.root.vocabulary import FIRST_FOREST, STRIDE, VOCABULARY

BUILDINGS = ("sawmill", "workshop", "recruiter")  # of the Marquise, as POINTS lists them
PRINTED = {card.id: card for card in [*FACES, *QUESTS]}
JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "right", "left")  # columns of the points
# Choices that nothing else tells; all others are followed by an event of their own.
TOLD_CHOICES = ("place-keep", "place-pawn")


class RootDisplay(Display):
    """A table of Root; the picture of the map wants a hundred columns."""

    wishes = ("factions", "map")

    # -- before the game

    def cards(self) -> list[CardInfo]:
        """The deck by suit, then the quests."""
        deck = [
            CardInfo(
                card.id,
                set="deck",
                types=[SUITS[card.suit], KINDS[card.kind]],
                cost=cost_of(card),
                price=self._letters(cost_of(card)),
                printings=["later"] if self._has_later_text(card) else [],
            )
            for card in sorted(FACES, key=lambda card: card.suit)
        ]
        quests = [
            CardInfo(
                card.id,
                set="quests",
                types=[SUITS[card.suit], "quest"],
                cost=[ITEMS[card.item], ITEMS[card.item2]],
                price="",
                rule=f"quest/{card.id}",
            )
            for card in QUESTS
        ]
        return deck + quests

    def _has_later_text(self, card: Card) -> bool:
        return self.texts.has(message_id("card", card.id), "text-later")

    def _letters(self, suits: list[str]) -> str:
        """A cost in the letters of its suits."""
        letters = [
            "?" if suit == "any" else self.texts.attribute(message_id("suit", suit), "letter")
            for suit in suits
        ]
        return "".join(letters)

    def printing(self, match: Match, set: str) -> int | str:
        """The wording of the printing that the match uses."""
        assert isinstance(match.table, Root)
        return "early" if match.table.plan.early_print else "later"

    def marks(self, match: Match) -> list[str]:
        """The factions."""
        assert isinstance(match.table, Root)
        return [self._short(faction.id) for faction in match.table.factions]

    def _short(self, faction: str) -> str:
        return self.texts.text(message_id("short", faction))

    def options(self, wishes: dict[str, object], seats: int) -> Options:
        """`--factions` and `--map` as options of a match."""
        chosen: Options = {}
        if "map" in wishes:
            chosen["map"] = self._map(str(wishes["map"]))
        if "factions" in wishes:
            names = str(wishes["factions"]).split(",")
            chosen |= filled_up([self._faction(name) for name in names], seats)
        return chosen

    def _map(self, name: str) -> str:
        names = {self.texts.text(message_id("map", id)).casefold(): id for id in BOARDS}
        wanted = name.strip().casefold()
        if wanted not in BOARDS and wanted not in names:
            raise BadOptions(
                self.texts.text("root-no-map", name=name[:40], known=", ".join(BOARDS))
            )
        return names.get(wanted, wanted)

    def _faction(self, name: str) -> str:
        """A faction by its id or a piece of its name."""
        found = self._matching(name)
        if len(found) != 1:
            raise BadOptions(self.texts.text("root-no-faction", name=name.strip()[:40]))
        return found[0]

    def _matching(self, name: str) -> list[str]:
        wanted = name.strip().casefold()
        names = {id: self.texts.text(message_id("faction", id)).casefold() for id in playable()}
        exact = [id for id in names if wanted in (id, names[id], self._short(id).casefold())]
        return exact or [id for id in names if wanted and wanted in names[id]]

    def ask_options(self, say: Say, read: Read, seats: int) -> Options:
        """Which faction the person plays; Enter is the Marquise."""
        while True:
            answer = read(self.texts.text("root-which-faction")).strip()
            if answer == "?":
                say(self._faction_list())
                continue
            found = self._matching(answer or FACTION_IDS[0])
            if len(found) == 1:
                return filled_up(found, seats)
            say(self.texts.text("root-no-faction", name=answer[:40]))

    def _faction_list(self) -> RenderableType:
        parts: list[RenderableType] = []
        for id in playable():
            message = message_id("faction", id)
            parts.append(Text(self.texts.text(message), style="bold"))
            parts.append(indented(self.texts.attribute(message, "goal")))
        return Group(*parts)

    # -- the table

    def heading(self, view: dict[str, object]) -> str:
        """Round, phase, and whose turn it is."""
        facts = facts_of(view)
        mine = self.addressed and facts["turn"] == view["seat"]
        phase = str(facts["phase"])
        return self.texts.text(
            "root-heading",
            round=facts["round"],
            phase=phase,
            who="you" if mine else "other",
            player=self.names[facts["turn"]],
            **{"phase-name": "" if phase == "setup" else self.texts.text(f"phase-{phase}")},
        )

    def table(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The map, the points, what lies beside the map, the others, the viewer."""
        facts = facts_of(view)
        parts: list[RenderableType] = [RootMap(self.texts, facts), Text(), self.scores(facts)]
        parts += [Text(), self.beside_the_map(view), Text()]
        seats = [seat for seat in range(len(facts["factions"])) if seat != viewer]
        parts.extend(self.board(view, seat) for seat in seats)
        if viewer >= 0:
            parts.append(self.board(view, viewer))
        return Group(*parts)

    def is_turn_of(self, view: dict[str, object], viewer: int) -> bool:
        """Whether it is the viewer's turn; everybody sees the table while setting up."""
        facts = facts_of(view)
        return facts["phase"] == "setup" or bool(facts["turn"] == viewer)

    def scores(self, facts: dict[str, Any]) -> RenderableType:
        """The score track: a bar for each faction, the best first."""
        grid = Table.grid(padding=(0, 1))
        for justify in JUSTIFY:
            grid.add_column(justify=justify)
        ranked = sorted(enumerate(facts["factions"]), key=lambda ranked: -ranked[1]["points"])
        for seat, faction in ranked:
            style = FACTION_STYLES[faction["faction"]]
            points = min(faction["points"], TO_WIN)
            bar = Text("█" * points, style=style).append("·" * (TO_WIN - points), style="dim")
            if faction["dominance"]:
                bar = Text(self._goal(faction))
            name = Text(self._letter(faction), style=f"bold {style}")
            grid.add_row(name, self.names[seat], str(faction["points"]), bar)
        return Group(Text(self.texts.text("root-scores"), style="bold"), indented(grid))

    def _goal(self, faction: dict[str, Any]) -> str:
        if faction["partner"] >= 0:
            return self.texts.text("root-coalition", faction=self.names[faction["partner"]])
        return self.texts.text("root-dominance", card=self.texts.thing(faction["dominance"]))

    def _letter(self, faction: dict[str, Any]) -> str:
        return self.texts.attribute(message_id("short", faction["faction"]), "letter")

    def beside_the_map(self, view: dict[str, object]) -> RenderableType:
        """Items, quests, dominance cards, and the piles."""
        texts = self.texts
        zones = {str(zone["name"]): zone for zone in zones_of(view) if zone["owner"] == -1}
        items = self._items(facts_of(view)["items"]) or texts.text("root-no-items")
        lines = [texts.text("root-items", items=items)]
        for name in ("quests", "available"):
            if name in zones and (cards := zone_cards(zones[name])):
                ids = [str(card) for card in cards]
                lines.append(texts.text(f"root-{name}", cards=self._quests(ids)))
        discard = zone_cards(zones["discard"])
        deck = texts.text("root-deck", deck=zones["deck"].get("count", 0), discard=len(discard))
        if discard:
            deck += " · " + texts.text("root-discard-top", card=texts.thing(str(discard[-1])))
        lines.append(deck)
        return Text("\n".join(lines))

    def _quests(self, ids: list[str]) -> str:
        """Cards, quests with what they need."""
        return " · ".join(
            self.texts.thing(id) + (f": {self._needs(id)}" if PRINTED[id] in QUESTS else "")
            for id in ids
        )

    def _needs(self, quest: str) -> str:
        card = PRINTED[quest]
        return self.texts.things([ITEMS[card.item], ITEMS[card.item2]], "item")

    def _items(self, counts: dict[str, int]) -> str:
        return self.texts.things(Counter(counts).elements(), "item")

    # -- the boards

    def board(self, view: dict[str, object], seat: int) -> RenderableType:
        """A faction: its points and supplies, its own track, and its cards."""
        facts = facts_of(view)
        faction = facts["factions"][seat]
        zones = self._zones(view, seat)
        texts = self.texts
        mine = self.addressed and seat == view["seat"]
        name = texts.text(message_id("faction", faction["faction"]))
        player = texts.text("root-you") if mine else self.names[seat].rpartition(" (")[0]
        head = Text(f"{self._letter(faction)} {name}", style="bold")
        head.append(f" · {player}" if player else "", style="not bold")
        words: list[str] = []
        if faction["supply"] or any(faction["warriors"]):
            words.append(texts.text("root-supply", count=faction["supply"]))
        words.append(texts.text("root-hand-count", count=zones["hand"].get("count", 0)))
        for hired in ("boats", "mercenaries"):
            if faction[hired]:
                words.append(texts.text(f"root-{hired}"))
        head.append(" · " + " · ".join(words), style="not bold")
        lines: list[RenderableType] = [Text(line) for line in self._own(faction, zones)]
        if faction["faction"] == "eyrie" and faction["leader"]:
            lines.append(self.decree(faction, zones))
        lines += [Text(line) for line in self._cards_of(faction, zones, mine=mine)]
        return Group(head, *(indented(line) for line in lines))

    def _own(self, faction: dict[str, Any], zones: dict[str, ZoneView]) -> list[str]:
        """What only this faction has."""
        id = faction["faction"]
        if id == "marquise":
            return self._marquise(faction)
        if id == "eyrie":
            return self._eyrie(faction) if faction["leader"] else []
        if id == "alliance":
            return self._alliance(faction, zones)
        if id == "cult":
            return self._cult(faction, zones)
        if id == "riverfolk":
            return self._riverfolk(faction)
        return self._vagabond(faction, zones) if faction["character"] else []

    def _marquise(self, faction: dict[str, Any]) -> list[str]:
        t = self.texts.text
        tracks: list[str] = []
        for at, kind in enumerate(BUILDINGS):
            built = sum(faction["pieces"][kind])
            total = built + faction["stock"][kind]
            name = piece_name(self.texts, kind)
            if built < total:
                wood, points = COSTS[built], POINTS[at][built]
                args = {"piece": name, "built": built, "total": total}
                tracks.append(t("root-track-next", wood=wood, points=points, **args))
            else:
                tracks.append(t("root-track", piece=name, built=built, total=total))
        draws = track("marquise", "cards_drawn_by_recruiters_on_map")
        rest = [t("root-wood-left", count=faction["stock"]["wood"])]
        rest.append(t("root-draws", count=draws[sum(faction["pieces"]["recruiter"])]))
        return [*tracks, " · ".join(rest)]

    def _eyrie(self, faction: dict[str, Any]) -> list[str]:
        t = self.texts.text
        roosts = sum(faction["pieces"]["roost"])
        words = [t("root-leader", leader=self.texts.thing(faction["leader"]))]
        if down := faction["leaders_down"]:
            words.append(t("root-leaders-down", leaders=self.texts.things(down)))
        line = t(
            "root-roosts",
            built=roosts,
            total=roosts + faction["stock"]["roost"],
            points=track("eyrie", "points_per_evening_by_on_map")[roosts],
            cards=track("eyrie", "cards_drawn_by_on_map")[roosts],
        )
        return [" · ".join(words), line]

    def decree(self, faction: dict[str, Any], zones: dict[str, ZoneView]) -> RenderableType:
        """The four columns of the Decree by suit."""
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
        cells: list[str] = []
        for at, column in enumerate(COLUMNS):
            grid.add_column(self.texts.text(f"column-{column}"))
            names = [self.texts.text("root-vizier")] * faction["viziers"][at]
            cards = [PRINTED[str(id)] for id in zone_cards(zones[f"decree_{column}"])]
            names += [self.texts.thing(SUITS[card.suit]) for card in cards]
            counted = Counter(names).items()
            cells.append("\n".join(f"{name} ×{n}" if n > 1 else name for name, n in counted) or "–")
        grid.add_row(*cells)
        return grid

    def _alliance(self, faction: dict[str, Any], zones: dict[str, ZoneView]) -> list[str]:
        t = self.texts.text
        placed = sum(faction["pieces"]["sympathy"])
        total = placed + faction["stock"]["sympathy"]
        sympathy = t("root-sympathy-all", built=placed, total=total)
        if placed < total:
            cost = track("alliance", "sympathy_cost_of_nth")[placed]
            points = track("alliance", "sympathy_points_of_nth")[placed]
            sympathy = t("root-sympathy", built=placed, total=total, cost=cost, points=points)
        bases = [suit for suit in SUITS[1:] if sum(faction["pieces"][f"base_{suit}"])]
        words = [t("root-supporters", count=zones["supporters"].get("count", 0))]
        words.append(t("root-officers", count=faction["officers"]))
        words.append(t("root-bases", suits=self.texts.things(bases)) if bases else "")
        words[-1] = words[-1] or t("root-no-bases")
        return [" · ".join(words), sympathy]

    def _cult(self, faction: dict[str, Any], zones: dict[str, ZoneView]) -> list[str]:
        t = self.texts.text
        points = track("cult", "score_points_by_gardens_of_suit_on_map")
        words = [t("root-acolytes", count=faction["acolytes"])]
        if faction["outcast"]:
            kind = "root-hated" if faction["hated"] else "root-outcast"
            words.append(t(kind, suit=self.texts.thing(faction["outcast"])))
        gardens: list[str] = []
        for suit in SUITS[1:]:
            built = sum(faction["pieces"][f"garden_{suit}"])
            total = built + faction["stock"][f"garden_{suit}"]
            args = {"suit": self.texts.thing(suit), "built": built, "total": total}
            gardens.append(t("root-garden", points=points[built], **args))
        lines = [" · ".join(words), t("root-gardens", gardens=", ".join(gardens))]
        for name in ("lost_souls", "revealed"):
            if cards := zone_cards(zones[name]):
                told = self.texts.cards(str(card) for card in cards)
                lines.append(t(message_id("root", name), cards=told))
        return lines

    def _riverfolk(self, faction: dict[str, Any]) -> list[str]:
        t = self.texts.text
        boxes: list[str] = []
        for box in ("funds", "payments", "commitments"):
            inside = ", ".join(f"{self._short(id)} {n}" for id, n in faction[box].items())
            name = self.texts.thing(box)
            boxes.append(t("root-box", box=name, warriors=inside or t("root-empty")))
        prices = [f"{self.texts.thing(id)} {n}" for id, n in faction["prices"].items()]
        posts: list[str] = []
        for suit in SUITS[1:]:
            kind = f"trade_post_{suit}"
            placed = sum(faction["pieces"][kind])
            total = placed + faction["stock"][kind]
            posts.append(f"{self.texts.thing(suit)} {placed}/{total}")
        return [
            " · ".join(boxes),
            t("root-prices", prices=", ".join(prices)),
            t("root-posts", posts=", ".join(posts)),
        ]

    def _pack(self, faction: dict[str, Any]) -> list[str]:
        """A Vagabond's character, place and items."""
        t = self.texts.text
        pack = faction["pack"]
        place = self.texts.thing(faction["pawn"]) if faction["pawn"] else ""
        name = self.texts.thing(faction["character"])
        words = [t("root-character", character=name, place=place) if place else name]
        words.append(t("root-load", load=faction["load"], limit=faction["limit"]))
        lines = [" · ".join(words)]
        for label, ready, spent in (
            ("root-ready", "track", "satchel"),
            ("root-exhausted", "track_exhausted", "satchel_exhausted"),
        ):
            if items := self._items(Counter(pack[ready]) + Counter(pack[spent])):
                lines.append(t(label, items=items))
        damaged = [item for item, n in pack["damaged"].items() for _ in range(n)]
        spent_too = [item for item, n in pack["damaged_exhausted"].items() for _ in range(n)]
        hurt = [self.texts.things(damaged, "item")]
        hurt += [self.texts.thing(f"exhausted_{item}") for item in spent_too]
        if damaged or spent_too:
            lines.append(t("root-damaged", items=", ".join(item for item in hurt if item)))
        return lines

    def _vagabond(self, faction: dict[str, Any], zones: dict[str, ZoneView]) -> list[str]:
        t = self.texts.text
        lines = self._pack(faction)
        if relations := faction["relationships"]:
            told = [f"{self._short(id)} {self.texts.thing(at)}" for id, at in relations.items()]
            lines.append(t("root-relations", relations=", ".join(told)))
        if done := zone_cards(zones["completed_quests"]):
            lines.append(t("root-quests-done", cards=self.texts.cards(str(card) for card in done)))
        return lines

    def _cards_of(
        self, faction: dict[str, Any], zones: dict[str, ZoneView], *, mine: bool
    ) -> list[str]:
        """Crafted and held cards, as far as the viewer sees them."""
        t = self.texts.text
        lines: list[str] = []
        if faction["items"]:
            lines.append(t("root-crafted-items", items=self._items(faction["items"])))
        for zone, label in (("play_area", "root-crafted"), ("played", "root-played")):
            if cards := zone_cards(zones[zone]):
                lines.append(t(label, cards=self.texts.cards(str(card) for card in cards)))
        if "supporters" in zones and (known := zone_cards(zones["supporters"])):
            lines.append(t("root-supporter-cards", cards=self._held(known)))
        hand = zone_cards(zones["hand"])
        if mine or len(hand) == zones["hand"].get("count", 0) != 0:
            lines.append(t("root-hand", cards=self._held(hand)))
        elif hand:
            lines.append(t("root-known", cards=self._held(hand)))
        return lines

    def _held(self, cards: list[str | None]) -> str:
        """Cards in the order of their suits."""
        ids = Counter(str(card) for card in cards)
        return self.texts.cards(self.sorted_cards(ids).elements())

    def _zones(self, view: dict[str, object], seat: int) -> dict[str, ZoneView]:
        return {str(zone["name"]): zone for zone in zones_of(view) if zone["owner"] == seat}

    def sorted_cards(self, cards: Counter[str]) -> Counter[str]:
        """By suit, then by name."""

        def place(id: str) -> tuple[int, str]:
            return (PRINTED[id].suit if id in PRINTED else len(SUITS), self.texts.thing(id))

        return Counter({id: cards[id] for id in sorted(cards, key=place)})

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """What the viewer can use: items, supporters, acolytes or funds, and cards."""
        faction = facts_of(view)["factions"][viewer]
        zones = self._zones(view, viewer)
        lines: list[str] = []
        if faction.get("character"):
            lines = self._pack(faction)
        elif faction["faction"] in ("alliance", "cult", "riverfolk"):
            lines = self._own(faction, zones)[:1]
        lines += self._cards_of(faction, zones, mine=True)
        return indented(Text("\n".join(lines)))

    # -- questions

    def own_number(self, option: int) -> int:
        """Clearings and forests have numbers, which are those of their objects."""
        place = option % STRIDE
        return place if place < FIRST_FOREST + 8 else 0

    def remark(self, ask: Ask, option: int, view: dict[str, object]) -> str:
        """What one wants to know about a place, a building, a card, a service or a leader."""
        verb, thing = VOCABULARY.verb(option), VOCABULARY.object(option)
        facts = facts_of(view)
        texts = self.texts
        if thing[:1] == "c" and thing[1:].isdecimal():
            return f"({RootMap(texts, facts).describe(int(thing[1:]))})"
        if thing[:1] == "f" and thing[1:].isdecimal():
            near = RootMap(texts, facts).clearings_at(int(thing[1:]))
            told = ", ".join(str(c) for c in near)
            return f"({texts.text('root-at-forest', clearings=told)})"
        if verb == "build" and thing in BUILDINGS:
            built = sum(facts["factions"][ask.seat]["pieces"][thing])
            points = POINTS[BUILDINGS.index(thing)][built]
            return texts.text("root-remark-wood", wood=COSTS[built], points=points)
        if verb in ("craft", "export"):
            return texts.text("root-remark-card", facts=self._craft_facts(CARDS[thing]))
        if verb == "quest":
            return texts.text("root-remark-card", facts=self._needs(thing))
        if verb == "buy":
            price = next(f["prices"][thing] for f in facts["factions"] if "prices" in f)
            return texts.text("root-remark-price", price=price)
        if verb == "lead":
            return f"({texts.attribute(message_id('leader', thing), 'viziers')})"
        if verb == "character":
            return f"({texts.attribute(message_id('character', thing), 'items')})"
        return ""

    def _craft_facts(self, card: Card) -> str:
        """Cost, item and points of a card."""
        words = [self._letters(cost_of(card))]
        if card.kind == ITEM_CARD:
            words.append(self.texts.thing(ITEMS[card.item], "item"))
            words.append(self.texts.text("root-vp", points=card.points))
        return ", ".join(words)

    # -- telling

    def tidy(self, faces: Faces) -> Faces:
        """Choices are told by what follows from them; a crafted card need not be discarded."""
        kept: Faces = []
        crafted = ""
        for face in faces:
            if face["id"] == "decides" and face["prompt"] not in TOLD_CHOICES:
                continue
            if face["id"] == "crafts":
                crafted = str(face["card"])
            elif face["id"] == "discards" and face["cards"] == [crafted]:
                crafted = ""
                continue
            elif face["id"] == "turn":
                crafted = ""
            kept.append(face)
        return super().tidy(kept)

    def final(self, match: Match) -> RenderableType:
        """Why the game ended, the points, and the last map."""
        facts = facts_of(match.view(-1))
        outcome = match.table.outcome()
        reason = self.texts.text(message_id("root-end", outcome.reason))
        return Group(reason, Text(), RootMap(self.texts, facts), Text(), self.scores(facts))


def cost_of(card: Card) -> list[str]:
    """The suits of the crafting pieces a card costs; 'any' is any suit."""
    suits = ["any", *SUITS[1:]]
    return [suits[suit] for suit in (1, 2, 3, 0) for _ in range(card.cost[suit])]


def playable() -> list[str]:
    """The factions that can be chosen."""
    return [id for at, id in enumerate(FACTION_IDS) if at not in missing_factions()]


def filled_up(factions: list[str], seats: int) -> Options:
    """The chosen factions and the usual ones for the other seats; any mix if these reach less."""
    others = [id for id in [*USUAL, *playable()] if id not in factions and id in playable()]
    chosen = (factions + list(dict.fromkeys(others)))[: max(seats, len(factions))]
    if "vagabond_2" in chosen and "vagabond" not in chosen:
        chosen[chosen.index("vagabond_2")] = "vagabond"
    options: Options = {"factions": list(chosen)}
    if len(chosen) in range(2, 7):
        numbers = [FACTION_IDS.index(id) for id in chosen]
        if reach(numbers) < least_reach(len(chosen)):
            options["any_mix"] = True
    return options


def facts_of(view: dict[str, object]) -> dict[str, Any]:
    """The plain facts of a view."""
    facts = view["facts"]
    assert isinstance(facts, dict)
    return facts


DISPLAY = RootDisplay
