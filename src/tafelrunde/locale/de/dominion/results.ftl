## Was nach dem Spiel erzählt wird

curve-points = Siegpunkte
    .sources = Siegpunkte nach Herkunft
source-tokens = Siegpunktmarker
stat-plays = Ausgespielte Karten
stat-buys = Käufe
stat-gains = Genommene Karten
stat-trashes = Entsorgte Karten
stat-shuffles = Gemischt
event-way-provinces = { dominion-end-provinces }
event-way-colonies = { dominion-end-colonies }
event-way-piles = { dominion-end-piles }
event-way-stuck = { dominion-end-stuck }
event-way-debt = { dominion-end-debt }
event-way-fewer-turns = { $who ->
    [you] Gleich viele Punkte: Du gewinnst, weil du weniger Züge hattest.
   *[other] Gleich viele Punkte: { $player } gewinnt mit weniger Zügen.
}
event-way-shared = Gleich viele Punkte nach gleich vielen Zügen: Der Sieg wird geteilt.
