"""A process for slow work, so that no table waits for another one's bot or replay.

    python -m tafelrunde.server.jobs

reads jobs from standard input and writes what came out to standard output, each as JSON with its
length before it, until there is no more input. Whatever comes in meanwhile says that nobody waits
for the job any more: then whoever thinks stops, and an empty message gets no answer. `workshop.py`
starts such processes and talks to them. A bot decides from its seat's sight, as everywhere.
"""

from __future__ import annotations

import ctypes
import io
import os
import select
import signal
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from secrets import token_hex

import msgspec

from tafelrunde.bots.hints import hint
from tafelrunde.bots.registry import seatable
from tafelrunde.bots.search import NEVER, Explanation, Search
from tafelrunde.bots.stop import Stop
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import Rng
from tafelrunde.reviews import review
from tafelrunde.server import stories
from tafelrunde.server.cursors import Cursors
from tafelrunde.server.garbage import Garbage
from tafelrunde.server.limits import WORKSHOP_MATCHES
from tafelrunde.server.messages import (
    AskInfo,
    BotThoughts,
    Choice,
    Considered,
    ErrorInfo,
    Thoughts,
)
from tafelrunde.server.options import settle
from tafelrunde.server.positions import positions
from tafelrunde.server.refusals import Refusal, refusal_of
from tafelrunde.server.replaying import replayed
from tafelrunde.server.summaries import summarise
from tafelrunde.server.turns import end_of_turn
from tafelrunde.titles import registry

PR_SET_PDEATHSIG = 1  # of prctl(2)
NICE = "TAFELRUNDE_NICE"  # how much others come first, in the environment
HEAD = 4  # bytes of a length
AHEAD, QUICK = 12, 0.005  # answers that a bot gives at once, if they take so few seconds
GLANCE_JOBS, GARBAGE_JOBS = 50, 10_000  # between two looks through what is new, and what is old


class Think(msgspec.Struct, tag="think"):
    """What does this bot answer on this seat?"""

    table: str
    record: Record
    seat: int
    bot: str
    chance: str = ""  # in a prepared game: with which the bot begins
    asked: float = 0.0  # when, since the epoch: starting and replaying are part of a bot's time


class Hint(msgspec.Struct, tag="hint"):
    """What would a hard bot answer on this seat?"""

    table: str
    record: Record
    seat: int


class Review(msgspec.Struct, tag="review"):
    """What could a seat think of the question at the end of this record, which it answered so?"""

    table: str
    record: Record
    seat: int
    given: int
    bot: str  # a level; anybody else is spoken for by a hard bot


class Page(msgspec.Struct, tag="page"):
    """A page of a replay. `first` is a position, or -1: the end of the viewer's last turn."""

    table: str
    record: Record
    viewer: int
    first: int


class Sum(msgspec.Struct, tag="sum"):
    """What is told about a finished game."""

    table: str
    record: Record


class Print(msgspec.Struct, tag="print"):
    """Something to be typeset; `wish` is its settings as JSON."""

    table: str
    what: str  # divider, sheet, pdf, cut, png, aid
    wish: msgspec.Raw
    chosen: int = 0


class Settle(msgspec.Struct, tag="settle"):
    """Options that somebody wishes for, before there is a table."""

    table: str
    title: str
    seats: int
    options: dict[str, object]
    reroll: str


class Look(msgspec.Struct, tag="look"):
    """What is in a chronicle that somebody brings along?"""

    table: str
    title: str
    text: str


class Found(msgspec.Struct, tag="found"):
    """What a new table begins with."""

    table: str
    title: str
    seats: int
    options: dict[str, object]
    chronicle: str
    realm: str
    exact: bool


class Tell(msgspec.Struct, tag="tell"):
    """The story of a realm: up to a game, or with it if there is a record of its end."""

    table: str
    title: str
    what: str  # realm, file, line
    before: str | None
    options: dict[str, object]
    record: Record | None


class Follow(msgspec.Struct, tag="follow"):
    """What the next game of a realm begins with."""

    table: str
    title: str
    before: str
    record: Record
    chance: str


class Ready(msgspec.Struct, tag="ready"):
    """Nothing yet: load all rules, so that whoever comes first need not wait for them."""

    table: str = ""


Job = Think | Hint | Review | Page | Sum | Print | Settle | Look | Found | Tell | Follow | Ready


class Thought(msgspec.Struct):
    """What a bot answers, what it thought, if it did, and what it answers to what follows.

    `then` ends where somebody else is asked, and with bots that take their time.
    """

    option: int
    told: BotThoughts | None = None
    then: list[int] = []


