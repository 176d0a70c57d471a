# Dominion: Kartennamen, Kurztexte und Regelhinweise von Empires (eigene Formulierungen).

card-encampment = Feldlager
    .text = +2 Karten, +2 Aktionen. Du darfst ein Gold oder ein Diebesgut aus der Hand vorzeigen. Tust du das nicht, lege diese Karte zur Seite; zu Beginn des Aufräumens kommt sie auf ihren Stapel zurück.
    .note-1 = Du darfst auch verzichten, wenn du eines auf der Hand hast.
    .note-2 = Zurückgelegt liegt es obenauf und muss wieder weg sein, bevor das nächste Diebesgut genommen werden kann.
    .note-3 = Wird dieselbe Karte durch den Thronsaal noch einmal gespielt, kann sie nicht noch einmal zur Seite gelegt werden; die Boni gibt sie trotzdem.

card-plunder = Diebesgut
    .text = 2 Münzen wert. +1 Siegpunktmarker.
    .note-1 = Den Marker bringt jedes Ausspielen: unter der Krone sind es zwei.

card-encampment-plunder = Feldlager/Diebesgut
    .text = Ein geteilter Stapel: 5 Feldlager über 5 Diebesgut. Nur die oberste Karte kann gekauft oder genommen werden.

card-patrician = Patrizier
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; kostet sie mindestens 5 Münzen, kommt sie auf deine Hand.
    .note-1 = Schulden in den Kosten ändern nichts daran: Reichtum kommt auf die Hand, ein Stadtviertel nicht.
    .note-2 = Ist auch nach dem Mischen keine Karte da, wird nichts aufgedeckt.

card-emporium = Handelsplatz
    .text = +1 Karte, +1 Aktion, +1 Münze. Wenn du diese Karte nimmst und mindestens 5 Aktionskarten im Spiel hast, +2 Siegpunktmarker.
    .note-1 = Alle Aktionskarten im Spiel zählen, auch Dauerkarten aus früheren Zügen.

card-patrician-emporium = Patrizier/Handelsplatz
    .text = Ein geteilter Stapel: 5 Patrizier über 5 Handelsplätzen. Nur die oberste Karte kann gekauft oder genommen werden.

card-settlers = Siedler
    .text = +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch. Du darfst ein Kupfer daraus vorzeigen und auf die Hand nehmen.
    .note-1 = Du darfst auch nachsehen, wenn du weißt, dass keines da ist, und ein Kupfer liegen lassen.

card-bustling-village = Emsiges Dorf
    .text = +1 Karte, +3 Aktionen. Sieh deinen Ablagestapel durch. Du darfst eine Karte Siedler daraus vorzeigen und auf die Hand nehmen.
    .note-1 = Du darfst auch nachsehen, wenn du weißt, dass keine da ist, und Siedler liegen lassen.
    .note-2 = Die übrigen Karten behalten ihre Reihenfolge.

card-settlers-bustling-village = Siedler/Emsiges Dorf
    .text = Ein geteilter Stapel: 5 Siedler über 5 Emsigen Dörfern. Nur die oberste Karte kann gekauft oder genommen werden.

card-catapult = Katapult
    .text = +1 Münze. Entsorge eine Handkarte. Kostet sie mindestens 3 Münzen, nimmt jeder Mitspieler einen Fluch. Ist sie eine Geldkarte, legt jeder Mitspieler bis auf 3 Handkarten alles ab.
    .note-1 = Eine Geldkarte, die 3 oder mehr kostet, bewirkt beides, ein Kupfer nur das Ablegen.
    .note-2 = Nur die Münzen in den Kosten zählen: Ein Stadtviertel bringt keinen Fluch.

card-rocks = Felsen
    .text = 1 Münze wert. Wenn du diese Karte nimmst oder entsorgst, nimm ein Silber: in deiner Kaufphase auf deinen Nachziehstapel, sonst auf die Hand.
    .note-1 = Im Zug eines anderen ist nicht deine Kaufphase: Das Silber kommt auf die Hand.

card-catapult-rocks = Katapult/Felsen
    .text = Ein geteilter Stapel: 5 Katapulte über 5 Felsen. Nur die oberste Karte kann gekauft oder genommen werden.

