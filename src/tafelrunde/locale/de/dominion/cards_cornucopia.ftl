# Dominion: Kartennamen, Kurztexte und Regelhinweise der Reichen Ernte (eigene Formulierungen).

card-hamlet = Weiler
    .text = +1 Karte, +1 Aktion. Du darfst eine Handkarte ablegen: +1 Aktion. Du darfst eine Handkarte ablegen: +1 Kauf.
    .note-1 = Jeden Bonus gibt es höchstens einmal: nicht 2 Aktionen oder 2 Käufe für 2 Karten.
    .note-2 = Du darfst auch nur für den Kauf ablegen.

card-fortune-teller = Wahrsagerin
    .text = +2 Münzen. Jeder Mitspieler deckt Karten von seinem Nachziehstapel auf, bis eine Punktekarte oder ein Fluch erscheint, legt diese Karte oben auf den Nachziehstapel und die übrigen ab.
    .note-1 = Die erste Punktekarte oder der erste Fluch zählt; niemand wählt.
    .note-2 = Findet sich auch nach dem Mischen nichts, werden alle aufgedeckten Karten abgelegt.
    .note-3 = Auch kombinierte Punktekarten sind Punktekarten.

card-menagerie = Menagerie
    .text = +1 Aktion. Zeige deine Hand vor: Kommt kein Name doppelt vor, +3 Karten, sonst +1 Karte.
    .note-1 = Namen zählen, nicht Kartentypen: Kupfer und Silber sind verschieden.
    .note-2 = Auf einer leeren Hand kommt kein Name doppelt vor.

card-farming-village = Bauerndorf
    .text = +2 Aktionen. Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte erscheint. Nimm sie auf die Hand und lege die übrigen ab.
    .note-1 = Du musst die erste Aktions- oder Geldkarte nehmen.
    .note-2 = Gibt es auch nach dem Mischen keine, nimmst du nichts und legst das Aufgedeckte ab.
    .note-3 = Eine kombinierte Karte zählt, wenn sie unter anderem Aktions- oder Geldkarte ist.

card-horse-traders = Pferdehändler
    .text = +1 Kauf, +3 Münzen. Lege 2 Handkarten ab. Reaktion: Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand zur Seite legen; zu Beginn deines nächsten Zuges kommt sie wieder auf deine Hand und du bekommst +1 Karte.
    .note-1 = Mit weniger als 2 Handkarten legst du ab, was du hast.
    .note-2 = Der Angriff wird nicht abgewehrt, erreicht die zur Seite gelegte Karte aber nicht.
    .note-3 = Gegen denselben Angriff darfst du mehrere Pferdehändler zur Seite legen; jeder bringt seine eigene Karte.
    .note-4 = Liegt er zur Seite, kann er gegen keinen weiteren Angriff genutzt werden.

card-remake = Nachbau
    .text = Zweimal nacheinander: Entsorge eine Handkarte und nimm aus dem Vorrat eine Karte, die genau 1 mehr kostet.
    .note-1 = Du nimmst die erste Karte, bevor du die zweite zum Entsorgen wählst.
    .note-2 = Entsorgen musst du auch, wenn keine Karte die nötigen Kosten hat; du nimmst dann nichts.
    .note-3 = Was du nimmst, liegt auf dem Ablagestapel; du kannst es also nicht gleich wieder entsorgen.

card-tournament = Turnier
    .text = +1 Aktion. Du darfst eine Provinz aus der Hand ablegen; wenn du das tust, nimm einen beliebigen Preis oder ein Herzogtum auf deinen Nachziehstapel. Danach darf jeder Mitspieler eine Provinz aus der Hand vorzeigen; tut das keiner, +1 Karte, +1 Münze.
    .text-2011 = +1 Aktion. Jeder Spieler darf eine Provinz aus der Hand vorzeigen. Wenn du das tust, lege sie ab und nimm einen beliebigen Preis oder ein Herzogtum auf deinen Nachziehstapel. Tut es kein Mitspieler, +1 Karte, +1 Münze.
    .note-1 = Ob du eine Provinz ablegst und ob ein Mitspieler eine vorzeigt, hängt nicht zusammen: Alle vier Ergebnisse sind möglich.
    .note-2 = Du darfst einen Preis oder ein Herzogtum auch wählen, wenn nichts davon übrig ist; dann nimmst du nichts.
    .note-3 = Die Preise gehören nicht zum Vorrat: Nichts anderes bringt sie, und für das Spielende zählen sie nicht.
    .note-4 = In der Auflage von 2011 zeigen alle vor, bevor etwas abgelegt oder genommen wird; in der von 2014 nimmst du deine Karte zuerst.
    .note-5 = Die Preise liegen auch bereit, wenn das Turnier nur im Schwarzmarktstapel ist.

