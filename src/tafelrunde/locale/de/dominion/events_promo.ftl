# Dominion: was mit Promokarten geschieht.

event-black-market-returns = { $who ->
    [you] Du legst { $cards } unter den Schwarzmarktstapel.
   *[other] { $player } legt { $cards } unter den Schwarzmarktstapel.
}
