# Oath: die Regeln des Gesetzes nach ihren Nummern, in den eigenen Worten von Tafelrunde.
# Der Wert einer Nachricht ist der Titel der Regel, .text die Regel selbst; rule-5-1-4-II ist 5.1.4.II.
# Begriffe des Glossars tragen ihr deutsches Wort in der Nummer, ohne Umlaute: rule-10-Raeuber.

## 1. Spielaufbau

rule-1-0 = Erste Partie
    .text = Wer das Spiel noch nicht kennt, baut nicht nach diesem Kapitel auf, sondern nach den festen Vorgaben der Einführung.

rule-1-1 = Aufbau: Spielplan und Orte
    .text = Die Orte der Chronik kommen mit allem, was zu ihnen gehört, auf den Spielplan: Bewohner, Bauwerke, Reliquien. Zuerst wird die Wiege gefüllt, danach die Provinzen, zuletzt das Hinterland, in jeder Region von oben nach unten.

rule-1-2 = Aufbau: Marker der Leisten
    .text = Der Rundenmarker beginnt auf dem ersten Feld der Rundenleiste, der Marker der gezogenen Visionen auf 0. Beide Felder tragen einen Stern.

rule-1-3 = Aufbau: Spielziel
    .text = Das Spielziel, das die Chronik bewahrt hat, gilt für diese Partie und liegt neben dem Spielplan bereit.

rule-1-4 = Aufbau: Gemeinsames Lager
    .text = Ins gemeinsame Lager gehören 10 Angriffswürfel, 6 Verteidigungswürfel, der Spielendwürfel, 36 Gunst, 20 Geheimnisse und beide Banner. Das Banner der Volksgunst zeigt die intakte Seite, nicht die Meute.

rule-1-5 = Aufbau: Banner
    .text = Auf dem Banner der Volksgunst liegt zu Beginn 1 Gunst, auf dem Banner des Dunkelsten Geheimnisses 1 Geheimnis.

rule-1-6 = Aufbau: Gunstlager
    .text = Jedes der sechs Gunstlager bekommt 3 Gunst, zu fünft oder sechst je 4.

rule-1-7 = Aufbau: Kanzler
    .text = Einigt euch, wer den Kanzler spielt; der Vorschlag ist, wer die letzte Partie gewonnen hat. Der Kanzler sitzt an der Wiege, alle anderen, wo sie möchten.

rule-1-8 = Aufbau: Material des Kanzlers
    .text = Der Kanzler bekommt das Kanzlertableau, alle 24 lila Scharen, Figur und Vorratsmarker sowie den Reichsreliquienschrein und das Prachtvolle Zepter.

rule-1-9 = Aufbau: Tableaus wählen
    .text = Der Reihe nach sucht sich jeder andere ein Tableau aus; ob dessen Exilanten- oder Bürgerseite gilt, sagt die Chronik. Dazu gehören die 14 Scharen, die Figur und der Vorratsmarker dieser Farbe.

rule-1-10 = Aufbau: Vorrat
    .text = Jeder Vorratsmarker beginnt ganz links auf seiner Leiste: Alle starten mit vollem Vorrat.

rule-1-11 = Aufbau: Gunst des Kanzlers
    .text = Der Kanzler erhält aus dem gemeinsamen Lager 2 Gunst und 1 Geheimnis auf sein Tableau.

rule-1-12 = Aufbau: Scharen des Kanzlers
    .text = Der Kanzler verteilt Scharen: 3 behält er auf seinem Tableau, 2 stehen am obersten Ort der Wiege, und an jedem weiteren offenen Ort mit einem Bewohner oder intakten Bauwerk steht 1.

rule-1-13 = Aufbau: Startbanner
    .text = Beim Spielziel der Hingabe beginnt der Kanzler mit dem Banner des Dunkelsten Geheimnisses, beim Spielziel des Volkes mit dem Banner der Volksgunst. Bei den beiden anderen bleiben die Banner im gemeinsamen Lager.

rule-1-14 = Aufbau: Bewahrertitel
    .text = Der Kanzler beginnt als Bewahrer: Der Titel liegt mit der Bewahrerseite nach oben auf seinem Tableau.

rule-1-15 = Aufbau: Exilanten und Bürger
    .text = Jeder Exilant und jeder Bürger bekommt aus dem gemeinsamen Lager 1 Gunst und 1 Geheimnis. Dazu kommen 3 Scharen auf sein Tableau: bei einem Exilanten in der eigenen Farbe, bei einem Bürger in Lila.

rule-1-16 = Aufbau: Marker auf Orten
    .text = Offene Orte bekommen so viel Gunst und so viele Geheimnisse, wie sie zeigen (2.8.2). Fehlt es an Gunst, bestimmt der Kanzler, wohin sie kommt.

rule-1-17 = Aufbau: Reichsreliquienschrein
    .text = Der Kanzler zieht 4 Reliquien. Sie kommen zufällig und verdeckt auf die vier Felder des Reichsreliquienschreins.

rule-1-18 = Aufbau: Reliquienstapel
    .text = Alle noch übrigen Reliquien bilden auf dem Spielplan den Reliquienstapel.

rule-1-19 = Aufbau: Ablagestapel
    .text = Vom Boden des Weltstapels kommen 3 Karten; mit je einer davon beginnt, verdeckt, jeder der drei Ablagestapel.

rule-1-20 = Aufbau: Startkarten
    .text = In Zugreihenfolge nimmt sich jeder 3 Karten vom Boden des Weltstapels.

rule-1-21 = Aufbau: Weltstapel
    .text = Was übrig bleibt, liegt verdeckt als Weltstapel auf seinem Feld.

rule-1-22 = Aufbau: Gezogene Visionen
    .text = Waren unter den beim Aufbau gezogenen Karten Visionen, rückt der Marker der gezogenen Visionen um ebenso viele Felder vor.

rule-1-23 = Aufbau: Erste Entscheidungen
    .text = Der Kanzler fängt an, dann geht es reihum: Jeder stellt seine Figur auf, behält eine Karte als Ratgeber und wirft die anderen beiden ab.

rule-1-23-a = Aufbau: Figur aufstellen
    .text = Du stellst deine Figur auf einen offenen Ort deiner Wahl. Nur der Kanzler hat keine Wahl: Seine Figur beginnt auf dem obersten Ort der Wiege.

rule-1-23-b = Aufbau: Erster Ratgeber
    .text = Eine deiner 3 Karten behältst du als verdeckten Ratgeber.

rule-1-23-c = Aufbau: Rest abwerfen
    .text = Die beiden anderen Karten wirfst du ab wie sonst auch: Wo deine Figur steht, entscheidet über den Ablagestapel.

rule-1-B = Aufbau: Weltstapel bilden
    .text = Wurde der Weltstapel am Ende der letzten Chronik nicht neu gebildet, geschieht das jetzt, vor Schritt 19.

rule-1-B-a = Weltstapel: Oberer Teil
    .text = Zehn ungesehene Bewohner und zwei zufällige Visionen werden zu einem Stapel aus 12 Karten gemischt.

rule-1-B-b = Weltstapel: Mittlerer Teil
    .text = Fünfzehn ungesehene Bewohner und die anderen drei Visionen werden zu einem Stapel aus 18 Karten gemischt.

rule-1-B-c = Weltstapel: Reihenfolge
    .text = Oben liegt der Stapel mit 12 Karten, darunter der mit 18, ganz unten liegen alle übrigen Bewohner.

## 2. Die wichtigsten Materialien

rule-2-1 = Der Spielplan
    .text = Hier stehen die Bereiche des Spielplans: Regionen, Stapel, Lager und Leisten.

rule-2-1-1 = Regionen
    .text = Der Spielplan hat drei Regionen: die Wiege mit zwei Orten, die Provinzen und das Hinterland mit jeweils drei.

rule-2-1-2 = Ablagestapel
    .text = Zu jeder Region gehört ein eigener verdeckter Ablagestapel aus Bewohnern und Visionen. Mit Suchen (5.1) lassen sich Karten daraus ziehen.

rule-2-1-3 = Gunstlager
    .text = Für jede der sechs Farben gibt es ein Lager mit Gunst. An diese Gunst kommst du, indem du suchst (5.1) oder tauschst (5.3).

rule-2-1-4 = Rundenleiste
    .text = Die Rundenleiste zeigt, welche Runde gerade gespielt wird.

rule-2-1-5 = Weltstapel
    .text = Der Weltstapel besteht aus verdeckten Bewohnern und Visionen. Sie werden durch Suchen (5.1) gezogen.

rule-2-1-6 = Leiste der gezogenen Visionen
    .text = Diese Leiste zählt, wie viele Visionen bisher vom Weltstapel gezogen wurden. Von dieser Zahl hängt ab, wie viel Vorrat das Suchen im Weltstapel kostet.

rule-2-1-7 = Gemeinsames Lager
    .text = Am Rand des Spielplans liegt alles, was niemandem gehört: Gunst, Geheimnisse und anderes Material. Geheimnisse, die du durch Tauschen (5.3) bekommst, stammen von hier.

rule-2-2 = Spielertableaus
    .text = Hier stehen die Bereiche auf und neben dem Tableau eines Spielers.

rule-2-2-1 = Das Tableau
    .text = Auf deinem Tableau sammelst du Gunst, Geheimnisse und Scharen, so viele du bekommst. Auf der Exilantenseite gibt es außerdem ein Feld für eine einzige offenbarte Vision.

