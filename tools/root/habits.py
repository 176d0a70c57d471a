"""How Root's bots play: who wins, and habits a person would notice.

    python -m tools.root.habits --games 200                      # every usual mix of four
    python -m tools.root.habits marquise,eyrie,alliance,vagabond --games 1000 --seed b
    python -m tools.root.habits --table                          # victories only, one line per mix

Seats, map and first player change from game to game. Rates have 95 % intervals (Wilson). Games
of people that were logged have 0.87 battles a turn, 13.6 crafted cards and, with the Riverfolk,
4.3 services a game.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean
from time import process_time

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import Options
from tafelrunde.titles.root.battle import AMBUSH_HITS
from tafelrunde.titles.root.catalogue import TORCH
from tafelrunde.titles.root.factions.alliance import Alliance
from tafelrunde.titles.root.factions.base import FACTION_IDS
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.services import SERVICE_OBJECTS
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_items import HURT, item_of, side_of
from tafelrunde.titles.root.factions.vagabond_relations import ALLIED, HOSTILE
from tafelrunde.titles.root.sight import RootSight
from tafelrunde.titles.root.table import Root, turns_taken
from tafelrunde.titles.root.title import TITLE
from tafelrunde.titles.root.turn import SETUP
from tafelrunde.titles.root.vocabulary import (
    ACTIVATE,
    ADD,
    AID,
    BATTLE,
    BUY,
    CHARACTER,
    COUNT,
    CRAFT,
    LEAD,
    MOVE,
    RECRUIT,
    REMOVE,
    SPEND,
    STRIDE,
    TO,
    VOCABULARY,
)
from tools.habits import MOST_DECISIONS, Counts, most_usual, options, rate

# The mixes of four that reach far enough for the guide (5.1.1).
MIXES = [
    "marquise,eyrie,alliance,vagabond",
    "marquise,eyrie,alliance,cult",
    "marquise,eyrie,alliance,riverfolk",
    "marquise,eyrie,vagabond,cult",
    "marquise,eyrie,vagabond,riverfolk",
    "marquise,eyrie,cult,riverfolk",
    "marquise,alliance,vagabond,riverfolk",
    "marquise,vagabond,cult,riverfolk",
]
# How good items are in the eyes of most: boot, sword, bag, hammer, crossbow, tea, coin, torch.
RANK = [2, 3, 1, 2, 2, 3, 2, 1]
WORTH_AN_ENEMY = 2  # points
ATTACKS = [" on one", " on two", " on more", " on a vagabond", " to save a building"]
OPENING = 3  # answers of the first turn that count as an opening where the set-up has no choice


class Habits(Counts):
    """What was seen in some games of one mix."""

    def __init__(self, mix: list[str]) -> None:
        super().__init__()
        self.mix = mix
        self.wins: dict[str, float] = dict.fromkeys(mix, 0.0)
        self.points: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        # By map and faction: what was chosen in the set-up.
        self.openings: dict[tuple[str, str], Counter[tuple[int, ...]]] = {}

    def rate(self, id: str) -> float:
        """The share of the games a faction won; a coalition shares its victory."""
        return self.wins[id] / self.games

    def lost_dominances(self) -> float:
        """How often a dominance was activated in a game that did not win."""
        return self.per_game("dominance activated") - self.per_game("dominance won")

    def ambushes(self, kind: str = "") -> float:
        """How often a defender who could ambush did so, in all attacks or those of a kind."""
        return self.share(f"ambush played{kind}", f"ambush possible{kind}")

    def hospitals(self, kind: str) -> float:
        """How often the Marquise paid to get 'one' warrior back, or 'more'."""
        return self.share(f"hospitals used for {kind}", f"hospitals possible for {kind}")

    def same_opening(self, id: str) -> float:
        """How often a faction opened in its most usual way, on the map where it is most usual."""
        seen = [opened for (_, other), opened in self.openings.items() if other == id]
        return max(map(most_usual, seen), default=0.0)


class Watching(Direct):
    """Plays a game by direct calls and counts what the bots do."""

    def __init__(self, table: Root, bots: list[Bot], habits: Habits) -> None:
        super().__init__(table, bots)
        self.habits = habits
        self.limit = MOST_DECISIONS
        self.moves: dict[int, list[tuple[int, int, int]]] = {s: [] for s in range(table.seats)}
        self.begun = 0  # where a move in progress starts
        self.goal = 0
        self.opening: dict[int, list[int]] = {s: [] for s in range(table.seats)}
        self.activated: list[int] = []
        self.markers: dict[int, list[int]] = {}
        self.scored: dict[int, int] = {}  # the Vagabonds' points before the last step

    def answer(self, table: Table, ask: Ask) -> int:
        """Let the bot answer, and look at it."""
        option = super().answer(table, ask)
        assert isinstance(table, Root)
        if len(ask.options) > 1:
            self.note(table, ask, option)
        self.note_any(table, ask, option)
        return option

    def note(self, g: Root, ask: Ask, option: int) -> None:
        """Count what was really chosen."""
        count = self.habits.counts
        me = g.factions[ask.seat]
        verb = option - option % STRIDE
        if g.phase == SETUP:
            self.opening[ask.seat].append(option)
        elif isinstance(me, Alliance) and g.round == 1 and len(self.opening[ask.seat]) < OPENING:
            self.opening[ask.seat].append(option)  # it has no choice before
        if ask.prompt == "ambush":
            for kind in self.attacks(g, ask):
                count[f"ambush possible{kind}"] += 1
                count[f"ambush played{kind}"] += option != PASS
        elif ask.prompt == "add-second-card":
            count["eyrie second possible"] += 1
        elif ask.prompt == "field-hospitals":
            kind = "one" if ask.count == 1 else "more"
            count[f"hospitals possible for {kind}"] += 1
            count[f"hospitals used for {kind}"] += option != PASS
        elif ask.prompt == "marquise-daylight" and isinstance(me, Marquise):
            count["marquise recruits"] += verb == RECRUIT
        elif ask.prompt == "item-limit":
            dropped = option - REMOVE
            whole = side_of(dropped) < HURT and item_of(dropped) != TORCH
            count["vagabond drops"] += 1
            count["vagabond drops whole items"] += whole
            others = [other - REMOVE for other in ask.options]
            count["vagabond keeps worse"] += any(is_worse(other, dropped) for other in others)

    def attacks(self, g: Root, ask: Ask) -> list[str]:
        """What kinds of attack the defender may answer with an ambush."""
        attacker = g.factions[g.turn]
        sight = g.sight(ask.seat)
        assert isinstance(sight, RootSight)
        c = int(ask.about.removeprefix("c"))
        band = attacker.warriors[c]
        if isinstance(attacker, Vagabond):
            return ["", " on a vagabond"]
        kinds = ["", " on one" if band == 1 else " on two" if band == 2 else " on more"]
        if band <= AMBUSH_HITS and sight.built(ask.seat, c) and not sight.warriors(ask.seat, c):
            kinds.append(" to save a building")
        return kinds

    def note_any(self, g: Root, ask: Ask, option: int) -> None:
        """Count what happens, forced or not."""
        count = self.habits.counts
        me = g.factions[ask.seat]
        verb = option - option % STRIDE
        if verb == BATTLE:
            count["battles"] += 1
            count[f"battles of {me.id}"] += 1
        elif verb == CRAFT:
            count["crafts"] += 1
            count[f"crafts of {me.id}"] += 1
        elif verb == ADD:
            count["eyrie cards added"] += 1
            count["eyrie first cards"] += ask.prompt == "add-card"
        elif verb == LEAD and g.phase != SETUP:
            count["turmoils"] += 1
        elif verb == CHARACTER:
            count[VOCABULARY.name(option)] += 1
        elif verb == BUY:
            self.note_sale(g, ask.seat, option - BUY)
        elif verb == ACTIVATE and is_dominance(option) and not isinstance(me, Vagabond):
            count["dominance activated"] += 1
            count[f"dominance activated by {me.id}"] += 1
            self.activated.append(ask.seat)
        elif verb == AID:
            count["aids"] += 1
        elif verb == MOVE:
            self.begun = option - MOVE
        elif verb == TO and ask.prompt == "move-to":
            self.goal = option - TO
            if len(ask.options) and g.factions[ask.seat].warriors[self.begun] == 1:
                self.note_move(g, ask.seat)
        elif verb == COUNT and ask.prompt == "move-count":
            if g.factions[ask.seat].warriors[self.begun] > 1:
                self.note_move(g, ask.seat)
        if verb == SPEND and ask.prompt == "extra-action":
            count["marquise extra actions"] += 1

    def note_move(self, g: Root, seat: int) -> None:
        """Count a move, and whether it takes back one of the last two turns."""
        id = g.factions[seat].id
        self.habits.counts[f"moves of {id}"] += 1
        turn = turns_taken(g)
        last = self.moves[seat]
        back = (self.goal, self.begun)
        if any((a, b) == back and turn - at <= g.seats for at, a, b in last):
            self.habits.counts[f"moves back of {id}"] += 1
        last.append((turn, self.begun, self.goal))

    def note_sale(self, g: Root, seat: int, service: int) -> None:
        """Count what the Riverfolk sell, for how much, to whom."""
        count = self.habits.counts
        otters = next(me for me in g.factions if isinstance(me, Riverfolk))
        price = otters.prices[SERVICE_OBJECTS.which(service)]
        others = [me.points for me in g.factions if me is not otters]
        count["services"] += 1
        count["payments"] += price
        leads = g.factions[seat].points == max(others) and max(others) >= 8
        count["services to the leader"] += leads
        count["services to the leader for 1"] += leads and price == 1

    def end_step(self, g: Root, turn: int) -> None:
        """Look at the Vagabonds' friends after a step in somebody's turn."""
        for me in g.factions:
            if isinstance(me, Vagabond):
                before = self.markers.get(me.seat)
                if before is not None:
                    for other in range(g.seats):
                        was, now = before[other], me.markers[other]
                        if was > 0 and now == HOSTILE and turn != me.seat:
                            self.habits.counts["friends who attacked"] += 1
                        elif was > 0 and now == HOSTILE:
                            little = me.points - self.scored[me.seat] < WORTH_AN_ENEMY
                            self.habits.counts["friends made hostile"] += 1
                            self.habits.counts["friends made hostile for little"] += little
                        if was != HOSTILE and now == HOSTILE:
                            self.habits.counts["made hostile"] += 1
                self.markers[me.seat] = me.markers.copy()
                self.scored[me.seat] = me.points


def is_worse(item: int, other: int) -> bool:
    """Whether anybody would rather drop an item than another one on a better side."""
    return side_of(item) >= HURT > side_of(other) and RANK[item_of(item)] <= RANK[item_of(other)]


def is_dominance(option: int) -> bool:
    """Whether a dominance card is activated, not a crafting piece."""
    return VOCABULARY.name(option).startswith("activate dominance")


def watch_game(habits: Habits, seed: str, game: int, bot: str = "heuristic") -> None:
    """Play one game of a mix and note what was done."""
    by = game % len(habits.mix)
    mix = habits.mix[by:] + habits.mix[:by]
    map = ["autumn", "winter"][game // 4 % 2]
    wishes: Options = {"factions": list(mix), "any_mix": True, "map": map}
    table = TITLE.deal(TITLE.prepare(len(mix), wishes), f"{seed} {game}")
    assert isinstance(table, Root)
    bots = [TITLE.bots()[bot](Rng(f"{seed} {game} {seat}")) for seat in range(len(mix))]
    table.driver = driver = Watching(table, bots, habits)
    begun = process_time()
    while not table.over:
        turn = table.turn
        table.play()
        driver.end_step(table, turn)
    habits.seconds += process_time() - begun
    habits.games += 1
    habits.turns += turns_taken(table)
    habits.rounds += table.round
    habits.decisions += int(driver.decisions)
    habits.ends[table.reason] += 1
    count = habits.counts
    winners = table.outcome().winners
    for seat, me in enumerate(table.factions):
        habits.points[me.id] += me.points
        opened = habits.openings.setdefault((table.board.id, me.id), Counter())
        opened[tuple(driver.opening[seat])] += 1
        if seat in winners:
            habits.wins[me.id] += 1 / len(winners)
            if seat in driver.activated:
                count["dominance won"] += 1
                count[f"dominance won by {me.id}"] += 1
        if isinstance(me, Vagabond):
            count["vagabonds"] += 1
            count["vagabonds with an ally"] += any(at == ALLIED for at in me.markers)
            count["vagabonds in a coalition"] += me.partner >= 0
            count["coalitions won"] += me.partner >= 0 and seat in winners


def watch(mix: str, games: int, seed: str, bot: str = "heuristic") -> Habits:
    """Play games of a mix."""
    habits = Habits(mix.split(","))
    for game in range(games):
        watch_game(habits, seed, game, bot)
    return habits


def victories(habits: Habits) -> str:
    """Who won how often."""
    return "  ".join(f"{id} {rate(habits.wins[id], habits.games)}" for id in habits.mix)


def dominances_of(habits: Habits, id: str) -> str:
    """How many dominances of a faction were won, out of how many."""
    won = habits.counts[f"dominance won by {id}"]
    return f"{won}/{habits.counts[f'dominance activated by {id}']}"


def told(habits: Habits) -> list[str]:
    """The habits in lines."""
    h = habits
    lines = [
        f"{h.games} games, {h.rounds / h.games:.1f} rounds, "
        f"{h.games / h.seconds:.1f} games/s, ends: {dict(h.ends)}",
        "points: " + "  ".join(f"{id} {h.points[id] / h.games:.1f}" for id in h.mix),
        "same opening: " + "  ".join(f"{id} {h.same_opening(id):.0%}" for id in h.mix),
        f"battles a turn {h.counts['battles'] / h.turns:.2f}: "
        + "  ".join(f"{id} {h.counts[f'battles of {id}'] / h.rounds:.2f}" for id in h.mix),
        f"crafts a game {h.per_game('crafts'):.1f}: "
        + "  ".join(f"{id} {h.per_game(f'crafts of {id}'):.1f}" for id in h.mix),
        f"ambush played in {h.ambushes():.0%} of {h.counts['ambush possible']} attacks: "
        + "  ".join(f"{kind.strip()} {h.ambushes(kind):.0%}" for kind in ATTACKS),
        f"dominance activated {h.per_game('dominance activated'):.2f} a game, "
        f"won {h.share('dominance won', 'dominance activated'):.0%}, "
        f"in vain {h.lost_dominances():.2f} a game; "
        + "  ".join(f"{id} {dominances_of(h, id)}" for id in h.mix if id != "vagabond"),
    ]
    if "marquise" in h.mix:
        lines.append(
            f"marquise: recruits {h.counts['marquise recruits'] / h.rounds:.2f} a turn, "
            f"moves {h.counts['moves of marquise'] / h.rounds:.2f} a turn, "
            f"of these back {h.share('moves back of marquise', 'moves of marquise'):.0%}, "
            f"hospitals for one {h.hospitals('one'):.0%}, for more {h.hospitals('more'):.0%}, "
            f"extra actions {h.per_game('marquise extra actions'):.1f} a game"
        )
    if "eyrie" in h.mix:
        first = h.counts["eyrie first cards"]
        two = h.counts["eyrie cards added"] - first
        lines.append(
            f"eyrie: a second card in {two / max(1, first):.0%} of {first} turns, "
            f"turmoils {h.per_game('turmoils'):.2f} a game"
        )
    if h.counts["vagabonds"]:
        names = [name for name in h.counts if name.startswith("character ")]
        lines.append(
            f"vagabond: an ally in {h.share('vagabonds with an ally', 'vagabonds'):.0%}, "
            f"a coalition in {h.share('vagabonds in a coalition', 'vagabonds'):.0%} "
            f"(won {h.share('coalitions won', 'vagabonds in a coalition'):.0%}), "
            f"made hostile {h.per_game('made hostile'):.2f} a game, "
            f"friends {h.per_game('friends made hostile'):.2f} "
            f"(for little {h.per_game('friends made hostile for little'):.2f}, "
            f"by defending himself {h.per_game('friends who attacked'):.2f}), "
            f"aids {h.per_game('aids'):.1f}, items dropped {h.per_game('vagabond drops'):.2f}, "
            f"whole ones {h.per_game('vagabond drops whole items'):.2f}, "
            f"while worse ones are kept {h.per_game('vagabond keeps worse'):.2f}; "
            + "  ".join(f"{name[10:]} {h.counts[name]}" for name in sorted(names))
        )
    if "riverfolk" in h.mix:
        lines.append(
            f"riverfolk: services {h.per_game('services'):.1f} a game at "
            f"{h.share('payments', 'services'):.2f}, to the leader "
            f"{h.share('services to the leader', 'services'):.0%}, of all for 1 to the leader "
            f"{h.share('services to the leader for 1', 'services'):.0%}"
        )
    return lines


def means(seen: list[Habits]) -> str:
    """What people's logs are compared with, over all mixes."""
    sold = [h.per_game("services") for h in seen if "riverfolk" in h.mix]
    parts = [
        f"battles a turn {mean([h.counts['battles'] / h.turns for h in seen]):.2f}",
        f"crafts a game {mean([h.per_game('crafts') for h in seen]):.1f}",
    ]
    if sold:
        parts.append(f"services a game {mean(sold):.1f}")
    return "in the mean: " + ", ".join(parts)


def main() -> None:
    """Read the command line, play, print."""
    parser = options(__doc__, TITLE, "of each mix")
    parser.add_argument("mixes", nargs="*", help="factions with commas; all usual mixes of four")
    parser.add_argument("--table", action="store_true", help="victories only")
    chosen = parser.parse_args()
    seen: list[Habits] = []
    for mix in chosen.mixes or MIXES:
        unknown = [id for id in mix.split(",") if id not in FACTION_IDS]
        if unknown:
            parser.error(f"no faction: {', '.join(unknown)}")
        habits = watch(mix, chosen.games, chosen.seed, chosen.bot)
        seen.append(habits)
        print(victories(habits), flush=True)
        if not chosen.table:
            for line in told(habits):
                print("  " + line, flush=True)
    print(means(seen))


if __name__ == "__main__":
    main()
