"""Write the browser's types from Python's.

`web/src/lib/messages.ts` comes from the server's messages, `web/src/titles/<title>/<part>.types.ts`
from the structs in the modules of each title that tell the browser something: `PARTS`. Numbers that
are printed in the box and never change stand in the `PRINTED` of such a module.

python tools/make_types.py            write the files
python tools/make_types.py --check    fail if one differs
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.kernel.account import Told
from tafelrunde.kernel.facts import Facts
from tafelrunde.server import messages
from tafelrunde.titles import registry

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = """\
// Made by tools/make_types.py from src/tafelrunde/{source}. Do not edit.
"""
PARTS = ("facts", "presets", "realm")  # what is on the table, in forms, between two games
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
    if get_origin(value) in (Literal, Union, types.UnionType, dict, tuple)
    and not name.startswith("_")
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
    if origin is tuple:
        return f"[{', '.join(spell(part) for part in args)}]"
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
        name = f"{field.encode_name}{'?' if may_lack else ''}"
        lines.append(f"  {name}: {spell(hints[field.name])};")
    return [*lines, "}", ""]


def typescript() -> str:
    """The server's messages."""
    lines = [HEAD.format(source="server/messages")]
    for name, value in vars(messages).items():
        if name in ALIASES:
            lines += [f"export type {name} = {spell_out(value)};", ""]
        elif inspect.isclass(value) and issubclass(value, messages.Model):
            if value is not messages.Model:
                lines += interface(value)
        elif inspect.isclass(value) and issubclass(value, Told):
            lines += interface(value)
    return "\n".join(lines)


def told_by(title: str, part: str) -> str:
    """What a module of a title tells; '' if there is no such module, or nothing typed in it."""
    name = f"tafelrunde.titles.{title}.{part}"
    if find_spec(name) is None:
        return ""
    module = import_module(name)
    structs = [
        value
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, Facts) and value.__module__ == name
    ]
    if not structs:
        return ""
    lines = [line for struct in structs for line in interface(struct)]
    if printed := getattr(module, "PRINTED", None):
        whole = msgspec.json.format(msgspec.json.encode(printed), indent=2).decode()
        lines += [f"export const PRINTED = {whole} as const;", ""]
    fields = "\n".join(line for line in lines if line.endswith(";"))
    known = [alias for alias in ALIASES if re.search(rf"\b{alias}\b", fields)]
    if known:
        lines = [f"import type {{ {', '.join(known)} }} from '../../lib/messages'", "", *lines]
    return "\n".join([HEAD.format(source=f"titles/{title}/{part}.py"), *lines])


def files() -> dict[Path, str]:
    """All files with what must stand in them."""
    made = {WEB / "lib" / "messages.ts": typescript()}
    for title in registry.TITLES:
        for part in PARTS:
            if text := told_by(title, part):
                made[WEB / "titles" / title / f"{part}.types.ts"] = text
    return made


def main() -> int:
    """Write or compare."""
    status = 0
    for path, text in files().items():
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text("utf-8") != text:
                print(f"{path.name} differs from its source: run tools/make_types.py")
                status = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