rule-2-2-2 = Ratgeber
    .text = Rechts neben deinem Tableau liegen bis zu 3 Ratgeber: Bewohner, offen oder verdeckt, und verdeckte Visionen.

rule-2-2-3 = Eigenes Lager
    .text = Neben deinem Tableau bewahrst du deine Scharen in Reserve, deine Reliquien und deine Banner auf, ohne Obergrenze.

rule-2-3 = Reichsreliquienschrein
    .text = Im Reichsreliquienschrein liegen vier verdeckte Reliquien. Sie sind für Exilanten bestimmt, die zu Bürgern werden.

rule-2-3-a = Schreinreliquien und Absprachen
    .text = Zu jedem Bürgertumangebot (6.6.1) gehört genau eine Reliquie aus dem Reichsreliquienschrein. Andere verbindliche Absprachen (7.6.3) dürfen diese Reliquien nicht enthalten.

rule-2-3-b = Freie Felder des Schreins
    .text = Sobald eine Reliquie ihr Feld im Reichsreliquienschrein verlässt, gilt für den Kanzler fortan die Aktionsänderung, die darunter zum Vorschein kommt.

rule-2-3-c = Unantastbare Schreinreliquien
    .text = Reliquien im Reichsreliquienschrein kann man weder bergen noch durch Kämpfen bekommen. Sie zählen für kein Ziel, und ihre Fähigkeiten kann niemand nutzen.

rule-2-4 = Reliquienkarten
    .text = Reliquien liegen an Orten, bis jemand sie sich holt; sie verleihen ihrem Besitzer eine Fähigkeit und können umkämpft werden. Eine besondere ist das Prachtvolle Zepter: Wer es besitzt, kann Exilanten zu Bürgern machen (6.6) und Bürger verbannen (6.7).

rule-2-4-1 = Reliquie: Bergungskosten
    .text = Was das Bergen einer Reliquie kostet, steht nicht auf ihr selbst, sondern auf dem Ort, an dem sie liegt (2.8.4).

rule-2-4-2 = Reliquie: Verteidigungswürfel
    .text = Als Ziel eines Kampfs bringt eine Reliquie so viele Verteidigungswürfel in den Verteidigungsbestand, wie ihr Schild zeigt. Das Prachtvolle Zepter hat zu Beginn immer der Kanzler.

rule-2-5 = Banner
    .text = Es gibt zwei Banner: das der Volksgunst und das des Dunkelsten Geheimnisses.

rule-2-5-1 = Banner: Bergungskosten
    .text = Der Preis für das Bergen eines Banners schwankt: Er richtet sich danach, wie viel Gunst oder wie viele Geheimnisse darauf liegen (5.4.2).

rule-2-5-2 = Banner: Verteidigungswürfel
    .text = Als Ziel bringt ein Banner für jede Gunst und jedes Geheimnis darauf einen Verteidigungswürfel ein.

rule-2-5-3 = Ein Banner erobern
    .text = Bekommst du das Banner der Volksgunst anders als durch Bergen, verbrennst du 2 Gunst davon, die letzte aber bleibt immer liegen, und drehst es auf die Meute-Seite. Vom Banner des Dunkelsten Geheimnisses verbrennst du ebenso 2 Geheimnisse, niemals das letzte.

rule-2-6 = Bewohnerkarten
    .text = Bewohner sind die Karten, die an Orte gespielt oder als Ratgeber behalten werden.

rule-2-6-1 = Farben
    .text = Jeder Bewohner gehört zu genau einer von sechs Farben: Mystik, Wildnis, Chaos, Heimat, Nomaden oder Ordnung.

rule-2-6-2 = Beschränkte Bewohner
    .text = Manche Bewohner tragen ein beschränkendes Banner. Es legt fest, wohin sie gespielt werden dürfen und ob sie wieder gehen können (7.2).

rule-2-6-3 = Fähigkeiten der Bewohner
    .text = Jeder Bewohner hat eine Fähigkeit (7).

rule-2-7 = Visionenkarten
    .text = Visionen sind fünf Karten, die Exilanten eigene Ziele geben; eine davon ist die Verschwörung.

rule-2-7-1 = Visionen zählen
    .text = Jede Vision, die vom Weltstapel gezogen wird, lässt den Marker der gezogenen Visionen vorrücken (2.1.6).

rule-2-7-2 = Was Visionen bewirken
    .text = Vier Visionen geben ihrem Besitzer ein Ziel (3.2), solange sie offenbart sind. Die Verschwörung hat kein Ziel, nur eine Wirkung beim Ausspielen (5.1.4.IV).

rule-2-8 = Ortskarten
    .text = Orte sind die Plätze des Spielplans, an denen Figuren und Scharen stehen und Karten liegen.

rule-2-8-1 = Kartenlimit
    .text = Die Zahl rechts oben begrenzt, wie viele Bewohner und Bauwerke zusammen am Ort Platz haben. An einem verdeckten Ort liegen überhaupt keine Karten.

rule-2-8-2 = Ausstattung beim Aufdecken
    .text = Liegt ein Ort beim Aufbau offen oder wird er später aufgedeckt, bekommt er aus dem gemeinsamen Lager die Gunst und die Geheimnisse, die er links oben zeigt, und so viele verdeckte Reliquien daneben, wie dort verlangt sind.

rule-2-8-3 = Würfel und Räuber der Orte
    .text = Jeder Ort zeigt 1 Verteidigungswürfel und 1 Räuber. Als Ziel bringt er seinen Würfel in den Verteidigungsbestand ein; verteidigen ihn Räuber, zählt auch sein Räuber mit.

rule-2-8-4 = Ort: Bergungskosten
    .text = Unten rechts zeigt ein Ort, was es kostet, hier eine Reliquie zu bergen (5.4).

rule-2-8-5 = Fähigkeiten der Orte
    .text = Unten links zeigt ein Ort seine Fähigkeit (7). Die Ortsübersicht erläutert sie.

rule-2-9 = Bauwerkskarten
    .text = Bauwerke treten in der Chronik an die Stelle von Bewohnern (8.3.1). Die intakte Seite hat eine Farbe (2.6.1) und trägt ein beschränkendes Banner (7.2); die andere Seite, die Ruine, ist farblos.

rule-2-9-a = Kein Anwerben, kein Tauschen
    .text = Auf einer Ruine kannst du weder anwerben noch tauschen.

rule-2-9-b = Fähigkeiten der Bauwerke
    .text = Beide Seiten einer Bauwerkskarte, intakt und verfallen, haben ihre eigene Fähigkeit (7).

rule-2-10 = Spielziele
    .text = Das gültige Spielziel, der Eid des Reichs, nennt, womit man Bewahrer wird (2.11) und womit ein Bürger zum Nachfolger wird (3.3.1). Auf der Rückseite steht, in welcher Reihenfolge nach der 8. Runde der Sieger ermittelt wird (3.4).

rule-2-11 = Der Bewahrertitel
    .text = Der Titel gehört dem Spieler, der das Bewahrerziel erfüllt. Er hat eine Bewahrer- und eine Thronräuberseite und hilft bei mehreren Arten zu siegen (3).

rule-2-11-a = Ziel der Vorherrschaft
    .text = Bei diesem Spielziel erfüllt es, wer mehr Orte beherrscht als jeder andere.

rule-2-11-b = Ziel des Volkes
    .text = Bei diesem Spielziel erfüllt es, wem das Banner der Volksgunst gehört.

rule-2-11-c = Ziel der Geborgenheit
    .text = Bei diesem Spielziel erfüllt es, wer mehr Reliquien und Banner zusammengezählt besitzt als jeder andere.

rule-2-11-d = Ziel der Hingabe
    .text = Bei diesem Spielziel erfüllt es, wem das Banner des Dunkelsten Geheimnisses gehört.

rule-2-11-e = Titel umdrehen
    .text = Hat ein Exilant den Titel, wenn sein Zug beginnt, dreht er ihn beim Erwachen auf die Thronräuberseite (4.1.3).

rule-2-11-f = Titel: Gleichstand mit dem Besitzer
    .text = Erfüllt ein anderer das Ziel genauso gut wie der jetzige Besitzer, bleibt der Titel, wo er ist.

rule-2-11-g = Titel: Gleichstand der anderen
    .text = Erfüllen mehrere Spieler das Ziel gleich gut, der Besitzer selbst aber nicht mehr, bestimmt er, wer von ihnen den Titel bekommt.

rule-2-11-h = Titel übernehmen
    .text = Wer den Titel übernimmt, beginnt als Bewahrer: Lag die Thronräuberseite oben, wird er umgedreht.

rule-2-11-i = Titel: Verteidigungswürfel
    .text = Verteidigt sich der Besitzer in einem Kampf, bringt der Titel Verteidigungswürfel ein: 1 beim Bewahrer, 2 beim Thronräuber.

rule-2-11-j = Vorherrschaft und Reich
    .text = Erfüllt das Reich gemeinsam das Ziel der Vorherrschaft, gehört der Titel dem Kanzler. Seine Verteidigungswürfel zählen, wenn der Kanzler oder ein Reichsverbündeter sich verteidigt.

## 3. Sieg

rule-3-0 = Ende der Partie
    .text = Eine Partie kann auf vier Arten enden: durch einen Thronräuber, durch einen Visionär, durch das standfeste Reich oder durch Kriegsmüdigkeit. Danach folgt die Chronik (8).

