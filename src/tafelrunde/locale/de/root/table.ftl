# Root: Wörter auf dem Tisch.

bot-heuristic = Waldbot

root-end-points = Jemand hat 30 Siegpunkte erreicht.
root-end-dominance = Jemand hat durch Dominanz gewonnen.

root-which-faction = Welche Partei spielst du? Eingabetaste für die Marquise de Katz, ? für die Liste:{" "}
root-no-faction = Eine Partei „{ $name }“ steht nicht zur Wahl; ? zeigt alle.
root-faction-line = { $name }: { $goal }

root-heading = { $phase ->
    [setup] Aufbau
   *[other] Runde { $round } · { $who ->
        [you] dein Zug
       *[other] Zug von { $player }
    } · { $phase-name }
}

## Sets und Typen des Katalogs

set-deck = Gemeinsamer Stapel
set-quests = Aufgaben
type-bird = Vogel
type-fox = Fuchs
type-rabbit = Hase
type-mouse = Maus
type-ambush = Hinterhalt
type-dominance = Dominanz
type-item = Gegenstand
type-persistent = Anhaltender Effekt
type-favor = Gunst
type-quest = Aufgabe

## Das Spielbrett: Kürzel aus zwei Buchstaben, und was sie bedeuten

mark-sawmill = Sä
mark-workshop = We
mark-recruiter = Re
mark-keep = Fe
mark-wood = Ho
mark-roost = Ne
mark-base = St
mark-sympathy = Sy
mark-garden = Ga
mark-trade-post = HP
mark-ruin = Ru
mark-scorched = Br
root-legend-ruler = oben rechts: wer die Lichtung beherrscht
root-legend-lines = Linien: · Weg, ~ Fluss; ♣ Wald; □ freier Bauplatz
root-legend-pawn = { $pawn } Spielfigur
root-legend-slots = □ freier Bauplatz
root-legend-scorched = verbrannte Erde: Niemand kommt hinein

root-head-clearing = Lichtung
root-head-ruler = Herrscht
root-head-warriors = Krieger
root-head-pieces = Gebäude, Plättchen
root-head-paths = Wege (~ Fluss)
root-nobody = –
root-at-ruler = { $letter } herrscht
root-at-forest = grenzt an { $clearings }
root-pawn-in-forest = { $pawn } in { $forest } (an { $clearings })

## Siegpunkte

root-scores = Siegpunkte (30 gewinnen)
root-dominance = Ziel: { $card }
root-coalition = Bündnis mit { $faction }

## Neben dem Spielbrett

root-items = Herstellbare Gegenstände: { $items }
root-no-items = keine
root-deck = Nachziehstapel { $deck } · Ablagestapel { $discard }
root-discard-top = oben: { $card }
root-available = Dominanz-Karten zum Nehmen: { $cards }
root-quests = Aufgaben: { $cards }

## Die Tafeln der Parteien

root-you = Du
root-supply = { $count ->
    [one] 1 Krieger im Vorrat
   *[other] { $count } Krieger im Vorrat
}
root-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
root-hand = Hand: { $cards }
root-known = Bekannte Handkarten: { $cards }
root-played = Gerade gespielt: { $cards }
root-crafted = Im Spiel: { $cards }
root-crafted-items = Hergestellte Gegenstände: { $items }
root-track = { $piece } { $built }/{ $total }
root-track-next = { $piece } { $built }/{ $total } (nächste Stufe: { $wood } Holz, { $points } SP)
root-wood-left = Holz im Vorrat { $count }
root-draws = { $count ->
    [one] zieht am Abend 1 Karte
   *[other] zieht am Abend { $count } Karten
}
root-leader = Anführer: { $leader }
root-leaders-down = abgesetzt: { $leaders }
root-vizier = Wesir
root-roosts = Nester { $built }/{ $total }: jeden Abend { $points } SP und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
root-supporters = { $count ->
    [one] 1 Anhänger
   *[other] { $count } Anhänger
}
root-supporter-cards = Anhänger: { $cards }
root-officers = Offiziere { $count }
root-sympathy = Sympathie { $built }/{ $total } (nächste: { $cost } Anhänger, { $points } SP)
root-sympathy-all = Sympathie { $built }/{ $total }
root-bases = Stützpunkte: { $suits }
root-no-bases = keine Stützpunkte
root-acolytes = Akolythen { $count }
root-outcast = verstoßen: { $suit }
root-hated = verstoßen und verhasst: { $suit }
root-gardens = Gärten: { $gardens }
root-garden = { $suit } { $built }/{ $total } ({ $points } SP)
root-lost-souls = Verlorene Seelen: { $cards }
root-revealed = Vorgezeigt: { $cards }
root-box = { $box }: { $warriors }
root-empty = leer
root-prices = Preise: { $prices }
root-posts = Handelsposten: { $posts }
root-character = { $character }, { $place }
root-ready = Aufgedeckt: { $items }
root-exhausted = Erschöpft: { $items }
root-damaged = Beschädigt: { $items }
root-load = Rucksack und Beschädigtes { $load }/{ $limit }
root-relations = Beziehungen: { $relations }
root-quests-done = Erledigte Aufgaben: { $cards }
root-boats = Flussboote gemietet
root-mercenaries = Söldner gemietet

## Bemerkungen hinter einer Antwort

root-remark-wood = ({ $wood } Holz, { $points } SP)
root-remark-battle = (im Schnitt teilst du { $deals }{ $deals-tenths ->
    [0] {""}
   *[other] ,{ $deals-tenths }
} Treffer aus und steckst { $takes }{ $takes-tenths ->
    [0] {""}
   *[other] ,{ $takes-tenths }
} ein{ $ambush ->
    [0] {""}
   *[other] ; ein Hinterhalt ist möglich
}{ $helps-count ->
    [0] {""}
   *[other] ; das kann sich noch ändern durch: { $helps }
})
root-remark-battle-range = (je nach Verteidiger teilst du im Schnitt { $deals }{ $deals-tenths ->
    [0] {""}
   *[other] ,{ $deals-tenths }
}{ $deals-vary ->
    [0] {""}
   *[other] { " " }bis { $most-deals }{ $most-deals-tenths ->
        [0] {""}
       *[other] ,{ $most-deals-tenths }
    }
} Treffer aus und steckst { $takes }{ $takes-tenths ->
    [0] {""}
   *[other] ,{ $takes-tenths }
}{ $takes-vary ->
    [0] {""}
   *[other] { " " }bis { $most-takes }{ $most-takes-tenths ->
        [0] {""}
       *[other] ,{ $most-takes-tenths }
    }
} ein{ $ambush ->
    [0] {""}
   *[other] ; ein Hinterhalt ist möglich
}{ $helps-count ->
    [0] {""}
   *[other] ; das kann sich noch ändern durch: { $helps }
})
root-remark-price = (Preis { $price })
root-remark-cost = ({ $cost })
root-remark-item = ({ $cost }; { $item }, { $points } SP)
root-remark-items = ({ $items })
root-remark-viziers = (Wesire: { $columns })
root-remark-points = ({ $points } SP)
root-remark-supporters = ({ $cost } Anhänger, { $points } SP)
root-remark-acolytes = ({ $cost ->
    [one] 1 Akolyth
   *[other] { $cost } Akolythen
})
root-vp = { $points } SP
