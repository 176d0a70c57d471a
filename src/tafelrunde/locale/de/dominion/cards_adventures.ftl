# Dominion: Kartennamen, Kurztexte und Regelhinweise von Abenteuer (eigene Formulierungen).

## Königreichkarten

card-coin-of-the-realm = Königliche Münzen
    .text = 1 Münze wert. Wenn du sie ausspielst, kommt sie auf dein Wirtshaustableau. Direkt nachdem du eine Aktion ausgeführt hast, darfst du sie für +2 Aktionen aufrufen.
    .note-1 = Das Aufrufen bringt keine Münze.
    .note-2 = Aufgerufen ist sie im Spiel; du legst sie beim Aufräumen dieses Zuges ab.

card-page = Page
    .text = +1 Karte, +1 Aktion. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Schatzsucher eintauschen.
    .note-1 = Der Tausch kostet nichts: Der Page kommt auf seinen Stapel zurück, der Schatzsucher auf deinen Ablagestapel, ohne dass du ihn nimmst.
    .note-2 = Ist kein Schatzsucher mehr da, wird nicht getauscht.

card-peasant = Kleinbauer
    .text = +1 Kauf, +1 Münze. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Soldaten eintauschen.
    .note-1 = Der Tausch kostet nichts und ist kein Nehmen.

card-ratcatcher = Rattenfänger
    .text = +1 Karte, +1 Aktion. Er kommt auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du ihn aufrufen, um eine Handkarte zu entsorgen.
    .note-1 = Aufrufen musst du ihn nicht; hast du es getan, ist das Entsorgen Pflicht.

card-raze = Zerstörung
    .text = +1 Aktion. Entsorge diese Karte oder eine Handkarte. Sieh dir so viele Karten oben von deinem Nachziehstapel an, wie die entsorgte Karte Münzen kostet; nimm eine davon auf die Hand und lege die anderen ab.
    .note-1 = Ansehen ist kein Ziehen: Ein –1-Karte-Marker bleibt auf deinem Nachziehstapel und kostet dich die Karte nicht.
    .note-2 = Für eine Karte, die 0 kostet, siehst du dir nichts an.
    .note-3 = Wird sie ein zweites Mal gespielt und ist schon entsorgt, kannst du immer noch eine Handkarte entsorgen.

card-amulet = Amulett
    .text = Jetzt und zu Beginn deines nächsten Zuges wählst du je eines: +1 Münze, eine Handkarte entsorgen oder ein Silber nehmen.
    .note-1 = Du darfst beim zweiten Mal etwas anderes wählen.
    .note-2 = Du darfst auch wählen, was sich nicht ausführen lässt.

card-caravan-guard = Karawanenwächter
    .text = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Münze. Reaktion: Wenn ein Mitspieler einen Angriff ausspielt, darfst du diese Karte aus der Hand ausspielen.
    .note-1 = Spielst du ihn im Zug eines anderen, bringt er keine nutzbare Aktion.
    .note-2 = Er wird vor dem Angriff ausgeführt und hält ihn nicht auf.
    .note-3 = Wie auch immer du ihn gespielt hast, er bleibt bis zum Aufräumen deines nächsten eigenen Zuges im Spiel.

card-dungeon = Verlies
    .text = +1 Aktion. Jetzt und zu Beginn deines nächsten Zuges: +2 Karten, lege danach 2 Handkarten ab.
    .note-1 = Lege auch dann 2 ab, wenn du weniger ziehen konntest.
    .note-2 = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

card-gear = Ausrüstung
    .text = +2 Karten. Lege bis zu 2 Handkarten verdeckt zur Seite. Zu Beginn deines nächsten Zuges kommen sie wieder auf deine Hand.
    .note-1 = Auch eben gezogene Karten dürfen dabei sein; kein anderer sieht, welche Karten es sind.
    .note-2 = Legst du keine zur Seite, wird die Ausrüstung schon beim Aufräumen dieses Zuges abgelegt.

card-guide = Kundschafter
    .text = +1 Karte, +1 Aktion. Er kommt auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du ihn aufrufen, um deine ganze Hand abzulegen und 5 Karten zu ziehen.
    .note-1 = Du ziehst 5 Karten, wie viele du auch abgelegt hast.

