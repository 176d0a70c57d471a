"""What arenas tell games apart by, as each title declares it: factions, maps, cards bought."""

from __future__ import annotations

Notes = dict[str, list[list[str]]]  # by aspect: for each seat the values that hold for it


class Aspect:
    """Something that victories are counted by.

    Its name is the message `<title>-arena-<id>`, those of its values are `<words>-<value>`; without
    `words` the values are numbers. `across` names another aspect with which it makes a table.
    `several`: a seat has any number of values, such as the cards it bought. `whole`: the value
    belongs to the game, such as its map, and is the same for all seats.
    """

    def __init__(
        self,
        id: str,
        words: str = "",
        *,
        across: str = "",
        several: bool = False,
        whole: bool = False,
    ) -> None:
        self.id = id
        self.words = words
        self.across = across
        self.several = several
        self.whole = whole
