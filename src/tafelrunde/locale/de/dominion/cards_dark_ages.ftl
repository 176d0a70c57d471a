# Dominion: Kartennamen, Kurztexte und Regelhinweise von Dark Ages (eigene Formulierungen).

## Königreichkarten

card-poor-house = Armenhaus
    .text = +4 Münzen. Zeige deine Hand vor; für jede Geldkarte darunter verlierst du 1 Münze, kommst aber nie unter 0.
    .text-2012 = +4 Münzen, 1 weniger für jede Geldkarte in deiner Hand, die du vorzeigst; von diesen Münzen bleiben nie weniger als 0.
    .note-1 = Auch kombinierte Geldkarten zählen.
    .note-2 = In der Auflage von 2019 zehren viele Geldkarten auch Münzen anderer Karten auf, in der von 2012 nur diese 4.

card-beggar = Bettler
    .text = Nimm 3 Kupfer auf die Hand. Reaktion: Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand ablegen; nimm 2 Silber, eines davon oben auf deinen Nachziehstapel.
    .note-1 = Er wird wirklich abgelegt, nicht nur vorgezeigt, und wehrt den Angriff nicht ab.
    .note-2 = Ist nur noch ein Silber da, kommt es auf deinen Nachziehstapel.
    .note-3 = Du darfst auch einen Bettler nutzen, den dir gerade eine andere Reaktion auf die Hand gebracht hat, und mehrere nacheinander.

card-squire = Knappe
    .text = +1 Münze. Wähle: +2 Aktionen oder +2 Käufe oder nimm ein Silber. Wenn du diese Karte entsorgst, nimm einen Angriff aus dem Vorrat.
    .note-1 = Von den Rittern kannst du nur den nehmen, der offen liegt.
    .note-2 = Gibt es im Vorrat keinen Angriff, nimmst du nichts.

card-vagrant = Landstreicher
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf. Ein Fluch, eine Ruine, ein Unterschlupf oder eine Punktekarte kommt auf deine Hand, jede andere bleibt oben liegen.
    .note-1 = Bei kombinierten Karten genügt ein passender Typ.

card-forager = Mundraub
    .text = +1 Aktion, +1 Kauf. Entsorge eine Handkarte. Danach +1 Münze für jede Geldkarte anderen Namens im Müll.
    .note-1 = Ohne Handkarten entsorgst du nichts, bekommst aber trotzdem die Münzen.
    .note-2 = Es zählen die Namen, nicht die Karten: 3 Kupfer und ein Harem im Müll sind 2 Münzen.

card-hermit = Eremit
    .text = Sieh deinen Ablagestapel durch. Du darfst von dort oder aus der Hand eine Karte entsorgen, die keine Geldkarte ist. Nimm eine Karte, die höchstens 3 kostet. Wenn du diese Karte aus dem Spiel ablegst und in diesem Zug keine Karte gekauft hast, entsorge sie und nimm einen Verrückten.
    .note-1 = Entsorgen musst du nichts, nehmen musst du eine Karte.
    .note-2 = Kombinierte Geldkarten dürfen nicht entsorgt werden.
    .note-3 = Nur Käufe bewahren den Eremiten; was du auf andere Weise genommen hast, ist gleichgültig.
    .note-4 = Ein Eremit, der schon vorher aus dem Spiel ging, etwa durch die Prozession entsorgt, bringt keinen Verrückten.
    .note-5 = Sind keine Verrückten mehr da, wird der Eremit trotzdem entsorgt.

card-market-square = Marktplatz
    .text = +1 Karte, +1 Aktion, +1 Kauf. Reaktion: Wird eine deiner Karten entsorgt, darfst du diese Karte aus der Hand ablegen; nimm ein Gold.
    .note-1 = Auf eine entsorgte Karte darfst du mit mehreren Marktplätzen antworten.
    .note-2 = Das geht auch im Zug eines Mitspielers.
    .note-3 = Du wählst die Reihenfolge zwischen dem Marktplatz und dem, was die entsorgte Karte bringt.

