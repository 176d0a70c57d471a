# Oath: die Chronik. Ihre Fragen, was sie erzählt, und die Geschichte des Reichs.

## Fragen

prompt-chronicle-oath = Du hast gewonnen. Welchen Eid schwört das Reich als Nächstes?
prompt-chronicle-offer = Wem bietest du das Bürgertum in deinem neuen Reich an?
prompt-chronicle-accept = { $target } hat gewonnen und bietet dir das Bürgertum an. Nimmst du an?
prompt-chronicle-build = Welcher Bewohner weicht einem Bauwerk seiner Farbe, oder welche Ruine setzt du instand?
prompt-chronicle-suit = Mehrere Farben sind unter deinen Ratgebern gleich häufig. Ab welcher wächst der Weltstapel?

pass-chronicle-offer = Niemandem sonst anbieten
pass-chronicle-accept = Exilant bleiben
pass-chronicle-build = Nichts bauen
verb-offer-chronicle-offer = { $thing } anbieten
verb-accept-chronicle-accept = Annehmen
    .alone = Annehmen
verb-suit-chronicle-suit = { $thing }
mode-supremacy-chronicle-oath = Vorherrschaft
mode-people-chronicle-oath = Volk
mode-devotion-chronicle-oath = Hingabe
mode-protection-chronicle-oath = Geborgenheit

## Was die Chronik erzählt (8)

annal-oath = Das Reich lässt den Eid „{ $before }“ hinter sich und schwört „{ $oath }“.
annal-vision = „{ $card }“ ist wahr geworden: Das Reich lässt den Eid „{ $before }“ hinter sich und schwört „{ $oath }“.
annal-stays = „{ $card }“ ist wahr geworden, und das Reich bleibt beim Eid „{ $oath }“, den es schon geschworen hatte.
annal-exiles = Das alte Reich ist gefallen. Wieder im Exil: { $colours }.
annal-citizen = { $colour } wird Bürger des neuen Reichs.
annal-refuses = { $colour } lehnt das Bürgertum ab.
annal-builds = { $site }: Das Bauwerk { $card } ersetzt { $denizen }.
annal-repairs = { $site }: Die Ruine ist instand gesetzt, { $card } steht wieder.
annal-removes = Dort herrscht niemand von den Siegern, also { $sites-count ->
    [one] gerät dieser Ort
   *[other] geraten diese Orte
} in Vergessenheit: { $sites }.
annal-falls = { $card } ({ $site }) hat keinen Beschützer mehr und verfällt zur Ruine.
annal-keeps = Das Reich hält fest an: { $sites }.
annal-ruins = In Ruinen, am Rand des Reichs, { $sites-count ->
    [one] liegt
   *[other] liegen
}: { $sites }.
annal-reveals = Eine Region ohne bekannten Ort: { $site } wird entdeckt.
annal-adds = { $count } neue Karten kommen in den Weltstapel, beginnend mit { $suit }: Die Ratgeber des Siegers rufen sie.
annal-heals = Das Archiv war zu klein. { $count } Vertriebene ({ $suit }) kehren heim, { $healed } kommen zurück ins Archiv.
annal-dispossesses = { $count ->
    [one] 1 Karte wird vertrieben.
   *[other] { $count } Karten werden vertrieben.
}
annal-scatters = Die Reliquien der Besiegten sind verstreut: { $relics }.
annal-treasures = { $count ->
    [one] 1 Reliquie des Siegers oder des Schreins wartet
   *[other] { $count } Reliquien des Siegers und des Schreins warten
} auf den nächsten Kanzler{ $relics-count ->
    [0] { "" }
   *[other] { "" }; die des Siegers sind: { $relics }
}.
annal-ends = Die Chronik von Partie { $game } ist geschrieben.

event-chronicle-oath = { annal-oath }
event-chronicle-exiles = { annal-exiles }
event-chronicle-citizen = { annal-citizen }
event-chronicle-refuses = { annal-refuses }
event-chronicle-builds = { annal-builds }
event-chronicle-repairs = { annal-repairs }
event-chronicle-removes = { annal-removes }
event-chronicle-falls = { annal-falls }
event-chronicle-keeps = { annal-keeps }
event-chronicle-reveals = { annal-reveals }
event-chronicle-adds = { annal-adds }
event-chronicle-heals = { annal-heals }
event-chronicle-dispossesses = { annal-dispossesses }
event-chronicle-vision = { annal-vision }
event-chronicle-stays = { annal-stays }
event-chronicle-ruins = { annal-ruins }
event-chronicle-scatters = { annal-scatters }
event-chronicle-treasures = { annal-treasures }
event-chronicle-ends = { annal-ends }

## Die Geschichte des Reichs

annals-heading = Die Chronik „{ $name }“
annals-game = Partie { $game }: { $players }
annals-winner = { $name } ({ $colour }) gewann in Runde { $round }: { $reason }.
annals-reason-usurper = als Thronräuber
annals-reason-visionary = durch eine Vision
annals-reason-empire = das Reich hielt stand
annals-reason-successor = als Nachfolger des Kanzlers
annals-reason-war-weariness = alle waren des Krieges müde
annals-last-winner = Zuletzt hat davor { $name } ({ $colour }) gewonnen.
annals-now = Vor Partie { $game }: { $oath }
annals-site = { $region }: { $site }{ $count ->
    [0] { "" }
   *[other] { " " }– { $cards }
}{ $relics ->
    [0] { "" }
    [one] { " " }(1 Reliquie)
   *[other] { " " }({ $relics } Reliquien)
}
annals-site-facedown = { $region }: ein unbekannter Ort
annals-citizens = { $count ->
    [0] Niemand ist Bürger des Reichs.
   *[other] Bürger: { $colours }
}
annals-relics = { $count ->
    [one] 1 Reliquie liegt im Reliquienstapel.
   *[other] { $count } Reliquien liegen im Reliquienstapel.
}
annals-cards = Archiv: { $archive } Bewohner, Vertriebene: { $dispossessed }
