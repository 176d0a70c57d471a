# Throne of Allegoria: Wörter auf dem Tisch.

## Bots

bot-heuristic = Hofbot

## Wörter für Dinge, von denen es viele gibt

thing-workers = Arbeiterkarten
thing-tasks = Während-des-Spiels-Aufgaben

## Der Katalog

set-rulebook = In der Anleitung abgebildet
set-reconstructed = Ganz oder teilweise nachgebildet
type-worker = Arbeiterkarte
type-during-task = Während-des-Spiels-Aufgabe
type-end-task = Spielende-Aufgabe
type-noble = Adelskarte
type-decree = Königlicher Erlass
type-trader = Fahrender Händler
type-alms-tile = Almosen-Bonusplättchen
type-guild = Gildenkarte

## Eigene Karten

allegoria-own-task = Bedingung: { $condition }. Punkte: { $points }.
allegoria-own-noble = Du beginnst mit { $values }.
allegoria-own-decree = Solange die Königin lebt: { $upper_effect }. Nach ihrem Tod: { $lower_effect }.
allegoria-own-trader = Zeile A: { $wealth_cost } Reichtum für { $wealth_gain } Handel. Zeile B: { $trade_cost } Handel für { $trade_gain } Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

## Der Tisch

allegoria-heading = { $week ->
    [0] Vor der ersten Woche
   *[other] Woche { $week } von 6
} · { $stage }{ $turn ->
    [none] {""}
    [you] {" "}· dein Zug
   *[other] {" "}· Zug von { $player }
}
allegoria-stage-end-tasks = Wahl der Spielende-Aufgaben
allegoria-stage-nobles = Wahl der Adelskarten
allegoria-stage-preparation = Vorbereitung
allegoria-stage-decree = Königlicher Erlass
allegoria-stage-planning = Planung
allegoria-stage-administration = Verwaltung
allegoria-stage-over = Spielende
allegoria-queen-lives = Die Königin lebt
allegoria-queen-dead = Die Königin ist tot
allegoria-start = Startspieler { $player }
allegoria-markers = Anarchiemarker übrig { $left } (jeder zählt { $price })
allegoria-plus-tile = +1 in { $area }
allegoria-trader = Händler:
allegoria-decree = Erlass:
allegoria-row = Offene Arbeiterkarten:
allegoria-offer = Zum Verkauf:
allegoria-tiles = Almosenboni von links:
allegoria-bids = Gebote von links nach rechts (? liegt verdeckt)
allegoria-bid-sum = = { $bid }
allegoria-bid-rank = = { $bid }, Rang { $rank }
allegoria-now = jetzt
allegoria-boards = Heimattableaus
allegoria-you = { $name } (du)
allegoria-diplomacy = Diplomatie
allegoria-alms = Almosen: Feld
allegoria-anarchy = Anarchiemarker
allegoria-influence = Einflusspunkte
allegoria-hand-count = Arbeiterkarten
allegoria-tasks-count = Aufgaben + Ende
allegoria-tasks-counts = { $during } + { $end }
allegoria-done-count = Erfüllte Aufgaben
allegoria-tokens-count = Gebotsmarker übrig
allegoria-supply = Vorrat
allegoria-map = Figuren: s Soldaten, p Spione, h Händler
allegoria-letter-soldier = s
allegoria-letter-spy = p
allegoria-letter-merchant = h
allegoria-centre = Zentrum
allegoria-hand = Hand:
allegoria-tokens = Gebotsmarker übrig:
allegoria-tasks = Aufgaben:
allegoria-zone-end-tasks = Für das Spielende:
allegoria-looking = Angesehen:
allegoria-done = Erfüllt:
allegoria-points = { $points ->
    [one] Noch 1 Aktionspunkt
   *[other] Noch { $points } Aktionspunkte
} { $mode }
allegoria-says = – { $says }
allegoria-group = – { $cards }
allegoria-value = (jetzt { $value })
allegoria-price = ({ $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}{ $extra ->
    [0] {""}
   *[other] , davon { $extra } von der Heimatleiste
}{ $markers ->
    [0] {""}
    [one] {" "}mit 1 Anarchiemarker; dein Zug endet
   *[other] {" "}mit { $markers } Anarchiemarkern; dein Zug endet
})
allegoria-rate = ({ $cost } für { $gain } { $other }; du hast { $value })

