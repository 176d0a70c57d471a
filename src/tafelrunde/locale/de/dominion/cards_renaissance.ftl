# Dominion: Namen, Kurztexte und Regelhinweise von Renaissance (eigene Formulierungen).

## Königreichkarten

card-border-guard = Grenzposten
    .text = +1 Aktion. Decke die obersten 2 Karten deines Nachziehstapels auf; eine kommt auf deine Hand, die andere legst du ab. Waren beide Aktionskarten, erhältst du die Laterne oder das Horn.
    .note-1 = Kannst du weniger Karten aufdecken als verlangt, gibt es kein Artefakt.
    .note-2 = Du darfst auch ein Artefakt wählen, das du schon hast; dann ändert sich nichts.

card-ducat = Goldmünze
    .text = +1 Taler, +1 Kauf. Wenn du diese Karte nimmst, darfst du ein Kupfer aus der Hand entsorgen.
    .note-1 = Sie ist eine Geldkarte mit dem Wert 0; den Taler darfst du noch in derselben Kaufphase ausgeben.
    .note-2 = Entsorgen darfst du, gleich wie du sie nimmst, gekauft oder nicht.

card-lackeys = Diener
    .text = +2 Karten. Wenn du diese Karte nimmst: +2 Dorfbewohner.
    .note-1 = Die Dorfbewohner gibt es beim Nehmen, nicht beim Ausspielen.

card-acting-troupe = Schauspieltruppe
    .text = +4 Dorfbewohner. Entsorge diese Karte.
    .note-1 = Die Dorfbewohner bekommst du auch, wenn sie sich nicht noch einmal entsorgen lässt, etwa beim zweiten Mal mit dem Thronsaal.

card-cargo-ship = Frachtschiff
    .text = +2 Münzen. Einmal in diesem Zug darfst du eine Karte, die du nimmst, offen auf diese Karte legen. Zu Beginn deines nächsten Zuges kommt sie auf deine Hand.
    .note-1 = Es muss nicht die erste Karte sein, die du nimmst.
    .note-2 = Liegt keine Karte darauf, wird das Frachtschiff beim Aufräumen dieses Zuges abgelegt.
    .note-3 = Zweimal ausgespielt nimmt es zwei Karten auf.

card-experiment = Experiment
    .text = +2 Karten, +1 Aktion. Lege diese Karte auf ihren Stapel im Vorrat zurück. Wenn du sie nimmst, nimm ein weiteres Experiment, das kein drittes mit sich bringt.
    .note-1 = Gleich wie du es nimmst, gekauft oder nicht, kommt ein zweites dazu, wenn noch eines da ist.
    .note-2 = Das zweite kommt auf deinen Ablagestapel, wohin das erste auch geht.
    .note-3 = Ist es nicht im Spiel, wird es nicht zurückgelegt, aber du ziehst trotzdem.

card-improve = Fortschritt
    .text = +2 Münzen. Zu Beginn des Aufräumens darfst du eine Aktionskarte entsorgen, die du in diesem Zug aus dem Spiel ablegen würdest; nimm dafür eine Karte, die genau 1 mehr kostet.
    .note-1 = Der Fortschritt darf sich selbst entsorgen.
    .note-2 = Geldkarten und Dauerkarten, die im Spiel bleiben, kannst du nicht wählen.
    .note-3 = Die genommene Karte darf jeden Typ haben; hast du entsorgt, musst du nehmen, wenn es geht.

card-flag-bearer = Fahnenträger
    .text = +2 Münzen. Wenn du diese Karte nimmst oder entsorgst, erhältst du die Fahne.
    .note-1 = Wer ihn entsorgt, erhält die Fahne, gleich wer am Zug ist.

card-hideout = Versteck
    .text = +1 Karte, +2 Aktionen. Entsorge eine Handkarte. Ist es eine Punktekarte, nimm einen Fluch.
    .note-1 = Entsorgen ist Pflicht.
    .note-2 = Ein Fluch ist keine Punktekarte.
    .note-3 = Auch eine Karte mit mehreren Typen, darunter Punkte, bringt den Fluch.

card-inventor = Erfinder
    .text = Nimm eine Karte, die höchstens 4 kostet. Danach kosten alle Karten in diesem Zug 1 weniger, aber nicht weniger als 0.
    .note-1 = Beim ersten Nehmen ist noch nichts billiger, bei einem zweiten Erfinder im selben Zug schon.
    .note-2 = Karten kosten überall weniger: auf der Hand und in den Stapeln, im Vorrat und daneben.
    .note-3 = Ereignisse und Projekte werden nicht billiger.

