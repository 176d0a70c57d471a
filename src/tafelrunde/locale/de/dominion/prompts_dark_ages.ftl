# Dominion: Fragen, die nur Karten aus Dark Ages stellen, und der Wortlaut ihrer Antworten.

prompt-band-of-misfits = Welche Aktionskarte des Vorrats spielen die Vogelfreien?
prompt-catacombs = Diese Karten auf die Hand nehmen oder sie ablegen und 3 andere ziehen?
prompt-count-price = Zuerst: 2 Karten ablegen, eine Karte auf den Nachziehstapel legen oder ein Kupfer nehmen?
prompt-count-reward = Und nun: +3 Münzen, deine Hand entsorgen oder ein Herzogtum nehmen?
prompt-counterfeit = Welche Geldkarte spielst du zweimal, um sie dann zu entsorgen?
prompt-cultist = Noch einen Kultisten spielen?
prompt-dame-anna = { $count ->
    [one] Du darfst noch eine Karte entsorgen.
   *[other] Du darfst bis zu { $count } Karten entsorgen.
}
prompt-death-cart = Eine Aktionskarte aus der Hand entsorgen? Wenn nicht, wird der Leichenkarren entsorgt.
prompt-graverobber = Eine Karte aus dem Müll nehmen oder eine Aktionskarte aus der Hand gegen eine teurere Karte entsorgen?
prompt-hermit-discard = Eine Karte aus deinem Ablagestapel entsorgen? Wenn nicht, darfst du eine aus der Hand entsorgen.
prompt-hermit-hand = Eine Handkarte entsorgen, die keine Geldkarte ist?
prompt-hunting-grounds = Ein Herzogtum oder 3 Anwesen nehmen?
prompt-ironmonger = Die aufgedeckte Karte ablegen oder auf dem Nachziehstapel lassen? Ihren Bonus bekommst du in jedem Fall.
prompt-lose-a-good-card = Welche der aufgedeckten Karten entsorgst du?
prompt-mercenary = 2 Karten für +2 Karten und +2 Münzen entsorgen? Eine einzelne Handkarte bringt nichts ein.
prompt-mystic = Nenne eine Karte: Liegt sie oben auf deinem Nachziehstapel, kommt sie auf deine Hand.
prompt-pillage = Welche Karte legt { $target } ab?
prompt-procession = Welche Aktionskarte spielst du zweimal, um sie dann zu entsorgen?
prompt-rats = Entsorge eine andere Karte als Ratten; hast du keine, zeigst du deine Hand vor.
prompt-rebuild = Nenne eine Karte: Ist sie eine Punktekarte, bleibt sie verschont.
prompt-rogue = Welche Karte nimmst du aus dem Müll?
prompt-scavenger-deck = Den Nachziehstapel auf den Ablagestapel legen?
prompt-scavenger-topdeck = Welche Karte aus deinem Ablagestapel legst du auf den Nachziehstapel?
prompt-squire = Wähle: +2 Aktionen, +2 Käufe oder nimm ein Silber.
prompt-storeroom-coins = Lege beliebig viele Karten ab, jede für +1 Münze.
prompt-storeroom-draw = Lege beliebig viele Karten ab; danach ziehst du ebenso viele.
prompt-survivors = Beide Karten ablegen oder beide auf den Nachziehstapel zurücklegen?
prompt-urchin = Du spielst einen weiteren Angriff. Diesen Gassenjungen für einen Söldner entsorgen?

## Möglichkeiten

mode-plus-copper = Ein Kupfer nehmen
mode-plus-duchy = Ein Herzogtum nehmen
mode-plus-actions-squire = +2 Aktionen
mode-plus-buys-squire = +2 Käufe
mode-plus-coins-count = +3 Münzen
mode-plus-deck-count = Eine Handkarte auf den Nachziehstapel legen
mode-plus-deck-survivors = Beide zurücklegen
mode-plus-discard-catacombs = Sie ablegen, +3 Karten
mode-plus-discard-count = 2 Karten ablegen
mode-plus-discard-survivors = Beide ablegen
mode-plus-estate-hunting-grounds = 3 Anwesen nehmen
mode-plus-from-trash-graverobber = Eine Karte, die 3 bis 6 kostet, aus dem Müll auf den Nachziehstapel nehmen
mode-plus-hand-catacombs = Sie auf die Hand nehmen
mode-plus-trash-count = Deine Hand entsorgen
mode-plus-trash-graverobber = Eine Aktionskarte entsorgen und eine Karte nehmen, die bis zu 3 mehr kostet

## Nichts tun und Ja

pass-counterfeit = Keine zweimal spielen
pass-cultist = Keinen weiteren spielen
pass-dame-anna = Nichts mehr entsorgen
pass-death-cart = Den Leichenkarren entsorgen
pass-hermit-discard = Keine aus dem Ablagestapel
pass-hermit-hand = Nichts entsorgen
pass-mercenary = Nichts entsorgen
pass-procession = Keine spielen
pass-rats = Die Hand vorzeigen
pass-scavenger-deck = Liegen lassen
pass-storeroom-coins = Nichts mehr ablegen
pass-storeroom-draw = Nichts mehr ablegen
pass-urchin = Den Gassenjungen behalten
yes-scavenger-deck = Den Nachziehstapel umlegen
verb-use-urchin = Für einen Söldner entsorgen
