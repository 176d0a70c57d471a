# Dominion: Kartennamen, Kurztexte und Regelhinweise der Intrige (eigene Formulierungen).

card-courtyard = Burghof
    .text = +3 Karten. Wähle danach 1 deiner Handkarten und lege sie oben auf deinen Nachziehstapel.
    .note-1 = Es muss keine der gerade gezogenen Karten sein.

card-secret-chamber = Geheimkammer
    .text = Lege so viele Handkarten ab, wie du willst: +1 Münze für jede. Reaktion: Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand vorzeigen; ziehe 2 Karten und lege dann 2 Handkarten oben auf deinen Nachziehstapel.
    .note-1 = Du darfst auch gar keine Karte ablegen.
    .note-2 = Die Reaktion wehrt den Angriff nicht ab.
    .note-3 = Zurücklegen darfst du 2 beliebige Karten, sogar die Geheimkammer selbst.
    .note-4 = Du darfst mehrere Reaktionen nacheinander nutzen, etwa erst die Geheimkammer und dann den Burggraben.
    .note-5 = Vorzeigen darfst du sie auch, wenn dich der Angriff gar nicht beträfe.
    .note-6 = Nur in den Auflagen von 2009 und 2014, in der zweiten Edition (2017) nicht mehr enthalten.

card-pawn = Handlanger
    .text = Wähle zwei verschiedene Boni: +1 Karte; +1 Aktion; +1 Kauf; +1 Münze.
    .note-1 = Wähle beide, bevor du einen davon ausführst; du darfst nicht erst ziehen und dann entscheiden.

card-shanty-town = Armenviertel
    .text = +2 Aktionen. Zeige deine Hand vor; ist keine Aktionskarte darunter, +2 Karten.
    .note-1 = Auch kombinierte Aktionskarten gelten als Aktionskarten.
    .note-2 = Du ziehst beide Karten, auch wenn die erste eine Aktionskarte ist.
    .note-3 = Das Vorzeigen ist Pflicht.

card-great-hall = Große Halle
    .text = +1 Karte, +1 Aktion. 1 Siegpunkt.
    .note-1 = Zählt sowohl als Aktions- wie auch als Punktekarte.
    .note-2 = Nur in den Auflagen von 2009 und 2014, in der zweiten Edition (2017) nicht mehr enthalten.

card-masquerade = Maskerade
    .text = +2 Karten. Alle Spieler geben gleichzeitig eine Handkarte verdeckt nach links weiter, an den nächsten, der Handkarten hat. Danach darfst du eine Handkarte entsorgen.
    .text-2009 = +2 Karten. Alle Spieler geben gleichzeitig eine Handkarte verdeckt an ihren linken Nachbarn weiter. Danach darfst du eine Handkarte entsorgen.
    .text-2014 = +2 Karten. Alle Spieler geben gleichzeitig eine Handkarte verdeckt an ihren linken Nachbarn weiter. Danach darfst du eine Handkarte entsorgen.
    .note-1 = Jeder wählt seine Karte, bevor er sieht, welche er bekommt.
    .note-2 = Das ist kein Angriff: Reaktionen sind dagegen nicht möglich.
    .note-3 = Weitergeben ist weder Nehmen noch Entsorgen.
    .note-4 = Nur wer die Maskerade gespielt hat, darf eine Karte entsorgen.
    .note-5 = In der Auflage von 2017 werden Spieler ohne Handkarten übersprungen: Sie geben keine weiter und bekommen keine. Davor gaben sie nichts weiter, bekamen aber eine Karte.

card-swindler = Trickser
    .text = +2 Münzen. Jeder Mitspieler entsorgt die oberste Karte seines Nachziehstapels und nimmt aus dem Vorrat eine Karte mit genau denselben Kosten, die du bestimmst.
    .note-1 = Gibt es im Vorrat keine Karte mit diesen Kosten, nimmt der Mitspieler nichts; entsorgen muss er trotzdem.
    .note-2 = Du darfst auch die gleiche Karte bestimmen, die entsorgt wurde; für ein Kupfer darfst du einen Fluch bestimmen.
    .note-3 = Karten aus leeren Stapeln oder aus dem Müll kannst du nicht bestimmen.
    .note-4 = Die Mitspieler sind der Reihe nach dran, beginnend links von dir.
    .note-5 = Wer durch den Burggraben geschützt ist, entsorgt nichts und nimmt nichts.