card-duplicate = Duplikat
    .text = Es kommt auf dein Wirtshaustableau. Wenn du eine Karte nimmst, die höchstens 6 kostet, darfst du es aufrufen, um noch eine Karte dieses Namens aus dem Vorrat zu nehmen.
    .note-1 = Du darfst es auch im Zug eines anderen aufrufen; dann wird es beim Aufräumen jenes Zuges abgelegt.
    .note-2 = Zu einer Karte, die keinen Stapel im Vorrat hat, bekommst du keine zweite.
    .note-3 = Ist keine mehr da, nimmst du nichts.
    .note-4 = Zu einer genommenen Karte darfst du mehrere Duplikate aufrufen, und die durch eines genommene darf das nächste aufrufen.

card-magpie = Elster
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf: Eine Geldkarte kommt auf deine Hand; für eine Aktions- oder Punktekarte nimmst du eine Elster.
    .note-1 = Eine Karte von beiderlei Art bewirkt beides.
    .note-2 = Was nicht auf die Hand kommt, geht zurück auf den Nachziehstapel.
    .note-3 = Ist keine Elster mehr da, nimmst du nichts.

card-messenger = Kurier
    .text = +1 Kauf, +2 Münzen. Du darfst deinen ganzen Nachziehstapel auf den Ablagestapel legen. Kaufst du diese Karte und ist das dein erster Kauf in diesem Zug, nimm eine Karte, die höchstens 4 kostet; jeder Mitspieler nimmt eine Karte gleichen Namens.
    .note-1 = Den Nachziehstapel umzulegen ist kein Ablegen.
    .note-2 = Ein vorher im Zug erworbenes Ereignis zählt als erster Kauf.
    .note-3 = Nimmst du den Kurier, ohne ihn zu kaufen, bringt das nichts.
    .note-4 = Die Mitspieler nehmen der Reihe nach, beginnend links von dir, solange der Stapel reicht.

card-miser = Geizhals
    .text = Entweder legst du ein Kupfer aus der Hand auf dein Wirtshaustableau, oder du bekommst +1 Münze für jedes Kupfer dort.
    .note-1 = Kupfer auf dem Tableau sind nicht im Spiel, gehören bei Spielende aber weiter dir.
    .note-2 = Beides darfst du auch wählen, wenn es nichts bewirkt.

card-port = Hafenstadt
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte kaufst, nimm noch eine Hafenstadt.
    .note-1 = Eine Hafenstadt, die du nimmst, ohne sie zu kaufen, bringt keine zweite.
    .note-2 = Der Stapel hat 12 Karten.

card-ranger = Wildhüter
    .text = +1 Kauf. Drehe deinen Reise-Marker um; liegt nun die Vorderseite oben, +5 Karten.
    .note-1 = Zu Beginn liegt die Vorderseite oben, das erste Umdrehen bringt also nichts.
    .note-2 = Jeder gespielte Wildhüter dreht den Marker um, auch im selben Zug.

card-transmogrify = Transformation
    .text = +1 Aktion. Sie kommt auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie aufrufen, um eine Handkarte zu entsorgen und eine Karte auf die Hand zu nehmen, die höchstens 1 mehr kostet.
    .note-1 = Die genommene Karte darf auch billiger oder die gleiche sein.
    .note-2 = Gibt es nichts zu entsorgen, nimmst du nichts.

card-artificer = Kunsthandwerker
    .text = +1 Karte, +1 Aktion, +1 Münze. Lege beliebig viele Handkarten ab. Du darfst eine Karte, die genau so viele Münzen kostet, wie du Karten abgelegt hast, auf deinen Nachziehstapel nehmen.
    .note-1 = Legst du keine ab, darfst du eine Karte nehmen, die 0 kostet.
    .note-2 = Du darfst Karten ablegen und nichts nehmen.

