"""How Oath's bots play: who wins in which way, and habits a person would notice.

    python -m tools.oath.habits --games 200             # first games of three to six players
    python -m tools.oath.habits --worlds later --seats 4 --games 1000 --seed b
    python -m tools.oath.habits --table                 # victories only, one line per number

`first` are first games as the rules begin a chronicle, `new` first games under any oath, `later`
the worlds chronicles go on in, with the Citizens they have. Rates have 95 % intervals (Wilson).
The Chancellor's side are he and the Citizens when the game ends.
"""

from __future__ import annotations

from collections import Counter
from time import process_time

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.title import Options
from tafelrunde.titles.oath.board import LAST_ROUND
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, OATH_IDS, PEOPLES_FAVOR
from tafelrunde.titles.oath.oathkeeper import visions_of
from tafelrunde.titles.oath.player import ROLES, Player
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import LATER_WORLDS, TITLE
from tafelrunde.titles.oath.turn import ACT, CHRONICLE, SETUP
from tafelrunde.titles.oath.vocabulary import (
    ACCEPT,
    CAMPAIGN,
    CITIZENSHIP,
    EXILE,
    MUSTER,
    PEEK,
    RECOVER,
    RELIC_PLACE,
    SEARCH,
    STRIDE,
    TRADE,
    TRAVEL,
    USE,
    VERBS,
    verb_of,
)
from tools.habits import MOST_DECISIONS, Counts, most_usual, options, rate

SEATS = [3, 4, 5, 6]
WORLDS = ["first", "new", "later"]
MAJORS = [SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL]
OPENING = 3  # answers of an Exile's first turn that count as an opening, beside where he starts


class Habits(Counts):
    """What was seen in some games of one number of players."""

    def __init__(self, seats: int, worlds: str) -> None:
        super().__init__()
        self.seats = seats
        self.worlds = worlds
        self.roles: Counter[str] = Counter()  # of winners when the game was over
        self.ways: Counter[str] = Counter()
        self.starts: Counter[int] = Counter()  # slots of the Exiles' pawns
        self.openings: Counter[tuple[int, ...]] = Counter()  # of Exiles

    def imperial(self) -> int:
        """How many games the Chancellor or a Citizen won."""
        return self.roles["chancellor"] + self.roles["citizen"]

    def same_opening(self) -> float:
        """How often Exiles began in the most usual way."""
        return most_usual(self.openings)


