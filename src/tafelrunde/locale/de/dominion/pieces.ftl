# Dominion: Marker, Tableaus, kleine Stapel und was sonst auf dem Tisch liegt.

## Preise, und warum etwas nicht gekauft werden kann

dominion-amount = { $cost }{ $potion ->
    [0] { "" }
   *[other] { " " }+ Trank
}{ $debt ->
    [0] { "" }
   *[other] { " " }+ { $debt } Schulden
}
dominion-short-price = { $cost ->
    [0] { $debt ->
        [0] { $potion ->
            [0] 0
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $cost }
}{ $potion ->
    [0] { "" }
   *[other] T
}{ $debt ->
    [0] { "" }
   *[other] { $cost ->
        [0] { $debt }S
       *[other] +{ $debt }S
    }
}
dominion-price = (Preis { dominion-amount })
dominion-price-scarce = (Preis { dominion-amount }, noch { $left })

## Was vor einem Spieler gezählt wird

counter-coffers = { $count ->
    [one] 1 Taler
   *[other] { $count } Taler
}
counter-villagers = { $count ->
    [one] 1 Dorfbewohner
   *[other] { $count } Dorfbewohner
}
counter-points = { $count ->
    [one] 1 Siegpunktmarker
   *[other] { $count } Siegpunktmarker
}
counter-debt = { $count } Schuldenmarker
counter-pirate = Piratenschiff-Tableau: { $count }
counter-minus-card = –1-Karte-Marker auf dem Nachziehstapel
counter-minus-coin = –1-Geld-Marker
counter-plot = Finsterer Plan: { $count }
counter-trade-route = Handelsrouten-Tableau: { $count }
journey-up = Reise-Marker offen
journey-down = Reise-Marker verdeckt

## Marker auf Stapeln und querliegenden Karten; die eines Spielers werden mit ihm genannt

token-embargo = Embargo{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
token-debt = Schulden: { $count }
token-points = { $count } SP
token-trade-route = Handelsroute
token-obelisk = Obelisk
token-over = vorbei
token-plus-card = +1 Karte
token-plus-action = +1 Aktion
token-plus-buy = +1 Kauf
token-plus-coin = +1 Geld
token-minus-cost = –2 Kosten
token-trashing = Entsorgen
token-bane = Bann
token-of = { $player }: { $token }
dominion-tokens = Marker:
dominion-forbidden-cards = In diesem Zug nicht zu kaufen:
dominion-landscapes = Ereignisse, Landmarken und Projekte
dominion-owners = { $players } hat es
dominion-beside = Neben dem Vorrat
dominion-under = Darunter: { $cards }
dominion-has = Hat:

## Orte

dominion-zone-aside-open = Offen zur Seite gelegt:
dominion-zone-inherited = Unter dem Anwesen-Marker:
dominion-zone-tavern = Wirtshaustableau:
dominion-zone-boons-kept = Behaltene Gaben:
dominion-zone-boons-saved = Noch zu empfangende Gaben:
dominion-zone-boons-shown = Aufgedeckte Gabe:
dominion-zone-boons-laid-out = Gaben der Druidin:
dominion-zone-boons-discard = Abgelegte Gaben:
dominion-zone-hexes-shown = Aufgedeckte Plage:
dominion-zone-hexes-laid-out = Ausgelegte Plagen:
dominion-zone-hexes-discard = Abgelegte Plagen:
dominion-zone-black-market-shown = Vom Schwarzmarkt:
dominion-zone-black-market-laid-out = Schwarzmarkt:
dominion-zone-black-market-discard = Zurück auf den Schwarzmarkt:
deck-boons = Gaben
deck-hexes = Plagen
deck-black-market = Schwarzmarktstapel
dominion-deck-left = { $deck }: { $count }
dominion-face-down = Im Müll umgedreht:
dominion-controlled = { $player } entscheidet in diesem Zug.
dominion-night-counters = Nacht
dominion-potion-counter = Tränke { $count }

## Was ein Königreich außer seinen Stapeln braucht

needs-piles = Weitere Stapel im Vorrat
needs-beside = Stapel neben dem Vorrat
needs-start = In den Startdecks
needs-decks = Stapel
needs-states = Zustände und Artefakte
needs-mats = Tableaus
needs-tokens = Marker
mat-tavern = Wirtshaus
mat-island = Insel
mat-native-village = Eingeborenendorf
mat-pirate = Piratenschiff
mat-trade-route = Handelsroute
needed-coffers = Taler
needed-villagers = Dorfbewohner
needed-points = Siegpunktmarker
needed-debt = Schulden
needed-cubes = Holzsteine für Projekte
needed-embargo = Embargo
needed-journey = Reise-Marker
needed-minus-card = –1 Karte
needed-minus-coin = –1 Geld
needed-plus-card = +1 Karte
needed-plus-action = +1 Aktion
needed-plus-buy = +1 Kauf
needed-plus-coin = +1 Geld
needed-minus-cost = –2 Kosten
needed-trashing = Entsorgen
needed-inherited = Anwesen-Marker
needed-plot = Marker für den Finsteren Plan
needed-obelisk = Marker des Obelisken