card-bridge-troll = Brückentroll
    .text = Jeder Mitspieler nimmt seinen –1-Geld-Marker. Jetzt und zu Beginn deines nächsten Zuges: +1 Kauf. Solange diese Karte im Spiel ist, kosten Karten in deinen Zügen 1 weniger, aber nie weniger als 0.
    .note-1 = Jeder Brückentroll im Spiel zählt einmal, wie oft er auch gespielt wurde.
    .note-2 = Ereignisse werden nicht billiger.
    .note-3 = In Zügen anderer senkt er keine Kosten.
    .note-4 = Der Marker nimmt seinem Besitzer 1 Münze, sobald dieser das nächste Mal welche bekommt; mehr als einen hat niemand.

card-distant-lands = Ferne Lande
    .text = Sie kommen auf dein Wirtshaustableau. Bei Spielende dort 4 Siegpunkte wert, anderswo 0.
    .note-1 = Sie bleiben bis zum Spielende auf dem Tableau.
    .note-2 = Als Punktekarte liegen sie zu zweit mit 8, sonst mit 12 Karten aus.

card-giant = Riese
    .text = Drehe deinen Reise-Marker um. Rückseite oben: +1 Münze. Vorderseite oben: +5 Münzen, und jeder Mitspieler deckt die oberste Karte seines Nachziehstapels auf; kostet sie 3 bis 6, entsorgt er sie, sonst legt er sie ab und nimmt einen Fluch.
    .note-1 = Die Mitspieler dürfen Reaktionen nutzen, auch wenn danach die Rückseite oben liegt.
    .note-2 = Zu Beginn liegt die Vorderseite oben, der erste Riese bringt also 1 Münze.
    .note-3 = Kosten mit Trank oder Schulden sind nie 3 bis 6; ein Plus oder Stern neben den Kosten ändert nichts.

card-haunted-woods = Geisterwald
    .text = Bis zu deinem nächsten Zug legt jeder Mitspieler, der eine Karte kauft, seine ganze Hand in beliebiger Reihenfolge auf seinen Nachziehstapel. Zu Beginn deines nächsten Zuges: +3 Karten.
    .note-1 = Ein Ereignis zu erwerben ist kein Kauf einer Karte.
    .note-2 = Reagieren kann man nur beim Ausspielen, nicht erst beim Kauf.
    .note-3 = Die zurückgelegten Karten und ihre Reihenfolge sieht kein anderer.

card-lost-city = Verlorene Stadt
    .text = +2 Karten, +2 Aktionen. Wenn du diese Karte nimmst, zieht jeder Mitspieler eine Karte.
    .note-1 = Auf welche Weise du sie nimmst, ist gleichgültig.

card-relic = Relikt
    .text = 2 Münzen wert. Jeder Mitspieler legt seinen –1-Karte-Marker auf seinen Nachziehstapel.
    .note-1 = Es ist ein Angriff, obwohl es in der Kaufphase gespielt wird: Reaktionen sind möglich.
    .note-2 = Wer seine Hand auf eine Zahl von Karten auffüllt, entfernt zuerst den Marker und füllt dann bis zu dieser Zahl auf.
    .note-3 = Wer mit dem Karawanenwächter reagiert, zieht dessen Karte, bevor der Marker gelegt wird.
    .note-4 = Der Marker kostet eine Karte beim nächsten Ziehen, auch beim Aufräumen; ein zweiter kommt nie dazu.

card-royal-carriage = Königliche Kutsche
    .text = +1 Aktion. Sie kommt auf dein Wirtshaustableau. Direkt nachdem du eine Aktion ausgeführt hast, die noch im Spiel ist, darfst du die Kutsche aufrufen, um diese Aktion noch einmal zu spielen.
    .note-1 = Eine Karte, die entsorgt wurde oder auf das Wirtshaustableau gekommen ist, kann sie nicht wiederholen.
    .note-2 = Wiederholt sie eine Dauerkarte, bleibt sie im Spiel, bis diese abgelegt wird.
    .note-3 = Mehrere Kutschen dürfen dieselbe Aktion nacheinander wiederholen.

card-storyteller = Geschichtenerzähler
    .text = +1 Aktion, +1 Münze. Du darfst bis zu 3 Geldkarten aus der Hand ausspielen. Zahle danach alle deine Münzen und ziehe für jede eine Karte.
    .note-1 = Gezahlt werden alle Münzen dieses Zuges, auch die von früher gespielten Karten.
    .note-2 = Du darfst auch keine Geldkarte spielen; gezahlt wird trotzdem.
    .note-3 = Tränke werden nicht gezahlt.