card-sage = Weiser
    .text = +1 Aktion. Decke Karten von deinem Nachziehstapel auf, bis eine mindestens 3 kostet. Nimm diese auf die Hand und lege die übrigen ab.
    .note-1 = Kostet auch nach dem Mischen keine genug, legst du alle ab.

card-storeroom = Lagerraum
    .text = +1 Kauf. Lege beliebig viele Handkarten ab und ziehe ebenso viele. Lege dann noch einmal beliebig viele ab: +1 Münze für jede.
    .note-1 = Beim zweiten Mal darfst du auch gerade gezogene Karten ablegen; beide Male darf es auch gar keine sein.

card-urchin = Gassenjunge
    .text = +1 Karte, +1 Aktion. Jeder Mitspieler legt Handkarten ab, bis er 4 hat. Solange diese Karte im Spiel ist: Wenn du einen weiteren Angriff spielst, darfst du zuerst diese Karte entsorgen; wenn du das tust, nimm einen Söldner.
    .note-1 = Wer 4 oder weniger Handkarten hat, ist nicht betroffen.
    .note-2 = Denselben Gassenjungen noch einmal zu spielen ist kein weiterer Angriff, ein zweiter Gassenjunge schon.
    .note-3 = Du entscheidest, bevor die Mitspieler reagieren und bevor der Angriff etwas bewirkt.
    .note-4 = Du darfst ihn auch entsorgen, wenn kein Söldner mehr da ist.

card-armory = Waffenkammer
    .text = Nimm eine Karte, die höchstens 4 kostet, oben auf deinen Nachziehstapel.
    .note-1 = Karten neben dem Vorrat, etwa die Beute, kannst du nicht nehmen.

card-death-cart = Leichenkarren
    .text = +5 Münzen. Entsorge eine Aktionskarte aus der Hand, andernfalls diese Karte. Wenn du diese Karte nimmst, nimm 2 Ruinen.
    .note-1 = Eines von beidem ist Pflicht; ohne Aktionskarte auf der Hand wird diese Karte entsorgt.
    .note-2 = Eine Festung genügt, obwohl sie auf deine Hand zurückkommt.
    .note-3 = Wer durch den Botschafter einen nimmt, nimmt auch 2 Ruinen; das Weitergeben durch die Maskerade ist kein Nehmen.
    .note-4 = Die Ruinen nimmt, wer die Karte wirklich nimmt, auch wenn ein anderer sie gekauft hat.
    .note-5 = Sind weniger als 2 Ruinen da, nimm die vorhandenen.

card-feodum = Lehen
    .text = 1 Siegpunkt für je 3 Silber, die du besitzt. Wenn du diese Karte entsorgst, nimm 3 Silber.
    .note-1 = Es wird abgerundet: Mit 11 Silber zählt jedes Lehen 3.
    .note-2 = Auch im Zug eines Mitspielers nimmst du die Silber; reichen sie nicht, so viele, wie da sind.
    .note-3 = Der Stapel hat zu zweit 8 Karten, sonst 12.

card-fortress = Festung
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte entsorgst, kommt sie auf deine Hand zurück.
    .note-1 = Sie gilt als entsorgt und kommt auch im Zug eines Mitspielers zurück.
    .note-2 = Das Zurücknehmen ist kein Nehmen einer Karte.

card-ironmonger = Eisenhändler
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; du darfst sie ablegen. In jedem Fall: für eine Aktionskarte +1 Aktion, für eine Geldkarte +1 Münze, für eine Punktekarte +1 Karte.
    .note-1 = Entscheide über das Ablegen, bevor du den Bonus bekommst.
    .note-2 = Eine kombinierte Karte bringt jeden passenden Bonus.

card-marauder = Marodeur
    .text = Nimm eine Beute. Jeder Mitspieler nimmt eine Ruine.
    .note-1 = Ist keine Beute mehr da, nimmst du keine; die Ruinen werden in Spielreihenfolge verteilt, solange sie reichen.

