# Root im Browser: Wörter, die nur sein Spielplan braucht.

root-web-clearing = Lichtung { $number }, { $suit }
root-web-ruled = beherrscht von: { $faction }
root-web-unruled = von niemandem beherrscht
root-web-warriors = { $count ->
    [one] 1 Krieger
   *[other] { $count } Krieger
}
root-web-slots = { $count ->
    [one] 1 freier Bauplatz
   *[other] { $count } freie Bauplätze
}
root-web-paths = Wege führen zu den Lichtungen { $clearings }.
root-web-zoom-in = Karte vergrößern
root-web-zoom-out = Karte verkleinern
root-web-points = Punkte
root-web-hand = Karten
root-web-supply = Vorrat
root-web-board-of = Tafel: { $faction }
root-web-next-wood = { $wood } Holz: { $points } SP
root-web-next-supporters = nächste Sympathie: { $cost ->
    [one] 1 Anhänger
   *[other] { $cost } Anhänger
}, { $points } SP
root-web-evening = abends: { $points } SP, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
root-web-supporters = Anhänger
root-web-revealed = Aufgedeckt
root-web-lost-souls = Verlorene Seelen
root-web-on-track = Auf den Leisten
root-web-satchel = Rucksack
root-web-track-exhausted = Leisten, erschöpft
root-web-exhausted = Erschöpft
root-web-damaged = Beschädigt
root-web-damaged-exhausted = Beschädigt und erschöpft
root-web-relations = Beziehungen
root-web-quests-done = Erledigte Aufgaben
root-web-crafted = Hergestellt
root-web-played = Gerade gespielt
root-web-open-hand = Hand, offen
root-web-known = Bekannt auf der Hand
root-web-items = Herstellbare Gegenstände
root-web-available = Dominanz-Karten zum Nehmen
root-web-my-hand = Deine Hand
root-web-hand-of = Hand: { $faction }
root-web-hand-empty = Keine Handkarten

## Der Zug einer Partei

root-web-turn = Der Zug
root-web-step-wood = Holz
root-web-step-craft = Herstellen
root-web-step-actions = Aktionen
root-web-step-draw = Ziehen
root-web-step-decree-add = Karten dazu
root-web-step-new-roost = Nest
root-web-step-decree = Dekret
root-web-step-score = Punkten
root-web-step-revolt = Revolte
root-web-step-spread = Sympathie
root-web-step-mobilize = Mobilisieren
root-web-step-train = Ausbilden
root-web-step-operations = Einsätze
root-web-step-refresh = Auffrischen
root-web-step-slip = Schleichen
root-web-step-rest = Ruhe
root-web-step-outcast = Verstoßene
root-web-step-souls = Verlorene Seelen
root-web-step-conspire = Verschwörungen
root-web-step-rituals = Rituale
root-web-step-take-back = Zurücknehmen
root-web-step-protect = Protektionismus
root-web-step-dividends = Dividenden
root-web-step-gather = Mittel
root-web-step-discard = Ablegen
root-web-step-prices = Preise

## Kampf

root-web-battle = Kampf auf Lichtung { $clearing }
root-web-attacks = greift an
root-web-dice = Würfel
root-web-hits = Treffer
root-web-losses = Verluste
root-web-extra = { $count } extra
root-web-limited = begrenzt oder abgewehrt
root-web-odds = ({ $deals },{ $deals-tenths } : { $takes },{ $takes-tenths })
root-web-odds-range = ({ $deals },{ $deals-tenths }{ $deals-vary ->
    [0] {""}
   *[other] –{ $most-deals },{ $most-deals-tenths }
} : { $takes },{ $takes-tenths }{ $takes-vary ->
    [0] {""}
   *[other] –{ $most-takes },{ $most-takes-tenths }
})
root-web-battles = { $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
}

## Warum nicht

root-web-craft-cost = Herstellungskosten: { $cost }
root-web-not-craftable = Nicht herstellbar
root-web-refused = Das geht hier nicht
root-web-deed-move = Bewegen
root-web-deed-battle = Kämpfen
root-web-deed-recruit = Rekrutieren
root-web-deed-build = Bauen
root-web-deed-overwork = Überstunden
root-web-deed-revolt = Revolte
root-web-deed-spread = Sympathie
root-web-deed-organize = Organisieren
root-web-deed-to = Hierher bewegen
root-web-deed-explore = Erkunden
root-web-deed-aid = Helfen
root-web-deed-strike = Scharfschießen
root-web-deed-slip = Hierher schleichen
root-web-deed-crusade = Eifern
root-web-deed-convert = Konvertieren
root-web-deed-sanctify = Weihen
root-web-deed-establish = Handelsposten

## Parteien wählen

root-web-random = zufällig
root-web-all-random = Alle zufällig
root-web-pick-faction = Wähle eine Partei, um zu lesen, worum es ihr geht. Gut für den Anfang: { $name }.
root-web-mix = Diese Parteien dürfen zusammen spielen.
root-web-mix-random = Ausgelost werden Parteien, die zusammen spielen dürfen.

# Wo lange Wörter von Kartennamen getrennt werden: Browser können das nicht alle.
root-web-breaks =
    Code|knacker Hinter|halt! Inves|titionen Kommando|bau Kuchen|basar König|licher Reise|aus|rüstung
    Rüstungs|schmiede Schmuggler|pfad Schutz|geld|erpressung Steuer|ein|treiber Vogel|bündel Waffen|händler
    Wald|land|läufer ge|brauchter