rule-3-1 = Sieg als Thronräuber
    .text = Liegt der Titel bei einem Exilanten mit der Thronräuberseite oben, wenn beim Erwachen der Sieg geprüft wird (4.1.2), gewinnt er sofort.

rule-3-2 = Sieg als Visionär
    .text = Ein Exilant gewinnt beim Erwachen (4.1.2), wenn er das Ziel seiner offenbarten Vision erfüllt. Das geht erst, wenn mindestens 3 Visionen vom Weltstapel gezogen sind.

rule-3-2-a = Vision der Unterwerfung
    .text = Ihr Ziel: Du beherrschst mehr Orte als jeder andere. Gleichstand genügt nicht.

rule-3-2-b = Vision der Rebellion
    .text = Ihr Ziel: Dir gehört das Banner der Volksgunst.

rule-3-2-c = Vision der Zuflucht
    .text = Ihr Ziel: Du besitzt mehr Reliquien und Banner zusammengezählt als jeder andere. Gleichstand genügt nicht.

rule-3-2-d = Vision des Glaubens
    .text = Ihr Ziel: Dir gehört das Banner des Dunkelsten Geheimnisses.

rule-3-3 = Sieg des standfesten Reichs
    .text = Ist am Ende der 5., 6. oder 7. Runde der Kanzler oder ein Bürger Bewahrer, wirft der Kanzler den Spielendwürfel. Die Partie endet mit seinem Sieg nach der 5. Runde bei einer 6, nach der 6. bei einer 5 oder 6 und nach der 7. bei einer 3 oder mehr.

rule-3-3-1 = Sieg als Nachfolger
    .text = Würde der Kanzler gewinnen, so siegt an seiner Stelle ein Bürger, der das Nachfolgerziel erfüllt.

rule-3-3-1-a = Nachfolger der Vorherrschaft
    .text = Das Ziel erfüllt ein Bürger, der mehr Reliquien und Banner hat als der Kanzler und als jeder der übrigen Bürger.

rule-3-3-1-b = Nachfolger des Volkes
    .text = Das Ziel erfüllt ein Bürger, dem das Banner des Dunkelsten Geheimnisses gehört.

rule-3-3-1-c = Nachfolger der Geborgenheit
    .text = Das Ziel erfüllt ein Bürger, dem das Banner der Volksgunst gehört.

rule-3-3-1-d = Nachfolger der Hingabe
    .text = Das Ziel erfüllt ein Bürger, dem das Prachtvolle Zepter gehört.

rule-3-4 = Sieg durch Kriegsmüdigkeit
    .text = Nach der 8. Runde ist die Partie in jedem Fall zu Ende. Die vier folgenden Fälle werden der Reihe nach geprüft; der erste, der zutrifft, bestimmt den Sieger.

rule-3-4-1 = Kriegsmüdigkeit: Reich als Bewahrer
    .text = Ist der Bewahrer ein Mitglied des Reichs, also Kanzler oder Bürger, gewinnt der Kanzler oder an seiner Stelle ein Bürger, der das Nachfolgerziel erfüllt (3.3.1).

rule-3-4-2 = Kriegsmüdigkeit: Thronräuber
    .text = Andernfalls gewinnt ein Exilant, der Thronräuber ist.

rule-3-4-3 = Kriegsmüdigkeit: Visionär
    .text = Andernfalls gewinnt ein Exilant, der das Ziel seiner offenbarten Vision erfüllt. Gelingt das mehreren, geht die Unterwerfung vor, danach kommen Rebellion, Zuflucht und Glauben.

rule-3-4-4 = Kriegsmüdigkeit: Reich
    .text = Hat bis hierhin niemand gewonnen, siegt der Kanzler oder an seiner Stelle ein Bürger, der das Nachfolgerziel erfüllt (3.3.1).

## 4. Spielablauf

rule-4-0 = Runden und Züge
    .text = Es gibt höchstens 8 Runden. In jeder hat jeder Spieler einen Zug aus Erwachen, Agieren und Ruhen, zuerst der Kanzler, dann im Uhrzeigersinn. Waren alle dran, wird der Sieg des standfesten Reichs geprüft (3.3), und der Rundenmarker rückt vor.

rule-4-1 = Erwachen
    .text = Zu Beginn deines Zuges arbeitest du vier Schritte in dieser Folge ab: Banner der Volksgunst, Prüfung auf Sieg, Umdrehen des Titels, Fähigkeiten der Orte.

rule-4-1-1 = Erwachen: Banner der Volksgunst
    .text = Gehört dir das Banner der Volksgunst, führst du jetzt in den folgenden Schritten seine Fähigkeit zum Erwachen aus (7.3.1).

rule-4-1-1-I = Gunst legen oder wegnehmen
    .text = Du musst entweder 1 eigene Gunst auf das Banner legen oder 1 Gunst von ihm in das Gunstlager mit der wenigsten Gunst bringen; bei Gleichstand wählst du unter diesen Lagern. Liegt nur 1 Gunst darauf, musst du eine hinzufügen, es sei denn, du hast keine.

rule-4-1-1-II = Die Meute wiederholt
    .text = Zeigt das Banner die Meute, führst du den Schritt mit 1 Gunst (4.1.1.I) noch ein zweites Mal aus.

rule-4-1-1-III = Die Meute erhebt sich
    .text = Liegen auf dem intakten Banner 6 oder mehr Gunst, kommt die Meute-Seite nach oben.

rule-4-1-2 = Erwachen: Sieg prüfen
    .text = Als Exilant prüfst du, ob du jetzt als Thronräuber (3.1) oder als Visionär (3.2) gewinnst.

rule-4-1-3 = Erwachen: Thronräuber werden
    .text = Bist du Exilant und hast den Titel, drehst du ihn auf die Thronräuberseite.

rule-4-1-4 = Erwachen: Fähigkeiten der Orte
    .text = Steht deine Figur in der Salzwüste, in der Mine oder in der Versunkenen Stadt, darfst du dir 1 Gunst oder 1 Geheimnis von dort nehmen.

rule-4-2 = Agieren
    .text = Du führst beliebig viele Aktionen in beliebiger Folge aus: Hauptaktionen (5), Nebenaktionen (6) und Aktionsfähigkeiten (7.3.2). Die nächste beginnt erst, wenn die vorige zu Ende ist; dieselbe Aktion geht mehrmals, solange du sie bezahlen kannst, und du darfst auch ganz verzichten.

rule-4-2-a = Vorrat ausgeben
    .text = Für jeden Vorrat, den eine Aktion kostet, rückt dein Vorratsmarker ein Feld nach rechts.

rule-4-3 = Ruhen
    .text = Am Ende deines Zuges arbeitest du fünf Schritte in dieser Folge ab: Gunst zurücklegen, Geheimnisse zurücknehmen, Vorrat auffüllen, übrigen Vorrat anrechnen, Fähigkeiten zum Ruhen nutzen.

rule-4-3-1 = Ruhen: Gunst zurücklegen
    .text = Alle Gunst auf Bewohnern und Bauwerken geht in das Gunstlager von der Farbe der Karte.

rule-4-3-2 = Ruhen: Geheimnisse zurücknehmen
    .text = Alle Geheimnisse, die auf Bewohnern, Bauwerken oder Reliquien liegen, kommen wieder auf dein Tableau. Verdeckte Geheimnisse dort werden wieder aufgedeckt.

rule-4-3-3 = Ruhen: Vorrat auffüllen
    .text = Als Exilant oder Kanzler setzt du deinen Vorratsmarker auf das Feld, das zur Zahl der Scharen in deinem eigenen Lager gehört. Je weniger Scharen im Einsatz sind, desto mehr Vorrat bekommst du.

rule-4-3-3-R = Ruhen: Vorrat eines Bürgers
    .text = Ein Bürger füllt seinen Vorrat bis zu dem Feld auf, auf dem der Vorratsmarker des Kanzlers steht.

rule-4-3-4 = Ruhen: Übriger Vorrat
    .text = Für jeden Vorrat, den du in diesem Zug nicht ausgegeben hast, rückt dein Marker ein Feld weiter nach links, höchstens bis ganz nach links.

rule-4-3-5 = Ruhen: Fähigkeiten zum Ruhen
    .text = Zuletzt darfst du jede deiner Fähigkeiten zum Ruhen einmal nutzen, in beliebiger Folge.

## 5. Hauptaktionen

rule-5-1 = Suchen
    .text = Du ziehst Karten vom Weltstapel oder vom Ablagestapel deiner Region, behältst eine davon und spielst sie aus.

rule-5-1-1 = Suchen: Vorrat zahlen
    .text = Ein Ablagestapel kostet 2 Vorräte. Der Weltstapel kostet so viel Vorrat, wie die Leiste der gezogenen Visionen anzeigt.

rule-5-1-2 = Suchen: Karten ziehen
    .text = Du ziehst 3 Karten, entweder vom Weltstapel oder vom Ablagestapel der Region, in der deine Figur steht, nie von beiden. Vom Weltstapel ziehst du sie einzeln nacheinander.

rule-5-1-2-a = Suchen: Eine Vision ziehen
    .text = Ziehst du vom Weltstapel eine Vision, sagst du es an, ziehst nicht weiter und rückst den Marker der gezogenen Visionen um ein Feld vor. Der Marker rückt auch vor, wenn eine Karte dich die Vision ziehen lässt; Visionen aus einem Ablagestapel lösen nichts aus.

