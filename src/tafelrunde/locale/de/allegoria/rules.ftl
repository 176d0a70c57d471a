# Throne of Allegoria: die Regeln A1 bis A209 in den eigenen Worten von Tafelrunde.
# Der Wert einer Nachricht ist der Titel der Regel, .text die Regel selbst.

## Das Spiel

rule-A1 = Spieler und Häuser
    .text = Gespielt wird zu zweit, zu dritt oder zu viert, jeder für ein anderes der vier Häuser: Roselie (Rosen), Culver-Lux (Federn), Antares (Sturm) und Umbral (Schatten).

rule-A2 = Sechs Wochen
    .text = Eine Partie dauert genau 6 Runden, die Wochen heißen; danach folgt die Schlusswertung.

rule-A3 = Wer gewinnt
    .text = Den Thron besteigt, wer in der Wertung nach der 6. Runde die meisten Einflusspunkte hat.

## Spielmaterial

rule-A4 = Gemeinsames Material
    .text = Allen gemeinsam sind der Spielplan aus zwei Teilen, der Herrschaftsmarker (eine Krone), der Startspielermarker, 37 Einflusspunkteplättchen (25 mit Wert 1 und 12 mit Wert 5), 24 Anarchiemarker, 4 Almosen-Bonusplättchen, ein Aktionspunktplättchen „+1“ und ein Wertungsblock.

rule-A5 = Die Karten
    .text = Es gibt 72 Arbeiterkarten, 72 Aufgabenkarten (24 Spielende-Aufgaben und 48 Während-des-Spiels-Aufgaben), 8 Adelige und 12 Königliche Erlasse (alle je einmal deutsch und einmal englisch, also 16 und 24 Karten), 12 Fahrende Händler und 20 Gildenkarten, 5 für jeden Spieler.

rule-A6 = Eigenes Material
    .text = Jeder Spieler hat ein Heimattableau, einen Burgmarker, 10 Arbeiterfiguren, 7 Markierungssteine, einen Würfel, 6 Gebotsmarker, 5 Gildenkarten und eine Aktionsübersicht.

## Der Spielplan

rule-A7 = Ablageplan
    .text = Auf dem kleineren Teil des Plans liegen die Spielrundenleiste, das Feld für die Königlichen Erlasse, der Aktionsbereich I für Während-des-Spiels-Aufgaben und der Aktionsbereich II für Arbeiterkarten.

rule-A8 = Allegoriaplan
    .text = Auf dem größeren Teil liegen die Aktionsbereiche III (Soldat), IV (Spion), V (Händler), VI (Bankier) und VII (Gelehrter), die Aktionstabelle, die Anarchie-, die Almosen- und die Diplomatieleiste, das Feld für die Fahrenden Händler und die Landkarte.

rule-A9 = Gebotsfelder
    .text = Jeder der sieben Aktionsbereiche hat vier Gebotsfelder: Zwei sind immer offen, das dritte ab drei Spielern, das vierte nur zu viert. Ein Bereich hat also genau so viele nutzbare Felder, wie Spieler teilnehmen.

## Die Regionen

rule-A10 = Fünf Regionen
    .text = Die Landkarte besteht aus fünf Regionen: vier Heimatregionen und der zentralen Region.

rule-A11 = Heimatregionen
    .text = Eine Heimatregion gehört dem Spieler, dessen Burgmarker darin steht, und mit ihr ihr Schlachtfeld, ihr Markt und ihre Taverne. Zu zweit und zu dritt sind Regionen ohne Burgmarker nicht im Spiel; keine Figur darf sie betreten.

rule-A12 = Zentrale Region
    .text = Auch in der zentralen Region gibt es Schlachtfeld, Markt und Taverne. Sie ist neutral und gehört niemandem.

rule-A13 = Benachbarte Regionen
    .text = Die zentrale Region grenzt an alle Heimatregionen; eine Heimatregion grenzt allein an die zentrale Region.

rule-A14 = Arbeiter in Regionen
    .text = Verlangt eine Aufgabe Arbeiter in Regionen, so zählen die Figuren, die in den Regionen der Landkarte stehen, nicht die in einem Vorrat.

## Die Heimattableaus

rule-A15 = Heimattableau
    .text = Ein Heimattableau bietet Platz für den Figurenvorrat, zwei Gildenkarten und die Anarchiemarker und zeigt fünf Heimatleisten.

rule-A16 = Die fünf Heimatleisten
    .text = Zu jeder Heimatleiste gehört eine Art von Arbeitern: zur Stärke die Soldaten, zur Intrige die Spione, zum Handel die Händler, zum Reichtum die Bankiers und zum Wissen die Gelehrten.

rule-A17 = Abschnitte einer Leiste
    .text = Eine Heimatleiste ist in Abschnitte geteilt. Der Abschnitt, in dem der Markierungsstein liegt, bestimmt die Einflusspunkte der Leiste am Spielende und die Gruppengröße, eine zweite Zahl, auf die manche Stationieren-Aktionen zurückgreifen. In der Einteilung, mit der Tafelrunde spielt, wenn keine andere gewählt ist, bringen die Abschnitte 0-1, 2-3, 4-5, 6-7, 8-9, 10-11 und 12 der Reihe nach -1, 0, 1, 2, 3, 4 und 5 Punkte; die Gruppengröße ist bis zum Wert 3 eins, bis zum Wert 7 zwei und ab 8 drei.

rule-A18 = Schwellen
    .text = Die Grenze zwischen zwei benachbarten Abschnitten einer Heimatleiste ist eine Schwelle.

rule-A19 = Erhöhen und senken
    .text = Wird eine Heimatleiste erhöht, wandert ihr Markierungsstein nach rechts, wird sie gesenkt, nach links. Beides ist das ganze Spiel über möglich.

rule-A20 = Grenzen einer Leiste
    .text = Der Wert einer Heimatleiste liegt immer zwischen 0 und 12.

## Karten und Plättchen

rule-A21 = Adelskarte und Haus
    .text = Die Adelskarte eines Spielers liegt links am Heimattableau. Beide zusammen ergeben Titel und Wappen: Die Karte nennt den Titel, das Tableau das Haus.