class Watching(Direct):
    """Plays a game by direct calls and counts what the bots do."""

    def __init__(self, table: Oath, bots: list[Bot], habits: Habits) -> None:
        super().__init__(table, bots)
        self.habits = habits
        self.limit = MOST_DECISIONS
        self.keeper = table.keeper
        self.citizens = any(player.is_citizen for player in table.players)
        self.verb = 0  # of the action that is going on
        self.openings: dict[int, list[int]] = {}
        self.last_title: list[int] = []  # Exiles who took the title in the last round

    def answer(self, table: Table, ask: Ask) -> int:
        """Let the bot answer, and look at it."""
        assert isinstance(table, Oath)
        self.look(table)
        option = super().answer(table, ask)
        if table.phase != CHRONICLE:
            self.note(table, ask, option)
        return option

    def look(self, g: Oath) -> None:
        """What has changed since the last question."""
        if g.keeper != self.keeper:
            self.keeper = g.keeper
            if g.phase != SETUP and g.keeper >= 0:
                self.habits.counts["title taken"] += 1
                if g.round == LAST_ROUND and g.players[g.keeper].is_exile:
                    self.last_title.append(g.keeper)
        self.citizens = self.citizens or any(player.is_citizen for player in g.players)

    def note(self, g: Oath, ask: Ask, option: int) -> None:
        """Count what was chosen."""
        count = self.habits.counts
        me = g.players[ask.seat]
        verb = verb_of(option)
        if ask.prompt == "act":
            self.verb = verb
            begun = self.openings.setdefault(ask.seat, [me.pawn])
            if g.round == 1 and len(begun) <= OPENING:
                begun.append(option)
            if verb in MAJORS:
                count[VERBS[verb // STRIDE]] += 1
            if verb == CAMPAIGN:
                count["campaigns of the last round"] += g.round == LAST_ROUND and me.is_exile
            elif verb == PEEK:
                count["peeks"] += 1
                count["peeks at sites"] += option % STRIDE >= RELIC_PLACE
            elif verb == CITIZENSHIP:
                count["offers"] += 1
            elif verb == EXILE:
                count["exiled"] += 1
        elif ask.prompt == "accept-deal" and ask.source == "the_grand_scepter":
            count["accepted"] += option == ACCEPT


def options_of(seats: int, worlds: str, seed: str, game: int) -> Options:
    """What a game begins with; whoever plays any colour may be a Citizen in later worlds."""
    if worlds == "first":
        return {}
    wishes: Options = {"world": "new", "oath": OATH_IDS[game % len(OATH_IDS)]}
    if worlds == "later":
        wishes = {"world": LATER_WORLDS[game % len(LATER_WORLDS)]}
    return TITLE.vary(seats, wishes, Rng(f"{seed} {game} colours"))


def watch_game(habits: Habits, seed: str, game: int, bot: str = "heuristic") -> None:
    """Play one game and note what was done."""
    prepared = TITLE.prepare(habits.seats, options_of(habits.seats, habits.worlds, seed, game))
    table = TITLE.deal(prepared, f"{seed} {game}")
    assert isinstance(table, Oath)
    bots = [TITLE.bots()[bot](Rng(f"{seed} {game} {seat}")) for seat in range(habits.seats)]
    table.driver = driver = Watching(table, bots, habits)
    begun = process_time()
    while not table.over:
        phase = table.phase
        me = table.players[table.turn]
        before = me.all_secrets, len(me.relics), me.banners.copy()
        table.play()
        driver.look(table)
        if phase == ACT:
            note_gains(habits, table, me, driver.verb, before)
        elif phase == SETUP and table.phase > SETUP:
            note_starts(habits, table)
    habits.seconds += process_time() - begun
    note_end(habits, table, driver)


def note_gains(
    habits: Habits, g: Oath, me: Player, verb: int, before: tuple[int, int, list[int]]
) -> None:
    """What an action has brought; secrets on cards come back and are not counted."""
    secrets, relics, banners = before
    if verb in (TRADE, SEARCH) or verb == USE:
        habits.counts["secrets gained"] += max(0, me.all_secrets - secrets)
    if verb == RECOVER:
        habits.counts["relics recovered"] += len(me.relics) - relics
        for banner, name in ((DARKEST_SECRET, "darkest secret"), (PEOPLES_FAVOR, "favor")):
            if me.has_banner(banner) and banner not in banners:
                habits.counts[f"{name} taken"] += 1


def note_starts(habits: Habits, g: Oath) -> None:
    """Where the Exiles begin."""
    slots = [player.pawn for player in g.players if player.is_exile]
    habits.starts.update(slots)
    if len(slots) > 1:
        habits.counts["games with Exiles"] += 1
        habits.counts["Exiles all at one site"] += len(set(slots)) == 1


def note_end(habits: Habits, g: Oath, driver: Watching) -> None:
    """Who has won, and how."""
    count = habits.counts
    habits.games += 1
    habits.rounds += g.round
    habits.turns += TITLE.turns(g)
    habits.decisions += int(driver.decisions)
    winner = g.players[g.winner]
    habits.roles[ROLES[winner.role]] += 1
    habits.ways[g.reason] += 1
    if g.reason == "visionary":
        count[f"won by {g.winning_vision}"] += 1
    count["citizens"] += driver.citizens
    begun = sum(g.prepared.citizens)
    count[f"began with {begun}"] += 1
    count[f"imperial of {begun}"] += winner.is_imperial
    count["citizens at the end"] += any(player.is_citizen for player in g.players)
    count["visions revealed at the end"] += sum(
        bool(visions_of(g, player)) for player in g.players if player.is_exile
    )
    count["relics held"] += sum(len(player.relics) for player in g.players)
    count["titles that win nothing"] += sum(seat != g.winner for seat in set(driver.last_title))
    habits.openings.update(
        tuple(driver.openings[player.seat])
        for player in g.players
        if player.is_exile and player.seat in driver.openings
    )


def watch(seats: int, worlds: str, games: int, seed: str, bot: str = "heuristic") -> Habits:
    """Play games of some number of players."""
    habits = Habits(seats, worlds)
    for game in range(games):
        watch_game(habits, seed, game, bot)
    return habits


def victories(h: Habits) -> str:
    """Who won how often, and how."""
    ways = "  ".join(f"{way} {n / h.games:.0%}" for way, n in h.ways.most_common())
    return (
        f"{h.worlds}, {h.seats} players: imperial {rate(h.imperial(), h.games)}: "
        f"chancellor {rate(h.roles['chancellor'], h.games)}, "
        f"citizen {rate(h.roles['citizen'], h.games)}; {ways}"
    )


def told(h: Habits) -> list[str]:
    """The habits in lines."""
    c = h.counts
    each = [f"{VERBS[verb // STRIDE]} {c[VERBS[verb // STRIDE]] / h.turns:.2f}" for verb in MAJORS]
    visions = [f"{name[7:]} {n}" for name, n in c.most_common() if name.startswith("won by")]
    return [
        f"{h.games} games, {h.rounds / h.games:.1f} rounds, {h.games / h.seconds:.1f} games/s",
        f"a turn: {'  '.join(each)}",
        f"citizens {rate(c['citizens'], h.games)}, offers {h.per_game('offers'):.2f} a game, "
        f"accepted {h.per_game('accepted'):.2f}, exiled {h.per_game('exiled'):.2f}",
        f"Exiles start at {dict(sorted(h.starts.items()))}, all at one site "
        f"{h.share('Exiles all at one site', 'games with Exiles'):.0%}, "
        f"same opening {h.same_opening():.0%}",
        f"a game: campaigns {h.per_game('campaign'):.1f}, title taken "
        f"{h.per_game('title taken'):.1f}, relics recovered {h.per_game('relics recovered'):.2f}, "
        f"relics held {h.per_game('relics held'):.1f}, "
        f"secrets gained {h.per_game('secrets gained'):.2f}",
        f"darkest secret taken {h.per_game('darkest secret taken'):.2f}, people's favor taken "
        f"{h.per_game('favor taken'):.2f}, "
        f"peeks {h.per_game('peeks'):.2f}, at sites {h.per_game('peeks at sites'):.2f}, "
        f"visions at the end {h.per_game('visions revealed at the end'):.2f}",
        f"last round: campaigns of Exiles {h.per_game('campaigns of the last round'):.2f}, "
        f"titles that win nothing {h.per_game('titles that win nothing'):.2f}",
        f"visions that won: {'  '.join(visions)}",
        f"imperial by Citizens at the beginning: {'  '.join(by_citizens(h))}",
    ]


def by_citizens(h: Habits) -> list[str]:
    """How often the Chancellor's side won by how many Citizens the world had."""
    begun = {n: h.counts[f"began with {n}"] for n in range(h.seats)}
    return [f"{n}: {rate(h.counts[f'imperial of {n}'], of)}" for n, of in begun.items() if of]


def main() -> None:
    """Read the command line, play, print."""
    parser = options(__doc__, TITLE, "of each number of players")
    parser.add_argument("--seats", type=int, nargs="*", default=SEATS)
    parser.add_argument("--worlds", nargs="*", default=["first"], choices=WORLDS)
    parser.add_argument("--table", action="store_true", help="victories only")
    chosen = parser.parse_args()
    for worlds in chosen.worlds:
        for seats in chosen.seats:
            habits = watch(seats, worlds, chosen.games, chosen.seed, chosen.bot)
            print(victories(habits), flush=True)
            if not chosen.table:
                for line in told(habits):
                    print("  " + line, flush=True)


if __name__ == "__main__":
    main()
