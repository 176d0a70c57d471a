# Dominion: Fragen, die nur Karten der Alchemisten stellen.

prompt-alchemist = Den Alchemisten auf den Nachziehstapel legen, statt ihn abzulegen?
prompt-golem = Welche der beiden Aktionskarten spielst du zuerst?
prompt-herbalist = Eine Geldkarte aus dem Spiel auf den Nachziehstapel legen?
prompt-herbalist-treasure = Welche Geldkarte im Spiel legst du auf deinen Nachziehstapel?
prompt-university = Du darfst eine Aktionskarte nehmen, die höchstens 5 kostet.

pass-alchemist = Ablegen
pass-herbalist = Keine auf den Nachziehstapel legen
pass-university = Keine nehmen
verb-use-alchemist = Auf den Nachziehstapel legen
verb-use-herbalist = Eine Geldkarte wählen