rule-A22 = Was Adelige bewirken
    .text = Eine Adelskarte sorgt für etwas andere Startwerte auf den Heimatleisten, für einen Arbeiter, der schon in der Heimatregion beginnt, oder für beides. Später hat sie keine Wirkung mehr.

rule-A23 = Zwei Ereignisse je Erlass
    .text = Jeder Königliche Erlass trägt zwei Ereignisse, ausgenommen „Die Königin ist tot!“. Das obere gilt zu Lebzeiten der Königin, das untere nach ihrem Tod.

rule-A24 = Zwei Geschäfte je Händler
    .text = Ein Fahrender Händler bietet zwei Geschäfte an: Zeile A gibt für Reichtum Handel oder Einflusspunkte, Zeile B für Handel Reichtum oder Einflusspunkte.

rule-A25 = Zwei Arten von Aufgaben
    .text = Während-des-Spiels-Aufgaben haben blaue Siegel; man bekommt und erfüllt sie, solange das Spiel läuft. Spielende-Aufgaben haben rote Siegel; man erhält sie zu Beginn, und erst am Schluss zeigt sich, ob sie erfüllt sind.

rule-A26 = Arbeiterkarten
    .text = Arbeiterkarten gibt es in sechs Arten: Soldat, Spion, Händler, Bankier, Gelehrter und Joker. Jede hat den Wert 1, 2 oder 3.

rule-A27 = Joker
    .text = Ein Joker steht für eine beliebige der fünf anderen Arten von Arbeiterkarten.

rule-A28 = Gildenkarten
    .text = Alle Spieler haben dieselben fünf Gildenkarten. Eine Gilde wirkt nur, solange ihre Karte unter dem Heimattableau ihres Besitzers liegt.

rule-A29 = Der Würfel
    .text = Die sechs Seiten eines Würfels zeigen 0, 0, 1, 2, 3 und 4.

rule-A30 = Die Gebotsmarker
    .text = Jeder Spieler hat sechs Gebotsmarker: 0, 0, 1, 1, 2 und *.

rule-A31 = Der Herrschaftsmarker
    .text = Der Herrschaftsmarker zählt auf der Spielrundenleiste die Runden. Steht er, lebt die Königin; liegt er, ist sie tot.

rule-A32 = Einflusspunkteplättchen
    .text = Für jeden im Spiel gewonnenen Einflusspunkt gibt es ein Plättchen mit Wert 1; die Plättchen mit Wert 5 sind nur zum Wechseln da. Der Vorrat geht nie aus.

rule-A33 = Das Plättchen +1
    .text = Das Plättchen „+1“ kommt nur ins Spiel, wenn der Erlass „Schwere Zeiten!“ gilt.

rule-A34 = Der Wertungsbogen
    .text = Der Wertungsbogen führt von oben nach unten auf: Gildenkarten, Während-des-Spiels-Aufgaben, Spielende-Aufgaben, nicht erfüllte Aufgaben, Diplomatie, Almosen, Anarchie, Einflusspunkteplättchen, Zwischensumme 1; dann Stärke, Intrige, Handel, Reichtum, Wissen, Zwischensumme 2; und die Summe.

## Spielvorbereitung

rule-A35 = Ein Haus wählen
    .text = Jeder Spieler sucht sich ein Haus aus, nimmt alles in dessen Farbe und breitet sein Heimattableau vor sich aus.

rule-A36 = Die Burg
    .text = Dein Burgmarker steht auf dem Burgfeld deiner Heimatregion.

rule-A37 = Markierungssteine zu Beginn
    .text = Von deinen sieben Markierungssteinen beginnen fünf bei 0, am linken Ende der Heimatleisten, einer auf „×0“ der Diplomatieleiste und einer auf „-3“ der Almosenleiste.

rule-A38 = Figuren zu Beginn
    .text = Alle zehn Figuren beginnen im Vorrat auf deinem Heimattableau. Würfel, Gebotsmarker, Gildenkarten und Aktionsübersicht liegen daneben bereit.

rule-A39 = Spielende-Aufgaben wählen
    .text = Jeder Spieler bekommt 5 Spielende-Aufgaben, behält heimlich 3 davon und gibt 2 ab. Alle Spielende-Aufgaben, die niemand behält, scheiden ungesehen aus.

rule-A40 = Eine Adelskarte wählen
    .text = Jeder Spieler bekommt 2 Adelskarten, legt eine offen vor sich aus und gibt die andere ab. Alle Adelskarten, die niemand behält, scheiden ungesehen aus.

rule-A41 = Startwerte
    .text = Deine Heimatleisten steigen von 0 an um die Zahlen deiner Adelskarte. Zeigt sie einen Arbeiter, kommt eine Figur aus deinem Vorrat in deine Heimatregion: ein Soldat auf das Schlachtfeld, ein Spion in die Taverne, ein Händler auf den Markt.

rule-A42 = Karten zu Beginn
    .text = Die Arbeiterkarten werden gemischt, jeder erhält 3. Die anderen bilden in Bereich II einen verdeckten Stapel.

rule-A43 = Der Erlassstapel
    .text = „Die Königin ist tot!“ wird mit 6 zufälligen der 11 anderen Erlasse gemischt; diese 7 Karten sind der verdeckte Erlassstapel. Die restlichen 5 scheiden ungesehen aus.

rule-A44 = Der Händlerstapel
    .text = Sechs zufällige Fahrende Händler bilden den verdeckten Händlerstapel; die anderen sechs scheiden ungesehen aus.

rule-A45 = Der Aufgabenstapel
    .text = Alle 48 Während-des-Spiels-Aufgaben bilden in Bereich I einen verdeckten Stapel.

rule-A46 = Vorrat an Einfluss
    .text = Die Einflusspunkteplättchen bilden den allgemeinen Vorrat; das Plättchen „+1“ wartet daneben.

rule-A47 = Anarchie zu Beginn
    .text = Zu Beginn liegen alle 24 Anarchiemarker auf der Anarchieleiste.

