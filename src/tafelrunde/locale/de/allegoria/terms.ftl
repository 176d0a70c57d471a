# Throne of Allegoria: Häuser, Heimatleisten, Bereiche, Aktionen, Phasen, Material, Orte und Wertungsbogen.

## Häuser

thing-roselie = Haus Roselie
    .text = Das Haus der Rosen.
    .in = bei Haus Roselie
    .from = von Haus Roselie
    .to = zu Haus Roselie
thing-culver-lux = Haus Culver-Lux
    .text = Das Haus der Federn.
    .in = bei Haus Culver-Lux
    .from = von Haus Culver-Lux
    .to = zu Haus Culver-Lux
thing-antares = Haus Antares
    .text = Das Haus des Sturms.
    .in = bei Haus Antares
    .from = von Haus Antares
    .to = zu Haus Antares
thing-umbral = Haus Umbral
    .text = Das Haus der Schatten.
    .in = bei Haus Umbral
    .from = von Haus Umbral
    .to = zu Haus Umbral

## Heimatleisten

thing-strength = Stärke
    .text = Heimatleiste der Soldaten: bestimmt die Gruppengröße beim Vorrücken und bezahlt zusätzliche Aktionspunkte in Bereich III.
    .low = Stärke
thing-intrigue = Intrige
    .text = Heimatleiste der Spione: bestimmt die Gruppengröße beim Schleichen und bezahlt zusätzliche Aktionspunkte in Bereich IV.
    .low = Intrige
thing-trade = Handel
    .text = Heimatleiste der Händler: bestimmt die Gruppengröße bei der Karawane und bezahlt Kommerz und zusätzliche Aktionspunkte in Bereich V.
    .low = Handel
thing-wealth = Reichtum
    .text = Heimatleiste der Bankiers: bestimmt die Gruppengröße beim Lohn und bezahlt Kommerz und zusätzliche Aktionspunkte in Bereich VI.
    .low = Reichtum
thing-knowledge = Wissen
    .text = Heimatleiste der Gelehrten: bezahlt zusätzliche Aktionspunkte in Bereich VII. Gelehrte bewegen sich nicht, daher hat sie keine Gruppengröße.
    .low = Wissen

## Arbeiter

thing-soldier = Soldat
    .text = Steht auf Schlachtfeldern, wird angeworben, rückt vor und greift an.
    .one = einen Soldaten
    .many = Soldaten
thing-spy = Spion
    .text = Steht in Tavernen, schleicht weiter und wendet List an.
    .one = einen Spion
    .many = Spione
thing-merchant = Händler
    .text = Steht auf Märkten, zieht mit Karawanen und treibt Kommerz.
    .one = einen Händler
    .many = Händler
thing-banker = Bankier
    .text = Eine Art von Arbeiterkarten; Bankiers stehen nie als Figuren auf der Landkarte.
thing-scholar = Gelehrter
    .text = Eine Art von Arbeiterkarten; Gelehrte stehen nie als Figuren auf der Landkarte.
thing-joker = Joker
    .text = Eine Arbeiterkarte, die für jede der fünf Arten steht.

## Aktionsbereiche

thing-area-1 = Bereich I: Aufgabenkarten
    .text = Während-des-Spiels-Aufgaben ziehen und höchstens eine behalten; das niedrigste Gebot über 0 stellt den nächsten Startspieler.
    .in = in Bereich I
thing-area-2 = Bereich II: Arbeiterkarten
    .text = Fünf offene Arbeiterkarten, vom niedrigsten Bieter in zwei Paare und eine einzelne Karte geteilt und in der Rangfolge gewählt.
    .in = in Bereich II
thing-area-3 = Bereich III: Soldat
    .text = Stationieren: Anwerben, Vorrücken. Auftrag: Angriff (Überfall oder Schlacht).
    .in = in Bereich III
thing-area-4 = Bereich IV: Spion
    .text = Stationieren: Infiltrieren, Schleichen. Auftrag: List.
    .in = in Bereich IV
thing-area-5 = Bereich V: Händler
    .text = Stationieren: Gewerbe, Karawane. Auftrag: Kommerz.
    .in = in Bereich V
thing-area-6 = Bereich VI: Bankier
    .text = Stationieren: Gewinne, Lohn. Auftrag: Bewilligung.
    .in = in Bereich VI
thing-area-7 = Bereich VII: Gelehrter
    .text = Stationieren: Bildung, Ausbildung. Auftrag: Almosen.
    .in = in Bereich VII

## Arten von Aktionen

thing-station = Stationieren-Aktion
    .text = Bringt Arbeiter in die Heimatregion, bewegt sie oder stärkt mit Karten eine Heimatleiste; steht jedem mit einem Gebot über 0 offen.
