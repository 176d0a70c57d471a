# Throne of Allegoria: Namen der Karten und Plättchen, Kurztexte und Hinweise (eigene Formulierungen).

## Arbeiterkarten

card-soldier-1 = Soldat 1
    .text = Wirf die Karte ab, wenn du einen Soldaten anwirbst: Die Stärke steigt um 1.
    .note-1 = Fünf der 12 Soldatenkarten haben den Wert 1.

card-soldier-2 = Soldat 2
    .text = Wirf die Karte ab, wenn du einen Soldaten anwirbst: Die Stärke steigt um 2.
    .note-1 = Vier der 12 Soldatenkarten haben den Wert 2.

card-soldier-3 = Soldat 3
    .text = Wirf die Karte ab, wenn du einen Soldaten anwirbst: Die Stärke steigt um 3.
    .note-1 = Drei der 12 Soldatenkarten haben den Wert 3.

card-spy-1 = Spion 1
    .text = Wirf die Karte ab, wenn du mit Infiltrieren einen Spion aufstellst: Die Intrige steigt um 1.
    .note-1 = Fünf der 12 Spionkarten haben den Wert 1.

card-spy-2 = Spion 2
    .text = Wirf die Karte ab, wenn du mit Infiltrieren einen Spion aufstellst: Die Intrige steigt um 2.
    .note-1 = Vier der 12 Spionkarten haben den Wert 2.

card-spy-3 = Spion 3
    .text = Wirf die Karte ab, wenn du mit Infiltrieren einen Spion aufstellst: Die Intrige steigt um 3.
    .note-1 = Drei der 12 Spionkarten haben den Wert 3.

card-merchant-1 = Händler 1
    .text = Wirf die Karte ab, wenn du mit Gewerbe einen Händler aufstellst: Der Handel steigt um 1.
    .note-1 = Fünf der 12 Händlerkarten haben den Wert 1.

card-merchant-2 = Händler 2
    .text = Wirf die Karte ab, wenn du mit Gewerbe einen Händler aufstellst: Der Handel steigt um 2.
    .note-1 = Vier der 12 Händlerkarten haben den Wert 2.

card-merchant-3 = Händler 3
    .text = Wirf die Karte ab, wenn du mit Gewerbe einen Händler aufstellst: Der Handel steigt um 3.
    .note-1 = Drei der 12 Händlerkarten haben den Wert 3.

card-banker-1 = Bankier 1
    .text = Wirf die Karte für Gewinne ab: Der Reichtum steigt um 1.
    .note-1 = Fünf der 12 Bankierkarten haben den Wert 1.

card-banker-2 = Bankier 2
    .text = Wirf die Karte für Gewinne ab: Der Reichtum steigt um 2.
    .note-1 = Vier der 12 Bankierkarten haben den Wert 2.

card-banker-3 = Bankier 3
    .text = Wirf die Karte für Gewinne ab: Der Reichtum steigt um 3.
    .note-1 = Drei der 12 Bankierkarten haben den Wert 3.

card-scholar-1 = Gelehrter 1
    .text = Wirf die Karte für Bildung ab: Das Wissen steigt um 1.
    .note-1 = Fünf der 12 Gelehrtenkarten haben den Wert 1.

card-scholar-2 = Gelehrter 2
    .text = Wirf die Karte für Bildung ab: Das Wissen steigt um 2.
    .note-1 = Vier der 12 Gelehrtenkarten haben den Wert 2.

card-scholar-3 = Gelehrter 3
    .text = Wirf die Karte für Bildung ab: Das Wissen steigt um 3.
    .note-1 = Drei der 12 Gelehrtenkarten haben den Wert 3.

card-joker-1 = Joker 1
    .text = Wirf die Karte anstelle einer beliebigen der fünf Arten ab: Die Heimatleiste dieser Art steigt um 1.
    .note-1 = Sieben der 12 Joker haben den Wert 1.

card-joker-2 = Joker 2
    .text = Wirf die Karte anstelle einer beliebigen der fünf Arten ab: Die Heimatleiste dieser Art steigt um 2.
    .note-1 = Vier der 12 Joker haben den Wert 2.

