# Die Arena: ihre Optionen, ihr Ergebnis, ihr Bericht.

help-option-arena-seats = Die Bots, die teilnehmen, mit ihrem Budget: search:200, search:0.5s. Alle sitzen an einem Tisch, wenn --players nichts anderes sagt.
help-option-arena-players = Wie viele an einem Tisch sitzen; gibt es mehr Bots, trifft jede Gruppe aufeinander (jeder gegen jeden).
help-option-arena-setups = Wie viele Aufbauten (Königreiche, Karten, Welten) der Startwert zieht; each: immer ein anderer, sobald alle überall gesessen haben.
help-option-arena-ray = Auf einem Ray-Cluster spielen; local startet einen auf diesem Rechner.
help-option-arena-out = Eine Datei, die für jede Partie eine Zeile JSON bekommt. Eine abgebrochene Arena geht mit demselben Befehl weiter.
help-option-arena-report = Eine Seite mit Diagrammen schreiben.
help-option-arena-keep = Wessen Mitschnitte bleiben: von allen Partien, von denen, die der erste Bot verlor, oder von den ersten N.
help-option-arena-records = Wohin diese kommen (arena-records).
head-elo = Elo
head-played = Partien
head-time = Je Antwort
arena-rounds = { $rounds } Runden im Mittel

report-title = Arena: { $game }
report-bots = Bots
report-players = Spieler am Tisch
report-games = Partien
report-setups = Aufbauten
report-each = immer ein anderer, sobald alle überall gesessen haben
report-seed = Startwert
report-options = Optionen
report-errors = Fehlgeschlagene Partien
report-ratings = Spielstärke
report-about-ratings = Elo, im Mittel 1500, aus allen Partien (nach Bradley und Terry). Die Balken sind 95-%-Intervalle gegenüber den anderen Bots.
report-pairs = Wer gegen wen gewinnt
report-about-pairs = Wie oft der Bot der Zeile gegen den Bot der Spalte gewinnt.
report-order = Zugreihenfolge
report-about-order = Wie oft von jedem Platz aus gewonnen wurde, alle Bots zusammen. Die gestrichelte Linie wäre gerecht.
report-by-seat = Siege jedes Bots nach Sitz
report-place = Platz { $n }
report-seat = Sitz { $n }
report-scores = Punkte
report-about-scores = Wie oft jeder Bot mit wie vielen Punkten endete.
report-average = im Mittel { $n }
report-lengths = Länge
report-about-lengths = Runden bis zum Ende.
report-ends = Wie Partien endeten, und wer dann gewann
report-end = Ende
report-about-aspect = Wie oft das mit einem Sieg einherging, alle Bots zusammen. Die gestrichelte Linie wäre gerecht.
report-about-several = Wie oft gewann, wer das hatte, alle Bots zusammen; Seltenes fehlt. Die gestrichelte Linie wäre gerecht.
report-about-whole = In wie vielen Partien das so war. Die Tabelle sagt, wie oft jeder Bot dann gewann.
report-by-bot = Nach Bots
report-more = { $n } weitere
report-of-games = { $count ->
    [one] 1 Partie
   *[other] { $n } Partien
}