card-procession = Prozession
    .text = Du darfst eine Aktionskarte aus der Hand zweimal spielen. Entsorge sie danach und nimm eine Aktionskarte, die genau 1 mehr kostet.
    .note-1 = Was das Entsorgen bringt, kommt vor dem Nehmen.
    .note-2 = Du nimmst auch dann eine Karte, wenn die Aktionskarte nicht entsorgt werden konnte, weil sie nicht mehr im Spiel ist.
    .note-3 = Eine so gespielte zweite Prozession spielt zwei Aktionskarten je zweimal; am Ende wird auch sie entsorgt.
    .note-4 = Eine entsorgte Dauerkarte tut, was noch aussteht, zweimal. In der Auflage von 2012 bleibt die Prozession dafür im Spiel, in der von 2019 nicht.

card-rats = Ratten
    .text = +1 Karte, +1 Aktion. Nimm Ratten. Entsorge eine Handkarte außer Ratten; hast du nur Ratten, zeige deine Hand vor. Wenn du diese Karte entsorgst, +1 Karte.
    .note-1 = Ohne Handkarten oder mit nichts als Ratten entsorgst du nichts.
    .note-2 = Der Stapel hat immer 20 Karten.
    .note-3 = Auch im Zug eines Mitspielers ziehst du die Karte.

card-scavenger = Lumpensammler
    .text = +2 Münzen. Du darfst deinen Nachziehstapel auf den Ablagestapel legen. Lege danach eine Karte aus deinem Ablagestapel oben auf den Nachziehstapel.
    .note-1 = Der Nachziehstapel wird umgelegt, nicht abgelegt: Niemand sieht seine Karten, und Anweisungen zum Ablegen schweigen.
    .note-2 = Eine Karte musst du auch wählen, wenn der Nachziehstapel liegen bleibt, außer dein Ablagestapel ist leer.

card-wandering-minstrel = Barde
    .text = +1 Karte, +2 Aktionen. Decke die obersten 3 Karten deines Nachziehstapels auf. Lege die Aktionskarten in beliebiger Reihenfolge zurück und die übrigen ab.
    .note-1 = Auch kombinierte Aktionskarten gelten als Aktionskarten.
    .note-2 = Sind es auch nach dem Mischen weniger als 3 Karten, deckst du so viele auf wie möglich.

card-band-of-misfits = Vogelfreie
    .text = Spiele eine Aktionskarte aus dem Vorrat, die weniger kostet als diese Karte und kein Befehl ist. Sie bleibt dort liegen.
    .text-2012 = Wähle im Vorrat eine Aktionskarte, die weniger kostet als diese Karte. Diese Karte ist bis zum Verlassen des Spiels jene Karte, mit Namen, Kosten und Typen.
    .note-1 = Wählen kannst du nur Karten, die offen auf einem Vorratsstapel liegen: keine aus leeren Stapeln, keine verdeckten, keine neben dem Vorrat.
    .note-2 = Spielt eine Karte sie mehrmals, wählst du jedes Mal neu; in der Auflage von 2012 nur beim ersten Mal.
    .note-3 = Die gespielte Karte bewegt sich nicht selbst; in der Auflage von 2012 bewegen sich an ihrer Stelle die Vogelfreien.
    .note-4 = Als Dauerkarte bleiben sie so lange im Spiel, wie es die Dauerkarte bliebe, auch wenn sie als Thronsaal eine Dauerkarte gespielt haben.
    .note-5 = In der Auflage von 2012 sind sie in jeder Hinsicht die andere Karte: Sie zählen mit deren Namen und Kosten, und was diese beim Aufräumen tut, tun sie.
    .note-6 = In der Auflage von 2012 sind sie außerhalb des Spiels wieder die Vogelfreien: Als Festung unter der Prozession kommen sie auf deine Hand zurück, und du nimmst eine Karte, die 6 kostet.

