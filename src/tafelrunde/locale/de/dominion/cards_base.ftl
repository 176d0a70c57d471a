# Dominion: Kartennamen, Kurztexte und Regelhinweise des Basisspiels (eigene Formulierungen).

card-copper = Kupfer
    .text = 1 Münze wert.
    .note-1 = Jeder Spieler beginnt mit 7 Kupfer.
    .note-2 = Nach dem Austeilen liegen bei 2, 3, 4, 5 oder 6 Spielern noch 46, 39, 32, 85 oder 78 Kupfer im Vorrat.

card-silver = Silber
    .text = 2 Münzen wert.

card-gold = Gold
    .text = 3 Münzen wert.

card-estate = Anwesen
    .text = 1 Siegpunkt.
    .note-1 = Die 3 Anwesen, mit denen jeder Spieler beginnt, stammen nicht aus dem Vorratsstapel.

card-duchy = Herzogtum
    .text = 3 Siegpunkte.

card-province = Provinz
    .text = 6 Siegpunkte.
    .note-1 = Ist dieser Stapel leer, endet das Spiel nach dem laufenden Zug.
    .note-2 = Bei 2, 3, 4, 5 oder 6 Spielern liegen 8, 12, 12, 15 oder 18 Provinzen im Stapel.

card-curse = Fluch
    .text = -1 Siegpunkt.
    .note-1 = Ein Fluch ist weder Punkte- noch Geld- noch Aktionskarte.
    .note-2 = Reichen die Flüche nicht für alle, werden sie in Spielreihenfolge verteilt, beginnend links vom Verursacher.

card-moat = Burggraben
    .text = +2 Karten. Reaktion: Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand vorzeigen; der Angriff übergeht dich dann.
    .note-1 = Zeige die Karte vor, bevor der Angriff ausgeführt wird; sie bleibt auf deiner Hand.
    .note-2 = Auf denselben Angriff dürfen mehrere Spieler reagieren.
    .note-3 = Nur du bist geschützt: Die übrigen Mitspieler trifft der Angriff wie üblich.
    .note-4 = Der Angreifer führt den Rest seiner Karte trotzdem aus und zieht zum Beispiel bei der Hexe 2 Karten.

card-cellar = Keller
    .text = +1 Aktion. Lege so viele Handkarten ab, wie du willst, und ziehe für jede davon eine Karte.
    .note-1 = Lege zuerst alles ab und ziehe erst dann.
    .note-2 = Geht der Nachziehstapel zur Neige, werden auch die eben abgelegten Karten eingemischt.
    .note-3 = Der gespielte Keller ist nicht mehr auf deiner Hand und kann sich nicht selbst ablegen.

card-chapel = Kapelle
    .text = Entsorge höchstens 4 deiner Handkarten.
    .note-1 = Du darfst auch keine Karte entsorgen.
    .note-2 = Die gespielte Kapelle ist nicht auf deiner Hand und kann sich nicht selbst entsorgen; eine zweite auf der Hand dagegen darf entsorgt werden.

card-village = Dorf
    .text = +1 Karte, +2 Aktionen.

card-workshop = Werkstatt
    .text = Nimm aus dem Vorrat eine Karte, die höchstens 4 kostet.
    .note-1 = Münzen gleich welcher Art erhöhen die Grenze nicht.
    .note-2 = Die genommene Karte kommt auf den Ablagestapel.

card-woodcutter = Holzfäller
    .text = +1 Kauf, +2 Münzen.
    .note-1 = Die 2 Münzen gelten für den ganzen Zug, nicht für jeden Kauf einzeln.
    .note-2 = Nur in den Auflagen von 2008 und 2013, in der zweiten Edition (2017) nicht mehr enthalten.

card-smithy = Schmiede
    .text = +3 Karten.
    .note-1 = Du musst alle Karten ziehen.

