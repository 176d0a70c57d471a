"""Asking about cards and numbers, the same way in every title."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option, Seat
from tafelrunde.kernel.cards import CardTable, K, Printed
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import Mark, spots_of_card
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.vocabulary import Vocabulary


class Asked:
    """Somebody who can be asked: the players and factions of the titles.

    `decider` is who answers: another seat only while that one controls this player.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.bit = 1 << seat
        self.decider = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingTable(CardTable[K], Generic[K]):
    """A table that asks about its cards.

    `by` is the card whose text asks; where a rule asks without a card, `rule` cites it.
    """

    def __init__(self, seats: int, rng: Rng, vocabulary: Vocabulary) -> None:
        super().__init__(seats, rng)
        self.vocabulary = vocabulary

    def put(self, ask: Ask, secret: bool) -> int:
        """Ask. Where answers are heard by all, a secret one is not."""
        return self.ask(ask)

    def object_of(self, this: CardNo, secret: bool) -> int:
        """The object by which an option names a card: its face, unless a title has places."""
        return self.kinds[this].number

    def mark(self, ask: Ask, option: Option) -> Mark:
        """An answer about a card can be given wherever the card is seen; titles know better."""
        card = self.vocabulary.object(option)
        return Mark(spots_of_card(self, ask.seat, card) if card else [])

    def why_not(self, ask: Ask, spot: str) -> Reason:
        """That it is no choice here, by its name if it has one; titles know better."""
        thing = parts_of(spot)[2]
        return no_choice(ask, thing if self.vocabulary.names(thing) else "")

    def ask_card(
        self,
        me: Asked,
        *,
        verb: int,
        cards: list[CardNo],
        prompt: str = "",
        by: Printed | None = None,
        rule: str = "",
        source: str = "",
        optional: bool = False,
        or_pass: bool = False,
        count: int = 0,
        about: str = "",
        target: Seat = -1,
        secret: bool = False,
    ) -> CardNo:
        """Let a player choose one of these cards; -1 is none.

        Copies of one card are one option. With `optional` passing is always possible, with
        `or_pass` only when nothing fits: use it when the cards are hidden from others, so that
        the question is asked whatever they are. The prompt is the verb's if none is given.
        """
        options = self.one_per_kind(verb, cards, secret)
        if optional or (or_pass and not options):
            options.append(PASS)
        if not options:
            return -1
        if by is not None:
            source, rule = by.id, by.rule
        words = prompt or self.vocabulary.verb(verb)
        ask = Ask(me.decider, words, options, source, rule, count, about, me.seat, target, secret)
        option = self.put(ask, secret)
        return -1 if option == PASS else self.card_of(cards, option - verb, secret)

    def one_per_kind(self, verb: int, cards: list[CardNo], secret: bool = False) -> list[int]:
        """The options to do something with one of these cards; copies are one option."""
        options: list[Option] = []
        for this in cards:
            option = verb + self.object_of(this, secret)
            for other in options:  # compiled, a loop is faster than `in`
                if other == option:
                    break
            else:
                options.append(option)
        return options

    def card_of(self, cards: list[CardNo], object: int, secret: bool) -> CardNo:
        """The card that an option names."""
        return self.copy_of(cards, object)

    def ask_count(
        self,
        me: Asked,
        *,
        low: int,
        high: int,
        prompt: str,
        verb: int = -1,
        by: Printed | None = None,
        rule: str = "",
        source: str = "",
        about: str = "",
        always: bool = False,
    ) -> int:
        """Let a player choose a number; without a choice only if it is `always` asked."""
        words = self.vocabulary
        high = min(high, len(words.numbers) - 1)
        if low >= high and not always:
            return low
        if by is not None:
            source, rule = by.id, by.rule
        base = words.count if verb < 0 else verb
        options = [base + words.numbers[n] for n in range(low, high + 1)]
        ask = Ask(me.decider, prompt, options, source, rule, 0, about, me.seat)
        return low + options.index(self.put(ask, False))

    def ask_yes(
        self,
        me: Asked,
        *,
        prompt: str,
        by: Printed | None = None,
        rule: str = "",
        source: str = "",
        about: str = "",
        target: Seat = -1,
    ) -> bool:
        """Let a player say yes or pass."""
        if by is not None:
            source, rule = by.id, by.rule
        yes = self.vocabulary.yes
        ask = Ask(me.decider, prompt, [yes, PASS], source, rule, 0, about, me.seat, target)
        return self.put(ask, False) == yes


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenTable(AskingTable[K], Generic[K]):
    """A table where an open answer is told ("decides") before anything follows from it.

    `telling` are the prompts whose answers no other event tells; the rest is told quietly.
    """

    def __init__(
        self, seats: int, rng: Rng, vocabulary: Vocabulary, telling: frozenset[str]
    ) -> None:
        super().__init__(seats, rng, vocabulary)
        self.telling = telling

    def put(self, ask: Ask, secret: bool) -> int:
        """Ask so that everybody hears the answer, unless it is secret."""
        return self.ask(ask) if secret else self.ask_openly(ask)

    def ask_openly(self, ask: Ask) -> int:
        """Ask so that everybody hears the answer before anything else happens."""
        option = self.ask(ask)
        if self.loud:
            self.tell_choice(ask.seat, ask.prompt, option)
        return option

    def tell_choice(self, seat: Seat, prompt: str, option: Option) -> None:
        """Say what a player has chosen."""
        args: dict[str, Arg] = {"prompt": prompt, "answer": self.vocabulary.name(option)}
        self.say("decides", seat, args, quiet=prompt not in self.telling)

    def ask_of(
        self,
        me: Asked,
        prompt: str,
        options: list[Option],
        rule: str,
        source: str = "",
        count: int = 0,
        about: str = "",
        target: Seat = -1,
        secret: bool = False,
    ) -> int:
        """Ask a player, even if there is only one answer; only a secret answer is not told."""
        ask = Ask(me.seat, prompt, options, source, rule, count, about, -1, target, secret)
        return self.ask(ask) if secret else self.ask_openly(ask)

    def choose(
        self,
        me: Asked,
        prompt: str,
        options: list[Option],
        rule: str,
        source: str = "",
        count: int = 0,
        about: str = "",
    ) -> int:
        """Ask a player unless everybody can see that there is only one answer."""
        if len(options) == 1:
            return options[0]
        return self.ask_openly(Ask(me.seat, prompt, options, source, rule, count, about))
