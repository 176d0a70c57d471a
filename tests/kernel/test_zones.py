"""Zones declare who sees them; views and knowledge follow from nothing else."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.events import Event
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, TOP, Place, Zone
from tests.kernel.toy import FACES, Toy

SPECTATOR = -1


class OneZone(Toy):
    """A table with a single place: corn, hen, fox, the fox on top."""

    place = Place(Zone("zone", owner=ALL, others=ALL), -1, [])

    def places(self) -> list[Place]:
        return [self.place]

    def open_facts(self) -> dict[str, object]:
        return {}


def table(owner: int, others: int, *, of: int = 0, ordered: bool = True) -> OneZone:
    g = OneZone(2, Rng("zone"), 1)
    g.place = Place(Zone("zone", owner=owner, others=others, ordered=ordered), of, [0, 1, 2])
    return g


def zone(g: OneZone, viewer: int) -> dict[str, object]:
    view = g.view(viewer)
    assert view["seat"] == viewer
    assert isinstance(view["zones"], list)
    told: dict[str, object] = view["zones"][0]
    assert (told.pop("name"), told.pop("owner")) == ("zone", g.place.owner)
    return told


SEEN: dict[int, dict[str, object]] = {
    ALL: {"count": 3, "cards": ["corn", "hen", "fox"]},
    TOP: {"cards": ["fox"]},
    COUNT: {"count": 3, "cards": [None, None, None]},
    NOTHING: {"cards": []},
}
KNOWN: dict[int, set[int]] = {ALL: {0, 1, 2}, TOP: {2}, COUNT: set(), NOTHING: set()}


@pytest.mark.parametrize("owner", SEEN)
@pytest.mark.parametrize("others", SEEN)
def test_owner_and_others_see_what_the_zone_declares(owner, others):
    g = table(owner, others)
    assert zone(g, 0) == SEEN[owner]
    assert zone(g, 1) == zone(g, SPECTATOR) == SEEN[others]
    assert g.knowledge(0) == KNOWN[owner]
    assert g.knowledge(1) == g.knowledge(SPECTATOR) == KNOWN[others]


def test_a_shared_zone_has_no_owner_not_even_the_spectator():
    g = table(ALL, COUNT, of=-1)
    assert [zone(g, viewer) for viewer in (SPECTATOR, 0, 1)] == [SEEN[COUNT]] * 3


@pytest.mark.parametrize("sight", [TOP, COUNT, NOTHING, ALL])
def test_an_empty_zone_shows_nothing(sight):
    g = table(sight, sight)
    g.place.cards.clear()
    expected = {"cards": []} if sight in (TOP, NOTHING) else {"count": 0, "cards": []}
    assert zone(g, 0) == expected
    assert g.knowledge(0) == set()


def test_a_card_somebody_knows_is_shown_to_that_seat_where_it_lies():
    g = table(COUNT, COUNT)
    g.known[1] = 0b10
    assert zone(g, 1) == {"count": 3, "cards": [None, "hen", None]}
    assert zone(g, 0) == zone(g, SPECTATOR) == SEEN[COUNT]
    assert (g.knowledge(1), g.knowledge(0), g.knowledge(SPECTATOR)) == ({1}, set(), set())


def test_a_card_all_seats_know_is_still_unknown_to_a_spectator():
    g = table(NOTHING, NOTHING)
    g.known[1] = 0b11
    assert zone(g, 0) == zone(g, 1) == {"cards": ["hen"]}
    assert zone(g, SPECTATOR) == {"cards": []}


def test_a_known_card_under_the_top_of_a_pile_is_shown_too():
    g = table(TOP, TOP)
    g.known[0] = 0b01
    assert zone(g, 0) == {"cards": ["corn", "fox"]}
    assert zone(g, 1) == {"cards": ["fox"]}


def test_an_unordered_zone_tells_nothing_of_the_order_of_its_cards():
    g = table(ALL, COUNT, ordered=False)
    g.known[1] = 0b10
    seen = [zone(g, 0), zone(g, 1)]
    assert seen == [
        {"count": 3, "cards": ["corn", "fox", "hen"]},
        {"count": 3, "cards": ["hen"]},
    ]
    g.place.cards.reverse()
    assert [zone(g, 0), zone(g, 1)] == seen


def test_a_view_says_whose_it_is_and_whether_the_game_is_over():
    g = Toy(3, Rng("view"), 1)
    assert g.view(1)["over"] is False
    g.over = True
    view = g.view(1)
    assert list(view) == ["seat", "over", "zones", "facts"]
    assert view["over"] is True
    assert len(g.census()) == len(FACES)


def test_an_event_has_a_public_face_and_private_facts():
    event = Event("draws", 1, {"count": 2}, {"cards": ["fox", "hen"]}, 0b0110)
    public = {"id": "draws", "seat": 1, "count": 2}
    private = public | {"cards": ["fox", "hen"]}
    faces = [event.face(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)]
    assert faces == [public, public, private, private, public]


def test_a_private_fact_may_replace_a_public_one():
    event = Event("draws", 0, {"cards": 2}, {"cards": ["fox", "hen"]}, 0b01)
    assert event.face(0)["cards"] == ["fox", "hen"]
    assert event.face(1)["cards"] == 2


def test_reading_a_face_does_not_change_the_event():
    event = Event("draws", 0, {"count": 1}, {"card": "fox"}, 0b01)
    event.face(0)["count"] = 9
    assert event.face(0)["count"] == 1
    assert "card" not in event.args


def test_an_event_without_listeners_is_not_kept():
    g = Toy(2, Rng("say"), 1)
    g.say("marks", 0, {"face": "fox"})
    assert g.events == []
    g.loud = True
    g.say("marks", 0, {"face": "fox"})
    assert [event.face(SPECTATOR) for event in g.events] == [
        {"id": "marks", "seat": 0, "face": "fox"}
    ]
