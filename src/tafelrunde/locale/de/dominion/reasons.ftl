# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/dominion/reasons.py.

dominion-why-buy-later = Erst kommen deine Aktionen. Gekauft wird danach.
dominion-why-treasures-first = Erst spielst du Geldkarten aus, dann kaufst du.
dominion-why-bought-before = Es ist Nacht: In diesem Zug kannst du nichts mehr kaufen.
dominion-why-gain = { $card } kannst du mit { $source } jetzt nicht nehmen.
dominion-why-empty = { $card } ist nicht mehr da.
dominion-why-covered = { $card } liegt nicht oben auf dem Stapel; zu haben ist dort nur { $top }.
dominion-why-beside = { $card } liegt neben dem Vorrat und ist nicht zu kaufen.
dominion-why-landmark = { $card } gilt für alle und wird nie gekauft.
dominion-why-owned = { $card } hast du schon gekauft; das geht nur einmal.
dominion-why-cubes = Du hast schon { $count } Projekte und keinen Holzstein für ein weiteres.
dominion-why-once-a-turn = { $card } hast du in diesem Zug schon gekauft.
dominion-why-debt = Solange du Schulden hast, kannst du nichts kaufen: { $count }. Zahle sie erst ab.
dominion-why-no-buys = Du hast keinen Kauf mehr.
dominion-why-forbidden = { $source } erlaubt dir jetzt nicht, { $card } zu kaufen.
dominion-why-too-dear = { $card } kostet { dominion-amount }, und du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $potions ->
    [0] .
    [one] { " " }und 1 Trank.
   *[other] { " " }und { $potions } Tränke.
}
dominion-why-not-action = Jetzt spielst du eine Aktion; { $card } ist: { $types }.
dominion-why-not-treasure = Jetzt spielst du Geldkarten; { $card } ist: { $types }.
dominion-why-not-night = Jetzt spielst du Nachtkarten; { $card } ist: { $types }.
dominion-why-no-actions = Du hast keine Aktion mehr, um { $card } zu spielen.
dominion-why-treasure-late = Du kaufst gerade; Geldkarten werden vor dem ersten Kauf ausgespielt.
dominion-why-buying = Du kaufst gerade; { $card } wird dafür nicht ausgespielt.