rule-5-1-3 = Suchen: Abwerfen
    .text = Eine der gezogenen Karten behältst du, alle anderen wirfst du ab.

rule-5-1-4 = Suchen: Karte spielen
    .text = Die behaltene Karte spielst du an deinen Ort, zu deinen Ratgebern oder als Exilant auf dein Feld für eine offenbarte Vision, oder du wirfst auch sie ab. Dabei gelten alle Beschränkungen (5.1.4.I bis IV, 7.2).

rule-5-1-4-I = An deinen Ort spielen
    .text = Du legst die Karte offen an den Ort deiner Figur. Das geht nur, solange das Kartenlimit des Ortes noch Platz lässt (2.8.1).

rule-5-1-4-I-a = Spielen mit der Volksgunst
    .text = Gehört dir das Banner der Volksgunst, darfst du zuvor 1 Karte an irgendeinem Ort deiner Region abwerfen, und du darfst deine Karte an jeden Ort deiner Region spielen statt nur an deinen.

rule-5-1-4-I-b = Gunst für das Spielen
    .text = Für eine an einen Ort gespielte Karte nimmst du 1 Gunst aus dem Gunstlager ihrer Farbe, sofern dort noch welche liegt.

rule-5-1-4-II = Zu deinen Ratgebern spielen
    .text = Du legst die Karte offen oder verdeckt neben dein Tableau; mehr als 3 Ratgeber darfst du nicht haben, verdeckte mitgezählt. Ein verdeckter Ratgeber hat weder Farbe noch Fähigkeit noch Beschränkung und lässt sich später offen ausspielen (6.1).

rule-5-1-4-II-a = Zu viele Ratgeber
    .text = Würde ein neuer Ratgeber das Limit überschreiten, musst du vorher einen deiner Ratgeber abwerfen. In der Regel ist das die einzige Gelegenheit, einen offenen Ratgeber abzuwerfen.

rule-5-1-4-III = Visionen spielen
    .text = Eine Vision lässt sich nie an einen Ort spielen. Der Kanzler und Bürger können Visionen nicht offen spielen, ausgenommen die Verschwörung; als verdeckte Ratgeber behalten dürfen auch sie sie.

rule-5-1-4-III-a = Eine Vision offenbaren
    .text = Spielt ein Exilant eine Vision offen, offenbart er sie: Sie kommt auf das Feld seines Tableaus und ist kein Ratgeber. Eine früher offenbarte Vision wirft er vorher ab. Die Verschwörung wird nicht auf diese Weise offenbart.

rule-5-1-4-IV = Die Verschwörung spielen
    .text = Die Verschwörung darf jeder offen spielen, auch der Kanzler und Bürger. Eine bereits offenbarte Vision bleibt davon unberührt.

rule-5-1-4-IV-a = Verschwörung: Wirkung
    .text = Spielst du sie offen, darfst du 1 Geheimnis verbrennen und dafür einem Spieler, dessen Figur an deinem Ort steht, eine Reliquie oder ein Banner deiner Wahl nehmen. Dazu müssen mindestens 2 deiner Ratgeber Farben haben, die auch unter seinen Ratgebern vorkommen.

rule-5-1-4-IV-b = Verschwörung: Danach
    .text = Danach kommt die Verschwörung in die Schachtel und ist aus dem Spiel. Ein mit ihr genommenes Banner gilt als erobert: Es verliert 2 Gunst oder 2 Geheimnisse, und das der Volksgunst zeigt dann die Meute (2.5.3).

rule-5-2 = Anwerben
    .text = Mit Hilfe einer Karte an deinem Ort hebst du neue Scharen aus.

rule-5-2-1 = Anwerben: Bezahlen
    .text = Du zahlst 1 Vorrat und suchst dir an deinem Ort einen Bewohner oder ein intaktes Bauwerk ohne Gunst und Geheimnisse aus; dorthin legst du 1 Gunst. Reliquien und Ruinen kommen nicht in Frage.

rule-5-2-2 = Anwerben: Scharen nehmen
    .text = Du nimmst 2 Scharen: Sie kommen aus deinem eigenen Lager auf dein Tableau.

rule-5-2-2-R = Anwerben als Bürger
    .text = Ein Bürger nimmt lila Scharen statt der Scharen seiner eigenen Farbe.

rule-5-3 = Tauschen
    .text = Mit Hilfe einer Karte an deinem Ort machst du aus einem Geheimnis Gunst oder aus Gunst Geheimnisse.

rule-5-3-1 = Tauschen: Vorrat zahlen
    .text = Das Tauschen kostet 1 Vorrat.

rule-5-3-2 = Tauschen: Karte wählen
    .text = Du tauschst auf eine von zwei Arten, und zwar mit einem Bewohner oder intakten Bauwerk an deinem Ort, worauf weder Gunst noch Geheimnisse liegen. Mit Reliquien und Ruinen kannst du nicht tauschen.

rule-5-3-2-a = Tauschen: Geheimnis gegen Gunst
    .text = Du legst 1 Geheimnis auf die Karte und nimmst 1 Gunst, dazu 1 weitere für jeden deiner offenen Ratgeber von der Farbe der Karte. Alles kommt aus dem Gunstlager dieser Farbe.

rule-5-3-2-b = Tauschen: Gunst gegen Geheimnisse
    .text = Du legst 2 Gunst auf die Karte und nimmst aus dem gemeinsamen Lager 1 Geheimnis für jeden deiner offenen Ratgeber von der Farbe der Karte.

rule-5-4 = Bergen
    .text = Du holst dir eine Reliquie an deinem Ort oder ein Banner, indem du den Preis dafür bezahlst.

rule-5-4-1 = Bergen: Ziel wählen
    .text = Du zahlst 1 Vorrat und wählst eine verdeckte Reliquie an deinem Ort oder eines der beiden Banner, wo immer es ist; auch ein eigenes Banner ist erlaubt.

rule-5-4-1-a = Schutz des Dunkelsten Geheimnisses
    .text = Einem anderen Spieler darfst du das Banner des Dunkelsten Geheimnisses nur abnehmen, wenn an seinem Ort eine Karte liegt, deren Farbe keiner seiner offenen Ratgeber hat. Ohne Karten am Ort geht es nicht, ohne offene Ratgeber genügt jede Karte mit Farbe; Ruinen und verdeckte Ratgeber haben keine. Von dir selbst darfst du es immer bergen.

rule-5-4-2 = Bergen: Preis einer Reliquie
    .text = Für eine Reliquie zahlst du, was dein Ort zeigt: 3 Gunst in das dort genannte Gunstlager, 2 verbrannte Gunst oder 1 bis 2 verbrannte Geheimnisse.

rule-5-4-2-a = Bergen: Preis eines Banners
    .text = Für das Banner der Volksgunst zahlst du Gunst, für das des Dunkelsten Geheimnisses Geheimnisse: so viel du willst, aber mehr, als darauf liegt.

rule-5-4-3 = Bergen: An dich nehmen
    .text = Du legst die Reliquie oder das Banner offen neben dein Tableau. Besitzen darfst du beliebig viele.

rule-5-4-4 = Bergen: Banner der Volksgunst
    .text = Eine Meute wird wieder auf die intakte Seite gedreht. Die gezahlte Gunst kommt auf das Banner; die bisherige verteilst du einzeln auf die Gunstlager, von einem Lager deiner Wahl an immer weiter weg vom Weltstapel und nach dem letzten wieder von vorn.

rule-5-4-4-a = Bergen: Dunkelstes Geheimnis
    .text = Die gezahlten Geheimnisse kommen auf das Banner. Von den alten nimmst du dir 1, die übrigen bekommt der bisherige Besitzer. Hast du es von dir selbst geborgen, nimmst du alle alten zurück.

rule-5-5 = Kämpfen
    .text = Du greifst einen anderen Spieler oder Räuber an, um Orte, Reliquien oder Banner zu gewinnen oder eine Figur zu vertreiben.

rule-5-5-1 = Kämpfen: Verteidiger wählen
    .text = Du zahlst 2 Vorräte und wählst einen Spieler, der deinen Ort beherrscht oder dessen Figur dort steht. Beherrscht kein Spieler deinen Ort, darfst du die Räuber wählen.

rule-5-5-1-R = Streit im Reich
    .text = Wendet sich ein Bürger gegen den Kanzler oder gegen einen Mitbürger, ist er für die Dauer dieses Kampfs kein Reichsverbündeter. Ebenso wenig ist es ein Bürger, den der Kanzler angreift.

rule-5-5-2 = Kämpfen: Ziele und Würfelbestände
    .text = Du wählst beliebig viele Ziele des Verteidigers. Jedes Ziel bringt die Verteidigungswürfel aus seinem Schild in den Verteidigungsbestand ein.

rule-5-5-2-a = Ziel: Orte
    .text = Ziel kann jeder Ort sein, den der Verteidiger beherrscht, überall auf dem Spielplan.

rule-5-5-2-b = Ziel: Reliquien und Banner
    .text = Steht die Figur des Verteidigers an deinem Ort, kann jede Reliquie und jedes Banner in seinem Besitz Ziel sein. Ein Banner bringt so viele Würfel ein, wie Gunst oder Geheimnisse darauf liegen.

rule-5-5-2-c = Ziel: Figur und Gunst
    .text = Steht die Figur des Verteidigers an deinem Ort, kann sie zusammen mit seiner Gunst ein Ziel sein. Das bringt 2 Verteidigungswürfel ein.

