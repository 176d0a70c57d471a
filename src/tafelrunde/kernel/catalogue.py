"""What is printed on the cards of a title, as every list of them shows it."""

from __future__ import annotations

from typing import Final

NO_COST: Final = -1  # of cards that cost nothing in any sense


class CardFace:
    """One card, or another thing with a text of its own; its words stand in the language files.

    `rule` is the end of its citation ('card/moat'), `set` and `types` are message ids. `cost` is a
    number to sort by; `price` lists what has to be paid, piece by piece, where a number does not
    say it. `printings` are the years it was printed in, `basic` cards belong to every game of
    their set, and `facts` is what else is printed, by names the title chooses.
    """

    def __init__(
        self,
        id: str,
        *,
        set: str,
        types: list[str],
        cost: int = NO_COST,
        price: list[str] | None = None,
        printings: list[int] | None = None,
        basic: bool = False,
        facts: dict[str, object] | None = None,
        rule: str = "",
    ) -> None:
        self.id = id
        self.rule = rule or f"card/{id}"
        self.set = set
        self.types = types
        self.cost = cost
        self.price = price
        self.printings: list[int] = printings or []
        self.basic = basic
        self.facts: dict[str, object] = facts or {}

    def __repr__(self) -> str:
        return f"CardFace({self.rule!r})"
