"""A table that knows its cards, and how to ask about them."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Seat
from tafelrunde.kernel.asking import AskingTable
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.piles import Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.vocabulary import NAME, STRIDE, TOKEN, VERBS, VOCABULARY

# Questions about a card that everybody sees: attacks, what was trashed or revealed.
OPEN_TOPICS: Final = [
    *["ambassador-return", "loan", "react", "show", "spy-other", "spy-own", "swindler"],
    *["watchtower"],
    *["jester"],
    *["ironmonger"],
    *["gladiator-match"],
]


class DominionAsking(AskingTable[Card]):
    """The part of a Dominion table that questions need.

    A question goes to `me.decider`, who is another player while that one controls the turn.
    """

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom.seats, rng, VOCABULARY)
        self.kingdom = kingdom
        self.players: list[Player] = []
        self.piles: list[Pile] = []
        # While several cards are being chosen one after the other: by whom, and which so far.
        self.chooser = -1
        self.chosen: list[CardNo] = []

    # -- asking

    def tells(self, ask: Ask) -> bool:
        """Numbers of cards are seen by all; what a question is about only where it lies open."""
        return not ask.about or ask.prompt in OPEN_TOPICS

    def choose_cards(
        self,
        me: Player,
        verb: int,
        cards: list[CardNo],
        source: Card,
        most: int = 0,
        *,
        optional: bool = False,
        all_or_none: bool = False,
        prompt: str = "",
        secret: bool = False,
        out_of: int = 0,
    ) -> list[int]:
        """Let a player choose several of these cards, one after the other; nothing moves yet.

        `most` cards, or as many as there are, must be chosen, or any number if it is 0. With
        `optional` passing ends the choice; with `all_or_none` only before the first card. Where
        only some of a hidden hand fit, `out_of` is its size: so long as more could be chosen as
        far as the others know, the player is asked. Others hear only the last choice, or none if
        they are `secret`.
        """
        left = cards.copy()
        chosen: list[CardNo] = []
        words = prompt or VERBS[verb // STRIDE]
        more = min(most, len(left))  # 0: any number
        while (left or len(chosen) < out_of) and (most == 0 or more > 0):
            if chosen:
                self.note_choice(me, chosen, source)
            options = self.one_per_kind(verb, left)
            if optional:
                options.append(PASS)
            goes_on = secret or most == 0 or more > 1  # until then only its player sees which cards
            ask = Ask(
                me.decider, words, options, source.id, source.rule, more, "", me.seat, -1, goes_on
            )
            option = self.ask(ask)
            if option == PASS:
                break
            this = self.copy_of(left, option - verb)
            left.remove(this)
            chosen.append(this)
            if most:
                more -= 1
            if all_or_none:
                optional = False
                words = VERBS[verb // STRIDE]
        self.forget_choice()
        return chosen

    def note_choice(self, me: Player, chosen: list[CardNo], source: Card) -> None:
        """One card more was chosen and the choice goes on: all hear it, its player sees which."""
        self.chooser = me.seat
        self.chosen = chosen
        if self.loud:
            args: dict[str, Arg] = {"card": source.id, "count": 1, "rule": source.rule}
            told: dict[str, Arg] = {"cards": self.names(chosen[-1:])}
            self.say("picks", me.seat, args, told, me.eyes, quiet=True)  # told when complete

    def forget_choice(self) -> None:
        """The choice is complete."""
        if self.chosen:
            self.chooser = -1
            self.chosen = []

    def ask_either(
        self,
        me: Player,
        this: CardNo,
        verbs: list[int],
        source: Card,
        prompt: str,
        *,
        target: Seat = -1,
        secret: bool = False,
    ) -> int:
        """Let a player choose what becomes of one card, and return the verb."""
        kind = self.kinds[this]
        ask = Ask(
            me.decider,
            prompt,
            [verb + kind.number for verb in verbs],
            source.id,
            source.rule,
            about=kind.id,
            player=me.seat,
            target=target,
            secret=secret,
        )
        return self.ask(ask) - kind.number

    def ask_pile(
        self,
        me: Player,
        verb: int,
        piles: list[Pile],
        source: Card,
        *,
        optional: bool = False,
        prompt: str = "",
        about: str = "",
        target: Seat = -1,
    ) -> Pile | None:
        """Let a player choose a pile; None if there is none to choose or they pass.

        A pile is named by its top card; where a token goes, and if it is empty, by the pile's.
        """
        if not piles:
            return None
        options: list[int] = []
        for pile in piles:
            top = pile.top if verb != TOKEN else None
            options.append(verb + (pile.card if top is None else top).number)
        if optional:
            options.append(PASS)
        ask = Ask(
            me.decider,
            prompt or VERBS[verb // STRIDE],
            options,
            source.id,
            source.rule,
            about=about,
            player=me.seat,
            target=target,
        )
        option = self.ask(ask)
        if option == PASS:
            return None
        return self.piles[self.kingdom.index[option - verb]]

    def ask_name(self, me: Player, source: Card, prompt: str = "name", target: Seat = -1) -> Card:
        """Let a player name a card: any that can be in this game."""
        cards = self.kingdom.names
        options = [NAME + card.number for card in cards]
        ask = Ask(
            me.decider, prompt, options, source.id, source.rule, player=me.seat, target=target
        )
        option = self.ask(ask)
        named = cards[options.index(option)]
        if self.loud:
            self.say("names", me.seat, {"card": named.id, "rule": source.rule})
        return named

    def ask_mode(
        self,
        me: Player,
        modes: list[int],
        source: Card,
        prompt: str = "choose",
        count: int = 0,
        *,
        optional: bool = False,
        target: Seat = -1,
    ) -> int:
        """Let a player choose one of several modes, or pass if it is optional, and return it."""
        options = [*modes, PASS] if optional else modes
        ask = Ask(me.decider, prompt, options, source.id, source.rule, count, "", me.seat, target)
        mode = self.ask(ask)
        if self.loud and mode != PASS:
            chosen = VOCABULARY.object(mode)
            self.say("chooses", me.seat, {"card": source.id, "mode": chosen, "rule": source.rule})
        return mode

    def ask_sealed(self, asks: list[Ask]) -> list[int]:
        """Ask several players at once; nobody learns an answer before all are in.

        Whoever decides for two players answers for one after the other, still unseen.
        """
        options = [0] * len(asks)
        left = list(range(len(asks)))
        while left:
            seats: list[int] = []
            now: list[int] = []
            for at in left:
                if asks[at].seat not in seats:
                    seats.append(asks[at].seat)
                    now.append(at)
            answers = self.ask_each([asks[at] for at in now])
            for i in range(len(now)):
                options[now[i]] = answers[i]
                left.remove(now[i])
        return options
