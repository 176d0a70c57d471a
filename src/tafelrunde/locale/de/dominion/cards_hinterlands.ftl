# Dominion: Kartennamen, Kurztexte und Regelhinweise von Hinterland (eigene Formulierungen).

card-crossroads = Wegkreuzung
    .text = Zeige deine Hand vor: +1 Karte für jede Punktekarte darin. Ist dies die erste Wegkreuzung, die du in diesem Zug ausspielst, +3 Aktionen.
    .text-2011 = Zeige deine Hand vor: +1 Karte für jede Punktekarte darin. +3 Aktionen, wenn dies die erste Wegkreuzung ist, die du in diesem Zug ausspielst, sonst +1 Aktion.
    .note-1 = Auch kombinierte Punktekarten sind Punktekarten.
    .note-2 = Jedes Ausspielen zählt: Mit dem Thronsaal bringt nur das erste 3 Aktionen. Das zweite bringt keine, in der Auflage von 2011 noch 1 Aktion.

card-duchess = Herzogin
    .text = +2 Münzen. Jeder Spieler, beginnend mit dir, sieht sich die oberste Karte seines Nachziehstapels an und legt sie ab oder zurück. In Spielen mit diesem Stapel: Immer wenn du ein Herzogtum nimmst, darfst du zusätzlich eine Herzogin nehmen.
    .text-2011 = +2 Münzen. Jeder Spieler, beginnend links von dir und du zuletzt, sieht sich die oberste Karte seines Nachziehstapels an und legt sie ab oder zurück. In Spielen mit diesem Stapel: Immer wenn du ein Herzogtum nimmst, darfst du zusätzlich eine Herzogin nehmen.
    .note-1 = Jeder entscheidet über seine eigene Karte; wer keine ansehen kann, tut nichts.
    .note-2 = Auch ein Herzogtum, das nicht gekauft wurde, bringt eine Herzogin, egal in wessen Zug.
    .note-3 = In der Auflage von 2011 beginnt dein linker Nachbar, und du bist zuletzt dran.

card-fools-gold = Katzengold
    .text = 1 Münze wert, wenn es das erste Katzengold ist, das du in diesem Zug ausspielst, sonst 4 Münzen. Reaktion: Nimmt ein Mitspieler eine Provinz, darfst du diese Karte aus der Hand entsorgen; wenn du das tust, nimm ein Gold auf deinen Nachziehstapel.
    .note-1 = Jedes Ausspielen zählt: Ein Katzengold, das zweimal ausgespielt wird, bringt erst 1 und dann 4 Münzen.
    .note-2 = Entsorgen darfst du es auch, wenn kein Gold mehr da ist.
    .note-3 = Für dieselbe Provinz darfst du jedes Katzengold deiner Hand entsorgen.

card-develop = Aufbau
    .text = Entsorge eine Handkarte. Nimm aus dem Vorrat eine Karte, die genau 1 mehr kostet, und eine, die genau 1 weniger kostet, in beliebiger Reihenfolge, beide auf deinen Nachziehstapel.
    .note-1 = Kommt nur einer der beiden Preise im Vorrat vor, nimmst du nur diese Karte; für ein Kupfer üblicherweise nichts.
    .note-2 = Ohne Handkarte wird nichts entsorgt und nichts genommen.

card-oasis = Oase
    .text = +1 Karte, +1 Aktion, +1 Münze. Lege eine Handkarte ab.
    .note-1 = Es darf die gerade gezogene sein; ablegen musst du auch, wenn du keine ziehen konntest.