rule-5-5-2-d = Pflichtziele
    .text = Mindestens ein Ziel muss an deinem Ort sein. Beherrscht der Verteidiger deinen Ort, muss der Ort selbst Ziel sein.

rule-5-5-2-e = Angriffsbestand
    .text = Der Angreifer nimmt Angriffswürfel in seinen Angriffsbestand, höchstens so viele, wie Scharen auf seinem Tableau stehen.

rule-5-5-2-R = Reichsverbündete in der Verteidigung
    .text = Verteidigt sich ein Bürger, steht ihm der Kanzler als Reichsverbündeter bei. Erlaubt es der Verteidiger, darf außer dem Angreifer auch jeder Bürger helfen, dessen Figur am Ort des Angreifers steht. Alle Kampfmodifikationen, die der Verteidiger und diese Verbündeten beherrschen, werden wirksam.

rule-5-5-3 = Kämpfen: Schlachtpläne
    .text = Zuerst darf der Angreifer jeden Schlachtplan (7.5), den er beherrscht, einmal nutzen, danach der Verteidiger die seinen. Räuber nutzen jeden von ihnen beherrschten Schlachtplan, der nichts kostet.

rule-5-5-3-a = Leerer Angriffsbestand
    .text = Sollte der Angriffsbestand einen Würfel verlieren und ist schon leer, kommt stattdessen ein Würfel zum Verteidigungsbestand hinzu.

rule-5-5-3-R = Schlachtpläne der Verbündeten
    .text = Reichsverbündete dürfen die Schlachtpläne nutzen, die sie beherrschen: die an Orten des Reichs und die ihrer eigenen Ratgeber; fremde Ratgeber, auch die eines Verbündeten, bleiben ihnen verschlossen. Jeder Plan wirkt insgesamt nur einmal, und wer ihn nutzt, bezahlt ihn.

rule-5-5-4 = Kämpfen: Verteidigungswurf
    .text = Der Verteidiger wirft den Verteidigungsbestand. Sein Verteidigungswert sind die gewürfelten Schilde und die Scharen an angegriffenen Orten, bei Räubern stattdessen die Räuber dort. Scharen auf seinem Tableau zählen mit, wenn seine Figur dort steht, wo auch der Angreifer ist, oder an einem angegriffenen Ort.

rule-5-5-4-a = Verdoppelte Schilde
    .text = Jedes Verdopplungssymbol verdoppelt alle gewürfelten Schilde. Mehrere vervielfachen sich: Zwei ergeben das Vierfache, drei das Achtfache.

rule-5-5-4-R = Scharen der Verbündeten
    .text = Verteidigt sich ein Reichsverbündeter, zählen die Tableauscharen der übrigen Verbündeten mit, deren Figuren beim Angreifer oder an einem angegriffenen Ort stehen.

rule-5-5-5 = Kämpfen: Angriffswurf
    .text = Der Angreifer wirft den Angriffsbestand. Jeder Schädel erledigt sofort 1 Schar seiner eigenen Truppen, meist auf seinem Tableau.

rule-5-5-5-a = Angriffswert und Opfer
    .text = Der Angriffswert sind die gewürfelten Schwerter und die Scharen seiner Truppen, die der Angreifer opfert. Wer opfert, opfert genau so viele, wie zum Sieg fehlen.

rule-5-5-5-b = Hohle Schwerter
    .text = Zwei hohle Schwerter zählen zusammen als ein Schwert. Ein einzelnes hohles Schwert zählt nichts.

rule-5-5-5-c = Wer den Kampf gewinnt
    .text = Siegreich ist der Angreifer, wenn sein Angriffswert den Verteidigungswert übertrifft. Andernfalls, auch bei Gleichstand, ist es der Verteidiger.

rule-5-5-6 = Kämpfen: Verluste
    .text = Der Besiegte erledigt die Hälfte seiner Truppen, abgerundet: als Angreifer auf seinem Tableau, als Verteidiger unter den Scharen, die zum Verteidigungswert beitrugen. Was von diesen Truppen bleibt, kommt auf sein Tableau. Räuber werden nie erledigt.

rule-5-5-6-a = Schlachtpläne bei Niederlage
    .text = Hat der Besiegte Schlachtpläne genutzt, die bei einer Niederlage etwas bewirken, kommen sie jetzt zum Zug.

rule-5-5-6-R = Verluste des Reichs
    .text = Unterliegt ein Reichsverbündeter, bestimmt der Kanzler, welche Scharen der verteidigenden Truppen erledigt werden. Überlebende lila Scharen an Orten kommen auf sein Tableau; Scharen auf den Tableaus der Bürger bleiben, wo sie sind.

rule-5-5-7 = Kämpfen: Beute
    .text = Ein siegreicher Angreifer holt sich nun, was er als Ziel gewählt hat: erst die Orte, dann Reliquien und Banner, dann Figur und Gunst.

rule-5-5-7-I = Beute: Orte
    .text = Auf jeden angegriffenen Ort stellst du so viele Scharen von deinem Tableau, wie du willst, oder auch keine; auch ein Bürger, der Orte des Reichs angegriffen hat, darf sie leer lassen.

rule-5-5-7-II = Beute: Reliquien und Banner
    .text = Du eroberst alle angegriffenen Reliquien und Banner. Ein erobertes Banner verliert 2 Gunst oder 2 Geheimnisse, und das der Volksgunst zeigt dann die Meute (2.5.3).

rule-5-5-7-III = Beute: Figur verbannen
    .text = Waren Figur und Gunst ein Ziel, lässt du die Figur des Verteidigers ohne Vorratskosten an einen Ort deiner Wahl reisen, den sie erreichen darf, und verbrennst die Hälfte seiner Gunst, abgerundet.

rule-5-5-8 = Kämpfen: Schlachtpläne danach
    .text = Hat der Sieger Schlachtpläne genutzt, die bei einem Sieg etwas bewirken, kommen sie jetzt zum Zug. Zuletzt werden alle Karten abgeworfen, deren genutzter Plan das am Ende verlangt.

rule-5-6 = Reisen
    .text = Du bringst deine Figur an einen anderen Ort.

rule-5-6-1 = Reisen: Vorratskosten
    .text = Innerhalb der Wiege kostet das Reisen 1 Vorrat, innerhalb des Hinterlands 3. Jede Reise, die in den Provinzen beginnt oder endet, kostet 2, eine zwischen Wiege und Hinterland 4.

rule-5-6-2 = Reisen: Ankommen
    .text = Deine Figur zieht an den gewählten Ort. Ein verdeckter Ort wird aufgedeckt: Er bekommt so viele verdeckte Reliquien vom Reliquienstapel, wie er zeigt, und aus dem gemeinsamen Lager die gezeigte Gunst und die Geheimnisse (2.8.2).

## 6. Nebenaktionen

rule-6-0 = Nebenaktionen
    .text = Nebenaktionen kosten keine Vorräte.

rule-6-1 = Verdeckten Ratgeber spielen oder abwerfen
    .text = Du spielst einen deiner verdeckten Ratgeber offen aus oder wirfst ihn ab, ganz so, als hättest du ihn eben beim Suchen behalten (5.1.4). Alle Beschränkungen und Modifikationen des Spielens gelten.

rule-6-1-a = Eigene Ratgeber ansehen
    .text = Deine verdeckten Ratgeber darfst du ansehen, wann du willst, und auch anderen zeigen.

rule-6-2 = Aktionsfähigkeit nutzen
    .text = Du nutzt die Aktionsfähigkeit (7.3.2) einer Karte, auf die du Zugriff hast (7.1.1).

rule-6-3 = Reliquie anschauen
    .text = Du siehst dir eine verdeckte Reliquie an deinem Ort an. Kennst du sie einmal, darfst du sie von überall her erneut ansehen.

rule-6-4 = In den Schrein schauen
    .text = Gehört dir das Prachtvolle Zepter, darfst du dir jede Reliquie im Reichsreliquienschrein ansehen.

rule-6-5 = Scharen versetzen
    .text = Vom Ort deiner Figur darfst du beliebig viele deiner Scharen auf dein Tableau holen, nur die letzte bleibt stehen. Beherrschst du den Ort, darfst du Scharen von deinem Tableau dorthin stellen.

rule-6-5-R1 = Reichsscharen versetzen
    .text = Ein Bürger braucht die Erlaubnis des Kanzlers, um Scharen von seinem Ort auf sein Tableau zu holen.

rule-6-5-R2 = Scharen teilen
    .text = Ein Reichsverbündeter darf einem anderen, dessen Figur am selben Ort steht, beliebig viele Scharen geben oder welche von dessen Tableau nehmen. In beiden Fällen muss der andere einverstanden sein.

rule-6-6 = Bürgertum anbieten
    .text = Wer das Prachtvolle Zepter besitzt, kann Exilanten ins Reich holen.

rule-6-6-1 = Das Angebot
    .text = Wer das Prachtvolle Zepter besitzt, darf jedem Exilanten das Bürgertum anbieten, auch sich selbst. Zum Angebot gehört genau 1 Reliquie aus dem Reichsreliquienschrein und auf Wunsch ein verbindlicher Austausch, in dem Gunst, Geheimnisse, Banner und sonstige Reliquien vorkommen dürfen. Dabei dürfen Reliquien aus dem Schrein vorgezeigt werden.

