# Dominion: Fragen, die nur Renaissance stellt.

prompt-border-guard = Nimm eine dieser Karten auf die Hand; der Rest wird abgelegt.
prompt-border-guard-artifact = Nimmst du die Laterne oder das Horn?
prompt-cargo-ship = Die genommene Karte auf das Frachtschiff legen? Im nächsten Zug kommt sie auf deine Hand.
prompt-city-gate = Lege eine Handkarte auf deinen Nachziehstapel.
prompt-crop-rotation = Du darfst eine Punktekarte für +2 Karten ablegen.
prompt-ducat = Du darfst ein Kupfer aus der Hand entsorgen.
prompt-horn = Den Grenzposten auf den Nachziehstapel legen, statt ihn abzulegen?
prompt-improve = Du darfst eine Aktionskarte im Spiel entsorgen und eine Karte nehmen, die genau 1 mehr kostet.
prompt-innovation = Die genommene Aktionskarte zur Seite legen und ausspielen?
prompt-mountain-village = Nimm eine Karte von deinem Ablagestapel auf die Hand.
prompt-old-witch = Du darfst einen Fluch aus der Hand entsorgen.
prompt-pageant = 1 Münze für 1 Taler bezahlen?
prompt-scepter = 2 Münzen nehmen oder eine Aktionskarte noch einmal ausspielen?
prompt-scepter-play = Wähle eine Aktionskarte im Spiel, die du noch einmal ausspielst.
prompt-sewers = Du darfst eine Handkarte entsorgen.
prompt-silos = Wie viele Kupfer legst du ab? Du ziehst ebenso viele Karten.
prompt-sinister-plot = Einen Marker hierher legen oder alle deine Marker entfernen und für jeden eine Karte ziehen?
prompt-star-chart = Du darfst eine Karte wählen, die nach dem Mischen oben liegt.
prompt-treasurer = Wähle eins.
prompt-villain = Lege eine Karte ab, die 2 oder mehr kostet; hast du keine, zeigst du deine Hand vor.

## Auswahlmöglichkeiten, mit den Zahlen einer Karte, wo sie sich unterscheiden

mode-plus-again = Noch einmal
mode-plus-again-scepter = Eine Aktionskarte im Spiel noch einmal ausspielen
mode-plus-cards-sinister-plot = Alle deine Marker entfernen und für jeden eine Karte ziehen
mode-plus-coins-scepter = +2 Münzen
mode-plus-from-trash = Eine Karte aus dem Müll nehmen
mode-plus-from-trash-treasurer = Eine Geldkarte aus dem Müll auf die Hand nehmen
mode-plus-token = Einen Marker legen
mode-plus-token-sinister-plot = Einen Marker hierher legen
mode-plus-trash-treasurer = Eine Geldkarte aus der Hand entsorgen

## Nichts tun, in den Worten einer Frage

pass-cargo-ship = Liegen lassen
pass-crop-rotation = Nichts ablegen
pass-ducat = Das Kupfer behalten
pass-horn = Ablegen
pass-improve = Nichts entsorgen
pass-innovation = Liegen lassen
pass-old-witch = Nichts entsorgen
pass-pageant = Nichts bezahlen
pass-sewers = Nichts entsorgen
pass-star-chart = Keine wählen
pass-villain = Die Hand vorzeigen
verb-use-cargo-ship = Auf das Frachtschiff legen
verb-use-horn = Auf den Nachziehstapel legen
verb-use-innovation = Ausspielen
verb-use-pageant = 1 Münze bezahlen
