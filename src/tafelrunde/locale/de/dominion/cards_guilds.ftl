# Dominion: Kartennamen, Kurztexte und Regelhinweise der Gilden (eigene Formulierungen).

card-candlestick-maker = Leuchtenmacher
    .text = +1 Aktion, +1 Kauf, +1 Taler.
    .note-1 = Einen Taler darfst du für einen späteren Zug aufheben.

card-stonemason = Steinmetz
    .text = Entsorge eine Handkarte und nimm aus dem Vorrat 2 Karten, die jeweils weniger kosten. Wenn du diese Karte kaufst, darfst du überzahlen: Nimm aus dem Vorrat 2 Aktionskarten, die jeweils genau den überzahlten Betrag kosten.
    .note-1 = Du nimmst eine nach der anderen, zweimal die gleiche oder zwei verschiedene.
    .note-2 = Ist nur eine Karte billig genug, nimmst du diese; für ein Kupfer nimmst du nichts.
    .note-3 = Wer nicht überzahlt, nimmt keine Aktionskarten, auch keine, die 0 kosten.
    .note-4 = Ein zusätzlich bezahlter Trank bringt Aktionskarten mit einem Trank in den Kosten.

card-doctor = Arzt
    .text = Nenne eine Karte. Decke die obersten 3 Karten deines Nachziehstapels auf, entsorge die mit diesem Namen und lege die übrigen in beliebiger Reihenfolge zurück. Wenn du diese Karte kaufst, darfst du überzahlen: Sieh dir für jede Münze die oberste Karte deines Nachziehstapels an und entsorge sie, lege sie ab oder lege sie zurück.
    .note-1 = Jede angesehene Karte wird erledigt, bevor du die nächste siehst; eine zurückgelegte siehst du also wieder.
    .note-2 = Sind es auch nach dem Mischen weniger als 3 Karten, deckst du diese auf.
    .note-3 = Du darfst eine Karte nennen, die nicht im Vorrat ist.

card-masterpiece = Meisterstück
    .text = 1 Münze wert. Wenn du diese Karte kaufst, darfst du überzahlen: Nimm für jede Münze ein Silber.
    .note-1 = Gesenkte Kosten sind keine Überzahlung: Es zählt nur, was du über die momentanen Kosten hinaus bezahlst.
    .note-2 = Auf andere Weise genommen bringt es kein Silber.

card-advisor = Berater
    .text = +1 Aktion. Decke die obersten 3 Karten deines Nachziehstapels auf. Dein linker Nachbar wählt eine, die du ablegst; die anderen nimmst du auf die Hand.
    .note-1 = Abgelegt wird auch dann eine, wenn du nur 1 oder 2 Karten aufdecken konntest.

card-herald = Herold
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; ist es eine Aktionskarte, spiele sie aus. Wenn du diese Karte kaufst, darfst du überzahlen: Lege für jede Münze eine Karte deines Ablagestapels oben auf deinen Nachziehstapel.
    .note-1 = Du musst die Aktionskarte ausspielen; sie verbraucht keine Aktion.
    .note-2 = Deinen Ablagestapel siehst du erst, wenn du überzahlt hast, und dann musst du so viele Karten zurücklegen wie möglich.
    .note-3 = Der Herold bleibt nicht mit einer Dauerkarte liegen, die er ausgespielt hat.

card-plaza = Platz
    .text = +1 Karte, +2 Aktionen. Du darfst eine Geldkarte ablegen: +1 Taler.
    .note-1 = Es darf die gerade gezogene Karte sein oder eine, die unter anderem Geldkarte ist.

card-taxman = Steuereintreiber
    .text = Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust, legt jeder Mitspieler mit mindestens 5 Handkarten eine Karte dieses Namens ab oder zeigt, dass er keine hat, und du nimmst eine Geldkarte auf deinen Nachziehstapel, die höchstens 3 mehr kostet als die entsorgte.
    .note-1 = Die neue Geldkarte darf auch gleich viel oder weniger kosten.
    .note-2 = Entsorgst du nichts, passiert nichts.

card-baker = Bäcker
    .text = +1 Karte, +1 Aktion, +1 Taler. Spielvorbereitung: Jeder Spieler beginnt mit 1 Taler.
    .note-1 = Die Spielvorbereitung gilt auch, wenn der Bäcker nur im Schwarzmarktstapel ist.

card-butcher = Metzger
    .text = +2 Taler. Du darfst eine Handkarte entsorgen und beliebig viele Taler ausgeben; nimm dann aus dem Vorrat eine Karte, die höchstens so viel kostet wie die entsorgte und die ausgegebenen Taler zusammen.
    .note-1 = Du darfst auch gar keinen Taler ausgeben.
    .note-2 = So ausgegebene Taler bringen keine Münzen.
    .note-3 = Der gespielte Metzger ist nicht auf deiner Hand; einen anderen darfst du entsorgen.

card-journeyman = Wandergeselle
    .text = Nenne eine Karte. Decke Karten von deinem Nachziehstapel auf, bis 3 mit anderen Namen erschienen sind. Nimm diese auf die Hand und lege die übrigen ab.
    .note-1 = Sind es auch nach dem Mischen weniger als 3, nimmst du diese.
    .note-2 = Du darfst eine Karte nennen, die nicht im Vorrat ist.

card-merchant-guild = Kaufmannsgilde
    .text = +1 Kauf, +1 Münze. Solange diese Karte im Spiel ist, +1 Taler für jede Karte, die du kaufst.
    .note-1 = Jede Kaufmannsgilde im Spiel zählt; eine, die zweimal ausgespielt wurde, zählt einmal.
    .note-2 = Taler, die du für einen Kauf bekommst, kannst du in dieser Kaufphase nicht mehr ausgeben.

card-soothsayer = Hellseherin
    .text = Nimm ein Gold. Jeder Mitspieler nimmt einen Fluch und zieht, wenn er das getan hat, eine Karte.
    .note-1 = Wer keinen Fluch mehr vorfindet, zieht keine Karte.
    .note-2 = Wer den Fluch mit dem Wachturm entsorgt, hat ihn genommen und zieht; wer mit dem Fahrenden Händler stattdessen ein Silber nimmt, zieht nicht.
