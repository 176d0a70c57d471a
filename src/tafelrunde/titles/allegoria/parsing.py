"""From text to conditions and edicts: two small languages, and a parser that refuses the rest.

A condition is an expression in the manner of Python, of these parts only:

    and or  < <= == != >= >  + -  a if b else c  min(a, b) max(a, b)  numbers, True, False
    strength intrigue trade wealth knowledge diplomacy alms anarchy guilds influence hand supply
    tasks_done opponents area rank bid bidders
    count_ge(x) max_track() min_track() leads() opp_max('name') alms_tile(1) alms_end()
    n('spy', 'opp') regions('any', 'map', 2) enemy('soldier', 'home')
    turn('battle', won=1) tsum('raid', 'removed', where='opp') tmax(...) tset(...)
    any(... for o in opps for t in TRACKS)

An edict is what one half of a decree orders: `place(soldier,home,1)`, `mod_cost(alms,+1)` ...
"""

# not compiled: reads text once, when a match is prepared

from __future__ import annotations

import ast
import re
import warnings

from tafelrunde.kernel.errors import BadOptions, Phrase
from tafelrunde.titles.allegoria import catalogue, conditions
from tafelrunde.titles.allegoria.catalogue import Edict
from tafelrunde.titles.allegoria.conditions import NAMES, PLACES, Node
from tafelrunde.titles.allegoria.deeds import TYPES, WORDS
from tafelrunde.titles.allegoria.vocabulary import (
    ACTION_NAMES,
    ACTIONS,
    FIGURE_NAMES,
    TRACK_NAMES,
)

LONGEST = 500  # characters of a condition
DEEPEST = 20  # parts within parts
LONGEST_EDICT = 80

COMPARISONS: dict[type[ast.cmpop], int] = {
    ast.Lt: conditions.LESS,
    ast.LtE: conditions.AT_MOST,
    ast.Eq: conditions.EQUAL,
    ast.NotEq: conditions.OTHER,
    ast.GtE: conditions.AT_LEAST,
    ast.Gt: conditions.MORE,
}
KINDS = [*FIGURE_NAMES, "any"]
TURN_FUNCTIONS = {
    "turn": conditions.COUNT,
    "tsum": conditions.SUM,
    "tmax": conditions.MAX,
    "tset": conditions.DIFFERENT,
}


class Nonsense(BadOptions):
    """A condition or an edict says something the game does not know."""


def condition(text: str, *, at_end: bool = False) -> Node:
    """The condition that a text describes; raises `Nonsense` with the reason.

    At the end of the game nobody has a turn, so its tasks cannot speak of one.
    """
    if not 0 < len(text) <= LONGEST:
        raise Nonsense(
            "a condition has 1 to {most} characters, not {given}", most=LONGEST, given=len(text)
        )
    text = " ".join(text.split())
    if not text.isprintable() or "\\" in text:
        raise Nonsense("a condition has no backslashes and no signs that cannot be printed")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        reason: object = Phrase("it is no expression")
        if isinstance(error, SyntaxError):
            reason = error.msg
        raise Nonsense(
            "the condition '{text}' cannot be read: {reason}", text=text, reason=reason
        ) from None
    try:
        return Reader(at_end).read(tree.body, 0)
    except Nonsense as error:
        raise Nonsense(
            "the condition '{text}' is refused: {error}", text=text, error=error
        ) from None


def shown(part: ast.expr) -> object:
    """A part of a condition as it was written, for a message."""
    try:
        text = ast.unparse(part)
    except RecursionError:
        return Phrase("something very deep")
    return text if len(text) <= 80 else f"{text[:80]}..."


