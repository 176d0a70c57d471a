# Throne of Allegoria: die Fragen. $count ist der Rest einer Zahl, $about das, worum es geht.
# Wie „pass“ und „yes“ heißen, steht in verbs.ftl.

## Vor der ersten Woche

prompt-keep-end-task = Welche Spielende-Aufgabe behältst du? (noch { $count })
prompt-choose-noble = Welche Adelskarte behältst du?

## Bieten

prompt-bid = Welchen Gebotsmarker legst du in welchen Bereich? (noch { $count })
prompt-star = Wie zählt dein Stern?

## Bereiche I und II

prompt-keep-task = Welche der gezogenen Aufgaben behältst du?
prompt-divide-single = Du teilst die offenen Karten auf. Welche liegt allein?
prompt-divide-pair = Welche Karte liegt zusammen mit { $about }?
prompt-take-group = Welche Gruppe nimmst du?
prompt-take-card = Welche Karte der Gruppe nimmst du? Die andere wird abgeworfen.

## Aktionen

prompt-choose-kind = Stationieren oder Auftrag? In diesem Zug geht nur eines von beiden.
prompt-soldiers-act = Welche Aktion führst du aus? { $count ->
    [one] Du hast noch 1 Aktionspunkt.
   *[other] Du hast noch { $count } Aktionspunkte.
}
prompt-soldiers-extra = Deine Aktionspunkte sind verbraucht. Noch eine Aktion? Jeder weitere Punkt kostet 1 Stärke.
prompt-soldiers-cross = Deine Aktionspunkte sind verbraucht. Noch eine letzte Aktion? Dafür sinkt die Stärke unter eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-spies-act = Welche Aktion führst du aus? { $count ->
    [one] Du hast noch 1 Aktionspunkt.
   *[other] Du hast noch { $count } Aktionspunkte.
}
prompt-spies-extra = Deine Aktionspunkte sind verbraucht. Noch eine Aktion? Jeder weitere Punkt kostet 1 Intrige.
prompt-spies-cross = Deine Aktionspunkte sind verbraucht. Noch eine letzte Aktion? Dafür sinkt die Intrige unter eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-merchants-act = Welche Aktion führst du aus? { $count ->
    [one] Du hast noch 1 Aktionspunkt.
   *[other] Du hast noch { $count } Aktionspunkte.
}
prompt-merchants-extra = Deine Aktionspunkte sind verbraucht. Noch eine Aktion? Jeder weitere Punkt kostet 1 Handel.
prompt-merchants-cross = Deine Aktionspunkte sind verbraucht. Noch eine letzte Aktion? Dafür sinkt der Handel unter eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-bankers-act = Welche Aktion führst du aus? { $count ->
    [one] Du hast noch 1 Aktionspunkt.
   *[other] Du hast noch { $count } Aktionspunkte.
}
prompt-bankers-extra = Deine Aktionspunkte sind verbraucht. Noch eine Aktion? Jeder weitere Punkt kostet 1 Reichtum.
prompt-bankers-cross = Deine Aktionspunkte sind verbraucht. Noch eine letzte Aktion? Dafür sinkt der Reichtum unter eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-scholars-act = Welche Aktion führst du aus? { $count ->
    [one] Du hast noch 1 Aktionspunkt.
   *[other] Du hast noch { $count } Aktionspunkte.
}
prompt-scholars-extra = Deine Aktionspunkte sind verbraucht. Noch eine Aktion? Jeder weitere Punkt kostet 1 Wissen.
prompt-scholars-cross = Deine Aktionspunkte sind verbraucht. Noch eine letzte Aktion? Dafür sinkt das Wissen unter eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.

## Arbeiterkarten

