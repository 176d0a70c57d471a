# Oath: was neben einer Antwort steht: was dort liegt, was sie kostet, was sie bringt, wie ein Kampf ausginge.
# $what ist eine Liste von Dingen und Preisen, $says was eine Karte sagt, $tenths sind Zehntel eines Prozents.

oath-remark = ({ $what })
oath-remark-says = { $what-count ->
    [0] – { $says }
   *[other] ({ $what }) – { $says }
}
oath-remark-gains = ({ $what }; bringt { $gains })
oath-remark-range = ({ $least } bis { $most } { $most ->
    [one] Vorrat
   *[other] Vorräte
})
oath-remark-odds = ({ $what-count ->
    [0] {""}
   *[other] { $what };{" "}
}{ oath-remark-percent })
oath-remark-odds-worst = ({ $what-count ->
    [0] {""}
   *[other] { $what };{" "}
}{ oath-remark-percent }, schlimmstenfalls { $worst-tenths ->
    [0] { $worst }
   *[other] { $worst },{ $worst-tenths }
} %)
oath-remark-best = ({ $what-count ->
    [0] {""}
   *[other] { $what };{" "}
}beste Aussicht { oath-remark-percent })
oath-remark-percent = { $tenths ->
    [0] { $odds }
   *[other] { $odds },{ $tenths }
} %

## Preise, Gewinne, und was ein Ziel bringt

counted-supply = { resource-supply.count }
counted-warbands = { resource-warband.count }
counted-burned-favor = { $count } Gunst verbrennen
counted-burned-secrets = { $count ->
    [one] { $count } Geheimnis verbrennen
   *[other] { $count } Geheimnisse verbrennen
}
counted-favor-or-more = ab { $count } Gunst
counted-secrets-or-more = { $count ->
    [one] ab { $count } Geheimnis
   *[other] ab { $count } Geheimnissen
}
counted-flipped-secrets = { $count ->
    [one] { $count } Geheimnis umdrehen
   *[other] { $count } Geheimnisse umdrehen
}
counted-sacrificed-warbands = { $count ->
    [one] { $count } Schar opfern
   *[other] { $count } Scharen opfern
}
counted-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
counted-more-dice = +{ $count } Würfel
counted-defenders = { $count } Verteidiger
thing-unknown-site = noch unentdeckt
thing-only-discard = kein Platz dafür: nur abwerfen möglich
thing-pawn-leaves = siegst du, muss sie weichen, und die halbe Gunst verbrennt