card-gladiator = Gladiator
    .text = +2 Münzen. Zeige eine Handkarte vor. Zeigt dein linker Nachbar keine Handkarte gleichen Namens vor, +1 Münze und ein Gladiator aus dem Vorrat wird entsorgt.
    .note-1 = Der Nachbar darf verzichten, auch wenn er die Karte hat.
    .note-2 = Hast du keine Karte zum Vorzeigen, bekommst du die Münze und entsorgst einen Gladiator ebenso.
    .note-3 = Sind die Gladiatoren im Vorrat aufgebraucht, bekommst du nur die Münze.

card-fortune = Reichtum
    .text = +1 Kauf. Verdopple deine Münzen, wenn du das in diesem Zug noch nicht getan hast. Wenn du diese Karte nimmst, nimm für jeden Gladiator, den du im Spiel hast, ein Gold.
    .note-1 = Nur Münzen, die du schon hast, werden verdoppelt, keine späteren.
    .note-2 = Jedes weitere Ausspielen im selben Zug gibt nur den Kauf.

card-gladiator-fortune = Gladiator/Reichtum
    .text = Ein geteilter Stapel: 5 Gladiatoren über 5 Reichtum. Nur die oberste Karte kann gekauft oder genommen werden.

card-chariot-race = Wagenrennen
    .text = +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf und nimm sie auf die Hand; dein linker Nachbar deckt seine auf und legt sie zurück. Kostet deine mehr, +1 Münze und +1 Siegpunktmarker.
    .note-1 = Gleiche Kosten bringen nichts.
    .note-2 = Hast du oder hat dein Nachbar keine Karte zum Aufdecken, bekommst du nichts außer deiner Karte.

card-enchantress = Zauberin
    .text = Bis zu deinem nächsten Zug bringt die erste Aktionskarte, die ein Mitspieler in seinem eigenen Zug spielt, +1 Karte und +1 Aktion statt dessen, was auf ihr steht. Zu Beginn deines nächsten Zuges: +2 Karten.
    .note-1 = Reaktionen werden beim Ausspielen der Zauberin genutzt, nicht erst, wenn sie wirkt.
    .note-2 = Ersetzt wird nur, was die Karte beim Ausspielen tut; was sie über Nehmen, Kaufen oder die Zeit im Spiel sagt, gilt.
    .note-3 = Früher gespielte Dauerkarten wirken wie gewohnt weiter.
    .note-4 = Auch eine Krone in der Kaufphase zählt, wenn sie die erste Aktionskarte des Zuges ist.

card-farmers-market = Bauernmarkt
    .text = +1 Kauf. Liegen auf seinem Stapel 4 oder mehr Siegpunktmarker, nimm sie und entsorge diese Karte. Sonst lege einen Siegpunktmarker dazu, danach +1 Münze für jeden Marker dort.
    .note-1 = Alle Marker auf dem Stapel zählen, gleich wer sie gelegt hat.
    .note-2 = Wer die Marker nimmt, bekommt keine Münzen; danach beginnt es von vorn.
    .note-3 = Auch ein leerer Stapel sammelt weiter Marker.

card-sacrifice = Opfer
    .text = Entsorge eine Handkarte. Aktionskarte: +2 Karten, +2 Aktionen. Geldkarte: +2 Münzen. Punktekarte: +2 Siegpunktmarker.
    .note-1 = Eine kombinierte Karte bringt jeden passenden Bonus.
    .note-2 = Ein Fluch bringt nichts.

card-temple = Tempel
    .text = +1 Siegpunktmarker. Entsorge 1 bis 3 Handkarten mit verschiedenen Namen. Lege einen Siegpunktmarker auf den Tempelstapel. Wenn du diese Karte nimmst, nimm die Siegpunktmarker von ihrem Stapel.
    .note-1 = Zwei Karten gleichen Namens kannst du nicht entsorgen.
    .note-2 = Der Marker wird auch auf den leeren Stapel gelegt.

