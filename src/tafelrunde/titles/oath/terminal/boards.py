"""Oath's table on a terminal: the map by regions, banks, boards of players, campaigns."""

# not compiled: draws with rich

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.generic import facts_of, indented, zone_cards, zones_by_name
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import Texts
from tafelrunde.titles.oath.board import REGIONS, SEARCH_COST, SLOTS_OF
from tafelrunde.titles.oath.catalogue import BOX, CARDS, FIRST_TRAIT, NO_SUIT, SUITS

STYLES = {
    "purple": "magenta",
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "white": "bold",
    "black": "dim",
}


class OathBoards:
    """What lies on a table of Oath, as one viewer sees it."""

    def __init__(self, texts: Texts, names: list[str], view: dict[str, object]) -> None:
        self.texts = texts
        self.names = names  # of the seats
        self.view = view
        self.facts = facts_of(view)
        self.shared = zones_by_name(view, -1)  # the zones that belong to nobody

    # -- the map

    def realm(self) -> RenderableType:
        """The oath and its keeper, the Visions drawn."""
        t, facts = self.texts.text, self.facts
        oath = f"oath-{facts['oath']}"
        goal = t("oath-goal", oath=t(oath), goal=self.texts.attribute(oath, "text"))
        title = t("title-usurper" if facts["usurper"] else "title-oathkeeper")
        keeper = facts["keeper"]
        name = self.names[keeper] if keeper >= 0 else t("oath-nobody")
        drawn = facts["visions_drawn"]
        cost = SEARCH_COST[min(drawn, len(SEARCH_COST) - 1)]
        words = [
            t("oath-keeper", title=title, player=name),
            t("oath-tracks", visions=drawn, cost=cost),
        ]
        if facts["deck_top"] == "vision":
            words.append(t("oath-deck-top", back=self.texts.thing("vision")))
        threats = [Text(self.threat(one), style="italic") for one in facts["threats"]]
        return Group(Text(goal), Text(" · ".join(words), style="bold"), *threats)

    def threat(self, one: dict[str, Any]) -> str:
        """Who is about to win."""
        args = {"who": "you" if one["seat"] == self.view["seat"] else "other", "goal": one["goal"]}
        args["card"] = self.texts.card_name(one["card"]) if one["card"] else ""
        player = self.names[one["seat"]]
        return self.texts.text(
            f"oath-threat-{one['way']}", player=player, number=one["number"], **args
        )

    def region(self, region: int) -> RenderableType:
        """A region: its discard pile and its sites."""
        name = REGIONS[region]
        count = len(self.facts["discard_backs"][name])
        head = self.texts.text("oath-region", region=self.texts.thing(name), count=count)
        sites = [self.site(slot) for slot in SLOTS_OF[region]]
        return Group(Text(head, style="bold"), *(indented(site) for site in sites))

    def site(self, slot: int) -> RenderableType:
        """A site: number and name, who rules it and is there; then its cards."""
        t, site, zones = self.texts.text, self.facts["sites"][slot], self.shared
        line = Text(f"{slot + 1} ")
        if not site["faceup"]:
            line.append(t("oath-facedown-site"), style="dim")
            return line
        id = cards_in(zones[f"site_{slot + 1}"])[0]
        line.append(self.texts.card_name(id), style="bold")
        line.append(f" · {self.ruler(site)}")
        if site["pawns"]:
            players = ", ".join(self.who(seat) for seat in site["pawns"])
            line.append(" · " + t("oath-pawns", players=players))
        if relics := zones[f"site_{slot + 1}_relics"].get("count", 0):
            line.append(" · " + t("oath-relics-here", count=relics))
        tokens = self._tokens(site["favor"], site["secrets"])
        if tokens:
            line.append(" · " + t("oath-here", tokens=tokens))
        cards = cards_in(zones[f"site_{slot + 1}_cards"])
        words = [self._with_suit(card) for card in cards] or [t("oath-no-cards")]
        free = CARDS[id].capacity - len(cards)
        if free > 0:
            words.append(t("oath-free", count=free))
        return Group(line, indented(Text(" · ".join(words))))

    def ruler(self, site: dict[str, Any]) -> str:
        """Who rules a site, with how many warbands."""
        if not site["warbands"]:
            return self.texts.text("oath-ruler", player=self.texts.text("oath-bandits"))
        colour = self.texts.thing(site["colour"])
        force = self.texts.attribute("resource-warband", "count", count=site["warbands"])
        return self.texts.text("oath-ruler", player=f"{colour}, {force}")

    def site_name(self, slot: int) -> str:
        """Number and name of a site."""
        known = cards_in(self.shared[f"site_{slot + 1}"])
        name = self.texts.card_name(known[0]) if known else self.texts.text("oath-facedown-site")
        return f"{slot + 1} {name}"

    def banks(self) -> RenderableType:
        """Favor banks, banners of nobody, and the Reliquary."""
        t, facts, zones = self.texts.text, self.facts, self.shared
        banks = [f"{self.texts.thing(suit)} {n}" for suit, n in facts["banks"].items()]
        lines = [t("oath-banks", banks=", ".join(banks))]
        if loose := cards_in(zones["banners"]):
            cards = [self._on_card(id, self.texts.card_name(id)) for id in loose]
            lines.append(t("oath-loose", cards=", ".join(cards)))
        free = facts["uncovered"]
        shrine = t("oath-reliquary", count=4 - len(free))
        if free:
            names = ", ".join(self.texts.card_name(BOX[FIRST_TRAIT + space].id) for space in free)
            shrine += " · " + t("oath-reliquary-free", names=names)
        lines.append(shrine)
        for promise in facts["promises"]:
            giver, taker, what, penalty = promise.split()
            words = self.texts.thing(f"{what}:{penalty}")
            who = {"from": self.texts.thing(giver), "to": self.texts.thing(taker)}
            lines.append(t("oath-promise", promise=words, **who))
        return Text("\n".join(lines))

    # -- the boards of players

    def board(self, seat: int, *, mine: bool) -> RenderableType:
        """A player: role and place, tokens, and cards."""
        t, me = self.texts.text, self.facts["players"][seat]
        head = Text(f"{self.texts.thing(me['colour'])}", style=f"bold {STYLES[me['colour']]}")
        words = [t(f"role-{me['role']}")]
        words.append(t("oath-you") if mine else self.names[seat].rpartition(" (")[0])
        if me["pawn"] >= 0:
            words.append(t("oath-at", site=self.site_name(me["pawn"])))
        head.append(" · " + " · ".join(word for word in words if word), style="not bold default")
        counts = {"sites": me["sites_ruled"], "things": me["relics_and_banners"]}
        lines = [t("oath-standing", **counts), *self.own(seat)]
        return Group(head, *(indented(Text(line)) for line in lines))

    def own(self, seat: int) -> list[str]:
        """A player's tokens and cards, as far as the viewer sees them."""
        t, me, zones = self.texts.text, self.facts["players"][seat], zones_by_name(self.view, seat)
        keys = ("supply", "favor", "secrets", "warbands", "bank")
        line = t("oath-own", **{key: me[key] for key in keys})
        if me["facedown_secrets"]:
            line += " · " + t("oath-facedown-secrets", count=me["facedown_secrets"])
        lines = [line]
        if me["advisers"]:
            lines.append(t("oath-advisers", cards=", ".join(self.advisers(seat))))
        held = cards_in(zones["relics"]) + cards_in(zones["held_banners"])
        if held:
            cards = [self._on_card(id, self._holding(id)) for id in held]
            lines.append(t("oath-held", cards=", ".join(cards)))
        for id in cards_in(zones["vision"]):
            lines.append(t("oath-vision", card=self._on_card(id, self.texts.card_name(id))))
        if hand := cards_in(zones["hand"]):
            lines.append(t("oath-hand", cards=self.texts.cards(hand)))
        return lines

    def _holding(self, id: str) -> str:
        return self.texts.card_name("mob" if id == "peoples_favor" and self.facts["mob"] else id)

    def advisers(self, seat: int) -> list[str]:
        """Advisers in their order; facedown ones by name where the viewer knows them."""
        hidden = list(zone_cards(zones_by_name(self.view, seat)["facedown_advisers"]))
        told: list[str] = []
        for id in self.facts["players"][seat]["advisers"]:
            if id not in ("vision", "denizen"):
                told.append(self._with_suit(id))
                continue
            known = hidden.pop(0) if hidden else None
            if known:
                name = self.texts.card_name(known)
                told.append(self.texts.text("oath-facedown-known", name=name))
            else:
                back = self.texts.thing(id)
                told.append(self.texts.text("oath-facedown-card", back=back))
        return told

    # -- cards and what lies on them

    def _tokens(self, favor: int, secrets: int) -> str:
        texts = self.texts
        words = [texts.attribute("resource-favor", "count", count=favor)] if favor else []
        if secrets:
            words.append(texts.attribute("resource-secret", "count", count=secrets))
        return ", ".join(words)

    def _on_card(self, id: str, name: str) -> str:
        """A card with what lies on it."""
        facts = self.facts
        tokens = self._tokens(facts["favor_on"].get(id, 0), facts["secrets_on"].get(id, 0))
        for colour, n in facts["warbands_on"].get(id, {}).items():
            force = f"{n} {self.texts.attribute(f'colour-{colour}', 'warbands')}"
            tokens = f"{tokens}, {force}" if tokens else force
        return self.texts.text("oath-on-card", name=name, tokens=tokens) if tokens else name

    def _with_suit(self, id: str) -> str:
        card, name = CARDS[id], self.texts.card_name(id)
        if card.suit != NO_SUIT:
            name = f"{name} ({self.texts.thing(SUITS[card.suit])})"
        return self._on_card(id, name)

    # -- campaigns and offers

    def going_on(self, viewer: int) -> list[RenderableType]:
        """The campaign or offer that is being decided, or what the viewer could attack."""
        t, facts = self.texts.text, self.facts
        lines: list[RenderableType] = []
        if campaign := facts["campaign"]:
            args = {key: campaign[key] for key in ("attack", "defence", "force", "defenders")}
            args |= {"attacker": self.who(campaign["attacker"])}
            args |= {"defender": self.who(campaign["defender"])}
            lines.append(Text(t("oath-campaign", targets=self._targets(campaign), **args)))
            if "odds" in campaign and (campaign["sites"] or campaign["things"] or campaign["pawn"]):
                lines.append(Text(self._odds(campaign, "oath-odds"), style="bold"))
                lines.append(indented(Text(self._choices(campaign))))
        elif facts["chances"] and facts["turn"] == viewer:
            told = [self.chance(chance) for chance in facts["chances"]]
            lines.append(indented(Text(t("oath-chances", chances="; ".join(told)))))
        if offer := facts["offer"]:
            who = {key: self.who(offer[key]) for key in ("from", "to")}
            nothing = t("oath-nothing")
            terms = {key: self.texts.things(offer[key]) or nothing for key in ("gives", "wants")}
            lines.append(Text(t("oath-offer", **who, **terms), style="bold"))
        return lines

    def who(self, seat: int) -> str:
        """The colour of a player; without a seat (-1) it is the bandits."""
        id = self.facts["players"][seat]["colour"] if seat >= 0 else "bandits"
        return self.texts.thing(id)

    def _targets(self, campaign: dict[str, Any]) -> str:
        names = [self.site_name(slot) for slot in campaign["sites"]]
        names += [self.texts.thing(id) for id in campaign["things"]]
        if campaign["pawn"]:
            names.append(self.texts.thing("pawn"))
        return ", ".join(names) or self.texts.text("oath-nothing")

    def _odds(self, campaign: dict[str, Any], message: str, **args: object) -> str:
        """The odds, and those at worst where they differ."""
        odds, worst = self._number(campaign["odds"]), self._number(campaign["odds_at_worst"])
        if odds == worst:
            return self.texts.text(message, odds=odds, **args)
        return self.texts.text(f"{message}-range", odds=odds, worst=worst, **args)

    def _choices(self, campaign: dict[str, Any]) -> str:
        """What sacrifices and the number of dice make of the odds."""
        t, number = self.texts.text, self._number
        words = [t("oath-odds-unsacrificed", odds=number(campaign["odds_unsacrificed"]))]
        if by_dice := campaign.get("odds_by_dice"):
            told = [t("oath-odds-die", count=n, odds=number(p)) for n, p in enumerate(by_dice)]
            words.append(t("oath-odds-dice", dice=", ".join(told)))
        return " · ".join(words)

    def _number(self, odds: float) -> str:
        return f"{odds:.1f}".replace(".", "," if self.texts.lang == "de" else ".")

    def chance(self, chance: dict[str, Any]) -> str:
        """A campaign that could begin now, with its odds."""
        who = self.who(chance["defender"])
        targets = self._targets(chance)
        return self._odds(chance, "oath-chance", defender=who, targets=targets)


def cards_in(zone: ZoneView) -> list[str]:
    """The cards of a zone that the viewer sees."""
    return [card for card in zone_cards(zone) if card]
