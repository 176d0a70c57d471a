# Dominion: die Antworten, die ein Spieler geben kann.

## Tätigkeiten

verb-pass = Nichts tun
verb-play = { $thing } ausspielen
verb-treasures = Alle Geldkarten ausspielen
verb-buy = { $thing } kaufen
verb-gain = { $thing } nehmen
verb-discard = { $thing } ablegen
verb-trash = { $thing } entsorgen
verb-topdeck = { $thing } auf den Nachziehstapel legen
verb-keep = { $thing } behalten
verb-aside = { $thing } zur Seite legen
verb-reveal = { $thing } aufdecken
verb-react = { $thing } vorzeigen
verb-name = { $thing } nennen
verb-give = { $thing } weitergeben
verb-place = Stelle { $thing }
verb-choose = { $thing } wählen
verb-return = { $thing } zurücklegen
verb-take = { $thing } auf die Hand nehmen
verb-use = { $thing } ausführen
verb-count = { $thing }
verb-token = Marker auf { $thing }
verb-coffers = Taler einlösen: { $thing }
    .alone = Einen Taler einlösen
verb-villagers = Dorfbewohner einlösen: { $thing }
    .alone = Einen Dorfbewohner einlösen
verb-pay = Schulden abzahlen: { $thing }
    .alone = So viele Schulden wie möglich abzahlen
verb-call = { $thing } aufrufen
    .alone = Eine Karte aufrufen
verb-exchange = Gegen { $thing } tauschen
    .alone = Tauschen
verb-bid = { $thing } bieten
    .alone = Bieten
verb-look = { $thing } ansehen
    .alone = Ansehen

## Möglichkeiten, mit den Zahlen einer Karte, wo sie sich unterscheiden

mode-yes = Ja
mode-plus-cards = + Karten
mode-plus-cards-pawn = +1 Karte
mode-plus-cards-steward = +2 Karten
mode-plus-cards-nobles = +3 Karten
mode-plus-actions = + Aktionen
mode-plus-actions-pawn = +1 Aktion
mode-plus-actions-courtier = +1 Aktion
mode-plus-actions-nobles = +2 Aktionen
mode-plus-buys = + Käufe
mode-plus-buys-pawn = +1 Kauf
mode-plus-buys-courtier = +1 Kauf
mode-plus-coins = + Münzen
mode-plus-coins-pawn = +1 Münze
mode-plus-coins-steward = +2 Münzen
mode-plus-coins-minion = +2 Münzen
mode-plus-coins-courtier = +3 Münzen
mode-plus-coins-pirate-ship = +1 Münze je Geldmarker
mode-plus-trash = Karten entsorgen
mode-plus-trash-steward = 2 Handkarten entsorgen
mode-plus-discard = Karten ablegen
mode-plus-discard-torturer = 2 Karten ablegen
mode-plus-discard-minion = Die Hand ablegen, +4 Karten; ebenso Mitspieler mit 5 oder mehr Karten
mode-plus-discard-navigator = Alle ablegen
mode-plus-curse = Einen Fluch nehmen
mode-plus-curse-torturer = Einen Fluch auf die Hand nehmen
mode-plus-gold = Ein Gold nehmen
mode-plus-silver = Ein Silber nehmen
mode-plus-estate = Ein Anwesen nehmen
mode-plus-mat = Eine Karte auf das Tableau legen
mode-plus-mat-native-village = Die oberste Karte des Nachziehstapels auf das Tableau legen
mode-plus-pickup = Die Karten vom Tableau nehmen
mode-plus-pickup-native-village = Alle Karten vom Tableau auf die Hand nehmen
mode-plus-attack = Angreifen
mode-plus-attack-pirate-ship = Angreifen: Geldkarten der Mitspieler erbeuten
mode-plus-hand = Auf die Hand
mode-plus-deck = Auf den Nachziehstapel
mode-plus-deck-navigator = Alle zurücklegen

## Nichts tun und Ja, in den Worten einer Frage

pass-play-action = Keine weitere Aktion
pass-play-treasure = Keine weitere Geldkarte
pass-buy = Nichts mehr kaufen
pass-play-night = Keine weitere Nachtkarte
pass-discard = Nichts ablegen
pass-trash = Nichts entsorgen
pass-gain = Nichts nehmen
pass-topdeck = Keine auf den Nachziehstapel legen
pass-reveal = Keine aufdecken
pass-react = Nichts vorzeigen
pass-show = Keine vorzeigen
pass-next-effect = Nein, nichts
pass-cellar-discard = Nichts mehr ablegen
pass-chapel-trash = Nichts mehr entsorgen
pass-chancellor-deck = Liegen lassen
pass-harbinger-topdeck = Keine auf den Nachziehstapel legen
pass-vassal-play = Abgelegt lassen
pass-moneylender-trash = Das Kupfer behalten
pass-thief-gain = Keine weitere nehmen
pass-throne-room-play = Keine ausspielen
pass-sentry-sort = Den Rest zurücklegen
pass-secret-chamber = Nichts mehr ablegen
pass-lurker = Keines von beiden
pass-baron = Keines ablegen
pass-mining-village = Behalten
pass-mill = Nichts ablegen
pass-pearl-diver = Unten lassen
pass-cutpurse = Die Hand vorzeigen
pass-explorer = Ein Silber nehmen
yes-chancellor-deck = Den Nachziehstapel umdrehen
yes-mining-village = Für 2 Münzen entsorgen
yes-pearl-diver = Nach oben legen

## Beispiele für die Hilfe im Terminal

play-help-one = 3, gold oder anwesen ablegen
play-help-several = kupfer, kupfer, anwesen
