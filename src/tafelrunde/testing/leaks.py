"""The leak test: what a seat cannot know must not change anything it can observe.

From random positions everything a seat cannot know is dealt anew (`imagine`). That seat's view must
stay byte-identical, and when the game goes on with the same answers, so must every question and
event it observes, until in one of the two games something hidden is rightly shown to it or chance
is drawn.
"""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.asking import AskingTable
from tafelrunde.kernel.errors import IllegalAnswer, NotYourSeat, UndoRefused
from tafelrunde.kernel.match import check_unshown
from tafelrunde.kernel.position import observed
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Driver, Table
from tafelrunde.kernel.title import Title
from tafelrunde.kernel.zones import TOP
from tafelrunde.testing.fuzz import LONGEST, Game, truth

REASONS = 4  # of which one zone or another is asked about at each question
ENOUGH = 20  # positions with something to re-deal, after which one must have come out differently


class Leak(AssertionError):
    """A seat could learn something it must not know."""


class Stop(BaseException):
    """The comparison has gone as far as it can; like `Waiting`, no rule may catch it."""


def as_bytes(data: object) -> bytes:
    """Plain data as JSON, the same bytes for the same data."""
    return msgspec.json.encode(data, order="deterministic")


def hidden_from(table: Table, seat: int) -> set[int]:
    """The physical cards whose face a seat cannot see where they lie."""
    return {card for place in table.places() for card in place.cards} - table.knowledge(seat)


# -- one position


def check_structure(table: Table, viewer: int, secret: str) -> None:
    """A view names exactly the cards the viewer may see, by face, and never the seed."""
    view = table.view(viewer)
    if secret.encode() in as_bytes(view):
        raise Leak(f"the view of viewer {viewer} contains the seed")
    known = table.knowledge(viewer)
    zones = view["zones"]
    assert isinstance(zones, list)
    for place, told in zip(table.places(), zones, strict=True):
        if told.keys() - {"name", "owner", "count", "cards"}:
            raise Leak(f"the view of {place.zone.name} tells more than a zone may: {told}")
        shown = [face for face in told["cards"] if face is not None]
        faces = [table.face(card) for card in place.cards if card in known]
        if sorted(shown) != sorted(faces):
            raise Leak(f"viewer {viewer} is shown {shown} in {place.zone.name}, but knows {faces}")


class Comparison:
    """Re-deals positions of one title for its seats and keeps count."""

    def __init__(self, title: Title, seed: str) -> None:
        self.title = title
        self.rng = Rng(f"{seed} imagine")
        self.positions = 0
        self.questions = 0  # compared in the run of an imagined table
        self.mixed = 0  # positions in which hidden cards could be dealt differently
        self.varied = 0  # ... and were

    def imagine(self, table: Table, seat: int) -> Table:
        """An imagined table, after checking that the seat cannot tell it from the true one."""
        before = fingerprint([truth(table), table.view(seat)])
        twin = table.imagine(seat, self.rng)
        where = f"seat {seat}"
        if fingerprint([truth(table), table.view(seat)]) != before:
            raise Leak(f"{where}: imagining changed the true table")
        true, other = table.view(seat), twin.view(seat)
        if as_bytes(true) != as_bytes(other):
            differs = difference(true, other, ".view")
            raise Leak(f"{where} sees another view when hidden cards are re-dealt: {differs}")
        if twin.census() != table.census():
            raise Leak(f"{where}: the imagined table has other cards")
        chance = [source.rng.copy() for source in (table, twin)]
        if [chance[0].below(65536) for _ in range(8)] == [chance[1].below(65536) for _ in range(8)]:
            raise Leak(f"{where}: the imagined table knows the coming chance")
        hidden = hidden_from(table, seat)
        if len({table.face(card) for card in hidden}) > 1:
            self.mixed += 1
            self.varied += any(table.face(card) != twin.face(card) for card in hidden)
        self.positions += 1
        return twin

    def go_on(self, start: Table, answers: list[tuple[int, int]], seat: int, secret: str) -> None:
        """Play on from a checkpoint, truly and with hidden cards re-dealt, and compare."""
        watch = Watch(self, start, answers, seat, secret)
        run(start.copy(), watch)
        imagined = self.imagine(start, seat)
        run(imagined, Retrace(watch, imagined))
        self.fork(start, answers, seat)

    def fork(self, start: Table, answers: list[tuple[int, int]], seat: int) -> None:
        """Let another seat answer one question differently.

        If the seat is told the same, chance is not drawn and no hidden card is shown, then it
        must not see which answer was given.
        """
        scout = Fork(answers, seat, start, -1, -1)
        run(start.copy(), scout)
        if not scout.choices:
            return
        at, options = scout.choices[self.rng.below(len(scout.choices))]
        other = options[self.rng.below(len(options))]
        true, twin = Fork(answers, seat, start, at, -1), Fork(answers, seat, start, at, other)
        run(start.copy(), true)
        run(start.copy(), twin)
        one, two = true.after, twin.after
        if one is None or two is None or one.events != two.events:
            return
        if one.chance or two.chance or one.shown or two.shown:
            return
        if one.rest != two.rest:
            differs = difference(msgspec.json.decode(one.rest), msgspec.json.decode(two.rest))
            raise Leak(
                f"seat {seat} sees which answer another seat gave in secret, {at + 1} questions "
                f"from here: {differs}"
            )


