"""Write `web/src/lib/messages.ts` from the server's message types.

python tools/make_types.py            write the file
python tools/make_types.py --check    fail if it differs
"""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.server import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "messages.ts"
HEAD = """\
// Made by tools/make_types.py from src/tafelrunde/server/messages.py. Do not edit.
"""
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    object: "unknown",
    type(None): "null",
}
ALIASES = {
    name: value
    for name, value in vars(messages).items()
    if get_origin(value) in (Literal, Union, types.UnionType, dict) and not name.startswith("_")
}


def spell(kind: Any) -> str:
    """A Python type in TypeScript."""
    for name, value in ALIASES.items():
        if value == kind:
            return name
    return spell_out(kind)


def spell_out(kind: Any) -> str:
    """The same, without looking for a name of its own."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(spell(part) for part in args if part is not msgspec.UnsetType)
    if origin is list:
        inner = spell(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spell(args[0])}, {spell(args[1])}>"
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"cannot spell {kind!r} in TypeScript")


def interface(struct: type[msgspec.Struct]) -> list[str]:
    """One message type. What a client sends may leave out what has a default."""
    doc = [line.rstrip() for line in inspect.cleandoc(struct.__doc__ or "").splitlines()]
    lines = ["/**", *(f" * {line}".rstrip() for line in doc), " */"]
    lines.append(f"export interface {struct.__name__} {{")
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    sent = struct.__name__.endswith("Wish") or struct in get_args(messages.FromClient)
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        may_lack = (sent and not field.required) or field.default is msgspec.UNSET
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {spell(hints[field.name])};")
    return [*lines, "}", ""]


def typescript() -> str:
    """The whole file."""
    lines = [HEAD]
    for name, value in vars(messages).items():
        if name in ALIASES:
            lines += [f"export type {name} = {spell_out(value)};", ""]
        elif inspect.isclass(value) and issubclass(value, messages.Model):
            if value is not messages.Model:
                lines += interface(value)
    return "\n".join(lines)


def main() -> int:
    """Write or compare."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text("utf-8") != text:
            print(f"{TARGET.name} differs from the server's messages: run tools/make_types.py")
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