card-bandit-camp = Banditenlager
    .text = +1 Karte, +2 Aktionen. Nimm eine Beute.
    .note-1 = Ist keine Beute mehr da, nimmst du keine.

card-catacombs = Katakomben
    .text = Sieh dir die obersten 3 Karten deines Nachziehstapels an. Nimm sie entweder auf die Hand, oder lege sie ab und ziehe 3 Karten. Wenn du diese Karte entsorgst, nimm eine billigere.
    .note-1 = Lege zuerst ab: Musst du für die neuen Karten mischen, sind die abgelegten dabei.
    .note-2 = Die billigere Karte nimmst du auch im Zug eines Mitspielers.

card-count = Graf
    .text = Wähle: Lege 2 Handkarten ab oder lege eine Handkarte oben auf deinen Nachziehstapel oder nimm ein Kupfer. Wähle danach: +3 Münzen oder entsorge deine Hand oder nimm ein Herzogtum.
    .note-1 = Beide Male wählst du unabhängig, auch etwas, das du nicht ausführen kannst.
    .note-2 = Entsorgst du deine Hand, werden zuerst alle Karten entsorgt; erst dann folgt in beliebiger Reihenfolge, was sie bringen.

card-counterfeit = Falschgeld
    .text = 1 Münze, +1 Kauf. Du darfst eine andere Geldkarte aus der Hand zweimal spielen. Entsorge sie danach.
    .note-1 = Eine Beute bringt 6 Münzen und kommt auf ihren Stapel zurück; entsorgt wird sie nicht.
    .note-2 = Auch ein weiteres Falschgeld darf so gespielt werden.

card-cultist = Kultist
    .text = +2 Karten. Jeder Mitspieler nimmt eine Ruine. Du darfst einen weiteren Kultisten aus der Hand spielen. Wenn du diese Karte entsorgst, +3 Karten.
    .note-1 = Der weitere Kultist braucht und verbraucht keine Aktion.
    .note-2 = Die Ruinen werden in Spielreihenfolge verteilt, solange sie reichen.
    .note-3 = Wird er entsorgt, während du Karten aufdeckst, legst du die übrigen aufgedeckten ab, bevor du ziehst.

card-graverobber = Grabräuber
    .text = Wähle: Nimm eine Karte, die 3 bis 6 kostet, aus dem Müll oben auf deinen Nachziehstapel; oder entsorge eine Aktionskarte aus der Hand und nimm eine Karte, die höchstens 3 mehr kostet.
    .note-1 = Du darfst auch wählen, was du nicht ausführen kannst.
    .note-2 = Was die entsorgte Aktionskarte bringt, kommt vor dem Nehmen.
    .note-3 = Auf die zweite Weise nimmst du aus dem Vorrat auf den Ablagestapel.

card-junk-dealer = Schrotthändler
    .text = +1 Karte, +1 Aktion, +1 Münze. Entsorge eine Handkarte.
    .note-1 = Ziehe zuerst; dann musst du eine Karte entsorgen, wenn du eine hast.

card-mystic = Medium
    .text = +1 Aktion, +2 Münzen. Nenne eine Karte und decke die oberste deines Nachziehstapels auf. Ein Treffer kommt auf deine Hand, jede andere Karte bleibt oben liegen.
    .note-1 = Nenne eine einzelne Karte: Ein Ritter ist nicht der andere, eine Ruine nicht die andere.

card-pillage = Raubzug
    .text = Entsorge diese Karte. Jeder Mitspieler mit 5 oder mehr Handkarten deckt sie auf und legt die ab, die du bestimmst. Nimm 2 Beuten.
    .text-2012 = Entsorge diese Karte. Jeder Mitspieler deckt seine Hand auf und legt die Karte ab, die du bestimmst. Nimm 2 Beuten.
    .note-1 = In der Auflage von 2012 trifft es jeden Mitspieler, in der von 2019 nur die mit 5 oder mehr Handkarten.
    .note-2 = Vom Thronsaal noch einmal gespielt, tut er alles, außer sich selbst zu entsorgen.
    .note-3 = Reichen die Beuten nicht, nimm die vorhandenen.

