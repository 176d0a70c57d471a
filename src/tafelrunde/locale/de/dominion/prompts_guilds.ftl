# Dominion: Fragen, die nur Karten der Gilden stellen, und ihre Antworten.

prompt-advisor = { $target } hat diese Karten aufgedeckt: Wähle die, die abgelegt wird.
prompt-butcher-coffers = Wie viele Taler gibst du aus? Für jeden darf die Karte, die du nimmst, 1 mehr kosten.
prompt-butcher-trash = Eine Karte entsorgen, um eine andere zu nehmen?
prompt-doctor-overpaid = Diese Karte entsorgen, ablegen oder auf den Nachziehstapel zurücklegen?
prompt-herald-overpaid = { $count ->
    [one] Lege eine Karte deines Ablagestapels oben auf deinen Nachziehstapel.
   *[other] Lege eine Karte deines Ablagestapels auf deinen Nachziehstapel. Die letzte liegt oben (noch { $count }).
}
prompt-plaza = Eine Geldkarte für +1 Taler ablegen?
prompt-taxman = Du darfst eine Geldkarte entsorgen und dafür eine nehmen, die bis zu 3 mehr kostet.
prompt-taxman-discard = Lege eine Karte dieses Namens ab; hast du keine, zeigst du deine Hand vor.

pass-butcher-trash = Nichts entsorgen
pass-plaza = Nichts ablegen
pass-taxman = Nichts entsorgen
pass-taxman-discard = Die Hand vorzeigen