card-villa = Villa
    .text = +2 Aktionen, +1 Kauf, +1 Münze. Wenn du diese Karte nimmst, kommt sie auf deine Hand und du bekommst +1 Aktion; ist es deine Kaufphase, kehre in deine Aktionsphase zurück.
    .note-1 = In der Aktionsphase genommen kannst du sie sofort spielen.
    .note-2 = Danach beginnt deine Kaufphase neu: Geldkarten dürfen wieder gespielt werden, und Texte zum Beginn der Kaufphase gelten wieder.
    .note-3 = Der Beginn deines Zuges kommt nicht noch einmal.
    .note-4 = Du darfst in einem Zug mehrmals zurückkehren.
    .note-5 = Im Zug eines anderen kommt sie auf deine Hand; die Aktion nützt nichts.

card-archive = Archiv
    .text = +1 Aktion. Lege die obersten 3 Karten deines Nachziehstapels verdeckt zur Seite und sieh sie an. Nimm jetzt und zu Beginn deiner nächsten beiden Züge je eine davon auf die Hand.
    .note-1 = Jedes Archiv hat seine eigenen Karten.
    .note-2 = Sind es weniger als 3 Karten, lege so viele zur Seite wie möglich.
    .note-3 = Es wird in dem Zug abgelegt, in dem du seine letzte Karte nimmst.

card-capital = Vermögen
    .text = 6 Münzen wert. +1 Kauf. Wenn du diese Karte aus dem Spiel ablegst, nimm 6 Schulden; danach darfst du Schulden abzahlen.
    .note-1 = Hast du noch andere Schulden, darfst du mehr als diese 6 zahlen.
    .note-2 = Wird sie nicht aus dem Spiel abgelegt, sondern zum Beispiel entsorgt, nimmst du keine Schulden.
    .note-3 = Zweimal gespielt bringt sie nur 6 Schulden, weil sie nur einmal abgelegt wird.

card-charm = Zauber
    .text = Entweder +1 Kauf und +2 Münzen, oder beim nächsten Kauf einer Karte in diesem Zug darfst du zusätzlich eine Karte anderen Namens mit genau denselben Kosten nehmen.
    .note-1 = Die andere Karte nimmst du vor der gekauften.
    .note-2 = Mehrere Zauber summieren sich: je eine weitere Karte, und diese dürfen denselben Namen haben.
    .note-3 = Schulden gehören zu den Kosten und müssen ebenfalls gleich sein.

card-crown = Krone
    .text = In deiner Aktionsphase darfst du eine Aktionskarte aus der Hand zweimal spielen. In deiner Kaufphase darfst du eine Geldkarte aus der Hand zweimal spielen.
    .note-1 = Mit einer Krone auf einer Krone spielst du zwei andere Karten je zweimal, in beiden Phasen.
    .note-2 = In der Aktionsphase spielt sie eine Aktionskarte zweimal, auch wenn du sie durch eine andere Karte als Geldkarte spielst.

card-forum = Forum
    .text = +3 Karten, +1 Aktion. Lege 2 Handkarten ab. Wenn du diese Karte kaufst, +1 Kauf.
    .note-1 = Der Kauf ist sofort nutzbar: Mit einem einzigen Kauf darfst du ein Forum und danach noch etwas kaufen.
    .note-2 = Ohne Kauf genommen gibt es keinen Kauf.

card-groundskeeper = Gärtnerin
    .text = +1 Karte, +1 Aktion. Solange diese Karte im Spiel ist, +1 Siegpunktmarker, wenn du eine Punktekarte nimmst.
    .note-1 = Mehrere Gärtnerinnen bringen je einen Marker.
    .note-2 = Eine zweimal gespielte Gärtnerin ist einmal im Spiel und bringt einen Marker.

card-legionary = Legionär
    .text = +3 Münzen. Du darfst ein Gold aus der Hand vorzeigen. Tust du das, legt jeder Mitspieler bis auf 2 Handkarten alles ab und zieht dann eine Karte.
    .note-1 = Die Mitspieler entscheiden über Reaktionen, bevor du über das Gold entscheidest.
    .note-2 = Wer höchstens 2 Handkarten hat, legt nichts ab, zieht aber eine Karte.

