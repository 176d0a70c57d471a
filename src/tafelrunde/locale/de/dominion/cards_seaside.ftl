# Dominion: Kartennamen, Kurztexte und Regelhinweise von Seaside (eigene Formulierungen).

card-native-village = Eingeborenendorf
    .text = +2 Aktionen. Entweder siehst du dir die oberste Karte deines Nachziehstapels an und legst sie verdeckt auf dein Eingeborenendorf-Tableau zur Seite, oder alles, was dort liegt, kommt auf deine Hand.
    .note-1 = Beides darfst du auch wählen, wenn es sich nicht ausführen lässt.
    .note-2 = Die Karten auf deinem eigenen Tableau darfst du jederzeit ansehen.
    .note-3 = Das Eingeborenendorf selbst wird nicht zur Seite gelegt, sondern beim Aufräumen abgelegt.
    .note-4 = Karten auf dem Tableau gehören weiter dir und zählen bei Spielende mit.

card-embargo = Embargo
    .text = +2 Münzen. Entsorge diese Karte und lege einen Embargo-Marker auf einen Stapel deiner Wahl im Vorrat. Wer von einem Stapel kauft, nimmt für jeden Marker darauf einen Fluch.
    .note-1 = Nur Käufe lösen die Marker aus; wer eine Karte auf andere Weise nimmt, nimmt keinen Fluch.
    .note-2 = Mit dem Thronsaal legst du zwei Marker, auf denselben Stapel oder auf verschiedene.
    .note-3 = Auf einem Stapel dürfen beliebig viele Marker liegen; sie gehen nie aus.
    .note-4 = Sind keine Flüche mehr da, haben die Marker keine Wirkung.

card-haven = Hafen
    .text = +1 Karte, +1 Aktion. Lege eine Handkarte verdeckt zur Seite. Zu Beginn deines nächsten Zuges kommt sie wieder auf deine Hand.
    .note-1 = Ziehe zuerst; eine Karte zur Seite zu legen ist Pflicht.
    .note-2 = Du musst die Karte niemandem zeigen.
    .note-3 = Der Hafen bleibt mit der Karte liegen und wird beim Aufräumen deines nächsten Zuges abgelegt.

card-lighthouse = Leuchtturm
    .text = +1 Aktion, +1 Münze. Zu Beginn deines nächsten Zuges: +1 Münze. Solange diese Karte im Spiel ist, treffen dich Angriffe der Mitspieler nicht.
    .note-1 = Auf den Schutz kannst du nicht verzichten.
    .note-2 = Reaktionen darfst du trotzdem nutzen, um deren Vorteil zu erhalten.
    .note-3 = Angriffe, die du selbst spielst, wirken wie gewohnt.
    .note-4 = Der Leuchtturm bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

card-pearl-diver = Perlentaucher
    .text = +1 Karte, +1 Aktion. Sieh dir die unterste Karte deines Nachziehstapels an; du darfst sie nach oben legen.
    .note-1 = Ziehe zuerst und sieh erst dann nach.
    .note-2 = Die Karte darüber darfst du nicht sehen.

card-lookout = Ausguck
    .text = +1 Aktion. Sieh dir deine obersten 3 Karten an: Entsorge eine, lege eine ab und lege die letzte oben auf den Nachziehstapel zurück.
    .note-1 = Entscheide erst, wenn du alle 3 Karten gesehen hast.
    .note-2 = Sind es auch nach dem Mischen weniger als 3 Karten, gehst du der Reihe nach vor; wofür keine Karte mehr da ist, das entfällt.

card-ambassador = Botschafter
    .text = Zeige eine Handkarte vor und lege 0 bis 2 Karten dieses Namens aus der Hand auf ihren Stapel im Vorrat zurück. Danach nimmt jeder Mitspieler eine von dort.
    .note-1 = Du darfst auch gar keine Karte zurücklegen.
    .note-2 = Die Mitspieler nehmen der Reihe nach, beginnend links von dir; ist der Stapel leer, wird nichts mehr genommen.
    .note-3 = Ohne Handkarten passiert nichts.
    .note-4 = Den gespielten Botschafter kannst du weder wählen noch zurücklegen.
    .note-5 = Auflage 2009: Wird während des Zuges ein Stapel leer, der das Spiel beendet, endet es nach diesem Zug, auch wenn der Stapel wieder aufgefüllt wird.

