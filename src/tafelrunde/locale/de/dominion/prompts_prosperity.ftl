# Dominion: Fragen, die nur Karten der Blütezeit stellen.

prompt-bishop-other = Du darfst eine Handkarte entsorgen.
prompt-contraband = Nenne eine Karte, die { $target } in diesem Zug nicht kaufen darf.
prompt-counting-house = Wie viele Kupfer nimmst du aus deinem Ablagestapel?
prompt-forge = Entsorge beliebig viele Karten; danach nimmst du eine, die so viel kostet wie alle zusammen.
prompt-kings-court = Du darfst eine Aktionskarte aus deiner Hand wählen, die du dreimal spielst.
prompt-loan = Die gefundene Geldkarte entsorgen oder ablegen?
prompt-mint = Du darfst eine Geldkarte aus der Hand vorzeigen, um eine gleiche zu nehmen.
prompt-mountebank = Einen Fluch ablegen? Wenn nicht, nimmst du einen Fluch und ein Kupfer.
prompt-royal-seal = Die genommene Karte oben auf deinen Nachziehstapel legen?
prompt-vault = Lege beliebig viele Karten ab, jede für +1 Münze.
prompt-vault-other = 2 Karten ablegen, um 1 zu ziehen? Eine einzelne Handkarte bringt nichts ein.
prompt-watchtower = Die genommene Karte entsorgen oder oben auf deinen Nachziehstapel legen?

pass-bishop-other = Nichts entsorgen
pass-forge = Nichts mehr entsorgen
pass-kings-court = Keine ausspielen
pass-mint = Keine vorzeigen
pass-mountebank = Fluch und Kupfer nehmen
pass-royal-seal = Liegen lassen
pass-vault = Nichts mehr ablegen
pass-vault-other = Nichts ablegen
verb-reveal-mint = { $thing } vorzeigen
verb-use-royal-seal = Auf den Nachziehstapel legen
