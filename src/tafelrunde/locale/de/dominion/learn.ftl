# Dominion in zwei Minuten. `.rules` sind die Regeln hinter einem Abschnitt.

learn-pitch = Baue ein Deck, das mit jedem Zug besser wird, und kaufe die Provinzen, bevor es die anderen tun. Etwa eine halbe Stunde; leicht zu lernen.

learn-1 = Worum es geht
    .text = Alle beginnen mit denselben zehn schwachen Karten. In jedem Zug hast du fünf deiner Karten auf der Hand und kaufst damit bessere, die immer wieder zu dir zurückkommen. Wer am Ende die meisten Punkte in seinem Deck hat, gewinnt.
    .rules = D2 D22
learn-2 = Dein Zug
    .text = Zuerst darfst du eine Aktionskarte ausspielen. Dann spielst du Geldkarten aus und kaufst eine Karte. Danach kommt alles, was du ausgespielt hast und was noch auf der Hand ist, auf deinen Ablagestapel, und du ziehst fünf neue Karten.
    .rules = D13 D15 D16 D18
learn-3 = Mehr als eins
    .text = Karten erweitern diese Grenzen: Mit „+1 Aktion“ darfst du eine weitere Aktion ausspielen, mit „+1 Kauf“ eine weitere Karte kaufen; Geld erhöht, was du ausgeben kannst, und mit „+1 Karte“ ziehst du sofort eine Karte. All das gilt nur in diesem Zug.
    .rules = D14
learn-4 = Das Deck läuft im Kreis
    .text = Was du kaufst, kommt auf deinen Ablagestapel. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Eine jetzt gekaufte Karte hast du also zwei oder drei Züge später auf der Hand.
    .rules = D27 D31
learn-5 = Punkte
    .text = Anwesen, Herzogtum und Provinz zählen 1, 3 und 6 Punkte, nützen aber auf der Hand nichts. Zu früh gekauft bremsen sie dich, zu spät haben sie die anderen.
    .rules = D22
learn-6 = Karten loswerden
    .text = Ablegen heißt auf deinen Ablagestapel: Die Karte kommt wieder. Entsorgen heißt aus dem Spiel. Wer schwache Karten wie Kupfer und Anwesen entsorgt, sieht die guten öfter.
    .rules = D33
learn-7 = Angriffe und Karten, die bleiben
    .text = Angriffe schaden den anderen; Reaktionen wie der Burggraben lassen sich dagegen aus der Hand zeigen. Orange Dauerkarten bleiben im Spiel und wirken noch in einem späteren Zug.
    .rules = D40 D44
learn-8 = Das Ende
    .text = Das Spiel endet nach einem Zug, in dem die Provinzen ausgegangen sind oder drei beliebige Stapel (vier zu fünft und zu sechst).
    .rules = D21
learn-9 = Ein guter Anfang
    .text = Kaufe Silber, wenn dich nichts anderes lockt, dazu ein oder zwei Aktionen, die Karten ziehen, und Gold, sobald du 6 Münzen hast. Ab 8 Münzen kaufe Provinzen, und Herzogtümer, wenn nur noch wenige Provinzen da sind.
