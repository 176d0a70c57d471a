# Dominion: Fragen, die nur Karten der Reichen Ernte stellen, und ihre Antworten.

prompt-hamlet-action = Eine Karte für +1 Aktion ablegen?
prompt-hamlet-buy = Eine Karte für +1 Kauf ablegen?
prompt-jester = { $target } hat { $about } abgelegt. Wer nimmt eine solche Karte aus dem Vorrat?
prompt-tournament-discard = Eine Provinz ablegen, um einen Preis oder ein Herzogtum zu nehmen?
prompt-tournament-gain = Was nimmst du auf deinen Nachziehstapel: einen Preis oder ein Herzogtum?
prompt-tournament-reveal = Eine Provinz vorzeigen?
prompt-trusty-steed = Wähle zwei verschiedene Boni: +2 Karten, +2 Aktionen, +2 Münzen oder 4 Silber, wobei der Nachziehstapel auf den Ablagestapel kommt.
prompt-young-witch = Zeige eine Bannkarte vor oder nimm einen Fluch.

pass-hamlet-action = Nichts ablegen
pass-hamlet-buy = Nichts ablegen
pass-tournament-discard = Keine ablegen
pass-tournament-gain = Nichts (es ist kein Preis mehr da)
pass-tournament-reveal = Keine vorzeigen
pass-young-witch = Keine vorzeigen

verb-gain-jester = { $thing } selbst nehmen
verb-give-jester = { $thing } nehmen lassen

mode-plus-cards-trusty-steed = +2 Karten
mode-plus-actions-trusty-steed = +2 Aktionen
mode-plus-coins-trusty-steed = +2 Münzen
mode-plus-silver-trusty-steed = 4 Silber nehmen und den Nachziehstapel auf den Ablagestapel legen
