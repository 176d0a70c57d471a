# Dominion: Fragen, die nur Karten der Intrige stellen.

prompt-baron = Ein Anwesen für +4 Münzen ablegen? Wenn nicht, nimmst du ein Anwesen.
prompt-courtier = Wähle einen Bonus: +1 Aktion, +1 Kauf, +3 Münzen oder nimm ein Gold.
prompt-courtier-reveal = Decke eine Handkarte auf: Für jeden ihrer Typen bekommst du einen Bonus.
prompt-lurker = Wähle eine Aktionskarte: Entsorge sie aus dem Vorrat oder nimm sie aus dem Müll.
prompt-mill = 2 Karten für +2 Münzen ablegen? Eine einzelne Handkarte bringt nichts ein.
prompt-mining-village = Dieses Bergwerk für +2 Münzen entsorgen?
prompt-minion = +2 Münzen nehmen oder deine Hand ablegen, 4 Karten ziehen und angreifen?
prompt-nobles = Wähle: +3 Karten oder +2 Aktionen.
prompt-pawn = Wähle zwei verschiedene Boni: +1 Karte, +1 Aktion, +1 Kauf, +1 Münze.
prompt-secret-chamber = Lege beliebig viele Karten ab, jede für +1 Münze.
prompt-secret-passage = Wähle eine Handkarte, die du in deinem Nachziehstapel versteckst.
prompt-secret-passage-position = An welche Stelle deines Nachziehstapels? 1 ist ganz oben.
prompt-steward = Wähle: +2 Karten, +2 Münzen oder entsorge 2 Handkarten.
prompt-masquerade-trash = Du darfst eine Karte entsorgen.
prompt-swindler = Welche Karte nimmt { $target } statt der entsorgten?
prompt-torturer = 2 Karten ablegen oder einen Fluch auf die Hand nehmen?
prompt-wishing-well = Nenne eine Karte: Liegt sie oben auf deinem Nachziehstapel, kommt sie auf deine Hand.

pass-masquerade-trash = Nichts entsorgen