## Das Ende

allegoria-end-points = Die meisten Einflusspunkte gewinnen.
allegoria-end-tasks = Gleich viele Punkte: Die meisten erfüllten Aufgaben entscheiden.
allegoria-end-home-tracks = Gleich viele Punkte und Aufgaben: Die Heimatleisten entscheiden.
allegoria-end-shared = In allem gleich: Der Sieg wird geteilt.
allegoria-title = { $player }: { $title }
allegoria-sheet = Wertungsbogen

## Wie weit eine Aufgabe ist; die Wörter stehen im Dativ: „3 von 4 Soldaten“, „0 von 1 Soldaten“

allegoria-part = { $have } von { $need } { $what }
allegoria-part-most = { $what }: { $have } (erlaubt { $need })
allegoria-part-condition = { $need ->
    [one] Bedingung
   *[other] Bedingungen
}
allegoria-part-strength = Stärke
allegoria-part-intrigue = Intrige
allegoria-part-trade = Handel
allegoria-part-wealth = Reichtum
allegoria-part-knowledge = Wissen
allegoria-part-diplomacy = Diplomatie
allegoria-part-alms = { $need ->
    [one] Feld der Almosenleiste
   *[other] Feldern der Almosenleiste
}
allegoria-part-anarchy = { $need ->
    [one] Anarchiemarker
   *[other] Anarchiemarkern
}
    .name = Anarchiemarker
allegoria-part-guilds = { $need ->
    [one] Gilde
   *[other] Gilden
}
allegoria-part-influence = { $need ->
    [one] Einflusspunkt
   *[other] Einflusspunkten
}
allegoria-part-hand = { $need ->
    [one] Arbeiterkarte
   *[other] Arbeiterkarten
}
allegoria-part-supply = { $need ->
    [one] Figur im Vorrat
   *[other] Figuren im Vorrat
}
    .name = Figuren im Vorrat
allegoria-part-tasks-done = { $need ->
    [one] erfüllten Aufgabe
   *[other] erfüllten Aufgaben
}
allegoria-part-opponents = { $need ->
    [one] Mitspieler
   *[other] Mitspielern
}
allegoria-part-min-track = auf der niedrigsten Heimatleiste
allegoria-part-max-track = auf der höchsten Heimatleiste
allegoria-part-tracks = { $need ->
    [one] Heimatleiste
   *[other] Heimatleisten
}
allegoria-part-leads = { $need ->
    [one] Heimatleiste in Führung
   *[other] Heimatleisten in Führung
}
allegoria-part-enemy-soldier = { $need ->
    [one] fremden Soldaten
   *[other] fremden Soldaten
}
    .name = Fremde Soldaten
allegoria-part-enemy-spy = { $need ->
    [one] fremden Spion
   *[other] fremden Spionen
}
    .name = Fremde Spione
allegoria-part-enemy-merchant = { $need ->
    [one] fremden Händler
   *[other] fremden Händlern
}
    .name = Fremde Händler
allegoria-part-enemy-figure = { $need ->
    [one] fremden Figur
   *[other] fremden Figuren
}
    .name = Fremde Figuren
