# Dominion: Kartennamen, Kurztexte und Regelhinweise der Blütezeit (eigene Formulierungen).

card-platinum = Platin
    .text = 5 Münzen wert.
    .note-1 = Nur gemeinsam mit der Kolonie dabei: immer, wenn das ganze Königreich aus Blütezeit stammt, sonst nach Absprache vor dem Spiel oder durch Zufall.

card-colony = Kolonie
    .text = 10 Siegpunkte.
    .note-1 = Das Spiel endet auch nach einem Zug, in dem die Kolonien ausgegangen sind.

card-loan = Lohn
    .text = 1 Münze wert. Wenn du ihn spielst, decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte erscheint; entsorge diese oder lege sie ab, und lege die übrigen aufgedeckten Karten ab.
    .note-1 = Erscheint auch nach dem Mischen keine Geldkarte, wird alles Aufgedeckte abgelegt.
    .note-2 = Du musst nicht alle Geldkarten spielen und bestimmst ihre Reihenfolge: Was du auf der Hand hast, ist vor dem Lohn sicher.

card-trade-route = Handelsroute
    .text = +1 Kauf, +1 Münze für jeden Marker auf dem Tableau Handelsroute. Entsorge eine Handkarte. Vorbereitung: ein Geldmarker auf jeden Punktekartenstapel im Vorrat; wer die erste Karte eines solchen Stapels nimmt, legt dessen Marker auf das Tableau.
    .note-1 = Das Entsorgen ist Pflicht, solange du Handkarten hast.
    .note-2 = Auch Stapel kombinierter Punktekarten zählen, nie jedoch die Ritter und die Karten im Schwarzmarktstapel.
    .note-3 = Das Tableau ist für alle da: Ein Marker zählt für jeden, gleich wer ihn dorthin gelegt hat und wie die Karte genommen wurde.
    .note-4 = Marker verlassen das Tableau nie, und ein wieder aufgefüllter Stapel bekommt keinen neuen.

card-watchtower = Wachturm
    .text = Ziehe, bis du 6 Handkarten hast. Reaktion: Nimmst du eine Karte, darfst du den Wachturm aus der Hand vorzeigen und diese Karte entweder entsorgen oder oben auf deinen Nachziehstapel legen.
    .note-1 = Mit 6 oder mehr Handkarten ziehst du nichts.
    .note-2 = Du darfst ihn bei jeder genommenen Karte neu vorzeigen, in jedem Zug, auch in dem eines Mitspielers, und jedes Mal anders entscheiden.
    .note-3 = Die Karte ist trotzdem genommen: Schmuggler können sich auf sie richten, auch wenn du sie entsorgt hast.
    .note-4 = Er hilft auch bei Karten, die nicht auf den Ablagestapel kommen, etwa bei einer Geldkarte, die du durch die Mine auf die Hand nimmst.
    .note-5 = In einem Zug durch Besessenheit nimmt der besessene Spieler nichts und kann den Wachturm nicht nutzen. Wer über den Zug bestimmt, darf es, jedoch nicht in der Auflage von 2010.

card-bishop = Bischof
    .text = +1 Münze, +1 Siegpunktmarker. Entsorge eine Handkarte: +1 Siegpunktmarker für je volle 2 Münzen ihrer Kosten. Jeder Mitspieler darf eine Handkarte entsorgen.
    .note-1 = Du musst eine Karte entsorgen, wenn du eine hast.
    .note-2 = Es zählen nur Münzen, keine Tränke: Ein Gesindel (5 Münzen) und ein Golem (4 Münzen und ein Trank) bringen je 2 Marker.
    .note-3 = Mitspieler bekommen für das, was sie entsorgen, keine Marker.

card-monument = Denkmal
    .text = +2 Münzen, +1 Siegpunktmarker.

card-quarry = Steinbruch
    .text = 1 Münze wert. Solange er im Spiel ist, kosten Aktionskarten 2 weniger, jedoch nie weniger als 0.
    .note-1 = Mehrere Steinbrüche summieren sich, auch mit anderen Senkungen: Nach einem Arbeiterdorf und 2 Steinbrüchen kostet der Hausierer 2.
    .note-2 = Gilt für alle Aktionskarten überall, auch für kombinierte.

card-talisman = Talisman
    .text = 1 Münze wert. Solange er im Spiel ist und du eine Karte kaufst, die höchstens 4 kostet und keine Punktekarte ist, nimmst du noch eine gleiche.
    .note-1 = Nur Käufe zählen; nimmst du eine Karte auf andere Weise, kommt keine zweite dazu.
    .note-2 = Jeder Talisman im Spiel bringt eine weitere Karte, und das bei jedem Kauf; geht der Stapel aus, nimmst du, was noch da ist.
    .note-3 = Es zählen die aktuellen Kosten: Mit 2 Aktionskarten im Spiel kostet der Hausierer 4.
    .note-4 = Kombinierte Punktekarten sind ausgenommen.

