"""Oath on a terminal: the map by regions, banks and titles, the boards, the odds of campaigns."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.generic import CardInfo, Display, Faces, indented, zone_cards, zones_of
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.zones import ZoneView
from tafelrunde.texts import message_id
from tafelrunde.titles.oath.board import REGION_OF, REGIONS, SEARCH_COST, SLOTS_OF, TRAVEL_COST
from tafelrunde.titles.oath.faces import (
    ADVISER_ONLY,
    BOX,
    CARDS,
    DENIZEN,
    FACES,
    FIRST_TRAIT,
    KINDS,
    NO_SUIT,
    SITE_ONLY,
    SUITS,
    Card,
)
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.vocabulary import SLOT, STRIDE, VOCABULARY

SETS = {1: "edifices", 2: "edifices", 3: "visions", 4: "relics", 5: "sites", 6: "banners"}
TRAIT_SET = "traits"
STYLES = {
    "purple": "magenta",
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "white": "bold",
    "black": "dim",
}
MAJOR = ("search", "muster", "trade", "recover", "campaign", "travel")
# Choices that nothing else tells; all others are followed by an event of their own.
TOLD_CHOICES = ("name-oathkeeper", "accept-deal", "join-defence", "allow-ally")
# Questions about cards whose texts help to choose.
TEXTS_WANTED = ("first-adviser", "keep-card", "use-modifier", "battle-plan", "rest-power")


class OathDisplay(Display):
    """A table of Oath in a hundred columns."""

    wishes = ()

    # -- before the game

    def cards(self) -> list[CardInfo]:
        """Denizens by suit, then everything else by kind."""
        return [
            CardInfo(
                card.id,
                set=set_of(card),
                types=types_of(card),
                cost=card.favor + card.burn_favor + card.secrets + card.burn_secrets,
                price=self._price(card),
            )
            for card in sorted(FACES, key=lambda card: (card.kind, card.suit))
        ]

    def _price(self, card: Card) -> str:
        """What using a card costs."""
        parts = {"favor": card.favor, "burn-favor": card.burn_favor}
        parts |= {"secrets": card.secrets, "burn-secrets": card.burn_secrets}
        texts = self.texts
        return ", ".join(texts.text(f"oath-price-{key}", count=n) for key, n in parts.items() if n)

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
        facts = facts_of(view)
        parts: list[RenderableType] = [self.realm(view), Text()]
        parts.extend(self.region(view, region) for region in range(len(REGIONS)))
        parts += [Text(), self.banks(view), Text()]
        seats = [seat for seat in range(len(facts["players"])) if seat != viewer]
        parts.extend(self.board(view, seat) for seat in seats)
        if viewer >= 0:
            parts.append(self.board(view, viewer))
        parts.extend(self._going_on(view, viewer))
        return Group(*parts)

    def realm(self, view: dict[str, object]) -> RenderableType:
        """The oath and its keeper, the Visions drawn."""
        t, facts = self.texts.text, facts_of(view)
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
        return Group(Text(goal), Text(" · ".join(words), style="bold"))

    def region(self, view: dict[str, object], region: int) -> RenderableType:
        """A region: its discard pile and its sites."""
        facts, name = facts_of(view), REGIONS[region]
        count = len(facts["discard_backs"][name])
        head = self.texts.text("oath-region", region=self.texts.thing(name), count=count)
        sites = [self.site(view, slot) for slot in SLOTS_OF[region]]
        return Group(Text(head, style="bold"), *(indented(site) for site in sites))

    def site(self, view: dict[str, object], slot: int) -> RenderableType:
        """A site: number and name, who rules it and is there; then its cards."""
        t, facts = self.texts.text, facts_of(view)
        site, zones = facts["sites"][slot], self._zones(view, -1)
        line = Text(f"{slot + 1} ")
        if not site["faceup"]:
            line.append(t("oath-facedown-site"), style="dim")
            return line
        id = cards_in(zones[f"site_{slot + 1}"])[0]
        line.append(self.texts.card_name(id), style="bold")
        line.append(f" · {self._ruler(site)}")
        if site["pawns"]:
            line.append(" · " + t("oath-pawns", players=self._players(facts, site["pawns"])))
        if relics := zones[f"site_{slot + 1}_relics"].get("count", 0):
            line.append(" · " + t("oath-relics-here", count=relics))
        tokens = self._tokens(site["favor"], site["secrets"])
        if tokens:
            line.append(" · " + t("oath-here", tokens=tokens))
        cards = cards_in(zones[f"site_{slot + 1}_cards"])
        words = [self._with_suit(facts, card) for card in cards] or [t("oath-no-cards")]
        free = CARDS[id].capacity - len(cards)
        if free > 0:
            words.append(t("oath-free", count=free))
        return Group(line, indented(Text(" · ".join(words))))

    def _ruler(self, site: dict[str, Any]) -> str:
        if not site["warbands"]:
            return self.texts.text("oath-ruler", player=self.texts.text("oath-bandits"))
        colour = self.texts.thing(site["colour"])
        force = self.texts.attribute("resource-warband", "count", count=site["warbands"])
        return self.texts.text("oath-ruler", player=f"{colour}, {force}")

    def _players(self, facts: dict[str, Any], seats: list[int]) -> str:
        return ", ".join(self.texts.thing(facts["players"][seat]["colour"]) for seat in seats)

    def _tokens(self, favor: int, secrets: int) -> str:
        texts = self.texts
        words = [texts.attribute("resource-favor", "count", count=favor)] if favor else []
        if secrets:
            words.append(texts.attribute("resource-secret", "count", count=secrets))
        return ", ".join(words)

    def _on_card(self, facts: dict[str, Any], id: str, name: str) -> str:
        """A card with what lies on it."""
        tokens = self._tokens(facts["favor_on"].get(id, 0), facts["secrets_on"].get(id, 0))
        for colour, n in facts["warbands_on"].get(id, {}).items():
            force = f"{n} {self.texts.attribute(f'colour-{colour}', 'warbands')}"
            tokens = f"{tokens}, {force}" if tokens else force
        return self.texts.text("oath-on-card", name=name, tokens=tokens) if tokens else name

    def _with_suit(self, facts: dict[str, Any], id: str) -> str:
        card, name = CARDS[id], self.texts.card_name(id)
        if card.suit != NO_SUIT:
            name = f"{name} ({self.texts.thing(SUITS[card.suit])})"
        return self._on_card(facts, id, name)

    def banks(self, view: dict[str, object]) -> RenderableType:
        """Favor banks, banners of nobody, and the Reliquary."""
        t, facts, zones = self.texts.text, facts_of(view), self._zones(view, -1)
        banks = [f"{self.texts.thing(suit)} {n}" for suit, n in facts["banks"].items()]
        lines = [t("oath-banks", banks=", ".join(banks))]
        if loose := cards_in(zones["banners"]):
            cards = [self._on_card(facts, id, self.texts.card_name(id)) for id in loose]
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

    # -- the boards

    def board(self, view: dict[str, object], seat: int) -> RenderableType:
        """A player: role and place, tokens, and cards."""
        t, facts = self.texts.text, facts_of(view)
        me = facts["players"][seat]
        mine = self.addressed and seat == view["seat"]
        head = Text(f"{self.texts.thing(me['colour'])}", style=f"bold {STYLES[me['colour']]}")
        words = [t(f"role-{me['role']}")]
        words.append(t("oath-you") if mine else self.names[seat].rpartition(" (")[0])
        if me["pawn"] >= 0:
            words.append(t("oath-at", site=self._site_name(view, me["pawn"])))
        head.append(" · " + " · ".join(word for word in words if word), style="not bold default")
        counts = {"sites": me["sites_ruled"], "things": me["relics_and_banners"]}
        lines = [t("oath-standing", **counts), *self._own(view, seat)]
        return Group(head, *(indented(Text(line)) for line in lines))

    def _own(self, view: dict[str, object], seat: int) -> list[str]:
        t, facts, zones = self.texts.text, facts_of(view), self._zones(view, seat)
        me = facts["players"][seat]
        keys = ("supply", "favor", "secrets", "warbands", "bank")
        line = t("oath-own", **{key: me[key] for key in keys})
        if me["facedown_secrets"]:
            line += " · " + t("oath-facedown-secrets", count=me["facedown_secrets"])
        lines = [line]
        if me["advisers"]:
            lines.append(t("oath-advisers", cards=", ".join(self._advisers(facts, me, zones))))
        held = cards_in(zones["relics"]) + cards_in(zones["held_banners"])
        if held:
            cards = [self._on_card(facts, id, self._holding(facts, id)) for id in held]
            lines.append(t("oath-held", cards=", ".join(cards)))
        for id in cards_in(zones["vision"]):
            lines.append(t("oath-vision", card=self._on_card(facts, id, self.texts.card_name(id))))
        if hand := cards_in(zones["hand"]):
            lines.append(t("oath-hand", cards=self.texts.cards(hand)))
        return lines

    def _holding(self, facts: dict[str, Any], id: str) -> str:
        return self.texts.card_name("mob" if id == "peoples_favor" and facts["mob"] else id)

    def _advisers(
        self, facts: dict[str, Any], me: dict[str, Any], zones: dict[str, ZoneView]
    ) -> list[str]:
        """Advisers in their order; facedown ones by name where the viewer knows them."""
        hidden = list(zone_cards(zones["facedown_advisers"]))
        told: list[str] = []
        for id in me["advisers"]:
            if id not in ("vision", "denizen"):
                told.append(self._with_suit(facts, id))
                continue
            known = hidden.pop(0) if hidden else None
            if known:
                name = self.texts.card_name(known)
                told.append(self.texts.text("oath-facedown-known", name=name))
            else:
                back = self.texts.thing(id)
                told.append(self.texts.text("oath-facedown-card", back=back))
        return told

    def _site_name(self, view: dict[str, object], slot: int) -> str:
        known = cards_in(self._zones(view, -1)[f"site_{slot + 1}"])
        name = self.texts.card_name(known[0]) if known else self.texts.text("oath-facedown-site")
        return f"{slot + 1} {name}"

    def _zones(self, view: dict[str, object], owner: int) -> dict[str, ZoneView]:
        return {str(zone["name"]): zone for zone in zones_of(view) if zone["owner"] == owner}

    def status(self, view: dict[str, object], viewer: int) -> RenderableType:
        """The viewer's tokens and cards, and the campaign, offer or chances of the moment."""
        lines = [indented(Text(line)) for line in self._own(view, viewer)]
        return Group(*lines, *self._going_on(view, viewer))

    # -- campaigns and offers

    def _going_on(self, view: dict[str, object], viewer: int) -> list[RenderableType]:
        """The campaign or offer that is being decided, or what the viewer could attack."""
        t, facts = self.texts.text, facts_of(view)
        lines: list[RenderableType] = []
        if campaign := facts["campaign"]:
            args = {key: campaign[key] for key in ("attack", "defence", "force", "defenders")}
            args |= {"attacker": self._who(facts, campaign["attacker"])}
            args |= {"defender": self._who(facts, campaign["defender"])}
            lines.append(Text(t("oath-campaign", targets=self._targets(view, campaign), **args)))
            if "odds" in campaign and (campaign["sites"] or campaign["things"] or campaign["pawn"]):
                lines.append(Text(self._odds(campaign, "oath-odds"), style="bold"))
        elif facts["chances"] and facts["turn"] == viewer:
            told = [self._chance(view, chance) for chance in facts["chances"]]
            lines.append(indented(Text(t("oath-chances", chances="; ".join(told)))))
        if offer := facts["offer"]:
            who = {key: self._who(facts, offer[key]) for key in ("from", "to")}
            nothing = t("oath-nothing")
            terms = {key: self.texts.things(offer[key]) or nothing for key in ("gives", "wants")}
            lines.append(Text(t("oath-offer", **who, **terms), style="bold"))
        return lines

    def _who(self, facts: dict[str, Any], seat: int) -> str:
        id = facts["players"][seat]["colour"] if seat >= 0 else "bandits"
        return self.texts.thing(id)

    def _targets(self, view: dict[str, object], campaign: dict[str, Any]) -> str:
        names = [self._site_name(view, slot) for slot in campaign["sites"]]
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

    def _number(self, odds: float) -> str:
        return f"{odds:.1f}".replace(".", "," if self.texts.lang == "de" else ".")

    def _chance(self, view: dict[str, object], chance: dict[str, Any]) -> str:
        who = self._who(facts_of(view), chance["defender"])
        targets = self._targets(view, chance)
        return self._odds(chance, "oath-chance", defender=who, targets=targets)

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
            return f"({self._about_site(ask, view, number - 1)})"
        if ask.prompt == "act" and verb in MAJOR:
            return f"({texts.attribute(f'action-{verb}', 'cost')})"
        if verb == "against":
            return self._against(view, thing)
        if verb == "draw":
            return self._pile(facts, thing)
        if thing == "yes" and ask.source in CARDS:
            return f"– {texts.card_text(ask.source)}"
        if thing in CARDS:
            words = (
                [texts.text("oath-cost", cost=price)]
                if (price := self._price(CARDS[thing]))
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
        return self._seen(ask, view, thing)

    def _pile(self, facts: dict[str, Any], thing: str) -> str:
        """What drawing there costs, and how many cards lie in a discard pile."""
        if thing not in REGIONS:
            drawn = min(facts["visions_drawn"], len(SEARCH_COST) - 1)
            return f"({self.texts.text('oath-supply', count=SEARCH_COST[drawn])})"
        count = len(facts["discard_backs"][thing])
        return f"({self.texts.text('oath-pile', count=count)})"

    def _seen(self, ask: Ask, view: dict[str, object], thing: str) -> str:
        """A facedown adviser or relic by name, if the viewer knows it."""
        if thing.startswith("reliquary_"):
            names = [self.texts.card_name(id) for id in cards_in(self._zones(view, -1)[thing])]
            trait = BOX[FIRST_TRAIT + int(thing[-1]) - 1].id
            return f"({', '.join([*names, self.texts.card_name(trait)])})"
        owner, dot, place = thing.partition(".")
        if not dot:
            return ""
        if place.startswith("relic"):
            slot, at = owner.removeprefix("s"), int(place.removeprefix("relic")) - 1
            cards = zone_cards(self._zones(view, -1)[f"site_{slot}_relics"])
            known = cards[at] if at < len(cards) else None
            return f"({self.texts.card_name(known)})" if known else ""
        players = facts_of(view)["players"]
        seat = next(at for at, me in enumerate(players) if me["colour"] == owner)
        told = self._advisers(facts_of(view), players[seat], self._zones(view, seat))
        return f"– {told[int(place) - 1]}" if int(place) <= len(told) else ""

    def _about_site(self, ask: Ask, view: dict[str, object], slot: int) -> str:
        facts = facts_of(view)
        words = [
            self._site_name(view, slot).partition(" ")[2],
            self.texts.thing(REGIONS[REGION_OF[slot]]),
        ]
        at = facts["players"][ask.seat]["pawn"]
        if ask.prompt == "travel-to" and at >= 0 and not ask.source:
            cost = TRAVEL_COST[REGION_OF[at]][REGION_OF[slot]]
            words.append(self.texts.text("oath-supply", count=cost))
        if facts["sites"][slot]["faceup"]:
            words.append(self._ruler(facts["sites"][slot]))
        return ", ".join(words)

    def _against(self, view: dict[str, object], thing: str) -> str:
        """The odds of a campaign that could begin now."""
        facts = facts_of(view)
        for chance in facts["chances"]:
            if self._who(facts, chance["defender"]) == self.texts.thing(thing):
                return f"({self._chance(view, chance)})"
        return ""

    # -- telling

    def tidy(self, faces: Faces) -> Faces:
        """Choices are told by what follows from them."""
        kept = [face for face in faces if face["id"] != "decides" or face["prompt"] in TOLD_CHOICES]
        return super().tidy(kept)

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


def set_of(card: Card) -> str:
    """The part of the catalogue a card belongs to."""
    return SUITS[card.suit] if card.kind == DENIZEN else SETS.get(card.kind, TRAIT_SET)


def types_of(card: Card) -> list[str]:
    """Kind, suit, restriction, and kinds of powers."""
    types = [KINDS[card.kind]]
    if card.suit != NO_SUIT:
        types.append(SUITS[card.suit])
    if card.restriction == SITE_ONLY:
        types.append("only_site")
    if card.restriction == ADVISER_ONLY:
        types.append("only_adviser")
    if card.locked:
        types.append("only_locked")
    return types + [f"power_{type}" for type in card.power_types]


def cards_in(zone: ZoneView) -> list[str]:
    """The cards of a zone that the viewer sees."""
    return [card for card in zone_cards(zone) if card]


def facts_of(view: dict[str, object]) -> dict[str, Any]:
    """The plain facts of a view."""
    facts = view["facts"]
    assert isinstance(facts, dict)
    return facts


DISPLAY = OathDisplay