card-fishing-village = Fischerdorf
    .text = +2 Aktionen, +1 Münze. Zu Beginn deines nächsten Zuges: +1 Aktion, +1 Münze.
    .note-1 = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

card-warehouse = Lagerhaus
    .text = +3 Karten, +1 Aktion. Lege danach 3 Handkarten ab.
    .note-1 = Lege auch dann 3 ab, wenn du weniger ziehen konntest.
    .note-2 = Hast du weniger als 3 Handkarten, lege alle ab.

card-smugglers = Schmuggler
    .text = Wähle eine Karte, die dein rechter Nachbar in seinem letzten Zug genommen hat und die höchstens 6 kostet; nimm eine gleiche aus dem Vorrat.
    .note-1 = Wie er die Karte bekommen hat, ob durch Kauf oder anders, ist gleichgültig.
    .note-2 = Kommen mehrere Karten in Frage, wählst du eine aus.
    .note-3 = Gibt es keine solche Karte oder keine mehr im Vorrat, nimmst du nichts.
    .note-4 = Das ist kein Angriff: Burggraben und Leuchtturm helfen nicht dagegen.
    .note-5 = Dein eigener letzter Zug zählt nie.
    .note-6 = Von mehreren Karten darfst du auch eine wählen, deren Stapel leer ist, ohne etwas zu nehmen.

card-cutpurse = Beutelschneider
    .text = +2 Münzen. Jeder Mitspieler legt ein Kupfer aus der Hand ab; wer keines hat, zeigt seine Hand vor.
    .note-1 = Das ist ein Angriff, die Mitspieler dürfen also Reaktionen nutzen.

card-island = Insel
    .text = Diese Karte kommt zusammen mit einer Handkarte auf dein Insel-Tableau; dort bleiben beide bis zum Spielende. 2 Siegpunkte.
    .note-1 = Hast du eine Handkarte, musst du eine zur Seite legen; sonst kommt nur die Insel auf das Tableau.
    .note-2 = Karten auf dem Tableau liegen offen, alle dürfen sie ansehen.
    .note-3 = Bei Spielende zählen sie zu deinen Karten.
    .note-4 = Mit dem Thronsaal kommt die Insel nur einmal auf das Tableau, dazu aber zwei Handkarten.
    .note-5 = Zählt sowohl als Aktions- wie auch als Punktekarte.

card-caravan = Karawane
    .text = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Karte.
    .note-1 = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

card-salvager = Müllverwerter
    .text = +1 Kauf. Entsorge eine Handkarte; du bekommst so viele Münzen, wie sie kostet.
    .note-1 = Hast du eine Handkarte, musst du eine entsorgen.
    .note-2 = Ohne Handkarten bekommst du nur den Kauf.

card-navigator = Navigator
    .text = +2 Münzen. Sieh dir deine obersten 5 Karten an: Entweder legst du alle ab, oder du legst alle beliebig geordnet zurück.
    .note-1 = Nur einen Teil davon abzulegen ist nicht möglich.
    .note-2 = Sind es auch nach dem Mischen weniger als 5 Karten, siehst du dir so viele an wie möglich.

card-pirate-ship = Piratenschiff
    .text = Entweder deckt jeder Mitspieler seine obersten 2 Karten auf, entsorgt 1 Geldkarte deiner Wahl und legt den Rest ab, und wenn etwas entsorgt wurde, kommt 1 Geldmarker auf dein Piratenschiff-Tableau; oder +1 Münze für jeden Marker dort.
    .note-1 = Jeder Mitspieler verliert höchstens 1 Geldkarte.
    .note-2 = Du bekommst jedes Mal höchstens 1 Marker, gleich wie viele Geldkarten entsorgt wurden.
    .note-3 = Die Marker bleiben beim Nutzen auf dem Tableau; anders ausgeben kannst du sie nicht.
    .note-4 = Die Mitspieler dürfen Reaktionen nutzen, gleich wofür du dich entscheidest.

