# Dominion: Fragen, die nur Empires stellt, mit den Worten ihrer Antworten.

prompt-encampment = Ein Gold oder Diebesgut aufdecken? Wenn nicht, kommt das Feldlager zu Beginn des Aufräumens auf seinen Stapel zurück.
prompt-settlers = Du darfst ein Kupfer aus deinem Ablagestapel auf die Hand nehmen.
prompt-bustling-village = Du darfst Siedler aus deinem Ablagestapel auf die Hand nehmen.
prompt-gladiator = Decke eine Handkarte auf: Kann dein linker Nachbar die gleiche zeigen?
prompt-gladiator-match = Die gleiche Karte aus deiner Hand aufdecken? Wenn nicht, bringt der Gladiator noch eine Münze.
prompt-small-castle = Ein Schloss aus der Hand entsorgen? Wenn nicht, wird dieses Kleine Schloss entsorgt.
prompt-opulent-castle = Lege beliebig viele Punktekarten ab, jede für +2 Münzen.
prompt-sprawling-castle = Ein Herzogtum oder 3 Anwesen nehmen?
prompt-temple = { $count ->
    [3] Entsorge eine Karte; zwei weitere mit anderen Namen dürfen folgen.
   *[other] Du darfst noch eine Karte mit anderem Namen entsorgen.
}
prompt-wild-hunt = 3 Karten ziehen und einen Siegpunktmarker auf den Stapel legen oder ein Anwesen und die Marker des Stapels nehmen?
prompt-archive = Welche Karte nimmst du aus dem Archiv?
prompt-charm = +1 Kauf und +2 Münzen oder zum nächsten Kauf noch eine Karte?
prompt-charm-gain = Du darfst zusätzlich eine Karte mit denselben Kosten nehmen.
prompt-crown-action = Wähle eine Aktionskarte aus der Hand, die du zweimal spielst.
prompt-crown-treasure = Wähle eine Geldkarte aus der Hand, die du zweimal spielst.
prompt-legionary = Ein Gold aufdecken? Dann legen die Mitspieler bis auf 2 Karten alles ab und ziehen 1.
prompt-engineer = Die Ingenieurin entsorgen und noch eine Karte nehmen, die höchstens 4 kostet?
prompt-overlord = Wähle die Aktionskarte im Vorrat, die der Lehnsherr spielt.
prompt-advance = Du darfst eine Aktionskarte entsorgen und eine nehmen, die höchstens 6 kostet.
prompt-annex = Welche Karten bleiben im Ablagestapel? Die übrigen werden in den Nachziehstapel gemischt.
prompt-donate = Entsorge beliebig viele Karten; der Rest wird in deinen Nachziehstapel gemischt.
prompt-ritual = Entsorge eine Karte: Du bekommst 1 Siegpunktmarker für jede Münze, die sie kostet.
prompt-salt-the-earth = Entsorge eine Punktekarte aus dem Vorrat.
prompt-tax = Auf welchen Stapel legst du 2 Schuldenmarker?
prompt-aqueduct = Was kommt zuerst: einen Marker auf das Aquädukt legen oder seine Marker nehmen?
prompt-arena = Du darfst eine Aktionskarte für 2 Siegpunktmarker ablegen.
prompt-mountain-pass = { $count ->
    [0] Wie viele Schulden bietest du für 8 Siegpunktmarker?
   *[other] Wie viele Schulden bietest du für 8 Siegpunktmarker? Das höchste Gebot ist { $count }.
}

pass-encampment = Keine aufdecken
pass-settlers = Liegen lassen
pass-bustling-village = Liegen lassen
pass-gladiator-match = Keine aufdecken
pass-small-castle = Dieses entsorgen
pass-opulent-castle = Nichts mehr ablegen
pass-temple = Nichts mehr entsorgen
pass-charm-gain = Keine weitere nehmen
pass-crown-action = Keine ausspielen
pass-crown-treasure = Keine ausspielen
pass-legionary = Keines aufdecken
pass-engineer = Behalten
pass-advance = Keine entsorgen
pass-annex = Keine mehr behalten
pass-donate = Nichts mehr entsorgen
pass-arena = Keine ablegen
pass-mountain-pass = Kein Gebot
yes-engineer = Entsorgen

mode-plus-cards-wild-hunt = +3 Karten und ein Siegpunktmarker auf den Stapel
mode-plus-estate-wild-hunt = Ein Anwesen und die Marker des Stapels nehmen
mode-plus-estate-sprawling-castle = 3 Anwesen nehmen
mode-plus-coins-charm = +1 Kauf, +2 Münzen
mode-plus-gain = Noch eine Karte nehmen
mode-plus-gain-charm = Zum nächsten Kauf noch eine Karte
mode-plus-move = Einen Marker verlegen
mode-plus-move-aqueduct = Erst einen Marker hierher legen
mode-plus-points = Die Marker nehmen
mode-plus-points-aqueduct = Erst die Marker nehmen
