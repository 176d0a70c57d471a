# Dominion: Fragen, die nur Karten von Hinterland stellen, und ihre Antworten.

prompt-cartographer = Lege beliebig viele dieser Karten ab; der Rest kommt auf den Nachziehstapel zurück.
prompt-duchess-gain = Du hast ein Herzogtum genommen. Nimmst du auch eine Herzogin?
prompt-duchess-top = Deine oberste Karte ablegen oder zurücklegen?
prompt-ill-gotten-gains = Nimmst du ein Kupfer auf die Hand?
prompt-inn = Welche Aktionskarten aus deinem Ablagestapel mischst du in den Nachziehstapel?
prompt-jack-of-all-trades-top = Deine oberste Karte ablegen oder zurücklegen?
prompt-jack-of-all-trades-trash = Du darfst eine Karte entsorgen, die keine Geldkarte ist.
prompt-noble-brigand = Welche Geldkarte von { $target } wird entsorgt? Du nimmst sie.
prompt-oracle-other = Die beiden Karten von { $target }: ablegen oder zurücklegen?
prompt-oracle-own = Deine beiden Karten ablegen oder zurücklegen?
prompt-scheme = Du darfst eine Aktionskarte im Spiel wählen, die auf deinen Nachziehstapel kommt.
prompt-spice-merchant = Wähle: +2 Karten und +1 Aktion oder +2 Münzen und +1 Kauf.
prompt-spice-merchant-trash = Eine Geldkarte für +2 Karten und +1 Aktion oder +2 Münzen und +1 Kauf entsorgen?
prompt-stables = Eine Karte für +3 Karten und +1 Aktion ablegen?
prompt-tunnel = Du hast den Tunnel abgelegt. Zeigst du ihn vor, um ein Gold zu nehmen?

pass-cartographer = Den Rest zurücklegen
pass-duchess-gain = Keine nehmen
pass-ill-gotten-gains = Keines nehmen
pass-inn = Keine mehr einmischen
pass-jack-of-all-trades-trash = Nichts entsorgen
pass-scheme = Keine wählen
pass-spice-merchant-trash = Nichts entsorgen
pass-stables = Nichts ablegen
pass-tunnel = Nicht vorzeigen
yes-ill-gotten-gains = Ein Kupfer nehmen

mode-plus-cards-spice-merchant = +2 Karten, +1 Aktion
mode-plus-coins-spice-merchant = +2 Münzen, +1 Kauf
mode-plus-deck-oracle = Beide zurücklegen
mode-plus-discard-oracle = Beide ablegen
verb-use-duchess-gain = Eine Herzogin nehmen
verb-use-tunnel = Vorzeigen und ein Gold nehmen