card-workers-village = Arbeiterdorf
    .text = +1 Karte, +2 Aktionen, +1 Kauf.

card-city = Stadt
    .text = +1 Karte, +2 Aktionen. Ist mindestens 1 Vorratsstapel leer, noch einmal +1 Karte; sind es 2 oder mehr, außerdem +1 Münze und +1 Kauf.
    .note-1 = Das wird beim Spielen geprüft; ein Stapel, der später leer oder wieder aufgefüllt wird, ändert nichts.
    .note-2 = Ein dritter leerer Stapel bringt nichts weiter.

card-contraband = Schmuggelware
    .text = 3 Münzen wert. +1 Kauf. Dein linker Nachbar nennt eine Karte; sie darfst du in diesem Zug nicht kaufen.
    .note-1 = Auf andere Weise darfst du die Karte weiterhin nehmen.
    .note-2 = Jede weitere Schmuggelware bringt einen weiteren Namen.
    .note-3 = Dein Nachbar darf jede Karte nennen, auch eine, die nicht im Vorrat ist.
    .note-4 = Wie viele Karten du noch auf der Hand hast, sehen alle. Du darfst sie vor deinen übrigen Geldkarten spielen.

card-counting-house = Leihhaus
    .text = Sieh deinen Ablagestapel durch und nimm daraus beliebig viele Kupfer offen auf die Hand.
    .note-1 = Die Mitspieler sehen nur die Kupfer, die du nimmst.

card-mint = Münzer
    .text = Du darfst eine Geldkarte aus der Hand vorzeigen und eine gleiche nehmen. Kaufst du den Münzer, entsorge alle Geldkarten, die du im Spiel hast.
    .note-1 = Die vorgezeigte Geldkarte bleibt auf deiner Hand; es darf auch eine kombinierte sein.
    .note-2 = Ist keine gleiche mehr im Vorrat, nimmst du nichts.
    .note-3 = Die Münzen der entsorgten Geldkarten darfst du trotzdem ausgeben; Geldkarten auf der Hand bleiben unberührt.
    .note-4 = Die Geldkarten werden entsorgt, bevor ihre eigenen Texte wirken: Weder Königliches Siegel noch Talisman haben bei diesem Münzer mitzureden. Mit einem vorgezeigten Wachturm darfst du ihn dennoch auf deinen Nachziehstapel legen.

card-mountebank = Quacksalber
    .text = +2 Münzen. Jeder Mitspieler darf einen Fluch aus der Hand ablegen; wer es nicht tut, nimmt einen Fluch und ein Kupfer.
    .text-2010 = +2 Münzen. Jeder Mitspieler darf einen Fluch aus der Hand ablegen; wer es nicht tut, nimmt ein Kupfer und einen Fluch.
    .note-1 = Ist einer der Stapel leer, wird nur die andere Karte genommen; sind es beide, gar keine.
    .note-2 = Der Burggraben wehrt alles ab: Wer ihn vorzeigt, legt nichts ab und nimmt nichts.
    .note-3 = Ein vorgezeigter Wachturm darf für eine der Karten oder für beide eingesetzt werden.

card-rabble = Gesindel
    .text = +3 Karten. Jeder Mitspieler deckt die obersten 3 Karten seines Nachziehstapels auf, legt die Aktions- und Geldkarten darunter ab und die übrigen in beliebiger Reihenfolge zurück.
    .note-1 = Auch kombinierte Aktions- und Geldkarten werden abgelegt.
    .note-2 = Wer auch nach dem Mischen weniger als 3 Karten hat, deckt so viele auf wie möglich.

card-royal-seal = Königliches Siegel
    .text = 2 Münzen wert. Solange es im Spiel ist, darfst du jede Karte, die du nimmst, oben auf deinen Nachziehstapel legen.
    .note-1 = Entscheide für jede Karte einzeln, ob gekauft oder auf andere Weise genommen.
    .note-2 = Ist dein Nachziehstapel leer, bildet die Karte allein den neuen.
    .note-3 = In einem Zug durch Besessenheit bewirkt es nichts: Die Karten gehen an den anderen Spieler, und der hat es nicht im Spiel.

card-vault = Gewölbe
    .text = +2 Karten. Lege beliebig viele Handkarten ab, +1 Münze für jede. Jeder Mitspieler darf 2 Handkarten ablegen, um 1 Karte zu ziehen.
    .note-1 = Du darfst auch gar keine Karte ablegen oder gerade gezogene.
    .note-2 = Ein Mitspieler mit nur 1 Handkarte darf diese ablegen, zieht dafür aber nichts; mit 2 oder mehr sind es beide oder keine.
    .note-3 = Das ist kein Angriff.

