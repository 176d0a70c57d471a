# Dominion: Wörter auf dem Tisch.

bot-bigmoney = Großes Geld
bot-first-game = Anfängerbot
bot-engine = Maschinenbot
bot-chapel = Kapellenbot
bot-militia = Milizbot
bot-witch = Hexenbot
bot-planner = Planender Bot
bot-auto = Autobot

dominion-which-kingdom = Welches Königreich? Eingabetaste für Erstes Spiel, ? für die Liste oder „zufall“:{" "}
dominion-random-words = zufall zufällig random z
dominion-no-kingdom = Ein Königreich „{ $name }“ gibt es nicht{ $count ->
    [0] ; ? zeigt alle.
   *[other] . Vielleicht { $close }?
}

dominion-heading = Runde { $round } · { $extra ->
    [1] { $who ->
        [you] dein Extrazug
       *[other] Extrazug von { $player }
    }
   *[other] { $who ->
        [you] dein Zug
       *[other] Zug von { $player }
    }
}
dominion-end-provinces = Die Provinzen sind aufgebraucht.
dominion-end-colonies = Die Kolonien sind aufgebraucht.
dominion-end-piles = Genug Vorratsstapel sind leer.
dominion-end-stuck = 20 Runden lang wurde keine Karte genommen oder entsorgt.
dominion-end-debt = Niemand kann seine Schulden noch abzahlen.
dominion-supply = Vorrat (Kosten, Karte, wie viele noch da sind)
dominion-empty = leer
dominion-bane = Bannstapel:
dominion-trash = Müll:
dominion-you = Du
dominion-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
dominion-deck-count = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
dominion-discard-top = Ablagestapel: { $card }
dominion-counters = Aktionen { $actions } · Käufe { $buys } · Münzen { $coins }
dominion-zone-hand = Hand:
dominion-zone-known = Bekannte Handkarten:
dominion-zone-play = Im Spiel:
dominion-zone-aside = Zur Seite gelegt:
dominion-zone-island = Insel-Tableau:
dominion-zone-native-village = Eingeborenendorf-Tableau:
dominion-zone-revealed = Aufgedeckt:
dominion-zone-looking = Angesehen:
dominion-zone-returning = Statt entsorgt zur Seite gelegt:
dominion-chosen = Bisher gewählt:
dominion-hand-of = Hand von { $player }:
