# Dominion: die Regeln D1 bis D85 in den eigenen Worten von Tafelrunde.
# Der Wert einer Nachricht ist der Titel der Regel, .text die Regel selbst.

## Spielvorbereitung

rule-D1 = Bereiche am Tisch
    .text = Jeder Spieler hat einen verdeckten Nachziehstapel, eine Hand, einen offenen Ablagestapel, einen Spielbereich und, wenn ein Effekt es verlangt, zur Seite gelegte Karten, die an diesen Effekt gebunden bleiben. Manche Karten bringen eigene Tableaus mit: Wirtshaus, Insel, Eingeborenendorf, Piratenschiff, Siegpunktmarker, Taler und Dorfbewohner. Allen gemeinsam sind der Vorrat, der Müll, Stapel neben dem Vorrat, das Tableau der Handelsroute, der Schwarzmarktstapel, die Gaben und Plagen mit ihren Ablagestapeln, die ausliegenden Ereignisse, Landmarken und Projekte sowie Artefakte und Zustände, die niemand besitzt.

rule-D2 = Karten zu Beginn
    .text = Alle beginnen mit 7 Kupfer und 3 Anwesen, mischen sie als Nachziehstapel und ziehen 5 Karten auf die Hand. Wird mit Unterschlüpfen gespielt, ersetzen Hütte, Totenstadt und Verfallenes Anwesen die drei Anwesen (D9). Jedes verwendete Erbstück ersetzt bei allen ein Kupfer (D60).

rule-D3 = Anzahl der Karten im Vorrat
    .text = Nach dem Austeilen liegen im Vorrat zu zweit 8 Provinzen, zu dritt und zu viert 12, zu fünft 15 und zu sechst 18; jeder andere Punktekartenstapel hat zu zweit 8, sonst 12 Karten, auch Punktekarten aus Erweiterungen und kombinierte Königreichkarten. Flüche gibt es 10 für jeden Spieler außer dem ersten. Vom Kupfer gibt es 60 Karten (zu fünft und zu sechst 120) abzüglich 7 je Spieler; bei zwei bis sechs Spielern bleiben also 46, 39, 32, 85 oder 78. Dazu kommen 40 Silber und 30 Gold, zu fünft und zu sechst 80 und 60.

rule-D4 = Das Königreich
    .text = Ein Königreich besteht aus 10 verschiedenen Königreichkartenstapeln. Ein Stapel hat 10 Karten, mit diesen Ausnahmen: Punktekarten 8 oder 12 (D3), Ratten 20, Hafenstadt 12, geteilte Stapel 5 Karten über 5 anderen (D61), Schlösser zu zweit 8, sonst 12 (D68); der Ritterstapel enthält 10 lauter verschiedene Karten (D62).

rule-D5 = Zusätzliche Vorratsstapel
    .text = Manche Königreiche erweitern den Vorrat über die zehn Stapel hinaus: um einen Bannstapel bei der Jungen Hexe (D71), um Ruinen bei jeder Karte vom Typ Plündern (D63), um Tränke, sobald eine Königreichkarte einen Trank kostet (D50), und um Platin und Kolonie, wenn damit gespielt wird (D8). Diese Stapel gehören in jeder Hinsicht zum Vorrat.

rule-D6 = Wer was ansehen darf
    .text = Den eigenen Nachziehstapel darfst du zählen, aber nicht ansehen; den eigenen Ablagestapel darfst du weder zählen noch durchsehen, ebenso wenig die Nachzieh- und Ablagestapel der Mitspieler. Die Stapel im Vorrat und den Müll dürfen alle jederzeit zählen und durchsehen, ausgenommen gemischte verdeckte Stapel wie Ritter und Ruinen. Karten auf dem Tableau Eingeborenendorf sieht nur ihr Besitzer, Karten auf dem Tableau Insel und die Preise sehen alle. Die Zahl der Handkarten ist öffentlich.

rule-D7 = Zufälliges Königreich
    .text = Für ein zufälliges Königreich werden die Platzhalterkarten der verwendeten Sets gemischt und zehn Königreichkarten aufgedeckt. Ereignisse, Landmarken und Projekte haben einen eigenen Platzhalterstapel oder werden eingemischt; wird eines aufgedeckt, kommt es neben den Vorrat, und es wird weiter aufgedeckt, bis zehn Königreichkarten gefunden sind.

rule-D8 = Platin und Kolonie
    .text = Platin und Kolonie werden nur gemeinsam verwendet oder gar nicht. Nach den allgemeinen Regeln entscheidet der Zufall: Aus dem Königreich wird eine Platzhalterkarte gezogen, und gehört sie zu Blütezeit, sind beide Stapel dabei. Die spätere Auflage von Blütezeit verwendet sie immer, wenn das Königreich nur aus Blütezeit-Karten besteht, und überlässt es sonst den Spielern; in Tafelrunde wählen sie es vor dem Spiel, und sagen sie nichts, entscheidet die Platzhalterkarte. Es gibt 12 Platin sowie zu zweit 8, sonst 12 Kolonien.

rule-D9 = Beginn mit Unterschlüpfen
    .text = Statt mit drei Anwesen können alle mit den Unterschlüpfen Hütte, Totenstadt und Verfallenes Anwesen beginnen. Nach den allgemeinen Regeln wird aus dem Königreich eine Platzhalterkarte gezogen: Gehört sie zu Dark Ages, gibt es Unterschlüpfe. Die spätere Auflage von Dark Ages schreibt sie vor, wenn das Königreich nur aus Dark-Ages-Karten besteht, und überlässt es den Spielern, wenn wenigstens eine dabei ist; in Tafelrunde wählen sie es vor dem Spiel, und sagen sie nichts, entscheidet die Platzhalterkarte. Der Anwesenstapel liegt trotzdem aus. Unterschlüpfe haben keinen Stapel: Sie können nie gekauft oder genommen werden, und der Botschafter kann sie nicht zurücklegen.

rule-D10 = Stapel neben dem Vorrat
    .text = Manche Karten bringen Stapel mit, die neben dem Vorrat liegen: Preise (Turnier), Beute (Banditenlager, Marodeur, Raubzug), Verrückter (Eremit), Söldner (Gassenjunge), die höheren Reisenden zu je fünf Karten (Page, Kleinbauer), Irrlicht (jede Segen-Karte, Exorzistin), Teufelchen (Exorzistin, Teufelswerkstatt, Folterknecht), Geist (Exorzistin, Friedhof), Wunsch (Kobold, Geheime Höhle) und Fledermaus (Vampirin). Mit dem Totenbeschwörer liegen die drei Zombies von Anfang an offen im Müll. Keiner dieser Stapel zählt für das Spielende, ihre Karten kann man nicht kaufen, und nur ein Effekt, der eine solche Karte nennt, kann sie vergeben.

rule-D11 = Weitere Vorbereitungen
    .text = Einige Karten müssen vorbereitet werden: Marker auf den Punktekartenstapeln für die Handelsroute (D70), ein Taler je Spieler für den Bäcker, drei offene Gaben für die Druidin, Im Wald verirrt für den Narren, die Plagen und zwei Zustände für Unheil-Karten, die Gaben und Irrlichter für Segen-Karten. Grenzposten, Fahnenträger, Freibeuterin und Schatzmeisterin bringen ihre Artefakte mit, die Steuer legt 1 Schuldenmarker auf jeden Vorratsstapel, und Landmarken werden nach ihrem Text vorbereitet (D54). Jeder Spieler erhält mit Wildhüter, Riese oder Pilgerfahrt einen Reise-Marker mit der Vorderseite nach oben, das Tableau für Taler und Dorfbewohner, sobald eine Karte es nutzt, und bei Projekten zwei Holzsteine. Die Vorbereitung gilt auch für Karten, die nur im Schwarzmarktstapel stecken.

rule-D12 = Der Schwarzmarkt
    .text = Der Schwarzmarktstapel besteht aus mindestens 15 verschiedenen Königreichkarten, die nicht im Vorrat sind, je einmal; die Spieler einigen sich auf die Auswahl, dann wird verdeckt gemischt, und für die Ritter steht ein zufälliger Ritter. Er gehört nicht zum Vorrat und zählt nie für das Spielende. Wer den Schwarzmarkt ausspielt, erhält 2 Geld und deckt drei Karten dieses Stapels auf; er darf dann mitten in der Aktionsphase Geldkarten ausspielen und eine der drei kaufen, was keinen Kauf verbraucht, doch Taler darf er dafür nicht einsetzen. Nicht gekaufte Karten kommen in beliebiger Reihenfolge unter den Stapel, und übriges Geld, auch die 2 Geld ohne Kauf, bleibt für die Kaufphase.

## Der Zug

rule-D13 = Phasen des Zuges
    .text = Ein Zug besteht aus Aktionsphase, Kaufphase, Nachtphase (nur wenn Nachtkarten im Spiel sind) und Aufräumphase, immer in dieser Reihenfolge. In der Aktions- und der Kaufphase darfst du untätig bleiben, die Aufräumphase muss ausgeführt werden. Danach ist der linke Nachbar an der Reihe.

rule-D14 = Aktionen, Käufe und Geld
    .text = Jeder Zug beginnt mit 1 Aktion, 1 Kauf und 0 Geld. Boni wie +1 Aktion, +1 Kauf oder +1 Geld gelten nur für den laufenden Zug; was nicht genutzt wird, verfällt am Zugende. Effekte zu Beginn deines Zuges kommen vor der Aktionsphase, und zwar in beliebiger Reihenfolge.

rule-D15 = Die Aktionsphase
    .text = Eine Aktionskarte aus der Hand auszuspielen kostet eine Aktion. Die Karte kommt in deinen Spielbereich, und ihre Anweisungen werden von oben nach unten ausgeführt, soweit das möglich ist. Wird eine Aktionskarte durch einen anderen Effekt ausgespielt, etwa durch Thronsaal, Vasall, Golem oder Herold, kostet das keine Aktion. In dieser Phase darfst du Dorfbewohner für weitere Aktionen einsetzen (D47).

rule-D16 = Die Kaufphase
    .text = Zuerst darfst du beliebig viele Geldkarten aus der Hand ausspielen, einzeln und in beliebiger Reihenfolge; jede wird vollständig ausgeführt, bevor die nächste folgt, und auch Taler werden hier eingesetzt. Du musst nicht alle Geldkarten ausspielen. Nach dem ersten Kauf darf in dieser Phase keine Geldkarte mehr ausgespielt werden. Eine Geldkarte bringt ihr Geld beim Ausspielen, und es bleibt dir, auch wenn die Karte das Spiel verlässt. Bringt dich die Villa zurück in die Aktionsphase, ist die spätere Kaufphase eine neue, in der wieder Geldkarten ausgespielt werden dürfen.

rule-D17 = Eine Karte kaufen
    .text = Zum Kaufen brauchst du einen Kauf, mindestens so viel Geld, wie die Karte in diesem Moment kostet, einen Trank für jeden Trank in den Kosten, und du darfst keine Schulden haben (D48). Zuerst bezahlst du, dann folgen die Effekte beim Kaufen, und dann nimmst du die Karte samt den Effekten beim Nehmen. Auch ein Ereignis oder Projekt verbraucht einen Kauf, gilt aber weder als Kaufen noch als Nehmen einer Karte.

rule-D18 = Die Aufräumphase
    .text = Effekte zu Beginn der Aufräumphase kommen zuerst. Dann legst du alle Karten im Spiel, die nichts mehr zu tun haben, und alle Handkarten in beliebiger Reihenfolge ab und ziehst 5 Karten. Mit dem Außenposten sind es stattdessen 3, jede Expedition bringt 2 mehr und die Fahne 1 mehr, auch beim Außenposten. Nach dem Ziehen kommen die mit Zuflucht und Getreuem Hund zur Seite gelegten Karten auf die Hand, und das Geschenk des Flusses zieht seine Karte.

rule-D19 = Die Nachtphase
    .text = Nach der Kaufphase darfst du beliebig viele Nachtkarten ausspielen und sonst nichts; Aktionen sind dafür nicht nötig. Eine Nachtkarte, die beim Nehmen auf die Hand kommt, kann noch im selben Zug ausgespielt werden. Eine Karte, die zugleich Aktion und Nacht ist, etwa der Werwolf, lässt sich in beiden Phasen ausspielen.

rule-D20 = Züge außer der Reihe
    .text = Der Außenposten gibt demselben Spieler sofort einen Extrazug, aber nie einen dritten Zug in Folge. Die Mission gibt nur dann einen, wenn zuvor ein Mitspieler am Zug war; darin dürfen keine Karten gekauft werden, wohl aber Ereignisse. Die Besessenheit ist in D74 beschrieben; die Flotte bringt nach dem Spielende noch eine Runde, aber nur für ihre Besitzer. Kommen Außenposten und Besessenheit aus demselben Zug, ist der Zug des Außenpostens zuerst an der Reihe. Beim Vergleich der Züge im Gleichstand zählen Extrazüge nicht, und Spende und Gebirgspass wirken zwischen den Zügen.

## Spielende und Wertung

rule-D21 = Ende des Spiels
    .text = Das Spiel endet nach einem Zug, wenn der Provinzstapel leer ist, der Kolonienstapel (falls verwendet) oder drei beliebige Vorratsstapel (vier zu fünft und zu sechst). Es zählen alle Stapel im Vorrat: Geld, Punktekarten, Flüche, Ruinen, Bannstapel und Königreich; der Müll und die Stapel neben dem Vorrat zählen nicht. Ein geteilter oder gemischter Stapel ist erst leer, wenn alle seine Karten weg sind. In der Seaside-Ausgabe von 2009 genügt es, dass die Bedingung irgendwann im Zug erfüllt war, auch wenn der Botschafter den Stapel wieder auffüllt; Tafelrunde prüft nur am Zugende, wenn nicht diese Ausgabe gewählt ist.

rule-D22 = Wertung und Gleichstand
    .text = Zähle die Siegpunkte aller deiner Karten, wo immer sie sind: Nachziehstapel, Hand, Ablagestapel, im Spiel, zur Seite gelegt oder auf einem Tableau. Dazu kommen Siegpunktmarker, Landmarken und Zustände; die Summe kann negativ sein. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt unter den Beteiligten, wer weniger Züge hatte, Extrazüge nicht mitgezählt; ist auch das gleich, teilen sie sich den Sieg.

## Begriffe

rule-D23 = Im Spiel
    .text = Im Spiel sind Karten, solange sie in einem Spielbereich liegen, auch Dauerkarten aus früheren Zügen und aufgerufene Reservekarten. Nicht im Spiel sind Karten auf der Hand, im Nachzieh- oder Ablagestapel, im Vorrat oder im Müll, zur Seite gelegte Karten und Karten auf Tableaus, nur vorgezeigte Reaktionskarten sowie Karten, die eine Befehlskarte oder der Totenbeschwörer ausspielt, während sie im Vorrat oder im Müll bleiben.

rule-D24 = Karten mit mehreren Typen
    .text = Eine Karte mit mehreren Typen gilt für alle Belange als jeder davon. Fluch ist ein eigener Typ: Ein Fluch ist weder Punktekarte noch Geldkarte noch Aktionskarte.

rule-D25 = Auswahl von Anweisungen
    .text = „Wähle eins“ heißt: genau eine Anweisung. Du darfst auch eine wählen, die sich nicht ausführen lässt; dann geschieht davon, was möglich ist. „Wähle zwei“ heißt: zwei verschiedene Anweisungen, und beide werden gewählt, bevor eine davon ausgeführt wird.

rule-D26 = Ansehen, Aufdecken und Nennen
    .text = Was du ansiehst, siehst nur du; was du aufdeckst, sehen alle; in beiden Fällen kommt die Karte dorthin zurück, wo sie war, wenn nichts anderes gesagt wird. Eine zur Seite gelegte Karte ist nicht im Spiel. Eine Karte zu nennen verlangt den genauen Namen einer Karte, nicht einen Typ oder Stapel. Ob Karten unterschiedlich heißen, entscheidet allein der Name, auch innerhalb eines Stapels. „Diese Karte“ ist immer die Karte, auf der der Text steht, „jene Karte“ die andere, von der er spricht.

rule-D27 = Den Ablagestapel mischen
    .text = Gemischt wird nur, wenn du mehr Karten ziehen, aufdecken, ansehen oder zur Seite legen musst, als dein Nachziehstapel enthält. Zuerst werden die restlichen Karten verwendet; der Ablagestapel wird gemischt und kommt darunter, ohne die Karten, die gerade aufgedeckt oder zur Seite gelegt sind. Reichen die Karten immer noch nicht, geht es mit den vorhandenen weiter. Das Geldversteck darf beim Mischen an beliebige Stellen gelegt werden, und die Sternenkarte erlaubt es, eine Karte deiner Wahl obenauf zu legen.

rule-D28 = Den ganzen Nachziehstapel verlegen
    .text = Wird der ganze Nachziehstapel auf den Ablagestapel gelegt, wie durch Kanzler, Lumpensammler, Kurier, Streitross oder Schlechtes Omen, gilt das nicht als Ablegen. Karten, die auf das Ablegen reagieren, etwa Tunnel und Getreuer Hund, bewirken dabei nichts.

rule-D29 = Reaktion auf das Ablegen
    .text = Texte der Art „Wenn du diese Karte ablegst“ setzen einen Effekt voraus, der das Ablegen außerhalb der Aufräumphase verlangt. Sie gelten für Karten aus der Hand, aus dem Nachziehstapel und unter aufgedeckten Karten, und zwar im Zug jedes Spielers. Eine Karte, die beim Nehmen auf den Ablagestapel kommt, wurde nicht abgelegt.

rule-D30 = Kaufen und Nehmen
    .text = Wer eine Karte kauft, nimmt sie auch; Effekte beim Kaufen, etwa durch Embargo, Talisman, Hort, Halsabschneider, Feilscher, Münzer, Fruchtbares Land, Hafenstadt, Kaufmannsgilde, Sumpfhexe oder Überzahlen, treten nicht ein, wenn eine Karte auf andere Weise genommen wird. Effekte beim Nehmen treten in beiden Fällen ein. Das Weitergeben durch die Maskerade, das Eintauschen und die Rückkehr auf die Hand wie bei der Festung sind kein Nehmen.

rule-D31 = Karten nehmen
    .text = Eine Karte wird aus dem Vorrat genommen, wenn keine andere Herkunft genannt ist. Sie kommt auf deinen Ablagestapel, wenn nicht der Effekt oder die Karte selbst einen anderen Ort nennt; ein Effekt, der sie auf die Hand bringt, etwa Bildhauerin oder Wunsch, geht dabei einer Karte vor, die einen anderen Ort nennt, etwa dem Nomadencamp. Wurde eine genommene Karte schon bewegt, bevor ein Effekt sie bewegen will, hat dieser den Anschluss verloren (D38).

rule-D32 = Mehrere Karten nehmen
    .text = Nimmst du mehrere Karten, nimmst du sie nacheinander. Alles, was die erste auslöst, wird abgeschlossen, bevor du die zweite nimmst.

rule-D33 = Karten entsorgen
    .text = Eine Karte entsorgt immer ihr Besitzer, auch wenn der Angriff eines Mitspielers es verlangt. Was beim Entsorgen einer Karte geschieht, geschieht sofort, auch mitten in einer anderen Karte; entsorgt eine Anweisung mehrere Karten, kommen zuerst alle in den Müll, dann folgen ihre Effekte in beliebiger Reihenfolge. Ein solcher Text gibt nicht das Recht, die Karte zu entsorgen. Auch eine Karte, die sofort zurückkehrt, etwa die Festung, wurde entsorgt. Das Zurücklegen in den Vorrat (Botschafter, Experiment, Feldlager) und das Weitergeben sind kein Entsorgen.

rule-D34 = Karten eintauschen
    .text = Beim Eintauschen legst du die Karte auf ihren Stapel zurück und legst die andere auf deinen Ablagestapel; ist deren Stapel leer, geht es nicht. Eintauschen kostet nichts und ist kein Nehmen, daher bleiben Effekte beim Nehmen, Wanderzirkus, Kloster und Teufelswerkstatt davon unberührt. So funktionieren die Reisenden, Vampirin und Fledermaus sowie der Wechselbalg.

rule-D35 = Kosten einer Karte
    .text = Es gelten stets die aktuellen Kosten, und zwar für Karten überall: im Vorrat und daneben, auf der Hand, im Nachziehstapel und im Schwarzmarkt. Sie sinken nie unter 0, und Ereignisse und Projekte werden nie billiger. Brücke und Erfinder senken die Kosten bei jedem Ausspielen für den Rest des Zuges; Fernstraße, Prinzessin, Steinbruch (nur Aktionskarten) und Brückentroll (nur in den Zügen seines Besitzers) zählen je Karte, die im Spiel ist. Der Marker der Überfahrt verbilligt einen Stapel und der Kanal alle Karten in den Zügen ihres Besitzers; der Hausierer ist nur in der Kaufphase billiger.

rule-D36 = Kosten vergleichen
    .text = Grenzen wie „bis zu 4“ oder „3 bis 6“ lassen nur Karten ohne Trank oder Schulden in den Kosten zu, es sei denn, die Vergleichskosten enthalten davon mindestens ebenso viel. Ein Sternchen oder das Zeichen für Überzahlen ändert die Kosten nicht. „Kostet mehr“ vergleicht alle Bestandteile der Kosten, nur Patrizier und Katapult achten allein auf das Geld. Geld, Marker und Ähnliches erhöhen niemals die Grenze eines Effekts.

rule-D37 = Karten mehrfach ausspielen
    .text = Karten wie Thronsaal, Königshof, Prozession, Schüler, Königliche Kutsche, Krone, Falschgeld, Geist, Zepter und Zitadelle spielen eine Karte mehrmals aus: Sie wird vollständig ausgeführt und dann noch einmal, ohne eine andere Karte dazwischen, wenn sie nicht selbst eine ausspielt. Die weiteren Male finden auch statt, wenn die Karte nicht mehr im Spiel ist. Wird eine solche Karte selbst mehrfach ausgespielt, werden entsprechend viele verschiedene Karten wiederholt. Was die Karten im Spiel zählt, zählt sie einfach; was das Ausspielen zählt (Verschwörer, Brücke, Händlerin, Priester, Wegkreuzung, Katzengold), zählt jedes Mal. Die Karte bleibt zwischen den Malen im Spiel; frühe Ausgaben nehmen sie auf die Hand zurück, was keinen Unterschied macht.

rule-D38 = Anschluss verloren
    .text = Ein Effekt kann eine Karte nur bewegen, wenn sie dort ist, wo er sie erwartet. Hat etwas anderes sie bewegt oder ist sie im Ablagestapel verdeckt, bleibt sie, wo sie ist. Alle übrigen Anweisungen werden trotzdem ausgeführt, außer denen, die davon abhängen, dass die Bewegung stattgefunden hat. Beispiel: Die Prozession spielt den Verrückten zweimal aus; das gibt zweimal 2 Aktionen, aber nur einmal Karten, der Verrückte liegt auf seinem Stapel und kann nicht entsorgt werden, und eine Aktionskarte für 1 wird trotzdem genommen, wenn es eine gibt.

rule-D39 = Mehreres zur gleichen Zeit
    .text = Geschieht dir mehreres zur gleichen Zeit, bestimmst du die Reihenfolge. Betrifft ein Effekt mehrere Spieler, wird er in Spielreihenfolge ausgeführt, beginnend mit dem Spieler, der am Zug ist.

rule-D40 = Angriffe und Reaktionen
    .text = Auf einen Angriff reagierst du, wenn die Angriffskarte ausgespielt wird, noch vor ihrem Text und auch dann, wenn der Angriff dich nicht treffen wird; du darfst mehrere Reaktionskarten nacheinander nutzen, auch gerade gezogene. Der Burggraben schützt nur vor diesem einen Ausspielen; Leuchtturm, Wächterin und Champion schützen von selbst, solange sie im Spiel sind, und darauf kann man nicht verzichten. Wer geschützt ist, wird bei guten wie bei schlechten Folgen übergangen, alles andere führt der Angreifer aus. Auch Geld- und Nachtkarten können Angriffe sein, und auf dauerhafte Angriffe wie Sumpfhexe oder Zauberin reagiert man beim Ausspielen, nicht später. Was schadet, ohne Angriff zu sein, etwa Maskerade, Tribut, Schmuggler, Besessenheit, Gewölbe, Überfall, Blutzoll, Spukschloss oder der gekaufte Edle Räuber, erlaubt keine Reaktion.

rule-D41 = Reihenfolge beim Angriff
    .text = Ein Angriff wird im Uhrzeigersinn ausgeführt, beginnend links vom Angreifer. Reicht ein Stapel mit Flüchen, Ruinen, Kupfer oder Silber nicht für alle, werden seine Karten in dieser Reihenfolge verteilt, bis keine mehr da ist.

rule-D42 = Hand auffüllen
    .text = Sollst du ziehen, bis du eine bestimmte Zahl Karten auf der Hand hast, und hast schon so viele oder mehr, geschieht nichts. Der –1-Karte-Marker verringert dein nächstes Ziehen um eine Karte; beim Auffüllen auf eine Zahl wird er nur zurückgelegt, und die Hand wird dann ganz gefüllt.

rule-D43 = Ablegen aus dem Spiel
    .text = Du bestimmst, in welcher Reihenfolge deine Karten aus dem Spiel abgelegt werden; so kann der Alchemist auf den Nachziehstapel zurück, bevor der Kräuterkundige den Trank zurückholt. Auf das Ablegen aus dem Spiel beziehen sich etwa Schatzkammer, Alchemist, Kräuterkundiger, Eremit, Vermögen, die Reisenden und das Horn; zu Beginn der Aufräumphase wirken Komplott, Carcassonne, Fortschritt und Feldlager. Nach dem ersten Druck des Komplotts wird die Karte verlegt statt abgelegt, der Eremit bliebe also wirkungslos; nach der Berichtigung wird sie erst abgelegt und dann verlegt, sodass Texte zum Ablegen wirken. Tafelrunde folgt der Berichtigung, wenn keine Ausgabe gewählt ist. Ein vergessenes Zurücklegen kann nicht nachgeholt werden.

rule-D44 = Dauerkarten im Spiel
    .text = Eine Dauerkarte bleibt bis zur Aufräumphase des letzten Zuges im Spiel, in dem sie etwas bewirkt; bleibt nichts zu tun, etwa bei einer Ausrüstung ohne zur Seite gelegte Karte, wird sie im Zug des Ausspielens abgelegt. Gefolgsmann und Champion bleiben bis zum Spielende. Eine Karte, die eine Dauerkarte mehrfach ausspielt, etwa Thronsaal, Königshof, Königliche Kutsche, Zepter oder Geist, bleibt mit ihr liegen, ebenso eine Karte, die zur nachgeahmten Dauerkarte wird; Herold und Kapitän Tobias bleiben nicht liegen, und bei der Zitadelle merkt man es sich einfach. Zur Seite gelegte Karten gehören zu der Dauerkarte, die sie zur Seite gelegt hat. Entsorgt die Prozession eine Dauerkarte, bleibt die Prozession nach der ersten Ausgabe von Dark Ages liegen; nach der zweiten wird sie abgelegt, während der Effekt weiterläuft; Tafelrunde folgt der neuesten, wenn keine Ausgabe gewählt ist.

rule-D45 = Nachahmende Karten
    .text = In frühen Ausgaben werden Vogelfreie und Lehnsherr im Spiel zu der gewählten Karte: eine sichtbare Karte im Vorrat, nur einmal gewählt, auch wenn sie erneut ausgespielt werden, und nur in einer Phase, in der sie selbst ausgespielt werden könnten. Seit den Berichtigungen von 2019 sind sie Befehlskarten wie Kapitän Tobias: Sie spielen eine Karte aus dem Vorrat, die keine Befehlskarte ist, und lassen sie dort liegen. Eine so gespielte Karte ist nicht im Spiel, kann sich nicht selbst bewegen, gilt nicht als entsorgt, und Texte mit „solange im Spiel“ wirken nicht; Karten, die Vorratskarten bewegen, können aber sich selbst bewegen. Tafelrunde folgt der Berichtigung, wenn keine Ausgabe gewählt ist.

## Marker und Tableaus

rule-D46 = Marker für Siegpunkte
    .text = Siegpunktmarker kommen aus einem unbegrenzten Haufen, liegen offen und zählen bei Spielende je 1 Siegpunkt. Marker auf Stapeln oder Landmarken bekommt man nur durch den Text, der sie nennt. Auf Landmarken werden sie nie aufgefüllt, und Stapel vom Typ Sammlung behalten ihre Marker, auch wenn sie leer sind.

rule-D47 = Geldmarker, Taler und Dorfbewohner
    .text = Geldmarker auf den Tableaus Piratenschiff und Handelsroute zählen nur etwas und werden nie ausgegeben. Taler darfst du in deiner eigenen Kaufphase vor dem ersten Kauf für je 1 Geld zurücklegen, Dorfbewohner in deiner eigenen Aktionsphase für je 1 Aktion, beliebig viele auf einmal. Der Haufen ist unbegrenzt; von anderen Tableaus oder Spielern wird nie etwas genommen. Die ältere Formulierung „Nimm eine Münze“ aus Die Gilden bedeutet +1 Taler, und der Metzger gibt Taler auf seine eigene Weise aus. Taler, die du nach dem ersten Kauf erhältst, bleiben für einen späteren Zug.

rule-D48 = Schulden und Schuldenmarker
    .text = Kaufst du etwas mit Schulden in den Kosten, nimmst du so viele Schuldenmarker, statt diesen Teil zu bezahlen; auch Steuer, Vermögen und Gebirgspass können Schulden bringen. Solange du Schulden hast, darfst du keine Karten, Ereignisse oder Projekte kaufen. In deiner Kaufphase darfst du vor oder nach dem Kaufen Schulden eins zu eins mit Geld abzahlen; dieses Geld ist ausgegeben. Beim Vermögen darfst du direkt nach dem Erhalt seiner Schulden zahlen.

rule-D49 = Beim Kauf überzahlen
    .text = Steht hinter den Kosten ein Plus, darfst du beim Kauf beliebig viel zusätzlich bezahlen, und der Kartentext belohnt dich nach diesem Betrag. Geld, Taler und Tränke sind dafür erlaubt. Nimmst du die Karte auf andere Weise, kannst du nicht überzahlen, und gesenkte Kosten gelten nicht als Überzahlung. Für alle anderen Zwecke hat die Karte ihre normalen Kosten.

rule-D50 = Tränke in den Kosten
    .text = Der Trank ist eine Basis-Geldkarte, die statt Geld einen Trank liefert; sein Stapel aus 16 Karten liegt aus, sobald eine Königreichkarte einen Trank kostet. Effekte, die das Geld in den Kosten zählen, beachten Tränke nicht, etwa Bischof, Kunstschmiede, Fahrender Händler und Müllverwerter. Der Lehrling zieht für einen Trank in den Kosten 2 Karten mehr.

rule-D51 = Reservekarten und Wirtshaus
    .text = Eine ausgespielte Reservekarte kommt auf dein Wirtshaustableau. Du darfst sie in dem Moment aufrufen, den ihr Text nennt: zu Beginn deines Zuges, direkt nach dem Ausführen einer Aktionskarte, beim Nehmen einer Karte oder am Ende deiner Kaufphase. Aufgerufen ist sie im Spiel und wird in der Aufräumphase dieses Zuges abgelegt, auch wenn es der Zug eines Mitspielers ist. Karten auf dem Tableau gehören bei Spielende ihrem Besitzer; auch Ferne Lande und die Kupfer des Geizhalses liegen dort.

rule-D52 = Marker aus Abenteuer
    .text = Jeder Spieler hat einen Satz Marker. Die Marker +1 Karte, +1 Aktion, +1 Kauf und +1 Geld liegen auf Aktionsstapeln im Vorrat und geben ihrem Besitzer den Bonus zuerst, sooft er eine Karte von diesem Stapel ausspielt; der –2-Kosten-Marker verbilligt einen Stapel, und mit dem Entsorgen-Marker darfst du beim Kauf von seinem Stapel eine Handkarte entsorgen. Der Anwesen-Marker kennzeichnet eine geerbte Karte (D78); der –1-Karte-Marker auf deinem Nachziehstapel kürzt dein nächstes Ziehen um eine Karte, der –1-Geld-Marker dein nächstes Geld um 1; der Reise-Marker liegt zu Beginn mit der Vorderseite nach oben und wird auf Anweisung umgedreht. Ein Marker liegt nur an einer Stelle und wandert, wenn er neu gelegt wird; er bleibt auf einem leeren Stapel, gilt für den Stapel und nicht für einen Namen und kommt nie auf Stapel außerhalb des Vorrats, und der Lehrer braucht einen Stapel ohne eigene Marker. Karten anzusehen, wie bei Zerstörung und Spähtrupp, ist kein Ziehen.

## Quer liegende Karten

rule-D53 = Ereignisse erwerben
    .text = Ereignisse werden in der Kaufphase für ihre Kosten und einen Kauf erworben und wirken sofort. Sie sind keine Karten, und niemand nimmt sie; man darf sie beliebig oft erwerben, sofern sie nicht auf einmal pro Zug oder pro Spiel beschränkt sind. Effekte, die Kosten senken, gelten für sie nicht.

rule-D54 = Landmarken gelten immer
    .text = Landmarken gelten das ganze Spiel über für alle und werden nie gekauft. Zu Beginn liegen auf Arena, Basilika, Badehaus, Schlachtfeld, Kolonnaden und Labyrinth je Spieler 6 Siegpunktmarker; beim Aquädukt kommen je 8 auf die Stapel Silber und Gold, beim Entweihten Schrein je 2 auf jeden Aktionsstapel im Vorrat, der nicht vom Typ Sammlung ist. Der Obelisk bestimmt zufällig einen Aktionsstapel im Vorrat; auch Ruinen und Bannstapel kommen infrage.

rule-D55 = Projekte erwerben
    .text = Ein Projekt wird in der Kaufphase für seine Kosten und einen Kauf erworben, aber nicht, solange du Schulden hast. Du legst einen deiner zwei Holzsteine darauf und hast seine Fähigkeit für den Rest des Spiels. Niemand erwirbt dasselbe Projekt zweimal, Holzsteine kommen nie zurück, und beliebig viele Spieler dürfen dasselbe Projekt haben. Empfohlen sind zusammen höchstens zwei Ereignisse, Landmarken und Projekte je Spiel.

rule-D56 = Artefakte besitzen
    .text = Jedes Artefakt gibt es genau einmal. Wer es erhält, bekommt es von seinem bisherigen Besitzer. Die Fähigkeit gilt, solange du das Artefakt hast.

rule-D57 = Zustände eines Spielers
    .text = Ein Zustand liegt vor einem Spieler und bringt eine zusätzliche Regel mit. Getäuscht und Neidisch sind die zwei Seiten einer Karte je Spieler: Du erhältst sie nur, wenn du keine der beiden Seiten hast, legst sie zu Beginn deiner nächsten Kaufphase zurück, und ihre Wirkung hält bis zum Ende dieses Zuges an. Elendig und Doppelt Elendig, ebenfalls eine Karte je Spieler, kosten 2 und 4 Siegpunkte. Im Wald verirrt gibt es nur einmal; der Zustand wandert zu dem, der ihn durch den Narren erhält.

rule-D58 = Gaben empfangen
    .text = Die 12 Gaben werden gemischt und verdeckt bereitgelegt. Empfängst du eine Gabe, deckst du die oberste auf, führst sie aus und legst sie auf den Ablagestapel der Gaben, der neu gemischt wird, wenn der Stapel leer ist. Die Geschenke des Feldes, des Waldes und des Flusses bleiben bis zur Aufräumphase vor dir liegen. Die drei für die Druidin ausgelegten Gaben gehören nicht zum Stapel.

rule-D59 = Plagen empfangen
    .text = Die 12 Plagen bilden einen eigenen Stapel und werden wie die Gaben behandelt, kommen aber immer sofort auf ihren Ablagestapel. Empfangen alle Mitspieler die nächste Plage, wird eine einzige aufgedeckt, die alle in Spielreihenfolge ausführen. Gaben, Plagen, Zustände, Ereignisse, Landmarken, Projekte und Artefakte gelten für Texte, die Karten zählen oder nehmen lassen, nicht als Karten und kommen nie in einen Kartensatz.

rule-D60 = Erbstücke zu Beginn
    .text = Sieben Königreichkarten bringen ein Erbstück mit: Fährtensucher den Beutel, Fee die Ziege, Geheime Höhle die Wunderlampe, Narr den Glückstaler, Friedhof den Zauberspiegel, Schäferin das Weideland und Puka das Verfluchte Gold. Jeder Spieler beginnt mit je einem der verwendeten Erbstücke anstelle eines Kupfers. Mit Fee und Narr sind es zum Beispiel 5 Kupfer, Ziege, Glückstaler und 3 Anwesen.

## Besondere Stapel und Karten

rule-D61 = Geteilte Stapel
    .text = Ein geteilter Stapel besteht aus fünf gleichen Karten über fünf anderen: Feldlager über Diebesgut, Patrizier über Handelsplatz, Siedler über Emsigem Dorf, Katapult über Felsen, Gladiator über Reichtum, Sauna über Eisloch. Nur die oberste Karte kann gekauft oder genommen werden. Eine zurückgelegte Karte verdeckt die übrigen wieder.

rule-D62 = Gemischte Stapel
    .text = Ritter und Ruinen werden gemischt und liegen verdeckt, nur die oberste Karte liegt offen. Nur sie kann gekauft oder genommen werden, und ist sie weg, wird die nächste aufgedeckt; eine zurückgelegte Karte kommt obenauf, und die bisher oberste wird wieder umgedreht. Texte und Marker, die den Stapel betreffen, gelten für alle seine Karten, Texte über eine Karte nur für die Karte dieses Namens. Der Ritterstapel ist kein Punktekartenstapel, auch wenn Dame Josephine obenauf liegt.

rule-D63 = Der Ruinenstapel
    .text = Ruinen werden verwendet, wenn eine Karte vom Typ Plündern im Königreich ist: Kultist, Leichenkarren oder Marodeur. Die 50 Karten, fünf Sorten zu je zehn, werden gemischt, und 10 für jeden Spieler außer dem ersten kommen in den Vorrat. Ruinen gehören zum Vorrat, können gekauft werden und zählen für das Spielende.

rule-D64 = Arten von Unterschlüpfen
    .text = Wird mit Unterschlüpfen gespielt (D9), gilt: Die Hütte ist eine Reaktionskarte, die Totenstadt eine Aktionskarte und das Verfallene Anwesen eine Punktekarte mit 0 Punkten.

rule-D65 = Die fünf Preise
    .text = Die fünf Preise sind einmalige Karten neben dem Vorrat. Man bekommt sie nur durch das Turnier und wählt dabei frei unter den noch vorhandenen. Alle dürfen sie jederzeit ansehen.

rule-D66 = Reihen der Reisenden
    .text = Es gibt zwei Reihen: Page, Schatzsucher, Krieger, Held, Champion sowie Kleinbauer, Soldat, Flüchtling, Schüler, Lehrer. Wird ein Reisender aus dem Spiel abgelegt, darfst du ihn in den nächsten seiner Reihe eintauschen (D34). Champion und Lehrer sind die letzten und werden nicht eingetauscht.

rule-D67 = Stapel vom Typ Sammlung
    .text = Bauernmarkt, Tempel und Wilde Jagd sammeln Siegpunktmarker auf ihrem eigenen Vorratsstapel. Die Marker sind allen Spielern gemeinsam; wer welche dazulegt oder erhält, sagen die Karten.

rule-D68 = Der Schlösserstapel
    .text = Der Schlösserstapel enthält acht verschiedene Karten, nach Kosten sortiert, die billigste obenauf. Zu zweit gibt es jede einmal, zusammen 8. Mit mehr Spielern sind es 12, weil Bescheidenes, Kleines und Reiches Schloss sowie das Königsschloss doppelt enthalten sind.

rule-D69 = Marker des Embargos
    .text = Auf einem Vorratsstapel dürfen beliebig viele Embargo-Marker liegen. Wer danach eine Karte von diesem Stapel kauft, nimmt für jeden Marker darauf einen Fluch, solange es Flüche gibt. Wer eine Karte des Stapels nimmt, ohne sie zu kaufen, nimmt keinen Fluch.

rule-D70 = Marker der Handelsroute
    .text = Zu Beginn kommt auf jeden Punktekartenstapel im Vorrat ein Geldmarker, auch auf Stapel kombinierter Punktekarten, aber nicht auf die Ritter und den Schwarzmarktstapel. Wird erstmals eine Karte von einem solchen Stapel genommen, wandert sein Marker für immer auf das Tableau der Handelsroute. Ein wieder aufgefüllter Stapel bekommt keinen neuen Marker.

rule-D71 = Junge Hexe und Bannstapel
    .text = Mit der Jungen Hexe kommt ein weiterer Königreichkartenstapel, der 2 oder 3 kostet, als Bannstapel in den Vorrat. Er ist ein gewöhnlicher Vorratsstapel, doch wer eine Bannkarte aus der Hand vorzeigt, ist von der Jungen Hexe nicht betroffen. Andere Reaktionen kommen vorher. Projekte und Ähnliches können nicht Bannstapel sein.

rule-D72 = Regeln durch Königreichkarten
    .text = Manche Karten ändern die Regeln für alle, solange sie im Königreich sind. Mit der Herzogin darf, wer ein Herzogtum nimmt, auch eine Herzogin nehmen; mit dem Wechselbalg darf eine genommene Karte, die mindestens 3 Geld kostet, in einen Wechselbalg eingetauscht werden. Der Große Markt kann nicht gekauft werden, solange man ein Kupfer im Spiel hat, und der Hausierer ist in der Kaufphase billiger (D35).

rule-D73 = Verbotene Käufe
    .text = Eine bei der Schmuggelware genannte Karte darf nicht gekauft werden, im Extrazug der Mission dürfen keine Karten gekauft werden, und Getäuscht verbietet den Kauf von Aktionskarten. All das betrifft nur das Kaufen: Auf andere Weise dürfen solche Karten genommen werden.

rule-D74 = Züge durch Besessenheit
    .text = Den Extrazug hat dein linker Nachbar, und er ist auf allen Karten mit „du“ gemeint, doch du triffst jede Entscheidung und siehst alles, was er sehen darf, auch die neu gezogene Hand. Karten, die er darin nehmen würde, kommen auf deinen Ablagestapel, und Schulden daraus bekommst du; andere Marker bleiben bei ihm. Seine entsorgten Karten kommen am Ende des Zuges auf seinen Ablagestapel zurück, in den Vorrat zurückgelegte und weitergegebene Karten sind verloren. Spielt er selbst eine Besessenheit aus, bestimmt er über den nächsten Spieler zur Linken; ein dort ausgespielter Außenposten gibt ihm einen eigenen normalen Zug.

rule-D75 = Wirkung der Zauberin
    .text = Die Zauberin ersetzt bei der ersten Aktionskarte, die jeder Mitspieler in seinem nächsten Zug ausspielt, die Wirkung des Ausspielens, egal in welcher Phase: Er erhält stattdessen +1 Karte und +1 Aktion. Andere Texte dieser Karte und Dauerkarten, die schon im Spiel sind, bleiben unberührt.

rule-D76 = Geldkarten durch Kapitalismus
    .text = Im Zug eines Spielers mit dem Kapitalismus sind alle Aktionskarten, deren Text Geld bringt, auch Geldkarten, gleich wem sie gehören. In der Kaufphase ausgespielt bewirkt eine solche Karte alles, was sie sagt, doch zusätzliche Aktionen lassen sich dort nicht nutzen. Die Zitadelle kann sie verdoppeln.

rule-D77 = Aktionen durch Innovation
    .text = Die Innovation gilt nur für die erste Aktionskarte, die du in deinem eigenen Zug nimmst; verzichtest du, ist sie für diesen Zug verloren. Eine so in der Kaufphase ausgespielte Aktionskarte kann Geldkarten auf die Hand bringen, die du noch ausspielen darfst, wenn du noch nichts gekauft hast.

rule-D78 = Anwesen mit Erbschaft
    .text = Die gewählte Karte aus dem Vorrat, eine Aktionskarte, die keine Punktekarte ist und höchstens 4 kostet, wird mit deinem Anwesen-Marker zur Seite gelegt. Deine Anwesen erhalten ihre Fähigkeiten und Typen, behalten aber Namen, Kosten und Stapel und zählen weiterhin 1 Siegpunkt. Marker auf dem Stapel der kopierten Karte gelten für sie nicht.

