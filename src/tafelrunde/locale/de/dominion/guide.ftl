# Was die Anleitung in der ersten Partie sagt, Schritt für Schritt (titles/dominion/guide.toml). `.other`: zu allen, die etwas anderes getan haben.

guide-treasures = Diese fünf Karten sind deine Hand. Jedes Kupfer, das du ausspielst, ist in diesem Zug 1 Münze wert: Spiel also alle Geldkarten aus.
guide-smithy = Kauf eine Schmiede: Sie kostet 4 und zieht drei Karten, sooft du sie ausspielst. Was du kaufst, kommt auf deinen Ablagestapel und später auf deine Hand.
    .other = Auch das ist ein ordentlicher Anfang: Jede gekaufte Karte kommt immer wieder auf deine Hand.
guide-second-hand = Alles Ausgespielte und der Rest deiner Hand wurden abgelegt, und du hast fünf neue Karten gezogen. Spiel wieder deine Geldkarten aus.
guide-silver = Silber ist 2 Münzen wert statt 1. Eine gute Regel für den Anfang: Wenn du nicht weißt, was du kaufen sollst, kauf Silber, und niemals Kupfer.
    .other = Gut. Achte nur darauf, dass dein Deck bald besseres Geld bekommt als Kupfer.
guide-play-smithy = Die Schmiede ist da, und vor den Geldkarten darfst du in jedem Zug eine Aktion ausspielen. Sie zieht drei Karten: mehr Geld auf der Hand, mehr Münzen zum Ausgeben.
    .other = Ohne die Schmiede bleibt deine Hand in diesem Zug klein. Beim nächsten Mal lohnt es sich, sie zuerst auszuspielen.
guide-shuffled = Dein Nachziehstapel war leer, also wurde dein Ablagestapel gemischt und zum neuen Nachziehstapel. So kommen deine Käufe zu dir: Dein Deck läuft im Kreis.
guide-gold = 6 Münzen reichen für Gold, die beste Geldkarte: Es ist 3 wert. Mit zwei oder drei Gold im Deck erreichst du bald die 8 Münzen für eine Provinz.
    .other = Auch möglich. Aber die meisten ersten Partien gewinnt das Geld: Denk beim nächsten Mal mit 6 Münzen an Gold.
guide-village = Nur eine Aktion je Zug: Zwei Schmieden auf einer Hand wären eine zu viel. Ein Dorf gibt dir zwei Aktionen zurück, sodass du mehrere hintereinander ausspielen kannst.
guide-play-village = Das Dorf zieht eine Karte und gibt dir zwei Aktionen: Danach darfst du noch zwei weitere ausspielen. Wie viele Aktionen und Käufe du noch hast, steht neben der Frage.
guide-market = Für 5 Münzen gibt es einen Markt: eine Karte, eine Aktion, eine Münze und einen zweiten Kauf auf einmal. Solche Karten schaden nie.
    .other = Auch gut. Karten für 5 Münzen sind in den meisten Königreichen die besten: Lies sie, wenn du Zeit hast.
guide-province = 8 Münzen: Kauf eine Provinz, sie zählt 6 Punkte! Das Spiel endet, wenn die Provinzen oder drei beliebige Stapel leer sind, und dann entscheiden die Punkte.
    .other = Mutig. Aber wer die meisten Provinzen kauft, gewinnt in der Regel.
guide-farewell = Jetzt weißt du, wie es geht: Aktionen, Geld, kaufen, und ab 8 Münzen Provinzen. Ab hier entscheidest du allein; gegen Ende sind auch Herzogtümer für 5 Münzen gute Punkte.