card-joker-3 = Joker 3
    .text = Wirf die Karte anstelle einer beliebigen der fünf Arten ab: Die Heimatleiste dieser Art steigt um 3.
    .note-1 = Einer der 12 Joker hat den Wert 3.

## Während-des-Spiels-Aufgaben

card-T01 = Der Werber
    .text = Wirb in einem Zug mindestens drei Soldaten an. Wert: 1 Einflusspunkt.
    .note-1 = Ein Soldat, den die Gilde der Spione in diesem Zug aufstellt, zählt nicht.

card-T02 = Der Heerführer
    .text = Habe mindestens fünf Soldaten auf der Landkarte. Wert: 2 Einflusspunkte.

card-T03 = Der Plünderer
    .text = Nimm in einem Zug durch Überfälle mindestens zwei deiner Soldaten von Schlachtfeldern der Mitspieler. Wert: 1 Einflusspunkt.
    .note-1 = Mehrere Überfälle des Zuges zählen zusammen; einer auf das zentrale Schlachtfeld zählt nicht.

card-T04 = Der Verwüster
    .text = Nimm in einem Zug durch Überfälle mindestens drei deiner Soldaten von Schlachtfeldern der Mitspieler. Wert: 2 Einflusspunkte.
    .note-1 = Mehrere Überfälle des Zuges zählen zusammen; einer auf das zentrale Schlachtfeld zählt nicht.

card-T05 = Der Bezwinger
    .text = Gewinne als Angreifer eine Schlacht. Wert: 1 Einflusspunkt.
    .note-1 = Sie zählt auch, wenn dein letzter Soldat dort fällt.

card-T06 = Der Vernichter
    .text = Gewinne als Angreifer eine Schlacht mit einer Kriegsbeute von mindestens 3. Wert: 2 Einflusspunkte.
    .note-1 = Es zählt die Differenz, auch wenn weniger Soldaten übrig sind, die du entfernen kannst.

card-T07 = Der Unbarmherzige
    .text = Gewinne als Angreifer in einem Zug zwei Schlachten. Wert: 3 Einflusspunkte.
    .note-1 = Beide dürfen gegen denselben Mitspieler auf demselben Schlachtfeld sein.

card-T08 = Der Verteidiger
    .text = Gewinne als Angreifer eine Schlacht auf deinem eigenen Heimat-Schlachtfeld. Wert: 2 Einflusspunkte.

card-T09 = Der Kühne
    .text = Gewinne als Angreifer eine Schlacht, obwohl der Verteidiger zu ihrem Beginn mehr Soldaten auf dem Schlachtfeld hatte. Wert: 3 Einflusspunkte.
    .note-1 = Ebenso viele Soldaten wie deine sind nicht mehr.

card-T10 = Der Besatzer
    .text = Habe mindestens drei Soldaten in der Heimatregion desselben Mitspielers. Wert: 2 Einflusspunkte.

card-T11 = Der Truppenführer
    .text = Bewege mit einer einzigen Aktion eine Gruppe von drei Soldaten. Wert: 2 Einflusspunkte.
    .note-1 = Auch eine Bewegung mit Lohn zählt.

card-T12 = Der Brandschatzer
    .text = Überfalle das zentrale Schlachtfeld. Wert: 1 Einflusspunkt.
    .note-1 = Eine Schlacht dort ist kein Überfall.

card-T13 = Der Pfähler
    .text = Führe in einem Zug mindestens zweimal List gegen denselben Mitspieler aus und senke dabei seine Stärke und seine Intrige. Wert: 3 Einflusspunkte.
    .note-1 = Name und Bedingung stammen aus dem Beispiel der Anleitung zur List.
    .note-2 = Eine Leiste gilt nur dann als gesenkt, wenn ihr Wert wirklich gefallen ist.

card-T14 = Der Argwöhnische
    .text = Habe je mindestens einen Spion in deiner eigenen, in der zentralen und in der Taverne eines Mitspielers. Wert: 1 Einflusspunkt.

card-T15 = Der Lauscher
    .text = Habe mindestens zwei Spione in Tavernen von Mitspielern. Wert: 1 Einflusspunkt.
    .note-1 = Beide dürfen in derselben Taverne sein.

