# Root: die Antworten, die ein Spieler geben kann; wie ihre Gegenstände heißen, steht in things.ftl.
# „.alone“ ist die Antwort ohne Gegenstand, verb-X-Y die Antwort X in den Worten der Frage Y.

## Tätigkeiten

verb-pass = Nichts tun
verb-battle = Kämpfen auf { $thing }
verb-move = Bewegen von { $thing }
verb-to = Nach { $thing }
verb-to-place-pawn = Beginn in { $thing }
verb-to-vagabond-daylight = Bewegen nach { $thing }
verb-count = { $thing }
verb-against = { $thing }
verb-craft = { $thing } herstellen
verb-activate = { $thing } aktivieren
verb-take = { $thing } nehmen
verb-use = { $thing } nutzen
verb-spend = { $thing } ausgeben
verb-spend-spend-fund = { $thing }
verb-discard = { $thing } ablegen
verb-ambush = { $thing } ausspielen
verb-lose = { $thing } verlieren
verb-lose-lose-fund = { $thing }
verb-lose-take-hit = { $thing } deines Alliierten
verb-resolve = { $thing }
verb-recruit = Rekrutieren auf { $thing }
    .alone = Rekrutieren bei allen Rekrutierern
verb-build = { $thing } bauen
verb-build-decree-build = Bauen auf { $thing }
verb-build-ritual = Garten auf { $thing }
verb-at = { $thing }
verb-wood = Holz von { $thing }
verb-wood-place-wood = { $thing }
verb-overwork = Überstunden auf { $thing }
verb-keep = Festung auf { $thing }
verb-lead = { $thing }
verb-add = { $thing }
verb-column = { $thing }
verb-revolt = Revolte auf { $thing }
verb-spread = Sympathie auf { $thing }
verb-mobilize = { $thing } mobilisieren
verb-train = Offizier ausbilden mit { $thing }
verb-organize = Organisieren auf { $thing }
verb-give = { $thing } abgeben
verb-choose = { $thing }
verb-remove = { $thing }
verb-slip = Nach { $thing } schleichen
verb-explore = Die Ruine erkunden
verb-aid = Helfen: { $thing }
verb-quest = Aufgabe: { $thing }
verb-strike = Scharfschießen: { $thing }
verb-repair = { $thing } reparieren
verb-special = Spezial-Aktion: { $thing }
verb-exhaust = { $thing } erschöpfen
verb-refresh = { $thing } auffrischen
verb-damage = { $thing }
verb-character = { $thing }
verb-buy = { $thing } kaufen
verb-price = { $thing }
verb-reveal = { $thing } vorzeigen
verb-score = Punkte für Gärten ({ $thing })
verb-sacrifice = Opfern: Ein Krieger wird Akolyth
verb-crusade = Eifern auf { $thing }
verb-convert = Krieger konvertieren auf { $thing }
verb-sanctify = Gebäude weihen auf { $thing }
verb-outcast = { $thing }
verb-export = { $thing } exportieren
verb-draw = Eine Karte ziehen
verb-establish = Handelsposten auf { $thing }

## Möglichkeiten

mode-yes = Ja
mode-draw-cards = Zwei Karten ziehen
mode-score-points = Siegpunkte nehmen

## Nichts tun, in den Worten einer Frage

pass-ambush = Kein Hinterhalt
pass-foil-ambush = Den Hinterhalt hinnehmen
pass-battle-card = Keine Karte
pass-birdsong-card = Keine Karte
pass-end-daylight = Tageslicht beenden
pass-command-warren = Kein Kampf
pass-cobbler = Keine Bewegung
pass-better-burrow-bank = Niemand zieht
pass-marquise-daylight = Tageslicht beenden
pass-march = Keine zweite Bewegung
pass-extra-action = Tageslicht beenden
pass-field-hospitals = Nein
pass-add-second-card = Keine zweite Karte
pass-eyrie-craft = Weiter mit dem Dekret
pass-alliance-birdsong = Weiter zum Tageslicht
pass-alliance-daylight = Weiter zum Abend
pass-military-operation = Kein weiterer Einsatz
pass-outrage = Keine solche Karte: Hand zeigen
pass-slip = Bleiben
pass-vagabond-daylight = Tageslicht beenden
pass-explore-ruin = Liegen lassen
pass-aid-item = Keinen nehmen
pass-move-ally = Allein gehen
pass-battle-ally = Allein kämpfen
pass-enlist-arbiter = Nein
pass-cult-birdsong = Keine weitere Verschwörung
pass-crusade-battle = Kein Kampf
pass-cult-daylight = Kein weiteres Ritual
pass-cult-craft = Nichts mehr herstellen
pass-buy-service = Nichts mehr kaufen
pass-riverfolk-daylight = Tageslicht beenden

## Beispiele für die Hilfe im Terminal

play-help-one = 3, sägemühle oder kämpfen auf lichtung 5
play-help-several = armbrust (vogel), wurzeltee (fuchs)