card-oracle = Orakel
    .text = Jeder Spieler, beginnend mit dir, deckt die obersten 2 Karten seines Nachziehstapels auf, und du bestimmst, ob er beide ablegt oder beide in einer Reihenfolge seiner Wahl zurücklegt. Danach +2 Karten.
    .text-2011 = Jeder Spieler, beginnend links von dir und du zuletzt, deckt die obersten 2 Karten seines Nachziehstapels auf, und du bestimmst, ob er beide ablegt oder beide in einer Reihenfolge seiner Wahl zurücklegt. Danach +2 Karten.
    .note-1 = Du ziehst zuletzt; deine eigenen Karten ziehst du also, wenn du sie zurückgelegt hast.
    .note-2 = Die Reihenfolge bestimmt, wem die Karten gehören.
    .note-3 = In der Auflage von 2011 beginnt dein linker Nachbar, und du bist zuletzt dran.

card-scheme = Komplott
    .text = +1 Karte, +1 Aktion. Beim Aufräumen dieses Zuges darfst du eine Aktionskarte, die du im Spiel hast, auf deinen Nachziehstapel legen, wenn sie abgelegt würde.
    .text-2011 = +1 Karte, +1 Aktion. Wenn das Aufräumen dieses Zuges beginnt, darfst du eine Aktionskarte wählen, die du im Spiel hast; wird sie in diesem Zug abgelegt, lege sie auf deinen Nachziehstapel.
    .note-1 = Jedes Ausspielen lässt dich eine Karte wählen, auch das Komplott selbst.
    .note-2 = Sie liegt auf dem Nachziehstapel, bevor du deine neue Hand ziehst.
    .note-3 = Eine Dauerkarte, die im Spiel bleibt, kommt nicht auf den Nachziehstapel.
    .note-4 = In der Auflage von 2011 wird die Karte abgelegt und dann auf den Nachziehstapel gelegt; ihr Text zum Ablegen kommt also vorher. In der von 2020 wird sie nicht abgelegt.

card-tunnel = Tunnel
    .text = 2 Siegpunkte. Reaktion: Legst du diese Karte außerhalb des Aufräumens ab, darfst du sie vorzeigen und ein Gold nehmen.
    .note-1 = Das gilt von der Hand und vom Nachziehstapel, in deinem Zug und in dem anderer.
    .note-2 = Du musst sie nicht vorzeigen.
    .note-3 = Das Ablegen beim Aufräumen, das Nehmen und das Umlegen eines ganzen Nachziehstapels zählen nicht.
    .note-4 = Ist kein Gold mehr da, nimmst du keines.

card-jack-of-all-trades = Lebenskünstler
    .text = Nimm ein Silber. Sieh dir die oberste Karte deines Nachziehstapels an und lege sie ab oder zurück. Ziehe Karten, bis du 5 auf der Hand hast. Du darfst eine Handkarte entsorgen, die keine Geldkarte ist.
    .note-1 = Mit 5 oder mehr Handkarten ziehst du keine.
    .note-2 = Nur der letzte Schritt ist freiwillig, und auch kombinierte Geldkarten lassen sich nicht entsorgen.

card-noble-brigand = Edler Räuber
    .text = +1 Münze. Wenn du diese Karte kaufst oder ausspielst, deckt jeder Mitspieler die obersten 2 Karten seines Nachziehstapels auf, entsorgt ein Silber oder Gold darunter, das du bestimmst, und legt den Rest ab. Wer keine Geldkarte aufgedeckt hat, nimmt ein Kupfer. Du nimmst die entsorgten Karten.
    .text-2011 = +1 Münze. Wenn du diese Karte kaufst oder ausspielst, deckt jeder Mitspieler die obersten 2 Karten seines Nachziehstapels auf, entsorgt ein Silber oder Gold darunter, das du bestimmst, und legt den Rest ab. Wer weder Silber noch Gold aufgedeckt hat, nimmt ein Kupfer. Du nimmst die entsorgten Karten.
    .note-1 = Beim Kauf darf niemand reagieren und niemand ist geschützt, denn die Karte wurde nicht ausgespielt.
    .note-2 = Du nimmst jede so entsorgte Karte; verzichten kannst du nicht.
    .note-3 = Wer nur andere Geldkarten aufdeckt, nimmt in der Auflage von 2011 ein Kupfer, in der von 2020 nicht.