rule-D79 = Für immer zur Seite gelegt
    .text = Karten, die für den Rest des Spiels weggelegt sind, gehören weiterhin ihrem Besitzer und werden am Ende mitgezählt. Das gilt für Insel, Eingeborenendorf, Ferne Lande und Prinz.

## Ausgaben

rule-D80 = Sets und Ausgaben
    .text = Tafelrunde kennt das Basisspiel in den Ausgaben von 2008, 2013 (mit Schwarzmarkt) und 2017, Die Intrige von 2009, 2014 und 2017 und Seaside von 2009 und 2014; auch von Die Alchemisten, Blütezeit, Reiche Ernte, Hinterland und Dark Ages gibt es zwei Ausgaben, von Die Gilden, Abenteuer, Empires, Nocturne, Renaissance und den Promokarten eine; die Ausgabe 2019 von Empires ist die von 2016 mit der Berichtigung des Lehnsherrn (D45). In der zweiten Edition des Basisspiels fehlen Abenteurer, Kanzler, Festmahl, Spion, Dieb und Holzfäller; neu sind Töpferei, Banditin, Vorbotin, Händlerin, Wilddiebin, Torwächterin und Vasall. In der zweiten Edition von Die Intrige fehlen Kupferschmied, Große Halle, Saboteur, Späher, Geheimkammer und Tribut; neu sind Höflinge, Diplomatin, Herumtreiberin, Mühle, Patrouille, Austausch und Geheimgang. Alle anderen Erweiterungen sind erste Editionen. Es gilt die neueste Ausgabe, wenn keine andere gewählt ist.

rule-D81 = Veröffentlichte Berichtigungen
    .text = Fehlerhaft gedruckte Karten werden so gespielt, wie sie berichtigt wurden. Mine, Geldverleiher, Thronsaal, Königshof und Dame Natalie sind freiwillig. Das Abenteuer legt die übrigen aufgedeckten Karten ab, bevor es die Geldkarte ausspielt, beim Turnier decken zuerst alle auf, der Eisenhändler entscheidet vor seinem Bonus über das Ablegen, und die Prozession bringt eine Aktionskarte. Streitross und Lumpensammler verlegen den Nachziehstapel, statt ihn abzulegen, und das Komplott legt die Karte ab, bevor es sie verlegt. Carcassonne verlangt höchstens eine weitere Aktionskarte im Spiel, die Einladung spielt die Karte nur aus, wenn sie wirklich zur Seite gelegt wurde, und ein Druckfehler der Stadt ist behoben. Wird eine frühe Ausgabe gewählt, gilt deren eigener Wortlaut.

rule-D82 = Berichtigte Zahlen
    .text = Wo eine gedruckte Zahl offensichtlich falsch ist, gilt in Tafelrunde die richtige. Festmahl, Töpferei, Altar und Universität erlauben Karten, die bis zu 5 kosten, der Neubau eine Punktekarte, die bis zu 3 mehr kostet, und Kapitän Tobias spielt Karten, die bis zu 4 kosten. Von Brücke, Brückentroll oder dem Text des Hausierers gesenkte Kosten enden bei 0, nicht bei 1. Der Bazar bringt 1 Geld, Hort und Königliches Siegel sind 2 wert, der Lohn 1 und das Füllhorn 0. Das Irrlicht kostet 0, und der Patrizier nimmt Karten auf die Hand, die 5 oder mehr kosten. Das Zepter bringt kein Geld, wenn es eine Aktionskarte erneut ausspielt, und der Abbruch bringt für eine Karte, die 0 kostet, nichts.

rule-D83 = Unterschiede zwischen Ausgaben
    .text = Zwei Ausgaben eines Sets widersprechen sich manchmal; Tafelrunde folgt der späteren, wenn keine gewählt ist. Hinterland: Nur die erste Wegkreuzung bringt Aktionen, Gewürzhändler und Stallungen verlangen eine Geldkarte statt einer beliebigen Karte, beim Edlen Räuber nimmt ein Kupfer, wer gar keine Geldkarte aufdeckt, und nicht schon, wer weder Silber noch Gold aufdeckt, bei der Botschaft nehmen nur die Mitspieler ein Silber, nicht alle, Herzogin und Orakel beginnen beim Spieler selbst statt links von ihm, und das Gasthaus durchsucht den Ablagestapel statt des Nachziehstapels. Dark Ages: Der Raubzug trifft nur Spieler mit mindestens 5 Handkarten, nicht alle, die Hütte ist eine Reaktions- und keine Aktionskarte, das Armenhaus darf auch anderes Geld bis hinab auf insgesamt 0 mindern statt nur seine eigenen 4, und die Prozession mit Dauerkarten ist anders geregelt (D44). Die Alchemisten: Nur nach der früheren Ausgabe darf man für den Stein der Weisen den Ablagestapel durchsehen. Reiche Ernte: Der Ablauf des Turniers ist verschieden.

rule-D84 = Empfohlene Königreiche
    .text = Tafelrunde bietet 178 empfohlene Königreiche samt allem, was dazugehört, etwa Ereignissen, Landmarken, Projekten, Bannstapel, Preisen, Gaben für die Druidin, Platin und Kolonie oder Unterschlüpfen. Falsch gedruckte Kartennamen sind berichtigt: Abenteuer, Halsabschneider und Karawane stehen dort, wo die Listen eine andere Karte nennen. Drei Königreiche weichen von anderen veröffentlichten Listen ab und bleiben wie gedruckt: Schiffswracks in der Seaside-Ausgabe von 2014, wo nur neun Karten stehen, Auf den Sieger in Dark Ages mit dem Barden statt des Weisen und die Ereignisse der Fortgeschrittenen Einführung in Empires. Die zehnte Karte für Schiffswracks ergänzt Tafelrunde.

rule-D85 = Was die Quellen offenlassen
    .text = Die Quelle dieser Regeln erläutert die Karten, druckt sie aber nicht ab; die einfachen Boni und die Namen von drei Rittern, zwei Ruinen, einer Gabe und fünf Plagen stammen deshalb aus allgemein Bekanntem. Dasselbe gilt für die Punkte einiger Schlösser, die Größe der Stapel neben dem Vorrat, das Abzahlen von Schulden und die Entscheidung bei Gleichstand. Menagerie ist nicht enthalten, weil die Quelle dazu keinen Inhalt hat.