prompt-discard-soldiers = { $count ->
    [0] Wirfst du eine Arbeiterkarte ab, um die { $about } zu erhöhen?
   *[other] Wirfst du noch eine Arbeiterkarte ab, um die { $about } zu erhöhen? (bisher +{ $count })
}
prompt-discard-spies = { $count ->
    [0] Wirfst du eine Arbeiterkarte ab, um die { $about } zu erhöhen?
   *[other] Wirfst du noch eine Arbeiterkarte ab, um die { $about } zu erhöhen? (bisher +{ $count })
}
prompt-discard-merchants = { $count ->
    [0] Wirfst du eine Arbeiterkarte ab, um den { $about } zu erhöhen?
   *[other] Wirfst du noch eine Arbeiterkarte ab, um den { $about } zu erhöhen? (bisher +{ $count })
}
prompt-discard-bankers = { $count ->
    [0] Welche Arbeiterkarte wirfst du ab, um den { $about } zu erhöhen?
   *[other] Wirfst du noch eine Arbeiterkarte ab, um den { $about } zu erhöhen? (bisher +{ $count })
}
prompt-discard-scholars = { $count ->
    [0] Welche Arbeiterkarte wirfst du ab, um das { $about } zu erhöhen?
   *[other] Wirfst du noch eine Arbeiterkarte ab, um das { $about } zu erhöhen? (bisher +{ $count })
}

## Figuren

prompt-move-group = { $about }: Welche Gruppe zieht wohin?
prompt-move-size = Wie viele Figuren ziehen?
prompt-wages-kind = Welche Figuren bezahlst du, damit sie ziehen?
prompt-attack-where = Auf welchem Schlachtfeld greifst du an?
prompt-attack-whom = Wen greifst du an?
prompt-battle-anarchy = Nimmst du vor dem Würfeln einen Anarchiemarker, um in dieser Schlacht +1 zu erhalten?
prompt-spoils = Du gewinnst die Schlacht mit einem Vorsprung von { $count }. Was ist deine Beute?
prompt-raid-size = Wie viele Soldaten setzt du für den Überfall ein? Jeder bringt 1 Einflusspunkt und kehrt in deinen Vorrat zurück.
prompt-ruse-where = In welcher Taverne wendest du eine List an?
prompt-ruse-lower = Welche Heimatleiste dieses Mitspielers senkst du?
prompt-ruse-more = Nimmst du einen Anarchiemarker, um noch eine Heimatleiste dieses Mitspielers zu senken?
prompt-commerce-where = Auf welchem Markt handelst du?
prompt-commerce-pay = Womit zahlst du?
prompt-commerce-gain = Was nimmst du: { $count } Schritte { $about } oder { $count } Einflusspunkte?

## Gilden, Aufgaben und Almosen

prompt-grant-guild = Welche Gildenkarte nimmst du?
prompt-grant-replace = Welche Gilde ersetzt du durch die { $about }?
prompt-grant-task = Behältst du die gezogene Aufgabe, oder nimmst du einen Anarchiemarker und wirfst sie ab?
prompt-alms-return = Legst du einen Anarchiemarker zurück?
prompt-alms-raise = Welche deiner Heimatleisten erhöhst du um 1?
prompt-guild-region = In welcher Region tauschst du eine Figur aus?
prompt-guild-remove = Welche deiner Figuren nimmst du weg?
prompt-guild-place = Welche Figur kommt an ihre Stelle?
prompt-guild-keep = Welche der gezogenen Karten behältst du? Die anderen stehen zum Verkauf.
prompt-guild-buy = Kaufst du für 1 Reichtum eine offene Karte?

## Königliche Erlasse

prompt-decree-place = Stellst du eine Figur aus deinem Vorrat in deine Heimatregion?
prompt-decree-remove = Welche deiner Figuren nimmst du von der Landkarte?
prompt-decree-draw = Ziehst du vom Stapel der Arbeiterkarten?
prompt-decree-discard = Welche Arbeiterkarte wirfst du ab? (noch { $count })
prompt-decree-return-anarchy = Legst du einen Anarchiemarker zurück?
prompt-decree-choice = Was wählst du?
prompt-decree-lower = Welche Heimatleiste senkst du?
prompt-decree-raise = Welche Heimatleiste erhöhst du?
prompt-decree-pay-diplomacy = Senkst du eine Heimatleiste um { $count }, um auf der Diplomatieleiste vorzurücken?
prompt-decree-pay-alms = Senkst du eine Heimatleiste um { $count }, um auf der Almosenleiste vorzurücken?
