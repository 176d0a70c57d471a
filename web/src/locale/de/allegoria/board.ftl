# Throne of Allegoria im Browser: das Spielbrett.

allegoria-web-figures = Figuren nach Regionen
allegoria-short-bid-0 = 0
allegoria-short-bid-1 = 1
allegoria-short-bid-2 = 2
allegoria-short-bid-star = { "*" }

## Namen, wo wenig Platz ist

allegoria-you-short = Du
allegoria-house-roselie = Roselie
allegoria-house-culver-lux = Culver-Lux
allegoria-house-antares = Antares
allegoria-house-umbral = Umbral
allegoria-area-1 = Aufgaben
allegoria-area-2 = Arbeiter
allegoria-area-3 = Soldat
allegoria-area-4 = Spion
allegoria-area-5 = Händler
allegoria-area-6 = Bankier
allegoria-area-7 = Gelehrter
allegoria-zone-bids-1 = Gebot in Bereich I
allegoria-zone-bids-2 = Gebot in Bereich II
allegoria-zone-bids-3 = Gebot in Bereich III
allegoria-zone-bids-4 = Gebot in Bereich IV
allegoria-zone-bids-5 = Gebot in Bereich V
allegoria-zone-bids-6 = Gebot in Bereich VI
allegoria-zone-bids-7 = Gebot in Bereich VII

## Die Bereiche

allegoria-web-areas = Aktionsbereiche
allegoria-gives-tasks = { $count ->
    [one] 1 ziehen
   *[other] { $count } ziehen
}
allegoria-gives-group = eine Gruppe
allegoria-gives-blind = blind ziehen
allegoria-gives-split = { $station ->
    [one] 1 Aktionspunkt
   *[other] { $station } Aktionspunkte
}
allegoria-gives-either = { $station } Stat. / { $commission } Auftr.
allegoria-gives-station = { $station } Stat.
allegoria-web-gives = Die Ränge bringen: { $gifts }
allegoria-web-stack = { $who }: { $tokens }{ $rank ->
    [0] {""}
   *[other] {" "}= { $bid }, Rang { $rank }
}
allegoria-web-tokens = Deine Gebotsmarker
allegoria-web-token = { $token }{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count })
}{ $wanted ->
    [yes] {" "}→ { $area }
   *[no] {""}
}
allegoria-web-bid-help = Wähle einen Marker und dann einen Bereich, oder umgekehrt.
allegoria-web-bid-keys = Mit der Tastatur: erst der Wert, dann 1 bis 7.
allegoria-web-bid-where = Wohin mit „{ $token }“?
allegoria-web-bid-what = Welchen Marker legst du in Bereich { $area }?

## Landkarte und Leisten

allegoria-web-map = Landkarte
allegoria-web-here = { $house }: { $count } { $kind }
allegoria-web-nobody = niemand
allegoria-web-stands = { $house }: Almosenfeld { $alms }, Diplomatie ×{ $diplomacy }
allegoria-web-tile = Almosenfeld { $space }: Bonus { $tile }

## Heimattableaus

allegoria-web-board = { $house } ({ $player })
allegoria-web-fold = { $house } auf- oder zuklappen
allegoria-web-track = { $track } { $value } ({ $influence ->
    [one] { $influence } Punkt
   *[other] { $influence } Punkte
}, Gruppen bis { $group })
allegoria-web-start = Startspieler
allegoria-web-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
allegoria-web-influence = Einflusspunkte
allegoria-web-diplomacy = Diplomatie
allegoria-web-anarchy = Anarchiemarker
allegoria-web-supply = Figuren im Vorrat
allegoria-web-hand = Arbeiterkarten auf der Hand
allegoria-web-tasks = Verdeckte Aufgaben
allegoria-web-no-guild = Keine Gilde
allegoria-web-my-tasks = Deine Aufgaben

## Die Woche

allegoria-web-week = Die Woche
allegoria-web-weeks = Woche { $week } von 6
allegoria-web-after = Nach ihrem Tod
allegoria-web-rate = { $pays } { $track } für { $gets } { $other } oder Einflusspunkte
allegoria-web-row = Offene Arbeiterkarten
allegoria-web-offer = Zum Verkauf
allegoria-web-decks = { $workers ->
    [one] 1 Arbeiterkarte
   *[other] { $workers } Arbeiterkarten
}, { $tasks ->
    [one] 1 Aufgabe
   *[other] { $tasks } Aufgaben
} im Stapel
allegoria-web-boards = Heimattableaus
allegoria-web-during-task = Während des Spiels
allegoria-web-end-task = Am Spielende