thing-commission = Auftrags-Aktion
    .text = Setzt Arbeiter auf der Landkarte ein oder dient Gilden, Aufgaben und Almosen; dem niedrigsten von mehreren Bietern verwehrt.

## Stationieren-Aktionen

thing-recruit = Anwerben
    .text = 1 Aktionspunkt: Stelle einen Soldaten aus deinem Vorrat auf dein Heimat-Schlachtfeld; du darfst Soldatenkarten und Joker abwerfen, um die Stärke um ihre Werte zu erhöhen.
thing-advance = Vorrücken
    .text = 1 Aktionspunkt: Bewege eine Gruppe von Soldaten auf ein benachbartes Schlachtfeld; ihre Größe begrenzt die Stärke.
thing-infiltrate = Infiltrieren
    .text = 1 Aktionspunkt: Stelle einen Spion aus deinem Vorrat in deine Heimat-Taverne; du darfst Spionkarten und Joker abwerfen, um die Intrige um ihre Werte zu erhöhen.
thing-sneak = Schleichen
    .text = 1 Aktionspunkt: Bewege eine Gruppe von Spionen in eine benachbarte Taverne; ihre Größe begrenzt die Intrige.
thing-business = Gewerbe
    .text = 1 Aktionspunkt: Stelle einen Händler aus deinem Vorrat auf deinen Heimat-Markt; du darfst Händlerkarten und Joker abwerfen, um den Handel um ihre Werte zu erhöhen.
thing-caravan = Karawane
    .text = 1 Aktionspunkt: Bewege eine Gruppe von Händlern auf einen benachbarten Markt; ihre Größe begrenzt der Handel.
thing-profits = Gewinne
    .text = 1 Aktionspunkt: Wirf mindestens eine Bankierkarte oder einen Joker ab; der Reichtum steigt um die Werte.
thing-wages = Lohn
    .text = 1 Aktionspunkt: Bewege eine Gruppe von Soldaten, Spionen oder Händlern in eine benachbarte Region; ihre Größe begrenzt der Reichtum.
thing-education = Bildung
    .text = 1 Aktionspunkt: Wirf mindestens eine Gelehrtenkarte oder einen Joker ab; das Wissen steigt um die Werte.
thing-training = Ausbildung
    .text = 1 Aktionspunkt: Ziehe die oberste Arbeiterkarte.

## Auftrags-Aktionen

thing-attack = Angriff
    .text = 1 Aktionspunkt: Greife auf einem Schlachtfeld an, auf dem einer deiner Soldaten steht; ein Überfall, wenn dort kein Mitspieler Soldaten hat, sonst eine Schlacht.
thing-raid = Überfall
    .text = Nimm einen oder mehrere deiner Soldaten von einem fremden Schlachtfeld ohne gegnerische Soldaten und gewinne für jeden 1 Einflusspunkt; im Zentrum nimmst du einen Anarchiemarker. Nie auf dem eigenen Schlachtfeld.
thing-battle = Schlacht
    .text = Beide Seiten zählen ihren Würfel zu ihren Soldaten; für einen Anarchiemarker erhält der Angreifer 1 mehr. Jede Seite verliert einen Soldaten; der Sieger nimmt den Unterschied als Einflusspunkte oder entfernt so viele Soldaten des Verlierers.
thing-ruse = List
    .text = 1 Aktionspunkt und ein Spion: Senke eine Heimatleiste des Mitspielers, in dessen Taverne der Spion stand, um 1, für einen Anarchiemarker noch einmal. Im Zentrum kostet sie einen Anarchiemarker und senkt nichts. Die erste List eines Zuges bringt dich auf der Diplomatieleiste 1 Feld voran.
thing-commerce = Kommerz
    .text = 1 Aktionspunkt und ein Händler: Mache mit dem Fahrenden Händler ein Geschäft. Einflusspunkte gibt es nur auf dem Markt eines Mitspielers, der gewinnt, was du zahlst; der eigene Markt kostet einen Anarchiemarker.
thing-grant = Bewilligung
    .text = 2 Aktionspunkte: Lege eine Gildenkarte unter dein Heimattableau, oder ziehe eine Während-des-Spiels-Aufgabe und behalte sie (oder wirf sie für einen Anarchiemarker ab).
thing-grant-guild = Bewilligung: Gildenkarte
    .text = 2 Aktionspunkte: Lege eine Gildenkarte unter dein Heimattableau; sind beide Plätze belegt, tausche eine aus.
thing-grant-task = Bewilligung: Aufgabe
    .text = 2 Aktionspunkte: Ziehe die oberste Während-des-Spiels-Aufgabe; behalte sie, oder nimm einen Anarchiemarker und wirf sie ab.
