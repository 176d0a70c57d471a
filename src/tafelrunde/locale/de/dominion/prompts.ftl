# Dominion: die Fragen des Zuges und die vieler Karten; eigene Fragen eines Sets stehen in dessen
# Datei. $card ist die Karte, die fragt ($by ist „card“, wenn es eine gibt), $count die Zahl der noch
# folgenden Entscheidungen, $about die Karte, um die es geht. Wie „pass“ und „yes“ heißen, steht in
# verbs.ftl.

## Der Zug

prompt-play-action = Welche Aktion spielst du aus?
prompt-play-treasure = Welche Geldkarten spielst du aus?
prompt-buy = Welche Karte kaufst du?
prompt-play-night = Welche Nachtkarte spielst du aus?

## Fragen vieler Karten

prompt-play = Welche Karte spielst du aus?
prompt-discard = { $count ->
    [0] Lege eine Karte ab.
    [one] Lege eine Karte ab.
   *[other] Lege eine Karte ab (noch { $count }).
}
prompt-trash = { $count ->
    [0] Entsorge eine Karte.
    [one] Entsorge eine Karte.
   *[other] Entsorge eine Karte (noch { $count }).
}
prompt-gain = Welche Karte nimmst du?
prompt-topdeck = { $count ->
    [0] Welche Karte legst du auf deinen Nachziehstapel?
    [one] Welche Karte legst du auf deinen Nachziehstapel?
   *[other] Welche Karte legst du auf deinen Nachziehstapel (noch { $count })?
}
prompt-topdeck-last-on-top = { $count ->
    [one] Welche Karte legst du oben auf deinen Nachziehstapel?
   *[other] Welche Karte legst du auf deinen Nachziehstapel? Die letzte liegt oben (noch { $count }).
}
prompt-topdeck-order = Welche Karte legst du als nächste auf deinen Nachziehstapel? Die letzte liegt oben (noch { $count }).
prompt-keep = Welche Karte behältst du?
prompt-aside = Welche Karte legst du zur Seite?
prompt-reveal = Welche Karte deckst du auf?
prompt-react = Du wirst angegriffen. Zeigst du eine Karte vor?
prompt-show = Du darfst eine Handkarte vorzeigen.
prompt-name = Welche Karte nennst du?
prompt-give = Welche Karte gibst du an deinen linken Nachbarn weiter?
prompt-place = Wohin legst du die Karte?
prompt-choose = Was wählst du?
prompt-return = Welche Karte legst du in den Vorrat zurück?
prompt-take = Welche Karte nimmst du auf die Hand?
prompt-use = Welchen Effekt nutzt du?
prompt-next-effect = { $by ->
    [card] { $card } jetzt nutzen?
   *[rules] Jetzt kommen mehrere Effekte. Welcher ist der nächste?
}
prompt-count = Wie viele?
prompt-token = Auf welchen Stapel legst du den Marker?
prompt-pay-debt = Wie viele Schulden zahlst du ab?
prompt-overpay = Wie viele Münzen zahlst du für { $card } zusätzlich?
prompt-overpay-potions = Wie viele Tränke zahlst du für { $card } zusätzlich?