card-T16 = Der Netzknüpfer
    .text = Habe mindestens drei Spione in Tavernen von Mitspielern, auf mindestens zwei Tavernen verteilt. Mit nur einem Mitspieler: vier Spione in seiner Taverne. Wert: 3 Einflusspunkte.

card-T17 = Der Giftmischer
    .text = Senke in einem Zug dieselbe Heimatleiste desselben Mitspielers zweimal. Wert: 2 Einflusspunkte.
    .note-1 = Es zählen nur Schritte, um die eine List die Leiste wirklich senkt.

card-T18 = Der Erpresser
    .text = Senke in einem Zug Handel und Reichtum desselben Mitspielers. Wert: 2 Einflusspunkte.
    .note-1 = Es zählen nur Schritte, um die eine List die Leiste wirklich senkt.
    .note-2 = Reichtum, den die Gilde der Bankiers nimmt, zählt nicht.

card-T19 = Der Bücherdieb
    .text = Senke das Wissen eines Mitspielers. Wert: 1 Einflusspunkt.
    .note-1 = Es zählen nur Schritte, um die eine List die Leiste wirklich senkt.

card-T20 = Der Doppelzüngige
    .text = Führe in einem Zug List sowohl in der zentralen Taverne als auch in der Taverne eines Mitspielers aus. Wert: 2 Einflusspunkte.

card-T21 = Der Wortgewandte
    .text = Stehe auf der Diplomatieleiste auf ×2 oder höher. Wert: 1 Einflusspunkt.

card-T22 = Der Gesandte
    .text = Stehe auf der Diplomatieleiste auf ×4 oder höher. Wert: 3 Einflusspunkte.

card-T23 = Der Verschlagene
    .text = Senke in einem Zug drei verschiedene Heimatleisten von Mitspielern. Wert: 3 Einflusspunkte.
    .note-1 = Die Leisten dürfen verschiedenen Mitspielern gehören, müssen aber von dreierlei Art sein; es zählen nur Schritte, um die eine List eine Leiste wirklich senkt.

card-T24 = Der Krämer
    .text = Stelle in einem Zug mit Gewerbe mindestens zwei Händler auf. Wert: 1 Einflusspunkt.

card-T25 = Der Karawanenführer
    .text = Bewege mit einer einzigen Aktion eine Gruppe von drei Händlern. Wert: 2 Einflusspunkte.
    .note-1 = Auch eine Bewegung mit Lohn zählt.

card-T26 = Der Feilscher
    .text = Führe in einem Zug mindestens zweimal Kommerz aus. Wert: 2 Einflusspunkte.
    .note-1 = Beides darf auf demselben Markt sein.

card-T27 = Der Wucherer
    .text = Gewinne in einem Zug durch Kommerz mindestens 4 Einflusspunkte. Wert: 2 Einflusspunkte.
    .note-1 = Mehrere Kommerz-Aktionen des Zuges zählen zusammen; was du auf einer Heimatleiste nimmst, zählt nicht.

card-T28 = Der Fernhändler
    .text = Habe mindestens zwei Händler auf Märkten von Mitspielern, auf mindestens zwei Märkte verteilt. Mit nur einem Mitspieler: drei Händler auf seinem Markt. Wert: 2 Einflusspunkte.

card-T29 = Der Umtriebige
    .text = Führe in einem Zug Kommerz auf zwei verschiedenen Märkten aus. Wert: 2 Einflusspunkte.
    .note-1 = Auch der eigene und der zentrale Markt zählen.

card-T30 = Der Wohltäter
    .text = Erhöhe in einem Zug durch deinen Kommerz Heimatleisten von Mitspielern um insgesamt mindestens 2. Wert: 1 Einflusspunkt.
    .note-1 = Es zählen nur Schritte, die die Mitspieler wirklich gewinnen.

card-T31 = Der Marktherr
    .text = Habe mindestens drei Händler auf dem zentralen Markt. Wert: 2 Einflusspunkte.

card-T32 = Der Schwarzhändler
    .text = Führe Kommerz auf deinem eigenen Markt aus. Wert: 1 Einflusspunkt.
    .note-1 = Kommerz zählt auch ohne Anarchiemarker, in der Woche des Jahrmarkts.