card-treasure-map = Schatzkarte
    .text = Entsorge diese Karte und dazu eine zweite Schatzkarte aus der Hand. Für zwei entsorgte nimmst du 4 Gold oben auf deinen Nachziehstapel.
    .note-1 = Du darfst sie auch ohne eine zweite spielen; dann wird sie ohne Gegenwert entsorgt.
    .note-2 = Mit dem Thronsaal bringt das zweite Mal kein Gold, weil diese Karte schon entsorgt ist; eine weitere Schatzkarte auf der Hand wird trotzdem entsorgt.
    .note-3 = Sind weniger als 4 Gold da, nimm die vorhandenen.

card-sea-hag = Seehexe
    .text = Jeder Mitspieler legt die oberste Karte seines Nachziehstapels ab; an ihre Stelle kommt ein Fluch, den er nimmt.
    .note-1 = Wessen Nachziehstapel leer ist, der mischt zuerst.
    .note-2 = Wer keine Karte ablegen kann, nimmt den Fluch trotzdem.
    .note-3 = Reichen die Flüche nicht, werden sie in Spielreihenfolge verteilt, beginnend links von dir.

card-outpost = Außenposten
    .text = Ziehe beim Aufräumen dieses Zuges nur 3 Karten. Gleich danach hast du einen Extrazug.
    .note-1 = Wie viele Außenposten du auch spielst, du bekommst nur einen Extrazug.
    .note-2 = Ein Außenposten, den du im Extrazug spielst, bringt keinen weiteren.
    .note-3 = Was Dauerkarten für den Beginn deines nächsten Zuges vorsehen, geschieht im Extrazug.
    .note-4 = Am Ende des Extrazuges ziehst du wieder 5 Karten.
    .note-5 = Der Außenposten bleibt bis zum Ende des Extrazuges im Spiel.

card-bazaar = Bazar
    .text = +1 Karte, +2 Aktionen, +1 Münze.
    .note-1 = Du musst die Karte ziehen.

card-explorer = Entdecker
    .text = Nimm ein Silber direkt auf die Hand oder stattdessen ein Gold, wenn du freiwillig eine Provinz aus der Hand vorzeigst.
    .note-1 = Du musst keine Provinz vorzeigen, auch wenn du eine auf der Hand hast.

card-ghost-ship = Geisterschiff
    .text = +2 Karten. Jeder Mitspieler mit 4 oder mehr Handkarten legt Karten davon oben auf seinen Nachziehstapel, bis ihm 3 bleiben.
    .note-1 = Die Mitspieler bestimmen selbst die Karten und deren Reihenfolge.
    .note-2 = Wer 3 oder weniger Handkarten hat, ist nicht betroffen.

card-merchant-ship = Handelsschiff
    .text = +2 Münzen. Zu Beginn deines nächsten Zuges: +2 Münzen.
    .note-1 = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

card-treasury = Schatzkammer
    .text = +1 Karte, +1 Aktion, +1 Münze. Hast du in diesem Zug keine Punktekarte gekauft, darfst du diese Karte beim Aufräumen oben auf deinen Nachziehstapel legen, statt sie abzulegen.
    .note-1 = Das gilt für jede Schatzkammer, die du im Spiel hast.
    .note-2 = Eine Punktekarte zu nehmen, ohne sie zu kaufen, schadet nicht.
    .note-3 = Ist eine Schatzkammer einmal abgelegt, kannst du das nicht mehr nachholen.

card-tactician = Taktiker
    .text = Lege deine ganze Hand ab. War das mindestens 1 Karte, zu Beginn deines nächsten Zuges: +5 Karten, +1 Aktion, +1 Kauf.
    .note-1 = Die 5 Karten ziehst du erst zu Beginn deines nächsten Zuges, nicht beim Aufräumen.
    .note-2 = Mit dem Thronsaal bekommst du den Bonus nur einmal: Beim zweiten Mal ist nichts mehr abzulegen.
    .note-3 = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

card-wharf = Werft
    .text = +2 Karten, +1 Kauf. Zu Beginn deines nächsten Zuges: +2 Karten, +1 Kauf.
    .note-1 = Die beiden weiteren Karten ziehst du erst, wenn dein nächster Zug beginnt, nicht früher.
    .note-2 = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.