card-mountain-village = Bergdorf
    .text = +2 Aktionen. Sieh deinen Ablagestapel durch und nimm eine Karte daraus auf die Hand; ist er leer: +1 Karte.
    .note-1 = Liegen Karten auf deinem Ablagestapel, kannst du nicht stattdessen ziehen.

card-patron = Patron
    .text = +1 Dorfbewohner, +2 Münzen. Wenn eine Anweisung dich diese Karte aufdecken lässt: +1 Taler.
    .note-1 = Zwei zugleich aufgedeckte Patrone bringen 2 Taler.
    .note-2 = Gesehen zu werden genügt nicht: Ein Patron, den du ablegst, etwa für den Schwarzen Meister, bringt nichts.

card-priest = Priester
    .text = +2 Münzen. Entsorge eine Handkarte. Für den Rest des Zuges: immer wenn du eine Karte entsorgst, +2 Münzen.
    .note-1 = Die Karte, die du durch dieses Ausspielen entsorgst, bringt nichts.
    .note-2 = Auch anderswoher entsorgte Karten zählen: aus dem Spiel, aus dem Vorrat.
    .note-3 = Jedes Ausspielen zählt: Nach zweien bringt eine entsorgte Karte 4 Münzen.

card-research = Forscherin
    .text = +1 Aktion. Entsorge eine Handkarte. Lege für jede Münze, die sie kostet, eine Karte von deinem Nachziehstapel verdeckt zur Seite. Zu Beginn deines nächsten Zuges kommen diese Karten auf deine Hand.
    .note-1 = Du darfst die zur Seite gelegten Karten ansehen, die Mitspieler nicht.
    .note-2 = Sind es auch nach dem Mischen zu wenige Karten, legst du so viele zur Seite wie möglich.
    .note-3 = Liegt nichts zur Seite, wird die Forscherin beim Aufräumen dieses Zuges abgelegt.

card-silk-merchant = Seidenhändlerin
    .text = +2 Karten, +1 Kauf. Wenn du diese Karte nimmst oder entsorgst: +1 Taler und +1 Dorfbewohner.
    .note-1 = Das gilt, gleich wer am Zug ist.

card-old-witch = Alte Hexe
    .text = +3 Karten. Jeder Mitspieler nimmt einen Fluch und darf dann einen Fluch aus der Hand entsorgen.
    .note-1 = Ist kein Fluch mehr zu nehmen, darf trotzdem einer entsorgt werden.
    .note-2 = Wer geschützt ist, tut weder das eine noch das andere.

card-recruiter = Anwerber
    .text = +2 Karten. Entsorge eine Handkarte; +1 Dorfbewohner für jede Münze, die sie kostet.
    .note-1 = Ziehe zuerst; Entsorgen ist Pflicht.
    .note-2 = Trank und Schulden in den Kosten bringen nichts.

card-scepter = Zepter
    .text = Wähle beim Ausspielen: +2 Münzen; oder spiele eine Aktionskarte, die du in diesem Zug ausgespielt und noch im Spiel hast, noch einmal aus.
    .note-1 = Eine Dauerkarte aus einem früheren Zug kannst du nicht wählen; eine aus diesem Zug schon, und das Zepter bleibt mit ihr im Spiel.
    .note-2 = Aktionen, die sie bringt, sind in der Kaufphase nicht nutzbar; Karten und Münzen schon, und gezogene Geldkarten darfst du ausspielen.
    .note-3 = Eine Karte, die nicht mehr im Spiel ist, kannst du nicht wählen.

card-scholar = Gelehrter
    .text = Lege deine Hand ab, dann +7 Karten.
    .note-1 = Musst du beim Ziehen mischen, mischst du die abgelegten Karten mit ein.

card-sculptor = Bildhauerin
    .text = Nimm eine Karte, die höchstens 4 kostet, auf die Hand. Ist es eine Geldkarte: +1 Dorfbewohner.
    .note-1 = Sie kommt auf die Hand, auch wenn ihr eigener Text einen anderen Ort nennt.

card-seer = Seher
    .text = +1 Karte, +1 Aktion. Decke deine obersten 3 Karten auf. Die, die 2 bis 4 kosten, kommen auf deine Hand, die übrigen beliebig geordnet zurück auf den Nachziehstapel.
    .note-1 = Eine Karte mit Trank oder Schulden in den Kosten kostet nicht 2 bis 4.
    .note-2 = Sind es auch nach dem Mischen weniger als 3 Karten, deckst du so viele auf wie möglich.