card-T33 = Der Geizige
    .text = Habe Reichtum 8 oder mehr. Wert: 2 Einflusspunkte.

card-T34 = Der Zinsherr
    .text = Wirf in einem Zug für Gewinne Karten im Gesamtwert von mindestens 3 ab. Wert: 1 Einflusspunkt.
    .note-1 = Joker zählen mit ihrem Wert. Der volle Wert zählt auch, wenn die Leiste bei 12 endet.

card-T35 = Der Zahlmeister
    .text = Führe in einem Zug mindestens zweimal Lohn aus. Wert: 1 Einflusspunkt.

card-T36 = Der Zunftherr
    .text = Habe zwei Gildenkarten unter deinem Heimattableau. Wert: 1 Einflusspunkt.

card-T37 = Der Wankelmütige
    .text = Tausche mit einer Bewilligung eine Gildenkarte unter deinem Heimattableau gegen eine andere aus. Wert: 2 Einflusspunkte.
    .note-1 = Eine Gildenkarte auf einen freien Platz ist kein Tausch.

card-T38 = Der Verschwender
    .text = Nimm in einem Zug mindestens zwei zusätzliche Aktionspunkte. Wert: 1 Einflusspunkt.
    .note-1 = Auch zwei zusätzliche Punkte für eine einzige Bewilligung genügen.

card-T39 = Der Quartiermeister
    .text = Bewege in einem Zug mit Lohn Arbeiter von zweierlei Art. Wert: 1 Einflusspunkt.

card-T40 = Der Gildenbruder
    .text = Aktiviere mit deinem Gebotsmarker * eine Gilde. Wert: 1 Einflusspunkt.
    .note-1 = Jeder der sieben Bereiche ist recht.

card-T41 = Der Großzügige
    .text = Führe in einem Zug mindestens dreimal Almosen aus. Wert: 2 Einflusspunkte.

card-T42 = Der Belesene
    .text = Wirf in einem Zug für Bildung Karten im Gesamtwert von mindestens 3 ab. Wert: 1 Einflusspunkt.
    .note-1 = Joker zählen mit ihrem Wert. Der volle Wert zählt auch, wenn die Leiste bei 12 endet.

card-T43 = Der Lehrmeister
    .text = Ziehe in einem Zug mit Ausbildung mindestens zwei Arbeiterkarten. Wert: 1 Einflusspunkt.
    .note-1 = Eine Karte von einem Almosen-Bonusplättchen zählt nicht.

card-T44 = Der Erleuchtete
    .text = Habe Wissen 8 oder mehr. Wert: 2 Einflusspunkte.

card-T45 = Der Reumütige
    .text = Lege in einem Zug mindestens zwei Anarchiemarker zurück. Wert: 2 Einflusspunkte.

card-T46 = Der Fromme
    .text = Stehe auf der Almosenleiste auf dem dritten Bonusfeld oder dahinter. Wert: 3 Einflusspunkte.
    .note-1 = In der hier benutzten Einteilung sind das mindestens sechs Schritte vom Anfang.

card-T47 = Der Raffinierte
    .text = Habe in einem der Bereiche III bis VII mit einem Gebot von genau 1 das höchste von mindestens zwei Geboten über 0. Wert: 1 Einflusspunkt.
    .note-1 = Von gleichen Geboten ist das weiter links liegende das höchste.

card-T48 = Der Vielseitige
    .text = Habe auf jeder Heimatleiste mindestens 3. Wert: 3 Einflusspunkte.

## Spielende-Aufgaben

card-E01 = Der Absolutist
    .text = Am Spielende: Habe zwei Gildenkarten unter deinem Heimattableau und mindestens eine Heimatleiste auf 8 oder mehr. Wert: 5 Einflusspunkte.

card-E02 = Der Entschlossene
    .text = Am Spielende: Habe mindestens zwei Heimatleisten auf 6 oder mehr und stehe auf der Diplomatieleiste auf ×3 oder höher. Wert: 5 Einflusspunkte.

card-E03 = Der Eroberer
    .text = Am Spielende: Habe mindestens zwei Soldaten in Regionen von Mitspielern. Wert: 5 Einflusspunkte.
    .note-1 = Alle dürfen in derselben Region sein.