def difference(true: object, other: object, path: str = "") -> str:
    """The first place where two views differ."""
    if isinstance(true, dict) and isinstance(other, dict):
        for key in [*true, *(key for key in other if key not in true)]:
            if true.get(key) != other.get(key):
                return difference(true.get(key), other.get(key), f"{path}.{key}")
    if isinstance(true, list) and isinstance(other, list) and len(true) == len(other):
        for at in range(len(true)):
            if true[at] != other[at]:
                return difference(true[at], other[at], f"{path}[{at}]")
    return f"{path}: {true!r} / {other!r}"


def why_kept(before: Table | None, after: Table, seat: int) -> str:
    """Why the last answer cannot be taken back, as a host tells the seat; '' if it can."""
    if before is None or seat < 0:
        return ""
    try:
        check_unshown(before, after, seat)
    except UndoRefused as refused:
        return refused.reason
    return ""


def reasons_told(table: Table, ask: Ask, number: int) -> list[object]:
    """Why some things are no answer to a question: cards anywhere, places, pieces.

    The same ones for the same question, whether they lie there or not.
    """
    rng = Rng(f"{ask.prompt} {ask.seat} {number}")
    zones = [f"{place.zone.name}/{place.owner}" for place in table.places()]
    names = sorted(table.census())
    spots = [
        f"{zones[rng.below(len(zones))]}/{names[rng.below(len(names))]}" for _ in range(REASONS)
    ]
    spots += [f"supply/-1/{names[rng.below(len(names))]}"]
    if isinstance(table, AskingTable):
        objects = sorted(table.vocabulary.objects)
        spots += [table.vocabulary.objects[objects[rng.below(len(objects))]] for _ in spots]
    told = [table.why_not(ask, spot) for spot in spots]
    told += [reason for spot in spots for _, reason in table.refusals(ask, spot)]
    return [[reason.remark, reason.args, reason.rule] for reason in told]


# -- from a position on


def run(table: Table, driver: Observer) -> None:
    """Play a few steps, or until the driver has seen enough."""
    table.loud = True
    table.driver = driver
    try:
        for _ in range(4):
            table.play()
            driver.note(table, [])
            if table.over:
                return
    except Stop:
        pass


