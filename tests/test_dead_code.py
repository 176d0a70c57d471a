"""Nothing is kept that nobody uses: vulture names what could be gone."""

from __future__ import annotations

from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).parents[1]
LOOKED_AT = ("src", "tools", "examples", "tests")
# A field of a message or of facts is read by the browser, a name of a vocabulary by records.
KINDS = ("function", "method", "class", "property", "import", "unreachable_code")

# Called by others by their names: the libraries they are made for, or ourselves by a name that is
# put together (the hooks of Oath's powers, the pictures of a title).
CALLED = {
    "src/tafelrunde/cli/frame.py": ["format_help_text", "format_usage"],
    "src/tafelrunde/env/gymnasium.py": ["action_masks"],
    "src/tafelrunde/env/openspiel.py": [
        "_action_to_string",
        "_apply_action",
        "_legal_actions",
        "chance_outcomes",
        "make_py_observer",
        "max_chance_nodes_in_history",
        "set_from",
        "string_from",
    ],
    "src/tafelrunde/server/messages/printing.py": ["AidInfo"],  # only the browser reads it
    "src/tafelrunde/server/relay.py": ["pause_writing", "resume_writing"],
    "src/tafelrunde/titles/oath/cards/relics.py": ["is_bandit_crown"],
    "src/tafelrunde/titles/oath/powers.py": ["is_bandit_crown"],
    "src/tafelrunde/titles/dominion/bots/fixed.py": ["BestFixed"],  # named by arenas
    "tools/wheel_hook.py": ["CompiledRules", "initialize"],
}
PICTURES, OTHER_ENGINE = "tools/screenshots.py", "tools/dominion/bench_pyminion.py"


def test_what_a_tool_calls_dead_is_gone():
    found = Vulture(ignore_decorators=["@*"])  # what is decorated is registered somewhere
    found.scavenge([str(ROOT / place) for place in LOOKED_AT])
    dead: dict[str, list[str]] = {}
    for item in found.get_unused_code(min_confidence=60):
        file = item.filename.relative_to(ROOT).as_posix()
        if item.typ not in KINDS or file.startswith("tests/") or "/migrations/" in file:
            continue
        if file not in (PICTURES, OTHER_ENGINE):
            dead.setdefault(file, []).append(item.name)
    assert {file: sorted(names) for file, names in dead.items()} == CALLED