class Done(msgspec.Struct):
    """What came out: `value`, what a client did wrong, or the kind of the exception."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    refused: ErrorInfo | None = None


class Heard(Stop):
    """Stops whoever thinks as soon as something comes in."""

    def __init__(self, source: io.FileIO) -> None:
        self.poll = select.poll()
        self.poll.register(source, select.POLLIN)

    def is_wanted(self) -> bool:
        """Whether something has come, or nobody can send anything any more."""
        return bool(self.poll.poll(0))


class Worker:
    """Does jobs; keeps matches and bots, so that the next job at a table is quick."""

    def __init__(self, stop: Stop = NEVER) -> None:
        self.stop = stop
        self.matches: OrderedDict[str, Match] = OrderedDict()
        self.bots: dict[str, dict[tuple[int, str], Bot]] = {}
        self.cursors = Cursors()

    def do(self, job: Job) -> object:
        """What a job asks for."""
        if isinstance(job, Page):
            first = job.first if job.first >= 0 else end_of_turn(job.record, job.viewer)
            return positions(self.cursors, job.table, job.record, job.viewer, first)
        if isinstance(job, Sum):
            return summarise(job.record)
        if isinstance(job, Print):
            from tafelrunde.server.print_jobs import do_print

            return do_print(job.what, bytes(job.wish), job.chosen)
        if isinstance(job, Think):
            return self.think(job)
        if isinstance(job, Hint):
            return self.advise(job)
        if isinstance(job, Ready):
            load_rules()
            return None
        if isinstance(job, Review):
            match = self.match(job.table, job.record)
            return last_thoughts(match, review(match, job.seat, job.bot, self.stop), job.given)
        return self.look(job)

    def look(self, job: Settle | Look | Found | Tell | Follow) -> object:
        """What somebody wishes for, or how a realm stands."""
        if isinstance(job, Settle):
            return settle(job.title, job.seats, job.options, job.reroll)
        if isinstance(job, Look):
            return stories.read(job.title, job.text).summary()
        if isinstance(job, Found):
            begin = (job.chronicle, job.realm)
            return stories.found(job.title, job.seats, job.options, *begin, exact=job.exact)
        if isinstance(job, Follow):
            return stories.follow(job.title, job.before, job.record, job.chance)
        if job.record is None:
            return stories.told(stories.story_of(job.title, job.before, job.options), job.what)
        match = self.match(job.table, job.record)
        story = stories.story_after(job.title, job.before, match.table, match.names)
        return stories.told(story, job.what)

    def think(self, job: Think) -> Thought:
        """Let a bot choose, from its seat's sight alone."""
        match = self.match(job.table, job.record)
        bots = self.bots.setdefault(job.table, {})
        if (job.seat, job.bot) not in bots:
            bots[job.seat, job.bot] = make_bot(match, job.bot, job.chance)
        bot = bots[job.seat, job.bot]
        ask = next(ask for ask in match.pending if ask.seat == job.seat)
        if isinstance(bot, Search):
            bot.late = max(0.0, time.time() - job.asked) if job.asked else 0.0
            bot.stop = self.stop
        begun = time.monotonic()
        option = bot.choose(match.table.sight(job.seat), ask)
        told = bot.explanation() if isinstance(bot, Search) else None
        thought = Thought(option, last_thoughts(match, told, option) if told is not None else None)
        quick = not bot.searches() and time.monotonic() - begun < QUICK
        if quick and len(match.pending) == 1:
            thought.then = foresee(match, bot, job.seat, option)
        return thought

    def advise(self, job: Hint) -> Thoughts:
        """What a hard bot thinks of somebody's question, from what they see."""
        match = self.match(job.table, job.record)
        ask = next(ask for ask in match.pending if ask.seat == job.seat)
        sight, rng = match.table.sight(job.seat), Rng(token_hex(16))
        return thoughts_of(hint(match.title, sight, ask, rng, stop=self.stop))

    def match(self, table: str, record: Record) -> Match:
        """The match of a record, which goes on from where it was known."""
        match = self.matches.pop(table, None)
        if match is None:
            match = replayed(registry.load(record.title), record)
        else:
            given = record.answers
            known = min(len(match.answers), len(given))
            same = next((n for n in range(known) if match.answers[n] != given[n]), known)
            if same < len(match.answers):
                match.rewind(same)
            for seat, option in given[same:]:
                match.answer(seat, option)
        self.matches[table] = match
        while len(self.matches) > WORKSHOP_MATCHES:
            old, _ = self.matches.popitem(last=False)
            self.bots.pop(old, None)
        return match


