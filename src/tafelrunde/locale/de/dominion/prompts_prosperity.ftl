# Dominion: Fragen, die nur Karten der Blütezeit stellen.

prompt-bishop-other = Du darfst eine Handkarte entsorgen.
prompt-contraband = Nenne eine Karte, die { $target } in diesem Zug nicht kaufen darf.
prompt-counting-house = Wie viele Kupfer nimmst du aus deinem Ablagestapel?
prompt-forge = Entsorge eine Karte oder passe, um eine zu nehmen, die so viel kostet wie alle entsorgten zusammen.
prompt-kings-court = Du darfst eine Aktionskarte aus deiner Hand wählen, die du dreimal spielst.
prompt-loan = Die gefundene Geldkarte entsorgen oder ablegen?
prompt-mint = Du darfst eine Geldkarte aus der Hand vorzeigen, um eine gleiche zu nehmen.
prompt-mountebank = Einen Fluch ablegen? Wenn du passt, nimmst du einen Fluch und ein Kupfer.
prompt-royal-seal = Die genommene Karte oben auf deinen Nachziehstapel legen?
prompt-vault = Lege eine Karte für +1 Münze ab oder passe, wenn du fertig bist.
prompt-vault-other = 2 Karten ablegen, um 1 zu ziehen? Eine einzelne Handkarte bringt nichts ein.
prompt-watchtower = Die genommene Karte entsorgen oder oben auf deinen Nachziehstapel legen?