card-swamp-hag = Sumpfhexe
    .text = Bis zu deinem nächsten Zug nimmt jeder Mitspieler, der eine Karte kauft, einen Fluch. Zu Beginn deines nächsten Zuges: +3 Münzen.
    .note-1 = Ein Ereignis zu erwerben ist kein Kauf einer Karte.
    .note-2 = Reagieren kann man nur beim Ausspielen, nicht erst beim Kauf.
    .note-3 = Jede Sumpfhexe gibt für jede gekaufte Karte einen Fluch.

card-treasure-trove = Schatz
    .text = 2 Münzen wert. Wenn du ihn ausspielst, nimm ein Gold und ein Kupfer.
    .note-1 = Ist einer der Stapel leer, nimmst du nur die andere Karte.

card-wine-merchant = Weinhändler
    .text = +1 Kauf, +4 Münzen. Er kommt auf dein Wirtshaustableau. Hast du am Ende deiner Kaufphase mindestens 2 Münzen nicht ausgegeben, darfst du ihn vom Tableau ablegen.
    .note-1 = 2 Münzen genügen für beliebig viele Weinhändler.

card-hireling = Gefolgsmann
    .text = Zu Beginn jedes deiner Züge, vom nächsten an bis zum Spielende: +1 Karte. Diese Karte bleibt im Spiel.
    .note-1 = Spielt ihn der Thronsaal zweimal, bringt er jedes Mal 2 Karten, und beide Karten bleiben bis zum Ende im Spiel.

## Reisende neben dem Vorrat

card-soldier = Soldat
    .text = +2 Münzen und +1 Münze für jeden anderen Angriff, den du im Spiel hast. Jeder Mitspieler mit 4 oder mehr Handkarten legt eine ab. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Flüchtling eintauschen.
    .note-1 = Sich selbst zählt er nicht, andere Soldaten aber schon.
    .note-2 = Man kann ihn weder kaufen noch nehmen, sondern nur gegen einen Kleinbauern eintauschen.

card-fugitive = Flüchtling
    .text = +2 Karten, +1 Aktion. Lege eine Handkarte ab. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Schüler eintauschen.
    .note-1 = Ziehe zuerst, lege dann ab.

card-disciple = Schüler
    .text = Du darfst eine Aktion aus der Hand zweimal spielen; nimm eine Karte dieses Namens aus dem Vorrat. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Lehrer eintauschen.
    .note-1 = Eine Karte, die keinen Stapel im Vorrat hat, bringt keine weitere.
    .note-2 = Zuerst wird zweimal gespielt, dann genommen.

card-teacher = Lehrer
    .text = Er kommt auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du ihn aufrufen, um deinen Marker +1 Karte, +1 Aktion, +1 Kauf oder +1 Geld auf einen Aktionsstapel im Vorrat zu legen, auf dem kein Marker von dir liegt.
    .note-1 = Der Bonus kommt vor dem Text der gespielten Karte.
    .note-2 = Marker anderer Spieler stören nicht.
    .note-3 = Jeder eigene Marker schließt einen Stapel aus, auch –2 Kosten und Entsorgen.

card-treasure-hunter = Schatzsucher
    .text = +1 Aktion, +1 Münze. Nimm für jede Karte, die dein rechter Nachbar in seinem letzten Zug genommen hat, ein Silber. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Krieger eintauschen.
    .note-1 = Auch ohne Kauf genommene Karten zählen.
    .note-2 = Eingetauschte Karten wurden nicht genommen und zählen nicht.

card-warrior = Krieger
    .text = +2 Karten. Für jeden Reisenden, den du im Spiel hast, diesen eingeschlossen, legt jeder Mitspieler die oberste Karte seines Nachziehstapels ab und entsorgt sie, wenn sie genau 3 oder 4 kostet. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Helden eintauschen.
    .note-1 = Gezählt wird beim Ausspielen; Reisende auf der Hand zählen nicht.
    .note-2 = Kosten mit Trank oder Schulden sind weder 3 noch 4; ein Plus oder Stern neben den Kosten ändert nichts.

