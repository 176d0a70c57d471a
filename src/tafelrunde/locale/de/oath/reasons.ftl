# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/oath/reasons.py.

oath-why-here = Deine Figur steht schon an diesem Ort: { $site }.
oath-why-too-far = Dorthin zu reisen ({ $site }) kostet { $cost } Vorrat, und du hast { $supply }.
oath-why-travel = Um dorthin zu gehen, wähle zuerst Reisen.
oath-why-travel-not = Du kannst jetzt nicht reisen.
oath-why-empty = Im Ablagestapel liegen keine Karten: { $region }.
oath-why-other-region = Man durchsucht nur den Ablagestapel der Region, in der man ist, nicht diesen: { $region }.
oath-why-search = Um Karten zu ziehen, wähle zuerst Suchen.
oath-why-search-not = Du kannst jetzt nicht suchen.
oath-why-search-supply = { $supply } Vorrat reicht nicht, um dort zu suchen.
oath-why-elsewhere = { $card } liegt an einem anderen Ort ({ $site }), und deine Figur ist nicht dort.
oath-why-ruin = { $card } ist eine Ruine; dort wird weder angeworben noch getauscht.
oath-why-tokens = Auf { $card } liegen Gunst oder Geheimnisse; dort wird weder angeworben noch getauscht.
oath-why-muster = Um eine Karte an deinem Ort zu nutzen, wähle zuerst Anwerben oder Tauschen.
oath-why-muster-not = Du kannst jetzt weder anwerben noch tauschen.
oath-why-relic-elsewhere = Die Reliquie liegt an einem anderen Ort ({ $site }), und deine Figur ist nicht dort.
oath-why-unpaid = Du kannst nicht bezahlen, was eine Reliquie dort kostet: { $site }.
oath-why-banner-unpaid = Du hast nicht genug für { $card }: Es muss mehr sein, als darauf liegt.
oath-why-recover = Um es zu nehmen, wähle zuerst Bergen.
oath-why-recover-not = Du kannst jetzt nichts bergen.
