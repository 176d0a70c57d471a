"""Root's faction boards on a terminal: supplies, tracks, the Decree, items, boxes, and cards."""

# not compiled: draws with rich

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.generic import facts_of, indented, zone_cards, zones_by_name
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import Texts, message_id
from tafelrunde.titles.root.boards import track
from tafelrunde.titles.root.catalogue import FACES, QUESTS, SUITS
from tafelrunde.titles.root.factions.eyrie import COLUMNS
from tafelrunde.titles.root.factions.marquise import COSTS, POINTS
from tafelrunde.titles.root.terminal.map import piece_name

BUILDINGS = ("sawmill", "workshop", "recruiter")  # of the Marquise, as POINTS lists them
PRINTED = {card.id: card for card in [*FACES, *QUESTS]}


class FactionBoard:
    """A faction of one view: its points and supplies, its own track, and its cards."""

    def __init__(self, texts: Texts, view: dict[str, object], seat: int) -> None:
        self.texts = texts
        self.faction: dict[str, Any] = facts_of(view)["factions"][seat]
        self.zones: dict[str, ZoneView] = zones_by_name(view, seat)

    def drawn(self, player: str, *, mine: bool) -> RenderableType:
        """The whole board under the names of faction and player."""
        texts, faction = self.texts, self.faction
        name = texts.text(message_id("faction", faction["faction"]))
        head = Text(f"{letter(texts, faction)} {name}", style="bold")
        head.append(f" · {player}" if player else "", style="not bold")
        words: list[str] = []
        if faction["supply"] or any(faction["warriors"]):
            words.append(texts.text("root-supply", count=faction["supply"]))
        words.append(texts.text("root-hand-count", count=self.zones["hand"].get("count", 0)))
        for hired in ("boats", "mercenaries"):
            if faction[hired]:
                words.append(texts.text(f"root-{hired}"))
        head.append(" · " + " · ".join(words), style="not bold")
        lines: list[RenderableType] = [Text(line) for line in self._own()]
        if faction["faction"] == "eyrie" and faction["leader"]:
            lines.append(self.decree())
        lines += [Text(line) for line in self._cards(mine=mine)]
        return Group(head, *(indented(line) for line in lines))

    def status(self) -> RenderableType:
        """What its player can use: items, supporters, acolytes or funds, and cards."""
        lines: list[str] = []
        if self.faction.get("character"):
            lines = self._pack()
        elif self.faction["faction"] in ("alliance", "cult", "riverfolk"):
            lines = self._own()[:1]
        lines += self._cards(mine=True)
        return indented(Text("\n".join(lines)))

    # -- what only one faction has

    def _own(self) -> list[str]:
        id = self.faction["faction"]
        if id == "marquise":
            return self._marquise()
        if id == "eyrie":
            return self._eyrie() if self.faction["leader"] else []
        if id == "alliance":
            return self._alliance()
        if id == "cult":
            return self._cult()
        if id == "riverfolk":
            return self._riverfolk()
        return self._vagabond() if self.faction["character"] else []

    def _marquise(self) -> list[str]:
        t, faction = self.texts.text, self.faction
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

    def _eyrie(self) -> list[str]:
        t, faction = self.texts.text, self.faction
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

    def decree(self) -> RenderableType:
        """The four columns of the Decree by suit."""
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
        cells: list[str] = []
        for at, column in enumerate(COLUMNS):
            grid.add_column(self.texts.text(f"column-{column}"))
            names = [self.texts.text("root-vizier")] * self.faction["viziers"][at]
            cards = [PRINTED[str(id)] for id in zone_cards(self.zones[f"decree_{column}"])]
            names += [self.texts.thing(SUITS[card.suit]) for card in cards]
            counted = Counter(names).items()
            cells.append("\n".join(f"{name} ×{n}" if n > 1 else name for name, n in counted) or "–")
        grid.add_row(*cells)
        return grid

    def _alliance(self) -> list[str]:
        t, faction = self.texts.text, self.faction
        placed = sum(faction["pieces"]["sympathy"])
        total = placed + faction["stock"]["sympathy"]
        sympathy = t("root-sympathy-all", built=placed, total=total)
        if placed < total:
            cost = track("alliance", "sympathy_cost_of_nth")[placed]
            points = track("alliance", "sympathy_points_of_nth")[placed]
            sympathy = t("root-sympathy", built=placed, total=total, cost=cost, points=points)
        bases = [suit for suit in SUITS[1:] if sum(faction["pieces"][f"base_{suit}"])]
        words = [t("root-supporters", count=self.zones["supporters"].get("count", 0))]
        words.append(t("root-officers", count=faction["officers"]))
        words.append(t("root-bases", suits=self.texts.things(bases)) if bases else "")
        words[-1] = words[-1] or t("root-no-bases")
        return [" · ".join(words), sympathy]

    def _cult(self) -> list[str]:
        t, faction = self.texts.text, self.faction
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
            if cards := zone_cards(self.zones[name]):
                told = self.texts.cards(str(card) for card in cards)
                lines.append(t(message_id("root", name), cards=told))
        return lines

    def _riverfolk(self) -> list[str]:
        t, faction = self.texts.text, self.faction
        boxes: list[str] = []
        for box in ("funds", "payments", "commitments"):
            inside = ", ".join(
                f"{short_name(self.texts, id)} {n}" for id, n in faction[box].items()
            )
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

    def _pack(self) -> list[str]:
        """A Vagabond's character, place and items."""
        t, faction = self.texts.text, self.faction
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
            if items := item_names(self.texts, Counter(pack[ready]) + Counter(pack[spent])):
                lines.append(t(label, items=items))
        damaged = [item for item, n in pack["damaged"].items() for _ in range(n)]
        spent_too = [item for item, n in pack["damaged_exhausted"].items() for _ in range(n)]
        hurt = [self.texts.things(damaged, "item")]
        hurt += [self.texts.thing(f"exhausted_{item}") for item in spent_too]
        if damaged or spent_too:
            lines.append(t("root-damaged", items=", ".join(item for item in hurt if item)))
        return lines

    def _vagabond(self) -> list[str]:
        t = self.texts.text
        lines = self._pack()
        if relations := self.faction["relationships"]:
            told = [
                f"{short_name(self.texts, id)} {self.texts.thing(at)}"
                for id, at in relations.items()
            ]
            lines.append(t("root-relations", relations=", ".join(told)))
        if done := zone_cards(self.zones["completed_quests"]):
            lines.append(t("root-quests-done", cards=self.texts.cards(str(card) for card in done)))
        return lines

    # -- cards

    def _cards(self, *, mine: bool) -> list[str]:
        """Crafted and held cards, as far as the viewer sees them."""
        t = self.texts.text
        lines: list[str] = []
        if self.faction["items"]:
            lines.append(
                t("root-crafted-items", items=item_names(self.texts, self.faction["items"]))
            )
        for zone, label in (("play_area", "root-crafted"), ("played", "root-played")):
            if cards := zone_cards(self.zones[zone]):
                lines.append(t(label, cards=self.texts.cards(str(card) for card in cards)))
        if "supporters" in self.zones and (known := zone_cards(self.zones["supporters"])):
            lines.append(t("root-supporter-cards", cards=self._held(known)))
        hand = zone_cards(self.zones["hand"])
        if mine or len(hand) == self.zones["hand"].get("count", 0) != 0:
            lines.append(t("root-hand", cards=self._held(hand)))
        elif hand:
            lines.append(t("root-known", cards=self._held(hand)))
        return lines

    def _held(self, cards: list[str | None]) -> str:
        """Cards in the order of their suits."""
        ids = Counter(str(card) for card in cards)
        return self.texts.cards(by_suit(self.texts, ids).elements())


def by_suit(texts: Texts, cards: Counter[str]) -> Counter[str]:
    """Cards by suit, then by name."""

    def place(id: str) -> tuple[int, str]:
        return (PRINTED[id].suit if id in PRINTED else len(SUITS), texts.thing(id))

    return Counter({id: cards[id] for id in sorted(cards, key=place)})


def item_names(texts: Texts, counts: dict[str, int]) -> str:
    """Items in words, each as often as it is there."""
    return texts.things(Counter(counts).elements(), "item")


def letter(texts: Texts, faction: dict[str, Any]) -> str:
    """The letter of a faction."""
    return texts.attribute(message_id("short", faction["faction"]), "letter")


def short_name(texts: Texts, faction: str) -> str:
    """The short name of a faction."""
    return texts.text(message_id("short", faction))