card-rebuild = Neubau
    .text = +1 Aktion. Nenne eine Karte. Decke Karten von deinem Nachziehstapel auf, bis eine Punktekarte anderen Namens kommt. Lege die übrigen ab, entsorge diese und nimm eine Punktekarte, die höchstens 3 mehr kostet.
    .note-1 = Du darfst jede Karte nennen, gleich welchen Typs; eine genannte Punktekarte ist geschützt.
    .note-2 = Die neue Karte darf auch die gleiche wie die entsorgte oder eine billigere sein.
    .note-3 = Kommt auch nach dem Mischen keine solche Karte, legst du alle ab, und sonst geschieht nichts.

card-rogue = Schurke
    .text = +2 Münzen. Liegt im Müll eine Karte, die 3 bis 6 kostet, nimm eine davon. Sonst deckt jeder Mitspieler die obersten 2 Karten seines Nachziehstapels auf, entsorgt eine, die 3 bis 6 kostet, und legt den Rest ab.
    .note-1 = Kannst du eine Karte nehmen, musst du es tun.
    .note-2 = Passen beide aufgedeckten Karten, wählt ihr Besitzer, welche entsorgt wird; passt keine, werden beide abgelegt.

card-altar = Altar
    .text = Entsorge eine Handkarte. Nimm eine Karte, die höchstens 5 kostet.
    .note-1 = Du nimmst auch dann eine Karte, wenn du keine entsorgen konntest.

card-hunting-grounds = Jagdgründe
    .text = +4 Karten. Wenn du diese Karte entsorgst, nimm ein Herzogtum oder 3 Anwesen.
    .note-1 = Du darfst auch wählen, was gar nicht oder nur zum Teil da ist.

## Ritter

card-knights = Ritter
    .text = Zehn verschiedene Ritter, gemischt; nur der oberste liegt offen und kann genommen werden. Jeder tut etwas Eigenes und greift dann an: Jeder Mitspieler deckt die obersten 2 Karten seines Nachziehstapels auf, entsorgt eine, die 3 bis 6 kostet, und legt den Rest ab. Wurde ein Ritter entsorgt, entsorge den, den du gespielt hast.
    .note-1 = Kosten beide aufgedeckten Karten 3 bis 6, wählt ihr Besitzer, welche entsorgt wird.
    .note-2 = Wird der oberste Ritter genommen, wird der nächste aufgedeckt; die anderen darf niemand ansehen.
    .note-3 = Ein zurückgelegter Ritter liegt oben und verdeckt den, der dort lag.
    .note-4 = Der Stapel ist nie ein Punktestapel, auch nicht mit Dame Josephine obenauf: Er hat immer 10 Karten.
    .note-5 = Ein zweimal gespielter Ritter greift zweimal an, auch wenn er beim ersten Mal entsorgt wurde.

card-dame-anna = Dame Anna
    .text = Du darfst bis zu 2 Handkarten entsorgen. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.

card-dame-josephine = Dame Josephine
    .text = Der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte. 2 Siegpunkte.

card-dame-molly = Dame Molly
    .text = +2 Aktionen. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.

card-dame-natalie = Dame Natalie
    .text = Du darfst eine Karte nehmen, die höchstens 3 kostet. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.
    .note-1 = Das Nehmen ist in jeder Auflage freiwillig.

card-dame-sylvia = Dame Sylvia
    .text = +2 Münzen. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.

card-sir-bailey = Sir Bailey
    .text = +1 Karte, +1 Aktion. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.

card-sir-destry = Sir Destry
    .text = +2 Karten. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.

card-sir-martin = Sir Martin
    .text = +2 Käufe. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.
    .note-1 = Er kostet nur 4; liegt er offen, kann ihn die Waffenkammer nehmen.