card-remodel = Umbau
    .text = Entsorge eine deiner Handkarten; dafür nimmst du aus dem Vorrat eine Karte, die höchstens um 2 teurer ist.
    .note-1 = Wer keine Karte entsorgen kann, nimmt auch keine.
    .note-2 = Die genommene Karte darf auch billiger sein oder der entsorgten gleichen.
    .note-3 = Münzen erhöhen die Grenze nicht.
    .note-4 = Der gespielte Umbau kann sich nicht selbst entsorgen; einen weiteren auf der Hand kannst du entsorgen.

card-militia = Miliz
    .text = +2 Münzen. Jeder Mitspieler mit mehr als 3 Handkarten legt Karten ab, bis ihm 3 bleiben.
    .note-1 = Wer bereits 3 oder weniger Handkarten hat, legt nichts ab.

card-market = Markt
    .text = +1 Karte, +1 Aktion, +1 Kauf, +1 Münze.
    .note-1 = Die Karte musst du ziehen; Aktion, Kauf und Münze musst du nicht nutzen.

card-mine = Mine
    .text = Wenn du willst, entsorge eine Geldkarte aus der Hand und nimm dafür aus dem Vorrat eine höchstens um 3 teurere Geldkarte direkt auf die Hand.
    .text-2008 = Entsorge eine Geldkarte aus der Hand und nimm dafür aus dem Vorrat eine höchstens um 3 teurere Geldkarte direkt auf die Hand.
    .note-1 = Wer keine Geldkarte entsorgt, nimmt auch keine.
    .note-2 = Die neue Geldkarte darf auch die gleiche oder eine billigere sein; du kannst sie noch in diesem Zug einsetzen.
    .note-3 = Auch Geldkarten des Königreichs kannst du entsorgen und nehmen.
    .note-4 = Erstauflage (2008): Wer eine Geldkarte auf der Hand hat, muss eine entsorgen; seit 2013 ist es freiwillig.

card-adventurer = Abenteurer
    .text = Decke Karte für Karte von deinem Nachziehstapel auf, bis 2 Geldkarten erschienen sind. Diese beiden kommen auf deine Hand; lege die anderen aufgedeckten Karten ab.
    .note-1 = Musst du zwischendurch mischen, bleiben die schon aufgedeckten Karten draußen.
    .note-2 = Erscheinen weniger als 2 Geldkarten, bekommst du nur die vorhandenen.
    .note-3 = Nur in den Auflagen von 2008 und 2013, in der zweiten Edition (2017) nicht mehr enthalten.

card-library = Bibliothek
    .text = Ziehe einzeln Karten, bis du 7 auf der Hand hast. Jede dabei gezogene Aktionskarte darfst du zur Seite legen, statt sie zu behalten; lege diese am Ende ab.
    .note-1 = Mit 7 oder mehr Handkarten ziehst du nichts.
    .note-2 = Entscheide über jede Aktionskarte sofort beim Ziehen; du musst keine zur Seite legen.
    .note-3 = Musst du mischen, bleiben die zur Seite gelegten Karten draußen.
    .note-4 = Reichen die Karten nicht, ziehst du so viele wie möglich.

card-bureaucrat = Bürokrat
    .text = Nimm ein Silber oben auf deinen Nachziehstapel. Jeder Mitspieler zeigt eine Punktekarte aus der Hand vor und legt sie oben auf seinen Nachziehstapel; wer keine hat, zeigt seine Hand vor.
    .note-1 = Ist dein Nachziehstapel leer, bildet das Silber allein den neuen; dasselbe gilt für die Karten der Mitspieler.
    .note-2 = Wer mehrere Punktekarten hat, sucht sich aus, welche er zurücklegt.

