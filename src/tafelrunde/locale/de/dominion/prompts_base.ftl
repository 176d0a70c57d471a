# Dominion: Fragen, die nur Karten des Basisspiels stellen. $count: wie viele noch folgen können.

prompt-cellar-discard = Lege beliebig viele Karten ab; danach ziehst du ebenso viele.
prompt-chapel-trash =
    { $count ->
        [one] Du darfst noch eine Karte entsorgen.
       *[other] Du darfst bis zu { $count } Karten entsorgen.
    }
prompt-chancellor-deck = Den Nachziehstapel auf den Ablagestapel umdrehen?
prompt-harbinger-topdeck = Du darfst eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen.
prompt-vassal-play = Du darfst die eben abgelegte Aktionskarte spielen.
prompt-moneylender-trash = Entsorge ein Kupfer, um 3 Münzen zu erhalten.
prompt-spy-own = Deine eigene oberste Karte ablegen oder zurücklegen?
prompt-spy-other = Die oberste Karte von { $target }: ablegen oder zurücklegen?
prompt-thief-trash = Welche Geldkarte von { $target } wird entsorgt?
prompt-bandit-trash = Wähle die Geldkarte, die du entsorgst.
prompt-mine-trash = Du darfst eine Geldkarte entsorgen und eine bessere nehmen.
prompt-thief-gain = Du darfst eine der eben entsorgten Geldkarten nehmen.
prompt-throne-room-play = Wähle eine Aktionskarte aus deiner Hand, die du zweimal spielst.
prompt-library-aside = Diese Karte behalten oder, falls sie eine Aktionskarte ist, zur Seite legen?
prompt-sentry-sort = Welche dieser Karten entsorgst du oder legst du ab? Der Rest kommt auf den Nachziehstapel zurück.

pass-mine-trash = Nichts entsorgen