thing-alms = Almosen
    .text = 1 Aktionspunkt: Rücke auf der Almosenleiste ein Feld vor, mit dem Bonus des Felds; du darfst einen Anarchiemarker zurücklegen.
thing-extra-point = Zusätzlicher Aktionspunkt
    .text = Senke die Heimatleiste des Bereichs um 1 für einen weiteren Aktionspunkt; das Überschreiten einer Schwelle kostet einen Anarchiemarker und beendet deinen Zug nach dieser Aktion.

## Phasen

phase-preparation = A: Vorbereitung
    .text = Neue Woche, neuer Händler, fünf Arbeiterkarten und ein Königlicher Erlass.
phase-planning = B: Planung
    .text = Die Spieler legen ihre Gebotsmarker verdeckt in die sieben Bereiche.
phase-action = C: Aktion
    .text = Die Bereiche I bis VII werden nacheinander ausgewertet.
phase-administration = D: Verwaltung
    .text = Händler, Erlass und übrige Arbeiterkarten werden abgeworfen; nach der 6. Woche wird gewertet.
phase-scoring = Schlusswertung
    .text = Die Einflusspunkte aller Spieler werden zusammengezählt.

## Marker und Figuren

thing-bid-0 = Gebotsmarker 0
    .text = Zählt im Gebot nichts, kann aber bluffen oder ein Feld sichern.
thing-bid-1 = Gebotsmarker 1
    .text = Zählt im Gebot 1.
thing-bid-2 = Gebotsmarker 2
    .text = Zählt im Gebot 2.
thing-bid-star = Gebotsmarker *
    .text = Zählt im Gebot 2, oder 1 mit dem Recht, eine Gilde zu aktivieren.
thing-bid-token = Gebotsmarker
    .text = Jeder Spieler hat sechs: 0, 0, 1, 1, 2 und *.
thing-anarchy-marker = Anarchiemarker
    .text = Der Preis rücksichtsloser Aktionen; kostet am Ende 1 bis 4 Punkte.
thing-influence-token = Einflusspunkteplättchen
    .text = Im Spiel gewonnener Einfluss in Werten von 1 und 5; öffentlich.
thing-start-marker = Startspielermarker
    .text = Wer ihn hat, beginnt in Vorbereitung und Planung.
thing-reign-marker = Herrschaftsmarker
    .text = Zeigt die Woche und, stehend oder liegend, ob die Königin lebt.
thing-plus-tile = Plättchen +1
    .text = Zeigt den Bereich, in dem „Schwere Zeiten!“ gilt.
thing-castle = Burgmarker
    .text = Kennzeichnet die Heimatregion eines Spielers.
thing-figure = Figur
    .text = Jeder Spieler hat zehn; auf der Landkarte sind es Soldaten, Spione oder Händler.
thing-die = Würfel
    .text = Zeigt 0, 0, 1, 2, 3 und 4.
thing-track-marker = Markierungsstein
    .text = Markiert einen Wert auf einer Heimatleiste, der Diplomatieleiste oder der Almosenleiste.

## Karten

thing-worker-card = Arbeiterkarte
    .text = Mit einer Stationieren-Aktion abgeworfen, erhöht sie eine Heimatleiste um ihren Wert.
thing-during-task = Während-des-Spiels-Aufgabe
    .text = Bringt 1 bis 3 Punkte, wenn sie im eigenen Zug erfüllt wird, sonst -3.
thing-end-task = Spielende-Aufgabe
    .text = Bringt 5 Punkte, wenn sie am Spielende erfüllt ist, sonst -3.
thing-noble = Adelskarte
    .text = Gibt einen Titel und die Startwerte.
thing-decree = Königlicher Erlass
    .text = Jede Woche wird einer verlesen; welches seiner zwei Ereignisse gilt, hängt davon ab, ob die Königin lebt.
thing-trader = Fahrender Händler
    .text = Bestimmt die Kurse der Woche für Kommerz.
thing-guild-card = Gildenkarte
    .text = Zwei dürfen unter einem Heimattableau liegen; jede ist am Ende 2 Punkte wert und lässt sich mit * aktivieren.
thing-alms-tile = Almosen-Bonusplättchen
    .text = Gibt seinen Bonus jedem, der sein Feld auf der Almosenleiste erreicht.
thing-group-1 = Erstes Paar
    .text = Das erste Paar Arbeiterkarten in Bereich II.
thing-group-2 = Zweites Paar
    .text = Das zweite Paar Arbeiterkarten in Bereich II.
thing-group-3 = Einzelne Karte
    .text = Die Arbeiterkarte, die in Bereich II allein liegt.