card-steward = Verwalter
    .text = Entweder +2 Karten oder +2 Münzen, oder du entsorgst genau 2 Handkarten.
    .note-1 = Die Möglichkeiten lassen sich nicht mischen.
    .note-2 = Wählst du das Entsorgen mit nur 1 Handkarte, entsorgst du diese.

card-wishing-well = Wunschbrunnen
    .text = +1 Karte, +1 Aktion. Nenne eine Karte und decke die oberste deines Nachziehstapels auf. Ein Treffer kommt auf deine Hand, jede andere Karte bleibt oben liegen.
    .note-1 = Ziehe zuerst und nenne erst dann eine Karte.
    .note-2 = Nenne eine bestimmte Karte wie Kupfer, keinen Kartentyp.

card-baron = Baron
    .text = +1 Kauf. Entweder legst du ein Anwesen aus der Hand ab und bekommst +4 Münzen, oder du nimmst ein Anwesen.
    .note-1 = Das Ablegen ist freiwillig; wer darauf verzichtet, muss jedoch ein Anwesen nehmen.
    .note-2 = Sind die Anwesen im Vorrat aufgebraucht, nimmst du keines.

card-mining-village = Bergwerk
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte freiwillig sofort entsorgst: +2 Münzen.
    .note-1 = Entscheide dich, bevor du etwas anderes spielst oder die Phase beendest.
    .note-2 = Mit dem Thronsaal bekommst du 2 Karten und 4 Aktionen, die Münzen aber nur einmal, weil es nur einmal entsorgt werden kann.

card-bridge = Brücke
    .text = +1 Kauf, +1 Münze. Bis zum Ende dieses Zuges kosten alle Karten 1 weniger, jedoch nie weniger als 0.
    .note-1 = Gilt überall: im Vorrat, auf der Hand, in Nachzieh- und Ablagestapeln.
    .note-2 = Mehrmaliges Spielen summiert sich, auch durch den Thronsaal.
    .note-3 = Auch Anweisungen auf Karten gehen von den gesenkten Kosten aus: Nach einer Brücke kannst du mit der Eisenhütte ein Herzogtum nehmen.

card-ironworks = Eisenhütte
    .text = Nimm aus dem Vorrat eine Karte, die höchstens 4 kostet. Eine Aktionskarte bringt +1 Aktion, eine Geldkarte +1 Münze, eine Punktekarte +1 Karte.
    .note-1 = Eine kombinierte Karte bringt jeden passenden Bonus.
    .note-2 = Kostensenkungen, etwa durch die Brücke, gelten auch hier.
    .note-3 = In einem Zug, über den ein anderer bestimmt, nimmt dieser die Karte; der Bonus gilt trotzdem in diesem Zug.

card-coppersmith = Kupferschmied
    .text = Jedes Kupfer, das du in diesem Zug spielst, bringt 1 Münze mehr.
    .note-1 = Mehrmaliges Spielen summiert sich, auch durch den Thronsaal.
    .note-2 = Nur in den Auflagen von 2009 und 2014, in der zweiten Edition (2017) nicht mehr enthalten.

card-scout = Späher
    .text = +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf. Punktekarten darunter kommen auf deine Hand; lege die übrigen in beliebiger Reihenfolge zurück.
    .note-1 = Alle Punktekarten müssen auf die Hand, auch kombinierte.
    .note-2 = Flüche sind keine Punktekarten.
    .note-3 = Musst du mischen, bleiben die schon aufgedeckten Karten draußen; reichen die Karten nicht, deckst du so viele auf wie möglich.
    .note-4 = In welcher Reihenfolge du Karten zurücklegst, musst du nicht zeigen.
    .note-5 = Nur in den Auflagen von 2009 und 2014, in der zweiten Edition (2017) nicht mehr enthalten.

card-conspirator = Verschwörer
    .text = +2 Münzen. Spielst du damit mindestens zum dritten Mal in diesem Zug eine Aktionskarte: +1 Karte, +1 Aktion.
    .note-1 = Das wird nur beim Spielen geprüft, nicht noch einmal später im Zug.
    .note-2 = Der Thronsaal zählt selbst einmal, dazu jedes Spielen der gewählten Karte: Beim zweiten Mal bringt der Verschwörer den Bonus.

