"""Names of people: what may be one, and which look the same to a reader.

`look_of` is a small form of what Unicode calls a skeleton (UTS 39): letters that are drawn alike
become one letter. Names of one script only are allowed (Japanese and Korean mix theirs), so the
table below need only know whole words in Cyrillic, Greek and the like that pass for Latin ones.
"""

from __future__ import annotations

import unicodedata

LONGEST = 40
LOOK = 120  # characters of a look that are kept
MARKS = 2  # accents on one letter

# Letters without ink that count as letters, marks or symbols.
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
BLANK |= {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}

# Scripts that are written together.
TOGETHER = [
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
]
COMMON = {"MODIFIER", "COMBINING", "FEMININE", "MASCULINE", "MICRO", "DIGIT"}

# Small letters (names are folded first) that pass for the Latin ones on the other side.
ALIKE = {
    # Cyrillic
    **dict(zip("авсԁеһіјкӏмнорԛгѕтуԝхѵьзӕә", "abcdehijklmhopqrstuwxvb3æə", strict=True)),
    **dict(zip("ҽгԍєҝқҳѡӄ", "ergekkxwk", strict=True)),
    # Greek
    **dict(zip("αβγεηικμνορτυχωϲϳσ", "abyenikuvoptuxwcjo", strict=True)),
    # Armenian, Cherokee (small), Coptic
    **dict(zip("աոսցհօյզրք", "wnughojqpp", strict=True)),
    **dict(zip("ꭱꮃꭺꮯꮋꮪꭲꮢꭼꭰꮲꮇꮩꮓꮮ", "rwachsirdppmvzl", strict=True)),
    # Latin letters of other kinds
    **dict(zip("ɑɡıȷʟɩɪʏɴʀʜʙɢᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ", "agijliiynrhbgacdejkmoptuvwzs", strict=True)),
    **dict(zip("đðħłøŧƀɵꞵ", "ddhlotbob", strict=True)),
    # Digits and strokes
    **dict(zip("01|!", "olll", strict=True)),
    "i": "l",  # a capital one passes for a small L
    "m": "rn",
    "w": "vv",
}


def clean(name: str) -> str:
    """A name as it is shown: one space between words, at most so many letters; '' if there is none.

    Raises `ValueError` if it has letters that nobody sees, or letters of several scripts.
    """
    plain = unicodedata.normalize("NFKC", name)
    words = " ".join("".join(" " if is_space(c) else c for c in plain).split())[:LONGEST].strip()
    if any(is_unseen(c) for c in words) or has_towers(words) or not is_of_one_script(words):
        raise ValueError("a name that passes for another one")
    return words if any(c.isalnum() for c in words) else ""


def is_space(c: str) -> bool:
    """Spaces, line ends and control characters."""
    return c.isspace() or unicodedata.category(c) in ("Zs", "Zl", "Zp", "Cc")


def is_unseen(c: str) -> bool:
    """Characters without ink, or that turn others round, or that nobody has drawn yet."""
    return unicodedata.category(c) in ("Cf", "Cs", "Co", "Cn") or ord(c) in BLANK


def has_towers(name: str) -> bool:
    """Whether accents are piled up on a letter."""
    piled = 0
    for c in unicodedata.normalize("NFD", name):
        piled = piled + 1 if unicodedata.combining(c) else 0
        if piled > MARKS:
            return True
    return False


def scripts(name: str) -> set[str]:
    """The scripts of the letters."""
    letters = [c for c in unicodedata.normalize("NFC", name) if c.isalpha()]
    return {unicodedata.name(c, "").split(" ")[0].split("-")[0] for c in letters} - COMMON


def is_of_one_script(name: str) -> bool:
    """Whether the letters belong together."""
    found = scripts(name)
    return len(found) <= 1 or any(found <= family for family in TOGETHER)


def folded(name: str) -> str:
    """What makes two names the same to the one who types them."""
    return unicodedata.normalize("NFKC", name.casefold())


def look_of(name: str) -> str:
    """What makes two names the same to the one who reads them."""
    small = unicodedata.normalize("NFD", folded(name))
    drawn = "".join(ALIKE.get(c, c) for c in small)
    drawn = "".join(ALIKE.get(c, c) for c in drawn)  # a Cyrillic i is a Latin one is an l
    return "".join(c for c in drawn if c.isalnum() or unicodedata.combining(c))[:LOOK]
