# Throne of Allegoria im Browser: Optionen und Tableaus.

option-houses = Jeder führt ein eigenes Haus; sonst werden die Häuser der Reihe nach vergeben.
option-track = Die Heimatleisten sind in Abschnitte von zwei oder von drei Feldern geteilt; dazwischen liegen Schwellen.
option-track-sections-of-2 = Abschnitte von zwei (empfohlen)
option-track-sections-of-3 = Abschnitte von drei
option-lowest = Welche Zeile der Aktionspunkte-Tabelle für den niedrigsten von mehreren Bietern gilt.
option-lowest-last-row = Die letzte Zeile (empfohlen)
option-lowest-own-row = Die Zeile des eigenen Rangs, nur deren Stationspunkte
option-opponent-gains = Nach der Regel steigt die Leiste des Gegners, von der bezahlt wurde; im gedruckten Beispiel steigt der Handel.
option-opponent-gains-paid = Die Leiste, von der bezahlt wurde (Regel)
option-opponent-gains-trade = Immer der Handel (Beispiel)
allegoria-web-figures = Figuren nach Regionen
allegoria-short-bid-0 = 0
allegoria-short-bid-1 = 1
allegoria-short-bid-2 = 2
allegoria-short-bid-star = { "*" }