card-young-witch = Junge Hexe
    .text = +2 Karten. Lege 2 Handkarten ab. Jeder Mitspieler darf eine Bannkarte aus der Hand vorzeigen; wer es nicht tut, nimmt einen Fluch. Spielvorbereitung: Ein weiterer Königreichstapel, der 2 oder 3 kostet, kommt als Bannstapel in den Vorrat.
    .note-1 = Der Bannstapel ist ein gewöhnlicher Vorratsstapel: Man kann davon kaufen, und er zählt für das Spielende.
    .note-2 = Reaktionen werden genutzt, bevor Bannkarten vorgezeigt werden.
    .note-3 = Eine Bannkarte, die Reaktionskarte ist, darf für beides genutzt werden, wenn sie noch auf der Hand ist.
    .note-4 = Gehen die Flüche aus, nehmen die folgenden Mitspieler keinen.
    .note-5 = Einen Bannstapel gibt es auch, wenn die Junge Hexe nur im Schwarzmarktstapel ist.

card-harvest = Ernte
    .text = Decke die obersten 4 Karten deines Nachziehstapels auf und lege sie ab: +1 Münze für jeden verschiedenen Namen darunter.
    .note-1 = Sind es auch nach dem Mischen weniger als 4 Karten, zählen diese.

card-horn-of-plenty = Füllhorn
    .text = 0 Münzen wert. Wenn du es ausspielst, nimm aus dem Vorrat eine Karte, die höchstens 1 für jeden verschiedenen Namen kostet, den du im Spiel hast, diesen eingeschlossen. Ist es eine Punktekarte, entsorge das Füllhorn.
    .note-1 = Karten, die du in diesem Zug entsorgt oder zur Seite gelegt hast, sind nicht im Spiel; Dauerkarten aus früheren Zügen schon.
    .note-2 = Auch kombinierte Punktekarten sind Punktekarten.
    .note-3 = Punktekarten, die du auf andere Weise nimmst, spielen keine Rolle.
    .note-4 = Es zählt sich selbst mit, und nehmen musst du immer etwas.

card-hunting-party = Treibjagd
    .text = +1 Karte, +1 Aktion. Zeige deine Hand vor. Decke Karten von deinem Nachziehstapel auf, bis eine erscheint, deren Name nicht auf deiner Hand ist. Nimm sie auf die Hand und lege die übrigen ab.
    .note-1 = Gibt es auch nach dem Mischen keine solche Karte, legst du ab, was du vom Nachziehstapel aufgedeckt hast.

card-jester = Harlekin
    .text = +2 Münzen. Jeder Mitspieler legt die oberste Karte seines Nachziehstapels ab. Ist es eine Punktekarte, nimmt er einen Fluch; sonst bestimmst du, ob er oder du eine Karte gleichen Namens aus dem Vorrat nimmt.
    .note-1 = Auch kombinierte Punktekarten sind Punktekarten.
    .note-2 = Hat der Vorrat keine Karte dieses Namens, nimmt niemand eine.
    .note-3 = Die Mitspieler sind der Reihe nach dran, beginnend links von dir.

card-fairgrounds = Festplatz
    .text = 2 Siegpunkte für je 5 verschiedene Namen unter deinen Karten (abgerundet).
    .note-1 = 5 bis 9 Namen bringen 2 Punkte, 10 bis 14 Namen 4 Punkte und so weiter; weniger als 5 bringen nichts.
    .note-2 = Es zählen alle deine Karten, wo immer sie sind.

card-bag-of-gold = Ein Sack voll Gold
    .text = +1 Aktion. Nimm ein Gold auf deinen Nachziehstapel.
    .note-1 = Ist der Nachziehstapel leer, ist das Gold seine einzige Karte.

card-diadem = Diadem
    .text = 2 Münzen wert. Wenn du es ausspielst, +1 Münze für jede Aktion, die du nicht genutzt hast.
    .note-1 = Aktionen zählen, nicht Aktionskarten: Wer nichts gespielt hat, hat noch 1 übrig, wer nur das Bauerndorf gespielt hat, 2.

card-followers = Gefolge
    .text = +2 Karten. Nimm ein Anwesen. Jeder Mitspieler nimmt einen Fluch und legt dann Karten ab, bis er 3 auf der Hand hat.
    .note-1 = Wer keinen Fluch mehr vorfindet, legt trotzdem ab; wer höchstens 3 Handkarten hat, nimmt trotzdem einen Fluch.

card-princess = Prinzessin
    .text = +1 Kauf. Solange diese Karte im Spiel ist, kosten alle Karten 2 weniger, jedoch nie weniger als 0.
    .note-1 = Das gilt überall: im Vorrat, auf den Händen, in Nachzieh- und Ablagestapeln.
    .note-2 = Zweimal gespielt ist sie doch nur einmal im Spiel und senkt die Kosten um 2.

card-trusty-steed = Streitross
    .text = Wähle zwei verschiedene: +2 Karten; +2 Aktionen; +2 Münzen; nimm 4 Silber und lege deinen Nachziehstapel auf deinen Ablagestapel.
    .note-1 = Das Gewählte geschieht in dieser Reihenfolge: Du ziehst, bevor du die Silber nimmst.
    .note-2 = Du darfst wählen, was sich nicht ganz ausführen lässt, und nimmst weniger Silber, wenn keine 4 da sind.
    .note-3 = Der Nachziehstapel wird umgelegt, nicht abgelegt, und nicht durchgesehen; ein Tunnel darin reagiert nicht.