rule-6-6-2 = Annehmen
    .text = Nimmt ein Exilant an, wird er durch die folgenden Schritte zum Bürger. Dann wird der vereinbarte Austausch vollzogen, und für den Kanzler gilt die im Reichsreliquienschrein freigelegte Aktionsänderung.

rule-6-6-2-a = Neuer Bürger: Tableau umdrehen
    .text = Der neue Bürger dreht sein Tableau auf die Bürgerseite.

rule-6-6-2-b = Neuer Bürger: Lila Scharen
    .text = Alle seine Scharen auf Tableau und Spielplan werden durch lila Scharen ersetzt. Reichen diese nicht, wählt er selbst, welche ersetzt und welche nur entfernt werden.

rule-6-6-2-c = Neuer Bürger: Vision
    .text = Hat er eine Vision offenbart, wirft er sie ab.

rule-6-6-2-d = Neuer Bürger: Titel
    .text = Liegt bei ihm der Titel mit der Thronräuberseite oben, kommt die Bewahrerseite wieder nach oben.

rule-6-6-2-e = Neuer Bürger: Ende des Agierens
    .text = Ist er gerade am Zug, endet sein Agieren.

rule-6-6-2-f = Neuer Bürger: Vorrat
    .text = Sein Vorrat wird ganz aufgefüllt, bis zum Feld ganz links.

rule-6-6-3 = Reichsverbündete
    .text = Bürger und Kanzler sind Reichsverbündete. Jeder von ihnen beherrscht alle Orte, auf denen lila Scharen stehen.

rule-6-B-2-11 = Reich in Kürze: Titel
    .text = Beim Spielziel der Vorherrschaft hält stets der Kanzler den Titel für das Reich, doch seine Stärke kommt allen Reichsverbündeten zugute (2.11).

rule-6-B-4-3-3 = Reich in Kürze: Vorrat
    .text = Beim Ruhen füllt ein Bürger seinen Vorrat bis zum Vorratsfeld des Kanzlers auf (4.3.3).

rule-6-B-5-5 = Reich in Kürze: Kämpfe
    .text = Reichsverbündete dürfen einander in der Verteidigung mit Schlachtplänen und Scharen helfen. Bürger dürfen den Kanzler und andere Bürger angreifen und Orte des Reichs als Ziel wählen, sind dann aber keine Verbündeten. Über die Verluste des Reichs entscheidet der Kanzler (5.5).

rule-6-B-6-5 = Reich in Kürze: Scharen
    .text = Scharen von seinem Ort darf ein Bürger nur mit Zustimmung des Kanzlers wegnehmen; Verbündete dürfen einander Scharen von ihren Tableaus geben oder sie dort nehmen (6.5).

rule-6-7 = Bürger ins Exil schicken
    .text = Gehört dir das Prachtvolle Zepter, darfst du jeden anderen Bürger ins Exil schicken. Dafür gibst du ihm 5 Gunst, mit den folgenden Zu- und Abschlägen.

rule-6-7-a = Exil: Zuschlag
    .text = Hat der Bürger den Titel oder das Banner der Volksgunst, gibst du ihm 1 Gunst mehr, bei beidem 2 mehr.

rule-6-7-b = Exil: Abschlag
    .text = Hast du selbst den Titel oder das Banner der Volksgunst, gibst du 1 Gunst weniger, bei beidem 2 weniger.

rule-6-7-c = Exil: Folgen
    .text = Beim Verbannten kommt die Exilantenseite des Tableaus nach oben, alle Scharen darauf werden gegen solche seiner Farbe ausgewechselt, und sein Vorrat wird ganz aufgefüllt.

rule-6-8 = Sich selbst ins Exil schicken
    .text = Als Bürger darfst du selbst ins Exil gehen. Dafür gibst du dem Besitzer des Prachtvollen Zepters je 1 Gunst für jedes deiner Geheimnisse, auf dem Tableau wie auf Bewohnern, Reliquien und Bauwerken, und für jede Schar auf deinem Tableau. Gehört dir das Zepter selbst, ist das nicht möglich.

rule-6-8-a = Freiwilliges Exil: Folgen
    .text = Die Exilantenseite deines Tableaus kommt nach oben, alle Scharen darauf wechselst du gegen solche deiner Farbe aus, und dein Vorrat wird ganz aufgefüllt. Damit endet dein Agieren.

## 7. Fähigkeiten

rule-7-0 = Was Fähigkeiten hat
    .text = Fähigkeiten haben offene Bewohner und offene Orte, der Bewahrertitel und die freien Felder im Reichsreliquienschrein.

rule-7-1 = Fähigkeiten nutzen
    .text = Diese Regeln sagen, wer eine Fähigkeit nutzen darf, was sie kostet und wie sie ausgeführt wird.

rule-7-1-1 = Zugriff
    .text = Die Fähigkeit einer Karte darfst du nur nutzen, wenn du die Karte beherrschst oder deine Figur an ihrem Ort steht. Bei Orten sagt die Fähigkeit selbst, wen sie betrifft. Freie Felder des Reichsreliquienschreins binden immer den Kanzler, und die Fähigkeit des Titels gilt stets für dessen Besitzer.

rule-7-1-2 = Kosten
    .text = Wer eine Fähigkeit nutzt, bezahlt ihre Kosten. Bei Bewohnern, Bauwerken und Reliquien sind sie auf der Karte abgebildet; bei Orten und der Verschwörung stehen sie im Text.

rule-7-1-2-a = Arten von Kosten
    .text = Kosten verlangen, dass du Gunst oder Geheimnisse auf die Karte legst oder dass du Gunst oder Geheimnisse verbrennst. Verbranntes kommt ins gemeinsame Lager.

rule-7-1-2-b = Belegte Karten
    .text = Auf eine Karte, auf der schon Gunst oder Geheimnisse liegen, darfst du nichts legen.

rule-7-1-2-c = Zahlen außerhalb deines Zuges
    .text = Zahlst du Kosten, während du nicht am Zug bist, wandert Gunst gleich in das Gunstlager ihrer Farbe, und Geheimnisse bleiben umgedreht auf deinem Tableau.

rule-7-1-2-d = Verdeckte Geheimnisse
    .text = Mit verdeckten Geheimnissen lassen sich keine Kosten bezahlen.

rule-7-1-3 = Eine Fähigkeit ausführen
    .text = Nutzt du eine Fähigkeit, musst du alles davon ausführen, was möglich ist, außer wo sie dir etwas ausdrücklich freistellt.

rule-7-1-4 = Beständige Fähigkeiten
    .text = Eine Fähigkeit mit breitem schwarzem Flechtband betrifft alle, die sie nennt, ob sie Zugriff auf die Karte haben oder nicht. Wirksam ist sie, solange die von ihr geänderte Aktion läuft, oder in dem Moment, den sie beschreibt.

rule-7-2 = Beschränkende Banner
    .text = Beschränkende Banner gelten nur für offene Karten, nie für verdeckte.

rule-7-2-1 = Nur Ort, nur Ratgeber
    .text = Eine Karte mit Baum darf nur an einen Ort gespielt, versetzt oder ausgetauscht werden, eine Karte mit Person nur zu Ratgebern.

rule-7-2-2 = Gesperrt
    .text = Ist eine Karte mit Kette einmal gespielt, kann sie weder abgeworfen noch versetzt noch ausgetauscht werden. Erst die Chronik (8) gibt sie wieder frei.

rule-7-3 = Eigenständige Fähigkeiten
    .text = Vier Arten von Fähigkeiten stehen für sich: Erwachen, Aktion, Beim Ausspielen und Ruhen.

rule-7-3-1 = Fähigkeiten zum Erwachen
    .text = Fähigkeiten zum Erwachen gelten je einmal beim Erwachen (4.1). In der Regel sind sie Pflicht; nur Gunst oder Geheimnisse von einem Ort zu nehmen ist freiwillig (4.1.4).

rule-7-3-2 = Aktionsfähigkeiten
    .text = Aktionsfähigkeiten darfst du beim Agieren als Nebenaktion nutzen (6.2).

rule-7-3-3 = Fähigkeiten beim Ausspielen
    .text = Eine Fähigkeit „Beim Ausspielen“ musst du ausführen, nachdem du die Karte offen gespielt hast (5.1.4). Zuvor bekommst du die Gunst für das Ausspielen an einen Ort, und Heimatland-Fähigkeiten und andere Modifikationen wirken.

rule-7-3-4 = Fähigkeiten zum Ruhen
    .text = Jede Fähigkeit zum Ruhen darfst du am Ende deines Ruhens einmal nutzen (4.3.5).

rule-7-4 = Modifikationen der Hauptaktionen
    .text = Eine Modifikation wirkt vom Beginn der Hauptaktion an, deren Symbol sie zeigt. Für eine Aktion darfst du mehrere Modifikationen nutzen.

rule-7-4-1 = Meist freiwillig
    .text = Ob du eine Modifikation nutzt, entscheidest du, es sei denn, sie gebietet oder verbietet etwas.

rule-7-4-2 = Einmal je Aktion
    .text = Eine Modifikation ändert nur die laufende Aktion und auch sie nur einmal. Kostet sie nichts, kann sie bei späteren Aktionen desselben Zuges wieder dienen.

rule-7-4-3 = Kein Abwerfen im Einsatz
    .text = Solange eine Modifikation deine Aktion ändert, kannst du ihre Karte nicht abwerfen.

