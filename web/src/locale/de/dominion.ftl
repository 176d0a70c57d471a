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
dominion-coins = Münzen
dominion-potions = Tränke
dominion-pay-all = alle
dominion-decides = entscheidet
dominion-phase-start = Beginn des Zugs
dominion-phase-action = Aktionsphase
dominion-phase-treasure = Kaufphase: Geldkarten
dominion-phase-buy = Kaufphase
dominion-phase-night = Nacht
dominion-phase-cleanup = Aufräumphase
dominion-hand = Deine Hand
dominion-hand-of = Hand von { $player }
dominion-hand-empty = Deine Hand ist leer.
dominion-hand-none = Keine Karten auf der Hand.
dominion-in-hand = auf der Hand
dominion-deck = im Nachziehstapel
dominion-deck-there = im Nachziehstapel
dominion-discard = Ablage
dominion-latest = Letzter Zug
dominion-since-start = Seit Spielbeginn
dominion-all-known = Was von { $player } bekannt ist
dominion-still-in-play = Noch im Spiel
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
dominion-own-count = Ein Königreich hat zehn Karten; du hast { $count } gewählt.
dominion-way-code = Code
dominion-code-paste = Code eines Königreichs einfügen
dominion-pick = Name, Set oder Art eintippen
dominion-pick-remove = { $card } entfernen
dominion-pick-more = und { $count } weitere
dominion-all-sets = Alle Sets
dominion-more-wishes = Weitere Wünsche
dominion-besides = Was dazukommt
dominion-needs = Außerdem nötig
