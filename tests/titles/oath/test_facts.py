"""What lies open and is no card: numbers of tracks and boards, as the rules have them."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.texts import Texts


def told(t) -> dict[str, Any]:
    """What a spectator is told."""
    return dict(t.match.view(-1)["facts"])


@pytest.mark.rule("3.3", "3.2")
def test_the_tracks_say_when_the_game_can_end(table):
    tracks = told(table("purple red"))["tracks"]
    assert tracks["rounds"] == 8 and tracks["end_rolls"] == [0, 0, 0, 0, 6, 5, 3, 0]
    assert tracks["visions"] == 5 and tracks["visions_to_win"] == 3 and tracks["supply"] == 7


@pytest.mark.rule("5.1.1")
def test_a_search_of_the_world_deck_costs_everybody_what_cards_make_of_it(table):
    t = table("purple red", visions_drawn=3, banners={"red": "darkest_secret"}, deck="keep")
    assert [player["search_supply"] for player in told(t)["players"]] == [4, 2]


@pytest.mark.rule("2.11")
def test_what_the_oath_counts_is_told_and_citizens_rule_no_sites_of_their_own(table):
    at = {1: "purple 2", 3: "blue 1"}
    where = {"sites": {1: "plains", 3: "mine"}, "at": at, "citizens": "red"}
    supremacy = told(table("purple red blue", **where))
    assert supremacy["counts"] == "sites"
    assert supremacy["standing"] == [{"seat": 0, "count": 1}, {"seat": 2, "count": 1}]
    relics = {"red": "cup_of_plenty"}
    protection = told(table("purple red blue", oath="protection", relics=relics, citizens="red"))
    assert protection["counts"] == "things"
    assert {"seat": 1, "count": 1} in protection["standing"]
    devotion = told(table("purple red", oath="devotion"))
    assert devotion["counts"] == "" and devotion["standing"] == []


@pytest.mark.rule("2.8.1", "2.1.1")
def test_a_site_tells_its_region_and_its_room(table):
    sites = told(table("purple red", sites={1: "plains", 3: "mine salt_the_earth"}))["sites"]
    assert [site["region"] for site in sites] == [
        *["cradle"] * 2,
        *["provinces"] * 3,
        *["hinterland"] * 3,
    ]
    assert sites[0]["capacity"] == 3 and sites[2]["capacity"] == 1  # nothing beside the salt
    assert sites[1]["capacity"] == 0  # facedown


@pytest.mark.rule("5.6.1")
def test_journeys_tell_what_they_cost_now(table):
    where = {"sites": {1: "plains", 3: "mine"}, "pawns": {"purple": 1, "red": 3}}
    assert told(table("purple red", **where))["journeys"] == [-1, 1, 2, 2, 2, 4, 4, 4]
    poor = told(table("purple red", supply={"purple": 2}, **where))
    assert poor["journeys"] == [-1, 1, 2, 2, 2, -1, -1, -1]


@pytest.mark.rule("6.6.2")
def test_warbands_of_the_empire_are_purple(table):
    players = told(table("purple red blue", citizens="red"))["players"]
    assert [player["force"] for player in players] == ["purple", "purple", "blue"]


def threats(t, lang: str = "en") -> list[str]:
    """Who is about to win, in words."""
    texts = Texts(lang, "oath", strict=True)
    facts = told(t)
    words = []
    for one in facts["threats"]:
        colour = facts["players"][one["seat"]]["colour"]
        args = {"who": "other", "player": texts.text(f"colour-{colour}"), **one}
        args["card"] = texts.card_name(one["card"]) if one["card"] else ""
        words.append(texts.text(f"oath-threat-{one['way']}", **args))
    return words


@pytest.mark.rule("3.1", "4.1.3")
def test_an_exile_with_the_title_is_told_before_it_wins(table):
    held = {"oath": "people", "banners": {"red": "peoples_favor"}, "keeper": "red"}
    soon = table("purple red", **held, usurper=False)
    assert threats(soon) == [
        "Red becomes Usurper at their next Wake if Red still holds the People's Favor,"
        " and can win one turn later."
    ]
    now = table("purple red", **held, usurper=True)
    assert threats(now) == ["Red wins at their next Wake if Red still holds the People's Favor."]
    assert threats(now, "de") == [
        "Rot gewinnt beim nächsten Erwachen, wenn Rot dann noch die Volksgunst hat."
    ]
    quiet = table("purple red", oath="people", banners={"purple": "peoples_favor"})
    assert threats(quiet) == []


@pytest.mark.rule("3.2")
def test_a_revealed_vision_threatens_once_its_goal_is_met(table):
    seen = {"visions": {"red": "vision_faith"}, "banners": {"red": "darkest_secret"}}
    ready = table("purple red", **seen, visions_drawn=3)
    assert threats(ready) == [
        "Vision of Faith: Red wins at their next Wake if Red still holds the Darkest Secret."
    ]
    early = table("purple red", **seen, visions_drawn=2)
    assert threats(early) == [
        "Vision of Faith: Red can win as soon as one more Vision has been drawn."
    ]
    unmet = table("purple red", visions={"red": "vision_faith"}, visions_drawn=3)
    assert threats(unmet) == []


@pytest.mark.rule("3.3", "3.3.1", "3.4")
def test_the_end_of_the_game_is_foretold_with_who_would_win(table):
    assert threats(table("purple red", round=4)) == []
    assert threats(table("purple red", round=6)) == [
        "After this round the Chancellor rolls a die: on 5 or more the game ends, and Purple wins"
        " if the Empire still has the title."
    ]
    heir = {"citizens": "red", "relics": {"red": "cup_of_plenty book_of_records"}}
    assert threats(table("purple red", round=8, **heir)) == [
        "This is the last round. As things stand, Red wins when it ends."
    ]
