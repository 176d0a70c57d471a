# Das Dominion-Brett und seine Optionen.

dominion-supply = Vorrat
dominion-centre = Spielbereich, Tableaus und Müll
dominion-my-area = Du hast im Spiel
dominion-area-of = { $player } hat im Spiel
dominion-nothing-played = noch nichts
dominion-trash-count = Müll ({ $count })
dominion-trash-empty = Noch wurde nichts entsorgt.
dominion-actions = Aktionen
dominion-buys = Käufe
dominion-coins = Geld
dominion-phase-start = Beginn des Zugs
dominion-phase-action = Aktionsphase
dominion-phase-treasure = Kaufphase: Geldkarten
dominion-phase-buy = Kaufphase
dominion-phase-cleanup = Aufräumphase
dominion-hand = Deine Hand
dominion-hand-of = Hand von { $player }
dominion-hand-empty = Deine Hand ist leer.
dominion-in-hand = auf der Hand
dominion-deck = im Nachziehstapel
dominion-discard = Ablage
dominion-latest = Letzter Zug
dominion-still-in-play = Noch im Spiel
dominion-embargoes = { $count ->
    [one] Embargo
   *[other] Embargo ×{ $count }
}
dominion-hint-play-action = Jetzt spielst du eine Aktion; { $card } ist: { $types }.
dominion-hint-play-treasure = Jetzt spielst du Geldkarten; { $card } ist: { $types }.
dominion-hint-buy-later = { $phase ->
    [play-action] Erst kommen deine Aktionen. Gekauft wird danach.
   *[other] Erst spielst du Geldkarten aus, dann kaufst du.
}
dominion-hint-bought = Du kaufst gerade; Geldkarten werden vor dem ersten Kauf ausgespielt.
dominion-hint-gain = { $card } kannst du mit { $source } jetzt nicht nehmen.
dominion-sure-actions = Du könntest noch eine Aktion spielen. Ohne sie weiter?
dominion-sure-treasures = Du hast noch Geldkarten auf der Hand. Ohne sie weiter?
dominion-sure-buy = Du könntest noch etwas kaufen. Zug beenden?
dominion-sure-curse = Ein Fluch kostet dich einen Punkt. Trotzdem kaufen?
dominion-sure-trash = Das ist eine wertvolle Karte. Entsorgen?

## Optionen

dominion-preview = Das Königreich
dominion-way-recommended = Empfohlen
dominion-way-random = Zufällig
dominion-way-own = Eigene Wahl
dominion-no-set = Wähle mindestens ein Set.
dominion-draw-again = Neu ziehen
dominion-reroll = { $card } durch eine andere Karte ersetzen
dominion-own-search = Wähle zehn Karten ({ $count } gewählt)
dominion-own-count = Ein Königreich hat zehn Karten; du hast { $count } gewählt.
