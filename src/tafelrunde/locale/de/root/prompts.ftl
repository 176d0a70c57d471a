# Root: die Fragen. $card ist die Karte, die fragt, $count die Zahl der noch folgenden Entscheidungen,
# $about, worum es geht (eine Lichtung, eine Klasse, ein Marker). Wie „pass“ heißt, steht in verbs.ftl.

## Der Aufbau

prompt-place-keep = In welche Ecke stellst du die Festung?
prompt-place-building = Auf welche Lichtung kommt dein erstes Gebäude ({ $about })?
prompt-first-roost = In welche Ecke kommt dein erstes Nest?
prompt-choose-leader = Wer führt die Dynastien an?
prompt-cult-corner = In welcher Ecke legst du deinen ersten Garten an?
prompt-first-outcast = Welche Klasse ist am Anfang verstoßen?
prompt-river-warrior = { $count ->
    [one] Wohin am Fluss stellst du einen Krieger?
   *[other] Wohin am Fluss stellst du einen Krieger (noch { $count })?
}

## Der Zug aller Parteien

prompt-order-effects = Jetzt geschieht mehreres. Was kommt als Nächstes?
prompt-birdsong-card = Noch ist Vogelgesang. Nutzt du eine Karte?
prompt-end-daylight = Bevor das Tageslicht endet: Nutzt du eine Karte?
prompt-hand-limit = { $count ->
    [one] Fünf Handkarten sind erlaubt. Lege eine ab.
   *[other] Fünf Handkarten sind erlaubt. Lege eine ab (noch { $count }).
}
prompt-move-to = Wohin ziehen deine Krieger von { $about }?
prompt-move-count = Wie viele Krieger ziehen von { $about } los?
prompt-activate-pieces = { $count ->
    [one] Welchen Herstellungsmarker aktivierst du?
   *[other] Welchen Herstellungsmarker aktivierst du (noch { $count })?
}
prompt-spend-for-dominance = Welche Karte gibst du für die Dominanz-Karte ({ $about }) aus?

## Kampf

prompt-battle-defender = Wen greifst du auf { $about } an?
prompt-ambush = Du wirst auf { $about } angegriffen. Legst du einen Hinterhalt?
prompt-foil-ambush = Du gerätst auf { $about } in einen Hinterhalt. Vereitelst du ihn mit einem eigenen?
prompt-battle-card = Nutzt du im Kampf auf { $about } eine Karte?
prompt-lose-piece = { $count ->
    [one] Was verlierst du auf { $about } durch den Treffer?
   *[other] Was verlierst du auf { $about } durch einen Treffer (noch { $count })?
}

## Karten

prompt-command-warren = Wo beginnst du einen Kampf?
prompt-cobbler = Von wo bewegst du dich?
prompt-better-burrow-bank = Wer zieht außer dir eine Karte?
prompt-stand-and-deliver = Wem nimmst du eine zufällige Karte weg?
prompt-tax-collector = Von wo entfernst du einen Krieger?
prompt-codebreakers = Wessen Hand siehst du dir an?

## Marquise de Katz

prompt-place-wood = { $count ->
    [one] Das Holz reicht nicht. An welche Sägemühle kommt das letzte?
   *[other] Das Holz reicht nicht. An welche Sägemühle kommt eines (noch { $count })?
}
prompt-marquise-daylight = { $count ->
    [one] Was tust du (noch 1 Aktion)?
   *[other] Was tust du (noch { $count } Aktionen)?
}
prompt-march = Die zweite Bewegung deines Marsches: von wo?
prompt-recruit-at = { $count ->
    [one] Die Krieger reichen nicht. Zu welchem Rekrutierer kommt der letzte?
   *[other] Die Krieger reichen nicht. Zu welchem Rekrutierer kommt einer (noch { $count })?
}
prompt-build-at = Auf welcher Lichtung baust du ({ $about })?
prompt-pay-wood = { $count ->
    [one] Woher nimmst du das Holz?
   *[other] Woher nimmst du Holz (noch { $count })?
}
prompt-overwork = Welche Karte gibst du für die Überstunden aus ({ $about })?
prompt-extra-action = Gibst du eine Vogel-Karte für eine weitere Aktion aus?
prompt-field-hospitals = { $count ->
    [one] Gibst du eine Karte ({ $about }) aus und holst deinen gefallenen Krieger zur Festung zurück?
   *[other] Gibst du eine Karte ({ $about }) aus und holst deine { $count } gefallenen Krieger zur Festung zurück?
}

## Horst Dynastien

prompt-add-card = Welche Karte legst du ins Dekret?
prompt-add-second-card = Legst du eine zweite Karte ins Dekret?
prompt-decree-column = In welche Spalte legst du { $about }?
prompt-new-roost = Wohin kommt ein neues Nest?
prompt-eyrie-craft = Tust du noch etwas, bevor das Dekret erfüllt wird?
prompt-decree-card = Das Dekret verlangt { $about }: Welche Karte erfüllst du als nächste?
prompt-decree-recruit = Das Dekret: Wo rekrutierst du?
prompt-decree-move = Das Dekret: Von wo bewegst du dich?
prompt-decree-battle = Das Dekret: Wo kämpfst du?
prompt-decree-build = Das Dekret: Wo baust du ein Nest?

## Waldland Allianz