card-E04 = Der Allgegenwärtige
    .text = Am Spielende: Habe mindestens einen Arbeiter in jeder Region, die im Spiel ist: daheim, im Zentrum und bei jedem Mitspieler. Zu viert genügen vier der fünf Regionen. Wert: 5 Einflusspunkte.

card-E05 = Der Schattenfürst
    .text = Am Spielende: Habe mindestens drei Spione in Regionen von Mitspielern. Wert: 5 Einflusspunkte.
    .note-1 = Alle dürfen in derselben Region sein.

card-E06 = Der Handelsfürst
    .text = Am Spielende: Habe mindestens zwei Händler in Regionen von Mitspielern. Wert: 5 Einflusspunkte.
    .note-1 = Alle dürfen in derselben Region sein.

card-E07 = Der Beschützer
    .text = Am Spielende: Habe mindestens drei Soldaten in deiner Heimatregion, und kein Soldat eines Mitspielers steht dort. Wert: 5 Einflusspunkte.
    .note-1 = Spione und Händler von Mitspielern dort schaden nicht.

card-E08 = Der Mächtige
    .text = Am Spielende: Habe Stärke 9 oder mehr. Wert: 5 Einflusspunkte.

card-E09 = Der Intrigant
    .text = Am Spielende: Habe Intrige 9 oder mehr. Wert: 5 Einflusspunkte.

card-E10 = Der Kaufherr
    .text = Am Spielende: Habe Handel 9 oder mehr. Wert: 5 Einflusspunkte.

card-E11 = Der Krösus
    .text = Am Spielende: Habe Reichtum 9 oder mehr. Wert: 5 Einflusspunkte.

card-E12 = Der Allwissende
    .text = Am Spielende: Habe Wissen 9 oder mehr. Wert: 5 Einflusspunkte.

card-E13 = Der Ausgewogene
    .text = Am Spielende: Habe auf jeder Heimatleiste mindestens 4. Wert: 5 Einflusspunkte.

card-E14 = Der Barmherzige
    .text = Am Spielende: Stehe auf dem letzten Feld der Almosenleiste. Wert: 5 Einflusspunkte.
    .note-1 = Die 5 Punkte für das Feld selbst kommen hinzu.

card-E15 = Der Gerechte
    .text = Am Spielende: Habe keinen Anarchiemarker. Wert: 5 Einflusspunkte.

card-E16 = Der Tyrann
    .text = Am Spielende: Habe mindestens drei Anarchiemarker und mehr als jeder Mitspieler. Wert: 5 Einflusspunkte.

card-E17 = Der Diplomat
    .text = Am Spielende: Stehe auf der Diplomatieleiste auf ×4 oder höher. Wert: 5 Einflusspunkte.

card-E18 = Der Gildenmeister
    .text = Am Spielende: Habe zwei Gildenkarten unter deinem Heimattableau und Reichtum 5 oder mehr. Wert: 5 Einflusspunkte.

card-E19 = Der Ruhmreiche
    .text = Am Spielende: Habe Einflusspunkteplättchen im Gesamtwert von mindestens 12. Wert: 5 Einflusspunkte.
    .note-1 = Punkte für Aufgaben, Gilden und Leisten sind keine Plättchen.

card-E20 = Der Vollender
    .text = Am Spielende: Habe mindestens vier Während-des-Spiels-Aufgaben erfüllt. Wert: 5 Einflusspunkte.
    .note-1 = Spielende-Aufgaben zählen nicht.

card-E21 = Der Oberbefehlshaber
    .text = Am Spielende: Habe mindestens fünf Soldaten auf der Landkarte. Wert: 5 Einflusspunkte.

card-E22 = Der Volksnahe
    .text = Am Spielende: Habe höchstens zwei Figuren in deinem Vorrat. Wert: 5 Einflusspunkte.

card-E23 = Der Sparsame
    .text = Am Spielende: Habe mindestens fünf Arbeiterkarten auf der Hand. Wert: 5 Einflusspunkte.

card-E24 = Der Überlegene
    .text = Am Spielende: Liege auf mindestens zwei Heimatleisten vor jedem Mitspieler, ohne Gleichstand. Mit nur einem Mitspieler: auf dreien. Wert: 5 Einflusspunkte.

