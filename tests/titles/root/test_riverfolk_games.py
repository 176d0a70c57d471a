"""Random games with the Cult and the Riverfolk: they end, lose nothing, copy and imagine truly."""

import pytest

from tafelrunde.kernel.bots import Direct, RandomBot
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import check_cards, check_end, seen
from tafelrunde.texts import Texts
from tafelrunde.titles.root.options import choose
from tafelrunde.titles.root.setup import deal

MIXES = [
    "cult riverfolk",
    "marquise eyrie cult",
    "riverfolk marquise alliance",
    "alliance cult riverfolk",
    "marquise riverfolk eyrie cult",
    "cult vagabond marquise riverfolk",
    "marquise eyrie vagabond riverfolk cult",
    "alliance marquise eyrie vagabond cult riverfolk",
    "riverfolk cult vagabond_2 eyrie vagabond marquise",
]


@pytest.mark.parametrize("map", ["autumn", "winter"])
@pytest.mark.parametrize("mix", MIXES)
def test_random_games_end_lose_nothing_copy_and_imagine_truly(mix, map):
    factions = mix.split()
    options = {"factions": factions, "any_mix": True, "map": map}
    g = deal(choose(len(factions), options), f"{mix} {map}")
    census = g.census()
    g.driver = Direct(g, [RandomBot(Rng(f"{mix} {map} {seat}")) for seat in range(g.seats)])
    rng = Rng("imagine")
    steps = 0
    while not g.over and steps < 20_000:
        if steps % 100 == 0:
            before = seen(g)
            twin = g.copy()
            assert seen(twin) == before
            for seat in range(g.seats):
                imagined = g.imagine(seat, rng)
                assert fingerprint(imagined.view(seat)) == fingerprint(g.view(seat))
                assert imagined.census() == census
            assert seen(g) == before
        g.play()
        if steps % 100 == 0:
            assert seen(twin) == before  # the copy stays behind
        steps += 1
        check_cards(g, census)
    check_end(g)


@pytest.mark.parametrize("mix", [MIXES[-1], "marquise eyrie alliance vagabond"])
def test_everything_that_happens_cites_a_rule_that_can_be_read(mix):
    factions = mix.split()
    g = deal(choose(len(factions), {"factions": factions}), f"cited {mix}")
    g.loud = True
    g.driver = Direct(g, [RandomBot(Rng(f"cited {seat}")) for seat in range(g.seats)])
    while not g.over:
        g.play()
    cited = {(event.id, event.args.get("rule")) for event in g.events if event.id != "decides"}
    assert len(cited) > 40
    texts = Texts("de", "root", strict=True)
    for id, rule in cited:
        assert isinstance(rule, str), id
        assert texts.rule(rule).text