card-spices = Gewürze
    .text = 2 Münzen, +1 Kauf. Wenn du diese Karte nimmst: +2 Taler.
    .note-1 = Taler, die du durch einen Kauf bekommst, warten bis zu deiner nächsten Kaufphase.

card-swashbuckler = Freibeuterin
    .text = +3 Karten. Liegt auf deinem Ablagestapel eine Karte: +1 Taler, und hast du dann 4 oder mehr Taler, erhältst du die Schatzkiste.
    .note-1 = Der Ablagestapel zählt nach dem Ziehen: Vielleicht ist er durchs Mischen leer.
    .note-2 = Ohne einen Taler von diesem Ausspielen gibt es keine Schatzkiste, wie viele du auch hast.

card-treasurer = Schatzmeisterin
    .text = +3 Münzen. Wähle: Entsorge eine Geldkarte aus der Hand; oder nimm eine Geldkarte aus dem Müll auf die Hand; oder erhalte den Schlüssel.
    .note-1 = Du darfst auch wählen, was sich nicht ausführen lässt, und den Schlüssel, wenn du ihn schon hast.
    .note-2 = Was die Geldkarte beim Nehmen tut, geschieht.

card-villain = Schwarzer Meister
    .text = +2 Taler. Jeder Mitspieler mit 5 oder mehr Handkarten legt eine davon ab, die 2 oder mehr kostet, oder zeigt eine Hand ohne solche vor.
    .note-1 = Es zählt, was die Karten gerade kosten.

## Artefakte

card-flag = Fahne
    .text = Wenn du beim Aufräumen deine neue Hand ziehst, ziehe 1 Karte mehr.
    .note-1 = Mit dem Außenposten ziehst du 4 statt 3 Karten.

card-horn = Horn
    .text = Einmal in jedem deiner Züge darfst du einen Grenzposten, den du aus dem Spiel ablegst, auf deinen Nachziehstapel legen.
    .note-1 = Es wirkt schon in dem Zug, in dem du es erhältst.

card-key = Schlüssel
    .text = Zu Beginn deines Zuges: +1 Münze.
    .note-1 = In dem Zug, in dem du ihn erhältst, bringt er noch nichts.

card-lantern = Laterne
    .text = Deine Grenzposten decken 3 Karten auf und legen 2 ab; nur 3 Aktionskarten bringen dann ein Artefakt.
    .note-1 = Du musst sie nutzen, schon in dem Zug, in dem du sie erhältst.

card-treasure-chest = Schatzkiste
    .text = Zu Beginn deiner Kaufphase nimmst du ein Gold.
    .note-1 = Sie wirkt schon in dem Zug, in dem du sie erhältst, außer die Kaufphase hat bereits begonnen.

## Projekte

card-cathedral = Kathedrale
    .text = Zu Beginn deines Zuges entsorgst du eine Handkarte.
    .note-1 = Das musst du in jedem Zug, bis das Spiel endet.

card-city-gate = Stadttor
    .text = Zu Beginn deines Zuges: +1 Karte, dann lege eine Handkarte auf deinen Nachziehstapel.
    .note-1 = Du legst auch eine Karte zurück, wenn du keine ziehen konntest; es darf die gezogene sein.

card-pageant = Festzug
    .text = Am Ende deiner Kaufphase darfst du 1 Münze bezahlen: +1 Taler.
    .note-1 = Nur eine Münze, und nur eine, die du nicht ausgegeben hast.

card-sewers = Abwassertunnel
    .text = Wenn du eine Karte entsorgst, außer durch dieses Projekt, darfst du eine Handkarte entsorgen.
    .note-1 = Was du durch den Abwassertunnel entsorgst, löst ihn nicht noch einmal aus.
    .note-2 = Gleich was dich entsorgen ließ und woher, selbst aus dem Vorrat oder im Zug eines Mitspielers, der Abwassertunnel folgt.

card-star-chart = Sternenkarte
    .text = Wenn du mischst, darfst du die Karten durchsehen und eine davon obenauf legen.

card-exploration = Erkundung
    .text = Am Ende deiner Kaufphase, wenn du in ihr keine Karte gekauft hast: +1 Taler und +1 Dorfbewohner.
    .note-1 = Ereignisse und Projekte sind keine Karten: Sie zu kaufen schadet nicht, und die Erkundung wirkt schon in dem Zug, in dem du sie kaufst.
    .note-2 = Karten, die du anders nimmst, schaden nicht.

