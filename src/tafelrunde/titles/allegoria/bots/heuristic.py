"""A bot that weighs where each answer leads and takes the best one."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.bots import acting, bidding
from tafelrunde.titles.allegoria.bots.worth import FIGURE_HOPE, Future, Judge, card_worth
from tafelrunde.titles.allegoria.player import CENTRE, FIGURE_KINDS, REGIONS, TRACK_COUNT
from tafelrunde.titles.allegoria.sight import AllegoriaSight
from tafelrunde.titles.allegoria.vocabulary import (
    ACTIVATE,
    ANARCHY,
    COMMISSION,
    DO,
    ENTER,
    FIGURE_NAMES,
    FIGURES,
    GROUPS,
    GUILDS,
    INFLUENCE,
    KEEP,
    NUMBERS,
    STAR_1,
    STAR_2,
    STRIDE,
    TAKE_ONE,
    TRACK,
    TRACK_NAMES,
    TRACKS,
    VOCABULARY,
    WAGES,
    YES,
)

LOSS: Final = -1000.0
STEP: Final = 0.5  # a space on a home track
GUILD_TRACKS: Final = [[0, 1], [], [2, 4], [3, 3], []]  # what guilds raise when they are activated
RANK_LOST: Final = 1.5
NOBLE_FANCY: Final = 1.0
TASK_FANCY: Final = 0.5


class Heuristic(Bot):
    """Tries every answer on a copy of its own board and compares what the boards are worth.

    Chance gives it a temper, once: the same bot gives the same answer in the same position, but
    another one may like another area, noble or guild, and bluffs elsewhere.
    """

    def __init__(self, rng: Rng) -> None:
        self.temper = rng.below(65536)
        self.week = 0  # in which the prospects were weighed
        self.areas: list[bidding.Prospect] = []
        self.wages = False  # the last action chosen
        self.way = 0  # the last group chosen to move, 0: there was no choice
        self.ground = -1  # the last battlefield chosen, -1: there was no choice
        self.foe = -1

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The option with the highest score, the first of equal ones."""
        assert isinstance(sight, AllegoriaSight)
        judge = Judge(sight, self.temper)
        if ask.prompt == "bid":
            if ask.count == 6 or self.week != sight.week:
                self.week = sight.week
                self.areas = bidding.prospects(judge)
            return bidding.best_bid(judge, self.areas, ask.options)
        chosen = ask.options[0]
        most = LOSS
        for option in ask.options:
            score = self.score(judge, ask, option)
            if score > most:
                most = score
                chosen = option
        self.remember(ask, chosen)
        return chosen

    def follow(self, sight: Sight, ask: Ask, option: Option) -> None:
        """What it remembers of an action is what was really done."""
        self.remember(ask, option)

    def remember(self, ask: Ask, chosen: int) -> None:
        """Keep what later questions of the same action do not repeat."""
        if chosen // STRIDE == DO // STRIDE:
            self.wages = chosen == DO + WAGES
            self.way = 0
            self.ground = -1
            self.foe = -1
        elif ask.prompt == "move-group":
            self.way = chosen
        elif ask.prompt == "attack-where":
            self.ground = chosen % STRIDE
        elif ask.prompt == "attack-whom":
            self.foe = chosen % STRIDE

    def score(self, judge: Judge, ask: Ask, option: Option) -> float:
        """What an answer is worth; prompts of one kind are told apart by how they begin."""
        prompt = ask.prompt
        thing = option % STRIDE
        if prompt.endswith(("-act", "-extra", "-cross")):
            return self.action(judge, option)
        if prompt.startswith("discard-"):
            return self.discard(judge, ask, option)
        if prompt.startswith("keep-") or prompt in ("grant-task", "choose-noble"):
            return self.keep(judge, ask, option)
        if prompt.startswith("move-") or prompt == "wages-kind":
            return self.move(judge, ask, option)
        if prompt.startswith("attack-") or prompt in ("raid-size", "battle-anarchy", "spoils"):
            return self.fight(judge, ask, option)
        if prompt.startswith("ruse-"):
            return self.ruse(judge, ask, option)
        if prompt.startswith("commerce-"):
            return self.trade(judge, ask, option)
        if prompt.startswith(("divide-", "take-")):
            return self.row(judge, ask, option)
        if prompt == "choose-kind":
            return self.kind(judge, option)
        if prompt == "star":
            return self.star(judge, option)
        if prompt == "grant-guild":
            return judge.worth(acting.with_guild(judge, judge.now(), thing - GUILDS))
        if prompt == "grant-replace":
            return -acting.GUILD_TASTE[thing - GUILDS]
        return self.board(judge, ask, option)

    # -- actions

    def kind(self, judge: Judge, option: Option) -> float:
        """Station or commission points: what the turn gains with each."""
        sight = judge.sight
        row = judge.box.rows[sight.order().index(sight.seat)]
        if option == COMMISSION:
            return acting.kind_gain(judge, sight.area, row.commission, station=False)
        return acting.kind_gain(judge, sight.area, row.station, station=True)

    def action(self, judge: Judge, option: Option) -> float:
        """The best way to carry out an action, after its price; passing changes nothing."""
        start = judge.present()
        worth = start.worth
        if option == PASS:
            return worth + acting.WORTHWHILE
        sight = judge.sight
        found = acting.after(judge, start, option - DO, sight.points)
        if found is None:
            return LOSS
        used = max(1, min(sight.cost(option - DO), sight.points))
        return worth + (found.worth - worth) / used

    def discard(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Worker cards for a track: the sum so far has not been added yet."""
        track = TRACK_NAMES.index(ask.about)
        future = judge.going_on()
        value = ask.count
        if option != PASS:
            value += future.spend(option % STRIDE)
        future.raise_track(track, value)
        if track >= 3:
            deed = deeds.PROFIT if track == 3 else deeds.EDUCATE
            future.me.deeds.append([deed, 1, value])
        else:
            future.me.deeds.append([deeds.PLACE, track, 1, value])
        return judge.worth(future)

    def move(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Kind, group and size of a move."""
        start = judge.going_on()
        via = deeds.BY_WAGES if self.wages else deeds.OWN
        thing = option % STRIDE
        if ask.prompt == "wages-kind":
            kind = thing - FIGURES
            ways = acting.march(judge, start, kind, start.me.tracks[3], via)
            return top(judge, ways)
        kind = FIGURE_NAMES.index(ask.about)
        if ask.prompt == "move-group":
            old, new = ends(judge, option)
            value = start.me.tracks[3 if self.wages else kind]
            most = min(judge.box.group_size[value], start.me.figures[kind * REGIONS + old])
            sizes = range(1, most + 1)
            return top(judge, [acting.moved(start, kind, old, new, size, via) for size in sizes])
        if self.way:
            old, new = ends(judge, self.way)
        else:
            old, new = only_home(start, kind), CENTRE
        return judge.worth(acting.moved(start, kind, old, new, thing - NUMBERS, via))

    def fight(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Battlefields, opponents, spoils."""
        start = judge.going_on()
        thing = option % STRIDE
        if ask.prompt == "attack-where":
            return top(judge, acting.attack_in(judge, start, judge.sight.region_of(thing)))
        if ask.prompt == "battle-anarchy":
            return self.edge(judge, start, 0 if option == PASS else 1)
        region = judge.sight.region_of(VOCABULARY.object_number(ask.about))
        if ask.prompt == "attack-whom":
            foe = judge.sight.region_of(thing)
            return judge.worth(acting.battle(judge, start, region, foe, 0))
        if ask.prompt == "raid-size":
            return judge.worth(acting.raid(start, region, thing - NUMBERS))
        return 1.0 if option == INFLUENCE else 0.0

    def edge(self, judge: Judge, start: Future, edge: int) -> float:
        """The battle that begins, with or without a marker for one more."""
        sight = judge.sight
        region = sight.region_of(self.ground) if self.ground >= 0 else only_battle(judge, start)
        if edge:
            start.take_anarchy()
        foes = [sight.region_of(self.foe)] if self.foe >= 0 else acting.foes_in(judge, region)
        if not foes:  # somebody else began this battle, and there is no telling where
            return judge.worth(start)
        foe = foes[0]
        return judge.worth(acting.battle(judge, start, region, foe, edge))

    def ruse(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Taverns and tracks of opponents."""
        start = judge.going_on()
        if ask.prompt == "ruse-where":
            return top(judge, acting.ruse_in(judge, start, judge.sight.region_of(option % STRIDE)))
        if option == PASS:
            return judge.worth(start)
        foe = judge.sight.region_of(VOCABULARY.object_number(ask.about))
        if ask.prompt == "ruse-more":
            start.take_anarchy()
        return judge.worth(acting.lowered(judge, start, foe, option % STRIDE - TRACKS))

    def trade(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Markets and lines of the trader."""
        start = judge.going_on()
        if ask.prompt == "commerce-where":
            region = judge.sight.region_of(option % STRIDE)
            return top(judge, acting.commerce_in(judge, start, region))
        if ask.prompt == "commerce-pay":
            region = judge.sight.region_of(VOCABULARY.object_number(ask.about))
            return top(judge, acting.trades(judge, start, region, option % STRIDE - TRACKS))
        influence = ask.count if option == INFLUENCE else 0
        if influence:
            start.me.influence += influence
        else:
            start.raise_track(TRACK_NAMES.index(ask.about), ask.count)
        start.me.deeds.append([deeds.COMMERCE, deeds.OPP, -1, 0, influence, 0])
        return judge.worth(start)

    # -- cards

    def keep(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Tasks to take on, a noble to begin with."""
        thing = option % STRIDE
        if ask.prompt == "choose-noble":
            return judge.worth(noble(judge, thing)) + NOBLE_FANCY * judge.whim(thing)
        start = judge.now()
        if ask.prompt == "keep-end-task":
            return judge.end_prize(thing, start) + TASK_FANCY * judge.whim(thing)
        if option == PASS:
            return 0.0
        if ask.prompt == "grant-task" and option // STRIDE != KEEP // STRIDE:
            before = judge.worth(start)
            start.take_anarchy()
            return judge.worth(start) - before
        return judge.prize(thing, start)

    def row(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Groups of worker cards: take the best, leave a poor card alone when dividing."""
        if ask.prompt == "take-group":
            worths = [card_worth(card) for card in judge.sight.group(option % STRIDE - GROUPS)]
            one = option - option % STRIDE == TAKE_ONE or judge.sight.bid(judge.sight.seat) == 1
            return max(worths) if one else sum(worths)
        worth = card_worth(option % STRIDE)
        return worth if ask.prompt == "take-card" else -worth

    # -- bids

    def star(self, judge: Judge, option: Option) -> float:
        """2, or 1 with a guild if that costs no rank."""
        sight = judge.sight
        mine = sight.bid(sight.seat)
        if option == STAR_2:
            return 0.1
        lost = bidding.ahead_of_me(judge, mine + 1) - bidding.ahead_of_me(judge, mine + 2)
        score = -RANK_LOST * lost - (0.6 if sight.area == 2 and mine == 0 else 0.0)
        if option == STAR_1:
            return score
        future = judge.now()
        before = judge.worth(future)
        guild = option - ACTIVATE - GUILDS
        for track in GUILD_TRACKS[guild]:
            future.raise_track(track, 1)
        if guild == 4:
            future.bonus += 0.6
        future.me.deeds.append([deeds.GUILD, guild])
        return score + judge.worth(future) - before

    # -- everything else: guilds, alms, decrees

    def board(self, judge: Judge, ask: Ask, option: Option) -> float:
        """Changes of the own board, by verb."""
        verb = VOCABULARY.verbs[option // STRIDE]
        thing = option % STRIDE
        future = judge.now()
        price = max(1, ask.count)
        if option == PASS:
            return judge.worth(future)
        if verb == "raise":
            future.raise_track(thing - TRACKS, 1)
        elif verb == "lower":
            future.raise_track(thing - TRACKS, -price)
            if ask.prompt == "decree-pay-diplomacy":
                future.me.diplomacy += 1
            elif ask.prompt == "decree-pay-alms":
                future.me.alms += 1
        elif verb == "discard":
            future.spend(thing)
        elif verb in ("keep", "buy"):
            future.hand.append(thing)
            future.me.hand.append(-1)
            if verb == "buy":
                future.raise_track(3, -1)
                future.bonus -= 0.2
        elif verb == "remove" and ask.prompt == "decree-remove":
            kind = FIGURE_NAMES.index(ask.about)
            future.me.figures[kind * REGIONS + judge.sight.region_of(thing)] -= 1
            future.me.supply += 1
        elif ask.prompt in ("guild-remove", "guild-place"):
            worth = FIGURE_HOPE[thing - FIGURES][0]
            future.bonus += worth if verb == "place" else -worth
        elif option == ANARCHY:
            future.take_anarchy()
        elif option == TRACK:
            future.bonus -= STEP
        elif option == YES:
            return self.agree(judge, ask, future)
        return judge.worth(future)

    def agree(self, judge: Judge, ask: Ask, future: Future) -> float:
        """What saying yes to alms or a decree brings."""
        if ask.prompt in ("alms-return", "decree-return-anarchy"):
            return judge.worth(acting.atoned(future))
        return judge.worth(future) + 0.3  # a figure or a card for nothing


def top(judge: Judge, ways: list[Future]) -> float:
    """The worth of the best future."""
    most = LOSS
    for future in ways:
        most = max(most, judge.worth(future))
    return most


def ends(judge: Judge, way: int) -> tuple[int, int]:
    """Where a group comes from and where it goes."""
    region = judge.sight.region_of(way % STRIDE)
    return (CENTRE, region) if way - way % STRIDE == ENTER else (region, CENTRE)


def only_battle(judge: Judge, start: Future) -> int:
    """The battlefield, when there is no choice."""
    for region in range(REGIONS):
        if start.me.figures[region] and acting.foes_in(judge, region):
            return region
    return CENTRE


def only_home(start: Future, kind: int) -> int:
    """The home region with figures of a kind, when there is no choice."""
    for region in range(CENTRE):
        if start.me.figures[kind * REGIONS + region]:
            return region
    return start.me.seat


def noble(judge: Judge, kind: int) -> Future:
    """The board as a noble card sets it up."""
    card = judge.box.deck.nobles[kind]
    future = judge.now()
    for track in range(TRACK_COUNT):
        future.raise_track(track, card.steps[track])
    for figure in range(FIGURE_KINDS):
        future.me.figures[figure * REGIONS + future.me.seat] += card.figures[figure]
    return future