prompt-alliance-birdsong = Revoltierst du, oder verbreitest du Sympathie?
prompt-spend-supporter = { $count ->
    [one] Welchen Anhänger gibst du aus ({ $about })?
   *[other] Welchen Anhänger gibst du aus ({ $about }, noch { $count })?
}
prompt-alliance-daylight = Was tust du im Tageslicht?
prompt-military-operation = { $count ->
    [one] Welchen Einsatz führt dein Offizier aus?
   *[other] Welchen Einsatz führt ein Offizier aus (noch { $count } Offiziere)?
}
prompt-outrage = Empörung! Welche Karte ({ $about }) gibst du der Allianz als Anhänger?
prompt-supporter-limit = { $count ->
    [one] Ohne Stützpunkt behältst du fünf Anhänger. Lege einen ab.
   *[other] Ohne Stützpunkt behältst du fünf Anhänger. Lege einen ab (noch { $count }).
}

## Vagabund

prompt-choose-character = Welcher Charakter bist du?
prompt-place-pawn = In welchem Wald beginnst du?
prompt-refresh = { $count ->
    [one] Welchen Gegenstand frischst du auf?
   *[other] Welchen Gegenstand frischst du auf (noch { $count })?
}
prompt-slip = Schleichst du auf eine benachbarte Lichtung oder in einen benachbarten Wald?
prompt-vagabond-daylight = Was tust du im Tageslicht?
prompt-explore-ruin = Welchen Gegenstand nimmst du aus der Ruine?
prompt-quest-reward = Was ist deine Belohnung?
prompt-strike-piece = Welchen Marker entfernst du ({ $about })?
prompt-exhaust-item = { $count ->
    [0] Welchen Gegenstand erschöpfst du?
    [one] Welchen Gegenstand erschöpfst du?
   *[other] Welchen Gegenstand erschöpfst du (noch { $count })?
}
prompt-aid-card = Welche Karte gibst du ({ $about })?
prompt-aid-item = Nimmst du dafür einen hergestellten Gegenstand ({ $about })?
prompt-move-ally = Ziehen Krieger eines Alliierten mit dir nach { $about }?
prompt-ally-count = Wie viele Krieger ziehen mit ({ $about })?
prompt-battle-ally = Kämpft ein Alliierter auf { $about } mit?
prompt-take-hit = { $count ->
    [one] Ein Treffer: Was wird beschädigt?
   *[other] Ein Treffer: Was wird beschädigt (noch { $count })?
}
prompt-item-limit = { $count ->
    [one] Du trägst zu viel. Welchen Gegenstand gibst du her?
   *[other] Du trägst zu viel. Welchen Gegenstand gibst du her (noch { $count })?
}
prompt-coalition = Mit wem schließt du ein Bündnis?
prompt-steal = Wem stiehlst du eine Karte?
prompt-day-labor = Welche Karte ({ $about } oder Vogel) nimmst du vom Ablagestapel?
prompt-hideout = { $count ->
    [one] Welchen Gegenstand reparierst du?
   *[other] Welchen Gegenstand reparierst du (noch { $count })?
}
prompt-instigate = Wen stiftest du zum Kampf an?
prompt-instigate-against = Gegen wen?
prompt-enlist-arbiter = Wirbst du den Schiedsrichter für diesen Kampf an? (Er bekommt einen Siegpunkt.)

## Echsen Kult

prompt-cult-birdsong = { $count ->
    [one] Welche Verschwörung führst du aus (1 Akolyth)?
   *[other] Welche Verschwörung führst du aus ({ $count } Akolythen)?
}
prompt-crusade = Kämpfst du dort, oder ziehst du von dort los?
prompt-crusade-battle = Kämpfst du dort, wo du angekommen bist?
prompt-convert = Wessen Krieger konvertierst du?
prompt-sanctify = Welches Gebäude auf { $about } weicht einem Garten?
prompt-cult-daylight = Welche Karte zeigst du für ein Ritual vor?
prompt-ritual = Welches Ritual führst du durch?
prompt-cult-craft = Stellst du mit Gärten der verstoßenen Klasse etwas her?

## Flussvolk Kompanie

prompt-buy-service = { $count ->
    [one] Welchen Dienst kaufst du beim Flussvolk (höchstens noch einen)?
   *[other] Welchen Dienst kaufst du beim Flussvolk (höchstens noch { $count })?
}
prompt-hand-card = Welche Karte des Flussvolks nimmst du?
prompt-service-price = Dienst „{ $card }“: Wie viele Krieger verlangst du?
prompt-riverfolk-daylight = { $count ->
    [one] Was tust du (1 Krieger in deinen Mitteln)?
   *[other] Was tust du ({ $count } Krieger in deinen Mitteln)?
}
prompt-commit-fund = { $count ->
    [0] Wessen Krieger aus deinen Mitteln setzt du ein?
    [one] Wessen Krieger aus deinen Mitteln setzt du ein?
   *[other] Wessen Krieger aus deinen Mitteln setzt du ein (noch { $count })?
}
prompt-spend-fund = { $count ->
    [0] Wessen Krieger aus deinen Mitteln gibst du aus?
    [one] Wessen Krieger aus deinen Mitteln gibst du aus?
   *[other] Wessen Krieger aus deinen Mitteln gibst du aus (noch { $count })?
}
prompt-lose-fund = { $count ->
    [one] Wessen Krieger verlierst du aus deinen Mitteln?
   *[other] Wessen Krieger verlierst du aus deinen Mitteln (noch { $count })?
}
