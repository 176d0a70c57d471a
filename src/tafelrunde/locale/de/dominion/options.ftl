# Dominion: die Optionen einer Partie.

dominion-option-kingdom = Königreich
    .help = Eine empfohlene Liste von zehn Karten. Ein Jahr hinter einem Schrägstrich, wie in first-game/2008, nimmt Liste und Wortlaut dieser Auflage.
dominion-option-cards = Karten des Königreichs
    .help = Zehn Königreichkarten beliebiger Auflagen; verlangt eine davon einen Bannstapel, ist er die elfte.
dominion-option-draw = Zufälliges Königreich
    .help = Zehn zufällig gezogene Karten.
dominion-option-draw-sets = Sets
    .help = Die Sets, aus denen die Karten kommen; ohne Angabe alle.
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
dominion-option-draw-max-attacks = Angriffe, höchstens
    .help = Mehr Angriffe werden nicht gezogen.
dominion-option-editions = Ausgaben
    .help = Welche Auflage eines Sets gilt: Davon hängt ab, welche Karten es gibt und wie sie lauten. Ohne Angabe die neueste.

need-village = mehr Aktionen
need-draw = Kartenziehen
need-buy = mehr Käufe
need-trash = Entsorgen
need-attack = Angriffe
need-reaction = Reaktionen

edition-first = erste Ausgabe
edition-second = zweite Ausgabe
edition-latest = neueste Ausgabe

dominion-option-code = Code eines Königreichs
    .help = Ein Königreich, das dir jemand geschickt hat: ein Wort, das mit D1- beginnt.
dominion-option-landscapes = Ereignisse, Landmarken und Projekte
    .help = Diese liegen neben dem Vorrat.
dominion-option-colonies = Platin und Kolonie
    .help = Nach der Anleitung: ja, wenn alle Karten aus Blütezeit sind, sonst entscheidet eine Platzhalterkarte.
dominion-option-shelters = Unterschlupfkarten statt Anwesen
    .help = Nach der Anleitung: ja, wenn alle Karten aus Dark Ages sind, sonst entscheidet eine Platzhalterkarte.
dominion-option-black-market = Schwarzmarktstapel
    .help = Mindestens 15 Königreichkarten, die nicht im Vorrat sind; ohne Angabe wird gezogen.
dominion-option-druid-boons = Gaben der Druidin
    .help = Die drei Gaben, die für die Druidin ausliegen; ohne Angabe wird gezogen.
dominion-option-obelisk = Stapel des Obelisken
    .help = Der Stapel, dessen Karten der Obelisk zählt; ohne Angabe wird gezogen.
dominion-option-draw-events = Ereignisse
    .help = Genau so viele Ereignisse. Ohne Angaben zu Querkarten werden bis zu zwei mitgezogen.
dominion-option-draw-landmarks = Landmarken
    .help = Genau so viele Landmarken.
dominion-option-draw-projects = Projekte
    .help = Genau so viele Projekte.
dominion-option-draw-at-least = Sets, die vorkommen müssen
    .help = Mindestens eine Karte aus jedem dieser Sets; zweimal genannt bedeutet zwei Karten und so weiter.

whether-auto = nach der Anleitung
whether-with = dabei
whether-without = nicht dabei
