# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/oath/reasons.py.

oath-why-here = Deine Figur steht schon an diesem Ort: { $site }.
oath-why-too-far = Die Reise dorthin ({ $site }) kostet { $cost ->
    [one] 1 Vorrat
   *[other] { $cost } Vorräte
}, und du hast { $supply }.
oath-why-travel-not = Dorthin kannst du jetzt nicht reisen.
oath-why-empty = Im Ablagestapel liegen keine Karten: { $region }.
oath-why-other-region = Du durchsuchst nur den Ablagestapel der Region, in der du bist, nicht diesen: { $region }.
oath-why-search-supply = Dein Vorrat reicht nicht, um dort zu suchen (du hast { $supply }).
oath-why-elsewhere = { $card } liegt an einem anderen Ort ({ $site }), und deine Figur ist nicht dort.
oath-why-ruin = { $card } ist eine Ruine; dort wird weder angeworben noch getauscht.
oath-why-tokens = Auf { $card } liegen schon Gunst oder Geheimnisse; dort wird in diesem Zug weder angeworben noch getauscht.
oath-why-muster-not = Hier kannst du jetzt weder anwerben noch tauschen.
oath-why-relic-elsewhere = Die Reliquie liegt an einem anderen Ort ({ $site }), und deine Figur ist nicht dort.
oath-why-unpaid = Du kannst nicht bezahlen, was eine Reliquie dort kostet: { $site }.
oath-why-banner-unpaid = Du hast nicht genug für das { $card }: Du müsstest mehr darauflegen, als jetzt dort liegt.
oath-why-recover-not = Das kannst du jetzt nicht bergen.

## Warum eine Hauptaktion jetzt nicht möglich ist

oath-why-no-supply = Dein Vorrat ist aufgebraucht.
oath-why-travel-supply = Dein Vorrat ({ $supply }) reicht für keine Reise.
oath-why-campaign-supply = Ein Kampf kostet { $cost ->
    [one] 1 Vorrat
   *[other] { $cost } Vorräte
}, und du hast { $supply }.
oath-why-campaign-forbidden = Eine Karte verbietet dir zu kämpfen.
oath-why-campaign-nobody = An deinem Ort ist niemand, den du angreifen könntest.
oath-why-recover-nothing = An deinem Ort liegt keine Reliquie, und ein Banner kannst du jetzt nicht bergen.
oath-why-recover-unpaid = Du kannst die Reliquien an deinem Ort nicht bezahlen und auch kein Banner bergen.
oath-why-no-free-card = An deinem Ort ist keine Karte frei: Es liegt keine da, oder auf ihr liegen schon Gunst oder Geheimnisse.
oath-why-muster-unpaid = Anwerben kostet 1 Gunst, und die kannst du nicht bezahlen.
oath-why-trade-unpaid = Tauschen kostet 1 Geheimnis oder 2 Gunst, und du hast beides nicht.
