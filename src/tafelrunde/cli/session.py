"""A game at the terminal: one person, the others bots. Reads lines, prints lines."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.generic import Display, choices
from tafelrunde.cli.numbers import listed, whole
from tafelrunde.cli.panels import card_panel, find_cards, rule_panel
from tafelrunde.cli.thoughts import afterwards, hint_lines
from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import MalformedRecord, TafelrundeError, UndoRefused
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.reasons import explain, parts_of
from tafelrunde.kernel.record import decode, encode
from tafelrunde.texts import Texts, cited, error_text

COMMANDS = ("help", "card", "rule", "why", "hint", "log", "table", "undo", "save", "quit")
REASONS = 3  # told at once, where several things have the name


class Quit(Exception):
    """The person leaves the game."""


def saves() -> Path:
    """Where games are kept by themselves."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "tafelrunde"


def new_save(title: str) -> Path:
    """A file that no game uses yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = saves() / f"{title}-{stamp}.json"
    n = 1
    while path.exists():
        n += 1
        path = saves() / f"{title}-{stamp}-{n}.json"
    return path


def write_record(match: Match, path: Path) -> None:
    """Save a match; an older save stays whole until the new one is complete.

    Only the folder where games are kept by themselves is made if it is not there.
    """
    if path.parent == saves():
        path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".part")
    fresh.write_bytes(encode(match.record()))
    fresh.replace(path)


class BadTarget(TafelrundeError):
    """A game must not be saved over something else, nor where there is no folder."""


def check_target(texts: Texts, path: Path) -> None:
    """A file that exists is overwritten only if it is a saved game; folders are not made."""
    if path.exists():
        try:
            decode(path.read_bytes())
        except MalformedRecord:
            raise BadTarget(
                "{file} exists and is no saved game; it will not be overwritten", file=path
            ) from None
    elif not path.parent.is_dir() and path.parent != saves():
        raise BadTarget("there is no folder {folder}; make it first", folder=path.parent)


def narrow_window(console: Console, display: Display) -> str:
    """What to say if a window is too narrow for a table; nothing if it is wide enough."""
    if not console.is_terminal or console.width >= display.width:
        return ""
    return display.texts.text("play-narrow", width=console.width, needed=display.width)


class Session:
    """The person's game: shows, asks, understands, saves."""

    def __init__(
        self,
        console: Console,
        match: Match,
        display: Display,
        *,
        me: int,
        bots: dict[int, Bot],
        path: Path,
        goes_on: bool = False,
        read: Callable[[str], str] = input,
    ) -> None:
        self.console = console
        self.match = match
        self.display = display
        self.texts: Texts = display.texts
        self.me = me
        self.bots = bots
        self.path = path
        self.goes_on = goes_on  # another game follows, in which some things are still hidden
        self.read = read
        self.kept = True  # the last attempt to save succeeded
        self.narrow = ""  # what was said last about a window that is too narrow
        self.told = self.last_own_turn()  # events already shown
        self.turns = -1  # turns begun when the table was last drawn
        self.queue: list[int] = []  # answers given ahead, to the same question
        self.queued_for = ("", "")
        self.words: dict[str, str] = {}
        for command in COMMANDS:
            for word in self.texts.text(f"command-{command}").split():
                self.words[word] = command

    # -- the game

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False)."""
        try:
            while not self.match.over:
                self.go_on()
        except (Quit, EOFError, KeyboardInterrupt) as reason:
            self.leave(asked=isinstance(reason, Quit))
            return False
        self.tell_news()
        self.keep()
        self.console.print(Rule(self.texts.text("final-heading")))
        self.console.print(self.result(), style="bold")
        self.console.print(Padding(self.display.final(self.match), (1, 0)))
        if self.kept:
            self.say("play-record", file=str(self.path))
        if self.console.is_terminal and not self.goes_on:
            self.look_back()
        return True

    def look_back(self) -> None:
        """Nothing is secret any more: the bots say what they thought."""
        self.say("play-afterwards")
        while True:
            try:
                said = self.read(self.texts.text("play-input") + " ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                return
            command = self.words.get(said, "")
            if command == "why":
                lines = afterwards(self.texts, self.match, self.display.names, self.bots)
                self.console.print("\n".join(lines))
            elif command in ("log", "table"):
                self.obey(command, "")
            elif not said or command == "quit":
                return
            else:
                self.say("play-afterwards")

    def go_on(self) -> None:
        """Answer one open question: by a bot, by itself if there is no choice, or by the person."""
        asks = self.match.pending
        ask = next((ask for ask in asks if ask.seat != self.me), asks[0])
        if ask.is_forced():
            self.match.answer(ask.seat, ask.options[0])
        elif ask.seat != self.me:
            sight = self.match.table.sight(ask.seat)
            self.match.answer(ask.seat, self.bots[ask.seat].choose(sight, ask))
        else:
            sequence = self.match.sequence
            option = self.ask(ask)
            if option is not None:
                self.match.answer(self.me, option, sequence)
                self.keep()

    def result(self) -> str:
        """Who has won."""
        winners = self.match.table.outcome().winners
        names = ", ".join(self.display.names[seat] for seat in winners)
        who = "other" if self.me not in winners else "you" if len(winners) == 1 else "shared"
        return self.texts.text("final-winner", who=who, names=names, count=len(winners))

    def keep(self) -> None:
        """Save by itself, so that nothing is lost; if that is impossible, say so once."""
        try:
            write_record(self.match, self.path)
        except OSError as error:
            if self.kept:
                self.say("play-not-kept", file=str(self.path), message=error.strerror or "")
            self.kept = False
        else:
            self.kept = True

    def leave(self, *, asked: bool) -> None:
        """End for now; the game is saved where it can be taken up again."""
        if not self.match.answers:
            self.say("play-bye")
            return
        self.keep()
        if asked and self.console.is_terminal:
            line = self.texts.text("play-save-as", file=str(self.path))
            try:
                if name := self.read(line).strip():
                    self.save(name)
            except (EOFError, KeyboardInterrupt):
                pass
        self.console.print()
        if self.kept:
            self.say("play-saved", file=str(self.path), title=self.match.title.id)

    # -- showing

    def say(self, id: str, **args: object) -> None:
        """Print a message; names of files are never broken."""
        self.console.print(self.texts.text(id, **args), soft_wrap="file" in args)

    def show(self, what: RenderableType) -> None:
        """Print something drawn."""
        self.console.print(what)

    def tell_news(self) -> None:
        """What happened since the last question."""
        count = self.match.event_count()
        if count > self.told:
            faces = self.match.log(self.me, self.told)
            self.console.print()
            for line in self.display.log(faces, self.me):
                self.console.print(line)
        self.told = count

    def draw_table(self) -> None:
        """The whole table under a heading; a window that is too narrow is named once."""
        view = self.match.view(self.me)
        narrow = narrow_window(self.console, self.display)
        if narrow and narrow != self.narrow:
            self.console.print(narrow)
        self.narrow = narrow
        self.console.print()
        self.console.print(Rule(self.display.heading(view), style="dim"))
        self.console.print(self.display.table(view, self.me))

    def last_own_turn(self) -> int:
        """Where the person's last turn but one began: from there a resumed game tells."""
        faces = enumerate(self.match.events(-1))
        own = [at for at, face in faces if face["id"] == "turn" and face["seat"] == self.me]
        return own[-2] if len(own) > 1 else 0

    def turns_begun(self) -> int:
        """How many turns have begun; the table is drawn once in each."""
        return sum(face["id"] == "turn" for face in self.match.events(-1))

    # -- asking

    def ask(self, ask: Ask) -> int | None:
        """The person's answer; None if the question has changed under their command."""
        if (option := self.queued(ask)) is not None:
            return option
        self.tell_news()
        view = self.match.view(self.me)
        turns = self.turns_begun()
        if turns != self.turns and self.display.is_turn_of(view, self.me):
            self.draw_table()
            self.turns = turns
        else:
            self.console.print()
            self.console.print(self.display.status(view, self.me))
        self.pose(ask)
        while True:
            line = self.read(self.texts.text("play-input") + " ").strip()
            word, _, rest = line.partition(" ")
            command = self.words.get(word.casefold(), "")
            if command and (not rest or command in ("card", "rule", "why", "save")):
                if command == "undo":
                    if self.undo():
                        return None
                elif self.obey(command, rest.strip()):
                    self.pose(ask)
                continue
            options, trouble = self.understand(ask, line)
            if options:
                self.queue = options[1:]
                self.queued_for = (ask.prompt, ask.source)
                return options[0]
            self.console.print(trouble)

    def queued(self, ask: Ask) -> int | None:
        """An answer given ahead, if this is still the same question and it is still legal."""
        if not self.queue:
            return None
        option = self.queue.pop(0)
        if (ask.prompt, ask.source) == self.queued_for and option in ask.options:
            return option
        label = self.texts.option(self.match.title.vocabulary, option, ask)
        self.queue = []
        self.say("play-queue-dropped", option=label)
        return None

    def pose(self, ask: Ask) -> None:
        """The question with its choices, its source and its rule."""
        texts = self.texts
        self.console.print()
        question = Text()
        if ask.player != ask.seat:  # the person controls another player's turn
            question.append(f"{self.display.names[ask.player]} · ", style="bold")
        if ask.source:
            question.append(texts.thing(ask.source) + ": ", style="bold")
        prompt = texts.prompt(ask, self.display.names)
        question.append(prompt, style="bold").append(f"  [{ask.rule}]", style="dim")
        self.console.print(question)
        if self.is_number(ask):
            numbers = [int(self.match.title.vocabulary.object(option)) for option in ask.options]
            self.console.print("  " + texts.text("play-numbers", known=listed(numbers)))
            return
        lines: list[Text] = []
        view = self.match.view(self.me)
        for key, option in self.numbered(ask):
            line = Text(f"{key:>2} ", style="bold").append(
                self.label(ask, option), style="not bold"
            )
            told = texts.remark(self.match.table.mark(ask, option))
            for remark in (self.display.remark(ask, option, view), told):
                if remark:
                    line.append(f" {remark}", style="not bold dim")
            if self.display.keys(ask).get("") == option:
                line.append(f" [{texts.text('play-enter')}]", style="not bold dim")
            lines.append(line)
        self.console.print(choices(lines, self.console.width))

    def numbered(self, ask: Ask) -> list[tuple[int, int]]:
        """The options with the numbers people type, their own if all have one; 0 is to pass."""
        arranged = self.display.arrange(ask, self.match.view(self.me))
        others = [option for option in arranged if option != PASS]
        own = {self.display.own_number(option): option for option in others}
        if 0 in own or not 1 < len(own) == len(others):
            own = dict(enumerate(others, 1))
        numbered = sorted(own.items())
        return [*numbered, (0, PASS)] if PASS in arranged else numbered

    def label(self, ask: Ask, option: int) -> str:
        """An option in words."""
        return self.texts.option(self.match.title.vocabulary, option, ask)

    def is_number(self, ask: Ask) -> bool:
        """Whether the answers are plain numbers, which are then typed as they are."""
        vocabulary = self.match.title.vocabulary
        return all(vocabulary.object(option).isdecimal() for option in ask.options)

    # -- understanding

    def understand(self, ask: Ask, line: str) -> tuple[list[int], str]:
        """One answer, or several behind each other with commas; otherwise what is wrong."""
        keys = self.display.keys(ask)
        if line.casefold() in keys:
            return [keys[line.casefold()]], ""
        if not line:
            return [], self.texts.text("play-say-something")
        options: list[int] = []
        for part in line.split(","):
            option, trouble = self.match_option(ask, part.strip())
            if option is None:
                return [], trouble
            options.append(option)
        return options, ""

    def match_option(self, ask: Ask, said: str) -> tuple[int | None, str]:
        """The option somebody means by a number or a piece of its name."""
        vocabulary = self.match.title.vocabulary
        if said.isascii() and said.isdecimal():
            by_number = dict(self.numbered(ask))
            if self.is_number(ask):
                by_number = {int(vocabulary.object(option)): option for option in ask.options}
            number = whole(said)
            if number in by_number:
                return by_number[number], ""
            known = listed(by_number)
            return None, self.texts.text("play-no-number", number=said[:9], known=known)
        wanted = said.casefold()
        names: dict[int, list[str]] = {}
        for option in ask.options:
            thing = vocabulary.object(option)
            texts = [self.label(ask, option), vocabulary.name(option), thing]
            texts.append(self.texts.thing(thing) if thing else "")
            names[option] = [text.casefold() for text in texts if text]
        tests: list[Callable[[str], bool]] = [
            lambda name: name == wanted,
            lambda name: name.startswith(wanted),
            lambda name: wanted in name,
        ]
        for test in tests:
            found = [option for option in ask.options if any(test(name) for name in names[option])]
            if len(found) == 1:
                return found[0], ""
            if found:
                labels = ", ".join(self.label(ask, option) for option in found[:6])
                return None, self.texts.text("play-ambiguous", said=said[:40], found=labels)
        reasons = self.reasons(ask, said)
        return None, "\n".join(reasons) or self.texts.text("play-not-understood", said=said[:40])

    def things(self, said: str) -> list[str]:
        """The spots of what somebody means by a name, or else by a piece of it."""
        wanted, found = said.strip().casefold(), []
        for spot in self.display.spots(self.match.view(self.me)):
            thing = parts_of(spot)[2]
            names = {thing.casefold(), self.texts.thing(thing).casefold()}
            if wanted in names:
                found.append((0, spot))
            elif len(wanted) > 2 and any(wanted in name for name in names):
                found.append((1, spot))
        return [spot for rank, spot in found if rank == min(found)[0]]

    def reasons(self, ask: Ask, said: str) -> list[str]:
        """Why that is no answer now, with the rule; nothing if it is one, or if it is not there."""
        told: dict[str, None] = {}
        for spot in self.things(said):
            reason = explain(self.match.table, ask, spot)
            if reason is None:
                return []
            told[f"{self.texts.reason(reason)} [{reason.rule}]"] = None
        return list(told)[:REASONS]

    # -- commands

    def obey(self, command: str, rest: str) -> bool:
        """Carry out a command; True if the question should be shown again."""
        if command == "help":
            self.show(Panel(self.help(), title=self.texts.text("play-help-title")))
        elif command == "card":
            self.tell_card(rest)
        elif command == "rule":
            self.tell_rule(rest)
        elif command == "why":
            self.tell_why(rest)
            return False
        elif command == "hint":
            self.console.print("\n".join(hint_lines(self.texts, self.match, self.me)))
            return False
        elif command == "log":
            for line in self.display.log(self.match.log(self.me), self.me):
                self.console.print(line)
        elif command == "table":
            self.draw_table()
        elif command == "save":
            self.save(rest)
            return False
        elif command == "quit":
            raise Quit
        return True

    def help(self) -> str:
        """What can be typed, with examples of the title."""
        t, known = self.texts.text, self.texts.has("play-help-one")
        one, several = ("play-help-one", "play-help-several")
        examples = {"one": t(one) if known else "3", "several": t(several) if known else "3, 1, 2"}
        return t("play-help", **examples)

    def tell_card(self, name: str) -> None:
        """The text of a card."""
        found = (
            find_cards(self.match.title.catalogue(), self.texts.title, name, self.texts)
            if name
            else []
        )
        here = [card for card in found if card.id in self.match.table.census()]
        found = here if len(here) == 1 else found
        if len(found) == 1:
            printing = self.display.printing(self.match, found[0].set)
            self.show(card_panel(self.display, found[0], printing))
        elif found:
            names = ", ".join(self.texts.card_name(card.id) for card in found[:12])
            self.say("play-ambiguous", said=name[:40], found=names)
        else:
            self.say("play-no-card", name=name[:40])

    def tell_rule(self, id: str) -> None:
        """The text of a rule; without an id, the one behind the question."""
        asked = [ask.rule for ask in self.match.pending if ask.seat == self.me]
        citation = id or asked[0]
        if self.texts.has_rule(citation):
            sets = {card.rule: card.set for card in self.match.title.catalogue()}
            printing = self.display.printing(self.match, sets.get(cited(citation)[0], ""))
            self.show(rule_panel(self.texts, self.texts.rule(citation, printing)))
        else:
            self.say("play-no-rule", name=citation[:40])

    def tell_why(self, name: str) -> None:
        """Why something on the table is no answer."""
        if not name:
            self.say("play-why-name")
            return
        ask = next(ask for ask in self.match.pending if ask.seat == self.me)
        reasons = self.reasons(ask, name)
        for line in reasons:
            self.console.print(line)
        if not reasons:
            there = self.things(name)
            self.say("play-why-choice" if there else "play-why-thing", name=name[:40])

    def undo(self) -> bool:
        """Take back the last real decision, with what followed from it by itself."""
        before = len(self.match.answers)
        try:
            while True:
                self.match.undo(self.me)
                asks = [ask for ask in self.match.pending if ask.seat == self.me]
                if asks and not asks[0].is_forced():
                    break
        except UndoRefused as refused:
            self.say(f"undo-refused-{refused.reason}")
            return len(self.match.answers) != before
        self.queue = []
        self.told = min(self.told, self.match.event_count())
        self.say("play-undone")
        self.keep()
        return True

    def save(self, name: str) -> None:
        """Save where the person wants it; the game goes on being kept there."""
        path = Path(name).expanduser() if name else self.path
        try:
            check_target(self.texts, path)
            write_record(self.match, path)
        except OSError as error:
            self.say("error-file", file=str(path), message=error.strerror or "")
            return
        except BadTarget as error:
            self.console.print(error_text(error, self.texts.lang), soft_wrap=True)
            return
        self.path, self.kept = path, True
        self.say("play-save-done", file=str(path))