## Adelige

card-N1 = Der Schutzherr
    .text = Du beginnst mit Handel 4, Reichtum 2, Wissen 2 und 1 Händler auf dem Heimat-Markt.
    .note-1 = Die Werte sind die aus dem Beispiel der Anleitung.

card-N2 = Die Heerfürstin
    .text = Du beginnst mit Stärke 4, Intrige 2, Reichtum 2 und 1 Soldaten auf dem Heimat-Schlachtfeld.

card-N3 = Der Ränkeschmied
    .text = Du beginnst mit Stärke 2, Intrige 4, Wissen 2 und 1 Spion in der Heimat-Taverne.

card-N4 = Die Schatzmeisterin
    .text = Du beginnst mit Handel 3, Reichtum 4 und Wissen 2.

card-N5 = Der Hofgelehrte
    .text = Du beginnst mit Intrige 2, Reichtum 3 und Wissen 4.

card-N6 = Die Markgräfin
    .text = Du beginnst mit Stärke 4, Handel 2, Wissen 2 und 1 Soldaten auf dem Heimat-Schlachtfeld.

card-N7 = Der Kundschafter
    .text = Du beginnst mit Intrige 4, Handel 2, Reichtum 2 und 1 Spion in der Heimat-Taverne.

card-N8 = Die Vermittlerin
    .text = Du beginnst mit Stärke 2, Intrige 2, Handel 2, Reichtum 1 und Wissen 2.

## Königliche Erlasse

card-D01 = Die Königin ist tot!
    .text = Königin Gwendoline ist gestorben: Lege den Herrschaftsmarker hin, decke gleich den nächsten Erlass auf und führe dessen unteres Ereignis aus.

card-D02 = Schwere Zeiten!
    .text = Zu Lebzeiten der Königin: In jedem der Bereiche III bis VII hat jeder mit einem Gebot über 0 einen Aktionspunkt mehr, für die Art von Aktionen, die sein Rang erlaubt. Nach ihrem Tod: In jedem dieser Bereiche kostet die erste Auftrags-Aktion eines Spielers 1 Aktionspunkt mehr. Das Plättchen „+1“ zeigt den Bereich an.
    .note-1 = Nach ihrem Tod kostet eine Bewilligung 3 Aktionspunkte, wenn sie die erste Auftrags-Aktion ist.

card-D03 = Heerschau!
    .text = Zu Lebzeiten der Königin: Vom Startspieler an darf jeder sofort 1 Soldaten aus seinem Vorrat auf sein Heimat-Schlachtfeld stellen. Nach ihrem Tod (Fahnenflucht): Wer einen Soldaten auf der Landkarte hat, muss sofort 1 Soldaten seiner Wahl in den Vorrat zurücknehmen.
    .note-1 = Zu Lebzeiten der Königin wird übergangen, wer keine Figur mehr im Vorrat hat.

card-D04 = Maskenball!
    .text = Zu Lebzeiten der Königin: Vom Startspieler an darf jeder sofort 1 Spion aus seinem Vorrat in seine Heimat-Taverne stellen. Nach ihrem Tod (Spionenjagd): Wer einen Spion außerhalb seiner Heimatregion hat, muss sofort 1 dieser Spione in den Vorrat zurücknehmen.
    .note-1 = Zu Lebzeiten der Königin wird übergangen, wer keine Figur mehr im Vorrat hat.

card-D05 = Jahrmarkt!
    .text = Zu Lebzeiten der Königin: In dieser Runde kostet Kommerz auf dem eigenen Markt keinen Anarchiemarker. Nach ihrem Tod (Zölle): In dieser Runde kostet jeder Kommerz auf der zahlenden Leiste 1 mehr; der Mitspieler bekommt den Aufschlag nicht.
    .note-1 = Zu Lebzeiten der Königin ist Kommerz daheim auch möglich, wenn kein Anarchiemarker mehr da ist.
    .note-2 = Nach ihrem Tod wird nicht gezahlt, was der zahlenden Leiste fehlt; der Gewinn bleibt voll.