rule-A48 = Almosen-Bonusplättchen
    .text = Drei der vier Almosen-Bonusplättchen, zufällig bestimmt, liegen offen auf den gekennzeichneten Feldern der Almosenleiste; das vierte bleibt aus dem Spiel.

rule-A49 = Die Königin lebt
    .text = Der Herrschaftsmarker beginnt stehend auf Feld 0 der Spielrundenleiste: Die Königin ist am Leben.

rule-A50 = Erster Startspieler
    .text = Die Spieler einigen sich auf einen Startspieler, der den Startspielermarker bekommt.

## Eine Runde

rule-A51 = Vier Phasen
    .text = Jede Runde hat vier Phasen in dieser Folge: A Vorbereitung, B Planung, C Aktion, D Verwaltung.

rule-A52 = Ablagestapel
    .text = Jede Kartenart hat neben dem Plan ihren eigenen Ablagestapel.

rule-A53 = Verdeckt oder offen
    .text = Abgeworfene Während-des-Spiels-Aufgaben liegen immer verdeckt, alle anderen abgeworfenen Karten offen.

rule-A54 = Farben der Siegel
    .text = Einfluss in roten Siegeln zählt am Spielende, Einfluss in blauen Siegeln gewinnt man unterwegs, und schwarze Siegel sind Punkte, die am Spielende abgezogen werden.

rule-A55 = Einfluss ist öffentlich
    .text = Die gewonnenen Einflusspunkteplättchen eines Spielers dürfen alle sehen.

rule-A56 = Muss und darf
    .text = In Regeln und auf Karten macht „muss“ eine Aktion zur Pflicht, „darf“ stellt sie frei.

## Phase A: Vorbereitung

rule-A57 = Schritt a: die Woche
    .text = Der Startspieler erledigt der Reihe nach die vier Schritte a bis d. Schritt a: Der Herrschaftsmarker rückt auf der Spielrundenleiste ein Feld weiter.

rule-A58 = Schritt b: der Händler
    .text = Die oberste Karte des Händlerstapels wird umgedreht und liegt offen auf dem Stapel; ihre Geschäfte gelten in dieser Runde.

rule-A59 = Schritt c: Arbeiterkarten
    .text = Die 5 obersten Karten des Arbeiterstapels kommen offen in den Bereich II.

rule-A60 = Schritt d: der Erlass
    .text = Der oberste Erlass wird aufgedeckt und verlesen: das obere Ereignis, wenn die Königin lebt, sonst das untere.

rule-A61 = Wann ein Erlass wirkt
    .text = Das Ereignis eines Erlasses wirkt sofort oder im Lauf dieser Runde, und zwar nur in dem Moment und an dem Ort, die es nennt. Sofortige Ereignisse führt ein Spieler nach dem anderen aus, im Uhrzeigersinn vom Startspieler an.

rule-A62 = Die Königin kann überleben
    .text = Von den 12 Erlassen sind nur 7 im Spiel, und es gibt nur 6 Runden. „Die Königin ist tot!“ kann also als letzte Karte verdeckt bleiben; dann überlebt die Königin die Partie.

rule-A63 = Die Königin stirbt
    .text = Wird „Die Königin ist tot!“ aufgedeckt, legt der Startspieler den Herrschaftsmarker hin und dreht gleich den nächsten Erlass um. Von diesem und von allen späteren Erlassen gilt das untere Ereignis.

rule-A64 = Das Plättchen +1 wandert
    .text = Wird „Schwere Zeiten!“ verlesen, kommt das Plättchen „+1“ neben den Bereich III. Nach der Auswertung jedes Arbeiterbereichs rückt es zum nächsten weiter, bis zum Bereich VII.

## Phase B: Planung

rule-A65 = Marker für Marker
    .text = Vom Startspieler an im Uhrzeigersinn legt jeder genau einen Gebotsmarker verdeckt in einen Aktionsbereich, immer wieder, bis alle ihre sechs Marker gelegt haben.

rule-A66 = Gebote sind geheim
    .text = Was ein Marker wert ist, bleibt geheim. Deine eigenen gelegten Marker darfst du jederzeit nachsehen, fremde nie.

rule-A67 = Am weitesten links
    .text = Dein erster Marker in einem Bereich kommt auf das am weitesten links liegende Gebotsfeld, das dort noch frei ist.

rule-A68 = Weitere Marker
    .text = Hast du in einem Bereich schon einen Marker, so stapelst du dort jeden weiteren auf ihn.

rule-A69 = Höchstens drei
    .text = Niemand darf in einem Bereich mehr als drei Marker haben.

rule-A70 = Gelegt ist gelegt
    .text = Ein Marker bleibt in dem Bereich, in den er gelegt wurde; in dieser Phase kann er nicht mehr in einen anderen wechseln.

rule-A71 = Bluffen mit Nullen
    .text = Einen Marker mit Wert 0 legt man wie jeden anderen: um zu bluffen oder um sich ein Gebotsfeld zu sichern.

rule-A72 = Ein Gebot von null
    .text = Wessen Marker in einem Bereich zusammen 0 ergeben, der hat dort keine Aktionen.

rule-A73 = Gebot und Aktionen
    .text = Die Höhe eines Gebots ist nicht die Zahl der Aktionen; sie entscheidet nur über die Rangfolge.

## Phase C: Aktion

rule-A74 = Bereich für Bereich
    .text = Die Bereiche werden von I bis VII ausgewertet, jeder vollständig vor dem nächsten.

rule-A75 = Gebote aufdecken
    .text = Bei der Auswertung eines Bereichs werden alle Marker darin umgedreht. Die Summe der Marker eines Spielers ist sein Gebot.

rule-A76 = Der Stern
    .text = Wer einen * aufdeckt, muss auf der Stelle entscheiden, ob er 2 oder 1 zählt.

rule-A77 = Der Stern als Eins
    .text = Zählt dein * nur 1, darfst du sofort eine Gilde aktivieren, die unter deinem Heimattableau liegt.

rule-A78 = Mehrere Sterne
    .text = Liegen in einem Bereich mehrere *, entscheiden ihre Besitzer nacheinander, vom linken Gebotsfeld zum rechten.

