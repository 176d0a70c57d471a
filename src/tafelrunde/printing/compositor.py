"""One run of the typesetter, as a program of its own: templates and data in, a PDF out.

A compiler keeps what it has laid out, so that large prints are made by processes that end. They are
many, and begin at once because they import nothing but the typesetter::

    python compositor.py TEMPLATE FOLDER FONTS < data > answer
"""

from __future__ import annotations

import sys

MADE, REFUSED, WARNED = b"made", b"refused", b"warned"


def composed(template: str, folder: str, fonts: str, data: str) -> tuple[bytes, bytes, bytes]:
    """What became of it: a PDF and what its pages are, or what the typesetter says."""
    import typst

    made = typst.Compiler(
        f"{folder}/{template}",
        root=folder,
        font_paths=[fonts],
        ignore_system_fonts=True,
        sys_inputs={"data": data},
    )
    try:
        result, warnings = made.compile_with_warnings(format="pdf", timestamp=0)
    except typst.TypstError as error:
        return REFUSED, error.message.encode(), b""
    if warnings:
        return WARNED, warnings[0].message.encode(), b""
    assert isinstance(result, bytes)
    return MADE, result, made.query("<cell>", field="value").encode()


def main() -> None:
    """Answer with a line of a word and a length, then a part of that length, then the rest."""
    template, folder, fonts = sys.argv[1:]
    data = sys.stdin.buffer.read().decode()
    word, first, rest = composed(template, folder, fonts, data)
    sys.stdout.buffer.write(b"%s %d\n" % (word, len(first)) + first + rest)


if __name__ == "__main__":
    main()
