# Throne of Allegoria: die Optionen einer Partie.

allegoria-option-houses = Haus jedes Platzes
    .help = Jeder führt ein eigenes Haus; sonst werden die Häuser der Reihe nach vergeben.
allegoria-option-start = Startspieler
    .help = Wer die erste Woche beginnt.
allegoria-option-track = Aufteilung der Heimatleisten
    .help = Die Heimatleisten sind in Abschnitte von zwei oder von drei Feldern geteilt; dazwischen liegen Schwellen.
allegoria-option-track-sections-of-2 = Abschnitte von zwei (empfohlen)
allegoria-option-track-sections-of-3 = Abschnitte von drei
allegoria-option-lowest = Zeile des niedrigsten Bieters
    .help = Welche Zeile der Aktionspunkte-Tabelle für den niedrigsten von mehreren Bietern gilt.
allegoria-option-lowest-last-row = Die letzte Zeile (empfohlen)
allegoria-option-lowest-own-row = Die Zeile des eigenen Rangs, nur deren Stationspunkte
allegoria-option-opponent-gains = Was ein Mitspieler bei Kommerz gewinnt
    .help = Nach der Regel steigt die Leiste des Gegners, von der bezahlt wurde; im gedruckten Beispiel steigt der Handel.
allegoria-option-opponent-gains-paid = Die Leiste, von der bezahlt wurde (Regel)
allegoria-option-opponent-gains-trade = Immer der Handel (Beispiel)
allegoria-option-action-points = Tabelle der Aktionspunkte
    .help = Zu einer Spielerzahl eine Zeile mit Stations- und Auftragspunkten je Rang.
allegoria-option-task-draws = In Bereich I gezogene Aufgaben
    .help = Zu einer Spielerzahl, wie viele Aufgaben jeder Rang zieht.
allegoria-option-cards = Eigene Kartentabellen
    .help = Eine TOML- oder JSON-Datei mit den Tabellen, die unsere ersetzen (docs/allegoria-cards.md).