card-sir-michael = Sir Michael
    .text = Jeder Mitspieler legt Handkarten ab, bis er 3 hat. Dann der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte.
    .note-1 = Alle Mitspieler legen ab, bevor eine Karte aufgedeckt wird.

card-sir-vander = Sir Vander
    .text = Der Angriff der Ritter: Die Mitspieler decken 2 Karten auf, entsorgen eine, die 3 bis 6 kostet, und legen den Rest ab; wurde ein Ritter entsorgt, entsorge diese Karte. Wenn du diese Karte entsorgst, nimm ein Gold.
    .note-1 = Sein Besitzer nimmt das Gold in jedem Zug, gleich wodurch er entsorgt wird.

## Ruinen

card-ruins = Ruinen
    .text = Fünf verschiedene Ruinen, gemischt; nur die oberste liegt offen und kann genommen oder gekauft werden. Der Stapel wird verwendet, wenn eine Karte vom Typ Plündern im Königreich ist.
    .note-1 = 10 Karten für jeden Spieler außer dem ersten, aus insgesamt 50.
    .note-2 = Der Stapel gehört zum Vorrat und zählt für das Spielende.
    .note-3 = Ruinen sind in jeder Hinsicht Aktionskarten.
    .note-4 = Verschiedene Ruinen haben verschiedene Namen.

card-abandoned-mine = Verlassene Mine
    .text = +1 Münze.

card-ruined-library = Zerstörte Bibliothek
    .text = +1 Karte.

card-ruined-market = Zerstörter Markt
    .text = +1 Kauf.

card-ruined-village = Zerstörtes Dorf
    .text = +1 Aktion.

card-survivors = Überlebende
    .text = Sieh dir die obersten 2 Karten deines Nachziehstapels an. Lege entweder beide ab oder beide in beliebiger Reihenfolge zurück.

## Unterschlüpfe

card-hovel = Hütte
    .text = Reaktion: Wenn du eine Punktekarte kaufst, darfst du diese Karte aus der Hand entsorgen.
    .note-1 = Auch eine kombinierte Punktekarte genügt; eine Punktekarte zu nehmen, ohne sie zu kaufen, genügt nicht.

card-necropolis = Totenstadt
    .text = +2 Aktionen.

card-overgrown-estate = Verfallenes Anwesen
    .text = 0 Siegpunkte. Wenn du diese Karte entsorgst, +1 Karte.
    .note-1 = Du ziehst sofort, auch mitten in einer anderen Karte: mit dem Altar, bevor du nimmst.

## Neben dem Vorrat

card-spoils = Beute
    .text = 3 Münzen. Wenn du diese Karte spielst, lege sie auf ihren Stapel zurück. Nicht im Vorrat.
    .note-1 = Nur Banditenlager, Marodeur und Raubzug bringen sie; kaufen oder anders nehmen kann man sie nicht.
    .note-2 = Der Botschafter kann sie nicht zurücklegen, und ihr Stapel zählt nicht für das Spielende.

card-madman = Verrückter
    .text = +2 Aktionen. Lege diese Karte auf ihren Stapel zurück; wenn du das tust, ziehe so viele Karten, wie du auf der Hand hast. Nicht im Vorrat.
    .note-1 = Von Thronsaal oder Prozession ein zweites Mal gespielt, kann er nicht noch einmal zurückgelegt werden, und du ziehst nichts.

card-mercenary = Söldner
    .text = Du darfst 2 Handkarten entsorgen. Wenn du das tust: +2 Karten, +2 Münzen, und jeder Mitspieler legt Handkarten ab, bis er 3 hat. Nicht im Vorrat.
    .note-1 = Die Mitspieler reagieren, bevor du dich für oder gegen das Entsorgen entscheidest.
    .note-2 = Mit einer einzigen Handkarte darfst du diese entsorgen, bekommst aber nichts dafür.
    .note-3 = Erst werden beide Karten entsorgt; dann folgt in beliebiger Reihenfolge, was sie bringen.