card-fair = Kleiner Markt
    .text = Zu Beginn deines Zuges: +1 Kauf.

card-silos = Speicher
    .text = Zu Beginn deines Zuges legst du beliebig viele Kupfer, die du aus der Hand vorzeigst, ab und ziehst ebenso viele Karten.
    .note-1 = Musst du beim Ziehen mischen, mischst du die Kupfer mit ein.

card-sinister-plot = Finsterer Plan
    .text = Zu Beginn deines Zuges: Lege einen eigenen Marker hierher; oder entferne alle eigenen Marker von hier, +1 Karte für jeden.
    .note-1 = Jeder hat hier seine eigenen Marker; Taler sind es nicht.
    .note-2 = Du darfst auch wählen, gar keine zu entfernen, weil keine da sind.

card-academy = Akademie
    .text = Wenn du eine Aktionskarte nimmst: +1 Dorfbewohner.
    .note-1 = Gleich auf welche Weise du sie nimmst und wer am Zug ist.

card-capitalism = Kapitalismus
    .text = In deinen Zügen sind Aktionskarten, in deren Text + Münzen stehen, zugleich Geldkarten.
    .note-1 = Nur eine Zugabe von Münzen zählt: Der Fortschritt wird eine Geldkarte, der Erfinder nicht.
    .note-2 = Alles, was die Karte sagt, geschieht, aber Aktionen, die sie bringt, sind in der Kaufphase nicht nutzbar.
    .note-3 = Das betrifft alle Karten überall, auch die der Mitspieler, aber nur in deinen Zügen.
    .note-4 = In der Aktionsphase darfst du eine solche Karte weiterhin für eine Aktion ausspielen.

card-fleet = Flotte
    .text = Wenn das Spiel enden würde, gibt es noch eine Runde, in der nur Spieler mit diesem Projekt einen Zug haben.
    .note-1 = Sie beginnt mit dem Besitzer, der nach dem Spieler des letzten Zuges als Nächster kommt.
    .note-2 = Danach endet das Spiel, wie die Stapel dann auch aussehen.
    .note-3 = Extrazüge, die vor dem letzten dieser Züge anfallen, finden statt, gleich für wen; danach gibt es keine mehr.

card-guildhall = Gildenhaus
    .text = Wenn du eine Geldkarte nimmst: +1 Taler.
    .note-1 = Gleich auf welche Weise du sie nimmst und wer am Zug ist.

card-piazza = Piazza
    .text = Zu Beginn deines Zuges deckst du die oberste Karte deines Nachziehstapels auf. Ist es eine Aktionskarte, spiele sie aus.
    .note-1 = Das musst du; jede andere Karte kommt oben auf den Nachziehstapel zurück.

card-road-network = Straßennetz
    .text = Wenn ein anderer Spieler eine Punktekarte nimmt: +1 Karte.
    .note-1 = Gleich auf welche Weise er sie nimmt, auch in deinem eigenen Zug.

card-barracks = Kaserne
    .text = Zu Beginn deines Zuges: +1 Aktion.

card-crop-rotation = Fruchtwechsel
    .text = Zu Beginn deines Zuges darfst du eine Punktekarte ablegen: +2 Karten.
    .note-1 = Musst du beim Ziehen mischen, mischst du die Punktekarte mit ein.

card-innovation = Innovation
    .text = Die erste Aktionskarte, die du in jedem deiner Züge nimmst, darfst du zur Seite legen; wenn du das tust, spiele sie aus.
    .note-1 = Nur die erste Aktionskarte zählt, auch wenn du verzichtest.
    .note-2 = In der Kaufphase sind Aktionen, die sie bringt, nicht nutzbar; Geldkarten, die du durch sie ziehst, darfst du ausspielen, wenn du noch nichts gekauft hast.

card-canal = Kanal
    .text = In deinen Zügen kosten alle Karten 1 weniger, aber nicht weniger als 0.
    .note-1 = Karten kosten überall weniger: Für deinen Schwarzen Meister wählen die Mitspieler nach den gesenkten Kosten.
    .note-2 = Ereignisse und Projekte werden nicht billiger.

card-citadel = Zitadelle
    .text = Die erste Aktionskarte, die du in jedem deiner Züge ausspielst, spielst du danach noch einmal aus.
    .note-1 = Das musst du, auch außerhalb der Aktionsphase: mit dem Kapitalismus in der Kaufphase.
    .note-2 = Eine zweimal ausgespielte Dauerkarte wirkt auch in deinem nächsten Zug zweimal.
