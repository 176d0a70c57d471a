# Oath: die Optionen einer Partie.

oath-option-world = Welt
    .help = Wo die Partie spielt: ein neues Reich, die feste Einführung für vier oder die Welt einer Chronik.
oath-option-world-new = Ein neues Reich
oath-option-world-introduction = Die erste Partie
oath-option-world-introduction-3-3-1 = Die erste Partie, mit den Reliquien des Skripts 3.3.1
oath-option-oath = Eid des Reichs
    .help = Das Ziel, das jemanden zum Bewahrer macht; ohne Angabe das der Welt.
oath-option-oath-supremacy = Vorherrschaft: die meisten Orte beherrschen
oath-option-oath-people = Volk: die Volksgunst besitzen
oath-option-oath-devotion = Hingabe: das Dunkelste Geheimnis besitzen
oath-option-oath-protection = Geborgenheit: die meisten Reliquien und Banner besitzen
oath-option-colours = Farben der Plätze
    .help = Die Farbe jedes Spielers; der Kanzler ist lila.
oath-option-citizens = Farben, die als Bürger beginnen
    .help = Ohne Angabe die der Welt.
oath-option-chancellor = Platz des Kanzlers
    .help = Wer den Kanzler spielt und den ersten Zug hat.
oath-option-chronicle = Nach der Partie die Chronik schreiben
    .help = Wer gewinnt, verändert die Welt für die nächste Partie: Eid, Landkarte, Karten. Danach können alle lesen, was sich warum geändert hat, und das Reich kann weitergehen.