rule-7-5 = Schlachtpläne
    .text = Schlachtpläne sind Modifikationen des Kämpfens, deren Symbol eine Krone umgibt; für sie gelten eigene Regeln. Rote sind für den Angreifer, blaue für den Verteidiger, solche mit Farbverlauf für beide.

rule-7-5-1 = Schlachtpläne: Nur wer herrscht
    .text = Du darfst nur Schlachtpläne nutzen, die du beherrschst. Dass deine Figur an ihrem Ort steht, reicht nicht.

rule-7-5-2 = Schlachtpläne: Zeitpunkt
    .text = Schlachtpläne kommen im dritten Schritt eines Kampfs zum Einsatz (5.5.3), nicht an dessen Beginn.

rule-7-5-3 = Schlachtpläne: Immer bezahlbar
    .text = Einen Schlachtplan darfst du auch dann bezahlen, wenn auf seiner Karte schon Gunst oder Geheimnisse liegen, je Kampf aber nur einmal.

rule-7-5-4 = Schlachtpläne: Symbole
    .text = Ein Plus bringt Angriffs- oder Verteidigungswürfel hinzu, ein Minus nimmt sie weg. Zeigt ein Schlachtplan beide Zeichen, hast du die Wahl.

rule-7-6 = Besondere Fähigkeiten
    .text = Diese Regeln erläutern einige Fähigkeiten, für die auf der Karte zu wenig Platz ist.

rule-7-6-1 = Bürgertum ohne Angebot
    .text = Der Lang vermisste Erbe und ähnliche Karten machen einen Exilanten zum Bürger (6.6.2), ohne dass es ein Angebot gab (6.6.1).

rule-7-6-2 = Freies Reisen
    .text = Eine Fähigkeit, die dich reisen lässt, ohne Vorräte auszugeben, setzt die Reisekosten (5.6.1) und alles außer Kraft, was sie erhöhen würde.

rule-7-6-3 = Verbindliche Absprachen
    .text = Karten wie die Kesselflickermesse erlauben verbindliche Absprachen über alles, was sie nennen; was vereinbart ist, gilt. Außer diesen und den Bürgertumangeboten (6.6) binden Versprechen niemanden (9.6). Vor dem Gericht könnt ihr auch künftige Aktionen verbindlich zusagen, samt Strafen für einen Bruch; seid ihr uneins, entscheidet ein Münzwurf.

rule-7-6-4 = Gesenktes Ratgeberlimit
    .text = Manche Karten, etwa die Meuchelmörderin, senken dein Ratgeberlimit auf 1 oder 2. Hast du beim Spielen einer solchen Karte zu viele Ratgeber, musst du bis zum neuen Limit abwerfen. Von mehreren solchen Karten gilt das niedrigste Limit; sie summieren sich nicht.

rule-7-6-5 = Die Räuberkrone
    .text = Mit dieser Reliquie gelten Räuber (2.8.3) als deine Scharen. Du beherrschst Orte ohne Scharen, darfst deine letzte Schar von deinem Ort wegnehmen (6.5) und zählst die Räuber angegriffener Orte zu deiner Verteidigung, mit passenden Karten auch zu deinem Angriff. Erledigen, versetzen oder opfern lassen sich Räuber nicht.

## 8. Die Chronik

rule-8-0 = Die Chronik schreiben
    .text = Nach der Partie führt der Sieger die Schritte dieses Kapitels aus. Sie formen die Welt der nächsten Partie.

rule-8-1 = Einen Eid schwören
    .text = Hast du mit einer Vision gewonnen, wird das zu ihr passende Spielziel das der nächsten Partie. Hast du anders oder auf mehrere Arten zugleich gewonnen, wählst du ein beliebiges Spielziel außer dem jetzigen.

rule-8-2 = Chronik: Bürgertum
    .text = Ist der Sieger ein Exilant, werden alle Bürgertableaus auf die Exilantenseite gedreht, auch unbenutzte. Danach darf er anderen Exilanten das Bürgertum anbieten, nicht aber den eben erst Verbannten; die üblichen Bedingungen eines Angebots (6.6.1) gelten hier nicht.

rule-8-2-a = Chronik: Neue Bürger
    .text = Nimmt ein Exilant an, dreht er sein Tableau auf die Bürgerseite, und an den Orten, die er beherrscht, wird jede seiner Scharen durch eine des Siegers ersetzt.

rule-8-3 = Spielplan aufräumen
    .text = Der Spielplan wird in fünf Schritten der Reihe nach aufgeräumt: bauen, Orte entfernen, Ruinen, abräumen, Lücken füllen.

rule-8-3-1 = Bauen oder instand setzen
    .text = Als Kanzler oder Bürger darf der Sieger an einem Ort, den er beherrscht, eines von beidem tun: einen Bewohner durch das Bauwerk seiner Farbe aus dem Archiv ersetzen, worauf der Bewohner in den Weltstapel kommt, oder eine Ruine auf die intakte Seite drehen.

rule-8-3-2 = Orte entfernen
    .text = Alle Orte verlassen den Spielplan, außer denen, die der Sieger beherrscht, und denen mit einem intakten Bauwerk; sie werden unter die unbenutzten Orte gemischt. Bewohner entfernter Orte kommen auf den zuständigen Ablagestapel, Reliquien in den Reliquienstapel, Ruinen ins Archiv.

rule-8-3-3 = Bauwerke verfallen
    .text = Intakte Bauwerke an Orten, die der Sieger nicht beherrscht, werden zu Ruinen, und die Bewohner dort werden abgeworfen. Danach kommen alle Orte mit einer Ruine samt Ruine, Bewohnern und Reliquien beiseite, geordnet vom obersten Ort der Wiege bis zum untersten des Hinterlands.

rule-8-3-4 = Spielplan leeren
    .text = Alle Figuren, alle Gunst, alle Geheimnisse und alle Scharen verschwinden vom Spielplan.

rule-8-3-5 = Leere Felder füllen
    .text = Leere Ortsfelder werden in sieben Schritten gefüllt. Ein Ort, der versetzt wird, nimmt intakte Bauwerke, Bewohner und Reliquien mit.

rule-8-3-5-1 = Füllen: Wiege
    .text = Leere Felder der Wiege werden von oben nach unten gefüllt: Erst rücken ihre eigenen Orte auf, dann kommen Orte aus den Provinzen, dann aus dem Hinterland, jeweils der oberste zuerst.

rule-8-3-5-2 = Füllen: Provinzen
    .text = Leere Felder der Provinzen werden von oben nach unten gefüllt: Erst rücken ihre eigenen Orte auf, dann kommen Orte aus dem Hinterland, der oberste zuerst.

rule-8-3-5-3 = Füllen: Hinterland
    .text = Die Orte, die im Hinterland geblieben sind, rücken nach oben auf, sodass leere Felder unten liegen.

rule-8-3-5-4 = Füllen: Ruinen ins Hinterland
    .text = In die leeren Felder des Hinterlands kommen die beiseitegelegten Orte mit Ruinen: vom untersten Feld aufwärts, der letzte dieser Orte zuerst.

rule-8-3-5-5 = Füllen: Ruinen in die Provinzen
    .text = Sind noch Orte mit Ruinen übrig, füllen sie auf dieselbe Weise die leeren Felder der Provinzen.

rule-8-3-5-6 = Füllen: Neue Orte
    .text = Jedes jetzt noch leere Feld bekommt einen verdeckten Ort vom Ortsstapel.

rule-8-3-5-7 = Füllen: Je ein offener Ort
    .text = In jeder Region ohne offenen Ort wird der oberste Ort aufgedeckt.

rule-8-4 = Neue Karten im Weltstapel
    .text = Es zählt die häufigste Farbe unter den Ratgebern des Siegers; bei Gleichstand wählt er, ohne Ratgeber ist jede Farbe möglich. Zufällige Karten aus dem Archiv kommen in den Weltstapel: 3 dieser Farbe, 2 der nächsten und 1 der übernächsten. Die Farben folgen einander wie die Gunstlager: Chaos, Mystik, Ordnung, Heimat, Wildnis, Nomaden und wieder von vorn.

rule-8-4-a = Archiv auffüllen
    .text = Reichen die Karten im Archiv dafür nicht, kommt keine von dort hinzu. Stattdessen werden die Vertriebenen nach Farben sortiert, 6 zufällige Karten vom größten Stapel kommen in den Weltstapel, und der Rest jedes Stapels wird in das Archivfach seiner Farbe gemischt.

rule-8-5 = Neue Vertriebene
    .text = Alle fünf Visionen samt der Verschwörung kommen beiseite. Sämtliche Ablagestapel werden mit den Ratgebern der Verlierer zusammengemischt; 6 zufällige Karten daraus kommen ungesehen zu den Vertriebenen.

rule-8-6 = Reliquien aufräumen
    .text = Nun werden die Reliquien für die nächste Partie geordnet.

rule-8-6-1 = Zepter und Reliquien der Verlierer
    .text = Das Prachtvolle Zepter kommt zurück in die Schachtel. Die Reliquien der Verlierer werden in den Reliquienstapel gemischt.

rule-8-6-2 = Reliquien an Orten
    .text = Jeder offene Ort, an dem weniger Reliquien liegen, als er zeigt, wird mit verdeckten Reliquien vom Reliquienstapel aufgefüllt.

rule-8-6-3 = Reliquien des Siegers
    .text = Die Reliquien des Siegers werden mit denen des Reichsreliquienschreins gemischt und oben auf den Reliquienstapel gelegt.

