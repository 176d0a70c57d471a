# Dominion: what happens with promo cards.

event-black-market-returns = { $who ->
    [you] You put { $cards } under the Black Market deck.
   *[other] { $player } puts { $cards } under the Black Market deck.
}