class Observer(Driver):
    """Feeds recorded answers and notes what one seat observes."""

    def __init__(self, answers: list[tuple[int, int]], seat: int, start: Table) -> None:
        self.answers = answers
        self.seat = seat
        self.used = 0
        self.previous: Table | None = None  # before the last answer, if it was the seat's own
        self.look_around(start)

    def look_around(self, table: Table) -> None:
        """Remember what is hidden now, to see later what was shown since."""
        self.drawn = table.rng.drawn()
        self.hidden = hidden_from(table, self.seat)
        self.places = {card: at for at, place in enumerate(table.places()) for card in place.cards}

    def note(self, table: Table, asks: list[Ask]) -> None:
        """A question, or the end of a step (no questions)."""
        raise NotImplementedError

    def sees(self, table: Table, asks: list[Ask]) -> Sighting:
        """Everything the seat observes at this moment."""
        events = [event.face(self.seat) for event in table.events]
        questions = [observed(table, ask, self.seat) for ask in asks]
        own = [ask for ask in asks if ask.seat == self.seat]
        reasons = [reasons_told(table, ask, self.used) for ask in own]
        rest = {
            "questions": questions,
            "reasons": reasons,
            "undo": why_kept(self.previous, table, self.seat),
            "view": table.view(self.seat),
        }
        return Sighting(
            as_bytes(events),
            as_bytes(rest),
            chance=table.rng.drawn() != self.drawn,
            shown=self.is_shown_more(table),
        )

    def is_shown_more(self, table: Table) -> bool:
        """Whether a card that was hidden at the start is or was open to the seat."""
        if self.hidden & table.knowledge(self.seat):
            return True
        for at, place in enumerate(table.places()):
            if place.sight(self.seat) >= TOP:
                for card in place.cards:
                    if card in self.hidden and self.places[card] != at:
                        return True
        return False

    def answer(self, table: Table, ask: Ask) -> int:
        """The next recorded answer."""
        self.note(table, [ask])
        self.remember(table, [ask])
        return self.given([ask])[0]

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """The next recorded answers, in the order in which they arrived."""
        self.note(table, asks)
        self.remember(table, asks)
        return self.given(asks)

    def remember(self, table: Table, asks: list[Ask]) -> None:
        """Only an answer that the seat gave alone can be taken back without asking others."""
        alone = len(asks) == 1 and asks[0].seat == self.seat
        self.previous = table.copy() if alone else None

    def given(self, asks: list[Ask]) -> list[int]:
        """Recorded answers to these questions; one that is impossible here ends the run."""
        options = [0] * len(asks)
        left = list(range(len(asks)))
        while left:
            if self.used == len(self.answers):
                raise Stop
            seat, option = self.answers[self.used]
            at = next((at for at in left if asks[at].seat == seat), -1)
            if at < 0 or option not in asks[at].options:
                raise Stop
            self.used += 1
            options[at] = option
            left.remove(at)
        return options


class Sighting:
    """What a seat has observed at one moment, and whether something hidden was shown to it."""

    def __init__(self, events: bytes, rest: bytes, *, chance: bool, shown: bool) -> None:
        self.events = events
        self.rest = rest
        self.chance = chance
        self.shown = shown


class Watch(Observer):
    """The true run: notes what the seat observes until something new is rightly shown to it."""

    def __init__(
        self,
        compare: Comparison,
        start: Table,
        answers: list[tuple[int, int]],
        seat: int,
        secret: str,
    ) -> None:
        super().__init__(answers, seat, start)
        self.compare = compare
        self.secret = secret
        self.log: list[Sighting] = []

    def note(self, table: Table, asks: list[Ask]) -> None:
        """Check the position, and remember what the seat sees."""
        check_structure(table, self.seat, self.secret)
        check_structure(table, -1, self.secret)
        told = [[event.face(viewer) for event in table.events] for viewer in (-1, self.seat)]
        if self.secret.encode() in as_bytes(told):
            raise Leak("an event contains the seed")
        if asks:
            self.compare.imagine(table, self.seat)
        self.log.append(self.sees(table, asks))
        if self.log[-1].shown or self.log[-1].chance:
            raise Stop