rule-A79 = Die Rangfolge
    .text = Das höhere Gebot steht im Rang höher. Von gleichen Geboten hat das weiter links liegende den höheren Rang.

rule-A80 = Kein Gebot, keine Aktion
    .text = Ohne Marker in einem Bereich oder mit einem Gebot von 0 bekommst du dort keine Aktionen.

rule-A81 = Aktionen nach Rang
    .text = Wie viele Aktionen jeder Rang erhält, steht in der Tabelle für die jeweilige Spielerzahl.

rule-A82 = Marker zurück
    .text = Ist ein Bereich ausgewertet, gehen die Marker darin an ihre Besitzer zurück.

## Bereich I: Aufgabenkarten

rule-A83 = Aufgaben ziehen
    .text = In der Rangfolge zieht jeder mit einem Gebot über 0 Während-des-Spiels-Aufgaben und behält höchstens eine. Nach der Tabelle von Tafelrunde ziehen die Ränge zu zweit 3 und 2 Karten, zu dritt 3, 3 und 2 und zu viert 3, 3, 2 und 2.

rule-A84 = Keine behalten
    .text = Du darfst auch alle gezogenen Aufgaben ablehnen. Was du nicht behältst, wird verdeckt abgeworfen.

rule-A85 = Nächster Startspieler
    .text = Das niedrigste Gebot über 0 in Bereich I bekommt den Startspielermarker, und sein Besitzer ist in der nächsten Runde Startspieler; von gleichen Geboten ist es das am weitesten rechts. Auch ein einziger Bieter nimmt den Marker; bietet niemand über 0, bleibt er, wo er ist.

rule-A86 = Aufgaben sind geheim
    .text = Deine Aufgaben hältst du geheim, bis sie gewertet werden, und du darfst beliebig viele besitzen.

rule-A87 = Leerer Aufgabenstapel
    .text = Ist der Stapel leer, wenn eine Während-des-Spiels-Aufgabe gezogen werden soll, wird sein Ablagestapel zum neuen Stapel gemischt.

rule-A88 = Eine Aufgabe erfüllen
    .text = Sobald in deinem eigenen Zug die ganze Bedingung einer deiner Während-des-Spiels-Aufgaben zutrifft, deckst du die Karte auf und legst sie offen neben dein Heimattableau. Ein Zug ist die Abwicklung eines Bereichs durch einen Spieler, eine dort aktivierte Gilde eingeschlossen. Trifft die Bedingung schon zu, wenn du die Karte nimmst, ist sie gleich erfüllt; die Punkte zählen am Spielende.

rule-A89 = Spielende-Aufgaben
    .text = Eine Spielende-Aufgabe bringt ihre Punkte nur, wenn ihre Bedingung am Ende des Spiels zutrifft.

rule-A90 = Unerfüllte Aufgaben
    .text = Jede Aufgabenkarte gleich welcher Art, die du bis zum Schluss nicht erfüllt hast, kostet dich 3 Einflusspunkte.

rule-A91 = Diplomatie belohnt Aufgaben
    .text = Am Ende bringt dir dein Stand auf der Diplomatieleiste zusätzliche Punkte für jede Während-des-Spiels-Aufgabe, die du erfüllt hast.

## Bereich II: Arbeiterkarten

rule-A92 = Karten aufteilen
    .text = Bevor gewählt wird, bildet derjenige, der das niedrigste Gebot über 0 hat (von gleichen das am weitesten rechts), aus den 5 offenen Arbeiterkarten zwei Paare und eine einzelne Karte.

rule-A93 = Eine Gruppe wählen
    .text = In der Rangfolge wählt jeder mit einem Gebot über 0 eine der Gruppen, die noch da sind.

rule-A94 = Ein Paar nehmen
    .text = Mit einem Gebot ab 2 darfst du beide Karten eines Paars nehmen. Mit einem Gebot von 1 suchst du dir eine davon aus und wirfst die andere ab.

rule-A95 = Die einzelne Karte
    .text = Wer die einzelne Karte wählt, erhält genau diese eine, wie hoch das Gebot auch ist.

rule-A96 = Vier Bieter
    .text = Bieten zu viert alle mindestens 1, geht der niedrigste Bieter bei den Gruppen leer aus. Er muss stattdessen die oberste Karte des Arbeiterstapels ziehen und zeigt sie nicht.

rule-A97 = Kein Handkartenlimit
    .text = Die Zahl deiner Arbeiterkarten auf der Hand ist unbegrenzt.

rule-A98 = Leerer Arbeiterstapel
    .text = Ist der Stapel leer, wenn eine Arbeiterkarte gebraucht wird, wird sein Ablagestapel zum neuen Stapel gemischt.

rule-A99 = Übrige Karten
    .text = Offene Arbeiterkarten, die nach Bereich II noch daliegen, werden abgeworfen, auch wenn niemand auf sie geboten hat.

## Bereiche III bis VII: Arbeiter

rule-A100 = Aktionspunkte
    .text = In jedem Arbeiterbereich erhält jeder mit einem Gebot über 0 Aktionspunkte nach Rang und Spielerzahl; der höchste Rang beginnt. Wenn nichts anderes gewählt ist, gibt es nach Rang zu zweit 3 und 1, zu dritt 3, 2 und 1, zu viert 3, 2, 1 und 1. Bei mehreren Bietern gilt für das niedrigste Gebot die letzte Zeile der Tabelle, gleich welchen Rang es hat; für einen einzigen Bieter gilt die erste. Zahlen, die sich nicht aus der Anleitung ergeben, sind nachgebildet.

rule-A101 = Kosten einer Aktion
    .text = Eine Aktion kostet 1 Aktionspunkt, sofern ihre Regel nichts anderes sagt.

rule-A102 = Aktionspunkte aufteilen
    .text = In der Regel darfst du deine Aktionspunkte beliebig auf Stationieren- und Auftrags-Aktionen verteilen.

rule-A103 = Niedrigstes Gebot
    .text = Wer in einem Arbeiterbereich das niedrigste Gebot über 0 hat, darf nur Stationieren-Aktionen ausführen. Wer dort als Einziger geboten hat, ist davon nicht betroffen.