card-hero = Held
    .text = +2 Münzen. Nimm eine Geldkarte aus dem Vorrat. Wenn du ihn aus dem Spiel ablegst, darfst du ihn gegen einen Champion eintauschen.
    .note-1 = Auch Geldkarten des Königreichs darfst du nehmen.

card-champion = Champion
    .text = +1 Aktion. Für den Rest des Spiels bleibt diese Karte im Spiel, Angriffe der Mitspieler treffen dich nicht, und jede Aktion, die du ausspielst, bringt +1 Aktion.
    .note-1 = Auf den Schutz kannst du nicht verzichten.
    .note-2 = Für sein eigenes Ausspielen gibt er nichts weiter; ein zweiter Champion profitiert vom ersten.

## Ereignisse

card-alms = Almosen
    .text = Einmal pro Zug: Hast du keine Geldkarten im Spiel, nimm eine Karte, die höchstens 4 kostet.
    .note-1 = Nur Geldkarten, die in diesem Moment im Spiel sind, zählen, nicht solche, die es verlassen haben.
    .note-2 = Du darfst es auch mit Geldkarten im Spiel erwerben, ohne etwas zu nehmen.

card-borrow = Leihgabe
    .text = Einmal pro Zug: +1 Kauf. Liegt dein –1-Karte-Marker nicht auf deinem Nachziehstapel, lege ihn für +1 Münze dorthin.
    .note-1 = Liegt der Marker schon dort, bekommst du nur den Kauf.

card-quest = Quest
    .text = Du darfst einen Angriff oder zwei Flüche oder sechs Karten ablegen. Wenn du das tust, nimm ein Gold.
    .note-1 = Fehlen dir Karten, darfst du auch weniger ablegen als verlangt, aber das bringt kein Gold.

card-save = Zuflucht
    .text = Einmal pro Zug: +1 Kauf. Lege eine Handkarte verdeckt zur Seite; sie kommt wieder auf deine Hand, nachdem du deine nächste Hand gezogen hast.
    .note-1 = Die Karte kommt zur nächsten Hand hinzu: Du ziehst so viele wie sonst.

card-scouting-party = Spähtrupp
    .text = +1 Kauf. Sieh dir die obersten 5 Karten deines Nachziehstapels an; lege 3 davon ab und die anderen in beliebiger Reihenfolge zurück.
    .note-1 = Sind es auch nach dem Mischen weniger als 5, werden zuerst 3 abgelegt; nur der Rest geht zurück.
    .note-2 = Ansehen ist kein Ziehen: Ein –1-Karte-Marker bleibt auf deinem Nachziehstapel.

card-travelling-fair = Wanderzirkus
    .text = +2 Käufe. Sooft du in diesem Zug eine Karte nimmst, darfst du sie auf deinen Nachziehstapel legen.
    .note-1 = Eingetauschte Karten werden nicht genommen und kommen nicht dorthin.
    .note-2 = Du entscheidest für jede Karte neu; das Ereignis zweimal zu erwerben ändert nichts.

card-bonfire = Freudenfeuer
    .text = Entsorge bis zu 2 Karten, die du im Spiel hast.
    .note-1 = Münzen aus entsorgten Geldkarten bleiben dir.
    .note-2 = Was eine Dauerkarte noch bewirken soll, geht nicht verloren, wenn sie entsorgt wird.

card-expedition = Expedition
    .text = Ziehe für deine nächste Hand 2 Karten mehr.
    .note-1 = Jeder Erwerb zählt: Mit zwei Expeditionen sind es 9 Karten.

card-ferry = Überfahrt
    .text = Lege deinen –2-Kosten-Marker auf einen Aktionsstapel im Vorrat: In deinen Zügen kosten seine Karten 2 weniger, aber nie weniger als 0.
    .note-1 = Alle Karten dieses Stapels werden billiger, wo immer sie sind und wofür es auch zählt.
    .note-2 = Erwirbst du sie noch einmal, wandert der Marker.
    .note-3 = Andere Spieler zahlen wie zuvor.

