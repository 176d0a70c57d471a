"""Numbers of verbs and objects are for ever: records, agents and browsers rely on them.

After an addition, `python -m tests.test_vocabularies` appends it to the frozen copies.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tafelrunde.titles import registry

FIXTURES = Path(__file__).with_name("fixtures")


def lines(title: str) -> list[str]:
    """One line per verb and object: kind, number, name."""
    vocabulary = registry.load(title).vocabulary
    verbs = [f"verb {at} {name}" for at, name in enumerate(vocabulary.verbs)]
    objects = [f"object {at} {name}".rstrip() for at, name in sorted(vocabulary.objects.items())]
    return [f"stride {vocabulary.stride}", *verbs, *objects]


def frozen(title: str) -> Path:
    """The copy that must not change."""
    return FIXTURES / f"{title}_vocabulary.txt"


@pytest.mark.parametrize("title", registry.TITLES)
def test_no_number_has_changed_or_vanished(title):
    kept = frozen(title).read_text(encoding="utf-8").splitlines()
    assert [line for line in kept if line not in lines(title)] == []
    assert [line for line in lines(title) if line not in kept] == [], "freeze what is new"
    assert len(kept) > 100


@pytest.mark.parametrize("title", registry.TITLES)
def test_every_option_has_a_name_that_leads_back_to_it(title):
    vocabulary = registry.load(title).vocabulary
    known = [option for option in range(vocabulary.size) if vocabulary.knows(option)]
    assert len(known) == len(vocabulary.verbs) * len(vocabulary.objects)
    assert all(vocabulary.parse(vocabulary.name(option)) == option for option in known)


def freeze(title: str) -> None:
    """Append what is new; what is there stays as it is."""
    path = frozen(title)
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    fresh = [line for line in lines(title) if line not in kept]
    path.write_text("\n".join([*kept, *fresh]) + "\n", encoding="utf-8")
    print(f"{len(fresh)} new lines in {path.name}")


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_numbers_in_the_code_are_those_of_the_words_they_are_called_by(title):
    """`TRAVEL` is the verb 'travel', `YES_OBJECT` the object 'yes'; plain numbers are fast."""
    module = import_module(f"tafelrunde.titles.{title}.vocabulary")
    words = registry.load(title).vocabulary
    checked = 0
    for name, number in vars(module).items():
        if not (name.isupper() and isinstance(number, int)) or name == "STRIDE":
            continue
        called = name.removesuffix("_OBJECT").removesuffix("_VERB").lower()
        if name.endswith("_OBJECT"):
            said = words.objects.get(number, "")
        elif number and number % words.stride == 0 and number // words.stride < len(words.verbs):
            said = words.verbs[number // words.stride]
        else:
            continue  # the first of a row of objects
        assert said.replace("-", "_").removesuffix("_0") == called
        checked += 1
    assert checked > 20


if __name__ == "__main__":
    for id in registry.TITLES:
        freeze(id)