card-upgrade = Anbau
    .text = +1 Karte, +1 Aktion. Entsorge eine Handkarte und nimm aus dem Vorrat eine Karte, die genau um 1 teurer ist.
    .note-1 = Ziehe, bevor du entsorgst.
    .note-2 = Entsorgen musst du auch, wenn es keine Karte mit den passenden Kosten gibt; dann nimmst du nichts.
    .note-3 = Ohne Handkarten wird nichts entsorgt und nichts genommen.

card-trading-post = Handelsposten
    .text = Entsorge 2 Handkarten; wurden wirklich beide entsorgt, nimm ein Silber direkt auf die Hand.
    .note-1 = Das Entsorgen ist Pflicht; hast du nur 1 Handkarte, entsorge sie und nimm nichts.
    .note-2 = Ist kein Silber mehr da, entsorgst du trotzdem, nimmst aber nichts.
    .note-3 = Das Silber kannst du noch in diesem Zug spielen.

card-duke = Herzog
    .text = 1 Siegpunkt für jedes Herzogtum, das du besitzt.
    .note-1 = Jeder Herzog wird einzeln gewertet.

card-torturer = Kerkermeister
    .text = +3 Karten. Jeder Mitspieler hat die Wahl: 2 Karten ablegen oder einen Fluch auf die Hand nehmen.
    .note-1 = Die Mitspieler wählen und handeln der Reihe nach, beginnend links von dir.
    .note-2 = Das Ablegen darf auch wählen, wer weniger als 2 Handkarten hat; er legt ab, was da ist.
    .note-3 = Der Fluch darf auch gewählt werden, wenn keiner mehr da ist; dann wird nichts genommen.

card-minion = Lakai
    .text = +1 Aktion. Entweder +2 Münzen; oder du legst deine Hand ab und ziehst 4 Karten, und jeder Mitspieler mit 5 oder mehr Handkarten tut dasselbe.
    .note-1 = Die Mitspieler dürfen Reaktionen nutzen, gleich wofür du dich entscheidest und wie viele Handkarten sie haben.
    .note-2 = Wer geschützt ist, legt nichts ab und zieht nichts.

card-saboteur = Saboteur
    .text = Jeder Mitspieler deckt Karten von seinem Nachziehstapel auf, bis eine mindestens 3 kostet, entsorgt diese und darf aus dem Vorrat eine um mindestens 2 billigere Karte nehmen. Die übrigen aufgedeckten Karten werden abgelegt.
    .note-1 = Es zählen die aktuellen Kosten, etwa nach Senkung durch die Brücke.
    .note-2 = Muss ein Spieler mischen, bleiben die schon aufgedeckten Karten draußen.
    .note-3 = Kostet keine Karte mindestens 3, wird alles Aufgedeckte abgelegt und sonst passiert nichts.
    .note-4 = Die Mitspieler sind der Reihe nach dran, beginnend links von dir.
    .note-5 = Nur in den Auflagen von 2009 und 2014, in der zweiten Edition (2017) nicht mehr enthalten.

card-tribute = Tribut
    .text = Dein linker Nachbar deckt seine obersten 2 Karten auf und legt sie ab. Jede verschiedene bringt dir als Aktionskarte +2 Aktionen, als Geldkarte +2 Münzen, als Punktekarte +2 Karten.
    .note-1 = Zwei gleiche Karten zählen nur einmal: Zwei Silber bringen +2 Münzen.
    .note-2 = Eine kombinierte Karte bringt jeden passenden Bonus: Kupfer und Harem bringen +4 Münzen und +2 Karten.
    .note-3 = Das ist kein Angriff: Reaktionen sind dagegen nicht möglich.
    .note-4 = Muss der Nachbar mischen, bleibt eine schon aufgedeckte Karte draußen; hat er weniger als 2 Karten, deckt er so viele auf wie möglich.
    .note-5 = Nur in den Auflagen von 2009 und 2014, in der zweiten Edition (2017) nicht mehr enthalten.

card-nobles = Adlige
    .text = Entweder +3 Karten oder +2 Aktionen. 2 Siegpunkte.
    .note-1 = Die Möglichkeiten lassen sich nicht mischen; bei jedem Spielen darfst du neu wählen.
    .note-2 = Zählt sowohl als Aktions- wie auch als Punktekarte.

