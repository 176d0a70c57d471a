# Dominion: die Optionen einer Partie.

dominion-option-kingdom = Königreich
    .help = Eine empfohlene Liste von zehn Karten. Ein Jahr hinter einem Schrägstrich, wie in first-game/2008, nimmt Liste und Wortlaut dieser Auflage.
dominion-option-cards = Karten des Königreichs
    .help = Zehn Königreichkarten beliebiger Auflagen; verlangt eine davon einen Bannstapel, so ist ihn eine elfte.
dominion-option-draw = Zufälliges Königreich
    .help = Zehn zufällig gezogene Karten.
dominion-option-draw-sets = Sets
    .help = Die Sets, aus denen die Karten kommen; alle, wenn nichts gesagt wird.
dominion-option-draw-seed = Startwert
    .help = Derselbe Startwert zieht dieselben Karten.
dominion-option-draw-include = Verlangte Karten
    .help = Diese Karten sind im Königreich.
dominion-option-draw-exclude = Ausgeschlossene Karten
    .help = Diese Karten sind nicht im Königreich.
dominion-option-draw-need = Es soll eine Karte geben für
    .help = Mindestens eine Karte jeder Art.
dominion-option-draw-costs = Kosten
    .help = Mindestens eine Karte zu jedem dieser Preise.
dominion-option-draw-max-attacks = Angriffe höchstens
    .help = Mehr Angriffe werden nicht gezogen.
dominion-option-editions = Ausgaben
    .help = Welche Auflage eines Sets gilt: Davon hängt ab, welche Karten es gibt und wie sie lauten. Die neueste, wenn nichts gesagt wird.

need-village = mehr Aktionen
need-draw = Kartenziehen
need-buy = mehr Käufe
need-trash = Entsorgen
need-attack = Angriffe
need-reaction = Reaktionen

edition-first = erste Ausgabe
edition-second = zweite Ausgabe
edition-latest = neueste Ausgabe