card-wild-hunt = Wilde Jagd
    .text = Entweder +3 Karten und ein Siegpunktmarker auf den Stapel Wilde Jagd, oder du nimmst ein Anwesen und mit ihm die Siegpunktmarker des Stapels.
    .note-1 = Das Anwesen darfst du auch wählen, wenn keines mehr da ist; Marker bekommst du dann auch nicht.
    .note-2 = All das gilt auch bei leerem Stapel Wilde Jagd.

card-castles = Schlösser
    .text = Ein Stapel aus acht verschiedenen Schlössern, nach Kosten sortiert, das billigste obenauf. Nur die oberste Karte kann gekauft oder genommen werden.
    .note-1 = Zu zweit gibt es jedes einmal. Bei mehr Spielern sind Bescheidenes, Kleines und Reiches Schloss sowie Königsschloss doppelt, zusammen 12.

card-humble-castle = Bescheidenes Schloss
    .text = 1 Münze wert. 1 Siegpunkt für jedes deiner Schlösser.
    .note-1 = Es zählt sich selbst mit.

card-crumbling-castle = Verfallendes Schloss
    .text = 1 Siegpunkt. Wenn du diese Karte nimmst oder entsorgst, +1 Siegpunktmarker und nimm ein Silber.

card-small-castle = Kleines Schloss
    .text = Entsorge diese Karte oder ein Schloss aus deiner Hand. Hast du das getan, nimm das oberste Schloss des Stapels. 2 Siegpunkte.
    .note-1 = Das genommene Schloss darf mehr kosten als das entsorgte.

card-haunted-castle = Spukschloss
    .text = 2 Siegpunkte. Wenn du diese Karte in deinem Zug nimmst, nimm ein Gold, und jeder Mitspieler mit mindestens 5 Handkarten legt 2 davon oben auf seinen Nachziehstapel.
    .note-1 = Die Mitspieler legen auch zurück, wenn kein Gold mehr da ist.
    .note-2 = Das ist kein Angriff: Reaktionen sind dagegen nicht möglich.

card-opulent-castle = Reiches Schloss
    .text = Lege beliebig viele Punktekarten aus der Hand ab, +2 Münzen für jede. 3 Siegpunkte.
    .note-1 = Auch kombinierte Punktekarten zählen.

card-sprawling-castle = Ausgedehntes Schloss
    .text = 4 Siegpunkte. Wenn du diese Karte nimmst, nimm ein Herzogtum oder 3 Anwesen.
    .note-1 = Sind zu wenige Anwesen da, nimmst du die restlichen.

card-grand-castle = Prunkschloss
    .text = 5 Siegpunkte. Wenn du diese Karte nimmst, zeige deine Hand vor; +1 Siegpunktmarker für jede Punktekarte auf deiner Hand oder im Spiel.
    .note-1 = Auch kombinierte Punktekarten zählen.

card-kings-castle = Königsschloss
    .text = 2 Siegpunkte für jedes deiner Schlösser.
    .note-1 = Es zählt sich selbst mit.

card-engineer = Ingenieurin
    .text = Nimm eine Karte, die höchstens 4 kostet. Du darfst diese Karte entsorgen; tust du das, nimm noch eine, die höchstens 4 kostet.
    .note-1 = Karten mit Schulden in den Kosten sind zu teuer.
    .note-2 = Die zweite Karte darf die gleiche sein wie die erste.

card-city-quarter = Stadtviertel
    .text = +2 Aktionen. Zeige deine Hand vor; +1 Karte für jede Aktionskarte darin.
    .note-1 = Auch kombinierte Aktionskarten zählen.

card-overlord = Lehnsherr
    .text = Spiele aus dem Vorrat eine Aktionskarte, die höchstens 5 kostet und kein Befehl ist; sie bleibt dort liegen.
    .text-2016 = Wähle im Vorrat eine Aktionskarte, die höchstens 5 kostet, und spiele diese Karte, als wäre sie jene. Bis sie das Spiel verlässt, ist sie jene Karte.
    .note-1 = Wählbar sind nur Karten, die offen oben auf einem Vorratsstapel liegen.
    .note-2 = Auflage 2016: Spielt ihn der Thronsaal zweimal, ist er beide Male die zuerst gewählte Karte. Nach den Errata von 2019 wählst du neu.
    .note-3 = Er selbst ist eine Aktionskarte: In der Kaufphase kannst du ihn nicht als Krone spielen.
    .note-4 = Auflage 2016: Mit der gewählten Karte nimmt er deren Namen, Kosten und Typen an und bleibt wie eine Dauerkarte im Spiel. Nach den Errata von 2019 ist die gewählte Karte nicht im Spiel.

