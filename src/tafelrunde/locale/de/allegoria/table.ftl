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

## Wie weit eine Aufgabe ist; die Wörter stehen im Dativ: „3 von 4 Soldaten“

allegoria-part = { $have } von { $need } { $what }
allegoria-part-most = { $what }: { $have } (erlaubt { $need })
allegoria-part-condition = Bedingungen
allegoria-part-strength = Stärke
allegoria-part-intrigue = Intrige
allegoria-part-trade = Handel
allegoria-part-wealth = Reichtum
allegoria-part-knowledge = Wissen
allegoria-part-diplomacy = Diplomatie
allegoria-part-alms = Feldern der Almosenleiste
allegoria-part-anarchy = Anarchiemarkern
    .name = Anarchiemarker
allegoria-part-guilds = Gilden
allegoria-part-influence = Einflusspunkten
allegoria-part-hand = Arbeiterkarten
allegoria-part-supply = Figuren im Vorrat
    .name = Figuren im Vorrat
allegoria-part-tasks-done = erfüllten Aufgaben
allegoria-part-opponents = Mitspielern
allegoria-part-min-track = auf der niedrigsten Heimatleiste
allegoria-part-max-track = auf der höchsten Heimatleiste
allegoria-part-tracks = Heimatleisten
allegoria-part-leads = Heimatleisten in Führung
allegoria-part-enemy-soldier = fremden Soldaten
    .name = Fremde Soldaten
allegoria-part-enemy-spy = fremden Spionen
    .name = Fremde Spione
allegoria-part-enemy-merchant = fremden Händlern
    .name = Fremde Händler
allegoria-part-enemy-figure = fremden Figuren
    .name = Fremde Figuren
allegoria-part-soldier-regions = Regionen mit Soldaten
allegoria-part-spy-regions = Regionen mit Spionen
allegoria-part-merchant-regions = Regionen mit Händlern
allegoria-part-figure-regions = Regionen mit Figuren
allegoria-part-turn-place = aufgestellten Figuren in diesem Zug
allegoria-part-turn-move = Bewegungen in diesem Zug
allegoria-part-turn-move-size = Figuren auf einmal bewegt
allegoria-part-turn-move-kind = Arten von Figuren bewegt
allegoria-part-turn-raid = Überfällen in diesem Zug
allegoria-part-turn-raid-removed = Soldaten bei Überfällen in diesem Zug
allegoria-part-turn-battle = Siegen in diesem Zug
allegoria-part-turn-battle-diff = Vorsprung in einer Schlacht
allegoria-part-turn-ruse = Listen in diesem Zug
allegoria-part-turn-reduce = gesenkten Schritten in diesem Zug
allegoria-part-turn-reduce-track = verschiedenen Leisten gesenkt
allegoria-part-turn-commerce = Geschäften in diesem Zug
allegoria-part-turn-commerce-ip = Einflusspunkten durch Kommerz
allegoria-part-turn-commerce-region = verschiedenen Märkten
allegoria-part-turn-commerce-given = Schritten für einen Mitspieler
allegoria-part-turn-profit = Gewinnen in diesem Zug
allegoria-part-turn-profit-value = Reichtum durch Gewinne
allegoria-part-turn-grant = Bewilligungen in diesem Zug
allegoria-part-turn-educate = Bildungen in diesem Zug
allegoria-part-turn-educate-value = Wissen durch Bildung
allegoria-part-turn-train = Ausbildungen in diesem Zug
allegoria-part-turn-alms = Almosen in diesem Zug
allegoria-part-turn-extra-ap = zusätzlichen Punkten in diesem Zug
allegoria-part-turn-return-anarchy = zurückgelegten Markern in diesem Zug
allegoria-part-turn-guild = aktivierten Gilden in diesem Zug
allegoria-part-soldier = Soldaten { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
allegoria-part-spy = Spionen { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
allegoria-part-merchant = Händlern { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
allegoria-part-figure = Figuren { $where ->
    [home] in deiner Heimat
    [centre] im Zentrum
    [opp] bei Mitspielern
    [away] außerhalb deiner Heimat
   *[other] auf der Landkarte
}