card-nomad-camp = Nomadencamp
    .text = +1 Kauf, +2 Münzen. Wenn du diese Karte nimmst, kommt sie oben auf deinen Nachziehstapel.
    .note-1 = Ein Effekt, der sie anderswohin nimmt, geht vor.

card-silk-road = Seidenstraße
    .text = 1 Siegpunkt für je 4 Punktekarten, die dir gehören (abgerundet).
    .note-1 = Auch Seidenstraßen und kombinierte Punktekarten zählen.
    .note-2 = Es zählen alle deine Karten, wo immer sie sind.

card-spice-merchant = Gewürzhändler
    .text = Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust, wähle: +2 Karten und +1 Aktion oder +2 Münzen und +1 Kauf.
    .text-2011 = Du darfst eine Handkarte entsorgen. Wenn du das tust, wähle: +2 Karten und +1 Aktion oder +2 Münzen und +1 Kauf.
    .note-1 = Wer nichts entsorgt, bekommt nichts.
    .note-2 = In der Auflage von 2011 darf jede Karte entsorgt werden, in der von 2020 nur eine Geldkarte.

card-trader = Fahrender Händler
    .text = Entsorge eine Handkarte und nimm für jede Münze ihrer Kosten ein Silber. Reaktion: Würdest du eine Karte nehmen, darfst du diese aus der Hand vorzeigen und stattdessen ein Silber nehmen.
    .note-1 = Es zählen die momentanen Kosten und nur Münzen: Mit einer Fernstraße im Spiel bringt ein Anwesen 1 Silber, ein Trank in den Kosten nichts.
    .note-2 = Sind nicht genug Silber da, nimmst du den Rest.
    .note-3 = Die Reaktion gilt in jedermanns Zug, etwa gegen einen Fluch.
    .note-4 = Das Silber kommt auf deinen Ablagestapel, auch wenn die andere Karte anderswohin gekommen wäre; ein Text wie der des Königlichen Siegels darf es dann bewegen.
    .note-5 = Was du kaufst, bezahlst du trotzdem. Sein Text zum Kaufen wird ausgeführt, der zum Nehmen nicht.

card-cache = Schatztruhe
    .text = 3 Münzen wert. Wenn du diese Karte nimmst, nimm 2 Kupfer.
    .note-1 = Die Kupfer kommen beim Nehmen, nicht beim Ausspielen; sind es zu wenige, nimmst du den Rest.

card-cartographer = Kartograph
    .text = +1 Karte, +1 Aktion. Sieh dir die obersten 4 Karten deines Nachziehstapels an, lege beliebig viele davon ab und den Rest in beliebiger Reihenfolge zurück.
    .note-1 = Die Mitspieler sehen nicht, was du zurücklegst.
    .note-2 = Sind es auch nach dem Mischen weniger als 4 Karten, siehst du diese an.

card-embassy = Botschaft
    .text = +5 Karten. Lege 3 Handkarten ab. Wenn du diese Karte nimmst, nimmt jeder Mitspieler ein Silber.
    .text-2011 = +5 Karten. Lege 3 Handkarten ab. Wenn du diese Karte nimmst, nimmt jeder Spieler ein Silber.
    .note-1 = Ablegen darfst du auch gerade gezogene Karten.
    .note-2 = Die Silber werden reihum verteilt, solange es welche gibt, beginnend links von dir; in der Auflage von 2011 bekommst auch du eines, als Letzter.

card-haggler = Feilscher
    .text = +2 Münzen. Solange diese Karte im Spiel ist: Kaufst du eine Karte, nimm aus dem Vorrat eine Karte, die weniger kostet und keine Punktekarte ist.
    .note-1 = Du musst eine Karte nehmen, wenn es eine gibt, aber nur bei Käufen.
    .note-2 = Jeder Feilscher im Spiel zählt; einer, der zweimal ausgespielt wurde, zählt einmal.
    .note-3 = Auch kombinierte Punktekarten darfst du nicht nehmen.

