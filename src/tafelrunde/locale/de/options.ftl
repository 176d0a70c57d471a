# Optionen einer Partie, gleich welcher Titel.

option-random = zufällig
option-usual = ohne Vorgabe
option-advanced = Weitere Optionen

## Wie die Optionen eines Titels aufgezählt werden

help-title-options = Optionen von { $title } (--option NAME=WERT)
help-any-title-options = „tafelrunde { $command } TITEL --help“ zählt die Optionen eines Titels auf.
help-kind-flag = ja oder nein
help-kind-number = eine Zahl von { $least } bis { $most }
help-kind-text = ein Text
help-kind-seed = ein Text; ohne Angabe ein frischer
help-kind-choice = eines von: { $choices }
help-kind-choice-or-table = eines von: { $choices }; oder ein JSON-Objekt oder @DATEI
help-kind-list = beliebig viele, mit Kommas getrennt: { $choices }
help-kind-list-bounded = { $least } bis { $most }, mit Kommas getrennt: { $choices }
help-kind-numbers = Zahlen von { $low } bis { $high }, mit Kommas getrennt
help-kind-seats = eine Angabe je Spieler, mit Kommas getrennt, zuerst deine; „zufällig“ überlässt sie dem Zufall, fehlende werden ergänzt: { $choices }
help-kind-seat = ein Platz; 0 ist der erste
help-kind-seat-chance = zufällig oder ein Platz; 0 ist der erste
help-kind-parts = ja, ein JSON-Objekt oder seine Teile
help-kind-table = ein JSON-Objekt oder @DATEI
help-kind-more = { $some } und { $rest } andere (tafelrunde titles { $title } zählt sie auf)
help-kind-cards = { $some } und { $rest } andere (tafelrunde cards { $title } zählt sie auf)
help-default = Vorgabe: { $value }.
help-yes = ja
help-no = nein
