# Oath: what is said beside an answer: what lies there, what it costs, what it brings, how a campaign would go.
# $what is a list of things and prices, $says what a card says, $tenths are tenths of a percent.

oath-remark = ({ $what })
oath-remark-says = { $what-count ->
    [0] – { $says }
   *[other] ({ $what }) – { $says }
}
oath-remark-gains = ({ $what }; brings { $gains })
oath-remark-range = ({ $least } to { $most } Supply)
oath-remark-odds = ({ $what-count ->
    [0] {""}
   *[other] { $what };{" "}
}{ oath-remark-percent })
oath-remark-odds-worst = ({ $what-count ->
    [0] {""}
   *[other] { $what };{" "}
}{ oath-remark-percent }, at worst { $worst-tenths ->
    [0] { $worst }
   *[other] { $worst }.{ $worst-tenths }
} %)
oath-remark-best = ({ $what-count ->
    [0] {""}
   *[other] { $what };{" "}
}best odds { oath-remark-percent })
oath-remark-percent = { $tenths ->
    [0] { $odds }
   *[other] { $odds }.{ $tenths }
} %

## Prices, gains, and what a target brings

counted-supply = { resource-supply.count }
counted-warbands = { resource-warband.count }
counted-burned-favor = burn { $count } favor
counted-burned-secrets = { $count ->
    [one] burn { $count } secret
   *[other] burn { $count } secrets
}
counted-favor-or-more = { $count } favor or more
counted-secrets-or-more = { $count ->
    [one] { $count } secret or more
   *[other] { $count } secrets or more
}
counted-flipped-secrets = { $count ->
    [one] turn { $count } secret facedown
   *[other] turn { $count } secrets facedown
}
counted-sacrificed-warbands = { $count ->
    [one] sacrifice { $count } warband
   *[other] sacrifice { $count } warbands
}
counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
counted-more-dice = { $count ->
    [one] +{ $count } die
   *[other] +{ $count } dice
}
counted-defenders = { $count ->
    [one] { $count } defender
   *[other] { $count } defenders
}
thing-unknown-site = not yet discovered
thing-only-discard = there is no place for it: it can only be discarded
thing-pawn-leaves = if you win, it has to leave, and half of the favor there is burned
