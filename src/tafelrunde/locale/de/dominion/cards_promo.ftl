# Dominion: Namen, Kurztexte und Regelhinweise der Promokarten (eigene Formulierungen).

card-envoy = Gesandter
    .text = Decke die obersten 5 Karten deines Nachziehstapels auf. Der Spieler links von dir wählt eine, die du ablegst; die übrigen kommen auf deine Hand.
    .note-1 = Sind es auch nach dem Mischen weniger als 5 Karten, deckst du so viele auf wie möglich.

card-black-market = Schwarzmarkt
    .text = +2 Münzen. Decke die obersten 3 Karten des Schwarzmarktstapels auf. Du darfst Geldkarten aus der Hand ausspielen und sofort eine dieser Karten kaufen; die übrigen kommen beliebig geordnet unter den Stapel.
    .note-1 = Dieser Kauf verbraucht keinen Kauf deines Zuges; übrige Münzen bleiben für die Kaufphase.
    .note-2 = Der Schwarzmarktstapel gehört nicht zum Vorrat: Seine Karten lassen sich nicht anders nehmen, und er beendet das Spiel nicht.
    .note-3 = Taler kannst du dafür nicht ausgeben.
    .note-4 = Kaufst du nichts oder ist der Stapel leer, gehören die 2 Münzen trotzdem dir.
    .note-5 = In welcher Reihenfolge die Karten zurückgehen, musst du nicht zeigen.

card-stash = Geldversteck
    .text = 2 Münzen. Wenn du mischst, darfst du deine Geldverstecke an beliebigen Stellen in die gemischten Karten legen.
    .note-1 = Die anderen Karten werden zuerst gemischt; abzählen darfst du sie, ansehen nicht.

card-walled-village = Carcassonne
    .text = +1 Karte, +2 Aktionen. Hast du zu Beginn des Aufräumens höchstens eine weitere Aktionskarte im Spiel, darfst du diese Karte auf deinen Nachziehstapel legen.
    .note-1 = Hast du zwei Carcassonne und sonst keine Aktionskarte im Spiel, darf eine oder dürfen beide auf den Nachziehstapel.

card-governor = Gouverneur
    .text = +1 Aktion. Wähle: +3 Karten und für jeden anderen Spieler +1 Karte; oder nimm ein Gold und jeder andere ein Silber; oder du darfst eine Handkarte entsorgen für eine, die genau 2 mehr kostet, und jeder andere für eine, die genau 1 mehr kostet.
    .note-1 = Du kommst zuerst, dann die anderen in Spielreihenfolge; was ausgeht, bekommen die Früheren.
    .note-2 = Wer entsorgt, muss eine Karte nehmen, wenn es eine zu diesem Preis gibt.
    .note-3 = Den ausgespielten Gouverneur kannst du nicht entsorgen, einen anderen auf der Hand schon.

card-prince = Prinz
    .text = Du darfst diese Karte zusammen mit einer Aktionskarte aus der Hand zur Seite legen, die höchstens 4 kostet. Zu Beginn jedes deiner Züge spielst du diese Aktionskarte aus; müsstest du sie aus dem Spiel ablegen, legst du sie wieder zur Seite.
    .note-1 = Verlässt die Aktionskarte das Spiel auf andere Weise, kommt sie nicht wieder, und der Prinz bewirkt nichts mehr.
    .note-2 = Eine Karte mit Trank in den Kosten kannst du nicht wählen; ein Stern oder ein Plus bei den Kosten stört nicht.
    .note-3 = Zweimal ausgespielt legt er trotzdem nur eine Aktionskarte zur Seite.
    .note-4 = Beide Karten gehören bei Spielende noch dir.
    .note-5 = Das Ausspielen verbraucht keine Aktion; bei mehreren Prinzen bestimmst du die Reihenfolge.

card-sauna = Sauna
    .text = +1 Karte, +1 Aktion. Du darfst ein Eisloch aus der Hand ausspielen. Solange diese Karte im Spiel ist, darfst du eine Handkarte entsorgen, wenn du ein Silber ausspielst.
    .note-1 = Das Eisloch auszuspielen verbraucht keine Aktion.
    .note-2 = Jede Sauna im Spiel erlaubt es bei jedem Silber, und jedes Mal darfst du verzichten.
    .note-3 = Eine Sauna, die nicht mehr im Spiel ist, erlaubt nichts.

card-avanto = Eisloch
    .text = +3 Karten. Du darfst eine Sauna aus der Hand ausspielen.
    .note-1 = Die Sauna auszuspielen verbraucht keine Aktion, und Sauna und Eisloch dürfen sich abwechseln, solange du die jeweils andere auf der Hand hast.

card-sauna-avanto = Sauna/Eisloch
    .text = Auf 5 Eislöchern liegen 5 Saunen; nur die oberste Karte darf gekauft oder genommen werden.

card-summon = Einladung
    .text = Nimm eine Aktionskarte, die höchstens 4 kostet, und lege sie zur Seite. Wenn du das tust, spiele sie zu Beginn deines nächsten Zuges aus.
    .note-1 = Das Ausspielen verbraucht dann keine Aktion.
    .note-2 = Wurde sie anderswohin gelegt, bevor sie zur Seite kommt, bleibt sie dort und wird nicht ausgespielt.
    .note-3 = Eine Karte, die nach ihrem eigenen Text anderswohin genommen wird, findet die Einladung dort.

card-dismantle = Abbruch
    .text = Entsorge eine Handkarte. Kostet sie 1 Münze oder mehr, nimm eine billigere Karte und ein Gold.
    .note-1 = Entsorgen ist Pflicht; eine Karte, die 0 kostet, bringt nichts.
    .note-2 = Zuerst kommt die billigere Karte, das Gold liegt dann darauf; jedes nimmst du auch, wenn das andere fehlt.
    .note-3 = Kosten nur aus Trank oder Schulden sind keine Münze.

card-church = Schweriner Dom
    .text = +1 Aktion. Lege bis zu 3 Handkarten verdeckt zur Seite. Zu Beginn deines nächsten Zuges nimmst du sie auf die Hand; dann darfst du eine Handkarte entsorgen.
    .note-1 = Entsorgen darfst du auch, wenn du nichts zur Seite gelegt hast, und jede Handkarte.
    .note-2 = Zweimal ausgespielt sind es zwei Sätze: Nimm einen, entsorge, nimm den anderen, entsorge.

card-captain = Kapitän Tobias
    .text = Jetzt und zu Beginn deines nächsten Zuges: Spiele eine Aktionskarte aus dem Vorrat, die höchstens 4 kostet und weder Dauer- noch Befehlskarte ist; sie bleibt dort liegen.
    .note-1 = Nur eine Karte, die offen oben auf ihrem Vorratsstapel liegt, lässt sich spielen.
    .note-2 = Gibt es jetzt keine, bleibt Kapitän Tobias liegen und versucht es in deinem nächsten Zug wieder.
    .note-3 = Die Karte bewegt sich nicht: Sich selbst zu entsorgen oder zur Seite zu legen misslingt, und was davon abhängt, auch.
    .note-4 = Ein Text, der Karten des Vorrats bewegt, darf eben diese Karte bewegen.
    .note-5 = Die Karte ist nicht im Spiel: Was sie sagt, solange sie im Spiel ist, wirkt nicht.