rule-A104 = Zweiter von vier
    .text = Zu viert darf der Zweite der Rangfolge nicht aufteilen: Vor der ersten Aktion legt er sich fest, ob er 2 Punkte zum Stationieren oder 1 Punkt für einen Auftrag haben will. An die gewählte Art sind auch zusätzliche Aktionspunkte gebunden.

rule-A105 = Ungenutzte Punkte
    .text = Aktionspunkte, die du nicht nutzen kannst oder willst, verfallen; aufheben lassen sie sich nicht.

## Stationieren-Aktionen

rule-A106 = Stationieren-Aktionen
    .text = Stationieren-Aktionen bringen Figuren aus deinem Vorrat als Soldaten, Spione oder Händler in deine Heimatregion oder bewegen solche Figuren weiter. Bei Bankiers und Gelehrten kommen dadurch keine Figuren auf den Plan.

rule-A107 = Karten zu einer Figur
    .text = Immer wenn du mit einer Stationieren-Aktion eine Figur in deine Heimatregion stellst, darfst du dazu Arbeiterkarten dieser Art abwerfen und damit die zugehörige Heimatleiste erhöhen.

rule-A108 = Zehn Figuren
    .text = Du hast 10 Figuren und nicht mehr. Ist dein Vorrat leer, darfst du weder Anwerben noch Infiltrieren noch Gewerbe ausführen und auch keine Arbeiterkarten dafür abwerfen. Gewinne und Bildung brauchen keine Figur und bleiben möglich.

rule-A109 = Figuren kehren zurück
    .text = Eine Figur, die die Landkarte verlässt, geht in den Vorrat ihres Besitzers und kann wieder eingesetzt werden.

rule-A110 = Leiste auf zwölf
    .text = Eine Heimatleiste, die mit 12 am rechten Ende steht, gewinnt nichts mehr hinzu.

rule-A111 = Leiste auf null
    .text = Steht eine Heimatleiste mit 0 am linken Ende, ist auf ihr nichts mehr zu bezahlen: Die Zahlung endet dort.

## Auftrags-Aktionen

rule-A112 = Auftrags-Aktionen
    .text = Auftrags-Aktionen lassen Figuren auf der Landkarte tätig werden: Soldaten greifen an, Spione wenden List an, Händler treiben Kommerz. Bei Bankiers und Gelehrten sind dafür keine Figuren nötig.

## Anarchie

rule-A113 = Einen Marker nehmen
    .text = Einen Anarchiemarker nimmst du vom niedrigsten Feld der Anarchieleiste, auf dem noch einer liegt, also ganz links, und legst ihn auf dein Heimattableau. Wo es verlangt ist, gibt es keine Wahl. Ist die Leiste leer, entfallen Möglichkeiten, für die ein Marker zu nehmen wäre.

rule-A114 = Anarchie: Überfall im Zentrum
    .text = Ein Überfall auf das zentrale Schlachtfeld kostet dich einen Anarchiemarker.

rule-A115 = Anarchie: besserer Wurf
    .text = Ein Anarchiemarker ist der Preis dafür, in einer Schlacht dein eigenes Würfelergebnis um 1 zu erhöhen.

rule-A116 = Anarchie: weitere Leiste
    .text = Ein Anarchiemarker ist der Preis dafür, mit einer List noch eine Heimatleiste zu senken.

rule-A117 = Anarchie: List im Zentrum
    .text = Eine List in der zentralen Taverne, mit der du auf der Diplomatieleiste vorrückst, kostet dich einen Anarchiemarker. Das gilt dort für jede List, auch wenn sie nicht die erste deines Zuges ist.

rule-A118 = Anarchie: eigener Markt
    .text = Kommerz auf dem eigenen Markt kostet dich einen Anarchiemarker.

rule-A119 = Anarchie: abgelehnte Aufgabe
    .text = Ein Anarchiemarker ist der Preis dafür, die mit einer Bewilligung gezogene Aufgabe gleich wieder abzuwerfen.

rule-A120 = Anarchie: Schwelle überschritten
    .text = Du musst einen Anarchiemarker nehmen, wenn dein Markierungsstein beim Bezahlen eines zusätzlichen Aktionspunkts eine Schwelle von rechts nach links überschreitet.

rule-A121 = Einen Marker zurücklegen
    .text = Darfst du einen Anarchiemarker zurücklegen, kommt er von deinem Heimattableau auf das höchste Feld der Anarchieleiste, das Platz hat, also möglichst weit rechts. Verpflichtet bist du dazu nie.

rule-A122 = Preis der Anarchie
    .text = Am Ende kostet jeder Anarchiemarker auf einem Heimattableau so viele Punkte, wie das am weitesten rechts liegende Feld der Anarchieleiste anzeigt, von dem mindestens ein Marker fehlt. In der Einteilung von Tafelrunde sind es vier Felder mit je 6 Markern und 1, 2, 3 und 4 Punkten.

## Zusätzliche Aktionspunkte

rule-A123 = Zusätzliche Aktionspunkte
    .text = In einem Arbeiterbereich darfst du mit der Heimatleiste, die zu ihm gehört, zusätzliche Aktionspunkte bezahlen: ein Feld nach links für jeden Punkt.

rule-A124 = Nur erlaubte Aktionen
    .text = Zusätzliche Aktionspunkte dienen nur der Art von Aktionen, die dir dein Gebot erlaubt.

rule-A125 = Zuerst die Gebotspunkte
    .text = Zusätzliche Aktionspunkte darfst du erst nehmen, wenn alle Punkte aus deinem Gebot verbraucht sind.

rule-A126 = Nichts von null
    .text = Steht der Markierungsstein der Leiste auf 0, bekommst du keinen zusätzlichen Aktionspunkt.

rule-A127 = Bis zur Schwelle
    .text = Du darfst beliebig viele zusätzliche Aktionspunkte nehmen, bis dein Markierungsstein in diesem Zug zum ersten Mal eine Schwelle von rechts nach links überschreitet.