class Reader:
    """Turns a syntax tree into nodes, part by part."""

    def __init__(self, at_end: bool) -> None:
        self.at_end = at_end
        self.bound: dict[str, tuple[int, str]] = {}  # name -> (slot, 'opps' or 'TRACKS')

    def read(self, part: ast.expr, depth: int) -> Node:
        """A part that has a value."""
        if depth > DEEPEST:
            raise Nonsense("it is nested too deeply")
        if isinstance(part, ast.Constant) and isinstance(part.value, int):
            return conditions.Number(int(part.value))
        if isinstance(part, ast.Name):
            return self.name(part.id)
        if isinstance(part, ast.BoolOp):
            nodes = [self.read(value, depth + 1) for value in part.values]
            node = nodes[0]
            for other in nodes[1:]:
                if isinstance(part.op, ast.And):
                    node = conditions.Both(node, other)
                else:
                    node = conditions.Either(node, other)
            return node
        if isinstance(part, ast.Compare):
            if len(part.ops) != 1 or type(part.ops[0]) not in COMPARISONS:
                raise Nonsense("a comparison has two sides and one of < <= == != >= >")
            left = self.read(part.left, depth + 1)
            right = self.read(part.comparators[0], depth + 1)
            return conditions.Compare(left, COMPARISONS[type(part.ops[0])], right)
        if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Add | ast.Sub):
            sign = 1 if isinstance(part.op, ast.Add) else -1
            left = self.read(part.left, depth + 1)
            return conditions.Plus(left, sign, self.read(part.right, depth + 1))
        if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
            return conditions.Plus(conditions.Number(0), -1, self.read(part.operand, depth + 1))
        if isinstance(part, ast.IfExp):
            return conditions.Pick(
                self.read(part.test, depth + 1),
                self.read(part.body, depth + 1),
                self.read(part.orelse, depth + 1),
            )
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
            return self.call(part.func.id, part, depth)
        raise Nonsense("'{part}' is not part of the language of tasks", part=shown(part))

    def name(self, name: str) -> Node:
        """A plain or a bound name."""
        if name in self.bound:
            return conditions.Bound(self.bound[name][0])
        if name in NAMES:
            if self.at_end and NAMES.index(name) >= conditions.OF_TURNS:
                raise Nonsense("at the end of the game there is no '{name}'", name=name)
            return conditions.Own(NAMES.index(name))
        raise Nonsense("there is nothing called '{name}'", name=name)

    def call(self, name: str, part: ast.Call, depth: int) -> Node:
        """A function with its arguments."""
        if name in TURN_FUNCTIONS:
            if self.at_end:
                raise Nonsense("at the end of the game there is no turn for {name}()", name=name)
            return self.deeds(name, part, depth)
        if part.keywords:
            raise Nonsense("{name}() takes no named values", name=name)
        if name == "any":
            return self.any(part, depth)
        given = part.args
        if name in ("min", "max"):
            self.expect(name, given, 2)
            left, right = (self.read(value, depth + 1) for value in given)
            return conditions.Extreme(left, 1 if name == "min" else -1, right)
        if name == "count_ge":
            self.expect(name, given, 1)
            return conditions.TracksFrom(self.read(given[0], depth + 1))
        if name in ("min_track", "max_track", "leads"):
            self.expect(name, given, 0)
            return conditions.Tracks({"min_track": 1, "max_track": -1, "leads": 0}[name])
        if name == "opp_max":
            self.expect(name, given, 1)
            known = NAMES[: conditions.OF_PLAYERS]
            return conditions.OpponentMax(known.index(self.word(given[0], known)))
        if name == "alms_end":
            self.expect(name, given, 0)
            return conditions.AlmsSpace(0)
        if name == "alms_tile":
            self.expect(name, given, 1)
            return conditions.AlmsSpace(self.number(given[0], 1, 3, Phrase("alms_tile() takes")))
        if name in ("n", "regions", "enemy"):
            return self.figures(name, given)
        raise Nonsense("there is no function {name}()", name=name)

    def figures(self, name: str, given: list[ast.expr]) -> Node:
        """`n`, `regions` and `enemy`."""
        least = 0
        if name == "regions":
            least = 1
            if len(given) == 3:
                least = self.number(given[2], 1, 10, Phrase("the third value of regions() is"))
                given = given[:2]
        self.expect(name, given, 2)
        kind = KINDS.index(self.word(given[0], KINDS))
        if name == "enemy":
            return conditions.Enemies(kind, PLACES[self.word(given[1], ["home", "centre"])])
        return conditions.Figures(kind, PLACES[self.word(given[1], list(PLACES))], least)

    def deeds(self, name: str, part: ast.Call, depth: int) -> Node:
        """`turn('type', field=value)`; the others name a field as second value."""
        self.expect(name, part.args, 1 if name == "turn" else 2)
        types = [type for type, _ in TYPES]
        type = types.index(self.word(part.args[0], types))
        fields = TYPES[type][1]
        field = 0
        if name != "turn":
            field = 1 + fields.index(self.word(part.args[1], fields))
        where: list[tuple[int, Node]] = []
        for keyword in part.keywords:
            if keyword.arg is None or keyword.arg not in fields:
                raise Nonsense(
                    "a '{type}' has no '{field}'; it has {fields}",
                    type=types[type],
                    field=keyword.arg,
                    fields=fields,
                )
            node = self.wanted(keyword.arg, keyword.value, depth)
            where.append((1 + fields.index(keyword.arg), node))
        return conditions.Deeds(TURN_FUNCTIONS[name], type, field, where)

    def wanted(self, field: str, value: ast.expr, depth: int) -> Node:
        """What a field is compared with: one of its words, or a value."""
        if field in WORDS and isinstance(value, ast.Constant):
            return conditions.Number(WORDS[field].index(self.word(value, WORDS[field])))
        return self.read(value, depth + 1)

    def any(self, part: ast.Call, depth: int) -> Node:
        """`any(... for o in opps for t in TRACKS)`."""
        self.expect("any", part.args, 1)
        loop = part.args[0]
        if not isinstance(loop, ast.GeneratorExp):
            raise Nonsense("any() takes '... for name in opps' or '... in TRACKS'")
        names: list[tuple[str, int, str]] = []
        for each in loop.generators:
            over = each.iter.id if isinstance(each.iter, ast.Name) else ""
            if each.ifs or each.is_async or not isinstance(each.target, ast.Name):
                raise Nonsense("any() goes plainly through opps or TRACKS")
            if over not in ("opps", "TRACKS"):
                raise Nonsense("any() goes through opps or TRACKS")
            name = each.target.id
            if name in NAMES or name in self.bound or len(self.bound) == catalogue.MOST_BOUND:
                raise Nonsense("'{name}' cannot be bound here", name=name)
            self.bound[name] = (len(self.bound), over)
            names.append((name, self.bound[name][0], over))
        node = self.read(loop.elt, depth + 1)
        for name, slot, over in reversed(names):
            node = conditions.Any(slot, over == "TRACKS", node)
            del self.bound[name]
        return node

    def number(self, part: ast.expr, least: int, most: int, what: Phrase) -> int:
        """A plain number in a range."""
        value = part.value if isinstance(part, ast.Constant) else None
        if type(value) is not int or not least <= value <= most:
            raise Nonsense(
                "{what} a number from {least} to {most}", what=what, least=least, most=most
            )
        return value

    def word(self, part: ast.expr, known: list[str]) -> str:
        """One of some known words."""
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value in known:
            return part.value
        raise Nonsense(
            "{part} is none of {known}",
            part=shown(part),
            known=", ".join(known) or Phrase("nothing"),
        )

    def expect(self, name: str, given: list[ast.expr], count: int) -> None:
        """The right number of values."""
        if len(given) != count:
            raise Nonsense(
                "{name}() takes {count} values, not {given}",
                name=name,
                count=count,
                given=len(given),
            )