allegoria-part-soldier-regions = { $need ->
    [one] Region mit Soldaten
   *[other] Regionen mit Soldaten
}
allegoria-part-spy-regions = { $need ->
    [one] Region mit Spionen
   *[other] Regionen mit Spionen
}
allegoria-part-merchant-regions = { $need ->
    [one] Region mit Händlern
   *[other] Regionen mit Händlern
}
allegoria-part-figure-regions = { $need ->
    [one] Region mit Figuren
   *[other] Regionen mit Figuren
}
allegoria-part-turn-place = { $need ->
    [one] aufgestellten Figur in diesem Zug
   *[other] aufgestellten Figuren in diesem Zug
}
allegoria-part-turn-move = { $need ->
    [one] Bewegung in diesem Zug
   *[other] Bewegungen in diesem Zug
}
allegoria-part-turn-move-size = { $need ->
    [one] Figur auf einmal bewegt
   *[other] Figuren auf einmal bewegt
}
allegoria-part-turn-move-kind = { $need ->
    [one] Art von Figuren bewegt
   *[other] Arten von Figuren bewegt
}
allegoria-part-turn-raid = { $need ->
    [one] Überfall in diesem Zug
   *[other] Überfällen in diesem Zug
}
allegoria-part-turn-raid-removed = { $need ->
    [one] Soldaten bei Überfällen in diesem Zug
   *[other] Soldaten bei Überfällen in diesem Zug
}
allegoria-part-turn-battle = { $need ->
    [one] Sieg in diesem Zug
   *[other] Siegen in diesem Zug
}
allegoria-part-turn-battle-diff = Vorsprung in einer Schlacht
allegoria-part-turn-ruse = { $need ->
    [one] List in diesem Zug
   *[other] Listen in diesem Zug
}
allegoria-part-turn-reduce = { $need ->
    [one] gesenkten Schritt in diesem Zug
   *[other] gesenkten Schritten in diesem Zug
}
allegoria-part-turn-reduce-track = { $need ->
    [one] Leiste gesenkt
   *[other] verschiedenen Leisten gesenkt
}
allegoria-part-turn-commerce = { $need ->
    [one] Geschäft in diesem Zug
   *[other] Geschäften in diesem Zug
}
allegoria-part-turn-commerce-ip = { $need ->
    [one] Einflusspunkt durch Kommerz
   *[other] Einflusspunkten durch Kommerz
}
allegoria-part-turn-commerce-region = { $need ->
    [one] Markt
   *[other] verschiedenen Märkten
}
allegoria-part-turn-commerce-given = { $need ->
    [one] Schritt für einen Mitspieler
   *[other] Schritten für einen Mitspieler
}
allegoria-part-turn-profit = { $need ->
    [one] Gewinn in diesem Zug
   *[other] Gewinnen in diesem Zug
}
allegoria-part-turn-profit-value = Reichtum durch Gewinne
allegoria-part-turn-grant = { $need ->
    [one] Bewilligung in diesem Zug
   *[other] Bewilligungen in diesem Zug
}
allegoria-part-turn-educate = { $need ->
    [one] Bildung in diesem Zug
   *[other] Bildungen in diesem Zug
}
allegoria-part-turn-educate-value = Wissen durch Bildung
allegoria-part-turn-train = { $need ->
    [one] Ausbildung in diesem Zug
   *[other] Ausbildungen in diesem Zug
}
allegoria-part-turn-alms = Almosen in diesem Zug
allegoria-part-turn-extra-ap = { $need ->
    [one] zusätzlichen Punkt in diesem Zug
   *[other] zusätzlichen Punkten in diesem Zug
}
allegoria-part-turn-return-anarchy = { $need ->
    [one] zurückgelegten Marker in diesem Zug
   *[other] zurückgelegten Markern in diesem Zug
}
allegoria-part-turn-guild = { $need ->
    [one] aktivierten Gilde in diesem Zug
   *[other] aktivierten Gilden in diesem Zug
}
allegoria-part-soldier = { $need ->
    [one] Soldaten
   *[other] Soldaten
} { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
allegoria-part-spy = { $need ->
    [one] Spion
   *[other] Spionen
} { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
allegoria-part-merchant = { $need ->
    [one] Händler
   *[other] Händlern
} { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
allegoria-part-figure = { $need ->
    [one] Figur
   *[other] Figuren
} { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
