# Root: die Optionen einer Partie.

root-option-map = Spielbrett
    .help = Im Herbst hat jede Lichtung ihre gedruckte Klasse; im Winter werden die Klassen zufällig verteilt.
root-option-factions = Parteien
    .help = Die Partei jedes Spielers. Zusammen müssen sie weit genug über das Spielbrett reichen, damit die Partie spannend wird.
root-option-any-mix = Jede Mischung von Parteien zulassen
    .help = Auch Parteien, die zusammen zu wenig Reichweite haben.
root-option-cards-print = Auflage der Karten
    .help = Einige Karten sind in späteren Auflagen anders formuliert.
root-option-cards-print-early = Frühe Auflage
root-option-cards-print-later = Spätere Auflage
root-option-first = Wer beginnt
    .help = Der Spieler, der den ersten Zug hat.