# -- edicts

CALL = re.compile(r"([a-z_]+)\(([^()]*)\)")
NUMBER = re.compile(r"[+-]?\d{1,2}")
COSTS = {"first_commission": catalogue.FIRST_COMMISSION, "first_ruse": catalogue.FIRST_RUSE}


def edict(text: str, mode: str) -> Edict:
    """The edict that a text describes; `mode` is 'must' or 'may'."""
    text = " ".join(text.split())
    if len(text) > LONGEST_EDICT or not text.isprintable():
        raise Nonsense("an edict has 1 to {most} printable characters", most=LONGEST_EDICT)
    if mode not in ("must", "may"):
        raise Nonsense(
            "the mode of the edict '{text}' is 'must' or 'may', not '{mode}'",
            text=text,
            mode=mode[:40],
        )
    try:
        made = _edict(text.replace(" ", ""))
    except Nonsense as error:
        raise Nonsense("the edict '{text}' is refused: {error}", text=text, error=error) from None
    made.may = mode == "may"
    if made.may and made.op == catalogue.TAKE_ANARCHY:
        raise Nonsense(
            "the edict '{text}' is refused: whoever may take a marker never does", text=text
        )
    return made


def _edict(text: str) -> Edict:
    if text.startswith("choice(") and text.endswith(")"):
        parts = [_edict(part) for part in text[7:-1].split("|")]
        if len(parts) < 2 or len({part.op for part in parts}) != len(parts):
            raise Nonsense("a choice has at least two different parts")
        if any(part.op not in (catalogue.TAKE_ANARCHY, catalogue.TRACK) for part in parts):
            raise Nonsense("a choice is between take_anarchy and track")
        return Edict(catalogue.CHOICE, parts=parts)
    price, arrow, reward = text.partition("->")
    if arrow:
        name, args = _call(price)
        gain, steps = _call(reward)
        if name != "pay" or gain not in ("diplomacy", "alms") or steps != ["+1"]:
            raise Nonsense("a price is pay(track,n)->diplomacy(+1) or ->alms(+1)")
        _expect(name, args, 2)
        op = catalogue.DIPLOMACY if gain == "diplomacy" else catalogue.ALMS
        return Edict(catalogue.PAY, _track(args[0]), _number(args[1], 1, 12), [Edict(op)])
    name, args = _call(text)
    if name == "place":
        _expect(name, args, 3)
        if args[1:] != ["home", "1"]:
            raise Nonsense("one figure is placed at home: place(kind,home,1)")
        return Edict(catalogue.PLACE, _one_of(args[0], FIGURE_NAMES))
    if name == "remove":
        _expect(name, args, 3)
        if args[1] not in ("map", "away") or args[2] != "1":
            raise Nonsense("one figure is removed: remove(kind,map,1) or remove(kind,away,1)")
        return Edict(catalogue.REMOVE, _one_of(args[0], FIGURE_NAMES), int(args[1] == "away"))
    if name == "track":
        _expect(name, args, 2)
        spaces = _number(args[1], -12, 12)
        if spaces == 0:
            raise Nonsense("a track moves by at least 1")
        return Edict(catalogue.TRACK, _track(args[0]), spaces)
    if name == "mod_cost":
        _expect(name, args, 2)
        actions = {action: ACTIONS + at for at, action in enumerate(ACTION_NAMES)} | COSTS
        if args[0] not in actions:
            raise Nonsense("'{word}' is none of {known}", word=args[0], known=", ".join(actions))
        return Edict(catalogue.MOD_COST, actions[args[0]], _number(args[1], -1, 3))
    if name == "mod_pay":
        if args[:1] != ["commerce"] or len(args) != 2:
            raise Nonsense("only Commerce is paid for: mod_pay(commerce,+1)")
        return Edict(catalogue.MOD_PAY, 0, _number(args[1], 0, 3))
    if (name, args) == ("waive_anarchy", ["commerce_home"]):
        return Edict(catalogue.WAIVE)
    if (name, args) == ("forbid", ["guild"]):
        return Edict(catalogue.FORBID_GUILD)
    if (name, args) == ("queen_dies", [""]):
        return Edict(catalogue.QUEEN_DIES)
    if (name, args) in (("return_anarchy", ["1"]), ("take_anarchy", ["1"])):
        return Edict(
            catalogue.RETURN_ANARCHY if name == "return_anarchy" else catalogue.TAKE_ANARCHY
        )
    counted = {
        "draw_worker": (catalogue.DRAW, 1, 3),
        "discard_worker": (catalogue.DISCARD, 1, 3),
        "mod_ap": (catalogue.MOD_AP, 0, 3),
        "mod_draw": (catalogue.MOD_DRAW, -3, 3),
    }
    if name in counted:
        _expect(name, args, 1)
        op, least, most = counted[name]
        return Edict(op, 0, _number(args[0], least, most))
    raise Nonsense("there is no order '{text}'", text=text)


def _call(text: str) -> tuple[str, list[str]]:
    found = CALL.fullmatch(text)
    if found is None:
        raise Nonsense("'{text}' is no order such as draw_worker(1)", text=text)
    return found.group(1), found.group(2).split(",")


def _expect(name: str, args: list[str], count: int) -> None:
    if len(args) != count:
        raise Nonsense(
            "{name}() takes {count} values, not {given}", name=name, count=count, given=len(args)
        )


def _one_of(word: str, known: list[str]) -> int:
    if word not in known:
        raise Nonsense("'{word}' is none of {known}", word=word, known=", ".join(known))
    return known.index(word)


def _track(word: str) -> int:
    return catalogue.OWN_CHOICE if word == "choice" else _one_of(word, TRACK_NAMES)


def _number(word: str, least: int, most: int) -> int:
    if not NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise Nonsense(
            "'{word}' is no number from {least} to {most}", word=word, least=least, most=most
        )
    return int(word)