rule-A128 = Über die Schwelle
    .text = Überschreitet dein Markierungsstein durch einen zusätzlichen Aktionspunkt eine Schwelle, musst du einen Anarchiemarker nehmen. Die damit bezahlte Aktion führst du noch aus; dann endet dein Zug, und weitere zusätzliche Punkte gibt es nicht. Kostet eine einzige Aktion mehrere Punkte, darfst du sie trotzdem alle nehmen, mit einem Anarchiemarker für jede überschrittene Schwelle.

## Bereich III: Soldat

rule-A129 = Anwerben
    .text = Für jeden Aktionspunkt musst du eine Figur aus deinem Vorrat als Soldat auf dein Heimat-Schlachtfeld stellen.

rule-A130 = Anwerben mit Karten
    .text = Zu jedem angeworbenen Soldaten darfst du beliebig viele Soldatenkarten und Joker abwerfen; die Stärke steigt um die Summe ihrer Werte.

rule-A131 = Anwerben ohne Karten
    .text = Wirbst du einen Soldaten an, ohne Karten abzuwerfen, verändert sich deine Stärke nicht.

rule-A132 = Vorrücken
    .text = Für jeden Aktionspunkt bewegst du eine Gruppe deiner Soldaten von einem Schlachtfeld auf ein benachbartes.

rule-A133 = Größe der Gruppe
    .text = Eine Gruppe von Soldaten zählt höchstens 1, 2 oder 3 Figuren; die Grenze setzt der Abschnitt, in dem deine Stärke steht.

rule-A134 = Gruppen bleiben zusammen
    .text = Eine Gruppe zieht aus einer Region in eine andere; auf mehrere Ziele darf sie sich nicht verteilen.

rule-A135 = Schritt für Schritt
    .text = Jeder Schritt in eine andere Region ist ein neues Vorrücken für 1 Aktionspunkt.

rule-A136 = Durch das Zentrum
    .text = Von deinem Heimat-Schlachtfeld können Soldaten nur auf das zentrale ziehen, von dort auf jedes benachbarte, auch auf das eigene. Vom Schlachtfeld eines Mitspielers führt der Weg zurück ins Zentrum.

rule-A137 = Angriff
    .text = Ein Angriff kostet 1 Aktionspunkt. Du nennst das Schlachtfeld; mindestens einer deiner Soldaten muss dort stehen.

rule-A138 = Überfall oder Schlacht
    .text = Hat ein Mitspieler Soldaten auf dem Schlachtfeld, ist der Angriff eine Schlacht, andernfalls ein Überfall.

rule-A139 = Kein Überfall daheim
    .text = Dein eigenes Heimat-Schlachtfeld darfst du nie überfallen.

rule-A140 = Anarchie durch Überfall
    .text = Überfällst du das zentrale Schlachtfeld, musst du einen Anarchiemarker nehmen; ein Überfall bei einem Mitspieler kostet keinen.

rule-A141 = Ertrag eines Überfalls
    .text = Bei einem Überfall musst du einen deiner Soldaten vom Schlachtfeld nehmen und gewinnst 1 Einflusspunkt. Du darfst weitere wegnehmen und gewinnst für jeden 1 Einflusspunkt.

rule-A142 = Den Verteidiger nennen
    .text = In einer Schlacht nennst du einen Mitspieler, der mindestens einen Soldaten auf dem Schlachtfeld hat; er ist der Verteidiger.

rule-A143 = Anarchie in der Schlacht
    .text = Vor dem Würfeln darf der Angreifer einen Anarchiemarker nehmen, damit sein Ergebnis um 1 steigt. Der Verteidiger hat diese Möglichkeit nicht.

rule-A144 = Würfeln
    .text = Beide Seiten werfen ihren Würfel und zählen ihre Soldaten auf diesem Schlachtfeld hinzu. Die höhere Summe gewinnt.

rule-A145 = Verluste
    .text = Wie die Schlacht auch ausgeht: Angreifer und Verteidiger nehmen je einen eigenen Soldaten vom Schlachtfeld.

rule-A146 = Kriegsbeute
    .text = Die Kriegsbeute entspricht dem Unterschied der Summen. Der Sieger nimmt so viele Einflusspunkte oder entfernt bis zu so viele Soldaten des Verlierers von diesem Schlachtfeld. Die Verluste beider Seiten gehen voraus.

rule-A147 = Unentschiedene Schlacht
    .text = Bei gleichen Summen siegt niemand und es gibt keine Kriegsbeute; einen Soldaten verlieren trotzdem beide.

## Bereich IV: Spion

rule-A148 = Infiltrieren
    .text = Für jeden Aktionspunkt musst du eine Figur aus deinem Vorrat als Spion in deine Heimat-Taverne stellen.

rule-A149 = Infiltrieren mit Karten
    .text = Zu jedem Spion, den du aufstellst, darfst du beliebig viele Spionkarten und Joker abwerfen; die Intrige steigt um die Summe ihrer Werte. Ohne Karten verändert sie sich nicht.

rule-A150 = Schleichen
    .text = Für jeden Aktionspunkt bewegst du eine Gruppe deiner Spione von einer Taverne in eine benachbarte. Der Abschnitt, in dem deine Intrige steht, begrenzt die Gruppe auf 1, 2 oder 3 Spione.

rule-A151 = Spione Schritt für Schritt
    .text = Eine Gruppe von Spionen trennt sich unterwegs nicht, und jeder Schritt in eine andere Region ist ein neues Schleichen für 1 Aktionspunkt.

rule-A152 = Wege der Spione
    .text = Aus deiner Heimat-Taverne können Spione nur in die zentrale ziehen, von dort in jede benachbarte.

rule-A153 = List
    .text = Eine List kostet 1 Aktionspunkt. In der eigenen Taverne ist sie nie möglich.

rule-A154 = Der Spion kehrt heim
    .text = Für eine List in der Taverne eines Mitspielers musst du einen deiner Spione von dort in deinen Vorrat zurücknehmen.

rule-A155 = Eine Leiste senken
    .text = Mit einer List in der Taverne eines Mitspielers wählst du eine seiner Heimatleisten; sie sinkt um 1, aber nicht unter 0.