card-royal-blacksmith = Königlicher Schmied
    .text = +5 Karten. Zeige deine Hand vor und lege alle Kupfer darin ab.
    .note-1 = Auch Kupfer, die du vorher schon hattest, werden abgelegt.

## Ereignisse

card-advance = Aufstieg
    .text = Du darfst eine Aktionskarte aus der Hand entsorgen. Tust du das, nimm eine Aktionskarte, die höchstens 6 kostet.
    .note-1 = Wer nichts entsorgt, nimmt nichts.

card-annex = Schlacht
    .text = Sieh deinen Ablagestapel durch. Lass bis zu 5 Karten dort und mische die übrigen in deinen Nachziehstapel. Nimm ein Herzogtum.
    .note-1 = Das geht auch, wenn kein Herzogtum mehr da ist.

card-donate = Spende
    .text = Nach diesem Zug: Nimm Nachziehstapel und Ablagestapel auf die Hand, entsorge beliebig viele Karten, mische den Rest in deinen Nachziehstapel und ziehe 5 Karten.
    .note-1 = Was entsorgte Karten beim Entsorgen bewirken, geschieht vor dem Mischen.
    .note-2 = Sie geschieht zwischen zwei Zügen: Wer über diesen Zug bestimmt hat, hat hier nichts zu sagen.

card-delve = Erforschen
    .text = +1 Kauf. Nimm ein Silber.
    .note-1 = Der verbrauchte Kauf kommt zurück: Mit 7 Münzen und 1 Kauf kannst du es zweimal erwerben und dann noch 3 ausgeben.

card-tax = Steuer
    .text = Lege 2 Schuldenmarker auf einen Vorratsstapel. Vorbereitung: 1 Schuldenmarker auf jeden Vorratsstapel. Wer eine Karte kauft, nimmt die Schulden von ihrem Stapel.
    .note-1 = Wer eine Karte nimmt, ohne sie zu kaufen, lässt die Schulden auf ihrem Stapel.
    .note-2 = Du darfst jeden Vorratsstapel wählen, ob dort Schulden liegen oder nicht.

card-banquet = Bankett
    .text = Nimm 2 Kupfer und eine Karte, die höchstens 5 kostet und keine Punktekarte ist.
    .note-1 = Das geht auch, wenn kein Kupfer mehr da ist.

card-ritual = Ritual
    .text = Nimm einen Fluch. Hast du das getan, entsorge eine Handkarte; +1 Siegpunktmarker für jede Münze, die sie kostet.
    .note-1 = Kannst du keinen Fluch nehmen, passiert nichts weiter.
    .note-2 = Nur die Münzen in den Kosten zählen, Schulden und Tränke nicht.

card-salt-the-earth = Versalztes Land
    .text = +1 Siegpunktmarker. Entsorge eine Punktekarte aus dem Vorrat.
    .note-1 = Was diese Karte beim Entsorgen bewirkt, geschieht für dich.

card-wedding = Hochzeit
    .text = +1 Siegpunktmarker. Nimm ein Gold.
    .note-1 = Den Marker bekommst du auch, wenn kein Gold mehr da ist.

card-windfall = Glücksfall
    .text = Sind dein Nachziehstapel und dein Ablagestapel leer, nimm 3 Gold.
    .note-1 = Sind es weniger als 3 Gold, nimm die restlichen.

card-conquest = Eroberung
    .text = Nimm 2 Silber. +1 Siegpunktmarker für jedes Silber, das du in diesem Zug genommen hast.
    .note-1 = Zweimal in einem Zug erworben bringt sie erst 2, dann 4 Marker.
    .note-2 = Sind zu wenige Silber da, gibt es auch weniger Marker.