card-thief = Dieb
    .text = Jeder Mitspieler deckt seine obersten 2 Karten auf, entsorgt davon 1 Geldkarte deiner Wahl und legt den Rest ab. Danach nimmst du beliebig viele der so entsorgten Geldkarten.
    .note-1 = Jeder Mitspieler verliert höchstens 1 Geldkarte.
    .note-2 = Nur die gerade entsorgten Karten stehen zur Wahl, keine aus früheren Zügen.
    .note-3 = Wem beim Aufdecken die Karten ausgehen, der mischt ohne die schon aufgedeckte Karte und macht weiter; reicht das nicht, deckt er so viele auf wie möglich.
    .note-4 = Nur in den Auflagen von 2008 und 2013, in der zweiten Edition (2017) nicht mehr enthalten.

card-feast = Festmahl
    .text = Entsorge diese Karte und nimm aus dem Vorrat eine, die höchstens 5 kostet.
    .note-1 = Münzen erhöhen die Grenze nicht.
    .note-2 = Mit dem Thronsaal nimmst du zwei Karten, obwohl das Festmahl nur einmal entsorgt wird.
    .note-3 = Nur in den Auflagen von 2008 und 2013, in der zweiten Edition (2017) nicht mehr enthalten.

card-gardens = Gärten
    .text = 1 Siegpunkt für je volle 10 Karten, die du besitzt.
    .note-1 = Bei Spielende zählen alle deine Karten, auch die Gärten selbst; 39 Karten ergeben 3 Punkte.
    .note-2 = Jede Gärten-Karte wird einzeln gewertet.

card-moneylender = Geldverleiher
    .text = Wenn du freiwillig ein Kupfer aus der Hand entsorgst: +3 Münzen.
    .text-2008 = +3 Münzen für ein Kupfer, das du aus der Hand entsorgst; das musst du tun, wenn du kannst.
    .note-1 = Wer kein Kupfer entsorgt, bekommt keine Münzen.
    .note-2 = Erstauflage (2008): Wer ein Kupfer auf der Hand hat, muss eines entsorgen; seit 2013 ist es freiwillig.

card-witch = Hexe
    .text = +2 Karten. Jeder Mitspieler nimmt einen Fluch.
    .note-1 = Du ziehst auch dann, wenn keine Flüche mehr da sind.
    .note-2 = Reichen die Flüche nicht, werden sie im Uhrzeigersinn verteilt, beginnend links von dir.

card-festival = Jahrmarkt
    .text = +2 Aktionen, +1 Kauf, +2 Münzen.

card-chancellor = Kanzler
    .text = +2 Münzen. Auf Wunsch wandert dein ganzer Nachziehstapel sofort auf deinen Ablagestapel.
    .note-1 = Entscheide dich, bevor du irgendetwas anderes tust.
    .note-2 = Du darfst den Nachziehstapel vorher nicht durchsehen.
    .note-3 = Die Karten gelten nicht als abgelegt und werden nicht einzeln gezeigt.
    .note-4 = Nur in den Auflagen von 2008 und 2013, in der zweiten Edition (2017) nicht mehr enthalten.

card-laboratory = Laboratorium
    .text = +2 Karten, +1 Aktion.
    .note-1 = Du musst beide Karten ziehen.

card-council-room = Ratsversammlung
    .text = +4 Karten, +1 Kauf. Jeder Mitspieler zieht 1 Karte.
    .note-1 = Die Mitspieler müssen ziehen, auch wenn sie nicht wollen.

card-spy = Spion
    .text = +1 Karte, +1 Aktion. Alle Spieler, auch du, decken die oberste Karte ihres Nachziehstapels auf; du bestimmst jeweils, ob sie abgelegt oder zurückgelegt wird.
    .note-1 = Ziehe deine Karte, bevor aufgedeckt wird.
    .note-2 = Ist die Reihenfolge wichtig, beginnst du, dann folgen die anderen im Uhrzeigersinn.
    .note-3 = Wessen Nachziehstapel leer ist, der mischt zuerst; wer auch dann keine Karte hat, deckt nichts auf.
    .note-4 = Nur in den Auflagen von 2008 und 2013, in der zweiten Edition (2017) nicht mehr enthalten.

