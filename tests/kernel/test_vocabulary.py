from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS
from tafelrunde.kernel.errors import IllegalAnswer
from tafelrunde.kernel.vocabulary import Vocabulary
from tests.kernel.toy import MARK, STRIDE, VERBS, VOCABULARY


def test_names_and_numbers_are_inverse():
    for option in range(VOCABULARY.size):
        if VOCABULARY.knows(option):
            assert VOCABULARY.parse(VOCABULARY.name(option)) == option
    assert VOCABULARY.name(PASS) == "pass"
    assert VOCABULARY.name(MARK + 3) == "mark fox"
    assert VOCABULARY.parse("  mark fox ") == MARK + 3
    assert (VOCABULARY.verb(MARK + 3), VOCABULARY.object(MARK + 3)) == ("mark", "fox")
    assert VOCABULARY.object(MARK) == ""


def test_it_knows_exactly_the_pairs_of_a_verb_and_an_object():
    known = [option for option in range(-9, VOCABULARY.size + 9) if VOCABULARY.knows(option)]
    assert len(known) == len(VERBS) * 6
    assert known[0] == PASS
    assert not VOCABULARY.knows(STRIDE - 1)


@pytest.mark.parametrize("text", ["", "fly", "mark dragon", "mark fox hen", "MARK fox", "0"])
def test_words_the_game_does_not_have_are_refused(text):
    with pytest.raises(IllegalAnswer, match=r"is no (verb|object) of this game"):
        VOCABULARY.parse(text)


def test_two_objects_may_not_share_a_name():
    with pytest.raises(ValueError, match="share a name"):
        Vocabulary(["pass"], {0: "", 1: "fox", 2: "fox"}, 8)


def test_two_verbs_may_not_share_a_name():
    with pytest.raises(ValueError, match="share a name"):
        Vocabulary(["pass", "mark", "mark"], {0: ""}, 8)


@pytest.mark.parametrize(
    ("verbs", "objects"), [(["go"], {0: ""}), (["pass"], {0: "x"}), (["pass"], {1: "x"})]
)
def test_number_zero_is_pass_without_an_object(verbs, objects):
    with pytest.raises(ValueError, match="verb 0 must be 'pass'"):
        Vocabulary(verbs, objects, 8)


def test_objects_stay_below_the_stride():
    with pytest.raises(ValueError, match="stride"):
        Vocabulary(["pass"], {0: "", 8: "fox"}, 8)