rule-8-7 = Spielplan und Tableaus sichern
    .text = Was bleiben soll, wird so verstaut, dass es sich wiederherstellen lässt.

rule-8-7-1 = Orte sichern
    .text = Jeder Ort wird mit all seinen Karten verwahrt. Zuoberst im Stapel liegt der oberste Ort der Wiege, zuunterst der unterste des Hinterlands.

rule-8-7-2 = Tableaus sichern
    .text = Die Tableaus behalten für die nächste Partie die Seite, die sie jetzt zeigen: Exilant oder Bürger.

rule-8-8 = Weltstapel erneuern
    .text = Alle noch ausliegenden Bewohner werden zu einem Stapel gemischt. Daraus entstehen ein Teil aus 10 Bewohnern mit 2 zufälligen Visionen und einer aus 15 Bewohnern mit den anderen 3 Visionen. Der kleinere kommt auf den größeren, beide zusammen auf die übrigen Bewohner.

## 9. Spezielle Spielregeln

rule-9-1 = Regeln auslegen
    .text = Die Regeln gelten wörtlich, und was nicht in ihnen steht, kommt nicht hinzu. Kursive Hinweise weichen dem normalen Text. Das Gesetz geht der Einführung und allen Übersichten vor, nur nicht der Ortsübersicht. Fähigkeiten können neue Aktionen und Effekte bringen, richten sich aber nach den Begriffen des Glossars.

rule-9-2 = Müssen, Verbieten, Ignorieren
    .text = Eine Pflicht geht anderen Regeln vor. Ein Verbot geht auch einer Pflicht vor. Eine Regel, nach der etwas zu ignorieren ist, hebt die Pflichten und Verbote auf, die sie nennt.

rule-9-2-a = Wenn möglich
    .text = Gilt eine Pflicht nur, wenn möglich, musst du ihr nachkommen, sofern du kannst. Ist es unmöglich, entfällt sie ohne Strafe.

rule-9-3 = Begrenztes Material
    .text = Alles Material ist begrenzt, nur Geheimnisse und Würfel nicht. Sollst du mehr nehmen, als die Quelle hergibt, nimmst du, was da ist. In Lagern und auf Tableaus hat beliebig viel Platz, sofern keine Regel etwas anderes sagt.

rule-9-4 = Geheime Informationen
    .text = Geheim sind die Vorderseiten der Karten in allen Ablagestapeln und aller übrigen verdeckten Karten, die Zahl der Karten im Weltstapel und seine Kartenrückseiten unter der obersten. Deine verdeckten Ratgeber darfst du ansehen und ansehen lassen. Über Geheimes darf man reden und auch lügen.

rule-9-4-a = Öffentliche Informationen
    .text = Alles andere ist öffentlich, etwa die Rückseiten und die Zahl der Karten eines Ablagestapels sowie Gunst, Geheimnisse und Scharen auf den Tableaus. Verdeckte Ratgeber dürfen nicht heimlich ihre Plätze wechseln.

rule-9-5 = Keine unnötigen Verluste
    .text = Was immer du legst, verbrennst oder opferst, ob Gunst, Geheimnisse, Scharen oder anderes: Mehr, als Kosten oder Bedingungen verlangen, ist nicht erlaubt.

rule-9-6 = Andere Absprachen binden nicht
    .text = Ihr dürft über alles verhandeln und euch absprechen, sogar über diese Partie hinaus. Verbindlich sind nur Bürgertumangebote (6.6) und Absprachen durch Fähigkeiten, die das ausdrücklich sagen (7.6.3).

## 10. Glossar

rule-10-Abwerfen = Abwerfen
    .text = Du legst die Karten in einer Reihenfolge deiner Wahl verdeckt auf einen Ablagestapel: den der Provinzen, wenn deine Figur in der Wiege steht, den des Hinterlands, wenn sie in den Provinzen steht, den der Wiege, wenn sie im Hinterland steht. Bei einer Karte in einer Region ohne deine Figur zählt die Region der Karte. Gunst auf ihr geht in das passende Gunstlager, Geheimnisse kommen verdeckt auf dein Tableau.

rule-10-Anschauen = Anschauen
    .text = Du siehst dir die Vorderseite der Karte an, nur für dich.

rule-10-Austausch = Austausch
    .text = Du gibst einem Spieler etwas und bekommst dafür etwas von ihm. Das Wort steht auch dafür, dass zwei Dinge ihre Plätze wechseln.

rule-10-Dann = Dann
    .text = Was folgt, geschieht unmittelbar; nichts anderes kommt dazwischen.

rule-10-Eigenes-Lager = Eigenes Lager
    .text = Der Platz neben deinem Tableau für deine Scharen in Reserve, deine Reliquien und deine Banner (2.2.3).

rule-10-Entsprechen = Entsprechen
    .text = Zwei Karten entsprechen einander, wenn sie dieselbe Farbe haben. Karten ohne Farbe bleiben außer Betracht.

rule-10-Erledigen = Erledigen
    .text = Eine erledigte Schar kehrt in das eigene Lager des Spielers zurück, dessen Farbe sie hat. Lila Scharen gehen an den Kanzler.

rule-10-Erobern = Erobern
    .text = Du bekommst etwas anders als durch Bergen. Bei Bannern hat das Folgen (2.5.3).

rule-10-Euer-Gegner = Dein Gegner
    .text = Für den Angreifer ist das der Verteidiger mit allen helfenden Reichsverbündeten (5.5.2), für den Verteidiger ist es der Angreifer.

rule-10-Euer-Ort = Dein Ort, deine Region
    .text = Der Ort und die Region, in denen deine Figur steht.

rule-10-Geben = Geben
    .text = Dasselbe wie Nehmen, nur in umgekehrter Richtung. Eine Fähigkeit, die das Nehmen verhindert, verhindert nicht das Geben: Was zu geben ist, muss trotzdem gegeben werden.

rule-10-Gegner = Gegner
    .text = Gegner des Kanzlers und der Bürger sind alle Exilanten. Für einen Exilanten und für einen Bürger, der beim Kämpfen Reichsverbündete angreift (5.5.1), sind alle anderen Spieler Gegner. Räuber sind mit jedem verfeindet und umgekehrt.

rule-10-Gemeinsames-Lager = Gemeinsames Lager
    .text = Der Platz neben dem Spielplan für Gunst, Geheimnisse und anderes Material, das niemandem gehört (2.1.7).

rule-10-Gesperrt = Gesperrt
    .text = Eine gesperrte Karte bleibt bis zur Chronik dort, wo sie gespielt wurde (7.2.2).

rule-10-Herrschen = Herrschen
    .text = Dir untersteht jeder Ort mit deinen Scharen samt allen Karten dort; ebenso beherrschst du deine Ratgeber. Offene Orte ohne Scharen werden von Räubern beherrscht.

rule-10-Nehmen = Nehmen aus einem Lager
    .text = Was du nimmst, kommt auf dein Tableau: Gunst aus dem passenden Gunstlager, Scharen aus dem eigenen und Geheimnisse aus dem gemeinsamen Lager.

rule-10-Nehmen-Oder = Nehmen von einem Spieler
    .text = Gunst oder Geheimnisse wechseln vom Tableau eines Spielers auf deines, ein Ratgeber von ihm gesellt sich zu deinen, oder eine Reliquie kommt aus seinem Lager, von einem Ort oder anderswoher in deines.

rule-10-Opfern = Opfern
    .text = Du erledigst aus freien Stücken eigene Scharen.

rule-10-Ratgeber = Ratgeber
    .text = Eine Karte neben deinem Tableau; höchstens 3 sind erlaubt, offen oder verdeckt (2.2.2).

rule-10-Raeuber = Räuber
    .text = Kämpfer, die niemandem folgen und offene Orte ohne Scharen halten, je Ort einer (2.8.3). Räuber sind keine Scharen.

rule-10-Reichsverbuendete = Reichsverbündete
    .text = Dazu zählt stets der Kanzler. Auch jeder Bürger gehört dazu, solange er nicht selbst beim Kämpfen andere Reichsverbündete angreift (5.5.1).

rule-10-Reisekosten = Reisekosten
    .text = Der Vorrat, den eine Reise kostet (5.6.1). Manche Fähigkeiten setzen ihn außer Kraft (7.6.2).

rule-10-Spielen = Spielen
    .text = Die Karte kommt an einen Ort, unter deine Ratgeber oder in dein Lager. Kartenlimit (2.8.1), Regeln des Spielens (5.1.4) und Beschränkungen (7.2) gelten.

rule-10-Truppen = Truppen
    .text = Die Truppen des Angreifers sind die Scharen auf seinem Tableau, die des Verteidigers sind die Scharen, die zu seiner Verteidigung zählen.

rule-10-Verbrennen = Verbrennen
    .text = Gunst oder Geheimnisse wandern von deinem Tableau oder einem anderen genannten Platz in das gemeinsame Lager.

rule-10-Versetzen = Versetzen
    .text = Was genannt ist, wechselt seinen Platz. Kartenlimit (2.8.1), Regeln des Spielens (5.1.4) und Beschränkungen (7.2) gelten.

rule-10-Ziehen = Ziehen
    .text = Du nimmst Karten vom genannten Platz, von oben her.

rule-10-Zeigen = Zeigen
    .text = Du lässt die anderen die Vorderseite einer Karte sehen.
