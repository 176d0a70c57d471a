# Why something on the table is no answer now; see titles/dominion/reasons.py.

dominion-why-buy-later = First come your Actions. You buy after them.
dominion-why-treasures-first = First play your Treasures, then buy.
dominion-why-bought-before = It is Night: nothing more can be bought this turn.
dominion-why-gain = { $source } does not let you gain { $card } now.
dominion-why-empty = There is no { $card } left.
dominion-why-covered = { $card } is not on top of its pile; only { $top } can be taken there.
dominion-why-beside = { $card } lies beside the Supply and cannot be bought.
dominion-why-landmark = { $card } counts for everybody and is never bought.
dominion-why-owned = You have bought { $card } already; it can be bought only once.
dominion-why-cubes = You have { $count } Projects already, and no cube for another one.
dominion-why-once-a-turn = You have bought { $card } in this turn already.
dominion-why-debt = You cannot buy anything while you have Debt: { $count }. Pay it off first.
dominion-why-no-buys = You have no buy left.
dominion-why-forbidden = { $source } does not allow you to buy { $card } now.
dominion-why-too-dear = { $card } costs { dominion-amount }, and you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $potions ->
    [0] .
    [one] { " " }and 1 Potion.
   *[other] { " " }and { $potions } Potions.
}
dominion-why-not-action = You play an Action now; { $card } is: { $types }.
dominion-why-not-treasure = You play Treasures now; { $card } is: { $types }.
dominion-why-not-night = You play Night cards now; { $card } is: { $types }.
dominion-why-no-actions = You have no action left to play { $card }.
dominion-why-treasure-late = You are buying now; Treasures are played before the first buy.
dominion-why-buying = You are buying now; { $card } is not played for that.
