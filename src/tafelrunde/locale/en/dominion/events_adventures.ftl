# Dominion: what happens only with Adventures. $who is “you” for the reader.

event-journey = { $who ->
    [you] You turn your Journey token over; it lies face { $down ->
        [1] down.
       *[0] up.
    }
   *[other] { $player } turns the Journey token over; it lies face { $down ->
        [1] down.
       *[0] up.
    }
}
event-minus-card = { $who ->
    [you] You put your -1 Card token on your deck.
   *[other] { $player } puts the -1 Card token on the deck.
}
event-minus-coin = { $who ->
    [you] You take your -1 Coin token.
   *[other] { $player } takes the -1 Coin token.
}
event-inherits = { $who ->
    [you] From now on your Estates have the abilities and types of { $card } as well.
   *[other] From now on Estates of { $player } have the abilities and types of { $card } as well.
}
