# Dominion: what happens only with Empires.

event-taxes = { $who ->
    [you] You put { $count } Debt on { $card }.
   *[other] { $player } puts { $count } Debt on { $card }.
}
event-bids = { $count ->
    [0] { $who ->
        [you] You do not bid.
       *[other] { $player } does not bid.
    }
   *[other] { $who ->
        [you] You bid { $count } Debt.
       *[other] { $player } bids { $count } Debt.
    }
}