def foresee(match: Match, bot: Bot, seat: int, option: int) -> list[int]:
    """What a bot answers to the questions after its answer, while nobody else is asked.

    It is asked each of them when the match has come there, and sees what it would see then.
    """
    found: list[int] = []
    end = time.monotonic() + QUICK
    with suppress(Exception):  # it will show when that question is really asked
        while len(found) < AHEAD and time.monotonic() < end:
            match.answer(seat, option)
            asks = match.pending
            if len(asks) != 1 or asks[0].seat != seat:
                break
            ask = asks[0]
            forced = ask.is_forced()
            option = ask.options[0] if forced else bot.choose(match.table.sight(seat), ask)
            ask.check(option)
            found.append(option)
    return found


def load_rules() -> None:
    """Everything that is imported when it is first needed."""
    for id in registry.TITLES:
        title = registry.load(id)
        title.sequel()
        seatable(title)


def make_bot(match: Match, name: str, chance: str = "") -> Bot:
    """A bot of the title; its chance has nothing to do with the game's."""
    return seatable(match.title).get(name, RandomBot)(Rng(chance or token_hex(16)))


def thoughts_of(told: Explanation) -> Thoughts:
    """What a search has thought, as a page needs it: the best answer first."""
    considered = [
        Considered(option=one.option, value=one.value, error=one.error, playouts=one.playouts)
        for one in sorted(told.considered, key=lambda one: -one.value)
    ]
    return Thoughts(
        chosen=told.chosen, considered=considered, worlds=told.worlds, playouts=told.playouts
    )


def last_thoughts(match: Match, told: Explanation, given: int) -> BotThoughts:
    """The same, with the question and its answers by name, and the one that was given."""
    words, ask = match.title.vocabulary, told.ask
    asked = AskInfo(
        seat=ask.seat,
        player=ask.player,
        target=ask.target,
        prompt=ask.prompt,
        source=ask.source,
        rule=ask.rule,
        told=True,
        count=ask.count,
        about=ask.about,
        options=[Choice(number=option, text=words.name(option)) for option in ask.options],
    )
    return BotThoughts(
        seat=ask.seat,
        step=len(match.answers),
        ask=asked,
        given=given,
        thoughts=thoughts_of(told),
    )


def refused(no: Refusal) -> ErrorInfo:
    """What a client did wrong, as it is told."""
    return ErrorInfo(error=no.code, message=no.message, reason=no.reason, texts=no.texts)


def read(source: io.FileIO) -> bytes | None:
    """The next message; None at the end."""
    head = exactly(source, HEAD)
    return None if head is None else exactly(source, int.from_bytes(head, "big"))


def exactly(source: io.FileIO, count: int) -> bytes | None:
    """So many bytes and not one more, which `Heard` would miss; None if there are fewer."""
    parts = bytearray()
    while len(parts) < count:
        part = source.read(count - len(parts))
        if not part:
            return None
        parts += part
    return bytes(parts)


def end_with_parent() -> None:
    """Have the system end this process when the server is gone, even in the middle of a thought."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Work until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is meant for the server, which ends us
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(int(os.environ.get(NICE, "0")))
    source = io.FileIO(sys.stdin.fileno())
    sink = sys.stdout.buffer
    sys.stdout = sys.stderr
    stop = Heard(source) if hasattr(select, "poll") else NEVER  # then we are killed instead
    decoder, worker = msgspec.json.Decoder(Job), Worker(stop)
    found = Garbage()
    found.calm()
    done_jobs = 0
    while (data := read(source)) is not None:
        if not data:
            continue
        try:
            done = Done(msgspec.Raw(msgspec.json.encode(worker.do(decoder.decode(data)))))
        except Refusal as no:
            done = Done(refused=refused(no))
        except TafelrundeError as error:
            done = Done(refused=refused(refusal_of(error)))
        except Exception as error:  # its text may hold secrets
            done = Done(error=type(error).__name__)
        answer = msgspec.json.encode(done)
        try:
            sink.write(len(answer).to_bytes(HEAD, "big") + answer)
            sink.flush()
        except BrokenPipeError:  # the server was killed meanwhile: nobody waits for it
            os._exit(0)
        done_jobs += 1
        if done_jobs % GLANCE_JOBS == 0:
            found.glance()
        if done_jobs % GARBAGE_JOBS == 0:
            found.look(alone=False)


if __name__ == "__main__":
    main()