card-dominate = Beherrschen
    .text = Nimm eine Provinz. Hast du das getan, +9 Siegpunktmarker.
    .note-1 = Kannst du keine Provinz nehmen, passiert nichts.

card-triumph = Siegeszug
    .text = Nimm ein Anwesen. Hast du das getan, +1 Siegpunktmarker für jede Karte, die du in diesem Zug genommen hast.
    .note-1 = Das Anwesen zählt mit, Ereignisse zählen nicht.
    .note-2 = Kannst du kein Anwesen nehmen, passiert nichts.

## Landmarken

card-aqueduct = Aquädukt
    .text = Wenn du eine Geldkarte nimmst, lege 1 Siegpunktmarker von ihrem Stapel hierher. Wenn du eine Punktekarte nimmst, nimm die Siegpunktmarker von hier. Vorbereitung: je 8 Siegpunktmarker auf Silber und Gold.
    .note-1 = Jede Geldkarte zählt, auf deren Stapel Marker liegen, gleich woher sie kamen.
    .note-2 = Ist eine Karte beides, bestimmst du, was zuerst geschieht.
    .note-3 = Sind die Marker eines Stapels aufgebraucht, wird nichts mehr verlegt.

card-arena = Arena
    .text = Zu Beginn deiner Kaufphase darfst du eine Aktionskarte ablegen; tust du das, nimm 2 Siegpunktmarker von hier. Vorbereitung: 6 Siegpunktmarker je Spieler.
    .note-1 = Sie gilt für jede Kaufphase eines Zuges, etwa nach einer Villa.
    .note-2 = Sind weniger als 2 Marker da, nimm den Rest; aufgefüllt wird nicht.

card-bandit-fort = Räuberfestung
    .text = Bei der Wertung -2 Siegpunkte für jedes deiner Silber und Gold.
    .note-1 = Das Ergebnis kann negativ sein.

card-basilica = Basilika
    .text = Wenn du eine Karte kaufst und noch mindestens 2 Münzen übrig hast, nimm 2 Siegpunktmarker von hier. Vorbereitung: 6 Siegpunktmarker je Spieler.
    .note-1 = Jeder Kauf zählt: Mit 4 Münzen und 3 Käufen bringen ein Kupfer und ein Anwesen je 2 Marker, ein zweites Anwesen keine.

card-baths = Badehaus
    .text = Wenn du deinen Zug beendest, ohne eine Karte genommen zu haben, nimm 2 Siegpunktmarker von hier. Vorbereitung: 6 Siegpunktmarker je Spieler.
    .note-1 = Auf welche Weise eine Karte genommen wurde, ist gleichgültig.
    .note-2 = Ein Ereignis ist keine Karte.

card-battlefield = Schlachtfeld
    .text = Wenn du eine Punktekarte nimmst, nimm 2 Siegpunktmarker von hier. Vorbereitung: 6 Siegpunktmarker je Spieler.
    .note-1 = Auch im Zug eines anderen und auf jede Weise.

card-colonnade = Kolonnaden
    .text = Wenn du eine Aktionskarte kaufst, von der du eine im Spiel hast, nimm 2 Siegpunktmarker von hier. Vorbereitung: 6 Siegpunktmarker je Spieler.
    .note-1 = Anders genommen bringt sie nichts.
    .note-2 = Die Namen müssen gleich sein: Eine andere Karte desselben Stapels zählt nicht.

card-defiled-shrine = Entweihter Schrein
    .text = Wenn du eine Aktionskarte nimmst, lege 1 Siegpunktmarker von ihrem Stapel hierher. Wenn du einen Fluch kaufst, nimm die Siegpunktmarker von hier. Vorbereitung: 2 Siegpunktmarker auf jeden Aktionsstapel im Vorrat, der keine Sammlung ist.
    .note-1 = Ein Fluch, der nicht gekauft wird, bringt nichts.
    .note-2 = Auch Marker, die auf andere Weise auf einen Stapel kamen, wandern, etwa die einer Sammlung.

