# Dominion: Fragen, die nur Karten aus Seaside stellen.

prompt-ambassador-return = Wie viele dieser Karten legst du aus der Hand in den Vorrat zurück? Danach nehmen alle Mitspieler eine.
prompt-ambassador-reveal = Decke eine Handkarte auf: Du darfst bis zu 2 davon zurücklegen, und alle Mitspieler nehmen eine.
prompt-cutpurse = Lege ein Kupfer ab; hast du keines, zeigst du deine Hand vor.
prompt-embargo = Wähle einen Vorratsstapel für den Embargo-Marker.
prompt-explorer = Eine Provinz aufdecken und ein Gold nehmen? Wenn nicht, nimmst du ein Silber.
prompt-haven = Lege eine Handkarte zur Seite; zu Beginn deines nächsten Zuges kommt sie zurück.
prompt-island = Lege eine Handkarte bis zum Spielende auf dein Insel-Tableau.
prompt-lookout-discard = Lege eine dieser Karten ab; die andere kommt zurück auf den Nachziehstapel.
prompt-lookout-trash = Entsorge eine der angesehenen Karten.
prompt-native-village = Die oberste Karte auf dein Eingeborenendorf-Tableau legen oder alle Karten von dort nehmen?
prompt-navigator = Alle diese Karten ablegen oder alle auf den Nachziehstapel zurücklegen?
prompt-pearl-diver = Die unterste Karte oben auf den Nachziehstapel legen? Wenn nicht, bleibt sie unten.
prompt-pirate-ship = Die Nachziehstapel der Mitspieler plündern oder 1 Münze je Marker auf deinem Tableau nehmen?
prompt-pirate-ship-trash = Welche Geldkarte von { $target } wird entsorgt?
prompt-treasury = Die Schatzkammer auf den Nachziehstapel legen, statt sie abzulegen?

pass-treasury = Ablegen
verb-use-treasury = Auf den Nachziehstapel legen