card-throne-room = Thronsaal
    .text = Wähle, wenn du willst, eine Aktionskarte auf deiner Hand und spiele sie zweimal hintereinander.
    .text-2008 = Wähle eine Aktionskarte auf deiner Hand und spiele sie zweimal hintereinander.
    .note-1 = Keines der beiden Male verbraucht eine Aktion.
    .note-2 = Führe die Karte erst vollständig aus, dann noch einmal; dazwischen spielst du keine andere, außer die Karte selbst verlangt es.
    .note-3 = Das zweite Mal zählt auch, wenn die Karte nicht mehr im Spiel ist, etwa weil sie sich selbst entsorgt hat.
    .note-4 = Thronsaal auf Thronsaal: Du spielst erst eine Aktionskarte zweimal, dann eine andere zweimal, nie dieselbe Karte viermal.
    .note-5 = Erstauflage (2008): Du musst eine Aktionskarte wählen; seit 2013 ist es freiwillig.

card-merchant = Händlerin
    .text = +1 Karte, +1 Aktion. Hast du in diesem Zug noch kein Silber gespielt, bringt dein erstes eine Münze mehr.
    .note-1 = Weitere Silber bringen nichts zusätzlich.
    .note-2 = Jede zuvor gespielte Händlerin bringt für dieses erste Silber 1 Münze.
    .note-3 = Neu in der zweiten Edition (2017).
    .note-4 = Ein Silber, das zweimal gespielt wird, ist nur beim ersten Mal das erste.

card-vassal = Vasall
    .text = +2 Münzen. Die oberste Karte deines Nachziehstapels wird abgelegt; eine Aktionskarte darfst du dabei sofort spielen.
    .note-1 = Das Spielen verbraucht keine Aktion.
    .note-2 = Auch kombinierte Aktionskarten zählen.
    .note-3 = Neu in der zweiten Edition (2017).

card-harbinger = Vorbotin
    .text = +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch und lege, wenn du willst, eine Karte daraus oben auf deinen Nachziehstapel.
    .note-1 = Ist der Ablagestapel leer, passiert weiter nichts.
    .note-2 = Neu in der zweiten Edition (2017).

card-poacher = Wilddiebin
    .text = +1 Karte, +1 Aktion, +1 Münze. Lege für jeden leeren Stapel im Vorrat 1 Handkarte ab.
    .note-1 = Alle Stapel im Vorrat zählen, auch Flüche, Geld- und Punktekarten.
    .note-2 = Hast du zu wenige Handkarten, legst du so viele ab, wie du kannst.
    .note-3 = Neu in der zweiten Edition (2017).

card-bandit = Banditin
    .text = Nimm ein Gold. Jeder Mitspieler deckt seine obersten 2 Karten auf, entsorgt davon 1 Geldkarte außer Kupfer und legt den Rest ab.
    .note-1 = Wer zwei solche Geldkarten aufdeckt, sucht sich aus, welche er entsorgt.
    .note-2 = Die Mitspieler sind der Reihe nach dran, beginnend links von dir.
    .note-3 = Neu in der zweiten Edition (2017).

card-sentry = Torwächterin
    .text = +1 Karte, +1 Aktion. Sieh dir deine obersten 2 Karten an; entsorge sie, lege sie ab oder lege sie in beliebiger Reihenfolge zurück, jede nach deiner Wahl.
    .note-1 = Du darfst mit beiden Karten Unterschiedliches tun.
    .note-2 = Neu in der zweiten Edition (2017).

card-artisan = Töpferei
    .text = Nimm aus dem Vorrat eine Karte, die höchstens 5 kostet, direkt auf die Hand. Lege danach eine Handkarte oben auf deinen Nachziehstapel.
    .note-1 = Münzen gleich welcher Art erhöhen die Grenze von 5 nicht.
    .note-2 = Du darfst auch die gerade genommene Karte zurücklegen.
    .note-3 = Neu in der zweiten Edition (2017).