card-fountain = Brunnen
    .text = Bei der Wertung 15 Siegpunkte, wenn du mindestens 10 Kupfer hast.
    .note-1 = Mehr Kupfer bringen nicht mehr, weniger bringen nichts.

card-keep = Bollwerk
    .text = Bei der Wertung 5 Siegpunkte für jede Geldkarte, von der du mehr hast als jeder andere oder so viele wie der mit den meisten.
    .note-1 = Bei Gleichstand an der Spitze punkten alle Beteiligten.
    .note-2 = Jede im Spiel verwendete Geldkarte zählt, auch kombinierte.

card-labyrinth = Labyrinth
    .text = Wenn du in einem deiner Züge deine zweite Karte nimmst, nimm 2 Siegpunktmarker von hier. Vorbereitung: 6 Siegpunktmarker je Spieler.
    .note-1 = Einmal je Zug: Eine dritte Karte bringt nichts.
    .note-2 = Karten, die du im Zug eines anderen nimmst, zählen nicht.

card-mountain-pass = Gebirgspass
    .text = Nach dem Zug, in dem jemand als Erster eine Provinz nimmt, bietet jeder einmal bis zu 40 Schulden, zuletzt dieser Spieler. Wer am meisten bietet, bekommt +8 Siegpunktmarker und die gebotenen Schulden.
    .note-1 = Das geschieht einmal im Spiel. Eine aus dem Vorrat entsorgte Provinz wurde nicht genommen.
    .note-2 = Es beginnt, wer links sitzt; ein Gebot muss höher sein als das letzte, sonst passt man.
    .note-3 = 40 kann niemand überbieten.
    .note-4 = Passen alle, bekommt niemand etwas.

card-museum = Museum
    .text = Bei der Wertung 2 Siegpunkte für jeden verschiedenen Namen unter deinen Karten.
    .note-1 = Verschiedene Karten desselben Stapels zählen einzeln.

card-obelisk = Obelisk
    .text = Bei der Wertung 2 Siegpunkte für jede deiner Karten von einem vor dem Spiel ausgelosten Stapel. Vorbereitung: Lost einen Aktionsstapel des Vorrats aus.
    .note-1 = Bei einem geteilten oder gemischten Stapel zählt jede seiner Karten.
    .note-2 = Nur Vorratsstapel werden ausgelost, auch Ruinen und der Bannstapel.

card-orchard = Obstgarten
    .text = Bei der Wertung 4 Siegpunkte für jede Aktionskarte, von der du mindestens 3 hast.
    .note-1 = Mehr als 3 bringen nicht mehr.

card-palace = Palast
    .text = Bei der Wertung 3 Siegpunkte für jeden Satz aus Kupfer, Silber und Gold.
    .note-1 = 7 Kupfer, 5 Silber und 2 Gold sind zwei Sätze.

card-tomb = Grabmal
    .text = Wenn du eine Karte entsorgst, +1 Siegpunktmarker.
    .note-1 = Auch im Zug eines anderen.
    .note-2 = Auch wenn die Karte nicht dir gehört, wie bei Versalztes Land.

card-tower = Turm
    .text = Bei der Wertung 1 Siegpunkt für jede deiner Karten von einem leeren Vorratsstapel, Punktekarten ausgenommen.
    .note-1 = Ein geteilter Stapel muss ganz leer sein.
    .note-2 = Flüche zählen, wenn ihr Stapel leer ist.

card-triumphal-arch = Triumphbogen
    .text = Bei der Wertung 3 Siegpunkte für jede Karte deiner zweithäufigsten Aktionskarte.
    .note-1 = Bei Gleichstand an der Spitze gilt eine davon als zweite: 7 und 7 bringen 21.

card-wall = Mauer
    .text = Bei der Wertung -1 Siegpunkt für jede deiner Karten über 15.
    .note-1 = Das Ergebnis kann negativ sein.

card-wolf-den = Wolfsbau
    .text = Bei der Wertung -3 Siegpunkte für jede Karte, von der du genau eine hast.
    .note-1 = Wo sie liegen, ist gleichgültig: Eine im Nachzieh- und eine im Ablagestapel sind zwei.
    .note-2 = Das Ergebnis kann negativ sein.