## Regionen

thing-home = Heimatregion
    .text = Die Region mit dem eigenen Burgmarker.
thing-centre = Zentrale Region
    .text = Neutral, allen Heimatregionen benachbart.
    .in = im Zentrum
    .from = aus dem Zentrum
    .to = ins Zentrum
thing-opponent-region = Region eines Mitspielers
    .text = Die Heimatregion eines anderen Spielers.

## Orte

thing-battlefield = Schlachtfeld
    .text = Ort der Soldaten; jede Region hat eines.
thing-tavern = Taverne
    .text = Ort der Spione; jede Region hat eine.
thing-market = Markt
    .text = Ort der Händler; jede Region hat einen.
thing-supply = Vorrat
    .text = Die Figuren eines Spielers, die nicht auf der Landkarte stehen.
thing-home-board = Heimattableau
    .text = Trägt Leisten, Vorrat, Gildenkarten und Anarchiemarker eines Spielers.
thing-bid-space = Gebotsfeld
    .text = Trägt die Gebotsmarker eines Spielers in einem Bereich.
thing-threshold = Schwelle
    .text = Die Grenze zwischen zwei Abschnitten einer Heimatleiste.
thing-round-track = Spielrundenleiste
    .text = Zählt die sechs Wochen.
thing-anarchy-track = Anarchieleiste
    .text = Trägt die Anarchiemarker und zeigt, was jeder kosten wird.
thing-diplomacy-track = Diplomatieleiste
    .text = Reicht von ×0 bis ×5: Punkte für jede erfüllte Während-des-Spiels-Aufgabe.
thing-alms-track = Almosenleiste
    .text = Reicht von -3 bis 5 Punkten, mit drei Bonusfeldern.

## Werte

thing-action-point = Aktionspunkt
    .text = Bezahlt eine Aktion in einem Arbeiterbereich.
thing-influence = Einflusspunkt
    .text = Wer am Ende die meisten hat, gewinnt.
thing-diplomacy = Diplomatie
    .text = Vervielfacht die erfüllten Während-des-Spiels-Aufgaben.
thing-anarchy = Anarchie
    .text = Die Zahl der Anarchiemarker eines Spielers.
thing-group-size = Gruppengröße
    .text = Wie viele Arbeiter sich zusammen bewegen dürfen: 1, 2 oder 3.
thing-bid = Gebot
    .text = Die Summe der Gebotsmarker eines Spielers in einem Bereich.
thing-rank = Rang
    .text = Der Platz eines Gebots in einem Bereich; bei Gleichstand zählt, wer weiter links liegt.
thing-week = Woche
    .text = Eine der sechs Runden.
thing-turn = Zug
    .text = Die Abwicklung eines Bereichs durch einen Spieler, mit einer dort aktivierten Gilde.
thing-queen-lives = Die Königin lebt
    .text = Die oberen Ereignisse der Erlasse gelten.
thing-queen-dead = Die Königin ist tot
    .text = Die unteren Ereignisse der Erlasse gelten.

## Wertungsbogen

score-guilds = Gildenkarten
    .text = Je 2 Punkte.
score-during-tasks = Während-des-Spiels-Aufgaben
    .text = 1 bis 3 Punkte für jede erfüllte.
score-end-tasks = Spielende-Aufgaben
    .text = 5 Punkte für jede erfüllte.
score-unfulfilled = Nicht erfüllte Aufgaben
    .text = Je -3 Punkte.
score-diplomacy = Diplomatie
    .text = 0 bis 5 Punkte für jede erfüllte Während-des-Spiels-Aufgabe.
score-alms = Almosen
    .text = 5 Punkte auf dem letzten Feld, -3 auf dem ersten.
score-anarchy = Anarchie
    .text = -1 bis -4 Punkte für jeden Marker.
score-influence = Einflusspunkte
    .text = Der Gesamtwert der Plättchen.
score-subtotal-1 = Zwischensumme 1
    .text = Die Zeilen von den Gildenkarten bis zu den Einflusspunkteplättchen.
score-home = Heimateinfluss
    .text = -1 bis 5 Punkte für jede Heimatleiste.
score-strength = Stärke
    .text = Punkte der Stärkeleiste.
score-intrigue = Intrige
    .text = Punkte der Intrigenleiste.
score-trade = Handel
    .text = Punkte der Handelsleiste.
score-wealth = Reichtum
    .text = Punkte der Reichtumsleiste.
score-knowledge = Wissen
    .text = Punkte der Wissensleiste.
score-subtotal-2 = Zwischensumme 2
    .text = Die Zeilen der fünf Heimatleisten.
score-total = Summe
    .text = Beide Zwischensummen zusammen.