card-plan = Planung
    .text = Lege deinen Entsorgen-Marker auf einen Aktionsstapel im Vorrat: Wenn du eine Karte von dort kaufst, darfst du eine Handkarte entsorgen.
    .note-1 = Eine Karte des Stapels zu nehmen, ohne sie zu kaufen, zählt nicht.
    .note-2 = Erwirbst du sie noch einmal, wandert der Marker.

card-mission = Mission
    .text = Einmal pro Zug: War der Zug vor diesem der eines anderen Spielers, machst du nach diesem Zug einen weiteren, in dem du keine Karten kaufen kannst.
    .note-1 = Im weiteren Zug darfst du Ereignisse erwerben, Karten auf andere Weise nehmen und Reisende eintauschen.
    .note-2 = Eine im weiteren Zug erworbene Mission bringt keinen nächsten.

card-pilgrimage = Pilgerfahrt
    .text = Einmal pro Zug: Drehe deinen Reise-Marker um. Liegt nun die Vorderseite oben, wähle bis zu 3 Karten verschiedenen Namens, die du im Spiel hast, und nimm von jedem Namen eine.
    .note-1 = Zu Beginn liegt die Vorderseite oben, das erste Umdrehen bringt also nichts.
    .note-2 = Karten, die keinen Stapel im Vorrat haben, kannst du nicht nehmen.

card-ball = Ball
    .text = Nimm deinen –1-Geld-Marker. Nimm 2 Karten, die je höchstens 4 kosten.
    .note-1 = Sie dürfen gleich oder verschieden sein.

card-raid = Überfall
    .text = Nimm für jedes Silber, das du im Spiel hast, ein Silber. Jeder Mitspieler legt seinen –1-Karte-Marker auf seinen Nachziehstapel.
    .note-1 = Das ist kein Angriff: Niemand darf reagieren, und kein Schutz hilft.

card-seaway = Seeweg
    .text = Nimm eine Aktion, die höchstens 4 kostet, und lege deinen Marker +1 Kauf auf ihren Stapel.
    .note-1 = Der Marker bleibt dort, auch wenn die Karte später mehr kostet oder der Stapel leer ist.
    .note-2 = Nimmst du keine Karte, wird der Marker nicht gelegt.
    .note-3 = Ein weiterer Seeweg oder ein Lehrer versetzt ihn.

card-trade = Handel
    .text = Entsorge bis zu 2 Handkarten und nimm für jede ein Silber.
    .note-1 = Du darfst auch nur eine oder keine Karte entsorgen.

card-lost-arts = Verlorene Kunst
    .text = Lege deinen Marker +1 Aktion auf einen Aktionsstapel im Vorrat: Wenn du eine Karte von dort ausspielst, zuerst +1 Aktion.
    .note-1 = Eine weitere Verlorene Kunst oder ein Lehrer versetzt den Marker.

card-training = Training
    .text = Lege deinen Marker +1 Geld auf einen Aktionsstapel im Vorrat: Wenn du eine Karte von dort ausspielst, zuerst +1 Münze.
    .note-1 = Ein weiteres Training oder ein Lehrer versetzt den Marker.

card-inheritance = Erbschaft
    .text = Einmal pro Spiel: Lege eine Aktion aus dem Vorrat, die keine Punktekarte ist und höchstens 4 kostet, unter deinem Anwesen-Marker zur Seite. Für dich haben Anwesen nun auch deren Fähigkeiten und Typen.
    .note-1 = Deine Anwesen behalten Namen, Kosten und Stapel, und jedes zählt weiter 1 Siegpunkt.
    .note-2 = Marker auf dem Stapel der zur Seite gelegten Karte gelten nicht für deine Anwesen.
    .note-3 = Auch Dauer- und Reservekarten, Angriffe und Reaktionen lassen sich erben; ein Anwesen ist dann auch eine solche Karte.
    .note-4 = Anwesen anderer Spieler bleiben, was sie sind.

card-pathfinding = Wegsuche
    .text = Lege deinen Marker +1 Karte auf einen Aktionsstapel im Vorrat: Wenn du eine Karte von dort ausspielst, zuerst +1 Karte.
    .note-1 = Eine weitere Wegsuche oder ein Lehrer versetzt den Marker.