class Retrace(Observer):
    """The imagined run: must show the seat what it saw in the true one."""

    def __init__(self, watch: Watch, start: Table) -> None:
        super().__init__(watch.answers, watch.seat, start)
        self.watch = watch
        self.at = 0

    def note(self, table: Table, asks: list[Ask]) -> None:
        """Compare with what the seat observed in the true run at this point."""
        if self.at == len(self.watch.log):
            raise Stop
        true, here = self.watch.log[self.at], self.sees(table, asks)
        if true.chance or here.chance or (true.shown and here.shown):
            raise Stop
        if true.shown or here.shown:
            # Other hidden cards were shown, so other things happen. But if the same happened,
            # the seat must know the same afterwards.
            if true.events != here.events:
                raise Stop
        if true.events != here.events or true.rest != here.rest:
            differs = difference(
                [msgspec.json.decode(true.events), msgspec.json.decode(true.rest)],
                [msgspec.json.decode(here.events), msgspec.json.decode(here.rest)],
            )
            raise Leak(
                f"seat {self.seat} observes hidden cards: with them re-dealt, what it sees at "
                f"question {self.at} from here differs: {differs}"
            )
        self.at += 1
        self.watch.compare.questions += 1


class Fork(Observer):
    """A true run in which another seat may answer one question differently."""

    def __init__(
        self, answers: list[tuple[int, int]], seat: int, start: Table, at: int, option: int
    ) -> None:
        super().__init__(answers, seat, start)
        self.at = at  # the number of the question
        self.option = option  # its answer, or -1 for the recorded one
        self.asked = 0
        self.choices: list[tuple[int, list[int]]] = []  # questions that could be answered so
        self.after: Sighting | None = None

    def note(self, table: Table, asks: list[Ask]) -> None:
        """The first thing the seat sees after the question."""
        if 0 <= self.at < self.asked:
            self.after = self.sees(table, asks)
            raise Stop

    def answer(self, table: Table, ask: Ask) -> int:
        """The recorded answer, but for the question that is answered differently."""
        self.note(table, [ask])
        self.remember(table, [ask])
        number = self.asked
        self.asked += 1
        option = self.given([ask])[0]
        if self.at < 0 and ask.seat != self.seat and len(ask.options) > 1:
            self.choices.append((number, [other for other in ask.options if other != option]))
        if number == self.at:
            self.look_around(table)
            return option if self.option < 0 else self.option
        return option


# -- many games


class Sampler:
    """Keeps a fixed number of checkpoints, each step of a game with the same probability."""

    def __init__(self, rng: Rng, size: int) -> None:
        self.rng = rng
        self.size = size
        self.steps = 0
        self.kept: list[tuple[Table, int]] = []

    def __call__(self, table: Table, answers: int) -> None:
        """A checkpoint of the game that is being played."""
        self.steps += 1
        if len(self.kept) < self.size:
            self.kept.append((table.copy(), answers))
        else:
            at = self.rng.below(self.steps)
            if at < self.size:
                self.kept[at] = (table.copy(), answers)


def leaks_of(
    title: Title, seed: str, games: int, *, samples: int = 24, limit: int = LONGEST, most: int = 5
) -> list[str]:
    """Play random games and return what leaked, at most once per game; empty if nothing did.

    After `most` leaks the rest is not played.
    """
    compare = Comparison(title, seed)
    leaks: list[str] = []
    for number in range(games):
        if len(leaks) == most:
            return leaks
        secret = f"{seed} leaks {number} secret"
        game = Game(title, secret, limit)
        sampler = Sampler(Rng(f"{secret} samples"), samples)
        game.play(sampler)
        answers = game.answers
        for start, given in sampler.kept:
            try:
                for seat in [*range(game.seats), -1]:  # and spectators
                    compare.go_on(start, answers[given:], seat, secret)
            except (Leak, IllegalAnswer, NotYourSeat, LookupError, AssertionError) as error:
                game.answers, game.result = answers[:given], None
                path, _ = game.keep()
                leaks.append(
                    f"{title.id}, {game.seats} seats, after {given} answers: "
                    f"{type(error).__name__}: {error}. See it with: tafelrunde replay {path} - "
                    f"play it again with: TAFELRUNDE_SEED='{seed}'"
                )
                break
    if compare.mixed >= ENOUGH and not compare.varied:
        leaks.append(f"{title.id}: imagined tables always hold the true hidden cards")
    if not compare.questions:
        leaks.append(f"{title.id}: no question could be compared; the test shows nothing")
    return leaks
