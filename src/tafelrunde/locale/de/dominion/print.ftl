# Dominion: Wörter auf gedruckten Trennkarten.

## Sets und Ausgaben

print-set-menagerie = Menagerie
print-set-own = Eigene Karten
print-line-edition = Edition
print-line-special = Special Edition
print-line-second = Second Edition
print-line-expansion = Erweiterung
print-line-update = Ergänzung
print-line-promo = Promokarte
print-section-basics = Anleitung und Grundausrüstung
print-section-blank = Leere Seite

## Stapel

print-pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
print-pile-victory = 8 Karten zu zweit, sonst 12
print-pile-beside = { $count } Karten neben dem Vorrat
print-pile-each = { $count } je Spieler, ohne Stapel
print-pile-mixed = { $count } verschiedene Karten, gemischt
print-pile-in = im Stapel { $pile }
print-pile-ruins = 10 je Spieler außer dem ersten, gemischt
print-pile-prize = 1 Karte neben dem Vorrat
print-pile-castles = 8 Karten zu zweit, sonst 12, nach Kosten
print-pile-trash = 1 Karte, beginnt im Müll
print-pile-heirloom = 1 je Spieler statt eines Kupfers
print-pile-state = 1 je Spieler, zwei Seiten
print-pile-split = 5 Karten über 5 anderen
print-pile-split-top = die oberen 5 Karten des Stapels
print-pile-split-bottom = die unteren 5 Karten des Stapels
print-pile-province = 8, 12, 12, 15, 18 für 2 bis 6 Spieler
print-pile-copper = 60 Karten, ab fünf Spielern 120
print-pile-silver = 40 Karten, ab fünf Spielern 80
print-pile-gold = 30 Karten, ab fünf Spielern 60
print-pile-curse = 10 je Spieler außer dem ersten

## Gruppen

print-group-all = Neben den Karten
print-group-event = Ereignisse
print-group-landmark = Landmarken
print-group-project = Projekte
print-group-prize = Preise
print-group-shelter = Unterschlüpfe
print-group-boon = Gaben
print-group-hex = Plagen
print-group-state = Zustände
print-group-heirloom = Erbstücke
print-group-artifact = Artefakte
print-group-zombie = Zombies
print-group-knight = Ritter
print-group-castle = Schlösser
print-group-ruins = Ruinen
print-group-count = { $count ->
    [one] 1 Stück
   *[other] { $count } Stück
}

## Weitere Trennkarten

print-title-instruction = Anleitung
print-title-setup = Vorbereitung
print-title-rules = Regeln
print-title-terms = Begriffe
print-title-kingdoms = Empfohlene Sätze
print-title-placeholder = Platzhalter
print-title-trash = Müll
print-title-blank = Leer
print-set-header = { $set }
print-set-cards = Karten
print-set-count = { $count } Karten und Beigaben
print-start-deck = Startkarten { $player }
print-start-cards = 7 { $copper } und 3 { $estate } für einen Spieler. Mit Unterschlüpfen ersetzen diese die drei { $estate }; jedes Erbstück ersetzt ein { $copper }.
print-placeholder-text = Hinter dieser Karte stehen die Platzhalterkarten: je Königreichkarte eine. Mische sie und decke zehn auf, um ein Königreich zu bestimmen.
print-trash-text = Hierher kommen entsorgte Karten. Jeder darf den Müll jederzeit durchsehen.
print-field-name = Name
print-field-text = Text

## Vorrat

print-supply-players = Spieler
print-supply-victory = Andere Punktekarten
print-supply-end = Leere Stapel zum Spielende

## Empfohlene Königreiche

print-with-set = (mit { $sets })
print-extra-bane = Bann
print-extra-prizes = Preise
print-extra-projects = Projekte
print-extra-events = Ereignisse
print-extra-landmarks = Landmarken
print-extra-platinum-colony = Platin und Kolonie
print-extra-nonsupply = daneben
print-extra-states = Zustände
print-extra-shelters = Unterschlüpfe
print-extra-druid-boons = Gaben der Druidin
print-extra-exchange = Reisende