rule-A156 = Eine zweite Leiste
    .text = Bei einer solchen List darfst du einen Anarchiemarker nehmen, um noch einmal eine Heimatleiste desselben Mitspielers um 1 zu senken: dieselbe oder eine andere. Ein zweiter Spion ist nicht nötig.

rule-A157 = Diplomatie durch List
    .text = Die erste List deines Zuges bringt dich auf der Diplomatieleiste 1 Feld voran; weitere im selben Zug tun das nicht. Auf ×5, dem letzten Feld, bleibst du stehen.

rule-A158 = List im Zentrum
    .text = Für eine List in der zentralen Taverne musst du einen Anarchiemarker nehmen und einen deiner Spione von dort entfernen. Keine Leiste eines Mitspielers sinkt dabei. Ist es die erste List deines Zuges, rückst du auf der Diplomatieleiste 1 Feld vor.

## Bereich V: Händler

rule-A159 = Gewerbe
    .text = Für jeden Aktionspunkt musst du eine Figur aus deinem Vorrat als Händler auf deinen Heimat-Markt stellen.

rule-A160 = Gewerbe mit Karten
    .text = Zu jedem Händler, den du aufstellst, darfst du beliebig viele Händlerkarten und Joker abwerfen; der Handel steigt um die Summe ihrer Werte. Ohne Karten verändert er sich nicht.

rule-A161 = Karawane
    .text = Für jeden Aktionspunkt bewegst du eine Gruppe deiner Händler von einem Markt auf einen benachbarten. Der Abschnitt, in dem dein Handel steht, begrenzt die Gruppe auf 1, 2 oder 3 Händler.

rule-A162 = Händler Schritt für Schritt
    .text = Eine Gruppe von Händlern trennt sich unterwegs nicht, und jeder Schritt in eine andere Region ist eine neue Karawane für 1 Aktionspunkt.

rule-A163 = Wege der Händler
    .text = Von deinem Heimat-Markt können Händler nur auf den zentralen ziehen, von dort auf jeden benachbarten.

rule-A164 = Kommerz
    .text = Kommerz kostet 1 Aktionspunkt, und einer deiner Händler auf dem genutzten Markt muss entfernt werden.

rule-A165 = Zentraler Markt
    .text = Auf dem zentralen Markt kannst du nur eine Heimatleiste gegen die andere tauschen: Wähle Zeile A oder B des Händlers, senke die zahlende Leiste um die linke Zahl und erhöhe die andere um die rechte.

rule-A166 = Markt eines Mitspielers
    .text = Auf dem Markt eines Mitspielers senkst du die zahlende Leiste um die linke Zahl, und der Mitspieler erhöht bei sich dieselbe Leiste um diese Zahl. Dann erhöhst du deine andere Leiste um die rechte Zahl oder nimmst stattdessen so viele Einflusspunkte. Erreicht deine Leiste die 0, bevor alles bezahlt ist, gewinnen der Mitspieler und du trotzdem in voller Höhe.

rule-A167 = Der eigene Markt
    .text = Für Kommerz auf dem eigenen Markt musst du einen Anarchiemarker nehmen, und du kannst nur eine Heimatleiste gegen die andere tauschen.

rule-A168 = Schwellen beim Kommerz
    .text = Überschreitest du beim Bezahlen von Kommerz eine Schwelle, nimmst du keinen Anarchiemarker.

## Bereich VI: Bankier

rule-A169 = Gewinne
    .text = Für jeden Aktionspunkt musst du eine oder mehrere Karten abwerfen: Bankierkarten, Joker oder beides; der Reichtum steigt um die Summe ihrer Werte. Eine Figur kommt nicht auf den Plan.

rule-A170 = Lohn
    .text = Für jeden Aktionspunkt bewegst du eine Gruppe von Soldaten, Spionen oder Händlern wie beim Vorrücken, beim Schleichen oder bei der Karawane; ihre Größe begrenzt der Abschnitt, in dem dein Reichtum steht.

rule-A171 = Entlohnte Gruppen
    .text = Eine mit Lohn bewegte Gruppe trennt sich unterwegs nicht, und jeder Schritt in eine andere Region ist eine neue Lohn-Aktion für 1 Aktionspunkt.

rule-A172 = Wege mit Lohn
    .text = Auch mit Lohn können Arbeiter aus der Heimatregion nur in die zentrale Region ziehen und von dort in jede benachbarte.

rule-A173 = Bewilligung
    .text = Eine Bewilligung kostet 2 Aktionspunkte.

rule-A174 = Eine Bewilligung bezahlen
    .text = Um eine Bewilligung zu bezahlen, darfst du mit zusätzlichen Aktionspunkten auch ein oder zwei Felder über die Schwelle hinausgehen. Für das Überschreiten nimmst du einen Anarchiemarker.

rule-A175 = Gilde oder Aufgabe
    .text = Mit einer Bewilligung legst du entweder eine Gildenkarte deiner Wahl unter dein Heimattableau oder ziehst die oberste Während-des-Spiels-Aufgabe. Dieselbe Gilde kann nicht zweimal ausliegen.

rule-A176 = Eine Gilde austauschen
    .text = Sind beide Plätze belegt, darfst du eine Gildenkarte unter deinem Heimattableau durch eine andere ersetzen. Die ersetzte Karte steht dir später wieder zur Wahl.

rule-A177 = Wert einer Gilde
    .text = Am Ende ist jede Gildenkarte unter deinem Heimattableau 2 Einflusspunkte wert.

rule-A178 = Bewilligte Aufgabe behalten
    .text = Eine mit einer Bewilligung gezogene Aufgabe musst du behalten, es sei denn, du nimmst einen Anarchiemarker und wirfst sie gleich ab.

## Gilden

rule-A179 = Eine Gilde aktivieren
    .text = Eine Gilde wird nur dadurch aktiviert, dass du in einem der sieben Bereiche deinen * aufdeckst und als 1 zählst; je * ist es eine Gilde.

rule-A180 = Gilde der Soldaten
    .text = Deine Stärke und deine Intrige steigen um je 1. Ist eine davon schon auf 12, steigt die andere trotzdem.

