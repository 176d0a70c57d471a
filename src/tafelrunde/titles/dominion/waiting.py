"""A table on which texts wait for their moment, and turns for the end of this one."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.ask import CardNo
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.catalogue import Ability, Card
from tafelrunde.titles.dominion.pieces import (
    FOR_GOOD,
    ONCE,
    THIS_TURN,
    UNTIL_NEXT_TURN,
    ExtraTurn,
    Lasting,
    Play,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.pricing import PricingTable


def moment_bit(moment: i64) -> i64:
    """The bit of a moment."""
    one: i64 = 1
    return one << moment


class WaitingTable(PricingTable):
    """Texts that earlier plays have set up (Durations, "this turn" ...), and extra turns."""

    def __init__(self, kingdom: Kingdom, rng: Rng) -> None:
        super().__init__(kingdom, rng)
        self.lasting: list[Lasting] = []
        self.lasting_now: Lasting | None = None  # the lasting text that is carried out
        # Moments (bits) that texts wait for, those of the kingdom and those set up by plays.
        self.awaited: i64 = kingdom.heard
        self.playing: Play | None = None  # the play that is carried out, the innermost
        self.turn_number: i64 = 0
        self.coming: list[ExtraTurn] = []  # extra turns that follow this one

    def listens(self, moment: i64) -> bool:
        """Whether any text might wait for this moment."""
        return (self.awaited >> moment) & 1 != 0

    def extra_turn_follows(self, me: Player, source: Card, *, controller: int = -1) -> None:
        """An extra turn of this player follows this one, maybe controlled by another (D20)."""
        self.coming.append(ExtraTurn(me.seat, controller, source.id))

    def last_round_follows(self, me: Player, source: Card) -> None:
        """The game is about to end, but this player takes one more turn."""
        self.coming.append(ExtraTurn(me.seat, -1, source.id, is_last_round=True))

    def later(
        self,
        me: Player,
        this: CardNo,
        ability: Ability,
        subject: int = -1,
        cards: list[CardNo] | None = None,
        *,
        stays: bool = True,
    ) -> None:
        """Let a text wait for its moment once; the card that set it up stays in play until then.

        The start of a turn means that of a later one.
        """
        self._wait(me, this, ability, subject, ONCE, True, stays, cards, 0)

    def this_turn(
        self,
        me: Player,
        this: CardNo,
        ability: Ability,
        *,
        once: bool = False,
        subject: int = -1,
    ) -> None:
        """Let a text listen until the turn ends, or until its moment comes for the first time."""
        self._wait(me, this, ability, subject, THIS_TURN, once, False, None, 0)

    def until_next_turn(
        self, me: Player, this: CardNo, ability: Ability, *, subject: int = -1
    ) -> None:
        """Let a text listen until the player's next turn begins."""
        self._wait(me, this, ability, subject, UNTIL_NEXT_TURN, False, True, None, 0)

    def on_others(self, me: Player, this: CardNo, ability: Ability, foes: list[Player]) -> None:
        """Let a text wait for these players' moments until the player's own next turn begins.

        It runs with the player the moment is for; `lasting_now.seat` is who has set it up.
        """
        bits = 0
        for foe in foes:
            bits |= foe.bit
        if bits:
            self._wait(me, this, ability, -1, UNTIL_NEXT_TURN, False, True, None, bits)

    def for_good(self, me: Player, this: CardNo, ability: Ability, *, stays: bool = True) -> None:
        """Let a text listen for the rest of the game."""
        self._wait(me, this, ability, -1, FOR_GOOD, False, stays, None, 0)

    def _wait(
        self,
        me: Player,
        this: CardNo,
        ability: Ability,
        subject: int,
        lasts: int,
        once: bool,
        stays: bool,
        cards: list[CardNo] | None,
        foes: int,
    ) -> None:
        if this < 0 and self.playing is not None:
            this = self.playing.anchor
        lasting = Lasting(
            ability,
            me.seat,
            this,
            subject,
            born=self.turn_number,
            lasts=lasts,
            once=once,
            stays=stays and this >= 0,
            cards=cards if cards is not None else [],
            foes=foes,
        )
        self.lasting.append(lasting)
        self.awaited |= moment_bit(ability.moment)

    def forget(self, lasting: Lasting) -> None:
        """A lasting text has done its work."""
        self.lasting.remove(lasting)
        self.note_waiting()

    def note_waiting(self) -> None:
        """See which moments lasting texts wait for."""
        self.awaited = self.kingdom.heard
        for lasting in self.lasting:
            self.awaited |= moment_bit(lasting.ability.moment)

    def has_lasting(self, me: Player, ability: Ability) -> bool:
        """Whether this text of the player waits."""
        for lasting in self.lasting:
            if lasting.ability is ability and lasting.seat == me.seat:
                return True
        return False