card-venture = Abenteuer
    .text = 1 Münze wert. Wenn du es spielst, decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte erscheint. Lege die übrigen aufgedeckten Karten ab und spiele dann diese Geldkarte.
    .note-1 = Was auf der Geldkarte steht, wird ausgeführt: Ein zweites Abenteuer sucht eine dritte Geldkarte.
    .note-2 = Erscheint auch nach dem Mischen keine Geldkarte, wird alles Aufgedeckte abgelegt.

card-goons = Halsabschneider
    .text = +1 Kauf, +2 Münzen. Jeder Mitspieler legt Handkarten ab, bis er nur noch 3 hat. Solange diese Karte im Spiel ist, +1 Siegpunktmarker für jede Karte, die du kaufst.
    .note-1 = Jeder Halsabschneider im Spiel zählt; ein einziger, der mehrmals gespielt wurde, etwa mit dem Königshof, bringt 1 Marker je Karte.
    .note-2 = Karten, die du nimmst, ohne sie zu kaufen, bringen keinen Marker.

card-grand-market = Großer Markt
    .text = +1 Karte, +1 Aktion, +1 Kauf, +2 Münzen. Du kannst ihn nicht kaufen, solange du ein Kupfer im Spiel hast.
    .note-1 = Kupfer auf deiner Hand stören nicht, auch nicht solche, die das Spiel verlassen haben, etwa durch den Kauf eines Münzers.
    .note-2 = Auf andere Weise nehmen darfst du ihn immer.
    .note-3 = Andere Geldkarten, die 1 Münze wert sind, wie der Lohn, stören nicht.

card-hoard = Hort
    .text = 2 Münzen wert. Solange er im Spiel ist und du eine Punktekarte kaufst, nimm ein Gold.
    .note-1 = Nur Käufe zählen; eine auf andere Weise genommene Punktekarte bringt kein Gold.
    .note-2 = Jeder Hort im Spiel bringt für jede Punktekarte ein Gold, auch für eine kombinierte.
    .note-3 = Das Gold nimmst du auch, wenn du die Punktekarte mit dem Wachturm sofort entsorgst.

card-bank = Bank
    .text = 1 Münze wert für jede Geldkarte, die du im Spiel hast, sie selbst eingeschlossen.
    .note-1 = Ihr Wert steht beim Spielen fest: Von zwei Banken hintereinander ist die zweite 1 mehr wert, die erste bleibt, was sie war.
    .note-2 = Auch kombinierte Geldkarten zählen.

card-expand = Ausbau
    .text = Entsorge eine Handkarte und nimm aus dem Vorrat eine Karte, die höchstens 3 mehr kostet.
    .note-1 = Kannst du nichts entsorgen, nimmst du nichts. Der gespielte Ausbau kann sich nicht selbst entsorgen, ein anderer auf deiner Hand schon.
    .note-2 = Du darfst auch eine billigere oder die gleiche Karte nehmen; Münzen heben die Grenze nicht an.

card-forge = Kunstschmiede
    .text = Entsorge beliebig viele Handkarten. Nimm eine Karte, die genau so viele Münzen kostet wie sie alle zusammen.
    .note-1 = Entsorgst du keine, musst du eine Karte nehmen, die 0 kostet, und sei es ein Fluch.
    .note-2 = Gibt es im Vorrat keine Karte mit diesen Kosten, nimmst du nichts.
    .note-3 = Tränke in den Kosten zählen nicht mit, und eine Karte, die einen Trank kostet, darfst du nicht nehmen.

card-kings-court = Königshof
    .text = Du darfst eine Aktionskarte aus deiner Hand wählen und sie dreimal spielen.
    .note-1 = Aktionen verbraucht das nicht; eine Karte mit +1 Aktion bringt insgesamt 3.
    .note-2 = Ein Königshof auf einem Königshof lässt dich nacheinander drei Aktionskarten wählen, von denen jede dreimal gespielt wird.

card-peddler = Hausierer
    .text = +1 Karte, +1 Aktion, +1 Münze. In der Kaufphase kostet er 2 weniger für jede Aktionskarte, die der Spieler am Zug im Spiel hat, jedoch nie weniger als 0.
    .note-1 = Eine mehrmals gespielte Aktionskarte liegt nur einmal im Spiel und zählt einmal.
    .note-2 = Außerhalb der Kaufphase kostet er 8.
    .note-3 = In der Kaufphase gelten die niedrigeren Kosten für jeden Hausierer, wo er auch ist.