rule-A181 = Gilde der Spione
    .text = Ein Soldat, Spion oder Händler von dir geht aus einer beliebigen Region in deinen Vorrat, und du stellst in derselben Region eine Figur anderer Art auf. Ohne eigene Figur auf der Landkarte bewirkt diese Gilde nichts.

rule-A182 = Gilde der Händler
    .text = Dein Handel und dein Wissen steigen um je 1. Ist eines davon schon auf 12, steigt das andere trotzdem.

rule-A183 = Gilde der Bankiers
    .text = Dein Reichtum steigt um 2. Jeder Mitspieler mit Reichtum über 0 senkt ihn um 1; für jeden Mitspieler auf 0 gewinnst du stattdessen 1 Einflusspunkt. Du darfst diese Gilde auch nutzen, wenn dein Reichtum auf 12 steht.

rule-A184 = Gilde der Gelehrten
    .text = Du ziehst eine Arbeiterkarte mehr, als Spieler teilnehmen, nimmst eine davon heimlich auf die Hand und legst die anderen offen aus. Von links an darf jeder Mitspieler einmal seinen Reichtum um 1 senken und dafür eine offene Karte nehmen; für jede genommene steigt dein Reichtum um 1. Was übrig bleibt, wird abgeworfen.

rule-A185 = Die Gelehrten bezahlen
    .text = Ein Mitspieler mit Reichtum 0 darf bei der Gilde der Gelehrten keine Karte nehmen. Steht dein Reichtum schon auf 12, dürfen die Mitspieler weiter Karten nehmen.

## Bereich VII: Gelehrter

rule-A186 = Bildung
    .text = Für jeden Aktionspunkt musst du eine oder mehrere Karten abwerfen: Gelehrtenkarten, Joker oder beides; das Wissen steigt um die Summe ihrer Werte. Eine Figur kommt nicht auf den Plan.

rule-A187 = Ausbildung
    .text = Für jeden Aktionspunkt ziehst du die oberste Karte des Arbeiterstapels.

rule-A188 = Almosen
    .text = Für jeden Aktionspunkt rückst du auf der Almosenleiste ein Feld nach rechts.

rule-A189 = Einen Bonus erreichen
    .text = Erreichst du ein Feld mit einem Bonusplättchen, erhältst du sofort den Bonus. Das Plättchen bleibt für die anderen liegen.

rule-A190 = Bonus: Arbeiterkarte
    .text = Das Plättchen Arbeiterkarte: Du ziehst die oberste Karte des Arbeiterstapels.

rule-A191 = Bonus: Einfluss
    .text = Das Plättchen Einfluss: Du nimmst 1 Einflusspunkt.

rule-A192 = Bonus: Diplomatie
    .text = Das Plättchen Diplomatie: Du rückst auf der Diplomatieleiste 1 Feld vor.

rule-A193 = Bonus: Heimatleiste
    .text = Das Plättchen Heimatleiste: Du erhöhst eine Heimatleiste deiner Wahl um 1.

rule-A194 = Almosen gegen Anarchie
    .text = Mit jeder Almosen-Aktion darfst du auch einen Anarchiemarker zurücklegen.

rule-A195 = Ende der Almosenleiste
    .text = Die Almosenleiste endet mit ihrem letzten Feld; wer dort steht, darf keine Almosen-Aktion mehr ausführen.

## Phase D: Verwaltung

rule-A196 = Aufräumen
    .text = Der Startspieler wirft zuerst den offenen Fahrenden Händler ab, dann den offenen Erlass und zuletzt offene Arbeiterkarten, falls noch welche daliegen.

rule-A197 = Nächste Woche oder Ende
    .text = Hat der Herrschaftsmarker das Feld 6 erreicht, ist das Spiel vorbei und wird gewertet. Sonst beginnt mit Phase A eine neue Runde.

## Schlusswertung

rule-A198 = Wertung: Gildenkarten
    .text = 2 Punkte für jede Gildenkarte unter dem Heimattableau.

rule-A199 = Wertung: Während-des-Spiels-Aufgaben
    .text = Jede erfüllte Während-des-Spiels-Aufgabe bringt die 1 bis 3 Punkte, die auf ihr stehen.

rule-A200 = Wertung: Spielende-Aufgaben
    .text = 5 Punkte für jede erfüllte Spielende-Aufgabe.

rule-A201 = Wertung: nicht erfüllte Aufgaben
    .text = -3 Punkte für jede nicht erfüllte Aufgabe, gleich welcher Art.

rule-A202 = Wertung: Diplomatie
    .text = Die Zahl deines Felds auf der Diplomatieleiste, 0 bis 5, zählt einmal für jede Während-des-Spiels-Aufgabe, die du erfüllt hast.

rule-A203 = Wertung: Almosen
    .text = Das letzte Feld der Almosenleiste bringt 5 Punkte, das erste kostet 3, alle anderen zählen nichts.

rule-A204 = Wertung: Anarchie
    .text = Jeder deiner Anarchiemarker kostet 1 bis 4 Punkte, je nach dem höchsten Feld der Anarchieleiste, von dem ein Marker fehlt.

rule-A205 = Wertung: Einflusspunkteplättchen
    .text = Deine Einflusspunkteplättchen zählen ihren vollen Wert.

rule-A206 = Wertung: Heimateinfluss
    .text = Jede der fünf Heimatleisten zählt -1 bis 5 Punkte, je nach dem Abschnitt, in dem ihr Markierungsstein liegt.

rule-A207 = Erster Stichentscheid
    .text = Bei Gleichstand gewinnt, wer insgesamt mehr Aufgabenkarten beider Arten erfüllt hat.

rule-A208 = Zweiter Stichentscheid
    .text = Hilft auch das nicht, entscheiden die meisten Einflusspunkte auf den fünf Heimatleisten. Wer dann noch gleichauf liegt, teilt sich den Sieg.

rule-A209 = Der Titel des Siegers
    .text = Der volle Titel des Siegers besteht aus den Namen aller erfüllten Aufgaben, gefolgt vom Titel der Adelskarte und vom Namen des Hauses.
