# Throne of Allegoria: die Fragen. $count ist der Rest einer Zahl, $about das, worum es geht.
# Wie „pass“ und „yes“ heißen, steht in verbs.ftl.

## Vor der ersten Woche

prompt-keep-end-task = Welche Spielende-Aufgabe behältst du (noch { $count })?
prompt-choose-noble = Welche Adelskarte behältst du?

## Bieten

prompt-bid = Welchen Gebotsmarker legst du verdeckt, und wohin (noch { $count })?
prompt-star = Wie nutzt du deinen *?

## Bereiche I und II

prompt-keep-task = Welche der gezogenen Aufgaben behältst du?
prompt-divide-single = Du teilst die offenen Karten auf. Welche liegt allein?
prompt-divide-pair = Welche Karte liegt zusammen mit { $about }?
prompt-take-group = Welche Gruppe nimmst du?
prompt-take-card = Welche Karte der Gruppe nimmst du? Die andere wird abgeworfen.

## Aktionen

prompt-choose-kind = Für welche Art von Aktionen nutzt du diesen Zug? Beides geht nicht.
prompt-soldiers-act = { $count ->
    [one] Welche Aktion (noch 1 Aktionspunkt)?
   *[other] Welche Aktion (noch { $count } Aktionspunkte)?
}
prompt-soldiers-extra = Deine Punkte sind verbraucht. Noch eine Aktion, für je 1 Stärke pro Punkt?
prompt-soldiers-cross = Deine Punkte sind verbraucht. Eine letzte Aktion? Stärke sinkt über eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-spies-act = { $count ->
    [one] Welche Aktion (noch 1 Aktionspunkt)?
   *[other] Welche Aktion (noch { $count } Aktionspunkte)?
}
prompt-spies-extra = Deine Punkte sind verbraucht. Noch eine Aktion, für je 1 Intrige pro Punkt?
prompt-spies-cross = Deine Punkte sind verbraucht. Eine letzte Aktion? Intrige sinkt über eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-merchants-act = { $count ->
    [one] Welche Aktion (noch 1 Aktionspunkt)?
   *[other] Welche Aktion (noch { $count } Aktionspunkte)?
}
prompt-merchants-extra = Deine Punkte sind verbraucht. Noch eine Aktion, für je 1 Handel pro Punkt?
prompt-merchants-cross = Deine Punkte sind verbraucht. Eine letzte Aktion? Handel sinkt über eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-bankers-act = { $count ->
    [one] Welche Aktion (noch 1 Aktionspunkt)?
   *[other] Welche Aktion (noch { $count } Aktionspunkte)?
}
prompt-bankers-extra = Deine Punkte sind verbraucht. Noch eine Aktion, für je 1 Reichtum pro Punkt?
prompt-bankers-cross = Deine Punkte sind verbraucht. Eine letzte Aktion? Reichtum sinkt über eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.
prompt-scholars-act = { $count ->
    [one] Welche Aktion (noch 1 Aktionspunkt)?
   *[other] Welche Aktion (noch { $count } Aktionspunkte)?
}
prompt-scholars-extra = Deine Punkte sind verbraucht. Noch eine Aktion, für je 1 Wissen pro Punkt?
prompt-scholars-cross = Deine Punkte sind verbraucht. Eine letzte Aktion? Wissen sinkt über eine Schwelle: Du nimmst einen Anarchiemarker, und dein Zug endet.

## Arbeiterkarten

prompt-discard-soldiers = { $count ->
    [0] Eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about }?
   *[other] Noch eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about } (bisher +{ $count })?
}
prompt-discard-spies = { $count ->
    [0] Eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about }?
   *[other] Noch eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about } (bisher +{ $count })?
}
prompt-discard-merchants = { $count ->
    [0] Eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about }?
   *[other] Noch eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about } (bisher +{ $count })?
}
prompt-discard-bankers = { $count ->
    [0] Welche Arbeiterkarte wirfst du ab, um die Heimatleiste zu erhöhen: { $about }?
   *[other] Noch eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about } (bisher +{ $count })?
}
prompt-discard-scholars = { $count ->
    [0] Welche Arbeiterkarte wirfst du ab, um die Heimatleiste zu erhöhen: { $about }?
   *[other] Noch eine Arbeiterkarte abwerfen, um die Heimatleiste zu erhöhen: { $about } (bisher +{ $count })?
}

## Figuren

prompt-move-group = Welche Gruppe bewegst du wohin?
prompt-move-size = Wie viele Figuren bewegst du?
prompt-wages-kind = Wen lässt du für Lohn ziehen?
prompt-attack-where = Auf welchem Schlachtfeld greifst du an?
prompt-attack-whom = Wen greifst du an?
prompt-battle-anarchy = Vor dem Würfeln: einen Anarchiemarker nehmen für +1 in dieser Schlacht?
prompt-spoils = Du hast die Schlacht mit { $count } Vorsprung gewonnen. Was nimmst du?
prompt-raid-size = Wie viele deiner Soldaten überfallen? Jeder kehrt für 1 Einflusspunkt in deinen Vorrat zurück.
prompt-ruse-where = In welcher Taverne wendest du eine List an?
prompt-ruse-lower = Welche Heimatleiste dieses Mitspielers senkst du?
prompt-ruse-more = Für einen Anarchiemarker noch eine Heimatleiste dieses Mitspielers senken?
prompt-commerce-where = Auf welchem Markt treibst du Kommerz?
prompt-commerce-pay = Womit zahlst du?
prompt-commerce-gain = Was nimmst du, { $count } Schritte { $about } oder { $count } Einflusspunkte?

## Gilden, Aufgaben und Almosen

prompt-grant-guild = Welche Gildenkarte nimmst du?
prompt-grant-replace = Welche Gilde weicht dieser: { $about }?
prompt-grant-task = Die gezogene Aufgabe behalten oder für einen Anarchiemarker abwerfen?
prompt-alms-return = Einen Anarchiemarker zurücklegen?
prompt-alms-raise = Welche deiner Heimatleisten steigt um 1?
prompt-guild-region = In welcher Region tauschst du eine Figur aus?
prompt-guild-remove = Welche deiner Figuren geht?
prompt-guild-place = Welche Figur kommt an ihre Stelle?
prompt-guild-keep = Welche der gezogenen Karten behältst du? Die anderen stehen zum Verkauf.
prompt-guild-buy = Für 1 Reichtum eine offene Karte kaufen?

## Königliche Erlasse

prompt-decree-place = Eine Figur aus deinem Vorrat in die Heimat stellen?
prompt-decree-remove = Welche deiner Figuren verlässt die Landkarte?
prompt-decree-draw = Arbeiterkarten ziehen?
prompt-decree-discard = Wirf eine Arbeiterkarte ab (noch { $count }).
prompt-decree-return-anarchy = Einen Anarchiemarker zurücklegen?
prompt-decree-choice = Was wählst du?
prompt-decree-lower = Welche Heimatleiste sinkt?
prompt-decree-raise = Welche Heimatleiste steigt?
prompt-decree-pay-diplomacy = Eine Heimatleiste um { $count } senken, um auf der Diplomatieleiste vorzurücken?
prompt-decree-pay-alms = Eine Heimatleiste um { $count } senken, um auf der Almosenleiste vorzurücken?