card-D06 = Steuererlass!
    .text = Zu Lebzeiten der Königin: Der Reichtum aller Spieler steigt sofort um 1. Nach ihrem Tod (Kriegssteuer): Der Reichtum aller Spieler sinkt sofort um 1, aber nicht unter 0.
    .note-1 = Reichtum 12 steigt nicht.

card-D07 = Königliche Akademie!
    .text = Zu Lebzeiten der Königin: Vom Startspieler an darf jeder sofort 1 Arbeiterkarte ziehen. Nach ihrem Tod (Bücherverbrennung): Wer Arbeiterkarten auf der Hand hat, muss sofort 1 davon nach eigener Wahl abwerfen.
    .note-1 = Eine gezogene Karte ist geheim, eine abgeworfene liegt offen.

card-D08 = Amnestie!
    .text = Zu Lebzeiten der Königin: Vom Startspieler an darf jeder sofort 1 Anarchiemarker zurücklegen. Nach ihrem Tod (Aufruhr): Vom Startspieler an muss jeder sofort entweder 1 Anarchiemarker nehmen oder eine Heimatleiste seiner Wahl, die mindestens auf 1 steht, um 1 senken.
    .note-1 = Nach ihrem Tod tut, wer nur eines von beiden kann, eben dieses; wer keines kann, tut nichts.

card-D09 = Gesandtschaft!
    .text = Zu Lebzeiten der Königin: Vom Startspieler an darf jeder sofort eine Heimatleiste seiner Wahl, die mindestens auf 2 steht, um 2 senken und dafür auf der Diplomatieleiste 1 Feld vorrücken. Nach ihrem Tod (Abgebrochene Verhandlungen): In dieser Runde kostet für jeden die erste List eines Zuges, die für die Diplomatie, 1 Aktionspunkt mehr.
    .note-1 = Eine einzige Leiste zahlt den ganzen Preis. Auf ×5 wird es nicht angeboten.

card-D10 = Königliche Spende!
    .text = Zu Lebzeiten der Königin: Vom Startspieler an darf jeder, dessen Reichtum mindestens 1 ist, ihn sofort um 1 senken und dafür auf der Almosenleiste 1 Feld vorrücken, mit Bonusplättchen, aber ohne einen Anarchiemarker zurückzulegen. Nach ihrem Tod (Hungersnot): In dieser Runde kostet jede Almosen-Aktion 2 Aktionspunkte.
    .note-1 = Auf dem letzten Feld der Almosenleiste wird es nicht angeboten.

card-D11 = Tag der Gilden!
    .text = Zu Lebzeiten der Königin: In dieser Runde kostet eine Bewilligung nur 1 Aktionspunkt, wenn damit eine Gildenkarte ausgelegt wird. Nach ihrem Tod (Gildenverbot): In dieser Runde darf niemand eine Gilde aktivieren.
    .note-1 = Eine Aufgabe zu bewilligen kostet weiterhin 2 Aktionspunkte.
    .note-2 = Nach ihrem Tod darf ein * weiterhin 1 zählen.

card-D12 = Hofchronik!
    .text = Zu Lebzeiten der Königin: In dieser Runde zieht jeder, der in Bereich I Aufgaben zieht, 1 mehr und behält weiterhin höchstens 1. Nach ihrem Tod (Zensur): In dieser Runde zieht jeder, der in Bereich I Aufgaben zieht, 1 weniger, mindestens aber 1.
    .note-1 = Die mit einer Bewilligung gezogene Aufgabe ist nicht betroffen.

## Fahrende Händler

card-trader-a = Fahrender Händler A: Seide
    .text = Zeile A: 1 Reichtum für 2 Handel. Zeile B: 1 Handel für 2 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-b = Fahrender Händler B: Gewürze
    .text = Zeile A: 1 Reichtum für 3 Handel. Zeile B: 2 Handel für 3 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-c = Fahrender Händler C: Wein
    .text = Zeile A: 2 Reichtum für 3 Handel. Zeile B: 1 Handel für 3 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-d = Fahrender Händler D: Bernstein
    .text = Zeile A: 2 Reichtum für 4 Handel. Zeile B: 1 Handel für 2 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-e = Fahrender Händler E: Salz
    .text = Zeile A: 1 Reichtum für 2 Handel. Zeile B: 2 Handel für 4 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-f = Fahrender Händler F: Pelze
    .text = Zeile A: 1 Reichtum für 2 Handel. Zeile B: 1 Handel für 3 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.
    .note-1 = Die Kurse sind die aus dem Kommerz-Beispiel der Anleitung.

