# Oath im Browser: Wörter, die nur sein Spielbrett und seine Einstellungen brauchen.

oath-web-heading = Runde { $round } · { $phase } · { $who ->
    [you] du bist am Zug
   *[other] { $player }
}
oath-web-you = Du
oath-web-status = Eid, Runde und Visionen
oath-web-common = Lager, Stapel und Reliquienschrein
oath-web-decks = Stapel
oath-web-hand = Karten, die du ansiehst
oath-web-unknown-site = noch unentdeckt
oath-web-site = Ort { $number }, { $name }, { $region }
oath-web-site-in = Ort { $number } · { $region }
oath-web-ruled = beherrscht von { $colour }
oath-web-bandits = beherrscht von Räubern
oath-web-room = { $cards } von { $capacity } Karten
oath-web-capacity = Platz für { $capacity }
oath-web-pawn-of = Figur von { $colour }
oath-web-relic-at = Verdeckte Reliquie an Ort { $number }
oath-web-peeked = dir bekannt
oath-web-target = Ziel des Kampfes
oath-web-pile = Ablagestapel, { $region }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, darunter { $visions ->
    [0] keine Vision
    [one] 1 Vision
   *[other] { $visions } Visionen
}
oath-web-top = obenauf: { $back }
oath-web-empty = leer
oath-web-deck-known = { $depth }. Karte von oben: { $card }
oath-web-space = Feld des Schreins: { $trait }
oath-web-covered = von einer Reliquie bedeckt
oath-web-uncovered = offen, in Kraft
oath-web-keeper = Bewahrer: { $colour }
oath-web-usurper = { $colour } ist Thronräuber
oath-web-no-keeper = niemand ist Bewahrer
oath-web-end-roll = Nach dieser Runde endet das Spiel bei einem Wurf von { $roll }, wenn das Reich den Titel hat.
oath-web-visions-enough = Ab der dritten Vision kann man mit einer Vision gewinnen.
oath-web-facedown = verdeckt
oath-web-facedown-adviser = Verdeckter Ratgeber ({ $back })
oath-web-facedown-secrets = { $count ->
    [one] 1 verdecktes Geheimnis
   *[other] { $count } verdeckte Geheimnisse
}
oath-web-on-board = { $count ->
    [one] 1 Schar auf dem Tableau
   *[other] { $count } Scharen auf dem Tableau
}
oath-web-in-bank = { $count } im Lager
oath-web-holds = sieht { $count ->
    [one] 1 Karte an
   *[other] { $count } Karten an
}

## Aussichten von Kämpfen

oath-web-chances = Kämpfe, die du beginnen könntest
oath-web-against = Gegen { $foe }
oath-web-campaign = Kampf gegen { $foe }
oath-web-odds = Sieg des Angriffs: { $word }, { $odds }
oath-web-odds-you = Du siegst: { $word }, { $odds }
oath-web-odds-worst = wenn die Verteidigung jeden bekannten Schlachtplan nutzt: { $odds }, { $word }
oath-web-percent = { $odds } %
oath-web-odds-certain = sicher
oath-web-odds-nearly-certain = fast sicher
oath-web-odds-very-likely = sehr wahrscheinlich
oath-web-odds-likely = wahrscheinlich
oath-web-odds-even = etwa ausgeglichen
oath-web-odds-unlikely = unwahrscheinlich
oath-web-odds-very-unlikely = sehr unwahrscheinlich
oath-web-odds-hopeless = so gut wie aussichtslos
oath-web-dice = { $attack ->
    [one] 1 Angriffswürfel
   *[other] { $attack } Angriffswürfel
} gegen { $defence ->
    [one] 1 Verteidigungswürfel
   *[other] { $defence } Verteidigungswürfel
}
oath-web-forces = { $force } gegen { $defenders ->
    [one] 1 in der Verteidigung
   *[other] { $defenders } in der Verteidigung
}
oath-web-remark-odds = ({ $odds })
oath-web-remark-odds-worst = ({ $odds }, schlimmstenfalls { $worst })
oath-web-remark-best = (beste Aussicht { $odds })
oath-web-campaigns = { $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
}

## Warum nicht

oath-web-no-choice = { $thing } steht bei dieser Frage nicht zur Wahl.
oath-web-no-choice-here = Das steht bei dieser Frage nicht zur Wahl.

## Einstellungen

option-world = Eine neue Chronik mischt ihre Welt; die Einführung ist das feste erste Spiel für vier.
option-world-new = Eine neue Chronik
option-world-introduction = Die Einführung (zu viert)
option-oath = Das Ziel, das jemanden zum Bewahrer macht.
option-oath-supremacy = Vorherrschaft: die meisten Orte beherrschen
option-oath-people = Volk: die Volksgunst besitzen
option-oath-devotion = Hingabe: das Dunkelste Geheimnis besitzen
option-oath-protection = Geborgenheit: die meisten Reliquien und Banner besitzen
option-chancellor = Der Kanzler verteidigt das Reich und hat den ersten Zug; alle anderen beginnen als Exilanten.
