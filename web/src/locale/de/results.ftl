# Nach der Partie: wie sie verlief, und Links zur Wiederholung.

story = Wie die Partie verlief
result-more = Ganzes Ergebnis zeigen
result-less = Tisch zeigen
story-none = keine
story-has = ja
story-total = Summe
story-curve = { $unit } im Verlauf der Partie
story-curve-label = { $unit } im Verlauf der Partie als Kurve; dieselben Zahlen stehen in der Tabelle darunter.
story-curve-small = { $unit } im Verlauf der Partie als Kurve; dieselben Zahlen stehen als Tabelle unter „{ story }“.
story-as-table = Die Kurve als Tabelle
story-step = Schritt { $step }
story-start = Beginn
story-end = Ende
story-moments = Wichtige Augenblicke
story-lead = { $who ->
    [you] Du übernimmst die Führung ({ $unit }: { $points }).
   *[other] { $player } übernimmt die Führung ({ $unit }: { $points }).
}
story-leap = { $who ->
    [you] Dein größter Sprung der Partie: +{ $points } ({ $unit }).
   *[other] Der größte Sprung der Partie, von { $player }: +{ $points } ({ $unit }).
}
story-decks = Decks
story-deck-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
story-figures = Statistik
story-turns = Züge
story-answers = Entscheidungen
story-scores = { $unit } bei diesem Schritt
story-show = Kurve
log-jump = Dorthin gehen
share = Diese Partie teilen
share-short = Teilen
share-what = Wer den Link hat, kann diese Partie Schritt für Schritt ansehen, mit allen Karten offen und den Namen der Spielenden, auch ohne Konto.
share-what-sealed = Wer den Link hat, kann diese Partie Schritt für Schritt so ansehen, wie es Zuschauende gesehen haben, auch ohne Konto. Karten bleiben verdeckt, solange in diesem Reich gespielt wird.
share-make = Link erstellen
share-link = Link zu dieser Wiederholung
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-withdraw = Link zurückziehen
share-gone = Dieser Link wurde zurückgezogen, oder es gab ihn nie.
share-withdraw-why = Du kannst den Link jederzeit zurückziehen; dann führt er nirgendwohin.