card-harem = Harem
    .text = 2 Münzen wert. 2 Siegpunkte.
    .note-1 = Zählt sowohl als Geld- wie auch als Punktekarte.

card-lurker = Herumtreiberin
    .text = +1 Aktion. Entweder entsorgst du eine Aktionskarte aus dem Vorrat, oder du nimmst eine aus dem Müll.
    .note-1 = Auch kombinierte Aktionskarten sind erlaubt.
    .note-2 = Hat die entsorgte Karte eine Wirkung beim Entsorgen, tritt diese ein.
    .note-3 = Die genommene Karte kommt auf deinen Ablagestapel.
    .note-4 = Neu in der zweiten Edition (2017).

card-diplomat = Diplomatin
    .text = +2 Karten. Hast du dann höchstens 5 Handkarten, +2 Aktionen. Reaktion: Spielt ein Mitspieler einen Angriff, während du 5 oder mehr Handkarten hast, darfst du diese Karte vorzeigen; ziehe 2 Karten und lege dann 3 ab.
    .note-1 = Die Reaktion erfolgt vor der Ausführung des Angriffs und wehrt ihn nicht ab.
    .note-2 = Du darfst sie wiederholen, solange du die Diplomatin und 5 oder mehr Karten auf der Hand hast.
    .note-3 = Du darfst auch die Diplomatin selbst ablegen.
    .note-4 = Mehrere Reaktionen darfst du nacheinander in beliebiger Reihenfolge nutzen.
    .note-5 = Neu in der zweiten Edition (2017).

card-secret-passage = Geheimgang
    .text = +2 Karten, +1 Aktion. Schiebe 1 Handkarte an einer Stelle deiner Wahl in deinen Nachziehstapel.
    .note-1 = Ganz oben, ganz unten und überall dazwischen ist erlaubt.
    .note-2 = Du darfst den Nachziehstapel abzählen, aber nicht ansehen.
    .note-3 = Ist dein Nachziehstapel leer, bildet die Karte allein den neuen.
    .note-4 = Neu in der zweiten Edition (2017).

card-mill = Mühle
    .text = +1 Karte, +1 Aktion. Lege, wenn du willst, 2 Handkarten ab: +2 Münzen. 1 Siegpunkt.
    .note-1 = Mit genau 1 Handkarte darfst du diese ablegen, bekommst dafür aber keine Münzen.
    .note-2 = Zählt sowohl als Aktions- wie auch als Punktekarte.
    .note-3 = Neu in der zweiten Edition (2017).

card-replace = Austausch
    .text = Entsorge eine Handkarte; nimm aus dem Vorrat eine höchstens um 2 teurere. Eine so genommene Aktions- oder Geldkarte kommt oben auf deinen Nachziehstapel; bei einer Punktekarte nimmt jeder Mitspieler einen Fluch.
    .note-1 = Trifft auf die genommene Karte beides zu, geschieht auch beides.
    .note-2 = Die Flüche werden der Reihe nach genommen, beginnend links von dir.
    .note-3 = Neu in der zweiten Edition (2017).

card-courtier = Höflinge
    .text = Zeige eine Handkarte vor. Wähle für jeden ihrer Kartentypen einen anderen Bonus: +1 Aktion; +1 Kauf; +3 Münzen; oder nimm ein Gold.
    .note-1 = Kannst du keine Karte vorzeigen, bekommst du nichts.
    .note-2 = Auch Fluch ist ein Kartentyp: Ein vorgezeigter Fluch bringt einen Bonus.
    .note-3 = Ein genommenes Gold kommt auf deinen Ablagestapel.
    .note-4 = Neu in der zweiten Edition (2017).

card-patrol = Patrouille
    .text = +3 Karten. Decke die obersten 4 Karten deines Nachziehstapels auf. Punktekarten und Flüche darunter kommen auf deine Hand; lege die übrigen in beliebiger Reihenfolge zurück.
    .note-1 = Ziehe zuerst und decke erst dann auf.
    .note-2 = Alle Punktekarten, auch kombinierte, und alle Flüche müssen auf die Hand.
    .note-3 = Neu in der zweiten Edition (2017).
