# Tafelrunde: Trennkarten und Spielhilfen zum Ausdrucken.

print-pdf-title = Trennkarten für { $title }
print-sheet-front = Vorderseite
print-sheet-back = Rückseite
print-sheet-long = 100 % drucken, beidseitig, lange Kante
print-sheet-short = 100 % drucken, beidseitig, kurze Kante
print-sheet-split = 100 % drucken, Vorder- und Rückseiten in zwei Dateien
print-sheet-none = 100 % drucken, einseitig
print-calibration-0 = Vorderseite: Halte das Blatt gegen das Licht und lies hinten ab, wo die Kreuze liegen (Millimeter).
print-calibration-1 = Rückseite: So weit, wie die Kreuze daneben liegen, verschiebt --shift-back X,Y.

## Befehle

help-print = Trennkarten und Spielhilfen als PDF zum Ausdrucken.
    .more = „print dividers dominion set:seaside -o see.pdf“ druckt ein Set, „print aid oath -o hilfe.pdf“ eine Spielhilfe, „print check see.pdf“ misst nach.
help-dividers = Trennkarten für ein Spiel.
    .more = Auswahl: all, set:seaside, set:seaside@2014, section:11, kingdom:high-seas, card:moat, list:DATEI; mit einem Minus davor wird etwas ausgelassen.
help-list = Zeigen, welche Trennkarten gedruckt würden.
help-aid = Eine Spielhilfe mit allen Regeln eines Spiels.
help-check = Ein gedrucktes PDF zurücklesen und nachmessen.
help-option-out = Die Datei, die geschrieben wird.
help-option-cut = Schnittlinien für Schneidemaschinen als SVG, eine Datei je Blatt.
help-option-edition = Nur diese Ausgabe; „all“ druckt für jede Ausgabe eine Karte.
help-option-kinds = Was gedruckt wird: card, group, rules, kingdoms, set, basic, placeholder, trash, blank:N, names:N.
help-option-group = Ereignisse, Preise und Ähnliches einzeln, nach Art oder je Set zusammen.
help-option-like = „book“ druckt die 29 Abschnitte mit allen 734 Einträgen.
help-option-size = Größe ohne Reiter: euro 91x59, sleeved 94x62, us 89x64, book 91x82 oder BxH in Millimetern.
help-option-stand = Ob die Karten quer oder hoch stehen.
help-option-tabs = Reiter: left, centre, right, alternate, full oder eine Anzahl von Stellen.
help-option-serpentine = Die Reiter laufen hin und wieder zurück.
help-option-nest = Jede zweite Reihe steht auf dem Kopf, damit die Reiter ineinandergreifen.
help-option-paper = a4, letter, a3, BxH, single (eine je Seite, mit Beschnitt) oder labels:NAME.
help-option-marks = Schnittmarken, Schnittlinien, beides oder keines.
help-option-duplex = Beidseitig über die lange oder kurze Kante, in zwei Dateien oder einseitig.
help-option-shift-back = Die Rückseiten um so viele Millimeter verschieben.
help-option-calibration = Eine Seite voran, an der man abliest, wie weit die Rückseiten verschoben sind.
help-option-stack = So anordnen, dass gestapelte Blätter nach dem Schneiden in der richtigen Reihenfolge liegen.
help-option-ink = Volle Farbe, sparsam oder nur Schwarz.
help-option-fallback = Fehlende Texte aus dieser Sprache nehmen und kennzeichnen.
help-option-own-file = Eigene Karten aus einer TOML- oder CSV-Datei.
help-option-langs = de, en, de+en (nebeneinander) oder de/en (vorn und hinten).
help-option-form = Format der Spielhilfe.
help-option-pages = Auf höchstens so vielen Seiten.
help-option-level = Kurz (nur die wichtigsten Regeln) oder vollständig.
print-progress = Setzen
print-done = { $dividers } { $dividers ->
    [one] Trennkarte
   *[other] Trennkarten
} auf { $sheets } { $sheets ->
    [one] Blatt
   *[other] Blättern
}: { $file }
print-head-kind = Art
print-head-name = Name
print-head-id = Kennung
print-listed = { $count ->
    [one] 1 Trennkarte
   *[other] { $count } Trennkarten
}

## Spielhilfen

print-aid-title = Spielhilfe zu { $title }
print-aid-note = Spielhilfe von Tafelrunde, in eigenen Worten; inoffiziell. Die Nummern sind die der Regeln.
print-aid-done = Spielhilfe auf { $pages } { $pages ->
    [one] Seite
   *[other] Seiten
} in { $size } pt: { $file }

## Nachmessen

print-checked = { $pages } { $pages ->
    [one] Seite
   *[other] Seiten
}, { $texts } Texte gesucht; kleinste Schrift { $size } pt, nächster Schnitt { $closest } mm.
print-check-good = Alles ist da und liegt richtig.
print-check-bad = So sollte es nicht gedruckt werden.
print-problem = Seite { $page }: { $kind }: { $detail }
print-problem-pages = falsche Seitenzahl
print-problem-size = falsche Seitengröße
print-problem-outside = Text außerhalb
print-problem-small = zu kleine Schrift
print-problem-near = zu nah am Rand
print-problem-overlap = Texte übereinander
print-problem-missing = fehlt