card-highway = Fernstraße
    .text = +1 Karte, +1 Aktion. Solange diese Karte im Spiel ist, kosten alle Karten 1 weniger, jedoch nie weniger als 0.
    .note-1 = Das gilt überall: im Vorrat, auf den Händen, in Nachzieh- und Ablagestapeln.
    .note-2 = Jede Fernstraße im Spiel zählt; eine, die zweimal ausgespielt wurde, zählt einmal.

card-ill-gotten-gains = Blutzoll
    .text = 1 Münze wert. Wenn du diese Karte ausspielst, darfst du ein Kupfer auf die Hand nehmen. Wenn du diese Karte nimmst, nimmt jeder Mitspieler einen Fluch.
    .note-1 = Das Kupfer kannst du noch in diesem Zug ausspielen.
    .note-2 = Das ist kein Angriff: Reaktionen sind nicht möglich, und der Burggraben hilft nicht.
    .note-3 = Sind zu wenige Flüche da, werden sie reihum verteilt, beginnend links von dir.

card-inn = Gasthaus
    .text = +2 Karten, +2 Aktionen. Lege 2 Handkarten ab. Wenn du diese Karte nimmst, sieh deinen Ablagestapel durch, zeige beliebig viele Aktionskarten daraus vor und mische sie in deinen Nachziehstapel.
    .note-1 = Das gerade genommene Gasthaus darf dabei sein.
    .note-2 = Ist der Nachziehstapel leer, bilden sie deinen ganzen Nachziehstapel.
    .note-3 = Auch kombinierte Aktionskarten sind Aktionskarten.

card-mandarin = Mandarin
    .text = +3 Münzen. Lege eine Handkarte oben auf deinen Nachziehstapel. Wenn du diese Karte nimmst, lege alle Geldkarten, die du im Spiel hast, in beliebiger Reihenfolge oben auf deinen Nachziehstapel.
    .note-1 = Geldkarten auf deiner Hand sind nicht im Spiel und bleiben dort.
    .note-2 = Münzen, die du durch sie bekommen hast, bleiben dir für weitere Käufe.
    .note-3 = Zurücklegen musst du alle, und die Reihenfolge sieht niemand.

card-margrave = Markgraf
    .text = +3 Karten, +1 Kauf. Jeder Mitspieler zieht eine Karte und legt dann Karten ab, bis er 3 auf der Hand hat.
    .note-1 = Wer danach höchstens 3 Handkarten hat, legt nichts ab.

card-stables = Stallungen
    .text = Du darfst eine Geldkarte ablegen: +3 Karten und +1 Aktion.
    .text-2011 = Du darfst eine Handkarte ablegen: +3 Karten und +1 Aktion.
    .note-1 = Wer nichts ablegt, bekommt nichts.
    .note-2 = In der Auflage von 2011 darf jede Karte abgelegt werden, in der von 2020 nur eine Geldkarte.

card-border-village = Grenzdorf
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, nimm aus dem Vorrat eine Karte, die weniger kostet als sie.
    .note-1 = Die momentanen Kosten zählen: Mit einer Fernstraße im Spiel kostet es 5, und die andere Karte muss weniger kosten.
    .note-2 = Du musst eine Karte nehmen, wenn es eine gibt.

card-farmland = Fruchtbares Land
    .text = 2 Siegpunkte. Wenn du diese Karte kaufst, entsorge eine Handkarte und nimm aus dem Vorrat eine Karte, die genau 2 mehr kostet.
    .note-1 = Auf andere Weise genommen bewirkt es nichts.
    .note-2 = Entsorgen musst du auch, wenn keine Karte die nötigen Kosten hat; ohne Handkarte passiert nichts.
    .note-3 = Das geschieht auch, wenn du mit dem Fahrenden Händler stattdessen ein Silber nimmst.