card-trader-g = Fahrender Händler G: Weihrauch
    .text = Zeile A: 1 Reichtum für 3 Handel. Zeile B: 1 Handel für 2 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-h = Fahrender Händler H: Perlen
    .text = Zeile A: 3 Reichtum für 5 Handel. Zeile B: 2 Handel für 3 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-i = Fahrender Händler I: Elfenbein
    .text = Zeile A: 2 Reichtum für 3 Handel. Zeile B: 3 Handel für 5 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-j = Fahrender Händler J: Teppiche
    .text = Zeile A: 2 Reichtum für 4 Handel. Zeile B: 2 Handel für 4 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-k = Fahrender Händler K: Honig
    .text = Zeile A: 3 Reichtum für 4 Handel. Zeile B: 1 Handel für 2 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

card-trader-l = Fahrender Händler L: Glas
    .text = Zeile A: 1 Reichtum für 2 Handel. Zeile B: 3 Handel für 4 Reichtum. Auf dem Markt eines Mitspielers darfst du stattdessen ebenso viele Einflusspunkte nehmen.

## Gildenkarten

card-guild-soldiers = Gilde der Soldaten
    .text = Erhöhe deine Stärke und deine Intrige um je 1.
    .note-1 = Liegt die Karte am Ende unter deinem Heimattableau, ist sie 2 Einflusspunkte wert.
    .note-2 = Steht eine der Leisten schon auf 12, steigt die andere trotzdem.

card-guild-spies = Gilde der Spione
    .text = Nimm irgendwo auf der Landkarte eine deiner Figuren in den Vorrat und stelle in derselben Region eine Figur anderer Art auf: Soldat, Spion oder Händler.
    .note-1 = Liegt die Karte am Ende unter deinem Heimattableau, ist sie 2 Einflusspunkte wert.
    .note-2 = Du darfst dieselbe Figur gleich wieder aufstellen.

card-guild-merchants = Gilde der Händler
    .text = Erhöhe deinen Handel und dein Wissen um je 1.
    .note-1 = Liegt die Karte am Ende unter deinem Heimattableau, ist sie 2 Einflusspunkte wert.
    .note-2 = Steht eine der Leisten schon auf 12, steigt die andere trotzdem.

card-guild-bankers = Gilde der Bankiers
    .text = Erhöhe deinen Reichtum um 2. Jeder Mitspieler senkt seinen Reichtum um 1; für jeden, der schon auf 0 steht, gewinnst du 1 Einflusspunkt.
    .note-1 = Liegt die Karte am Ende unter deinem Heimattableau, ist sie 2 Einflusspunkte wert.
    .note-2 = Du darfst sie auch nutzen, wenn dein eigener Reichtum auf 12 steht.

card-guild-scholars = Gilde der Gelehrten
    .text = Ziehe eine Arbeiterkarte mehr, als Spieler teilnehmen, behalte heimlich eine und lege die anderen offen aus. Von links an darf jeder Mitspieler eine offene Karte kaufen und zahlt dir dafür 1 Reichtum; der Rest wird abgeworfen.
    .note-1 = Liegt die Karte am Ende unter deinem Heimattableau, ist sie 2 Einflusspunkte wert.
    .note-2 = Ein Mitspieler mit Reichtum 0 kann nicht kaufen; dein eigener Reichtum darf schon auf 12 stehen.

## Almosen-Bonusplättchen

card-tile-card = Arbeiterkarte
    .text = Ziehe die oberste Karte des Arbeiterstapels.

card-tile-influence = Einfluss
    .text = Nimm 1 Einflusspunkt.

card-tile-diplomacy = Diplomatie
    .text = Rücke auf der Diplomatieleiste 1 Feld vor.

card-tile-home = Heimatleiste
    .text = Erhöhe eine Heimatleiste deiner Wahl um 1.
